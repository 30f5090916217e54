"""Every field of positions, records and options, one change at a time: played on, or refused in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import weald
from tests.generic.cases import CASES, LIKE_OTHERS, SIZES, Case, extra_cases, moments
from tests.generic.mutations import chosen, mutations, record_schema
from weald.games import REGISTRY, find
from weald.kernel.errors import BadPosition, BadRecord, BadSetup, WealdError
from weald.kernel.table import Table

# A game is looked at up to this answer: all its steps have come up by then.
ANSWERS = 400
# Answers by which a changed position is played on, and answers of a record.
PLAYED = 8
RECORDED = 6
# Forecasts take longer than all else: one of so many tables is asked for them.
FORESEEN = 10
# About how many changes a test tries in a position, of every field at least one; a proof tries many more.
TRIED, TRIED_IN_PROOF = 250, 4000

PLAYED_CASES = [case for case in [*CASES, *extra_cases()] if case.game.id in REGISTRY]
# A test has every seventh of them in addition to the sizes that are not long; a proof has all.
USUAL = [case for case in SIZES if case.game.id in REGISTRY and (case.game.id, case.seats) not in LIKE_OTHERS]
USUAL += [case for case in PLAYED_CASES[::7] if case not in USUAL]


def positions(case: Case) -> Iterator[dict[str, Any]]:
    """Yield a position before anything happened, and the first one of each step."""
    t = case.new(1)
    yield {**heading(t), "state": t.record()["start"], "answers": []}
    steps = set()
    for _ in moments(t, Random(1), ANSWERS):
        position = t.position()
        step = position["state"]["step"]
        if step not in steps:
            steps.add(step)
            yield position


def heading(t: Table) -> dict[str, Any]:
    record = t.record()
    return {name: record[name] for name in ("weald", "game", "version", "seats", "options")}


def record_of(case: Case) -> dict[str, Any]:
    t = case.new(1)
    for _ in moments(t, Random(1), RECORDED):
        pass
    return t.record()


def play_on(t: Table, place: str, seed: int) -> None:
    """Look at a table from all sides, play it on for some answers, and load it again."""
    for seat in (None, *range(t.seats)):
        t.view(seat)
    if seed % FORESEEN == 0:
        for decision in t.pending:
            t.foresee(decision.seat)
    for _ in islice(moments(t, Random(seed)), PLAYED):
        pass
    try:
        assert weald.load(t.position()).position() == t.position()
    except BadPosition as bad:
        # A number that was changed to the most that there is may have grown.
        grown = place.removeprefix(".").replace("[#]", "")
        if any(re.sub(r"\[\d+\]", "", str(each.args.get("path"))) != grown for each in bad.problems):
            raise


def tried(case: Case, laid: list[dict[str, Any]], most: int) -> tuple[int, int]:
    """Try changes to positions and a record of a game; return how many were refused, and played on."""
    first = PLAYED_CASES.index(case)
    schema = weald.schema(case.game.id)
    refused = played = 0
    for i, position in enumerate(laid):
        for place, data in chosen(position, schema, most, first + i):
            t = unless_refused(weald.load, data, BadPosition)
            if t is None:
                refused += 1
            else:
                played += 1
                play_on(t, place, played)
    for _, data in chosen(record_of(case), record_schema(case.game.id), most, first):
        refused += unless_refused(weald.replay, data, BadRecord) is None
    return refused, played


def unless_refused(read: Callable[[Any], Table], data: Any, refusal: type[WealdError]) -> Table | None:
    """Read data; return None if they are refused with everything that is wrong, or name no game."""
    try:
        return read(data)
    except refusal:
        return None
    except BadSetup:
        if isinstance(data, dict) and data.get("game") in REGISTRY:
            raise
        return None


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_changed_field_is_refused_or_played_on(case: Case) -> None:
    start, *later = positions(case)
    assert all(tried(case, [start, later[PLAYED_CASES.index(case) % len(later)]], TRIED))


@pytest.mark.proof
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("case", PLAYED_CASES, ids=str)
def test_a_changed_field_of_any_step_is_refused_or_played_on(case: Case) -> None:
    assert all(tried(case, list(positions(case)), TRIED_IN_PROOF))


@pytest.mark.parametrize("game", REGISTRY)
def test_each_changed_option_opens_a_table_or_is_refused(game: str) -> None:
    options = {option.id: option.default for option in find(game).options}
    schema = weald.schema(game)["properties"]["options"]
    refused = opened = 0
    for seats in find(game).seats:
        for given in ({}, options):
            for place, data in mutations(given, schema):
                if not place:
                    continue
                try:
                    t = weald.new(game, seats, 1, data)
                except BadSetup:
                    refused += 1
                    continue
                assert weald.load(t.position()).position() == t.position()
                opened += 1
    assert refused > opened > 0
