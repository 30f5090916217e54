"""The view of each seat: everything lies open but the order of the piles, so both seats see the same."""

from __future__ import annotations

from typing import cast

from weald.games.living_forest_duel import view_types as types
from weald.games.living_forest_duel.cards import (
    ACTIONS,
    BONUSES,
    CARD_IDS,
    CLEARING,
    CLEARING_BONUS,
    COST,
    EDGES,
    ELEMENTS,
    EMPTY,
    FIRE_VALUE,
    NOBODY,
    PLANKS,
    RIVER,
    SEASON,
    SEASONS,
    SOLITARY,
    START,
    SYMBOL,
    TOKENS,
    TREE_BONUS,
    TREE_COST,
    TREE_ELEMENT,
    TREE_IDS,
)
from weald.games.living_forest_duel.dangers import dangers
from weald.games.living_forest_duel.explain import blocked, planting, targets, terms
from weald.games.living_forest_duel.forecast import end_of_turn, next_reveal
from weald.games.living_forest_duel.forest import cell_name, x_of, y_of
from weald.games.living_forest_duel.help_lines import solitary
from weald.games.living_forest_duel.information import redact, redeal
from weald.games.living_forest_duel.result import goals
from weald.games.living_forest_duel.rules import burning
from weald.games.living_forest_duel.state import (
    OVER,
    PHASES,
    VICTORIES,
    Duel,
    amount,
    fire_reserve,
    sanki_reserve,
)

__all__ = ["open_view", "redact", "redeal", "view"]


def view(s: Duel, _seat: int | None = None) -> types.View:
    """Return everything that the players and spectators may know: it is the same for all."""
    over = s.phase == OVER
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "active": None if over else s.active,
        "winner": None if s.winner == NOBODY else s.winner,
        "victory": cast("types.Goal", VICTORIES[s.victory]) if s.winner != NOBODY else None,
        "turned": card_view(s.turned) if s.turned != EMPTY else None,
        "clearing": [_clearing(s, place) for place in range(7)],
        "onibi": {"clearing": CLEARING[s.onibi], "card": None if s.onibi_card == NOBODY else s.onibi_card},
        "reserve": {"fires": fire_reserve(s), "sanki": sanki_reserve(s), "onibi": s.onibi_card == NOBODY},
        "recruits": [_slot(s, slot) for slot in range(len(s.recruits))],
        "line": [_on_common(s, place) for place in range(len(s.common))],
        "elements": [_element(s, element) for element in range(4)],
        "actions": [_action(s, i) for i in range(len(s.acting))],
        "trees": [_pile(s, pile) for pile in range(4)],
        "players": [_player(s, seat) for seat in (0, 1)],
        "pile": {"cards": len(s.pile), "kinds": sorted_ids(s.pile)},
        "discard": {"cards": len(s.discard), "kinds": sorted_ids(s.discard)},
        "dangers": dangers(s),
        "forecast": None if over else {"end": end_of_turn(s), "reveal": next_reveal(s)},
    }


def open_view(s: Duel) -> types.View:
    """Return the view of a game in which nothing is secret any more: all piles, the next card first."""
    return {
        **view(s),
        "open": {
            "pile": [CARD_IDS[card] for card in reversed(s.pile)],
            "packs": [[CARD_IDS[card] for card in reversed(pack)] for pack in s.packs],
            "trees": [[TREE_IDS[tree] for tree in reversed(pile)] for pile in s.trees],
        },
    }


def sorted_ids(cards: list[int]) -> list[str]:
    """Return cards by name in a fixed order: what a pile holds, not how it lies."""
    return [CARD_IDS[card] for card in sorted(cards)]


def card_view(card: int) -> types.Animal:
    """Return the print of an animal."""
    symbol = SYMBOL[card]
    return {
        "card": CARD_IDS[card],
        "season": _season(SEASON[card]) if SEASON[card] != NOBODY else None,
        "symbol": None if not symbol else "solitary" if symbol == SOLITARY else "gregarious",
        "cost": COST[card] or None,
        "elements": {ELEMENTS[element]: n for element, n in PLANKS[card]},
    }


def tree_view(tree: int) -> types.Tree:
    """Return the print of a tree."""
    start = tree == START
    return {
        "tree": TREE_IDS[tree],
        "element": None if start else _element_name(TREE_ELEMENT[tree]),
        "cost": None if start else TREE_COST[tree],
        "bonus": None if start else _bonus(TREE_BONUS[tree]),
        "river": [cast("types.Edge", edge) for i, edge in enumerate(EDGES) if RIVER[tree] >> i & 1],
    }


def _season(seat: int) -> types.Season:
    return cast("types.Season", SEASONS[seat])


def _element_name(element: int) -> types.Element:
    return cast("types.Element", ELEMENTS[element])


def _action_name(element: int) -> types.ActionName:
    return cast("types.ActionName", ACTIONS[element])


def _bonus(bonus: int) -> types.Bonus:
    return cast("types.Bonus", BONUSES[bonus])


def _clearing(s: Duel, place: int) -> types.Clearing:
    return {
        "clearing": CLEARING[place],
        "ref": f"clearing:{CLEARING[place]}",
        "place": place + 1,
        "value": FIRE_VALUE[place],
        "bonus": _bonus(CLEARING_BONUS[place]),
        "fire": bool(s.fires >> place & 1),
        "onibi": s.onibi == place,
        "burning": bool(burning(s) >> place & 1),
    }


def _slot(s: Duel, slot: int) -> types.Recruit | None:
    card = s.recruits[slot]
    if card == EMPTY:
        return None
    return {"ref": f"recruit:{CARD_IDS[card]}", "place": slot + 1, **card_view(card)}


def _on_common(s: Duel, place: int) -> types.Helper:
    """Return a card of the common line, each plank with its number, use and token."""
    card = s.common[place]
    planks: dict[str, types.Plank] = {}
    for element, n in PLANKS[card]:
        token = next((seat for at, e, seat in s.marks if (at, e) == (place, element)), None)
        used = any(e == element and at >= place for at, e, _ in s.marks)
        planks[ELEMENTS[element]] = {"n": n, "used": used, "token": token}
    return {"ref": f"line:{place + 1}", "place": place + 1, **card_view(card), "planks": planks}


def _element(s: Duel, element: int) -> types.ElementRow:
    """Return the rest of an element on the common line, and each seat's use for it."""
    seats: list[types.Share] = []
    for seat in (0, 1):
        total = amount(s, seat, element)
        trees = s.grown[4 * seat + element]
        why_not = blocked(s, seat, element)
        seats.append(
            {
                "total": total,
                "line": s.own[4 * seat + element] - trees,
                "trees": trees,
                "terms": [[message.to_json(), n] for message, n in terms(s, seat, element)],
                "allowed": why_not is None,
                "blocked": None if why_not is None else why_not.to_json(),
                "buys": targets(s, seat, element, total),
            }
        )
    return {
        "element": _element_name(element),
        "ref": f"element:{ELEMENTS[element]}",
        "action": _action_name(element),
        "common": s.free[element],
        "seats": seats,
    }


def _action(s: Duel, i: int) -> types.Action:
    """Return a running action: its value, what is left of it, what it can still buy."""
    element, value, left, bonus, used = s.acting[i]
    return {
        "action": _action_name(element),
        "element": _element_name(element),
        "value": value,
        "left": left,
        "bonus": bonus,
        "used": [_element_name(pile) for pile in range(4) if used >> pile & 1],
    }


def _pile(s: Duel, pile: int) -> types.TreePile:
    trees = s.trees[pile]
    top = trees[-1] if trees else None
    return {
        "pile": _element_name(pile),
        "ref": f"pile:{ELEMENTS[pile]}",
        "left": len(trees),
        "kinds": [TREE_IDS[tree] for tree in sorted(trees)],
        "top": None if top is None else tree_view(top),
        "places": [[] if top is None else planting(s, seat, top) for seat in (0, 1)],
    }


def _player(s: Duel, seat: int) -> types.Player:
    pack = s.packs[seat]
    used = sum(owner == seat for _, _, owner in s.marks)
    return {
        "seat": seat,
        "season": _season(seat),
        "tokens": {"left": s.tokens[seat], "used": used, "lost": TOKENS - s.tokens[seat] - used},
        "solitary": solitary(s, seat),
        "sanki": s.sanki[seat],
        "onibi_card": s.onibi_card == seat,
        "fires": s.taken[seat],
        "varans": s.varans[seat],
        "line": [{"ref": f"own:{seat}:{i + 1}", **card_view(card)} for i, card in enumerate(s.lines[seat])],
        "pack": {
            "cards": len(pack),
            "kinds": sorted_ids(pack),
            "bottom": [CARD_IDS[card] for card in pack[: s.sunk[seat]]],
        },
        "forest": _forest(s, seat),
        "goals": goals(s, seat),
    }


def _forest(s: Duel, seat: int) -> types.Forest:
    forest = s.forests[seat]
    trees: list[types.Planted] = [
        {
            "cell": cell_name(cell),
            "ref": f"cell:{seat}:{cell_name(cell)}",
            "x": x_of(cell),
            "y": y_of(cell),
            **tree_view(tree),
            "over": [TREE_IDS[under] for at, under in s.covered[seat] if at == cell],
        }
        for cell, tree in sorted(forest.items())
    ]
    box: types.Box = {
        "left": min(x_of(cell) for cell in forest),
        "right": max(x_of(cell) for cell in forest),
        "top": min(y_of(cell) for cell in forest),
        "bottom": max(y_of(cell) for cell in forest),
    }
    return {"trees": trees, "box": box}
