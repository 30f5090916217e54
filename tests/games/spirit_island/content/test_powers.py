"""All minor and major powers against the table of printed headers."""

import json
from pathlib import Path
from typing import Any

import pytest

from weald.games.spirit_island.model.pieces import TERRAINS, elements
from weald.games.spirit_island.rules.powers import DECKS, LAND, MAJOR, MINOR, Power
from weald.games.spirit_island.rules.registry import POWERS

FACTS: dict[str, dict[str, dict[str, dict[str, Any]]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "powers.json").read_text()
)
CARDS = [(set, deck, id) for set, decks in FACTS.items() for deck, cards in decks.items() for id in cards]
# Number of cards of a deck that are in the box of a set.
NUMBERS = {
    ("base", "minor"): 36,
    ("base", "major"): 22,
    ("branch_and_claw", "minor"): 31,
    ("branch_and_claw", "major"): 21,
    ("jagged_earth", "minor"): 33,
    ("jagged_earth", "major"): 23,
}


def reach_told(power: Power) -> str:
    """The range: from where, how far, on which terrain."""
    reach = power.reach
    if reach is None:
        return ""
    text = f"{'sacred' if reach.sacred else 'presence'} {reach.n}"
    return text if reach.terrain < 0 else f"{text} {TERRAINS[reach.terrain]}"


def test_the_decks_are_complete() -> None:
    assert {
        (set, deck): len(cards) for set, decks in FACTS.items() for deck, cards in decks.items()
    } == NUMBERS
    for set, decks in FACTS.items():
        for deck, cards in decks.items():
            declared = [id for id in POWERS.ids_of((set,)) if DECKS[POWERS[id].deck] == deck]
            assert sorted(cards) == declared


def test_every_declared_card_is_in_the_table() -> None:
    declared = {power.id for power in POWERS.all if power.deck in (MINOR, MAJOR)}
    assert declared == {id for _, _, id in CARDS}


@pytest.mark.parametrize(("set", "deck", "id"), CARDS)
def test_what_is_printed(set: str, deck: str, id: str) -> None:
    fact, power = FACTS[set][deck][id], POWERS[id]
    assert power.set == set
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
    quick = power.quick
    assert quick == (elements(fact["quick"]) if "quick" in fact else None)
    beyond = power.beyond
    assert (None if beyond is None else f"{beyond[0]} {beyond[1]}") == fact.get("beyond")
    assert power.quick_price == fact.get("quick_price", 0)
