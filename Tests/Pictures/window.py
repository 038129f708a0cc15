"""A real terminal window on a screen of its own, for pictures of the program as people see it.

Needs Debian's packages xvfb, xdotool, xfce4-terminal, dbus-x11, fonts-noto-color-emoji and
fonts-noto-cjk, and Pillow and pyte of PyPI.
"""

import os
import re
import shlex
import struct
import subprocess
import tempfile
import time

import pyte
from PIL import Image

DARK = {"background": "#000000", "foreground": "#f2f2f7"}
LIGHT = {"background": "#ffffff", "foreground": "#000000"}


# Questions to the terminal and titles, which say nothing of what is on show.
UNSEEN = re.compile(rb"\x1b\[[?<>=][\d;]*[a-zA-Z]|\x1b\[[\d;?]*\$p|\x1b\].*?(?:\x07|\x1b\\)", re.DOTALL)


class Window:
    """A VTE terminal with a program in it, under Xvfb, whose screen lies in a file.

    VTE, as it draws every corner that the program has: the terminals of GNOME and Xfce are made of it.
    """

    def __init__(self, command, columns, rows, colors, settle=2.5):
        self.folder = tempfile.TemporaryDirectory()
        self.size = columns, rows
        self.display = self._start_screen()
        # What the program writes is kept, to be read as text.
        kept = f"script -qfe -O {shlex.quote(self._log)} -c {shlex.quote(command)}"
        self.terminal = subprocess.Popen(
            ["dbus-run-session", "--", "xfce4-terminal", "--disable-server", "--hide-menubar",
             "--hide-scrollbar", "--hide-borders",
             f"--color-bg={colors['background']}", f"--color-text={colors['foreground']}",
             f"--geometry={columns}x{rows}", "--command", kept],
            env=self._environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.frame = self._find_window()
        time.sleep(settle)

    def _start_screen(self):
        read, write = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nocursor",
             "-fbdir", self.folder.name],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            return ":" + numbers.readline().strip()

    @property
    def _log(self):
        return os.path.join(self.folder.name, "log")

    def text(self):
        """The words in the window."""
        screen = pyte.Screen(*self.size)
        with open(self._log, "rb") as file:
            pyte.ByteStream(screen).feed(UNSEEN.sub(b"", file.read()))
        return "\n".join(screen.display)

    def _environment(self):
        return {**os.environ, "DISPLAY": self.display, "LIBGL_ALWAYS_SOFTWARE": "1",
                "LC_ALL": "C.UTF-8"}

    def _xdotool(self, *arguments):
        return subprocess.run(
            ["xdotool", *arguments], env=self._environment(), capture_output=True,
            text=True, check=True).stdout

    def _find_window(self):
        name = self._wait_for_window()
        self._xdotool("windowfocus", "--sync", name)
        lines = self._xdotool("getwindowgeometry", "--shell", name).splitlines()
        values = dict(line.split("=") for line in lines)
        left, top = int(values["X"]), int(values["Y"])
        return left, top, left + int(values["WIDTH"]), top + int(values["HEIGHT"])

    def _wait_for_window(self, seconds=30):
        """The window's name, which a busy machine opens late."""
        end = time.monotonic() + seconds
        while True:
            try:
                return self._xdotool("search", "--onlyvisible", "--class", "xfce4-terminal").split()[-1]
            except subprocess.CalledProcessError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.5)

    def type(self, text, pause=0.09):
        """Types the text, key by key, as a child does."""
        for letter in text:
            self._xdotool("type", letter)
            time.sleep(pause)

    def press(self, key):
        """Presses one key, such as `Return` or `ctrl+c`."""
        self._xdotool("key", key)

    def picture(self):
        """What the window shows now."""
        with open(os.path.join(self.folder.name, "Xvfb_screen0"), "rb") as file:
            data = file.read()
        # The header of an X window dump: 25 numbers, then its name, then the colour map.
        header = struct.unpack(">25I", data[:100])
        width, height, stride, colors = header[4], header[5], header[12], header[19]
        pixels = data[header[0] + colors * 12:]
        screen = Image.frombuffer("RGB", (width, height), pixels, "raw", "BGRX", stride, 1)
        return screen.crop(self.frame)

    def close(self):
        """Ends the terminal and its screen."""
        for process in (self.terminal, self.screen):
            process.terminate()
            process.wait()
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
