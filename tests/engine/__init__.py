"""Tests of the engine that need CPython: a second scorer, counting to a depth, fuzz, the soak."""
