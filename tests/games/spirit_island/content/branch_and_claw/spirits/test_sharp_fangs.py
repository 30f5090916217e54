"""Sharp Fangs Behind the Leaves: set-up, growth, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.ai.policy.heuristic import score_options
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.model.pieces import ANIMAL, BEASTS, PLANT
from weald.games.spirit_island.model.state import SPIRIT, TURN
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.phases.spirit import grow
from weald.games.spirit_island.rules.happenings import EVENT_CARD, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, income, reclaims
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

FANGS = "sharp_fangs"


def fangs(land: str = "A8", boards: str = "A") -> Scene:
    return Scene(FANGS, boards=boards, sets="branch_and_claw").presence(0, land)


def growing(energy: int = 0) -> Scene:
    scene = fangs()
    scene.s.phase = SPIRIT
    scene.s.energy = [energy]
    scene.s.discards[0] = [POWERS.number("terrifying_chase")]
    scene.s.minor_deck = [POWERS.number("drought"), POWERS.number("gift_of_power")]
    return scene


# Set-up.


def test_set_up_with_a_choice_among_all_beasts() -> None:
    scene = Scene(FANGS, boards="A", sets="branch_and_claw")
    place_printed(scene.s)
    scene.run(SPIRITS[FANGS].start(begin(scene.s, SET_UP, "setup", 0)), "A1")
    assert scene.asked == [("presence_to", ["A1", "A8"])]
    assert (scene.where(), scene["A8"], scene["A1"]) == ({"A1": 1, "A8": 1}, "town, beasts", "beasts")


def test_set_up_without_other_beasts_makes_a_sacred_site() -> None:
    scene = Scene(FANGS, boards="A")
    scene.run(SPIRITS[FANGS].start(begin(scene.s, SET_UP, "setup", 0)))
    assert (scene.where(), scene["A8"]) == ({"A8": 2}, "beasts")


# Growth.


def test_two_different_growth_options_a_turn() -> None:
    scene = growing(energy=1)
    scene.step("grow", "grow:0.3")
    scene.step("grow", "icon:0.3.0")
    assert "grow:0.3" in scene.asked[0][1]
    scene.step("grow", "grow:0.2")
    open_now = scene.asked[-1][1]
    assert [name for name in open_now if name.startswith("grow")] == ["grow:0.0", "grow:0.1", "grow:0.2"]
    scene.step("grow", "icon:0.2.0", "minor", "drought")
    scene.step("grow", "icon:0.2.1")
    # 1 before, 3 + 1 by growth, 1 of the track.
    assert (scene.s.energy, scene.s.paid, scene.hand()) == ([1 + 3 + 1 + 1], [True], ["drought"])


def test_p15_growth_1_costs_1_energy_when_it_is_chosen() -> None:
    scene = growing(energy=0)
    scene.step("grow", "grow:0.2")
    assert "grow:0.0" not in scene.asked[0][1]
    scene.step("grow", "icon:0.2.1")
    assert scene.s.energy == [1]
    scene.step("grow", "grow:0.0")
    assert scene.s.energy == [0]
    scene.step("grow", "icon:0.0.0")
    # Paying is no action that is left to be done.
    assert "icon:0.0.1" not in scene.asked[-1][1]
    # Both options gain a card: the two actions are one choice.
    scene.step("grow", "icon:0.2.0", "minor", "drought")
    scene.step("grow", "icon:0.0.2", "minor")
    assert scene.hand() == ["terrifying_chase", "drought", "gift_of_power"]
    assert (scene.s.energy, scene.s.paid) == ([1], [True])


def test_growth_2_adds_presence_to_a_jungle_or_beside_beasts() -> None:
    scene = growing().put("A1", "beasts").put("A2", "explorer")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A1", "energy")
    asked = [names for kind, names in scene.asked if kind == "presence_to"]
    assert asked == [["A1", "A3", "A8"]]
    assert (scene.where(), elements(scene.s, 0)[ANIMAL]) == ({"A1": 1, "A8": 1}, 1)


# Tracks.


def test_energy_track() -> None:
    scene = fangs()
    seen = []
    for covered in range(6, -1, -1):
        scene.cover("energy", covered)
        have = elements(scene.s, 0)
        seen.append((income(scene.s, 0), have[ANIMAL], have[PLANT]))
    assert seen == [(1, 0, 0), (1, 1, 0), (1, 1, 1), (2, 1, 1), (2, 2, 1), (3, 2, 1), (4, 2, 1)]


def test_card_track() -> None:
    scene = fangs()
    seen = []
    for covered in range(5, -1, -1):
        scene.cover("cards", covered)
        seen.append((card_plays(scene.s, 0), reclaims(scene.s, 0)))
    assert seen == [(2, 0), (2, 0), (3, 0), (3, 1), (4, 1), (5, 2)]


# Ally of the Beasts.


def test_presence_may_go_along_with_each_beasts() -> None:
    scene = fangs().presence(0, "A8", 1).put("A8", "2 beasts").elements("2 animal")
    scene.use("ranging_hunt", "A8", "beasts", "A5", "yes", "beasts", "A7", "no")
    assert scene.where() == {"A5": 1, "A8": 1}
    assert (scene["A5"], scene["A7"], scene["A8"]) == ("beasts", "beasts", "")


def test_presence_goes_along_with_beasts_that_events_or_others_move() -> None:
    scene = Scene(FANGS, "lightning", boards="AB", sets="branch_and_claw").presence(0, "A8")
    scene.put("A8", "beasts")
    act = begin(scene.s, EVENT_CARD, "fear", 1, scene.land("A7"))
    scene.run(iter(act.gather(1, BEASTS)), "yes")
    assert (scene.deciders, scene.where(), scene["A7"]) == ([0], {"A7": 1}, "beasts")


def test_no_presence_no_question() -> None:
    scene = fangs("A7").put("A8", "beasts, dahan")
    scene.elements("2 animal").use("ranging_hunt", "A8", "beasts", "A6")
    assert (scene.where(), scene["A6"]) == ({"A7": 1}, "beasts")


# Call Forth Predators.


def test_once_a_spirit_phase_a_presence_becomes_beasts() -> None:
    scene = growing().presence(0, "A3", 2)
    scene.step("grow", "offer:call_forth_predators:1", "A3")
    assert (scene.where(), scene["A3"]) == ({"A3": 1, "A8": 1}, "beasts")
    assert (scene.s.destroyed, scene.s.away) == ([0], [1])
    scene.step("grow", "grow:0.3")
    assert [name for name in scene.asked[-1][1] if name.startswith("offer")] == []
    scene.s.phase = FAST
    scene.s.effects = [effect for effect in scene.s.effects if effect[2] != TURN]
    assert scene.step("powers") == "invaders"


def test_presence_that_left_the_game_is_counted() -> None:
    scene = growing()
    scene.s.covered[0] = 0
    scene.presence(0, "A3", 12)
    assert "presence" not in [problem.id for problem in scene.problems()]
    scene.step("grow", "offer:call_forth_predators:1", "A3")
    assert sum(scene.s.presence[0]) + scene.s.away[0] == 13
    assert "spirit_island-invalid-presence" not in [problem.id for problem in scene.problems()]


def test_bots_do_not_give_presence_away_without_need() -> None:
    scene = growing(energy=1).presence(0, "A3", 2)
    question = next(grow(scene.s))
    values = question.values(0)
    scores = score_options(scene.s, question, 0, values)
    offer = [GAME.texts.option_id(question, value) for value in values].index("offer:call_forth_predators:1")
    assert scores[offer] < 0


def test_a_price_makes_growth_worth_less_to_bots() -> None:
    scene = growing(energy=2)
    price = SPIRITS[FANGS].growth[0].options[0][1]
    assert icon_worth(scene.s, 0, price) == pytest.approx(-0.65)


# Ranging Hunt.


def test_ranging_hunt_gathers_and_pushes() -> None:
    scene = fangs("A7").put("A6", "beasts").put("A8", "explorer, 2 beasts").elements("2 animal")
    scene.use("ranging_hunt", "A8", "A6:beasts", "beasts", "A6", "beasts", "A5")
    assert (scene["A5"], scene["A6"], scene["A8"]) == ("beasts", "beasts", "explorer, beasts")


def test_ranging_hunt_deals_damage_for_each_beasts() -> None:
    scene = fangs("A7").put("A6", "beasts").put("A8", "town, city, beasts").elements("3 animal 2 plant")
    scene.use("ranging_hunt", "A8", "A6:beasts", "town", "town-d1", "none")
    assert (scene["A8"], scene.s.fear) == ("city, 2 beasts", 1)


def test_ranging_hunt_is_fast_and_needs_no_blight() -> None:
    scene = fangs("A7").put("A8", "blight").elements("2 animal")
    assert scene.reach("ranging_hunt") == ["A5", "A7"]
    scene.put("A5", "beasts")
    scene.step("powers", "use:ranging_hunt", "A7", "none")
    assert scene["A5"] == "beasts"


# Frenzied Assault.


def test_frenzied_assault() -> None:
    scene = fangs("A7").put("A8", "town, explorer, 2 beasts").elements("1 moon 1 fire 4 animal")
    assert scene.reach("frenzied_assault") == ["A8"]
    scene.use("frenzied_assault", "town", "town-d1")
    assert (scene["A8"], scene.s.fear) == ("explorer, beasts", 1 + 1)


def test_frenzied_assault_second_threshold() -> None:
    scene = fangs("A7").put("A8", "town, 2 explorer, beasts").elements("1 moon 2 fire 5 animal")
    scene.use("frenzied_assault", "town", "town-d1")
    assert (scene["A8"], scene.s.fear) == ("explorer", 2 + 1)


def test_frenzied_assault_is_slow() -> None:
    scene = fangs("A8").put("A8", "explorer, beasts").elements("1 moon 1 fire 4 animal")
    scene.s.phase = SLOW
    scene.step("powers", "use:frenzied_assault")
    assert (scene["A8"], scene.s.fear) == ("", 1)


# The cards.


def test_prey_on_the_builders() -> None:
    scene = fangs("A7").put("A7", "explorer").put("A8", "beasts")
    assert scene.reach("prey_on_the_builders") == ["A7"]
    scene.use("prey_on_the_builders", "A8:beasts")
    scene.build("A7")
    assert (scene["A7"], scene["A8"]) == ("explorer, beasts", "")
    scene.ravage("A7")
    scene.put("A7", "town").ravage("A7")
    assert scene["A7"] == "explorer, town, blight, beasts"


def test_prey_on_the_builders_needs_beasts() -> None:
    scene = fangs("A7").put("A7", "explorer").put("A8", "beasts")
    scene.use("prey_on_the_builders", "none")
    scene.build("A7")
    assert scene["A7"] == "explorer, town"


def test_teeth_gleam_from_darkness() -> None:
    scene = fangs("A8").put("A7", "explorer, beasts").put("A5", "blight").presence(0, "A4")
    # From jungles only, and never where blight is.
    assert scene.reach("teeth_gleam_from_darkness") == ["A6", "A7", "A8"]
    scene.use("teeth_gleam_from_darkness", "A7", "fear")
    assert (scene.s.fear, scene["A7"]) == (3, "explorer, beasts")
    scene.s.fear = 0
    scene.use("teeth_gleam_from_darkness", "A7", "fear-add")
    assert (scene.s.fear, scene["A7"]) == (1, "explorer, 2 beasts")


@pytest.mark.parametrize("pieces", ["explorer", "beasts"])
def test_teeth_gleam_from_darkness_needs_both_for_3_fear(pieces: str) -> None:
    scene = fangs("A8").put("A7", pieces)
    scene.use("teeth_gleam_from_darkness", "A7")
    assert (scene.s.fear, scene["A7"]) == (1, {"explorer": "explorer, beasts", "beasts": "2 beasts"}[pieces])


def test_terrifying_chase() -> None:
    scene = fangs("A8").put("A8", "2 explorer, 2 town, dahan, city, beasts")
    scene.use("terrifying_chase", "explorer", "A5", "explorer", "A5", "town", "A7", "dahan", "A7")
    assert (scene["A8"], scene["A5"], scene["A7"]) == ("town, city, beasts", "2 explorer", "town, dahan")
    assert scene.s.fear == 2


def test_terrifying_chase_of_dahan_frightens_nobody() -> None:
    scene = fangs("A8").put("A8", "3 dahan, city")
    scene.use("terrifying_chase", "A5", "A5")
    assert (scene["A8"], scene["A5"], scene.s.fear) == ("city, dahan", "2 dahan", 0)


def test_too_near_the_jungle() -> None:
    scene = fangs("A8").presence(0, "A4").put("A5", "2 explorer, town")
    assert scene.reach("too_near_the_jungle") == ["A5", "A6", "A7", "A8"]
    scene.use("too_near_the_jungle", "A5")
    assert (scene["A5"], scene.s.fear) == ("explorer, town", 1)
