"""Positions laid out by hand: name what matters, every other card lies where it does not disturb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.words import LANGUAGES, of_game
from weald.games.sylvion import GAME
from weald.games.sylvion.cards import EDGES, KINDS, NAMES, ravage_set, sylvan_set
from weald.games.sylvion.field import NOWHERE, ROW_CELLS, SPACE_NUMBERS
from weald.games.sylvion.invariants import PHASE_OF
from weald.games.sylvion.state import ADVANCED, Battle
from weald.kernel import table
from weald.kernel.errors import Illegal
from weald.kernel.game import Steps
from weald.kernel.table import Table

# The clearing in letters: "." nothing, F fountain, T tree, e elemental, m with the icon, b blazing.
SHORT = {".": 0, "G": KINDS["geyser"], "L": KINDS["acid_lake"]}
for letter, kind in (("F", "fountain"), ("T", "tree"), ("e", "elemental"), ("m", "marked"), ("b", "blazing")):
    SHORT |= {letter + name[-1]: card for name, card in KINDS.items() if name[:-2] == kind}
LONG = {card: short for short, card in SHORT.items()}
NOTHING = ". . . ."
HARMLESS = ("elemental_0",) * 4

ADVANCED_GAME = {"mode": "advanced"}
FEATS = {"mode": "advanced", "feats": True}
ELEMENTS = {"mode": "advanced", "elements": True}
PAWN = {"pawn": True}


def cards(names: str) -> list[int]:
    """Cards by name."""
    return [KINDS[name] for name in names.split()]


def battle(
    rows: Sequence[str] = (),
    tops: Sequence[str] = HARMLESS,
    hand: str = "tree_1",
    partner: str | None = None,
    deck: str = "",
    discard: str = "",
    beside: str = "",
    step: str = "reveal",
    options: dict[str, Any] | None = None,
    desolated: int | None = None,
    pawn: str | None = None,
    height: int | None = None,
    **fields: Any,
) -> Battle:
    """A battle; `tops` and `deck` begin with their top card.

    The rest of the Sylvan cards is under the deck in the introductory game and out of an advanced one;
    the rest of the Ravage cards fills the stacks up to `height` and is otherwise discarded.
    """
    settled = GAME.resolve_options(options or {})
    s = GAME.start(1 if partner is None else 2, settled, 1)
    s.step, s.phase, s.turn = step, PHASE_OF[step][-1], 0 if step == "reveal" else 1
    s.desolated = s.start_desolated if desolated is None else desolated
    s.bloom = EDGES - s.desolated
    ours = list(sylvan_set(s.mode, s.feats_in))
    theirs = list(ravage_set(s.mode, s.elements, s.pawn_in))

    def take(names: str, pile: list[int]) -> list[int]:
        taken = cards(names)
        for card in taken:
            pile.remove(card)
        return taken

    for row, line in enumerate(rows):
        for cell, short in zip(ROW_CELLS[row], line.split(), strict=True):
            s.board[cell] = card = SHORT[short]
            for pile in (ours, theirs):
                if card in pile:
                    pile.remove(card)
    s.hands = [take(names, ours) for names in (hand, partner) if names is not None]
    s.discard = take(discard, ours)
    s.beside = take(beside, ours)
    top = take(deck, ours)[::-1]
    if s.mode == ADVANCED:
        s.deck, s.box = top, ours
    else:
        s.deck = ours + top
    s.stacks = [take(names, theirs)[::-1] for names in tops]
    high = max(map(len, s.stacks)) if height is None else height
    for stack in s.stacks:
        while len(stack) < high:
            stack.insert(0, theirs.pop(0))
    s.burnt = theirs
    if pawn is not None:
        s.bearer = SPACE_NUMBERS[pawn]
    for name, value in fields.items():
        setattr(s, name, value)
    assert GAME.invariants(s) == []
    return s


def lay(**layout: Any) -> Table:
    """A table at such a battle, run on to its next question."""
    s = battle(**layout)
    return Table(GAME, s.seats, GAME.resolve_options(layout.get("options") or {}), s)


def defence(rows: Sequence[str] = (), **layout: Any) -> Table:
    """A table in step 4, with nothing revealed."""
    return lay(rows=rows, step="defend", **layout)


def new(seats: int = 1, seed: int = 1, **options: Any) -> Table:
    """A table at its beginning."""
    return table.new(GAME, seats, seed, options)


def run(steps: Steps, *answers: int) -> str:
    """Run one step with answers in the machine's terms; the name of the next."""
    given = iter(answers)
    try:
        next(steps)
        while True:
            steps.send(next(given))
    except StopIteration as end:
        return str(end.value)


def state(t: Table) -> Battle:
    """The position of a table."""
    assert isinstance(t.run.state, Battle)
    return t.run.state


def play(t: Table, *answers: str) -> None:
    """Give answers one after the other, for the seat that is asked."""
    for answer in answers:
        t.answer(t.pending[0].seat, answer)


def asked(t: Table) -> tuple[str, int, tuple[str, ...]]:
    """The open question: its kind, who is asked, the options."""
    decision = t.pending[0]
    return decision.kind, decision.seat, decision.options


def rows(s: Table | Battle) -> list[str]:
    """The clearing in letters."""
    board = (state(s) if isinstance(s, Table) else s).board
    return [" ".join(LONG[board[cell]] for cell in cells) for cells in ROW_CELLS]


def names(taken: Sequence[int]) -> list[str]:
    """Cards by name, sorted."""
    return sorted(NAMES[card] for card in taken)


def hand(t: Table, seat: int = 0) -> list[str]:
    """A hand by names, sorted."""
    return names(state(t).hands[seat])


def discard(t: Table) -> list[str]:
    """The Sylvan discard by names, sorted."""
    return names(state(t).discard)


def edges(t: Table) -> tuple[int, int]:
    """Edges in bloom and desolated."""
    return state(t).bloom, state(t).desolated


def bears(t: Table) -> bool:
    """Whether the pawn stands on an elemental."""
    return state(t).bearer != NOWHERE


def events(t: Table, event: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind."""
    return [dict(e.args) for e in t.events if e.id == f"sylvion-event-{event}"]


def reason(t: Table) -> str:
    """Return the reason for the end of a game."""
    assert t.result is not None
    return t.result.reason.id.removeprefix("sylvion-result-")


def won(t: Table) -> bool:
    """Whether the team won."""
    assert t.result is not None
    return t.result.winners == tuple(range(t.seats))


def refused(t: Table, option: str, seat: int | None = None) -> str:
    """The rule that an answer is refused with, said in every language; nothing has changed."""
    before = t.position()
    with pytest.raises(Illegal) as illegal:
        t.answer(t.pending[0].seat if seat is None else seat, option)
    assert t.position() == before
    for lang in LANGUAGES:
        assert of_game(GAME, lang).complaints(illegal.value.message) == []
    return illegal.value.message.id.removeprefix("sylvion-refused-")
