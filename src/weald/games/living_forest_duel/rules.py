"""The turn: alternate plays (reveal a card or use a token), then the end of the turn."""

from __future__ import annotations

from weald.games.living_forest_duel import events
from weald.games.living_forest_duel.actions import ACTS, Acts
from weald.games.living_forest_duel.cards import (
    EMPTY,
    FIRE_SUM,
    NOBODY,
    SEASON,
    SOLITARY,
    SYMBOL,
    TOKENS,
    VARAN,
    WATER,
)
from weald.games.living_forest_duel.help_lines import count_solitary, goes_to, lay, plays, point
from weald.games.living_forest_duel.setup import set_up
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
)
from weald.kernel import chance
from weald.kernel.decisions import one
from weald.kernel.game import Steps


def play(s: Duel) -> Steps:
    """Let the active seat reveal a card from the common pile or use an action token."""
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
    """Take a token from a seat that can neither reveal nor use one."""
    s.tokens[seat] -= 1
    s.lost[seat] += 1
    if s.trace is not None:
        events.forfeited(s.trace, seat)


def draw(s: Duel, seat: int) -> int:
    """Reveal the top card of the common pile; an empty pile is refilled from the discard."""
    if not s.pile:
        reshuffle(s)
    card = s.pile.pop()
    if s.trace is not None:
        events.revealed(s.trace, seat, card, goes_to(s, card))
    if s.reshuffle == AT_ONCE and not s.pile and s.discard:
        reshuffle(s)
    return card


def reshuffle(s: Duel) -> None:
    """Shuffle the discard into a new common pile."""
    s.pile, s.discard = s.discard, []
    chance.shuffle(s, s.pile)
    if s.trace is not None:
        events.reshuffled(s.trace, len(s.pile))


def face_varan(s: Duel, card: int) -> Acts[bool]:
    """Let the varan's season spend a Sanki card to put it back on its pile; return whether it stays."""
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
    """Let the seat that revealed a card spend one Sanki card to use a token at once."""
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
    """Pass the play to the other seat if it has a token; end the turn if neither has one."""
    if s.winner != NOBODY:
        return ""
    other = 1 - s.active
    if s.tokens[other]:
        s.active = other
        return "play"
    return "play" if s.tokens[s.active] else "end_turn"


def end_turn(s: Duel) -> Steps:
    """Compare water with fire, spread fire beside Onibi, return tokens and discard all lines."""
    yield from ()
    resist(s)
    spread(s)
    clear(s)
    # The seat that did not play last begins the next turn.
    s.active = 1 - s.active
    s.turn += 1
    if s.trace is not None:
        events.turn(s.trace, s.turn, s.active)
        s.trace.beat({"step": "turn"})
    return "play"


def burning(s: Duel) -> int:
    """Return the burning clearing cards as bits: those with a fire token, and the one with Onibi."""
    return s.fires | 1 << s.onibi


def resist(s: Duel) -> None:
    """Add a varan per burning card to the discard for each seat with less water than the fires' value."""
    on_fire = burning(s)
    value = FIRE_SUM[on_fire]
    n = on_fire.bit_count()
    if s.trace is not None:
        events.fire(s.trace, value, on_fire)
        s.trace.beat({"step": "fire"})
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
            s.trace.beat({"step": "water"})


def spread(s: Duel) -> None:
    """Put a fire token on both neighbours of Onibi that have none; the two ends are neighbours."""
    for place in ((s.onibi - 1) % 7, (s.onibi + 1) % 7):
        if not s.fires >> place & 1:
            enough = fire_reserve(s) > 0
            if enough:
                s.fires |= 1 << place
            if s.trace is not None:
                events.kindled(s.trace, place, enough)
    note_fires(s)
    if s.trace is not None:
        s.trace.beat({"step": "spread"})


def clear(s: Duel) -> None:
    """Return all tokens and discard the common line and both personal lines."""
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
