"""Many Minds Move as One: set-up, growth, tracks, presence as beasts, innate powers, cards."""

from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene
from tests.words import of_game
from weald.games.spirit_island import GAME as SPIRIT_ISLAND
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import ALL, up_to
from weald.games.spirit_island.model.pieces import (
    AIR,
    ANIMAL,
    BEASTS,
    DISEASE,
    FLOCK,
    WILDS,
    piece_name,
    piece_named,
)
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import DESTROY, EVENT_CARD, POWER, SET_UP
from weald.games.spirit_island.rules.land_rules import defence, meets
from weald.games.spirit_island.rules.panel import card_plays, elements, income
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.messages import Message

MINDS = "many_minds"
SETS = "branch_and_claw jagged_earth"
HOST, BESET = "the_teeming_host_arrives", "beset_and_confound_the_invaders"


def minds(land: str = "A5", n: int = 1) -> Scene:
    return Scene(MINDS, boards="A", sets=SETS).presence(0, land, n)


def two() -> Scene:
    """A scene in which Lightning acts as well."""
    return Scene(MINDS, "lightning", boards="AB", sets=SETS).presence(0, "A5", 3).presence(1, "A4", 2)


def growing() -> Scene:
    scene = minds()
    scene.s.phase = SPIRIT
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


@pytest.mark.parametrize("land", ["A1", "B5", "C4", "D3"])
def test_set_up(land: str) -> None:
    scene = Scene(MINDS, boards=land[0], sets=SETS)
    place_printed(scene.s)
    before = scene[land]
    scene.run(SPIRITS[MINDS].start(begin(scene.s, SET_UP, "setup", 0)))
    assert (scene.where(), "2 beasts" in scene[land], "beasts" in before) == ({land: 1}, True, True)


# Growth.


def test_growth_1() -> None:
    scene = growing()
    scene.s.discards[0] = [POWERS.number("ever_multiplying_swarm")]
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor")
    assert scene.hand() == ["ever_multiplying_swarm", "drought"]


def test_growth_2() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A4", "energy")
    scene.step("grow", "icon:0.1.1", "A5", "energy")
    # The second presence makes a sacred site, which is beasts as well.
    assert (scene.where(), scene["A5"], scene.s.energy) == ({"A4": 1, "A5": 2}, "beasts-p1", [1])


def test_growth_3() -> None:
    scene = growing().put("A1", "beasts")
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "A8", "cards")
    assert (scene.where(), scene["A8"]) == ({"A5": 1, "A8": 1}, "beasts")
    scene.step("grow", "icon:0.2.1")
    scene.step("grow", "icon:0.2.2", "A7", "A1:beasts")
    assert (scene["A7"], scene["A1"], scene.s.energy) == ("beasts", "", [1])
    # Beasts come from up to two lands away.
    assert scene.asked[-1] == ("gather", ["A8:beasts", "A1:beasts", "none"])


def test_tracks() -> None:
    scene = minds()
    s = scene.s
    seen = []
    for covered in range(6, -1, -1):
        scene.cover("energy", covered)
        seen.append((income(s, 0), elements(s, 0)[AIR], elements(s, 0)[ANIMAL]))
    assert seen == [(0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0), (2, 1, 1), (3, 1, 1), (4, 1, 1)]
    plays = []
    for covered in range(6, -1, -1):
        scene.cover("cards", covered)
        plays.append(card_plays(s, 0))
    assert plays == [1, 2, 2, 3, 3, 4, 5]


def test_two_energy_for_a_card() -> None:
    scene = growing().cover("cards", 4)
    scene.s.energy[0] = 3
    scene.step("grow", "track:cards-3", "minor")
    assert (scene.hand(), scene.s.energy) == (["drought"], [1])
    scene.s.tracks_used[0] = []
    scene.step("grow", "grow:0.1")
    assert "track:cards-3" not in scene.asked[-1][1]


# Presence that counts as beasts.


def test_a_sacred_site_is_beasts() -> None:
    scene = minds("A5", 2).put("A5", "beasts").presence(0, "A4")
    s = scene.s
    assert (scene["A5"], scene["A4"]) == ("beasts, beasts-p1", "")
    assert (meets(s, scene.land("A5"), "two_beasts", 0), meets(s, scene.land("A4"), "beasts", 0)) == (
        True,
        False,
    )
    # At most one for a land, however much presence is there.
    scene.presence(0, "A5", 2)
    assert scene["A5"] == "beasts, beasts-p1"
    scene.presence(0, "A5", -3)
    assert scene["A5"] == "beasts"


def test_names_of_pieces() -> None:
    assert (piece_name(FLOCK), piece_named("beasts-p1")) == ("beasts-p1", FLOCK)


def test_what_moves_it_moves_two_presence() -> None:
    scene = minds("A5", 3)
    act = begin(scene.s, POWER, HOST, 0, scene.land("A5"))
    scene.run(iter(act.push(up_to(1), BEASTS)), "beasts-p1", "A4")
    assert (scene.where(), scene["A4"], scene["A5"]) == ({"A4": 2, "A5": 1}, "beasts-p1", "")


def test_what_destroys_removes_or_replaces_it_does_so_to_two_presence() -> None:
    scene = minds("A5", 4)
    s = scene.s
    act = begin(s, POWER, HOST, 0, scene.land("A5"))
    assert scene.run(iter(act.destroy(1, BEASTS))) == 1
    assert (scene.where(), s.destroyed, scene["A5"]) == ({"A5": 2}, [2], "beasts-p1")
    scene.presence(0, "A4", 2)
    assert scene.run(iter(act.remove(1, BEASTS))) == 1
    assert (scene.where(), s.away, scene["A5"]) == ({"A4": 2}, [2], "")
    act.land = scene.land("A4")
    scene.run(iter(act.replace(BEASTS, WILDS)))
    assert (scene.where(), s.away, scene["A4"]) == ({}, [4], "wilds")


def test_p40_others_need_the_leave_of_its_player() -> None:
    scene = two()
    act = begin(scene.s, POWER, "raging_storm", 1, scene.land("A5"))
    scene.run(iter(act.push(1, BEASTS)), "A1", "no")
    assert (scene.where(), scene.deciders[-1]) == ({"A5": 3}, 0)
    # It is not asked twice in one Action.
    scene.run(iter(act.destroy(1, BEASTS)))
    assert scene.where() == {"A5": 3}
    other = begin(scene.s, POWER, "raging_storm", 1, scene.land("A5"))
    scene.run(iter(other.destroy(1, BEASTS)), "yes")
    assert (scene.where(), scene.s.destroyed) == ({"A5": 1}, [2, 0])


def test_p40_an_event_that_destroys_all_beasts() -> None:
    scene = two().put("A5", "2 beasts")
    act = begin(scene.s, EVENT_CARD, "setup", land=scene.land("A5"))
    scene.run(iter(act.destroy(ALL, BEASTS)), "no")
    assert (scene.where(), scene["A5"], act.counted(DESTROY, (BEASTS,))) == ({"A5": 3}, "beasts-p1", 2)


def test_tokens_that_are_removed_and_come_back() -> None:
    scene = minds("A5", 2).put("A5", "disease")
    act = begin(scene.s, POWER, HOST, 0, scene.land("A5"))
    gone = scene.run(act.remove_tokens(up_to(2), (BEASTS, DISEASE)), "disease", "beasts-p1")
    assert (gone, scene.where(), scene.s.away) == ([DISEASE, BEASTS], {}, [2])


def test_beasts_fly_two_lands() -> None:
    scene = minds("A2").put("A5", "beasts")
    act = begin(scene.s, POWER, HOST, 0, scene.land("A5"))
    scene.run(iter(act.push(1, BEASTS)), "A3")
    assert scene.asked == [("push_to", ["A1", "A2", "A3", "A4", "A6", "A7", "A8"])]
    act.land = scene.land("A7")
    # From A3 it is farther than two lands.
    scene.put("A1", "beasts").put("A1", "dahan")
    scene.run(iter(act.gather(1, BEASTS)))
    assert (scene["A7"], scene["A1"], scene["A3"]) == ("beasts", "dahan", "beasts")


def test_other_pieces_and_other_spirits_do_not() -> None:
    scene = two().put("A8", "beasts, dahan")
    act = begin(scene.s, POWER, "raging_storm", 1, scene.land("A8"))
    scene.run(iter(act.push(1, BEASTS)), "A7")
    own = begin(scene.s, POWER, HOST, 0, scene.land("A8"))
    scene.run(iter(own.push(1, 3)), "A7")
    lands = ["A5", "A6", "A7"]
    assert [names for kind, names in scene.asked if kind == "push_to"] == [lands, lands]


def test_the_view_and_the_terminal_tell_presence_from_tokens() -> None:
    scene = minds("A5", 2).put("A5", "beasts").presence(0, "A4")
    lands: Any = {land["id"]: land for land in view(scene.s)["lands"]}
    assert lands["A5"]["tokens"] == {"beasts": 1}
    assert [(own["n"], own["sacred"], own["beasts"]) for own in lands["A5"]["presence"]] == [(2, True, True)]
    assert lands["A4"]["presence"][0]["beasts"] is False
    words = of_game(SPIRIT_ISLAND, "en")
    drawing = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    line = next(text for text in ("".join(part for part, _ in line) for line in drawing) if "A5 " in text)
    assert "(1)*x2 = 1 beasts 1 beasts" in line


def test_positions_store_it_as_presence() -> None:
    scene = minds("A5", 2).put("A5", "beasts")
    stored = SPIRIT_ISLAND.position.dump(scene.s)
    assert stored["pieces"] == {"A5": [{"kind": "beasts", "damage": 0, "strife": 0, "n": 1}]}
    problems: list[Message] = []
    again = SPIRIT_ISLAND.position.load(stored, "", problems)
    assert (problems, again.pieces, again.marked) == ([], scene.s.pieces, scene.s.marked)


# The Teeming Host Arrives.


def test_the_teeming_host_arrives_1() -> None:
    scene = minds("A5").put("A2", "2 beasts").elements("2 air 1 animal").use(HOST, "A4", "A2:beasts")
    assert (scene["A4"], scene["A2"]) == ("beasts", "beasts")


def test_the_teeming_host_arrives_2_and_3() -> None:
    scene = minds("A5", 2).put("A2", "2 beasts").elements("1 fire 4 air 1 water 2 animal")
    scene.use(HOST, "A4", "A2:beasts", "A2:beasts", "A5:beasts-p1", "beasts", "A1", "none")
    assert (scene["A4"], scene["A1"], scene.where()) == ("beasts, beasts-p1", "beasts", {"A4": 2})


# Beset and Confound the Invaders.


@pytest.mark.parametrize(
    ("have", "beasts", "fear", "defend"),
    [
        ("1 air 2 animal", 1, 0, 0),
        ("1 air 2 animal", 2, 2, 2),
        ("1 air 2 animal", 5, 2, 2),
        ("2 air 3 animal", 2, 2, 2),
        ("2 air 3 animal", 3, 3, 4),
        ("3 air 4 animal", 4, 0, 7),
        ("4 air 1 earth 5 animal", 4, 0, 7),
        ("4 air 1 earth 5 animal", 5, 2, 10),
    ],
)
def test_beset_and_confound_the_invaders(have: str, beasts: int, fear: int, defend: int) -> None:
    scene = minds("A5").put("A4", f"town, {beasts} beasts").elements(have).use(BESET)
    assert (scene.s.fear, defence(scene.s, scene.land("A4"))) == (fear, defend)


def test_beset_and_confound_the_invaders_counts_a_sacred_site() -> None:
    scene = minds("A5", 2).put("A5", "town, beasts").elements("1 air 2 animal").use(BESET)
    assert (scene.s.fear, defence(scene.s, scene.land("A5"))) == (2, 2)


# Cards.


def test_b15_a_dreadful_tide_of_scurrying_flesh() -> None:
    scene = minds("A5", 2).put("A5", "4 beasts, town, explorer")
    scene.use("a_dreadful_tide_of_scurrying_flesh", "beasts", "beasts")
    assert (scene["A5"], len(scene.s.fear_earned)) == ("explorer, town, 2 beasts, beasts-p1", 1)
    scene.build("A5", "no").ravage("A5", "yes")
    assert (scene["A5"], scene.effects("tide_of_flesh")) == (
        "explorer, town, city, 2 beasts, beasts-p1", [(scene.land("A5"), 0, 1)],
    )  # fmt: skip
    scene.explore("A5", "yes").ravage("A5")
    assert scene["A5"] == "explorer, town, city, blight, 2 beasts"
    assert scene.where() == {"A5": 1}


def test_a_dreadful_tide_may_take_presence() -> None:
    scene = minds("A5", 2).put("A5", "beasts, town").use("a_dreadful_tide_of_scurrying_flesh", "beasts-p1")
    assert (scene["A5"], scene.s.away, scene.s.fear) == ("town, beasts", [2], 2)


def test_boon_of_swarming_bedevilment() -> None:
    scene = two()
    scene.use("boon_of_swarming_bedevilment", "A4", "A5")
    assert scene.deciders == [1, 1]
    assert (scene.where(1), defence(scene.s, scene.land("A5"))) == ({"A4": 1, "A5": 1}, 1)
    assert defence(scene.s, scene.land("A4")) == 1


def test_ever_multiplying_swarm() -> None:
    scene = minds().use("ever_multiplying_swarm")
    assert scene["A5"] == "2 beasts"


def test_guide_the_way_on_feathered_wings() -> None:
    scene = minds().put("A4", "beasts, 3 dahan")
    scene.use(
        "guide_the_way_on_feathered_wings", "A4", "beasts", "A2", "dahan", "dahan", "A1", "dahan", "none"
    )
    assert [scene[land] for land in ("A4", "A2", "A1")] == ["dahan", "dahan", "dahan, beasts"]


def test_guide_there_and_back_with_presence() -> None:
    scene = minds("A5", 2).put("A5", "dahan")
    scene.use("guide_the_way_on_feathered_wings", "A5", "beasts-p1", "A4", "dahan", "A5", "none")
    assert (scene.where(), scene["A5"], scene["A4"]) == ({"A5": 2}, "beasts-p1", "dahan")


def test_guide_without_beasts() -> None:
    scene = minds().put("A5", "dahan").use("guide_the_way_on_feathered_wings", "A5")
    assert scene["A5"] == "dahan"


def test_pursue_with_scratches_pecks_and_stings() -> None:
    scene = minds().put("A4", "3 beasts, 2 explorer, town, city")
    scene.use("pursue_with_scratches_pecks_and_stings", "explorer", "A1", "town", "A1")
    assert (scene["A4"], scene["A1"], scene.s.fear) == ("explorer, city, 3 beasts", "explorer, town", 1)
