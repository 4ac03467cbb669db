"""A new game: rules, who plays, how many rounds, language. Start stands first."""

from engine_core.rng import SEEDS
from engine_core.rules import PROFILES, profile
from firmware import rulesets
from firmware.input import BACK, INFO, OK
from firmware.screens.rows import Rows
from firmware.session import PLAYERS, Session
from firmware.settings import LANGUAGES
from firmware.texts import keys as T


class Screen(Rows):
    """What is chosen is remembered for the next time."""

    hints = ((OK, T.H_CHOOSE), (BACK, T.H_BACK), (INFO, T.H_RULES))

    def __init__(self, app):
        self.rules, self.players, self.rounds = rulesets.last(app.device.storage)
        self.dealer = -1  # by chance, or as the cards say
        self.asking = False  # whether to lose the saved game
        super().__init__(app, app.tr(T.T_NEW))

    def entries(self):
        tr = self.app.tr
        self.title = tr(T.T_NEW)
        rows = [
            ("start", tr(T.N_START), None),
            ("rules", tr(T.N_RULES), rulesets.title(tr, self.rules)),
        ]
        for seat, player in enumerate(self.players):
            rows.append((seat, tr(T.PLAYER, seat + 1), self._player(player)))
        rows.append(("rounds", tr(T.N_ROUNDS), str(self.rounds)))
        if self.rules.first_dealer == "random":
            name = tr(T.N_CHANCE) if self.dealer < 0 else tr(T.PLAYER, self.dealer + 1)
            rows.append(("dealer", tr(T.N_DEALER), name))
        seed = tr(T.N_CHANCE) if self.app.seed is None else str(self.app.seed)
        rows.append(("seed", tr(T.N_SEED), seed))
        rows.append(("language", tr(T.N_LANGUAGE), tr(T.LANGUAGE + self.app.settings.language)))
        return rows

    def _player(self, player):
        tr = self.app.tr
        if player == "human":
            return tr(T.N_PERSON)
        return tr(T.N_COMPUTER, tr(T.LEVEL + PLAYERS.index(player) - 1))

    def chosen(self, key):
        if key == "start":
            self._start()
        elif key == "rules":
            self.app.push("rulesets", False, self.rules)
        elif key == "seed":
            seed = self.app.seed
            self.app.push("naming", "" if seed is None else str(seed), True)
        else:
            self.turned(key, 1)

    def informed(self, key):
        self.app.push("help", self.rules)

    def resumed(self, result):
        asking, self.asking = self.asking, False
        if asking and result == 0:
            self._begin()
        elif result and self.key == "rules":
            self._take(result)
        elif self.key == "seed" and isinstance(result, str):
            self._number(result)
        else:
            self.refill()

    def _number(self, text):
        """A game number that was written; nothing means by chance."""
        app = self.app
        if text and int(text) >= SEEDS:
            app.push("dialog", "", app.tr(T.BAD_SEED, SEEDS - 1))
            return
        app.seed = int(text) if text else None
        self.refill()

    def turned(self, key, step):
        if key == "rules":
            own = rulesets.load(self.app.device.storage)
            sets = [profile(name) for name in PROFILES] + own
            at = sets.index(self.rules) if self.rules in sets else 0
            self._take(sets[(at + step) % len(sets)])
            return
        if key == "seed":
            self.app.seed = None
        elif key == "rounds":
            allowed = sorted(self.rules.allowed_rounds)
            self.rounds = allowed[(allowed.index(self.rounds) + step) % len(allowed)]
        elif key == "dealer":
            self.dealer = (self.dealer + 1 + step) % (self.rules.players + 1) - 1
        elif key == "language":
            count = len(LANGUAGES) - (self.app.layout.WIDTH < 128)
            language = (self.app.settings.language + step) % count
            self.app.settings.change("language", language)
            self.app.set_language(LANGUAGES[language])
        else:
            at = PLAYERS.index(self.players[key])
            self.players[key] = PLAYERS[(at + step) % len(PLAYERS)]
        self.refill()

    def _take(self, rules):
        """Other rules: seats and rounds that they allow."""
        self.rules = rules
        count = rules.players
        self.players = (self.players + ["normal"] * count)[:count]
        if "human" not in self.players:
            self.players[0] = "human"
        self.rounds = rules.default_rounds
        self.dealer = -1
        self.refill()

    def _start(self):
        app = self.app
        if "human" not in self.players:
            app.push("dialog", "", app.tr(T.N_NOBODY))
        elif Session.saved(app):
            self.asking = True
            app.push("dialog", "", app.tr(T.T_LOST), (app.tr(T.YES), app.tr(T.NO)), 1)
        else:
            self._begin()

    def _begin(self):
        app = self.app
        rulesets.remember(app.device.storage, self.rules, self.players, self.rounds)
        seed = app.device.clock.entropy() if app.seed is None else app.seed
        dealer = None if self.dealer < 0 else self.dealer
        app.settings.save()
        Session.start(app, self.rules, self.rounds, self.players, seed, dealer)
        app.restart("table")

    def closed(self):
        self.app.settings.save()
