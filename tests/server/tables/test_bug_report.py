"""Reports of a problem: all that is needed to look into it, and nothing that the seat could not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import weald
from tests.server.live_server import Browser, Json, expect, people, refused, robots
from weald.games import REGISTRY, find
from weald.kernel.table import Table
from weald.tables.report import imagined


def report(who: Browser, id: str, seat: int | None = None) -> Json:
    query = {} if seat is None else {"seat": seat}
    reply = who.http.get(f"/api/tables/{id}/report", params=query)
    name = f"weald-ecosystem-{id}-report.json"
    assert reply.headers["content-disposition"] == f'attachment; filename="{name}"'
    return expect(reply, 200)


def test_a_report_is_what_the_seat_sees(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    browser.play(id, [0, 1, 2], until=5)
    seen = browser.look(id, 0)
    content = report(browser, id, 0)
    made = content.pop("imagined")
    nameless = [{**seat, "name": ""} for seat in seen["seats"]]
    assert content == {
        "weald": weald.__version__,
        "game": "ecosystem",
        "rules": find("ecosystem").version,
        "options": seen["options"],
        "table": id,
        "version": seen["version"],
        "seat": 0,
        "snapshot": {**seen, "seats": nameless, "mine": [0], "host": False, "invite": None},
        "record": None,
    }
    assert weald.load(made["position"]).game.id == "ecosystem"
    if made["exact"]:
        assert weald.load(made["position"]).view(0) == seen["view"]


def test_nothing_secret_of_the_people_is_in_it(browser: Browser, stranger: Browser) -> None:
    opened = browser.open(people("Noor", "Till", "Ada"))
    browser.answer(opened["id"], 1, "fox")
    for who, seat in ((browser, 0), (browser, None), (stranger, None)):
        text = json.dumps(report(who, opened["id"], seat))
        for secret in (opened["invite"], *opened["tokens"].values(), "Noor", "Till"):
            assert secret not in text
    refused(stranger.http.get(f"/api/tables/{opened['id']}/report?seat=0"), 403, "seat_not_yours")


def test_after_the_end_it_has_the_record(browser: Browser, stranger: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(2)])["id"]
    browser.play(id, [0])
    content = report(stranger, id)
    assert content["imagined"] is None
    assert content["record"].pop("players") is None
    record = expect(stranger.http.get(f"/api/tables/{id}/record"), 200)
    del record["players"]
    assert content["record"] == record
    assert weald.replay(content["record"]).over


def moments(game: str, seats: int, every: int) -> Iterator[Table]:
    """A game played by a simple rule, looked at now and then."""
    table = weald.new(game, seats=seats, seed=3)
    for n in range(120):
        if n % every == 0:
            yield table
        if table.over:
            return
        decision = table.pending[n % len(table.pending)]
        table.answer(decision.seat, decision.options[n * 7 % len(decision.options)])


def sizes() -> list[tuple[str, int]]:
    return [(game, seats) for game in REGISTRY for seats in find(game).seats[:3]]


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_an_imagined_position_can_be_loaded(game: str, seats: int) -> None:
    exact = 0
    for table in moments(game, seats, every=5):
        for seat in (None, *range(seats)):
            made = json.loads(json.dumps(imagined(table, seat)))
            there = weald.load(made["position"])
            assert there.run.state.seed != table.run.state.seed
            assert made["position"]["state"]["seed"] != table.origin.seed
            if made["exact"]:
                assert there.view(seat) == table.view(seat)
                exact += 1
    assert exact > 0


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value in a position, with its place."""
    if isinstance(data, dict | list) and data:
        inside = data.items() if isinstance(data, dict) else enumerate(data)
        for name, value in inside:
            yield from leaves(value, f"{path}/{name}")
    else:
        yield path, json.dumps(data)


def values(table: Table, seat: int | None, times: int) -> dict[str, set[str]]:
    """At every place, the values that imagined positions have there."""
    values: dict[str, set[str]] = {}
    for _ in range(times):
        for path, value in leaves(imagined(table, seat)["position"]):
            values.setdefault(path, set()).add(value)
    return values


def redealt(table: Table, seat: int | None, seed: int) -> Table:
    assert table.run.checkpoint is not None
    state = table.run.checkpoint.copy()
    chance = state.seed, state.drawn
    state.seed = seed
    table.game.information.redeal(state, seat)
    state.seed, state.drawn = chance
    return Table(table.game, table.seats, table.options, state)


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_what_is_imagined_does_not_hang_on_what_is_hidden(game: str, seats: int) -> None:
    """Whatever is the same in all imagined positions is the same whatever the seat cannot see."""
    compared = 0
    for table in moments(game, seats, every=11):
        if table.run.answers or table.over:
            continue
        seat = (None, *range(seats))[compared % (seats + 1)]
        one, other = (values(redealt(table, seat, seed), seat, 12) for seed in (1, 2))
        fixed = {path for path in one.keys() & other.keys() if len(one[path]) == len(other[path]) == 1}
        assert {path: one[path] for path in fixed} == {path: other[path] for path in fixed}
        compared += 1
    assert compared > 0
