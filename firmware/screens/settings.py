"""Settings: each row changes at once, and all are written when the screen is left."""

from firmware.screens.rows import Rows
from firmware.settings import LANGUAGES, ROWS
from firmware.texts import keys as T

_NAMES = {
    "language": T.N_LANGUAGE,
    "volume": T.S_VOLUME,
    "brightness": T.S_BRIGHTNESS,
    "speed": T.S_SPEED,
    "hints": T.S_HINTS,
}


class Screen(Rows):
    """One row for each setting that this board has."""

    def __init__(self, app):
        super().__init__(app, app.tr(T.T_SETTINGS))

    def entries(self):
        app = self.app
        self.title = app.tr(T.T_SETTINGS)
        rows = []
        for name, _, high, _ in ROWS:
            if name == "volume" and app.device.sound is None:
                continue
            if name == "hints" and app.layout.HINT < 0:
                continue
            value = getattr(app.settings, name)
            if name == "language":
                text = app.tr(T.LANGUAGE + value)
            elif name == "speed":
                text = app.tr(T.SPEED + value)
            elif name == "hints" or not value:
                text = app.tr(T.ON if value else T.OFF)
            else:
                text = "%d/%d" % (value, high)
            rows.append((name, app.tr(_NAMES[name]), text))
        return rows

    def chosen(self, key):
        self.turned(key, 1)

    def turned(self, key, step):
        app = self.app
        for name, low, high, _ in ROWS:
            if name == key:
                if name == "language" and app.layout.WIDTH < 128:
                    high -= 1  # no Japanese on the smallest panel
                value = getattr(app.settings, key) + step
                app.settings.change(key, low if value > high else high if value < low else value)
        if key == "language":
            app.set_language(LANGUAGES[app.settings.language])
        else:
            app.apply_settings()
        self.refill()

    def closed(self):
        self.app.settings.save()
