"""The `.ftl` files as the tests read them: which ids there are, which variables they use, what they say."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import weald
from weald.i18n import texts
from weald.kernel.game import Game
from weald.kernel.messages import Args, Message

PACKAGE = Path(weald.__file__).parent
LANGUAGES = ("en", "fr", "de")
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
SEAT_ARGS = ("seat", "other", "winner")


def folder_of(game: Game) -> Path:
    """Where a game keeps its words."""
    return Path(inspect.getfile(type(game))).parent / "locale"


@cache
def language(folders: tuple[Path, ...], lang: str) -> Language:
    """The words of some folders in a language."""
    return Language(folders, lang)


def of_game(game: Game, lang: str) -> Language:
    """All that can be said at a table of this game."""
    return language((PACKAGE / "kernel" / "locale", folder_of(game)), lang)


class Language:
    """Messages by id, in one language."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        self.twice: list[str] = []
        self.junk: list[str] = []
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in (text for folder in folders for text in texts(folder, lang)):
            self._bundle.add_resource(FluentResource(text))
            for entry in FluentParser().parse(text).body:
                self._add(entry)

    def _add(self, entry: Any) -> None:
        if isinstance(entry, ast.Junk):
            self.junk.append(str(entry.content))
        elif isinstance(entry, ast.Message | ast.Term):
            known: dict[str, Any] = self.messages if isinstance(entry, ast.Message) else self.terms
            if entry.id.name in known:
                self.twice.append(entry.id.name)
            known[entry.id.name] = entry

    def inside(self, entry: Any) -> Iterator[Any]:
        """Every node of an entry and of the entries that it refers to."""
        for node in _nodes(entry):
            yield node
            if isinstance(node, ast.MessageReference) and node.id.name in self.messages:
                yield from self.inside(self.messages[node.id.name])
            elif isinstance(node, ast.TermReference) and node.id.name in self.terms:
                yield from self.inside(self.terms[node.id.name])

    def variables(self, id: str) -> set[str]:
        """The variables that a message uses, also by way of messages that it refers to."""
        nodes = self.inside(self.messages[id])
        return {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}

    def complaints(self, message: Message, exact: bool = True) -> list[str]:
        """All that is wrong with saying this message; `exact`: every argument must be used."""
        if message.id not in self.messages:
            return [f"{message.id} is missing in {self.lang}"]
        used = self.variables(message.id)
        given = set(message.args)
        wrong = [f"${name} is not given" for name in used - given - ({"you"} if "seat" in given else set())]
        if exact:
            unused = given - used - ({"seat"} if "you" in used else set())
            wrong += [f"${name} is not used" for name in unused]
        wrong += self._unspoken(message)
        return [f"{message!r} in {self.lang}: {problem}" for problem in wrong]

    def _unspoken(self, message: Message) -> list[str]:
        """Short ids among the arguments for which the text has no variant of its own."""
        wrong = []
        for node in self.inside(self.messages[message.id]):
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                name = node.selector.id.name
                value = message.args.get(name)
                keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in _keys(node)}
                if isinstance(value, str) and name not in SEAT_ARGS and not {value, "other"} & keys:
                    wrong.append(f"${name} = {value} has no words")
        return wrong

    def say(self, message: Message, viewer: int | None = None) -> str:
        """The message in words; anything that is not right about it is an error."""
        assert message.id in self.messages, f"{message.id} is missing in {self.lang}"
        pattern = self._bundle.get_message(message.id).value
        assert pattern is not None, f"{message.id} says nothing in {self.lang}"
        said, errors = self._bundle.format_pattern(pattern, _resolved(message.args, viewer))
        assert not errors, f"{message!r} in {self.lang}: {errors}"
        return " ".join(str(said).split())


def _nodes(node: Any) -> Iterator[Any]:
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)


def _keys(node: ast.SelectExpression) -> list[Any]:
    return [variant.key for variant in node.variants]


def _resolved(args: Args, viewer: int | None) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for key, value in args.items():
        if key in SEAT_ARGS and isinstance(value, int):
            told[key] = NAMES[value]
        elif isinstance(value, list):
            told[key] = ", ".join(NAMES[int(item)] if key == "seats" else str(item) for item in value)
        else:
            told[key] = value
    if "seat" in args:
        told["you"] = "yes" if args["seat"] == viewer else "no"
    return told
