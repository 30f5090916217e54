"""Hidden information: redacted for evaluations, redealt for bots."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.state import SPIRIT, IslandState
from weald.games.spirit_island.rules.decks import put_into_play
from weald.games.spirit_island.rules.hands import face_down, hands_are_hidden
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import MAJOR, MINOR
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, POWERS, active
from weald.kernel import chance

Arrange = Callable[[list[int]], None]


def redeal(s: IslandState, seat: int | None) -> None:
    """Deal what lies face down again, and the cards of others where hands are hidden."""
    _lay_face_down(s, seat, lambda cards: _mix(s, cards))


def _mix(s: IslandState, cards: list[int]) -> None:
    """Shuffle cards into an order that does not depend on the one that they had."""
    cards.sort()
    chance.shuffle(s, cards)


def redact(s: IslandState, seat: int | None) -> IslandState:
    """Return a copy in which what a seat does not see is sorted."""
    copy = s.copy()
    _lay_face_down(copy, seat, list.sort)
    return copy


def veil(s: IslandState, seat: int | None) -> IslandState:
    """Return the table as a seat sees it: cards that others have played face down are in their hands."""
    copy = s.copy()
    for other in range(s.seats):
        if other != seat:
            for card in face_down(s, other):
                _take_back(copy, other, card)
    if s.drawer != seat and s.phase == SPIRIT:
        copy.shown = []
    return copy


def _take_back(s: IslandState, seat: int, card: int) -> None:
    """Take a card from play back into the hand, with its elements."""
    s.played[seat].remove(card)
    s.hands[seat].append(card)
    for element, n in enumerate(POWERS.all[card].elements):
        s.elements[seat][element] -= n


def _lay_hands(s: IslandState, seat: int | None, arrange: Arrange) -> None:
    """Arrange the cards of others together with the decks they may come from."""
    hidden: dict[int, int] = {}
    for other in range(s.seats):
        if other != seat:
            named = {*s.used[other], *s.changed_speed[other]}
            down = [card for card in face_down(s, other) if card not in named]
            hidden[other] = len(down)
            for card in down:
                _take_back(s, other, card)
    piles = [s.minor_deck, s.major_deck, *(s.hands[other] for other in hidden)]
    if s.drawer != seat and s.phase == SPIRIT:
        piles.append(s.shown)
    for deck in (MINOR, MAJOR):
        cards = [card for pile in piles for card in pile if POWERS.all[card].deck == deck]
        arrange(cards)
        for pile in piles:
            pile[:] = [cards.pop() if POWERS.all[card].deck == deck else card for card in pile]
    for other, n in hidden.items():
        arrange(s.hands[other])
        for card in s.hands[other][:n]:
            put_into_play(s, other, card)


def _lay_face_down(s: IslandState, seat: int | None, arrange: Arrange) -> None:
    """Take up all cards that a seat has not seen, arrange them, and lay them where they were."""
    if hands_are_hidden(s):
        _lay_hands(s, seat, arrange)
    arrange(s.minor_deck)
    arrange(s.major_deck)
    arrange(s.event_deck)
    _lay_fear(s, arrange)
    _lay_invaders(s, arrange)
    for rule, by in active(s, Rule.before_redeal):
        rule.before_redeal(s, by, arrange)
    if not s.flipped and s.blight_card:
        cards = [*s.blight_deck, BLIGHT_CARDS.number(s.blight_card)]
        arrange(cards)
        s.blight_card = BLIGHT_CARDS.ids[cards.pop()]
        s.blight_deck[:] = cards
    elif s.flipped:
        # A still-healthy card brings another one.
        arrange(s.blight_deck)


def _lay_fear(s: IslandState, arrange: Arrange) -> None:
    """Fear cards that no player has seen: in the box, in the deck, earned and still face down."""
    seen = set(s.fear_seen)
    piles = (s.fear_box, s.fear_deck, s.fear_earned)
    hidden = [card for pile in piles for card in pile if card not in seen]
    arrange(hidden)
    for pile in piles:
        pile[:] = [card if card in seen else hidden.pop() for card in pile]
    s.fear_box.sort()


def is_hidden(s: IslandState, pile: list[int], card: int) -> bool:
    """Return whether no player can know an invader card of a pile."""
    return (card in s.turned_cards) == (pile is s.invader_discard)


def _lay_invaders(s: IslandState, arrange: Arrange) -> None:
    """Invader cards that no player has seen, stage by stage."""
    for stage in (1, 2, 3):
        places = [
            (pile, i)
            for pile in (s.invader_box, s.invader_deck, s.invader_discard)
            for i, card in enumerate(pile)
            if INVADER_CARDS[card].stage == stage and is_hidden(s, pile, card)
        ]
        hidden = [pile[i] for pile, i in places]
        arrange(hidden)
        turned = {pile[i] for pile, i in places}.intersection(s.turned_cards)
        for pile, i in places:
            pile[i] = hidden.pop()
        if turned:
            # Other cards lie face down now among those that are done.
            s.turned_cards = tuple(card for card in s.turned_cards if card not in turned) + tuple(
                pile[i] for pile, i in places if pile is s.invader_discard
            )
    s.invader_box.sort()
