"""The `.ftl` files as the tests read them: which ids there are, which variables they use, what they say."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import weald
from weald.i18n import MARK, NAME_ARGS, SEAT_ARGS, finished, texts
from weald.kernel.game import Game
from weald.kernel.messages import Message

PACKAGE = Path(weald.__file__).parent
LANGUAGES = ("en", "fr", "de")
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")


def folder_of(game: Game) -> Path:
    """Return the folder of a game, in which its texts are."""
    return Path(inspect.getfile(type(game))).parent


@cache
def language(folders: tuple[Path, ...], lang: str) -> Language:
    """The words of some folders in a language."""
    return Language(folders, lang)


def of_game(game: Game, lang: str) -> Language:
    """All that can be said at a table of this game."""
    return language((PACKAGE / "kernel", folder_of(game)), lang)


@cache
def parsed(text: str) -> ast.Resource:
    """The entries of a file, parsed once: it takes long, and most files are read with several others."""
    return FluentResource(text)


class Language:
    """Messages by id, in one language."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        self.twice: list[str] = []
        self.junk: list[str] = []
        self._variables: dict[str, set[str]] = {}
        self._choices: dict[str, list[tuple[str, set[str]]]] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in (text for folder in folders for text in texts(folder, lang)):
            resource = parsed(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                self._add(entry)

    def _add(self, entry: Any) -> None:
        if isinstance(entry, ast.Junk):
            self.junk.append(str(entry.content))
        elif isinstance(entry, ast.Message | ast.Term):
            entries: dict[str, Any] = self.messages if isinstance(entry, ast.Message) else self.terms
            if entry.id.name in entries:
                self.twice.append(entry.id.name)
            entries[entry.id.name] = entry

    def inside(self, entry: Any) -> Iterator[Any]:
        """Every node of an entry and of the entries that it refers to."""
        for node in own_nodes(entry):
            yield node
            if isinstance(node, ast.MessageReference) and node.id.name in self.messages:
                yield from self.inside(self.messages[node.id.name])
            elif isinstance(node, ast.TermReference) and node.id.name in self.terms:
                yield from self.inside(self.terms[node.id.name])

    def variables(self, id: str) -> set[str]:
        """The variables that a message uses, also by way of messages that it refers to."""
        # Tests ask this of one message again and again, and to go through the nodes takes long.
        if id not in self._variables:
            nodes = self.inside(self.messages[id])
            self._variables[id] = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
        return self._variables[id]

    def choices(self, id: str) -> list[tuple[str, set[str]]]:
        """Each choice between variants inside a message: the variable that decides, and the keys."""
        if id not in self._choices:
            self._choices[id] = [
                (
                    node.selector.id.name,
                    {key.name if isinstance(key, ast.Identifier) else key.value for key in _keys(node)},
                )
                for node in self.inside(self.messages[id])
                if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)
            ]
        return self._choices[id]

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
        named = [value for key, value in message.args.items() if key in NAME_ARGS and isinstance(value, str)]
        wrong = [f"{id} has no name" for id in named if name_of(message.id, id) not in self.messages]
        for name, keys in self.choices(message.id):
            value = message.args.get(name)
            if isinstance(value, str) and name not in SEAT_ARGS and not {value, "other"} & keys:
                wrong.append(f"${name} = {value} has no words")
        return wrong

    def say(self, message: Message, viewer: int | None = None) -> str:
        """The message in words; anything that is not right about it is an error."""
        assert message.id in self.messages, f"{message.id} is missing in {self.lang}"
        pattern = self._bundle.get_message(message.id).value
        assert pattern is not None, f"{message.id} says nothing in {self.lang}"
        text, errors = self._bundle.format_pattern(pattern, self._resolved(message, viewer))
        assert not errors, f"{message!r} in {self.lang}: {errors}"
        return " ".join(finished(str(text), self.lang).split())

    def _resolved(self, message: Message, viewer: int | None) -> dict[str, Any]:
        """The arguments as the reader sees them: seats and ids are names."""
        resolved: dict[str, Any] = {}
        for key, value in message.args.items():
            if key in SEAT_ARGS and isinstance(value, int):
                resolved[key] = MARK + NAMES[value]
            elif key in NAME_ARGS and isinstance(value, str):
                name = name_of(message.id, value)
                resolved[key] = MARK + (self.say(Message(name)) if name in self.messages else value)
            elif isinstance(value, list):
                resolved[key] = ", ".join(NAMES[int(item)] if key == "seats" else str(item) for item in value)
            else:
                resolved[key] = value
        if "seat" in message.args:
            other = viewer is not None and message.args.get("other") == viewer
            resolved["you"] = "yes" if message.args["seat"] == viewer else "other" if other else "no"
        return resolved


def name_of(message: str, id: str) -> str:
    """The id of the text that names something in a message."""
    return f"{message.partition('-')[0]}-name-{id}"


def own_nodes(node: Any) -> Iterator[Any]:
    if isinstance(node, list):
        for item in node:
            yield from own_nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from own_nodes(value)


def _keys(node: ast.SelectExpression) -> list[Any]:
    return [variant.key for variant in node.variants]
