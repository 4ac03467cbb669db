"""Tests of the firmware that need the desktop: its generators, and what they made."""
