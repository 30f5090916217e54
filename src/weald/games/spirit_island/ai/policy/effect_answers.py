"""The worth of deeds that a player may choose from: by their verb and number."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, Deed, IslandQuestion, at_most, kinds_of
from weald.games.spirit_island.ai.policy.situation import PIECE_WORTH
from weald.games.spirit_island.ai.value.features import FEW_CARDS
from weald.games.spirit_island.model.lands import count
from weald.games.spirit_island.model.pieces import BLIGHT, INVADERS, Kinds
from weald.kernel.decisions import Value


class Weight(NamedTuple):
    """The worth of a verb, of each if its first argument is a number.

    A verb `of_pieces` does something to pieces of a land: a number, then their kinds (invaders, if none are
    named).
    """

    worth: float
    counted: bool = True
    of_pieces: bool = False


class VerbWeights(NamedTuple):
    """The worth of the verbs that can be offered as a choice, where nothing else is known."""

    damage: Weight = Weight(1.5, of_pieces=True)
    damage_each: Weight = Weight(3.0, of_pieces=True)
    damage_separate: Weight = Weight(1.2, of_pieces=True)
    destroy: Weight = Weight(2.5, of_pieces=True)
    remove: Weight = Weight(1.0, of_pieces=True)
    remove_health: Weight = Weight(1.0)
    downgrade: Weight = Weight(1.0)
    upgrade: Weight = Weight(-2.0)
    fear: Weight = Weight(1.2)
    defend: Weight = Weight(0.6)
    skip: Weight = Weight(1.0, counted=False)
    skip_action: Weight = Weight(1.5, counted=False)
    isolate: Weight = Weight(1.0, counted=False)
    remove_blight: Weight = Weight(3.5)
    add_strife: Weight = Weight(1.5, of_pieces=True)
    push: Weight = Weight(1.0, of_pieces=True)
    push_evenly: Weight = Weight(1.0, counted=False)
    push_apart: Weight = Weight(1.0, counted=False)
    gather: Weight = Weight(0.6)
    move: Weight = Weight(1.0)
    replace: Weight = Weight(1.5, counted=False)
    gain_energy: Weight = Weight(0.7)
    pay_energy: Weight = Weight(-0.7)
    gain_element: Weight = Weight(1.0)
    gain_card: Weight = Weight(1.0, counted=False)
    reclaim_card: Weight = Weight(1.0)
    reclaim_all: Weight = Weight(1.0)
    add_presence: Weight = Weight(1.0)
    return_presence: Weight = Weight(1.0)
    move_presence: Weight = Weight(1.0)
    cover_tracks: Weight = Weight(0.5)
    forget_card: Weight = Weight(-1.0)
    destroy_presence: Weight = Weight(-2.5)
    retract_presence: Weight = Weight(-1.5)
    add_blight: Weight = Weight(-5.0)
    discard_blight: Weight = Weight(-3.0)
    damage_land: Weight = Weight(-5.0)


WEIGHTS: dict[str, Weight] = VerbWeights()._asdict()
# Deeds that are made of others.
COMPOUND = {"in_turn", "both"}
# Further cost of forgetting a card, for every card that a spirit has too few.
FORGOTTEN = 0.6


def deed_worth(q: IslandQuestion, value: Value) -> float:
    """Value a deed by its verb and number."""
    index = cast("int", value)
    if index == NONE:
        return 0.3
    return worth_of(q.deeds[index])


def worth_of(deed: Deed[Any]) -> float:
    """Return the worth of a deed: by its verb and number, or the sum of its parts."""
    if deed.name in COMPOUND:
        return sum(worth_of(part) for part in deed.args)
    if deed.name == "called":
        return float(deed.words["worth"])
    if finds_nothing(deed):
        return 0.0
    if deed.name == "forget_card":
        return WEIGHTS[deed.name].worth * (1.0 + FORGOTTEN * too_few_cards(deed.act))
    weight = WEIGHTS.get(deed.name)
    n = at_most(deed.args[0]) if deed.args and (weight is None or weight.counted) else 1
    many = max(1, min(n, 6))
    return (-PIECE_WORTH[deed.args[1]] if weight is None else weight.worth) * many


def too_few_cards(act: Action) -> int:
    """Return how many cards a spirit lacks to have something to choose from."""
    s, seat = act.s, act.decider
    return max(0, FEW_CARDS - len(s.hands[seat]) - len(s.discards[seat]) - len(s.played[seat]))


def finds_nothing(deed: Deed[Any]) -> bool:
    """Return whether no piece that a deed is about is in the land."""
    if deed.name == "remove_blight":
        kinds: int | Kinds = BLIGHT
    elif deed.name in WEIGHTS and WEIGHTS[deed.name].of_pieces:
        kinds = deed.args[1] if len(deed.args) > 1 else INVADERS
    else:
        return False
    land = deed.words.get("land", deed.act.land)
    return land >= 0 and not count(deed.act.s, land, kinds_of(kinds))
