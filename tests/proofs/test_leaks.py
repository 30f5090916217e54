"""What somebody must not know changes nothing in what they can get, by any route, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine

from tests.generic.cases import Case, moments
from tests.proofs.worlds import Eye, World, alike, fixed, heard_at, not_theirs, step, token, twins
from tests.server.help import Browser, expect, fresh_key, running
from weald.games import REGISTRY, find
from weald.server.database import open_database

# So many answers are followed at the service from each moment on, and so many reports compared there.
STRETCH = 3
REPORTS = 12
MOMENTS = (0, 9)

CASES = [Case(find(id), min(3, find(id).seats[-1])) for id in REGISTRY]


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(tmp_path)
    yield engine
    engine.dispose()


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with running(tmp_path) as address:
        yield address


@pytest.mark.slow
@pytest.mark.parametrize("watcher", [None, 0, 1])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_leaks(case: Case, watcher: int | None, engine: Engine, url: str) -> None:
    random = Random(f"{case} {watcher}")
    t = case.new(5)
    compared = 0
    wanted = list(MOMENTS)
    for n in moments(t, Random(6)):
        if wanted and n >= wanted[0] and not t.run.since and not t.over:
            wanted.pop(0)
            worlds = twins(engine, f"{case.game.id[:9]}-{n}", t, watcher, 1000 + n)
            compared += follow(Eye(url, watcher, case.seats), worlds, url, random)
        if not wanted:
            break
    assert compared >= len(MOMENTS)


def follow(eye: Eye, worlds: tuple[World, World], url: str, random: Random) -> int:
    """Play on in both worlds until the watcher may know the difference; the number of moments compared."""
    one, two = worlds
    players = [Browser(url, token(seat)) for seat in range(one.table.seats)]
    compared = 0
    with ExitStack() as open_now:
        open_now.enter_context(eye)
        for player in players:
            open_now.enter_context(player)
        lines = [open_now.enter_context(eye.line(world)) for world in worlds]
        while True:
            heard = [heard_at(*both, len(one.table.entries)) for both in zip(lines, worlds, strict=True)]
            assert heard[0] == heard[1]
            compare(eye, worlds, 0 if compared else REPORTS)
            compared += 1
            if compared == STRETCH:
                # What becomes of a wish to take back, or why it is refused, at last: it may change the table.
                undone = [eye.undo(world) for world in worlds]
                assert undone[0] == undone[1]
                return compared
            said = step(one.table, two.table, eye.watcher, random)
            if said is None or not alike(one.table, two.table, eye.watcher):
                return compared
            seat, option, other = said
            for world, chosen in ((one, option), (two, other)):
                body = {"seat": seat, "expected": len(world.table.entries) - 1, "key": fresh_key()}
                expect(players[seat].post(world.id, "answer", **body, option=chosen), 200)


def compare(eye: Eye, worlds: tuple[World, World], reports: int) -> None:
    wrong = not_theirs([world.table for world in worlds], eye.watcher)
    one, two = (eye.all(world, wrong) for world in worlds)
    for mine, yours in zip(one, two, strict=True):
        assert mine == yours
    if reports:
        (one, imagined), (two, elsewhere) = (eye.reports(world, reports) for world in worlds)
        assert one == two
        # What stays the same in all that is imagined was not dealt anew. It must be the same in both worlds:
        # otherwise it came from what is really there.
        here, there = fixed(imagined), fixed(elsewhere)
        both = here.keys() & there.keys()
        assert {path: here[path] for path in both} == {path: there[path] for path in both}


def test_a_leak_would_be_noticed(engine: Engine, url: str) -> None:
    t = Case(find("ecosystem"), 3).new(5)
    worlds = twins(engine, "noticed", t, None, 1)
    with Eye(url, 0, 3) as eye:
        one, two = (eye.all(world, ["nonsense"]) for world in worlds)
    # The hand of seat 0 is no secret to it, but one to the spectators for whom these worlds are twins.
    assert [mine[0] for mine, yours in zip(one, two, strict=True) if mine != yours][:1] == ["/api/tables/ID"]
    position, elsewhere = (world.table.position() for world in worlds)
    assert fixed([position] * REPORTS) != fixed([elsewhere] * REPORTS)
