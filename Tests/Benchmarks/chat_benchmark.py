#!/usr/bin/env python3
"""Bytes that the chat writes, and the processor time it takes, in a terminal of its own.

    Tests/Benchmarks/chat_benchmark.py [path of mathbot] [columns] [rows]

Prints a table: bytes and milliseconds of processor time for the first screen, for a quiet second with
the clock, for a digit, for an answer with all that comes of it, and for a second in which Robo waits.
"""
import fcntl
import os
import pty
import re
import select
import struct
import sys
import tempfile
import termios
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ".build/release/mathbot"
COLUMNS = int(sys.argv[2]) if len(sys.argv) > 2 else 80
ROWS = int(sys.argv[3]) if len(sys.argv) > 3 else 24


class Chat:
    """A program in a terminal of its own."""

    def __init__(self, *arguments):
        home = tempfile.mkdtemp()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.environ.clear()
            os.environ.update(HOME=home, TERM="xterm-256color", LANG="C.UTF-8", PATH="/usr/bin:/bin")
            os.execv(PROGRAM, [PROGRAM, *arguments])
        size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, size)
        self.text = b""

    def processor(self):
        """Processor time so far, in milliseconds: the scheduler's own count, in nanoseconds."""
        with open(f"/proc/{self.pid}/schedstat") as file:
            return int(file.read().split()[0]) / 1e6

    def read(self, seconds):
        """The bytes written within a time."""
        end, text = time.monotonic() + seconds, b""
        while (left := end - time.monotonic()) > 0:
            if select.select([self.terminal], [], [], left)[0]:
                try:
                    text += os.read(self.terminal, 65536)
                except OSError:
                    break
        self.text += text
        return text

    def measure(self, keys, seconds):
        """Bytes and processor milliseconds for keys, and what comes within a time."""
        before = self.processor()
        os.write(self.terminal, keys)
        written = len(self.read(seconds))
        return written, self.processor() - before


def answer(chat):
    """The answer to the last question that was drawn."""
    plain = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b" ", chat.text).decode(errors="replace")
    left, sign, right = re.findall(r"(\d+)\s*([+−×÷])\s*(\d+)\s*\?", plain)[-1]
    left, right = int(left), int(right)
    return {"+": left + right, "−": left - right, "×": left * right, "÷": left // right}[sign]


def row(name, figures, count=1):
    print(f"| {name} | {figures[0] / count:.0f} | {figures[1] / count:.1f} |")


def main():
    chat = Chat("--seed", "1", "--minutes", "5", "--difficulty", "easy")
    print("| what | bytes | processor, ms |\n| --- | --- | --- |")
    row("start to the first question", (len(chat.read(3)), chat.processor()))
    row("a second with the clock", chat.measure(b"", 5), 5)
    for digit in str(answer(chat)):
        row("a digit", chat.measure(digit.encode(), 0.3))
    row("Enter: tapback, typing dots, next question", chat.measure(b"\r", 0.9))
    chat.measure(b"?", 0.1)
    row("a hint with its moving picture, 3 s", chat.measure(b"", 3))
    chat.measure(b"pause\r", 1)
    row("a second of a pause, Robo still", chat.measure(b"", 5), 5)
    chat.measure(b" \x04", 0.5)
    chat.measure(b"\x04", 2)
    row("a second after the end, Robo moving", chat.measure(b"", 10), 10)
    os.close(chat.terminal)


main()
