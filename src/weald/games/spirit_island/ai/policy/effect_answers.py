"""What deeds are worth that a player may choose from: by their verb and number."""

from __future__ import annotations

from typing import Any, cast

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, Deed, IslandQuestion, at_most, kinds_of
from weald.games.spirit_island.ai.policy.situation import PIECE_WORTH
from weald.games.spirit_island.ai.value.features import FEW_CARDS
from weald.games.spirit_island.model.lands import count
from weald.games.spirit_island.model.pieces import BLIGHT, INVADERS, Kinds
from weald.kernel.decisions import Value

# What a deed is worth when nothing else is known.
DEED_WORTH = {
    "damage": 1.5,
    "damage_each": 3.0,
    "damage_separate": 1.2,
    "destroy": 2.5,
    "remove": 1.0,
    "remove_health": 1.0,
    "downgrade": 1.0,
    "upgrade": -2.0,
    "fear": 1.2,
    "defend": 0.6,
    "skip": 1.0,
    "skip_action": 1.5,
    "isolate": 1.0,
    "remove_blight": 3.5,
    "add_strife": 1.5,
    "push": 1.0,
    "push_evenly": 1.0,
    "push_apart": 1.0,
    "gather": 0.6,
    "move": 1.0,
    "replace": 1.5,
    "gain_energy": 0.7,
    "pay_energy": -0.7,
    "gain_element": 1.0,
    "gain_card": 1.0,
    "reclaim_card": 1.0,
    "reclaim_all": 1.0,
    "add_presence": 1.0,
    "return_presence": 1.0,
    "move_presence": 1.0,
    "cover_tracks": 0.5,
    "forget_card": -1.0,
    "destroy_presence": -2.5,
    "retract_presence": -1.5,
    "add_blight": -5.0,
    "discard_blight": -3.0,
    "damage_land": -5.0,
}
# Verbs whose first argument is no number.
UNCOUNTED = {"replace", "gain_card", "skip_action", "isolate", "skip", "push_evenly", "push_apart"}
# Verbs that do something to pieces of a land: a number, then their kinds (invaders, if none are named).
DONE_TO_PIECES = {"damage", "damage_each", "damage_separate", "destroy", "remove", "push", "add_strife"}
# Deeds that are made of others.
COMPOUND = {"in_turn", "both"}
# How much worse it is to forget a card, for every card that a spirit has too few.
FORGOTTEN = 0.6


def deed_worth(q: IslandQuestion, value: Value) -> float:
    """Value a deed by its verb and number."""
    index = cast("int", value)
    if index == NONE:
        return 0.3
    return worth_of(q.deeds[index])


def worth_of(deed: Deed[Any]) -> float:
    """Return what a deed is worth: by its verb and number, or what its parts are worth together."""
    if deed.name in COMPOUND:
        return sum(worth_of(part) for part in deed.args)
    if deed.name == "called":
        return float(deed.words["worth"])
    if finds_nothing(deed):
        return 0.0
    if deed.name == "forget_card":
        return DEED_WORTH[deed.name] * (1.0 + FORGOTTEN * too_few_cards(deed.act))
    n = at_most(deed.args[0]) if deed.args and deed.name not in UNCOUNTED else 1
    many = max(1, min(n, 6))
    if deed.name == "add":
        return -PIECE_WORTH[deed.args[1]] * many
    return DEED_WORTH[deed.name] * many


def too_few_cards(act: Action) -> int:
    """Return how many cards a spirit lacks to have something to choose from."""
    s, seat = act.s, act.decider
    return max(0, FEW_CARDS - len(s.hands[seat]) - len(s.discards[seat]) - len(s.played[seat]))


def finds_nothing(deed: Deed[Any]) -> bool:
    """Return whether no piece that a deed is about is in the land."""
    if deed.name == "remove_blight":
        kinds: int | Kinds = BLIGHT
    elif deed.name in DONE_TO_PIECES:
        kinds = deed.args[1] if len(deed.args) > 1 else INVADERS
    else:
        return False
    land = deed.words.get("land", deed.act.land)
    return land >= 0 and not count(deed.act.s, land, kinds_of(kinds))
