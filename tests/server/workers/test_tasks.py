"""Every task is done in a real worker process as it would be done here."""

from __future__ import annotations

import asyncio
import threading
from asyncio import run_coroutine_threadsafe
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

import weald
from weald.games import REGISTRY, find
from weald.kernel.errors import Illegal, WealdError
from weald.kernel.resting import at_rest
from weald.server.workers import worker
from weald.server.workers.pool import WorkerPool
from weald.tables import replays, report, rows, scenes, tasks
from weald.tables.errors import Refused
from weald.tables.revision import Revision, first_revision
from weald.tables.rows import Rows, Stored
from weald.tables.tasks import Worker
from weald.tables.values import NORMAL, Seat, Setup

NOW = 1_700_000_000_000
Run = Callable[..., dict[str, Any]]


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """Run a task in a pool of real processes."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def call(work: Any) -> Any:
        return run_coroutine_threadsafe(work, loop).result(100)

    async def pool() -> WorkerPool:
        return WorkerPool(2)

    workers = call(pool())

    def ask(task: tasks.Task, seconds: float = 30.0, table: str = "t") -> dict[str, Any]:
        reply: dict[str, Any] = call(workers.run(task, "me", seconds, table))
        # Processor time, so that a busy machine makes nothing slow.
        assert reply.pop("seconds") > 0
        return reply

    yield ask
    call(workers.stop())
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def plain(value: Any) -> Any:
    """Return a value as it is after its way between processes."""
    return msgspec.json.decode(worker.ENCODER.encode(value))


def opened(game: str, seats: int = 1, seed: int = 3, level: str | None = None, **options: Any) -> Revision:
    """Return the first revision of a table of humans, whose last seat an AI of some level may have."""
    table = weald.new(game, max(seats, weald.new(game).game.seats[0]), seed, options)
    people = [Seat(f"Noor {n}", "human", owner="host") for n in range(table.seats)]
    if level is not None:
        people[-1] = Seat("Robot", "ai", level)
    setup = Setup("t", game, dict(table.options), seed, tuple(people), host="host", pace=NORMAL)
    return first_revision(setup, table, NOW)


def played(revision: Revision, answers: int, seed: int = 1) -> list[Revision]:
    """Return the revisions of some random answers, the first one included."""
    random = Random(seed)
    revisions = [revision]
    while not revision.table.over and len(revisions) <= answers:
        decision = random.choice(revision.table.pending)
        table = revision.table.after(decision.seat, random.choice(decision.options))
        revision = revision.answered(table, decision.seat, NOW)
        revisions.append(revision)
    return revisions


def stored_of(revisions: list[Revision]) -> Stored:
    return _stored(rows.opened(revisions, NOW))


def _stored(new: Rows) -> Stored:
    entries = [{**entry, "undone": None} for entry in new.entries]
    return Stored(plain(new.head), tuple(new.seats.values()), plain(entries))


def record_of(stored: Stored) -> dict[str, Any]:
    return rows.record_of(stored.head, stored.entries)


@pytest.fixture(scope="module")
def finished() -> list[Revision]:
    revisions = played(opened("ecosystem", 2), 5000)
    assert revisions[-1].table.over
    return revisions


def assert_same(one: Revision, other: Revision) -> None:
    assert plain(at_rest(one.table)) == plain(at_rest(other.table))
    assert one.table.entries[-1:] == [] or one.table.entries[-1].draws == other.table.entries[-1].draws
    for name in (
        "setup",
        "version",
        "lasts",
        "live_entries",
        "question_versions",
        "asked_since",
        "takebacks",
    ):
        assert getattr(one, name) == getattr(other, name), name
    assert [event.to_json() for event in one.past] == [event.to_json() for event in other.past]
    for seat in range(one.table.seats):
        assert one.events(seat, 0) == other.events(seat, 0)
        assert one.table.view(seat) == other.table.view(seat)


@pytest.mark.parametrize("game", REGISTRY)
def test_an_answer_is_played_as_here(game: str, run: Run) -> None:
    revision = opened(game)
    random = Random(4)
    for _ in range(12):
        decision = random.choice(revision.table.pending)
        option = random.choice(decision.options)
        reply = run(tasks.playing(revision, decision.seat, option))
        here = revision.answered(revision.table.after(decision.seat, option), decision.seat, NOW)
        there = revision.answered(tasks.played(revision, reply), decision.seat, NOW)
        assert_same(here, there)
        assert here.new_events() == there.new_events()
        # The table goes on from what the worker sent.
        revision = there


@pytest.mark.parametrize("game", [id for id in REGISTRY if find(id).outcomes is not None])
def test_outcomes_are_foreseen_as_here(game: str, run: Run) -> None:
    outcomes = 0
    for revision in played(opened(game), 12)[::3]:
        for decision in revision.table.pending:
            foreseen = revision.table.foresee(decision.seat)
            there = run(tasks.foreseeing(revision, decision.seat))
            assert there == plain({"outcomes": foreseen.outcomes, "reach": foreseen.reach})
            outcomes += len(there["outcomes"])
    assert outcomes > 0


@pytest.mark.parametrize("game", REGISTRY)
def test_a_table_is_read_as_here(game: str, run: Run) -> None:
    stored = stored_of(played(opened(game), 25))
    there = tasks.was_read(stored, run(tasks.reading(stored)))
    assert_same(rows.read(stored), there)
    assert there.past == ()
    assert len(there.table.entries) == len(stored.entries) - 1


def departed(stored: Stored, at: int) -> Stored:
    """Return a stored table at which today's rules draw something else for one answer."""
    entries = list(stored.entries)
    entries[at] = {**entries[at], "draws": [*entries[at]["draws"], 7]}
    return replace(stored, entries=entries)


@pytest.mark.parametrize("game", REGISTRY)
def test_a_table_that_departs_from_its_record_is_read_as_here(game: str, run: Run) -> None:
    stored = departed(stored_of(played(opened(game), 25)), 5)
    here = rows.read(stored)
    assert here.past
    assert_same(here, tasks.was_read(stored, run(tasks.reading(stored))))


def test_a_table_that_departs_before_its_first_checkpoint_is_read_as_here(run: Run) -> None:
    """It has no events from before, but not those that are stored either."""
    stored = stored_of([opened("spirit_island")])
    assert stored.head["mark"] == 0
    last = stored.entries[0]["last"]
    stored = replace(stored, entries=[{**stored.entries[0], "last": last + 3}])
    here = rows.read(stored)
    assert (here.past, here.lasts) == ((), (last,))
    assert_same(here, tasks.was_read(stored, run(tasks.reading(stored))))


def test_an_ai_seat_goes_on_with_its_player(run: Run) -> None:
    """With a new player for each answer there would be no plan to go on with."""
    revision = opened("sylvion", level="strong")
    for _ in range(4):
        seat = revision.waiting[0]
        reply = run(tasks.choosing(revision, seat, {}), 0.4)
        decision = revision.table.decision(seat)
        assert decision is not None
        assert reply["option"] in decision.options
        assert reply["intends"] is None
        table = revision.table.after(seat, reply["option"])
        revision = revision.answered(table, seat, NOW)


@pytest.mark.parametrize("level", ["random", "easy"])
def test_a_worker_chooses_what_would_be_chosen_here(level: str, run: Run) -> None:
    here = Worker()
    for revision in played(opened("ecosystem", 2, level=level), 6):
        seat = revision.waiting[-1]
        if revision.setup.seats[seat].kind != "ai":
            continue
        task = tasks.choosing(revision, seat, {})
        assert run(task, 0.0, table=level) == plain(here.do({**task, "seconds": 0.0}))


def test_an_ai_seat_says_what_it_means_to_do(run: Run) -> None:
    revision = opened("spirit_island", 2, level="thoughtful")
    spoken = 0
    for _ in range(12):
        seats = [seat for seat in revision.waiting if revision.setup.seats[seat].kind == "ai"]
        seat = seats[0] if seats else revision.waiting[0]
        decision = revision.table.decision(seat)
        assert decision is not None
        option = decision.options[0]
        if seats:
            reply = run(tasks.choosing(revision, seat, {}), 0.12)
            option = reply["option"]
            assert option in decision.options
            spoken += reply["intends"] is not None and reply["intends"].keys() == {"id", "args"}
        revision = revision.answered(revision.table.after(seat, option), seat, NOW)
    assert spoken > 0


def test_a_hint(run: Run) -> None:
    revision = opened("ecosystem", 2)
    seat = revision.waiting[0]
    decision = revision.table.decision(seat)
    assert decision is not None
    hint = run(tasks.hinting(revision, seat), 1.0)
    assert hint["option"] in decision.options
    assert 0 <= hint["before"] <= 1
    assert {"after", "margin", "games", "reasons", "others"} < hint.keys()
    for other in hint["others"]:
        assert other["option"] in decision.options


def test_the_moments_of_a_finished_game(finished: list[Revision], run: Run) -> None:
    record = {**record_of(stored_of(finished)), "players": [], "fair_deal": None}
    task = {"do": "moments", "record": record, "seats": [0, 1], "budget": 0.5, "unattended": True}
    reply = run(task)
    assert reply.keys() == {"moments", "series"}
    assert reply["series"]
    assert {moment["seat"] for moment in reply["moments"]} <= {0, 1}


@pytest.mark.parametrize("continued", [False, True])
def test_a_record_is_imported_as_here(continued: bool, run: Run) -> None:
    revisions = played(opened("ecosystem", 2, level="strong"), 20)
    record = {**record_of(stored_of(revisions)), "players": revisions[0].setup.players()}
    task = {"do": "import", "record": record, "continued": continued, "until": None, "id": "new", "now": NOW}
    there = Rows.from_json(run(task)["rows"])
    make = replays.continued if continued else replays.imported
    here = rows.opened(make("new", record), NOW)
    assert plain(here.to_json()) == there.to_json()
    assert (there.table, there.before, here.seats) == ("new", None, there.seats)
    assert [seat.name for seat in there.seats.values()] == ["Noor 0", "Robot"]
    assert_same(rows.read(_stored(here)), rows.read(_stored(there)))


def test_one_plays_on_from_a_moment_of_a_finished_game(finished: list[Revision], run: Run) -> None:
    record = record_of(stored_of(finished))
    task = {"do": "import", "record": record, "continued": True, "until": 11, "id": "new", "now": NOW}
    there = Rows.from_json(run(task)["rows"])
    assert there.head["version"] == 11
    assert not there.head["over"]
    assert plain(
        rows.opened(replays.continued("new", {**record, "answers": record["answers"][:11]}), NOW).head
    ) == (there.head)


@pytest.mark.parametrize("show", ["snapshot", "scene", "story"])
def test_a_replay_is_shown_as_here(show: str, finished: list[Revision], run: Run) -> None:
    stored = stored_of(finished)
    replay = replays.build(rows.read(stored), record_of(stored))
    task = {"do": "replay", "table": show, "version": finished[-1].version, "show": show, "after": 0}
    assert run({**task, "at": 3}, table=show) == {"unknown": True}
    for at in (3, 0, None) if show == "snapshot" else (4, 9):
        # From the second time on, the worker has it.
        sent = {"stored": stored.to_json()} if at in (3, 4) else {}
        shown = run({**task, "at": at, **sent}, table=show)["shown"]
        match show:
            case "snapshot":
                assert shown == plain(replay.at(at))
                assert shown["at"] == (len(finished) - 1 if at is None else at)
            case "scene":
                assert at is not None
                assert shown == plain(replay.scene(at, 0))
                assert shown["beats"]
            case _:
                assert shown == plain(replay.story())
                assert len(shown["points"]) == 21


def test_a_report_is_made_as_here(finished: list[Revision], run: Run) -> None:
    stored = stored_of(finished)
    here = report.build(rows.read(stored), 1, record_of(stored))
    assert run({"do": "report", "stored": stored.to_json(), "seat": 1}) == plain(here)
    exact = 0
    for n in range(1, 12):
        stored = stored_of(finished[:n])
        running = run({"do": "report", "stored": stored.to_json(), "seat": 1})
        here = report.build(rows.read(stored), 1, None)
        assert running["snapshot"] == plain(here["snapshot"])
        assert running["record"] is None
        # Imagined parts differ each time.
        assert here["imagined"] is not None
        assert running["imagined"]["exact"] == here["imagined"]["exact"]
        if running["imagined"]["exact"]:
            exact += 1
            there = weald.load(running["imagined"]["position"])
            assert there.view(1) == finished[n - 1].table.view(1)
    assert exact > 3


def test_a_scene_is_made_as_here(finished: list[Revision], run: Run) -> None:
    stored = stored_of(finished[:12])
    for seat, after in ((0, 0), (1, 4), (None, 2)):
        task = {"do": "scene", "stored": stored.to_json(), "seat": seat, "after": after, "reveal_all": False}
        there = run(task)
        assert there == plain(scenes.scene(rows.read(stored), seat, after))
        assert there["beats"]


def refusal(run: Run, task: tasks.Task) -> Refused:
    with pytest.raises(Refused) as refused:
        run(task)
    return refused.value


def test_refused_tasks_come_back_with_their_code_and_message(finished: list[Revision], run: Run) -> None:
    revision = finished[2]
    seat = revision.waiting[0]
    there = refusal(run, tasks.playing(revision, seat, "nonsense"))
    with pytest.raises(Illegal) as illegal:
        revision.table.after(seat, "nonsense")
    here = Refused.because(illegal.value)
    assert (there.status, there.code, there.message) == (here.status, here.code, here.message)

    record = record_of(stored_of(finished))
    importing = {"do": "import", "continued": True, "until": None, "id": "new", "now": NOW}
    there = refusal(run, {**importing, "record": record})
    assert (there.status, there.code) == (422, "record_over")
    for wrong in ({}, {"game": "chess"}, {**record, "answers": 7}, [1], {**record, "seats": 99}):
        there = refusal(run, {**importing, "record": wrong})
        with pytest.raises(WealdError) as bad:
            weald.replay(wrong)
        assert (there.status, there.code, there.message) == (422, bad.value.code, bad.value.message)

    stored = stored_of(finished)
    replay = {"do": "replay", "table": "range", "version": 1, "show": "snapshot", "stored": stored.to_json()}
    there = refusal(run, {**replay, "at": 9999, "after": 0})
    assert (there.status, there.code, there.message.args["n"]) == (422, "replay_range", 9999)
    broken = replace(stored, head={**stored.head, "position": {}, "start": {}})
    assert refusal(run, tasks.reading(broken)).code == "table_unusable"


def test_a_record_with_which_each_look_takes_too_long_is_refused(
    finished: list[Revision], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "VIEW_SECONDS", -1.0)
    record = record_of(stored_of(finished))
    with pytest.raises(Refused, match="record_heavy"):
        Worker().do({"do": "import", "record": record, "continued": False, "id": "new", "now": NOW})
