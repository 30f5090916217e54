"""Stored data of released versions are read, checked and played on: positions, records, server databases.

`tests/positions/<version>/` is made once for every release by `python -m tools.save_version`, which says what
is in it, and is never changed afterwards.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import weald
from tests.generic.cases import moments
from tests.postgres import postgres
from tests.server.live_server import PATIENCE, Browser, Json, expect, fresh_key, running
from weald.kernel.errors import Difference
from weald.server.storage.backup import Restored, restore
from weald.server.storage.database import open_database

# By position: options that came with a later version.
LATER = {
    "0.2.0-spirit_island-12-spirit": {
        "amorphous", "foreboding", "madness", "pandemonium", "reach", "resilience", "sunshine", "travel",
    },
}  # fmt: skip
STORED = Path(__file__).parent.parent / "positions"
VERSIONS = sorted(path.name for path in STORED.iterdir())
# Each game with the fewest kinds of questions that its positions ask.
KINDS = {"ecosystem": 5, "living_forest_duel": 8, "spirit_island": 35, "sylvion": 24}
SORTS = {
    "hot seat", "robots", "elsewhere", "wish", "invited", "lent", "timed", "finished", "archived", "imported",
    "continued",
}  # fmt: skip
# Records that today's rules play differently: after which answer, and by which rule change.
DEPARTURES = {
    "0.1.0-spirit_island-07": (93, "F19"),
    "0.1.0-spirit_island-08": (162, "P17"),
    "0.1.0-spirit_island-09": (143, "P17"),
    "0.2.0-spirit_island-28": (50, "A36"),
    "0.2.0-spirit_island-44": (126, "A36"),
    "0.1.0-spirit_island-10": (30, "F19"),
    "0.1.0-spirit_island-19": (60, "F19"),
    "0.1.0-spirit_island-25": (79, "F19"),
    "0.1.0-sylvion-08": (56, "D1"),
    "0.1.0-sylvion-13": (31, "D1"),
    "0.2.0-spirit_island-15": (104, "F19"),
    "0.2.0-spirit_island-40": (87, "F19"),
    "0.2.0-spirit_island-42": (62, "F19"),
    "0.2.0-spirit_island-56": (91, "F19"),
}
# Number of answers that are given at each table of a server.
ANSWERS = 3


def stored(kind: str) -> list[Any]:
    """Return the positions or records of all versions, one test each."""
    paths = sorted(STORED.glob(f"*/*/{kind}/*.json"))
    return [pytest.param(path, id="-".join((path.parts[-4], path.parts[-3], path.stem))) for path in paths]


@cache
def manifest(folder: Path) -> Json:
    """Return the views from the time when a folder was saved."""
    return read(folder / "manifest.json")


def saved(path: Path) -> Json:
    """Return the views from the time when a file was saved."""
    document: Json = manifest(path.parents[1])[path.parent.name][path.name]
    return document


def read(path: Path) -> Json:
    """Read a JSON document."""
    document: Json = json.loads(path.read_text("utf-8"))
    return document


def test_the_first_release_is_stored() -> None:
    assert {"0.1.0", "0.2.0"} <= set(VERSIONS)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", KINDS)
def test_a_release_is_stored_as_a_whole(version: str, game: str) -> None:
    folder = STORED / version / game
    for kind, fewest in (("positions", 20), ("records", 9)):
        paths = sorted((folder / kind).iterdir())
        assert [path.name for path in paths] == sorted(manifest(folder)[kind])
        assert len({path.read_bytes() for path in paths}) == len(paths) >= fewest
        documents = [read(path) for path in paths]
        assert {document["seats"] for document in documents} == set(weald.new(game).game.seats)
    pending = manifest(folder)["positions"].values()
    assert len({asked["kind"] for seats in pending for asked in seats.values()}) >= KINDS[game]
    positions = [read(path) for path in (folder / "positions").iterdir()]
    assert sum(bool(position["answers"]) for position in positions) >= 5


@pytest.mark.parametrize("path", stored("positions"))
def test_a_position_is_read_and_played_on(path: Path) -> None:
    position = read(path)
    t = weald.load(position)
    assert {str(decision.seat) for decision in t.pending} == set(saved(path))
    for decision in t.pending:
        options = saved(path)[str(decision.seat)]["options"]
        later = LATER.get("-".join((path.parts[-4], path.parts[-3], path.stem)), set())
        assert len({*decision.options} - later) == len(options)
        for option in options:
            if option not in decision.options:
                # An option that has another name today is still taken by its old one.
                t.clone().answer(decision.seat, option)
    now = t.position()
    if [now[name] for name in ("weald", "version")] == [position[name] for name in ("weald", "version")]:
        assert now == position
    again = weald.load(json.loads(json.dumps(now)))
    assert again.position() == now
    assert [repr(decision) for decision in again.pending] == [repr(decision) for decision in t.pending]
    for _ in moments(t, Random(path.name)):
        assert t.game.invariants(t.run.state) == []
    assert t.result is not None
    assert weald.replay(t.record()).position() == t.position()


@pytest.mark.parametrize("path", stored("records"))
def test_a_record_ends_as_it_ended_or_departs_by_a_rule_change(path: Path) -> None:
    departure = DEPARTURES.get("-".join((path.parts[-4], path.parts[-3], path.stem)))
    if departure is not None:
        with pytest.raises(Difference) as different:
            weald.replay(read(path))
        assert (different.value.answer, different.value.changes[0]) == departure
        return
    t = weald.replay(read(path))
    assert t.over
    assert t.result is not None
    assert saved(path) == {
        "answers": len(t.entries),
        "winners": list(t.result.winners),
        "totals": [score["total"] for score in t.result.scores],
    }


class Visit:
    """The people of a stored server, back at their tables."""

    def __init__(self, url: str, people: dict[str, str], stack: ExitStack) -> None:
        self.url = url
        self.people = {name: stack.enter_context(Browser(url)) for name in people}
        for name, cookie in people.items():
            self.people[name].http.cookies.set("weald", cookie)
        self.stack = stack

    def look_at(self, table: Json) -> None:
        """Compare a table with what was seen when it was saved."""
        noor = self.people["noor"]
        id = table["id"]
        around = noor.look(id)
        for name in ("game", "imported", "over", "invite"):
            assert around[name] == table[name]
        lines = expect(noor.http.get(f"/api/tables/{id}/talk"), 200)["talk"]
        assert [line["text"] for line in lines] == table["talk"]
        # The time of the stored table may be up: then an AI has taken over.
        if table["sort"] != "timed":
            for name in ("version", "last"):
                assert around[name] == table[name]
            # Requests of version 0.1.0 do not say whose answers they are about.
            assert around["wish"] == (table["wish"] and {"whose": [], **table["wish"]})
            assert [seat["kind"] for seat in around["seats"]] == table["kinds"]
        for seat, seen in table["seats"].items():
            today = self.people[seen["person"]].look(id, int(seat))
            if table["sort"] != "timed":
                assert today["answered"] == seen["answered"]
                choices = [choice for decision in today["decisions"] for choice in decision["choices"]]
                assert len(choices) == len(seen["options"])
        for seat, token in table["tokens"].items():
            with Browser(self.url, token) as program:
                assert program.look(id, int(seat))["mine"] == [int(seat)]

    def look_back_at(self, table: Json) -> None:
        """Look at the end and the beginning of a game that is over."""
        noor = self.people["noor"]
        path = f"/api/tables/{table['id']}"
        result = noor.look(table["id"])["result"]
        assert result["winners"] == table["winners"]
        assert [score["total"] for score in result["scores"]] == table["totals"]
        assert expect(noor.http.get(f"{path}/replay", params={"at": 1}), 200)["at"] == 1
        record = expect(noor.http.get(f"{path}/record"), 200)
        replayed = weald.replay({name: value for name, value in record.items() if name != "names"})
        assert replayed.result is not None
        assert list(replayed.result.winners) == table["winners"]

    def play_on(self, table: Json) -> None:
        """Answer with an option by its old name, then go on."""
        id = table["id"]
        sort = table["sort"]
        if sort == "wish":
            self.consent(table)
        elif sort in ("invited", "gathering"):
            guest = self.stack.enter_context(Browser(self.url))
            given = {"contribution": "02" * 16} if sort == "gathering" else {}
            body = {"seat": 1, "name": "Ada", "key": fresh_key(), **given}
            expect(guest.http.post(f"/api/invitations/{table['invite']}", json=body), 200)
            table["seats"]["1"] = {"person": "ada", "options": []}
            self.people["ada"] = guest
        elif sort in ("lent", "timed"):
            self.take_back(table)
        answers = 0
        late = time.monotonic() + PATIENCE
        while answers < ANSWERS:
            after = self.answer(table, old=not answers and sort not in ("wish", "timed"))
            if after is None:
                assert not self.people["noor"].look(id)["over"], "the game was stored just before its end"
                assert time.monotonic() < late, "nobody is asked"
                # An AI is thinking.
                time.sleep(0.05)
            else:
                answers += 1
                if after["over"]:
                    return

    def answer(self, table: Json, old: bool) -> Json | None:
        """Answer for a seat that is asked and return what it sees next; None if no seat is asked."""
        for seat, seen in table["seats"].items():
            person = self.people[seen["person"]]
            around = person.look(table["id"], int(seat))
            if not around["decisions"]:
                continue
            option = around["decisions"][0]["choices"][-1]["id"]
            if old and seen["options"]:
                option = seen["options"][-1]
            body = {"seat": int(seat), "expected": around["version"], "key": fresh_key(), "option": option}
            reply = person.post(table["id"], "answer", **body)
            # An AI may have been faster if any seat may answer.
            return None if reply.status_code == 409 else expect(reply, 200)
        return None

    def consent(self, table: Json) -> None:
        """Agree to the open wish."""
        seat = table["wish"]["asked"][0]
        body = {"seat": seat, "expected": table["version"], "key": fresh_key(), "agree": True}
        person = self.people[table["seats"][str(seat)]["person"]]
        assert expect(person.post(table["id"], "consent", **body), 200)["wish"] is None

    def take_back(self, table: Json) -> None:
        """Take back the seats that an AI plays for people."""
        for seat, seen in table["seats"].items():
            person = self.people[seen["person"]]
            around = person.look(table["id"], int(seat))
            body = {"seat": int(seat), "expected": around["version"], "key": fresh_key(), "kind": "human"}
            expect(person.post(table["id"], "seat", **body), 200)


def visit(url: str, seen: Json) -> None:
    """Look at all tables of a stored server and play on at those that are not over."""
    games = {(table["game"], table["sort"]) for table in seen["tables"]}
    assert games >= {(game, sort) for game in KINDS for sort in SORTS}
    with ExitStack() as stack:
        company = Visit(url, seen["people"], stack)
        listed = expect(company.people["noor"].http.get("/api/tables"), 200)["tables"]
        assert {table["id"] for table in listed} == {table["id"] for table in seen["tables"]}
        for table in json.loads(json.dumps(seen["tables"])):
            company.look_at(table)
            if table["over"]:
                company.look_back_at(table)
            else:
                company.play_on(table)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_tables_of_a_file_go_on(version: str, tmp_path: Path) -> None:
    folder = STORED / version / "server"
    (tmp_path / "weald.db").write_bytes(gzip.decompress((folder / "tables.db.gz").read_bytes()))
    program = Path(sys.executable).with_name("weald")
    checked = subprocess.run([program, "check", "--all", "--data", tmp_path], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    with running(tmp_path) as url:
        visit(url, manifest(folder)["sqlite"])


@pytest.mark.parametrize("version", VERSIONS)
def test_the_tables_of_a_backup_go_on(version: str, tmp_path: Path) -> None:
    folder = STORED / version / "server"
    engine = open_database(tmp_path)
    seen = manifest(folder)["sqlite"]
    assert restore(engine, folder / "tables.backup") == Restored(len(seen["tables"]), 0, 0)
    engine.dispose()
    with running(tmp_path) as url:
        visit(url, seen)


@pytest.fixture(scope="module")
def database() -> Iterator[Any]:
    """Run a real PostgreSQL."""
    with postgres() as server:
        yield server


@pytest.mark.proof
@pytest.mark.parametrize("version", VERSIONS)
def test_the_tables_of_a_postgresql_go_on(version: str, tmp_path: Path, database: Any) -> None:
    folder = STORED / version / "server"
    address: str = database.fresh()
    name = address.partition("?")[0].rpartition("/")[2]
    with database.connect(name) as connection:
        connection.execute(gzip.decompress((folder / "tables.sql.gz").read_bytes()))
    with running(tmp_path, database=address) as url:
        visit(url, manifest(folder)["postgresql"])
