"""One practice through the real program in its plain form, on a clock that only the script moves."""

import array
import fcntl
import os
import re
import select
import subprocess
import termios
import time

from children import Question

INVERSE = {"+": "−", "−": "+", "×": "÷", "÷": "×"}
PLAIN = re.compile(r"(\d+) ([+−×÷]) (\d+)")
GAP = re.compile(r"(\d+|__) ([+−×÷]) (\d+|__) = (\d+)")
ASKING = re.compile(r"^(?:Robo: )?(?P<how>What is|What goes in the gap\?|Try again:|Your turn:|Now type it:) ")
READING = {True: 0.8, False: 3.0}


class Clock:
    """The time that libfaketime tells the program: a file with one instant."""

    def __init__(self, path, start):
        self.path, self.now = path, start
        self.write()

    def pass_by(self, seconds):
        self.now += seconds
        self.write()

    def write(self):
        whole = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(self.now))
        with open(self.path + ".new", "w", encoding="utf-8") as file:
            file.write(f"{whole}.{int(self.now % 1 * 1000):03}\n")
        os.replace(self.path + ".new", self.path)


def asked_in(line):
    """How a line asks, and the question; nothing for other lines."""
    found = ASKING.match(line)
    if not found:
        return None, None
    text = line[found.end():]
    if gap := GAP.search(text) if "__" in text else None:
        first, sign, second, result = gap.groups()
        if first == "__":
            question = Question(int(result), INVERSE[sign], int(second), "gap-first")
        elif sign in "+×":
            question = Question(int(result), INVERSE[sign], int(first), "gap-second")
        else:
            question = Question(int(first), sign, int(result), "gap-taken")
        return found["how"], question
    numbers = PLAIN.search(text)
    return found["how"], numbers and Question(int(numbers[1]), numbers[2], int(numbers[3]))


class Program:
    """The running program: what it says until it waits for a line."""

    def __init__(self, arguments, environment):
        self.process = subprocess.Popen(
            arguments, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.text = ""

    def said(self):
        """The new lines, as soon as the program has read all and waits; None after its end."""
        start, seen = len(self.text), 0
        while True:
            if select.select([self.output], [], [], 0.002)[0]:
                data = os.read(self.output, 65_536)
                if not data:
                    self.process.wait()
                    return None if len(self.text) == start else self.text[start:].splitlines()
                self.text, seen = self.text + data.decode(), 0
            else:
                # Seen twice, so that it is not just on its way from one line to the next.
                seen = seen + 1 if self.waits() else 0
                if seen == 2:
                    return self.text[start:].splitlines()

    def waits(self):
        """Whether it sleeps, with nothing left to read."""
        unread = array.array("i", [0])
        fcntl.ioctl(self.input, termios.FIONREAD, unread)
        try:
            with open(f"/proc/{self.process.pid}/syscall", encoding="utf-8") as file:
                call = file.read().split()
            # What has been woken is still in its call, but sleeps no more.
            with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file:
                sleeps = file.read().rpartition(")")[2].split()[0] == "S"
        except OSError:
            return False
        # It reads, or waits for one file with poll or ppoll, by their numbers on x86 and Arm.
        reads = call[0] in ("0", "63") and call[1:2] == ["0x0"]
        polls = call[0] in ("7", "73", "271") and call[2:3] == ["0x1"]
        return sleeps and unread[0] == 0 and (reads or polls)

    def type(self, line):
        try:
            os.write(self.input, (line + "\n").encode())
        except BrokenPipeError:
            pass


class Practice:
    """A practice of a child: what was asked, and what came of it."""

    def __init__(self, child, day, clock, program):
        self.child, self.day, self.clock, self.program = child, day, clock, program
        self.begin, self.asked, self.missed = clock.now, [], set()
        self.question, self.tries, self.is_example = None, 0, False

    def run(self):
        """Plays until the program has ended; gives the questions with what is to be judged."""
        while (lines := self.program.said()) is not None:
            prompts = [line for line in lines if asked_in(line)[0]]
            is_shown = any("Look how it goes" in line or "Here is the start" in line for line in lines)
            if prompts:
                self.reply(*asked_in(prompts[-1]), is_shown)
            elif any(line.startswith("Type one: ") and line.endswith(" bye.") for line in lines):
                self.program.type("bye")
            elif self.question is None or any(line.startswith("Type one:") for line in lines):
                self.program.type("")
            else:
                self.reply("Try again:", self.question, False)
        return self.asked

    def reply(self, how, question, is_shown):
        is_new = how.startswith(("What is", "What goes")) or is_shown
        if is_new:
            self.question, self.tries, self.is_example = question, 0, is_shown
        elif question is not None and self.question is None:
            self.question = question
        self.tries += 1
        if how == "Now type it:" or self.tries > 6:
            self.wait(self.child.typing + 1)
            self.program.type(str(self.question.answer))
        elif is_new:
            self.answer_first()
        else:
            self.answer_again()

    def seconds(self):
        return self.clock.now - self.begin

    def wait(self, seconds):
        self.clock.pass_by(seconds)

    def answer_first(self):
        question, child = self.question, self.child
        is_right, seconds = child.answer(question, self.day, self.seconds())
        is_repair = question.item in self.missed and self.seconds() > 235
        self.asked.append((question, is_right, self.is_example, is_repair))
        self.wait(min(seconds, 20))
        wants_help = not is_right and child.chance.random() < 0.15
        if not is_right:
            self.missed.add(question.item)
        self.program.type(
            str(question.answer) if is_right else "?" if wants_help else str(child.slip(question)))
        self.wait(READING[is_right])
        child.study(question, self.day, self.seconds(), is_right)

    def answer_again(self):
        """After a tip two of three times right."""
        question, child = self.question, self.child
        self.wait(child.typing + 2.5)
        is_right = child.chance.random() < 0.65
        self.program.type(str(question.answer if is_right else child.slip(question)))
        self.wait(READING[is_right])
