"""Checks the configurations of a fleet inside Spark.

    spark-submit check.py records.ndjson [navlint]

Each line of the input is a record {"path": ..., "content": ...}. Partitions are piped through
`navlint check --records`, which answers each with a report; counts by rule are printed.
"""

import json
import os
import sys

from pyspark.sql import SparkSession


def findings(line):
    """The (rule, severity) of each finding of a report; a bad record counts as one too."""
    report = json.loads(line)
    if report["status"] != "checked":
        return [(report["status"], "error")]
    return [(found["rule"], found["severity"]) for found in report["diagnostics"]]


def main(records, navlint="navlint"):
    spark = SparkSession.builder.appName("navlint").getOrCreate()
    lines = spark.sparkContext.textFile(records, minPartitions=8)
    # Findings are results, not failures of a task; one worker, as Spark runs a task for each core.
    reports = lines.pipe(
        f"{navlint} check --records --exit-zero --jobs 1", env=dict(os.environ), checkCode=True
    ).cache()
    print(f"{reports.count()}\treports")
    for (rule, severity), count in sorted(reports.flatMap(findings).countByValue().items()):
        print(f"{count}\t{severity}\t{rule}")
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
