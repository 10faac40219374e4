"""Runs the release executable on hostile inputs and measures what each call costs.

Usage: measure-hostile.py EXECUTABLE FOLDER [NAME...]
       measure-hostile.py --peers FOLDER [NAME...]     what other readers do with the same inputs

Every call has to end by itself, with the exit code that its input calls for and a sentence where something is
refused, within 0.25 s of processor time and three times the size of the file plus 64 MB of memory; where the answer
is larger than the file, as indentation can make it, the size of the answer counts.

The time is one of a processor on which pugixml parses 690 MB a second, for which it was set. Others are told how fast
they are by `Machine`: a fixed piece of work that has nothing to do with the executable, so that a slower executable
cannot loosen its own limit. The limit of a slower machine is as much larger; that of a faster one is the same.
Processor time is taken, since the time on the clock depends on what else the machine does. It depends on that, too,
where processors share their caches and units, so the machine is measured again and again, and a call counts as too
slow only if it is so in each of three tries, between two measurements of the machine right before and behind it.
"""

import mmap
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from xml.parsers import expat

TIME_LIMIT = 0.25
MEMORY_LIMIT = 64 * 1024 * 1024
PATIENCE = 20

COMMANDS = [
    ["check"],
    ["check", "--format", "json"],
    ["print"],
    ["print", "--as", "swift"],
    ["get"],
    ["convert", "--to", "xml"],
    ["convert", "--to", "xml", "--style", "apple"],
    ["convert", "--to", "binary"],
    ["convert", "--to", "openstep"],
    ["convert", "--to", "gnustep"],
    ["convert", "--to", "strings"],
    ["convert", "--to", "json"],
]

# A malformed input is refused by its reader, before commands differ in what they write.
COMMANDS_OF_MALFORMED = [["check"], ["check", "--format", "json"], ["print"], ["get"], ["convert", "--to", "binary"]]


class Machine:
    """How much slower this machine is than the one that the limit was set for.

    Parsing is what a command does, in memory that it gets from the system, with tables in it that no cache holds. The
    work is of these three kinds, in code that every Python brings along and that changes little from one version to
    the next.
    """

    # What the three take on the machine of the limit, in seconds.
    REFERENCE = (0.0044, 0.0033, 0.0044)
    # How long a measurement holds, in seconds of processor time.
    AGE = 1.0

    def __init__(self):
        entry = b"<dict><key>Name %d</key><string>A text &amp; more of it</string>"
        entry += b"<key>Size</key><integer>7</integer></dict>\n"
        self.text = b"<array>" + b"".join(entry % number for number in range(12_000)) + b"</array>"
        self.keys = [b"key %d" % (number * 2_654_435_761 % 1_000_003) for number in range(60_000)]
        self.page = b"\1" * mmap.PAGESIZE
        self.slowest = 1.0
        self.spent = 0
        self.known = min(self.measure() for _ in range(3))

    def measure(self):
        """Does the work once."""
        seconds = []
        for work in (self.parse, self.touch, self.collect):
            start = time.process_time()
            work()
            seconds.append(time.process_time() - start)
        slowness = max(1.0, sum(mine / other for mine, other in zip(seconds, self.REFERENCE)) / len(seconds))
        self.slowest = max(self.slowest, slowness)
        self.known, self.spent = slowness, 0
        return slowness

    def parse(self):
        expat.ParserCreate().Parse(self.text, True)

    def touch(self):
        with mmap.mmap(-1, 8 << 20) as memory:
            for _ in range(len(memory) // len(self.page)):
                memory.write(self.page)

    def collect(self):
        len(set(map(bytes.upper, self.keys)))

    def now(self, fresh=False):
        """The slowness, measured again if that is some time ago."""
        return self.measure() if fresh or self.spent > self.AGE else self.known


def best_time(words, nowhere, machine):
    """Runs a command until it keeps to the limit, three times at most.

    Gives its exit status, its quickest time on the machine of the limit, its memory, and its error text.
    """
    best = PATIENCE
    for attempt in range(3):
        slowness = machine.now(fresh=attempt > 0)
        status, seconds, memory, text = run(words, nowhere)
        machine.spent += seconds
        if seconds / slowness > TIME_LIMIT:
            slowness = max(slowness, machine.measure())
        best = min(best, seconds / slowness)
        if best <= TIME_LIMIT or best > 8 * TIME_LIMIT:
            break
    return status, best, memory, text


def run(words, answer):
    """Runs a command once: its exit status, seconds of processor time, bytes of memory, and error text."""
    with tempfile.TemporaryFile() as errors:
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_DUP2, answer.fileno(), 1),
            (os.POSIX_SPAWN_DUP2, errors.fileno(), 2),
        ]
        child = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
        timer = threading.Timer(PATIENCE, os.kill, (child, signal.SIGKILL))
        timer.start()
        _, status, usage = os.wait4(child, 0)
        timer.cancel()
        errors.seek(0)
        text = errors.read(4096).decode(errors="replace")
    memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return status, usage.ru_utime + usage.ru_stime, memory, text


def answer_size(words):
    """The size of what a command writes."""
    with tempfile.TemporaryFile() as answer:
        run(words, answer)
        return os.fstat(answer.fileno()).st_size


def mistake(command, outcome, status, text):
    """What is wrong with how a call ended, or nothing."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        return "did not end" if number == signal.SIGKILL else f"was ended by signal {number}"
    code = os.WEXITSTATUS(status)
    if code not in (0, 1, 2, 3):
        return f"has the exit code {code}"
    if "Fatal error" in text:
        return "stops with a fatal error"
    if command[0] == "check":
        if outcome == "malformed" and code != 1:
            return f"finds nothing (exit code {code})"
        return "cannot read the input" if code > 1 else None
    if code != 0 and "error:" not in text:
        return f"has the exit code {code} and says nothing"
    if outcome == "malformed" and code != 3:
        return f"does not refuse the input (exit code {code})"
    if outcome == "too-large":
        # Single leaves can be had, and a path may lead nowhere; the whole cannot.
        if code == 0 and command[0] != "get":
            return "writes out what is shared"
        if code == 3 and not any(character.isdigit() for character in text):
            return "does not say how large the values are"
    if outcome == "read" and code == 3 and command[0] != "convert" and "--as" not in command:
        return f"refuses a correct input: {text.strip()[:200]}"
    return None


# Other readers, each in the call that does least beside reading, with the forms it knows. None gets more memory than
# this, where the system can limit it: some inputs would have all there is.
PEER_MEMORY = 4 << 30
PEERS = (
    ("plutil of the toolchain", ["plutil", "-lint"], ("xml", "bin", "openstep", "strings")),
    ("plistutil of libplist", ["plistutil", "-o", "/dev/null", "-i"], ("xml", "bin", "openstep", "json")),
    (
        "plistlib of Python",
        [sys.executable, "-c", "import plistlib, sys\nwith open(sys.argv[1], 'rb') as f: plistlib.load(f)"],
        ("xml", "bin"),
    ),
)


def compare_peers(folder, names):
    """Prints how many inputs other readers do not survive, or take too long or too much memory for."""
    with open(f"{folder}/inputs.tsv", encoding="utf-8") as lines:
        files = [line.split("\t")[0] for line in lines]
    nowhere = open(os.devnull, "wb")
    machine = Machine()
    prlimit = shutil.which("prlimit")
    limited = [prlimit, f"--as={PEER_MEMORY}", "--"] if prlimit else []
    for title, words, forms in PEERS:
        if not shutil.which(words[0]):
            print(f"{title}: not installed")
            continue
        counts = {"ended by a signal": [], "did not end in 20 s": [], "too slow": [], "too much memory": []}
        calls = 0
        for name in files:
            if name.rsplit(".", 1)[-1] not in forms or names and name not in names:
                continue
            calls += 1
            file = f"{folder}/{name}"
            status, best, memory, _ = best_time([*limited, shutil.which(words[0]), *words[1:], file], nowhere, machine)
            if os.WIFSIGNALED(status):
                ended = "did not end in 20 s" if os.WTERMSIG(status) == signal.SIGKILL else "ended by a signal"
                counts[ended].append(name)
            elif best > TIME_LIMIT:
                counts["too slow"].append(name)
            if memory > 3 * os.path.getsize(file) + MEMORY_LIMIT:
                counts["too much memory"].append(name)
        print(f"{title}: {calls} inputs")
        for what, which in counts.items():
            print(f"  {what}: {len(which)}  {' '.join(which[:4])}{' …' if len(which) > 4 else ''}", flush=True)


def main():
    executable, folder, *names = sys.argv[1:]
    if executable == "--peers":
        return compare_peers(folder, names)
    worst_time, worst_memory, calls, failures = (0, ""), (0, "", 0), 0, 0
    with open(f"{folder}/inputs.tsv", encoding="utf-8") as lines:
        inputs = [line.rstrip("\n").split("\t") for line in lines]
    nowhere = open(os.devnull, "wb")
    machine = Machine()
    print(f"{'input':40}{'bytes':>10}{'ms':>7}{'MB':>7}  slowest; largest")
    for name, outcome, form, path in inputs:
        if names and name not in names:
            continue
        file = f"{folder}/{name}"
        size = os.path.getsize(file)
        slowest, largest, mistakes = (0, ""), (0, ""), []
        for command in COMMANDS_OF_MALFORMED if outcome == "malformed" else COMMANDS:
            words = [executable, *command, file] + (["--input-format", form] if form else [])
            if command[0] == "get" or (path and command == ["print"]):
                words[len(command) + 1 :] = ["--", file, path]
                if form:
                    words[1 + len(command) : 1 + len(command)] = ["--input-format", form]
            label = " ".join(command)
            status, best, memory, text = best_time(words, nowhere, machine)
            calls += 1
            slowest, largest = max(slowest, (best, label)), max(largest, (memory, label))
            if problem := mistake(command, outcome, status, text):
                mistakes.append(f"{label}: {problem}")
            if best > TIME_LIMIT:
                mistakes.append(f"{label}: {best:.2f} s")
            limit = 3 * size + MEMORY_LIMIT
            if limit < memory < 1 << 30:
                limit = 3 * max(size, answer_size(words)) + MEMORY_LIMIT
            worst_memory = max(worst_memory, (memory - limit + MEMORY_LIMIT, f"{label} of {name}", memory))
            if memory > limit:
                mistakes.append(f"{label}: {memory / 1e6:.0f} MB, allowed are {limit / 1e6:.0f}")
        print(
            f"{name:40}{size:>10}{slowest[0] * 1000:>7.0f}{largest[0] / 1e6:>7.0f}"
            f"  {slowest[1]}; {largest[1]}"
        )
        for problem in mistakes:
            print(f"  FAILED {problem}")
        failures += len(mistakes)
        worst_time = max(worst_time, (slowest[0], f"{slowest[1]} of {name}"))
    print(f"{calls} calls, {failures} failures")
    print(f"the machine is {machine.known:.1f} times slower than that of the limit, {machine.slowest:.1f} at worst")
    print(f"slowest: {worst_time[0] * 1000:.0f} ms, {worst_time[1]}")
    print(
        f"largest above three times the file or answer: {worst_memory[0] / 1e6:.0f} MB "
        f"({worst_memory[2] / 1e6:.0f} MB in all), {worst_memory[1]}"
    )
    sys.exit(failures > 0)


main()
