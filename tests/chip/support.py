"""What the tests of the emulated board need, and why they are skipped where it is missing."""

import shutil

import pytest

from simulator import standins

standins.install()

from simulator.chip import images, link  # noqa: E402

NODE = shutil.which("node") is not None and (link.HERE / "node_modules" / "rp2040js").exists()
needs_node = pytest.mark.skipif(
    not NODE, reason="the emulated board needs node and `npm ci --prefix simulator/chip`"
)
needs_image = pytest.mark.skipif(
    not NODE or images.given() is None, reason=images.MISSING + ", or node is missing"
)
