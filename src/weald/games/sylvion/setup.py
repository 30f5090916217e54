"""Set-up: the Sylvan cards, then stacks, edges and first hands of the battle."""

from __future__ import annotations

from weald.games.sylvion.cards import EDGE_NUMBERS, EDGES, HAND, HAND_OF_TWO, ravage_set, sylvan_set
from weald.games.sylvion.draws import draw, drawn
from weald.games.sylvion.mobilization import dismiss_rest
from weald.games.sylvion.state import ADVANCED, INTRODUCTORY, MOBILIZATION, REVEAL, Battle
from weald.kernel import chance
from weald.kernel.game import Steps


def muster(s: Battle) -> Steps:
    """Take the Sylvan cards: as the deck of the introductory game, as recruits in the advanced game."""
    yield from ()
    cards = list(sylvan_set(s.mode, s.feats_in))
    if s.mode == INTRODUCTORY:
        s.deck = cards
        return "array"
    chance.shuffle(s, cards)
    s.pool = cards
    s.edges = list(EDGE_NUMBERS)
    chance.shuffle(s, s.edges)
    s.phase = MOBILIZATION
    if s.trace is not None:
        s.trace.tell("sylvion-event-mobilization", {"n": len(cards)})
    return "summon"


def array(s: Battle) -> Steps:
    """Set up the battle: stacks, edges, the first hands."""
    if s.mode == ADVANCED:
        dismiss_rest(s)
    chance.shuffle(s, s.deck)
    cards = list(ravage_set(s.mode, s.elements, s.pawn_in))
    chance.shuffle(s, cards)
    size = len(cards) // 4
    s.stacks = [cards[row * size : (row + 1) * size] for row in range(4)]
    s.desolated = s.start_desolated
    s.bloom = EDGES - s.desolated
    s.active = 0
    s.phase = REVEAL
    if s.trace is not None:
        s.trace.tell("sylvion-event-battle", {"n": len(s.deck), "turns": size})
    n = HAND if s.seats == 1 else HAND_OF_TWO
    for seat in range(s.seats):
        if not drawn(s, seat, n):
            yield from draw(s, seat, n)
    return "reveal"
