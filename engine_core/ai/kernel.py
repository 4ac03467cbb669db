"""The two inner loops of the players, one source for viper, bytecode and CPython (DESIGN §2).

Everything is a machine integer within ±2³⁰ and lives in three arrays that ``tables`` and
``position`` fill; nothing is allocated. A captured pile is two *count words*: the numbers of cards
of each kind in bit fields, so that a capture is two additions (T_SECOND and D)::

    first   lights without Rain Man 0–2 · Rain Man 3 · tane 4–7 · tanzaku 8–11 · kasu 12–16 ·
            Inoshikachō 17–18 · poetry 19–21 · blue 22–24
    second  hanami 0–1 · tsukimi 2–3 · yukimi 4–5 · golden flowers 6–7 · Fujin and Raijin 8–9 ·
            three friends 10–11 · tsuki-fuda 12–14

Seats are counted from the player who thinks: 0 is me, 1 plays after me. Worth is in 1/64 point.
"""

import micropython
from micropython import const

# T, the tables (array of "H"). Worth of what a seat has, by its own number and the others'.
T_LIGHTS = const(0)
T_TANE = const(128)
T_TANZAKU = const(256)
T_KASU = const(384)
T_BOAR = const(416)
T_POETRY = const(432)
T_BLUE = const(496)
T_PAIRS = const(560)
T_TSUKIFUDA = const(656)
# Points of yaku: by lights; Inoshikachō and tane; red, blue and ribbons; kasu; of the rest, four
# entries for each two bits of the second count word.
T_LIGHT_POINTS = const(720)
T_TANE_POINTS = const(736)
T_RIBBON_POINTS = const(768)
T_KASU_POINTS = const(832)
T_SET_POINTS = const(864)
# By month and mask: value of capturing << 8 | best single card as a mask << 4 | what is captured;
# the second count word. The first is in D (array of "i").
T_MASKS = const(896)
T_SECOND = const(1120)
# By card: its value by itself.
T_CARDS = const(1344)
T_SIZE = const(1400)

# P, the position (array of "i").
P_FIELD = const(0)
P_HAND = const(14)
P_UNSEEN = const(28)
P_FIRST = const(42)
P_SECOND = const(46)
P_BASE = const(50)
P_SIZE = const(54)
P_TIMES = const(58)
P_HELD = const(62)
P_SEVEN = const(104)
P_BONUS = const(105)
P_SEATS = const(106)
P_SEED = const(108)
P_SEAT = const(109)
P_OTHERS = const(110)  # two words that worth() reads
P_WEIGHTS = const(112)
W_RIVAL = const(112)
W_DANGER = const(113)
W_LOSS = const(114)
W_LOSS_POINTS = const(115)
W_NEXT = const(116)
W_CONTESTED = const(117)
W_WIN = const(118)
W_WIN_POINTS = const(119)
# For the playouts: seat that plays first, how many to run, number of unseen cards; run's words.
P_TURN = const(120)
P_RUNS = const(121)
P_CARDS = const(122)
P_RUN_FIRST = const(124)
P_RUN_SECOND = const(128)
P_LENGTH = const(132)

# S, the playouts' bytes: field, hands of eight by seat, their sizes; my hand; unseen cards; ends.
S_FIELD = const(0)
S_HANDS = const(16)
S_SIZES = const(48)
S_HAND = const(52)
S_CARDS = const(60)
S_ENDS = const(116)
S_RUNS = const(32)
S_LENGTH = const(180)
NOBODY = const(255)


@micropython.viper
def points(T: ptr16, first: int, second: int) -> int:
    """The base of a pile: the sum of its yaku."""
    at = first >> 4 & 15
    if first >> 17 & 3 == 3:
        at += 16
    total = int(T[T_LIGHT_POINTS + (first & 15)]) + int(T[T_TANE_POINTS + at])
    at = first >> 8 & 15
    if first >> 19 & 7 >= 3:
        at += 16
    if first >> 22 & 7 >= 3:
        at += 32
    total += int(T[T_RIBBON_POINTS + at]) + int(T[T_KASU_POINTS + (first >> 12 & 31)])
    at = T_SET_POINTS
    while second:
        total += int(T[at + (second & 3)])
        at += 4
        second >>= 2
    return total


@micropython.viper
def worth(T: ptr16, P: ptr32, first: int, second: int) -> int:
    """What a pile is worth towards every yaku, given what the others hold (P_OTHERS)."""
    others = int(P[P_OTHERS])
    total = int(T[T_LIGHTS + ((first & 15) << 3) + (others & 7)])
    at = others >> 4 & 15
    total += int(T[T_TANE + (first >> 1 & 120) + (at if at < 7 else 7)])
    at = others >> 8 & 15
    total += int(T[T_TANZAKU + (first >> 5 & 120) + (at if at < 7 else 7)])
    total += int(T[T_KASU + (first >> 12 & 31)])
    total += int(T[T_BOAR + (first >> 15 & 12) + (others >> 17 & 3)])
    total += int(T[T_POETRY + (first >> 16 & 56) + (others >> 19 & 7)])
    total += int(T[T_BLUE + (first >> 19 & 56) + (others >> 22 & 7)])
    if second:
        others = int(P[P_OTHERS + 1])
        if second >> 12:
            total += int(T[T_TSUKIFUDA + (second >> 9 & 56) + (others >> 12 & 7)])
        at = T_PAIRS
        while at < T_TSUKIFUDA:
            total += int(T[at + ((second & 3) << 2) + (others & 3)])
            at += 16
            second >>= 2
            others >>= 2
    return total


@micropython.viper
def settled(P: ptr32, seat: int, base: int) -> int:
    """The points of a win by ``seat``, with the calls made so far."""
    if base >= 7 and int(P[P_SEVEN]):
        base += base
    return base * int(P[P_TIMES + seat]) + int(P[P_BONUS])


@micropython.viper
def survey(T: ptr16, D: ptr32, P: ptr32, pile: ptr8):
    """Count the pile of the seat P_SEAT, and take its cards from the unseen ones."""
    seat = int(P[P_SEAT])
    first = 0
    second = 0
    m = 0
    while m < 14:
        mask = int(pile[m])
        if mask:
            at = m << 4 | mask
            first += int(D[at])
            second += int(T[T_SECOND + at])
            P[P_UNSEEN + m] = int(P[P_UNSEEN + m]) & (15 - mask)
        m += 1
    P[P_FIRST + seat] = first
    P[P_SECOND + seat] = second


@micropython.viper
def hold(P: ptr32, odds: ptr8, seat: int):
    """The chance, in 1/1024, that the seat holds at least one card of each month.

    From how many cards are unseen and in its hand, and its odds by month, in 1/255.
    """
    unseen = 0
    m = 0
    while m < 14:
        mask = int(P[P_UNSEEN + m])
        while mask:
            unseen += 1
            mask &= mask - 1
        m += 1
    others = unseen - int(P[P_SIZE + seat])
    seat = seat * 14
    m = 0
    while m < 14:
        chance = 0
        mask = int(P[P_UNSEEN + m])
        if mask:
            without = 1024
            i = 0
            while mask:
                without = without * (others - i) // (unseen - i) if others > i else 0
                i += 1
                mask &= mask - 1
            chance = (1024 - without) * int(odds[seat + m])
            chance = (chance << 10) // (chance + without * 255)
        P[P_HELD - 14 + seat + m] = chance
        m += 1


@micropython.viper
def watch(T: ptr16, table: ptr8, odds: ptr8, play: int):
    """A card comes to the table; whose it was is less likely to hold what it passed by.

    ``play``: the card | its captures as a mask << 6 | where the seat's odds begin << 10 | what
    remains of them, in 1/256, << 16; 0: the card says nothing.
    """
    month = play >> 2 & 15
    taken = play >> 6 & 15
    factor = play >> 16
    if factor:
        at = play >> 10 & 63
        value = int(T[T_MASKS + (month << 4 | taken)]) >> 8 if taken else -1
        m = 0
        while m < 14:
            there = int(table[m])
            if there and m != month and int(T[T_MASKS + (m << 4 | there)]) >> 8 > value:
                left = int(odds[at + m]) * factor >> 8
                odds[at + m] = left if left else 1
            m += 1
    if taken:
        table[month] = int(table[month]) & (15 - taken)
    else:
        table[month] = int(table[month]) | 1 << (play & 3)


@micropython.viper
def evaluate(T: ptr16, D: ptr32, P: ptr32, move: int) -> int:
    """What it is worth to bring a card to the field: ``card | target << 6``.

    Progress of mine against the others', what a yaku would win, what each of the others could
    take next times the chance that they hold the month, and what I could take next.
    """
    month = move >> 2 & 15
    bit = 1 << (move & 3)
    before = int(P[P_FIELD + month])
    kept = int(P[P_HAND + month])
    had1 = int(P[P_FIRST])
    had2 = int(P[P_SECOND])
    P[P_HAND + month] = kept & (15 - bit)
    if before:
        rest = before & (before - 1)
        taken = before
        if rest and not rest & (rest - 1):
            taken = 1 << (move >> 6 & 3)
        P[P_FIELD + month] = before - taken
        taken = month << 4 | taken | bit
        P[P_FIRST] = had1 + int(D[taken])
        P[P_SECOND] = had2 + int(T[T_SECOND + taken])
    else:
        P[P_FIELD + month] = bit
    seats = int(P[P_SEATS])
    sum1 = 0
    sum2 = 0
    j = 0
    while j < seats:
        sum1 += int(P[P_FIRST + j])
        sum2 += int(P[P_SECOND + j])
        j += 1
    value = 0
    j = 0
    while j < seats:
        own1 = int(P[P_FIRST + j])
        own2 = int(P[P_SECOND + j])
        P[P_OTHERS] = sum1 - own1
        P[P_OTHERS + 1] = sum2 - own2
        have = int(worth(T, P, own1, own2))
        # What the seat could take coming: I with my hand, the others with what I do not see.
        source = P_UNSEEN if j else P_HAND
        coming = 0
        m = 0
        while m < 14:
            there = int(P[P_FIELD + m])
            mask = int(P[source + m])
            if there and mask:
                taken = m << 4 | int(T[T_MASKS + (m << 4 | there)]) & 15
                taken |= int(T[T_MASKS + (m << 4 | mask)]) >> 4 & 15
                new1 = own1 + int(D[taken])
                new2 = own2 + int(T[T_SECOND + taken])
                gain = int(worth(T, P, new1, new2)) - have
                if j:
                    base = int(points(T, new1, new2))
                    if base > int(P[P_BASE + j]):
                        base = int(settled(P, j, base))
                        gain += int(P[W_LOSS]) + (int(P[W_LOSS_POINTS]) * base >> 2)
                    gain = gain * int(P[P_HELD - 14 + 14 * j + m]) >> 10
                else:
                    gain = gain * int(P[W_NEXT]) >> 8
                    if int(P[P_UNSEEN + m]):
                        gain = gain * int(P[W_CONTESTED]) >> 8
                coming += gain
            m += 1
        if j:
            value -= have * int(P[W_RIVAL]) + coming * int(P[W_DANGER]) >> 8
        else:
            value = have + coming
            base = int(points(T, own1, own2))
            if base > int(P[P_BASE]):
                base = int(settled(P, 0, base))
                value += int(P[W_WIN]) + (int(P[W_WIN_POINTS]) * base >> 2)
        j += 1
    P[P_FIELD + month] = before
    P[P_HAND + month] = kept
    P[P_FIRST] = had1
    P[P_SECOND] = had2
    return value


@micropython.viper
def playouts(T: ptr16, D: ptr32, P: ptr32, S: ptr8):
    """Play the round to its end P_RUNS times with sampled hidden cards, and note how each ended.

    S_CARDS has the unseen cards, S_HAND mine; P_TURN is the seat that plays first. Everybody plays
    by the cards' own values, with a little noise, and stops at the first yaku that raises a total.
    S_ENDS gets two bytes a playout: the winner's seat (NOBODY), the points up to 255.
    """
    seed = int(P[P_SEED])
    seats = int(P[P_SEATS])
    unseen = int(P[P_CARDS])
    run = 0
    while run < int(P[P_RUNS]):
        i = 0
        while i < 14:
            S[S_FIELD + i] = int(P[P_FIELD + i])
            i += 1
        i = 0
        while i < 8:
            S[S_HANDS + i] = S[S_HAND + i]
            i += 1
        i = 0
        while i < seats:
            P[P_RUN_FIRST + i] = P[P_FIRST + i]
            P[P_RUN_SECOND + i] = P[P_SECOND + i]
            S[S_SIZES + i] = int(P[P_SIZE + i])
            i += 1
        # Deal the others' hands; a card drawn changes places with the first that is left.
        drawn = 0
        seat = 1
        while seat < seats:
            i = 0
            while i < int(P[P_SIZE + seat]):
                seed = 32550 * (seed & 32767) + (seed >> 15)
                j = drawn + ((seed & 32767) * (unseen - drawn) >> 15)
                card = int(S[S_CARDS + j])
                S[S_CARDS + j] = S[S_CARDS + drawn]
                S[S_CARDS + drawn] = card
                S[S_HANDS + (seat << 3) + i] = card
                drawn += 1
                i += 1
            seat += 1
        seat = int(P[P_TURN])
        winner = 255
        won = 0
        while True:
            size = int(S[S_SIZES + seat])
            if size == 0:
                break
            hand = S_HANDS + (seat << 3)
            seed = 32550 * (seed & 32767) + (seed >> 15)
            noise = seed
            best = -1000
            pick = 0
            i = 0
            while i < size:
                card = int(S[hand + i])
                there = int(S[S_FIELD + (card >> 2)])
                if there:
                    value = int(T[T_MASKS + (card >> 2 << 4 | there)]) >> 8
                    value += value + (int(T[T_CARDS + card]) << 1)
                else:
                    value = 0 - int(T[T_CARDS + card])
                value += noise & 15
                noise >>= 3
                if value > best:
                    best = value
                    pick = i
                i += 1
            card = int(S[hand + pick])
            size -= 1
            S[hand + pick] = S[hand + size]
            S[S_SIZES + seat] = size
            first = int(P[P_RUN_FIRST + seat])
            second = int(P[P_RUN_SECOND + seat])
            taken = 0
            i = 0
            while i < 2:
                month = card >> 2
                there = int(S[S_FIELD + month])
                bit = 1 << (card & 3)
                if there:
                    match = int(T[T_MASKS + (month << 4 | there)]) & 15
                    S[S_FIELD + month] = there - match
                    at = month << 4 | match | bit
                    first += int(D[at])
                    second += int(T[T_SECOND + at])
                    taken = 1
                else:
                    S[S_FIELD + month] = bit
                i += 1
                if i == 1:
                    if drawn == unseen:
                        break
                    seed = 32550 * (seed & 32767) + (seed >> 15)
                    j = drawn + ((seed & 32767) * (unseen - drawn) >> 15)
                    card = int(S[S_CARDS + j])
                    S[S_CARDS + j] = S[S_CARDS + drawn]
                    S[S_CARDS + drawn] = card
                    drawn += 1
            if taken:
                P[P_RUN_FIRST + seat] = first
                P[P_RUN_SECOND + seat] = second
                won = int(points(T, first, second))
                if won > int(P[P_BASE + seat]):
                    winner = seat
                    won = int(settled(P, seat, won))
                    break
            seat += 1
            if seat == seats:
                seat = 0
        S[S_ENDS + (run << 1)] = winner
        S[S_ENDS + (run << 1) + 1] = won if won < 255 else 255
        run += 1
    P[P_SEED] = seed
