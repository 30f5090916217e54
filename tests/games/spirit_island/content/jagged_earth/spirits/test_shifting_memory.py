"""Shifting Memory of Ages: set-up, growth, tracks, markers, special rules, innate powers, cards."""

from typing import Any

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from tests.words import of_game
from weald.games.spirit_island import GAME as SPIRIT_ISLAND
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.ai.value.evaluation import standing
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.model.pieces import AIR, DAHAN, EARTH, FIRE, MOON, PLANT, SUN
from weald.games.spirit_island.model.state import GAME, SPIRIT
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.presentation.refusals import refusal
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.texts import option_id
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import EVENT_CARD, GROWTH, POWER, SET_UP
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.markers import prepare, prepared
from weald.games.spirit_island.rules.panel import card_plays, elements, income, reclaims
from weald.games.spirit_island.rules.payment import most
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS, SPIRITS
from weald.kernel.messages import Message

MEMORY = "shifting_memory"
SETS = "branch_and_claw jagged_earth"
LEARN, OBSERVE = "learn_the_invaders_tactics", "observe_the_ever_changing_world"


def memory(land: str = "A5", n: int = 1, markers: str = "") -> Scene:
    scene = Scene(MEMORY, boards="A", sets=SETS).presence(0, land, n)
    return with_markers(scene, markers)


def with_markers(scene: Scene, markers: str) -> Scene:
    names = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
    for word in markers.split():
        prepare(scene.s, 0, names.index(word))
    return scene


def markers(scene: Scene) -> dict[str, int]:
    spirit: Any = view(scene.s)["spirits"][0]
    return dict(spirit["prepared"])


def growing(markers: str = "") -> Scene:
    scene = memory(markers=markers)
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("elemental_teachings")]
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


@pytest.mark.parametrize(
    ("board", "land"), [("A", "A7"), ("B", "B7"), ("C", "C7"), ("D", "D8"), ("E", "E6"), ("F", "F8")]
)
def test_set_up(board: str, land: str) -> None:
    scene = Scene(MEMORY, boards=board, sets=SETS)
    scene.run(SPIRITS[MEMORY].start(begin(scene.s, SET_UP, "setup", 0)))
    assert (scene.where(), markers(scene)) == ({land: 2}, {"moon": 1, "air": 1, "earth": 1})


# Growth.


def test_growth_1() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "energy")
    assert (scene.where(), scene.hand(), scene.s.energy) == ({"A5": 2}, ["elemental_teachings"], [1])


def test_growth_2() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "minor")
    scene.step("grow", "icon:0.1.1", "A2", "cards")
    assert (scene.where(), scene.hand(), scene.s.energy) == ({"A2": 1, "A5": 1}, ["drought"], [0])


def test_growth_3_and_4() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "A4", "cards")
    scene.step("grow", "icon:0.2.1")
    assert (scene.where(), scene.s.energy) == ({"A4": 1, "A5": 1}, [2])
    scene = growing()
    scene.step("grow", "grow:0.3")
    scene.step("grow", "icon:0.3.0")
    assert scene.s.energy == [9]


# Tracks.


def test_tracks() -> None:
    scene = memory()
    seen = []
    for covered in range(7, -1, -1):
        scene.cover("energy", covered)
        seen.append((income(scene.s, 0), reclaims(scene.s, 0)))
    assert seen == [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (5, 1), (6, 1)]
    plays = []
    for covered in range(4, -1, -1):
        scene.cover("cards", covered)
        plays.append(card_plays(scene.s, 0))
    assert plays == [1, 2, 2, 2, 3]


def test_spaces_that_prepare_a_marker_once_a_turn() -> None:
    scene = growing().cover("energy", 0)
    scene.step("grow", "track:energy-4", "fire")
    assert ("prepare", ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]) in scene.asked
    scene.step("grow", "track:energy-8", "fire")
    assert markers(scene) == {"fire": 2}
    scene.step("grow", "grow:0.3")
    assert not [option for option in scene.asked[-1][1] if option.startswith("track")]


def test_two_markers_for_one_more_card() -> None:
    scene = growing("moon air earth").cover("cards", 1)
    scene.step("grow", "track:cards-4", "moon", "earth")
    assert scene.asked[-2:] == [
        ("discard_marker", ["moon", "air", "earth"]), ("discard_marker", ["air", "earth"]),
    ]  # fmt: skip
    assert (markers(scene), card_plays(scene.s, 0)) == ({"air": 1}, 3)
    # One marker is not enough.
    scene.s.tracks_used[0] = []
    scene.step("grow", "grow:0.3")
    assert "track:cards-4" not in scene.asked[-1][1]


def test_bots_discard_markers_only_for_a_card_they_can_play() -> None:
    scene = growing("moon air").cover("cards", 1)
    s = scene.s
    action = SPIRITS[MEMORY].tracks.spaces[SPIRITS[MEMORY].tracks.numbers["cards-4"]].action
    assert action is not None
    assert icon_worth(s, 0, action) == -1.0
    s.paid[0], s.plays[0], s.hands[0] = True, 2, [POWERS.number("elemental_teachings")]
    assert icon_worth(s, 0, action) == 1.0


# Markers.


def moves(scene: Scene) -> list[str]:
    question: Any = next(SPIRIT_ISLAND.steps["powers"](scene.s))
    return [option_id(question, value) for value in question.options[0][:-1]]


def test_markers_are_spent_at_the_moment_of_use() -> None:
    scene = memory(markers="earth").put("A5", "explorer").elements("1 air 1 earth")
    assert moves(scene) == [f"use:{LEARN}:3", f"use:{LEARN}:1"]
    scene.step("powers", f"0/use:{LEARN}:3")
    # Air and two earth: defend 3; the marker is gone, and so is its element.
    assert (defence(scene.s, scene.land("A5")), markers(scene)) == (3, {})
    assert (elements(scene.s, 0)[EARTH], elements(scene.s, 0)[AIR]) == (1, 1)


def test_fewer_thresholds_need_fewer_markers() -> None:
    scene = memory(markers="moon moon air").elements("0 moon")
    assert moves(scene) == [f"use:{OBSERVE}:3", f"use:{OBSERVE}:1"]
    scene.step("powers", f"0/use:{OBSERVE}:1", "A5", "sun")
    assert markers(scene) == {"sun": 1, "moon": 1, "air": 1}


def test_elements_of_the_turn_are_used_before_markers() -> None:
    scene = memory(markers="moon air").elements("1 moon")
    assert moves(scene) == [f"use:{OBSERVE}", f"use:{OBSERVE}:3"]
    scene.step("powers", f"0/use:{OBSERVE}:3", "A5")
    assert (markers(scene), scene.effects("observed")) == ({}, [(scene.land("A5"), 0, 3)])


def test_a_card_in_play_can_use_markers_as_well() -> None:
    scene = memory("A5", 2, markers="air air").play("share_secrets_of_survival").put("A4", "dahan")
    assert moves(scene) == ["use:share_secrets_of_survival", "use:share_secrets_of_survival:1"]
    scene.step("powers", "0/use:share_secrets_of_survival:1", "A5", "both", "A4:dahan")
    assert (scene["A5"], markers(scene)) == ("dahan", {})
    assert scene.effects("secrets_of_survival") == [(scene.land("A5"),)]


def test_a_repeated_card_can_use_markers() -> None:
    scene = memory("A5", 2, markers="air air").play("share_secrets_of_survival").put("A4", "2 dahan")
    scene.put("A1", "city").lasting("repeat", 0, 9, 0)
    scene.step("powers", "0/use:share_secrets_of_survival", "A5", "gather", "A4:dahan", "none")
    assert moves(scene) == ["repeat:share_secrets_of_survival", "repeat:share_secrets_of_survival:1"]
    scene.step("powers", "0/repeat:share_secrets_of_survival:1", "A5", "both", "A4:dahan")
    assert (scene["A5"], markers(scene), elements(scene.s, 0)[AIR]) == ("2 dahan", {}, 1)


def test_bots_know_what_a_marker_is_worth() -> None:
    scene = memory(markers="moon moon")
    with_two = standing(scene.s)
    prepare(scene.s, 0, MOON, -2)
    assert round(with_two - standing(scene.s), 6) == 1.0


def test_a_marker_counts_for_what_a_power_counts_and_not_for_its_repeat() -> None:
    scene = memory(markers="earth earth earth").elements("0 earth")
    act = begin(scene.s, POWER, LEARN, 0)
    power = POWERS[LEARN]
    act.power = power
    act.spend_markers(power, 1)
    assert (elements(scene.s, 0)[EARTH], act.markers[EARTH], markers(scene)) == (2, 2, {"earth": 1})
    act.land = scene.land("A5")
    scene.run(act.again())
    # Without the markers no threshold is left, so nothing is repeated; they count until the Action is over.
    assert (elements(scene.s, 0)[EARTH], defence(scene.s, scene.land("A5"))) == (2, 0)
    act.drop_markers()
    assert elements(scene.s, 0)[EARTH] == 0


def test_e61_a_marker_is_not_used_twice() -> None:
    scene = memory(markers="earth").put("A5", "explorer").elements("1 earth")
    question: Any = next(SPIRIT_ISLAND.steps["powers"](scene.s))
    assert moves(scene) == [f"use:{LEARN}:1"]
    message = refusal(scene.s, question, 0, f"use:{LEARN}:7")
    assert message == Message(
        "spirit_island-refused-markers", {"id": LEARN, "element": "moon", "n": 2, "have": 0}
    )
    prepare(scene.s, 0, EARTH, -1)
    message = refusal(scene.s, question, 0, f"use:{LEARN}:1")
    assert message == Message(
        "spirit_island-refused-markers", {"id": LEARN, "element": "earth", "n": 1, "have": 0}
    )
    for lang in ("en", "fr", "de"):
        assert of_game(SPIRIT_ISLAND, lang).complaints(message) == []


def test_a_marker_helps_to_pay_for_an_event_once() -> None:
    scene = memory(markers="moon moon sun")
    scene.s.energy[0] = 1
    act = begin(scene.s, EVENT_CARD, "setup")
    assert most(scene.s, MOON) == 3
    assert scene.run(act.pay_together(3, MOON), "marker:moon", "marker:moon", "energy:1") is True
    assert [names for _, names in scene.asked] == [
        ["energy:1", "marker:moon", "done", "none"], ["energy:1", "marker:moon", "done", "none"],
        ["energy:1", "done", "none"],
    ]  # fmt: skip
    assert (markers(scene), scene.s.energy) == ({"sun": 1}, [0])
    question: Any = next(act.pay_together(3, MOON), None)
    assert question is None
    scene.s.energy[0] = 3
    question = next(act.pay_together(3, MOON))
    assert refusal(scene.s, question, 0, "marker:moon") == Message(
        "spirit_island-refused-pay-marker", {"element": "moon"}
    )


def test_markers_stay_when_time_passes_and_are_stored() -> None:
    scene = memory(markers="moon moon plant")
    scene.step("time")
    assert markers(scene) == {"moon": 2, "plant": 1}
    scene = memory(markers="moon moon plant")
    stored = SPIRIT_ISLAND.position.dump(scene.s)
    again = SPIRIT_ISLAND.position.load(stored, "", [])
    assert prepared(again, 0) == prepared(scene.s, 0)
    assert [effect[2] for effect in scene.s.effects] == [GAME, GAME]


def test_the_terminal_shows_markers() -> None:
    scene = memory(markers="moon moon plant")
    words = of_game(SPIRIT_ISLAND, "en")
    drawing = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    lines = ["".join(text for text, _ in line).strip() for line in drawing]
    assert "prepared: 2 moon, 1 plant" in lines


# Special rules.


def test_a_card_from_hand_is_discarded_instead_of_forgotten_once_in_an_action() -> None:
    scene = memory()
    s = scene.s
    s.hands[0] = [POWERS.number("elemental_teachings"), POWERS.number("drought")]
    act = begin(s, GROWTH, "growth", 0)
    scene.run(iter(act.forget_card()), "drought", "yes")
    assert (scene.hand(), [POWERS.all[card].id for card in s.discards[0]]) == (
        ["elemental_teachings"],
        ["drought"],
    )
    # A second one in the same Action is forgotten; so is one that is not in hand.
    scene.run(iter(act.forget_card()), "elemental_teachings")
    assert (scene.hand(), s.forgotten[0]) == ([], [POWERS.number("elemental_teachings")])
    scene.run(iter(begin(s, GROWTH, "growth", 0).forget_card()))
    assert (s.discards[0], s.minor_discard) == ([], [POWERS.number("drought")])


@pytest.mark.parametrize("power", ["boon_of_reimagining", "unleash_a_torrent_of_the_selfs_own_essence"])
def test_forgetting_for_a_power_may_be_discarding(power: str) -> None:
    """Long Ages of Knowledge and Forgetfulness: whenever a card from hand would be forgotten."""
    scene = memory()
    s = scene.s
    s.hands[0] = [POWERS.number("drought")]
    s.minor_deck = [POWERS.number(id) for id in ("call_to_tend", "rouse_the_trees_and_stones")]
    if power == "boon_of_reimagining":
        scene.use(power, "drought", "yes", "call_to_tend")
        assert sorted(scene.hand()) == ["call_to_tend", "rouse_the_trees_and_stones"]
    else:
        scene.use(power, "drought", "yes")
        assert s.energy == [8]
    assert (s.discards[0], s.minor_discard) == ([POWERS.number("drought")], [])


def test_forgetting_may_be_meant() -> None:
    scene = memory()
    scene.s.hands[0] = [POWERS.number("drought")]
    scene.run(iter(begin(scene.s, GROWTH, "growth", 0).forget_card()), "no")
    assert (scene.hand(), scene.s.discards[0], scene.s.minor_discard) == ([], [], [POWERS.number("drought")])


# Speed.


def test_e61_markers_make_a_power_fast() -> None:
    """Ruling E61: Scour the Land is fast with 3 air; the markers that are missing are spent for that use."""
    scene = memory(n=2, markers="air air").play("scour_the_land").elements("1 air").put("A4", "town")
    card = POWERS.number("scour_the_land")
    assert scene.s.elements[0][AIR] == 2
    assert scene.s.phase == FAST
    assert (4, card) in usable(scene.s, 0)
    scene.step("powers", "use:scour_the_land", "A4")
    assert (scene["A4"], markers(scene)) == ("blight", {"air": 1})
    # The element was for that Action only.
    assert scene.s.elements[0][AIR] == 2


def test_e61_too_few_markers_leave_a_power_slow() -> None:
    scene = memory(n=2, markers="air").play("scour_the_land").put("A4", "town")
    assert (4, POWERS.number("scour_the_land")) not in usable(scene.s, 0)


def test_e61_the_spirit_may_keep_its_markers_and_use_another_leave() -> None:
    scene = memory(n=2, markers="air air").play("scour_the_land").put("A4", "town").lasting("quick", 0)
    scene.step("powers", "use:scour_the_land", "no", "A4")
    assert (scene["A4"], markers(scene), scene.effects("quick")) == ("blight", {"air": 2}, [])


# Innate powers.


@pytest.mark.parametrize(
    ("have", "defend"), [("2 earth", 2), ("1 air 2 earth", 3), ("2 moon 3 air 4 earth", 6)]
)
def test_learn_the_invaders_tactics(have: str, defend: int) -> None:
    scene = memory().put("A4", "town").elements(have)
    scene.s.invader_discard = [1, 2, 3]
    scene.use(LEARN)
    assert defence(scene.s, scene.land("A4")) == defend


def test_observe_the_ever_changing_world_1() -> None:
    scene = memory().elements("1 moon").use(OBSERVE, "A4", "plant")
    assert markers(scene) == {"plant": 1}


def test_e62_observe_the_ever_changing_world_2() -> None:
    scene = memory().elements("2 moon 1 air").use(OBSERVE, "A4")
    assert (markers(scene), scene.effects("observed")) == ({}, [(scene.land("A4"), 0, 3)])
    scene.build("A5").explore("A5")
    assert markers(scene) == {}
    scene.explore("A4", "sun")
    scene.put("A4", "3 town").ravage("A4", "sun")
    assert (markers(scene), scene.effects("observed")) == ({"sun": 2}, [(scene.land("A4"), 0, 1)])
    # A piece that leaves the land changes it as well; two changes in one Action bring one marker.
    act = begin(scene.s, POWER, "drought", 0, scene.land("A4"))
    scene.run(iter(act.push(2, 0)), "A5")
    scene.run(act.conclude(), "fire")
    assert (markers(scene), scene.effects("observed")) == ({"sun": 2, "fire": 1}, [])
    scene.explore("A4")
    assert markers(scene) == {"sun": 2, "fire": 1}


# Cards.


def test_boon_of_ancient_memories_for_itself() -> None:
    scene = memory()
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.use("boon_of_ancient_memories")
    assert scene.hand() == ["drought"]


@pytest.mark.parametrize(("energy", "answers", "left"), [(3, ["yes"], 1), (3, ["no", "raging_storm"], 3)])
def test_boon_of_ancient_memories_for_another(energy: int, answers: list[str], left: int) -> None:
    scene = Scene(MEMORY, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B5")
    s = scene.s
    s.energy[1] = energy
    s.major_deck = [POWERS.number("tsunami")]
    s.hands[1] = [POWERS.number("raging_storm")]
    scene.use("boon_of_ancient_memories", "lightning", "major", *answers)
    kept = ["raging_storm"] if answers == ["yes"] else []
    assert (scene.hand(1), s.energy[1]) == ([*kept, "tsunami"], left)


def test_boon_without_energy_means_forgetting() -> None:
    scene = Scene(MEMORY, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B5")
    scene.s.energy[1] = 1
    scene.s.major_deck = [POWERS.number("tsunami")]
    scene.use("boon_of_ancient_memories", "lightning", "major")
    assert (scene.hand(1), scene.s.energy[1]) == ([], 1)


def test_elemental_teachings() -> None:
    scene = with_markers(
        Scene(MEMORY, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B5"), "moon air air"
    )
    scene.use("elemental_teachings", "lightning", "plant", "air", "plant", "none")
    assert markers(scene) == {"moon": 1, "air": 1}
    assert [elements(scene.s, 1)[e] for e in (MOON, AIR, PLANT)] == [0, 1, 1]
    scene.use("elemental_teachings", "shifting_memory", "sun", "sun", "moon", "air")
    assert (markers(scene), [elements(scene.s, 0)[e] for e in (SUN, MOON, AIR, FIRE)]) == ({}, [1, 1, 1, 0])


def test_share_secrets_of_survival() -> None:
    scene = memory("A5", 2).put("A5", "4 dahan, 3 town")
    scene.use("share_secrets_of_survival", "A5", "share_secrets_of_survival")
    # 6 damage would destroy three dahan; two of them survive, and all three left strike back.
    scene.ravage("A5")
    assert scene["A5"] == "3 dahan, blight"
    act = begin(scene.s, POWER, "drought", 0, scene.land("A5"))
    scene.run(iter(act.destroy(3, DAHAN)))
    scene.run(act.conclude())
    assert scene["A5"] == "2 dahan, blight"


def test_share_secrets_or_gather() -> None:
    scene = memory("A5", 2).put("A4", "dahan").use("share_secrets_of_survival", "A5", "gather", "A4:dahan")
    assert (scene["A5"], scene.effects("secrets_of_survival")) == ("dahan", [])


def test_study_the_invaders_fears() -> None:
    scene = memory().put("A5", "town")
    s = scene.s
    scene.use("study_the_invaders_fears")
    assert (s.fear, s.fear_seen) == (2, [s.fear_deck[-1]])
    assert view(s)["fear"]["seen"] == [{"place": 1, "id": FEAR_CARDS.ids[s.fear_deck[-1]]}]
    # The fear may earn the card on top: then the next one is turned up.
    scene.use("study_the_invaders_fears")
    assert (s.fear, len(s.fear_earned), s.fear_seen) == (0, 1, [*s.fear_earned, s.fear_deck[-1]])


def test_powers_and_phases() -> None:
    scene = memory(markers="moon")
    scene.s.phase = SLOW
    assert usable(scene.s, 0) == []
    scene.s.phase = FAST
    assert len(usable(scene.s, 0)) == 1
