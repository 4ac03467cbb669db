"""The 61 pictures in the order of the sheets: cards 0–47, Junior suits 48–59, the back 60."""

from firmware.art import autumn, creatures, junior, scenes, spring
from firmware.art.shapes import rect

HIKARI, TANE, TANZAKU, KASU = range(4)
BACK = 60


class Picture:
    """One card: its month and rank for the tab, its name, and a function that draws it."""

    def __init__(self, month, rank, name, draw, ground="paper"):
        self.month = month
        self.rank = rank
        self.name = name
        self._draw = draw
        self._ground = ground

    def body(self, fine):
        """The drawing as SVG; fine ones have the details that only a large card can show."""
        return rect(0, 0, 60, 96, self._ground) + self._draw(fine)


def _plain(month, plant, name, form):
    return Picture(month, KASU, name, lambda fine: plant(form))


def _ribbon(month, plant, kind, form="a"):
    return Picture(month, TANZAKU, kind, lambda fine: plant(form) + scenes.ribbon(kind, fine))


def _suit(month, plant, special, *ribbon):
    """The usual suit: a special card, a ribbon and two plain cards."""
    return (special, _ribbon(month, plant, *ribbon), _plain(month, plant, "a", "a"), _plain(month, plant, "b", "b"))


def _with(plant, *parts):
    body = plant + "".join(parts)
    return lambda fine: body


def pictures():
    """All pictures, in sheet order."""
    s, a, c = spring, autumn, creatures
    crane = _with(s.pine("side"), scenes.sun(17, 20, 15), c.crane())
    butterflies = (
        c.butterfly(18, 18, 1.1, "gold", "orange", -15),
        c.butterfly(44, 36, 1.0, "sky", "blue", 20),
    )
    geese = [c.goose(17, 16), c.goose(42, 27), c.goose(20, 40)]
    moon = _with(scenes.moon(), a.pampas("moon"))
    rain = _with(a.willow("rain"), scenes.stream(), scenes.rain_man())
    found = []
    found += _suit(1, s.pine, Picture(1, HIKARI, "crane", crane), "poetry")
    found += _suit(2, s.plum, Picture(2, TANE, "warbler", _with(s.plum("side"), c.warbler())), "poetry")
    found += _suit(3, s.cherry, Picture(3, HIKARI, "curtain", _with(s.cherry("side"), scenes.curtain())), "poetry")
    found += _suit(4, s.wisteria, Picture(4, TANE, "cuckoo", _with(s.wisteria("side"), c.cuckoo())), "plain")
    found += _suit(5, s.iris, Picture(5, TANE, "bridge", _with(s.iris("side"), scenes.bridge())), "plain")
    found += _suit(6, s.peony, Picture(6, TANE, "butterflies", _with(s.peony("side"), *butterflies)), "blue")
    found += _suit(7, a.clover, Picture(7, TANE, "boar", _with(a.clover("side"), c.boar())), "plain", "ribbon")
    found += [
        Picture(8, HIKARI, "moon", moon, "red"),
        Picture(8, TANE, "geese", _with(a.pampas("side"), *geese)),
        _plain(8, a.pampas, "a", "a"),
        _plain(8, a.pampas, "b", "b"),
    ]
    cup = Picture(9, TANE, "sake cup", _with(a.chrysanthemum("side"), scenes.sake_cup()))
    found += _suit(9, a.chrysanthemum, cup, "blue")
    found += _suit(10, a.maple, Picture(10, TANE, "deer", _with(a.maple("side"), c.deer())), "blue")
    found += [
        Picture(11, HIKARI, "rain man", rain, "grey"),
        Picture(11, TANE, "swallow", _with(a.willow("side"), c.swallow())),
        _ribbon(11, a.willow, "plain", "ribbon"),
        Picture(11, KASU, "lightning", _with(scenes.lightning())),
        Picture(12, HIKARI, "phoenix", lambda fine: a.paulownia("side", fine) + c.phoenix()),
        Picture(12, KASU, "a", lambda fine: a.paulownia("a", fine)),
        Picture(12, KASU, "b", lambda fine: a.paulownia("b", fine)),
        Picture(12, KASU, "golden", lambda fine: a.paulownia("golden", fine)),
    ]
    return tuple(found + _phoenix_suit() + _bamboo_suit() + _lotus_suit() + [_back()])


def _wind_god():
    return Picture(13, KASU, "wind god", _with(junior.bamboo("side"), scenes.wind_god()))


def _golden_bamboo():
    return _plain(13, junior.bamboo, "golden", "golden")


def _phoenix_suit():
    sparrows = (creatures.sparrow(34, 34, 1.1), creatures.sparrow(24, 66, 1.1, mirror=True))
    return [
        Picture(13, HIKARI, "fuji", _with(scenes.fuji())),
        Picture(13, TANE, "sparrows", _with(junior.bamboo("side"), *sparrows)),
        _wind_god(),
        _golden_bamboo(),
    ]


def _bamboo_suit():
    return [
        Picture(13, TANE, "tiger", _with(junior.bamboo("side"), creatures.tiger())),
        _ribbon(13, junior.bamboo, "poetry", "ribbon"),
        _wind_god(),
        _golden_bamboo(),
    ]


def _lotus_suit():
    return [
        Picture(14, HIKARI, "dragon", _with(junior.lotus("side"), creatures.dragon())),
        _ribbon(14, junior.lotus, "blue"),
        _plain(14, junior.lotus, "a", "a"),
        _plain(14, junior.lotus, "b", "b"),
    ]


def _back():
    return Picture(0, KASU, "back", _with(scenes.back()))
