"""Phase 1 of the advanced game: columns grow, one is recruited, one deserts, until the edges run out."""

from __future__ import annotations

from weald.games.sylvion.cards import (
    BETRAYAL,
    COLUMN_LIMIT,
    EDGE_NUMBERS,
    EDGES,
    FEAT_OWL,
    HAND,
    HAND_OF_TWO,
    NAMES,
    ravage_set,
    sylvan_set,
)
from weald.games.sylvion.draws import draw, drawn
from weald.games.sylvion.state import ADVANCED, INTRODUCTORY, MOBILIZATION, REVEAL, Battle
from weald.kernel import chance
from weald.kernel.decisions import one
from weald.kernel.game import Steps


def muster(s: Battle) -> Steps:
    """Take the Sylvan cards: the deck of the introductory game, and recruits in the advanced game."""
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


def summon(s: Battle) -> Steps:
    """Step 1, Summoning."""
    yield from ()
    fill_columns(s)
    return "recruit"


def fill_columns(s: Battle) -> None:
    """A card for each column from left to right; full ones are passed over, and no Betrayal completes one."""
    for number, column in enumerate(s.columns):
        if len(column) - column.count(BETRAYAL) >= COLUMN_LIMIT:
            continue
        card = BETRAYAL
        while card == BETRAYAL and s.pool:
            card = s.pool.pop()
            column.append(card)
            if s.trace is not None:
                s.trace.reveal()
                s.trace.tell("sylvion-event-summoned", {"card": NAMES[card], "column": number + 1})


def recruit(s: Battle) -> Steps:
    """Step 2, Recruitment: one whole column joins the deck; Feats lie beside it. Step 3, Summoning again."""
    filled = [number for number, column in enumerate(s.columns) if column]
    if filled:
        chosen = yield one("recruit", s.active, filled)
        column = s.columns[chosen]
        for card in column:
            (s.beside if card >= FEAT_OWL else s.deck).append(card)
        if s.trace is not None:
            args = {"seat": s.active, "column": chosen + 1, "n": len(column)}
            s.trace.tell("sylvion-event-recruited", args)
        column.clear()
    fill_columns(s)
    return "desert"


def desert(s: Battle) -> Steps:
    """Step 4, Desertion: an edge names the column that leaves the game."""
    yield from ()
    number = s.edges.pop()
    s.fled.append(number)
    column = s.columns[number]
    emptied = not s.pool and not column
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("sylvion-event-deserted", {"column": number + 1, "n": len(column)})
    s.box += column
    column.clear()
    if emptied or not s.edges:
        return "array"
    s.active = len(s.fled) % s.seats
    return "summon"


def dismiss_rest(s: Battle) -> None:
    """Whatever was not recruited leaves the game."""
    for column in s.columns:
        s.box += column
        column.clear()
    s.box += s.pool
    s.pool.clear()
    s.edges.clear()


def array(s: Battle) -> Steps:
    """Setup of the battle: stacks, edges, the first hands."""
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
            yield from draw(s, seat, n, effect=False)
    return "reveal"
