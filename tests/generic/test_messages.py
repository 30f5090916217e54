"""Every message that comes up in play can be said in every language, with just the variables it is given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.generic.cases import CASES, GAMES, Case, cases, moments
from tests.words import LANGUAGES, folder_of, language, of_game
from weald.kernel.errors import Illegal
from weald.kernel.events import Event
from weald.kernel.game import COMMON_OPTIONS, Game
from weald.kernel.messages import Message
from weald.kernel.table import Table


class Heard:
    """The messages of a game, each wording once for every set of short ids among its arguments."""

    def __init__(self) -> None:
        self.messages: dict[object, tuple[Message, bool]] = {}

    def add(self, message: Message | None, exact: bool = True) -> None:
        if message is not None:
            ids = [(key, value if isinstance(value, str) else None) for key, value in message.args.items()]
            self.messages.setdefault((message.id, tuple(ids)), (message, exact))

    def add_event(self, event: Event) -> None:
        # Programs read events as well: they may say more than the words do.
        self.add(Message(event.id, event.args), exact=False)
        for id, args in (event.own or {}).values():
            self.add(Message(id, args), exact=False)

    def add_plain(self, data: Any) -> None:
        """Messages in the midst of plain data, such as views."""
        for message in _messages_in(data):
            self.add(message)


def _messages_in(data: Any) -> Iterator[Message]:
    if isinstance(data, dict):
        if set(data) == {"id", "args"}:
            yield Message(data["id"], data["args"])
        for value in data.values():
            yield from _messages_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from _messages_in(value)


def listen(t: Table, n: int, heard: Heard, options: set[str]) -> None:
    """Hear what can be heard at this moment."""
    for decision in t.pending:
        options.update(decision.options)
        heard.add(decision.prompt)
        heard.add(decision.help)
        if n % (1 + t.seats) == 0:
            heard.add_plain(decision.to_json())
    if n % (1 + t.seats) == 0:
        heard.add_plain(t.view([None, *range(t.seats)][n // 2 % (t.seats + 1)]))
    seat = n % t.seats
    heard.add(t.can_undo(seat))
    here = t.decision(seat)
    for option in sorted(options)[n % 5 :: 5]:
        if here is None or option not in (*here.options, *t.game.texts.aliases(here.question, seat)):
            with pytest.raises(Illegal) as refused:
                t.answer(seat, option)
            heard.add(refused.value.message)


@cases(CASES, long=True, third=0)
def test_everything_that_comes_up_can_be_said(case: Case) -> None:
    heard = Heard()
    options = {"nonsense"}
    for seed in range(1 if case.options or case.seats > 4 else 3):
        t = case.new(seed)
        for n in moments(t, Random(seed)):
            listen(t, n, heard, options)
        for event in t.events:
            heard.add_event(event)
        assert t.result is not None
        heard.add(t.result.reason)
    for lang in LANGUAGES:
        words = of_game(case.game, lang)
        complaints = [
            c for message, exact in heard.messages.values() for c in words.complaints(message, exact)
        ]
        assert complaints == []
        for message, _ in heard.messages.values():
            assert words.say(message, viewer=0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_can_be_introduced(game: Game, lang: str) -> None:
    words = language((folder_of(game),), lang)
    ids = [f"{game.id}-{name}" for name in ("title", "blurb", "minutes")]
    for option in game.options:
        ids += [f"{game.id}-option-{option.id}", f"{game.id}-option-{option.id}-help"]
        ids += [f"{game.id}-option-{option.id}-{choice}" for choice in option.choices]
    assert [id for id in ids if id not in words.messages] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_all_games_share_can_be_said(game: Game, lang: str) -> None:
    words = of_game(game, lang)
    ids = [f"table-option-{option.id}{end}" for option in COMMON_OPTIONS for end in ("", "-help")]
    ids += [f"table-option-{option.id}-{choice}" for option in COMMON_OPTIONS for choice in option.choices]
    ids += [f"bot-{bot}" for bot in (*game.bots, *game.levels)]
    assert [id for id in ids if id not in words.messages] == []
