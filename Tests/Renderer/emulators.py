#!/usr/bin/env python3
"""emulators.py [--seeds N] [--terminals ghostty tmux] [TESTS]

Real terminals' opinion about what mathbot draws: random conversations and pages with wide, combining and
joined characters, on screens that change their size down to one cell. After each change of the screen
each cell must be as after a full repaint: in libghostty, with clusters (mode 2027) and without, and in
tmux.

libghostty comes with `pip install pyghostty`. TESTS is the binary of the package's tests.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
TESTS = os.path.join(ROOT, ".build/debug/mathbotPackageTests.xctest")


def record(tests, folder, seeds, steady):
    """Has the tests write conversations into a folder, in words whose width tmux knows or in all."""
    environment = {**os.environ, "RECORD_UPDATES": folder, "RECORD_SEEDS": str(seeds)}
    if steady:
        environment["RECORD_STEADY"] = "1"
    os.makedirs(folder)
    subprocess.run(
        [tests, "--testing-library", "swift-testing", "--filter", "UpdateRecordingTests"],
        env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def conversations(folder):
    """Each conversation as steps: columns, rows, the bytes of the change and of a full repaint."""
    for name in sorted(os.listdir(folder), key=int):
        steps = []
        with open(os.path.join(folder, name), "rb") as file:
            while line := file.readline():
                columns, rows, update, full = map(int, line.split())
                steps.append((columns, rows, file.read(update), file.read(full)))
        yield name, steps


def visible(text, background, *style):
    """What can be seen of a cell: of an empty one only its background."""
    return (text, background) + (style if text.strip() else ())


class Ghostty:
    """libghostty, with or without clusters."""

    def __init__(self, clusters):
        self.name = "libghostty with 2027 " + ("on" if clusters else "off")
        self.start = b"\x1b[?1049h\x1b[?2027" + (b"h" if clusters else b"l")

    def after(self, updates):
        """The screens after each of the updates, each as rows of cells."""
        from pyghostty import Terminal
        terminal = Terminal(80, 24)
        terminal.feed(self.start)
        for columns, rows, update in updates:
            terminal.resize(columns, rows)
            terminal.feed(update)
            yield self.cells(terminal, columns, rows)
        terminal.close()

    def full(self, columns, rows, repaint):
        return next(iter(self.after([(columns, rows, repaint)])))

    @staticmethod
    def cells(terminal, columns, rows):
        from pyghostty import ffi, lib
        points, count = ffi.new("uint32_t[64]"), ffi.new("size_t*")
        cell, wide = ffi.new("GhosttyCell*"), ffi.new("GhosttyCellWide*")
        tag, color = ffi.new("GhosttyCellContentTag*"), ffi.new("GhosttyColorRgb*")

        def background(style):
            """That of a cell in which nothing was written since it was erased has another place."""
            lib.ghostty_cell_get(cell[0], lib.GHOSTTY_CELL_DATA_CONTENT_TAG, tag)
            if tag[0] != lib.GHOSTTY_CELL_CONTENT_BG_COLOR_RGB:
                return style["bg"]
            lib.ghostty_cell_get(cell[0], lib.GHOSTTY_CELL_DATA_COLOR_RGB, color)
            return "rgb", (color.r, color.g, color.b)

        def seen(x, y):
            ref = terminal.ref(x, y)
            lib.ghostty_grid_ref_cell(ref, cell)
            lib.ghostty_cell_get(cell[0], lib.GHOSTTY_CELL_DATA_WIDE, wide)
            lib.ghostty_grid_ref_graphemes(ref, points, 64, count)
            text = "".join(chr(points[index]) for index in range(count[0]))
            style = terminal.style(x, y)
            if style["inverse"]:
                text = text if text.strip() else "\u2588"
            width = int(wide[0])
            # What follows a wide character has no look of its own.
            if width == lib.GHOSTTY_CELL_WIDE_SPACER_TAIL:
                return ("", width)
            return visible(text or " ", background(style), width, style["fg"], style["bold"], style["inverse"])

        return [[seen(x, y) for x in range(columns)] for y in range(rows)]


class Tmux:
    """A server of its own; bytes are shown when tmux has answered a question that comes after them."""

    name = "tmux"
    SHOW = r"""
stty raw -echo
while read -r name <&3; do
  cat "$name"; printf '\033[6n'; IFS= read -r -d R answer; echo shown >&4
done 3<"$1" 4>"$2"
"""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = self.folder.name + "/socket"
        self.panes = {}

    def command(self, *words):
        return subprocess.run(
            ["tmux", "-u", "-f", "/dev/null", "-S", self.socket, *words], capture_output=True,
            env={"LC_ALL": "C.UTF-8", "TERM": "xterm", "PATH": os.environ["PATH"]}, check=True).stdout

    def pane(self, name):
        if name not in self.panes:
            pipes = [f"{self.folder.name}/{name}.{end}" for end in ("in", "out")]
            for pipe in pipes:
                os.mkfifo(pipe)
            self.command("new-session", "-d", "-s", name, "-x", "80", "-y", "24",
                         "bash", "-c", self.SHOW, "bash", *pipes)
            self.panes[name] = open(pipes[0], "w"), open(pipes[1])
        return self.panes[name]

    def show(self, name, columns, rows, data):
        sender, receiver = self.pane(name)
        self.command("resize-window", "-t", name, "-x", str(columns), "-y", str(rows))
        path = f"{self.folder.name}/{name}.bytes"
        with open(path, "wb") as file:
            file.write(data)
        print(path, file=sender, flush=True)
        receiver.readline()
        lines = self.command("capture-pane", "-e", "-p", "-N", "-t", name).decode().split("\n")
        return self.cells(lines[:rows])

    def after(self, updates):
        self.show("update", 80, 24, b"\x1bc\x1b[?1049h")
        size = None
        for columns, rows, update in updates:
            # tmux 3.3 keeps a cell of what was the last column, whatever is written over it.
            clear = b"" if size == (columns, rows) else b"\x1b[0m\x1b[2J"
            size = columns, rows
            yield self.show("update", columns, rows, clear + update)

    def full(self, columns, rows, repaint):
        return self.show("full", columns, rows, b"\x1bc\x1b[?1049h" + repaint)

    @staticmethod
    def cells(lines):
        """The characters of each row with the colours that hold for them."""
        result, style = [], {}
        for line in lines:
            row = []
            for code, text in re.findall(r"\x1b\[([\d;]*)m|([^\x1b])", line):
                if text:
                    seen = "\u2588" if style.get("7") and not text.strip() else text
                    row.append(visible(seen, style.get("bg"), tuple(sorted(style.items()))))
                    continue
                Tmux.pen(style, code.split(";"))
            # Where nothing stands, tmux may say nothing, not even of a background that was erased with.
            while row and row[-1][0] == " ":
                row.pop()
            result.append(row)
        return result

    @staticmethod
    def pen(style, codes):
        codes = list(codes)
        while codes:
            code = codes.pop(0) or "0"
            if code == "0":
                style.clear()
            elif code in ("38", "48"):
                count = 4 if codes[0] == "2" else 2
                style["fg" if code == "38" else "bg"] = ";".join(codes[:count])
                del codes[:count]
            elif code in ("39", "49"):
                style.pop("fg" if code == "39" else "bg", None)
            elif len(code) > 1 and code[0] in "349" or len(code) == 3:
                style["fg" if code[0] in "39" else "bg"] = code
            else:
                style[code] = True

    def end(self):
        self.command("kill-server")


def compare(terminal, folder):
    steps = wrong = cells = 0
    for name, conversation in conversations(folder):
        screens = terminal.after((columns, rows, update) for columns, rows, update, _ in conversation)
        for number, (screen, (columns, rows, _, repaint)) in enumerate(zip(screens, conversation)):
            steps += 1
            cells += columns * rows
            full = terminal.full(columns, rows, repaint)
            if screen == full:
                continue
            wrong += 1
            row = next(row for row in range(rows) if screen[row] != full[row])
            found = [pair for pair in zip(screen[row], full[row]) if pair[0] != pair[1]]
            print(f"  conversation {name}, step {number}, {columns}x{rows}, row {row}: {found[:2]}")
    print(f"{terminal.name}: {steps} screens, {cells} cells, {wrong} screens wrong", flush=True)
    return wrong


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--seeds", type=int, default=20, help="conversations of 20 screens each")
    parser.add_argument("--terminals", nargs="+", default=["ghostty", "tmux"])
    parser.add_argument("tests", nargs="?", type=os.path.abspath, default=TESTS)
    options = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        if "ghostty" in options.terminals:
            record(options.tests, folder + "/all", options.seeds, steady=False)
            wrong += sum(compare(Ghostty(clusters), folder + "/all") for clusters in (True, False))
        if "tmux" in options.terminals:
            record(options.tests, folder + "/steady", options.seeds, steady=True)
            tmux = Tmux()
            wrong += compare(tmux, folder + "/steady")
            tmux.end()
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
