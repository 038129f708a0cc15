#!/usr/bin/env python3
"""start_benchmark.py [--attempts N ...] [--runs N] [--keep FOLDER] MATHBOT

How long mathbot takes with a long past: to its first frame in a terminal of 80 x 24, for
`progress --plain` and `garden --plain`; for each the least wall time and CPU time of some runs, and the
memory. The databases hold one child's random practice of 200 answers a day. The prompt of bash, in the
same terminal with nothing to read before it, tells how fast the machine is.
"""
import argparse
import fcntl
import os
import pty
import random
import resource
import select
import signal
import sqlite3
import struct
import subprocess
import tempfile
import termios
import time
import uuid

OUTCOMES = ["right"] * 8 + ["wrong", "skipped"]


def environment(folder):
    """Everything of the program lies in the folder; nothing of this machine is seen."""
    return {
        "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "TERM": "xterm-256color",
        "LANG": "C.UTF-8", "TZ": "UTC", "PATH": os.environ["PATH"],
    }


def questions():
    for left in range(2, 13):
        for right in range(2, 13):
            yield left, "multiply", right
            yield left * right, "divide", right
    for left in range(1, 90):
        for right in range(1, 100 - left, 7):
            yield left, "add", right
            yield left + right, "subtract", right


def fill(program, folder, count):
    """A database of so many attempts, the last of them yesterday."""
    subprocess.run([program, "learner", "add", "Mina"], env=environment(folder), check=True,
                   capture_output=True)
    path = os.path.join(folder, "mathbot", "mathbot.sqlite")
    if not os.path.exists(path):
        found = subprocess.run(["find", folder, "-name", "*.sqlite"], capture_output=True, text=True)
        path = found.stdout.split()[0]
    generator = random.Random(1)
    asked = list(questions())
    per_day, per_session = 200, 50
    days = (count + per_day - 1) // per_day
    start = (int(time.time()) // 86_400 - days) * 86_400_000 + 43_200_000

    def sessions():
        for number in range((count + per_session - 1) // per_session):
            yield (number + 1, uuid.UUID(int=number + 1).bytes, 1, at(number * per_session), 5,
                   "hard", "add,subtract,multiply,divide", number)

    def at(number):
        return start + number // per_day * 86_400_000 + number % per_day * 6_000

    def attempts():
        for number in range(count):
            left, operation, right = generator.choice(asked)
            yield (uuid.UUID(int=number + (1 << 64)).bytes, number // per_session + 1, at(number) + 1,
                   left, operation, right, "56", generator.choice(OUTCOMES), 1,
                   generator.randrange(800, 9_000), 0, None)

    with sqlite3.connect(path) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.executemany(
            "INSERT INTO session (id, uuid, learner, startedAt, minutes, difficulty, operations,"
            " seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", sessions())
        db.executemany(
            "INSERT INTO attempt (uuid, session, at, leftNumber, operation, rightNumber, typed,"
            " outcome, tryNumber, milliseconds, hintsSeen, diagnosis)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", attempts())
    db.close()
    return path


def cpu(pid):
    """The milliseconds that a process has run."""
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat") as file:
            total += int(file.read().split()[0])
    return total / 1e6


def memory(pid):
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM"))


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, program, folder, *arguments):
        self.begin = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(program, [program, *arguments], environment(folder))

    def read(self, quiet):
        """What is written until nothing comes for so many seconds."""
        text = b""
        while select.select([self.file], [], [], quiet)[0]:
            try:
                text += os.read(self.file, 65_536)
            except OSError:
                break
        return text

    def read_for(self, seconds):
        """What is written within so many seconds."""
        text, end = b"", time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            if select.select([self.file], [], [], left)[0]:
                text += os.read(self.file, 65_536)
        return text

    def first(self, mark):
        """The time and the CPU time until this is written."""
        text = b""
        while mark not in text:
            text += os.read(self.file, 65_536)
        return (time.perf_counter() - self.begin) * 1000, cpu(self.pid)

    def end(self, how=signal.SIGTERM):
        os.kill(self.pid, how)
        self.read(2)
        os.waitpid(self.pid, 0)
        os.close(self.file)


END_OF_FRAME = b"\x1b[?2026l"


def first_frame(program, folder):
    return measure(Terminal(program, folder), END_OF_FRAME)


def prompt_of_bash(folder):
    return measure(Terminal("/bin/bash", folder, "--norc", "--noprofile", "-i"), b"bash-", signal.SIGHUP)


def measure(terminal, mark, how=signal.SIGTERM):
    wall, used = terminal.first(mark)
    peak = memory(terminal.pid)
    terminal.end(how)
    return wall, used, peak


def command(program, folder, *arguments):
    begin = time.perf_counter()
    process = subprocess.Popen(
        [program, *arguments], env=environment(folder), stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    wall = (time.perf_counter() - begin) * 1000
    return wall, (used.ru_utime + used.ru_stime) * 1000, used.ru_maxrss / 1024


def row(name, measured):
    wall, used, peak = (min(values) for values in zip(*measured))
    print(f"| {name} | {wall:.1f} | {used:.1f} | {peak:.1f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("--attempts", type=int, nargs="+", default=[0, 10_000, 100_000, 1_000_000])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--keep", help="where the databases stay")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    print("| what | ms | ms of CPU | MB |\n| --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        row("bash to its prompt", [prompt_of_bash(folder) for _ in range(options.runs)])
    for count in options.attempts:
        with tempfile.TemporaryDirectory() as temporary:
            folder = os.path.join(options.keep, str(count)) if options.keep else temporary
            if not os.path.exists(os.path.join(folder, "filled")):
                os.makedirs(folder, exist_ok=True)
                fill(program, folder, count)
                open(os.path.join(folder, "filled"), "w").close()
            name = f"{count:,} answers"
            row(f"{name}: gathered anew", [first_frame(program, folder)])
            row(f"{name}: first frame",
                [first_frame(program, folder) for _ in range(options.runs)])
            for page in ["progress", "garden"]:
                row(f"{name}: {page}",
                    [command(program, folder, page, "--plain") for _ in range(options.runs)])


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    main()
