"""The table: whose turn it is, the hand, the choice between two field cards, and what the others
do.

It never decides anything about the rules: what may be played and what it is worth comes from the
view. A card is looked at with PREV and NEXT and played with OK; the choice between two field
cards is made before anything is applied, so that it can be taken back, except for a drawn card.
Events are shown by table_moves.Show.
"""

from engine_core import cards, events, game
from firmware import forget
from firmware import table_draw as parts
from firmware import table_text as say
from firmware.input import BACK, DOWN, INFO, MENU, NEXT, OK, PREV, UP
from firmware.names import seat_name
from firmware.screens import Base
from firmware.table_draw import Painter
from firmware.table_model import Model
from firmware.table_moves import Show, Sprite
from firmware.texts import keys as T

WATCH, PLAY, PICK = range(3)  # nothing is asked; a hand card; one of two field cards

_PLAY_HINTS = (
    (OK, T.H_PLAY),
    (INFO, T.H_CAPTURES),
    (MENU, T.H_MENU),
    (UP, T.H_HINT),
    (BACK, T.H_RECAP),
)
_FIRST_HINTS = _PLAY_HINTS[:4]  # no others' moves to look at yet
_PICK_HINTS = ((OK, T.H_TAKE), (NEXT, T.H_CHOOSE), (BACK, T.H_CANCEL))
_DRAWN_HINTS = ((OK, T.H_TAKE), (NEXT, T.H_CHOOSE))
_WATCH_HINTS = ((OK, T.H_SKIP), (INFO, T.H_CAPTURES), (MENU, T.H_MENU))
_THINK_HINTS = _WATCH_HINTS[1:]


class Screen(Base):
    """The table of the app's session."""

    def __init__(self, app):
        """Show the session as it is; its opening events first."""
        super().__init__(app)
        self.session = session = app.session
        self.view = session.view()
        self.model = Model(self.view)
        self.painter = Painter(app, self.model, self._bottom())
        self.painter.spread(self.model.used())
        self.sprite = Sprite(app.canvas, *app.layout.CARD)
        self.sprite_picture = -1
        self.sprite_at = None
        if self.view.drawn >= 0:  # the power went while a field card was to be chosen
            self.sprite_picture = cards.picture(self.view.drawn, session.rules.deck)
            self.sprite_at = self.painter.drawn()
        self.parts = parts.ALL
        self.moved = -1  # index of the hand card that lost the focus
        self.ringed = ()
        self.mode = WATCH
        self.cursor = 0
        self.picked = 0
        self.candidates = ()
        self.laid = -1
        self.toast = ("", "")
        self.recap = []
        self.told = None  # its pages, as long as one is shown, and in which language
        self.spoken = None
        self.page = -1
        self.dots = 0
        self.helps = None
        self.wanted = ""
        self.above = ""
        self.answer = -1
        self.show = None
        self.pending = []
        self.busy = True
        if session.events:
            self.pending.append(("deal", session.events))
            session.events = ()
        for event in session.happened:
            self.note(event)
        session.happened = []

    # What the show asks for

    def redraw(self, which):
        """Draw these parts again."""
        if which & parts.INFO and self.app.layout.INFO is None:
            self.full = True  # what it says lies over the table
        self.parts |= which
        self.stale = True

    def move_sprite(self, x, y):
        """The card in the air is here now."""
        self.sprite_at = (x, y)
        self.stale = True

    def drop_sprite(self):
        """No card is in the air."""
        if self.sprite_at is not None:
            self.sprite_at = None
            self.stale = True

    def ring(self, ringed):
        """Frame these field cards."""
        if self.ringed != ringed:
            self.ringed = ringed
            self.redraw(parts.RINGS)

    def say(self, title, text):
        """Announce something over the table; nothing with an empty title."""
        self.toast = (title, text)
        self.touch(True)

    def note(self, event):
        """Remember an event for the account of the others' last moves."""
        kind, seat = event[0], event[1]
        if kind == events.PLAY:
            self.recap = [one for one in self.recap if one[1] != seat]
        if kind in (events.PLAY, events.TAKE, events.FLIP, events.CALL):
            self.recap.append(event)
            self.told = None
            self.page = -1
            self.redraw(parts.INFO)

    def name(self, seat):
        """What a seat's player is called."""
        return seat_name(self.app, seat)

    def asks_viewer(self):
        """Whether the one who looks is about to be asked."""
        playing = self.session.game
        return playing.to_move == self.session.viewer and playing.phase == game.DECIDE

    def leaving(self, seat, card):
        """x, y where a card leaves a hand."""
        painter, model = self.painter, self.model
        if painter.who(seat):
            return painter.home(seat)
        index = model.hand.index(card) if model.seat == seat else model.hand_sizes[seat] - 1
        x, y = painter.hand_spot(index)
        return x, y - self.app.layout.HAND[3]

    # Flow

    def _bottom(self):
        """The seat at the bottom: the one that looks, else the next person."""
        session = self.session
        if session.viewer is not None:
            return session.viewer
        players = session.players
        seat = max(0, session.game.to_move)
        for later in range(len(players)):
            if players[(seat + later) % len(players)] == "human":
                return (seat + later) % len(players)
        return 0

    def _look(self, anew):
        """Somebody else looks, or (anew) another round has begun."""
        self.view = self.session.view()
        self.helps = None
        self.painter.bottom = self._bottom()
        if anew:
            self.model.reset(self.view)
            self.painter.columns = 0
            self.painter.spread(self.model.used())
            self.recap = []
            self.told = None
            self.cursor = 0
        else:
            self.model.look(self.view)
        self.mode = WATCH
        self.ringed = ()
        self.redraw(parts.ALL)

    def resumed(self, result):
        """A screen above was left: cover and decision have an answer."""
        above, self.above = self.above, ""
        if above == "cover" and result:
            self.session.viewer = self.session.game.to_move
            self._look(False)
        elif above == "decision" and result is not None:
            self.answer = result
        elif above in ("pause", "hint") and result is not None:
            self._advise(result)

    def _advise(self, action):
        """Put the cursor on what a hint names."""
        if self.mode == PLAY and action in self.model.hand:
            self.cursor = self.model.hand.index(action)
            self.page = -1
            self._focus()
        elif self.mode == PICK and action - game.TAKE in self.candidates:
            self.picked = self.candidates.index(action - game.TAKE)

    def update(self, now):
        """Show what happened, ask who is to move, or let the computer think."""
        session = self.session
        if self.answer >= 0:  # not in resumed: its screen's code would still be there
            action, self.answer = self.answer, -1
            self.act(action)
        elif self.show is not None:
            self.show.advance(now)
            if self.show.done:
                self.show = None
                self._ended()
        elif self.wanted:
            name, self.wanted = self.wanted, ""
            self._open(name)
        elif self.pending:
            self._next_pending()
        elif session.over:
            session.dismiss()
            self.app.replace("final")
        elif session.waits_for_person:
            if self.mode == WATCH:
                self._ask()
            elif self.helps is None and not self.stale:
                self._helps()  # takes a while: before it is needed
        else:
            self._think(now)

    def _ended(self):
        """All events of an action were shown."""
        if self.pending:
            return
        self.view = self.session.view()
        self.helps = None
        self.model.finish(self.view)
        self.redraw(parts.ALL & ~parts.FIELD & ~parts.PILE)

    def _next_pending(self):
        """The next screen after a round; the new round when there is none."""
        name, value = self.pending.pop(0)
        if name == "round":
            if len(self.session.people) != 1:
                self.session.viewer = None
            self._look(True)
        else:
            self.session.resting = False
            if name == "result":
                self.session.dismiss()
            if not self.pending:
                self.pending.append(("round", None))
            self.app.push(name, value)

    def _ask(self):
        """A person has to choose: the one who looks, or else after the cover screen."""
        session = self.session
        seat = session.game.to_move
        if session.viewer != seat:
            if session.viewer is not None:
                session.viewer = None
                self._look(False)
            self._push("cover", seat)
            return
        phase = session.game.phase
        if phase == game.DECIDE:
            self._push("decision", self.view)
            return
        if phase == game.PLAY:
            self.mode = PLAY
            self.cursor = min(self.cursor, len(self.model.hand) - 1)
            self.page = 0 if self._told() else -1
            self._focus()
        else:
            self._pick(self.view.drawn, self.view.matches(self.view.drawn))
        self.busy = False
        self.redraw(parts.HAND | parts.INFO)
        self.app.input.hold_off()

    def _push(self, name, value):
        self.above = name
        self.app.push(name, value)

    def _think(self, now):
        """A slice of the computer's thinking."""
        session = self.session
        if len(session.people) != 1 and session.viewer is not None:
            session.viewer = None
            self._look(False)
        self.busy = True
        if not self.app.may_think():
            return
        action = session.think()
        if action >= 0:
            self.act(action)
        elif now // 400 % 4 != self.dots:
            self.dots = now // 400 % 4
            self.redraw(parts.INFO)

    def act(self, *actions):
        """Apply and store, then show."""
        session = self.session
        before = session.game.finished
        happened = []
        for action in actions:
            happened.extend(session.play(action))
        self.mode = WATCH
        self.busy = True
        self.ringed = ()
        for at, event in enumerate(happened):
            if event[0] == events.ROUND_END:
                self.pending.append(("result", before))
                rest = [one for one in happened[at + 1 :] if one[0] != events.GAME_END]
                if rest:
                    self.pending.append(("deal", tuple(rest)))
                del happened[at + 1 :]
                break
        self.show = Show(self, happened)
        self.redraw(parts.FIELD | parts.HAND | parts.INFO)

    # Input

    def handle(self, intent):
        """Intents: see the hints."""
        if intent == UP and self.mode != WATCH:
            self._push("hint", self.view)
        elif intent in (MENU, INFO):
            self.wanted = "pause" if intent == MENU else "captures"
            if self.show is not None:
                self.show.hurry = True
        elif self.show is not None:
            if intent == OK:
                self.show.hurry = True
        elif self.mode == PLAY:
            self._handle_play(intent)
        elif self.mode == PICK:
            self._handle_pick(intent)

    def _handle_play(self, intent):
        hand = self.model.hand
        if intent in (PREV, NEXT):
            self.moved = self.cursor
            self.cursor = (self.cursor + (1 if intent == NEXT else -1)) % len(hand)
            self.told = None
            self.page = -1
            self._focus()
            self.redraw(parts.INFO)
        elif intent == OK:
            card = hand[self.cursor]
            matches = self.view.matches(card)
            if len(matches) == 2:
                self._pick(card, matches)
                self.app.input.hold_off()
            else:
                self.act(card)
        elif intent in (BACK, DOWN):
            told = self._told()
            if told:
                self.page = self.page + 1 if self.page + 1 < len(told) else -1
                self.redraw(parts.INFO)

    def _focus(self):
        """Frame what the card under the cursor would take."""
        self.ring(tuple(self.view.matches(self.model.hand[self.cursor])))

    def _pick(self, card, matches):
        """Let one of the field cards be chosen, the best rank first."""
        self.mode = PICK
        self.laid = card
        deck = self.session.rules.deck
        self.candidates = tuple(sorted(matches, key=lambda one: (cards.rank(one, deck), one)))
        self.picked = 0
        self.ringed = self.candidates
        self.redraw(parts.RINGS | parts.INFO)

    def _handle_pick(self, intent):
        if intent in (PREV, NEXT, DOWN):
            self.picked = (self.picked + 1) % len(self.candidates)
            self.redraw(parts.RINGS | parts.INFO)
        elif intent == OK:
            take = game.TAKE + self.candidates[self.picked]
            if self.session.game.phase == game.PLAY:
                self.act(self.laid, take)
            else:
                self.act(take)
        elif intent == BACK and self.session.game.phase == game.PLAY:
            self.mode = PLAY
            self._focus()
            self.redraw(parts.RINGS | parts.INFO)

    def _open(self, name):
        """A screen that the player asked for; it gets only what the player may know."""
        if self.pending or self.session.over:
            return
        if name == "captures":
            # Who is asked is at the bottom, and how far their yaku are was worked out for them.
            steps = self._helps() if self.mode != WATCH else None
            self.app.push(name, self.view, self.painter.bottom, steps)
        else:
            self._push(name, self.view)

    # Drawing

    def draw(self, canvas):
        """Draw the parts that changed."""
        self.sprite.restore()
        todo = self.parts
        if self.full:
            todo = parts.ALL
            canvas.fill(parts.GROUND)
            self.sprite.lifted = False
            self.painter.hinted = None
        self.parts = 0
        painter = self.painter
        if todo & parts.TOP:
            painter.top()
        if todo & (parts.FIELD | parts.RINGS):
            focus = self.candidates[self.picked] if self.mode == PICK else -1
            painter.field(self.ringed, focus, todo & parts.FIELD)
        if todo & parts.PILE:
            painter.pile()
        if todo & parts.MINE:
            painter.mine()
        drawn = self.session.game.phase == game.FLIP_CHOOSE
        focused = -1 if self.mode == WATCH or drawn else self.cursor
        if todo & parts.HAND:
            painter.hand(focused)
        elif self.moved >= 0:
            painter.hand_card(self.moved, False, True)
            painter.hand_card(focused, True, True)
        self.moved = -1
        if todo & parts.INFO:
            if self.app.layout.INFO is not None:
                painter.info(*self._info())
            elif self.mode == PLAY and self.page >= 0:
                painter.notes(self._info()[1])
        if self.toast[0]:
            painter.toast(*self.toast)
        if self.sprite_at is not None:
            self.sprite.picture = self.sprite_picture
            self.sprite.draw(*self.sprite_at)

    def _others_moved(self):
        return any(event[1] != self.session.viewer for event in self.recap)

    def _told(self):
        """The others' last moves as pages, made anew when they or the language are others."""
        if self.told is None or self.spoken is not self.app.tr:
            self.spoken = self.app.tr
            self.told = self._pages()
        return self.told

    def _pages(self):
        """The others' last moves as pages of as many lines as the panel has, in order of play."""
        told = []
        for event in self.recap:
            if event[1] != self.session.viewer and event[1] not in told:
                told.append(event[1])
        room = len(self.app.layout.INFO_LINES)
        pages = []
        for seat in told:
            lines = []
            for line in say.recap(self.app, self.recap, seat):
                if line[0]:
                    lines.extend(say.pieces(self.app, line))
            for at in range(0, len(lines), room):
                pages.append(lines[at : at + room])
        return pages

    def _info(self):
        """The panel at the bottom: a rank, lines, hints."""
        app = self.app
        if self.mode == PLAY:
            if self.page >= 0:
                told = self._told()
                if self.page < len(told):
                    return -1, told[self.page], _PLAY_HINTS
            card = self.model.hand[self.cursor]
            pairs = _PLAY_HINTS if self._others_moved() else _FIRST_HINTS
            return say.about(app, self.view, card, self._helps()) + (pairs,)
        if self.mode == PICK:
            drawn = self.session.game.phase != game.PLAY
            about = say.choice(app, self.view, self.candidates[self.picked], drawn, self._helps())
            return about + (_DRAWN_HINTS if drawn else _PICK_HINTS,)
        if self.show is None and not self.pending and not self.session.over:
            seat = self.session.game.to_move
            if self.session.players[seat] != "human":
                lines = say.thinking(app, seat, self.dots)
                return -1, lines, _THINK_HINTS
        seat = self.model.to_move
        for event in self.recap:
            seat = event[1]
        lines = say.recap(app, self.recap, seat, self.model.loose < 0)
        if len(app.layout.INFO_LINES) == 1:
            lines = say.pieces(app, lines[1] if lines[1][0] else lines[0])[-1:]
        return -1, lines, _WATCH_HINTS

    def _helps(self):
        """How far the viewer's pile is from each yaku; worked out once a turn."""
        if self.helps is None:
            from engine_core.progress import progress

            view = self.view
            others = [pile for seat, pile in enumerate(view.captured) if seat != view.seat]
            self.helps = progress(view.captured[view.seat], others, view.rules, view.round)
            forget("engine_core.progress")
        return self.helps
