#!/usr/bin/env python3
"""Measures `mathbot calc` beside the calculators of Debian, interleaved in one run.

    calculator_benchmark.py [--runs N] [--batch-runs N] [--lines N] [--not-in-batch NAME] MATHBOT

For each task every program is run N times in turn, so that what else the machine does falls on
all alike. The tables show medians of wall time, processor time and peak memory, and the ratio of
each to bc's; the memory is that of one run. A program that is not installed is named and left out.
"""

import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PACKAGES = ("bc", "qalc", "units")
# Linux counts the memory of whoever started a program as its own; that of GNU time is small.
TIME = "/usr/bin/time"
BC_SINE = "s(30*a(1)/45)"
BC_FACTORIAL = "define f(n){if(n<2)return 1;return n*f(n-1)}\nf(100)"
MPMATH = "from mpmath import *; mp.dps = 30; print(%s)"


def python(program):
    return ["python3", "-c", program], ""


def start_tasks(mathbot):
    """For each task the command and the input of each program; None where it has no such thing."""
    return {
        "`1+2`": {
            "mathbot": ([mathbot, "calc", "1+2"], ""),
            "bc": (["bc", "-l"], "1+2\n"),
            "qalc": (["qalc", "-t", "1+2"], ""),
            "units": (["units", "-t", "1+2"], ""),
            "mpmath": python(MPMATH % "mpf(1)+2"),
            "python3 -S": (["python3", "-S", "-c", "print(3)"], ""),
        },
        "`sin(30)`, degrees": {
            "mathbot": ([mathbot, "calc", "sin(30)"], ""),
            "bc": (["bc", "-l"], BC_SINE + "\n"),
            "qalc": (["qalc", "-t", "sin(30 deg)"], ""),
            "units": (["units", "-t", "sin(30 degrees)"], ""),
            "mpmath": python(MPMATH % "sin(pi/6)"),
        },
        "`100!`": {
            "mathbot": ([mathbot, "calc", "--places", "0", "100!"], ""),
            "bc": (["bc", "-l"], BC_FACTORIAL + "\n"),
            "qalc": (["qalc", "-t", "-s", "precision 160", "100!"], ""),
            "mpmath": python("from mpmath import *; mp.dps = 160; print(int(factorial(100)))"),
        },
        "`2^0.5`, 30 digits": {
            "mathbot": ([mathbot, "calc", "--digits", "30", "2^0.5"], ""),
            "bc": (["bc", "-l"], "scale=29\nsqrt(2)\n"),
            "qalc": (["qalc", "-t", "-s", "precision 30", "2^0.5"], ""),
            "units": (["units", "-t", "-d", "30", "2^0.5"], ""),
            "mpmath": python(MPMATH % "mpf(2)**0.5"),
        },
    }


# -- The batch: the same expressions in the language of each program ------------------------------

def number(source):
    kind = source.random()
    if kind < 0.6:
        return str(source.randint(1, 999))
    if kind < 0.9:
        return f"{source.randint(0, 99)}.{source.randint(1, 99):02}"
    return str(source.randint(1, 10 ** 12))


def expression(source):
    """A template with {sqrt}, {sin}, {ln} and {exp} where programs differ."""
    kind = source.random()
    if kind < 0.4:
        return f"{number(source)}{source.choice('+-*/')}{number(source)}"
    if kind < 0.75:
        return (f"({number(source)}{source.choice('+-*')}{number(source)})"
                f"{source.choice('+-*/')}{number(source)}{source.choice('+-*')}{number(source)}")
    if kind < 0.85:
        return f"{source.randint(2, 99)}^{source.randint(2, 12)}{source.choice('+-')}{number(source)}"
    if kind < 0.92:
        return f"{{sqrt}}({number(source)})*{number(source)}"
    name = source.choice(["{sin}", "{ln}"])
    return f"{name}({source.randint(1, 99)}.{source.randint(1, 9)})+{number(source)}"


NAMES = {
    "mathbot": {"sqrt": "sqrt", "sin": "sin", "ln": "ln"},
    "bc": {"sqrt": "sqrt", "sin": "s", "ln": "l"},
    "qalc": {"sqrt": "sqrt", "sin": "sin", "ln": "ln"},
    "units": {"sqrt": "sqrt", "sin": "sin", "ln": "ln"},
    "mpmath": {"sqrt": "sqrt", "sin": "sin", "ln": "ln"},
}
EVALUATE_LINES = """
import sys
from mpmath import *
import re
mp.dps = 30
for line in sys.stdin:
    line = re.sub(r'(?<![\\w.])(\\d+(?:\\.\\d+)?)', r"mpf('\\1')", line.strip().replace('^', '**'))
    print(nstr(eval(line), 25))
"""


def batch_tasks(mathbot, count, folder):
    source = random.Random(1)
    templates = [expression(source) for _ in range(count)]
    files = {}
    for name, names in NAMES.items():
        files[name] = os.path.join(folder, name)
        with open(files[name], "w", encoding="ascii") as file:
            file.writelines(template.format(**names) + "\n" for template in templates)
    commands = {
        "mathbot": [mathbot, "calc", "--radians", "--places", "20"],
        "bc": ["bc", "-l"],
        "qalc": ["qalc", "-t", "-s", "angle radians", "-s", "precision 25", "-f", files["qalc"]],
        "units": ["units", "-t", "-d", "20"],
        "mpmath": ["python3", "-c", EVALUATE_LINES],
    }
    return {name: (command, files[name]) for name, command in commands.items()}


# -- Measuring ------------------------------------------------------------------------------------

def megabytes(command, stdin):
    """Peak memory."""
    with tempfile.NamedTemporaryFile() as report:
        milliseconds([TIME, "-f", "%M", "-o", report.name] + command, stdin)
        return int(report.read().split()[-1]) / 1024


def milliseconds(command, stdin):
    """Wall time and processor time."""
    with open(stdin, "rb") as given, tempfile.TemporaryFile() as taken:
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdin=given, stdout=taken, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        taken.seek(0)
        if not taken.read(1):
            sys.exit(f"no answer from {command}")
    return wall * 1e3, (usage.ru_utime + usage.ru_stime) * 1e3


def compare(tasks, runs):
    """The medians of each program, which take turns."""
    results = {name: [] for name in tasks}
    for _ in range(runs):
        for name, (command, stdin) in tasks.items():
            results[name].append(milliseconds(command, stdin))
    return {name: [*(statistics.median(column) for column in zip(*rows)), megabytes(*tasks[name])]
            for name, rows in results.items()}


def show(title, results):
    print(f"\n**{title}**\n")
    print("| program | wall ms | ×bc | CPU ms | ×bc | peak MB | ×bc |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    base = results["bc"]
    for name, values in results.items():
        cells = (f"{value:.1f} | {value / unit:.2f}" for value, unit in zip(values, base))
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


def available(tasks, without=()):
    return {name: task for name, task in tasks.items() if name not in missing() | set(without)}


def missing():
    names = {name for name in PACKAGES if shutil.which(name) is None}
    if subprocess.run(["python3", "-c", "import mpmath"], capture_output=True).returncode:
        names.add("mpmath")
    return names


def with_input(tasks, folder):
    """The tasks with their inputs in files."""
    placed = {}
    for name, (command, text) in tasks.items():
        placed[name] = command, os.path.join(folder, "input-" + name.replace(" ", ""))
        with open(placed[name][1], "w", encoding="ascii") as file:
            file.write(text)
    return placed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--batch-runs", type=int, default=5)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--not-in-batch", action="append", default=[], metavar="NAME")
    parser.add_argument("mathbot", metavar="MATHBOT")
    options = parser.parse_args()
    for name in sorted(missing()):
        print(f"not installed: {name} (apt install bc qalc units python3-mpmath)", file=sys.stderr)
    if "bc" in missing():
        sys.exit("bc is what the others are compared with")
    if not os.path.exists(TIME):
        sys.exit(f"not installed: {TIME} (apt install time)")
    with tempfile.TemporaryDirectory() as folder:
        for title, tasks in start_tasks(options.mathbot).items():
            show(title, compare(with_input(available(tasks), folder), options.runs))
        tasks = available(
            batch_tasks(options.mathbot, options.lines, folder), options.not_in_batch)
        show(f"{options.lines:,} expressions", compare(tasks, options.batch_runs))


if __name__ == "__main__":
    main()
