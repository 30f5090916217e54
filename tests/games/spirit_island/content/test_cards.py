"""Events, fear and blight cards, adversaries and scenarios against the table of what is printed."""

import json
from pathlib import Path
from typing import Any

import pytest

from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.rules.declare import NO_AID, Price
from weald.games.spirit_island.rules.registry import ADVERSARIES, BLIGHT_CARDS, EVENTS, FEAR_CARDS, SCENARIOS

FACTS: dict[str, dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "cards.json").read_text())


def test_every_event_is_in_the_table() -> None:
    assert {id: EVENTS[id].set for id in EVENTS.ids} == {
        id: fact["set"] for id, fact in FACTS["events"].items()
    }


def price_told(price: Price | None) -> str:
    """Return the price of an option as a whole; prices of single lands or cards belong to what it does."""
    if price is None:
        return ""
    parts = [str(price.n), "" if price.aid == NO_AID else ELEMENTS[price.aid]]
    return " ".join(part for part in [*parts, "per_player" if price.per_player else ""] if part)


@pytest.mark.parametrize("id", sorted(FACTS["events"]))
def test_what_is_printed_on_an_event(id: str) -> None:
    card, fact = EVENTS[id], FACTS["events"][id]
    assert (card.main.kind, [part.id for part in card.main.parts]) == (fact["kind"], fact["parts"])
    assert card.main.last == fact.get("last", 0)
    assert [price_told(part.price) for part in card.main.parts] == fact.get("prices", ["", ""])
    assert (
        "" if card.token is None else card.token.id,
        "" if card.dahan is None else card.dahan.id,
    ) == (fact["token"], fact["dahan"])
    assert card.advised_against == fact.get("advised_against", False)
    assert card.foe == (tuple(fact["foe"]) if "foe" in fact else None)


def test_fear_cards_by_set() -> None:
    assert {set: sorted(ids) for set, ids in FACTS["fear"].items()} == {
        set: sorted(FEAR_CARDS.ids_of((set,))) for set in FACTS["fear"]
    }
    assert len(FEAR_CARDS.ids) == sum(len(ids) for ids in FACTS["fear"].values()) == 41


def test_blight_cards() -> None:
    assert {
        card.id: {"set": card.set, "per_player": card.per_player, "healthy": card.healthy}
        for card in BLIGHT_CARDS.all
    } == FACTS["blight"]


def test_adversaries() -> None:
    assert {
        foe.id: {
            "set": foe.set,
            "loss": foe.loss,
            "levels": [
                {
                    "title": level.title,
                    "difficulty": level.difficulty,
                    "fear": list(level.fear),
                    "deck": foe.deck(n),
                }
                for n, level in enumerate(foe.levels)
            ],
        }
        for foe in ADVERSARIES.all
    } == FACTS["adversaries"]


def test_scenarios() -> None:
    assert {each.id: {"set": each.set, "difficulty": each.difficulty} for each in SCENARIOS.all} == FACTS[
        "scenarios"
    ]
