"""The heuristic team-mate: sensible in small things, better than chance in whole games."""

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.ai.bots import bot
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.ai.evaluation import Look, outlook
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.powers import DONE, USE
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.advice import score_options
from weald.kernel.driver import Run


def play(name: str, seed: int) -> bool:
    """Whether a solo game without an adversary is won."""
    run = Run(GAME, GAME.start(1, GAME.resolve_options({"casting": "random"}), seed))
    player = bot(name, GAME, seed)
    while not run.over:
        run.answer(0, player.choose(run, 0))
    assert isinstance(run.state, IslandState)
    return GAME.result(run.state).winners == (0,)


def test_it_defends_where_blight_would_come() -> None:
    scene = Scene("vital_strength", boards="A").presence(0, "A6", 2).put("A5", "town").put("A1", "town")
    scene.s.ravage_cards = [invader_card("I-W")]
    scene.play("guard_the_healing_land")
    look = Look(scene.s)
    assert look.move(0, (USE, POWERS.number("guard_the_healing_land"))) > 3
    assert look.move(0, DONE) == 0
    before = outlook(scene.s)
    scene.s.ravage_cards = []
    assert outlook(scene.s) > before


def test_trying_a_power_changes_nothing() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A7", 2).put("A8", "2 town").play("shatter_homesteads")
    before = scene["A8"], list(scene.s.used[0]), scene.s.fear
    Look(scene.s).move(0, (USE, POWERS.number("shatter_homesteads")))
    assert (scene["A8"], scene.s.used[0], scene.s.fear) == before


def test_a_gift_goes_to_whom_it_helps_most() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5", 2)
    scene.play("boon_of_vigor").play("raging_storm", "shatter_homesteads", "lightnings_boon", seat=1)
    scene.put("A1", "city")
    run = Action(scene.s, POWER, "boon_of_vigor", 0).use(POWERS["boon_of_vigor"], 0)
    question = next(run)
    # 1 energy for itself, 3 for the other spirit with three cards in play.
    scores = score_options(GAME, scene.s, question, 0, question.values(0))
    assert [GAME.texts.option_id(question, value) for value in question.values(0)] == [
        "river_surges",
        "lightning",
    ]
    assert scores[1] > scores[0]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_it_wins_more_than_chance() -> None:
    won = sum(play("heuristic", seed) for seed in range(12))
    lucky = sum(play("random", seed) for seed in range(12))
    assert won > lucky + 1
