"""Verbs for power cards: gained, given, played, forgotten, reclaimed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import agrees, ask, pick_card
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.rules import decks
from weald.games.spirit_island.rules.aims import GAIN, GIVE_UP
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.hands import tell_card
from weald.games.spirit_island.rules.happenings import RECLAIMED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.powers import MAJOR, MINOR, NOTHING, Power, Work
from weald.games.spirit_island.rules.registry import EVENTS, POWERS, active
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

DRAWN = 4


def gain_card(act: Action, deck: str = "", seat: int = -1, price: int = 0) -> Work[int]:
    """Let a spirit gain a power card: draw 4, keep 1, forget one for a major power; returns it.

    With a `price`, it may pay that instead of forgetting a card. A beginner's list of powers stands in
    for the draw, whatever the deck.
    """
    card = (yield from gain_listed(act, seat)) if act.s.power_progression else NONE
    if card != NONE:
        kind = POWERS.all[card].deck
    else:
        kind = yield from draw_powers(act, deck, seat=seat)
        card = yield from keep_power(act, seat)
        if card == NONE:
            return NONE
        discard_drawn(act)
    who = act.seat if seat < 0 else seat
    if kind == MAJOR and forgets_for_major(act, who):
        able = 0 < price <= act.s.energy[who]
        if able and (yield from agrees(act, "pay_not_forget", {"n": price}, who)):
            yield from act.pay_energy(price, who)
        else:
            yield from forget_card(act, seat)
    return card


def forgets_for_major(act: Action, seat: int) -> bool:
    """Return whether a spirit that gains a major power forgets a card for it."""
    return may(act.s, Doing.FORGET, -1, seat)


def gain_listed(act: Action, seat: int) -> Work[int]:
    """Let a spirit take the next card of its list of powers; returns it, or NONE if none is left."""
    seat = act.seat if seat < 0 else seat
    card = decks.next_of_progression(act.s, seat)
    if card < 0:
        return NONE
    take_power(act, seat, card)
    yield from after_gaining(act, seat, card)
    return card


def draw_powers(act: Action, deck: str = "", n: int = DRAWN, seat: int = -1) -> Work[int]:
    """Turn up power cards, of a deck of the spirit's choice if none is named. Returns the deck."""
    kind = {"minor": MINOR, "major": MAJOR}.get(deck, -1)
    if kind < 0:
        kind = yield from ask(act, "deck", [MINOR, MAJOR], "deck", {}, act.seat if seat < 0 else seat)
    decks.draw(act.s, kind, n, act.seat if seat < 0 else seat)
    return kind


def keep_power(act: Action, seat: int = -1) -> Work[int]:
    """Let a spirit take one of the cards that lie open into its hand; returns it, or NONE."""
    seat = act.seat if seat < 0 else seat
    if not act.s.shown:
        return NONE
    card = yield from pick_card(act, "gain", act.s.shown, seat=seat, aim=GAIN)
    take_power(act, seat, card)
    yield from after_gaining(act, seat, card)
    return card


def after_gaining(act: Action, seat: int, card: int) -> Work[None]:
    """Let rules react to a card that a spirit has gained."""
    for rule, by in active(act.s, Rule.after_gaining_card):
        yield from rule.after_gaining_card(act, by, seat, card) or NOTHING


def take_power(act: Action, seat: int, card: int) -> None:
    """Take a card that lies open into a spirit's hand."""
    s = act.s
    s.shown = [other for other in s.shown if other != card]
    s.hands[seat].append(card)
    tell_card(s, seat, "gained", POWERS.all[card])


def discard_drawn(act: Action) -> None:
    """Discard the cards that still lie open."""
    s = act.s
    for card in s.shown:
        decks.discard_pile(s, POWERS.all[card].deck).append(card)
    s.shown, s.drawer = [], -1


def turn_over(act: Action, deck: str) -> Work[Power | None]:
    """Turn over the top card of the minor or major deck and discard it; returns it."""
    yield from draw_powers(act, deck, 1)
    power = POWERS.all[act.s.shown[0]] if act.s.shown else None
    discard_drawn(act)
    if power is not None and act.s.trace is not None:
        act.tell("turned-over", {"id": power.id})
    return power


def give_card(act: Action, giver: int, taker: int) -> Work[None]:
    """Let a spirit give a card from its hand to another one."""
    s = act.s
    card = yield from pick_card(act, "give_card", s.hands[giver], optional=True, seat=giver)
    if card != NONE:
        s.hands[giver].remove(card)
        s.hands[taker].append(card)
        if s.trace is not None:
            act.tell("gained", {"spirit": s.spirits[taker], "id": POWERS.all[card].id})


def play_now(act: Action, cards: Sequence[int], seat: int = -1) -> Work[int]:
    """Let a spirit play one of some cards of its hand for its cost, beyond its card plays; returns it."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    payable = [card for card in cards if cost(s, seat, card) <= s.energy[seat]]
    card = yield from pick_card(act, "play_now", payable, optional=True, seat=seat)
    if card != NONE:
        play_beyond(act, card, seat)
    return card


def play_beyond(act: Action, card: int, seat: int, price: int | None = None) -> None:
    """Play a card of a spirit's hand beyond its card plays, for its cost or another price."""
    act.s.extra_plays[seat] += 1
    decks.play(act.s, seat, card, price)


def forget_card(act: Action, seat: int = -1) -> Work[int]:
    """Let a spirit forget a power card from hand, discard or play; returns it."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    cards = own_cards(s, seat)
    if not cards:
        return NONE
    return (yield from forget_one_of(act, cards, seat))


def forget_one_of(act: Action, cards: Sequence[int], seat: int = -1) -> Work[int]:
    """Let a spirit forget one of certain cards that it has; returns it."""
    seat = act.seat if seat < 0 else seat
    card = yield from pick_card(act, "forget", cards, seat=seat, aim=GIVE_UP)
    yield from forget(act, card, seat)
    return card


def forget(act: Action, card: int, seat: int) -> Work[None]:
    """Let a spirit forget a certain card that it has, unless something else happens to it."""
    s = act.s
    if active(s, Rule.instead_of_forgetting) and (
        yield from hook_calls.instead_of_forgetting(act, seat, card)
    ):
        return
    decks.forget(s, seat, card)
    if s.trace is not None:
        act.tell("forgotten", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})


def reclaim_card(
    act: Action, seat: int = -1, optional: bool = False, in_play: bool = False, major: bool = True
) -> Work[int]:
    """Let a spirit take one of its discarded cards (or those in play) back into its hand; returns it.

    Without `major` it is no major power.
    """
    s = act.s
    seat = act.seat if seat < 0 else seat
    cards = [
        card
        for card in (*s.discards[seat], *(s.played[seat] if in_play else ()))
        if major or POWERS.all[card].deck != MAJOR
    ]
    if not cards:
        return NONE
    card = yield from pick_card(act, "reclaim", cards, optional, seat, GAIN)
    if card != NONE:
        if card in s.played[seat]:
            decks.discard(s, seat, card)
        s.discards[seat].remove(card)
        s.hands[seat].append(card)
        act.log.append((RECLAIMED, seat, -1, -1, 1))
        if s.trace is not None:
            act.tell("reclaimed", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})
    return card


def reclaim_all(act: Action, seat: int = -1) -> None:
    """Return all of a spirit's discarded cards to its hand."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    if s.discards[seat]:
        act.log.append((RECLAIMED, seat, -1, -1, len(s.discards[seat])))
    s.hands[seat] += s.discards[seat]
    s.discards[seat] = []
    if s.trace is not None:
        act.tell("reclaimed-all", {"spirit": s.spirits[seat]})


def see_next_invader_card(act: Action) -> int:
    """Let the spirit look at the top card of the invader deck; returns it."""
    card = act.s.invader_deck[-1]
    tell_seen(act, "invader", "saw-invader-card", {"card": INVADER_CARDS[card].id})
    return card


def see_next_event_card(act: Action) -> int:
    """Let the spirit look at the top card of the event deck; returns it."""
    card = act.s.event_deck[-1]
    tell_seen(act, "event", "saw-event", {"id": EVENTS.ids[card]})
    return card


def tell_seen(act: Action, deck: str, id: str, words: Args) -> None:
    """Tell the spirit the card that it has looked at, and all others of which deck."""
    s = act.s
    if s.trace is not None:
        s.trace.reveal()
        spirit = s.spirits[act.seat]
        own = {act.seat: (f"spirit_island-event-{id}", {"spirit": spirit, **words})}
        s.trace.tell("spirit_island-event-looked", {"spirit": spirit, "deck": deck}, own)
