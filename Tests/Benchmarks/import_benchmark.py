#!/usr/bin/env python3
"""import_benchmark.py [--megabytes N ...] MATHBOT

How long `mathbot data import` takes for a file of so many megabytes, and how much memory: one child's
random practice, as it is exported.
"""
import argparse
import json
import os
import tempfile
import uuid

from start_benchmark import command


def attempt(number):
    return {
        "at": f"2026-01-{number // 86_400 % 28 + 1:02}T{number // 3_600 % 24:02}:"
              f"{number // 60 % 60:02}:{number % 60:02}.100Z",
        "hintsSeen": 0, "id": str(uuid.UUID(int=number + (1 << 64))).upper(), "left": 7,
        "milliseconds": 4_100, "operation": "multiply", "outcome": "right", "right": 8,
        "tryNumber": 1, "typed": "56",
    }


def session(number):
    return {
        "attempts": [attempt(number * 50 + index) for index in range(50)], "difficulty": "medium",
        "id": str(uuid.UUID(int=number + 1)).upper(), "minutes": 5, "operations": ["multiply"],
        "seed": "42", "startedAt": f"2026-01-{number * 50 // 86_400 % 28 + 1:02}T00:00:00.000Z",
    }


def write(path, size):
    """An archive of about so many bytes, and its attempts."""
    learner = {"createdAt": "2026-01-01T00:00:00.000Z", "id": str(uuid.UUID(int=7)).upper(),
               "name": "Mina"}
    head = {"format": "mathbot-practice", "learner": learner, "schema": 1, "sessions": []}
    with open(path, "w") as file:
        file.write(json.dumps(head, indent=2)[:-4] + "[\n")
        number = 0
        while file.tell() < size:
            file.write(",\n" * (number > 0) + json.dumps(session(number), indent=2))
            number += 1
        file.write("]\n}\n")
    return number * 50


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("--megabytes", type=int, nargs="+", default=[1, 100])
    options = parser.parse_args()
    print("| file | attempts | s | s of CPU | MB |\n| --- | ---: | ---: | ---: | ---: |")
    for size in options.megabytes:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "archive.json")
            count = write(path, size * 1_000_000)
            wall, used, peak = command(
                os.path.abspath(options.program), folder, "data", "import", path)
            print(f"| {size} MB | {count:,} | {wall / 1000:.1f} | {used / 1000:.1f} | {peak:.0f} |",
                  flush=True)


if __name__ == "__main__":
    main()
