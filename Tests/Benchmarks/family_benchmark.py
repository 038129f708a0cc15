#!/usr/bin/env python3
"""How long `mathbot progress --all` takes for a class.

family_benchmark.py [--learners 40] [--attempts 20000] PROGRAM

The practice is random and lies on as many days until today as there are sessions of 50 answers.
"""
import argparse
import os
import random
import sqlite3
import statistics
import subprocess
import tempfile
import time
import uuid

SESSION = 50
DAY = 86_400_000


def question(chance):
    """A random question, as the columns left, operation and right, with its answer."""
    a, b = chance.randint(2, 12), chance.randint(2, 12)
    return chance.choice([
        (a, "multiply", b, a * b), (a * b, "divide", b, a), (a + 30, "add", b + 20, a + b + 50),
        (a + b, "subtract", b, a)])


def fill(path, learners, attempts, chance):
    """Writes the practice of so many learners into an empty database."""
    now = int(time.time() * 1000)
    db = sqlite3.connect(path)
    for number in range(learners):
        learner = db.execute(
            "INSERT INTO learner (uuid, name, createdAt, usedAt) VALUES (?, ?, ?, ?)",
            (uuid.uuid4().bytes, f"Child {number + 1:02}", now, now + number)).lastrowid
        sessions = attempts // SESSION
        for index in range(sessions):
            start = now - (sessions - index) * DAY
            session = db.execute(
                "INSERT INTO session (uuid, learner, startedAt, minutes, difficulty, operations,"
                " seed) VALUES (?, ?, ?, 5, 'auto', 'add,subtract,multiply,divide', 1)",
                (uuid.uuid4().bytes, learner, start)).lastrowid
            rows = []
            for place in range(SESSION):
                left, operation, right, answer = question(chance)
                isRight = chance.random() < 0.85
                rows.append((
                    uuid.uuid4().bytes, session, start + place * 6_000, left, operation, right,
                    str(answer if isRight else answer + 1), "right" if isRight else "wrong", 1,
                    chance.randint(1_500, 9_000), 0, None if isRight else "one-out"))
            db.executemany(
                "INSERT INTO attempt (uuid, session, at, leftNumber, operation, rightNumber, typed,"
                " outcome, tryNumber, milliseconds, hintsSeen, diagnosis)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    db.commit()
    db.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--learners", type=int, default=40)
    parser.add_argument("--attempts", type=int, default=20_000)
    parser.add_argument("program")
    wishes = parser.parse_args()
    program = os.path.abspath(wishes.program)
    with tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "PATH": "/usr/bin:/bin"}

        def run(*arguments):
            return subprocess.run(
                [program, *arguments], env=environment, check=True, capture_output=True, text=True
            ).stdout

        run("learner", "add", "Child 00")
        fill(run("data", "path").strip(), wishes.learners, wishes.attempts, random.Random(1))

        def seconds(*form):
            start = time.monotonic()
            assert f"Child {wishes.learners:02}" in run("progress", "--all", *form)
            return time.monotonic() - start

        print(f"gathered anew, once     {seconds():.2f} s")
        for form in ([], ["--json"], ["--html"]):
            times = [seconds(*form) for _ in range(5)]
            print(f"progress --all {' '.join(form):8} {statistics.median(times):.2f} s")


if __name__ == "__main__":
    main()
