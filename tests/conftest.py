"""pytest's start: the stand-ins for MicroPython's modules come first on the path."""

import pytest

from simulator import standins

standins.install()

# Shared tests carry no marks, as they also run where there is no pytest. These take long.
SLOW_SHARED = (
    "test_decision",
    "test_drivers",
    "test_random_games",
    "test_screens_cover",
    "test_screens_editor",
    "test_screens_faults",
    "test_screens_hints",
    "test_screens_monkey",
    "test_screens_progress",
    "test_screens_reach",
    "test_screens_result",
    "test_screens_texts",
    "test_selftest",
    "test_table",
    "test_table_cursor",
    "test_table_field",
    "test_table_text",
)


def pytest_collection_modifyitems(items):
    """Let `make test-fast` leave out the slow shared tests."""
    for item in items:
        if item.path.stem in SLOW_SHARED:
            item.add_marker(pytest.mark.slow)


class _Idle:
    """Stands for the module gc in the program, where memory is no matter."""

    @staticmethod
    def collect():
        pass


def pytest_sessionstart():
    """The program collects often, as the chip has to; in a large process each time takes long."""
    from firmware import app

    app.gc = _Idle
