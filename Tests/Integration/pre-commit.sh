#!/usr/bin/env bash
# Lets the real pre-commit run the published hooks in a scratch repository: each has to refuse a
# bad commit and to pass a good one.
#
#   Tests/Integration/pre-commit.sh NAVLINT [check-hook convert-hook]
#
# NAVLINT is the binary for the hooks `navlint-system` and `navlint-convert-system`, which are
# tried where no others are named. `navlint navlint-convert` tries those that pre-commit builds
# itself, from the last commit of this repository; that takes minutes.
set -euo pipefail

navlint=$(realpath "$1")
check_hook=${2:-navlint-system}
convert_hook=${3:-navlint-convert-system}
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
export TMPDIR=$scratch  # SwiftPM leaves locks there
trap 'rm -rf "$scratch"' EXIT

# Neither the user's settings nor the hooks of a commit that runs this test reach the scratch.
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=test GIT_AUTHOR_EMAIL=test@example.org
export GIT_COMMITTER_NAME=test GIT_COMMITTER_EMAIL=test@example.org
export PRE_COMMIT_HOME=$scratch/cache NO_COLOR=1
mkdir "$scratch/bin"
ln -s "$navlint" "$scratch/bin/navlint"
export PATH=$scratch/bin:$PATH

fail() {
  printf 'FAILED: %s\n%s\n' "$1" "$(cat "$scratch/log")" >&2
  exit 1
}

# The repository that pre-commit takes the hooks from: this one where it has to build, else the
# hooks' file alone, as it stands in the work tree.
if [ "$check_hook" = navlint-system ]; then
  hooks=$scratch/hooks
  git init -q "$hooks"
  cp "$root/.pre-commit-hooks.yaml" "$hooks"
  git -C "$hooks" add .
  git -C "$hooks" commit -qm 'Publish hooks'
else
  hooks=$root
fi

git init -q "$scratch/app"
cd "$scratch/app"
mkdir screens
cat >.pre-commit-config.yaml <<EOF
repos:
  - repo: $hooks
    rev: $(git -C "$hooks" rev-parse HEAD)
    hooks:
      - id: $check_hook
        exclude: ^screens/
      - id: $convert_hook
        args: [--output-dir, generated, screens/]
EOF
pre-commit install >"$scratch/log" 2>&1 || fail 'pre-commit install'

commit() {
  git add -A
  git commit -qm "$1" >"$scratch/log" 2>&1
}

printf 'map3D: {mode: hybrid}\n' >screens/city.nav.yaml
printf 'broken: [\n' >other.yaml
navlint convert --output-dir generated screens/
commit 'Add a good document' || fail 'a good document was refused'
grep -q 'Passed' "$scratch/log" || fail 'no hook ran'

printf 'map3D: {mode: hybird}\n' >'screens/old town.nav.yaml'
if commit 'Add a bad document'; then fail 'a bad document was passed'; fi
grep -qF 'screens/old town.nav.yaml:1:15' "$scratch/log" || fail 'the place was not shown'
shown=$(grep -cF "did you mean \`hybrid\`?" "$scratch/log")
[ "$shown" = 1 ] || fail "the message was shown $shown times, not once"
mv 'screens/old town.nav.yaml' .
if commit 'Move it to where no JSON is made'; then fail 'a bad document elsewhere was passed'; fi
grep -qF 'old town.nav.yaml:1:15' "$scratch/log" || fail 'the place elsewhere was not shown'
rm 'old town.nav.yaml'

printf 'map3D: {mode: roadmap}\n' >screens/city.nav.yaml
if commit 'Forget the JSON'; then fail 'stale JSON was passed'; fi
grep -qF 'generated/screens/city.json' "$scratch/log" || fail 'the stale file was not named'
navlint convert --output-dir generated screens/
commit 'Add the JSON too' || fail 'fresh JSON was refused'

printf '{}' >generated/screens/city.json
if commit 'Edit the JSON by hand'; then fail 'edited JSON was passed'; fi
grep -qF 'stale: generated/screens/city.json' "$scratch/log" || fail 'the edited file was not named'

echo "pre-commit: $check_hook and $convert_hook refuse what is bad and pass what is good"
