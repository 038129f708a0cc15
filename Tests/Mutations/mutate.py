#!/usr/bin/env python3
"""mutate.py [--count N] [--seed N] [--targets NAME ...] [--scratch FOLDER]

Do the tests find what goes wrong? One small change after the other is made in the sources of a target,
and that target's tests are run: an operator swapped, a bound moved by one, a condition turned round, a
guard or an effect dropped, two arguments exchanged. What no test finds is printed as a change that
stands. Changes that do not compile count for nothing; another one takes their place.

Sources are changed in a copy, never here. All changes are woven into it and built once; MATHBOT_CHANGE names
the one that is in force when the tests run.
"""
import argparse
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import threading

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
    # Of the lesser and the greater of two the order is no matter.
    for match in re.finditer(r"(?<!\bmin)(?<!\bmax)\((\w+), (\w+)\)", bare):
        first, second = match.groups()
        if first != second:
            yield line[:match.start()] + f"({second}, {first})" + line[match.end():]


def changes(path):
    """All changes of a file as number and text of a line."""
    with open(path) as file:
        lines = file.readlines()
    is_text = False
    for number, line in enumerate(lines):
        # Texts of several lines hold no code.
        is_text ^= line.count('"""') % 2 == 1
        bare = code(line)
        if is_text or '"""' in line or re.match(r"\s*(import|@|case |///|package import|let \w+: \w+$)", bare):
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


def brackets(bare, start, end):
    """The innermost brackets around a place of a line: where they open and where they close."""
    opened, found = [], None
    for index, sign in enumerate(bare):
        if sign in "([{":
            opened.append(index)
        elif sign in ")]}":
            if not opened:
                continue
            first = opened.pop()
            if first < start and end <= index and found is None:
                found = (first, index)
    return found


def parts(bare, start, end):
    """What the commas of no inner bracket divide: where each part begins and ends."""
    depth, begin = 0, start
    for index in range(start, end):
        depth += (bare[index] in "([{") - (bare[index] in ")]}")
        if bare[index] == "," and depth == 0:
            yield begin, index
            begin = index + 1
    yield begin, end


def closed(text):
    bare = code(text)
    return all(bare.count(a) == bare.count(b) for a, b in ["()", "[]", "{}"]) and not brackets_turn(bare)


def brackets_turn(bare):
    depth = 0
    for sign in bare:
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0:
            return True
    return False


def difference(old, new):
    """Where two lines differ, as a part of the old one, and how much longer the new one is."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return start, len(old) - end, len(new) - len(old)


# What may stand before an expression in its part of a line.
BEFORE = re.compile(
    r"\s*(?:(?:\w+, )*(?:\w+|\(\w+(?:, \w+)*\)) in |(?:if |guard |while )?(?:let|var) \w+(?:: [^=]+?)? = |\w+: |return "
    r"|(?:\} else )?(?:if|guard|while) |default: |[\w.\[\]]+ [-+*/]?= )*")


def condition(bare):
    """Where the part of a line ends that stands before the body of a condition."""
    if not re.match(r"\s*(?:\} else )?(?:if|guard|while) ", bare):
        return len(bare.rstrip())
    depth = 0
    for index, sign in enumerate(bare):
        if depth == 0 and (bare.startswith(" else {", index) or bare.startswith(" {", index)) and index > 2:
            if bare[:index].strip() != "}":
                return index
        depth += (sign in "([") - (sign in ")]")
    return len(bare.rstrip())


# A line of which no part is a value that could be chosen.
STATEMENT = re.compile(r"\s*(?:return|throw|for|self = |[\w.\[\]]+ [-+*/]?= )")


def woven(old, new, number):
    """A line that is the old one, or the new one where the environment names its number."""
    on = f"changeInForce == {number}"
    bare = code(old)
    start, end, longer = difference(old, new)
    inside = brackets(bare, start, end)
    begin, stop = (inside[0] + 1, inside[1]) if inside else (0, condition(bare))
    for first, last in parts(bare, begin, stop):
        if first <= start and end <= last:
            lead = BEFORE.match(bare, first, last).end()
            after = old[lead:last].strip()
            before = new[lead:last + longer].strip()
            whole = not inside and not old[:lead].strip()
            if whole and (STATEMENT.match(bare) or before == "do {}" or after.startswith(".")):
                break
            if lead <= start and after and closed(after) and closed(before):
                return f"{old[:lead]}({on} ? ({before}) : ({after})){old[last:]}"
    whole = closed(old) and closed(new) and not bare.rstrip().endswith(",")
    if whole and not re.match(r"\s*(?:\.|(?:\w+ )*(?:let|var|func|init|guard)\b)", bare):
        space = old[:len(old) - len(old.lstrip())]
        return f"{space}if {on} {{ {new.strip()} }} else {{ {old.strip()} }}\n"
    return None


class Change:
    """A change that has been woven into a copy, in force where its number is named."""

    def __init__(self, target, kind, path, number, old, new):
        self.target, self.kind, self.path, self.line = target, kind, path, number
        self.old, self.new = old, new
        self.number = None

    @property
    def name(self):
        return f"{os.path.relpath(self.path, ROOT)}:{self.line + 1}"


SWITCH = """
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let changeInForce: Int32 = unsafe getenv("MATHBOT_CHANGE").map { unsafe atoi($0) } ?? 0
"""


class Copy:
    """A copy of the package with changes woven into it."""

    def __init__(self, scratch):
        self.root, self.tests = scratch, None
        os.makedirs(scratch, exist_ok=True)
        for name in ["Content", "Sources", "Tests"]:
            shutil.rmtree(self.place(name), ignore_errors=True)
            shutil.copytree(os.path.join(ROOT, name), self.place(name))
        # Of two branches one may do less than the compiler expects.
        with open(os.path.join(ROOT, "Package.swift")) as file:
            self.write("Package.swift", file.read().replace(".treatAllWarnings(as: .error),", ""))
        for target in TARGETS:
            self.write(f"Sources/{target}/ChangeInForce.swift", SWITCH)

    def place(self, name):
        return os.path.join(self.root, name)

    def write(self, name, text):
        with open(self.place(name), "w") as file:
            file.write(text)

    def weave(self, changes, paths):
        for path in paths:
            with open(path) as file:
                lines = file.readlines()
            for change in changes:
                if change.path == path:
                    lines[change.line] = woven(change.old, change.new, change.number)
            self.write(os.path.relpath(path, ROOT), "".join(lines))

    def build(self):
        """What does not compile, as files and lines; None where all does."""
        done = subprocess.run(
            ["swift", "build", "--build-tests"], cwd=self.root, capture_output=True, text=True)
        if done.returncode == 0:
            folder = subprocess.run(
                ["swift", "build", "--show-bin-path"], cwd=self.root, capture_output=True, text=True)
            self.tests = os.path.join(folder.stdout.strip(), "mathbotPackageTests.xctest")
            return None
        found = set(re.findall(r"^/\S*/(Sources/\S+\.swift):(\d+):\d+: error", done.stdout, re.M))
        if not found:
            sys.exit(done.stdout[-3_000:] + done.stderr[-3_000:])
        return {(os.path.join(ROOT, path), int(line) - 1) for path, line in found}

    def passes(self, target, number=0):
        """Whether all tests of a target pass; the first that does not ends them."""
        command = [self.tests, "--testing-library", "swift-testing", "--filter", f"^{target}Tests"]
        environment = {**os.environ, "MATHBOT_CHANGE": str(number), "SWIFT_BACKTRACE": "enable=no"}
        with subprocess.Popen(
                command, cwd=self.root, env=environment, stdin=subprocess.DEVNULL, text=True,
                errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                start_new_session=True) as child:
            timer = threading.Timer(LIMIT, lambda: end(child))
            timer.start()
            if any(" recorded an issue " in line for line in child.stdout):
                end(child)
            timer.cancel()
            return child.wait() == 0


def end(child):
    """Ends tests and the programs that they have started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)


def chosen(target, count, seed):
    """Changes of a target that can be woven in, no two in one line."""
    chance, taken, result = random.Random(f"{seed} {target}"), set(), []
    for kind, path, number, new in candidates(target, chance):
        if len(result) == count:
            break
        with open(path) as file:
            old = file.readlines()[number]
        if (path, number) not in taken and woven(old, new, 1):
            taken.add((path, number))
            result.append(Change(target, kind, path, number, old, new))
    return result


def compiling(copy, changes):
    """The changes that compile, woven into the copy and built."""
    for number, change in enumerate(changes):
        change.number = number + 1
    wrong, left = {change.path for change in changes}, changes
    while True:
        copy.weave(left, wrong)
        errors = copy.build()
        if errors is None:
            return left
        lines = {(change.path, change.line) for change in left}
        # Where an error stands in none of the changed lines, no change of its file is kept.
        whole = {path for path, line in errors if (path, line) not in lines}
        kept = [c for c in left if (c.path, c.line) not in errors and c.path not in whole]
        print(f"{len(left) - len(kept)} changes do not compile", flush=True)
        if len(kept) == len(left):
            sys.exit(f"This does not compile as it is: {sorted(errors)}")
        wrong, left = {path for path, _ in errors}, kept


def judge(copy, target, changes):
    if not copy.passes(target):
        sys.exit(f"{target} does not pass its tests as it is.")
    found = 0
    for change in changes:
        if copy.passes(target, change.number):
            print(f"  stands: {change.name} ({change.kind}, {change.number})\n"
                  f"    - {change.old.strip()}\n    + {change.new.strip()}", flush=True)
        else:
            found += 1
            print(f"  found: {change.name} ({change.kind})", flush=True)
    print(f"  {found} of {len(changes)} found", flush=True)
    return found


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--count", type=int, default=20, help="changes in each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--targets", nargs="+", default=TARGETS, choices=TARGETS)
    parser.add_argument("--scratch", default=os.path.join(ROOT, ".build-mutations"))
    options = parser.parse_args()
    copy = Copy(os.path.abspath(options.scratch))
    # Some do not compile.
    wanted = [chosen(target, options.count * 3 // 2, options.seed) for target in options.targets]
    built = compiling(copy, [change for changes in wanted for change in changes])
    total, sum_found = 0, 0
    for target in options.targets:
        print(f"== {target}", flush=True)
        changes = [change for change in built if change.target == target][:options.count]
        sum_found += judge(copy, target, changes)
        total += len(changes)
    print(f"{sum_found} of {total} found ({100 * sum_found / max(1, total):.0f} %)")


if __name__ == "__main__":
    main()
