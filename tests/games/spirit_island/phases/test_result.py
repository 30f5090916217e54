"""Outcome and score."""

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.result import measures, result, score


def test_a_victory_is_everybodys() -> None:
    scene = Scene("river_surges", "lightning", boards="AB", adversary="brandenburg_prussia", level=2)
    scene.presence(0, "A5").presence(1, "B5").put("A1", "5 dahan, 3 blight").terror(2)
    scene.s.invader_deck = [0, 1, 2]
    assert closing(scene.s, "powers") == ""
    outcome = result(scene.s)
    assert outcome.winners == (0, 1)
    assert outcome.reason.id == "spirit_island-result-victory-terror2"
    assert outcome.scores[0] == {
        "difficulty": 20, "outcome": 10, "cards": 6, "dahan": 2, "blight": -1, "total": 37,
    }  # fmt: skip


def test_a_defeat_counts_what_was_withstood() -> None:
    scene = Scene("river_surges", boards="A").put("A1", "city")
    scene.s.invader_deck = [0, 1]
    scene.s.invader_discard, scene.s.ravage_cards, scene.s.build_cards = [2, 3], [4], [5]
    closing(scene.s, "powers")
    assert result(scene.s).winners == ()
    assert result(scene.s).reason.id == "spirit_island-result-defeat-spirit"
    assert score(scene.s)["total"] == 4


def test_a_sacrifice_is_a_victory_at_a_price() -> None:
    scene = Scene("river_surges", boards="A")
    closing(scene.s, "powers")
    assert (scene.s.outcome, result(scene.s).winners) == ("sacrifice", (0,))
    assert score(scene.s)["outcome"] == 5


def test_the_chart_counts_blight_invaders_dahan_and_fear_cards() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.put("A1", "2 dahan, 3 blight").put("A2", "2 explorer, town").put("A4", "city")
    scene.s.fear_earned, scene.s.fear_discard = [3], [1, 2]
    assert measures(scene.s) == {"blight": 3, "invaders": 4, "dahan": 2, "fear": 3}
