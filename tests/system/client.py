"""A simulated player: follows a table live and answers at random over a faulty connection."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.system.http_client import ON_PURPOSE, Cut, HttpConnection, Json, Reply, When

ATTEMPTS = 80
# The statuses that a correct command may get; any other is a failure.
TOLD = frozenset({200, 409, 422})
AGAIN = frozenset({429, 503})


@dataclass(slots=True)
class Sent:
    """A command and its responses."""

    what: str
    body: Json
    # The version in the first confirmation, and its time.
    confirmed: int | None = None
    confirmed_at: float = 0.0
    refused: int = 0
    # The number of attempts whose outcome is unknown.
    lost: int = 0

    @property
    def key(self) -> str:
        return str(self.body["key"])

    @property
    def may_change_nothing(self) -> bool:
        """Whether it may leave no entry though it is confirmed, because the seat was already as requested."""
        return self.what == "seat"


@dataclass(slots=True)
class Tally:
    """The counts and failures of all clients."""

    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    # The tables and keys of the commands that were confirmed and leave an entry, in order.
    confirmed: list[tuple[str, str]] = field(default_factory=list)
    # The number of answers among them.
    answers: int = 0
    # Seconds from the loss of a live connection, other than one cut by its client, to the next message.
    reconnects: list[float] = field(default_factory=list)

    def fail(self, text: str) -> None:
        """Record a failure."""
        self.counts["failures"] += 1
        if len(self.failures) < 50:
            self.failures.append(text)


@dataclass(frozen=True, slots=True)
class Manners:
    """The behaviour of clients: thinking time and the rates of connection faults."""

    think: float = 0.4
    cut_command: float = 0.1
    cut_line: float = 0.02
    twice: float = 0.25
    hasty: float = 0.1


class Client:
    """A client of a table: one of several tabs of a seat, or a spectator."""

    def __init__(
        self,
        table: str,
        seat: int | None,
        headers: dict[str, str],
        port: Callable[[Random], int],
        manners: Manners,
        tally: Tally,
        chance: Random,
    ) -> None:
        self.table = table
        self.seat = seat
        self.sent: list[Sent] = []
        self.latest: Json | None = None
        self.events: list[Json] = []
        self._headers = headers
        self._port = port
        self._manners = manners
        self._tally = tally
        self._chance = chance
        self._wires: dict[int, HttpConnection] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._playing = True

    async def follow(self) -> None:
        """Follow the table on one live connection after another."""
        query = "" if self.seat is None else f"?seat={self.seat}"
        lost: float | None = None
        while True:
            heard = cut = False
            address = f"ws://127.0.0.1:{self._port(self._chance)}/api/tables/{self.table}/live{query}"
            try:
                async with connect(
                    address,
                    additional_headers=self._headers,
                    max_size=None,
                    proxy=None,
                    open_timeout=20,
                    close_timeout=0.1,
                    ping_interval=None,
                    compression=None,
                ) as line:
                    self._tally.counts["lines opened"] += 1
                    async for text in line:
                        if lost is not None:
                            self._tally.reconnects.append(time.monotonic() - lost)
                        lost, heard = None, True
                        self._hear(json.loads(text))
                        if self._playing and self._chance.random() < self._manners.cut_line:
                            self._tally.counts["lines cut"] += 1
                            cut = True
                            line.transport.abort()
                            break
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            if heard and not cut:
                lost = time.monotonic()
            await asyncio.sleep(self._chance.uniform(0.01, 0.2))

    def _hear(self, message: Json) -> None:
        self._tally.counts["live messages"] += 1
        if "version" in message:
            self.take(message)
        elif len(message) != 1 or not message.keys() <= {"there", "watching", "talk", "point", "refused"}:
            self._tally.fail(f"an unknown message at {self.table}: {sorted(message)}")

    def take(self, snapshot: Json) -> None:
        """Keep the newest snapshot and assemble the events, as the protocol says."""
        if snapshot["seat"] != self.seat or snapshot["id"] != self.table:
            self._tally.fail(f"a snapshot of seat {snapshot['seat']} came to seat {self.seat}")
            return
        if self.latest is not None and snapshot["version"] < self.latest["version"]:
            return
        first = snapshot["last"] - len(snapshot["events"])
        if first > len(self.events):
            # Every response continues the known events; otherwise there is a gap.
            self._tally.fail(f"events {len(self.events) + 1} to {first} are missing at {self.table}")
            return
        self.events[first:] = snapshot["events"]
        self.latest = snapshot

    async def play(self) -> None:
        """Act at random until the game or the run is over."""
        while self._playing and not (self.latest and self.latest["over"]):
            await asyncio.sleep(self._chance.uniform(0.0, self._manners.think))
            wish = self._decide() if self.latest is not None and self.seat is not None else None
            if wish is not None and self._playing:
                await self._deliver(*wish)

    async def finish(self) -> None:
        """Send nothing new and wait for pending commands."""
        self._playing = False
        while self._under_way:
            await asyncio.wait(set(self._under_way))

    def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        for http in self._wires.values():
            http.close()

    def _decide(self) -> tuple[str, Json] | None:
        """Return the next command, mostly an answer."""
        now, seat, chance = self.latest, self.seat, self._chance
        assert now is not None
        assert seat is not None
        if now["seats"][seat]["kind"] == "ai":
            return ("seat", {"kind": "human"}) if chance.random() < 0.3 else None
        wish = now["wish"]
        if wish is not None and seat in wish["asked"] and seat not in wish["agreed"]:
            return "consent", {"agree": chance.random() < 0.7}
        dice = chance.random()
        if dice < 0.03:
            return "undo", {}
        if dice < 0.035:
            return "seat", {"kind": "ai", "level": "random"}
        if dice < 0.04:
            return "say", {"text": f"Round {chance.randrange(1000)}"}
        if not now["decisions"]:
            return None
        choices = now["decisions"][0]["choices"]
        return "answer", {"option": "nonsense" if dice > 0.98 else chance.choice(choices)["id"]}

    async def _deliver(self, what: str, more: Json) -> None:
        """Send a command, perhaps twice, and wait for the response, perhaps not long enough."""
        chance, manners = self._chance, self._manners
        assert self.latest is not None
        body = {"seat": self.seat, "key": secrets.token_hex(16), **more}
        if what != "say":
            body["expected"] = self.latest["version"]
        sent = Sent(what, body)
        self.sent.append(sent)
        task = self._start(sent, chance.uniform(0.0, 0.5) if chance.random() < 0.1 else 0.0)
        if chance.random() < manners.twice:
            self._tally.counts["sent twice"] += 1
            # It may arrive after the seat's next command.
            self._start(sent, chance.uniform(0.0, 2.0))
        hasty = chance.random() < manners.hasty
        await asyncio.wait({task}, timeout=chance.uniform(0.0, 0.1) if hasty else None)

    def _start(self, sent: Sent, delay: float) -> asyncio.Task[None]:
        task = asyncio.create_task(self._send(sent, delay))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _send(self, sent: Sent, delay: float) -> None:
        """Resend a command until its outcome is known."""
        await asyncio.sleep(delay)
        chance = self._chance
        for _ in range(ATTEMPTS):
            cut = When.NEVER
            if chance.random() < self._manners.cut_command:
                cut = chance.choice((When.MIDWAY, When.UNANSWERED))
            at = time.monotonic()
            try:
                reply = await self.ask("POST", sent.what, sent.body, cut)
            except Cut as broken:
                sent.lost += 1
                self._tally.counts["commands cut"] += str(broken) == ON_PURPOSE
            else:
                if reply.status not in AGAIN:
                    self._told(sent, reply, at)
                    return
                self._tally.counts[f"{reply.status} {reply.json['error']['code']}"] += 1
            await asyncio.sleep(chance.uniform(0.02, 0.5))
        self._tally.counts["never confirmed"] += 1

    def _told(self, sent: Sent, reply: Reply, at: float) -> None:
        self._tally.counts[f"{sent.what} {reply.status}"] += 1
        if reply.status not in TOLD:
            self._tally.fail(f"{sent.what} {sent.body} was answered {reply.status} {reply.body[:200]!r}")
            return
        body = reply.json
        if reply.status == 200:
            if sent.confirmed is None:
                sent.confirmed, sent.confirmed_at = body.get("version", 0), time.monotonic()
                if not sent.may_change_nothing:
                    self._tally.confirmed.append((self.table, sent.key))
                    self._tally.answers += sent.what == "answer"
        else:
            sent.refused += 1
            self._tally.counts[body["error"]["code"]] += 1
            if sent.confirmed is not None and sent.confirmed_at < at:
                self._tally.fail(f"{sent.what} {sent.body} was confirmed, then refused: {body['error']}")
        snapshot = body.get("missed", body)
        if "version" in snapshot:
            self.take(snapshot)

    async def ask(self, method: str, what: str, body: Json | None = None, cut: When = When.NEVER) -> Reply:
        """Send a request about the table to any process."""
        port = self._port(self._chance)
        return await self.ask_at(port, method, what, body, cut)

    async def ask_at(
        self, port: int, method: str, what: str, body: Json | None = None, cut: When = When.NEVER
    ) -> Reply:
        """Send a request about the table to one process."""
        # Concurrent commands need separate connections.
        http = self._wires.pop(port, None) or HttpConnection(port, self._headers)
        path = f"/api/tables/{self.table}{'/' if what and not what.startswith('?') else ''}{what}"
        reply = await http.ask(method, path, body, cut, self._chance.uniform(0.0, 0.05))
        if self._wires.setdefault(port, http) is not http:
            http.close()
        return reply
