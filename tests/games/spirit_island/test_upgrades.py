"""Version 1 stored numbers where version 2 stores names."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import weald
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.games.spirit_island.upgrades import from_1
from weald.kernel.errors import BadPosition

STORED = Path(__file__).parents[2] / "positions" / "0.1.0" / "spirit_island"


def state_of_version_1(**fields: Any) -> dict[str, Any]:
    """A stored table of version 1 with some fields changed."""
    position = json.loads(sorted((STORED / "positions").iterdir())[0].read_text("utf-8"))
    state: dict[str, Any] = position["state"]
    state.update(
        seats=2,
        step="grow",
        boards=["D", "B"],
        spirits=["lightning", "ocean"],
        on_energy=[2, 0],
        on_cards=[1, 5],
        picks=[[0], [1]],
        icons=[[2], [18]],
        tracks_used=[[0, 8], []],
        effects=[],
        queue=[],
        explored=[],
        blight_card=1,
    )
    state.update(fields)
    return state


def test_lands_are_named() -> None:
    effects = [
        ["defend", [12, 3], "turn", "grasping_tide"],
        ["entwined_power", [1, 0], "turn", "entwined_power"],
    ]
    state = from_1(state_of_version_1(queue=[4, 17], explored=[9 + 1], effects=effects))
    assert (state["queue"], state["explored"]) == (["D4", "B8"], ["B1"])
    assert state["effects"] == [
        ["defend", {"land": "B3", "n": 3}, "turn", "grasping_tide"],
        ["entwined_power", {"seat": 1, "seat_other": 0}, "turn", "entwined_power"],
    ]


def test_tracks_and_growth_are_named() -> None:
    state = from_1(state_of_version_1())
    assert state["covered"] == [
        ["energy-7", "energy-8", "cards-5"],
        ["cards-2", "cards-3", "cards-4", "cards-5", "cards-6"],
    ]
    assert (state["picks"], state["icons"]) == ([["0.0"], ["0.1"]], [["0.0.2"], ["0.1.2"]])
    assert state["tracks_used"] == [["reclaim", "any"], []]
    assert "on_energy" not in state


@pytest.mark.parametrize(
    ("number", "step", "card", "blight"),
    [
        (0, "grow", "downward_spiral", True),
        (1, "grow", "memory_fades_to_dust", True),
        (-1, "grow", None, False),
        (-1, "spirits", None, True),
        (-2, "spirits", None, False),
    ],
)
def test_the_blight_card_is_named(number: int, step: str, card: str | None, blight: bool) -> None:
    state = from_1(state_of_version_1(blight_card=number, step=step))
    assert (state["blight_card"], state["blight"]) == (card, blight)


def test_old_tables_draw_from_all_six_boards() -> None:
    state = from_1(state_of_version_1(step="boards"))
    assert (state["sets"], state["board_box"]) == (["base"], list("ABCDEF"))
    assert state["counters"]["old_setup"] == 1


def test_an_upgrade_knows_the_tracks_as_they_are_printed() -> None:
    """The lengths are written out, so that they stay those of version 1; they are still the printed ones."""
    for id in ("bringer", "lightning", "ocean", "rampant_green", "river_surges", "shadows", "thunderspeaker"):
        lines = SPIRITS[id].tracks.lines
        full = {"on_energy": [len(lines["energy"]) - 1] * 2, "on_cards": [len(lines["cards"]) - 1] * 2}
        state = from_1(state_of_version_1(spirits=[id, id], **deepcopy(full)))
        start = [space.id for space in SPIRITS[id].tracks.spaces if not space.start]
        assert state["covered"] == [start, start]


def test_a_table_of_an_earlier_version_stands_where_its_answers_are_taken_no_more() -> None:
    """Its last answer chose the only land that the power can target now: that is not asked any more."""
    stored = Path(__file__).parents[2] / "positions" / "0.2.0" / "spirit_island" / "positions"
    position = json.loads((stored / "81-gains_card.json").read_text("utf-8"))
    assert position["answers"] == [[4, "use:wood_seeks_growth_humans_seek_freedom"], [4, "C4"]]
    t = weald.load(position)
    assert t.answers_since() == position["answers"][:1]
    assert [decision.options for decision in t.pending] == [("bringer", "downpour")]
    assert weald.load(t.position()).position() == t.position()
    with pytest.raises(BadPosition) as refused:
        weald.load({**t.position(), "answers": position["answers"]})
    assert [problem.id for problem in refused.value.problems] == ["position-answer", "illegal-option"]
