"""Positions and records read back: a table from JSON-able data, checked."""

from __future__ import annotations

from typing import Any

from weald.kernel.errors import BadPosition, BadRecord, BadSetup, Illegal
from weald.kernel.game import TAKEBACKS, Game, Option, OptionValue
from weald.kernel.messages import Message, shown
from weald.kernel.position import Problems, wrong
from weald.kernel.table import FORMAT, Table

POSITION_FIELDS = ("weald", "game", "version", "seats", "options", "state", "answers")
RECORD_FIELDS = ("weald", "game", "version", "seats", "options", "start", "opening", "answers")


def load(game: Game, data: dict[str, Any]) -> Table:
    """A table that stands at a position, or BadPosition with everything that is wrong."""
    problems = [Message("position-missing", {"path": name}) for name in POSITION_FIELDS if name not in data]
    problems += [
        Message("position-unknown", {"path": str(name)}) for name in data if name not in POSITION_FIELDS
    ]
    problems += _versions(game, data)
    resolved = _resolve(game, data, problems)
    state = _state(game, data, resolved, problems)
    answers = _answers(data.get("answers", []), problems)
    if problems:
        raise BadPosition(problems)
    t = Table(game, data["seats"], game.resolve_options(data["options"]), state)
    problems = _given(t, answers)
    if problems:
        raise BadPosition(problems)
    return t


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a game's positions."""
    answer = {
        "type": "array",
        "prefixItems": [{"type": "integer"}, {"type": "string"}],
        "items": False,
        "minItems": 2,
    }
    options = {option.id: _option_schema(option) for option in (*game.options, TAKEBACKS)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"weald {game.id} position",
        "type": "object",
        "properties": {
            "weald": {"const": FORMAT, "description": "The version of this format."},
            "game": {"const": game.id, "description": "The game."},
            "version": {
                "type": "integer",
                "minimum": 1,
                "maximum": game.version,
                "description": "The version of the game; older ones are brought up to date.",
            },
            "seats": {"enum": list(game.seats), "description": "The number of players."},
            "options": {
                "type": "object",
                "properties": options,
                "additionalProperties": False,
                "description": "The options the table was opened with; absent ones have their defaults.",
            },
            "state": {**game.position.schema(), "description": "What is on the table between two steps."},
            "answers": {
                "type": "array",
                "items": answer,
                "description": "The answers since, oldest first: a seat, counted from 0, and an option.",
            },
        },
        "required": list(POSITION_FIELDS),
        "additionalProperties": False,
    }


def replay(game: Game, data: dict[str, Any], until: int | None = None) -> Table:
    """The table after the record's answers (the first `until` of them), verified answer by answer."""
    for field in RECORD_FIELDS:
        if field not in data:
            raise BadRecord("missing", {"field": field})
    answers = data["answers"]
    if not isinstance(answers, list):
        raise BadRecord("missing", {"field": "answers"})
    unreadable = _versions(game, data)
    if unreadable:
        raise BadRecord("newer", unreadable[0].args)
    try:
        start = {name: data[name] for name in ("weald", "game", "version", "seats", "options")}
        t = load(game, {**start, "state": data["start"], "answers": []})
    except BadPosition as bad:
        raise BadRecord("start", {"n": len(bad.problems)}, bad.problems) from None
    if t.opening != data["opening"]:
        raise BadRecord("differs", {"n": 0})
    for n, answer in enumerate(answers[:until], 1):
        if not isinstance(answer, list) or len(answer) != 3:
            raise BadRecord("answer", {"n": n})
        problems = _given(t, _answers([answer[:2]], []))
        if problems or len(t.entries) != n:
            raise BadRecord("answer", {"n": n}, problems[1:])
        if t.entries[-1].draws != answer[2]:
            raise BadRecord("differs", {"n": n})
    return t


def _versions(game: Game, data: dict[str, Any]) -> Problems:
    """What keeps this program from reading what another version of it wrote."""
    problems: Problems = []
    for field, current in (("weald", FORMAT), ("version", game.version)):
        version = data.get(field, current)
        if type(version) is not int or not 1 <= version <= current:
            text = version if type(version) is int else shown(version)
            problems.append(Message("position-newer", {"field": field, "found": text, "known": current}))
    return problems


def _resolve(game: Game, data: dict[str, Any], problems: Problems) -> dict[str, OptionValue]:
    """Return the seats and options that are in order."""
    resolved = game.resolve_options({})
    if data.get("game", game.id) != game.id:
        wrong(problems, "game", game.id, data["game"])
    if "seats" in data:
        try:
            resolved["seats"] = game.check_seats(data["seats"])
        except BadSetup as bad:
            problems.append(bad.message)
    options = data.get("options", {})
    if not isinstance(options, dict):
        wrong(problems, "options", "{...}", options)
        return resolved
    for id, value in options.items():
        try:
            resolved[id] = game.resolve_options({id: value})[id]
        except BadSetup as bad:
            problems.append(bad.message)
            resolved.pop(id, None)
    return resolved


def _state(game: Game, data: dict[str, Any], resolved: dict[str, OptionValue], problems: Problems) -> Any:
    """Return the state if it has the right shape, obeys the invariants and agrees with the options."""
    if "state" not in data:
        return None
    before = len(problems)
    fields = data["state"]
    state = game.position.load(fields, "state", problems)
    if len(problems) > before:
        return None
    for name, value in resolved.items():
        if name in fields and fields[name] != value:
            wrong(problems, f"state.{name}", shown(value), fields[name])
    problems += game.invariants(state)
    return state


def _answers(data: Any, problems: Problems) -> list[tuple[int, str]]:
    """The answers that have the right shape."""
    if not isinstance(data, list):
        wrong(problems, "answers", "[...]", data)
        return []
    answers = []
    for i, answer in enumerate(data):
        if isinstance(answer, list) and [type(part) for part in answer] == [int, str]:
            answers.append((answer[0], answer[1]))
        else:
            wrong(problems, f"answers[{i}]", "[seat, option]", answer)
    return answers


def _given(t: Table, answers: list[tuple[int, str]]) -> Problems:
    """Give the answers to the table; what is wrong with them, up to where one hangs on a wrong one."""
    problems: Problems = []
    refused: set[int] = set()
    for n, (seat, option) in enumerate(answers, 1):
        if seat in refused:
            break
        try:
            t.answer(seat, option)
        except Illegal as illegal:
            refused.add(seat)
            problems += [Message("position-answer", {"n": n}), illegal.message]
    return problems


def _option_schema(option: Option) -> dict[str, Any]:
    if option.kind == "choice":
        return {"enum": list(option.choices)}
    if option.kind == "bool":
        return {"type": "boolean"}
    return {"type": "integer", "minimum": option.lo, "maximum": option.hi}
