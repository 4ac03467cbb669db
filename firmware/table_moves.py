"""A card on its way over the table, and the order in which the events of an action are shown."""

import framebuf

from engine_core import cards, events
from firmware import table_draw as parts
from firmware import tunes
from firmware.cardart import BACK
from firmware.names import points
from firmware.texts import keys as T

# Milliseconds at normal speed; half at fast, one and a half at slow.
SLIDE = 240
LOOK = 380  # to see what was laid or drawn
TAKEN = 300  # to see what is captured
SAY = 1300  # to read an announcement
_SCALE = (3, 2, 1)  # halves, by the setting


class Sprite:
    """One card above the table; it keeps what is under it."""

    def __init__(self, canvas, width, height):
        """`width` even."""
        self.canvas = canvas
        self.width, self.height = width, height
        if canvas.kind == 0:
            size = width * height // 2
        else:
            size = (width + 7 & ~7) * (height + 7 & ~7) // 8
        self.under = framebuf.FrameBuffer(bytearray(size), width, height, canvas.display.format)
        self.picture = -1
        self.lifted = False
        self.x = self.y = 0

    def restore(self):
        """Take the card off the picture."""
        if self.lifted:
            self.lifted = False
            canvas = self.canvas
            canvas.frame.blit(self.under, self.x, self.y)
            canvas.mark(self.x, self.y, self.width, self.height)

    def draw(self, x, y):
        """Put it on the picture, in colour at an even x."""
        canvas = self.canvas
        if not canvas.mono:
            x &= ~1
        x = max(0, min(x, canvas.width - self.width))
        y = max(0, min(y, canvas.height - self.height))
        self.under.blit(canvas.frame, -x, -y)
        canvas.card(self.picture, x, y)
        self.x, self.y, self.lifted = x, y, True


class Show:
    """Shows events one after another.

    `advance(now)` until `done`. The table draws what it asks for.
    """

    def __init__(self, table, happened):
        """`table`: the screen; `happened`: events of one action, up to the end of a round."""
        self.table = table
        self.steps = self._steps(happened)
        self.due = 0
        self.done = False
        self.hurry = False
        self.x = self.y = 0

    def advance(self, now):
        """Go on as far as it is time to."""
        while not self.done and (self.hurry or now >= self.due):
            self.now = now
            try:
                wait = next(self.steps)
            except StopIteration:
                self.done = True
                return
            if not self.hurry:
                scale = _SCALE[self.table.app.settings.speed]
                self.due = now + wait * scale // 2 if wait else now + 1
                if wait == 0:
                    return

    def _slide(self, picture, start, end, time=SLIDE):
        """Move the sprite from one place to another; its last place stays."""
        table = self.table
        table.sprite_picture = picture
        began = self.now
        time = time * _SCALE[table.app.settings.speed] // 2
        while not self.hurry and self.now - began < time:
            part = (self.now - began) * 256 // time
            part = part * (512 - part) >> 8  # slows down towards the end
            x = start[0] + ((end[0] - start[0]) * part >> 8)
            y = start[1] + ((end[1] - start[1]) * part >> 8)
            table.move_sprite(x, y)
            yield 0
        table.move_sprite(end[0], end[1])

    def _steps(self, happened):
        table = self.table
        model, painter = table.model, table.painter
        layout, deck = painter.layout, painter.deck
        for at, event in enumerate(happened):
            kind, seat = event[0], event[1]
            after = happened[at + 1] if at + 1 < len(happened) else ()
            if model.loose >= 0 and not (kind == events.TAKE and event[2] == model.loose):
                self._settle()
            if kind == events.PLAY:
                card = event[2]
                start = table.leaving(seat, card)
                model.apply(event)
                table.note(event)
                table.redraw(parts.HAND if painter.who(seat) == 0 else parts.TOP)
                table.app.play(tunes.CARD)
                picture = cards.picture(card, deck)
                yield from self._slide(picture, start, self._target(card, after))
                yield LOOK
            elif kind == events.FLIP:
                card = event[2]
                model.apply(event)
                table.note(event)
                table.redraw(parts.PILE)
                drawn = painter.drawn()
                yield from self._slide(BACK, layout.PILE_AT or drawn, drawn, SLIDE // 2)
                picture = cards.picture(card, deck)
                table.sprite_picture = picture
                table.move_sprite(drawn[0], drawn[1])
                table.app.play(tunes.FLIP)
                yield LOOK
                if after or table.session.game.drawn != card:
                    yield from self._slide(picture, drawn, self._target(card, after))
                    yield LOOK // 2
            elif kind == events.TAKE:
                picture = cards.picture(event[2], deck)
                start = table.sprite_at or painter.drawn()
                target = self._target(event[2], event)
                if start != target:  # it waited for a choice
                    yield from self._slide(picture, start, target)
                table.ring(event[3:])
                table.app.play(tunes.TAKE)
                yield TAKEN
                model.apply(event)
                table.note(event)
                table.ring(())
                table.redraw(parts.FIELD)
                yield from self._slide(picture, target, painter.home(seat))
                table.drop_sprite()
                table.redraw(parts.TOP if painter.who(seat) else parts.MINE)
                yield LOOK // 3
            else:
                model.apply(event)
                table.note(event)
                yield from self._announce(event, after)
        if model.loose >= 0 and table.session.game.drawn != model.loose:
            self._settle()

    def _settle(self):
        """The loose card stays on the field."""
        table = self.table
        table.model.lay()
        table.painter.spread(table.model.used())
        table.drop_sprite()
        table.redraw(parts.FIELD)

    def _target(self, card, after):
        """Where a laid or drawn card goes: beside the one it takes, or to a free place."""
        table = self.table
        painter, model = table.painter, table.model
        lying = [other for other in model.field if other >= 0 and other >> 2 == card >> 2]
        if lying:
            taken = after[3] if after and after[0] == events.TAKE else lying[0]
            x, y = painter.spot(model.place(taken))
            width, height = painter.layout.CARD
            return x + (width // 4 & ~1), y + height // 6
        place = model.free()
        if painter.spread(max(place + 1, model.used())):
            table.redraw(parts.FIELD)
        return painter.spot(place)

    def _announce(self, event, after):
        """Say a yaku, a call or a stop."""
        table = self.table
        layout = table.painter.layout
        kind, seat = event[0], event[1]
        part = parts.TOP if table.painter.who(seat) else parts.MINE
        if kind == events.YAKU:
            table.redraw(part)
            if after or not table.asks_viewer():
                tr = table.app.tr
                names = [
                    "%s  %s" % (tr(T.YAKU + event[k]), points(tr, event[k + 1]))
                    for k in range(3, len(event), 2)
                ]
                table.app.play(tunes.YAKU)
                if len(names) > 1 and layout.WIDTH < 100:
                    names = ["", points(tr, event[2])]
                if len(names) == 1:
                    yield from self._say(names[0], table.name(seat))
                else:
                    yield from self._say(table.name(seat), "   ".join(names).strip())
        elif kind == events.CALL:
            table.redraw(part)
            if seat != table.model.seat:
                table.app.play(tunes.CALL)
                yield from self._say(table.app.tr(T.KOIKOI), table.name(seat))
        elif kind == events.STOP and seat != table.model.seat:
            table.app.play(tunes.STOP)
            yield from self._say(table.app.tr(T.STOP), table.name(seat))

    def _say(self, title, text):
        table = self.table
        table.drop_sprite()
        table.say(title, text)
        yield SAY
        table.say("", "")
