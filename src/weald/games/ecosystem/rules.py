"""The turn: pick, place, swap, pass; the neutral hand for two players, Alban for one.

A step sets `phase` for the step that follows, so that between two steps it says what comes next.
"""

from __future__ import annotations

from weald.games.ecosystem.cards import GRID_CARDS, KINDS, RABBIT, ROUND_CARDS, SOLO_ROW
from weald.games.ecosystem.field import cells_of
from weald.games.ecosystem.setup import deal
from weald.games.ecosystem.state import (
    DEAL,
    GIVE,
    NO_CELL,
    OVER,
    PICK,
    PLACE,
    SWAP,
    Forest,
    cell_args,
    kind_at,
    lay,
    swap,
)
from weald.kernel import chance
from weald.kernel.decisions import ALL, Question, one
from weald.kernel.game import Steps


def draft(s: Forest) -> Steps:
    """Play one card each, then pass the hands."""
    yield from play_cards(s)
    return pass_hands(s)


def solo(s: Forest) -> Steps:
    """Play one card, give one to Alban, then draw one card, or five after a full row of Alban's."""
    yield from play_cards(s)
    hand = s.hands[0]
    s.phase = GIVE
    card = yield one("give", 0, hand)
    hand.remove(card)
    s.pile.append(card)
    if s.trace is not None:
        s.trace.tell("ecosystem-event-given", {"seat": 0, "card": KINDS[card - 1]})
    if len(s.pile) == GRID_CARDS:
        return finish(s)
    cards = SOLO_ROW if len(s.pile) % SOLO_ROW == 0 else 1
    hand += s.deck[-cards:]
    del s.deck[-cards:]
    s.turn += 1
    s.phase = PICK
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("ecosystem-event-drawn", {"seat": 0, "n": cards})
    return "solo"


def play_cards(s: Forest) -> Steps:
    """Let all seats pick a card in secret, reveal the cards, place them and swap for rabbits."""
    seats = range(s.seats)
    hands = s.hands if len(s.hands) == s.seats else s.hands[: s.seats]
    chosen: list[int] = yield Question("pick", ALL, seats, hands)
    s.chosen = chosen
    s.phase = PLACE
    for seat, card in enumerate(chosen):
        hands[seat].remove(card)
    if s.trace is not None:
        for seat, card in enumerate(chosen):
            s.trace.tell("ecosystem-event-picked", {"seat": seat, "card": KINDS[card - 1]})
        if s.seats != 2:
            s.trace.beat({"step": "picks"})
    if s.seats == 2:
        pick_neutral(s)
    cells: list[int] = yield Question("place", ALL, seats, s.free)
    for seat, cell in enumerate(cells):
        lay(s, seat, cell, chosen[seat])
    if s.trace is not None:
        for seat, cell in enumerate(cells):
            args = cell_args(s, seat, cell)
            s.trace.tell("ecosystem-event-placed", {"seat": seat, "card": KINDS[chosen[seat] - 1], **args})
        s.trace.beat({"step": "placed"})
    if RABBIT in chosen:
        yield from hop(s, [seat for seat in seats if chosen[seat] == RABBIT])
    s.chosen = [0] * s.seats
    return ""


def pick_neutral(s: Forest) -> None:
    """Reveal a random card of the neutral hand with the others."""
    hand = s.hands[2]
    card = hand.pop(chance.below(s, len(hand)))
    s.pile.append(card)
    if s.trace is not None:
        s.trace.tell("ecosystem-event-neutral", {"card": KINDS[card - 1]})
        s.trace.beat({"step": "picks"})


def hop(s: Forest, seats: list[int]) -> Steps:
    """Let every player who placed a rabbit swap two cards of their grid."""
    options = [[NO_CELL, *cells_of(s.masks[seat][0])] for seat in seats]
    if len(options[0]) < 3:
        return ""
    s.phase = SWAP
    firsts: list[int] = yield Question("swap_first", ALL, seats, options)
    hopping = []
    others = []
    for i, seat in enumerate(seats):
        first = s.lifted[seat] = firsts[i]
        if first != NO_CELL:
            hopping.append(seat)
            options[i].remove(first)
            others.append(options[i])
    if hopping:
        seconds = yield Question("swap_second", ALL, hopping, others)
        for seat, cell in zip(hopping, seconds, strict=True):
            if cell != NO_CELL:
                if s.trace is not None:
                    tell_swap(s, seat, s.lifted[seat], cell)
                swap(s.masks[seat], s.lifted[seat], cell)
            s.lifted[seat] = NO_CELL
    return ""


def tell_swap(s: Forest, seat: int, first: int, second: int) -> None:
    """Log a swap: both cards, each with the cell that it leaves."""
    assert s.trace is not None
    masks = s.masks[seat]
    at, other_at = cell_args(s, seat, first), cell_args(s, seat, second)
    args = {"seat": seat, "card": KINDS[kind_at(masks, first) - 1], **at}
    args["other_card"] = KINDS[kind_at(masks, second) - 1]
    args.update({f"other_{key}": value for key, value in other_at.items()})
    s.trace.tell("ecosystem-event-swapped", args)


def pass_hands(s: Forest) -> str:
    """Pass hands to the left in the first round and to the right in the second, or end the round."""
    if s.turn == ROUND_CARDS:
        s.phase = DEAL
        return "deal" if s.round == 1 else finish(s)
    s.turn += 1
    s.phase = PICK
    s.hands = to_left(s.hands) if s.round == 1 else to_right(s.hands)
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("ecosystem-event-passed", {"direction": "left" if s.round == 1 else "right"})
        s.trace.beat({"step": "passed"})
    return "draft"


def to_left(hands: list[list[int]]) -> list[list[int]]:
    """Return the hands passed to the left: seats go clockwise, so each hand goes to the next seat."""
    return [hands[-1], *hands[:-1]]


def to_right(hands: list[list[int]]) -> list[list[int]]:
    """Return the hands passed to the right: each goes to the seat before."""
    return [*hands[1:], hands[0]]


def finish(s: Forest) -> str:
    """End the game: all grids are full."""
    s.phase = OVER
    if s.trace is not None:
        s.trace.tell("ecosystem-event-over", {})
    return ""


STEPS = {"deal": deal, "draft": draft, "solo": solo}
