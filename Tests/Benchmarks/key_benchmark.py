#!/usr/bin/env python3
"""key_benchmark.py [--messages N ...] [--keys N] MATHBOT

What a key costs in the chat on a terminal of 80 x 24: the CPU time and the bytes of the first digit of a
line and of a further one, after a start and after so many messages, and in bash's readline, with a pause
between two keys, after which a processor must warm up again, and at the pace of the program; of a letter and of
a line where a child with 10,000 answers is greeted; the bytes of a tick of the clock and of a right answer with
the next question; and how often the program wakes in a second while nobody does anything.

What is asked is read from the screen, which `pip install pyte` keeps.
"""
import argparse
import os
import re
import signal
import statistics
import tempfile
import time

import pyte

from start_benchmark import Terminal, cpu, fill

SIGNS = {"+": "+", "−": "-", "×": "*", "÷": "//"}
# What pyte has no notion of: modes, questions to the terminal, and strings.
FOREIGN = re.compile(rb"\x1b\[[?<>=][\d;]*[a-zA-Z]|\x1b\[[\d;?]*\$p|\x1b\].*?(?:\x07|\x1b\\)", re.DOTALL)


class Practice:
    """A practice of which each question is answered rightly."""

    def __init__(self, program, folder, *arguments):
        self.terminal = chat(program, folder, "--seed", "1", "--minutes", "10", "--difficulty",
                             "easy", *arguments)
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        self.show(self.terminal.seen)

    def show(self, text):
        self.stream.feed(FOREIGN.sub(b"", text))

    def answer(self):
        """The CPU time and the bytes from the answer to where the next question stands still."""
        *_, (left, sign, right) = re.findall(r"(\d+) ([+−×÷]) (\d+)", "\n".join(self.screen.display))
        number = eval(left + SIGNS[sign] + right)
        before = cpu(self.terminal.pid)
        os.write(self.terminal.file, f"{number}\r".encode())
        text = self.terminal.read_for(1.8)
        self.show(text)
        return cpu(self.terminal.pid) - before, len(text)


def switches(pid):
    """How often a process has gone to sleep."""
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/status") as file:
            total += sum(int(line.split()[1]) for line in file if line.startswith("voluntary"))
    return total


def key(terminal, keys, quiet=0.03):
    """The CPU time in milliseconds and the bytes of some keys."""
    before = cpu(terminal.pid)
    os.write(terminal.file, keys)
    written = len(terminal.read(quiet))
    return cpu(terminal.pid) - before, written


def chat(program, folder, *arguments):
    terminal = Terminal(program, folder, *arguments)
    terminal.seen = terminal.read_for(2)
    return terminal


def row(name, keys):
    """The mean of the CPU times, that of the slowest of a hundred, and the bytes."""
    times = sorted(time for time, _ in keys)
    p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
    written = statistics.median(written for _, written in keys)
    print(f"| {name} | {statistics.mean(times):.2f} | {p99:.2f} | {written:.0f} |", flush=True)


def digits(terminal, name, count):
    """Two digits are typed and deleted in turns."""
    key(terminal, b"1")
    key(terminal, b"\x7f")
    first, further = [], []
    for _ in range(count):
        first.append(key(terminal, b"1"))
        further.append(key(terminal, b"2"))
        key(terminal, b"\x7f")
        key(terminal, b"\x7f")
    row(f"the first digit {name}", first)
    row(f"a further digit {name}", further)
    key(terminal, b"1")
    hurried = []
    for _ in range(10 * count):
        hurried.append(key(terminal, b"2", quiet=0.004))
        key(terminal, b"\x7f", quiet=0.004)
    row(f"a further digit {name}, one key after the other", hurried)
    # A shell takes no other signal.
    terminal.end(signal.SIGHUP)


def measure(program, folder, messages, count):
    """Words are typed until so many messages are in the chat, then digits and Backspace in turns."""
    terminal = chat(program, folder, "--no-animation", "--minutes", "10", "--difficulty", "easy")
    for _ in range(messages // 2):
        os.write(terminal.file, b"1+1\r")
        terminal.read(0.01)
    terminal.read_for(1)
    digits(terminal, f"after {messages:,} messages", count)


def greeting(program, folder, answers, count):
    """Letters and lines where a child with so many answers is greeted; the first line needs all words."""
    fill(program, folder, answers)
    terminal = chat(program, folder, "--no-animation")
    letters = []
    for _ in range(count):
        letters.append(key(terminal, b"h"))
        key(terminal, b"\x7f")
    row(f"a letter at the greeting after {answers:,} answers", letters)
    lines = []
    for _ in range(12):
        os.write(terminal.file, b"hello")
        terminal.read_for(0.3)
        lines.append(key(terminal, b"\r", quiet=0.2))
        terminal.read_for(1.5)
    row("the first line of words there", lines[:1])
    row("a further line there", lines[1:])
    terminal.end()


def session(program, folder, clock):
    """The bytes of ticks and the wakes of a question that stays open."""
    choose(program, folder, clock)
    practice = Practice(program, folder, "--no-animation")
    terminal = practice.terminal
    # Half a second of the answer's own movement must be over.
    terminal.read_for(1)
    used, woken = cpu(terminal.pid), switches(terminal.pid)
    written = [len(terminal.read_for(1)) for _ in range(20)]
    seconds = len(written)
    used, woken = cpu(terminal.pid) - used, switches(terminal.pid) - woken
    print(f"| a second, clock {clock} | {used / seconds:.2f} | {woken / seconds:.1f} wakes"
          f" | {statistics.median(written):.0f}, at most {max(written)} |", flush=True)
    terminal.end()


def answers(program, folder, name, *arguments):
    """Some right answers, with the seconds of the clock that pass meanwhile."""
    practice = Practice(program, folder, *arguments)
    measured = [practice.answer() for _ in range(12)]
    practice.terminal.end()
    times, written = zip(*measured)
    print(f"| a right answer and the next question, {name} | {statistics.median(times):.2f} | |"
          f" {statistics.median(written):.0f}, at most {max(written)} |", flush=True)


def choose(program, folder, clock):
    terminal = Terminal(program, folder, "config", "set", "clock", clock)
    terminal.read(1)
    os.waitpid(terminal.pid, 0)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("--messages", type=int, nargs="+", default=[0, 1_000])
    parser.add_argument("--keys", type=int, default=100)
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    print("| what | ms of CPU | p99 | bytes |\n| --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        for clock in ["small", "off"]:
            session(program, folder, clock)
        choose(program, folder, "small")
        answers(program, folder, "still", "--no-animation")
        answers(program, folder, "moving")
        for messages in options.messages:
            measure(program, folder, messages, options.keys)
        digits(chat("/bin/bash", folder, "--norc"), "in bash", options.keys)
    with tempfile.TemporaryDirectory() as folder:
        greeting(program, folder, 10_000, options.keys)


if __name__ == "__main__":
    main()
