"""Weights of the evaluation, in 1/256. NORMAL by hand; HARD from it by ``engine_core.ai.tune``."""

NAMES = (
    "lights_base", "lights_slope", "lights_near", "lights_far",
    "pair_base", "pair_slope", "pair_near",
    "triple_base", "triple_slope", "triple_near", "triple_far",
    "count_base", "count_slope", "tane_near", "tanzaku_near", "kasu_near",
    "rival", "danger", "loss", "loss_points", "next", "contested", "win", "win_points",
    "passed", "discarded",
)  # fmt: skip
"""What they are, in order.

*base* and *slope*: a complete yaku counts base + slope × points, for lights, pairs (viewings and
the like), triples and counts. *near*, *far*: the part of it when one card or two are missing; for
counts, when all but the last are there, as a square. *rival*: the others' worth against mine;
*danger*: what they could take next; *loss*, *loss_points*: when that is a yaku; *next*: what I
could take next, *contested*: the part of it when others may hold the month; *win*, *win_points*: a
yaku of mine now; *passed*, *discarded*: odds of a month after a better capture was passed by.
"""

NORMAL = (
    1613, 140, 97, 36,
    563, 154, 86,
    576, 102, 85, 28,
    689, 333, 168, 188, 256,
    195, 120, 560, 48, 68, 179, 1157, 142,
    205, 128,
)  # fmt: skip

HARD = NORMAL
