#!/usr/bin/env python3
"""Draws the pictures of the README from the program as it runs: draw.py [NAME...].

Each picture is what a real window shows after real keys; the moving one is made of the frames
that differ. See window.py for what has to be installed; `swift build` comes first.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

from PIL import Image

import history
from window import DARK, LIGHT, Window

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/debug/mathbot"
PICTURES = ROOT / "Content/pictures"
# The README stays light for who reads it over a slow line.
MOST_BYTES = 1_000_000


def command(arguments, home):
    """The program with a home of its own, so that the picture shows nobody's data."""
    folders = " ".join(
        f"{name}={home}" for name in
        ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"))
    return f"{folders} {PROGRAM} {arguments}"


class Recorder:
    """Takes a picture of a window again and again, and keeps those that differ."""

    def __init__(self, window, pause=0.06):
        self.window, self.pause = window, pause
        self.frames = []
        self.done = threading.Event()
        self.thread = threading.Thread(target=self._record)

    def _record(self):
        while not self.done.is_set():
            picture, now = self.window.picture(), time.monotonic()
            if not self.frames or picture.tobytes() != self.frames[-1][0].tobytes():
                self.frames.append((picture, now))
            time.sleep(self.pause)
        self.end = time.monotonic()

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.done.set()
        self.thread.join()

    def save(self, path):
        """Writes the frames as one moving picture that begins anew after its last."""
        starts = [start for _, start in self.frames] + [self.end]
        times = [round((end - start) * 1000) for start, end in zip(starts, starts[1:])]
        pictures = with_one_palette([picture for picture, _ in self.frames])
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=times, loop=0,
            optimize=True)
        size = path.stat().st_size
        print(f"{path.name}: {len(pictures)} frames, {sum(times) / 1000:.0f} s, {size:,} bytes")
        if size >= MOST_BYTES:
            sys.exit(f"{path.name} has more than {MOST_BYTES:,} bytes")


def with_one_palette(pictures, colors=128):
    """The pictures in the colours that they have in common, which keeps them small."""
    step = max(1, len(pictures) // 8)
    some = pictures[::step]
    width, height = some[0].size
    sheet = Image.new("RGB", (width, height * len(some)))
    for index, picture in enumerate(some):
        sheet.paste(picture, (0, index * height))
    palette = sheet.quantize(colors)
    return [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]


def save(window, name):
    picture = window.picture()
    picture.quantize(256, dither=Image.Dither.NONE).save(PICTURES / f"{name}.png", optimize=True)
    print(f"{name}.png: {(PICTURES / f'{name}.png').stat().st_size:,} bytes")


QUESTION = re.compile(r"What is (\d+) ([+−×÷]) (\d+)\?")


def practised_home(home):
    """Fills a home with the practice of a child called Mina."""
    file = pathlib.Path(home) / "archive.json"
    file.write_text(history.archive())
    subprocess.run(command(f"data import {file}", home), shell=True, check=True,
                   stdout=subprocess.DEVNULL)


def answer(window):
    """The answer to the newest question on show."""
    left, sign, right = QUESTION.findall(window.text())[-1]
    left, right = int(left), int(right)
    answers = {"+": left + right, "−": left - right, "×": left * right}
    return str(answers[sign] if sign in answers else left // right)


def reply(window, text):
    """Types an answer and waits until Robo has asked something else, or has had time to speak."""
    before = QUESTION.findall(window.text())
    window.type(text)
    time.sleep(0.3)
    window.press("Return")
    late = time.monotonic() + 2
    while time.monotonic() < late and QUESTION.findall(window.text()) == before:
        time.sleep(0.1)
    time.sleep(0.6)


def to_a_hard_one(window, least=6):
    """Answers until a product of two large digits is asked."""
    while True:
        left, _, right = QUESTION.findall(window.text())[-1]
        if least <= min(int(left), int(right)) and max(int(left), int(right)) < 10:
            return
        reply(window, answer(window))


def moving(home):
    """A child misses a question, takes tips, and goes on."""
    practised_home(home)
    chat = command("--learner Mina --minutes 5 --difficulty hard --table 8 --operations multiply --seed 3", home)
    with Window(chat, 80, 30, DARK, settle=2) as window:
        to_a_hard_one(window)
        with Recorder(window) as recorder:
            time.sleep(1)
            right = answer(window)
            reply(window, str(int(right) - 2))
            time.sleep(1)
            window.press("question")
            time.sleep(3)
            window.press("question")
            time.sleep(3)
            reply(window, right)
            time.sleep(2)
        recorder.save(PICTURES / "mathbot.png")


def practice(home):
    """A tip with its picture."""
    chat = command("--minutes 5 --difficulty hard --table 7 --operations multiply --seed 12", home)
    with Window(chat, 80, 30, LIGHT) as window:
        to_a_hard_one(window)
        reply(window, str(int(answer(window)) - 2))
        window.press("question")
        time.sleep(2)
        save(window, "practice")


def end(home):
    """The end of a practice, with what is new in the garden."""
    practised_home(home)
    chat = command("--learner Mina --minutes 1 --difficulty hard --operations multiply", home)
    with Window(chat, 80, 24, LIGHT) as window:
        window.press("Return")
        time.sleep(1.5)
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline and "What next?" not in window.text():
            if QUESTION.search(window.text()):
                reply(window, answer(window))
        time.sleep(4)
        save(window, "end")


def garden(home):
    """The garden after two weeks."""
    practised_home(home)
    with Window(command("garden --learner Mina", home), 80, 24, DARK) as window:
        save(window, "garden")


def report(home):
    """The first page of the report for parents."""
    practised_home(home)
    with Window(command("progress --learner Mina", home), 110, 40, LIGHT) as window:
        save(window, "report")


def calculator(home):
    """The calculator's keys."""
    with Window(command("calc --keypad", home), 80, 24, LIGHT) as window:
        window.type("2+3*4")
        window.press("Return")
        time.sleep(0.5)
        save(window, "calculator")


SCENES = {
    "moving": moving, "practice": practice, "end": end, "garden": garden,
    "report": report, "calculator": calculator,
}


def main(names):
    for name in names or SCENES:
        with tempfile.TemporaryDirectory() as home:
            SCENES[name](home)


if __name__ == "__main__":
    main(sys.argv[1:])
