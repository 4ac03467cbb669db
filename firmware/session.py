"""A running game: the engine's game, who plays which seat, who may look, and the save.

The save is one small file: a byte for the version, one for each seat's player, the snapshot of
the deal, then a byte for each action. An action is applied, then stored, and only then shown.
The file holds hidden cards; nothing but `resume` reads it.
"""

import sys

from engine_core import events
from engine_core.snapshot import from_bytes, to_bytes
from firmware import forget
from firmware.parts import drop_parts

FILE = "game"
VERSION = 1
_ONCE = "engine_core.ai.tables"  # only needed while a player makes its tables
PLAYERS = ("human", "easy", "normal", "hard")


class Session:
    """One game being played. `players`: for each seat "human" or a level."""

    def __init__(self, storage, game, players):
        """Take a game as it is; `start` and `resume` make one."""
        self.storage = storage
        self.game = game
        self.rules = game.rules
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player == "human"]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.events = ()  # to be shown before anything else
        self.happened = []  # events of this round that were replayed after a resume
        self.thought = None
        self.minds = {}  # level -> its player
        self.resting = False  # the players are not needed now

    @staticmethod
    def start(app, rules, rounds, players, seed, dealer=None):
        """Begin a new game, store it, and make it the app's session."""
        from engine_core.game import Game

        game = Game(rules, rounds, seed, dealer)
        session = app.session = Session(app.device.storage, game, tuple(players))
        session.events = tuple(game.opening)
        session.store()
        return session

    @staticmethod
    def saved(app):
        """Whether there is a game to go on with."""
        return app.device.storage.load(FILE) is not None

    @staticmethod
    def resume(app):
        """Go on with the stored game.

        The app's session again, or None where none (or no sound one) is stored.
        """
        storage = app.device.storage
        body = storage.load(FILE)
        session = None
        if body is not None:
            try:
                session = restored(storage, body)
            except ValueError as damaged:
                storage.note("last_damage.txt", str(damaged))
                storage.remove(FILE)
        app.session = session
        return session

    def store(self):
        """Write the snapshot of this deal; the actions since are appended to it by `play`."""
        head = bytes((VERSION, len(self.players))) + bytes(PLAYERS.index(p) for p in self.players)
        deal = to_bytes(self.game)
        size = bytes((len(deal) & 0xFF, len(deal) >> 8))
        self.storage.save(FILE, head + size + deal)

    def play(self, action):
        """Apply an action and store it.

        Gives its events. The choice that follows is in the game's phase.
        """
        game = self.game
        self.thought = None
        happened = game.apply(action)
        for event in happened:
            if event[0] == events.DEAL:
                self.store()
                break
        else:
            self.storage.append(FILE, bytes((action,)))
        return happened

    def view(self):
        """What may be seen now."""
        return self.game.view(self.viewer)

    @property
    def over(self):
        """Whether the game has ended."""
        return self.game.to_move < 0

    @property
    def waits_for_person(self):
        """Whether a person has to choose now."""
        return not self.over and self.players[self.game.to_move] == "human"

    def think(self):
        """One slice of the computer player's thinking.

        Gives its action, or -1 while it goes on.
        """
        seat = self.game.to_move
        level = self.players[seat]
        if self.thought is None:
            if level in self.minds:
                self.thought = self.minds[level].think(self.game.view(seat))
            else:
                self.mind(level)  # loads its code: enough for one step
            return -1
        action = next(self.thought)
        if _ONCE in sys.modules and not self.minds[level].making:
            forget(_ONCE)
        if action >= 0:
            self.thought = None
        return action

    def mind(self, level):
        """The computer player of a level."""
        if level not in self.minds:
            from engine_core import ai

            self.minds[level] = ai.player(level)
        return self.minds[level]

    def prepare(self):
        """Load one more of the players that will be needed; says whether there was one."""
        if self.resting:
            return False
        for level in self.players:
            if level != "human" and level not in self.minds:
                self.mind(level)
                return True
        return False

    def dismiss(self):
        """Forget the computer players for a while: they take much memory."""
        self.resting = True
        self.minds.clear()
        for name in tuple(sys.modules):
            if name.startswith("engine_core.ai."):
                forget(name)
        drop_parts()  # one of theirs would call what is forgotten

    def finish(self):
        """The game is over and was seen, or is given up: forget the save."""
        self.storage.remove(FILE)

    abandon = finish


def restored(storage, body):
    """The session of a save's bytes. Raises ValueError if they make no sense."""
    if len(body) < 4 or body[0] != VERSION:
        raise ValueError("a save of another version")
    count = body[1]
    at = 2 + count
    if at + 2 > len(body) or any(code >= len(PLAYERS) for code in body[2:at]):
        raise ValueError("a save with unknown players")
    players = tuple(PLAYERS[code] for code in body[2:at])
    end = at + 2 + (body[at] | body[at + 1] << 8)
    game = from_bytes(bytes(body[at + 2 : end]))
    if game.rules.players != count:
        raise ValueError("a save with %d players for %d seats" % (count, game.rules.players))
    session = Session(storage, game, players)
    for action in body[end:]:
        session.happened.extend(game.apply(action))
    return session
