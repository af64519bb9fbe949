#!/usr/bin/env bash
# Runs .ci/setup on machines that are made up: a PATH with nothing but what the case has.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# A program of the made-up machine.
program() {
  printf '#!/bin/bash\n%s\n' "$2" >"$scratch/bin/$1"
  chmod +x "$scratch/bin/$1"
}

# A machine with these package managers, where libyaml is found once one of them has run.
machine() {
  rm -rf "${scratch:?}/bin" "$scratch/log" "$scratch/installed"
  mkdir "$scratch/bin"
  touch "$scratch/log"
  ln -s "$(command -v env)" "$(command -v bash)" "$(command -v dirname)" "$scratch/bin"
  program pkg-config "[ -e '$scratch/installed' ]"
  program id 'echo 0'
  local manager
  for manager in "$@"; do
    program "$manager" "echo $manager \"\$@\" >>'$scratch/log'; : >'$scratch/installed'"
  done
}

# Runs the set-up and compares its exit status and what it asked the package managers for.
expect() {
  local status=0 log
  PATH=$scratch/bin "$root/.ci/setup" 2>"$scratch/errors" || status=$?
  log=$(cat "$scratch/log")
  if [ "$status" != "$1" ] || [ "$log" != "$2" ]; then
    printf 'FAILED: status %s\n%s\n%s\n' "$status" "$log" "$(cat "$scratch/errors")" >&2
    failures=$((failures + 1))
  fi
}

machine
: >"$scratch/installed"
expect 0 ''

machine apt-get brew
expect 0 "apt-get update -qq
apt-get install -y -qq libyaml-dev pkg-config"

machine dnf
expect 0 'dnf install -y libyaml-devel pkgconf-pkg-config'

machine apk
expect 0 'apk add yaml-dev yaml-static pkgconf'

machine brew
program id 'echo 501'
expect 0 'brew install libyaml pkgconf'

machine apt-get sudo
program id 'echo 1000'
expect 0 "sudo apt-get update -qq
sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config"

machine dnf
program id 'echo 1000'
expect 1 ''
grep -q 'run this as root: dnf install' "$scratch/errors" || failures=$((failures + 1))

machine
expect 1 ''
grep -q 'none of apt-get, dnf, apk and brew' "$scratch/errors" || failures=$((failures + 1))

machine brew
program brew "echo brew >>'$scratch/log'"
expect 1 'brew'
grep -q 'pkg-config does not find it' "$scratch/errors" || failures=$((failures + 1))

if [ "$failures" != 0 ]; then exit 1; fi
echo 'setup: libyaml is installed by apt-get, dnf, apk and brew, or the reason is said'
