"""Runs the drivers and the commands, compares the medians with the thresholds, and prints the table.

Called by `run`, which has built what is measured. Times are processor times of the process, so that other work
on the machine counts little; the repetitions of the programs compared are interleaved. Row 18 alone is about
the time of day, because it is about two cores.
"""

import argparse
import json
import os
import pathlib
import platform
import plistlib
import re
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
LIBRARIES = ("libplist", "rust", "plistlib", "foundation", "gnustep")
# What these take on large files is minutes, and their ratios are far from any gate.
SLOW = {"foundation", "plistlib"}
# A peer that needs more seconds than this for one repetition is not the fastest.
PATIENCE = 120
MARGINS = {"instructions/byte": 0.02, "million": 0.02, "MB": 0.0, "of plistlib's": 0.0}
GOALS = {
    1: "XML to a checked document, against pugixml in place",
    2: "the same against the fastest property-list library",
    3: "the same against Foundation",
    4: "the same, instructions per byte",
    5: "XML to a tree of values against the fastest library",
    6: "the same against Foundation",
    7: "binary: check the whole file, against the fastest parse",
    8: "binary to a tree of values against the fastest library",
    9: "OpenStep text to a document against GNUstep",
    10: "write XML from values against Rust plist",
    11: "write binary from values against the fastest library",
    12: "XML to binary in process against the fastest library",
    13: "typed decoding against PropertyListDecoder",
    14: "one key in the library (XML: against the fastest library)",
    15: "one key with the command, against plutil -extract",
    16: "reading a small file (get), against plutil -lint",
    17: "size of the command",
    18: "check of 50,000 files on all cores, against plutil -lint",
    19: "the same against libplist in one process",
    20: "reading one 100 MB XML file (get), against plutil -lint",
    21: "peak memory on top of the input (itunes)",
    22: "hostile files",
    23: "time per byte at 100 MB against 10 MB (itunes)",
    24: "check of an app with 499 bundles in 30 languages",
    25: "a question among 20,000 declared types",
    26: "a database of 10,000 apps",
    27: "reading an Info.plist and checking it with all rules, on one core",
}


class Missing(Exception):
    """A row cannot be measured here; the text says why."""


class Lab:
    def __init__(self, options):
        self.options = options
        self.cache = pathlib.Path(options.cache)
        self.store = self.cache / ("results-quick.json" if options.quick else "results.json")
        self.results = {}
        if self.store.exists() and not options.fresh:
            self.results = json.loads(self.store.read_text())
        self.rounds = 3 if options.quick else 5
        self.peak = 0
        self.size = "10m" if options.quick else "100m"
        self.command = HERE.parent / ".build-release/infoplist"
        self.plutil = pathlib.Path(options.toolchain) / "plutil"
        self.drivers = {"ours": [HERE / ".build/release/property-list-driver"]}
        foundation = HERE / ".build/release/foundation-driver"
        if foundation.exists():
            self.drivers["foundation"] = [foundation]
        coding = HERE / ".build/release/coding-driver"
        if coding.exists():
            self.drivers["coding"] = [coding]
        self.drivers["plistlib"] = [sys.executable, HERE / "Peers/plistlib-driver.py"]
        for path in sorted((HERE / ".build/peers").glob("*-driver")):
            self.drivers[path.name.removesuffix("-driver")] = [path]

    # --- the files

    def prepare(self, sizes, bulk, bundles):
        wanted = [*sizes, *(["bulk"] if bulk else []), *(["bundles"] if bundles else [])]
        if any(not (self.cache / f".{name}.done").exists() for name in wanted):
            print("generating files in", self.cache, file=sys.stderr)
            subprocess.run([HERE / "generate-corpus", self.cache, *wanted], check=True)
        for size in sizes:
            for shape in ("itunes", "mixed"):
                binary = self.file(shape, "bin", size)
                if not binary.exists():
                    subprocess.run(
                        [self.command, "convert", "--to", "binary", "--output", binary, self.file(shape, "xml", size)],
                        check=True,
                    )
        if bulk and not (self.cache / "bulk.list").exists():
            paths = sorted((self.cache / "bulk").glob("*/*/Info.plist"))
            (self.cache / "bulk.list").write_text("".join(f"{path}\n" for path in paths))

    def file(self, shape, form="xml", size=None):
        return self.cache / f"{shape}_{size or self.size}.{form}"

    def small_file(self):
        return self.cache / "small.plist"

    # --- measuring

    def keep(self, key, measure):
        if key not in self.results:
            self.results[key] = measure()
            self.store.write_text(json.dumps(self.results, indent=1))
        return self.results[key]

    def drive(self, driver, operation, words, repetitions=1):
        """Runs a driver once; gives seconds of each repetition, bytes, seconds to free, and the peak in kB."""
        command = [*self.drivers[driver], operation, str(repetitions), *words]
        try:
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return None
        lines = [line.split() for line in done.stdout.splitlines()]
        runs = [line for line in lines if line and line[0] == "R"]
        if not runs or any(int(line[5]) for line in runs):
            return None
        return {
            "seconds": [float(line[2]) for line in runs],
            "bytes": int(runs[0][3]),
            "free": [float(line[4]) for line in runs],
            "peak": int(lines[-1][1]),
        }

    def compare(self, plans):
        """Medians of several (driver, operation, words), measured by turns."""
        keys = [" ".join(map(str, (driver, operation, *words))) for driver, operation, words in plans]
        series = {key: [] for key in keys if key not in self.results}
        dead = set()
        for turn in range(self.rounds):
            for key, (driver, operation, words) in zip(keys, plans):
                if key not in series or key in dead or driver not in self.drivers:
                    continue
                if driver in SLOW and turn > 0 and series[key] and series[key][0]["seconds"][0] > 0.5:
                    continue
                run = self.drive(driver, operation, words, repetitions=1 if driver in SLOW else 2)
                if run is None:
                    dead.add(key)
                else:
                    series[key].append(run)
        for key, runs in series.items():
            self.keep(key, lambda runs=runs: self.summary(runs))
        return [self.results[key] for key in keys]

    def all_of(self, plans):
        """The same, each of which has to have worked."""
        results = self.compare(plans)
        for result, (driver, operation, _) in zip(results, plans):
            if result is None:
                raise Missing(f"the driver {driver} failed at {operation}")
        return results

    @staticmethod
    def summary(runs):
        if not runs:
            return None
        seconds = [second for run in runs for second in run["seconds"]]
        frees = [second for run in runs for second in run["free"]]
        return {
            "seconds": statistics.median(seconds),
            "free": statistics.median(frees),
            "bytes": runs[0]["bytes"],
            "peak": min(run["peak"] for run in runs),
        }

    def against(self, operation, words, peers, peer_operation=None, driver="ours"):
        """How many times faster we are than the fastest of some peers, and which that is."""
        peer_operation = peer_operation or operation
        peers = [peer for peer in peers if peer in self.drivers]
        if not peers:
            raise Missing("no peer was built")
        plans = [(driver, operation, words)] + [(peer, peer_operation, words) for peer in peers]
        ours, *others = self.compare(plans)
        if ours is None:
            raise Missing("our driver failed")
        known = [(other["seconds"], peer) for other, peer in zip(others, peers) if other]
        if not known:
            raise Missing("no peer can do this")
        seconds, peer = min(known)
        speed = ours["bytes"] / ours["seconds"] / 1e6
        return seconds / ours["seconds"], f"{peer}; we do {speed:,.0f} MB/s"

    def spend(self, command, wall=False):
        """The processor time (or the time of day) a command takes, in seconds."""
        start = time.perf_counter()
        child = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        usage = os.wait4(child.pid, 0)[2]
        child.returncode = 0
        self.peak = usage.ru_maxrss
        return time.perf_counter() - start if wall else usage.ru_utime + usage.ru_stime

    def commands(self, key, plans, rounds, wall=False):
        def measure():
            series = [[] for _ in plans]
            for _ in range(rounds):
                for times, plan in zip(series, plans):
                    times.append(self.spend(plan, wall))
            return [statistics.median(times) for times in series]

        return self.keep(f"{key} {'wall' if wall else 'cpu'}", measure)

    def instructions(self, command):
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, command)],
            capture_output=True,
            text=True,
        )
        found = re.search(r"Collected : (\d+)", done.stderr)
        if not found:
            raise Missing("valgrind does not work here")
        return int(found[1])

    # --- the rows: each gives (what, value, remark) once or more often

    def shapes(self, measure, real=False):
        for shape in ("itunes", "mixed"):
            yield shape, *measure(shape)
        if real and self.options.real:
            yield "real", *measure("real")

    def words(self, shape, form="xml", size=None):
        if shape != "real":
            return [self.file(shape, form, size)]
        listing = self.cache / "real.list"
        paths = sorted(path for path in pathlib.Path(self.options.real).resolve().rglob("*.plist") if path.is_file())
        # Only files that each of the libraries reads can be compared.
        readable = [p for p in paths if all(self.drive(d, "parse", [p]) for d in ("ours", "libplist", "foundation"))]
        listing.write_text("".join(f"{path}\n" for path in readable))
        return [f"@{listing}"]

    def row1(self):
        return self.shapes(lambda shape: self.against("document", self.words(shape), ["pugixml"]))

    def row2(self):
        return self.shapes(lambda shape: self.against("document", self.words(shape), LIBRARIES, "parse"))

    def row3(self):
        return self.shapes(lambda shape: self.against("document", self.words(shape), ["foundation"], "parse"))

    def row4(self):
        def measure(shape):
            def count():
                command = [*self.drivers["ours"], "document"]
                words = self.words(shape, size="5m")
                once, twice = (self.instructions([*command, turns, *words]) for turns in (1, 2))
                return (twice - once) / os.path.getsize(words[0])

            return self.keep(f"instructions document {shape}", count), "callgrind"

        return self.shapes(measure)

    def row5(self):
        return self.shapes(lambda shape: self.against("parse", self.words(shape), LIBRARIES), real=True)

    def row6(self):
        return self.shapes(lambda shape: self.against("parse", self.words(shape), ["foundation"]), real=True)

    def row7(self):
        return self.shapes(lambda shape: self.against("document", self.words(shape, "bin"), LIBRARIES, "parse"))

    def row8(self):
        return self.shapes(lambda shape: self.against("parse", self.words(shape, "bin"), LIBRARIES))

    def row9(self):
        # GNUstep's reader needs minutes for the largest files.
        return self.shapes(
            lambda shape: self.against("document", self.words(shape, "openstep", "10m"), ["gnustep"], "parse")
        )

    def row10(self):
        for peer, remark in (("rust", ""), ("foundation", ", Foundation")):
            for shape in ("itunes", "mixed"):
                yield shape + remark, *self.against("write-xml", self.words(shape, size="10m"), [peer])

    def row11(self):
        # Some peers take time that grows with the square of the size.
        for shape in ("itunes", "mixed"):
            yield shape, *self.against("write-bin", self.words(shape, size="10m"), LIBRARIES)
        for shape in ("itunes", "mixed"):
            plans = [(driver, "write-bin", self.words(shape, size="10m")) for driver in ("ours", "plistlib")]
            ours, other = self.all_of(plans)
            yield f"{shape}, size", ours["bytes"] / other["bytes"], f"{ours['bytes']:,} bytes"
        if not self.options.quick:
            small, large = self.scaled("write-bin")
            yield "speed at 100 MB", small / large, ""

    def row12(self):
        return self.shapes(lambda shape: self.against("to-bin", self.words(shape, size="10m"), LIBRARIES))

    def row13(self):
        if "coding" not in self.drivers:
            raise Missing("our coders were not built")
        for what, form in (("XML", "xml"), ("binary", "bin")):
            words = self.words("itunes", form, "10m")
            yield what, *self.against("typed", words, ["foundation"], driver="coding")

    def row14(self):
        words = self.words("itunes", "bin")
        # Again and again, since the first time is the time it takes to load the program.
        ours = self.keep("row 14 binary", lambda: self.summary([self.drive("ours", "get", words, repetitions=20)]))
        yield "binary", ours["seconds"] * 1e6, f"{ours['bytes'] / 1e6:.0f} MB"
        yield "XML", *self.against("get", self.words("itunes"), LIBRARIES)

    def row15(self):
        for what, form in (("binary", "bin"), ("XML", "xml")):
            path = self.file("itunes", form)
            plans = [
                [self.command, "get", path, "Music Folder"],
                [self.plutil, "-extract", "Music Folder", "raw", "-o", "/dev/null", path],
            ]
            ours, other = self.commands(f"row 15 {form} {self.size}", plans, 3)
            yield what, other / ours, f"{ours * 1e3:.2f} ms against {other * 1e3:,.0f} ms"

    def check(self, folder):
        # The one command that takes folders. It knows more than `plutil -lint` even if only one rule is asked for.
        return [self.command, "check", "--select", "syntax-error", folder]

    def lint(self, path):
        # Reads and checks the whole file, as `plutil -lint` does, and then finds no such key.
        return [self.command, "get", "--default", "-", path, "none"]

    def row16(self):
        path = self.small_file()
        if not path.exists():
            path.write_bytes((self.cache / "bulk/000/App00000.app/Info.plist").read_bytes())
        plans = [self.lint(path), [self.plutil, "-lint", path]]
        ours, other = self.commands("row 16", plans, 40)
        yield "time", ours / other, f"{ours * 1e3:.2f} ms against {other * 1e3:.2f} ms"
        count = self.keep("row 16 instructions", lambda: self.instructions(self.lint(path)))
        yield "instructions", count / 1e6, "callgrind"

    def row17(self):
        yield "size", os.path.getsize(self.command) / 1e6, "static, stripped, no Foundation"

    def bulk(self):
        folder = self.cache / "bulk"
        # All the paths must fit into one call.
        script = f'cd "{folder}" && "{self.plutil}" -lint */*/Info.plist >/dev/null 2>&1'
        libplist = [*self.drivers.get("libplist", ["false"]), "parse", "1", f"@{self.cache / 'bulk.list'}"]
        plans = [self.check(folder), ["sh", "-c", "ulimit -s unlimited; " + script], libplist]
        return self.commands("row 18", plans, 1 if self.options.quick else 3, wall=True)

    def row18(self):
        ours, plutil, _ = self.bulk()
        yield "itself", ours / plutil, f"{ours:.2f} s against {plutil:.2f} s"

    def row19(self):
        if "libplist" not in self.drivers:
            raise Missing("libplist was not built")
        ours, _, libplist = self.bulk()
        yield "itself", ours / libplist, f"{ours:.2f} s against {libplist:.2f} s"

    def row20(self):
        path = self.file("itunes")
        plans = [self.lint(path), [self.plutil, "-lint", path]]
        ours, other = self.commands(f"row 20 {self.size}", plans, 3)
        yield "itself", other / ours, f"{ours * 1e3:.0f} ms against {other * 1e3:,.0f} ms"

    def row21(self):
        words = self.words("itunes")
        plans = [("ours", operation, words) for operation in ("load", "document", "parse")]
        load, document, tree = self.all_of(plans)
        count = os.path.getsize(words[0])
        for what, run in (("document", document), ("tree", tree)):
            yield what, (run["peak"] - load["peak"]) * 1024 / count, f"{count / 1e6:.0f} MB"

    def row22(self):
        def measure():
            # It builds what writes the inputs; what is wrong with a call stands in its output.
            done = subprocess.run([HERE.parent / "scripts/check-hostile"], capture_output=True, text=True)
            calls = re.search(r"^(\d+) calls, (\d+) failures$", done.stdout, re.MULTILINE)
            slowest = re.search(r"^slowest: (\d+) ms, (.*)$", done.stdout, re.MULTILINE)
            if not calls or not slowest:
                return None
            return [int(calls[1]), int(calls[2]), int(slowest[1]) / 1e3, slowest[2]]

        measured = self.keep("row 22", measure)
        if not measured:
            raise Missing("scripts/check-hostile did not end well")
        calls, failures, seconds, which = measured
        yield "failures", failures, f"{calls:,} calls"
        yield "slowest call", seconds, which

    def scaled(self, operation):
        """Seconds per byte at 10 MB and at 100 MB."""
        plans = [("ours", operation, self.words("itunes", size=size)) for size in ("10m", "100m")]
        return [run["seconds"] / run["bytes"] for run in self.all_of(plans)]

    def row23(self):
        if self.options.quick:
            raise Missing("needs the large files")
        for operation in ("parse", "document", "write-xml", "write-bin"):
            small, large = self.scaled(operation)
            yield operation, large / small, ""

    def row24(self):
        command = [self.command, "check", self.cache / "Large.app"]
        (seconds,) = self.commands("row 24", [command], self.rounds, wall=True)
        yield "time", seconds, "16,000 files in 15,502 folders"

        def peak():
            self.spend(command)
            return self.peak / 1024

        yield "memory", self.keep("row 24 memory", peak), "at its peak"

    def apps(self):
        """What the driver of apps says: seconds of the slowest question, seconds on average, how many."""
        driver = HERE / ".build/release/apps-driver"
        if not driver.exists():
            raise Missing("the driver was not built")

        def measure():
            done = subprocess.run([driver, self.cache / "sample-apps.db"], capture_output=True, text=True)
            lines = [line.split() for line in done.stdout.splitlines() if line.startswith("R ")]
            return {words[1]: [float(words[2]), float(words[3]), int(words[4])] for words in lines} or None

        measured = self.keep("apps", measure)
        if not measured:
            raise Missing("the driver failed")
        return measured

    def row25(self):
        measured = self.apps()
        for what in ("conformance", "claims", "schemes"):
            slowest, average, _ = measured[what]
            yield what, average * 1e6, f"the slowest {slowest * 1e6:.0f} µs"

    def row26(self):
        measured = self.apps()
        yield "loading", measured["loading"][0] * 1e3, "apps, types and claims"
        # A bundle each, with the command, so that reading them counts.
        folder, database = self.cache / "apps", self.cache / "apps.db"
        if not (self.cache / ".apps.done").exists():
            for number in range(10_000):
                bundle = folder / f"{number // 100:02}/App{number}.app/Contents"
                bundle.mkdir(parents=True, exist_ok=True)
                (bundle / "Info.plist").write_text(app_info(number))
            (self.cache / ".apps.done").touch()

        def register():
            for suffix in ("", "-wal", "-shm"):
                pathlib.Path(f"{database}{suffix}").unlink(missing_ok=True)
            return self.spend([self.command, "apps", "register", folder, "--database", database], wall=True)

        seconds = self.keep("apps register wall", register)
        yield "registering", seconds, "10,000 bundles with the command"
        plan = [self.command, "apps", "open", "a.x77", "--database", database]
        (opened,) = self.commands("apps open", [plan], 20)
        yield "open", opened * 1e3, "one call of the command"

    def shipping(self):
        """The Info.plist files of programs that ship, which are among the tests."""
        folder = self.cache / "shipping"
        sections = (HERE.parent / "Tests/Fixtures/Vectors/shipping-info-plists.txt").read_text().split("## ")[1:]
        for section in sections:
            name, body = section.split("\n", 1)
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n{body}</plist>\n')
        return sorted(path for path in folder.rglob("*.plist") if path.is_file())

    def row27(self):
        driver = HERE / ".build/release/check-driver"
        if not driver.exists():
            raise Missing("the driver was not built")
        plans = {"shipping": self.shipping()}
        if self.options.real:
            plans["real"] = [p for p in pathlib.Path(self.options.real).resolve().rglob("*.plist") if p.is_file()]
        for what, paths in plans.items():

            def measure():
                listing = self.cache / f"{what}-check.list"
                listing.write_text("".join(f"{path}\n" for path in sorted(paths)))
                best = float("inf")
                # A hundredth of a second is so short that a busy neighbor of the machine fills it, or many of them.
                for _ in range(20):
                    done = subprocess.run([driver, "6", f"@{listing}"], capture_output=True, text=True)
                    times = [line.split() for line in done.stdout.splitlines() if line.startswith("R check ")]
                    if not times or any(int(words[5]) for words in times):
                        raise Missing("the driver failed")
                    # The first time through, the catalog is read.
                    best = min(best, *(float(words[2]) / int(words[3]) for words in times[1:]))
                    time.sleep(0.5)
                return [best, len(paths)]

            seconds, count = self.keep(f"row 27 {what}", measure)
            yield what, seconds * 1e6, f"{count} files"


def app_info(number):
    """An Info.plist with two types, two claims and a scheme."""
    types, claims = [], []
    for index, ending in enumerate((f"x{number}", f"y{number}")):
        identifier = f"com.vendor.app{number}.doc{index}"
        types.append(
            {
                "UTTypeIdentifier": identifier,
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {"public.filename-extension": [ending]},
            }
        )
        claims.append({"CFBundleTypeName": "Document", "CFBundleTypeRole": "Editor", "LSItemContentTypes": [identifier]})
    return plistlib.dumps(
        {
            "CFBundleIdentifier": f"com.vendor.app{number}",
            "CFBundleName": f"App {number}",
            "CFBundlePackageType": "APPL",
            "CFBundleVersion": "1.0",
            "CFBundleDocumentTypes": claims,
            "UTExportedTypeDeclarations": types,
            "CFBundleURLTypes": [{"CFBundleURLSchemes": [f"app{number}"], "CFBundleTypeRole": "Viewer"}],
        }
    ).decode()


def thresholds():
    for line in (HERE / "Thresholds").read_text().splitlines():
        if line and not line.startswith("#"):
            row, what, relation, gate, aim, unit = (field.strip() for field in line.split("|"))
            yield (int(row), what), (relation, float(gate), float(aim), unit)


def verdict(value, relation, gate, aim, unit):
    margin = MARGINS.get(unit, 0.05)
    good = (lambda bound, slack: value >= bound * (1 - slack)) if relation == ">=" else (
        lambda bound, slack: value <= bound * (1 + slack)
    )
    return "aim reached" if good(aim, 0) else "gate holds" if good(gate, margin) else "GATE FAILS"


def shown(value, unit):
    number = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    return f"{number} {unit}"


def machine():
    """What kind of machine this is, for the caption of the table."""
    names = re.findall(r"^model name\s*: (.*)$", text_of("/proc/cpuinfo"), re.MULTILINE)
    memory = re.search(r"^MemTotal: *(\d+) kB", text_of("/proc/meminfo"), re.MULTILINE)
    parts = [f"{os.cpu_count()} cores", names[0] if names else platform.processor() or platform.machine()]
    if memory:
        parts.append(f"{int(memory[1]) / 1e6:.0f} GB")
    return ", ".join([*parts, platform.system()])


def text_of(path):
    path = pathlib.Path(path)
    return path.read_text() if path.exists() else ""


def write_readme(table, call):
    """Puts the table into the README, between two marks: a line for each row of the goals."""
    lines = [
        f"Measured on {time.strftime('%Y-%m-%d')} ({machine()}) by `{call}`; a gate that is missed is marked.",
        "",
        "| | goal | gate | aim | reached |",
        "| --- | --- | --- | --- | --- |",
    ]
    for row, goal in GOALS.items():
        cells = table.get(row)
        if cells is None:
            continue
        if isinstance(cells, str):
            lines.append(f"| {row} | {goal} | | | not measured: {cells} |")
            continue
        columns = [f"| {row} | {goal}"]
        for place in (1, 2):
            texts = [cell[place] for cell in cells]
            same = len(set(texts)) == 1
            columns.append(texts[0] if same else ", ".join(f"{cell[0]} {cell[place]}" for cell in cells))
        reached = [f"{cell[0]} {cell[3]}" if len(cells) > 1 else cell[3] for cell in cells]
        failing = [" (**fails**)" if cell[4] == "GATE FAILS" else "" for cell in cells]
        columns.append(", ".join(text + mark for text, mark in zip(reached, failing)))
        lines.append(" | ".join(columns) + " |")
    path = HERE.parent / "README.md"
    start, end = "<!-- benchmarks: written by Benchmarks/run --readme -->\n", "<!-- end of benchmarks -->"
    head, rest = path.read_text().split(start)
    path.write_text(head + start + "\n".join(lines) + "\n" + end + rest.split(end)[1])


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/run")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--rows", default="")
    parser.add_argument("--real")
    parser.add_argument("--cache", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--toolchain", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    rows = [int(row) for row in options.rows.split(",") if row] or list(GOALS)
    lab = Lab(options)
    lab.prepare(["5m", "10m"] if options.quick else ["5m", "10m", "100m"], {16, 18, 19} & set(rows), 24 in rows)
    gates = dict(thresholds())
    failures = []
    table = {}
    print("| row | goal | | gate | aim | reached | | measured with |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        cells = []
        try:
            for what, value, remark in getattr(lab, f"row{row}")():
                relation, gate, aim, unit = gates[row, what]
                state = verdict(value, relation, gate, aim, unit)
                if state == "GATE FAILS":
                    failures.append(f"{row} ({what})")
                bounds = f"{relation} {gate:g} | {aim:g}"
                print(f"| {row} | {GOALS[row]} | {what} | {bounds} | {shown(value, unit)} | {state} | {remark} |", flush=True)
                sign = {">=": "≥", "<=": "≤"}[relation]
                cells.append((what, f"{sign} {gate:g} {unit}", f"{aim:g}", shown(value, unit), state))
            table[row] = cells
        except Missing as reason:
            print(f"| {row} | {GOALS[row]} | | | | | | left out: {reason} |", flush=True)
            table[row] = str(reason)
    print()
    absent = sorted({*LIBRARIES, "pugixml", "rapidxml", "expat", "libxml2"} - set(lab.drivers))
    if absent:
        print("Left out, because they did not build:", ", ".join(absent))
    if options.readme:
        # Where the files of --real are is nobody's business.
        words = ["FOLDER" if word == options.real else word for word in sys.argv[1:]]
        hidden = {"--cache", options.cache, "--toolchain", options.toolchain}
        write_readme(table, " ".join(["Benchmarks/run", *(word for word in words if word not in hidden)]))
    if failures:
        print("Gates that fail: rows", ", ".join(failures))
    else:
        print("All gates measured hold.")
    sys.exit(bool(failures))


main()
