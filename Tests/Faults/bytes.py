#!/usr/bin/env python3
"""bytes.py [--bytes N] [--seed N] [--only PAGE ...] [MATHBOT]

Random bytes on every page of the real program, in a terminal of its own: noise, keys, clicks, pastes,
answers of terminals, whole and broken, text of all scripts, and windows that change their size. No page
may crash, nor work for a second without a sign of life; nothing but what mathbot writes of its own accord
may reach the terminal as a control code; and in the end the terminal must be as it was.

Each finding names its page and seed, and leaves what was typed in a file.
"""
import argparse
import codecs
import collections
import fcntl
import os
import pty
import random
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(FOLDER, "../../.build/debug/mathbot")
# Seconds of a processor after which a page hangs that has neither read nor written anything.
PATIENCE = 1.0
# Seconds of a clock after which a page hangs that leaves bytes unread and does nothing.
IDLE = 60
# So many bytes are typed before a page is started anew.
SESSION = 30_000
# So many findings are enough.
MOST = 20

PRACTICE = ["--minutes", "5", "--difficulty", "easy"]
# How each page is called, and what is typed to come there.
PAGES = {
    "welcome": ([], ""),
    "practice": (PRACTICE, ""),
    "still": ([*PRACTICE, "--no-animation"], ""),
    "hints": (PRACTICE, "hint\r"),
    "plain": ([*PRACTICE, "--plain"], ""),
    "after": (PRACTICE, "q\r"),
    "settings": (PRACTICE, "settings\r"),
    "progress": (PRACTICE, "progress\r"),
    "garden": (PRACTICE, "garden\r"),
    "check": (["check"], ""),
    "config": (["config"], ""),
    "prompt": (["calc"], ""),
    "keypad": (["calc", "--keys"], ""),
    "plot": (["plot", "x^2 - 2"], ""),
}
# What readline shows by itself: it ends a full row with a NUL.
SHOWN_BY_READLINE = {"prompt"}
# What is read in lines, by the terminal's own editing: what was typed is not repeated by it.
LINES = {"plain"}

# What mathbot and readline write of their own accord.
OWN = re.compile(
    rb"\x1b(?:"
    rb"\[\??[0-9;:]*[ABCDGHJKPXhlmrsu@]|\[[0-9;]*[LMSTdf]|\[\?[0-9;]*\$p|\[[<>=?][0-9;]*[umcqp]|\[c|\[0?c|\[>c|\[>0q"
    rb"|\[[0-9 ]+ q|\[[0-9;]+t|\[\??6n|\[\?996n"
    rb"|\](?:0|2|4|10|11|12|22|104|110|111|112);?[^\x00-\x1f\x7f]*(?:\x07|\x1b\\)"
    rb"|P[+$]q[0-9a-fA-F]*\x1b\\"
    rb"|[=>78]|\([B0])")
PLAIN = re.compile(rb"[\x00-\x06\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f]")


class Finding(Exception):
    pass


class Typist:
    """Random bytes, and now and then something that a terminal would send."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def noise(self):
        return bytes(self.chance.choices(range(256), k=self.chance.choice([1, 8, 64, 256])))

    def words(self):
        signs = "0123456789+-*/=(),.^!?%xyzabcdehnqstu \r\r\t\x7f\x15\x17\x01\x05\x0b\x19"
        return "".join(self.chance.choices(signs, k=self.chance.choice([1, 4, 40, 200]))).encode()

    def text(self):
        ranges = [(0x80, 0x250), (0x300, 0x370), (0x400, 0x700), (0xAC00, 0xD7A3), (0x1100, 0x1200),
                  (0x3040, 0xA000), (0x2000, 0x2070), (0xFE00, 0xFE10), (0x1F1E6, 0x1F200),
                  (0x1F300, 0x1FB00), (0xE0000, 0xE0080), (0x1D400, 0x1D800), (0x0E00, 0x1000)]
        spans = self.chance.choices(ranges, k=self.chance.choice([1, 3, 30]))
        return "".join(chr(self.chance.randrange(*span)) for span in spans).encode()

    def number(self):
        return str(self.chance.choice([0, 1, 2, 7, 24, 80, 99, 1000, 65_535, 2**31, 2**64, -1]))

    def sequence(self):
        numbers = ";".join(self.number() for _ in range(self.chance.randrange(5)))
        start = self.chance.choice(["\x1b[", "\x1b[<", "\x1b[?", "\x1b[>", "\x1bO", "\x9b", "\x1b"])
        return (start + numbers + self.chance.choice("ABCDFHMPQRSZcmnrtuy~IO$@")).encode("latin-1")

    def mouse(self):
        kind = self.chance.choice([0, 1, 2, 3, 32, 35, 64, 65, 66, 67])
        places = f"{self.chance.randrange(0, 90)};{self.chance.randrange(0, 30)}"
        return f"\x1b[<{kind};{places}{self.chance.choice('Mm')}".encode()

    def string(self):
        start = self.chance.choice(["]", "P", "_", "^", "X"])
        what = self.chance.choice(["11;rgb:0000/ffff/0000", "0;owned", "52;c;aGVsbG8=", "1+r524742", ">|x"])
        return f"\x1b{start}{what}{self.chance.choice(['', chr(7), chr(27) + chr(92)])}".encode()

    def paste(self):
        inside = self.chance.choice([self.noise, self.words, self.text])()
        return b"\x1b[200~" + inside + self.chance.choice([b"", b"\x1b[201~", b"\x1b[201~"])

    def chunk(self):
        ways = [self.noise, self.noise, self.noise, self.words, self.words, self.text, self.sequence, self.mouse,
                self.string, self.paste]
        size, typed = self.chance.choice([1, 20, 200, 1_000, 1_000]), b""
        while len(typed) < size:
            typed += self.chance.choice(ways)()
        typed = typed[:1_000]
        # What leaves a page is typed, but not so often that nothing else is.
        leaving = b"\x03\x04\x1a\x1c"
        return bytes(byte for byte in typed if byte not in leaving or self.chance.random() < 0.01)


class Judge:
    """Looks at what is written: each control code must be one of the program's own."""

    def __init__(self, page):
        self.page = page
        self.left, self.decoder = b"", codecs.getincrementaldecoder("utf-8")()
        self.modes = collections.OrderedDict()

    def take(self, output):
        data, self.left = self.left + output, b""
        at = 0
        while (escape := data.find(b"\x1b", at)) >= 0:
            self.text(data[at:escape])
            match = OWN.match(data, escape)
            if not match and len(data) - escape < 300:
                # More of it may come.
                self.left = data[escape:]
                return
            if not match:
                raise Finding(f"a control code that is not mathbot's: {data[escape:escape + 60]!r}")
            self.mode(match.group())
            at = match.end()
        self.text(data[at:])

    def end(self):
        at = 0
        while at < len(self.left):
            match = OWN.match(self.left, at)
            if not match:
                raise Finding(f"a control code that is not mathbot's: {self.left[at:at + 60]!r}")
            self.mode(match.group())
            rest = self.left.find(b"\x1b", match.end())
            rest = len(self.left) if rest < 0 else rest
            self.text(self.left[match.end():rest])
            at = rest
        self.left = b""

    def text(self, text):
        if self.page in SHOWN_BY_READLINE:
            text = text.replace(b"\0", b"")
        if found := PLAIN.search(text):
            raise Finding(f"a control character: {text[max(0, found.start() - 30):found.end() + 30]!r}")
        try:
            words = self.decoder.decode(text)
        except UnicodeDecodeError as error:
            raise Finding(f"no UTF-8: {text[-60:]!r}") from error
        if any("\x80" <= sign <= "\x9f" for sign in words):
            raise Finding(f"a C1 control: {words[-60:]!r}")

    def mode(self, code):
        if match := re.fullmatch(rb"\x1b\[\?([0-9;]+)([hl])", code):
            for number in match.group(1).split(b";"):
                self.modes[number.decode()] = match.group(2) == b"h"
        if re.fullmatch(rb"\x1b\[>[0-9]+u", code):
            self.modes["keyboard"] = True
        if re.fullmatch(rb"\x1b\[<[0-9]*u", code):
            self.modes["keyboard"] = False

    def open(self):
        """What is on and must be off; and the cursor, if it is hidden."""
        found = [mode for mode, is_on in self.modes.items() if is_on and mode not in ("25", "7")]
        return found + [mode for mode in ("25", "7") if not self.modes.get(mode, True)]


def at_a_terminal():
    """As a shell starts a program in front: behind an & or nohup these signals are ignored, and stay so."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for ignored in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(ignored, signal.SIG_DFL)


class Terminal:
    """A page in a terminal."""

    def __init__(self, program, page, home, seed):
        self.page, self.judge = page, Judge(page)
        arguments = PAGES[page][0]
        self.master, self.slave = pty.openpty()
        if page in LINES:
            modes = termios.tcgetattr(self.slave)
            modes[3] &= ~termios.ECHO
            termios.tcsetattr(self.slave, termios.TCSANOW, modes)
        self.before = termios.tcgetattr(self.slave)
        self.resize(80, 24)
        kept = {key: os.environ[key] for key in ("PATH", "LD_LIBRARY_PATH") if key in os.environ}
        environment = {**kept, "HOME": home, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
                       "SWIFT_BACKTRACE": "enable=no"}
        if arguments[:1] not in (["config"], ["plot"]):
            arguments = [*arguments, *([] if arguments[:1] == ["calc"] else ["--seed", str(seed)])]
        self.child = subprocess.Popen(
            [program, *arguments], cwd=home, env=environment, stdin=self.slave, stdout=self.slave, stderr=self.slave,
            start_new_session=True, preexec_fn=at_a_terminal)
        os.set_blocking(self.master, False)
        self.log, self.typed = bytearray(), bytearray()

    def begin(self):
        keys = PAGES[self.page][1]
        self.waits(lambda: self.page in LINES or not termios.tcgetattr(self.slave)[3] & termios.ICANON)
        self.settle()
        if keys:
            self.type(keys.encode())

    def resize(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def unread(self):
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0\0\0\0"))[0]

    def look(self):
        """State and seconds of a processor of the program; nil where it has ended."""
        if self.child.poll() is not None:
            return None
        with open(f"/proc/{self.child.pid}/stat") as file:
            words = file.read().rpartition(")")[2].split()
        with open(f"/proc/{self.child.pid}/schedstat") as file:
            return words[0], int(file.read().split()[0]) / 1e9

    def read(self, wait):
        """Whether something was written."""
        if not select.select([self.master], [], [], wait)[0]:
            return False
        try:
            output = os.read(self.master, 65_536)
        except OSError:
            return False
        self.log += output
        del self.log[:-100_000]
        self.judge.take(output)
        return bool(output)

    def waits(self, isReady):
        start = time.monotonic()
        while not isReady() and self.look() and time.monotonic() - start < IDLE:
            self.read(0.01)

    def settle(self):
        """Waits until everything is read and the program sleeps; whether it still lives."""
        now = self.look()
        spent, unread, moved, quiet = now[1] if now else 0, self.unread(), time.monotonic(), 0
        while now := self.look():
            wrote, left = self.read(0.002), self.unread()
            state, cpu = now
            if state == "T":
                self.child.send_signal(signal.SIGCONT)
            if wrote or left != unread:
                spent, unread, moved, quiet = cpu, left, time.monotonic(), 0
                continue
            canonical = self.page in LINES
            if state == "S" and (left == 0 or canonical):
                quiet += 1
                if quiet >= 2:
                    return True
            elif cpu - spent > PATIENCE:
                raise Finding(f"{cpu - spent:.1f} s of a processor without a sign of life")
            elif time.monotonic() - moved > IDLE and state == "S":
                raise Finding(f"{left} bytes are not read")
        return False

    def type(self, typed):
        self.typed += typed
        while typed and self.look():
            try:
                typed = typed[os.write(self.master, typed):]
            except BlockingIOError:
                self.read(0.002)
        return self.settle()

    def end(self, way):
        """Ends the program, and looks at what it leaves."""
        if self.look() and way:
            self.child.send_signal(way)
        begin = last = self.look()
        first = start = time.monotonic()
        while now := self.look():
            self.read(0.01)
            if now[0] == "T":
                self.child.send_signal(signal.SIGCONT)
            if now != last:
                # On a busy machine it may have had to wait.
                last, start = now, time.monotonic()
            isIdle = now[0] == "S" and time.monotonic() - start > IDLE
            # What was typed last may still be worked on.
            # A clock that ticks is no sign that the end comes.
            isLate = time.monotonic() - first > 2 * IDLE
            if isIdle or isLate or begin and now[1] - begin[1] > 5 * PATIENCE:
                raise Finding(f"it does not end by {way!r}")
        while self.read(0.0):
            pass
        self.judge.end()
        status = self.child.returncode
        allowed = {0, 64, 65, 66, 70, 73, 74, 75, 78, 1, 2} | {128 + s for s in (1, 2, 3, 15)}
        if status not in allowed and -status not in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP):
            raise Finding(f"status {status}")
        if b"had to stop" in self.log or b"Fatal error" in self.log:
            raise Finding(f"a crash, status {status}")
        if left := self.judge.open():
            raise Finding(f"modes that are left: {left}, status {status}")
        if termios.tcgetattr(self.slave) != self.before:
            raise Finding(f"the terminal is not as it was, status {status}")

    def close(self):
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        os.close(self.master)
        os.close(self.slave)


def session(program, page, home, seed, most):
    """One start of a page; how many bytes it read."""
    typist, count = Typist(f"{page} {seed}"), 0
    terminal = Terminal(program, page, home, seed)
    try:
        terminal.begin()
        while count < most:
            if typist.chance.random() < 0.02:
                # In a single row readline cuts characters in two where it scrolls aside.
                least = 2 if page in SHOWN_BY_READLINE else 1
                terminal.resize(
                    typist.chance.choice([1, 10, 39, 40, 80, 200]), typist.chance.choice([least, 5, 16, 24, 60]))
                terminal.child.send_signal(signal.SIGWINCH)
            typed = typist.chunk()
            if not terminal.type(typed):
                # What was not read any more does not count.
                count += max(0, len(typed) - terminal.unread())
                break
            count += len(typed)
        ways = [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
        # At the prompt it empties a line.
        terminal.end(typist.chance.choice(ways if page in SHOWN_BY_READLINE else [*ways, signal.SIGINT]))
    except Finding as finding:
        name = f"{tempfile.gettempdir()}/mathbot-{page}-{seed}.bytes"
        with open(name, "wb") as file:
            file.write(terminal.typed)
        raise Finding(f"{page}, seed {seed}: {finding} ({name})") from finding
    finally:
        terminal.close()
    return count


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--bytes", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=list(PAGES), choices=list(PAGES))
    parser.add_argument("program", nargs="?", default=PROGRAM)
    options = parser.parse_args()
    program, found = os.path.abspath(options.program), 0
    print(f"seed {options.seed}", flush=True)
    homes = {page: tempfile.mkdtemp(prefix="mathbot-bytes-") for page in options.only}
    counts, seed = dict.fromkeys(options.only, 0), options.seed * 1_000_000
    wanted = options.bytes // len(options.only)
    # Page by page in turn, so that a run that is broken off has tried all of them.
    while (left := [page for page in options.only if counts[page] < wanted]) and found < MOST:
        for page in left:
            try:
                counts[page] += session(program, page, homes[page], seed, min(SESSION, wanted - counts[page]))
            except Finding as finding:
                print(f"  {finding}", flush=True)
                found += 1
        seed += 1
        if seed % 20 == 0:
            print(f"{sum(counts.values()):,} bytes", flush=True)
            for home in homes.values():
                shutil.rmtree(home)
                os.mkdir(home)
    for home in homes.values():
        shutil.rmtree(home)
    for page, count in counts.items():
        print(f"{page}: {count:,} bytes", flush=True)
    print(f"{found} findings")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
