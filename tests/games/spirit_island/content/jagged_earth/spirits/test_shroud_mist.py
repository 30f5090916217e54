"""Shroud of Silent Mist: set-up, growth, tracks, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from tests.words import of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.ai.policy.answers import quick_scores
from weald.games.spirit_island.content.jagged_earth.spirits.shroud_mist import drift_to, drifts
from weald.games.spirit_island.model.pieces import AIR, MOON, WATER
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import EVENT_CARD, GROWTH, POWER, SET_UP
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.panel import card_plays, elements, income, reclaims
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands
from weald.kernel.messages import Message

SHROUD = "shroud_mist"
SETS = "branch_and_claw jagged_earth"


def shroud(land: str = "A5", n: int = 1) -> Scene:
    return Scene(SHROUD, boards="A", sets=SETS).presence(0, land, n)


def test_set_up() -> None:
    scene = Scene(SHROUD, boards="A", sets=SETS)
    scene.run(SPIRITS[SHROUD].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == {"A5": 1, "A6": 1}


# Growth and tracks.


def growing() -> Scene:
    scene = shroud()
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("unnerving_pall")]
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


def test_growth_1() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor")
    assert [POWERS.all[card].id for card in scene.s.hands[0]] == ["unnerving_pall", "drought"]


def test_growth_2() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "energy")
    scene.step("grow", "icon:0.1.1", "cards")
    assert (scene.where(), scene.s.energy) == ({"A5": 3}, [1])


def test_growth_3() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.1", "A1", "energy")
    assert scene.asked[2] == ("presence_to", ["A1", "A2", "A5", "A6"])
    scene.step("grow", "icon:0.2.0", "minor")
    assert scene.where() == {"A1": 1, "A5": 1}


def test_energy_track() -> None:
    scene = shroud()
    seen = []
    for covered in range(4, -1, -1):
        scene.cover("energy", covered)
        have = elements(scene.s, 0)
        seen.append((income(scene.s, 0), have[WATER], have[AIR]))
    assert seen == [(0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0), (2, 1, 1)]


def test_card_track() -> None:
    scene = shroud()
    seen = []
    for covered in range(7, -1, -1):
        scene.cover("cards", covered)
        seen.append((card_plays(scene.s, 0), elements(scene.s, 0)[MOON], reclaims(scene.s, 0)))
    assert seen == [(1, 0, 0), (2, 0, 0), (2, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (4, 1, 1), (5, 1, 1)]


def test_presence_moves_once_each_turn_when_its_space_is_open() -> None:
    scene = growing().cover("cards", 5)
    scene.step("grow", "track:cards-3", "A5", "A8")
    assert scene.asked[1:] == [
        ("move_presence_from", ["A5", "none"]),
        ("move_presence_to", ["A1", "A4", "A6", "A7", "A8"]),
    ]
    assert scene.where() == {"A8": 1}
    scene.step("grow", "grow:0.1")
    assert not [option for option in scene.asked[-1][1] if option.startswith("track")]


def test_the_action_of_a_space_is_in_catalogue_and_sketch() -> None:
    printed = next(spirit for spirit in catalogue()["spirits"] if spirit["id"] == SHROUD)
    actions = [space["action"] for space in printed["tracks"]["cards"]]
    assert actions[2] == {"id": "move_presence", "icon": "swap", "n": 1, "where": None}
    assert [action for action in actions if action is not None] == [actions[2]]
    language = of_game(GAME, "en")
    drawn = draw(dict(view(shroud().s)), 0, {}, lambda id, args: language.say(Message(id, args)))
    text = "\n".join("".join(part for part, _ in line) for line in drawn)
    assert "card track: 1  [2, Move 1 presence at most 1 land, moon, 3, 4, reclaim one, 5]" in text


# Gather Power from the Cool and Dark.


def gain(scene: Scene, *cards: str) -> int:
    scene.s.minor_deck = [POWERS.number(card) for card in cards]
    scene.run(iter(begin(scene.s, GROWTH, "growth", 0).gain_card("minor")))
    return scene.s.energy[0]


def test_a_card_without_fire_brings_energy_once_each_turn() -> None:
    scene = shroud().put("A1", "explorer")
    assert gain(scene, "rain_of_blood") == 1
    assert gain(scene, "drift_down_into_slumber") == 1
    scene.step("time")
    assert gain(scene, "dark_and_tangled_woods") == 2


def test_a_card_with_fire_brings_none() -> None:
    scene = shroud()
    assert gain(scene, "drought") == 0
    assert gain(scene, "rain_of_blood") == 1


def test_cards_of_others_bring_none() -> None:
    scene = Scene(SHROUD, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B2")
    scene.s.minor_deck = [POWERS.number("rain_of_blood")]
    scene.run(iter(begin(scene.s, GROWTH, "growth", 1).gain_card("minor")))
    assert scene.s.energy == [0, 0]


# Mists Shift and Flow.


def test_presence_may_drift_to_the_target_or_next_to_it() -> None:
    scene = shroud("A5", 2).put("A5", "explorer")
    scene.use("dissolving_vapors", "A5", "A4")
    assert scene.asked[1] == ("mists_to", ["A1", "A4", "A6", "A7", "A8", "none"])
    assert (scene.where(), scene["A5"]) == ({"A4": 1, "A5": 1}, "")


def test_presence_may_stay() -> None:
    scene = shroud("A5", 2)
    scene.use("dissolving_vapors", "A5", "none")
    assert scene.where() == {"A5": 2}


def test_p26_presence_drifts_into_range() -> None:
    scene = shroud("A7").put("A8", "explorer")
    assert scene.reach("dissolving_vapors") == ["A5", "A7", "A8"]
    scene.use("dissolving_vapors", "A8")
    # The only presence that can bring A8 into range comes from A7: nothing is left to choose.
    assert (scene.where(), scene["A8"]) == ({"A8": 1}, "")
    assert [kind for kind, _ in scene.asked] == ["target_land"]


def test_p26_the_target_stays_in_range() -> None:
    scene = shroud("A7")
    scene.use("dissolving_vapors", "A7")
    # The single presence cannot leave the land from which the power reaches it.
    assert (scene.where(), [kind for kind, _ in scene.asked]) == ({"A7": 1}, ["target_land"])


def test_a_sacred_site_may_come_to_be_by_drifting() -> None:
    scene = shroud("A7").presence(0, "A5")
    scene.s.hands[0] = []
    power = POWERS["asphyxiating_smoke"]
    lands = target_lands(scene.s, 0, power, 0)
    # A sacred site at A5 or A7, and only lands where the gathered presence is at the target or beside it.
    assert [scene.s.island.names[land] for land in lands] == ["A1", "A4", "A5", "A6", "A7", "A8"]


def test_longer_ranges_count_from_where_it_drifted() -> None:
    scene = shroud("A3")
    assert scene.reach("drought") == ["A1", "A2", "A3", "A4", "A5"]


def test_spirits_as_targets_and_other_spirits_are_not_concerned() -> None:
    scene = Scene(SHROUD, "lightning", boards="AB", sets=SETS).presence(0, "A5", 2).presence(1, "A5", 2)
    scene.use("raging_storm", "A5", seat=1)
    assert [kind for kind, _ in scene.asked] == ["target_land"]


def test_a_bot_drifts_to_the_wounded() -> None:
    scene = shroud("A5", 2).put("A4", "town-d1").put("A6", "town")
    scores: list[float] = []
    act = begin(scene.s, GROWTH, "growth", 0)
    lands = [scene.land("A4"), scene.land("A6")]
    question = next(act.pick_land(lands, "mists_to", optional=True, worth=drift_to))
    scores = quick_scores(scene.s, question, 0, [*lands, -1])  # type: ignore[arg-type]
    assert scores == [1.0, 0.2, 0.5]


# Slow and Silent Death.


def test_nothing_heals_in_its_lands() -> None:
    scene = shroud().put("A5", "town-d1, dahan-d1").put("A4", "town-d1, dahan-d1")
    scene.step("time")
    assert (scene["A5"], scene["A4"]) == ("town-d1, dahan-d1", "town, dahan")
    assert (scene.s.fear, scene.s.energy) == (1, [0])


@pytest.mark.parametrize(("lands", "fear", "energy"), [(2, 2, 0), (3, 3, 1), (6, 5, 2)])
def test_the_wounded_bring_fear_and_energy(lands: int, fear: int, energy: int) -> None:
    scene = Scene(SHROUD, boards="A", sets=SETS)
    for n in range(1, 1 + lands):
        scene.presence(0, f"A{n}").put(f"A{n}", "2 city-d1")
    scene.presence(0, "A7").put("A7", "city, dahan-d1").put("A8", "city-d1")
    scene.step("time")
    assert (4 * len(scene.s.fear_earned) + scene.s.fear, scene.s.energy) == (fear, [energy])


# Innate powers.


def misty(words: str) -> Scene:
    scene = shroud("A5", 2).presence(0, "A4").presence(0, "A6").elements(words)
    scene.s.phase = SLOW
    return scene.put("A5", "3 city, explorer")


def test_suffocating_shroud_1() -> None:
    scene = misty("1 moon 2 air 1 water")
    scene.use("suffocating_shroud", "A5", "none", "explorer")
    assert scene["A5"] == "3 city"


def test_suffocating_shroud_2_hits_different_invaders() -> None:
    scene = misty("2 moon 3 air 2 water")
    scene.use("suffocating_shroud", "A5", "none", "explorer")
    # 1 damage to the explorer, then 1 damage each to two cities: presence is in A4 and A6.
    assert scene["A5"] == "city, 2 city-d1"


def test_suffocating_shroud_3_and_4() -> None:
    scene = misty("4 moon 4 air 3 water")
    scene.use("suffocating_shroud", "A5", "none", "explorer", "city")
    assert scene["A5"] == "3 city-d1"
    scene = misty("5 moon 6 air 4 water")
    scene.use("suffocating_shroud", "A5", "none", "explorer", "city")
    assert scene["A5"] == "3 city-d2"


def test_suffocating_shroud_with_badlands_adds_once() -> None:
    scene = misty("2 moon 3 air 2 water").put("A5", "badlands")
    scene.use("suffocating_shroud", "A5", "none", "yes", "city", "city-d1", "city", "explorer")
    assert (scene["A5"], scene.s.fear) == ("city, city-d1, city-d2, badlands", 0)


def test_t12_suffocating_shroud_with_badlands_that_wait() -> None:
    scene = misty("4 moon 4 air 3 water").put("A5", "badlands")
    scene.use("suffocating_shroud", "A5", "none", "no", "explorer", "no", "city-d1", "city-d2")
    assert (scene["A5"], scene.s.fear) == ("city, city-d1, badlands", 2)


@pytest.mark.parametrize(
    ("words", "answers", "left"),
    [
        ("1 air 2 water", ["A4"], "2 explorer, 3 dahan"),
        ("2 air 3 water", ["A4", "explorer", "A4", "dahan", "A4"], "explorer, 2 dahan"),
        ("3 air 4 water", ["A4", "explorer", "A4", "none", "explorer", "A4", "none"], "3 dahan"),
    ],
)
def test_lost_in_the_swirling_haze(words: str, answers: list[str], left: str) -> None:
    scene = shroud("A7").put("A7", "2 explorer, 4 dahan").elements(words)
    answers = ["dahan", *[answer.replace("A4", "A8") for answer in answers]]
    scene.use("lost_in_the_swirling_haze", "A7", *answers)
    assert scene["A7"] == left


# Cards.


def test_dissolving_vapors() -> None:
    scene = shroud("A7").put("A7", "explorer, town, 2 dahan, dahan-d1")
    scene.use("dissolving_vapors", "A7")
    assert (scene["A7"], scene.s.fear) == ("town-d1, 2 dahan-d1", 1)


def test_flowing_and_silent_forms_dart_by_to_save_presence() -> None:
    scene = Scene(SHROUD, "lightning", boards="AB", sets=SETS).presence(0, "A7").presence(1, "A7", 2)
    scene.put("A7", "city").use("flowing_and_silent_forms_dart_by", "A7")
    assert scene.s.fear == 2
    scene.ravage("A7", "A8", "none")
    assert scene.asked[-2:] == [("flowing_forms", ["A5", "A8", "B3", "none"])] * 2
    assert scene.deciders[-2:] == [0, 1]
    assert (scene.where(), scene.where(1)) == ({"A8": 1}, {"A7": 1})
    assert (scene.s.destroyed, scene["A7"]) == ([0, 1], "city, blight")


@pytest.mark.parametrize(
    ("event", "answers"),
    [
        ("wounded_lands_attract_explorers", ["destroy_presence"]),
        ("outpaced", ["match_pace_for_presence", "none"]),
    ],
)
def test_p24_presence_that_is_a_price_cannot_be_pushed(event: str, answers: list[str]) -> None:
    scene = shroud("A7", 3).blight_card("downward_spiral", 20, flipped=True).play("drought")
    scene.lasting("flowing_forms", scene.land("A7")).event(event, *answers)
    assert (scene.where(), scene.s.destroyed) == ({"A7": 1}, [2])


def test_p24_neither_can_presence_that_prevents_an_event_or_a_ravage() -> None:
    scene = Scene(SHROUD, "rampant_green", boards="AB", sets=SETS).presence(0, "A7").presence(1, "A7", 3)
    scene.lasting("flowing_forms", scene.land("A7")).put("A7", "town")
    act = begin(scene.s, EVENT_CARD, "setup")
    scene.run(act.give_presence_together(1, [scene.land("A7")]), "A7")
    scene.ravage("A7", "yes")
    assert (scene["A7"], scene.s.destroyed) == ("town", [1, 1])
    assert [kind for kind, _ in scene.asked] == ["prevent", "choke_the_land_with_green"]


def test_p24_an_eruption_counts_without_presence_that_is_pushed() -> None:
    scene = Scene("volcano", boards="A", sets=SETS).presence(0, "A6", 3).elements("2 fire 2 earth")
    scene.lasting("flowing_forms", scene.land("A6")).put("A6", "2 explorer")
    scene.use("explosive_eruption", "2", "A1", "none")
    assert (scene["A6"], scene.where(), scene.s.destroyed) == ("explorer", {"A1": 1, "A6": 1}, [1])


def test_flowing_and_silent_forms_dart_by_without_invaders_bring_no_fear_and_end_with_the_turn() -> None:
    scene = shroud("A7").put("A1", "explorer")
    scene.use("flowing_and_silent_forms_dart_by", "A7")
    scene.step("time")
    scene.run(begin(scene.s, EVENT_CARD, "event").lose_presence(0, scene.land("A7")))
    assert (scene.s.fear, scene.s.destroyed) == (0, [1])


def dancing() -> Scene:
    scene = Scene(SHROUD, "lightning", boards="AB", sets=SETS).presence(0, "A7")
    return scene.presence(1, "A8", 3).presence(1, "A5")


def test_p19_flowing_and_silent_forms_dart_by_gathers_a_presence_of_another_spirit_if_it_agrees() -> None:
    scene = dancing()
    scene.use("flowing_and_silent_forms_dart_by", "A7", "A5:presence-1", "yes")
    assert scene.asked[1] == ("gather", ["A5:presence-1", "A8:presence-1", "none"])
    assert (scene.deciders[-1], scene.where(1)) == (1, {"A7": 1, "A8": 3})
    scene = dancing()
    scene.use("flowing_and_silent_forms_dart_by", "A7", "A5:presence-1", "no")
    assert scene.where(1) == {"A5": 1, "A8": 3}


def test_p25_a_sacred_site_comes_as_two_presence() -> None:
    scene = dancing()
    scene.use("flowing_and_silent_forms_dart_by", "A7", "A8:presence-1", "yes", "yes")
    assert scene.where(1) == {"A5": 1, "A7": 2, "A8": 1}
    scene = dancing()
    scene.use("flowing_and_silent_forms_dart_by", "A7", "A8:presence-1", "no", "yes")
    assert scene.where(1) == {"A5": 1, "A7": 1, "A8": 2}


def test_the_fog_closes_in() -> None:
    scene = shroud("A5", 2).presence(0, "A4").presence(0, "A6").put("A5", "explorer, 2 city, 3 dahan")
    scene.use("the_fog_closes_in", "A5", "none", "explorer", "A4", "A6")
    assert (scene["A5"], scene["A4"], scene["A6"]) == ("city, city-d1, dahan", "dahan", "dahan")


def pall() -> Scene:
    scene = shroud("A7", 2).put("A7", "city-d1, town-d1, town, explorer, dahan")
    scene.s.phase = FAST
    return scene


def test_unnerving_pall_keeps_damaged_invaders_from_ravages() -> None:
    scene = pall()
    scene.use("unnerving_pall", "none", "unnerving_pall")
    scene.ravage("A7", "city-d1", "town-d1")
    assert [names for kind, names in scene.asked if kind == "unnerving_pall"] == [
        ["town-d1", "city-d1", "none"],
        ["town-d1", "none"],
    ]
    # A town and an explorer deal 3 damage: a blight, and the dahan is destroyed before it strikes.
    assert (scene["A7"], scene.s.fear) == ("explorer, town, town-d1, city-d1, blight", 1)


def test_unnerved_invaders_are_not_struck_either() -> None:
    scene = shroud("A7", 2).put("A7", "2 town-d1, explorer, 2 dahan")
    scene.use("unnerving_pall", "none", "unnerving_pall")
    scene.ravage("A7", "town-d1", "town-d1")
    # The explorer alone deals 1 damage, and the dahan strike it alone.
    assert scene["A7"] == "2 town-d1, dahan, dahan-d1"


def test_unnerving_pall_defends_for_each_presence() -> None:
    scene = pall()
    scene.use("unnerving_pall", "none", "defend")
    scene.presence(0, "A7", -1)
    assert (defence(scene.s, scene.land("A7")), scene.s.fear) == (2, 1)


def test_presence_that_cannot_move_is_not_saved_by_flowing_forms() -> None:
    """Settle into Hunting-Grounds holds it: blight destroys it, and no mist drifts from there."""
    scene = Scene("shroud_mist", boards="A", sets="jagged_earth").presence(0, "A5")
    scene.lasting("settle_into_hunting_grounds", 0).lasting("flowing_forms", scene.land("A5"))
    assert drifts(scene.s, 0) == []
    scene.run(begin(scene.s, POWER, "wash_away", 0).lose_presence(0, scene.land("A5")))
    assert (scene.s.destroyed, scene.asked) == ([1], [])
