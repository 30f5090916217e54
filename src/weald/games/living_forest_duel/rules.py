"""The turn: set-up, alternate plays (reveal a card or use a token), the end of the turn."""

from __future__ import annotations

from weald.games.living_forest_duel import events
from weald.games.living_forest_duel.actions import ACTS, Acts
from weald.games.living_forest_duel.cards import (
    COST,
    EMPTY,
    FIRE_SUM,
    FIRST_RECRUITS,
    LOW_SUM,
    NOBODY,
    PILES,
    SEASON,
    SEASON_CARDS,
    SOLITARY,
    STAG,
    SUMMER,
    SYMBOL,
    TOKENS,
    VARAN,
    WATER,
    WINTER,
)
from weald.games.living_forest_duel.help_lines import count_solitary, goes_to, lay, plays, point
from weald.games.living_forest_duel.state import (
    AT_ONCE,
    DONE,
    ON_SANKI,
    ON_VARAN,
    PLAY,
    REVEAL,
    USE,
    Duel,
    amount,
    fire_reserve,
    note_fires,
    note_recruits,
    note_trees,
)
from weald.kernel import chance
from weald.kernel.decisions import one
from weald.kernel.game import Steps


def set_up(s: Duel) -> Steps:
    """Shuffle the trees, deal three recruits a season around the stag, shuffle the common animals."""
    yield from ()  # a step is a generator, also when it asks nothing
    s.trees = [list(pile) for pile in PILES]
    for pile in s.trees:
        chance.shuffle(s, pile)
    s.recruits[FIRST_RECRUITS] = STAG
    for seat, first_slot in ((SUMMER, 0), (WINTER, FIRST_RECRUITS + 1)):
        s.packs[seat] = list(SEASON_CARDS[seat])
        chance.shuffle(s, s.packs[seat])
        s.recruits[first_slot : first_slot + FIRST_RECRUITS] = first_recruits(s, seat)
    s.pile = list(range(STAG))
    chance.shuffle(s, s.pile)
    note_recruits(s)
    note_fires(s)
    note_trees(s)
    s.turn = 1
    if s.trace is not None:
        s.trace.reveal()
        events.turn(s.trace, s.turn, s.active)
    return "play"


def first_recruits(s: Duel, seat: int) -> list[int]:
    """Deal three cards; while they cost 12 or less together, the cheapest goes under the pile."""
    pack = s.packs[seat]
    dealt = [pack.pop() for _ in range(FIRST_RECRUITS)]
    total = sum(COST[card] for card in dealt)
    while total <= LOW_SUM:
        cheapest = min(dealt, key=COST.__getitem__)
        pack.insert(0, cheapest)
        s.sunk[seat] += 1
        dealt[dealt.index(cheapest)] = pack.pop()
        if s.trace is not None:
            events.exchanged(s.trace, seat, total, cheapest)
        total = sum(COST[card] for card in dealt)
    return dealt


def play(s: Duel) -> Steps:
    """One play: reveal a card from the common pile, or use an action token."""
    seat = s.active
    options = plays(s, seat)
    if not options:
        forfeit(s, seat)
        return next_play(s)
    s.phase = PLAY
    choice = options[0] if len(options) == 1 else (yield one("play", seat, options))
    if choice != REVEAL:
        yield from ACTS[choice](s, seat, point(s, seat, choice), False)
        return next_play(s)
    card = draw(s, seat)
    stays = True
    if card >= VARAN and s.sanki[SEASON[card]]:
        stays = yield from face_varan(s, card)
    if stays:
        lay(s, card)
        if SYMBOL[card] == SOLITARY:
            count_solitary(s)
    if s.sanki[seat] and s.tokens[seat] and (card < VARAN or s.sanki_after_varan):
        yield from follow_up(s, seat)
    return next_play(s)


def forfeit(s: Duel, seat: int) -> None:
    """Who can neither reveal nor use a token loses one."""
    s.tokens[seat] -= 1
    s.lost[seat] += 1
    if s.trace is not None:
        events.forfeited(s.trace, seat)


def draw(s: Duel, seat: int) -> int:
    """Turn up the top card of the common pile; an empty pile is made anew from the discard."""
    if not s.pile:
        reshuffle(s)
    card = s.pile.pop()
    if s.trace is not None:
        events.revealed(s.trace, seat, card, goes_to(s, card))
    if s.reshuffle == AT_ONCE and not s.pile and s.discard:
        reshuffle(s)
    return card


def reshuffle(s: Duel) -> None:
    """The discard becomes the common pile."""
    s.pile, s.discard = s.discard, []
    chance.shuffle(s, s.pile)
    if s.trace is not None:
        events.reshuffled(s.trace, len(s.pile))


def face_varan(s: Duel, card: int) -> Acts[bool]:
    """Its season may spend a Sanki card to put a varan back on its pile; says whether the varan stays."""
    seat = SEASON[card]
    s.phase = ON_VARAN
    s.turned = card
    choice = yield one("varan", seat, (USE, DONE))
    s.turned = EMPTY
    if choice == DONE:
        return True
    s.sanki[seat] -= 1
    s.varans[seat] += 1
    if s.trace is not None:
        events.warded(s.trace, seat)
    return False


def follow_up(s: Duel, seat: int) -> Acts[None]:
    """Who revealed a card may spend a Sanki card to use a token at once."""
    options = [element for element in plays(s, seat) if element != REVEAL]
    if not options:
        return
    s.phase = ON_SANKI
    choice = yield one("sanki", seat, [*options, DONE])
    if choice != DONE:
        s.sanki[seat] -= 1
        if s.trace is not None:
            events.hurried(s.trace, seat)
        yield from ACTS[choice](s, seat, point(s, seat, choice), False)


def next_play(s: Duel) -> str:
    """The other seat if it has a token, the same one if only it has, otherwise the turn ends."""
    if s.winner != NOBODY:
        return ""
    other = 1 - s.active
    if s.tokens[other]:
        s.active = other
        return "play"
    return "play" if s.tokens[s.active] else "end_turn"


def end_turn(s: Duel) -> Steps:
    """Fire against water, new fires beside Onibi, tokens back, lines to the discard."""
    yield from ()
    resist(s)
    spread(s)
    clear(s)
    # Whoever did not play last begins the next turn.
    s.active = 1 - s.active
    s.turn += 1
    if s.trace is not None:
        events.turn(s.trace, s.turn, s.active)
    return "play"


def burning(s: Duel) -> int:
    """The clearing cards on fire, as bits: those with a fire token, and the one with Onibi."""
    return s.fires | 1 << s.onibi


def resist(s: Duel) -> None:
    """Who has less water than the fires' value puts a varan for each burning card into the discard."""
    on_fire = burning(s)
    value = FIRE_SUM[on_fire]
    n = on_fire.bit_count()
    if s.trace is not None:
        events.fire(s.trace, value, on_fire)
    for seat in (0, 1):
        varans = None
        if value > amount(s, seat, WATER):
            varans = min(n, s.varans[seat])
            s.varans[seat] -= varans
            s.discard += [VARAN + seat] * varans
        if s.trace is not None:
            trees = s.grown[4 * seat + WATER]
            water = s.free[WATER], s.own[4 * seat + WATER] - trees, trees
            events.resisted(s.trace, seat, value, water, varans)


def spread(s: Duel) -> None:
    """A fire token comes to both neighbours of Onibi that have none; the two ends are neighbours."""
    for place in ((s.onibi - 1) % 7, (s.onibi + 1) % 7):
        if not s.fires >> place & 1:
            enough = fire_reserve(s) > 0
            if enough:
                s.fires |= 1 << place
            if s.trace is not None:
                events.kindled(s.trace, place, enough)
    note_fires(s)


def clear(s: Duel) -> None:
    """Tokens come back; the common line and both personal lines go to the discard."""
    cards = s.common + s.lines[0] + s.lines[1]
    s.discard += cards
    s.common = []
    s.lines = [[], []]
    s.marks = []
    s.tokens = [TOKENS, TOKENS]
    s.lost = [0, 0]
    s.alone = [0, 0]
    s.free = [0, 0, 0, 0]
    s.shown = [0, 0, 0, 0]
    s.open_at = [1, 1, 1, 1, 1, 1, 1, 1]
    s.own = s.grown[:]
    if s.trace is not None:
        events.cleared(s.trace, len(cards))


STEPS = {"set_up": set_up, "play": play, "end_turn": end_turn}
