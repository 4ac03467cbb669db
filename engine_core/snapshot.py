"""A running game as bytes: a snapshot of the round's deal, then one byte for each action.

======================  ========================================================================
b"K1"                   format and version
profile                 index in rules.PROFILES
name                    its length, then UTF-8; empty unless the set was made on the device
changed rows            how many, then row index and value index in custom.ROWS for each
rounds, first dealer    a byte each
deals used              2 bytes, this one counted, redeals too
seed                    4 bytes, all bits set for none
rounds played           how many, then each as in ``rounds``
order                   the deck of this deal: hands by seat, field, pile
======================  ========================================================================

Numbers are little endian. Scores and dealers follow from the rounds. It holds hidden cards.
"""

import struct

from engine_core.errors import BadRecord
from engine_core.rules import PROFILES

_MAGIC = b"K1"
_NO_SEED = 0xFFFFFFFF


def to_bytes(game):
    """The snapshot of the round that ``game`` plays, as it was dealt.

    With ``game.round_actions`` after it, ``resume`` gives the same game. The deals that a record
    gave are not in it: later rounds come from the seed.
    """
    if game.begun is None:
        raise BadRecord("save: no deal of this game was played")
    rules = game.rules
    finished, size, used = game.begun
    data = bytearray(_MAGIC)
    data.append(PROFILES.index(rules.base))
    name = rules.name.encode() if rules.own else b""
    data.append(len(name))
    data.extend(name)
    if rules.plain:
        data.append(0)
    else:
        from engine_core import custom

        different = custom.row_indices(rules)
        data.append(len(different) // 2)
        data.extend(different)
    data.append(game.rounds)
    data.append(game.first_dealer)
    seed = _NO_SEED if game.seed is None else game.seed
    data.extend(struct.pack("<HI", used, seed))
    data.append(finished)
    data.extend(game.packed[:size])
    data.extend(game.order)
    return bytes(data)


def from_bytes(data):
    """The game of a snapshot, at its deal. Anything that is none is a BadRecord."""
    from engine_core import restore

    return restore.from_bytes(data)


def resume(data, actions):
    """The game of a snapshot after ``actions``, one byte each; an illegal one is a BadRecord."""
    from engine_core import restore

    return restore.resume(data, actions)
