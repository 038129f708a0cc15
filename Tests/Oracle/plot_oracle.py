#!/usr/bin/env python3
"""Judges the dots that mathbot lights by intervals of another library, mpmath.iv.

    plot_oracle.py [--count N] MATHBOT

Hard curves, with poles, jumps, holes, ends of domains, spikes and fast waves, are drawn with each kind of dots. Each
column of dots is cut into pieces. Where a dot is lit, the values of mpmath.iv over one of them must reach it or the dot
beside it; where a value at one of many points lies in a dot, it must be lit, or said to be undecided. A level curve is lit in
each column where it has a value, also on the border between two rows. The exit code is 1 if anything is false or missing. Needs mpmath.
"""

import argparse
import json
import subprocess
import sys
from fractions import Fraction

from mpmath import iv, mp, mpf

mp.dps = 20
iv.dps = 20

# The curve for mathbot; the same for a number or an interval; the window; None where it has no value.
CURVES = []
# Those that are level, or made of level steps.
LEVEL = ["5", "1/3", "floor(x)/3", "mod(floor x, 3)/7"]


def curve(text, function, left, right, bottom, top):
    CURVES.append((text, function, left, right, bottom, top))


def sin(x):
    return iv.sin(x) if isinstance(x, iv.mpf) else mp.sin(x)


def cos(x):
    return iv.cos(x) if isinstance(x, iv.mpf) else mp.cos(x)


def tan(x):
    return sin(x) / cos(x)


def exp(x):
    return iv.exp(x) if isinstance(x, iv.mpf) else mp.exp(x)


def ln(x):
    """The logarithm of what is above zero in x."""
    if not isinstance(x, iv.mpf):
        if x <= 0:
            raise ValueError
        return mp.log(x)
    if x.b <= 0:
        raise ValueError
    if x.a <= 0:
        return iv.mpf([-mp.inf, mp.log(x.b) + mpf(10) ** -15])
    return iv.log(x)


def sqrt(x):
    """The root of what is not below zero in x."""
    if not isinstance(x, iv.mpf):
        if x < 0:
            raise ValueError
        return mp.sqrt(x)
    if x.b < 0:
        raise ValueError
    return iv.sqrt(iv.mpf([max(x.a, mpf(0)), x.b]))


def floor(x):
    if not isinstance(x, iv.mpf):
        return mp.floor(x)
    return iv.mpf([mp.floor(x.a), mp.floor(x.b)])


def size(x):
    if not isinstance(x, iv.mpf):
        return abs(x)
    if x.a <= 0 <= x.b:
        return iv.mpf([0, max(-x.a, x.b)])
    return abs(x)


def atan(x):
    """The arctangent, which only rises."""
    if not isinstance(x, iv.mpf):
        return mp.atan(x)
    margin = mpf(10) ** -15
    return iv.mpf([mp.atan(x.a) - margin, mp.atan(x.b) + margin])


def cbrt(x):
    """The cube root, also of what is below zero."""
    def root(v):
        return mp.sign(v) * abs(v) ** (mpf(1) / 3)
    if not isinstance(x, iv.mpf):
        return root(x)
    margin = mpf(10) ** -15
    return iv.mpf([root(x.a) - margin, root(x.b) + margin])


def collect():
    """One hundred curves."""
    curve("5", lambda x: x * 0 + 5, -10, 10, Fraction(65, 29), Fraction(225, 29))
    curve("1/3", lambda x: x * 0 + mpf(1) / 3, -10, 10, -1, 1)
    curve("floor(x)/3", lambda x: floor(x) / 3, -4, 4, -2, 2)
    curve("mod(floor x, 3)/7", lambda x: (floor(x) - 3 * floor(floor(x) / 3)) / 7, -4, 4, Fraction(-39, 200),
          Fraction(121, 200))
    curve("tan x", tan, -5, 5, -4, 4)
    curve("tan x - x", lambda x: tan(x) - x, -8, 8, -8, 8)
    curve("1/x", lambda x: 1 / x, -4, 4, -4, 4)
    curve("1/x^2", lambda x: 1 / (x * x), -4, 4, 0, 10)
    curve("sin(1/x)", lambda x: sin(1 / x), -1, 1, -2, 2)
    curve("x*sin(1/x)", lambda x: x * sin(1 / x), Fraction(-1, 2), Fraction(1, 2), Fraction(-1, 2), Fraction(1, 2))
    curve("floor x", floor, -4, 4, -5, 5)
    curve("x - floor x", lambda x: x - floor(x), -3, 3, Fraction(-1, 2), Fraction(3, 2))
    curve("x^x", lambda x: exp(x * ln(x)), -1, 3, -1, 5)
    curve("|x| - 1", lambda x: size(x) - 1, -3, 3, -2, 2)
    curve("e^(-x^2)", lambda x: exp(-(x * x)), -3, 3, Fraction(-1, 2), Fraction(3, 2))
    curve("e^(1/x)", lambda x: exp(1 / x), -3, 3, -1, 6)
    curve("atan(1/x)", lambda x: atan(1 / x), -3, 3, -2, 2)
    curve("√(x^2 - 1)", lambda x: sqrt(x * x - 1), -4, 4, -1, 4)
    curve("√(sin x)", lambda x: sqrt(sin(x)), -7, 14, Fraction(-1, 2), Fraction(3, 2))
    curve("ln x", ln, -1, 9, -4, 4)
    curve("ln |x|", lambda x: ln(size(x)), -4, 4, -4, 4)
    curve("x ln x", lambda x: x * ln(x), -1, 3, -1, 3)
    curve("(x^2 - 1)/(x - 1)", lambda x: x + 1, -3, 3, -2, 4)
    curve("sin x / x", lambda x: sin(x) / x, -12, 12, -1, 2)
    curve("∛x", cbrt, -3, 3, -2, 2)
    curve("x^(2/3)", lambda x: size(cbrt(x)) ** 2, -2, 2, Fraction(-1, 2), 2)
    curve("1/(x-1) - 1/(x-1.01)", lambda x: 1 / (x - 1) - 1 / (x - mpf("1.01")), -3, 3, -20, 20)
    curve("x^3/(x^2-1)", lambda x: x ** 3 / (x * x - 1), -5, 5, -10, 10)
    curve("1/(1 + 10^8*(x-0.1234)^2)", lambda x: 1 / (1 + 10 ** 8 * (x - mpf("0.1234")) ** 2), -1, 1,
          Fraction(-1, 5), Fraction(6, 5))
    curve("3", lambda x: x * 0 + 3, -1, 1, 0, 5)
    curve("1/sin x", lambda x: 1 / sin(x), -7, 7, -5, 5)
    curve("1/cos x", lambda x: 1 / cos(x), -7, 7, -5, 5)
    curve("e^(-1/x^2)", lambda x: exp(-1 / (x * x)), -2, 2, Fraction(-1, 2), Fraction(3, 2))
    curve("|sin x|", lambda x: size(sin(x)), -7, 7, -1, 2)
    curve("floor(x)/x", lambda x: floor(x) / x, -4, 4, -3, 3)
    curve("floor(3 sin x)", lambda x: floor(3 * sin(x)), -7, 7, -4, 4)
    curve("x*floor(1/x)", lambda x: x * floor(1 / x), -2, 2, -2, 2)
    curve("|x|/x", lambda x: size(x) / x, -3, 3, -2, 2)
    curve("√(1 - x^2)", lambda x: sqrt(1 - x * x), -2, 2, -2, 2)
    curve("√(x - 1) + √(3 - x)", lambda x: sqrt(x - 1) + sqrt(3 - x), 0, 4, 0, 3)
    curve("ln(ln x)", lambda x: ln(ln(x)), -1, 9, -3, 3)
    curve("ln(sin x)", lambda x: ln(sin(x)), -7, 7, -4, 1)
    curve("sin(x^2)", lambda x: sin(x * x), -8, 8, -2, 2)
    curve("cos(e^x)", lambda x: cos(exp(x)), -2, 4, -2, 2)
    for k in (3, 10, 50):
        curve(f"sin({k}x)", lambda x, k=k: sin(k * x), -3, 3, -2, 2)
        curve(f"x^2 × sin({k}x)", lambda x, k=k: x * x * sin(k * x), -3, 3, -6, 6)
        curve(f"tan({k}x)", lambda x, k=k: tan(k * x), -1, 1, -6, 6)
        curve(f"e^(-{k}x^2)", lambda x, k=k: exp(-k * x * x), -2, 2, Fraction(-1, 2), Fraction(3, 2))
    for k in range(1, 7):
        curve(f"1/(x^2 - {k})", lambda x, k=k: 1 / (x * x - k), -4, 4, -5, 5)
        curve(f"x^{k} - x", lambda x, k=k: x ** k - x, -2, 2, -3, 3)
        curve(f"(x-{k})/(x+{k})", lambda x, k=k: (x - k) / (x + k), -10, 10, -6, 6)
        curve(f"floor({k}x)/{k}", lambda x, k=k: floor(k * x) / k, -3, 3, -4, 4)
        curve(f"√(|x| - {k}/4)", lambda x, k=k: sqrt(size(x) - mpf(k) / 4), -3, 3, -1, 2)
        curve(f"ln(x^2 - {k})", lambda x, k=k: ln(x * x - k), -4, 4, -5, 5)
        curve(f"1/(x-{k}/3)^2", lambda x, k=k: 1 / (x - mpf(k) / 3) ** 2, -1, 3, -1, 20)
        curve(f"|x^2 - {k}| - 1", lambda x, k=k: size(x * x - k) - 1, -3, 3, -2, 5)


class Judge:
    """The rows of dots that a curve surely reaches, and those that it may reach, column by column."""

    def __init__(self, data, function):
        self.left, self.right = Fraction(data["from"]), Fraction(data["to"])
        self.bottom, self.top = Fraction(data["bottom"]), Fraction(data["top"])
        self.columns, self.rows, self.function = data["columns"], data["rows"], function
        self.height = self.number(self.top - self.bottom)
        self.high = self.number(self.top)

    @staticmethod
    def number(value):
        return mpf(value.numerator) / value.denominator

    def row(self, y):
        return (self.high - y) / self.height * self.rows

    def edges(self, column, parts):
        step = (self.right - self.left) / self.columns / parts
        start = self.left + (self.right - self.left) * Fraction(column, self.columns)
        return [self.number(start + step * part) for part in range(parts + 1)]

    def possible(self, column, parts=64):
        """The rows that the enclosures over the pieces of a column reach."""
        rows, edges = set(), self.edges(column, parts)
        for low, high in zip(edges, edges[1:]):
            rows |= self.reached(low, high, 0)
        return rows

    def reached(self, low, high, depth):
        try:
            value = self.function(iv.mpf([low, high]))
            top, bottom = self.row(mpf(value.b)), self.row(mpf(value.a))
        except (ValueError, ZeroDivisionError):
            return set() if not self.divides(low, high) else set(range(self.rows))
        if mp.isnan(top) or mp.isnan(bottom):
            return set(range(self.rows))
        first, last = max(mpf(0), top), min(mpf(self.rows), bottom)
        rows = set(range(int(mp.floor(first)), int(mp.floor(last)) + 1)) if first <= last else set()
        if len(rows) > 3 and depth < 6:
            middle = (low + high) / 2
            return self.reached(low, middle, depth + 1) | self.reached(middle, high, depth + 1)
        return rows

    def divides(self, low, high):
        """Whether the fault may be a division, rather than the end of the domain."""
        for x in (low, (low + high) / 2, high):
            try:
                self.function(x)
                return True
            except ZeroDivisionError:
                return True
            except ValueError:
                continue
        return False

    def certain(self, column, points=300):
        """The rows well within which a value lies, at points at which nothing jumps."""
        rows, edges = {}, self.edges(column, points)
        for low, high in zip(edges, edges[1:]):
            x = low + (high - low) * mpf("0.3819")
            try:
                position = self.row(self.function(x))
            except (ValueError, ZeroDivisionError):
                continue
            if 0 <= position < self.rows and 0.02 < position - mp.floor(position) < 0.98:
                rows[int(mp.floor(position))] = x
        return rows


def judge(mathbot, dots, text, function, window, step):
    """The faults of one picture, and its numbers of lit and undecided dots."""
    run = subprocess.run(
        [mathbot, "plot", "--radians", "--json", "--dots", dots, f"--from={window[0]}", f"--to={window[1]}",
         f"--bottom={window[2]}", f"--top={window[3]}", text], capture_output=True, text=True)
    if run.returncode != 0:
        return [f"{text}: {run.stderr}"], 0, 0
    data = json.loads(run.stdout)
    grid = data["curves"][0]["dots"]
    judge, faults = Judge(data, function), []
    for column in range(0, data["columns"], step):
        signs = [row[column] for row in grid]
        for row, x in judge.certain(column).items():
            if signs[row] == " ":
                faults.append(f"{text} ({dots}): a value in column {column}, row {row}, at {mp.nstr(x, 8)} is missing")
        lit = [row for row, sign in enumerate(signs) if sign == "#"]
        if text in LEVEL and not lit:
            faults.append(f"{text} ({dots}): column {column} is empty")
        possible = judge.possible(column) if lit else set()
        for row in lit:
            if not {row - 1, row, row + 1} & possible:
                faults.append(f"{text} ({dots}): column {column}, row {row} is lit")
    return faults, sum(row.count("#") for row in grid), sum(row.count("?") for row in grid)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=16, help="so many of the curves")
    parser.add_argument("--step", type=int, default=3, help="each so many columns")
    parser.add_argument("mathbot", metavar="MATHBOT")
    options = parser.parse_args()
    collect()
    faults, lit, undecided, kinds = [], 0, 0, ["braille", "sextants", "blocks", "ascii"]
    chosen = CURVES[:options.count]
    for index, (text, function, *window) in enumerate(chosen):
        dots = kinds[index % 4] if options.count < len(CURVES) else "braille"
        found, bright, open_dots = judge(options.mathbot, dots, text, function, window, options.step)
        faults, lit, undecided = faults + found, lit + bright, undecided + open_dots
    print(f"{len(chosen)} curves, {lit} dots lit, {undecided} undecided, {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
