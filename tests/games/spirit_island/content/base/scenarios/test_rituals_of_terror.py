"""Rituals of Terror."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene, isle, new_table
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.state import INVADER, SPIRIT
from weald.games.spirit_island.phases.powers import powers, usable
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules import fear
from weald.games.spirit_island.rules.moves import OFFER
from weald.games.spirit_island.rules.registry import FEAR_CARDS

RITUALS = "rituals_of_terror"
RITUAL = "offer:rituals_of_terror:3"


def ready(phase: int = FAST) -> Scene:
    scene = Scene("lightning", "river_surges", boards="AB", scenario=RITUALS)
    scene.presence(0, "A5", 2).presence(1, "A5", 2).presence(0, "A8").presence(1, "B8")
    scene.put("A5", "6 dahan, town").put("B1", "city")
    scene.s.energy = [2, 1]
    scene.s.phase = phase
    return scene


def offered(scene: Scene, seat: int = 0) -> bool:
    return any(move[0] == OFFER for move in usable(scene.s, seat))


def test_setup_has_all_fear_cards_in_one_deck() -> None:
    s = isle(new_table(2, scenario=RITUALS, adversary="england", level=3))
    assert (len(s.fear_deck), s.fear_box, difficulty(s)) == (15, [], 6 + 3)


def test_fear_does_not_raise_terror_and_the_deck_may_run_out() -> None:
    scene = ready()
    fear.gain(scene.s, 8 * 12)
    assert (scene.s.terror, len(scene.s.fear_earned), scene.s.fear_deck) == (1, 9, [])


def test_a14_fear_cards_wait_in_the_invader_phase() -> None:
    scene = ready(INVADER)
    card = FEAR_CARDS.number("wary_of_the_interior")
    scene.s.fear_earned = [card]
    assert scene.step("fear") == "card"
    assert scene.s.fear_earned == [card]


@pytest.mark.parametrize("phase", [FAST, SLOW])
def test_any_spirit_may_begin_the_ritual_in_either_phase(phase: int) -> None:
    assert offered(ready(phase), 0)
    assert offered(ready(phase), 1)


def test_the_id_of_version_1_stays_valid() -> None:
    scene = ready()
    question = next(powers(scene.s))
    assert RITUAL in [GAME.texts.option_id(question, value) for value in question.values(0)]
    assert GAME.texts.aliases(question, 0) == {"offer:0:3": RITUAL}


def test_what_a_ritual_needs() -> None:
    assert not offered(ready(SPIRIT))
    poor = ready()
    poor.s.energy = [2, 0]
    assert not offered(poor)
    few = ready()
    few.s.pieces[few.land("A5")][3] = 5
    assert not offered(few)
    absent = ready()
    absent.s.presence[1][absent.land("A5")] = 0
    assert not offered(absent)
    thin = ready()
    thin.s.presence[0][5] = thin.s.presence[1][5] = 1
    assert not offered(thin)


def test_the_ritual() -> None:
    scene = ready()
    s = scene.s
    s.fear_earned = [FEAR_CARDS.number("dahan_on_their_guard"), FEAR_CARDS.number("wary_of_the_interior")]
    scene.step(
        "powers", RITUAL, "lightning", "lightning", "river_surges", "lightning", "lightning",
        "A1", "A4", "A6", "A7", "A8",
    )  # fmt: skip
    assert (s.energy, s.destroyed, s.terror) == ([0, 0], [2, 1], 2)
    # Both fear cards at the new level: defend 1 + 6, and each player removes a town or explorer inland.
    assert scene.effects("defend") == [(scene.land("A5"), 7)]
    assert (scene["A5"], s.fear_earned, len(s.fear_discard)) == ("", [], 2)
    assert [scene[land] for land in ("A1", "A4", "A6", "A7", "A8", "B3")] == ["dahan"] * 6


def test_the_third_ritual_wins() -> None:
    scene = ready().terror(3)
    scene.s.energy = [3, 0]
    scene.step("powers", RITUAL, "lightning", "river_surges", "river_surges", "A1", "A4", "A6", "A7", "A8")
    assert (scene.s.terror, scene.s.outcome, scene.s.victory) == (4, "victory", "fear")
