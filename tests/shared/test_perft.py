"""The number of action sequences from fixed positions, to a small depth, on both interpreters."""

from engine_core import rules
from tests.shared.perft import counts

WANTED = {
    "vanikar": [[8, 64, 448, 896], [8, 64, 408, 2856], [3, 6, 33, 210], [2, 4, 20, 132]],
    "wikipedia": [[8, 64, 448, 896], [8, 64, 408, 2856], [3, 6, 33, 210], [2, 4, 20, 132]],
    "one_call": [[8, 64, 448, 896], [8, 64, 408, 2856], [3, 6, 33, 210], [2, 16, 128, 896]],
    "junior": [[8, 64, 448, 896], [8, 64, 408, 2856], [3, 6, 33, 210], [2, 4, 20, 132]],
    "junior_phoenix": [[7, 49, 343, 2058], [7, 44, 308, 1862], [2, 4, 16, 102], [2, 4, 16, 102]],
    "junior_tiger3": [[8, 58, 464, 3264], [8, 64, 512, 3264], [2, 4, 20, 136], [2, 4, 20, 136]],
    "junior_tiger4": [[7, 44, 308, 2156], [7, 49, 308, 2156], [6, 27, 137, 699], [2, 9, 53, 106]],
    "nintendo": [[8, 64, 448, 896], [8, 64, 408, 2856], [3, 6, 33, 210], [2, 16, 128, 896]],
    "casual": [[8, 64, 448, 896], [8, 64, 408, 2856], [3, 24, 192, 1344], [8, 64, 448, 896]],
}  # fmt: skip


def test_counts_of_every_profile():
    assert sorted(WANTED) == sorted(rules.PROFILES)
    for name in rules.PROFILES:
        assert counts(name) == WANTED[name], name
