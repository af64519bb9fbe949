#!/bin/sh
# A "Run Script" build phase for Xcode: findings appear beside the lines of the documents.
#
# Copy it into the target's build phases, before "Compile Sources". List the folders with documents
# in NAVLINT_PATHS (a build setting of your own, with blanks between), turn "Based on dependency
# analysis" off, and set ENABLE_USER_SCRIPT_SANDBOXING to NO, since the sandbox lets a script read
# no folders.

# Xcode starts scripts with a bare PATH.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"

if ! command -v navlint >/dev/null; then
  echo "warning: navlint is not installed, so no configuration was checked"
  exit 0
fi

# An indexing build wants no findings.
if [ "$ACTION" = indexbuild ]; then exit 0; fi

# shellcheck disable=SC2086 # one word for each folder
exec navlint check --format concise ${NAVLINT_PATHS:-"$SRCROOT"}
