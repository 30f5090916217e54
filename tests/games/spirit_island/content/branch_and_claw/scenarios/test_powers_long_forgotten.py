"""Powers Long Forgotten."""

from collections import Counter

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.content.branch_and_claw.scenarios.powers_long_forgotten import (
    ID,
    draw_marker,
    loose_source,
    unused,
)
from weald.games.spirit_island.model.pieces import DAHAN, EXPLORER, INVADERS, TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, RAVAGE, SETUP, SPIRIT
from weald.games.spirit_island.phases.invaders import acting_lands, plan
from weald.games.spirit_island.phases.result import difficulty, score
from weald.games.spirit_island.rules.happenings import GROWTH, POWER, SCENARIO, SET_UP
from weald.games.spirit_island.rules.panel import card_plays
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import EFFECTS, POWERS, SCENARIOS
from weald.games.spirit_island.rules.targeting import target_lands


def island(*spirits: str, boards: str = "A", adversary: str = "none", seed: int = 1) -> Scene:
    scene = Scene(
        *(spirits or ("lightning",)), boards=boards, scenario=ID, sets="branch_and_claw", adversary=adversary
    )
    scene.s.seed = seed
    return scene.presence(0, "A5", 2).put("A8", "city")


def hidden(scene: Scene, *lands: str) -> Scene:
    for land in lands:
        scene.lasting("hidden_marker", scene.land(land), until=1, source=ID)
    return scene


def drawing(monkeypatch: pytest.MonkeyPatch, source: int) -> None:
    """Let the next marker be this one."""
    module = "weald.games.spirit_island.content.branch_and_claw.scenarios.powers_long_forgotten"
    monkeypatch.setattr(f"{module}.draw_marker", lambda s: source)


def add(scene: Scene, land: str, kind: int, n: int, *answers: str) -> None:
    act = begin(scene.s, GROWTH, "growth", 0)

    def work() -> Work[None]:
        yield from act.add(n, kind, scene.land(land))
        yield from act.conclude()

    scene.run(work(), *answers)


def invaders_have(scene: Scene, source: int, *answers: str, land: str = "A1") -> Scene:
    scene.run(loose_source(begin(scene.s, SCENARIO, ID), source, scene.land(land)), *answers)
    return scene


def spirits_use(scene: Scene, source: int, *answers: str) -> Scene:
    scene.lasting("found_source", source, until=1, source=ID)
    scene.step("powers", f"offer:powers_long_forgotten:{source}", *answers)
    return scene


def power(scene: Scene, id: str, land: str) -> Action:
    act = begin(scene.s, POWER, id, 0, scene.land(land))
    act.power = POWERS[id]
    return act


# Set-up and search.


def test_difficulty() -> None:
    assert difficulty(island().s) == 1


def test_four_markers_are_hidden_on_each_board_where_no_dahan_are() -> None:
    scene = Scene("lightning", "river_surges", boards="AB", scenario=ID, sets="branch_and_claw")
    scene.put("A1", "dahan").put("B8", "2 dahan").s.phase = SETUP
    act = begin(scene.s, SET_UP, "setup")
    rule = SCENARIOS[ID].rule
    scene.run(rule.before_spirits(act, ()), "A2", "A3", "A4", "A8", "B1", "B2", "B5", "B7")
    lands = [scene.s.island.names[land] for (land,) in scene.effects("hidden_marker")]
    assert lands == ["A2", "A3", "A4", "A8", "B1", "B2", "B5", "B7"]
    assert scene.asked[0] == ("hide_marker", ["A2", "A3", "A4", "A5", "A6", "A7", "A8"])
    assert scene.deciders == [0, 0, 0, 0, 1, 1, 1, 1]


def test_two_invaders_search_a_land(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing(monkeypatch, 6)
    scene = hidden(island(), "A2", "A3")
    add(scene, "A2", EXPLORER, 1)
    assert len(scene.effects("hidden_marker")) == 2
    add(scene, "A2", TOWN, 1)
    assert scene.effects("hidden_marker") == [(scene.land("A3"),)]
    assert scene.effects("wind_rope_invaders") == [()]


def test_a27_three_dahan_search_a_land_even_among_invaders(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing(monkeypatch, 6)
    scene = hidden(island(), "A2").put("A2", "2 dahan, explorer")
    add(scene, "A2", DAHAN, 1)
    assert (scene.effects("found_source"), scene.effects("wind_rope_invaders")) == ([(6,)], [])
    both = hidden(island(), "A2").put("A2", "2 dahan, 2 explorer")
    add(both, "A2", DAHAN, 1)
    assert both.effects("found_source") == [(6,)]


def test_against_france_invaders_need_three() -> None:
    scene = hidden(island(adversary="france_plantation_colony"), "A2")
    add(scene, "A2", EXPLORER, 2)
    assert len(scene.effects("hidden_marker")) == 1
    add(scene, "A2", EXPLORER, 1)
    assert len(scene.effects("hidden_marker")) == 0


def test_a_blank_marker_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing(monkeypatch, 0)
    scene = hidden(island(), "A2")
    before = len(scene.s.effects)
    add(scene, "A2", EXPLORER, 2)
    assert len(scene.s.effects) == before - 1
    assert scene.events[-1].args == {"side": "invaders", "land": "A2", "source": "none"}


def test_several_lands_are_searched_in_the_order_of_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing(monkeypatch, 0)
    scene = hidden(island(), "A2", "A3").put("A2", "2 explorer").put("A3", "3 dahan")
    add(scene, "A1", DAHAN, 1, "A3")
    assert scene.asked == [("search", ["A2", "A3"])]
    assert scene.effects("hidden_marker") == []


def test_lands_that_meet_the_condition_are_searched_when_set_up_ends() -> None:
    scene = hidden(island(), "A2").put("A2", "2 explorer")
    scene.s.phase = SETUP
    add(scene, "A1", DAHAN, 1)
    assert len(scene.effects("hidden_marker")) == 1
    scene.run(SCENARIOS[ID].rule.after_set_up(begin(scene.s, SET_UP, "setup"), ()))
    assert scene.effects("hidden_marker") == []


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_the_markers_are_as_many_sources_as_players_and_one_more(seats: int) -> None:
    spirits = ("lightning", "river_surges", "shadows", "vital_strength", "ocean", "bringer")[:seats]
    for seed in range(20):
        scene = Scene(*spirits, scenario=ID, sets="branch_and_claw")
        scene.s.seed = seed
        drawn = Counter(draw_marker(scene.s) for _ in range(4 * seats))
        assert drawn[0] == 3 * seats - 1
        assert all(n == 1 for source, n in drawn.items() if source)


def test_markers_are_drawn_when_they_are_turned_up_so_nothing_can_leak() -> None:
    one, other = (hidden(island(seed=seed), "A1", "A2", "A3", "A4") for seed in (1, 99))
    assert GAME.information.view(one.s, 0) == GAME.information.view(other.s, 0)
    shown = [GAME.position.dump(GAME.information.redact(scene.s, 0)) for scene in (one, other)]
    for position in shown:
        del position["seed"]
    assert shown[0] == shown[1]
    results = set()
    for seed in range(40):
        scene = hidden(island(seed=seed), "A2")
        results.add(draw_marker(scene.s))
    assert len(results) > 3


def test_found_sources_are_used_at_will_or_count_points() -> None:
    scene = (
        island().lasting("found_source", 4, until=1, source=ID).lasting("found_source", 2, until=1, source=ID)
    )
    assert (unused(scene.s), score(scene.s)["scenario"]) == ([2, 4], 4)
    scene.step("powers", "offer:powers_long_forgotten:4")
    assert (unused(scene.s), score(scene.s)["scenario"], scene.effects("ice_rib")) == ([2], 2, [()])


# The sources.


def test_1_for_invaders_fire_harms_them_for_1_energy() -> None:
    scene = invaders_have(island(), 1).put("A5", "2 town")
    scene.s.energy = [2]
    act = power(scene, "shatter_homesteads", "A5")
    scene.run(iter(act.destroy(1, TOWN)), "no")
    assert (scene["A5"], scene.s.energy) == ("2 town", [2])
    scene.run(iter(act.destroy(1, TOWN)), "yes")
    scene.run(iter(act.destroy(1, TOWN)))
    assert (scene["A5"], scene.s.energy) == ("", [1])


def test_1_for_invaders_leaves_other_powers_alone() -> None:
    scene = invaders_have(island(), 1).put("A5", "town")
    scene.s.energy = [2]
    scene.run(iter(power(scene, "drift_down_into_slumber", "A5").destroy(1, TOWN)))
    assert (scene["A5"], scene.s.energy) == ("", [2])


def test_1_for_spirits_adds_1_damage_to_powers_with_fire() -> None:
    scene = spirits_use(island(), 1).put("A5", "2 city")
    act = power(scene, "shatter_homesteads", "A5")
    scene.run(EFFECTS["lizard_scale"].rule.before_power(act, ()))
    scene.run(iter(act.damage(2)), "city-d1", "city-d2")
    scene.run(iter(act.damage(1)))
    assert scene["A5"] == "city-d1"


def test_2_for_invaders_all_sands_are_one() -> None:
    scene = Scene("lightning", boards="A", scenario=ID, sets="branch_and_claw")
    sands = [land for land in scene.s.island.ground if scene.s.island.terrain[land] == 2]
    names = [scene.s.island.names[land] for land in sands]
    scene.put(names[0], "2 town")
    card = invader_card("I-S")
    assert acting_lands(scene.s, BUILD, card) == [sands[0]]
    invaders_have(scene, 2)
    assert acting_lands(scene.s, BUILD, card) == sands
    assert set(sands) <= set(acting_lands(scene.s, EXPLORE, card))
    scene.build(names[1])
    assert scene[names[1]] == "city"


def test_2_for_spirits_presence_shifts_among_sands() -> None:
    scene = Scene("lightning", boards="A", scenario=ID, sets="branch_and_claw").put("A8", "city")
    sands = [
        scene.s.island.names[land] for land in scene.s.island.ground if scene.s.island.terrain[land] == 2
    ]
    scene.presence(0, sands[0])
    spirits_use(scene, 2)
    scene.step("powers", "offer:bronze_loop:1", sands[0])
    assert scene.s.presence[0][scene.land(sands[1])] == 1
    assert scene.s.presence[0][scene.land(sands[0])] == 0
    # A presence shifts once a turn.
    assert scene.step("powers") == "invaders"


def test_3_for_invaders_explored_wetlands_are_built_in() -> None:
    scene = invaders_have(island(), 3)
    geography = scene.s.island
    wet, dry = (
        geography.names[next(land for land in geography.ground if geography.terrain[land] == terrain)]
        for terrain in (3, 0)
    )
    scene.explore(wet).explore(dry)
    assert (scene[wet], scene[dry]) == ("explorer, town", "explorer")


def test_3_for_spirits_energy_without_reclaiming() -> None:
    scene = spirits_use(island("lightning", "river_surges", boards="AB").presence(1, "A5"), 3)
    s = scene.s
    s.phase, s.energy = SPIRIT, [0, 0]
    s.discards[0] = [POWERS.number("drought")]
    act = begin(s, GROWTH, "growth", 0)

    def reclaim() -> Work[None]:
        yield from act.reclaim_all()
        yield from act.conclude()

    scene.run(reclaim())
    assert scene.step("fast") == "powers"
    assert s.energy == [0, 2]


def test_4_for_invaders_one_card_play_next_turn() -> None:
    scene = invaders_have(island(), 4)
    assert card_plays(scene.s, 0) == 2
    scene.step("time")
    assert card_plays(scene.s, 0) == 1
    scene.step("time")
    assert card_plays(scene.s, 0) == 2


def test_4_for_spirits_the_next_normal_ravage_is_weaker() -> None:
    scene = spirits_use(island(), 4).put("A2", "city, town")
    plan(scene.s)
    assert scene.effects("ice_rib") == [()]
    scene.s.ravage_cards = [invader_card("I-J")]
    plan(scene.s)
    assert (scene.effects("ice_rib"), scene.effects("ice_rib_ravage")) == ([], [()])
    scene.s.queue, scene.s.agenda = [scene.land("A2")], [(RAVAGE, invader_card("I-J"))]
    scene.step("land")
    assert [e.args["n"] for e in scene.events if e.id.endswith("ravage")] == [2]
    scene.put("A3", "town, 2 explorer").ravage("A3")
    assert [e.args["n"] for e in scene.events if e.id.endswith("ravage")] == [2, 4]
    scene.step("time")
    assert scene.effects("ice_rib_ravage") == []


def test_5_for_invaders_the_first_building_brings_blight() -> None:
    scene = invaders_have(island(), 5)
    jungle = next(land for land in scene.s.island.ground if scene.s.island.terrain[land] == 0)
    mountain = next(land for land in scene.s.island.ground if scene.s.island.terrain[land] == 1)
    for land in (jungle, mountain):
        add(scene, scene.s.island.names[land], TOWN, 2)
    assert scene[scene.s.island.names[jungle]] == "2 town, blight"
    assert scene[scene.s.island.names[mountain]] == "2 town"


def test_5_for_spirits_nothing_is_forgotten_for_a_major_power() -> None:
    scene = spirits_use(island(), 5)
    scene.s.major_deck = [POWERS.number("powerstorm")]
    scene.s.hands[0] = [POWERS.number("drought")]
    scene.run(iter(begin(scene.s, GROWTH, "growth", 0).gain_card("major")))
    assert scene.s.hands[0] == [POWERS.number("drought"), POWERS.number("powerstorm")]


def test_6_for_invaders_powers_move_them_for_1_energy() -> None:
    scene = invaders_have(island(), 6).put("A5", "town, dahan")
    scene.s.energy = [1]
    act = power(scene, "shatter_homesteads", "A5")
    scene.run(iter(act.push(1, INVADERS)), "no")
    scene.run(iter(act.push(2, (*INVADERS, DAHAN))), "no", "A4")
    assert (scene["A5"], scene["A4"], scene.s.energy) == ("town", "dahan", [1])
    scene.run(iter(act.push(1, INVADERS)), "yes", "A4")
    scene.run(iter(act.gather(1, INVADERS)), "A4:town")
    assert (scene["A5"], scene.s.energy) == ("town", [0])
    growth = begin(scene.s, GROWTH, "growth", 0, scene.land("A5"))
    scene.run(iter(growth.push(1, INVADERS)), "A4")
    assert scene["A5"] == ""


def test_6_for_spirits_range_1_more() -> None:
    scene = island("lightning", "river_surges", boards="AB").presence(1, "B5")
    before = target_lands(scene.s, 0, POWERS["shatter_homesteads"], 0)
    spirits_use(scene, 6)
    assert set(before) < set(target_lands(scene.s, 0, POWERS["shatter_homesteads"], 0))


def test_7_for_invaders_scorches_the_strongest_land_of_each_board() -> None:
    scene = Scene("lightning", "river_surges", boards="AB", scenario=ID, sets="branch_and_claw")
    scene.put("A2", "city, town-s1, dahan, beasts, wilds").put("A5", "2 town, dahan").put("A4", "town, dahan")
    scene.put("B1", "explorer, dahan")
    invaders_have(scene, 7, "A2")
    assert scene.asked == [("scorch", ["A2", "A5"])]
    assert scene["A2"] == "town, city, blight"
    assert [scene[land] for land in ("A5", "A4", "B1")] == ["2 town, dahan", "town, dahan", "explorer, dahan"]


def test_7_for_spirits_two_fear_cards_and_the_dahan_strike() -> None:
    scene = island().put("A5", "city, 2 dahan").put("A4", "city, dahan")
    spirits_use(scene, 7, "A4")
    assert (len(scene.s.fear_earned), scene["A4"], scene["A5"]) == (2, "city-d2, dahan", "city, 2 dahan")


def test_a18_8_for_invaders_powers_cannot_target_the_land() -> None:
    scene = invaders_have(island().put("A5", "town"), 8, land="A5")
    lands = target_lands(scene.s, 0, POWERS["shatter_homesteads"], 0)
    assert scene.land("A5") not in lands
    assert scene.land("A4") in lands
    act = power(scene, "shatter_homesteads", "A4")
    scene.run(iter(act.gather(1, INVADERS)))
    assert (scene["A5"], scene["A4"]) == ("", "town")


def test_8_for_spirits_everything_in_a_land_is_removed() -> None:
    scene = island().put("A5", "2 city-d1, town, dahan, 2 blight, beasts").presence(0, "A4")
    spirits_use(scene, 8, "A5")
    assert (scene["A5"], scene.s.presence[0][scene.land("A5")], scene.s.away, scene.s.destroyed) == (
        "",
        0,
        [2],
        [0],
    )
    assert (scene.s.fear, scene.s.blight_pool) == (0, 99)


def test_8_a_spirit_without_presence_is_lost() -> None:
    scene = island()
    spirits_use(scene, 8, "A5")
    assert scene.s.defeat == "spirit"


def test_the_steady_ember_spares_those_who_share_a_draw() -> None:
    """Entwined Power: with the ember both gain a major power, and neither forgets a card."""
    scene = Scene("river_surges", "lightning", boards="AB", sets="branch_and_claw")
    scene.presence(0, "A5").presence(1, "B5").lasting("steady_ember", until=1)
    scene.s.major_deck = [
        POWERS.number(id) for id in ("tsunami", "powerstorm", "accelerated_rot", "poisoned_land")
    ]
    scene.use("entwined_power", "major", "tsunami", "powerstorm")
    assert [POWERS.ids[hand[0]] for hand in scene.s.hands] == ["powerstorm", "tsunami"]
