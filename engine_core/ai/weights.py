"""Weights of the evaluation, in 1/256. NORMAL is by hand, ``tune`` made HARD by self-play.

In order: base, slope, near, far of lights; base, slope, near of pairs (viewings and the like);
base, slope, near, far of triples; base, slope of counts, near of tane, of tanzaku, of kasu; rival,
danger, loss, loss points, next, contested, win, win points; passed, discarded; rival and danger at
a table of three or four.

base and slope: a complete yaku counts base + slope × points, for lights, pairs (viewings and
the like), triples and counts. near, far: the part of it when one card or two are missing; for
counts, when all but the last are there, as a square. rival: the others' worth against mine;
danger: what they could take next; loss, loss_points: when that is a yaku; next: what I
could take next, contested: the part of it when others may hold the month; win, win_points: a
yaku of mine now; passed, discarded: odds of a month after a better capture was passed by.
"""

# Builds and denies, but does not plan the next turn, and at a table of more than two players loses
# sight of what the others could take.
NORMAL = (
    1613, 140, 97, 36,
    563, 154, 86,
    576, 102, 85, 28,
    689, 333, 168, 188, 256,
    195, 16, 560, 48, 0, 179, 1157, 142,
    205, 128, 130, 0,
)  # fmt: skip

HARD = (
    1671, 115, 91, 39, 496, 166, 72, 414,
    89, 94, 30, 652, 449, 207, 189, 303,
    258, 113, 738, 52, 66, 211, 1178, 192,
    262, 143, 137, 77,
)  # fmt: skip
