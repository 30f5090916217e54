"""The made engine under Pyodide, in Node: the very messages of a page, beside the host in CPython."""

from __future__ import annotations

import asyncio
import fcntl
import gzip
import json
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests import loops
from tests.page.test_host import Page
from tests.programs import required
from weald.games import REGISTRY, find

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "engine"
ANSWERS = 40
# Megabytes of the heap of WebAssembly after a game of each title, in one worker that plays and thinks.
HEAP = 48
# Bytes of the engine with one game, compressed as every static host can.
FIRST_GAME = 6_500_000
LARGEST_GAME = 7_500_000
NEEDED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "library.zip", "core.zip")
# The names of a table, which are made by chance.
OWN = ("id", "invite")


def engine() -> Path:
    """Return the folder of the engine, made once for these sources."""
    node = required("node")
    if not (ROOT / "node_modules" / "pyodide").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=ROOT, check=True)
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([node, str(ROOT / "tools" / "engine.mjs"), str(BUILT)], cwd=ROOT, check=True)
    return BUILT


class Wasm:
    """A page in front of the made engine, in a process of Node."""

    def __init__(self, folder: Path) -> None:
        program = [required("node"), str(Path(__file__).parent / "engine_host.mjs"), str(folder)]
        self._process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._count = 0
        self.pushed: list[dict[str, Any]] = []
        assert "ready" in self._read()

    def call(self, do: str, **request: Any) -> Any:
        """Return the reply, whole."""
        self._count += 1
        self._write(json.dumps({"n": self._count, "do": do, **request}))
        while True:
            message = self._read()
            if message.get("n") == self._count:
                return message
            self.pushed.append(message)

    def heap(self) -> int:
        """Return the bytes of its heap."""
        self._write("heap")
        return int(self._read()["heap"])

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def _write(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("{"), line
        return dict(json.loads(line))


class Native:
    """The same page in front of the host in CPython."""

    def __init__(self) -> None:
        self._page = Page()
        self._loop = loops.LoopThread()

    @property
    def pushed(self) -> list[dict[str, Any]]:
        """Everything that the page was shown."""
        return self._page.pushed

    def call(self, do: str, **request: Any) -> Any:
        """Return the reply, whole."""
        reply = self._loop.run(self._page.ask(do, **request), 60)
        self._loop.run(asyncio.sleep(0), 60)
        return reply

    def close(self) -> None:
        """End its loop."""
        self._loop.close()


Twin = Wasm | Native


@pytest.fixture(scope="module")
def wasm() -> Iterator[Wasm]:
    page = Wasm(engine())
    yield page
    page.close()


@pytest.fixture(scope="module")
def native() -> Iterator[Native]:
    page = Native()
    yield page
    page.close()


def opened(twin: Twin, game: str, kinds: list[dict[str, Any]]) -> str:
    """Open a table of the same deal."""
    reply = twin.call("create", game=game, seats=kinds, seed=11, options={})
    assert "ok" in reply, reply
    return str(reply["ok"]["id"])


def digest(message: Any) -> str:
    """Return the hash of a message without what differs wherever it is played."""
    if isinstance(message, dict):
        message = {name: part for name, part in message.items() if name not in OWN}
    return sha256(json.dumps(message, sort_keys=True).encode()).hexdigest()


def played(twin: Twin, game: str) -> list[str]:
    """Play the first answers of a game as all its seats; return the digests of everything that was shown."""
    count = max(2, find(game).seats[0])
    human = [{"kind": "human", "name": f"Seat {n}"} for n in range(count)]
    id = opened(twin, game, human[: max(find(game).seats)])
    shown = []
    for number in range(ANSWERS):
        snapshots = [twin.call("look", table=id, seat=seat)["ok"] for seat in range(len(human))]
        shown += [digest(snapshot) for snapshot in snapshots]
        if snapshots[0]["over"]:
            break
        seat = next(n for n, snapshot in enumerate(snapshots) if snapshot["decisions"])
        choices = snapshots[seat]["decisions"][0]["choices"]
        if number % 8 == 0:
            shown.append(digest(twin.call("outcomes", table=id, seat=seat)))
        answer = {"option": choices[number * 7 % len(choices)]["id"], "expected": snapshots[seat]["version"]}
        reply = twin.call("answer", table=id, seat=seat, key=f"key-{number:08}", **answer)
        assert "ok" in reply, reply
        shown.append(digest(reply))
    record = twin.call("record", table=id)["ok"]
    shown.append(digest({name: record[name] for name in ("game", "seed", "answers") if name in record}))
    shown.append(digest(twin.call("scene", table=id, seat=0, after=0)["ok"]))
    return shown


@pytest.mark.parametrize("game", REGISTRY)
def test_the_engine_shows_what_the_host_in_cpython_shows(game: str, wasm: Wasm, native: Native) -> None:
    here, there = played(wasm, game), played(native, game)
    assert len(here) > ANSWERS
    assert here == there


@pytest.mark.parametrize("game", REGISTRY)
def test_an_ai_seat_and_a_hint_are_there_in_the_engine(game: str, wasm: Wasm) -> None:
    alone = 1 in find(game).seats
    seats = [{"kind": "human", "name": "Noor"}]
    seats += [] if alone else [{"kind": "ai", "level": "easy", "name": ""}]
    id = opened(wasm, game, seats)
    now: dict[str, Any] = {"decisions": []}
    while not now["decisions"]:
        now = wasm.call("look", table=id, seat=0)["ok"]
    hint = wasm.call("hint", table=id, seat=0, expected=now["version"])["ok"]
    options = {choice["id"] for choice in now["decisions"][0]["choices"]}
    assert hint["option"] in options


def test_a_refusal_names_its_reason_and_a_watching_page_is_shown_each_answer(wasm: Wasm) -> None:
    refused = wasm.call("create", game="ecosystem", seats=[{"kind": "guest", "name": ""}] * 2)
    assert refused["refused"]["code"] == "needs_server"
    unknown = wasm.call("create", game="no_such_game", seats=[])
    assert unknown["refused"]["status"] < 500
    id = opened(wasm, "ecosystem", [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}])
    assert wasm.call("watch", table=id, seat=0, w=3)["ok"] == {}
    first = next(message["snapshot"] for message in wasm.pushed if "snapshot" in message)
    option = first["decisions"][0]["choices"][0]["id"]
    wasm.call("answer", table=id, seat=0, expected=first["version"], key="key-number-1", option=option)
    shown = [message["snapshot"] for message in wasm.pushed if "snapshot" in message]
    assert shown[-1]["confirmed"] == ["key-number-1"]


@pytest.mark.parametrize("game", REGISTRY)
def test_the_heap_of_a_device_with_one_game_stays_small(game: str) -> None:
    """Hints and AI seats that search have a worker of their own in the page."""
    page = Wasm(engine())
    try:
        played(page, game)
        assert page.heap() <= HEAP * 2**20
    finally:
        page.close()


def test_the_engine_with_a_game_is_small() -> None:
    folder = engine()
    small = {name: len(gzip.compress((folder / name).read_bytes(), 9)) for name in NEEDED}
    games = {game: len(gzip.compress((folder / f"{game}.zip").read_bytes(), 9)) for game in REGISTRY}
    largest = max(games, key=lambda game: games[game])
    assert sum(small.values()) + games[largest] <= LARGEST_GAME
    assert all(sum(small.values()) + games[game] <= FIRST_GAME for game in REGISTRY if game != largest)
