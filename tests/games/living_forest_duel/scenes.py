"""Positions laid out by hand: name what matters, everything else stays where the set-up put it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import (
    CARD_NUMBERS,
    CLEARING,
    ELEMENTS,
    EMPTY,
    SEASON,
    TOKENS,
    TREE_NUMBERS,
    VARAN,
)
from weald.games.living_forest_duel.forest import cell_at
from weald.games.living_forest_duel.setup import set_up
from weald.games.living_forest_duel.state import Duel, note_all
from weald.kernel.table import Table

SUMMER, WINTER = 0, 1
Cells = Mapping[tuple[int, int], str]


def dealt(seed: int = 1, options: dict[str, Any] | None = None) -> Duel:
    """A game right after its set-up."""
    s = GAME.start(2, GAME.resolve_options(options or {}), seed)
    for _ in set_up(s):
        raise AssertionError("the set-up asks nothing")
    s.step = "play"
    return s


def fetch(s: Duel, name: str) -> int:
    """Take a card from wherever it lies (a varan from its pile)."""
    card = CARD_NUMBERS[name]
    if card >= VARAN:
        s.varans[card - VARAN] -= 1
        return card
    for place in (s.pile, s.discard, s.common, *s.lines, *s.packs):
        if card in place:
            place.remove(card)
            return card
    slot = s.recruits.index(card)
    s.recruits[slot] = EMPTY
    return card


def fetch_tree(s: Duel, name: str) -> int:
    """Take a tree from its pile."""
    tree = TREE_NUMBERS[name]
    s.trees[tree // 6].remove(tree)
    return tree


def duel(
    *,
    common: Sequence[str] = (),
    summer: Sequence[str] = (),
    winter: Sequence[str] = (),
    pile: Sequence[str] = (),
    discard: Sequence[str] = (),
    recruits: Sequence[str | None] | None = None,
    packs: tuple[Sequence[str], Sequence[str]] = ((), ()),
    tops: Sequence[str] = (),
    forests: tuple[Cells, Cells] = ({}, {}),
    marks: Iterable[tuple[int, str, int]] = (),
    fires: Sequence[str] | None = None,
    active: int = SUMMER,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Duel:
    """A state with these cards in these places.

    `pile` and `packs` name the next cards, `tops` the visible trees, `marks` tokens as (place from 1,
    element, seat).
    """
    s = dealt(options=options)
    s.sunk = [0, 0]
    if recruits is not None:
        _line_up(s, recruits)
    laid = ((common, s.common), (summer, s.lines[0]), (winter, s.lines[1]), (discard, s.discard))
    for cards, place in laid:
        place += [fetch(s, name) for name in cards]
    s.pile += reversed([fetch(s, name) for name in pile])
    for pack, cards in zip(s.packs, packs, strict=True):
        pack.extend(reversed([fetch(s, name) for name in cards]))
    for forest, cells in zip(s.forests, forests, strict=True):
        forest.update({cell_at(x, y): fetch_tree(s, name) for (x, y), name in cells.items()})
    for name in tops:
        tree = fetch_tree(s, name)
        s.trees[tree // 6].append(tree)
    s.marks = [(at - 1, ELEMENTS.index(element), seat) for at, element, seat in marks]
    if fires is not None:
        s.fires = sum(1 << CLEARING.index(card) for card in fires)
    s.active = active
    for name, value in fields.items():
        setattr(s, name, value)
    _settle_tokens(s, fields)
    note_all(s)
    assert GAME.invariants(s) == []
    return s


def table(options: dict[str, Any] | None = None, **layout: Any) -> Table:
    """A table with these cards in these places, where the next play begins."""
    return Table(GAME, 2, GAME.resolve_options(options or {}), duel(options=options, **layout))


def state(t: Table) -> Duel:
    """The position of a table."""
    assert isinstance(t.run.state, Duel)
    return t.run.state


def play(t: Table, *answers: str) -> None:
    """Give answers one after the other, for the seat that is asked."""
    for answer in answers:
        t.answer(t.pending[0].seat, answer)


def asked(t: Table) -> tuple[str, ...]:
    """The options of the open question."""
    return t.pending[0].options


def events(t: Table, event: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind."""
    return [dict(e.args) for e in t.events if e.id == f"living_forest_duel-event-{event}"]


def names(t: Table) -> list[str]:
    """The events of a table by name."""
    return [e.id.removeprefix("living_forest_duel-event-") for e in t.events]


def _line_up(s: Duel, recruits: Sequence[str | None]) -> None:
    """Put exactly these animals into the recruitment line; the others go back under their piles."""
    for slot, card in enumerate(s.recruits):
        s.recruits[slot] = EMPTY
        if SEASON[card] >= 0:
            s.packs[SEASON[card]].insert(0, card)
        elif card != EMPTY:
            s.discard.append(card)
    cards = [EMPTY if name is None else fetch(s, name) for name in recruits]
    s.recruits = cards + [EMPTY] * (7 - len(cards))


def _settle_tokens(s: Duel, fields: dict[str, Any]) -> None:
    """Tokens that are neither used nor lost are left, unless a test says so itself."""
    for seat in (0, 1):
        used = sum(owner == seat for _, _, owner in s.marks)
        if "tokens" not in fields:
            s.tokens[seat] = TOKENS - used - s.lost[seat]
        elif "lost" not in fields:
            s.lost[seat] = TOKENS - used - s.tokens[seat]
