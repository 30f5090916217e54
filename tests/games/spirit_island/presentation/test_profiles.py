"""What players read about a spirit before they choose it."""

import pytest

from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.presentation.profiles import PROFILES, STRENGTHS, strengths
from weald.games.spirit_island.rules.registry import SPIRITS


def test_every_spirit_has_strengths_from_0_to_5() -> None:
    assert set(SPIRITS.ids) <= set(PROFILES)
    for id in SPIRITS.ids:
        assert list(strengths(id)) == list(STRENGTHS)
        assert all(0 <= n <= 5 for n in strengths(id).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spirit_says_what_is_hard_about_it(lang: str) -> None:
    messages = of_game(GAME, lang).messages
    assert [id for id in SPIRITS.ids if f"spirit_island-hard-{id}" not in messages] == []
