#!/usr/bin/env python3
"""session_benchmark.py [--sessions N] [--answers N] MATHBOT [FOLDER]

How much memory mathbot has after one session after the other in the same chat, and what a skip costs
it, which is kept, and after which the next question is chosen. FOLDER is a home with a past, such as one that
start_benchmark.py keeps; without it nobody has practised yet.
"""
import argparse
import os
import re
import statistics
import tempfile

from start_benchmark import Terminal, cpu


def resident(pid):
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))


class Chat(Terminal):
    """A chat that is read as it is written."""

    def type(self, text, quiet=0.15):
        os.write(self.file, text.encode() + b"\r")
        return self.read(quiet).decode(errors="replace")


def practise(chat, answers):
    """The CPU milliseconds of some questions that are skipped: each skip is kept, and the next
    question chosen."""
    times = []
    for _ in range(answers):
        before = cpu(chat.pid)
        chat.type("skip")
        times.append(cpu(chat.pid) - before)
    for word in ["stop", "yes"]:
        chat.type(word, 0.3)
    return times


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--sessions", type=int, default=50)
    parser.add_argument("--answers", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or temporary
        chat = Chat(os.path.abspath(options.program), folder, "--minutes", "10", "--difficulty",
                    "hard", "--no-animation")
        chat.read(1)
        print("| session | MB | ms of CPU for a skip |\n| ---: | ---: | ---: |")
        for number in range(1, options.sessions + 1):
            times = practise(chat, options.answers)
            if number in (1, 2, 5, 10, 20, 50) or number == options.sessions:
                print(f"| {number} | {resident(chat.pid):.1f} | {statistics.median(times):.2f} |",
                      flush=True)
            said, tries = chat.type("again", 0.5), 20
            while not re.search(r"[=?]", said) and tries:
                said, tries = said + chat.read(0.5).decode(errors="replace"), tries - 1
            if not re.search(r"[=?]", said):
                raise SystemExit(f"no new session: {said!r}")
        chat.end()


if __name__ == "__main__":
    main()
