"""The value of an element right now, why it is not open to a token, and what it could buy."""

from __future__ import annotations

from typing import cast

from weald.games.living_forest_duel.actions import plantable
from weald.games.living_forest_duel.cards import (
    BONUSES,
    CARD_IDS,
    CLEARING,
    CLEARING_BONUS,
    COST,
    DEAREST,
    ELEMENTS,
    FIRE_VALUE,
    FIRES_FOR,
    PLANT,
    RIVER,
    SANKI,
    SUN,
    TREE_BONUS,
    TREE_COST,
    TREE_IDS,
    WATER,
)
from weald.games.living_forest_duel.forecast import after_steps
from weald.games.living_forest_duel.forest import cell_name, matching, places_for
from weald.games.living_forest_duel.help_lines import last_showing
from weald.games.living_forest_duel.state import Duel, amount
from weald.games.living_forest_duel.view_types import Bonus, Place, Target
from weald.kernel.decisions import Why
from weald.kernel.messages import Message


def terms(s: Duel, seat: int, element: int) -> Why:
    """Return the terms of what `seat` would have of an element: common line, own line, forest."""
    trees = s.grown[4 * seat + element]
    line = s.own[4 * seat + element] - trees
    parts = {"common": s.free[element], "line": line, "trees": trees}
    named = ELEMENTS[element]
    return [
        (Message(f"living_forest_duel-why-{part}", {"element": named}), n)
        for part, n in parts.items()
        if n or part == "common"
    ]


def blocked(s: Duel, seat: int, element: int) -> Message | None:
    """Return the rule that keeps `seat` from pointing at an element now; None if there is none."""
    named = ELEMENTS[element]
    if not s.tokens[seat]:
        return Message("living_forest_duel-blocked-token", {"seat": seat})
    if not s.shown[element]:
        return Message("living_forest_duel-blocked-absent", {"element": named})
    if s.shown[element] < s.open_at[4 * seat + element]:
        last = last_showing(s, element)
        if any(mark[:2] == (last, element) for mark in s.marks):
            return Message("living_forest_duel-blocked-taken", {"element": named})
        return Message("living_forest_duel-blocked-between", {"element": named})
    has, needed = amount(s, seat, element), s.needed[4 * seat + element]
    if needed == DEAREST:
        return Message("living_forest_duel-blocked-nothing", {"element": named})
    if has < needed:
        return Message("living_forest_duel-blocked-short", {"element": named, "n": has, "needed": needed})
    return None


def targets(s: Duel, seat: int, element: int, left: int) -> list[Target]:
    """Return everything that `left` of an element could buy, by ref."""
    if element == SUN:
        return [
            {"ref": f"recruit:{CARD_IDS[card]}", "cost": COST[card]}
            for card in s.recruits
            if COST[card] <= left
        ]
    if element == WATER:
        fires = FIRES_FOR[max(0, min(left, 4))][s.fires]
        return [{"ref": f"clearing:{CLEARING[place]}", "cost": FIRE_VALUE[place]} for place in fires]
    if element == PLANT:
        return [
            {"ref": f"pile:{ELEMENTS[pile]}", "cost": TREE_COST[s.trees[pile][-1]]}
            for pile in plantable(s, seat, left, 0)
        ]
    return [
        {"ref": f"clearing:{CLEARING[step.place]}", "cost": n, "bonus": step.bonus, "out": step.out}
        for n, step in enumerate(after_steps(s, seat, left), 1)
    ]


def planting(s: Duel, seat: int, tree: int) -> list[Place]:
    """Return the cells where a tree may grow in the forest of `seat`, with the bonuses it would trigger."""
    forest = s.forests[seat]
    bonus = TREE_BONUS[tree]
    places: list[Place] = []
    for cell in sorted(places_for(forest, s.rivers[seat], RIVER[tree])):
        n = matching(forest, cell, tree)
        under = forest.get(cell)
        places.append(
            {
                "cell": cell_name(cell),
                "ref": f"cell:{seat}:{cell_name(cell)}",
                "bonuses": n,
                "bonus": cast("Bonus", BONUSES[bonus]) if n else None,
                "covers": None if under is None else TREE_IDS[under],
            }
        )
    return places


def bonus_terms(s: Duel, seat: int, bonus: int, n: int) -> Why:
    """Return bonuses as terms, with what each would be worth now."""
    if bonus == SANKI:
        return [(Message("living_forest_duel-why-sanki", {"n": n}), n)] if n else []
    term = Message("living_forest_duel-why-bonus", {"bonus": BONUSES[bonus], "n": amount(s, seat, bonus)})
    return [(term, n)] if n else []


def clearing_bonus(place: int) -> str:
    """Return the bonus printed on a clearing card."""
    return BONUSES[CLEARING_BONUS[place]]
