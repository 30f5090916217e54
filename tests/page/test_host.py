"""The host of one device, on a database in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from tests import loops
from weald.games import REGISTRY, find
from weald.page.boot import thinker
from weald.page.host import Host


class MemoryStore:
    """A double of the page's own database, with the same texts."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.full = False

    async def read(self, id: str) -> str | None:
        return json.dumps(self.tables[id]) if id in self.tables else None

    async def version(self, id: str) -> int | None:
        return self.tables[id]["head"]["version"] if id in self.tables else None

    async def heads(self) -> str:
        rows = [{**row, "entries": []} for row in self.tables.values()]
        return json.dumps(sorted(rows, key=lambda row: -row["head"]["updated"]))

    async def store(self, rows: str) -> str:
        if self.full:
            return "full"
        new = json.loads(rows)
        old = self.tables.get(new["table"], {"head": {"version": None}, "seats": [], "entries": []})
        if old["head"]["version"] != new["before"]:
            return "conflict"
        entries = [
            {**entry, "undone": new["undone"].get(str(entry["n"]), entry["undone"])}
            for entry in old["entries"]
        ]
        seats = {**{str(n): seat for n, seat in enumerate(old["seats"])}, **new["seats"]}
        self.tables[new["table"]] = {
            "format": new["format"],
            "head": {**old["head"], **new["head"]},
            "seats": list(seats.values()),
            "entries": entries + new["entries"],
        }
        return "stored"

    async def remove(self, id: str) -> None:
        del self.tables[id]


class Page:
    """A page in front of the host."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        think = thinker()

        async def think_later(task: str, seconds: float) -> str:
            return think(json.dumps({**json.loads(task), "seconds": min(seconds, 0.1)}))

        self.parts: list[str] = []

        async def ensure(part: str) -> None:
            self.parts.append(part)

        self.host = Host(self.store, think_later, ensure)
        self.pushed: list[dict[str, Any]] = []
        self._count = 0

    async def ask(self, do: str, **request: Any) -> Any:
        """Return the reply, whole."""
        self._count += 1
        number = self._count
        replies: list[dict[str, Any]] = []

        def send(text: str) -> None:
            message = json.loads(text)
            (replies if message.get("n") == number else self.pushed).append(message)

        await self.host.handle("a", json.dumps({"n": number, "do": do, **request}), send)
        return replies[0]

    async def call(self, do: str, **request: Any) -> Any:
        reply = await self.ask(do, **request)
        assert "ok" in reply, reply
        return reply["ok"]

    async def refusal(self, do: str, **request: Any) -> tuple[int, str]:
        reply = await self.ask(do, **request)
        return reply["refused"]["status"], reply["refused"]["code"]

    async def open(self, game: str = "ecosystem", rivals: int = 1, seed: int | None = 7, **more: Any) -> str:
        seats = [
            {"kind": "human", "name": "Noor"},
            *({"kind": "ai", "level": "easy", "name": ""} for _ in range(rivals)),
        ]
        opened = await self.call("create", game=game, seats=seats, seed=seed, options={}, **more)
        return str(opened["id"])

    async def answer(self, id: str, seat: int = 0) -> Any:
        now = await self.call("look", table=id, seat=seat)
        option = now["decisions"][0]["choices"][0]["id"]
        return await self.ask(
            "answer",
            table=id,
            seat=seat,
            expected=now["version"],
            key=f"key-{now['version']:08}",
            option=option,
        )

    async def asked(self, id: str, seat: int = 0) -> Any:
        """Wait until no other than a seat is asked, or the game is over."""
        while True:
            now = await self.call("look", table=id, seat=seat)
            others = [
                n for n, each in enumerate(now["seats"]) if each["asked"] and not each["done"] and n != seat
            ]
            if now["over"] or (now["decisions"] and not others):
                return now
            await asyncio.sleep(0.01)


def run(test: Callable[[Page], Coroutine[Any, Any, None]]) -> None:
    loops.run(test(Page()))


def test_a_game_of_every_title_is_played_and_goes_on_after_a_restart() -> None:
    async def play(page: Page) -> None:
        for game in REGISTRY:
            id = await page.open(game, rivals=0 if 1 in find(game).seats else 1)
            assert id.startswith("d-")
            now = await page.asked(id)
            for _ in range(6):
                now = await page.asked(id)
                assert "ok" in await page.answer(id)
            before = await page.asked(id)
            again = Page(page.store)
            after = await again.call("look", table=id, seat=0)
            assert (after["version"], after["view"]) == (before["version"], before["view"])
            assert now["version"] < after["version"]

    run(play)


def test_a_watching_page_is_shown_each_answer_once_with_its_key() -> None:
    async def watch(page: Page) -> None:
        id = await page.open(rivals=0)
        await page.call("watch", table=id, seat=0, w=4)
        await page.answer(id)
        shown = [message["snapshot"] for message in page.pushed if "snapshot" in message]
        assert [snapshot.get("confirmed") for snapshot in shown] == [None, ["key-00000000"]]
        assert {message["w"] for message in page.pushed} == {4}
        await page.call("leave", w=4)
        count = len(page.pushed)
        await page.answer(id)
        assert len(page.pushed) == count

    run(watch)


def test_the_same_key_is_carried_out_once_and_an_old_version_gets_what_it_missed() -> None:
    async def twice(page: Page) -> None:
        id = await page.open(rivals=0)
        now = await page.call("look", table=id, seat=0)
        option = now["decisions"][0]["choices"][0]["id"]
        answer = {"table": id, "seat": 0, "expected": 0, "option": option}
        first = await page.call("answer", key="key-number-1", **answer)
        assert await page.call("answer", key="key-number-1", **answer) == first
        stale = await page.ask("answer", key="key-number-2", **answer)
        assert stale["refused"]["status"] == 409
        assert stale["missed"]["version"] == first["version"]

    run(twice)


def test_what_needs_a_server_is_refused_in_words() -> None:
    async def refused(page: Page) -> None:
        guests = [{"kind": "human", "name": ""}, {"kind": "guest", "name": ""}]
        assert await page.refusal("create", game="ecosystem", seats=guests) == (422, "needs_server")
        alone = [{"kind": "human", "name": ""}]
        assert await page.refusal("create", game="ecosystem", seats=alone, fair=True) == (422, "needs_server")
        assert await page.refusal("create", game="ecosystem", seats=alone, timer=60) == (422, "needs_server")
        assert await page.refusal("say", table="d-1", seat=0, text="hello") == (422, "needs_server")
        assert await page.refusal("look", table="d-1", seat=0) == (404, "unknown_table")
        assert page.store.tables == {}

    run(refused)


def test_a_full_device_refuses_and_nothing_changes() -> None:
    async def full(page: Page) -> None:
        id = await page.open(rivals=0)
        before = await page.call("look", table=id, seat=0)
        page.store.full = True
        reply = await page.answer(id)
        assert (reply["refused"]["status"], reply["refused"]["code"]) == (507, "device_full")
        assert await page.call("look", table=id, seat=0) == before
        page.store.full = False
        assert "ok" in await page.answer(id)

    run(full)


def test_a_table_that_a_newer_page_has_kept_is_left_alone() -> None:
    async def newer(page: Page) -> None:
        id = await page.open(rivals=0)
        page.store.tables[id]["format"] = 2
        again = Page(page.store)
        assert await again.refusal("look", table=id, seat=0) == (422, "page_older")
        assert (await again.call("tables"))["tables"] == []

    run(newer)


def test_all_games_are_saved_in_one_file_and_come_back() -> None:
    async def save(page: Page) -> None:
        id = await page.open(rivals=0)
        for _ in range(3):
            await page.answer(id)
        saved = await page.call("save")
        assert [record["game"] for record in saved["games"]] == ["ecosystem"]
        other = Page()
        (brought,) = [
            await other.call("bring", record=json.dumps(record), play=True) for record in saved["games"]
        ]
        one, two = [await p.call("look", table=t, seat=0) for p, t in ((page, id), (other, brought["id"]))]
        assert one["view"] == two["view"]
        assert two["disclosed"] == ["imported"]
        assert await other.refusal("bring", record="{", play=True) == (400, "record_broken")

    run(save)


def test_the_list_names_the_own_tables() -> None:
    async def listed(page: Page) -> None:
        id = await page.open(rivals=0)
        assert page.parts[0] == "ecosystem"
        (row,) = (await page.call("tables"))["tables"]
        assert (row["id"], row["mine"], row["host"], row["over"]) == (id, [0], True, False)
        await page.call("remove", table=id)
        assert (await page.call("tables"))["tables"] == []

    run(listed)


def test_a_hint_comes_from_the_worker_that_thinks() -> None:
    async def hint(page: Page) -> None:
        id = await page.open("sylvion", rivals=0)
        now = await page.call("look", table=id, seat=0)
        hint = await page.call("hint", table=id, seat=0, expected=now["version"])
        assert hint["option"] in {choice["id"] for choice in now["decisions"][0]["choices"]}

    run(hint)
