"""Hidden information changes no response that an observer can get, by any route, in every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Engine
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tests.generic.cases import Case, any_option, moments, pick
from tests.server.live_server import Browser, Json, expect, fresh_key, running
from tests.system.observers import INVITATION, ROUTES, TABLE, LiveFeed, Observer
from tests.system.twins import TwinTable, alike, comparable, fixed, not_theirs, plain, step, token, twins
from weald.games import REGISTRY, find
from weald.kernel.table import Table
from weald.server import moves
from weald.server.app import create_app
from weald.server.http.api import OPERATIONS
from weald.server.http.middleware import RequestMetrics
from weald.server.http.responses import encode
from weald.server.settings import Settings, hosts_for
from weald.server.storage.database import open_database
from weald.tables import show

# The number of answers followed from each start, and of reports compared there.
STRETCH = 4
REPORTS = 10

ABOUT_TABLES = [
    (method, path)
    for method, path in ROUTES
    if "{" in path and not path.startswith(("/locale", "/api/games"))
]
CASES = [Case(find(id), min(4, find(id).seats[-1])) for id in REGISTRY]


class Watch(NamedTuple):
    """The observers of a game and the starts: after a number of answers, or (-1) shortly before the end."""

    who: str
    moments: tuple[int, ...]

    def seat(self, case: Case) -> int | None:
        return {"first": 0, "last": case.seats - 1}.get(self.who)


WATCHES = [
    [Watch("nobody", (9,)), Watch("first", (0,)), Watch("last", (-1,)), Watch("host", (0,))],
    [Watch("nobody", (9,)), Watch("first", (20,)), Watch("last", (9,))],
]


def watched() -> Iterator[Any]:
    """Yield every game with its observers; games take the two lists in turn, and the other as a proof."""
    for n, case in enumerate(CASES):
        mine, others = WATCHES[n % 2], WATCHES[1 - n % 2]
        for watch in (*mine, *(watch for watch in others if watch not in mine)):
            marks = [pytest.mark.slow, *([] if watch in mine else [pytest.mark.proof])]
            yield pytest.param(case, watch, id=f"{case}-{watch.who}-{watch.moments[0]}", marks=marks)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("leaks")


@pytest.fixture(scope="module")
def engine(data: Path) -> Iterator[Engine]:
    engine = open_database(data)
    yield engine
    engine.dispose()


@pytest.fixture(scope="module")
def url(data: Path) -> Iterator[str]:
    # The tables share one server, and its limit on codes must not refuse one of two twins.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(moves, "GROUP_ATTEMPTS", (1e6, 1.0))
        with running(data) as address:
            yield address


def checkpoints(case: Case, wanted: tuple[int, ...]) -> Iterator[tuple[int, Table]]:
    """Yield a game at the checkpoints after the given numbers of answers."""
    t = case.new(5)
    candidates = [(n, t.clone()) for n in moments(t, Random(6)) if not t.run.answers and not t.over]
    for least in wanted:
        # After the last checkpoint there may be no answer left.
        yield candidates[-2] if least < 0 else next((n, t) for n, t in candidates if n >= least)


def test_every_route_is_watched(engine: Engine) -> None:
    proxied = create_app(engine, Settings(hosts_for("127.0.0.1")))
    assert isinstance(proxied, ProxyHeadersMiddleware)
    app: object = proxied.app
    assert isinstance(app, RequestMetrics)
    described = {(operation.method, operation.path) for operation in OPERATIONS}
    assert set(ROUTES) >= described
    assert {path for _, path in ROUTES} == {*app.routes.values(), f"{TABLE}/live"}


@pytest.mark.parametrize(("case", "watch"), list(watched()))
def test_nothing_leaks(case: Case, watch: Watch, engine: Engine, url: str) -> None:
    watcher = watch.seat(case)
    for n, t in checkpoints(case, watch.moments):
        worlds = twins(engine, f"{case.game.id[:9]}-{watch.who}-{n}", t, watcher, 1000 + n)
        with Observer(url, watcher, watch.who == "host") as observer, Twins(observer, worlds, url) as both:
            both.play(Random(f"{case} {watch.who}"))
            both.take_back()
            both.change_hands()


class Twins:
    """Twin tables with an observer of both and players who do the same at both."""

    def __init__(self, observer: Observer, worlds: tuple[TwinTable, TwinTable], url: str) -> None:
        self._observer = observer
        self._worlds = worlds
        self._players = [Browser(url, token(seat)) for seat in range(worlds[0].table.seats)]
        self._others = [seat for seat in range(worlds[0].table.seats) if seat != observer.watcher]
        self._lines: list[LiveFeed] = []
        self._open_now = ExitStack()

    def __enter__(self) -> Twins:
        for player in self._players:
            self._open_now.enter_context(player)
        for world in self._worlds:
            socket = self._observer.browser.watch(world.id, self._observer.watcher)
            self._lines.append(LiveFeed(self._open_now.enter_context(socket), world))
        return self

    def __exit__(self, *_: object) -> None:
        self._open_now.close()

    def play(self, random: Random) -> None:
        """Play both tables on until the observer may know the difference."""
        self._compare_lines()
        self._compare_reports()
        self._compare()
        for _ in range(STRETCH):
            one, two = (world.table.clone() for world in self._worlds)
            answer = step(one, two, self._observer.watcher, random)
            if answer is None or not alike(one, two, self._observer.watcher):
                return
            seat, *options = answer
            self._do(seat, "answer", [{"option": option} for option in options])
            if seat in one.answered and seat in self._others:
                # Take a secret answer back and give the other table's instead.
                self._compare()
                self._do(seat, "undo")
                self._do(seat, "answer", [{"option": option} for option in reversed(options)])

    def take_back(self) -> None:
        """Let another seat take back, or request it, and then the observer; compare the outcomes."""
        for seat in self._others:
            if self._do(seat, "undo") and self._wishes(seat):
                break
        if self._observer.watcher is not None:
            self._do(self._observer.watcher, "undo")
            self._wishes(self._observer.watcher)
        self._compare()

    def _wishes(self, by: int) -> bool:
        """Return whether there is a takeback request; compare it, then refuse or withdraw it."""
        wish = self._players[by].look(self._worlds[0].id)["wish"]
        if wish is None:
            return False
        self._compare()
        refusing = next((seat for seat in wish["asked"] if seat == self._observer.watcher), by)
        self._do(refusing, "consent", [{"agree": False}] * 2)
        return True

    def change_hands(self) -> None:
        """Let a guest chat and connect, then give the seat to the observer."""
        seat = self._others[-1]
        for line, world in zip(self._lines, self._worlds, strict=True):
            player = self._players[seat]
            expect(
                player.post(world.id, "say", seat=seat, key=fresh_key(), text="My hand is full of foxes"), 200
            )
            expect(player.post(world.id, "point", seat=seat, ref="hand:fox"), 200)
            watching = [seat for seat in (self._observer.watcher,) if seat is not None]
            with player.watch(world.id, seat):
                line.until_there(sorted([*watching, seat]))
            line.until_there(watching)
        assert self._lines[0].notices == self._lines[1].notices
        heard = b"".join(self._lines[0].notices)
        assert (b"foxes" in heard, b"hand:fox" in heard) == (self._observer.at_table,) * 2
        self._do(seat, "seat", [{"kind": "guest"}] * 2)
        one, two = (self._observer.responses(world, ("post", INVITATION), []) for world in self._worlds)
        assert one == two
        assert [status for _, status, _, _ in one].count(200) == 1

    def _do(self, seat: int, what: str, bodies: Sequence[dict[str, Any]] = ({}, {})) -> bool:
        """Send a seat's command to both tables; return whether both accepted it."""
        replies = []
        for world, body in zip(self._worlds, bodies, strict=True):
            command = {"seat": seat, "expected": world.version, "key": fresh_key(), **body}
            replies.append(self._players[seat].post(world.id, what, **command))
        assert replies[0].status_code == replies[1].status_code
        if seat == self._observer.watcher:
            one, two = map(comparable, replies, (world.id for world in self._worlds))
            assert one == two
        if replies[0].status_code != 200:
            assert what == "undo"
            return False
        for world, body, reply in zip(self._worlds, bodies, replies, strict=True):
            self._follow(world, seat, what, body, reply.json())
        self._compare_lines()
        return True

    def _follow(self, world: TwinTable, seat: int, what: str, body: dict[str, Any], snapshot: Json) -> None:
        """Apply an accepted command to the kernel's table."""
        world.version = snapshot["version"]
        if what == "answer":
            world.table.answer(seat, body["option"])
        elif what == "undo" and snapshot["wish"] is None:
            world.table.undo(seat, agreed=True)

    def _compare_lines(self) -> None:
        one, two = self._lines
        for line, world in zip(self._lines, self._worlds, strict=True):
            line.until_version(world.version)
        assert one.snapshots == two.snapshots

    def _compare(self) -> None:
        wrong = not_theirs([world.table for world in self._worlds], self._observer.watcher)
        # Routes without a table are compared once.
        for route in ROUTES if self._worlds[0].version == 0 else ABOUT_TABLES:
            one, two = (self._observer.responses(world, route, wrong) for world in self._worlds)
            assert one == two

    def _compare_reports(self) -> None:
        (one, imagined), (two, elsewhere) = (self._observer.reports(world, REPORTS) for world in self._worlds)
        assert one == two
        # Parts that are the same in all imagined positions were not redealt. They must be the same for both
        # tables; otherwise they came from the real position.
        here, there = fixed(imagined), fixed(elsewhere)
        both = here.keys() & there.keys()
        assert {path: here[path] for path in both} == {path: there[path] for path in both}


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_is_open_when_it_is_over_and_not_before(case: Case, engine: Engine, url: str) -> None:
    [(n, t)] = checkpoints(case, (-1,))
    random = Random(7)
    with ExitStack() as open_now:
        players = [open_now.enter_context(Browser(url, token(seat))) for seat in range(case.seats)]
        nobody = open_now.enter_context(Browser(url))
        worlds = twins(engine, f"{case.game.id[:9]}-over-{n}", t, None, 1000 + n)
        for world in worlds:
            id = world.id
            line = LiveFeed(open_now.enter_context(nobody.watch(id)), world)
            paths = [f"/api/tables/{id}/record", f"/api/tables/{id}/replay", f"/api/tables/{id}/replay?at=0"]
            while not world.table.over:
                closed = [who.http.get(path).status_code for who in (nobody, players[0]) for path in paths]
                assert closed == [403] * 6
                decision = pick(world.table, random)
                option = any_option(decision, random)
                expect(players[decision.seat].answer(id, decision.seat, option), 200)
                world.table.answer(decision.seat, option)
                line.until_version(len(world.table.entries))
            open_view = plain(encode(show.open_view(world.table)), id)
            assert open_view in line.snapshots[-1]
            for who in (nobody, *players):
                assert [who.http.get(path).status_code for path in paths] == [200] * 3
                assert expect(who.http.get(f"/api/tables/{id}/report"), 200)["record"] is not None
        # After the end all hidden information is public.
        records = [expect(nobody.http.get(f"/api/tables/{world.id}/record"), 200) for world in worlds]
        assert records[0]["start"] != records[1]["start"]


def test_a_leak_would_be_noticed(engine: Engine, url: str) -> None:
    t = Case(find("ecosystem"), 3).new(5)
    worlds = twins(engine, "noticed", t, None, 1)
    # The hand of seat 0 is secret only to the spectators for whom these tables are twins.
    with Observer(url, 0) as observer:
        responses = [[observer.responses(world, route, ["nonsense"]) for world in worlds] for route in ROUTES]
        different = [route for route, (one, two) in zip(ROUTES, responses, strict=True) if one != two]
        assert different == [("get", TABLE), ("post", f"{TABLE}/consent"), ("post", f"{TABLE}/hint")]
        with pytest.raises(AssertionError), Twins(observer, worlds, url) as both:
            both.play(Random(1))
    position, elsewhere = (world.table.position() for world in worlds)
    assert fixed([position] * REPORTS) != fixed([elsewhere] * REPORTS)
