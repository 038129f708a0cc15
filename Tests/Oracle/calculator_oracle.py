#!/usr/bin/env python3
"""Compares the calculator with an independent implementation on random expressions.

The expressions are made from a seed. Fractions of Python decide what is rational, mpmath (from
PyPI) computes the rest with 120 digits and more. The calculator reads the expressions as lines
and must print each value rounded to 30 digits, halves away from zero, or an empty line where the
value does not exist; the errors must say that it does not, not that it was not found.

    calculator_oracle.py [--count N] [--seed N] [--show N] MATHBOT

MATHBOT is the program, called as `MATHBOT calc --degrees --digits 30` and with `--radians`. The
exit code is 1 if one answer is wrong or undecided.
"""

import argparse
import functools
import math
import os
import random
import re
import subprocess
import sys
from fractions import Fraction

import mpmath
from mpmath import mp

DIGITS = 30
NAMED_ERRORS = (ZeroDivisionError, ValueError)


class Unknown(Exception):
    """The oracle itself cannot tell, so the expression is not asked."""


class Undefined(Exception):
    """The expression has no value."""


# -- Values: a Fraction where the value is known to be rational, else an mpf ----------------------

def to_mpf(value):
    if isinstance(value, Fraction):
        return mpmath.mpf(value.numerator) / value.denominator
    return value


def is_zero(value):
    """Whether a value is zero; close to zero counts as unknown."""
    if isinstance(value, Fraction):
        return value == 0
    if abs(value) > mpmath.mpf(10) ** -40:
        return False
    raise Unknown


def sign(value):
    return 0 if is_zero(value) else (1 if value > 0 else -1)


def nearly(value, target):
    return abs(to_mpf(value) - target) < mpmath.mpf(10) ** -40


def combine(operator, a, b):
    if operator == "+":
        return plus(a, b)
    if operator == "-":
        return plus(a, -b)
    if operator == "*":
        return times(a, b)
    if operator == "/":
        if is_zero(b):
            raise Undefined
        return times(a, 1 / b)
    return power(a, b)


def plus(a, b):
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a + b
    return to_mpf(a) + to_mpf(b)


def times(a, b):
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a * b
    if (isinstance(a, Fraction) and a == 0) or (isinstance(b, Fraction) and b == 0):
        return Fraction(0)
    return to_mpf(a) * to_mpf(b)


def power(base, exponent):
    if is_zero(base):
        if sign(exponent) <= 0:
            raise Undefined
        return Fraction(0)
    if isinstance(base, Fraction) and base == 1:
        return base
    if isinstance(base, Fraction) and isinstance(exponent, Fraction):
        return rational_power(base, exponent)
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        if exponent == 0:
            return Fraction(1)
        check_size(float(exponent) * float(abs(mpmath.log(abs(base)))))
        return to_mpf(base) ** int(exponent)
    if sign(base) < 0:
        check_rational(exponent)
        if not isinstance(exponent, Fraction) or exponent.denominator % 2 == 0:
            raise Undefined
        check_size(to_mpf(exponent) * mpmath.log(-to_mpf(base)))
        size = mpmath.power(-to_mpf(base), to_mpf(exponent))
        return size if exponent.numerator % 2 == 0 else -size
    check_size(to_mpf(exponent) * mpmath.log(to_mpf(base)))
    return mpmath.power(to_mpf(base), to_mpf(exponent))


def check_rational(value):
    """A value so near a simple fraction that it may be one, such as tan π, counts as unknown."""
    if not isinstance(value, Fraction) and nearly(value * 5040, mpmath.nint(value * 5040)):
        raise Unknown


def rational_power(base, exponent):
    p, q = exponent.numerator, exponent.denominator
    if q % 2 == 0 and base < 0:
        raise Undefined
    check_size(float(exponent) * float(abs(base.numerator).bit_length()
                                       + base.denominator.bit_length()))
    root = exact_root(abs(base), q)
    negative = base < 0 and p % 2 != 0
    if root is not None:
        size = root ** p
    else:
        size = mpmath.power(to_mpf(abs(base)), to_mpf(exponent))
    return -size if negative else size


def exact_root(value, degree):
    above, below = (integer_root(n, degree) for n in (value.numerator, value.denominator))
    return None if above is None or below is None else Fraction(above, below)


def integer_root(n, degree):
    if degree > n.bit_length():
        return n if n < 2 else None
    with mpmath.workdps(n.bit_length() // (3 * degree) + 20):
        root = int(mpmath.nint(mpmath.root(mpmath.mpf(n), degree)))
    for candidate in (root - 1, root, root + 1):
        if candidate >= 0 and candidate ** degree == n:
            return candidate
    return None


def check_size(exponent):
    if abs(exponent) > 5000:
        raise Unknown


def factorial(value):
    if not isinstance(value, Fraction):
        if abs(value - mpmath.nint(value)) < mpmath.mpf(10) ** -40:
            raise Unknown
        raise Undefined
    if value.denominator != 1 or value < 0:
        raise Undefined
    if value > 300:
        raise Unknown
    product = 1
    for n in range(2, int(value) + 1):
        product *= n
    return Fraction(product)


# -- Functions ------------------------------------------------------------------------------------

def call(name, value, degrees):
    if name in ("sin", "cos", "tan"):
        return trigonometric(name, value, degrees)
    if name in ("asin", "acos", "atan"):
        return inverse(name, value, degrees)
    if name in ("sqrt", "√"):
        return power(value, Fraction(1, 2))
    if name in ("cbrt", "∛"):
        return power(value, Fraction(1, 3))
    if name == "abs":
        return abs(value)
    if name == "exp":
        if isinstance(value, Fraction) and value == 0:
            return Fraction(1)
        check_size(to_mpf(value))
        return mpmath.exp(to_mpf(value))
    if name in ("ln", "log", "log10", "log2"):
        return logarithm(name, value)
    if name in ("sinh", "cosh", "tanh"):
        check_size(to_mpf(value))
        if isinstance(value, Fraction) and value == 0:
            return Fraction(1 if name == "cosh" else 0)
        return getattr(mpmath, name)(to_mpf(value))
    if name in ("floor", "round"):
        return floor(value) if name == "floor" else rounded_to(value, 0)
    raise KeyError(name)


def remainder(a, b):
    if is_zero(b):
        raise Undefined
    return plus(a, -times(floor(combine("/", a, b)), b))


def choose(a, b, ordered):
    if not all(isinstance(x, Fraction) and x.denominator == 1 and x >= 0 for x in (a, b)):
        raise Undefined if all(isinstance(x, Fraction) for x in (a, b)) else Unknown
    if a > 500:
        raise Unknown
    return Fraction((math.perm if ordered else math.comb)(int(a), int(b)))


def call_many(name, values):
    """A function of several numbers."""
    if name in ("gcd", "lcm"):
        if not all(isinstance(x, Fraction) and x.denominator == 1 for x in values):
            raise Undefined if all(isinstance(x, Fraction) for x in values) else Unknown
        return Fraction(getattr(math, name)(*map(int, values)))
    if name == "log":
        return logarithm_to(values[0], values[1])
    if name == "round":
        return rounded_to(values[0], int(values[1]))
    total = Fraction(0)
    for value in values:
        total = plus(total, value)
    if name in ("sum", "average"):
        return total if name == "sum" else times(total, Fraction(1, len(values)))
    ordered = sorted(values, key=functools.cmp_to_key(lambda a, b: sign(plus(a, -b))))
    if name in ("max", "min"):
        return ordered[-1 if name == "max" else 0]
    middle = plus(ordered[(len(values) - 1) // 2], ordered[len(values) // 2])
    return times(middle, Fraction(1, 2))


def logarithm_to(value, base):
    if sign(base) <= 0 or (isinstance(base, Fraction) and base == 1):
        raise Undefined
    if not isinstance(base, Fraction) and nearly(base, 1):
        raise Unknown
    top, bottom = logarithm("ln", value), logarithm("ln", base)
    if isinstance(top, Fraction) and top == 0:
        return top
    result = to_mpf(top) / to_mpf(bottom)
    near = Fraction(int(mpmath.nint(result * 60)), 60)
    is_exact = isinstance(value, Fraction) and isinstance(base, Fraction) and \
        nearly(result, to_mpf(near)) and base ** near.numerator == value ** near.denominator
    return near if is_exact else result


def rounded_to(value, places):
    unit = Fraction(10) ** places
    scaled = times(value, unit)
    size = scaled if sign(scaled) >= 0 else -scaled
    whole = floor(plus(size, Fraction(1, 2)))
    return (whole if sign(scaled) >= 0 else -whole) / unit


def floor(value):
    if isinstance(value, Fraction):
        return Fraction(value.numerator // value.denominator)
    if abs(value - mpmath.nint(value)) < mpmath.mpf(10) ** -40:
        raise Unknown
    return Fraction(int(mpmath.floor(value)))


def logarithm(name, value):
    if sign(value) <= 0:
        raise Undefined
    base = {"ln": None, "log": 10, "log10": 10, "log2": 2}[name]
    if isinstance(value, Fraction):
        if value == 1:
            return Fraction(0)
        if base is not None:
            result = mpmath.log(to_mpf(value)) / mpmath.log(base)
            whole = int(mpmath.nint(result))
            if Fraction(base) ** whole == value:
                return Fraction(whole)
    result = mpmath.log(to_mpf(value))
    return result if base is None else result / mpmath.log(base)


NIVEN = {0: 0, 30: Fraction(1, 2), 90: 1, 150: Fraction(1, 2), 180: 0, 210: Fraction(-1, 2),
         270: -1, 330: Fraction(-1, 2)}


def trigonometric(name, value, degrees):
    if degrees and isinstance(value, Fraction):
        return exact_angle(name, value % 360)
    if isinstance(value, Fraction) and value == 0:
        return Fraction(1 if name == "cos" else 0)
    angle = to_mpf(value) * mpmath.pi / 180 if degrees else to_mpf(value)
    if abs(angle) > mpmath.mpf(10) ** 60:
        raise Unknown
    sine, cosine = mpmath.sin(angle), mpmath.cos(angle)
    if name == "sin":
        return sine
    if name == "cos":
        return cosine
    if abs(cosine) < mpmath.mpf(10) ** -40:
        if is_odd_right_angle(value, degrees):
            raise Undefined
        raise Unknown
    return sine / cosine


def is_odd_right_angle(value, degrees):
    """Whether the angle is so near an odd multiple of 90 degrees that it was meant to be one."""
    turns = to_mpf(value) / 90 if degrees else to_mpf(value) * 2 / mpmath.pi
    near = mpmath.nint(turns)
    return near % 2 == 1 and abs(turns - near) < mpmath.mpf(10) ** (20 - mp.dps)


def exact_angle(name, angle):
    if name == "sin":
        if angle in NIVEN:
            return Fraction(NIVEN[angle])
        return mpmath.sin(to_mpf(angle) * mpmath.pi / 180)
    if name == "cos":
        return exact_angle("sin", (angle + 90) % 360)
    if angle % 180 == 90:
        raise Undefined
    if angle % 45 == 0:
        return Fraction({0: 0, 45: 1, 135: -1}[int(angle % 180)])
    return mpmath.tan(to_mpf(angle) * mpmath.pi / 180)


def inverse(name, value, degrees):
    if name != "atan":
        if isinstance(value, Fraction):
            if abs(value) > 1:
                raise Undefined
        elif nearly(abs(value), 1):
            raise Unknown
        elif abs(value) > 1:
            raise Undefined
    exact = {"asin": {-1: -90, Fraction(-1, 2): -30, 0: 0, Fraction(1, 2): 30, 1: 90},
             "acos": {-1: 180, Fraction(-1, 2): 120, 0: 90, Fraction(1, 2): 60, 1: 0},
             "atan": {-1: -45, 0: 0, 1: 45}}[name]
    if isinstance(value, Fraction) and value in exact and (degrees or exact[value] == 0):
        return Fraction(exact[value])
    angle = getattr(mpmath, name)(to_mpf(value))
    return angle * 180 / mpmath.pi if degrees else angle


# -- Expressions: tuples, the first element says which ----------------------------------------------

def evaluate(tree, degrees):
    kind = tree[0]
    if kind in ("number", "mixed"):
        return tree[2]
    if kind == "bars":
        return call("abs", evaluate(tree[1], degrees), degrees)
    if kind == "many":
        return call_many(tree[1], [evaluate(part, degrees) for part in tree[2]])
    if kind in ("callpower", "applypower"):
        return power(call(tree[1], evaluate(tree[2], degrees), degrees), Fraction(tree[3]))
    if kind == "of":
        share = times(evaluate(tree[1], degrees), Fraction(1, 100))
        return times(share, evaluate(tree[2], degrees))
    if kind == "mod":
        return remainder(evaluate(tree[1], degrees), evaluate(tree[2], degrees))
    if kind in ("nCr", "nPr"):
        return choose(evaluate(tree[1], degrees), evaluate(tree[2], degrees), kind == "nPr")
    if kind == "constant":
        return {"π": mpmath.pi, "pi": mpmath.pi, "e": mpmath.e}[tree[1]] * 1
    if kind == "negate":
        return -evaluate(tree[1], degrees)
    if kind == "factorial":
        return factorial(evaluate(tree[1], degrees))
    if kind == "percent":
        return times(evaluate(tree[1], degrees), Fraction(1, 100))
    if kind == "superscript":
        return power(evaluate(tree[1], degrees), Fraction(tree[2]))
    if kind == "degree":
        value = evaluate(tree[1], degrees)
        return value if degrees else times(value, mpmath.pi / 180)
    if kind in ("call", "apply"):
        return call(tree[1], evaluate(tree[2], degrees), degrees)
    if kind == "implicit":
        return times(evaluate(tree[1], degrees), evaluate(tree[2], degrees))
    left = evaluate(tree[1], degrees)
    if kind in "+-" and tree[2][0] == "percent":
        part = times(left, evaluate(tree[2], degrees))
        return plus(left, part if kind == "+" else -part)
    return combine(kind, left, evaluate(tree[2], degrees))


PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2, "implicit": 2, "mod": 2, "of": 2, "nCr": 2.5,
              "nPr": 2.5, "negate": 3, "apply": 3, "applypower": 3, "mixed": 3, "^": 4,
              "factorial": 5, "percent": 5, "superscript": 5, "call": 7, "callpower": 7,
              "many": 7, "bars": 7, "degree": 7, "number": 8, "constant": 8}
SIGNS = {"+": "+＋", "-": "-−–", "*": "*×·⋅∗", "/": "/÷", "^": "^"}
SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def precedence(tree):
    return PRECEDENCE[tree[0]]


def text(tree, source):
    """The expression with hardly more parentheses than it needs, in random forms of the signs."""
    kind = tree[0]
    if kind in ("number", "constant", "mixed"):
        return tree[1]
    if kind == "bars":
        return f"|{text(tree[1], source)}|"
    if kind == "many":
        return f"{tree[1]}({', '.join(ungrouped(text(part, source)) for part in tree[2])})"
    if kind == "of":
        right = inside(tree[2], 3, source)
        right = right if right[0] not in "-−" else f"({right})"
        return f"{inside(tree[1], 8, source)}% of {right}"
    if kind in ("mod", "nCr", "nPr"):
        right = inside(tree[2], precedence(tree) + .1, source)
        right = f"({right})" if starts_with_implicit(tree[2]) else right
        return f"{inside(tree[1], precedence(tree), source)} {kind} {right}"
    if kind in ("callpower", "applypower"):
        name = tree[1] + str(tree[3]).translate(SUPERSCRIPTS)
        if kind == "callpower":
            return f"{name}({ungrouped(text(tree[2], source))})"
        return f"{name} {bare(tree[2], source)}"
    if kind == "negate":
        return source.choice("-−") + inside(tree[1], 3, source)
    if kind == "factorial":
        return inside(tree[1], 5, source) + "!"
    if kind == "percent":
        return inside(tree[1], 5, source) + source.choice(["%", " %"])
    if kind == "superscript":
        least = 6 if tree[1][0] == "superscript" else 5
        return inside(tree[1], least, source) + str(tree[2]).translate(SUPERSCRIPTS)
    if kind == "degree":
        return inside(tree[1], 8, source) + "°"
    if kind == "call":
        return f"{tree[1]}({ungrouped(text(tree[2], source))})"
    if kind == "apply":
        return f"{tree[1]} {bare(tree[2], source)}"
    if kind == "implicit":
        left = inside(tree[1], 8, source)
        right = inside(tree[2], 7 if tree[2][0] != "apply" else 3, source)
        # "pie" is no name, and 5e−3 is a number.
        return left + (" " if right[0].isalpha() else "") + right
    return binary_text(tree, source)


def ungrouped(written):
    """The same without commas of thousands, which part the numbers of a function."""
    return re.sub(r"(?<=\d),(?=\d)", "", written)


def bare(argument, source):
    """The argument of a function without parentheses, which (60)° would not be."""
    if argument[0] == "degree":
        return argument[1][1] + "°"
    least = 3 if argument[0] in ("negate", "apply") else 4
    written = inside(argument, least, source)
    if argument[0] == "mixed" or written[0] == "(":
        return f"({written})"  # A parenthesis would end where its argument goes on.
    return written


def binary_text(tree, source):
    kind, own = tree[0], precedence(tree)
    left = inside(tree[1], own + 1 if kind == "^" else own, source)
    right = inside(tree[2], own if kind == "^" else own + 1, source)
    if kind in "+-" and tree[2][0] == "percent":
        right = text(tree[2], source)  # Parentheses would make the percentage a plain number.
    if kind == "^" and tree[2][0] in ("negate", "apply"):
        right = text(tree[2], source)
    if ends_ambiguously(kind, tree[2]):
        right = f"({text(tree[2], source)})"
    space = source.choice(["", "", " "])
    if kind == "/" and re.search(r"\d \d+/\d+$|^\(?-?\d+ \d", left + "|" + right):
        space = " "
    if kind == "/" and (re.search(r"\d /?\d+/?\d*$", left) or re.match(r"[\d,]+ \d", right)):
        space = " "
    sign = source.choice(SIGNS[kind])
    return f"{left}{space}{sign}{space}{right}"


def ends_ambiguously(kind, right):
    """A product without its sign is refused after ÷ and ^."""
    return kind in "/^" and starts_with_implicit(right)


def starts_with_implicit(tree):
    if tree[0] == "implicit":
        return True
    if tree[0] in ("apply", "applypower"):
        return starts_with_implicit(tree[2])
    return tree[0] in ("negate", "^", "factorial", "percent", "superscript", "nCr", "nPr") and \
        starts_with_implicit(tree[1])


def inside(tree, least, source):
    written = text(tree, source)
    needs = precedence(tree) < least or source.random() < 0.05
    return f"({written})" if needs else written


# -- Random expressions -------------------------------------------------------------------------------

FUNCTIONS = ["sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "cbrt", "ln", "log", "log10",
             "log2", "exp", "abs", "sinh", "cosh", "tanh", "floor"]
ANGLES = [0, 15, 18, 30, 36, 45, 54, 60, 72, 75, 90, 120, 135, 150, 180, 210, 270, 360, 390]


def number(source):
    kind = source.random()
    if kind < 0.5:
        value = str(source.randint(0, 12))
    elif kind < 0.6:
        value = str(source.randint(0, 10 ** source.randint(1, 20)))
    elif kind < 0.8:
        value = f"{source.randint(0, 999)}.{source.randint(0, 9999)}"
    elif kind < 0.84:
        value = "." + str(source.randint(0, 999))
    elif kind < 0.88:
        value = f"{source.randint(1, 99)}e{source.randint(-12, 12)}"
    elif kind < 0.92:
        written = f"{int(value_of(source)):,}"
        if source.random() < 0.5:
            written = written.replace(",", " ")
        return "number", written, None
    elif kind < 0.95:
        whole, below = source.randint(1, 20), source.randint(2, 16)
        above = source.randint(1, below - 1)
        return "mixed", f"{whole} {above}/{below}", whole + Fraction(above, below)
    else:
        value = str(source.choice(ANGLES))
    return "number", value, Fraction(value)


def value_of(source):
    return source.randint(0, 10 ** source.randint(1, 12))


def leaf(source):
    if source.random() < 0.12:
        return "constant", source.choice(["π", "pi", "e"])
    kind, written, value = number(source)
    return kind, written, Fraction(written.replace(",", "").replace(" ", "")) if value is None else value


LISTS = ["max", "min", "sum", "average", "median", "gcd", "lcm"]


def new_syntax(source, depth):
    """What people type besides signs and functions."""
    kind = source.randrange(7)
    if kind == 0:
        return "bars", tree(source, depth - 1)
    if kind == 1:
        name = source.choice(LISTS)
        part = natural if name in ("gcd", "lcm") else (lambda source: tree(source, depth - 1))
        return "many", name, [part(source) for _ in range(source.randint(2, 4))]
    if kind == 2:
        return "many", "log", [tree(source, depth - 1), natural(source)]
    if kind == 3:
        places = source.randint(0, 6)
        return "many", "round", [tree(source, depth - 1), ("number", str(places), Fraction(places))]
    if kind == 4:
        return "of", natural(source), tree(source, depth - 1)
    if kind == 5:
        return "mod", tree(source, depth - 1), tree(source, depth - 1)
    return source.choice(["nCr", "nPr"]), natural(source), natural(source)


def natural(source):
    value = source.randint(0, 60)
    return "number", str(value), Fraction(value)


def tree(source, depth):
    if depth == 0 or source.random() < 0.12:
        return leaf(source)
    if source.random() < 0.14:
        return new_syntax(source, depth)
    kind = source.random()
    if kind < 0.5:
        sign = source.choice("++--**//")
        return sign, tree(source, depth - 1), tree(source, depth - 1)
    if kind < 0.58:
        return "^", tree(source, depth - 1), exponent(source)
    if kind < 0.63:
        return "negate", tree(source, depth - 1)
    if kind < 0.66:
        return "factorial", ("number", *small(source))
    if kind < 0.7:
        return "percent", tree(source, min(depth - 1, 1))
    if kind < 0.74:
        return "superscript", tree(source, depth - 1), source.choice([2, 3, 2, 3, -1, 10])
    if kind < 0.77:
        return "implicit", implicit_left(source), implicit_right(source, depth)
    if kind < 0.79:
        return "degree", ("number", *small(source))
    return function(source, depth)


def small(source):
    value = source.choice([0, 1, 2, 3, 5, 10, 20, 30, 45, 60, 90])
    return str(value), Fraction(value)


def exponent(source):
    kind = source.random()
    if kind < 0.5:
        value = source.randint(-5, 9)
        inner = ("number", str(abs(value)), Fraction(abs(value)))
        return ("negate", inner) if value < 0 else inner
    if kind < 0.75:
        over = source.randint(1, 6)
        return "/", ("number", *small(source)), ("number", str(over), Fraction(over))
    return tree(source, 1)


def implicit_left(source):
    return leaf(source) if source.random() < 0.5 else ("constant", "π")


def implicit_right(source, depth):
    if source.random() < 0.4:
        return "constant", source.choice(["π", "e"])
    return function(source, depth)


def function(source, depth):
    name = source.choice(FUNCTIONS)
    kind = source.random()
    if kind < 0.4:
        return "apply", source.choice([name, "√", "∛"]), bare_argument(source, depth)
    if kind < 0.5:
        kind = source.choice(["callpower", "applypower"])
        return kind, name, bare_argument(source, depth), source.choice([2, 2, 3])
    return "call", name, tree(source, depth - 1)


def bare_argument(source, depth):
    kind = source.random()
    if kind < 0.4:
        return leaf(source)
    if kind < 0.5:
        return "degree", ("number", *small(source))
    if kind < 0.7:
        return "^", leaf(source), natural_exponent(source)
    if kind < 0.8:
        return source.choice([("factorial", ("number", *small(source))),
                              ("percent", leaf(source)), ("superscript", leaf(source), 2)])
    if kind < 0.9:
        return "negate", leaf(source)
    return function(source, depth) if depth > 1 else leaf(source)


def natural_exponent(source):
    value = source.randint(0, 4)
    return "number", str(value), Fraction(value)


# -- Lines of another kind: amounts in several units, times, remainders, primes -----------------------

LENGTHS = {"mi": Fraction(201168, 125), "yd": Fraction(9144, 10000), "ft": Fraction(3048, 10000),
           "in": Fraction(254, 10000)}
TIMES = {"d": Fraction(86400), "h": Fraction(3600), "min": Fraction(60), "s": Fraction(1)}
MASSES = {"t": Fraction(10 ** 6), "kg": Fraction(1000), "g": Fraction(1)}


def amount(source, units):
    names = list(units)
    first = source.randrange(len(names))
    used = [names[first]] + [name for name in names[first + 1:] if source.random() < 0.6]
    counts = [source.randint(0, 40) for _ in used]
    space = source.choice(["", " "])
    written = " ".join(f"{count}{space}{name}" for count, name in zip(counts, used))
    return written, sum(count * units[name] for count, name in zip(counts, used)), used[0]


def amount_line(source):
    units = source.choice([LENGTHS, TIMES, MASSES])
    first, size, name = amount(source, units)
    sign = source.choice(["", "-"])
    size = -size if sign else size
    line = sign + first
    if source.random() < 0.6:
        second, other, _ = amount(source, units)
        operator = source.choice("+-")
        size += other if operator == "+" else -other
        line += f" {operator} {second}"
    if source.random() < 0.7:
        name = source.choice(list(units))
        line += f" in {name}"
    return line, rounded(size / units[name])


def clock(source):
    hours, minutes, seconds = source.randint(0, 30), source.randrange(60), source.randrange(60)
    written, size = f"{hours}:{minutes:02}", hours + Fraction(minutes, 60)
    if source.random() < 0.3:
        return f"{written}:{seconds:02}", size + Fraction(seconds, 3600)
    return written, size


def clock_line(source):
    first, second = clock(source), clock(source)
    operator = source.choice("+-")
    value = first[1] + second[1] if operator == "+" else first[1] - second[1]
    return f"{first[0]} {operator} {second[0]}", rounded(value)


def remainder_line(source):
    a = source.randint(-10 ** source.randint(1, 9), 10 ** source.randint(1, 20))
    b = source.choice([1, -1]) * source.randint(0, 10 ** source.randint(1, 9))
    if b == 0:
        return f"{a} rem {b}", None
    quotient = a // b if b > 0 else -(a // -b)
    return f"{a} rem {b}", f"{quotient} r {a - quotient * b}"


def primes_line(source):
    number = source.randint(2, 10 ** source.randint(1, 17))
    found, rest, prime = {}, number, 2
    while prime * prime <= rest and prime < 200_000:
        while rest % prime == 0:
            found[prime] = found.get(prime, 0) + 1
            rest //= prime
        prime += 1
    if prime * prime <= rest:
        raise Unknown
    if rest > 1:
        found[rest] = found.get(rest, 0) + 1
    return f"factor {number}", "*".join(f"{p}^{n}" if n > 1 else str(p) for p, n in found.items())


def special(source):
    """A line and what it must come to: a number, or a text."""
    return source.choice([amount_line, clock_line, remainder_line, primes_line])(source)


# -- Judging ----------------------------------------------------------------------------------------

def expected(tree, degrees):
    """The value rounded to 30 digits as a Fraction, or None if there is none."""
    with mpmath.workdps(120):
        try:
            first = evaluate(tree, degrees)
        except Undefined:
            return None
        except (OverflowError, mpmath.libmp.libhyper.NoConvergence):
            raise Unknown
        if isinstance(first, Fraction):
            return rounded(first)
    with mpmath.workdps(240):
        second = evaluate(tree, degrees)
        if isinstance(second, mpmath.mpc):
            raise Unknown
        if second != 0 and abs(first - second) <= abs(second) * mpmath.mpf(10) ** -70:
            return rounded_real(second)
    if abs(second) > mpmath.mpf(10) ** -200 or abs(first) > mpmath.mpf(10) ** -80:
        raise Unknown
    with mpmath.workdps(6000):
        # Rounding errors that shrink with the precision are all that is left of a zero.
        if abs(evaluate(tree, degrees)) < mpmath.mpf(10) ** -5500:
            return Fraction(0)
    raise Unknown


def rounded(value):
    """A fraction rounded to 30 digits, halves away from zero."""
    if value == 0:
        return value
    size = abs(value)
    bits = size.numerator.bit_length() - size.denominator.bit_length() - 1
    exponent = bits * 30103 // 100000 - 1
    while Fraction(10) ** (exponent + 1) <= size:
        exponent += 1
    unit = Fraction(10) ** (exponent - DIGITS + 1)
    count = size / unit + Fraction(1, 2)
    whole = Fraction(count.numerator // count.denominator) * unit
    return whole if value > 0 else -whole


def rounded_real(value):
    sign, man, exp, _ = value._mpf_
    check_size(exp // 10)
    exact = Fraction(int(man)) * Fraction(2) ** int(exp)
    exact = -exact if sign else exact
    near = rounded(exact)
    unit = abs(exact) * Fraction(10) ** -60
    # A value that is a tie to 60 digits is taken to be one.
    return rounded(exact + unit if exact > 0 else exact - unit) if near != exact else near


# What the calculator says when it gives up, rather than that there is no value. A result that is
# refused for its size may be one that does not exist.
GIVING_UP = ("too close to be told apart", "take too long")
REFUSING = ("too large", "too long")


def ask(program, degrees, lines):
    """The answers of the calculator; a line that it gave up or refused is told with the reason."""
    command = [program, "calc", "--degrees" if degrees else "--radians", "--digits", str(DIGITS)]
    result = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True,
                            env={**os.environ, "LC_ALL": "C.UTF-8"})
    answers = result.stdout.split("\n")[:-1]
    if len(answers) != len(lines):
        sys.exit(f"{len(lines)} lines were asked, {len(answers)} answered\n{result.stderr[-2000:]}")
    for number, reason in re.findall(r"^Line (\d+): (.*)$", result.stderr, re.MULTILINE):
        for verb, phrases in (("gave up: ", GIVING_UP), ("refused: ", REFUSING)):
            if any(words in reason for words in phrases):
                answers[int(number) - 1] = verb + reason
    return answers


def judge(answer, wanted):
    if "≈" in answer or answer.startswith("gave up"):
        return "undecided"
    if answer.startswith("refused"):
        return "right" if wanted is None else "undecided"
    if answer == "":
        return "right" if wanted is None else "wrong"
    if isinstance(wanted, str):
        return "right" if answer == wanted else "wrong"
    number = answer.split(" ")[0]
    return "right" if wanted is not None and Fraction(number) == wanted else "wrong"


def questions(source, count, degrees):
    asked, unknown = [], 0
    while len(asked) < count:
        try:
            if source.random() < 0.06:
                asked.append(special(source))
                continue
            expression = tree(source, source.randint(1, 4))
            wanted = expected(expression, degrees)
        except Unknown:
            unknown += 1
            continue
        line = text(expression, source)
        if not REFUSED.search(line):
            asked.append((FRACTION_BEHIND_DIVISION.sub(r"/\1", line), wanted))
    return asked, unknown


# 1 234/567 may be a mixed number, and a sign behind a mixed number may belong to its fraction.
REFUSED = re.compile(r"\d [1-9]\d\d/\d|\d \d+/\d+ ?[\^!²³⁻/¹]|(?<=/)\d+ \d+/")
# ÷ 4/9 is refused; a slash before it is not.
FRACTION_BEHIND_DIVISION = re.compile(r"÷( ?[\d,]+/)")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("program", metavar="MATHBOT")
    options = parser.parse_args()
    failures = 0
    for degrees in (True, False):
        source = random.Random(f"{options.seed} {degrees}")
        asked, unknown = questions(source, options.count // 2, degrees)
        answers = ask(options.program, degrees, [line for line, _ in asked])
        verdicts = [judge(answer, wanted) for answer, (_, wanted) in zip(answers, asked)]
        failures += report(asked, answers, verdicts, degrees, unknown, options.show)
    sys.exit(1 if failures else 0)


def report(asked, answers, verdicts, degrees, unknown, show):
    counts = {name: verdicts.count(name) for name in ("right", "wrong", "undecided")}
    errors = sum(wanted is None for _, wanted in asked)
    print("degrees:" if degrees else "radians:", counts, f"{errors} without a value,",
          f"{unknown} not asked because the oracle could not tell")
    bad = [index for index, verdict in enumerate(verdicts) if verdict != "right"]
    for index in bad[:show]:
        line, wanted = asked[index]
        shown = "no value" if wanted is None else wanted if isinstance(wanted, str) else mpmath.nstr(to_mpf(wanted), 32)
        print(f"  {verdicts[index]}: {line}\n    calculator {answers[index]!r}, oracle {shown}")
    return len(bad)


if __name__ == "__main__":
    main()
