#!/usr/bin/env bash
# What may go wrong around a run, each with what came of it: `Tests/Integration/faults.sh [navlint]`.
#
# Prints a line for each fault and exits 1 where a run ended otherwise than it should, or where
# something was lost or left behind. Faults that this machine cannot make are skipped.
set -uo pipefail

navlint=$(realpath "${1:-.build/debug/navlint}")
scratch=$(mktemp -d)
chmod 755 "$scratch"
trap 'chmod -R u+rwX "$scratch" 2>/dev/null; rm -rf "$scratch"' EXIT
failures=0

# Each fault has a folder of its own, with a document without findings and one with an error.
begin() {
  fault=$1
  folder=$scratch/$((++number))
  mkdir -m 777 "$folder"
  cd "$folder" || exit 2
  printf 'navigation:\n  ui:\n    compassButton: true\n' >good.nav.yaml
  printf 'navigation:\n  ui:\n    compassButtn: true\n' >bad.nav.yaml
}
number=0

# Runs a command, its streams kept, and notes how it ended.
run() {
  "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
  status=$?
}

# Prints the fault's line: $1 are the right exit statuses, the rest a test of what is left.
expect() {
  local right=$1 verdict=ok
  shift
  case " $right " in *" $status "*) ;; *) verdict=FAILED ;; esac
  if [ $# -gt 0 ] && ! "$@"; then verdict=FAILED; fi
  if compgen -G "$folder/.navlint-*.tmp" >/dev/null; then verdict=FAILED; fi
  printf '%-7s %-58s exit %s\n' "$verdict" "$fault" "$status"
  if [ "$verdict" = FAILED ]; then
    failures=$((failures + 1))
    sed 's/^/        /' "$scratch/err" | head -5
  fi
}

skip() { printf '%-7s %s: %s\n' skipped "$fault" "$1"; }

says() { grep -q -- "$1" "$scratch/err" "$scratch/out"; }
holds() { [ "$(cat "$1")" = "$2" ]; }

# Runs as somebody for whom permissions count.
as_user() {
  if [ "$(id -u)" != 0 ]; then "$@"; else
    setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
  fi
}
has_user=yes
if [ "$(id -u)" = 0 ] && ! setpriv --reuid=65534 --regid=65534 --clear-groups \
  "$navlint" --version >/dev/null 2>&1; then has_user=; fi

# --- What is read -------------------------------------------------------------------------------

if [ -n "$has_user" ]; then
  begin "an unreadable file beside a faulty one"
  chmod 0 good.nav.yaml
  run as_user "$navlint" check --no-cache .
  expect 2 says compassButtn

  begin "an unreadable folder beside a faulty file"
  mkdir -m 0 closed
  run as_user "$navlint" check --no-cache .
  expect 2 says compassButtn

  begin "unreadable settings"
  touch .navlint.yaml && chmod 0 .navlint.yaml
  run as_user "$navlint" check --no-cache .
  expect 2 says .navlint.yaml
fi

begin "a working folder that is gone"
mkdir gone && cd gone && rmdir ../gone
run "$navlint" check .
cd ..
expect 2

begin "folders that vanish while they are walked"
(for _ in $(seq 60); do mkdir -p a/b/c && cp good.nav.yaml a/b/c && rm -r a; done) 2>/dev/null &
worst=0
for _ in $(seq 20); do
  run "$navlint" check --no-cache --exit-zero .
  [ "$status" -gt "$worst" ] && worst=$status
done
wait
status=$worst
expect "0 2"

begin "a file that grows while it is read"
(for _ in $(seq 300); do printf '# and more\n' >>good.nav.yaml; done) &
worst=0
for _ in $(seq 20); do
  run "$navlint" check --no-cache good.nav.yaml
  [ "$status" -gt "$worst" ] && worst=$status
done
wait
status=$worst
expect 0

begin "a file that changes while it is mended"
one='navigation: {ui: {compassButtn: true}}' other='navigation: {ui: {compasButton: false}}'
(for _ in $(seq 200); do
  echo "$one" >n && mv n f.yaml
  echo "$other" >n && mv n f.yaml
done) 2>/dev/null &
worst=0
for _ in $(seq 20); do
  [ -e f.yaml ] || continue
  run "$navlint" check --fix --no-cache f.yaml
  [ "$status" -gt "$worst" ] && worst=$status
done
wait
whole() { grep -qxE 'navigation: \{ui: \{compass?Butto?n: (true|false)\}\}' f.yaml; }
status=$worst
expect "0 1 2" whole

begin "a named pipe as a document"
mkfifo pipe
(cat bad.nav.yaml >pipe) &
run "$navlint" check pipe
wait
expect 1 says compassButtn

begin "pipes and dangling links met on the way"
mkfifo pipe.nav.yaml
ln -s nowhere dangling.nav.yaml
run "$navlint" check --no-cache .
expect 1 says pipe.nav.yaml

begin "a link to itself, named"
ln -s loop loop
run "$navlint" check loop
expect 2 says loop

begin "folders named like a document and like settings"
mkdir folder.nav.yaml .navlint.yaml
run "$navlint" check --no-cache .
expect 1 says compassButtn

begin "a device without end as a document"
echo 'limits: {fileSize: 100000}' >.navlint.yaml
run "$navlint" check /dev/zero -c .navlint.yaml
expect "1 2"

for option in --config --policy --baseline --files-from; do
  begin "a device without end behind $option"
  (ulimit -v 4000000 && exec timeout 60 "$navlint" check "$option" /dev/zero good.nav.yaml) \
    >"$scratch/out" 2>"$scratch/err" </dev/null
  status=$?
  expect 2
done

begin "settings that extend a device without end"
echo 'extends: /dev/zero' >.navlint.yaml
(ulimit -v 4000000 && exec timeout 60 "$navlint" check .) >"$scratch/out" 2>"$scratch/err"
status=$?
expect 2

begin "10,000 files and 16 descriptors"
mkdir many
(cd many && for i in $(seq 10000); do echo '{}' >"$i.nav.yaml"; done)
cp bad.nav.yaml many/5000.nav.yaml
(ulimit -n 16 && exec "$navlint" check --no-cache many) >"$scratch/out" 2>"$scratch/err"
status=$?
expect 1 says 'many/5000.nav.yaml'

begin "10,000 files converted with 16 descriptors"
mkdir many
(cd many && for i in $(seq 10000); do echo '{}' >"$i.nav.yaml"; done)
(ulimit -n 16 && exec "$navlint" convert --output-dir out many) >"$scratch/out" 2>"$scratch/err"
status=$?
all_there() { [ "$(find out -name '*.json' | wc -l)" = 10000 ]; }
expect 0 all_there

begin "a path of 4,000 bytes"
name=$(printf 'd%.0s' $(seq 199))
long=.
for _ in $(seq 20); do mkdir "$name" && cd "$name" && long=$long/$name; done
cp "$folder/bad.nav.yaml" bad.nav.yaml
cd "$folder" || exit 2
run "$navlint" check --no-cache --format concise "$long/bad.nav.yaml"
expect "1 2"
run "$navlint" check --no-cache .
fault="a path of 4,000 bytes, met on the way"
expect "1 2" says compassButtn

fault="a path of 4,000 bytes, converted"
mv bad.nav.yaml kept && cp good.nav.yaml "$long/bad.nav.yaml"
run "$navlint" convert --output-dir out .
expect "0 2"

# --- What is written ----------------------------------------------------------------------------

if [ -n "$has_user" ]; then
  begin "an output folder that is read-only"
  mkdir -m 555 out
  run as_user "$navlint" convert --output-dir out good.nav.yaml
  expect 2

  for options in "convert -o shut/new.json good.nav.yaml" "check -f json=shut/new good.nav.yaml" \
    "check --write-baseline shut/new bad.nav.yaml" "check --fix shut/bad.nav.yaml"; do
    begin "a read-only folder in \`${options% *}\`"
    mkdir shut && cp bad.nav.yaml shut/ && chmod 555 shut
    # shellcheck disable=SC2086
    run as_user "$navlint" $options
    untouched() { cmp -s shut/bad.nav.yaml bad.nav.yaml && [ ! -e shut/new ]; }
    expect 2 untouched
  done
fi

begin "a full disk, with the old files on it"
mkdir disk
if mount -t tmpfs -o size=64k none disk 2>/dev/null; then
  run "$navlint" convert --output-dir disk good.nav.yaml
  before=$(cat disk/*.json)
  head -c 100000 /dev/zero >disk/fill 2>/dev/null
  python3 - <<'P' >good.nav.yaml 2>/dev/null || seq -f 'a%g: 1' 9000 >good.nav.yaml
print("map3D: {mode: hybrid, markers: [" + ", ".join(
    "{position: {latitude: %d.5, longitude: 1, altitude: 0}}" % (i % 80) for i in range(2000)) + "]}")
P
  run "$navlint" convert --output-dir disk good.nav.yaml
  kept() { [ "$(cat disk/*.json)" = "$before" ] && [ "$(find disk -type f | wc -l)" = 2 ]; }
  expect 2 kept
  rm disk/fill && cp bad.nav.yaml disk/ && seq -f '# %g' 900 >>disk/bad.nav.yaml
  cp disk/bad.nav.yaml before && head -c 100000 /dev/zero >disk/fill 2>/dev/null
  for options in "check --fix disk/bad.nav.yaml" "check -f html=disk/new bad.nav.yaml" \
    "check --cache-dir disk/cache --no-config good.nav.yaml $(yes disk/bad.nav.yaml | head -20)"; do
    fault="a full disk in \`${options:0:30}\`"
    # shellcheck disable=SC2086
    run "$navlint" $options
    unhurt() { cmp -s disk/bad.nav.yaml before && [ ! -e disk/new ]; }
    expect "1 2" unhurt
  done
  umount disk
else
  skip "no file system can be mounted"
fi

begin "a file size limit"
seq -f '- {a: %g}' 20000 >long.yaml
echo old >out.json
(ulimit -f 1 && exec "$navlint" convert --no-schema -o out.json long.yaml) \
  >"$scratch/out" 2>"$scratch/err"
status=$?
expect 2 holds out.json old

begin "standard output that is full"
if [ -e /dev/full ]; then
  "$navlint" check bad.nav.yaml >/dev/full 2>"$scratch/err"
  status=$?
  expect 2
else
  skip "there is no /dev/full"
fi

begin "standard output that is closed"
"$navlint" check bad.nav.yaml >&- 2>"$scratch/err"
status=$?
expect "1 2"

begin "standard input that is closed"
"$navlint" check - <&- >"$scratch/out" 2>"$scratch/err"
status=$?
expect 2

begin "standard error that is closed"
"$navlint" check nowhere 2>&- >"$scratch/out"
status=$?
expect 2

begin "a reader that goes away"
seq -f 'k%g: 1' 20000 >many.nav.yaml
"$navlint" check many.nav.yaml 2>"$scratch/err" | head -1 >/dev/null
status=${PIPESTATUS[0]}
expect 141

begin "a link in place of the output"
echo precious >target && ln -s target out.json
run "$navlint" convert -o out.json good.nav.yaml
expect 2 holds target precious

begin "a link in place of a folder of the output"
mkdir -p elsewhere out && ln -s ../elsewhere out/sub
mkdir sub && cp good.nav.yaml sub/
run "$navlint" convert --output-dir out sub/good.nav.yaml
empty() { [ -z "$(ls -A elsewhere)" ]; }
expect "0 2" empty

# --- Signals ------------------------------------------------------------------------------------

# Starts a command that waits for a pipe to be written, sends it a signal, and waits for its end.
interrupt() {
  local signal=$1
  shift
  mkfifo wait.nav.yaml 2>/dev/null
  "$@" >"$scratch/out" 2>"$scratch/err" </dev/null &
  local child=$!
  sleep 0.3
  kill -s "$signal" "$child"
  # Whoever opens the pipe in the meantime must not wait for ever.
  wait "$child"
  status=$?
}
old=$(printf 'old\n')
for signal in TERM INT; do
  right=143 && [ $signal = INT ] && right=130
  for command in "check --no-cache --format json=report.json" "check --fix --no-cache" \
    "check --no-cache --write-baseline report.json" "policy --no-cache" \
    "convert --output-dir out"; do
    begin "SIG$signal in \`$command\`"
    echo old >report.json
    cp bad.nav.yaml before
    # Job control, as background children of a script ignore SIGINT.
    set -m
    # shellcheck disable=SC2086
    interrupt $signal "$navlint" $command good.nav.yaml wait.nav.yaml
    set +m
    unchanged() { holds report.json "$old" && cmp -s bad.nav.yaml before && ! compgen -G "out/*" >/dev/null; }
    expect $right unchanged
  done
  for command in "diff good.nav.yaml wait.nav.yaml" "explain wait.nav.yaml:/navigation" \
    "policy --test wait.nav.yaml" "policy --base wait.nav.yaml good.nav.yaml" \
    "check --config wait.nav.yaml ." "check --files-from wait.nav.yaml" \
    "convert --digest-lock lock wait.nav.yaml"; do
    begin "SIG$signal in \`$command\`"
    set -m
    # shellcheck disable=SC2086
    interrupt $signal "$navlint" $command
    set +m
    nothing() { [ ! -e lock ]; }
    expect $right nothing
  done
  begin "SIG$signal in \`convert -o\`"
  echo old >report.json
  set -m
  interrupt $signal "$navlint" convert -o report.json wait.nav.yaml
  set +m
  expect $right holds report.json old
  begin "SIG$signal in \`check --records\`"
  mkfifo records
  set -m
  "$navlint" check --records <records >"$scratch/out" 2>"$scratch/err" &
  child=$!
  exec 9>records
  kill -s $signal $child
  wait $child
  status=$?
  exec 9>&-
  set +m
  expect $right
done 2>/dev/null

# --- Surroundings -------------------------------------------------------------------------------

begin "a clock of 1970, and one of the year 2500"
printf 'navigation:\n  ui:\n    compassButtn: true  # navlint: allow unknown-key until 2030-01-01\n' \
  >dated.nav.yaml
run env SOURCE_DATE_EPOCH=0 "$navlint" check --no-cache dated.nav.yaml
early=$status
run env SOURCE_DATE_EPOCH=16725225600 "$navlint" check --no-cache dated.nav.yaml
[ "$early" = 0 ] || status="$status after $early"
expect 1

begin "files and a cache from the future"
for i in $(seq 20); do cp bad.nav.yaml "$i.nav.yaml"; done
run "$navlint" check --cache-dir cache .
touch -d 2100-01-01 ./*.nav.yaml cache/* cache
cp good.nav.yaml bad.nav.yaml
run "$navlint" check --cache-dir cache -f concise .
fewer() { [ "$(grep -c compassButtn "$scratch/out")" = 20 ]; }
expect 1 fewer

begin "a clock that is no number"
run env SOURCE_DATE_EPOCH=yesterday "$navlint" check --no-cache good.nav.yaml
expect 2

begin "the C locale, no HOME, no TMPDIR"
printf 'navigation: {ui: {"compassBüttn": true}}\n' >words.nav.yaml
run "$navlint" check --no-cache words.nav.yaml
cp "$scratch/out" usual
run env -i LC_ALL=C TMPDIR=/nonexistent "$navlint" check words.nav.yaml
same() { cmp -s usual "$scratch/out"; }
expect 1 same

begin "a cache folder that cannot be made"
run "$navlint" check --cache-dir /dev/null/cache bad.nav.yaml
expect 1 says compassButtn

begin "a cache of rubbish"
for i in $(seq 20); do cp bad.nav.yaml "$i.nav.yaml"; done
run "$navlint" check --cache-dir cache .
for file in cache/*.results; do head -c 5000 /dev/urandom >"$file"; done
run "$navlint" check --cache-dir cache .
expect 1 says compassButtn

begin "no second thread"
if [ -n "$has_user" ] && [ "$(id -u)" = 0 ]; then
  (ulimit -u 1 && exec setpriv --reuid=65533 --regid=65533 --clear-groups \
    "$navlint" check --no-cache good.nav.yaml bad.nav.yaml) >"$scratch/out" 2>"$scratch/err"
  status=$?
  expect 1 says compassButtn
else
  skip "needs root"
fi

echo "$failures failed"
[ "$failures" = 0 ]
