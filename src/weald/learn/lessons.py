"""Guided first games: a fixed deal, and ideas that a coach explains one at a time."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from weald.games import REGISTRY
from weald.kernel.decisions import Decision

# Stands for a part of the page instead of a thing on the table: `area:board`.
AREA = "area:"
AREAS = ("board", "hand", "overview")


@dataclass(frozen=True, slots=True)
class Idea:
    """One thing to learn: the question at which it is explained, what it points at, what to answer.

    `kind` is the kind of the question; it must offer all of `offers`, and the view must have the values of
    `view` (by path, `players.0.hand`). `answers` are options of which the coach shows the first that is
    offered; an idea without them is only read. `aim` are refs of the table or areas of the page; without
    them, the coach points at the answer. An idea that takes several answers goes on in others that are
    `part_of` it.
    """

    id: str
    kind: str
    offers: tuple[str, ...] = ()
    view: tuple[tuple[str, Any], ...] = ()
    aim: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    part_of: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Idea:
        """Return the idea that plain data describes."""
        when = data["when"]
        view = tuple(when.get("view", {}).items())
        answer = data.get("answer", [])
        return cls(
            data["id"],
            when["kind"],
            tuple(when.get("offers", ())),
            view,
            tuple(data.get("aim", ())),
            (answer,) if isinstance(answer, str) else tuple(answer),
            data.get("part_of"),
        )

    def answer(self, decision: Decision) -> str | None:
        """Return the option that the coach shows; None if the idea is only read."""
        return next((option for option in self.answers if option in decision.options), None)

    def matches(self, decision: Decision, view: Mapping[str, Any]) -> bool:
        """Return whether the idea can be explained at a question."""
        return (
            decision.kind == self.kind
            and all(option in decision.options for option in self.offers)
            and (not self.answers or self.answer(decision) is not None)
            and all(value_at(view, path) == value for path, value in self.view)
        )


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game: who sits where, the options and the seed of the deal, and the ideas in order.

    `seats` are the seats of the table as the server takes them; all but the first are bots.
    """

    id: str
    game: str
    seed: int
    seats: tuple[Mapping[str, str], ...]
    options: Mapping[str, Any]
    minutes: int
    ideas: tuple[Idea, ...]


def value_at(view: Any, path: str) -> Any:
    """Return the value at a path of plain data, None where the path leads nowhere."""
    for step in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(step)
        elif isinstance(view, Sequence) and step.isdigit() and int(step) < len(view):
            view = view[int(step)]
        else:
            return None
    return view


def next_idea(
    ideas: Sequence[Idea], done: frozenset[str], decision: Decision, view: Mapping[str, Any]
) -> Idea | None:
    """Return the first idea that is not done yet and fits the question; None: the coach waits."""
    return next((idea for idea in ideas if idea.id not in done and idea.matches(decision, view)), None)


@cache
def lesson_data(game: str) -> dict[str, Any]:
    """Return the lesson of a game as plain data, as the pages get it."""
    path = files("weald.learn") / "lessons" / f"{game}.json"
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


def lesson(game: str) -> Lesson:
    """Return the lesson of a game."""
    data = lesson_data(game)
    return Lesson(
        data["id"],
        data["game"],
        data["seed"],
        tuple(data["seats"]),
        data["options"],
        data["minutes"],
        tuple(Idea.from_json(idea) for idea in data["ideas"]),
    )


def games_with_lessons() -> list[str]:
    """Return the games that have a lesson."""
    folder = files("weald.learn") / "lessons"
    return [game for game in REGISTRY if (folder / f"{game}.json").is_file()]
