"""A package for `mpremote mip install` and a manifest for freezing.

`python -m boards.tools.package --board NAME` makes both in build/package/NAME.

    mpremote mip install --target / build/package/NAME/package.json
    make -C ports/rp2 FROZEN_MANIFEST=…/build/package/NAME/manifest.py

What a manifest cannot freeze, pictures, fonts, texts and the start-up files, is installed by the
package or by `make flash`; frozen modules then come before those in the file system.
"""

import argparse
import json
import shutil
import sys
from pathlib import Path

from boards.tools import board as load_board
from boards.tools.ship import ROOT, Refused, files, relative, report, sources

VERSION = "1"  # of what mip sees


def build(name: str, out: Path) -> str:
    """Write package and manifest into the folder, emptied first; gives a line about it.

    The start-up file comes last: an installation that broke off must not start.
    """
    shipped = files(name)
    if out.exists():
        shutil.rmtree(out)
    urls = []
    for path, data in sorted(shipped.items(), key=lambda one: (one[0] == "/main.py", one[0])):
        target = out / "files" / path[1:]
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        urls.append([path[1:], "files" + path])
    package = {"urls": urls, "deps": [], "version": VERSION}
    (out / "package.json").write_text(json.dumps(package, indent=1) + "\n", "utf-8")
    lines = [
        "# Freezes the game for one board. Made by boards/tools/package.py; do not edit.",
        'include("$(PORT_DIR)/boards/manifest.py")',
    ]
    for module, text in sources(load_board(name)).items():
        path = relative(module)
        target = out / "source" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        lines.append('freeze("source", "%s", opt=3)' % path)
    (out / "manifest.py").write_text("\n".join(lines) + "\n", "utf-8")
    return report(shipped)


def main(arguments: list[str] | None = None) -> int:
    """The command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m boards.tools.package", description=__doc__)
    parser.add_argument("--board", required=True, help="name of a module in boards/")
    options = parser.parse_args(arguments)
    out = ROOT / "build" / "package" / options.board
    try:
        line = build(options.board, out)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    print("%s: %s" % (out.relative_to(ROOT), line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
