"""Fear and blight cards, adversaries, scenarios and defeats: each is explained in every language."""

import pytest

from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.rules.registry import ADVERSARIES, BLIGHT_CARDS, DEFEATS, FEAR_CARDS, SCENARIOS
from weald.kernel.messages import Message

EFFECTS = [
    *(f"{id}-{level}" for id in FEAR_CARDS.ids for level in (1, 2, 3)),
    *BLIGHT_CARDS.ids,
    *ADVERSARIES.ids,
    *(f"{id}-{level}" for id in ADVERSARIES.ids for level in range(1, 7)),
    "england-loss",
    *SCENARIOS.ids,
]
NAMES = [
    *FEAR_CARDS.ids,
    *BLIGHT_CARDS.ids,
    *ADVERSARIES.ids,
    *(level.title for adversary in ADVERSARIES.all for level in adversary.levels),
    *SCENARIOS.ids,
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_explained(lang: str) -> None:
    words = of_game(GAME, lang)
    messages = [Message(f"spirit_island-effect-{id}") for id in EFFECTS]
    messages += [Message(f"spirit_island-result-defeat-{reason}") for reason in sorted(DEFEATS) if reason]
    assert [c for message in messages for c in words.complaints(message, True)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    words = of_game(GAME, lang)
    unnamed = words.say(Message("spirit_island-name", {"id": "none"}), viewer=0)
    assert [
        id for id in NAMES if words.say(Message("spirit_island-name", {"id": id}), viewer=0) == unnamed
    ] == []
    assert len(NAMES) == 15 + 2 + 3 + 21 + 4
