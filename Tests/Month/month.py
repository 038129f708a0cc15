#!/usr/bin/env python3
"""A month of 20 practices of a weak, a middling and a strong simulated child through the real program.

month.py [--seed N] [--theory encounters|stability|all] [--strength …] [--keep FOLDER] PROGRAM

The program runs in its plain form, line by line; its clock is moved by libfaketime (Debian:
`apt install libfaketime`), so that nobody waits. Prints what each child met, with the aims, and ends
with a failure if an aim is missed. `--keep` keeps what was said, a file for each practice.
"""

import argparse
import calendar
import collections
import glob
import os
import re
import shutil
import sys
import tempfile

from children import STRENGTHS, THEORIES, Child
from talk import Clock, Practice, Program

DAYS = [day for day in range(28) if day % 7 < 5]
START = calendar.timegm((2026, 1, 5, 16, 0, 0))
# Not sentences of Robo's: what is typed, marks, questions, choices and the clock.
NO_SENTENCE = re.compile(
    r"^(You: |Correct\.|Not yet: |Try again: |Your turn: |Now type it: |Type one: |Robo: What is |"
    r"Robo: What goes in the gap|Robo: Now type it: |[^A-Za-z]*$|\d+:\d\d left)")


def library():
    found = glob.glob("/usr/lib/*/faketime/libfaketime.so.1")
    if not found:
        sys.exit("month.py needs libfaketime: apt install libfaketime")
    return found[0]


def most_said(text):
    """The sentence that was said most often in a practice, with its count."""
    counts = collections.Counter()
    for line in text.splitlines():
        line = line.strip()
        if line and not NO_SENTENCE.match(line):
            line = line.removeprefix("Robo: ")
            counts.update(part for part in re.split(r"(?<=[.!?]) ", line) if re.search("[a-z]{2}", part))
    return max(((count, sentence) for sentence, count in counts.items()), default=(0, ""))


def practise(theory, strength, wishes):
    """The practices of a child, and what was said in each."""
    child = Child(theory, strength, wishes.seed)
    practices, texts = [], []
    with tempfile.TemporaryDirectory() as home:
        instant = os.path.join(home, "instant")
        environment = {
            "HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "LANG": "C.UTF-8", "TZ": "UTC",
            "PATH": os.environ["PATH"], "LD_PRELOAD": library(), "FAKETIME_NO_CACHE": "1",
            "FAKETIME_TIMESTAMP_FILE": instant}
        arguments = [wishes.program, "practice", "--plain", "--minutes", "5", "--difficulty", "auto"]
        for day in DAYS:
            clock = Clock(instant, START + day * 86_400)
            program = Program(arguments, environment)
            practices.append(Practice(child, day, clock, program).run())
            texts.append(program.text)
        if wishes.keep:
            folder = os.path.join(wishes.keep, f"{theory}-{strength}")
            os.makedirs(folder, exist_ok=True)
            for day, text in zip(DAYS, texts):
                with open(os.path.join(folder, f"{day + 1:02}.txt"), "w", encoding="utf-8") as file:
                    file.write(text)
            for file in glob.glob(os.path.join(home, "mathbot", "*.sqlite*")):
                shutil.copy(file, folder)
    return practices, texts


def share(questions, counts):
    return sum(map(counts, questions)) / max(1, len(questions))


def figures(practices, texts):
    """What a child met in the month."""
    asked = [[question for question, _, _, is_repair in practice if not is_repair] for practice in practices]
    alone = [
        [question for question, _, is_example, is_repair in practice if not is_example and not is_repair]
        for practice in practices]
    everything = [question for practice in asked for question in practice]
    after = [question for practice in asked[10:] for question in practice]
    firsts = [is_right for practice in practices for _, is_right, is_example, _ in practice if not is_example]
    return {
        "answers": len(everything),
        "right": share(firsts, bool),
        "young": share(after, lambda question: question.is_trivial or question.is_within_ten),
        "within ten": share(
            [question for practice in asked[3:] for question in practice],
            lambda question: question.is_within_ten and not question.is_trivial),
        "crossing": sum(not question.is_fact and question.crosses_ten for question in everything),
        "two digits": share(everything, lambda question: not question.is_fact),
        "distinct": len({question.key for question in everything}),
        "most": max(collections.Counter(question.key for question in everything).values()),
        "in one": max(
            max(collections.Counter(question.key for question in practice).values()) for practice in alone),
        "examples": sum(is_example for practice in practices for _, _, is_example, _ in practice),
        "gaps": sum(question.form != "plain" for question in everything),
        "sentence": max(most_said(text) for text in texts),
    }


def aims(strength, found):
    """The aims with whether they are met."""
    rows = [
        ("no question more than twice in a practice", found["in one"], found["in one"] <= 2),
        ("no sentence more than 6 times in a practice", "{} × {}".format(*found["sentence"]),
         found["sentence"][0] <= 6)]
    if strength == "weak":
        rows += [
            ("at most 30 % young after practice 10", f"{found['young']:.0%}", found["young"] <= 0.3),
            ("at least 350 distinct questions", found["distinct"], found["distinct"] >= 350)]
    if strength == "middling":
        rows.append(("at least 60 that cross a ten", found["crossing"], found["crossing"] >= 60))
    if strength == "strong":
        rows.append((
            "at most 3 % within ten after practice 3", f"{found['within ten']:.1%}",
            found["within ten"] <= 0.03))
    return rows


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theory", choices=[*THEORIES, "all"], default="all")
    parser.add_argument("--strength", choices=[*STRENGTHS, "all"], default="all")
    parser.add_argument("--keep")
    wishes = parser.parse_args()
    missed = 0
    for theory in THEORIES if wishes.theory == "all" else [wishes.theory]:
        for strength in STRENGTHS if wishes.strength == "all" else [wishes.strength]:
            found = figures(*practise(theory, strength, wishes))
            print(
                f"\n{theory}, {strength}: {found['answers']} questions, {found['right']:.0%} right first,"
                f" {found['young']:.0%} young, {found['within ten']:.1%} within ten,"
                f" {found['two digits']:.0%} of two digits, {found['crossing']} crossing,"
                f" {found['distinct']} distinct, one {found['most']} times,"
                f" {found['examples']} shown first, {found['gaps']} with a gap")
            for aim, value, is_met in aims(strength, found):
                missed += not is_met
                print(f"  {'met   ' if is_met else 'MISSED'} {aim}: {value}", flush=True)
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
