"""Lure of the Deep Wilderness: set-up, growth, tracks, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.pieces import AIR, ANIMAL, MOON, PLANT, PRESENCE
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.happenings import POWER, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, income, reclaims
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

LURE = "lure"
SETS = "branch_and_claw jagged_earth"


def lure(land: str = "A5", n: int = 1) -> Scene:
    """A scene on board A, whose inland lands are 4 to 8."""
    return Scene(LURE, boards="A", sets=SETS).presence(0, land, n)


def growing() -> Scene:
    scene = lure()
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("softly_beckon_ever_inward")]
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


@pytest.mark.parametrize("board", "ABCDEF")
def test_set_up(board: str) -> None:
    scene = Scene(LURE, boards=board, sets=SETS)
    place_printed(scene.s)
    before = scene.s.pieces[scene.land(f"{board}8")][5]
    scene.run(SPIRITS[LURE].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == {f"{board}7": 1, f"{board}8": 2}
    assert scene.s.pieces[scene.land(f"{board}8")][5] == before + 1


# Growth: one option of each part.


def test_growth_1_and_3() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1")
    scene.step("grow", "grow:1.0")
    scene.step("grow", "icon:1.0.0", "plant")
    assert scene.asked[-1] == ("element", ["moon", "air", "plant"])
    scene.step("grow", "icon:1.0.1")
    assert (scene.hand(), scene.s.energy) == (["softly_beckon_ever_inward"], [1 + 2 + 1])
    assert elements(scene.s, 0)[PLANT] == 1


def test_growth_2_and_4() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A8", "energy")
    assert scene.asked[-2] == ("presence_to", ["A4", "A5", "A6", "A7", "A8"])
    scene.step("grow", "grow:1.1")
    scene.step("grow", "icon:1.1.0", "minor")
    assert (scene.where(), scene.hand(), scene.s.energy) == ({"A5": 1, "A8": 1}, ["drought"], [2])


def test_tracks() -> None:
    scene = lure()
    s = scene.s
    seen = []
    for covered in range(5, -1, -1):
        scene.cover("energy", covered)
        have = elements(s, 0)
        seen.append((income(s, 0), have[MOON], have[PLANT], have[AIR], reclaims(s, 0)))
    assert seen == [
        (1, 0, 0, 0, 0), (2, 0, 0, 0, 0), (2, 1, 0, 0, 0), (3, 1, 1, 0, 0), (4, 1, 1, 1, 0), (5, 1, 1, 1, 1),
    ]  # fmt: skip
    plays = []
    for covered in range(5, -1, -1):
        scene.cover("cards", covered)
        plays.append((card_plays(s, 0), elements(s, 0)[ANIMAL], reclaims(s, 0)))
    assert plays == [(1, 0, 1), (2, 0, 1), (2, 1, 1), (3, 1, 1), (4, 1, 1), (5, 1, 2)]


# Special rules.


def test_presence_stays_inland() -> None:
    scene = lure("A4")
    s = scene.s
    act = begin(s, POWER, "softly_beckon_ever_inward", 0, scene.land("A4"))
    scene.run(iter(act.push(up_to(1), (PRESENCE,))), "presence-0")
    assert scene.asked == [("push", ["presence-0", "none"])]
    assert scene.where() == {"A5": 1}


def test_other_spirits_may_be_on_the_coast() -> None:
    scene = Scene(LURE, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "A4")
    act = begin(scene.s, POWER, "softly_beckon_ever_inward", 1, scene.land("A4"))
    scene.run(iter(act.push(up_to(1), (PRESENCE,))), "presence-1", "A1")
    assert scene.where(1) == {"A1": 1}


def test_explorers_are_left_out_of_a_ravage() -> None:
    scene = lure().put("A5", "3 explorer, town, dahan")
    # 3 explorers and a town deal 5; without 2 of them 3. One dahan falls, and none strikes back.
    scene.ravage("A5", "2")
    assert scene.asked == [("enthrall", ["2", "1", "0"])]
    assert scene["A5"] == "3 explorer, town, blight"


def test_explorers_that_are_left_out_are_not_struck() -> None:
    scene = lure("A5", 2).put("A5", "4 explorer, town, 3 dahan")
    scene.ravage("A5", "4")
    # 2 damage destroys a dahan; the other two deal 4, of which the town takes what it can.
    assert (scene["A5"], scene.s.fear) == ("4 explorer, 2 dahan, blight", 1)


def test_fewer_explorers_may_be_left_out() -> None:
    scene = lure().put("A5", "2 explorer, 2 dahan").lasting("defend", 5, 3)
    scene.ravage("A5", "0")
    assert scene["A5"] == "2 dahan"


def test_explorers_with_strife_are_asked_about_apart() -> None:
    scene = lure().put("A5", "explorer, 2 explorer-s1")
    scene.ravage("A5", "1", "1")
    assert scene.asked == [("enthrall", ["1", "0"]), ("enthrall", ["1", "0"])]
    # The one that takes part has lost its strife.
    assert scene["A5"] == "2 explorer, explorer-s1"


def test_explorers_elsewhere_ravage_as_usual() -> None:
    scene = lure().put("A4", "2 explorer").ravage("A4")
    assert scene["A4"] == "2 explorer, blight"


# Forsake Society to Chase After Dreams.


def test_forsake_society_to_chase_after_dreams_1() -> None:
    scene = lure().put("A4", "2 explorer, town").elements("2 moon")
    scene.use("forsake_society_to_chase_after_dreams", "A5")
    assert scene.asked == [("forsake_society", ["A5", "none"])]
    assert (scene["A4"], scene["A5"], scene.s.fear) == ("explorer, town", "explorer", 1)


def test_forsake_society_to_chase_after_dreams_2() -> None:
    scene = lure().presence(0, "A8").put("A6", "explorer, town").elements("2 moon 1 air")
    scene.use("forsake_society_to_chase_after_dreams", "A5", "A8")
    # The explorer that was there before may not come along.
    assert (scene["A6"], scene["A5"], scene["A8"], scene.s.fear) == ("explorer", "explorer", "explorer", 0)


def test_d20_forsake_society_to_chase_after_dreams_3_with_a_damaged_city() -> None:
    """A damaged city leaves one explorer fewer for each damage."""
    scene = lure().put("A4", "city-d2, town").elements("3 moon 2 air 1 animal")
    scene.use("forsake_society_to_chase_after_dreams", "A5")
    assert (scene["A4"], scene["A5"], scene.s.fear) == ("town", "explorer", 1)


def test_forsake_society_to_chase_after_dreams_3_shares_strife_among_the_explorers() -> None:
    scene = lure().put("A4", "city-s1").elements("3 moon 2 air 1 animal")
    scene.use("forsake_society_to_chase_after_dreams", "A5", "none", "A5")
    assert (scene["A4"], scene["A5"]) == ("explorer", "explorer, explorer-s1")


def test_forsake_society_to_chase_after_dreams_4_is_repeated_elsewhere() -> None:
    scene = lure().put("A4", "town").put("A6", "town").elements("2 moon 4 air")
    scene.use("forsake_society_to_chase_after_dreams", "A4", "none", "none", "A6", "none", "none")
    assert (scene["A4"], scene["A6"], scene.s.fear) == ("2 explorer", "2 explorer", 0)


def test_nothing_to_replace_brings_no_fear() -> None:
    scene = lure().put("A4", "city").elements("2 moon 1 air")
    scene.use("forsake_society_to_chase_after_dreams")
    assert (scene["A4"], scene.s.fear) == ("city", 0)


# Never Heard from Again.


def test_never_heard_from_again_1_and_2() -> None:
    scene = lure().put("A5", "3 explorer, beasts").elements("1 fire 3 plant")
    scene.use("never_heard_from_again", "explorer", "explorer", "explorer")
    assert (scene["A5"], scene.s.fear) == ("beasts, badlands", 1)


def test_never_heard_from_again_2_counts_all_tokens() -> None:
    scene = lure().put("A5", "8 explorer, beasts, wilds, disease").elements("2 plant")
    scene.use("never_heard_from_again", *["explorer"] * 4, "none")
    assert (scene["A5"], scene.s.fear) == ("4 explorer, beasts, wilds, disease", 1)


def test_never_heard_from_again_with_five_or_more() -> None:
    scene = lure().put("A5", "8 explorer, 2 beasts, wilds").elements("4 plant 1 animal")
    scene.use("never_heard_from_again", *["explorer"] * 4, "none")
    # 4 destroyed, and 2 more by damage.
    assert (scene["A5"], scene.s.fear) == ("2 explorer, 2 beasts, wilds", 2)


def test_never_heard_from_again_is_repeated() -> None:
    scene = lure().presence(0, "A6").put("A5", "2 explorer, beasts").put("A6", "2 explorer, wilds")
    scene.elements("6 plant")
    scene.use("never_heard_from_again", "A5", "explorer", "explorer", "A6", "explorer", "none")
    assert (scene["A5"], scene["A6"], scene.s.fear) == ("beasts", "explorer, wilds", 2)


def test_never_heard_from_again_needs_an_inland_land() -> None:
    scene = lure().elements("2 plant 1 fire")
    scene.use("never_heard_from_again")
    assert (scene["A5"], scene.s.fear) == ("", 0)


# Cards.


def test_gift_of_the_untamed_wild() -> None:
    scene = (
        Scene(LURE, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B5").presence(1, "B4")
    )
    scene.use("gift_of_the_untamed_wild", "lightning", "untamed_wild", "B4")
    assert scene["B4"] == "wilds"
    scene.use("gift_of_the_untamed_wild", "lightning", "untamed_disease", "B5")
    assert (scene["B5"], scene.where(1), scene.s.away) == ("disease", {"B4": 1}, [0, 1])
    assert scene.deciders == [0, 1, 1, 0, 1, 1]


def test_e60_perils_of_the_deepest_island() -> None:
    scene = lure().presence(0, "A8").put("A5", "2 dahan")
    scene.use("perils_of_the_deepest_island", "A5", "A7", "dahan", "A6", "none")
    # Within range 1 of any presence, not only of the target.
    assert scene.asked[1] == ("perils_of_the_deepest_island", ["A1", "A4", "A5", "A6", "A7", "A8"])
    assert (scene["A5"], scene["A6"], scene["A7"], scene.s.fear) == ("dahan, badlands", "dahan", "beasts", 1)


def test_softly_beckon_ever_inward() -> None:
    scene = lure().put("A4", "explorer, 3 town, beasts").put("A6", "2 explorer, dahan")
    scene.use(
        "softly_beckon_ever_inward",
        "A4:explorer", "A6:explorer", "A4:town", "none", "A4:beasts", "A6:dahan",
    )  # fmt: skip
    assert (scene["A5"], scene["A4"], scene["A6"]) == (
        "2 explorer, town, dahan, beasts", "2 town", "explorer",
    )  # fmt: skip


def test_swallowed_by_the_wilderness() -> None:
    scene = lure().put("A5", "2 city, town, 4 beasts, 2 wilds, disease")
    scene.use("swallowed_by_the_wilderness", *["city", "city-d1", "city-d2", "city", "city-d1"])
    # 5 tokens at most count.
    assert (scene["A5"], scene.s.fear_earned != []) == ("town, city-d2, 4 beasts, 2 wilds, disease", True)


def test_badlands_count_and_add_their_own_damage() -> None:
    scene = lure().put("A5", "city, badlands").use("swallowed_by_the_wilderness")
    assert (scene["A5"], scene.s.fear) == ("city-d2, badlands", 2)
