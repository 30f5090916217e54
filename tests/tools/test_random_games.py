"""The short form of many random games over all sets."""

from random import Random

import pytest
import random_games

from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import SETS


def test_settings_go_together_and_are_all_there() -> None:
    settings = [random_games.random_setting(Random(number)) for number in range(400)]
    assert {seats for seats, _ in settings} == set(range(1, 7))
    resolved = [GAME.resolve_options(options) for _, options in settings]
    assert {options["map"] for options in resolved} == {"random", "in_order", "thematic"}
    for name in SETS[1:]:
        assert {options[name] for options in resolved} == {True, False}
    for id in ("adversary", "scenario"):
        option = next(option for option in GAME.options if option.id == id)
        assert {options[id] for options in resolved} == {*option.choices} - {"second_wave"}


@pytest.mark.proof
def test_random_games_of_all_sorts_keep_the_laws() -> None:
    """Laws, positions and records; with Second Waves."""
    seen = [id for number in range(24) for id in random_games.play_number(number)]
    assert {"second_wave", "despicable_theft", "trading_port"} <= {*seen}
