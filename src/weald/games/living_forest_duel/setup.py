"""Set-up: trees, first recruits, the common pile."""

from __future__ import annotations

from weald.games.living_forest_duel import events
from weald.games.living_forest_duel.cards import (
    COST,
    FIRST_RECRUITS,
    LOW_SUM,
    PILES,
    SEASON_CARDS,
    STAG,
    SUMMER,
    WINTER,
)
from weald.games.living_forest_duel.state import Duel, note_fires, note_recruits, note_trees
from weald.kernel import chance
from weald.kernel.game import Steps


def set_up(s: Duel) -> Steps:
    """Shuffle the trees, deal three recruits per season around the stag, shuffle the common animals."""
    yield from ()  # a step is a generator even if it asks nothing
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
    """Deal three cards; while they cost 12 or less together, put the cheapest under the pile."""
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
