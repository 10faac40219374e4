"""Python's plistlib, by the contract of the other drivers."""

import plistlib
import resource
import sys
import time

OPERATIONS = ("load", "parse", "write-xml", "write-bin", "to-xml", "to-bin", "get")
FORMATS = {"xml": plistlib.FMT_XML, "bin": plistlib.FMT_BINARY}


def run(operation, data, tree):
    if operation == "parse":
        return plistlib.loads(data), 0
    if operation == "get":
        return plistlib.loads(data)["Music Folder"], 0
    if operation.startswith("to-"):
        tree = plistlib.loads(data)
    out = plistlib.dumps(tree, fmt=FORMATS[operation.split("-")[1]], sort_keys=False)
    return out, len(out)


def main():
    operation, repetitions, words = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    if operation not in OPERATIONS:
        print("UNSUPPORTED", operation)
        sys.exit(3)
    files = []
    for word in words:
        paths = open(word[1:]).read().split("\n") if word.startswith("@") else [word]
        files += [open(path, "rb").read() for path in paths if path]
    for _ in range(repetitions):
        writes = operation.startswith("write-")
        trees = [plistlib.loads(data) if writes else None for data in files]
        results, written, errors = [], 0, 0
        start = time.process_time()
        for data, tree in zip(files, trees) if operation != "load" else ():
            try:
                result, count = run(operation, data, tree)
                results.append(result)
                written += count
            except Exception:
                errors += 1
        middle = time.process_time()
        results, result = None, None
        end = time.process_time()
        count = written if writes else sum(map(len, files))
        print(f"R {operation} {middle - start:.9f} {count} {end - middle:.9f} {errors}", flush=True)
    print("RSS", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


main()
