"""Every game in every size, and how to play it: what the generic tests go through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tests import tiny
from tests.attributes import field_names
from weald.games import REGISTRY, find
from weald.kernel import table
from weald.kernel.decisions import Decision
from weald.kernel.game import Game, Option, OptionValue
from weald.kernel.state import State
from weald.kernel.table import Table

# No game takes more answers than this.
BOUND = 5000

GAMES: list[Game] = [*(find(id) for id in REGISTRY), tiny.GAME]


class Case(NamedTuple):
    """A game for a number of seats with some options; one that takes `long` is left out of the long tests."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue] = MappingProxyType({})
    long: bool = False

    def new(self, seed: int) -> Table:
        return table.new(self.game, self.seats, seed, dict(self.options))

    def __str__(self) -> str:
        options = "".join(f"-{id}={value}" for id, value in self.options.items())
        return f"{self.game.id}-{self.seats}{options}"


def _others(option: Option) -> list[OptionValue]:
    """Return the values of an option worth trying, except its default."""
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.kind == "bool":
        return [not option.default]
    return [value for value in (option.lo, option.hi) if value != option.default]


# Games that take long: the sizes beside these are like them.
LEFT_OUT = {("spirit_island", 3), ("spirit_island", 5)}
# Another one like those beside it, which takes longer than all small games together: a proof.
LIKE_OTHERS = {("spirit_island", 4)}
# Every number of seats with the usual options; and every other value of an option once.
SIZES = [Case(game, seats) for game in GAMES for seats in game.seats if (game.id, seats) not in LEFT_OUT]
# Other options that an option needs to have an effect.
COMPANY: dict[tuple[str, str], dict[str, OptionValue]] = {
    ("sylvion", "feats"): {"mode": "advanced"},
    ("spirit_island", "events"): {"branch_and_claw": True},
    ("spirit_island", "level"): {"adversary": "england"},
}


def _with(game: Game, option: Option, value: OptionValue) -> dict[str, OptionValue]:
    """Return an option with what it needs beside it."""
    needed = option.needs.get(str(value) if option.kind == "choice" else str(value).lower(), ())
    return {
        **COMPANY.get((game.id, option.id), {}),
        **dict.fromkeys(needed[:1], True),
        option.id: value,
    }


# Options whose values the tests of their game go through: layouts are for certain numbers of seats, and the
# game adds cases with every adversary at its highest level and with every scenario.
ELSEWHERE = {("spirit_island", option) for option in ("layout", "adversary", "scenario")}
CASES = SIZES + [
    Case(game, min(game.seats, key=lambda n: abs(n - 2)), options)
    for game in GAMES
    for option in game.options
    if (game.id, option.id) not in ELSEWHERE
    for options in (_with(game, option, value) for value in _others(option))
    if game.sequel is None or not game.sequel.needs_start(game.resolve_options(options))
]


def extra_cases() -> list[Case]:
    """Return the cases of games: the list `CASES` of tests/games/<game>/cases.py, where there is one."""
    extra: list[Case] = []
    for id in REGISTRY:
        if (Path(__file__).parents[1] / "games" / id / "cases.py").is_file():
            extra += import_module(f"tests.games.{id}.cases").CASES
    return extra


def cases(usual: Sequence[Case], long: bool = False, third: int | None = None) -> pytest.MarkDecorator:
    """Return the decorator of a test for all `usual` cases and those that games add.

    Sizes that are like others are proofs.
    Added cases that take long are only for tests that play few games, which are `long` enough with them.
    If three tests share them, each takes its `third`, and the others as a proof.
    """
    marks = [pytest.mark.slow, pytest.mark.timeout(600)]
    added = extra_cases()
    extra = [pytest.param(case, marks=marks) for case in added if not case.long]
    for n, case in enumerate(case for case in added if case.long and long):
        mine = third is None or n % 3 == third
        extra.append(pytest.param(case, marks=marks if mine else [*marks, pytest.mark.proof]))
    sizes = [
        pytest.param(case, marks=[pytest.mark.proof] if (case.game.id, case.seats) in LIKE_OTHERS else [])
        for case in usual
    ]
    return pytest.mark.parametrize("case", [*sizes, *extra], ids=str)


def moments(t: Table, random: Random, stop: int = BOUND + 1) -> Iterator[int]:
    """Play a table with random answers; stop before each of them and at the end, and count."""
    n = 0
    while not t.over:
        yield n
        assert n < BOUND, "the game does not end"
        if n == stop:
            return
        decision = pick(t, random)
        t.answer(decision.seat, any_option(decision, random))
        n += 1
    yield n


def pick(t: Table, random: Random) -> Decision:
    """One of the open decisions."""
    return t.pending[int(random.random() * len(t.pending))]


def any_option(decision: Decision, random: Random) -> str:
    """One of the options of a decision."""
    return decision.options[int(random.random() * len(decision.options))]


def fields(state: State) -> dict[str, Any]:
    """All that a state holds, but for who listens."""
    return {name: getattr(state, name) for name in field_names(type(state)) if name != "trace"}


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) gets to know in addition to the view, as plain data."""
    decision = None if seat is None else t.decision(seat)
    refused = t.can_undo(seat) if seat is not None else None
    return {
        "decision": decision and decision.to_json(),
        "answered": None if seat is None else t.answered.get(seat),
        "asked": [d.seat for d in t.pending],
        "done": sorted(t.answered),
        "events": t.events_for(seat),
        "undo": refused and refused.to_json(),
        "result": t.result and t.result.to_json(),
    }


def everything(t: Table) -> list[Any]:
    """All that each seat can see, as plain data."""
    watchers: list[int | None] = [None, *range(t.seats)]
    return [[t.view(seat), seen(t, seat)] for seat in watchers]
