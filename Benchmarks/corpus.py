"""Writes the files that the benchmark reads; the same ones on every machine.

    python3 corpus.py FOLDER
"""

import os
import random
import sys
from pathlib import Path

SEED = 2026
COLORS = ["#1A73E8", "#D93025", "#188038", "#F9AB00", "#FFFFFF", "#202124"]
ALTITUDE_MODES = ["absolute", "clampToGround", "relativeToGround", "relativeToMesh"]
SYMBOLS = ["ferry.fill", "car.fill", "bolt.car", "fuelpump", "house", "star"]
PLACES = ["Depot", "Terminal", "Loading bay", "Charging station", "Gate", "Café Zürich"]


def marker(numbers, index):
    """One marker of the 3D map, as a designer's tool would write it."""

    def one_of(words):
        # `random` is the only method whose sequence Python keeps for a seed.
        return words[int(numbers.random() * len(words))]

    mode = one_of(ALTITUDE_MODES)
    lines = [
        f"    - id: place-{index}",
        "      position:",
        f"        latitude: {37.4 + numbers.random() / 2:.6f}",
        f"        longitude: {-122.5 + numbers.random() / 2:.6f}",
    ]
    if mode != "clampToGround":
        lines.append(f"        altitude: {numbers.random() * 90:.1f}")
    lines += [
        f"      altitudeMode: {mode}",
        "      collisionBehavior: optionalAndHidesLowerPriority",
        f"      collisionPriority: {1 + int(numbers.random() * 99)}",
        "      content:",
    ]
    if numbers.random() < 0.3:
        lines.append(f'        text: "{one_of(PLACES)} {index}"')
    else:
        lines += [
            "        pin:",
            f'          backgroundColor: "{one_of(COLORS)}"',
            f"          glyph: {{systemName: {one_of(SYMBOLS)}}}",
        ]
    return "\n".join(lines) + "\n"


def document(numbers, marker_count, edit=lambda index, text: text):
    """A whole document; `edit` may change each marker's text."""
    heading = int(numbers.random() * 360)
    head = f"""\
version: 1
name: Fleet screen {int(numbers.random() * 10000)}
sdk: {{navigation: "10.10", maps3D: "1.0"}}
navigation:
  travelMode: driving
  # What the driver sees.
  ui:
    compassButton: true
    recenterButtonEnabled: true
    navigationHeaderEnabled: true
    navigationFooterEnabled: true
    shouldDisplaySpeedometer: true
  speedometer:
    alertThresholds: {{minor: 5%, major: 10%}}
    severityUpgradeDurationSeconds: 5
  routing:
    alternateRoutesStrategy: all
    routingStrategy: defaultBest
    avoidsTolls: {"true" if numbers.random() < 0.5 else "false"}
    avoidsFerries: true
map3D:
  mode: hybrid
  camera: {{center: {{latitude: 37.6, longitude: -122.3, altitude: 0}}, heading: {heading}, range: 2000}}
  markers:
"""
    return head + "".join(edit(index, marker(numbers, index)) for index in range(marker_count))


FAULTS = [
    lambda text: text.replace("version: 1", "version: 1\ncamra: {}", 1),
    lambda text: text.replace("latitude: 37.", "latitude: 137.", 1),
    lambda text: text.replace("compassButton: true", "compassButton: yes", 1),
    lambda text: text.replace("altitudeMode: ", "altitudeMode: nearly", 1),
    lambda text: text.replace("  routing:", "  routing: [", 1),
    lambda text: text.replace("recenterButtonEnabled: true", "compassButton: false", 1),
]


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())


def write_tree(folder, count, seed, faulty_every=None):
    """`count` files of 1 to 40 markers each."""
    numbers = random.Random(seed)
    for index in range(count):
        text = document(numbers, 1 + int(numbers.random() * 40))
        if faulty_every and index % faulty_every == 0:
            text = FAULTS[index // faulty_every % len(FAULTS)](text)
        write(folder / f"{index // 100:03}" / f"{index:05}.nav.yaml", text)


def odd_files():
    """Documents that no person would write."""
    levels = "".join(f"x-{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 40))
    yield "alias-bomb", "x-0: &a0 [boom]\n" + levels
    yield "nesting", "x-deep: " + "[" * 10_000 + "]" * 10_000 + "\n"
    yield "scalar", "name: " + "a" * 50_000_000 + "\n"
    yield "keys", "x-keys:\n" + "".join(f"  key-{n}: {n}\n" for n in range(1_000_000))
    yield "diagnostics", many_diagnostics(100_000)


def many_diagnostics(count):
    return "map3D:\n  mode: hybrid\n  markers:\n" + "".join(
        f"    - {{position: {{latitude: 1, longitude: {n % 180}}}, altitudeMode: groundd}}\n"
        for n in range(count)
    )


# What must take twice the time for twice the count. Each function gives a document of `count`.
DOUBLINGS = {
    "markers": lambda count: document(random.Random(SEED), count),
    "diagnostics": many_diagnostics,
    "diagnostics on one line": lambda count: "map3D: {mode: hybrid, markers: ["
    + ", ".join("{position: {latitude: 1, longitude: 2}, altitudeMode: é}" for _ in range(count))
    + "]}\n",
    "keys": lambda count: "x-keys:\n" + "".join(f"  key-{n}: {n}\n" for n in range(count)),
    "unknown keys": lambda count: "navigation:\n  ui:\n"
    + "".join(f"    compasButton{n}: true\n" for n in range(count)),
    "duplicate keys": lambda count: "navigation:\n  ui:\n"
    + "    compassButton: true\n" * count,
    "aliases": lambda count: "x-place: &place {latitude: 1, longitude: 2}\n"
    + "map3D:\n  mode: hybrid\n  markers:\n"
    + "".join("    - {position: *place, altitudeMode: clampToGround}\n" for _ in range(count)),
    "faults behind aliases": lambda count: "x-place: &place {latitude: 1, longitud: 2}\n"
    + "map3D:\n  mode: hybrid\n  markers:\n"
    + "".join("    - {position: *place, altitudeMode: clampToGround}\n" for _ in range(count)),
    "anchors": lambda count: "map3D:\n  mode: hybrid\n  markers:\n"
    + "".join(f"    - &m{n} {{position: {{latitude: 1, longitude: 2}}}}\n" for n in range(count)),
    "merges": lambda count: "x-look: &look {altitudeMode: clampToGround}\n"
    + "map3D:\n  mode: hybrid\n  markers:\n"
    + "".join(
        f"    - {{<<: *look, position: {{latitude: 1, longitude: {n % 180}}}}}\n"
        for n in range(count)
    ),
    "suppressions": lambda count: "map3D:\n  mode: hybrid\n  markers:\n"
    + "".join(
        "    # navlint: allow unknown-value\n"
        "    - {position: {latitude: 1, longitude: 2}, altitudeMode: groundd}\n"
        for _ in range(count)
    ),
    "unused suppressions": lambda count: "version: 1\n"
    + "# navlint: allow unknown-value\n" * count,
    "comments": lambda count: "version: 1\n" + "# Nothing to see here, move along.\n" * count,
    "documents": lambda count: "---\nversion: 1\nname: é\n" * count,
    "syntax errors": lambda count: "---\nname: [a\n" * count,
    "repeated ids": lambda count: "map3D:\n  mode: hybrid\n  markers:\n"
    + "    - {id: same, position: {latitude: 1, longitude: 2}}\n" * count,
    "points of a path": lambda count: "map3D:\n  mode: hybrid\n  polylines:\n    - path:\n"
    + "".join(
        f"        - {{latitude: 1.{n % 1000:03}, longitude: 2.{n % 997:03}}}\n"
        for n in range(count)
    ),
    "waypoints": lambda count: "navigation:\n  waypoints:\n"
    + "".join(f"    - {{title: w{n}, placeID: p{n}}}\n" for n in range(count)),
    "levels": lambda count: "x-deep: " + "[" * count + "]" * count + "\n",
    "escapes": lambda count: 'name: "' + "\\u00e9" * count + '"\n',
    "lines of a block scalar": lambda count: "name: |\n" + "  one line\n" * count,
}


def write_doublings(folder, counts):
    for name, make in DOUBLINGS.items():
        for count in counts:
            write(folder / name.replace(" ", "-") / f"{count:06}.nav.yaml", make(count))


def write_all(folder):
    """Everything, unless it is there already as this very script writes it."""
    stamp = folder / "stamp"
    version = Path(__file__).read_text()
    if stamp.exists() and stamp.read_text() == version:
        return
    numbers = random.Random(SEED)
    write(folder / "small.nav.yaml", document(numbers, 8))
    write(folder / "large.nav.yaml", document(numbers, 40_000))
    write_tree(folder / "many", 2_000, SEED)
    write_tree(folder / "tenfold", 20_000, SEED)
    write_tree(folder / "faulty", 2_000, SEED, faulty_every=10)
    for name, text in odd_files():
        write(folder / "odd" / f"{name}.nav.yaml", text)
    # The limit of 64 levels is the reader's; a tree may have 1,000.
    write_doublings(folder / "doublings", [1_000, 2_000, 4_000])
    stamp.write_text(version)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write_all(Path(os.fspath(sys.argv[1])))
