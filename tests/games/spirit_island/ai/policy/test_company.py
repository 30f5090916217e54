"""AI spirits as company: what they say, which spirits fit, which are easy."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai.policy.company import easy_options, fitting_options, intention
from weald.games.spirit_island.rules.moves import PLAY, READY, USE
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.decisions import ANY
from weald.kernel.table import new


def asked(scene: Scene, kind: str, of: str) -> IslandQuestion:
    return IslandQuestion(scene.s, kind, ANY, [0], [[0]], of, "setup", {})


def spoken(scene: Scene, *move: int) -> tuple[str, dict[str, object]] | None:
    message = intention(scene.s, asked(scene, "powers", "move"), 0, move)
    return None if message is None else (message.id, dict(message.args))


def test_a_power_is_named_with_its_land() -> None:
    scene = Scene("vital_strength", boards="A").presence(0, "A6", 2).put("A5", "town").put("A1", "town")
    scene.s.ravage_cards = [invader_card("I-W")]
    scene.play("guard_the_healing_land")
    power = POWERS.number("guard_the_healing_land")
    assert spoken(scene, USE, power) == (
        "spirit_island-intends-use-in",
        {"seat": 0, "id": "guard_the_healing_land", "land": "A5"},
    )
    assert spoken(scene, PLAY, power) == (
        "spirit_island-intends-play",
        {"seat": 0, "id": "guard_the_healing_land"},
    )
    assert spoken(scene, READY) is None


def test_spirits_that_fit_and_spirits_that_are_easy() -> None:
    t = new(GAME, 2, 1, {"casting": "choose"})
    question = t.run.question
    assert question is not None
    values = question.values(1)
    assert fitting_options(t.run.state, question, 1, values) == values  # type: ignore[arg-type]
    easy = easy_options(t.run.state, question, 1, values)  # type: ignore[arg-type]
    assert {SPIRITS.ids[value] for value in easy if isinstance(value, int)} == {
        "river_surges",
        "vital_strength",
        "lightning",
        "shadows",
    }
    t.answer(0, "lightning")
    question = t.run.question
    assert question is not None
    fitting = fitting_options(t.run.state, question, 1, question.values(1))  # type: ignore[arg-type]
    names = [SPIRITS.ids[value] for value in fitting if isinstance(value, int)]
    # Lightning gains most by a partner for fear and control.
    assert "bringer" in names
    assert 0 < len(names) < len(values) - 1


def test_other_questions_leave_all_options() -> None:
    scene = Scene("river_surges", boards="A")
    question = asked(scene, "grow", "move")
    assert easy_options(scene.s, question, 0, [1, 2]) == [1, 2]
    assert fitting_options(scene.s, question, 0, [1, 2]) == [1, 2]
    assert intention(scene.s, asked(scene, "target_land", "land"), 0, 3) is None
