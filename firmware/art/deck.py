"""The 61 pictures in the order of the sheets: cards 0–47, Junior suits 48–59, the back 60."""

from firmware.art import autumn, beasts, birds, junior, scenes, spring
from firmware.art.shapes import HEIGHT, WIDTH, rect

HIKARI, TANE, TANZAKU, KASU = range(4)
BACK = 60


class Picture:
    """One card: month and rank for its tab, a name, and its parts (SVG strings and marks)."""

    def __init__(self, month, rank, name, parts, ground="paper"):
        self.month = month
        self.rank = rank
        self.name = name
        self.parts = [rect(0, 0, WIDTH, HEIGHT, ground), *parts]


def pictures():
    """All pictures, in sheet order."""
    months = (
        _january,
        _february,
        _march,
        _april,
        _may,
        _june,
        _july,
        _august,
        _september,
        _october,
        _november,
        _december,
        _phoenix_bamboo,
        _tiger_bamboo,
        _lotus,
    )
    found = [picture for month in months for picture in month()]
    return (*found, Picture(0, KASU, "back", scenes.back()))


def _ribbon(month, plant, kind):
    return Picture(month, TANZAKU, kind, [*plant("ribbon"), scenes.ribbon(kind)])


def _usual(special, plant, kind):
    """A suit of the usual make: the special card, a ribbon, two plain cards."""
    month = special.month
    plain = [Picture(month, KASU, form, plant(form)) for form in ("a", "b")]
    return [special, _ribbon(month, plant, kind), *plain]


def _january():
    parts = [*spring.pine("side"), scenes.sun(17, 22, 15), birds.crane()]
    return _usual(Picture(1, HIKARI, "crane", parts), spring.pine, "poetry")


def _february():
    parts = [*spring.plum("side"), birds.warbler()]
    return _usual(Picture(2, TANE, "warbler", parts), spring.plum, "poetry")


def _march():
    parts = [*spring.cherry("side"), scenes.curtain()]
    return _usual(Picture(3, HIKARI, "curtain", parts), spring.cherry, "poetry")


def _april():
    parts = [*spring.wisteria("side"), *birds.cuckoo()]
    return _usual(Picture(4, TANE, "cuckoo", parts), spring.wisteria, "plain")


def _may():
    parts = [*scenes.water(82), *spring.iris("side"), scenes.bridge()]
    return _usual(Picture(5, TANE, "bridge", parts), spring.iris, "plain")


def _june():
    two = [
        birds.butterfly(21, 20, "gold", "orange", -14),
        birds.butterfly(40, 42, "sky", "blue", 16),
    ]
    return _usual(
        Picture(6, TANE, "butterflies", spring.peony("side") + two), spring.peony, "blue"
    )


def _july():
    parts = [*autumn.clover("side"), beasts.boar()]
    return _usual(Picture(7, TANE, "boar", parts), autumn.clover, "plain")


def _august():
    moon = [scenes.moon(), *autumn.pampas("moon")]
    geese = [*autumn.pampas("side"), birds.goose(21, 13), birds.goose(41, 29), birds.goose(20, 45)]
    return [
        Picture(8, HIKARI, "moon", moon, "red"),
        Picture(8, TANE, "geese", geese),
        Picture(8, KASU, "a", autumn.pampas("a")),
        Picture(8, KASU, "b", autumn.pampas("b")),
    ]


def _september():
    parts = [*autumn.chrysanthemum("side"), scenes.sake_cup()]
    return _usual(Picture(9, TANE, "sake cup", parts), autumn.chrysanthemum, "blue")


def _october():
    parts = [*autumn.maple("side"), beasts.deer()]
    return _usual(Picture(10, TANE, "deer", parts), autumn.maple, "blue")


def _november():
    rain = [*scenes.rain(), *autumn.willow("rain"), beasts.rain_man(), beasts.frog(51, 80)]
    return [
        Picture(11, HIKARI, "rain man", rain, "grey"),
        Picture(11, TANE, "swallow", [*autumn.willow("side"), birds.swallow()]),
        _ribbon(11, autumn.willow, "plain"),
        Picture(11, KASU, "lightning", scenes.lightning(), "ink"),
    ]


def _december():
    phoenix = [*autumn.paulownia("side"), birds.phoenix()]
    return [
        Picture(12, HIKARI, "phoenix", phoenix),
        Picture(12, KASU, "a", autumn.paulownia("a")),
        Picture(12, KASU, "b", autumn.paulownia("b")),
        Picture(12, KASU, "golden", autumn.paulownia("golden")),
    ]


def _phoenix_bamboo():
    sparrows = [birds.sparrow(32, 34), birds.sparrow(28, 68, mirror=True)]
    return [
        Picture(13, HIKARI, "fuji", [*scenes.fuji(), *junior.bamboo("fuji")]),
        Picture(13, TANE, "sparrows", [*junior.bamboo("side"), *sparrows]),
        *_wind_and_gold(),
    ]


def _tiger_bamboo():
    return [
        Picture(13, TANE, "tiger", [*junior.bamboo("side"), beasts.tiger()]),
        _ribbon(13, junior.bamboo, "poetry"),
        *_wind_and_gold(),
    ]


def _wind_and_gold():
    return [
        Picture(13, KASU, "wind god", [*junior.bamboo("side"), beasts.wind_god()]),
        Picture(13, KASU, "golden", junior.bamboo("golden")),
    ]


def _lotus():
    parts = [*junior.lotus("side"), *beasts.dragon()]
    return _usual(Picture(14, HIKARI, "dragon", parts), junior.lotus, "blue")
