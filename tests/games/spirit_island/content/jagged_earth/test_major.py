"""Major powers of Jagged Earth, each with its exact effect."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card, stored
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.geography import MERGED
from weald.games.spirit_island.model.pieces import BEASTS, DAHAN, FIRE, PRESENCE, TOWN, Kinds, piece_name
from weald.games.spirit_island.model.state import BUILD, EXPLORE
from weald.games.spirit_island.model.state import GAME as FOR_THE_GAME
from weald.games.spirit_island.phases.invaders import acting_lands, choose_lands
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.land_rules import defence, is_isolated, meets, mobile_presence
from weald.games.spirit_island.rules.panel import elements, income, shown
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.targeting import target_lands

SETS = "branch_and_claw jagged_earth"


def river(*others: str, adversary: str = "none") -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 and A3 jungle, A1 and A6 mountain."""
    boards = "A" + "BCD"[: len(others)]
    scene = Scene("river_surges", *others, boards=boards, sets=SETS, adversary=adversary)
    scene.presence(0, "A5")
    scene.s.fear_pool = 99
    scene.s.board_box = tuple("ABCDEF")
    return scene


def vital(*lands: str) -> Scene:
    """Vital Strength with one presence in each of some lands, which makes none of them a sacred site."""
    scene = Scene("vital_strength", boards="A", sets=SETS)
    for land in lands:
        scene.presence(0, land)
    scene.s.fear_pool = 99
    return scene


def lands(scene: Scene, id: str, tiers: int = 0) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS[id], tiers)]


def presence(scene: Scene, land: str, seat: int = 0) -> int:
    return scene.s.presence[seat][scene.land(land)]


# Angry Bears.


def test_angry_bears_come_where_none_are() -> None:
    scene = vital("A5").put("A5", "town, explorer")
    assert lands(scene, "angry_bears") == ["A5"]
    scene.use("angry_bears", "town", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("explorer, beasts", 3)


def test_angry_bears_that_are_there_strike_harder_and_may_go() -> None:
    scene = vital("A5").put("A5", "2 town, beasts").put("A6", "explorer, town")
    scene.elements("2 fire 3 animal").use("angry_bears", "beasts", "A6", "town")
    assert (scene["A5"], scene["A6"]) == ("", "explorer, beasts")
    # 2 and 1 by the power, 3 by destroyed towns.
    assert scene.s.fear == 6


def test_angry_bears_next_door_need_not_come_from_here() -> None:
    scene = vital("A5").put("A5", "beasts").put("A7", "beasts, city").put("A8", "explorer")
    scene.elements("2 fire 3 animal").use("angry_bears", "none")
    # A city is neither explorer nor town, and A8 has no beasts.
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("city, beasts", "explorer", 3)


# Bargains of Power and Protection.


def test_bargains_of_power_and_protection_last_for_the_game() -> None:
    scene = river().presence(0, "A8").put("A5", "dahan").put("A6", "2 dahan").put("A3", "3 dahan")
    before = income(scene.s, 0)
    scene.cover("energy", 3)
    high = income(scene.s, 0)
    scene.use("bargains_of_power_and_protection", "A8")
    assert (presence(scene, "A8"), scene.s.away, scene.s.destroyed) == (0, [1], [0])
    names = ("A3", "A5", "A6", "A8")
    assert [defence(scene.s, scene.land(name)) for name in names] == [0, 1, 2, 0]
    assert income(scene.s, 0) == high - 1
    assert (before, [e[2] for e in scene.s.effects]) == (1, [FOR_THE_GAME])
    # A second bargain adds up.
    scene.presence(0, "A8").use("bargains_of_power_and_protection", "A8")
    assert [defence(scene.s, scene.land(name)) for name in names] == [0, 2, 4, 0]
    assert income(scene.s, 0) == high - 2


def test_bargains_of_power_and_protection_with_presence_of_a_track() -> None:
    scene = river().put("A5", "dahan").elements("3 sun 2 water 2 earth")
    cards = scene.on("cards")
    scene.use("bargains_of_power_and_protection", "cards")
    assert (presence(scene, "A5"), scene.on("cards"), scene.s.away) == (1, cards - 1, [1])
    assert income(scene.s, 0) == 0


def test_a_bargain_uncovers_what_is_below_the_presence() -> None:
    """Slowly Coalescing Nature: Starlight puts an element on a space that the bargain has uncovered."""
    scene = Scene("starlight", boards="A", sets="jagged_earth").presence(0, "A5", 2).put("A5", "dahan")
    scene.elements("3 sun 2 water 2 earth").use("bargains_of_power_and_protection", "cards", "fire")
    assert (elements(scene.s, 0)[FIRE], scene.s.away) == (1, [1])


def test_e54_a_bargain_takes_presence_of_the_island_if_no_track_has_any() -> None:
    scene = river().presence(0, "A8").put("A5", "dahan").elements("3 sun 2 water 2 earth")
    scene.s.covered[0] = 0
    scene.use("bargains_of_power_and_protection", "A8")
    assert (presence(scene, "A8"), scene.s.away) == (0, [1])


def test_e55_the_energy_of_a_turn_never_sinks_below_nothing() -> None:
    """Ruling E55: two bargains and an income of 1, which rises later."""
    scene = river().presence(0, "A8", 2).put("A5", "dahan")
    assert income(scene.s, 0) == 1
    for _ in range(2):
        scene.use("bargains_of_power_and_protection", "A8")
    scene.s.energy = [4]
    assert income(scene.s, 0) == 0
    scene.cover("energy", 2)
    printed = shown(scene.s, 0).energy
    assert printed > 2
    assert income(scene.s, 0) == printed - 2


# Draw Towards a Consuming Void.


def test_draw_towards_a_consuming_void() -> None:
    scene = river("vital_strength").presence(1, "A4").presence(1, "B1")
    scene.put("A5", "dahan, beasts").put("A4", "2 explorer, town, dahan").put("A8", "city, 2 beasts")
    scene.use("draw_towards_a_consuming_void")
    # Come: explorer, town, dahan, presence of the other spirit; city, beasts.
    assert (scene["A4"], scene["A8"]) == ("explorer", "beasts")
    # 4 fear, 3 by town and city; 5 damage destroys 2 dahan of 2.
    assert (scene["A5"], scene.s.fear) == ("", 7)
    assert scene.s.destroyed == [1, 1]
    assert (presence(scene, "A5"), presence(scene, "A5", 1), presence(scene, "A4", 1)) == (0, 0, 0)


def test_p19_the_void_asks_nobody_whose_presence_it_takes() -> None:
    scene = river("vital_strength").presence(1, "A4", 2).presence(0, "A4").presence(0, "A8", 2)
    scene.use("draw_towards_a_consuming_void", "A5", "A4:presence-1")
    assert [kind for kind, _ in scene.asked] == ["target_land", "gather"]
    assert scene.asked[1][1] == ["A4:presence-0", "A4:presence-1"]
    # From A8 comes presence of the only spirit there; each spirit loses one here.
    assert [presence(scene, "A5", seat) for seat in (0, 1)] == [1, 0]
    assert [presence(scene, "A4", seat) for seat in (0, 1)] == [1, 1]


def test_e53_the_void_draws_again_for_a_card_of_each_sort() -> None:
    scene = river().put("A8", "3 city").presence(0, "A8", 3)
    s = scene.s
    s.hands[0] = [POWERS.number(id) for id in ("wash_away", "boon_of_vigor", "drought")]
    s.discards[0] = [POWERS.number("angry_bears")]
    scene.play("draw_towards_a_consuming_void")
    scene.use(
        "draw_towards_a_consuming_void", "A5", "consume_again", "draw_towards_a_consuming_void", "wash_away"
    )
    assert scene.offered("forget") == ["wash_away", "boon_of_vigor"]
    assert [POWERS.ids[card] for card in s.hands[0]] == ["boon_of_vigor"]
    assert (s.played[0], [POWERS.ids[card] for card in s.discards[0]]) == ([], ["angry_bears"])
    # A third time there is no minor power left.
    assert (scene["A8"], s.fear, s.destroyed) == ("city", 12, [2])


def test_the_void_does_not_draw_again_with_another_card_in_play() -> None:
    scene = river()
    scene.s.hands[0] = [POWERS.number(id) for id in ("boon_of_vigor", "drought", "angry_bears")]
    scene.play("draw_towards_a_consuming_void", "wash_away").use("draw_towards_a_consuming_void")
    assert scene.asked == []


# Dream of the Untouched Land.


def test_dream_of_the_untouched_land_cleans_a_land() -> None:
    scene = river().put("A8", "4 blight, city-d1, town, explorer")
    scene.use("dream_of_the_untouched_land", "A8", "blight", "blight", "blight", "town", "explorer")
    assert (scene["A8"], scene.s.blight_pool, scene.s.fear) == ("city-d1, blight", 102, 0)
    assert scene.s.boards == ("A",)


def dreamt(*answers: str, adversary: str = "none") -> Scene:
    """River has dreamt a board up beside A; answers are those about presence."""
    scene = river(adversary=adversary).elements("3 moon 2 water 3 earth 2 plant")
    scene.s.board_box = ("A", "B")
    beasts, wilds, badlands = ("B1", "B2"), ("B3", "B3"), ("B4", "B8")
    scene.use("dream_of_the_untouched_land", "A5", "A0-0", *beasts, *wilds, *badlands, *answers)
    return scene


def test_m14_dream_of_the_untouched_land_adds_a_board() -> None:
    scene = dreamt("river_surges", "B1", "energy", "none")
    s = scene.s
    assert (s.boards, s.homes, s.added) == (("A", "B"), (0, -1), ((0, 0, 0),))
    assert [scene[f"B{n}"] for n in (1, 2, 3, 4, 8)] == [
        "beasts", "beasts", "2 wilds", "badlands", "badlands"
    ]  # fmt: skip
    assert (presence(scene, "B1"), [e[0] for e in s.effects]) == (1, ["dream_of_the_untouched_land"])
    assert view(s)["boards"][1]["at"] == {"x": 1000.0, "y": 0.0, "turn": 3}
    again = stored(s)
    assert (again.island, again.pieces, again.effects) == (s.island, s.pieces, s.effects)
    # Numbers for each player are as before.
    assert s.fear_pool == 99


def test_dream_of_the_untouched_land_comes_once_in_a_game() -> None:
    scene = dreamt("none")
    scene.s.board_box = tuple("ABC")
    scene.use("dream_of_the_untouched_land", "A5")
    assert scene.s.boards == ("A", "B")


def test_another_spirit_decides_about_its_presence_in_the_dream() -> None:
    scene = river("vital_strength").presence(1, "B1").elements("3 moon 2 water 3 earth 2 plant")
    scene.s.board_box = tuple("ABC")
    scene.use(
        "dream_of_the_untouched_land", "A5", "A1-0", *["C1"] * 6,
        "vital_strength", "no", "vital_strength", "yes", "C7", "energy",
    )  # fmt: skip
    assert (presence(scene, "C7", 1), presence(scene, "C7", 0)) == (1, 0)
    assert scene.deciders[-3:] == [1, 1, 1]


def test_m16_a_seventh_board_is_not_there_to_dream_of() -> None:
    spirits = ("vital_strength", "lightning", "shadows", "rampant_green", "thunderspeaker")
    scene = Scene("river_surges", *spirits, sets=SETS).presence(0, "A5").put("A5", "blight")
    scene.s.board_box = tuple("ABCDEF")
    scene.elements("3 moon 2 water 3 earth 2 plant").use("dream_of_the_untouched_land", "A5", "blight")
    assert scene.s.boards == tuple("ABCDEF")
    # Nothing is skipped either.
    assert (scene["A5"], scene.s.effects) == ("", [])
    assert scene.events[-1].id == "spirit_island-event-no-board-left"


def test_m15_build_cards_skip_a_board_after_the_dream() -> None:
    scene = dreamt("none").put("A4", "town").put("B3", "town").put("A7", "explorer").put("B5", "city")
    scene.run(choose_lands(scene.s, BUILD, invader_card("I-S")), "B")
    assert scene.offered("skip_board") == ["A", "B"]
    assert scene.s.queue == [scene.land("A4"), scene.land("A7")]
    scene.run(choose_lands(scene.s, BUILD, invader_card("I-S")), "A")
    assert scene.s.queue == [scene.land("B3"), scene.land("B5")]
    # Exploring skips none.
    scene.run(choose_lands(scene.s, EXPLORE, invader_card("I-M")))
    assert [scene.s.island.names[land] for land in scene.s.queue] == ["A1", "B2", "B7"]


def test_a_build_card_skips_the_only_board_it_names() -> None:
    scene = dreamt("none").put("A4", "town")
    scene.run(choose_lands(scene.s, BUILD, invader_card("I-S")))
    assert scene.s.queue == []


def test_an_adversary_skips_a_board_after_the_dream() -> None:
    scene = dreamt("none", adversary="brandenburg_prussia").put("A4", "town").put("B4", "town")
    scene.escalate("II-J", "A", "B1")
    assert scene.offered("skip_board") == ["A", "B"]
    assert "town" not in scene["A1"]
    assert scene["B1"] == "town, beasts"


# Focus the Land's Anguish.


def test_focus_the_lands_anguish() -> None:
    scene = vital("A5").put("A5", "blight, 2 town").put("A4", "blight").put("A8", "2 blight")
    scene.use("focus_the_lands_anguish", "A5", "A4:blight", "A8:blight", "none", "town")
    # 3 damage; moved blight does nothing else.
    assert (scene["A5"], scene["A4"], scene["A8"]) == ("town-d1, 3 blight", "", "blight")
    assert (scene.s.fear, presence(scene, "A5")) == (6, 1)


def test_focus_the_lands_anguish_brings_its_fear_once_and_only_for_buildings() -> None:
    scene = vital("A5").put("A5", "2 blight, 2 town").elements("3 sun").use("focus_the_lands_anguish", "A5")
    assert (scene["A5"], scene.s.fear) == ("2 blight", 7)
    scene = vital("A5").put("A5", "blight, explorer").use("focus_the_lands_anguish", "A5")
    assert (scene["A5"], scene.s.fear) == ("blight", 0)


# Forests of Living Obsidian.


def test_forests_of_living_obsidian() -> None:
    scene = vital("A5").put("A5", "explorer, 2 town, 2 dahan")
    scene.use("forests_of_living_obsidian", "A4", "A6")
    # 1 to each, and 1 by the new badlands.
    assert (scene["A5"], scene["A4"], scene["A6"], scene.s.fear) == ("town-d1, badlands", "dahan", "dahan", 1)


def test_forests_of_living_obsidian_at_a_sacred_site_and_again() -> None:
    scene = river().put("A5", "2 city, town").elements("2 sun 3 fire 3 earth")
    scene.use("forests_of_living_obsidian")
    # 2 to each and 1 of badlands, then 2 to each again: no piece is left.
    assert (scene["A5"], scene.s.fear) == ("2 badlands", 5)


# Infestation of Venomous Spiders.


def infested(elements: str = "") -> Scene:
    scene = river().put("A8", "town, 2 explorer, beasts").put("A7", "beasts").elements(elements)
    scene.use("infestation_of_venomous_spiders", "A7:beasts")
    return scene


def test_infestation_of_venomous_spiders() -> None:
    scene = infested()
    assert (scene["A8"], scene["A7"], scene.s.fear) == ("2 explorer, town, 3 beasts", "", 3)
    land = scene.land("A8")
    assert scene.effects("infestation_of_venomous_spiders") == [(land, 0, 3, 0)]
    scene.build("A8", "yes")
    scene.explore("A8", "no")
    assert (scene["A8"], scene.s.fear) == ("3 explorer, town, 3 beasts", 3)
    scene.ravage("A8", "yes")
    assert (scene["A8"], scene.effects("infestation_of_venomous_spiders")) == (
        "3 explorer, town, 3 beasts",
        [(land, 0, 1, 0)],
    )
    scene.ravage("A8", "yes")
    # Spiders of A8 stop nothing elsewhere.
    scene.put("A6", "explorer").build("A6")
    assert scene["A6"] == "explorer, town"
    # None is left: the next ravage happens.
    scene.ravage("A8")
    assert scene["A8"] == "3 explorer, town, blight, 3 beasts"


def test_b15_venomous_spiders_bite_after_each_skipped_action() -> None:
    scene = infested("2 air 2 earth 3 animal")
    scene.put("A8", "city")
    scene.ravage("A8", "yes", "town", "town-d1", "city", "city-d1")
    assert (scene["A8"], scene.s.fear) == ("2 explorer, city-d2, 3 beasts", 4)
    scene.build("A8", "yes")
    assert (scene["A8"], scene.s.fear) == ("3 beasts", 6)


def test_what_venomous_spiders_stop_is_told_before_they_bite() -> None:
    scene = infested("2 air 2 earth 3 animal").put("A8", "city")
    before = len(scene.events)
    scene.ravage("A8", "yes", "town", "town-d1", "city", "city-d1")
    told = [event.id.removeprefix("spirit_island-event-") for event in scene.events[before:]]
    assert told.count("stopped") == 1
    assert told.index("stopped") < told.index("destroyed")


def test_venomous_spiders_frighten_by_four_at_most() -> None:
    scene = river().put("A8", "town, 7 beasts").use("infestation_of_venomous_spiders")
    assert (scene.s.fear, scene.effects("infestation_of_venomous_spiders")[0][2]) == (4, 8)
    assert lands(river(), "infestation_of_venomous_spiders") == []


# Irresistible Call.


def test_irresistible_call() -> None:
    scene = river().put("A4", "2 town, 3 explorer, 2 dahan").put("A8", "beasts, city, explorer")
    assert lands(scene, "irresistible_call") == ["A4", "A5", "A6", "A7", "A8"]
    scene.elements("2 sun 3 air 2 plant").use("irresistible_call", "A5", *["A4:explorer"] * 3)
    # All that can come must come, but no city is called.
    assert (scene["A5"], scene["A4"]) == ("4 explorer, 2 town, 2 dahan, beasts", "")
    assert scene["A8"] == "city"
    scene.ravage("A5").build("A5")
    assert scene["A5"] == "4 explorer, 2 town, 2 dahan, beasts"
    assert is_isolated(scene.s, scene.land("A5"))


def test_irresistible_call_takes_five_of_each_and_fifteen_explorers() -> None:
    scene = river().put("A4", "6 town, 6 dahan, 6 beasts, 16 explorer").use("irresistible_call", "A5")
    assert (scene["A5"], scene["A4"]) == (
        "15 explorer, 5 town, 5 dahan, 5 beasts",
        "explorer, town, dahan, beasts",
    )
    assert not is_isolated(scene.s, scene.land("A5"))


# Melt Earth into Quicksand.


def moved(scene: Scene, n: int, kinds: Kinds, origin: str, to: str, *answers: str) -> None:
    """A power moves pieces, and the Action is completed."""
    act = begin(scene.s, POWER, "wash_away", 0)

    def work() -> Work[None]:
        yield from act.move(n, kinds, scene.land(to), scene.land(origin))
        yield from act.conclude()

    scene.run(work(), *answers)


def test_melt_earth_into_quicksand() -> None:
    scene = vital("A5").put("A4", "2 explorer, town")
    assert lands(scene, "melt_earth_into_quicksand") == ["A4", "A5", "A7"]
    scene.use("melt_earth_into_quicksand", "A4", "town", "town-d1")
    assert (scene["A4"], scene.s.fear) == ("2 explorer", 2)
    assert is_isolated(scene.s, scene.land("A4"))


def test_who_moves_into_quicksand_is_destroyed() -> None:
    scene = vital("A5").put("A5", "2 town, explorer, 2 dahan, beasts")
    scene.use("melt_earth_into_quicksand", "A4").put("A4", "explorer, dahan")
    moved(scene, 3, (TOWN, DAHAN, BEASTS), "A5", "A4", "town", "dahan", "beasts")
    # Pieces that were there before, and beasts, are not swallowed; the town leaves its fear behind.
    assert (scene["A4"], scene["A5"]) == ("explorer, dahan, beasts", "explorer, town, dahan")
    assert scene.s.fear == 2


def test_what_is_added_to_quicksand_stays() -> None:
    scene = vital("A5").put("A4", "town").elements("2 moon 4 water 2 earth")
    scene.use("melt_earth_into_quicksand", "A4")
    assert (scene["A4"], scene.s.fear) == ("wilds, badlands", 2)
    scene.put("A4", "explorer").build("A4")
    assert scene["A4"] == "explorer, town, wilds, badlands"


# Settle into Hunting-Grounds.


def test_settle_into_hunting_grounds_makes_presence_badlands_and_beasts() -> None:
    scene = river().presence(0, "A8", 2).put("A8", "2 city")
    assert not meets(scene.s, scene.land("A8"), "beasts")
    scene.use("settle_into_hunting_grounds")
    assert meets(scene.s, scene.land("A8"), "two_beasts")
    # Bears, and 4 damage with 2 of badlands: both cities fall. No beasts are there to be pushed.
    scene.use("angry_bears", "A8", "yes", "2")
    assert (scene["A8"], scene.s.fear) == ("", 6)


def test_e51_the_spirit_says_whether_its_presence_is_beasts() -> None:
    scene = river().presence(0, "A8", 2).put("A8", "city").use("settle_into_hunting_grounds")
    scene.use("angry_bears", "A8", "no", "0")
    # 2 damage without bears or badlands; beasts come because none were there.
    assert scene["A8"] == "city-d2, beasts"


@pytest.mark.parametrize(
    ("badlands", "left"),
    [("0", "3 dahan, blight"), ("1", "2 dahan, dahan-d1, blight"), ("2", "2 dahan, blight")],
)
def test_e51_presence_that_is_badlands_in_a_ravage_harms_both_sides(badlands: str, left: str) -> None:
    """It is decided once for the Action, before blight destroys some of it."""
    scene = river().presence(0, "A8", 2).put("A8", "4 dahan, town").use("settle_into_hunting_grounds")
    scene.ravage("A8", badlands)
    assert (scene["A8"], presence(scene, "A8")) == (left, 1)
    assert scene.asked[-1] == ("hunting_grounds", ["0", "1", "2"])


def test_e51_presence_counts_as_beasts_for_fear_cards() -> None:
    scene = Scene("river_surges", boards="A", sets="branch_and_claw jagged_earth").presence(0, "A8")
    scene.put("A8", "explorer").use("settle_into_hunting_grounds").fear("too_many_monsters")
    assert scene["A8"] == ""


def test_e51_the_same_presence_is_not_counted_twice() -> None:
    scene = river().presence(0, "A8", 2).use("settle_into_hunting_grounds").use("settle_into_hunting_grounds")
    assert begin(scene.s, POWER, "wash_away", 0).number(BEASTS, scene.land("A8")) == 2


def test_settled_presence_stays_where_it_is() -> None:
    scene = river("vital_strength").presence(0, "A8", 2).presence(1, "A8").use("settle_into_hunting_grounds")
    act = begin(scene.s, POWER, "wash_away", 0)
    act.any_presence = True
    assert [piece_name(piece) for piece in act.movable(scene.land("A8"), (PRESENCE,))] == ["presence-1"]
    assert scene.run(act.push_presence(0)) == (-1, -1)
    assert mobile_presence(scene.s, 0) == []
    scene.run(act.move_presence(scene.land("A8"), scene.land("A7")).__iter__())
    assert presence(scene, "A8") == 2
    # It can be destroyed all the same.
    scene.run(act.lose_presence(0, scene.land("A8")))
    assert presence(scene, "A8") == 1


def test_settle_into_hunting_grounds_with_its_threshold() -> None:
    scene = river().presence(0, "A8", 2).put("A8", "town, city").elements("2 plant 3 animal")
    scene.use("settle_into_hunting_grounds", "A8", "2", "town", "town-d1")
    assert scene.offered("land") == ["A5", "A8"]
    # 2 damage and 2 of badlands.
    assert (scene["A8"], scene.s.fear) == ("city-d2", 3)


# Sleep and Never Waken.


def test_sleep_and_never_waken() -> None:
    scene = vital("A4").put("A6", "3 explorer, town")
    assert lands(scene, "sleep_and_never_waken") == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    scene.use("sleep_and_never_waken", "A6", "explorer", "explorer")
    assert (scene["A6"], scene.s.fear) == ("explorer, town", 1)
    scene.ravage("A6").build("A6").explore("A6")
    assert scene["A6"] == "explorer, town"
    # Only sands count as origin.
    assert lands(vital("A5"), "sleep_and_never_waken") == []


def test_sleep_and_never_waken_counts_all_explorers_together() -> None:
    scene = vital("A4", "A8").put("A6", "explorer").put("A4", "explorer").put("A8", "2 explorer")
    scene.elements("3 moon 2 air 2 animal")
    scene.use("sleep_and_never_waken", "A6", "explorer", "A8:explorer", "A4:explorer", "none")
    # 3 explorers are worth 1 fear.
    assert (scene["A6"], scene["A4"], scene["A8"], scene.s.fear) == ("", "", "explorer", 1)


# Spill Bitterness into the Earth.


def test_spill_bitterness_into_the_earth() -> None:
    scene = vital("A5").put("A5", "2 city, town").put("A4", "blight, explorer").put("A8", "blight")
    scene.use(
        "spill_bitterness_into_the_earth",
        "city", "city-d1", "city-d2", "city", "city-d1", "city-d2", "badlands", "town", "A4", "none",
        "explorer",
    )  # fmt: skip
    assert (scene["A5"], scene.s.fear) == ("town-s1, blight, badlands", 4)
    assert (scene["A4"], scene["A8"]) == ("explorer-s1, blight", "blight")
    assert presence(scene, "A5") == 0


def test_blight_that_cascades_counts_for_spilt_bitterness() -> None:
    scene = vital("A5").put("A5", "blight").put("A8", "2 explorer, town")
    scene.elements("3 fire 3 water")
    scene.use("spill_bitterness_into_the_earth", "A8", "A8", "badlands", "A8")
    assert scene.offered("land") == ["A8", "none"]
    # 1 damage to each, and 1 of the badlands.
    assert (scene["A5"], scene["A8"]) == ("2 blight, 2 badlands", "blight, badlands")


# Storm-Swath.


def test_storm_swath_hits_both_ends() -> None:
    scene = river().put("A5", "explorer, town").put("A6", "explorer, city")
    assert lands(scene, "storm_swath") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    scene.use("storm_swath", "A6")
    assert (scene["A5"], scene["A6"], scene.s.fear) == ("town-d1", "city-d1", 2)
    # If both are the same land, it is hit once.
    scene.use("storm_swath", "A5")
    assert (scene["A5"], scene.s.fear) == ("", 5)


def test_storm_swath_with_its_threshold() -> None:
    scene = (
        river().put("A5", "town").put("A3", "2 town").put("A4", "town, city").elements("2 fire 3 air 2 water")
    )
    assert lands(scene, "storm_swath", 1) == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    scene.use("storm_swath", "A3")
    # A4 is the only land adjacent to both A3 and A5; 3 fear, and 3 towns bring 3 more.
    assert (scene["A5"], scene["A3"], scene["A4"], scene.s.fear) == ("", "town-d1", "city-d1", 6)


# The Wounded Wild Turns on Its Assailants.


def test_the_wounded_wild_turns_on_its_assailants() -> None:
    scene = vital("A5").put("A8", "blight, wilds, city, 2 explorer").put("A7", "2 beasts")
    assert lands(scene, "the_wounded_wild_turns_on_its_assailants") == ["A8"]
    scene.use("the_wounded_wild_turns_on_its_assailants", "A7:beasts", "none")
    # 3 damage, and 2 by the new badlands: all 5 health.
    assert (scene["A8"], scene.s.fear) == ("blight, beasts, wilds, 2 badlands", 2)


def test_the_wounded_wild_frightens_by_eight_at_most() -> None:
    scene = vital("A5").put("A8", "3 blight, 5 explorer").elements("2 fire 3 plant 2 animal")
    scene.use("the_wounded_wild_turns_on_its_assailants")
    assert (scene["A8"], scene.s.fear) == ("3 blight, 2 badlands", 8)
    scene = vital("A5").put("A8", "blight, town, explorer").elements("2 fire 3 plant 2 animal")
    scene.use("the_wounded_wild_turns_on_its_assailants")
    # 2 for each of both, and 1 by the town.
    assert (scene["A8"], scene.s.fear) == ("blight, 2 badlands", 5)


# Thickets Erupt with Every Touch of Breeze.


def test_thickets_erupt_with_every_touch_of_breeze() -> None:
    scene = river().put("A8", "town, explorer, blight")
    assert lands(scene, "thickets_erupt_with_every_touch_of_breeze") == ["A4", "A5", "A6", "A7", "A8"]
    scene.use("thickets_erupt_with_every_touch_of_breeze", "A8", "town", "town-d1", "add")
    assert (scene["A8"], scene.s.fear) == ("explorer, blight, 3 wilds", 1)
    scene.elements("3 plant").put("A8", "city")
    scene.use("thickets_erupt_with_every_touch_of_breeze", "A8", "remove_blight")
    assert (scene["A8"], scene.s.fear) == ("3 wilds", 4)


# Transform to a Murderous Darkness.


def test_transform_to_a_murderous_darkness() -> None:
    scene = river("vital_strength").presence(1, "A8", 3).put("A8", "3 city, town")
    scene.use("transform_to_a_murderous_darkness", "vital_strength", "A8", "badlands", "A7", "none")
    # 3 presence become badlands, one is pushed; 9 damage and 2 of badlands for 11 health.
    assert (scene["A8"], scene["A7"]) == ("2 badlands", "badlands")
    assert (scene.s.away, scene.s.destroyed, presence(scene, "A8", 1)) == ([0, 3], [0, 0], 0)


def test_a_spirit_may_decline_to_transform() -> None:
    scene = river("vital_strength").presence(1, "A8", 3).put("A8", "city").elements("3 moon 2 fire 2 air")
    scene.use("transform_to_a_murderous_darkness", "vital_strength", "none")
    assert (scene["A8"], scene.s.fear, presence(scene, "A8", 1), scene.s.away) == ("city", 0, 3, [0, 0])
    assert scene.deciders == [0, 1]


def test_transform_to_a_murderous_darkness_with_its_threshold() -> None:
    scene = river().presence(0, "A8", 2).put("A7", "explorer, town").put("A6", "explorer")
    scene.elements("3 moon 2 fire 2 air")
    scene.use(
        "transform_to_a_murderous_darkness", "A8", "badlands", "A7", "none", "A7", "town", "town-d1", "A6"
    )
    # The pushed badlands add to the first point of damage in A7, once: the town is destroyed.
    assert (scene["A8"], scene["A7"], scene["A6"]) == ("badlands", "explorer, badlands", "")
    assert (scene.s.fear, scene.s.away) == (4, [2])


# Trees Radiate Celestial Brilliance.


def test_trees_radiate_celestial_brilliance() -> None:
    scene = vital("A5").put("A8", "town, blight").put("A6", "blight").put("A5", "town")
    # Jungle, or without blight.
    assert lands(scene, "trees_radiate_celestial_brilliance") == ["A1", "A4", "A5", "A7", "A8"]
    scene.use("trees_radiate_celestial_brilliance", "A8")
    assert (scene.s.fear, defence(scene.s, scene.land("A8"))) == (3, 6)
    scene.explore("A8").build("A8")
    assert scene["A8"] == "explorer, town, blight"
    # Only the next build.
    scene.build("A8")
    assert scene["A8"] == "explorer, town, city, blight"


def test_trees_radiate_by_all_sun_that_one_has() -> None:
    scene = vital("A5").put("A8", "city, explorer").elements("4 sun 2 moon 2 plant")
    scene.use("trees_radiate_celestial_brilliance", "A8")
    assert (scene["A8"], scene.s.fear) == ("", 5)


# Unleash a Torrent of the Self's Own Essence.


def test_unleash_a_torrent_of_the_selfs_own_essence_gathers_or_spends() -> None:
    scene = river().put("A5", "city")
    scene.s.hands[0] = [POWERS.number("wash_away")]
    # Without energy there is nothing to unleash.
    scene.use("unleash_a_torrent_of_the_selfs_own_essence", "none")
    assert (scene.s.energy, len(scene.s.hands[0])) == ([4], 1)
    scene.use("unleash_a_torrent_of_the_selfs_own_essence", "gather_essence", "wash_away")
    assert (scene.s.energy, scene.s.hands[0]) == ([12], [])
    scene.use("unleash_a_torrent_of_the_selfs_own_essence", "unleash_essence", "2")
    assert scene.offered("choose") == ["gather_essence", "unleash_essence"]
    assert scene.offered("pay_for_damage") == [str(n) for n in range(1, 13)]
    assert (scene.s.energy, scene["A5"]) == ([10], "city-d2")


def test_unleash_a_torrent_of_the_selfs_own_essence_may_spend_what_it_has_gathered() -> None:
    scene = river().put("A5", "city").presence(0, "A8").elements("2 sun 3 fire")
    scene.use("unleash_a_torrent_of_the_selfs_own_essence", "gather_and_unleash", "A5", "3")
    assert scene.offered("choose") == ["gather_essence", "gather_and_unleash"]
    assert scene.offered("land") == ["A5", "A8"]
    assert (scene.s.energy, scene["A5"], scene.s.fear) == ([1], "", 2)


def test_e60_more_range_reaches_lands_for_the_unleashed_essence() -> None:
    """Ruling E60: a range in the text is enlarged by what adds range to the power."""
    scene = river().put("A8", "city").lasting("reach", 0, 1)
    scene.s.energy = [2]
    scene.use("unleash_a_torrent_of_the_selfs_own_essence", "unleash_essence", "A8", "2")
    assert (scene.s.energy, scene["A8"]) == ([0], "city-d2")


# Utter a Curse of Dread and Bone.


def test_utter_a_curse_of_dread_and_bone() -> None:
    scene = river().put("A8", "blight, town").put("A7", "2 blight").put("A1", "blight")
    scene.use("utter_a_curse_of_dread_and_bone", "A8", "badlands", "disease", "town")
    # 3 blight in and around A8; 1 damage and 1 of badlands.
    assert (scene["A8"], scene.s.fear) == ("blight, disease, badlands", 3)


def test_a_curse_adds_three_of_each_at_most() -> None:
    scene = river().put("A8", "10 blight, 2 town")
    tokens = ["badlands"] * 3 + ["disease"] * 3
    scene.use("utter_a_curse_of_dread_and_bone", "A8", *tokens, "town")
    assert scene.asked[4][1] == ["disease", "town"]
    # 1 damage and 3 of badlands for 4 health.
    assert (scene["A8"], scene.s.fear) == ("10 blight, 3 disease, 3 badlands", 4)


def test_a_curse_spreads() -> None:
    scene = river().put("A8", "2 blight, city").put("A7", "explorer").elements("3 moon 2 animal")
    scene.use("utter_a_curse_of_dread_and_bone", "A8", "badlands", "city", "A7", "A7")
    assert scene.offered("add_to") == ["A8", "A5", "A6", "A7"]
    # The badlands of A7 add nothing more: the explorer is destroyed.
    assert (scene["A8"], scene["A7"]) == ("city-d2-s1, 2 blight, badlands", "badlands")


def test_t1_a_curse_without_invaders_brings_no_strife() -> None:
    scene = river().put("A8", "7 blight")
    scene.use("utter_a_curse_of_dread_and_bone", "A8", "badlands", "badlands", "badlands")
    assert (scene["A8"], scene.s.fear) == ("7 blight, 3 disease, 3 badlands", 2)


# Vanish Softly Away, Forgotten by All.


def test_vanish_softly_away_forgotten_by_all() -> None:
    scene = vital("A5").put("A8", "city, town, 2 explorer")
    scene.use("vanish_softly_away_forgotten_by_all", "A8", "vanish_two", "city", "town")
    assert (scene["A8"], scene.s.fear) == ("2 explorer", 0)


def test_all_damaged_invaders_vanish() -> None:
    scene = vital("A5").put("A8", "city, city-d1, 2 town-d1, explorer").put("A1", "4 explorer")
    scene.put("A2", "5 town").put("A3", "3 city").elements("3 moon 3 air")
    scene.use("vanish_softly_away_forgotten_by_all", "A8", "vanish_damaged", "A1")
    # Two lands have 4 invaders or more.
    assert (scene["A8"], scene["A1"], scene["A2"], scene["A3"]) == (
        "explorer, city", "3 explorer", "4 town", "3 city"
    )  # fmt: skip
    assert scene.s.fear == 0


def test_e50_no_adversary_keeps_them_from_vanishing() -> None:
    scene = Scene(
        "vital_strength", boards="A", adversary="france_plantation_colony", level=6, sets=SETS
    ).presence(0, "A5")
    scene.put("A8", "2 explorer").use("vanish_softly_away_forgotten_by_all", "A8", "vanish_two")
    assert scene["A8"] == ""


# Voice of Command.


def test_e52_voice_of_command() -> None:
    scene = river().put("A8", "2 dahan, 2 explorer, 2 city")
    assert lands(scene, "voice_of_command") == ["A8"]
    scene.use("voice_of_command", "city-d1", "city-d2")
    # 4 damage, none of it to explorers.
    assert (scene["A8"], scene.s.fear) == ("2 explorer, city-d1, 2 dahan", 2)
    assert defence(scene.s, scene.land("A8")) == 2
    scene.ravage("A8", "explorer")
    # The city deals 3, 2 are held off: 1 goes to an explorer. 2 dahan and 1 explorer deal 5 to the city.
    assert (scene["A8"], scene.s.fear) == ("explorer, 2 dahan", 4)


def test_explorers_under_command_do_not_harm_the_land() -> None:
    scene = river().put("A8", "dahan, 5 explorer").use("voice_of_command")
    scene.ravage("A8")
    assert scene["A8"] == "5 explorer, dahan"


def test_damage_to_the_side_of_the_dahan_may_hit_dahan_first() -> None:
    scene = river().put("A8", "dahan, explorer, 2 city")
    scene.use("voice_of_command", "city-d1")
    assert scene["A8"] == "explorer, city, city-d2, dahan"
    scene.ravage("A8", "dahan")
    # 4 damage: 2 for the dahan, then 1 for the explorer.
    assert scene["A8"] == "city, city-d2, blight"


def test_voice_of_command_calls_first() -> None:
    scene = river().put("A8", "dahan, city").put("A7", "explorer, town").elements("3 sun 2 air")
    scene.use("voice_of_command", "A7:explorer", "none")
    # 1 dahan and 1 explorer: 2 damage.
    assert (scene["A8"], scene["A7"]) == ("explorer, city-d2, dahan", "town")


# Walls of Rock and Thorn.


def test_walls_of_rock_and_thorn() -> None:
    scene = river().put("A8", "city")
    assert lands(scene, "walls_of_rock_and_thorn") == ["A1", "A3", "A6", "A8"]
    scene.use("walls_of_rock_and_thorn", "A8")
    assert (scene["A8"], defence(scene.s, scene.land("A8"))) == ("city-d2, wilds", 8)
    assert is_isolated(scene.s, scene.land("A8"))
    scene.elements("2 earth 2 plant").put("A6", "city, explorer").use("walls_of_rock_and_thorn", "A6")
    # The badlands come after the damage.
    assert (scene["A6"], defence(scene.s, scene.land("A6"))) == ("wilds, badlands", 10)


# Weave Together the Fabric of Place.


def woven(*answers: str, elements: str = "") -> Scene:
    """A5 (wetlands) and A8 (jungle) are one land."""
    scene = river().presence(0, "A8").put("A5", "explorer, dahan").put("A8", "town-d1, blight")
    scene.elements(elements)
    scene.use("weave_together_the_fabric_of_place", "A5", "A8", *answers)
    return scene


def test_m10_weave_together_the_fabric_of_place() -> None:
    scene = woven()
    assert scene.offered("join_with") == ["A1", "A4", "A6", "A7", "A8"]
    assert (scene["A5"], scene["A8"], presence(scene, "A5")) == ("explorer, town-d1, dahan, blight", "", 2)
    assert scene.s.changes == ((MERGED, scene.land("A5"), scene.land("A8")),)
    # It is jungle and wetlands, and a card with both names it once.
    card = invader_card("III-JW")
    acting = acting_lands(scene.s, BUILD, card)
    assert [scene.s.island.names[land] for land in acting] == ["A5"]
    assert stored(scene.s).island == scene.s.island


def test_m11_woven_lands_are_divided_when_time_passes() -> None:
    scene = woven()
    scene.step("time", "town-d1", "presence-0", "none")
    assert (scene["A5"], scene["A8"]) == ("explorer, dahan, blight", "town")
    assert [presence(scene, land) for land in ("A5", "A8")] == [1, 1]
    assert (scene.s.changes, scene.s.effects) == ((), [])
    assert scene.deciders[-1] == 0


def test_a_woven_land_is_isolated_with_the_threshold() -> None:
    scene = woven("town-d1", "none", elements="4 air")
    assert (scene["A5"], scene.s.fear) == ("explorer, dahan, blight", 2)
    assert is_isolated(scene.s, scene.land("A5"))
    quiet = river().elements("4 air").use("weave_together_the_fabric_of_place", "A5", "A8")
    assert (quiet.s.fear, is_isolated(quiet.s, quiet.land("A5"))) == (0, True)


def test_a_land_woven_with_the_coast_is_coastal() -> None:
    scene = river().use("weave_together_the_fabric_of_place", "A5", "A1")
    assert scene.s.island.coastal[scene.land("A5")]
    acting = acting_lands(scene.s, EXPLORE, invader_card("II-C"))
    assert [scene.s.island.names[land] for land in acting] == ["A2", "A3", "A5"]


def test_lands_woven_twice_are_divided_one_after_the_other() -> None:
    scene = woven()
    scene.use("weave_together_the_fabric_of_place", "A6", "A5")
    assert (scene["A6"], scene["A5"]) == ("explorer, town-d1, dahan, blight", "")
    scene.step("time", "town-d1", "explorer", "dahan", "none", "town-d1", "none")
    assert [scene[land] for land in ("A6", "A5", "A8")] == ["blight", "explorer, dahan", "town"]
    assert scene.s.changes == ()


def test_woven_lands_of_two_boards_are_on_both() -> None:
    scene = river("vital_strength").presence(0, "A3", 2).presence(1, "B3").put("A3", "town")
    scene.use("weave_together_the_fabric_of_place", "A3", "B3")
    island = scene.s.island
    assert all(scene.land("A3") in island.of_board(board) for board in (0, 1))
    # The sacred site of one is where the other has presence.
    assert (presence(scene, "A3", 0), presence(scene, "A3", 1)) == (2, 1)
    scene.step("time", "presence-1", "none")
    assert (presence(scene, "A3", 1), presence(scene, "B3", 1)) == (0, 1)
