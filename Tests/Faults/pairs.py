#!/usr/bin/env python3
"""pairs.py [--rounds N] [--programs N] [--seed N] [MATHBOT]

Several mathbots in one home: first programs that answer at machine speed, all at once, then random pairs of
whatever keeps something. No answer may be missing, nothing may be set aside, and nobody may wait for ever.
"""
import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile

from faults import LIMIT, Home



def practice(seed):
    """A practice of many answers, none of which ends it."""
    return ["--seed", str(seed), "--minutes", "10", "--difficulty", "easy", "--learner", "default"]


LINES = "".join(f"{number}\n" for number in range(1, 60)) + "q\nq\nbye\n"


def alone(scratch, seed):
    """How many answers a program keeps that nobody disturbs."""
    home = fresh(scratch)
    home.run(practice(seed), LINES)
    return answers(home, seed)


def at_once(home, programs):
    """Runs the programs, each with its lines, at the same time: exit codes and words."""
    running = [
        subprocess.Popen(
            [Home.program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, cwd=home.path, env=home.environment())
        for arguments, _ in programs]
    for process, (_, lines) in zip(running, programs):
        process.stdin.write(lines.encode())
        process.stdin.close()
        process.stdin = None
    results = []
    for process in running:
        try:
            words = process.communicate(timeout=LIMIT)[0].decode()
        except subprocess.TimeoutExpired:
            process.kill()
            words = "it hangs"
        results.append((process.returncode, words))
    return results


def answers(home, seed):
    return home.rows(
        "SELECT count(*) FROM attempt JOIN session ON attempt.session = session.rowid "
        f"WHERE session.seed = {seed}")[0]


def fresh(scratch):
    home = Home(os.path.join(scratch, "home"))
    shutil.rmtree(home.path, ignore_errors=True)
    os.makedirs(home.path)
    home.run(["learner", "add", "default"])
    home.run(["learner", "add", "Mina"])
    return home


def unsound(home):
    if home.rows("PRAGMA integrity_check") != ["ok"]:
        yield "the database is not sound"
    if any(".damaged" in name or ".broken" in name for name in home.names()):
        yield f"set aside: {home.names()}"


def crowd(scratch, count, seed):
    """Programs at machine speed: how many answers were given, and what is wrong."""
    seeds = range(seed, seed + count)
    given = [alone(scratch, seed) for seed in seeds]
    home = fresh(scratch)
    results = at_once(home, [(practice(seed), LINES) for seed in seeds])
    wrong = [words for code, words in results if code != 0]
    kept = [answers(home, seed) for seed in seeds]
    wrong += [f"{number} of {most} answers kept" for number, most in zip(kept, given) if number != most]
    return sum(given), wrong + list(unsound(home))


def uses(chance):
    """Something that reads or keeps; None for its seed where it is no practice."""
    seed = chance.randrange(1, 1_000_000)
    name = f"Kid{chance.randrange(1_000_000)}"
    return chance.choice([
        (seed, practice(seed), LINES),
        (seed, practice(seed), LINES),
        (None, ["learner", "add", name], ""),
        (None, ["learner", "rename", "Mina", name], ""),
        (None, ["learner", "remove", "--force", "Mina"], ""),
        (None, ["learner", "use", "Mina"], ""),
        (None, ["config", "set", "minutes", str(chance.randint(1, 10))], ""),
        (None, ["data", "export", "out.json", "--learner", "default"], ""),
        (None, ["progress", "--all", "--json"], ""),
        (None, ["history"], ""),
    ])


def pair(scratch, chance):
    both = [uses(chance), uses(chance)]
    expected = [seed and alone(scratch, seed) for seed, _, _ in both]
    home = fresh(scratch)
    results = at_once(home, [(arguments, lines) for _, arguments, lines in both])
    given, wrong = 0, []
    for (seed, arguments, _), most, (code, words) in zip(both, expected, results):
        # The second to rename or remove Mina finds nobody.
        if code < 0 or code not in (0, 2) or "it hangs" in words:
            wrong.append(f"{arguments}: {code} {words[-300:]}")
        if seed is not None:
            given += most
            if answers(home, seed) != most:
                wrong.append(f"{arguments}: {answers(home, seed)} answers of {most}")
    wrong += unsound(home)
    return given, [f"{both[0][1]} beside {both[1][1]}: {words}" for words in wrong]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--programs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("program", nargs="?", default=Home.program)
    options = parser.parse_args()
    Home.program = os.path.abspath(options.program)
    chance, failures = random.Random(options.seed), 0
    with tempfile.TemporaryDirectory() as scratch:
        for name, one in [
                (f"{options.programs} programs", lambda n: crowd(scratch, options.programs, 100 * n + 1)),
                ("pairs", lambda n: pair(scratch, chance))]:
            given = 0
            for number in range(options.rounds):
                count, wrong = one(number)
                given += count
                failures += len(wrong)
                for words in wrong:
                    print(f"  {words}", flush=True)
            print(f"{name}: {options.rounds} rounds, {given} answers", flush=True)
    print(f"{failures} wrong")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
