"""Rule changes since a version: each has words in every language, and no upgrade step is missing."""

from __future__ import annotations

from random import Random

import pytest

from tests.generic.cases import GAMES, Case, moments
from weald.i18n import LANGUAGES, Words
from weald.kernel.game import Game
from weald.kernel.messages import Message

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_changes_have_words(game: Game, lang: str) -> None:
    words = Words(lang, [game.id])
    for change in game.rule_changes:
        sentence = words.say(Message(change.message))
        assert change.message not in sentence
        assert len(sentence) > 20


@every_game
def test_changes_belong_to_a_version(game: Game) -> None:
    assert all(2 <= change.version <= game.version for change in game.rule_changes)
    ids = [change.id for change in game.rule_changes]
    assert len(set(ids)) == len(ids)


@every_game
def test_upgrades_start_at_released_versions(game: Game) -> None:
    for upgrades in (game.upgrades, game.option_upgrades):
        assert set(upgrades) <= set(range(1, game.version))
    # A version that neither changed what is stored nor a rule would not be one.
    changed = {change.version - 1 for change in game.rule_changes}
    assert set(range(1, game.version)) == {*game.upgrades, *game.option_upgrades, *changed}


@every_game
def test_a_change_looks_at_answers_that_there_are_not(game: Game) -> None:
    """A record may name anything: which changes its answers touch is asked before they are refused."""
    t = Case(game, game.seats[-1]).new(7)
    random = Random(7)
    for _ in moments(t, random, 60):
        question = t.run.question
        for change in game.rule_changes if question is not None else ():
            for option in ("", ":", "use:", "use:nobody", "use:nobody:9", "repeat:", "repeat:nobody:x", "A9"):
                assert question is not None
                assert change.applies is None or change.applies(question, option) in (True, False)


def test_some_games_have_changed() -> None:
    assert [game.id for game in GAMES if game.rule_changes] == ["spirit_island", "sylvion"]
    assert "spirit_island" in [game.id for game in GAMES if game.upgrades]
