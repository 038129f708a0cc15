#!/usr/bin/env python3
"""Measures `mathbot calc` on lines of plain arithmetic beside bc and Python, kind by kind.

    arithmetic_benchmark.py [--lines N] [--runs N] [--seed N] NAME=MATHBOT...

Each program answers the same lines of one kind; the programs take turns, and the least processor
time of a few runs counts. Several builds of mathbot can be measured in one run: before=… after=….
"""

import argparse
import os
import random
import subprocess
import tempfile

PYTHON = """
import sys
from math import sqrt
for line in sys.stdin:
    print(eval(line.replace('^', '**')))
"""


def decimal(source):
    return f"{source.randint(0, 999)}.{source.randint(1, 99):02}"


def long(source):
    return str(source.randint(10 ** 24, 10 ** 25 - 1))


KINDS = {
    "sums": lambda s: f"{s.randint(1, 9999)}{s.choice('+-')}{s.randint(1, 9999)}",
    "decimals": lambda s: f"{decimal(s)}{s.choice('+-*')}{decimal(s)}",
    "powers": lambda s: f"{s.randint(2, 99)}^{s.randint(2, 12)}",
    "25-digit products": lambda s: f"{long(s)}*{long(s)}",
    "quotients": lambda s: f"{s.randint(1, 9999)}/{s.randint(2, 9999)}",
    "roots": lambda s: f"sqrt({s.randint(2, 99999)})",
}


def milliseconds(command, lines):
    """The processor time of one run."""
    with open(lines, encoding="ascii") as given, open(os.devnull, "w", encoding="ascii") as taken:
        process = subprocess.Popen(command, stdin=given, stdout=taken)
        _, _, usage = os.wait4(process.pid, 0)
    return (usage.ru_utime + usage.ru_stime) * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=50_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("programs", nargs="+", metavar="NAME=MATHBOT")
    options = parser.parse_args()
    commands = {"bc": ["bc", "-l"], "python": ["python3", "-S", "-c", PYTHON]}
    for program in options.programs:
        name, path = program.split("=", 1)
        commands[name] = [path, "calc"]
    print("| kind | bc ms | " + " | ".join(list(commands)[1:]) + " |")
    print("| --- | ---: |" + " ---: |" * (len(commands) - 1))
    source = random.Random(options.seed)
    for kind, make in KINDS.items():
        with tempfile.NamedTemporaryFile("w", encoding="ascii") as lines:
            lines.writelines(make(source) + "\n" for _ in range(options.lines))
            lines.flush()
            least = dict.fromkeys(commands, float("inf"))
            for _ in range(options.runs):
                for name, command in commands.items():
                    least[name] = min(least[name], milliseconds(command, lines.name))
        ratios = " | ".join(f"{least[name] / least['bc']:.2f}" for name in list(commands)[1:])
        print(f"| {kind} | {least['bc']:.0f} | {ratios} |", flush=True)


if __name__ == "__main__":
    main()
