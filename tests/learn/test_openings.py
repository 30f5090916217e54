"""Opening guides: what they recommend exists for the spirit, and the first turn can be played."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from tests.words import LANGUAGES, PACKAGE, language
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.kernel.messages import Message
from weald.kernel.table import Table
from weald.learn.rules import openings, rules_data

GUIDES = openings("spirit_island")
TURNS = [(spirit, turn) for spirit, guide in GUIDES.items() for turn in range(1, len(guide) + 1)]
LANDS = ("wetlands", "jungle", "dahan", "ocean", "coastal", "beasts")


def table_with(spirit: str) -> Table:
    """Return a table at the first growth of a spirit."""
    sets = {"branch_and_claw": SPIRITS[spirit].set == "branch_and_claw"}
    table = weald.new("spirit_island", 1, 3, {**sets, "events": False})
    table.answer(0, spirit)
    while table.pending[0].kind == "presence_to":
        table.answer(0, 0)
    return table


def test_the_guides_go_with_the_rules() -> None:
    assert len(GUIDES) == 10
    assert rules_data("spirit_island")["openings"] == GUIDES
    assert rules_data("ecosystem")["openings"] == {}


@pytest.mark.parametrize("spirit", GUIDES)
def test_growth_cards_tracks_and_lands_exist(spirit: str) -> None:
    view = table_with(spirit).view(0)
    [mine] = view["spirits"]
    available = mine["growth"]["available"]
    cards = {card["id"] for card in mine["hand"]}
    innates = {innate["id"] for innate in mine["innates"]}
    for turn in GUIDES[spirit]:
        growth = turn["growth"]
        assert len(growth) == mine["growth"]["pick"]
        assert len(set(growth)) == len(growth)
        assert all(1 <= n <= len(available) for n in [*growth, *turn.get("instead", [])])
        assert set(turn["cards"]) <= cards
        assert set(turn.get("innates", [])) <= innates
        assert set(turn.get("tracks", [])) <= {"energy", "cards"}
        assert set(turn.get("lands", [])) <= set(LANDS)


@pytest.mark.parametrize("spirit", GUIDES)
def test_the_first_turn_can_be_played_as_advised(spirit: str) -> None:
    table = table_with(spirit)
    turn = GUIDES[spirit][0]
    available = table.view(0)["spirits"][0]["growth"]["available"]
    wanted = [f"grow:{available[n - 1]}" for n in turn["growth"]]
    cards = [f"play:{card}" for card in turn["cards"]]
    while table.view(0)["phase"] == "spirit":
        [decision] = table.pending
        table.answer(0, advised(decision.options, wanted, turn, cards))
    played = {card["id"] for card in table.view(0)["spirits"][0]["in_play"]}
    assert played == set(turn["cards"])


def advised(options: tuple[str, ...], wanted: list[str], turn: dict[str, Any], cards: list[str]) -> str:
    """Return the option that follows the guide: growth, its actions, tracks, cards, then the end."""
    sorts = (
        [option for option in wanted if option in options],
        [option for option in options if option.startswith("icon:")],
        [track for track in turn.get("tracks", []) if track in options],
        [card for card in cards if card in options],
    )
    return next((sort[0] for sort in sorts if sort), "ready" if "ready" in options else options[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_is_explained_in_at_most_four_sentences(lang: str) -> None:
    words = language((PACKAGE / "learn", PACKAGE / "games" / "spirit_island"), lang)
    for spirit, turn in TURNS:
        text = words.say(Message(f"spirit_island-guide-{spirit}-{turn}"))
        assert 1 <= text.count(". ") + 1 <= 4, (spirit, turn)
        assert len(text) <= 330, (spirit, turn)
    for lands in {"-".join(turn["lands"]) for guide in GUIDES.values() for turn in guide if "lands" in turn}:
        assert words.say(Message("learn-guide-lands", {"lands": lands}))
