"""What the README says is there."""

import re
import subprocess

import pytest

from engine_core.rules import PROFILES
from simulator import vm
from simulator.__main__ import COMMANDS

README = (vm.ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (vm.ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PROFILES)
def test_every_rule_set_is_named(name):
    assert f"`{name}`" in README


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "web"])
def test_every_command_is_named(name):
    assert f"`{name}" in README


def test_every_make_target_it_names_exists():
    targets = re.findall(r"^([a-z][a-z0-9-]*):", MAKEFILE, re.MULTILINE)
    named = re.findall(r"(?:`|    )make ([a-z][a-z0-9-]*)", README)
    assert named and set(named) <= set(targets)


def test_every_file_it_names_exists():
    named = re.findall(r"`([a-z_]+(?:/[a-z_.*]+)+)`", README)
    named += re.findall(r"\]\((?!http)([^)#]+)\)", README)
    assert len(named) > 5
    for name in named:
        assert list(vm.ROOT.glob(name.rstrip("/"))), name


def test_make_help_lists_every_target():
    words = ["make", "help"]
    done = subprocess.run(words, cwd=vm.ROOT, capture_output=True, text=True, check=True)
    for target in re.findall(r"^([a-z][a-z0-9-]*):", MAKEFILE, re.MULTILINE):
        assert re.search(rf"^  {target} ", done.stdout, re.MULTILINE), target
