"""The game itself: deal, draft, place, swap, pass; the neutral hand for two; Alban for one.

A step leaves `phase` as the next one finds it, so that between two steps it says what comes.
"""

from __future__ import annotations

from weald.games.ecosystem.cards import DECK, GRID_CARDS, KINDS, RABBIT, ROUND_CARDS, SOLO_ROW
from weald.games.ecosystem.field import cells_of
from weald.games.ecosystem.state import (
    DEAL,
    GIVE,
    NO_CELL,
    OVER,
    PICK,
    PLACE,
    SWAP,
    Forest,
    kind_at,
    lay,
    swap,
)
from weald.games.ecosystem.window import place_words
from weald.kernel import chance
from weald.kernel.decisions import ALL, Question, one
from weald.kernel.game import Steps


def deal(s: Forest) -> Steps:
    """Shuffle once, then deal ten cards to every hand from what is left."""
    yield from ()  # a step is a generator, also when it asks nothing
    if s.round == 0:
        s.deck = DECK[:]
        chance.shuffle(s, s.deck)
    s.round += 1
    s.turn = 1
    s.phase = PICK
    for i in range(len(s.hands)):
        s.hands[i] = s.deck[-ROUND_CARDS:]
        del s.deck[-ROUND_CARDS:]
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("ecosystem-event-dealt", {"round": s.round, "cards": ROUND_CARDS})
    return "solo" if s.seats == 1 else "draft"


def draft(s: Forest) -> Steps:
    """One card each: picked in secret, revealed together, placed; then the hands go round."""
    yield from play_cards(s)
    return pass_hands(s)


def solo(s: Forest) -> Steps:
    """One card for the own grid, one for Alban's, then draw: one card, or five when Alban's row is full."""
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
    """Everybody picks a card, then everybody places it, then the rabbits hop."""
    seats = range(s.seats)
    chosen = yield Question("pick", ALL, seats, s.hands if len(s.hands) == s.seats else s.hands[: s.seats])
    s.chosen = chosen
    for hand, card in zip(s.hands, chosen, strict=False):
        hand.remove(card)
    if s.trace is not None:
        for seat, card in enumerate(chosen):
            s.trace.tell("ecosystem-event-picked", {"seat": seat, "card": KINDS[card - 1]})
    if s.seats == 2:
        pick_neutral(s)
    s.phase = PLACE
    cells = yield Question("place", ALL, seats, s.free)
    for seat, cell in enumerate(cells):
        lay(s, seat, cell, chosen[seat])
    if s.trace is not None:
        for seat, cell in enumerate(cells):
            words = place_words(s, seat, cell)
            s.trace.tell("ecosystem-event-placed", {"seat": seat, "card": KINDS[chosen[seat] - 1], **words})
    if RABBIT in chosen:
        yield from hop(s, [seat for seat in seats if chosen[seat] == RABBIT])
    s.chosen = [0] * s.seats
    return ""


def pick_neutral(s: Forest) -> None:
    """The third hand of a game for two: a random card of it is revealed with the others."""
    hand = s.hands[2]
    card = hand.pop(chance.below(s, len(hand)))
    s.pile.append(card)
    if s.trace is not None:
        s.trace.tell("ecosystem-event-neutral", {"card": KINDS[card - 1]})


def hop(s: Forest, seats: list[int]) -> Steps:
    """Who has played a rabbit may let two cards of the own grid change places."""
    options = [[NO_CELL, *cells_of(s.masks[seat][0])] for seat in seats]
    if len(options[0]) < 3:
        return ""
    s.phase = SWAP
    firsts = yield Question("swap_first", ALL, seats, options)
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
    """Put a swap into the log: both cards, each with the cell that it leaves."""
    assert s.trace is not None
    masks = s.masks[seat]
    at, other_at = place_words(s, seat, first), place_words(s, seat, second)
    words = {"seat": seat, "card": KINDS[kind_at(masks, first) - 1], **at}
    words["other_card"] = KINDS[kind_at(masks, second) - 1]
    words.update({f"other_{key}": value for key, value in other_at.items()})
    s.trace.tell("ecosystem-event-swapped", words)


def pass_hands(s: Forest) -> str:
    """Hands go to the left in the first round and to the right in the second; an empty round ends."""
    if s.turn == ROUND_CARDS:
        s.phase = DEAL
        return "deal" if s.round == 1 else finish(s)
    s.turn += 1
    s.phase = PICK
    hands = s.hands
    s.hands = [hands[-1], *hands[:-1]] if s.round == 1 else [*hands[1:], hands[0]]
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("ecosystem-event-passed", {"direction": "left" if s.round == 1 else "right"})
    return "draft"


def finish(s: Forest) -> str:
    """All grids are full: the game is over."""
    s.phase = OVER
    if s.trace is not None:
        s.trace.tell("ecosystem-event-over", {})
    return ""


STEPS = {"deal": deal, "draft": draft, "solo": solo}
