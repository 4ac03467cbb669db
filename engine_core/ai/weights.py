"""Weights of the evaluation. Start values by hand; ``tune`` writes this file."""

NAMES = (
    "lights_base", "lights_slope", "lights_near", "lights_far",
    "pair_base", "pair_slope", "pair_near",
    "triple_base", "triple_slope", "triple_near", "triple_far",
    "count_base", "count_slope", "tane_near", "tanzaku_near", "kasu_near",
    "rival", "danger", "loss", "loss_points", "next", "contested", "win", "win_points",
    "passed", "discarded",
)  # fmt: skip
"""Each times 256."""

HARD = (
    1613, 140, 97, 36,
    563, 154, 86,
    576, 102, 85, 28,
    689, 333, 168, 188, 256,
    195, 120, 748, 10, 68, 179, 1157, 142,
    205, 128,
)  # fmt: skip
