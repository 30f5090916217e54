"""Puts messages into words: the `.ftl` files of all parts, in the reader's language."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from weald.games import REGISTRY
from weald.kernel.messages import Args, Message

LANGUAGES = ("en", "fr", "de")
# Arguments that hold a seat number and are shown as that seat's name.
SEAT_ARGS = ("seat", "other", "winner")


def sources(lang: str, games: Sequence[str] = REGISTRY) -> list[str]:
    """The texts of the kernel and of some games in a language, as they stand in the files."""
    root = files("weald")
    folders = [root / "kernel", *(root / "games" / game for game in games)]
    return [text for folder in folders for text in texts(folder / "locale", lang)]


def texts(folder: Traversable, lang: str) -> list[str]:
    """The texts of one part: the file `{lang}.ftl`, and a folder `{lang}` where one file is not enough."""
    paths = [folder / f"{lang}.ftl"]
    more = folder / lang
    if more.is_dir():
        paths += sorted((file for file in more.iterdir() if file.name.endswith(".ftl")), key=_name)
    return [file.read_text("utf-8") for file in paths if file.is_file()]


def _name(file: Traversable) -> str:
    return file.name


def own_words(lang: str) -> str:
    """The texts of the command line."""
    return (files("weald") / "locale" / f"{lang}.ftl").read_text("utf-8")


def language(wished: str | None = None) -> str:
    """The wished language, or the one the environment speaks, or English."""
    wanted = wished or os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"


class Words:
    """Says messages in one language, to one reader, at a table with named seats."""

    def __init__(self, lang: str, names: Sequence[str] = (), me: int | None = None) -> None:
        self.lang = lang
        self.names = list(names)
        self.me = me
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in [own_words(lang), *sources(lang)]:
            self._bundle.add_resource(FluentResource(text))

    def say(self, message: Message) -> str:
        """The message in words."""
        return self.text(message.id, message.args)

    def text(self, id: str, args: Args | None = None) -> str:
        """The text of an id in words."""
        if not self._bundle.has_message(id):
            return id
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return id
        text, _ = self._bundle.format_pattern(pattern, self._resolved(args or {}))
        return str(text)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text("cli-seat", {"n": seat + 1})

    def _resolved(self, args: Args) -> dict[str, Any]:
        resolved: dict[str, Any] = {}
        for key, value in args.items():
            if key in SEAT_ARGS and isinstance(value, int):
                resolved[key] = self.name(value)
            elif key == "seats" and isinstance(value, list):
                resolved[key] = format_list([self.name(int(seat)) for seat in value], locale=self.lang)
            elif isinstance(value, list):
                resolved[key] = ", ".join(str(item) for item in value)
            else:
                resolved[key] = value
        if "seat" in args:
            resolved["you"] = "yes" if args["seat"] == self.me else "no"
        return resolved
