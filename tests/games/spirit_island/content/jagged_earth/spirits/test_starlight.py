"""Starlight Seeks Its Form: set-up, growth that opens, elements for good, innate powers, cards."""

from tests.games.spirit_island.scenes import SLOW, Scene, cards
from tests.words import of_game
from weald.games.spirit_island import GAME as SPIRIT_ISLAND
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.ai.policy.heuristic import score_options
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.model.growth_code import option_code
from weald.games.spirit_island.model.pieces import AIR, EARTH, MOON, SUN
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import GROWTH, SET_UP
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.panel import card_plays, elements, income, tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.messages import Message

STARLIGHT = "starlight"
SETS = "branch_and_claw jagged_earth"


def starlight(land: str = "A5", n: int = 1) -> Scene:
    return Scene(STARLIGHT, boards="A", sets=SETS).presence(0, land, n)


def growing() -> Scene:
    scene = starlight()
    scene.s.phase = SPIRIT
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


def options(scene: Scene) -> list[str]:
    """The growth options that can be chosen now."""
    moves = spirit_moves(scene.s, 0)
    return [f"{move[1] >> 4}.{move[1] & 15}" for move in moves if move[0] == 1]


def take(scene: Scene, place: str, *answers: str) -> None:
    """Add presence in A5 from a track."""
    act = begin(scene.s, GROWTH, "growth", 0)
    scene.run(iter(act.add_presence(scene.land("A5"))), place, *answers)


# Set-up.


def test_set_up_in_a_land_with_blight() -> None:
    scene = Scene(STARLIGHT, boards="A", sets=SETS).put("A4", "blight").put("A6", "2 blight")
    scene.run(SPIRITS[STARLIGHT].start(begin(scene.s, SET_UP, "setup", 0)), "A6")
    assert scene.asked == [("presence_to", ["A4", "A6"])]
    assert (scene.where(), scene.s.covered[0].bit_count()) == ({"A6": 1}, 12)
    scene = Scene(STARLIGHT, boards="B", sets=SETS)
    place_printed(scene.s)
    scene.run(SPIRITS[STARLIGHT].start(begin(scene.s, SET_UP, "setup", 0)))
    (land,) = scene.where()
    assert "blight" in scene[land]


def test_a24_blight_moved_by_sweden_counts() -> None:
    """Ruling A24: adversaries change the boards before spirits come."""
    scene = Scene(STARLIGHT, boards="A", sets=SETS, adversary="sweden", level=2).put("A5", "blight")
    scene.run(SPIRITS[STARLIGHT].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == {"A5": 1}


# Growth.


def test_three_different_options_are_chosen() -> None:
    scene = growing()
    assert options(scene) == ["0.0", "0.1", "0.2", "0.3"]
    scene.s.discards[0] = cards("shape_the_self_anew")
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0")
    assert options(scene) == ["0.1", "0.3"]
    scene.step("grow", "grow:0.3")
    scene.step("grow", "icon:0.3.0", "A5", "A2")
    assert scene.asked[-1] == ("move_presence_to", ["A1", "A2", "A3", "A4", "A6", "A7", "A8"])
    assert (scene.where(), scene.hand()) == ({"A2": 1}, ["shape_the_self_anew"])
    assert (scene.s.energy, scene.s.paid) == ([1 + 1], [True])


def test_add_presence_only_to_own_lands() -> None:
    scene = growing().presence(0, "A8")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A8", "energy")
    assert scene.asked[-2:] == [
        ("presence_to", ["A5", "A8"]),
        ("presence_from", ["energy", "cards", "growth-1", "growth-2", "growth-3", "growth-4", "A5"]),
    ]
    assert (scene.where(), income(scene.s, 0)) == ({"A5": 1, "A8": 2}, 2)


def test_an_emptied_track_opens_one_of_two_options_at_once() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "growth-1", "0.5")
    assert scene.asked[-1] == ("open_growth", ["0.4", "0.5"])
    assert scene.s.opened_growth == ((0, option_code(0, 5)),)
    assert options(scene) == ["0.0", "0.2", "0.3", "0.5"]
    scene.step("grow", "grow:0.5")
    scene.step("grow", "icon:0.5.0", "minor")
    scene.step("grow", "icon:0.5.1", "A5", "A7")
    assert (scene.hand(), scene.where()) == (["drought"], {"A5": 1, "A7": 1})
    assert scene.asked[-1] == ("move_presence_to", ["A1", "A4", "A6", "A7", "A8"])


def test_a_long_track_opens_when_its_last_space_is_empty_and_gives_energy() -> None:
    scene = growing()
    take(scene, "growth-4")
    assert (scene.s.energy, scene.s.opened_growth) == ([1], ())
    take(scene, "growth-4", "0.10")
    assert (scene.s.energy, options(scene)) == ([2], ["0.0", "0.1", "0.2", "0.3", "0.10"])
    take(scene, "growth-3")
    take(scene, "growth-3", "sun", "0.8")
    assert scene.s.energy == [4]
    assert scene.asked[-2] == (
        "space_element", ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"],
    )  # fmt: skip
    assert options(scene) == ["0.0", "0.1", "0.2", "0.3", "0.8", "0.10"]


def test_p20_a_covered_track_closes_its_option_and_hides_its_element() -> None:
    """Ruling P20: the choice and the element stay for when the track is cleared again."""
    scene = growing()
    take(scene, "growth-3")
    take(scene, "growth-3", "earth", "0.9")
    assert elements(scene.s, 0)[EARTH] == 1
    tracks = SPIRITS[STARLIGHT].tracks
    space = tracks.numbers["growth-3-2"]
    assert space in tracks.coverable(scene.s.covered[0])
    assert tracks.numbers["energy-1"] not in tracks.coverable(scene.s.covered[0])
    scene.s.covered[0] |= 1 << space
    assert (options(scene), elements(scene.s, 0)[EARTH]) == (["0.0", "0.1", "0.2", "0.3"], 0)
    # Taken again: energy again, but neither element nor option is chosen a second time.
    take(scene, "growth-3")
    assert (options(scene)[-1], elements(scene.s, 0)[EARTH], scene.s.energy) == ("0.9", 1, [3])


def test_options_that_open() -> None:
    scene = growing().put("A5", "town, explorer")
    scene.s.discards[0] = cards("drought", "wash_away", "flash_floods")
    act = begin(scene.s, GROWTH, "growth", 0)
    growth = SPIRITS[STARLIGHT].growth[0].options
    scene.run(growth[4][0].run(act), "drought", "flash_floods")
    assert sorted(scene.hand()) == ["drought", "flash_floods"]
    scene.run(growth[6][0].run(act))
    scene.run(growth[7][0].run(act))
    assert (scene.s.energy, card_plays(scene.s, 0)) == ([3], 3)
    scene.run(growth[8][0].run(act))
    assert len(scene.s.hands[0]) == 3
    scene.run(growth[10][0].run(act), "town", "town-d1")
    assert scene["A5"] == "explorer"
    scene.run(growth[11][1].run(act))
    assert scene.effects("quick") == [(0,)]


def test_damage_in_a_land_with_presence_only() -> None:
    scene = growing().presence(0, "A7").put("A5", "explorer").put("A7", "town").put("A6", "city")
    icon = SPIRITS[STARLIGHT].growth[0].options[10][0]
    scene.run(icon.run(begin(scene.s, GROWTH, "growth", 0)), "A7")
    assert scene.asked[0] == ("damage_land", ["A5", "A7"])
    assert (scene["A7"], scene["A6"]) == ("", "city")


# Tracks and elements.


def test_tracks_of_energy_and_cards() -> None:
    scene = growing()
    found = []
    for place, *answers in (("energy",), ("energy", "air"), ("energy",)):
        take(scene, place, *answers)
        found.append((income(scene.s, 0), card_plays(scene.s, 0), elements(scene.s, 0)[AIR]))
    for place, *answers in (("cards", "air"), ("cards", "sun"), ("cards",)):
        take(scene, place, *answers)
        found.append((income(scene.s, 0), card_plays(scene.s, 0), elements(scene.s, 0)[AIR]))
    assert found == [(2, 2, 0), (2, 2, 1), (4, 2, 1), (4, 2, 2), (4, 2, 2), (4, 3, 2)]
    assert elements(scene.s, 0)[SUN] == 1


def test_positions_keep_what_was_opened_and_chosen() -> None:
    scene = growing()
    take(scene, "growth-2", "0.7")
    take(scene, "energy")
    take(scene, "energy", "air")
    saved = SPIRIT_ISLAND.position.dump(scene.s)
    assert saved["opened_growth"] == [[0, "0.7"]]
    assert saved["space_elements"] == [[0, "energy-3", "air"]]
    loaded = SPIRIT_ISLAND.position.load(saved, "state", [])
    assert loaded.opened_growth == scene.s.opened_growth
    assert loaded.space_elements == scene.s.space_elements
    copy = scene.s.copy()
    assert (copy.opened_growth, copy.space_elements) == (scene.s.opened_growth, scene.s.space_elements)


def problems(scene: Scene) -> list[str]:
    about = ("spirit_island-invalid-growth", "spirit_island-invalid-space-element")
    return [problem.id for problem in scene.problems() if problem.id in about]


def test_what_does_not_fit_the_panel_is_refused() -> None:
    scene = starlight()
    scene.s.step, scene.s.phase, scene.s.board_box = "grow", SPIRIT, ("A",)
    assert problems(scene) == []
    scene.s.opened_growth = ((0, option_code(0, 4)), (0, option_code(0, 5)))
    assert problems(scene) == ["spirit_island-invalid-growth"]
    scene.s.opened_growth = ((0, option_code(0, 1)),)
    assert problems(scene) == ["spirit_island-invalid-growth"]
    scene.s.opened_growth = ()
    scene.s.space_elements = ((0, SPIRITS[STARLIGHT].tracks.numbers["energy-2"], 1),)
    assert problems(scene) == ["spirit_island-invalid-space-element"]
    wrong: list[Message] = []
    saved = {**SPIRIT_ISLAND.position.dump(starlight().s), "space_elements": [[0, "energy-8", "air"]]}
    SPIRIT_ISLAND.position.load(saved, "state", wrong)
    assert len(wrong) == 1


# The view of players.


def test_view_and_catalogue() -> None:
    scene = growing()
    take(scene, "growth-2", "0.6")
    take(scene, "cards", "moon")
    now = view(scene.s)["spirits"][0]
    assert now["id"] is not None
    assert now["growth"]["available"] == ["0.0", "0.1", "0.2", "0.3", "0.6"]
    assert now["takeable"] == ["energy-2", "cards-3", "growth-1-1", "growth-3-1", "growth-4-1"]
    assert now["covered"][:3] == ["energy-2", "energy-3", "energy-4"]
    assert now["space_elements"] == {"cards-2": "moon"}
    printed = next(spirit for spirit in catalogue()["spirits"] if spirit["id"] == STARLIGHT)
    assert printed["complexity"] == "very_high"
    assert printed["growth"][0]["opened_by"][3:6] == [None, "growth-1", "growth-1"]
    lines = {space["line"]: space["y"] for space in printed["spaces"]}
    assert lines == {"energy": 0, "cards": 1, "growth-1": 2, "growth-2": 3, "growth-3": 4, "growth-4": 5}
    last = printed["spaces"][-3]
    assert (last["id"], last["x"], last["chooses"], last["gain"]) == ("growth-3-2", 1, True, 1)
    assert ["growth-3-1", "growth-3-2"] in printed["edges"]
    assert len(printed["edges"]) == 3 + 3 + 0 + 0 + 1 + 1


def test_the_terminal_draws_all_six_tracks() -> None:
    scene = growing()
    take(scene, "cards", "moon")
    words = of_game(SPIRIT_ISLAND, "en")
    drawing = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    text = ["".join(part for part, _ in line) for line in drawing]
    assert "     card track: 2, moon  [an element of choice, 3]" in text
    assert (
        "     Third growth track:   [1 energy when taken, 1 energy when taken + an element of choice]" in text
    )


def test_bots_value_growth_and_elements() -> None:
    scene = growing().put("A5", "town")
    growth = SPIRITS[STARLIGHT].growth[0].options
    assert icon_worth(scene.s, 0, growth[10][0]) == 3.0
    assert icon_worth(scene.s, 0, growth[0][0]) == 0.0
    scene.s.discards[0] = cards("drought", "wash_away", "flash_floods")
    assert icon_worth(scene.s, 0, growth[0][0]) < icon_worth(scene.s, 0, growth[4][0])
    act = begin(scene.s, GROWTH, "growth", 0)
    scene.s.covered[0] &= ~(1 << SPIRITS[STARLIGHT].tracks.numbers["growth-1-1"])
    question = next(act.uncovered(0, SPIRITS[STARLIGHT].tracks.numbers["growth-1-1"]))
    assert score_options(scene.s, question, 0, question.values(0)) == [2.5, 2.6]
    scene.s.hands[0] = cards("shape_the_self_anew", "boon_of_reimagining", "peace_of_the_nighttime_sky")
    question = next(act.uncovered(0, SPIRITS[STARLIGHT].tracks.numbers["cards-2"]))
    scores = score_options(scene.s, question, 0, question.values(0))
    assert scores[MOON] == max(scores) > scores[SUN]


# Innate powers.


def test_air_moves_earth_endures() -> None:
    scene = starlight().put("A4", "2 explorer, town").elements("3 air 3 earth")
    scene.use("air_moves_earth_endures", "A4", "push-explorer", "explorer", "A3", "none")
    assert (scene["A4"], scene["A3"], defence(scene.s, scene.land("A4"))) == ("explorer, town", "explorer", 5)
    scene = starlight().put("A4", "2 explorer, town").elements("3 air")
    scene.use("air_moves_earth_endures", "A4", "push-town", "town", "A3")
    assert (scene["A4"], scene["A3"], defence(scene.s, scene.land("A4"))) == ("2 explorer", "town", 0)
    scene = starlight().put("A4", "town").elements("2 air 3 earth")
    assert tiers_met(scene.s, 0, POWERS["air_moves_earth_endures"]) == 0b10
    scene.use("air_moves_earth_endures", "A4")
    assert (scene["A4"], defence(scene.s, scene.land("A4"))) == ("town", 5)


def test_fire_burns_water_soothes() -> None:
    scene = starlight(n=2).put("A4", "town, blight").elements("3 fire")
    scene.use("fire_burns_water_soothes", "A4")
    assert (scene["A4"], scene.s.fear) == ("blight", 1 + 1)
    scene = starlight(n=2).put("A4", "town, blight").elements("3 water")
    scene.use("fire_burns_water_soothes", "A4")
    assert (scene["A4"], scene.s.fear) == ("town", 0)


def test_wood_seeks_growth_humans_seek_freedom() -> None:
    scene = Scene(STARLIGHT, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "A5")
    scene.put("A5", "2 dahan, town").elements("3 plant 3 animal")
    scene.s.minor_deck = cards("drought")
    scene.use("wood_seeks_growth_humans_seek_freedom", "A5", "lightning", "minor", "damage")
    assert (scene.hand(1), scene["A5"], scene.s.fear) == (["drought"], "2 dahan", 1)
    scene = starlight("A8").put("A5", "dahan").elements("3 plant 3 animal")
    scene.use("wood_seeks_growth_humans_seek_freedom", "A5", "push", "dahan", "A4")
    assert (scene.s.hands[0], scene["A4"]) == ([], "dahan")


def test_sidereal_guidance() -> None:
    scene = starlight().put("A4", "2 explorer, dahan").elements("2 moon")
    scene.use("sidereal_guidance", "A5", "A4:dahan")
    assert scene.asked[-1] == ("gather", ["A4:explorer", "A4:dahan", "none"])
    assert scene["A5"] == "dahan"
    scene = starlight().put("A4", "2 explorer, dahan").elements("3 moon")
    scene.use("sidereal_guidance", "A5", "A4:explorer", "A4:explorer")
    assert (scene["A5"], scene["A4"]) == ("2 explorer", "dahan")


def test_stars_blaze_in_the_daytime_sky() -> None:
    scene = starlight().elements("4 sun").play("shape_the_self_anew")
    scene.s.discards[0] = cards("drought")
    scene.s.used[0] = cards("shape_the_self_anew")
    scene.use("stars_blaze_in_the_daytime_sky", "shape_the_self_anew")
    assert scene.asked[-1] == ("reclaim", ["drought", "shape_the_self_anew", "none"])
    assert (scene.s.fear, scene.s.energy, scene.hand()) == (3, [1], ["shape_the_self_anew"])
    assert (scene.s.played[0], scene.s.used[0], elements(scene.s, 0)[MOON]) == ([], [], 0)


# Cards.


def test_boon_of_reimagining() -> None:
    scene = starlight()
    drawn = (
        "drought",
        "call_to_tend",
        "steam_vents",
        "uncanny_melting",
        "rain_of_blood",
        "veil_the_nights_hunt",
    )
    scene.s.minor_deck = cards(*drawn)
    scene.s.hands[0] = cards("shape_the_self_anew")
    scene.s.discards[0] = cards("wash_away")
    scene.use("boon_of_reimagining", "wash_away", "drought", "steam_vents")
    assert scene.asked[0] == ("forget_to_gain", ["shape_the_self_anew", "wash_away", "none"])
    assert scene.hand() == ["shape_the_self_anew", "drought", "steam_vents"]
    assert (len(scene.s.minor_discard), scene.s.forgotten[0], scene.s.energy) == (4, cards("wash_away"), [0])


def test_boon_of_reimagining_for_another_spirit_that_declines() -> None:
    scene = Scene(STARLIGHT, "lightning", boards="AB", sets=SETS)
    scene.s.hands[1] = cards("wash_away")
    scene.use("boon_of_reimagining", "lightning", "none")
    assert (scene.deciders, scene.hand(1), scene.s.energy) == ([0, 1], ["wash_away"], [0, 1])


def time_passes(scene: Scene, *answers: str) -> None:
    scene.s.phase = SLOW
    scene.put("A8", "city")
    scene.step("time", *answers)


def test_gather_the_scattered_light_of_stars() -> None:
    scene = starlight().play(
        "gather_the_scattered_light_of_stars", "shape_the_self_anew", "drought", "wash_away"
    )
    scene.use("gather_the_scattered_light_of_stars")
    assert scene.effects("scattered_light") == [(0,)]
    time_passes(scene, "drought", "shape_the_self_anew", "shape_the_self_anew", "wash_away", "none")
    assert scene.asked[2] == (
        "forget_to_reclaim",
        ["shape_the_self_anew", "gather_the_scattered_light_of_stars", "wash_away", "none"],
    )
    assert scene.hand() == ["drought", "wash_away"]
    assert scene.s.forgotten[0] == cards("shape_the_self_anew")
    assert scene.s.discards[0] == cards("gather_the_scattered_light_of_stars")
    assert scene.effects("scattered_light") == []


def test_gather_the_scattered_light_may_reclaim_nothing() -> None:
    scene = starlight().play("gather_the_scattered_light_of_stars")
    scene.use("gather_the_scattered_light_of_stars")
    time_passes(scene, "none", "none")
    assert scene.s.discards[0] == cards("gather_the_scattered_light_of_stars")


def test_peace_of_the_nighttime_sky() -> None:
    scene = starlight(n=2).play("peace_of_the_nighttime_sky").put("A5", "town").put("A4", "town")
    scene.use("peace_of_the_nighttime_sky", "A5", "yes", "A4")
    scene.ravage("A5").ravage("A4")
    assert (scene["A5"], scene["A4"]) == ("town", "town")
    assert (scene.s.forgotten[0], elements(scene.s, 0)[MOON]) == (cards("peace_of_the_nighttime_sky"), 1)


def test_peace_of_the_nighttime_sky_kept_and_at_terror_2() -> None:
    scene = starlight(n=2).play("peace_of_the_nighttime_sky").put("A5", "town").terror(2)
    scene.use("peace_of_the_nighttime_sky", "A5", "no")
    scene.ravage("A5")
    assert (scene["A5"], scene.s.played[0]) == ("town, blight", cards("peace_of_the_nighttime_sky"))


def test_shape_the_self_anew() -> None:
    scene = starlight().play("shape_the_self_anew")
    scene.s.minor_deck = cards("drought")
    scene.use("shape_the_self_anew", "no")
    assert (scene.hand(), scene.s.energy, len(scene.s.played[0])) == (["drought"], [0], 1)
    scene = starlight().play("shape_the_self_anew").elements("3 moon")
    scene.s.major_deck = cards("powerstorm")
    scene.use("shape_the_self_anew", "gain_card-major", "shape_the_self_anew")
    assert (scene.hand(), scene.s.energy) == (["powerstorm"], [0])
    scene = starlight().play("shape_the_self_anew").elements("3 moon")
    scene.s.minor_deck = cards("drought")
    scene.use("shape_the_self_anew", "gain_card-minor", "yes")
    assert (scene.hand(), scene.s.energy, scene.s.played[0]) == (["drought"], [3], [])
