"""The verification notices a lost, doubled or changed command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine, delete, update

from tests.server.live_server import Browser, expect, people, running
from tests.system.client import Client, Manners, Sent, Tally
from tests.system.verification import check_stored, read_stored
from weald.server.storage.database import open_database, writing
from weald.server.storage.schema import entries

KEYS = ["first-key", "second-key"]


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(tmp_path)
    yield engine
    engine.dispose()


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """Return a client with two confirmed answers at a stored table."""
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(people("Noor"))["id"]
        client = Client(id, 0, {}, lambda chance: 0, Manners(), Tally(), Random(0))
        for key in KEYS:
            now = browser.look(id, 0)
            option = now["decisions"][0]["choices"][0]["id"]
            body = {"seat": 0, "expected": now["version"], "key": key, "option": option}
            snapshot = expect(browser.post(id, "answer", **body), 200)
            client.sent.append(Sent("answer", body, confirmed=snapshot["version"]))
        client.take(browser.look(id, 0))
    return client


def failures(engine: Engine, client: Client) -> list[str]:
    tally = Tally()
    check_stored(read_stored(engine, client.table), [client], tally)
    return [failure.split(" ", 1)[1].split(":")[0] for failure in tally.failures]


def test_all_is_well(engine: Engine, client: Client) -> None:
    assert failures(engine, client) == []


def test_a_confirmed_answer_is_lost(engine: Engine, client: Client) -> None:
    with writing(engine) as connection:
        connection.execute(update(entries).where(entries.c.key == KEYS[1]).values(key=None))
    assert failures(engine, client) == ["has lost what was confirmed"]


def test_a_gap(engine: Engine, client: Client) -> None:
    with writing(engine) as connection:
        connection.execute(delete(entries).where(entries.c.key == KEYS[1]))
    assert failures(engine, client) == [
        "has a gap or a double",
        "has lost what was confirmed",
        "does not stand where its record leads",
        "looks different to seat 0 than it is stored",
        "has other events for seat 0 than its record",
    ]


def test_an_answer_that_nobody_gave(engine: Engine, client: Client) -> None:
    del client.sent[0]
    assert failures(engine, client) == ["has the command first-key, which nobody sent"]


def test_another_answer_than_the_one_confirmed(engine: Engine, client: Client) -> None:
    client.sent[0].body["option"] = "another"
    assert failures(engine, client) == ["has something else under Sent(what='answer', body={'seat'"]


def test_a_refused_answer_is_stored(engine: Engine, client: Client) -> None:
    client.sent[0].confirmed, client.sent[0].refused = None, 1
    assert failures(engine, client) == ["has stored what was only ever refused"]


def test_a_client_that_missed_an_event(engine: Engine, client: Client) -> None:
    del client.events[-1]
    assert failures(engine, client) == ["has other events for seat 0 than its record"]
