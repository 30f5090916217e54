"""All minor and major powers against the table of printed headers."""

import json
from pathlib import Path
from typing import Any

import pytest

from weald.games.spirit_island.model.pieces import TERRAINS, elements
from weald.games.spirit_island.rules.powers import DECKS, LAND, Power
from weald.games.spirit_island.rules.registry import POWERS

FACTS: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "data" / "powers.json").read_text()
)
CARDS = [(deck, id) for deck, cards in FACTS.items() for id in cards]


def reach_told(power: Power) -> str:
    """The range: from where, how far, on which terrain."""
    reach = power.reach
    if reach is None:
        return ""
    told = f"{'sacred' if reach.sacred else 'presence'} {reach.n}"
    return told if reach.terrain < 0 else f"{told} {TERRAINS[reach.terrain]}"


def test_the_decks_are_complete() -> None:
    assert (len(FACTS["minor"]), len(FACTS["major"])) == (36, 22)
    for deck, cards in FACTS.items():
        assert sorted(cards) == [power.id for power in POWERS.all if DECKS[power.deck] == deck]


@pytest.mark.parametrize(("deck", "id"), CARDS)
def test_what_is_printed(deck: str, id: str) -> None:
    fact, power = FACTS[deck][id], POWERS[id]
    assert DECKS[power.deck] == deck
    assert power.cost == fact["cost"]
    assert power.fast == (fact["speed"] == "fast")
    assert power.elements == elements(fact["elements"])
    assert reach_told(power) == fact["range"]
    targets = sorted(power.needs) or ["any"] if power.target == LAND else [power.target]
    assert targets == sorted(fact["target"].split())
    assert power.tiers == tuple(elements(words) for words in fact.get("thresholds", ()))
    far = power.far
    assert (None if far is None else far.n) == (int(fact["far"]) if "far" in fact else None)
