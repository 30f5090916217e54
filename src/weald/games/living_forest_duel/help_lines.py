"""The help lines: where a revealed card goes, what its symbol costs, which elements are open to a token."""

from __future__ import annotations

from weald.games.living_forest_duel import events
from weald.games.living_forest_duel.cards import (
    ANIMALS,
    GREGARIOUS,
    LOSS_LEVELS,
    NOBODY,
    PLANKS,
    SEASON,
    SOLITARY,
    SYMBOL,
    VARAN,
)
from weald.games.living_forest_duel.state import REVEAL, Duel, amount, note_token
from weald.games.living_forest_duel.view_types import Solitary


def goes_to(s: Duel, card: int) -> int:
    """Return the seat whose personal line a revealed card joins (NOBODY: the common help line)."""
    season = SEASON[card]
    return NOBODY if season == s.onibi_card and card < VARAN else season


def lay(s: Duel, card: int) -> None:
    """Put a revealed card at the end of its line."""
    season = SEASON[card]
    if season == NOBODY or (season == s.onibi_card and card < VARAN):
        s.common.append(card)
        free, shown = s.free, s.shown
        for element, n in PLANKS[card]:
            free[element] += n
            shown[element] += 1
        symbol = SYMBOL[card]
        if symbol:
            s.alone[0] += symbol
            s.alone[1] += symbol
    else:
        join(s, season, card)


def join(s: Duel, seat: int, card: int) -> None:
    """Put a card into the personal line of `seat`."""
    s.lines[seat].append(card)
    for element, n in PLANKS[card]:
        s.own[4 * seat + element] += n
    s.alone[seat] += SYMBOL[card]


def count_solitary(s: Duel) -> None:
    """Take an unused token from each seat at its third and fourth solitary symbol."""
    for seat in range(2):
        net = s.alone[seat]
        if net >= LOSS_LEVELS[0] and s.tokens[seat]:
            due = (2 if net >= LOSS_LEVELS[1] else 1) - s.lost[seat]
            if due > 0:
                n = min(due, s.tokens[seat])
                s.tokens[seat] -= n
                s.lost[seat] += n
                if s.trace is not None:
                    events.lost(s.trace, seat, n, net)


def plays(s: Duel, seat: int) -> list[int]:
    """Return the present options of `seat`: reveal, if there is a card, or point at an element.

    A seat may point at an element if a card of the common line shows it, if no token lies on the last of
    these cards and the seat's own last token is not on the one before, and if the value of the action (what
    the line gives after the last token, the seat's own line and its trees) pays for at least one effect.
    """
    options = [REVEAL] if s.pile or s.discard else []
    if s.common:
        shown, free, open_at, own, needed = s.shown, s.free, s.open_at, s.own, s.needed
        at = 4 * seat
        for element in range(4):
            if shown[element] >= open_at[at] and free[element] + own[at] >= needed[at]:
                options.append(element)
            at += 1
    return options


def last_showing(s: Duel, element: int) -> int:
    """Return the place of the last card on the common line that shows an element, even a negative amount."""
    place = len(s.common) - 1
    while not ANIMALS[s.common[place]].elements[element]:
        place -= 1
    return place


def point(s: Duel, seat: int, element: int) -> int:
    """Lay a token on the last plank of an element and return the value of the action."""
    value = amount(s, seat, element)
    place = last_showing(s, element)
    s.marks.append((place, element, seat))
    s.tokens[seat] -= 1
    if s.trace is not None:
        events.pointed(s.trace, seat, element, s.common[place], value)
    note_token(s, seat, element)
    return value


def solitary(s: Duel, seat: int) -> Solitary:
    """Return the symbols that count for `seat`, and how many more solitary ones would cost a token."""
    visible = s.common + s.lines[seat]
    net = s.alone[seat]
    lost = s.lost[seat]
    ahead = s.tokens[seat] and lost < len(LOSS_LEVELS)
    return {
        "solitary": sum(SYMBOL[card] == SOLITARY for card in visible),
        "gregarious": sum(SYMBOL[card] == GREGARIOUS for card in visible),
        "net": net,
        "levels": list(LOSS_LEVELS),
        "next_loss": max(1, LOSS_LEVELS[lost] - net) if ahead else None,
    }
