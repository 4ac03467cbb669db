"""Run the shared tests under the real MicroPython: `python -m tests.micropython [FILES]`.

Each file gets an interpreter of its own; several run at a time. Exit 0: all passed (or there is no
MicroPython for this platform, which is said in one line), 1: some failed, 2: no such file.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from simulator import vm

SHARED = vm.ROOT / "tests" / "shared"
TIME = 900  # seconds for one file; none comes near


class Outcome:
    """What one file did: `passed` and `failed` names in order, and the text it printed."""

    def __init__(self, path, text):
        """Read the runner's lines out of everything the interpreter printed."""
        self.path, self.passed, self.failed = path, [], []
        names, other = [], []
        for line in text.splitlines():
            mark, _, rest = line.partition(" ")
            if mark == "\x01names":
                names = rest.split()
            elif mark == "\x01pass":
                self.passed.append(rest)
            elif mark == "\x01fail":
                self.failed.append(rest)
                other.append("^ " + rest)
            else:
                other.append(line)
        unfinished = [name for name in names if name not in self.passed + self.failed]
        if unfinished or not names and "\x01names" not in text:
            self.failed += unfinished or ["start"]
            other.append("^ ended before " + ", ".join(unfinished or ["it started"]))
        self.text = "\n".join(other)


def run_file(path, word=""):
    """Run one shared test file under MicroPython; gives its `Outcome`."""
    module = "tests.shared." + Path(path).stem
    code = "from tests.shared.support import run; run(%r, %r)" % (module, word)
    try:
        _, text = vm.run(code, timeout=TIME)
    except subprocess.TimeoutExpired as late:
        text = late.output + "\nnot finished after %d s" % TIME
    return Outcome(Path(path), text)


def shared_files():
    """All shared test files, in order."""
    return sorted(SHARED.glob("test_*.py"))


def main(arguments=None):
    """The command line; gives the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.micropython", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE", help="default: all of tests/shared")
    parser.add_argument("-k", default="", metavar="WORD", help="only tests with it in their name")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, metavar="JOBS")
    parser.add_argument("-v", action="store_true", help="name the tests that passed, too")
    options = parser.parse_args(arguments)
    files = [Path(name).resolve() for name in options.files] or shared_files()
    for path in files:
        if path.parent != SHARED or not path.is_file():
            print("no shared test: %s (they are tests/shared/test_*.py)" % path, file=sys.stderr)
            return 2
    if vm.interpreter() is None:
        print("skipped: " + vm.MISSING)
        return 0
    passed = failed = 0
    with ThreadPoolExecutor(max(1, options.j)) as pool:
        for outcome in pool.map(lambda path: run_file(path, options.k), files):
            passed += len(outcome.passed)
            failed += len(outcome.failed)
            word = "FAILED" if outcome.failed else "ok"
            print("%-44s %3d %s" % (outcome.path.relative_to(vm.ROOT), len(outcome.passed), word))
            if options.v:
                print("".join("  passed %s\n" % name for name in outcome.passed), end="")
            if outcome.text:
                print(outcome.text)
            for name in outcome.failed:
                print("  FAILED %s" % name)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
