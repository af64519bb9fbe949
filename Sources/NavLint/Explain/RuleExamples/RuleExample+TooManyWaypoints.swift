// Written by `swift run navlint-dev generate` from docs/Rules/too-many-waypoints.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let tooManyWaypoints = [
    RuleExample(
      of: "too-many-waypoints", isBad: true,
      "26 waypoints", facts: ["X-RT-07"],
      #"""
      navigation:
        waypoints:
          - {title: Stop 1, placeID: made-up-place-01}
          - {title: Stop 2, placeID: made-up-place-02}
          - {title: Stop 3, placeID: made-up-place-03}
          - {title: Stop 4, placeID: made-up-place-04}
          - {title: Stop 5, placeID: made-up-place-05}
          - {title: Stop 6, placeID: made-up-place-06}
          - {title: Stop 7, placeID: made-up-place-07}
          - {title: Stop 8, placeID: made-up-place-08}
          - {title: Stop 9, placeID: made-up-place-09}
          - {title: Stop 10, placeID: made-up-place-10}
          - {title: Stop 11, placeID: made-up-place-11}
          - {title: Stop 12, placeID: made-up-place-12}
          - {title: Stop 13, placeID: made-up-place-13}
          - {title: Stop 14, placeID: made-up-place-14}
          - {title: Stop 15, placeID: made-up-place-15}
          - {title: Stop 16, placeID: made-up-place-16}
          - {title: Stop 17, placeID: made-up-place-17}
          - {title: Stop 18, placeID: made-up-place-18}
          - {title: Stop 19, placeID: made-up-place-19}
          - {title: Stop 20, placeID: made-up-place-20}
          - {title: Stop 21, placeID: made-up-place-21}
          - {title: Stop 22, placeID: made-up-place-22}
          - {title: Stop 23, placeID: made-up-place-23}
          - {title: Stop 24, placeID: made-up-place-24}
          - {title: Stop 25, placeID: made-up-place-25}
          - {title: One too many, placeID: made-up-place-26}
      #     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[too-many-waypoints]: there are 26 waypoints; the SDK routes 25 at most (X-RT-07)

      """#),
    RuleExample(
      of: "too-many-waypoints", isBad: false,
      "25 waypoints", facts: ["X-RT-07"],
      #"""
      navigation:
        waypoints:
          - {title: Stop 1, placeID: made-up-place-01}
          - {title: Stop 2, placeID: made-up-place-02}
          - {title: Stop 3, placeID: made-up-place-03}
          - {title: Stop 4, placeID: made-up-place-04}
          - {title: Stop 5, placeID: made-up-place-05}
          - {title: Stop 6, placeID: made-up-place-06}
          - {title: Stop 7, placeID: made-up-place-07}
          - {title: Stop 8, placeID: made-up-place-08}
          - {title: Stop 9, placeID: made-up-place-09}
          - {title: Stop 10, placeID: made-up-place-10}
          - {title: Stop 11, placeID: made-up-place-11}
          - {title: Stop 12, placeID: made-up-place-12}
          - {title: Stop 13, placeID: made-up-place-13}
          - {title: Stop 14, placeID: made-up-place-14}
          - {title: Stop 15, placeID: made-up-place-15}
          - {title: Stop 16, placeID: made-up-place-16}
          - {title: Stop 17, placeID: made-up-place-17}
          - {title: Stop 18, placeID: made-up-place-18}
          - {title: Stop 19, placeID: made-up-place-19}
          - {title: Stop 20, placeID: made-up-place-20}
          - {title: Stop 21, placeID: made-up-place-21}
          - {title: Stop 22, placeID: made-up-place-22}
          - {title: Stop 23, placeID: made-up-place-23}
          - {title: Stop 24, placeID: made-up-place-24}
          - {title: Stop 25, placeID: made-up-place-25}

      """#),
  ]
}
