"""Positions and records read back: a table from JSON-able data, checked."""

from __future__ import annotations

from typing import Any

from weald.kernel.errors import BadPosition, BadRecord, BadSetup, Illegal
from weald.kernel.game import TAKEBACKS, Game, Option
from weald.kernel.messages import Message
from weald.kernel.shape import Problems
from weald.kernel.table import FORMAT, Table

POSITION_FIELDS = ("weald", "game", "version", "seats", "options", "state", "answers")


def load(game: Game, data: dict[str, Any]) -> Table:
    """A table that stands at a position, or BadPosition with everything that is wrong."""
    problems: Problems = []
    for field in POSITION_FIELDS:
        if field not in data:
            problems.append(Message("position-missing", {"path": field}))
    for field in data:
        if field not in POSITION_FIELDS:
            problems.append(Message("position-unknown", {"path": str(field)}))
    if problems:
        raise BadPosition(problems)
    _versions(game, data, problems)
    seats = data["seats"]
    if seats not in game.seats:
        problems.append(Message("setup-seats", {"n": str(seats), "lo": min(game.seats), "hi": max(game.seats)}))
    options = {}
    try:
        options = game.settled(data["options"] if isinstance(data["options"], dict) else {"?": 0})
    except BadSetup as bad:
        problems.append(bad.message)
    state = game.shape.load(data["state"], "state", problems)
    if problems:
        raise BadPosition(problems)
    problems = game.invariants(state)
    if problems:
        raise BadPosition(problems)
    t = Table(game, seats, options, state)
    for i, answer in enumerate(_answers(data["answers"])):
        try:
            t.answer(*answer)
        except Illegal as illegal:
            raise BadPosition([Message("position-answer", {"n": i + 1}), illegal.message]) from None
    return t


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a game's positions."""
    answers = {"type": "array", "items": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}}
    options = {option.id: _option_schema(option) for option in (*game.options, TAKEBACKS)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"weald {game.id} position",
        "type": "object",
        "properties": {
            "weald": {"const": FORMAT},
            "game": {"const": game.id},
            "version": {"type": "integer", "minimum": 1, "maximum": game.version},
            "seats": {"enum": list(game.seats)},
            "options": {"type": "object", "properties": options, "additionalProperties": False},
            "state": game.shape.schema(),
            "answers": answers,
        },
        "required": list(POSITION_FIELDS),
        "additionalProperties": False,
    }


def replay(game: Game, data: dict[str, Any], until: int | None = None) -> Table:
    """The table after the record's answers (the first `until` of them), verified answer by answer."""
    for field in ("weald", "game", "version", "seats", "options", "start", "opening", "answers"):
        if field not in data:
            raise BadRecord("missing", {"field": field})
    newer: Problems = []
    _versions(game, data, newer)
    if newer:
        raise BadRecord("newer", newer[0].args)
    try:
        start = {key: data[key] for key in ("weald", "game", "version", "seats", "options")}
        t = load(game, {**start, "state": data["start"], "answers": []})
    except BadPosition as bad:
        raise BadRecord("start", {"problem": str(bad)[:200]}) from None
    if t.opening != data["opening"]:
        raise BadRecord("differs", {"n": 0})
    answers = data["answers"]
    if not isinstance(answers, list):
        raise BadRecord("missing", {"field": "answers"})
    for i, answer in enumerate(answers[:until]):
        if not isinstance(answer, list) or len(answer) != 3:
            raise BadRecord("answer", {"n": i + 1})
        try:
            t.answer(*_answer(answer[:2]))
        except (Illegal, BadPosition):
            raise BadRecord("answer", {"n": i + 1}) from None
        if t.entries[-1].draws != answer[2]:
            raise BadRecord("differs", {"n": i + 1})
    return t


def _versions(game: Game, data: dict[str, Any], problems: Problems) -> None:
    for field, known in (("weald", FORMAT), ("version", game.version)):
        found = data[field]
        if not isinstance(found, int) or isinstance(found, bool) or found < 1:
            problems.append(Message("position-wrong", {"path": field, "expected": f"1..{known}", "found": repr(found)[:40]}))
        elif found > known:
            problems.append(Message("position-newer", {"field": field, "found": found, "known": known}))


def _option_schema(option: Option) -> dict[str, Any]:
    if option.kind == "choice":
        return {"enum": list(option.choices)}
    if option.kind == "bool":
        return {"type": "boolean"}
    return {"type": "integer", "minimum": option.lo, "maximum": option.hi}


def _answer(data: Any) -> tuple[int, str]:
    if isinstance(data, list) and len(data) == 2 and isinstance(data[0], int) and isinstance(data[1], str):
        return data[0], data[1]
    raise BadPosition([Message("position-wrong", {"path": "answers", "expected": "[seat, option]", "found": repr(data)[:40]})])


def _answers(data: Any) -> list[tuple[int, str]]:
    if not isinstance(data, list):
        raise BadPosition([Message("position-wrong", {"path": "answers", "expected": "[...]", "found": repr(data)[:40]})])
    return [_answer(answer) for answer in data]
