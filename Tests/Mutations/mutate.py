#!/usr/bin/env python3
"""mutate.py [--count N] [--seed N] [--targets NAME ...] [--scratch FOLDER]

Do the tests find what goes wrong? One small change after the other is made in the sources of a target,
and that target's tests are run: an operator swapped, a bound moved by one, a condition turned round, a
guard or an effect dropped, two arguments exchanged. What no test finds is printed as a change that
stands. Changes that do not compile count for nothing; another one takes their place.

Sources are changed in a copy, never here. Each target is built alone with what it needs.
"""
import argparse
import os
import random
import re
import shutil
import subprocess
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
TARGETS = ["Calculator", "Quiz", "Tutor", "Screen", "Storage"]
# A change that makes a test run longer than this is found, too.
LIMIT = 600

SWAPS = [
    (r" <= ", " < "), (r" < ", " <= "), (r" >= ", " > "), (r" > ", " >= "),
    (r" == ", " != "), (r" != ", " == "), (r"(?<=\w)\.\.<(?=\w)", "..."),
    (r"(?<=\w)\.\.\.(?=\w)", "..<"), (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " + "),
    (r" \+= ", " -= "), (r" -= ", " += "), (r" && ", " || "), (r" \|\| ", " && "),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"\bmin\(", "max("), (r"\bmax\(", "min("),
    (r"\.first\b(?!\()", ".last"), (r"\.last\b(?!\()", ".first"),
]


def code(line):
    """The part of a line that is code: a change in words or a comment shows nothing."""
    bare = re.sub(r'"(?:\\.|[^"\\])*"', lambda text: "\x00" * len(text.group()), line)
    return re.sub(r"//.*", lambda text: "\x00" * len(text.group()), bare)


def swapped(line, bare):
    for pattern, replacement in SWAPS:
        for match in re.finditer(pattern, bare):
            if match.group() != replacement:
                yield line[:match.start()] + replacement + line[match.end():]


def moved(line, bare):
    """Bounds moved by one."""
    for match in re.finditer(r"(?<![\w.#$])\d[\d_]*(?![\w.])", bare):
        value = int(match.group().replace("_", ""))
        yield line[:match.start()] + str(value + 1) + line[match.end():]


def turned(line, bare):
    """Conditions turned round, and guards dropped."""
    match = re.match(r"\s*(?:\} else )?(if|guard|while) (.+?)( else)? \{", bare)
    if match and not re.search(r"\b(let|var|case|#available)\b|, ", match.group(2)):
        start, end = match.span(2)
        yield line[:start] + "!(" + line[start:end] + ")" + line[end:]
        if match.group(1) == "guard":
            yield line[:start] + line[start:end] + " || true" + line[end:]


def dropped(line, bare):
    """Effects dropped: a statement that stands alone on its line."""
    if re.match(r"\s+(?:\w+\.)*\w+\(.*\)\s*$", bare) and bare.count("(") == bare.count(")"):
        yield re.match(r"\s*", line).group() + "do {}\n"
    if re.match(r"\s+[\w.\[\]]+ [-+*]?= [^{]*[^{,(\s]\s*$", bare):
        yield re.match(r"\s*", line).group() + "do {}\n"


def exchanged(line, bare):
    for match in re.finditer(r"\((\w+), (\w+)\)", bare):
        first, second = match.groups()
        if first != second:
            yield line[:match.start()] + f"({second}, {first})" + line[match.end():]


def changes(path):
    """All changes of a file as number and text of a line."""
    with open(path) as file:
        lines = file.readlines()
    for number, line in enumerate(lines):
        bare = code(line)
        if re.match(r"\s*(import|@|case |///|package import|let \w+: \w+$)", bare):
            continue
        for way in (swapped, moved, turned, dropped, exchanged):
            for text in way(line, bare):
                yield way.__name__, number, text


def sources(target):
    for folder, _, files in os.walk(os.path.join(ROOT, "Sources", target)):
        yield from (os.path.join(folder, name) for name in files if name.endswith(".swift"))


def candidates(target, chance):
    """Changes in a random order, each kind and each file as likely as any other."""
    kinds = {}
    for path in sorted(sources(target)):
        for kind, number, text in changes(path):
            kinds.setdefault(kind, {}).setdefault(path, []).append((number, text))
    while any(kinds.values()):
        kind = chance.choice([name for name in sorted(kinds) if kinds[name]])
        path = chance.choice(sorted(kinds[kind]))
        found = kinds[kind][path]
        number, text = found.pop(chance.randrange(len(found)))
        if not found:
            del kinds[kind][path]
        yield kind, path, number, text


class Copy:
    """A copy of the package with the sources of one target to change."""

    def __init__(self, target, scratch):
        self.target = target
        self.root = os.path.join(scratch, target)
        os.makedirs(self.root, exist_ok=True)
        for name in ["Package.swift", "Content", "Sources", "Tests"]:
            place = os.path.join(self.root, name)
            if os.path.isdir(place):
                shutil.rmtree(place)
            if os.path.isdir(os.path.join(ROOT, name)):
                shutil.copytree(os.path.join(ROOT, name), place)
            else:
                shutil.copy(os.path.join(ROOT, name), place)

    def run(self, *command, limit=3_600):
        environment = {**os.environ, "MATHBOT_TARGET": self.target, "SWIFT_BACKTRACE": "enable=no"}
        try:
            done = subprocess.run(
                command, cwd=self.root, env=environment, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return None
        return done

    def builds(self):
        done = self.run("swift", "build", "--build-tests", "--quiet")
        return done is not None and done.returncode == 0, done

    def passes(self):
        done = self.run("swift", "test", "--skip-build", "--quiet", limit=LIMIT)
        return done is not None and done.returncode == 0

    def write(self, path, number, text):
        place = os.path.join(self.root, os.path.relpath(path, ROOT))
        with open(place) as file:
            lines = file.readlines()
        old = lines[number]
        lines[number] = text
        with open(place, "w") as file:
            file.writelines(lines)
        return old


def judge(target, count, chance, scratch):
    copy = Copy(target, scratch)
    built, done = copy.builds()
    if not built or not copy.passes():
        sys.exit(f"{target} does not pass its tests as it is.\n{done.stderr if done else ''}")
    found, stands = 0, []
    for kind, path, number, text in candidates(target, chance):
        if found + len(stands) == count:
            break
        old = copy.write(path, number, text)
        if copy.builds()[0]:
            name = f"{os.path.relpath(path, ROOT)}:{number + 1}"
            if copy.passes():
                stands.append((name, kind, old.strip(), text.strip()))
                print(f"  stands: {name}\n    - {old.strip()}\n    + {text.strip()}", flush=True)
            else:
                found += 1
                print(f"  found: {name} ({kind})", flush=True)
        copy.write(path, number, old)
    return found, stands


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--count", type=int, default=20, help="changes in each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--targets", nargs="+", default=TARGETS, choices=TARGETS)
    parser.add_argument("--scratch", default=os.path.join(ROOT, ".build-mutations"))
    options = parser.parse_args()
    total, sum_found = 0, 0
    for target in options.targets:
        print(f"== {target}", flush=True)
        chance = random.Random(f"{options.seed} {target}")
        found, stands = judge(target, options.count, chance, options.scratch)
        total += found + len(stands)
        sum_found += found
        print(f"  {found} of {found + len(stands)} found", flush=True)
    print(f"{sum_found} of {total} found ({100 * sum_found / max(1, total):.0f} %)")


if __name__ == "__main__":
    main()
