#!/usr/bin/env bash
# Runs 100,000 records through Spark in local mode and through one plain run, and compares what
# both count: `Tests/Integration/spark.sh [navlint [count]]`. Needs PySpark and Java.
set -euo pipefail

navlint=$(realpath "${1:-.build/debug/navlint}")
count=${2:-100000}
here=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# Documents without findings, with errors, broken ones, and lines that are no records.
python3 - "$count" >records.ndjson <<'P'
import json, sys
documents = [
    "map3D: {mode: hybrid}\n",
    "navigation: {ui: {compassButtn: true}}\n",
    "map3D: {mode: hybird, markers: [{position: {latitude: 91, longitude: 2}}]}\n",
    "name: Zürich\nnavigation: {ui: {compassButton: no}}\n",
    "a: [\n",
]
for number in range(int(sys.argv[1])):
    if number % 1000 == 999:
        print("no record")
    else:
        print(json.dumps({"path": f"{number}.nav.yaml", "content": documents[number % 5]}))
P

"$navlint" check --records --exit-zero <records.ndjson >plain.ndjson
PYTHONPATH=$here/examples/spark python3 - >plain.txt <<'P'
import collections, sys, types
# What `check.py` counts, without Spark.
sys.modules["pyspark"] = types.ModuleType("pyspark")
sys.modules["pyspark.sql"] = types.SimpleNamespace(SparkSession=None)
import check
reports = open("plain.ndjson", encoding="utf-8").read().splitlines()
print(f"{len(reports)}\treports")
counts = collections.Counter(found for line in reports for found in check.findings(line))
for (rule, severity), count in sorted(counts.items()):
    print(f"{count}\t{severity}\t{rule}")
P
PYTHONDONTWRITEBYTECODE=1 python3 "$here/examples/spark/check.py" "$scratch/records.ndjson" "$navlint" \
  >spark.txt 2>spark.log || { cat spark.log; exit 1; }
cat spark.txt
diff plain.txt spark.txt
grep -q "^$count"$'\treports$' plain.txt
echo "spark: $count records, the counts of both runs are equal"
