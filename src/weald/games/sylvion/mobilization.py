"""The Mobilization of the advanced game: columns grow, one is recruited, one deserts."""

from __future__ import annotations

from weald.games.sylvion.cards import BETRAYAL, COLUMN_LIMIT, FEAT_OWL, NAMES
from weald.games.sylvion.state import Battle
from weald.kernel.decisions import one
from weald.kernel.game import Steps


def summon(s: Battle) -> Steps:
    """Fill the columns: step 1, Summoning."""
    yield from ()
    fill_columns(s)
    return "recruit"


def fill_columns(s: Battle) -> None:
    """Deal a card to each column from left to right; full ones are skipped, and no Betrayal completes one."""
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
    """Recruit one whole column into the deck, Feats beside it, and fill the columns: steps 2 and 3."""
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
    """Reveal the edge that names the column to leave the game: step 4, Desertion."""
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
    """Remove all cards from the game that were not recruited."""
    for column in s.columns:
        s.box += column
        column.clear()
    s.box += s.pool
    s.pool.clear()
    s.edges.clear()
