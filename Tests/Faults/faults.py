#!/usr/bin/env python3
"""faults.py [--every N] [--only NAME ...] [--kinds KIND ...] [MATHBOT]

What becomes of the family's data when one call of the operating system fails?

Each operation of mathbot that reads or keeps something is run again and again, and each time another
call that reaches a file of its home fails, once: with EIO, ENOSPC or EINTR, with half of the bytes
read or written, or with the program killed before the call. After each run the data are looked at
without any fault: nothing that was said to be kept may be missing, nothing that was there before may
be gone or set aside, the database must be sound, and the program must have ended by itself.
"""
import argparse
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
KINDS = ["EIO", "ENOSPC", "EINTR", "short", "kill"]
# Seconds after which a program counts as hanging, on a busy machine.
LIMIT = 60
PRACTICE = ["--seed", "1", "--minutes", "1", "--difficulty", "easy"]


class Home:
    """A home folder, and what mathbot keeps in it."""

    program = os.path.join(FOLDER, "../../.build/debug/mathbot")

    def __init__(self, path):
        self.path = path
        self.database = path + "/.local/share/mathbot/mathbot.sqlite"
        self.config = path + "/.config/mathbot/config"

    def environment(self, **more):
        kept = {key: os.environ[key] for key in ("PATH", "LD_LIBRARY_PATH") if key in os.environ}
        return {**kept, "HOME": self.path, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **more}

    def run(self, arguments, lines="", **environment):
        done = subprocess.run(
            [self.program, *(word.replace("{home}", self.path) for word in arguments)], input=lines.encode(), capture_output=True, timeout=LIMIT,
            cwd=self.path, env=self.environment(**environment))
        done.words = (done.stdout + done.stderr).decode()
        return done

    def rows(self, query):
        if not os.path.exists(self.database):
            return []
        with sqlite3.connect(self.database) as base:
            try:
                return [row[0] for row in base.execute(query)]
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):
                    return []
                raise

    def answers(self):
        return self.rows("SELECT typed FROM attempt ORDER BY rowid")

    def learners(self):
        return sorted(self.rows("SELECT name FROM learner"))

    def names(self):
        return sorted(
            os.path.relpath(os.path.join(folder, name), self.path)
            for folder, _, files in os.walk(self.path) for name in files)

    def settings(self):
        try:
            with open(self.config) as file:
                return file.read()
        except FileNotFoundError:
            return ""


class Operation:
    """One use of mathbot: what was before, what is typed, and what must hold afterwards."""

    def __init__(self, name, arguments, lines="", before=(), holds=None):
        self.name, self.arguments, self.lines = name, arguments, lines
        self.before, self.holds = before, holds


def practised(home, done, old):
    """Old answers stay; new ones are kept, or it is said how many are not."""
    answers = home.answers()
    yield answers[:len(old.answers)] == old.answers, f"old answers are gone: {answers}"
    new = answers[len(old.answers):]
    if done.returncode == 0:
        if "Answers that could not be saved: " in done.words:
            lost = int(done.words.split("Answers that could not be saved: ")[1].split()[0])
            yield len(new) == 2 - lost, f"{lost} were said to be lost, {new} are there"
        else:
            yield new == ["5", "6"], f"kept: {new}"
    else:
        # Each answer is kept before the next question shows.
        shown = done.words.count("Try again")
        yield len(new) >= shown, f"{shown} were taken, {new} are there"


def either(read, was, will):
    """All of the old or all of the new; the new, where the program was content."""
    def holds(home, done, old):
        found = read(home)
        if done.returncode == 0:
            yield found == will, f"done, but {found}"
        else:
            yield found in (was, will), f"neither old nor new: {found}"
        yield home.answers()[:len(old.answers)] == old.answers, "old answers are gone"
    return holds


def imported(home, done, old):
    answers = home.answers()
    yield len(answers) in (0, 2), f"half of an import: {answers}"
    if done.returncode == 0:
        yield len(answers) == 2, "an import was reported, but nothing is there"


def exported(home, done, old):
    """All of it, or it is said that it is not."""
    if done.returncode == 0:
        text = done.stdout.decode()
        yield [text.count(f'"typed" : "{typed}"') for typed in old.answers] == [1, 1], f"exported {text}"
        json.loads(text)
    yield home.answers() == old.answers, "old answers are gone"


def unchanged(home, done, old):
    yield home.answers() == old.answers, "old answers are gone"
    yield home.learners() == old.learners, "learners are gone"
    yield home.settings() == old.settings, "settings are gone"


FAMILY = [(PRACTICE, "5\n6\nq\nq\nbye\n"), (["learner", "add", "Mina"], ""),
          (["config", "set", "minutes", "7"], "")]
# An export of the practice, kept beside it.
SAVED = FAMILY + [(["data", "export", "--learner", "default"], "", "saved.json"),
                  (["data", "delete", "--all", "--force"], "")]

OPERATIONS = [
    Operation("first practice", PRACTICE, "5\n6\nq\nq\nbye\n", holds=practised),
    Operation("practice", PRACTICE + ["--learner", "default"], "5\n6\nq\nq\nbye\n", FAMILY, practised),
    Operation("learner add", ["learner", "add", "Jun"], before=FAMILY, holds=either(
        Home.learners, ["Mina", "default"], ["Jun", "Mina", "default"])),
    Operation("learner rename", ["learner", "rename", "Mina", "Jun"], before=FAMILY, holds=either(
        Home.learners, ["Mina", "default"], ["Jun", "default"])),
    Operation("learner remove", ["learner", "remove", "--force", "Mina"], before=FAMILY, holds=either(
        Home.learners, ["Mina", "default"], ["default"])),
    Operation("config set", ["config", "set", "sound", "off"], before=FAMILY, holds=either(
        Home.settings, "minutes = 7\n", "minutes = 7\nsound = off\n")),
    Operation("config unset", ["config", "unset", "minutes"], before=FAMILY, holds=either(
        Home.settings, "minutes = 7\n", "")),
    Operation("progress", ["progress", "--json"], before=FAMILY, holds=unchanged),
    Operation("history", ["history"], before=FAMILY, holds=unchanged),
    Operation("export", ["data", "export", "--learner", "default"], before=FAMILY, holds=exported),
    Operation("import", ["data", "import", "{home}/saved.json"], before=SAVED, holds=imported),
]


class Old:
    """What was there before an operation."""

    def __init__(self, home):
        self.answers, self.learners, self.settings = home.answers(), home.learners(), home.settings()
        self.names = home.names()


def complaints(home, done, old, kind, operation):
    if kind != "kill" and done.returncode < 0:
        yield f"ended by signal {-done.returncode}"
    if b"Fatal error" in done.stderr or any(byte < 32 and byte != 10 for byte in done.stderr):
        yield "errors that nobody can read"
    if any(".damaged" in name or ".broken" in name for name in home.names()):
        yield f"set aside: {home.names()}"
    if home.rows("PRAGMA integrity_check") not in ([], ["ok"]):
        yield "the database is not sound"
    # A killed program's draft is written over the next time.
    if kind != "kill" and any(name.endswith(".new") for name in home.names()):
        yield "a draft is left"
    for right, words in operation.holds(home, done, old):
        if not right:
            yield words
    after = home.run(["learner", "list"])
    if after.returncode != 0:
        yield "afterwards: " + after.words


def trial(operation, prepared, call, kind, scratch):
    """Runs the operation with one call failing; what is wrong afterwards."""
    # It has the path of the prepared one, as paths are counted.
    path = os.path.join(scratch, "home")
    shutil.rmtree(path, ignore_errors=True)
    shutil.copytree(prepared.path, path)
    home = Home(path)
    old = Old(home)
    try:
        done = home.run(
            operation.arguments, operation.lines, LD_PRELOAD=library, FAULT_HOME=path,
            FAULT_CALL=str(call), FAULT_KIND=kind)
    except subprocess.TimeoutExpired:
        return ["it hangs"]
    try:
        return list(complaints(home, done, old, kind, operation))
    except (sqlite3.Error, json.JSONDecodeError, UnicodeDecodeError) as error:
        return [repr(error)]


def prepare(operation, scratch):
    """A home as it is before the operation, and the calls that the operation makes."""
    home = Home(os.path.join(scratch, "prepared"))
    shutil.rmtree(home.path, ignore_errors=True)
    os.makedirs(home.path)
    for arguments, lines, *output in operation.before:
        done = home.run(arguments, lines)
        if done.returncode != 0:
            sys.exit(f"{operation.name}: {arguments} fails: {done.words}")
        for name in output:
            with open(os.path.join(home.path, name), "wb") as file:
                file.write(done.stdout)
    path = os.path.join(scratch, "home")
    shutil.rmtree(path, ignore_errors=True)
    shutil.copytree(home.path, path)
    count = os.path.join(scratch, "calls")
    if os.path.exists(count):
        os.remove(count)
    Home(path).run(
        operation.arguments, operation.lines, LD_PRELOAD=library, FAULT_HOME=path, FAULT_COUNT=count)
    # Who reaches no file of the home cannot fail there.
    if not os.path.exists(count):
        return home, []
    with open(count) as file:
        return home, [line.split()[1] for line in file]


def look(operation, options, scratch):
    prepared, calls = prepare(operation, scratch)
    tried = wrong = 0
    for kind in options.kinds:
        for call in range(1 + tried % options.every, len(calls) + 1, options.every):
            if kind == "short" and not calls[call - 1].startswith(("read", "write", "pread", "pwrite")):
                continue
            tried += 1
            for words in trial(operation, prepared, call, kind, scratch):
                wrong += 1
                print(f"  {kind} at call {call}, {calls[call - 1]}: {words}", flush=True)
    print(f"{operation.name}: {len(calls)} calls, {tried} faults, {wrong} wrong", flush=True)
    return tried, wrong


def main():
    global library
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--every", type=int, default=1, help="try each Nth call only")
    parser.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS)
    parser.add_argument("--only", action="append", help="the name of an operation")
    parser.add_argument("program", nargs="?", default=Home.program)
    options = parser.parse_args()
    Home.program = os.path.abspath(options.program)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with tempfile.TemporaryDirectory() as scratch:
        library = scratch + "/faults.so"
        subprocess.run(
            ["clang", "-shared", "-fPIC", "-O1", "-o", library, FOLDER + "/faults.c", "-ldl"], check=True)
        results = [
            look(operation, options, scratch) for operation in OPERATIONS
            if not options.only or operation.name in options.only]
    tried, wrong = map(sum, zip(*results))
    print(f"{tried} faults, {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
