#!/usr/bin/env python3
"""Judges how calculations are worked out, by an implementation of its own.

Random calculations as schools have them are piped into `MATHBOT calc --steps --json`. Fractions of
Python and mpmath (from PyPI) compute each line, which must have the value of the whole; what is
written in columns is done again with Python's whole numbers, digit by digit.

    steps_oracle.py [--count N] [--seed N] [--show N] MATHBOT

The exit code is 1 if one line, or one digit in a column, is wrong.
"""

import argparse
import json
import math
import random
import re
import subprocess
import sys
from fractions import Fraction

from mpmath import mp, mpf

TOKEN = re.compile(r"\s*(?:(\d+) (\d+)/(\d+)|(\d+\.\d+|\d+)|(abs|root|sin|cos|tan|mod|of|.))")
NEAR = mpf(10) ** -40
mp.dps = 60


class Undefined(Exception):
    """There is no value."""


class Reader:
    """Reads an expression by its rules of precedence and computes it on the way."""

    def __init__(self, text):
        text = text.replace("−", "-").replace("×", "*").replace("÷", ":").replace("**", "^")
        self.tokens = [match for match in TOKEN.finditer(text.strip())]
        self.place = 0

    def peek(self):
        return self.tokens[self.place][5] if self.place < len(self.tokens) else None

    def take(self):
        self.place += 1
        return self.tokens[self.place - 1]

    def value(self):
        value = self.sum()
        assert self.place == len(self.tokens), "not read to the end"
        return value

    def sum(self):
        left = self.product()
        while self.peek() in ("+", "-"):
            sign = -1 if self.take()[5] == "-" else 1
            start = self.place
            right = self.product()
            bare = self.tokens[self.place - 1][5] == "%" and not self.is_product(start)
            left = left + sign * (times(left, right) if bare else right)
        return left

    def is_product(self, start):
        """Whether more than one operand, or one with a sign of its own, was read since then."""
        words = [token[5] for token in self.tokens[start:self.place]]
        return any(word in ("*", ":", "/", "of", "mod", "+", "-", "(", "√", "∛", "^") for word in words)

    def product(self):
        left = self.signed()
        while True:
            sign = self.peek()
            if sign in ("*", "of"):
                self.take()
                left = times(left, self.signed())
            elif sign in (":", "/"):
                self.take()
                left = divide(left, self.signed())
            elif sign == "mod":
                self.take()
                right = self.signed()
                left = left - right * math.floor(left / right)
            elif sign == "√" or sign == "(":
                left = times(left, self.power())
            else:
                return left

    def signed(self):
        if self.peek() in ("-", "+"):
            return -self.signed() if self.take()[5] == "-" else self.signed()
        return self.power()

    def power(self):
        base = self.postfix()
        if self.peek() != "^":
            return base
        self.take()
        return power(base, self.signed())

    def postfix(self):
        value = self.primary()
        while self.peek() in ("%", "!"):
            value = divide(value, Fraction(100)) if self.take()[5] == "%" else factorial(value)
        return value

    def primary(self):
        token = self.take()
        if token[1]:
            return int(token[1]) + Fraction(int(token[2]), int(token[3]))
        if token[4]:
            return Fraction(token[4])
        word = token[5]
        if word in ("(", "|"):
            value = self.sum()
            assert self.take()[5] == (")" if word == "(" else "|")
            return abs(value) if word == "|" else value
        if word in ("√", "∛"):
            return power(self.power(), Fraction(1, 2 if word == "√" else 3))
        assert self.take()[5] == "(", word
        value = self.sum()
        if word == "root":
            assert self.take()[5] == ","
            value = power(value, 1 / self.sum())
        assert self.take()[5] == ")"
        if word == "abs":
            return abs(value)
        return value if word == "root" else trigonometry(word, value)


def times(a, b):
    both = isinstance(a, Fraction) and isinstance(b, Fraction)
    return a * b if both else number(a) * number(b)


def divide(a, b):
    if abs(number(b)) < NEAR:
        raise Undefined
    return a / b if isinstance(a, Fraction) and isinstance(b, Fraction) else number(a) / number(b)


def number(value):
    return mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else mpf(value)


def factorial(value):
    if not isinstance(value, Fraction) or value.denominator != 1 or value < 0:
        raise Undefined
    return Fraction(math.factorial(int(value)))


def power(base, exponent):
    if abs(number(base)) < NEAR and exponent <= 0:
        raise Undefined
    if exponent.denominator == 1 and isinstance(base, Fraction):
        return base ** int(exponent)
    if exponent.denominator == 1:
        return base ** int(exponent)
    if base < 0 and exponent.denominator % 2 == 0:
        raise Undefined
    size = mp.power(abs(number(base)), number(exponent))
    return -size if base < 0 and exponent.numerator % 2 else size


def trigonometry(name, degrees):
    angle = number(degrees) * mp.pi / 180
    if name == "tan" and abs(mp.cos(angle)) < NEAR:
        raise Undefined
    value = {"sin": mp.sin, "cos": mp.cos, "tan": mp.tan}[name](angle)
    # The root of what is left of a zero would be far from zero.
    return value if abs(value) > NEAR else Fraction(0)


def value_of(text):
    """The value; None where there is none."""
    try:
        return Reader(text).value()
    except (Undefined, ZeroDivisionError):
        return None


def same(a, b):
    if a is None or b is None:
        return a is b
    return abs(number(a) - number(b)) <= NEAR * max(1, abs(number(a)))


# -- Columns: done again with whole numbers --------------------------------------------------------

def columns_are_right(work, text):
    terms = [Fraction(term) for term in work["terms"]]
    result = Fraction(work["result"])
    if work["op"] == "add":
        return result == sum(terms) and sums_are_right(work["steps"], result)
    if work["op"] == "subtract":
        steps = work["steps"]
        return (result == terms[0] - terms[1] and written(steps, "write") == result
                and all(0 <= s["have"] - s["take"] == s["write"] < 10 for s in steps)
                and written(steps, "take") == terms[1] and written(steps, "have") >= terms[0])
    if work["op"] == "multiply":
        rows = work["rows"]
        lines = [int(row["product"]) * 10 ** row["shift"] for row in rows]
        return (result == terms[0] * terms[1] and all(map(row_is_right, rows))
                and int(result * 10 ** 12) == int(sum(lines) * 10 ** work["zeros"]
                                                  * Fraction(10) ** (12 - places(terms))))
    return division_is_right(work, terms, result, text)


def places(terms):
    return sum(next(p for p in range(13) if (t * 10 ** p).denominator == 1) for t in terms)


def written(steps, key):
    return sum(step[key] * Fraction(10) ** step["place"] for step in steps)


def sums_are_right(steps, result):
    carries = [0] + [step["carryOut"] for step in steps]
    return written(steps, "write") == result and carries[-1] == 0 and all(
        step["carryIn"] == carry and step["sum"] == sum(step["digits"]) + carry
        == step["write"] + 10 * step["carryOut"] for step, carry in zip(steps, carries))


def row_is_right(row):
    carries = [0] + [step["carryOut"] for step in row["steps"]]
    return written(row["steps"], "write") == int(row["product"]) and carries[-1] == 0 and all(
        step["carryIn"] == carry and step["product"] == step["digit"] * row["digit"] + carry
        == step["write"] + 10 * step["carryOut"] for step, carry in zip(row["steps"], carries))


def division_is_right(work, terms, result, text):
    left, divisor = 0, terms[1]
    while divisor.denominator > 1:
        divisor *= 10
    for step in work["steps"]:
        if step["chunk"] != left * 10 + step["brought"] or step["tries"][-1] != step["digit"]:
            return False
        left = step["chunk"] - step["digit"] * divisor
        if left != step["left"] or not 0 <= left < divisor:
            return False
    if written(work["steps"], "digit") != result:
        return False
    if "remainder" in work:
        return terms[0] == result * terms[1] + Fraction(work["remainder"])
    exact = terms[0] / terms[1]
    return result == exact if left == 0 else 0 < exact - result < Fraction(10) ** work["steps"][-1]["place"]


# -- Random calculations ---------------------------------------------------------------------------

def expression(source, depth, fractions):
    kind = source.random()
    if depth == 0 or kind < 0.12:
        return atom(source, fractions)
    inner = lambda: expression(source, depth - 1, fractions)
    if kind < 0.62:
        return inner() + source.choice([" + ", " − ", " × ", " ÷ ", " + ", "-", "*"]) + inner()
    if kind < 0.76:
        return f"({inner()})"
    if kind < 0.82:
        return f"{inner()} {source.choice('+−')} {source.randint(1, 60)}%"
    if kind < 0.88:
        base = source.choice(["2", "3", "(−2)", "10", "0.5", "(2/3)", "√3", "(√2 + 1)"])
        return base + "^" + source.choice(["0", "1", "2", "3", "−1", "−2", "(1/2)", "(2/3)"])
    if kind < 0.92:
        roots = ["4", "8", "9", "12", "16", "18", "27", "50", "72", "2", "3", "0.25"]
        return f"√({inner()})" if source.random() < 0.3 else "√" + source.choice(roots)
    if kind < 0.95:
        return f"{source.randint(0, 6)}!"
    if kind < 0.97:
        return f"{source.randint(1, 99)}% of {source.randint(1, 400)}"
    if kind < 0.98:
        return f"|{inner()}|" if "|" not in (text := inner()) else text
    return f"{source.choice(['sin', 'cos', 'tan'])}({15 * source.randint(0, 12)})"


def atom(source, fractions):
    kind = source.random()
    if fractions and kind < 0.08:
        below = source.randint(2, 9)
        return f"{source.randint(1, 9)} {source.randint(1, below - 1)}/{below}"
    if fractions and kind < 0.45:
        return f"{source.randint(1, 12)}/{source.randint(2, 12)}"
    if not fractions and kind < 0.25:
        return f"{source.randint(0, 99)}.{source.randint(1, 99)}"
    return str(source.randint(0, 20) if kind < 0.8 else source.randint(0, 9999))


def lone(source):
    """One operation of larger numbers, which is written in columns."""
    numbers = [f"{source.randint(1, 10 ** source.randint(1, 6))}" for _ in range(2)]
    if source.random() < 0.3:
        numbers[0] += f".{source.randint(1, 999)}"
    return source.choice([" + ", " − ", " × ", " ÷ ", "/"]).join(numbers)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("mathbot", metavar="MATHBOT")
    options = parser.parse_args()
    source = random.Random(options.seed)
    texts = [lone(source) if source.random() < 0.3
             else expression(source, source.choice([1, 2, 3, 3]), source.random() < 0.4)
             for _ in range(options.count)]
    answer = subprocess.run([options.mathbot, "calc", "--steps", "--json"], text=True,
                            input="\n".join(texts) + "\n", capture_output=True)
    rows = answer.stdout.split("\n")[:-1]
    assert len(rows) == len(texts), f"{len(rows)} answers to {len(texts)} lines"
    counts = dict.fromkeys(["refused", "lines", "columns", "no steps", "no value"], 0)
    wrong = []
    for text, row in zip(texts, rows):
        if not row:
            counts["refused"] += 1
            continue
        judge(text, json.loads(row), counts, wrong)
    told = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"{options.count} calculations: {told}; {len(wrong)} wrong")
    print("\n".join(wrong[:options.show]))
    sys.exit(1 if wrong else 0)


def judge(text, working, counts, wrong):
    value = value_of(text)
    if "problem" in working:
        counts["no value"] += 1
        if value is not None:
            wrong.append(f"{text}: {working['problem']}")
        return
    counts["no steps"] += not working["lines"]
    for line in working["lines"]:
        counts["lines"] += 1
        if not same(value, value_of(line["text"])):
            wrong.append(f"{text}: {line['text']}")
        if "columns" in line:
            counts["columns"] += 1
            if not columns_are_right(line["columns"], text):
                wrong.append(f"{text}: columns of {line['text']}")


if __name__ == "__main__":
    main()
