"""Rules that look at the board of a land, where lands of two boards are one: A3 and B3 (jungle and sands)."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card, stored
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.action.island.joining import part_effects
from weald.games.spirit_island.content.branch_and_claw.shared_event_parts import new_diseases
from weald.games.spirit_island.content.event_actions import prevented_on_board, prints_dahan
from weald.games.spirit_island.content.jagged_earth.events_by_stage import lowest_land
from weald.games.spirit_island.content.jagged_earth.scenarios.the_great_river import at_the_river, from_north
from weald.games.spirit_island.rules.happenings import EVENT_CARD, POWER
from weald.games.spirit_island.rules.land_rules import defence, may_have_presence
from weald.games.spirit_island.rules.registry import EFFECTS, SPIRITS
from weald.games.spirit_island.rules.subjects import Doing

SETS = "branch_and_claw jagged_earth promo_2"


def joined(
    *spirits: str, one: str = "A3", other: str = "B3", level: int = 0, adversary: str = "none"
) -> Scene:
    scene = Scene(*spirits, boards="AB", sets=SETS, adversary=adversary, level=level)
    begin(scene.s, POWER, "wash_away", 0).join_lands(scene.land(one), scene.land(other))
    return scene


@pytest.mark.parametrize("near", ["A5", "B5"])
def test_plague_unfolds_for_presence_on_either_board(near: str) -> None:
    scene = joined("vengeance", "lightning").presence(0, near).put("A3", "explorer, disease")
    scene.build("A3", "yes")
    assert (scene["A3"], scene.s.fear) == ("explorer, town, disease", 1)


def test_skies_herald_presence_of_either_board() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A3").presence(1, "B5")
    scene.s.destroyed = [0, 1]
    scene.use("skies_herald_the_season_of_return", "A3", "return_presence")
    assert (scene.s.presence[1][scene.land("A3")], scene.s.destroyed) == (1, [0, 0])


def test_mapmakers_need_one_board_without_wilds() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A5").presence(1, "B5").put("A8", "wilds")
    scene.lasting("mapmakers_chart_the_wild").explore("A3").explore("A1")
    assert (scene["A3"], scene["A1"]) == ("2 explorer", "explorer")
    scene.put("B8", "wilds").explore("A3")
    assert scene["A3"] == "3 explorer"


def test_a_land_has_the_numbers_of_its_board() -> None:
    """A8 with B1: for a card that names jungle, land 8 of board A and land 1 of board B."""
    scene = joined("river_surges", "lightning", one="A8", other="B1")
    names = scene.s.island.names
    lowest = [names[lowest_land(scene.s, invader_card("I-J"), board)] for board in (0, 1)]
    assert lowest == ["A3", "A8"]


def test_dahan_printed_in_either_part() -> None:
    """Board A prints none in land 1, board B 1 in land 1."""
    scene = joined("river_surges", "lightning", one="A1", other="B1")
    assert prints_dahan(scene.s, scene.land("A1"))
    assert not prints_dahan(Scene("river_surges", boards="A").s, 1)


def test_the_river_at_the_edge_of_either_part() -> None:
    scene = Scene("river_surges", boards="A", sets=SETS)
    act = begin(scene.s, POWER, "wash_away", 0)
    assert (at_the_river(scene.s, 4), from_north(scene.s, 4)) == (False, (0, 6))
    act.join_lands(scene.land("A4"), scene.land("A8"))
    assert (at_the_river(scene.s, 4), from_north(scene.s, 4)) == (True, (0, 0))


def test_m13_the_user_names_the_board_that_is_cast_down() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A3", 2).presence(0, "A5").presence(1, "B5")
    scene.put("A8", "city").put("B8", "city").elements("2 sun 2 moon 4 water 4 earth")
    scene.use("cast_down_into_the_briny_deep", "A3", "B")
    assert scene.asked[-1] == ("which_board", ["A", "B"])
    island = scene.s.island
    assert (bool(island.of_board(0)), island.of_board(1), scene["A8"]) == (True, [], "city")


def test_m14_the_user_names_the_board_beside_which_a_new_one_is_laid() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A3", 2).presence(1, "B5")
    scene.elements("3 moon 2 water 3 earth 2 plant")
    act = begin(scene.s, POWER, "dream_of_the_untouched_land", 0, scene.land("A3"))
    assert scene.run(act.pick_board(scene.land("A3")), "B") == 1


def test_e75_time_is_poured_from_and_to_boards_that_the_user_names() -> None:
    scene = joined("fractured_days", "lightning").presence(0, "A3").presence(0, "B5", 2)
    scene.use("pour_time_sideways", "A3", "A")
    # The presence leaves the joined land for B5.
    assert scene.effects("time_sideways") == [(0, 1)]


@pytest.mark.parametrize("ocean", ["A0", "B0"])
def test_a31_blight_of_a_joined_shore_comes_to_one_of_its_oceans(ocean: str) -> None:
    scene = joined("river_surges", "lightning", adversary="scotland", level=5).put("A3", "town")
    scene.presence(0, "A5").presence(1, "B5").ravage("A3", ocean)
    assert (scene["A3"], scene[ocean]) == ("town, blight", "blight")
    assert scene.asked == [("land", ["A0", "B0"])]


def test_v9_a_price_is_asked_for_the_board_that_is_protected() -> None:
    """The joined land is named after board A, and its presence protects board B as well."""
    scene = joined("river_surges", "lightning").presence(0, "A3", 3).presence(1, "B5").put("B8", "explorer")
    scene.blight_card("downward_spiral", 20, flipped=True)
    act = begin(scene.s, EVENT_CARD, "putting_down_roots")
    asked = next(prevented_on_board(act, 3, 1))
    assert isinstance(asked, IslandQuestion)
    assert asked.words == {"n": 3, "board": "B"}


def test_v17_half_of_the_boards_that_are_left() -> None:
    """New Diseases: of three boards one is sunk, so it comes to one board."""
    scene = Scene("river_surges", "lightning", "vital_strength", boards="ABC", sets=SETS)
    for seat, land in enumerate(("A5", "B5", "A5")):
        scene.presence(seat, land)
    scene.put("A1", "explorer, dahan").put("B1", "explorer, dahan")
    scene.run(begin(scene.s, POWER, "cast_down_into_the_briny_deep", 0).sink_board(2))
    scene.run(new_diseases.body(begin(scene.s, EVENT_CARD, "new_species_spread")), "0/A1", "1/A1", "2/A1")
    assert (scene["A1"], scene["B1"]) == ("explorer, disease", "explorer, dahan")


# A joined land is divided.


WEAVE = "weave_together_the_fabric_of_place"


def woven(spirit: str = "river_surges", one: str = "A4", other: str = "A3", **effects: str) -> Scene:
    """Two lands that are one until time passes; before, effects were in force in a land by their names."""
    scene = Scene(spirit, boards="A", sets=f"{SETS} promo_1").presence(0, one, 3)
    for kind, land in effects.items():
        scene.lasting(kind, scene.land(land), *([0] if "seat" in EFFECTS[kind].fields else []))
    # An invader is left, so that the game goes on.
    scene.put("A1", "city").use(WEAVE, one, other)
    return scene


@pytest.mark.parametrize("back", [True, False])
def test_m11_health_of_the_turn_goes_back_with_the_absorbed_part(back: bool) -> None:
    """Ruling M11: Promises of Protection on A3, then A4 is joined with it: a dahan has 2 damage."""
    scene = woven(promises_of_protection="A3").put("A4", "dahan-d2")
    assert scene.effects("promises_of_protection") == [(scene.land("A4"),)]
    scene.step("time", *(["dahan-d2", "none"] if back else ["none"]))
    assert (scene["A3"], scene["A4"]) == ("dahan" if back else "", "")


def test_m11_an_effect_of_the_other_part_stays_there() -> None:
    """Ruling M11: the part whose name the land kept keeps what it had."""
    scene = woven(promises_of_protection="A4").put("A4", "2 dahan-d2")
    scene.step("time", "dahan-d2", "none")
    assert (scene["A3"], scene["A4"]) == ("", "dahan")


@pytest.mark.parametrize(
    ("land", "left"), [("A3", ("", "explorer")), ("A4", ("explorer", "")), ("", ("", ""))]
)
def test_m11_quicksand_destroys_what_is_put_into_its_part(land: str, left: tuple[str, str]) -> None:
    """Ruling M11: all pieces count as moved; what came while the lands were one is in both parts."""
    scene = woven(**({"melt_earth_into_quicksand": land} if land else {})).put("A4", "2 explorer")
    if not land:
        scene.lasting("melt_earth_into_quicksand", scene.land("A4"), 0)
    scene.step("time", "explorer", "none")
    assert (scene["A3"], scene["A4"]) == left


def test_m11_what_was_used_up_does_not_come_back() -> None:
    """Ruling M11: a warning of A3 that is spent in the joined land is gone."""
    scene = woven(birds_cry_warning="A3").put("A4", "town, 2 dahan")
    assert scene.effects("birds_cry_warning") == [(4,)]
    scene.ravage("A4")
    assert scene.effects("birds_cry_warning") == []
    part_effects(begin(scene.s, POWER, WEAVE, 0), 4, 3)
    assert scene.effects("birds_cry_warning") == []


def test_m11_what_was_used_in_part_goes_back_as_it_is() -> None:
    """Ruling M11: an observed land goes on being observed, for as many Actions as are left."""
    scene = Scene("shifting_memory", boards="A", sets=SETS).presence(0, "A4", 3).lasting("observed", 3, 0, 3)
    scene.use(WEAVE, "A4", "A3").put("A4", "explorer")
    scene.use("share_secrets_of_survival", "A4", "share_secrets_of_survival")
    scene.build("A4", "moon")
    assert scene.effects("observed") == [(4, 0, 2)]
    scene.run(begin(scene.s, POWER, WEAVE, 0).divide_land(4, 3), "none")
    assert scene.effects("observed") == [(3, 0, 2)]


def test_m11_lands_joined_twice_give_back_part_by_part() -> None:
    """Ruling M11: A3 is part of A4, which is part of A5; each gets its own."""
    scene = Scene("river_surges", boards="A", sets=SETS).presence(0, "A5", 3)
    for land in (3, 4, 5):
        scene.lasting("defend", land, land)
    act = begin(scene.s, POWER, WEAVE, 0)
    act.join_lands(4, 3)
    scene.lasting("defend", 4, 9)
    act.join_lands(5, 4)
    assert defence(scene.s, 5) == 3 + 4 + 5 + 9
    again = stored(scene.s)
    assert again.parted == scene.s.parted
    again.trace = scene.s.trace
    for s in (scene.s, again):
        scene.s = s
        scene.run(begin(s, POWER, WEAVE, 0).divide_land(5, 4), "none")
        scene.run(begin(s, POWER, WEAVE, 0).divide_land(4, 3))
        assert [defence(s, land) for land in (3, 4, 5)] == [3 + 9, 4 + 9, 5]
        assert s.parted == []


# Forbidden Ground.


@pytest.mark.parametrize(
    ("here", "there", "pushed"), [(1, 1, True), (1, 0, False), (2, 0, False), (2, 1, False), (0, 1, False)]
)
def test_m17_joining_lands_can_create_a_sacred_site(here: int, there: int, pushed: bool) -> None:
    """Ruling M17: with one presence in each, dahan are pushed after the Action; not where one was sacred."""
    scene = Scene("keeper", boards="A", sets=SETS).presence(0, "A8", 2).presence(0, "A4", here)
    scene.presence(0, "A3", there).put("A3", "dahan").put("A4", "dahan")
    answers = ["A1", "A1"] if pushed else []
    act = begin(scene.s, POWER, WEAVE, 0)
    act.join_lands(4, 3)
    scene.run(act.conclude(), *answers)
    assert (scene["A4"], scene["A1"]) == (("", "2 dahan") if pushed else ("2 dahan", ""))


def test_m17_dividing_a_land_creates_no_sacred_site() -> None:
    """Ruling M17: two presence that stay, and two that go, were in a sacred site before."""
    scene = Scene("keeper", boards="A", sets=SETS).presence(0, "A4", 4).put("A4", "2 dahan")
    begin(scene.s, POWER, WEAVE, 0).join_lands(4, 3)
    act = begin(scene.s, POWER, WEAVE, 0)
    scene.run(act.divide_land(4, 3), "dahan", "presence-0", "presence-0", "none")
    scene.run(act.conclude())
    assert (scene["A4"], scene["A3"], scene.s.presence[0][3:5]) == ("dahan", "dahan", [2, 2])


def test_m17_what_an_action_adds_besides_still_counts() -> None:
    """Ruling M17: presence that the same Action moves is counted as ever."""
    scene = Scene("keeper", boards="A", sets=SETS).presence(0, "A8", 1).presence(0, "A4", 2)
    scene.presence(0, "A1", 1).put("A8", "dahan").put("A4", "dahan")
    act = begin(scene.s, POWER, WEAVE, 0)
    scene.run(iter(act.move_presence(1, 8)))
    act.join_lands(4, 3)
    scene.run(act.conclude(), "A5")
    assert (scene["A8"], scene["A5"], scene["A4"]) == ("", "dahan", "dahan")


# Every spirit whose presence may not be everywhere.

BOUND = [
    spirit.id for spirit in SPIRITS.all if any(Doing.HAVE_PRESENCE in rule.doings for rule in spirit.rules)
]


@pytest.mark.parametrize("spirit", BOUND)
def test_m11_presence_may_not_stay_where_the_spirit_may_have_none(spirit: str) -> None:
    """Ruling M11: each pair of adjacent lands is joined and divided; such presence goes, whatever stays."""
    tried = 0
    island = Scene(spirit, boards="A").s.island
    for one in island.ground:
        for other in island.near[one]:
            scene = Scene(spirit, boards="A", sets=SETS)
            act = begin(scene.s, POWER, WEAVE, 0)
            kept = act.join_lands(one, other)
            scene.presence(0, scene.s.island.names[kept], 2)
            part = other if kept == one else one
            answers = ["none"] if may_be(spirit, kept) and may_be(spirit, part) else []
            scene.run(act.divide_land(kept, part), *answers)
            stays = may_be(spirit, kept) or not may_be(spirit, part)
            assert scene.s.presence[0][kept if stays else part] == 2
            tried += not stays
    assert tried > 0


def test_m11_division_ends_when_nothing_has_to_go() -> None:
    """Ruling M11: Volcano's presence leaves the other part, the explorer stays."""
    scene = Scene("volcano", boards="A", sets=SETS).put("A5", "explorer").presence(0, "A1", 2)
    act = begin(scene.s, POWER, WEAVE, 0)
    act.join_lands(5, 1)
    scene.run(act.divide_land(5, 1), "presence-0", "presence-0", "none")
    assert scene.asked[0] == ("divide", ["explorer", "presence-0"])
    assert scene.asked[-1] == ("divide", ["explorer", "none"])
    assert (scene["A5"], scene.s.presence[0][1]) == ("explorer", 2)


def may_be(spirit: str, land: int) -> bool:
    """Whether a spirit may have presence in a land of board A, as it is printed."""
    return may_have_presence(Scene(spirit, boards="A").s, 0, land)


def test_m11_the_bound_spirits() -> None:
    """Ruling M11: these are all."""
    assert BOUND == ["lure", "ocean", "volcano"]
