"""The end of a game: who won, and what each round brought."""

from engine_core.rng import SEEDS
from firmware import tunes
from firmware.colours import GOLD, GREY, PAPER, SKY
from firmware.input import NEXT, OK
from firmware.names import seat_name
from firmware.screens.flow import COLUMNS, GAP, RULE, Flow
from firmware.session import Session
from firmware.text import LARGE, NORMAL, SMALL
from firmware.texts import keys as T


class Screen(Flow):
    """OK asks for another game; the save is forgotten as soon as this is shown."""

    helpers = ("firmware.screens.flow", "firmware.screens.logo")
    hints = ((OK, T.H_NEXT), (NEXT, T.H_PAGE))
    through = False

    def __init__(self, app):
        super().__init__(app, app.tr(T.F_TITLE))
        self.session = session = app.session
        self.game = game = session.game
        self.winners = game.result()
        session.finish()
        alone = len(session.people) == 1
        won = alone and session.people[0] in self.winners
        app.play(tunes.WIN if won or not alone else tunes.LOSE)
        blocks = self._blocks()
        self.show(blocks)
        if len(self.pages) > 1 and game.seed is not None and app.layout.WIDTH >= 128:
            words = "%s %d" % (app.tr(T.N_SEED), game.seed)
            self.show(blocks + [[(GAP, 4)] + self.text(words, GREY, SMALL)])

    def _blocks(self):
        app, game = self.app, self.game
        tr = app.tr
        total = tr(T.F_TOTAL)
        names = self.column_heads(total)
        scores = [str(score) for score in game.scores]
        blocks = [self.text(self._headline(), GOLD, LARGE) + [(GAP, 3)]]
        blocks.append([(COLUMNS, SKY, [""] + names), (COLUMNS, GOLD, [total] + scores)])
        blocks.append([(RULE,)])
        for number, one in enumerate(game.rounds_played):
            cells = [str(number + 1)]
            for seat in range(game.rules.players):
                points = one.points if seat == one.winner else 0
                if one.reward and seat == one.dealer:
                    points += one.reward
                cells.append(str(points) if points else "·")
            blocks.append([(COLUMNS, PAPER, cells)])
        return blocks

    def number(self):
        """The page, or the game's number where one page holds everything."""
        game = self.game
        if len(self.pages) > 1 or game.seed is None:
            return super().number()
        words = "%s %d" % (self.app.tr(T.N_SEED), game.seed)
        width = self.app.canvas.fonts[NORMAL].width
        return words if width(self.title + words) + 16 <= self.app.layout.WIDTH else ""

    def _headline(self):
        app, session = self.app, self.session
        tr, winners = app.tr, self.winners
        names = ", ".join(seat_name(app, seat) for seat in winners)
        if len(winners) > 1:
            if self.game.rules.equal_totals == "draw":
                return tr(T.F_DRAW)
            return tr(T.F_SHARED, names)
        if len(session.people) == 1 and session.players[winners[0]] == "human":
            return tr(T.F_YOU)
        return tr(T.F_WINS, names)

    def done(self):
        tr = self.app.tr
        self.app.push("dialog", "", self._headline(), (tr(T.F_AGAIN), tr(T.F_HOME)), 0, 1)

    left = done

    def resumed(self, result):
        app, session = self.app, self.session
        if result == 0:
            seed = app.device.clock.entropy()
            if app.seed is not None:
                seed = app.seed = (app.seed + 1) % SEEDS  # a chosen number: the next one
            Session.start(app, session.rules, self.game.rounds, session.players, seed)
            app.restart("table")
        else:
            app.restart("title")

    def draw(self, canvas):
        super().draw(canvas)
        layout = self.app.layout
        used = layout.BODY[0] + sum(self.height(line) for line in self.pages[self.page])
        free = layout.BODY[1] - used
        big = layout.BIG and not layout.MONO and free >= layout.BIG[1] + 8
        if free >= layout.CARD[1] + 8 and layout.WIDTH >= 128:
            from firmware.screens import logo

            tall = layout.BIG[1] if big else layout.CARD[1]
            logo.lights(canvas, 4, used + (free - tall) // 2, layout.WIDTH - 8, big)
