"""Grinning Trickster Stirs Up Trouble: set-up, growth, tracks, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.model.pieces import AIR, FIRE, MOON
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import POWER, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, free_elements, income
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

TRICKSTER = "trickster"
SETS = "branch_and_claw jagged_earth"
LETS_SEE = "lets_see_what_happens"
FIGHT = "why_dont_you_and_them_fight"


def trickster(land: str = "A5", n: int = 1) -> Scene:
    return Scene(TRICKSTER, boards="A", sets=SETS).presence(0, land, n)


def deck(scene: Scene, *cards: str) -> Scene:
    """Stack the minor powers, the first on top."""
    scene.s.minor_deck = [POWERS.number(card) for card in reversed(cards)]
    return scene


def discarded(scene: Scene) -> list[str]:
    return [POWERS.all[card].id for card in scene.s.minor_discard]


def test_set_up() -> None:
    scene = Scene(TRICKSTER, boards="A", sets=SETS)
    place_printed(scene.s)
    scene.run(SPIRITS[TRICKSTER].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == {"A4": 1, "A7": 1}


# Growth and tracks.


def growing() -> Scene:
    scene = deck(trickster(), "drought")
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("incite_the_mob")]
    return scene


def test_p15_growth_1_costs_energy_at_once() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    assert "grow:0.0" not in scene.asked[0][1]
    scene = growing()
    scene.s.energy = [1]
    scene.step("grow", "grow:0.0")
    assert scene.s.energy == [0]
    scene.step("grow", "icon:0.0.1")
    scene.step("grow", "icon:0.0.2", "A5", "A8")
    assert (scene.where(), scene.hand()) == ({"A8": 1}, ["incite_the_mob"])


def test_growth_2_and_3() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A2", "cards")
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "minor")
    assert (scene.where(), scene.hand(), scene.s.energy) == ({"A2": 1, "A5": 1}, ["drought"], [1])


def test_growth_4_brings_energy_for_card_plays() -> None:
    scene = growing().cover("cards", 2)
    assert icon_worth(scene.s, 0, SPIRITS[TRICKSTER].growth[0].options[3][0]) == 4 * 1.3
    scene.step("grow", "grow:0.3")
    scene.step("grow", "icon:0.3.0")
    assert scene.s.energy == [4]


def test_energy_track() -> None:
    scene = trickster()
    seen = []
    for covered in range(5, -1, -1):
        scene.cover("energy", covered)
        have = elements(scene.s, 0)
        seen.append((income(scene.s, 0), have[MOON], have[FIRE], free_elements(scene.s, 0)))
    assert seen == [(1, 0, 0, 0), (1, 1, 0, 0), (2, 1, 0, 0), (2, 1, 0, 1), (2, 1, 1, 1), (3, 1, 1, 1)]


def test_card_track() -> None:
    scene = trickster()
    seen = []
    for covered in range(6, -1, -1):
        scene.cover("cards", covered)
        seen.append((card_plays(scene.s, 0), elements(scene.s, 0)[AIR]))
    assert seen == [(2, 0), (2, 0), (3, 0), (3, 0), (4, 0), (4, 1), (5, 1)]


def test_a_space_pushes_a_dahan_each_turn() -> None:
    scene = growing().cover("cards", 5).put("A5", "2 dahan").presence(0, "A4")
    scene.step("grow", "track:cards-2", "A5", "A8")
    assert scene.asked[1] == ("push_dahan_from", ["A5", "none"])
    assert (scene["A5"], scene["A8"]) == ("dahan", "dahan")
    scene.step("grow", "grow:0.1")
    assert not [option for option in scene.asked[-1][1] if option.startswith("track")]


def test_nobody_need_be_pushed() -> None:
    scene = growing().cover("cards", 5).put("A5", "2 dahan")
    scene.step("grow", "track:cards-2", "none")
    assert scene["A5"] == "2 dahan"


# A Real Flair for Discord.


def test_strife_of_its_powers_can_be_doubled_for_energy() -> None:
    scene = trickster().put("A4", "town").put("A2", "city").put("A8", "explorer")
    scene.s.energy = [1]
    scene.use("impersonate_authority", "A4", "A2")
    assert scene.asked[-1] == ("flair_for_discord", ["A2", "A4", "none"])
    assert (scene["A4"], scene["A2"], scene.s.energy) == ("town-s1", "city-s1", [0])


def test_the_bought_strife_buys_no_more() -> None:
    scene = trickster().put("A4", "town")
    scene.s.energy = [5]
    scene.use("impersonate_authority", "A4", "A4")
    assert (scene["A4"], scene.s.energy) == ("town-s2", [4])


def test_e81_more_strife_for_each_land_in_which_a_power_added_some() -> None:
    scene = trickster().put("A4", "town").put("A8", "town")
    scene.s.energy = [5]
    act = Action(scene.s, POWER, "golds_allure", 0)

    def work() -> Work[None]:
        yield from act.add_strife(2, land=scene.land("A4"))
        yield from act.add_strife(1, land=scene.land("A8"))
        yield from act.conclude()

    scene.run(work(), "A4", "A8")
    assert (scene["A4"], scene["A8"], scene.s.energy) == ("town-s3", "town-s2", [3])


def test_impersonate_authority_without_energy_or_wish_adds_one_strife() -> None:
    scene = trickster().put("A4", "town")
    scene.use("impersonate_authority", "A4")
    assert scene["A4"] == "town-s1"
    scene.s.energy = [2]
    scene.use("impersonate_authority", "A4", "none")
    assert (scene["A4"], scene.s.energy) == ("town-s2", [2])


def test_e23_strife_of_others_is_not_its_own() -> None:
    scene = Scene(TRICKSTER, "lightning", boards="AB", sets=SETS).presence(0, "A5").put("A4", "town")
    scene.s.energy = [5, 5]
    act = Action(scene.s, POWER, "golds_allure", 1)
    act.land = scene.land("A4")

    def work() -> Work[None]:
        yield from act.add_strife(1)
        yield from act.conclude()

    scene.run(work())
    assert (scene["A4"], scene.s.energy) == ("town-s1", [5, 5])


# Cleaning Up Messes Is a Drag.


def test_removing_blight_costs_presence() -> None:
    scene = trickster("A5").presence(0, "A2").put("A5", "2 blight")
    act = Action(scene.s, POWER, "song_of_sanctity", 0)
    act.land = scene.land("A5")

    def work() -> Work[None]:
        yield from act.remove_blight()
        yield from act.conclude()

    scene.run(work(), "A2")
    assert scene.asked == [("destroy_presence", ["A2", "A5"])]
    assert (scene.where(), scene.s.destroyed, scene["A5"]) == ({"A5": 1}, [1], "blight")


def test_lets_see_what_happens_may_clean_up() -> None:
    scene = seeing("song_of_sanctity").put("A4", "explorer, blight")
    scene.use(LETS_SEE, "A3")
    assert (scene.where(), scene.s.destroyed) == ({"A5": 1}, [0])


# Let's See What Happens.


def seeing(*cards: str, words: str = "1 moon 1 fire 2 air") -> Scene:
    return deck(trickster(), *cards).elements(words)


def test_cards_are_discarded_until_one_targets_a_land() -> None:
    scene = seeing("gift_of_power", "elemental_boon", "delusions_of_danger").put("A4", "explorer")
    scene.use(LETS_SEE, "A5")
    # Push 1 explorer, and 2 fear.
    assert discarded(scene) == ["gift_of_power", "elemental_boon", "delusions_of_danger"]
    assert (scene["A4"], scene["A5"], scene.s.fear) == ("", "explorer", 2)


def test_e80_every_or_is_and_and_every_up_to_is_all() -> None:
    scene = seeing("call_to_tend").put("A4", "explorer, blight, 4 dahan")
    scene.use(LETS_SEE, "A3", "A3", "A3")
    # Remove 1 blight, and push 3 dahan: no choice is left but where they go.
    assert (scene["A4"], scene["A3"]) == ("explorer, dahan", "3 dahan")
    assert {kind for kind, _ in scene.asked} == {"push_to"}


def test_e80_instead_stays_a_choice() -> None:
    scene = seeing("steam_vents", words="1 moon 1 fire 2 air 3 earth").put("A4", "explorer, town")
    scene.use(LETS_SEE, "destroy-town")
    assert scene.asked[0][0] == "choose"


def test_thresholds_of_the_card_count_with_the_own_elements() -> None:
    scene = seeing("sap_the_strength_of_multitudes", words="1 moon 1 fire 2 air").put("A4", "explorer")
    scene.use(LETS_SEE)
    assert scene.effects("defend") == [(scene.land("A4"), 5)]


@pytest.mark.parametrize(
    ("declared", "left"), [("", "explorer, blight"), (":1", "explorer, city-d1, blight")]
)
def test_e80_elements_are_declared_before_the_card_is_turned_up(declared: str, left: str) -> None:
    """Rulings E3 and E80: as if with 1 moon, 1 fire and 2 air, Drought has no 3 sun."""
    scene = seeing("drought", words="2 moon 1 fire 2 air 3 sun").put("A4", "city, explorer")
    scene.step("powers", f"use:{LETS_SEE}{declared}")
    assert scene["A4"] == left


def test_e80_elements_gained_by_the_card_count_for_the_power_itself() -> None:
    """Rulings E44 and E80: the card and the innate power are one use."""
    scene = seeing("drought", words="1 moon 1 fire 2 air").put("A4", "city, explorer")
    scene.blight_card("aid_from_lesser_spirits", 1)
    scene.s.minor_deck = [POWERS.number(id) for id in ("rain_of_blood", "delusions_of_danger", "drought")]
    # The moon of the card that the blight brings allows to forget a card for Drought.
    scene.use(LETS_SEE, "delusions_of_danger", "delusions_of_danger")
    assert POWERS.number("drought") in scene.s.hands[0]


def test_range_and_target_of_the_card_do_not_matter() -> None:
    # Rain of Blood needs a sacred site; Savage Mawbeasts a jungle or wetlands.
    scene = seeing("rain_of_blood").put("A4", "town")
    scene.use(LETS_SEE)
    assert scene.s.fear == 2
    scene = seeing("savage_mawbeasts").put("A4", "explorer")
    scene.use(LETS_SEE)
    assert scene.s.fear == 0


def test_the_card_that_is_used_lies_open_meanwhile() -> None:
    scene = seeing("delusions_of_danger").put("A4", "explorer").put("A8", "explorer")
    work = Action(scene.s, POWER, LETS_SEE, 0).use(POWERS[LETS_SEE], 1, [scene.land("A4")])
    question = work.send(None)
    while question.kind != "push_to":
        question = work.send(question.values(0)[0])
    expected = [{"source": LETS_SEE, "seat": 0, "id": "delusions_of_danger", "in_use": True}]
    assert view(scene.s)["aside"] == expected
    drawn = draw(dict(view(scene.s)), None, {}, lambda id, args: id)
    assert [
        ("spirit_island-name-lets_see_what_happens: spirit_island-name-delusions_of_danger", "bold")
    ] in drawn
    assert discarded(scene) == []


def test_a_second_threshold_swaps_a_card_for_it() -> None:
    scene = seeing("rain_of_blood", words="2 moon 1 fire 2 air").put("A4", "town")
    scene.s.hands[0] = [POWERS.number("unexpected_tigers")]
    scene.s.discards[0] = [POWERS.number("incite_the_mob")]
    scene.use(LETS_SEE, "incite_the_mob")
    assert scene.asked[-1] == ("swap_power", ["unexpected_tigers", "incite_the_mob", "none"])
    assert scene.hand() == ["unexpected_tigers", "rain_of_blood"]
    assert (scene.s.discards, scene.s.energy) == ([[]], [1])
    assert (discarded(scene), [POWERS.ids[card] for card in scene.s.forgotten[0]]) == ([], ["incite_the_mob"])


def test_nothing_need_be_forgotten() -> None:
    scene = seeing("rain_of_blood", words="2 moon 1 fire 2 air").put("A4", "town")
    scene.s.hands[0] = [POWERS.number("unexpected_tigers")]
    scene.use(LETS_SEE, "none")
    assert (scene.hand(), discarded(scene), scene.s.energy) == (["unexpected_tigers"], ["rain_of_blood"], [0])


def test_strife_of_a_card_that_is_seen_can_be_doubled() -> None:
    scene = seeing("golds_allure").put("A4", "town")
    scene.s.energy = [1]
    scene.use(LETS_SEE, "A4")
    assert (scene["A4"], scene.s.energy) == ("town-s2", [0])


def all_land_powers() -> list[str]:
    minor = catalogue()["powers"]
    return [power["id"] for power in minor if power["deck"] == "minor" and power["target"] == "land"]


@pytest.mark.parametrize("id", all_land_powers())
def test_every_minor_power_can_be_seen(id: str) -> None:
    scene = seeing(id).put("A4", "explorer, town, city, 2 dahan, blight, beasts, disease, wilds, badlands")
    scene.put("A3", "explorer, dahan, beasts").put("A5", "town, dahan, blight")
    scene.s.energy = [3]
    work = Action(scene.s, POWER, LETS_SEE, 0).use(POWERS[LETS_SEE], 1, [scene.land("A4")])
    question = next(work, None)
    while question is not None:
        try:
            question = work.send(question.values(question.seats[0])[0])
        except StopIteration:
            question = None
    assert (scene.s.aside, discarded(scene)) == ((), [id])


# Why Don't You and Them Fight.


def test_why_dont_you_and_them_fight_1_adds_strife() -> None:
    scene = trickster().put("A5", "town").elements("3 air")
    scene.use(FIGHT)
    assert scene["A5"] == "town-s1"


@pytest.mark.parametrize("words", ["3 sun", "3 fire"])
def test_why_dont_you_and_them_fight_2_by_sun_or_fire(words: str) -> None:
    scene = trickster().put("A5", "city, explorer, 2 dahan").elements(words)
    scene.use(FIGHT, "city")
    # The city destroys a dahan, which deals it 2 damage at the same time.
    assert (scene["A5"], scene.s.fear) == ("explorer, city-d2, dahan", 0)


def test_t8_strife_holds_the_invader_back() -> None:
    scene = trickster().put("A5", "town-s1, dahan").elements("3 fire")
    scene.use(FIGHT)
    assert (scene["A5"], scene.s.fear) == ("dahan", 1)


def test_badlands_add_to_both_blows() -> None:
    scene = trickster().put("A5", "city, explorer, dahan, badlands").elements("3 fire")
    scene.use(FIGHT, "explorer")
    assert scene["A5"] == "city, badlands"


@pytest.mark.parametrize("answers", [["city", "yes"], ["town", "no"]])
def test_t12_badlands_of_a_fight_may_wait_for_the_beasts(answers: list[str]) -> None:
    scene = trickster().put("A5", "town, city, dahan, beasts, badlands").elements("3 sun 3 animal")
    scene.use(FIGHT, *answers)
    assert (scene["A5"], scene.s.fear) == ("beasts, badlands", 1 + 2)


def test_why_dont_you_and_them_fight_2_without_dahan_does_nothing() -> None:
    scene = trickster().put("A5", "city").elements("3 fire")
    scene.use(FIGHT)
    assert scene["A5"] == "city"


def test_why_dont_you_and_them_fight_3_with_beasts_and_without() -> None:
    scene = trickster().put("A5", "town, beasts").elements("3 animal")
    scene.use(FIGHT)
    assert (scene["A5"], scene.s.fear) == ("beasts", 1)
    scene = trickster().put("A5", "town").put("A4", "beasts").elements("3 animal")
    scene.use(FIGHT, "A4:beasts")
    assert scene["A5"] == "town, beasts"


def test_moon_lets_it_be_slow() -> None:
    scene = trickster().put("A5", "town").elements("3 air")
    number = POWERS.number(FIGHT)
    scene.s.phase = SLOW
    assert [move for move in usable(scene.s, 0) if move[1] == number] == []
    scene.elements("3 moon")
    assert [move[:2] for move in usable(scene.s, 0) if move[1] == number] == [(4, number)]
    scene.s.phase = FAST
    assert (4, number) in [move[:2] for move in usable(scene.s, 0)]


def test_the_catalogue_names_both_ways() -> None:
    printed = next(power for power in catalogue()["powers"] if power["id"] == FIGHT)
    assert printed["thresholds"] == [{"air": 3}, {"sun": 3}, {"animal": 3}]
    assert (printed["alternatives"], printed["late"]) == ([None, {"fire": 3}, None], {"moon": 3})
    scene = trickster().elements("2 fire 1 sun 3 moon")
    spirits = [spirit for spirit in view(scene.s)["spirits"] if spirit["id"]]
    held = next(power for power in spirits[0]["innates"] if power["id"] == FIGHT)
    assert (held["missing"], held["late"]) == ([{"air": 3}, {"fire": 1}, {"animal": 3}], {})


# Cards.


def test_incite_the_mob() -> None:
    scene = trickster().put("A4", "city-s1, town-s1, 2 explorer")
    scene.use("incite_the_mob", "city-s1", "explorer", "explorer")
    assert scene["A4"] == "town-d1-s1, city-s1"
    # 1 fear for each of the two explorers.
    assert scene.s.fear == 2


def test_incite_the_mob_spares_the_one_that_fights() -> None:
    scene = trickster().put("A4", "2 town-s1")
    scene.use("incite_the_mob")
    # 2 damage destroy the other town: 1 fear for it, and 1 for the destroyed invader.
    assert (scene["A4"], scene.s.fear) == ("town-s1", 2)


def test_incite_the_mob_needs_strife() -> None:
    scene = trickster().put("A4", "town, explorer")
    scene.use("incite_the_mob")
    assert (scene["A4"], scene.s.fear) == ("explorer, town", 0)


def test_overenthusiastic_arson_with_fire() -> None:
    scene = deck(trickster(), "drought").put("A4", "2 town, city")
    scene.use("overenthusiastic_arson", "A4", "town", "town-d1")
    # 1 + 1 fear for towns, 1 for the fire.
    assert (scene["A4"], scene.s.fear, discarded(scene)) == ("city, blight", 3, ["drought"])


def test_overenthusiastic_arson_without_fire() -> None:
    scene = deck(trickster(), "rain_of_blood").put("A4", "2 town")
    scene.use("overenthusiastic_arson", "A4")
    assert (scene["A4"], scene.s.fear) == ("town", 1)


def test_unexpected_tigers_come_from_nearby() -> None:
    scene = trickster().put("A4", "explorer").put("A3", "beasts")
    scene.use("unexpected_tigers", "A4", "A2")
    assert (scene["A4"], scene["A2"], scene.s.fear) == ("beasts", "explorer", 1)


def test_unexpected_tigers_come_from_nowhere() -> None:
    scene = trickster()
    scene.use("unexpected_tigers", "A4")
    assert (scene["A4"], scene.s.fear) == ("beasts", 0)
