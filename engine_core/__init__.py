"""The rules of Koi-Koi, the game and the computer players: pure, without hardware, time or files.

Read in this order: ``cards`` (ids, decks, sets), ``rules`` (a rule set is one value made of rows),
``yaku`` (what a captured pile is worth), ``deal`` (the order of the deck and what ends a round
before it begins), ``game`` (turns and rounds), ``view`` (what one seat may know), ``record`` and
``snapshot`` (a game written down), ``rng`` (the generator), ``ai`` (the players).

A card is an int and ``0`` is a card. A *seat* is a place in the game, a *player* who plays it.
Everything here runs on MicroPython and on CPython and gives the same events on both.
"""
