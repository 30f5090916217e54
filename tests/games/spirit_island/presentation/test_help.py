"""The line under a question: what a phase is for, what a card does."""

from tests.games.spirit_island.scenes import Scene, isle, new_table
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.state import FAST, SPIRIT
from weald.games.spirit_island.presentation.help import help_line
from weald.kernel.decisions import ONE
from weald.kernel.messages import Message


def asked(scene: Scene, source: str) -> Message | None:
    """The help with some question that comes from a source."""
    return help_line(scene.s, IslandQuestion(scene.s, "land", ONE, (0,), ([1, 2],), "land", source, {}), 0)


def test_the_spirit_phase_goes_from_growth_to_cards() -> None:
    t = new_table(1)
    ids = []
    while t.pending[0].kind == "grow" or isle(t).phase == SPIRIT:
        help = t.pending[0].help
        if t.pending[0].kind == "grow" and help is not None and help.id not in ids:
            ids.append(help.id)
        t.answer(0, 0)
    assert ids[:3] == [
        "spirit_island-help-grow-choose",
        "spirit_island-help-grow-actions",
        "spirit_island-help-grow-play",
    ]


def test_a_card_is_quoted_while_it_is_resolved() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5").terror(2)
    assert asked(scene, "flash_floods") == Message("spirit_island-effect-flash_floods")
    assert asked(scene, "dahan_raid") == Message("spirit_island-effect-dahan_raid-2")
    assert asked(scene, "downward_spiral") == Message("spirit_island-effect-downward_spiral")
    assert asked(scene, "ally_of_the_dahan") == Message("spirit_island-effect-ally_of_the_dahan")


def test_innate_powers_and_plain_actions_have_no_text_of_their_own() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    assert asked(scene, "massive_flooding") is None
    assert asked(scene, "growth") is None


def test_phases_of_powers_say_what_follows() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.phase = FAST
    q = IslandQuestion(scene.s, "powers", ONE, (0,), ([1, 2],), "move", "powers", {"phase": "fast"})
    assert help_line(scene.s, q, 0) == Message("spirit_island-help-powers", {"phase": "fast"})
