#!/usr/bin/env python3
"""Judges the solutions that mathbot finds by intervals of another library, mpmath.iv.

    solve_oracle.py [--count N] [--seed S] MATHBOT

Random equations in sums, products and functions of x are solved on an interval. Each solution must
have a change of sign, or a value that cannot be told from zero, within its digits. Where the answer
says that these are all, no part of the interval may be left in which mpmath.iv finds a change of
sign away from them. The exit code is 1 if anything is false or missed. Needs mpmath.
"""

import argparse
import json
import random
import subprocess
import sys

from mpmath import iv, mp, mpf

mp.dps = 40
iv.dps = 40


def piece(source):
    """A random part: its text, and the same for a number or an interval of mpmath."""
    a, b = source.randint(1, 5), source.randint(-6, 6)
    inner = f"({a}*x+({b}))"
    return source.choice([
        (inner, lambda m, x: a * x + b),
        (f"{inner}^2", lambda m, x: (a * x + b) ** 2),
        (f"{inner}^3", lambda m, x: (a * x + b) ** 3),
        (f"sin{inner}", lambda m, x: m.sin(a * x + b)),
        (f"cos{inner}", lambda m, x: m.cos(a * x + b)),
        (f"e^({inner}/9)", lambda m, x: m.exp((a * x + b) / m.mpf(9))),
        (f"ln(({inner})^2+1)", lambda m, x: m.log((a * x + b) ** 2 + 1)),
        (f"√(({inner})^2+2)", lambda m, x: m.sqrt((a * x + b) ** 2 + 2)),
        (f"1/(({inner})^2+1)", lambda m, x: 1 / ((a * x + b) ** 2 + 1)),
    ])


def equation(source):
    """A random equation = 0."""
    first, second, third = piece(source), piece(source), piece(source)
    c, d = source.randint(1, 7), source.randint(-9, 9)
    text = f"{c}*{first[0]}*{second[0]} - {third[0]}*4 + ({d})"
    return text, lambda m, x: c * first[1](m, x) * second[1](m, x) - third[1](m, x) * 4 + d


def solve(mathbot, text, low, high):
    """What mathbot says, as its JSON."""
    run = subprocess.run(
        [mathbot, "solve", "--radians", "--json", "--digits", "25", "--from", str(low), "--to",
         str(high), text], capture_output=True, text=True)
    return json.loads(run.stdout)


def false_root(function, digits):
    """Whether the function has no change of sign around the digits, and is not zero there."""
    x = mpf(digits)
    margin = mpf(10) ** -23 * max(abs(x), mpf(10) ** -3)
    below, above = function(mp, x - margin), function(mp, x + margin)
    return below * above > 0 and abs(function(mp, x)) > mpf(10) ** -20


def missed(function, roots, low, high, parts=2000):
    """The parts of the interval, away from the roots, over which the sign changes."""
    found, step = [], (mpf(high) - low) / parts
    for part in range(parts):
        a, b = low + part * step, low + (part + 1) * step
        if any(a - step <= root <= b + step for root in roots):
            continue
        enclosure = function(iv, iv.mpf([a, b]))
        if enclosure.a > 0 or enclosure.b < 0:
            continue
        if function(mp, a) * function(mp, b) <= 0:
            found.append(part)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("mathbot", metavar="MATHBOT")
    options = parser.parse_args()
    source, faults, solutions, open_ends = random.Random(options.seed), [], 0, 0
    for _ in range(options.count):
        text, function = equation(source)
        answer = solve(options.mathbot, text, -10, 10)
        roots = [mpf(one["digits"]) for one in answer["solutions"]]
        solutions += len(roots)
        open_ends += not answer["complete"]
        faults += [f"{text}: {root} is none" for root in roots if false_root(function, root)]
        if answer["complete"]:
            faults += [f"{text}: part {part} of 2000" for part in missed(function, roots, -10, 10)]
    print(f"{options.count} equations, {solutions} solutions, {open_ends} with undecided parts, "
          f"{len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
