"""Fear: markers, cards that are earned, the terror level."""

from __future__ import annotations

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.registry import FEAR_CARDS, active
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel import chance

VICTORY = 4


def gain(s: IslandState, n: int) -> None:
    """Fear markers move; each full pool earns a fear card, and the rest counts on."""
    s.fear += n
    if s.trace is not None:
        s.trace.tell("spirit_island-event-fear", {"n": n})
    while s.fear >= s.fear_pool and (s.fear_deck or refill(s)):
        s.fear -= s.fear_pool
        earn(s)
    if not s.fear_deck:
        s.fear = min(s.fear, s.fear_pool - 1)


def refills(s: IslandState) -> bool:
    """Return whether a rule has an empty fear deck shuffled again."""
    return may(s, Doing.REFILL_FEAR, normally=False)


def refill(s: IslandState) -> bool:
    """Shuffle the discarded fear cards into a new deck, if a rule says so; returns whether there are any."""
    if not s.fear_discard or not refills(s):
        return False
    s.fear_deck, s.fear_discard = s.fear_discard, []
    s.fear_split = (0, 0, len(FEAR_CARDS.of(s.sets)))
    chance.shuffle(s, s.fear_deck)
    return True


def earn(s: IslandState) -> None:
    """Earn the top fear card, face down; the terror level may rise at once."""
    card = s.fear_deck.pop()
    s.fear_earned.append(card)
    if s.trace is not None:
        s.trace.tell("spirit_island-event-fear-earned", {"n": len(s.fear_earned)})
    for rule, by in active(s, Rule.after_drawing_fear):
        rule.after_drawing_fear(s, by)
    if may(s, Doing.RAISE_TERROR):
        raise_terror(s, level_for(s))


def lose(s: IslandState, n: int) -> None:
    """Fear markers go back into the pool."""
    n = min(n, s.fear)
    s.fear -= n
    if s.trace is not None:
        s.trace.tell("spirit_island-event-fear-lost", {"n": n})


def discard_earned(s: IslandState, n: int) -> None:
    """Discard the fear cards that were earned first, unresolved."""
    gone, s.fear_earned = s.fear_earned[:n], s.fear_earned[n:]
    s.fear_discard += gone
    s.fear_seen = [card for card in s.fear_seen if card not in gone]
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("spirit_island-event-fear-discarded", {"n": len(gone)})


def lay_on_top(s: IslandState) -> None:
    """Put a fear card of the box on top of the deck; it belongs to the terror level that is on."""
    if s.fear_box:
        s.fear_deck.append(s.fear_box.pop(chance.below(s, len(s.fear_box))))
        resize(s, 1)


def discard_top(s: IslandState) -> None:
    """Put the top fear card back into the box: it is not earned, but the terror level may rise."""
    if s.fear_deck:
        s.fear_box.append(s.fear_deck.pop())
        s.fear_box.sort()
        resize(s, -1)
        for rule, by in active(s, Rule.after_drawing_fear):
            rule.after_drawing_fear(s, by)
        if may(s, Doing.RAISE_TERROR):
            raise_terror(s, level_for(s))


def resize(s: IslandState, n: int) -> None:
    """Note that the part of the fear deck for the present terror level has more cards, or fewer."""
    split = list(s.fear_split)
    level = min(s.terror, 3) - 1
    split[level] = max(0, split[level] + n)
    s.fear_split = (split[0], split[1], split[2])


def level_for(s: IslandState) -> int:
    """Return the terror level that belongs to what is left of the fear deck."""
    left = len(s.fear_deck)
    _, second, third = s.fear_split
    if left > second + third:
        return 1
    if left > third:
        return 2
    return 3 if left or refills(s) else VICTORY


def raise_terror(s: IslandState, level: int) -> None:
    """Raise the terror level, if it is lower."""
    if level > s.terror:
        s.terror = level
        if s.trace is not None:
            s.trace.tell("spirit_island-event-terror", {"level": level})
