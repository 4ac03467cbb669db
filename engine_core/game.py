"""A game of Koi-Koi: the deals, the turns and the rounds (RULES §2 and §3).

``legal_actions`` and ``apply`` are all that a turn needs; ``view`` is what a player may look at.
Actions are ints: 0–63 plays that hand card, 64–127 takes field card ``action - 64``, then STOP and
KOIKOI. Nothing is asked where there is no choice: ``apply`` runs on to the next one.
"""

from micropython import const

from engine_core import cards, deal, events, rng, yaku
from engine_core.errors import BadRecord, IllegalAction  # noqa: F401  (for those who apply)
from engine_core.rounds import Round, unpacked
from engine_core.view import View

# What the game waits for: a hand card, the choice between two field cards for the card laid or for
# the card flipped, stop or koi-koi, nothing.
PLAY, CHOOSE, FLIP_CHOOSE, DECIDE, OVER = const(0), const(1), const(2), const(3), const(4)

TAKE = const(64)
STOP, KOIKOI = const(128), const(129)


class Game:
    """One game, from the first deal to its winners.

    ``rounds`` is one of ``rules.allowed_rounds``; ``seed`` 0 … 2³⁰ − 1; ``dealer`` the seat that
    deals first, else the profile's way of finding one; ``deals`` orders (see ``deal``) that come
    before those of the seed. ``saved`` is for ``snapshot``.

    To read: ``rules rounds seed deals first_dealer phase to_move round dealer scores
    rounds_played``; ``finished``, how many of them, ``packed``, their bytes; ``opening``, the
    events before the first choice; ``order``, the deck of this round, ``round_actions``, the
    actions since its deal, ``actions``, all since the first deal (None after a save was loaded);
    ``begun``, at this round's deal, how many rounds were over, in how many bytes, and how many
    deals were used; ``last_captured`` and ``last_hands``, piles and hands at the
    end of the last round.
    """

    def __init__(self, rules, rounds=None, seed=None, dealer=None, deals=(), saved=None):
        if rounds is None:
            rounds = rules.default_rounds
        players = rules.players
        fits = type(rounds) is int and rounds in rules.allowed_rounds
        fits = fits and (seed is None or (type(seed) is int and 0 <= seed < rng.SEEDS))
        if not (fits and (dealer is None or (type(dealer) is int and 0 <= dealer < players))):
            from engine_core import wording

            wording.refuse_game(rules, rounds, seed, dealer)
        self.rules = rules
        self.rounds = rounds
        self.seed = seed
        self.deals = deals
        self.scores = [0] * players
        self.finished = 0
        self.packed = bytearray()
        self.last_captured = self.last_hands = ()
        self.drawn = -1
        self.round = 0
        self.deals_used = 0
        self.begun = None
        self._rules_hash = rng.mix_text(0, rules.base)
        for value in rules.values:
            self._rules_hash = rng.mix_text(self._rules_hash, str(value))
        self._events = self.opening = []
        self.actions = bytearray()
        self.round_actions = bytearray()
        if saved:
            self.first_dealer, self.deals_used, self.finished, self.packed = saved[:4]
            self.scores, order = saved[4:]
            self.round = self.finished + 1
            self.dealer = dealer
            self.actions = None
            self._lay_out(order)
            self._begin()
            return
        if dealer is None:
            dealer = self._find_dealer()
        self.dealer = self.first_dealer = dealer
        self._next_round()

    # What may be asked

    def legal_actions(self):
        """The legal actions, ascending; none when the game is over."""
        phase = self.phase
        if phase == PLAY:
            return cards.listed(self.hands[self.to_move])
        if phase == DECIDE:
            return [STOP, KOIKOI]
        if phase == OVER:
            return []
        return [TAKE + card for card in cards.of_month(self.field, self.drawn)]

    def view(self, seat):
        """What the player at ``seat`` may know, or for None what a stranger sees."""
        return View(self, -1 if seat is None else seat)

    def result(self):
        """The seats with the highest total, or None while the game runs."""
        if self.phase != OVER:
            return None
        most = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == most]

    @property
    def rounds_played(self):
        """The finished rounds, a list of ``rounds.Round``, made when it is asked for."""
        return unpacked(self.packed, self.rules, self.first_dealer)

    def pile_size(self):
        """How many cards are left to draw."""
        return len(self.order) - self._next

    # Turns

    def apply(self, action):
        """Do ``action`` and all that follows without a choice; return the events of it."""
        if not self._is_legal(action):
            from engine_core import wording

            wording.refuse_action(action, self.legal_actions())
        if self.actions is not None:
            self.actions.append(action)
        self.round_actions.append(action)
        self._events = happened = []
        phase = self.phase
        if phase == PLAY:
            seat = self.to_move
            cards.discard(self.hands[seat], action)
            self.hand_sizes[seat] -= 1
            self._captured_now = False
            self._emit((events.PLAY, seat, action))
            if self._resolve(action):
                self.phase = CHOOSE
            else:
                self._flip()
        elif phase == DECIDE:
            if action == STOP:
                self._stop()
            else:
                seat = self.to_move
                self.calls[seat] += 1
                self._decided[seat] = self.bases[seat]
                self._emit((events.CALL, seat))
                self._pass()
        else:
            card = self.drawn
            self.drawn = -1
            self._take(card, [action - TAKE])
            if phase == CHOOSE:
                self._flip()
            else:
                self._end_turn()
        return happened

    def _is_legal(self, action):
        if type(action) is not int or not 0 <= action <= KOIKOI:
            return False
        phase = self.phase
        if phase == PLAY:
            at = action >> 2
            return at < cards.MONTHS and self.hands[self.to_move][at] >> (action & 3) & 1 == 1
        if phase == DECIDE:
            return action >= STOP
        if phase == OVER or not TAKE <= action < STOP:
            return False
        card = action - TAKE
        return card >> 2 == self.drawn >> 2 and cards.has(self.field, card)

    def _emit(self, event):
        self._events.append(event)
        self.history.append(event)
        self.token = rng.mix(self.token, event[0] << 6 | event[-1] & 63)

    def _take(self, card, matches):
        """Capture ``card`` and the field cards ``matches``."""
        seat = self.to_move
        pile = self.captured[seat]
        cards.add(pile, card)
        for match in matches:
            cards.discard(self.field, match)
            cards.add(pile, match)
        self._captured_now = True
        self._emit((events.TAKE, seat, card) + tuple(matches))

    def _resolve(self, card):
        """Bring ``card`` to the field; True if the player has to choose between two matches."""
        matches = cards.of_month(self.field, card)
        if len(matches) == 2:
            self.drawn = card
            return True
        if matches:
            self._take(card, matches)
        else:
            cards.add(self.field, card)
        return False

    def _flip(self):
        if self._next == len(self.order):
            self._end_turn()
            return
        card = self.order[self._next]
        self._next += 1
        self._emit((events.FLIP, self.to_move, card))
        if self._resolve(card):
            self.phase = FLIP_CHOOSE
        else:
            self._end_turn()

    def _end_turn(self):
        """Count yaku, and ask, stop or pass on (RULES §2, 3 and 4)."""
        seat = self.to_move
        if self._captured_now:
            found = yaku.score(self.captured[seat], self.rules, self.round)
            total = 0
            event = [events.YAKU, seat, 0]
            for name, points in found:
                total += points
                event.append(name)
                event.append(points)
            self.bases[seat] = event[2] = total
            if total > self._decided[seat]:
                self._found = found
                self._emit(tuple(event))
                most = self.rules.max_calls
                if self.hand_sizes[seat] and (most is None or sum(self.calls) < most):
                    self.phase = DECIDE
                else:
                    self._stop()
                return
        self._pass()

    def _pass(self):
        """The next seat's turn, or the end of the round when the hands are empty."""
        self.to_move = (self.to_move + 1) % self.rules.players
        self.phase = PLAY
        if not self.hand_sizes[self.to_move]:
            self._end_round(-1, events.EXHAUSTED, 0, [], (), self.rules.oya_ken)
            self._next_round()

    def _stop(self):
        seat = self.to_move
        self._emit((events.STOP, seat))
        calls = sum(self.calls)
        others = calls - self.calls[seat]
        points = yaku.settle(self.bases[seat], self.rules, others > 0, calls, others, calls > 0)
        self._end_round(seat, events.BY_STOP, points, self._found)
        self._next_round()

    # Rounds

    def _end_round(self, winner, reason, points, found, why=(), reward=0):
        calls = tuple(self.calls)
        ended = Round(self.dealer, winner, reason, points, calls, found, reward)
        self.packed.extend(ended.packed())
        self.finished += 1
        self._emit((events.ROUND_END, winner, points, reason) + tuple(why))
        self.dealer = ended.pay(self.scores, self.rules)
        self.last_captured = tuple(self.captured)
        self.last_hands = tuple(self.hands)

    def _next_round(self):
        """Deal until a hand can be played, or the last round has been (RULES §3, the deal)."""
        while self.round < self.rounds:
            self.round += 1
            while True:
                self._lay_out(self._next_order())
                verdict, reason, lucky, why = deal.judge(self.rules, self.hands, self.field)
                if verdict == deal.PLAYED:
                    self._begin()
                    return
                for seat, name, points in lucky:
                    self._emit((events.YAKU, seat, points, name, points))
                if verdict == deal.VOID:
                    break
                self._emit((events.REDEAL, -1, reason) + tuple(why))
            if len(lucky) == 1:
                seat, name, points = lucky[0]
                self._end_round(seat, reason, points, [(name, points)], why)
            else:
                self._end_round(-1, reason, 0, [], why)
        self.phase = OVER
        self.to_move = -1
        self._emit((events.GAME_END, -1) + tuple(self.result()))

    def _next_order(self):
        index = self.deals_used
        self.deals_used += 1
        if index < len(self.deals):
            return self.deals[index]
        if self.seed is None:
            raise BadRecord("deals[%d]: this deal is neither given nor seeded" % index)
        return deal.shuffled(self.rules, self.seed, index)

    def _find_dealer(self):
        if self.seed is None:
            raise BadRecord("dealer: neither the dealer nor a seed to find one is given")
        dealer, draws = deal.first_dealer(self.rules, self.seed)
        for seat, card in draws:
            self.opening.append((events.DRAW_FOR_DEAL, seat, card))
        return dealer

    def _lay_out(self, order):
        """Give every card of ``order`` its place. The round's history begins here."""
        rules = self.rules
        size = rules.hand_size
        self.order = order
        self.hands = []
        for seat in range(rules.players):
            self.hands.append(cards.from_cards(order[seat * size : (seat + 1) * size]))
        self._next = rules.players * size + rules.field_size
        field = order[self._next - rules.field_size : self._next]
        self.field = cards.from_cards(field)
        self.hand_sizes = [size] * rules.players
        self.captured = [cards.new_set() for _ in range(rules.players)]
        self.calls = [0] * rules.players
        self.bases = [0] * rules.players
        self._decided = [0] * rules.players
        self.history = []
        h = rng.mix(rng.mix(self._rules_hash, self.round), self.dealer)
        for score in self.scores:
            h = rng.mix(h, score & 0x7FFF)
        for card in field:
            h = rng.mix(h, card)
        self.token = h
        self._emit((events.DEAL, self.dealer) + tuple(field))

    def _begin(self):
        """The dealer's first turn."""
        self.begun = (self.finished, len(self.packed), self.deals_used)
        self.round_actions = bytearray()
        self.phase = PLAY
        self.to_move = self.dealer
