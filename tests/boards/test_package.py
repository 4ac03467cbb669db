"""The mip package and the manifest for freezing."""

import json

import pytest

from boards.tools import board, package, ship

pytestmark = pytest.mark.slow  # it compiles the program of a board

NAME = "breadboard_sh1106"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    out = tmp_path_factory.mktemp("package")
    (out / "left_over").write_text("from last time")
    package.build(NAME, out)
    return out


def test_the_package_lists_every_file(folder):
    listed = json.loads((folder / "package.json").read_text())
    found = {"/" + path: (folder / source).read_bytes() for path, source in listed["urls"]}
    assert found == ship.files(NAME)
    assert listed["version"] and not (folder / "left_over").exists()


def test_the_manifest_freezes_every_module(folder):
    frozen, included = [], []
    scope = {
        "freeze": lambda path, script, opt: frozen.append(script),
        "include": included.append,
    }
    exec((folder / "manifest.py").read_text(), scope)
    wanted = [ship.relative(module) for module in ship.sources(board(NAME))]
    assert sorted(frozen) == sorted(wanted)
    assert included == ["$(PORT_DIR)/boards/manifest.py"]
    for script in frozen:
        text = (folder / "source" / script).read_text()
        compile(text, script, "exec")
        assert "import keys as T" not in text
