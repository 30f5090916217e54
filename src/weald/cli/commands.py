"""The commands of the command line; each loads its libraries only when it runs."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

import weald
from weald.games import find
from weald.i18n import Words
from weald.kernel.errors import Difference
from weald.kernel.messages import Args, Message

# Each study is a module of `weald.lab.studies` with a `main`.
STUDIES = (
    "living_forest_duel_balance",
    "spirit_island_spirits",
    "spirit_island_teammate",
    "strength",
    "sylvion_difficulty",
)
# Other work of the laboratory, a module of `weald.lab` with a `main`.
LAB_TOOLS = ("calibrate", "train")
# Trainings of a single game, by that game: its module `training` has a `main`.
TRAININGS = {"duel": "living_forest_duel", "growth": "ecosystem"}

# Notes of the service on seats after a fair deal.
DEAL_MARKS = ("redealt", "moved", "looked")

# The time that a measurement may take for each thing it measures: in less, some do nothing that counts.
SHORTEST_SECONDS = 0.01
LONGEST_SECONDS = 3600
# Bytes of the largest file of JSON: a game has some hundred thousand.
LARGEST_FILE = 64 * 1024 * 1024


# Folders of a host, as they stand in addresses without being quoted.
PLAIN_PATH = re.compile(r"/([A-Za-z0-9._~-]+/)*")


class Refused(Exception):
    """A command that cannot be carried out, with its message."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def table_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Parse options of the form NAME=VALUE; numbers and truth values become such."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused(Message("cli-option-form", {"option": pair[:40]}))
        plain = {"true": True, "false": False}.get(value, value)
        try:
            options[name] = int(value)
        except ValueError:
            options[name] = plain
    return options


def read_json(path: Path) -> Any:
    """Return the contents of a JSON file; Refused with the reason if it cannot be read."""
    try:
        with path.open("rb") as file:
            # A device may have no end.
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise Refused(Message("cli-file-extreme", {"path": str(path)}))
        return json.loads(data.decode("utf-8"))
    except OSError as error:
        raise unreadable(path, error) from None
    except json.JSONDecodeError as error:
        where: Args = {"path": str(path), "line": error.lineno, "column": error.colno}
        raise Refused(Message("cli-file-not-json", where)) from None
    except UnicodeDecodeError:
        raise Refused(Message("cli-file-not-json", {"path": str(path), "line": 1, "column": 1})) from None
    except (ValueError, RecursionError, MemoryError):
        raise Refused(Message("cli-file-extreme", {"path": str(path)})) from None


def unreadable(path: Path, error: OSError) -> Refused:
    """Return the refusal of a file that the system does not let us read."""
    return Refused(Message("cli-file-unreadable", {"path": str(path), "problem": error.strerror or ""}))


def run_serve(args: argparse.Namespace, words: Words) -> int:
    """Start the web service."""
    from weald.server.errors import ServeError
    from weald.server.main import serve

    try:
        return serve(
            host=args.host,
            port=args.port,
            data=args.data,
            public_url=args.public_url,
            proxies=args.proxies,
            open_browser=not args.no_browser,
            say=lambda message: print(words.say(message), flush=True),
        )
    except ServeError as error:
        raise Refused(error.message) from None


def run_site(args: argparse.Namespace, words: Words) -> int:
    """Write the page with its engine as a folder for any static host."""
    from weald.site import folder

    home = f"/{args.base.strip('/')}/".replace("//", "/")
    if not PLAIN_PATH.fullmatch(home):
        raise Refused(Message("cli-site-base", {"base": args.base[:80]}))
    try:
        files = list(folder.write(args.out, args.engine, home))
    except folder.NotJoined:
        raise Refused(Message("cli-site-not-joined")) from None
    except folder.NoEngine:
        raise Refused(Message("cli-site-no-engine", {"path": str(args.engine)})) from None
    except folder.NotEmpty:
        raise Refused(Message("cli-site-not-empty", {"path": str(args.out)})) from None
    megabytes = round(sum(path.stat().st_size for path in files) / 1e6)
    done: Args = {"path": str(args.out), "n": len(files), "megabytes": megabytes}
    print(words.say(Message("cli-site-written", done)))
    return 0


def run_play(args: argparse.Namespace, words: Words) -> int:
    """Play in the terminal."""
    from weald.cli.terminal import play, resume

    if args.game.endswith(".json"):
        return resume(read_json(Path(args.game)), args.people, args.bots.split(","), words)
    options = table_options(args.option)
    return play(args.game, args.seats, args.seed, options, args.people, args.bots.split(","), words)


def run_sim(args: argparse.Namespace, words: Words) -> int:
    """Let bots play many games and print the results."""
    from weald.cli import tables
    from weald.lab.sim import Plan
    from weald.lab.workers import workers_at

    plan = Plan(
        args.game, args.games, args.seats, args.bots.split(","), args.seed or 0, table_options(args.option)
    )
    return tables.sim(plan, workers_at(args.on, args.jobs), args.log, args.format, words)


def run_dataset(args: argparse.Namespace, words: Words) -> int:
    """Write games of bots as records and arrays."""
    from weald.cli import tables
    from weald.lab.sim import Plan

    plan = Plan(
        args.game, args.games, args.seats, args.bots.split(","), args.seed or 0, table_options(args.option)
    )
    return tables.dataset(plan, args.out or Path(f"{plan.game}-dataset"), words)


def run_replay(args: argparse.Namespace, words: Words) -> int:
    """Print the events of a recorded game."""
    from weald.cli.terminal import print_game

    table = weald.replay(read_json(args.file))
    print_game(table, words, Console())
    return 0


def run_check(args: argparse.Namespace, words: Words) -> int:
    """Check a record, a position, a dataset, every stored table, or the database."""
    if args.all:
        return check_all(args.data, words)
    if args.database:
        return check_database(args.data, words)
    if is_folder(args.file):
        from weald.lab.dataset import check

        print(words.text("cli-check-dataset", {"n": check(args.file)["games"]}))
        return 0
    data = read_json(args.file)
    if isinstance(data, dict) and "opening" in data:
        try:
            verdict = [Message("cli-check-record", {"n": len(weald.replay(data).entries)})]
        except Difference as changed:
            verdict = [changed.message, *changed.problems]
        say_challenge(data, words)
        if "fair_deal" in data:
            check_deal(data, words)
    else:
        weald.load(data)
        verdict = [Message("cli-check-position")]
    for message in verdict:
        print(words.say(message))
    return 0


def is_folder(path: Path) -> bool:
    """Return whether a path is a folder; Refused if the system does not tell."""
    try:
        return path.is_dir()
    except OSError as error:
        raise unreadable(path, error) from None


def check_deal(record: dict[str, Any], words: Words) -> None:
    """Say whether the cards of a record were dealt as all players agreed; Refused if not."""
    from weald.kernel.fair_deal import problem_in
    from weald.kernel.records import is_fresh

    wrong = problem_in(record["fair_deal"], record["start"].get("seed"))
    if wrong is None and not is_fresh(find(record["game"]), record):
        # The seed decides nothing if the cards lie there already.
        wrong = "start"
    if wrong is not None:
        raise Refused(Message("cli-check-deal-wrong", {"problem": wrong}))
    deal = record["fair_deal"]
    seats = sorted(int(seat) for seat in deal["contributions"])
    print(words.text("cli-check-deal", {"n": len(seats)}))
    given = ", ".join(str(seat + 1) for seat in seats)
    compared: Args = {"commitment": deal["commitment"], "n": len(seats), "seats": given}
    print(words.text("cli-check-deal-compare", compared))
    for n, player in enumerate(record.get("players") or []):
        for mark in DEAL_MARKS:
            if isinstance(player, dict) and player.get(mark) is True:
                print(words.text("cli-check-deal-mark", {"n": n + 1, "mark": mark}))


def say_challenge(record: dict[str, Any], words: Words) -> None:
    """Say of which day's challenge a record is, its result, and what of it can be verified; else nothing."""
    from weald.learn.daily import finding_of

    finding = finding_of(record)
    if finding is None:
        return
    args: Args = {"date": finding.day.isoformat(), "outcome": finding.outcome, "n": finding.points}
    if finding.rival != "version":
        print(words.text("cli-check-daily", {**args, "rival": finding.rival}))
    if finding.rival != "none":
        print(words.text(f"cli-check-daily-{finding.rival}", {"date": args["date"], "n": finding.answer}))


def check_all(data: Path | None, words: Words) -> int:
    """Replay every stored table; return 1 if one is unusable, or differs without a named rule change."""
    from weald.server.storage.compatibility import check_tables

    counts = {"same": 0, "differs": 0, "unusable": 0}
    wrong = False
    with open_stored(data) as engine:
        for finding in check_tables(engine):
            counts[finding.outcome] += 1
            wrong |= finding.outcome == "unusable" or (finding.outcome == "differs" and not finding.changes)
            if finding.outcome != "same":
                args: Args = {"table": finding.table, "game": finding.game, "engine": finding.engine}
                print(words.text(f"cli-check-{finding.outcome}", {**args, "n": finding.answer or 0}))
    print(words.text("cli-check-all", {"n": sum(counts.values()), **counts}))
    return 1 if wrong else 0


def check_database(data: Path | None, words: Words) -> int:
    """Look for damage in the database; return 1 if there is some."""
    from weald.server.storage.integrity import problems

    with open_stored(data) as engine:
        damage = problems(engine)
    for problem in damage:
        print(words.text("cli-database-damaged", {"problem": problem}))
    print(words.text("cli-database-way-back" if damage else "cli-database-sound"))
    return 1 if damage else 0


@contextmanager
def open_stored(data: Path | None) -> Iterator[Any]:
    """Open the database of the service for a block."""
    from sqlalchemy.exc import DBAPIError

    from weald.server.errors import ServeError
    from weald.server.storage.database import find_database, home

    try:
        engine = find_database(home(data))
        try:
            yield engine
        finally:
            engine.dispose()
    except ServeError as error:
        raise Refused(error.message) from None
    except DBAPIError as error:
        problem = str(error.orig).strip().partition("\n")[0][:200]
        raise Refused(Message("cli-database-fails", {"problem": problem})) from None


def run_backup(args: argparse.Namespace, words: Words) -> int:
    """Back all tables up to a file, even while the service runs."""
    from weald.server.storage.backup import backup

    with open_stored(args.data) as engine:
        written = backup(engine, args.file)
    counts: Args = {"n": written.tables, "answers": written.answers, "path": str(args.file), "until": ""}
    if written.until is not None:
        counts["until"] = local_time(written.until)
    print(words.text("cli-backup-done", counts))
    return 0


def local_time(at: int) -> str:
    """Return a stored time as the clock of this machine shows it, with its distance from UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().isoformat(" ", "seconds")


def run_restore(args: argparse.Namespace, words: Words) -> int:
    """Restore tables from a file, even while the service runs; return 1 if it has damaged ones."""
    from weald.server.storage.backup import restore

    with open_stored(args.data) as engine:
        done = restore(engine, args.file)
    print(words.text("cli-restore-done", dict(done._asdict())))
    if done.damaged:
        print(words.text("cli-restore-damaged", {"n": done.damaged, "path": str(args.file)}))
        return 1
    return 0


def run_prune(args: argparse.Namespace, words: Words) -> int:
    """Delete what is older than the settings keep it, or only count it."""
    from weald.server.clock import now
    from weald.server.errors import ServeError
    from weald.server.others import Bus
    from weald.server.settings import settings
    from weald.server.storage import retention
    from weald.server.storage.database import writing

    try:
        settled = settings(public_url=args.public_url)
    except ServeError as error:
        raise Refused(error.message) from None
    with open_stored(args.data) as engine:
        at = now()
        with writing(engine) as connection:
            old = retention.expired(connection, settled, at)
        if not args.dry_run:
            bus = Bus(engine)
            ids: list[str] = []
            with writing(engine) as connection:
                old = retention.prune(connection, settled, at, sum(old) + 1, ids.append)
                bus.announce(connection, [], [(id, retention.GONE) for id in ids])
    print(words.text("cli-prune-dry" if args.dry_run else "cli-prune-done", dict(old._asdict())))
    return 0


def run_schema(args: argparse.Namespace, _: Words) -> int:
    """Print the JSON Schema of a game's positions."""
    print(json.dumps(weald.schema(args.game), indent=1))
    return 0


def run_lab(args: argparse.Namespace, _: Words) -> int:
    """Run a study, or another tool of the laboratory, with its own arguments."""
    if args.study in TRAININGS:
        name = f"weald.games.{TRAININGS[args.study]}.training"
    else:
        folder = "weald.lab." if args.study in LAB_TOOLS else "weald.lab.studies."
        name = folder + args.study.replace("-", "_")
    study = import_module(name)
    main: Callable[[Sequence[str]], int] = study.main
    return main(args.arguments)


def run_bench(args: argparse.Namespace, words: Words) -> int:
    """Measure the speed of the games."""
    from weald.cli import tables

    if not SHORTEST_SECONDS <= args.seconds <= LONGEST_SECONDS:
        bounds: Args = {"lo": str(SHORTEST_SECONDS), "hi": LONGEST_SECONDS}
        raise Refused(Message("cli-bench-seconds", {"n": str(args.seconds), **bounds}))
    return tables.bench(args.seconds, args.format, words)
