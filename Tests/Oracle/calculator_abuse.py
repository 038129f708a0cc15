#!/usr/bin/env python3
"""Gives the calculator what is meant to crash it or to keep it busy, one input a run.

    calculator_abuse.py [--seconds S] [--megabytes M] MATHBOT

Each of the more than 450 inputs is piped into `MATHBOT calc` in a run of its own, in a home folder
that must stay empty. The exit code is 1 if a run ends in any way but with an answer (0) or with an
error (1 and a sentence), takes too much time or memory, or leaves a file.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time


def nested(opening, inner, depth):
    return opening * depth + inner + ")" * depth


def joined(parts, sign):
    return sign.join(parts)


def monsters():
    """Inputs near the limits, and far beyond them."""
    yield from (nested("(", "7", 49_999), nested("-(", "7", 33_000), nested("sin(", "1", 19_000),
                nested("1/(1+", "√2", 14_000), nested("√(1+", "2", 16_000), nested("e^(", "1", 24_000),
                nested("ln(", "2", 24_000), nested("(1+", "1", 24_000) + "!", "(" * 1_000_000)
    yield from ("|" * 50_000, "|1+" * 20_000, "-|" * 30_000 + "1" + "|" * 30_000,
                "max(" * 20_000 + "1", "sum(" + "1," * 40_000 + "1)", "max(" + "√2," * 20_000 + "1)",
                "median(" + "2^1000," * 10_000 + "1)", "gcd(" + "10^9999," * 10_000 + "1)",
                "factor(2^4000000-1)", "factor 9223372036854775783", "factor 8446744073709551557",
                "factor(3037000493^2)", "1000000 nCr 500000", "100000 nCr 50000", "10^5000 nPr 2000",
                "10^1000000 rem 7", "1 " + "000 " * 20_000, "5 ft " + "1 in " * 10_000, "1:30" * 9_000,
                "1:30 + " * 10_000 + "1:30", "sin² " * 15_000 + "1", "sin^99999999 1", "$" * 40_000,
                "1 1/2 " * 12_000, "÷1/2" * 20_000, "1" + "÷1/2" * 20_000, "5%3" * 20_000,
                "20% of " * 12_000 + "1", "17 mod " * 12_000 + "3", "9 nCr " * 12_000 + "1",
                "1k" * 30_000, "=" * 50_000, "round(π, 9999)", "round(e^100000, 9999)",
                "floor(e^100000)", "tan(10^8000)", "log(10^100000, 1.0001)", "sin ln " * 10_000 + "2")
    for sign in ("+", "-", "*", "/", "^", "!", "%", "√", "(", ")", ",", ".", "²", "°", "$", "e",
                 "π", "9", "😀", "\0", "\x1b[2J", "é", " ", "5 km ", "in ", "½"):
        yield sign * 50_000
        yield "1" + sign * 40_000
        yield ("1" + sign) * 30_000
    for part in ("100000!", "2^4000000", "e^1000000", "sin(10^9999)", "√2^900000", "3^-2000000",
                 "1e1000000", "tan(89.9999999999999999999)", "ln(2^4000000)", "log(1e1000000)",
                 "asin(1-1e-100000)", "gcd(2^1000000,3^600000)", "mod(10^1000000,7)",
                 "root(2^1000001,1000001)", "exp(1000000)", "cosh(700000)", "99999!/99998!"):
        yield part
        yield joined([part] * 100, "+")
        yield joined([part] * 3_000, "*")
        yield f"({part})!"
        yield f"sin({part})"
        yield f"({part})^({part})"
        yield f"1/({part}-{part})"
        yield f"floor({part})"
    for name in ("sin", "√", "ln", "exp", "atan", "cbrt", "log2", "tanh"):
        yield joined([f"{name}({n})" for n in range(2, 6_000)], "+")
        yield joined([f"{name}({n})" for n in range(2, 3_000)], "*")
        yield joined([f"{name}(√{n})" for n in range(2, 3_000)], "+")
        yield joined([f"(1+{name}({n}))" for n in range(2, 60)], "^")


def garbage():
    """Random characters, and expressions with a character changed."""
    source = random.Random(1)
    alphabet = "0123456789.,+-*/^!%()√π²°½|:=?¥e$ansincostanlogmodrncCkmUSD \t×÷−５（）\u200b\u202e\u0301😀"
    for length in (1, 2, 3, 5, 8, 13, 40, 200, 5_000):
        for _ in range(12):
            yield "".join(source.choice(alphabet) for _ in range(length))
    right = "2*(3+4)^2 - sin(30)/√(16) + 5! % 3 km in mi, ans"
    for _ in range(100):
        place = source.randrange(len(right))
        yield right[:place] + source.choice(alphabet) + right[place + 1:]


def run(mathbot, line, home):
    """The exit code, seconds of processor time, peak megabytes and errors of one run."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as errors:
        given.write(line.encode() + b"\n")
        given.seek(0)
        process = subprocess.Popen([mathbot, "calc", "--digits", "1000"], stdin=given,
                                   stdout=subprocess.DEVNULL, stderr=errors,
                                   env={"HOME": home, "PATH": os.environ["PATH"]})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        return (process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
                errors.read().decode())


def fault(code, seconds, megabytes, errors, options):
    if code not in (0, 1):
        return f"exit code {code}"
    if (code == 1) != errors.startswith("Line 1: "):
        return f"exit code {code} with {errors[:80]!r}"
    if seconds > options.seconds:
        return f"{seconds:.2f} s"
    return f"{megabytes:.0f} MB" if megabytes > options.megabytes else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--megabytes", type=float, default=100)
    parser.add_argument("mathbot", metavar="MATHBOT")
    options = parser.parse_args()
    faults, most = [], [0.0, 0.0]
    inputs = [line for source in (monsters(), garbage()) for line in source if "\n" not in line]
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as home:
        for line in inputs:
            code, seconds, megabytes, errors = run(options.mathbot, line, home)
            most = [max(most[0], seconds), max(most[1], megabytes)]
            reason = fault(code, seconds, megabytes, errors, options)
            if reason:
                faults.append(f"{line[:60]!r} ({len(line)} characters): {reason}")
        left = os.listdir(home)
    print(f"{len(inputs)} inputs in {time.perf_counter() - begin:.0f} s; at most {most[0]:.2f} s "
          f"and {most[1]:.0f} MB; {len(faults)} faults, {len(left)} files left")
    print("\n".join(faults))
    sys.exit(1 if faults or left else 0)


if __name__ == "__main__":
    main()
