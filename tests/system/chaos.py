"""Fault injection: many tables played at random while processes and connections die, then verified.

Every answer that was confirmed to a client has to be in the record, no record may have a gap or a double, and
all clients of a table have to end with the same state: the one that the record leads to.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Engine, make_url

from tests import loops
from tests.postgres import Postgres
from tests.system.client import Client, Manners, Tally
from tests.system.http_client import Cut, HttpConnection, Json, Reply
from tests.system.operation import ENDS, Operation
from tests.system.processes import ServerProcesses
from tests.system.verification import check_stored, common, digest, read_stored, stands
from weald.server.storage.database import open_database

# Seconds that a busy machine may take for anything, the restart of a process included.
PATIENCE = 180.0
QUIET_SECONDS = 0.5

HERE: Json = {"kind": "human", "name": "Noor"}
ELSEWHERE: Json = {"kind": "guest", "name": ""}
ROBOT: Json = {"kind": "ai", "name": "Alder", "level": "random"}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table: its game, its seats, and the seats of its three clients (None: a spectator)."""

    game: str
    seats: tuple[Json, ...]
    clients: tuple[int | None, ...]


KINDS = (
    Kind("ecosystem", (HERE, ELSEWHERE, ELSEWHERE), (0, 1, 2)),
    Kind("living_forest_duel", (HERE, ELSEWHERE), (0, 1, None)),
    Kind("ecosystem", (HERE, ROBOT, ROBOT), (0, 0, 0)),
    Kind("sylvion", (HERE, HERE), (0, 1, 1)),
    Kind("spirit_island", (HERE, ELSEWHERE), (0, 1, None)),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """The parameters of a run."""

    tables: int
    # Limits: seconds, or confirmed answers and backups once every kind of fault has occurred and every kind
    # of operation has been done.
    seconds: float
    answers: int | None = None
    backups: int = 0
    # Number of backups that are under way at the same time.
    backups_at_once: int = 1
    seed: int = 1
    manners: Manners = field(default_factory=Manners)
    # Between two faults: the mean number of seconds, and the number of confirmed answers.
    apart: float = 4.0
    between: int = 20


@dataclass(slots=True)
class Report:
    """The counts and failures of a run."""

    tally: Tally
    games: Counter[str] = field(default_factory=Counter)
    over: Counter[str] = field(default_factory=Counter)
    hashes: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    # Errors in the logs of the processes.
    complaints: Counter[str] = field(default_factory=Counter)

    def to_json(self) -> Json:
        """Return the report as JSON."""
        return {
            "seconds": round(self.seconds, 1),
            "games": dict(self.games),
            "played to the end": dict(self.over),
            "tables with one state hash": len(self.hashes),
            "hash of all": digest(self.hashes),
            "counts": dict(sorted(self.tally.counts.items())),
            "complaints": dict(self.complaints),
            "failures": self.tally.failures,
        }


# The name of a fault that cuts every connection to the database.
CUT = "lines to the database cut"

Misfortune = Callable[[Random], Awaitable[Any]]
Say = Callable[[str], None]


class Chaos:
    """A run: whenever a game is over, the next table begins."""

    def __init__(
        self,
        processes: ServerProcesses,
        engine: Callable[[], Engine],
        plan: Plan,
        more: dict[str, Misfortune] | None = None,
        place: Path | None = None,
    ) -> None:
        """Prepare a run; with a `place` for its files, operation goes on beside it."""
        self._processes = processes
        self._open_engine = engine
        self._plan = plan
        self._misfortunes: dict[str, Misfortune] = {
            "processes killed": processes.kill,
            **(more or {}),
            "processes paused": processes.pause,
        }
        self._chance = Random(plan.seed)
        self.report = Report(Tally())
        self._ending = asyncio.Event()
        self._operation: Operation | None = None
        if place is not None:
            self._misfortunes["processes stopped"] = processes.stop_one
            self._operation = Operation(processes, place, self.report.tally, self._cuts, plan.backups_at_once)

    async def run(self, say: Say) -> Report:
        """Play under faults, repair everything, verify."""
        began = time.monotonic()
        await self._processes.start()
        self._engine = self._open_engine()
        # A connection that stayed would keep other programs from being the last to close the database.
        self._engine.dispose()
        slots = [asyncio.create_task(self._slot(n)) for n in range(self._plan.tables)]
        operation = asyncio.create_task(self._operate())
        trouble = asyncio.create_task(self._trouble())
        watch = asyncio.create_task(self._progress(began, say))
        enough = asyncio.create_task(self._enough())
        try:
            # A fault or an operation that fails by itself ends the run as well.
            ends = {*slots, enough, trouble, operation}
            await asyncio.wait(ends, timeout=self._plan.seconds, return_when=asyncio.FIRST_COMPLETED)
            self._ending.set()
            # End the current fault first.
            await trouble
            await asyncio.gather(*slots, operation)
            await self._end()
        finally:
            tasks = (*slots, operation, trouble, watch, enough)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._engine.dispose()
            self.report.seconds = time.monotonic() - began
        return self.report

    async def _operate(self) -> None:
        if self._operation is None:
            await self._ending.wait()
        else:
            await self._operation.run(self._ending)

    async def _end(self) -> None:
        """Let what was restored last outlive a stop and a kill as well; the last backup holds everything."""
        if self._operation is not None:
            for name in ENDS:
                await self._happen(name, self._chance)
            await self._operation.back_up()
            await self._operation.check_is_well()

    async def _progress(self, began: float, say: Say) -> None:
        counts = self.report.tally.counts
        while True:
            await asyncio.sleep(10)
            confirmed = sum(counts[f"{what} 200"] for what in ("answer", "undo", "consent", "seat", "say"))
            say(
                f"{time.monotonic() - began:5.0f} s: {sum(self.report.games.values())} tables, "
                f"{sum(self.report.over.values())} played to the end, {confirmed} commands confirmed, "
                f"{counts['processes killed']} kills, {counts['backups']} backups, "
                f"{counts['failures']} failures"
            )

    async def _enough(self) -> None:
        """Wait until enough is confirmed and backed up and every kind of fault has occurred."""
        while not self._is_enough():
            await asyncio.sleep(0.1)

    def _is_enough(self) -> bool:
        counts, wanted = self.report.tally.counts, self._plan.answers
        return (
            wanted is not None
            and self.report.tally.answers >= wanted
            and counts["backups"] >= self._plan.backups
            and all(counts[name] for name in self._misfortunes)
            and (self._operation is None or self._operation.has_done_everything())
        )

    async def _trouble(self) -> None:
        """Inject one fault after another, each after some progress."""
        chance = Random(self._plan.seed + 1)
        counts = self.report.tally.counts
        while not self._ending.is_set():
            for name in self._misfortunes:
                goal = counts["answer 200"] + self._plan.between
                pause = time.monotonic() + chance.uniform(0.5, 1.5) * self._plan.apart
                while time.monotonic() < pause or counts["answer 200"] < goal:
                    if self._ending.is_set():
                        return
                    await asyncio.sleep(0.05)
                await self._happen(name, chance)

    async def _happen(self, name: str, chance: Random) -> None:
        """Inject a fault, then look for what had been restored before."""
        operation = self._operation
        restored = {} if operation is None else dict(operation.restored)
        await self._misfortunes[name](chance)
        self.report.tally.counts[name] += 1
        if operation is not None:
            await operation.check_restored(restored, name)

    def _cuts(self) -> int:
        return self.report.tally.counts[CUT]

    async def _slot(self, n: int) -> None:
        chance = Random(self._plan.seed * 1000 + n)
        turn = n
        while not self._ending.is_set():
            game = Game(KINDS[turn % len(KINDS)], self._processes, self._plan.manners, self.report, chance)
            await game.play(self._ending, self._engine)
            turn += 1


class Game:
    """One table from its opening to its end or the end of the run, and its verification."""

    def __init__(
        self, kind: Kind, processes: ServerProcesses, manners: Manners, report: Report, chance: Random
    ) -> None:
        self._kind = kind
        self._processes = processes
        self._manners = manners
        self._report = report
        self._chance = chance
        self._clients: list[Client] = []

    async def play(self, ending: asyncio.Event, engine: Engine) -> None:
        """Play until the game or the run is over, then verify."""
        id, headers = await self._sit_down()
        self._clients = [
            Client(
                id,
                seat,
                headers[seat] if seat is not None else {},
                self._processes.port,
                self._manners,
                self._report.tally,
                Random(self._chance.random()),
            )
            for seat in self._kind.clients
        ]
        self._report.games[self._kind.game] += 1
        following = [asyncio.create_task(client.follow()) for client in self._clients]
        playing: list[asyncio.Task[Any]] = [asyncio.create_task(client.play()) for client in self._clients]
        stop: asyncio.Task[Any] = asyncio.create_task(ending.wait())
        try:
            await asyncio.wait({stop, *playing}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*(client.finish() for client in self._clients))
            await asyncio.gather(*playing)
            await self._compare(id, engine)
        finally:
            for task in (*following, *playing, stop):
                task.cancel()
            await asyncio.gather(*following, *playing, stop, return_exceptions=True)
            for client in self._clients:
                client.close()

    async def _sit_down(self) -> tuple[str, list[dict[str, str]]]:
        """Open the table and seat the guests; return the credentials of each seat."""
        headers = [{"Cookie": (await self._insist("GET", "/")).cookie} for _ in self._kind.seats]
        wish = {
            "game": self._kind.game,
            "seats": list(self._kind.seats),
        }
        opened = (await self._insist("POST", "/api/tables", wish, headers[0], 201)).json
        for n, seat in enumerate(self._kind.seats):
            if seat is ELSEWHERE:
                body = {"seat": n, "name": f"Guest {n}", "key": "join" + secrets.token_hex(8)}
                path = f"/api/invitations/{opened['invite']}"
                await self._insist("POST", path, body, headers[n])
            elif str(n) in opened["tokens"]:
                headers[n] = {"Authorization": f"Bearer {opened['tokens'][str(n)]}"}
        return opened["id"], headers

    async def _insist(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        headers: dict[str, str] | None = None,
        status: int = 200,
    ) -> Reply:
        """Send a request until a process responds."""
        late = time.monotonic() + PATIENCE
        while True:
            http = HttpConnection(self._processes.port(self._chance), headers or {})
            try:
                reply = await http.ask(method, path, body)
                if reply.status == status:
                    return reply
                if reply.status != 503:
                    self._report.tally.fail(f"{method} {path} was answered {reply.status} {reply.body!r}")
            except Cut:
                pass
            finally:
                http.close()
            assert time.monotonic() < late, "nobody answers"
            await asyncio.sleep(0.1)

    async def _compare(self, id: str, engine: Engine) -> None:
        """Wait until all clients are up to date, then compare them with each other and with the database."""
        tally = self._report.tally
        version = await self._quiet()
        late = time.monotonic() + PATIENCE
        while any(client.latest is None or client.latest["version"] < version for client in self._clients):
            if time.monotonic() > late:
                seen = [client.latest and client.latest["version"] for client in self._clients]
                tally.fail(f"{id} is at version {version}, but its clients have heard of {seen}")
                return
            await asyncio.sleep(0.05)
        for client in self._clients:
            await self._compare_with_services(client)
        states = [common(client.latest) for client in self._clients if client.latest is not None]
        apart = [name for name in states[0] if any(state[name] != states[0][name] for state in states)]
        if apart:
            tally.fail(f"{id} differs for its clients in {apart}: {[state[apart[0]] for state in states]}")
            return
        stored = await asyncio.to_thread(read_stored, engine, id)
        self._report.hashes[id] = await asyncio.to_thread(check_stored, stored, self._clients, tally)
        if self._clients[0].latest is not None and self._clients[0].latest["over"]:
            self._report.over[self._kind.game] += 1

    async def _quiet(self) -> int:
        """Return the version of the table once no AI has to move."""
        late = time.monotonic() + PATIENCE
        before = -1
        while True:
            assert time.monotonic() < late, "the table does not come to rest"
            now = await self._look(self._clients[0], None)
            moving = any(s["kind"] == "ai" and s["asked"] and not s["done"] for s in now["seats"])
            if now["version"] == before and (now["over"] or now["wish"] is not None or not moving):
                return before
            before = now["version"]
            await asyncio.sleep(QUIET_SECONDS)

    async def _compare_with_services(self, client: Client) -> None:
        """Check that what a client has assembled is what every process shows it."""
        assert client.latest is not None
        seen = stands(client.latest, client.events)
        for n in range(len(self._processes.ports)):
            fresh = await self._look(client, n)
            if seen != stands(fresh, fresh["events"]):
                apart = [name for name in seen if seen[name] != fresh.get(name)]
                self._report.tally.fail(f"{client.table} differs for seat {client.seat} in {apart}")

    async def _look(self, client: Client, place: int | None) -> Json:
        query = "" if client.seat is None else f"?seat={client.seat}"
        late = time.monotonic() + PATIENCE
        while True:
            ports = self._processes.ports
            port = self._processes.port(self._chance) if place is None else ports[place]
            try:
                reply = await client.ask_at(port, "GET", query)
                if reply.status == 200:
                    return reply.json
                seen = f"{reply.status} {reply.body[:100]!r}"
            except Cut as cut:
                seen = str(cut)
            assert time.monotonic() < late, f"{client.table} is not shown: {seen}"
            await asyncio.sleep(0.1)


def on_a_file(directory: Path, plan: Plan, say: Say = print) -> Report:
    """Run with one process on SQLite."""
    return _run(ServerProcesses(directory, 1, None), None, plan, say, {})


def on_a_server(directory: Path, plan: Plan, server: Postgres, say: Say = print) -> Report:
    """Run with two processes on a PostgreSQL database whose connections are cut as well."""
    address = server.fresh()

    async def cut(_: Random) -> None:
        await asyncio.to_thread(_cut_off, server, address)

    return _run(ServerProcesses(directory, 2, address), address, plan, say, {CUT: cut})


def _cut_off(server: Postgres, address: str) -> None:
    """Terminate every connection to a database."""
    with server.connect() as admin:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        admin.execute(query, [make_url(address).database])


def _run(
    processes: ServerProcesses, address: str | None, plan: Plan, say: Say, more: dict[str, Misfortune]
) -> Report:
    place = processes.data.with_name("operation")
    chaos = Chaos(processes, lambda: open_database(processes.data, address), plan, more, place)
    try:
        return loops.run(chaos.run(say))
    finally:
        processes.stop()
        chaos.report.complaints = processes.complaints()
        # A run that breaks off has no report.
        for failure in chaos.report.tally.failures:
            say(failure)
