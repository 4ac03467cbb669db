"""Tests that run on CPython (pytest) and on MicroPython (`python -m tests.micropython`).

Plain `test_*` functions with `assert`, `raises` from `tests.shared.support`; no fixtures, no
pytest import.
"""
