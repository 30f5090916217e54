"""Positions and records read back: a table from JSON-able data, checked."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from weald.kernel.decisions import is_forced
from weald.kernel.errors import BadPosition, BadRecord, BadSetup, Difference, Illegal
from weald.kernel.game import COMMON_OPTIONS, Game, Option, OptionValue
from weald.kernel.messages import Message, shown
from weald.kernel.position import Bool, Problems, wrong
from weald.kernel.table import FORMAT, Table, check_seed

HEADING = ("weald", "game", "version", "seats", "options")
POSITION_FIELDS = (*HEADING, "state", "answers")
RECORD_FIELDS = (*HEADING, "start", "opening", "answers")


def load(game: Game, data: dict[str, Any], auto: bool | None = None) -> Table:
    """Return a table that stands at a position, or raise BadPosition with everything that is wrong.

    `auto` overrides what the position says about questions with a single option.
    """
    newer = _versions(game, data)
    if newer:
        raise BadPosition(newer)
    problems = [Message("position-missing", {"path": name}) for name in POSITION_FIELDS if name not in data]
    allowed = (*POSITION_FIELDS, "auto")
    problems += [Message("position-unknown", {"path": str(name)}) for name in data if name not in allowed]
    changed = not problems and _changed_since(game, data["version"])
    if not problems:
        data = _upgraded(game, data)
    stored_auto = Bool().load(data.get("auto", True), "auto", problems)
    resolved = _resolve(game, data, problems)
    state = _state(game, data, resolved, problems)
    answers = _answers(data.get("answers", []), problems)
    if problems:
        raise BadPosition(problems)
    seats, options = data["seats"], game.resolve_options(data["options"])
    if auto and not stored_auto:
        answers = _free_answers(Table(game, seats, options, state.copy(), auto=False), answers)
    t = Table(game, seats, options, state, stored_auto if auto is None else auto)
    problems = _given(t, answers, fill=stored_auto and not t.auto, as_far=changed)
    if problems:
        raise BadPosition(problems)
    return t


def is_at(table: Table, position: dict[str, Any]) -> bool:
    """Return whether a table stands at a position, which may be of an older version."""
    now = table.position()
    if now == position:
        return True
    before = load(table.game, position).position()
    for version, fields in table.game.new_fields.items():
        if position["version"] < version:
            for data in (now, before):
                data["state"] = {name: value for name, value in data["state"].items() if name not in fields}
    return before == now


def schema(game: Game) -> dict[str, Any]:
    """Return the JSON Schema of a game's positions."""
    answer = {
        "type": "array",
        "prefixItems": [{"type": "integer"}, {"type": "string"}],
        "items": False,
        "minItems": 2,
    }
    options = {
        **{option.id: _option_schema(option, game.id) for option in game.options},
        **{option.id: _option_schema(option, "table") for option in COMMON_OPTIONS},
    }
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
            "auto": {
                "type": "boolean",
                "description": "Whether the engine answers questions with a single option; absent: true.",
            },
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
    """Return the table after the record's answers (the first `until` of them), verified answer by answer."""
    for field in RECORD_FIELDS:
        if field not in data:
            raise BadRecord("missing", {"field": field})
    answers = data["answers"]
    if not isinstance(answers, list):
        raise BadRecord("missing", {"field": "answers"})
    unreadable = _versions(game, data)
    if unreadable:
        raise BadRecord("newer", unreadable[0].args)
    t = _begun(game, data)
    changes = _Changes(game, data["version"])
    if t.opening != data["opening"]:
        raise changes.departure(0) or BadRecord("differs", {"n": 0})
    for n, answer in enumerate(answers[:until], 1):
        if not isinstance(answer, list) or len(answer) != 3:
            raise BadRecord("answer", {"n": n})
        changes.note(t, answer)
        problems = _given(t, _answers([answer[:2]], []))
        if problems or len(t.entries) != n:
            raise changes.departure(n) or BadRecord("answer", {"n": n}, problems[1:])
        if t.entries[-1].draws != answer[2]:
            raise changes.departure(n) or BadRecord("differs", {"n": n})
    return t


def is_fresh(game: Game, data: dict[str, Any]) -> bool:
    """Return whether a record begins as its game is set up for its seed, with nothing arranged before."""
    t = _begun(game, data)
    fresh = game.start(t.seats, t.options, t.origin.seed)
    return bool(game.position.dump(fresh) == game.position.dump(t.origin))


def _begun(game: Game, data: dict[str, Any]) -> Table:
    """Return the table before the record's answers, or raise BadRecord with everything that is wrong."""
    try:
        start = {name: data[name] for name in (*HEADING, "auto") if name in data}
        return load(game, {**start, "state": data["start"], "answers": []})
    except BadPosition as bad:
        raise BadRecord("start", {"n": len(bad.problems)}, bad.problems) from None


def follow(
    game: Game,
    start_from: Any,
    seats: int | None,
    seed: int | bytes,
    options: dict[str, Any] | None,
    auto: bool = True,
) -> Table:
    """Return a table at which a game begins from the end of a finished one, given as a record or position."""
    other = start_from.get("game") if isinstance(start_from, dict) else None
    if not isinstance(start_from, dict) or other != game.id:
        raise BadSetup("start_game", {"game": str(other)[:40], "expected": game.id})
    earlier = replay(game, start_from) if "start" in start_from else load(game, start_from)
    if not earlier.over:
        raise BadSetup("start_unfinished")
    if seats is not None and seats != earlier.seats:
        raise BadSetup("start_seats", {"n": str(seats)[:40], "expected": earlier.seats})
    number = check_seed(seed)
    if game.sequel is None:
        raise BadSetup("start_unused")
    resolved = game.resolve_options(game.sequel.options_after(earlier.run.state, dict(options or {})))
    state = game.start(earlier.seats, resolved, number)
    game.sequel.follow(state, earlier.run.state)
    return Table(game, earlier.seats, resolved, state, auto)


class _Changes:
    """The rule changes since a record was made, those that its last answers touched first."""

    def __init__(self, game: Game, version: int) -> None:
        self.version = version
        self.since = [change for change in game.rule_changes if change.version > version]

    def note(self, t: Table, answer: list[Any]) -> None:
        """Look at an answer before it is given."""
        question = t.run.question
        if question is None:
            return
        touched = [c for c in self.since if c.applies is not None and c.applies(question, str(answer[1]))]
        self.since = touched + [change for change in self.since if change not in touched]

    def departure(self, n: int) -> Difference | None:
        """Return the difference after answer `n`; None if no rule has changed since."""
        if not self.since:
            return None
        return Difference(n, self.version, [(change.id, Message(change.message)) for change in self.since])


def _versions(game: Game, data: dict[str, Any]) -> Problems:
    """Return the reason why this program cannot read a record of another version."""
    problems: Problems = []
    for field, current in (("weald", FORMAT), ("version", game.version)):
        version = data.get(field, current)
        if type(version) is not int or not 1 <= version <= current:
            text = version if type(version) is int else shown(version)
            problems.append(Message("position-newer", {"field": field, "found": text, "known": current}))
    return problems


def _upgraded(game: Game, data: dict[str, Any]) -> dict[str, Any]:
    """Return a position brought up to date version by version."""
    data = dict(data)
    for version in range(data["version"], game.version):
        for field, upgrades in (("state", game.upgrades), ("options", game.option_upgrades)):
            if version in upgrades:
                try:
                    data[field] = upgrades[version](deepcopy(data[field]))
                except (AttributeError, LookupError, TypeError, ValueError):
                    # Only that version could check what it wrote, so an upgrade may meet anything.
                    damage = Message("position-damaged", {"field": field, "version": version})
                    raise BadPosition([damage]) from None
    data["version"] = game.version
    return data


def _resolve(game: Game, data: dict[str, Any], problems: Problems) -> dict[str, OptionValue]:
    """Return the seats and options that are in order."""
    by_id = {option.id: option for option in (*game.options, *COMMON_OPTIONS)}
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
    before = len(problems)
    for id, value in options.items():
        if id not in by_id:
            problems.append(
                BadSetup("option_unknown", {"option": str(id)[:40], "choices": sorted(by_id)}).message
            )
            continue
        try:
            resolved[id] = by_id[id].check(value)
        except BadSetup as bad:
            problems.append(bad.message)
            resolved.pop(id, None)
    if len(problems) == before:
        try:
            resolved.update(game.resolve_options(options))
        except BadSetup as bad:
            problems.append(bad.message)
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
    loose = {option.id for option in game.options if option.loose}
    for name, value in resolved.items():
        if name in fields and fields[name] != value and name not in loose:
            wrong(problems, f"state.{name}", shown(value), fields[name])
    if game.settings and not problems:
        try:
            start = game.position.dump(game.start(data["seats"], resolved, 0))
        except BadSetup as bad:
            problems.append(bad.message)
            return None
        for name in game.settings:
            if fields.get(name) != start.get(name):
                wrong(problems, f"state.{name}", shown(start.get(name)), fields.get(name))
    problems += game.invariants(state)
    return state


def _answers(data: Any, problems: Problems) -> list[tuple[int, str]]:
    """Return the answers that have the right shape."""
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


def _changed_since(game: Game, version: int) -> bool:
    """Return whether a rule plays differently than in an earlier version of the game."""
    return any(change.version > version for change in game.rule_changes)


def _given(t: Table, answers: list[tuple[int, str]], fill: bool = False, as_far: bool = False) -> Problems:
    """Give the answers to the table; return what is wrong, up to an answer that hangs on a wrong one.

    With `fill`, questions that leave no choice are answered in between: the answers come from a table where
    the engine did so. With `as_far`, they were given under other rules: the table stands where today's rules
    take one of them no more.
    """
    problems: Problems = []
    refused: set[int] = set()
    for n, (seat, option) in enumerate(answers, 1):
        if seat in refused:
            break
        while fill and t.run.question is not None and is_forced(t.run.question):
            t.answer(t.run.open_seats[0], 0)
        try:
            t.answer(seat, option)
        except Illegal as illegal:
            if as_far:
                break
            refused.add(seat)
            problems += [Message("position-answer", {"n": n}), illegal.message]
    return problems


def _free_answers(t: Table, answers: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the answers that were a choice; those from the first one that is not possible on as they are."""
    free: list[tuple[int, str]] = []
    for n, answer in enumerate(answers):
        forced = t.run.question is not None and is_forced(t.run.question)
        if _given(t, [answer]):
            return free + answers[n:]
        if not forced:
            free.append(answer)
    return free


def _option_schema(option: Option, owner: str) -> dict[str, Any]:
    about = {
        "default": option.default,
        "description": f"The option that the message {owner}-option-{option.id}-help explains.",
    }
    if option.kind == "choice":
        return {"enum": list(option.choices), **about}
    if option.kind == "bool":
        return {"type": "boolean", **about}
    return {"type": "integer", "minimum": option.lo, "maximum": option.hi, **about}
