#!/usr/bin/env python3
"""completions.py MATHBOT: types lines and Tab into the real bash, zsh and fish that are installed.

Learners whose names a shell must not touch are there: one that bash would run, one with a quote,
one with a space. Prints a line for each shell and line; the status is 1 if any is not completed.
Needs only Python; a shell that is not installed is named and left out.
"""
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

NAMES = ["Mina", "Anna Lee", "O'Brien", "x$y", "Eve$(touch pwn)"]
CASES = [
    ("mathbot --mi", "--minutes"),
    ("mathbot che", "check"),
    ("mathbot --difficulty h", "hard"),
    ("mathbot --learner A", r"Anna\ Lee"),
    ("mathbot learner use O", r"O\'Brien"),
    ("mathbot learner use x", r"x\$y"),
    ("mathbot learner use E", r"Eve\$\(touch\ pwn\)"),
    ("mathbot config set lan", "language"),
    ("mathbot config set language zh", "zh-Hant"),
    ("mathbot convert 5 km mi", "mi"),
    ("mathbot data import pictu", "picture.json"),
]
COMMANDS = {
    "bash": ["--noprofile", "--rcfile", "rc", "-i"],
    "zsh": ["-i"],
    "fish": ["--private"],
}
SEQUENCES = re.compile(r"\x1b\[[0-9;?>=]*[a-zA-Z]|\x1b[()=>].?|\x1b\][^\x07\x1b]*(\x07|\x1b\\)|[\r\x07]")


def make_home(program):
    home = tempfile.mkdtemp()
    # Where fish has this last folder, it does not begin to fill it from all manual pages, beside
    # what is tested and still while all of it is taken away.
    generated = ".local/share/fish/generated_completions"
    for folder in ("bin", "zsh", ".config/fish/completions", generated):
        os.makedirs(f"{home}/{folder}")
    os.symlink(program, f"{home}/bin/mathbot")
    environment = {
        "HOME": home, "PATH": f"{home}/bin:/usr/local/bin:/usr/bin:/bin", "TERM": "xterm",
        "LC_ALL": "C.UTF-8", "fish_greeting": "", "XDG_CONFIG_HOME": f"{home}/.config",
    }
    for shell, place in (("bash", "mathbot.bash"), ("zsh", "zsh/_mathbot"),
                         ("fish", ".config/fish/completions/mathbot.fish")):
        script = subprocess.run([program, "--generate-completion-script", shell], env=environment,
                                check=True, capture_output=True).stdout
        with open(f"{home}/{place}", "wb") as file:
            file.write(script)
    for name in NAMES:
        subprocess.run([program, "learner", "add", name], env=environment, check=True,
                       capture_output=True)
    open(f"{home}/picture.json", "w").close()
    with open(f"{home}/rc", "w") as file:
        file.write("PS1='@@ '\nbind 'set enable-bracketed-paste off'\n. ~/mathbot.bash\n")
    with open(f"{home}/.zshrc", "w") as file:
        file.write("PS1='@@ '\nfpath=(~/zsh $fpath)\nautoload -U compinit; compinit -u -D\n")
    with open(f"{home}/.config/fish/config.fish", "w") as file:
        file.write("function fish_prompt; echo -n '@@ '; end\n")
    return home, environment


def read_for(descriptor, seconds, until=None):
    """What comes within so many seconds, or until a text is seen."""
    text, end = "", time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        if not select.select([descriptor], [], [], left)[0]:
            break
        try:
            text += os.read(descriptor, 65536).decode(errors="replace")
        except OSError:
            break
        if until and until in SEQUENCES.sub("", text):
            break
    return SEQUENCES.sub("", text)


def completed(shell, line, wanted, home, environment):
    process, descriptor = pty.fork()
    if process == 0:
        os.chdir(home)
        os.execvpe(shell, [shell] + COMMANDS[shell], environment)
    try:
        read_for(descriptor, 10, "@@ ")
        os.write(descriptor, (line + "\t").encode())
        return wanted in read_for(descriptor, 10, wanted)
    finally:
        os.close(descriptor)
        os.kill(process, 9)
        os.waitpid(process, 0)


def main():
    home, environment = make_home(os.path.realpath(sys.argv[1]))
    failures = 0
    for shell in COMMANDS:
        if not shutil.which(shell):
            print(f"{shell} is not installed and was left out")
            continue
        for line, wanted in CASES:
            good = completed(shell, line, wanted, home, environment)
            if os.path.exists(f"{home}/pwn"):
                os.unlink(f"{home}/pwn")
                good, wanted = False, wanted + " (and a name was run as a command)"
            failures += not good
            print(f"{'ok    ' if good else 'FAILED'} {shell:<5}{line:<34}{wanted}")
    shutil.rmtree(home)
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
