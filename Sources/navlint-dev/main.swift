print("navlint-dev")
