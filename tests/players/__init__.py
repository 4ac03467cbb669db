"""Tests of the arena, the bot and the strength of the players (desktop only)."""
