"""Power cards: draw, discard, forget, reshuffle, play."""

from __future__ import annotations

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.hands import hands_are_hidden, tell_card
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.powers import DECKS, MAJOR, MINOR
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel import chance


def deck(s: IslandState, kind: int) -> list[int]:
    """Return the face-down minor or major powers."""
    return s.minor_deck if kind == MINOR else s.major_deck


def discard_pile(s: IslandState, kind: int) -> list[int]:
    """Return the discarded minor or major powers."""
    return s.minor_discard if kind == MINOR else s.major_discard


# The source of cards that lie apart, of a list of powers.
PROGRESSION = "power_progression"


def lay_progression(s: IslandState, seat: int) -> None:
    """Lay out the list of powers of a spirit that has one, without cards that are elsewhere."""
    apart = {card for _, _, card in s.aside}
    cards = [POWERS.number(id) for id in SPIRITS[s.spirits[seat]].progression]
    s.aside += tuple((PROGRESSION, seat, card) for card in cards if card not in apart)


def next_of_progression(s: IslandState, seat: int) -> int:
    """Take the next card from the list of a spirit; -1 if there is none."""
    for kept in s.aside:
        if kept[:2] == (PROGRESSION, seat):
            s.aside = tuple(other for other in s.aside if other != kept)
            return kept[2]
    return -1


def draw(s: IslandState, kind: int, n: int, seat: int = -1) -> list[int]:
    """Turn up the top cards of a deck, which is reshuffled when it runs out; they lie open until kept.

    `seat` chooses among them; without it all players do.
    """
    drawn: list[int] = []
    while len(drawn) < n:
        cards = deck(s, kind)
        if not cards:
            pile = discard_pile(s, kind)
            if not pile:
                break
            chance.shuffle(s, pile)
            cards += pile
            pile.clear()
        drawn.append(cards.pop())
    s.shown = drawn
    s.drawer = seat if hands_are_hidden(s) else -1
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("spirit_island-event-drawn", {"n": len(drawn), "deck": DECKS[kind]})
    return drawn


def discard(s: IslandState, seat: int, card: int) -> None:
    """A card goes from a spirit's hand or from play to its discard pile; from play, without its elements."""
    if card in s.hands[seat]:
        s.hands[seat].remove(card)
    else:
        s.played[seat].remove(card)
        if card in s.used[seat]:
            s.used[seat].remove(card)
        for element, n in enumerate(POWERS.all[card].elements):
            s.elements[seat][element] -= n
    s.discards[seat].append(card)


def own_cards(s: IslandState, seat: int) -> list[int]:
    """Return the power cards of a spirit: in hand, in play, discarded."""
    return [*s.hands[seat], *s.played[seat], *s.discards[seat]]


def forget(s: IslandState, seat: int, card: int) -> None:
    """Forget a card of a spirit; from play, it takes its elements along."""
    power = POWERS.all[card]
    if card in s.hands[seat]:
        s.hands[seat].remove(card)
    elif card in s.discards[seat]:
        s.discards[seat].remove(card)
    else:
        s.played[seat].remove(card)
        if card in s.used[seat]:
            s.used[seat].remove(card)
        for element, n in enumerate(power.elements):
            s.elements[seat][element] -= n
    if power.deck in (MINOR, MAJOR):
        discard_pile(s, power.deck).append(card)
    else:
        s.forgotten[seat].append(card)


def play(s: IslandState, seat: int, card: int, price: int | None = None) -> None:
    """Play a card and pay for it (its cost, if no `price` is named); its elements count at once."""
    power = POWERS.all[card]
    s.energy[seat] -= cost(s, seat, card) if price is None else price
    s.energy[seat] += extra(s, Number.REBATE, -1, seat, card)
    s.plays[seat] += 1
    put_into_play(s, seat, card)
    tell_card(s, seat, "played", power)


def put_into_play(s: IslandState, seat: int, card: int) -> None:
    """Put a card from hand into play with its elements."""
    s.hands[seat].remove(card)
    s.played[seat].append(card)
    for element, n in enumerate(POWERS.all[card].elements):
        s.elements[seat][element] += n
