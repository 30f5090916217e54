"""Translation of messages with the `.ftl` files of all parts of the program."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Sequence
from functools import cache
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
# Arguments that hold an id of a game and are shown as its name: the message `<game>-name-<id>`.
NAME_ARGS = ("id", "spirit")
# Larger numbers are cut off.
LARGEST = 10**15
# Stands before every name while a sentence is put together; no name contains it.
MARK = "\ue000"
# French words that lose their last letter before a name that begins with a vowel.
_ELIDED = re.compile(rf"\b(d|(?:jus|lors|puis)?qu)e {MARK}(?=[aeiouàâäéèêëîïôöùûüœæ])", re.IGNORECASE)

# A message of a Fluent file, up to the next entry, and the messages that it refers to.
_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ \t].*|[ \t]*(?=\n[ \t])|[}\]].*))*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w]*-[\w-]+)")

# Escapes and other control characters, bidirectional overrides, halves of characters.
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\ud800-\udfff]")


def sources(lang: str, games: Sequence[str] = REGISTRY) -> list[str]:
    """Return the texts of the kernel and of `games` in a language, as they stand in the files."""
    root = files("weald")
    folders = [root / "kernel", *(root / "games" / game for game in games)]
    return [text for folder in folders for text in texts(folder, lang)]


def texts(part: Traversable, lang: str) -> list[str]:
    """Return the texts of one part of the program: what its folders called `locale` hold in a language."""
    return [file.read_text("utf-8") for folder in locale_folders(part) for file in text_files(folder, lang)]


def locale_folders(part: Traversable) -> list[Traversable]:
    """Return the folders called `locale` inside a part, at any depth but not inside each other."""
    inside = sorted((entry for entry in part.iterdir() if entry.is_dir()), key=_name)
    own = [entry for entry in inside if entry.name == "locale"]
    return own + [deeper for entry in inside if entry.name != "locale" for deeper in locale_folders(entry)]


def text_files(folder: Traversable, lang: str) -> list[Traversable]:
    """Return the files of a `locale` folder in a language: `{lang}.ftl`, and all in the folder `{lang}`."""
    files_here = [folder / f"{lang}.ftl"] if (folder / f"{lang}.ftl").is_file() else []
    return files_here + (_inside(folder / lang) if (folder / lang).is_dir() else [])


def _inside(folder: Traversable) -> list[Traversable]:
    entries = sorted(folder.iterdir(), key=_name)
    files_here = [entry for entry in entries if entry.name.endswith(".ftl")]
    return files_here + [file for entry in entries if entry.is_dir() for file in _inside(entry)]


def _name(entry: Traversable) -> str:
    return entry.name


def finished(text: str, lang: str) -> str:
    """Return a sentence without the marks before its names; in French "de" is elided before vowels."""
    return (_ELIDED.sub("\\1\u2019", text) if lang == "fr" else text).replace(MARK, "")


def plain(text: str) -> str:
    """Return `text` without what would steer a terminal or cannot be encoded."""
    return _CONTROLS.sub("\ufffd", text)


def language(wished: str | None = None) -> str:
    """Return the requested language, or that of the environment, or English."""
    wanted = wished or os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"


def messages(text: str) -> list[tuple[str, str]]:
    """Return the messages in a Fluent file by id, without its comments."""
    return [(match[1], match[0]) for match in _MESSAGE.finditer(text)]


def references(message: str) -> list[str]:
    """Return the ids of the messages that the source of a message refers to."""
    return _REFERENCE.findall(message)


class Messages:
    """The messages of a language: each is parsed when it is first needed, because all take a second."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        files_here = [*texts(files("weald") / "cli", lang), *sources(lang)]
        self._sources = {id: source for text in files_here for id, source in messages(text)}

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def text(self, id: str, args: Args) -> str:
        """Return a message with its arguments as text; its id if it has no text."""
        if id not in self:
            return id
        self._parse(id)
        pattern = self._bundle.get_message(id).value
        return id if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def _parse(self, id: str) -> None:
        """Parse a message after those that it refers to, so that another thread finds it whole."""
        if id not in self or self._bundle.has_message(id):
            return
        for other in references(self._sources[id]):
            self._parse(other)
        self._bundle.add_resource(FluentResource(self._sources[id]))


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang)


class Words:
    """Translates messages into one language, for one reader of a table with named seats."""

    def __init__(self, lang: str, names: Sequence[str] = (), me: int | None = None) -> None:
        self.lang = lang
        self.names = list(names)
        self.me = me
        self._messages = _messages(lang)

    def say(self, message: Message) -> str:
        """Return a message as text."""
        return self.text(message.id, message.args)

    def has(self, id: str) -> bool:
        """Return whether there is a message of this id."""
        return id in self._messages

    def text(self, id: str, args: Args | None = None) -> str:
        """Return the text of a message id."""
        text = self._messages.text(id, self._resolved(id, args or {}))
        return plain(finished(text, self.lang))

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text("cli-seat", {"n": seat + 1})

    def _resolved(self, id: str, args: Args) -> dict[str, Any]:
        """Return the arguments for Fluent: seats and ids become names."""
        resolved: dict[str, Any] = {}
        for key, value in args.items():
            if key in SEAT_ARGS and isinstance(value, int):
                resolved[key] = MARK + self.name(value)
            elif key == "seats" and isinstance(value, list):
                names = [MARK + self.name(int(seat)) for seat in value]
                resolved[key] = format_list(names, locale=self.lang)
            elif key in NAME_ARGS and isinstance(value, str):
                resolved[key] = MARK + self._name_of(id, value)
            elif isinstance(value, list):
                resolved[key] = ", ".join(str(item) for item in value)
            elif isinstance(value, int) and abs(value) > LARGEST:
                # Too long to be formatted, and for a reader as well.
                resolved[key] = f"{str(value)[:12]}…"
            else:
                resolved[key] = value
        if "seat" in args:
            # The reader is who acts, the other one whom a message names, or neither.
            other = self.me is not None and args.get("other") == self.me
            resolved["you"] = "yes" if args["seat"] == self.me else "other" if other else "no"
        return resolved

    def _name_of(self, message: str, id: str) -> str:
        """Return the name of an id that a message speaks of, or the id itself if it has none."""
        name = f"{message.partition('-')[0]}-name-{id}"
        return self.text(name) if name in self._messages else id
