#!/usr/bin/env bash
# Runs `swift package navlint` in a scratch package of an app that depends on this checkout by its
# path, and on its last commit as a package from elsewhere, which SwiftPM builds by other rules.
#
#   Tests/Integration/plugin.sh
#
# Builds navlint twice, which takes minutes; so no test runs it.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
export TMPDIR=$scratch  # SwiftPM leaves locks there
trap 'rm -rf "$scratch"' EXIT

fail() {
  printf 'FAILED: %s\n%s\n' "$1" "$(cat "$scratch/log")" >&2
  exit 1
}

# Runs the plugin and compares its exit status; SwiftPM makes 1 of every failure.
expect() {
  local expected=$1 status=0
  shift
  swift package navlint "$@" >"$scratch/log" 2>&1 || status=$?
  [ "$status" = "$expected" ] || fail "status $status of navlint $*, not $expected"
}

try_dependency() {
  local app=$scratch/$1
  mkdir -p "$app/Sources/App"
  cd "$app"
  cat >Package.swift <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [$2],
  targets: [.target(name: "App")])
EOF
  echo 'let app = "an app"' >Sources/App/App.swift
  echo 'map3D: {mode: hybrid}' >city.nav.yaml
  expect 0
  expect 0 check city.nav.yaml
  echo 'map3D: {mode: hybird}' >town.nav.yaml
  expect 1
  grep -qF 'town.nav.yaml:1:15' "$scratch/log" || fail 'the place was not shown'
  expect 1 check missing.nav.yaml
  grep -qF 'missing.nav.yaml' "$scratch/log" || fail 'the missing file was not named'
  echo "plugin: swift package navlint works with a dependency by $1"
}

try_dependency path ".package(name: \"navlint\", path: \"$root\")"
revision=$(git -C "$root" rev-parse HEAD)
git clone -q --bare "$root" "$scratch/navlint.git"
try_dependency revision ".package(url: \"file://$scratch/navlint.git\", revision: \"$revision\")"
