"""Answers of special rules to verbs; a verb first looks whether there are such rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import KIND, Kinds
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.happenings import PUT_OFF, SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import NOTHING, Work, answered
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.ways_to_lose import demand

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def instead_of_harm(act: Action, land: int, what: int) -> Work[bool]:
    """Return whether a rule keeps harm (damage, movement) from the invaders of a land."""
    for rule, by in active(act.s, Rule.instead_of_harm):
        if (yield from answered(rule.instead_of_harm(act, by, land, what))):
            return True
    return False


def instead_of_destroying(act: Action, land: int, piece: int) -> Work[bool]:
    """Return whether a rule lets something else happen to a piece that would be destroyed."""
    for rule, by in active(act.s, Rule.instead_of_destroying):
        if (yield from answered(rule.instead_of_destroying(act, by, land, piece))):
            return True
    return False


def may_enter(act: Action, piece: int, land: int) -> bool:
    """Return whether all rules let a piece come into a land."""
    return all(rule.may_enter(act, by, piece, land) for rule, by in active(act.s, Rule.may_enter))


def extra_badlands(act: Action, land: int, dahan: bool) -> int:
    """Return the number of badlands that rules add in a land."""
    return sum([rule.extra_badlands(act, by, land, dahan) for rule, by in active(act.s, Rule.extra_badlands)])


def instead_of_blight(act: Action, land: int) -> Work[bool]:
    """Return whether a rule keeps blight from leaving its card for a land."""
    for rule, by in active(act.s, Rule.instead_of_blight):
        if (yield from answered(rule.instead_of_blight(act, by, land))):
            return True
    return False


def instead_of_card_blight(act: Action, land: int, n: int) -> Work[int]:
    """Return how much of some blight comes from the box."""
    came = 0
    for _ in range(n):
        for rule, by in active(act.s, Rule.instead_of_card_blight):
            if (yield from answered(rule.instead_of_card_blight(act, by, land))):
                came += 1
                break
    return came


def extra_pieces(act: Action, land: int) -> dict[int, int]:
    """Return the pieces apart in a land, without those whose fate is put off to the end of the Action."""
    if act.cause > SPECIAL_RULE:
        return {}
    here: dict[int, int] = {}
    for rule, by in active(act.s, Rule.extra_pieces):
        here.update(rule.extra_pieces(act.s, by, land))
    for entry in act.log:
        if entry[0] == PUT_OFF and entry[2] == land and entry[1] in here:
            here[entry[1]] -= 1
    return {piece: n for piece, n in here.items() if n > 0}


def instead_of_harming_extra(act: Action, land: int, piece: int, what: int, new: Kinds = ()) -> Work[bool]:
    """Return whether a rule has dealt with harm to a piece that it keeps apart."""
    for rule, by in active(act.s, Rule.instead_of_harming_extra):
        if (yield from answered(rule.instead_of_harming_extra(act, by, land, piece, what, new))):
            return True
    return False


def instead_of_moving_extra(act: Action, piece: int, land: int, to: int) -> Work[None]:
    """Let rules move a piece that they keep apart."""
    for rule, by in active(act.s, Rule.instead_of_moving_extra):
        yield from rule.instead_of_moving_extra(act, by, piece, land, to) or NOTHING


def instead_of_removing(act: Action, land: int, piece: int) -> Work[bool]:
    """Return whether a rule lets something else happen to a piece that would be removed."""
    for rule, by in active(act.s, Rule.instead_of_removing):
        if (yield from answered(rule.instead_of_removing(act, by, land, piece))):
            return True
    return False


def runs_short(act: Action, piece: int, land: int) -> bool:
    """Return whether the supply of a kind has run out, which loses the game."""
    s = act.s
    for rule, by in active(s, Number.SUPPLY):
        n = rule.extra(s, by, Number.SUPPLY, -1, -1, piece & KIND)
        if 0 < n <= on_island(s, (piece & KIND,)):
            return demand(s, rule.defeats[0], by, land, needed=1)
    return False


def left_in_supply(act: Action, pieces: Sequence[int]) -> list[int]:
    """Return those of some pieces that the supply still has."""
    s, left = act.s, list[int]()
    for piece in pieces:
        kind = piece & KIND
        there = on_island(s, (kind,)) + sum(other & KIND == kind for other in left)
        if not 0 < extra(s, Number.SUPPLY, of=kind) <= there:
            left.append(piece)
    return left


def instead_of_returning_blight(act: Action) -> bool:
    """Return whether a rule takes blight that would go back to its card."""
    return any(
        rule.instead_of_returning_blight(act, by)
        for rule, by in active(act.s, Rule.instead_of_returning_blight)
    )


def instead_of_losing_presence(act: Action, seat: int, land: int) -> Work[bool]:
    """Return whether a rule lets something else happen to presence that would be destroyed."""
    for rule, by in active(act.s, Rule.instead_of_losing_presence):
        if (yield from answered(rule.instead_of_losing_presence(act, by, seat, land))):
            return True
    return False


def instead_of_forgetting(act: Action, seat: int, card: int) -> Work[bool]:
    """Return whether a rule lets something else happen to a card that would be forgotten."""
    for rule, by in active(act.s, Rule.instead_of_forgetting):
        if (yield from answered(rule.instead_of_forgetting(act, by, seat, card))):
            return True
    return False
