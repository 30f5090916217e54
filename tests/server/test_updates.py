"""Updates: processes on one database one after the other; pages and processes of 0.2.0 meanwhile."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text

from tests.contract.hosts import Process, Storages
from tests.postgres import Postgres
from tests.server.live_server import Browser, expect, fresh_key, heard, heard_aside, people, refused, running
from weald.server.errors import ServeError
from weald.server.storage import queries
from weald.server.storage.database import FILE, open_database, writing
from weald.tables import rows
from weald.tables.commands import SERVICE, Answer
from weald.tables.decide import decide

STORED = Path(__file__).parents[1] / "positions" / "0.2.0" / "server"
THREE = ("Noor", "Till", "Ada")


def asked(browser: Browser, id: str) -> dict[str, Any]:
    """Return an answer to the present question of a table, with its key."""
    around = browser.look(id)
    seat = next(n for n, one in enumerate(around["seats"]) if one["asked"] and not one["done"])
    option = browser.look(id, seat)["decisions"][0]["choices"][0]["id"]
    return {"seat": seat, "expected": around["version"], "key": fresh_key(), "option": option}


def test_two_processes_are_updated_one_after_the_other(tmp_path: Path, database: str) -> None:
    """While one is stopped the other serves; what was confirmed by either counts once with both."""
    sent: list[dict[str, Any]] = []

    def play(browser: Browser, id: str, answers: int) -> None:
        for _ in range(answers):
            sent.append(asked(browser, id))
            assert expect(browser.post(id, "answer", **sent[-1]), 200)["version"] == len(sent)

    with running(tmp_path, database=database) as one, Browser(one) as noor:
        id = noor.open(people(*THREE))["id"]
        cookies = dict(noor.http.cookies)
        with running(tmp_path, database=database) as other, Browser(other) as again:
            again.http.cookies.update(cookies)
            play(noor, id, 4)
            play(again, id, 4)
    # The first one is back, with the other still to come.
    with running(tmp_path, database=database) as one, Browser(one) as noor:
        noor.http.cookies.update(cookies)
        play(noor, id, 4)
        with running(tmp_path, database=database) as other, Browser(other) as again:
            again.http.cookies.update(cookies)
            play(again, id, 4)
            for command in sent:
                for browser in (noor, again):
                    assert expect(browser.post(id, "answer", **command), 200)["version"] == len(sent)
            play(noor, id, 2)


def store_as_0_2_0(engine: Engine, answer: Answer) -> None:
    """Store an answer as a process of 0.2.0 does: it locks the row, looks at the version, then updates it."""
    with writing(engine) as connection:
        lock = text("SELECT version FROM tables WHERE id = :id FOR UPDATE")
        version = connection.execute(lock, {"id": answer.table}).scalar_one()
        stored = queries.stored(connection, answer.table)
        assert stored is not None
        before = rows.read(stored)
        assert before.version == version
        made = rows.written(before, decide(before, answer, SERVICE, 1_790_000_000_000), answer.key, 1)
        head = {
            name: json.dumps(value) for name, value in made.head.items() if isinstance(value, dict | list)
        }
        change = ", ".join(f"{name} = :{name}" for name in made.head)
        connection.execute(
            text(f"UPDATE tables SET {change} WHERE id = :id"), {**made.head, **head, "id": answer.table}
        )
        (entry,) = made.entries
        columns = ", ".join(entry)
        values = ", ".join(f":{name}" for name in entry)
        listed = {name: json.dumps(value) for name, value in entry.items() if isinstance(value, list)}
        connection.execute(text(f"INSERT INTO entries ({columns}) VALUES ({values})"), {**entry, **listed})


def test_a_process_of_0_2_0_goes_on_beside_this_one(tmp_path: Path, server: Postgres) -> None:
    """It orders its commands by a lock and this one by the version: neither loses an answer of the other."""
    storages = Storages("postgresql", tmp_path, server)

    async def play(process: Process) -> list[tuple[int, str | None]]:
        id = await process.open()
        engine = open_database(tmp_path, storages.address)
        for n in range(6):
            latest = (await process.desk.latest(id)).revision
            seat = latest.waiting[0]
            decision = latest.table.decision(seat)
            assert decision is not None
            answer = Answer(id, seat, latest.version, f"key-number-{n}", decision.options[0])
            if n % 2:
                store_as_0_2_0(engine, answer)
                # Even if this process has not seen it yet, it decides from there.
                repeated = await process.desk.submit(answer, SERVICE)
                assert repeated.version == n + 1
            else:
                await process.desk.submit(answer, SERVICE)
        engine.dispose()
        stored = await process.desk.stored(id)
        return [(entry["n"], entry["key"]) for entry in stored.entries[1:]]

    assert storages.run(play) == [(n + 1, f"key-number-{n}") for n in range(6)]


def test_a_process_of_an_older_release_does_not_start_on_a_newer_database(
    tmp_path: Path, database: str
) -> None:
    engine = open_database(tmp_path, database)
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    with pytest.raises(ServeError) as error:
        open_database(tmp_path, database)
    assert error.value.message.id == "cli-data-newer"
    engine.dispose()


def test_a_page_of_0_2_0_that_is_open_during_the_update_goes_on(tmp_path: Path) -> None:
    """It has an unsigned cookie, answers by POST, and knows the first forms of messages only."""
    (tmp_path / FILE).write_bytes(gzip.decompress((STORED / "tables.db.gz").read_bytes()))
    seen = json.loads((STORED / "manifest.json").read_text())["sqlite"]
    table = next(one for one in seen["tables"] if (one["game"], one["sort"]) == ("ecosystem", "elsewhere"))
    seat, mine = next((int(n), one) for n, one in table["seats"].items() if one["options"])
    with running(tmp_path) as url, Browser(url) as page:
        page.http.cookies.set("weald", seen["people"][mine["person"]])
        # Its connection comes back with what it asked for before the update.
        with page.connect(table["id"], f"?seat={seat}&talk=0") as line:
            first = heard(line)
            assert (first["version"], first["seat"]) == (table["version"], seat)
            line.send(json.dumps({"outcomes": {"seat": seat}}))
            assert heard_aside(line, "outcomes") is not None
            line.send(json.dumps({"scene": {"seat": seat, "on": True}}))
            # An answer that it could not send meanwhile.
            body = {"seat": seat, "expected": table["version"], "key": fresh_key()}
            reply = expect(page.post(table["id"], "answer", option=mine["options"][-1], **body), 200)
            assert (reply["version"], reply["seat"]) == (table["version"] + 1, seat)
            assert heard(line)["version"] == reply["version"]
            again = expect(page.post(table["id"], "answer", option=mine["options"][-1], **body), 200)
            assert again == reply
            undo = {"seat": seat, "expected": reply["version"], "key": fresh_key()}
            assert expect(page.post(table["id"], "undo", **undo), 200)["version"] == reply["version"] + 1
            late = page.post(table["id"], "answer", option="x", **{**body, "key": fresh_key()})
            refused(late, 409, "stale")
            assert late.json()["missed"]["version"] == reply["version"] + 1
