"""Guard the Isle's Heart: set-up and its own defeat."""

import pytest

from tests.games.spirit_island.scenes import Scene, isle, new_table
from weald.games.spirit_island.content.base.scenarios.guard_the_isles_heart import inner_lands, nearest_home
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import CITY, EXPLORER, TOWN
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.powers import MAJOR, MINOR, UNIQUE
from weald.games.spirit_island.rules.registry import POWERS

HEART = "guard_the_isles_heart"
SPIRITS = ("lightning", "river_surges", "shadows", "thunderspeaker", "bringer", "vital_strength")


@pytest.mark.parametrize(
    ("boards", "lands"),
    [
        ("D", ["D7"]),
        ("CF", ["C7", "F7"]),
        ("ACD", ["A7", "C4", "D6"]),
        ("ACDE", ["A7", "C8", "D6", "E8"]),
        ("ABCDE", ["A7", "B7", "C7", "D7", "E7"]),
    ],
)
def test_inner_lands(boards: str, lands: list[str]) -> None:
    s = Scene(*SPIRITS[: len(boards)], boards=boards, scenario=HEART).s
    assert [s.island.names[land] for land in inner_lands(s)] == lands


@pytest.mark.parametrize("boards", ["ACD", "ACDE", "FEB"])
def test_with_three_or_four_boards_inner_lands_touch_two_other_boards(boards: str) -> None:
    s = Scene(*SPIRITS[: len(boards)], boards=boards, scenario=HEART).s
    for land in inner_lands(s):
        others = {s.island.board[near] for near in s.island.near[land]} - {s.island.board[land]}
        assert len(others) >= 2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_setup(seats: int) -> None:
    s = isle(new_table(seats, scenario=HEART, map="in_order"))
    assert on_island(s, (TOWN,)) == 0
    assert on_island(s, (CITY,)) == seats
    assert all(s.pieces[land][EXPLORER] >= 1 for land in inner_lands(s))
    assert s.layout == ("opposite_shores" if seats == 2 else "standard")
    for hand in s.hands:
        assert [POWERS.all[card].deck for card in hand] == [UNIQUE] * 4 + [MINOR, MAJOR]
    assert difficulty(s) == 0


def test_a20_its_own_step_ends_the_setup() -> None:
    scene = Scene("lightning", boards="A", scenario=HEART).presence(0, "A4").put("A8", "town, city")
    s = scene.s
    s.minor_deck, s.major_deck = [POWERS.number("drought")], [POWERS.number("tsunami")]
    before = (scene.on("energy"), scene.on("cards"))
    assert scene.step("prepared", "cards") == "turn"
    assert (scene["A8"], scene["A7"]) == ("city", "explorer")
    assert (s.presence[0][7], scene.on("energy"), scene.on("cards")) == (1, before[0], before[1] - 1)
    assert s.hands[0] == [POWERS.number("drought"), POWERS.number("tsunami")]
    assert [kind for kind, _ in scene.asked] == ["presence_from"]


def test_a_spirit_that_may_not_be_there_comes_as_near_as_it_can() -> None:
    scene = Scene("ocean", boards="A", scenario=HEART)
    heart = scene.land("A7")
    homes = nearest_home(scene.s, 0, heart)
    assert heart not in homes
    steps = scene.s.island.distance[heart]
    assert [scene.s.island.names[land] for land in homes] == [
        name for name in ("A1", "A2", "A3") if steps[scene.land(name)] == min(steps[1:4])
    ]


@pytest.mark.parametrize("piece", ["town", "city"])
def test_a_building_in_the_heart_is_a_defeat_after_the_first_turn(piece: str) -> None:
    scene = Scene("lightning", boards="A", scenario=HEART).presence(0, "A4").put("A7", piece)
    scene.s.turn = 1
    assert closing(scene.s, "powers") == "powers"
    scene.s.turn = 2
    assert closing(scene.s, "powers") == ""
    assert (scene.s.outcome, scene.s.defeat) == ("defeat", "heart")


def test_explorers_in_the_heart_are_no_defeat() -> None:
    scene = Scene("lightning", boards="A", scenario=HEART).presence(0, "A4")
    scene.put("A7", "4 explorer").put("A8", "city").s.turn = 5
    assert closing(scene.s, "powers") == "powers"
