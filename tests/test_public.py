"""The names of `import weald`: functions, the types that users annotate with, and the package of games."""

from __future__ import annotations

import subprocess
import sys

import weald
import weald.games.ecosystem as ecosystem


def test_the_games_are_a_package_and_a_function_lists_them() -> None:
    assert ecosystem.GAME.id == "ecosystem"
    assert weald.games.ecosystem is ecosystem
    assert [game["id"] for game in weald.registered_games()] == list(weald.games.REGISTRY)


def test_it_is_importable_first() -> None:
    code = "import weald.games.ecosystem as e; print(e.GAME.id)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "ecosystem\n"


def test_everything_that_is_promised_is_there() -> None:
    for name in weald.__all__:
        assert hasattr(weald, name), name
    table: weald.Table = weald.new("ecosystem", seed=1)
    game: weald.Game = table.game
    decision: weald.Decision = table.pending[0]
    choice: weald.Choice = decision.choices[0]
    label: weald.Message = choice.label
    events: list[weald.Event] = table.events
    result: weald.Result | None = table.result
    assert (game.id, label.id, result) == ("ecosystem", "ecosystem-choice-card", None)
    assert events
    for error in (weald.BadPosition, weald.BadRecord, weald.BadSetup, weald.Difference, weald.Illegal):
        assert issubclass(error, weald.WealdError)
