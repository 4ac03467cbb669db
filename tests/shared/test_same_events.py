"""Rules, seed and actions give the same events on every interpreter, now and later: seeds are
shared between people. The numbers are hashes of all events of whole games."""

from engine_core import game, rng, rules

WANTED = {
    "vanikar": 711820186,
    "wikipedia": 419180852,
    "one_call": 509845330,
    "junior": 167983093,
    "junior_phoenix": 761068594,
    "junior_tiger3": 498389327,
    "junior_tiger4": 454587771,
    "nintendo": 504521123,
    "casual": 684797837,
    "custom": 137191954,
}

CUSTOM = "junior_tiger4;name=Ours;tsukifuda=3;max_calls=null;call_multiplier=per_call;oya_ken=2"


def hashed(rule_set):
    """A hash of every event of five games, each played by a stream of numbers of its own."""
    h = 1
    for seed in (0, 1, 12345, 2**15, 2**30 - 1):
        random = rng.Random(seed, 500)
        playing = game.Game(rule_set, None, seed)
        happened = list(playing.opening)
        while playing.phase != game.OVER:
            actions = playing.legal_actions()
            happened.extend(playing.apply(actions[random.below(len(actions))]))
        for event in happened:
            for number in event:
                h = rng.mix(h, number & 0x7FFF)
        h = rng.mix(h, len(happened))
    return h


def test_events_of_whole_games():
    for name in rules.PROFILES:
        assert hashed(rules.profile(name)) == WANTED[name], name
    assert hashed(rules.from_text(CUSTOM)) == WANTED["custom"]
