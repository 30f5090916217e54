"""The island changes: lands joined and divided, frozen, boards added and sunk."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card, stored
from tests.words import of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.content.jagged_earth.scenarios.elemental_invocation import all_corners
from weald.games.spirit_island.model.geography import FROZEN, GONE, LINKED, MERGED
from weald.games.spirit_island.model.invader_cards import lands_of_card
from weald.games.spirit_island.model.pieces import JUNGLE, SANDS, WETLANDS
from weald.games.spirit_island.model.state import GAME as FOR_THE_GAME
from weald.games.spirit_island.model.state import change_island, undo_changes
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import MOVE, POWER, PRESENCE_MOVED
from weald.games.spirit_island.rules.land_rules import add_presence, defence, terrains
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import SCENARIOS
from weald.kernel.messages import Message


def power(scene: Scene, seat: int = 0) -> Action:
    """An Action of a spirit's power."""
    return begin(scene.s, POWER, "wash_away", seat)


def not_allowed(scene: Scene) -> list[str]:
    """Return the problems of pieces that are where they cannot be."""
    scene.s.step, scene.s.board_box = "powers", ("A", "B")
    return [problem.id for problem in scene.problems() if "ocean" in problem.id]


def joined(*pieces: tuple[str, str]) -> Scene:
    """A4 (sands) and A8 (jungle), which are not adjacent to each other but for a way, are one land."""
    scene = Scene("river_surges", boards="A").presence(0, "A8", 2)
    for land, here in pieces:
        scene.put(land, here)
    power(scene).join_lands(scene.land("A4"), scene.land("A8"))
    return scene


def test_joined_lands_hold_what_was_in_both() -> None:
    scene = joined(("A4", "town-d1, explorer"), ("A8", "town-d1, dahan, 2 blight"))
    assert (scene["A4"], scene["A8"]) == ("explorer, 2 town-d1, dahan, 2 blight", "")
    assert scene.s.presence[0][scene.land("A4")] == 2
    assert terrains(scene.s, scene.land("A4")) == 1 << SANDS | 1 << JUNGLE
    assert not_allowed(scene) == []


def test_what_lasts_in_either_land_lasts_in_both() -> None:
    scene = Scene("river_surges", boards="A")
    scene.lasting("defend", scene.land("A4"), 3).lasting("defend", scene.land("A8"), 2)
    power(scene).join_lands(scene.land("A4"), scene.land("A8"))
    assert defence(scene.s, scene.land("A4")) == 5
    assert scene.effects("defend") == [(scene.land("A4"), 3), (scene.land("A4"), 2)]


def test_invader_cards_name_a_joined_land_once() -> None:
    scene = joined()
    named = [scene.s.island.names[land] for land in lands_of_card(scene.s, invader_card("III-JS"))]
    assert named == ["A3", "A4", "A7"]
    assert [scene.s.island.names[land] for land in lands_of_card(scene.s, invader_card("I-J"))] == [
        "A3",
        "A4",
    ]


def test_lands_that_wait_for_invaders_follow() -> None:
    scene = Scene("river_surges", boards="A")
    scene.s.queue = [scene.land("A8"), scene.land("A5")]
    scene.s.explored = [scene.land("A8")]
    power(scene).join_lands(scene.land("A4"), scene.land("A8"))
    assert scene.s.queue == [scene.land("A4"), scene.land("A5")]
    assert scene.s.explored == [scene.land("A4")]


def test_a_joined_land_is_divided_as_the_player_likes() -> None:
    scene = joined(("A4", "2 explorer, dahan"), ("A8", "town-d1, blight"))
    act = power(scene)
    scene.run(
        act.divide_land(scene.land("A4"), scene.land("A8")),
        "town-d1", "explorer", "presence-0", "blight", "none",
    )  # fmt: skip
    assert (scene["A4"], scene["A8"]) == ("explorer, dahan", "explorer, town-d1, blight")
    assert [scene.s.presence[0][scene.land(land)] for land in ("A4", "A8")] == [1, 1]
    # Everything has moved, also what has stayed.
    moved = [entry for entry in act.log if entry[0] == MOVE]
    assert sum(entry[4] for entry in moved) == 5
    assert sum(entry[4] for entry in act.log if entry[0] == PRESENCE_MOVED) == 2


def test_markers_of_a_joined_land_go_where_the_player_likes() -> None:
    scene = Scene("river_surges", boards="A", scenario="ward_the_shores", sets="branch_and_claw")
    scene.lasting("warding", scene.land("A8"), until=FOR_THE_GAME, source="ward_the_shores")
    act = power(scene)
    act.join_lands(scene.land("A4"), scene.land("A8"))
    assert scene.effects("warding") == [(scene.land("A4"),)]
    scene.run(act.divide_land(scene.land("A4"), scene.land("A8")), "A8")
    assert scene.effects("warding") == [(scene.land("A8"),)]


def test_m12_an_ocean_becomes_part_of_the_land() -> None:
    scene = Scene("ocean", boards="A").presence(0, "A0").put("A4", "explorer")
    act = power(scene)
    # A4 is no neighbour of the ocean; once they are one, all around it is coast.
    assert act.join_lands(scene.land("A0"), scene.land("A4")) == scene.land("A4")
    island = scene.s.island
    assert scene.land("A0") not in island.lands
    assert scene.land("A4") in island.ground
    assert all(island.coastal[scene.land(land)] for land in ("A1", "A2", "A3", "A4", "A5"))
    assert not island.coastal[scene.land("A8")]
    assert terrains(scene.s, scene.land("A4")) == 1 << SANDS | 1 << WETLANDS
    assert scene["A4"] == "explorer"


def test_m12_who_moves_into_a_land_that_is_part_ocean_drowns() -> None:
    scene = Scene("ocean", boards="A").presence(0, "A0").put("A4", "explorer").put("A5", "town")
    power(scene).join_lands(scene.land("A4"), scene.land("A0"))
    act = power(scene)

    def move() -> Work[None]:
        yield from act.move(1, 1, scene.land("A4"), scene.land("A5"))
        yield from act.conclude()

    scene.run(move())
    # The explorer was there before the lands were one.
    assert (scene["A4"], scene["A5"], scene.s.fear, scene.s.energy) == ("explorer", "", 1, [2])


def sea_and_land() -> Scene:
    """A4 and the ocean of board A are one land."""
    scene = Scene("ocean", boards="A").presence(0, "A0").put("A4", "explorer, dahan")
    power(scene).join_lands(scene.land("A4"), scene.land("A0"))
    return scene


def test_m12_pieces_that_go_to_the_ocean_when_the_land_is_divided_drown() -> None:
    scene = sea_and_land()
    act = power(scene)

    def divide() -> Work[None]:
        yield from act.divide_land(scene.land("A4"), scene.land("A0"))
        yield from act.conclude()

    scene.run(divide(), "presence-0", "explorer", "none")
    assert (scene["A4"], scene["A0"], scene.s.energy) == ("dahan", "", [1])
    assert scene.s.presence[0][scene.land("A0")] == 1


def test_m12_a_land_with_a_part_of_the_sea_stays_a_land_without_the_ocean() -> None:
    scene = sea_and_land()
    add_presence(scene.s, 0, scene.land("A4"), -1)
    assert (scene.s.oceans, scene.land("A4") in scene.s.island.ground) == (0, True)
    assert terrains(scene.s, scene.land("A4")) == 1 << SANDS
    assert scene.s.island.coastal[scene.land("A5")]
    # Divided without the ocean in play, everything stays on land.
    scene.run(power(scene).divide_land(scene.land("A4"), scene.land("A0")))
    assert (scene["A4"], scene["A0"]) == ("explorer, dahan", "")


def test_m13_a_sunk_board_takes_its_part_of_a_joined_land_along() -> None:
    scene = Scene("river_surges", "vital_strength", boards="AB", sets="branch_and_claw")
    scene.presence(0, "A1").presence(1, "B1").put("A3", "town").put("B3", "city")
    act = power(scene)
    act.join_lands(scene.land("A3"), scene.land("B3"))
    assert scene.s.island.of_board(0)[2] == scene.land("A3") in scene.s.island.of_board(1)
    scene.run(act.sink_board(0))
    assert (scene["A3"], scene["B3"]) == ("", "")
    assert scene.s.island.of_board(1) == [scene.land(f"B{n}") for n in range(1, 9)]
    assert not any(change[0] == MERGED for change in scene.s.changes)


def test_a_frozen_land_keeps_what_is_in_it() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5").put("A4", "city")
    change_island(scene.s, (FROZEN, scene.land("A4"), -1))
    assert scene.land("A4") not in scene.s.island.lands
    assert (scene["A4"], not_allowed(scene)) == ("city", [])
    # In a land that is gone for good nothing can be.
    scene.s.changes = ((GONE, scene.land("A4"), -1),)
    assert not_allowed(scene) == ["spirit_island-invalid-ocean"]
    scene.s.changes = ((FROZEN, scene.land("A4"), -1),)
    assert stored(scene.s).changes == scene.s.changes
    assert view(scene.s)["lands"][scene.land("A4")]["absent"] == "frozen"
    undo_changes(scene.s, (FROZEN, scene.land("A4"), -1))
    assert scene.land("A4") in scene.s.island.lands


def test_the_view_shows_what_has_changed() -> None:
    scene = joined()
    change_island(scene.s, (LINKED, scene.land("A1"), scene.land("A7")))
    shown = view(scene.s)
    assert shown["ways"] == [{"one": "A1", "other": "A7"}]
    lands = {land["id"]: land for land in shown["lands"]}
    assert (lands["A8"]["absent"], lands["A8"]["part_of"]) == ("joined", "A4")
    assert (lands["A4"]["absent"], lands["A4"]["part_of"]) == (None, None)
    assert lands["A4"]["terrains"] == ["jungle", "sands"]
    assert (lands["A0"]["absent"], lands["A1"]["terrains"]) == ("ocean", ["mountain"])
    assert shown["boards"] == [{"board": "A", "slot": 0, "seat": 0, "at": None}]


def test_a_joined_land_is_stored() -> None:
    scene = joined(("A4", "town-d1"))
    again = stored(scene.s)
    assert (again.changes, again.pieces, again.marked) == (scene.s.changes, scene.s.pieces, scene.s.marked)
    assert again.island == scene.s.island


def test_an_added_board_lies_beside_the_island() -> None:
    scene = Scene("river_surges", boards="A")
    scene.s.board_box = ("A", "B")
    assert scene.run(power(scene).add_board(0), "A0-0") == 1
    s = scene.s
    assert (s.boards, s.homes, s.added) == (("A", "B"), (0, -1), ((0, 0, 0),))
    assert s.island.near[scene.land("A3")] == [scene.land(n) for n in ("A2", "A4", "B3", "B4", "B7")]
    assert (len(s.pieces), len(s.presence[0])) == (18, 18)
    # Its place on the map: turned upside down, as the second board of two.
    assert view(s)["boards"][1] == {
        "board": "B", "slot": 1, "seat": -1, "at": {"x": 1000.0, "y": 0.0, "turn": 3}
    }  # fmt: skip
    again = stored(s)
    assert (again.boards, again.added, again.homes) == (s.boards, s.added, s.homes)
    assert again.island == s.island


def test_no_board_is_added_when_all_are_in_play() -> None:
    scene = Scene("river_surges", boards="A")
    scene.s.board_box = ("A",)
    assert scene.run(power(scene).add_board(0)) == -1
    assert (scene.s.boards, scene.events[-1].id) == (("A",), "spirit_island-event-no-board-left")


def test_m14_a_board_without_a_free_side_sends_the_new_one_to_another() -> None:
    spirits = ("river_surges", "vital_strength", "lightning", "shadows", "rampant_green")
    scene = Scene(*spirits, boards="ABCDE")
    scene.s.board_box = tuple("ABCDEF")
    scene.run(power(scene).add_board(1), "A2-0")
    assert scene.asked[-1][0] == "lay_board"
    assert {name[0] for name in scene.asked[-1][1]} == {"A", "C", "E"}
    assert scene.s.added == ((0, 2, 0),)


def test_a_part_of_the_thematic_map_has_its_own_place() -> None:
    scene = Scene("river_surges", "vital_strength", boards="W E", layout="thematic")
    s = scene.s
    # South of the west lies the south-west, north of it the north-west.
    assert scene.run(power(scene).add_board(0)) == 2
    assert (s.boards[2], s.added) in [("SW", ((0, 0, 2),)), ("NW", ((0, 2, 0),))]
    assert stored(s).island == s.island


def load(changes: dict[str, object]) -> list[str]:
    """The ids of what is wrong with a position in which something was changed."""
    data = GAME.position.dump(Scene("river_surges", boards="A").s)
    problems: list[Message] = []
    GAME.position.load({**data, **changes}, "state", problems)
    return [problem.id for problem in problems]


def test_m16_a_seventh_board_is_refused() -> None:
    assert load({"boards": [*"ABCDEFA"]}) == ["spirit_island-invalid-boards"]


def test_a_board_that_lies_on_another_is_refused() -> None:
    assert load({"boards": ["A", "B", "C"], "added": [[0, 0, 0], [0, 0, 1]]}) == ["position-wrong"]
    assert load({"boards": ["A", "B"], "added": [[1, 0, 0]]}) == ["position-wrong"]


def test_the_text_board_names_the_parts_of_a_joined_land() -> None:
    words = of_game(GAME, "en")
    drawing = draw(dict(view(joined().s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    lines = ["".join(text for text, _ in line) for line in drawing]
    assert any("A4+A8 " in line for line in lines)
    assert not any(line.strip().startswith("A8 ") for line in lines)


def test_m10_ways_to_a_part_lead_to_the_whole() -> None:
    scene = Scene("river_surges", boards="A")
    change_island(
        scene.s, (LINKED, scene.land("A8"), scene.land("A3")), (LINKED, scene.land("A4"), scene.land("A8"))
    )
    power(scene).join_lands(scene.land("A4"), scene.land("A8"))
    # Ways from one part to the other are gone.
    assert scene.s.changes == (
        (LINKED, scene.land("A4"), scene.land("A3")),
        (MERGED, scene.land("A4"), scene.land("A8")),
    )
    assert view(scene.s)["ways"] == [{"one": "A4", "other": "A3"}]
    scene.run(power(scene).divide_land(scene.land("A4"), scene.land("A8")))
    assert scene.land("A3") not in scene.s.island.near[scene.land("A8")]


def test_what_lies_between_lands_is_not_moved_with_one_of_them() -> None:
    scene = Scene("river_surges", boards="A", scenario="elemental_invocation", sets="jagged_earth")
    rule = SCENARIOS["elemental_invocation"].rule
    lands = [scene.land(name) for name in ("A4", "A5", "A8")]
    key = next(
        key for key in all_corners(scene.s).keys if set(key) == {scene.land(n) for n in ("A5", "A7", "A8")}
    )
    scene.lasting("element_marker", *key, 2, until=FOR_THE_GAME, source="elemental_invocation")
    assert [rule.extra_elements(scene.s, (), land)[2] for land in lands] == [0, 1, 1]
    power(scene).join_lands(lands[0], lands[2])
    # The joined land has the corners of both parts.
    assert rule.extra_elements(scene.s, (), lands[0])[2] == 1
    scene.s.board_box = ("A", "B")
    scene.run(power(scene).add_board(0), "A1-0")
    assert rule.extra_elements(scene.s, (), lands[1])[2] == 1
