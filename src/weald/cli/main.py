"""The command line: what was asked, and who does it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console

import weald
from weald.games import REGISTRY
from weald.i18n import LANGUAGES, Words, language
from weald.kernel.errors import Difference, WealdError
from weald.kernel.messages import Args, Message

USAGE = 2
# Studies that anybody can repeat: each is a module of `weald.lab.studies` with a `main` of its own.
STUDIES = ("living_forest_duel_balance", "spirit_island_teammate", "sylvion_difficulty")


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command in the reader's language."""

    words: Words

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(USAGE, self.words.text("cli-error", {"problem": message}) + "\n")


class Refused(Exception):
    """A command that cannot be carried out, with what to say about it."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(language(_wished(given)))
    args = parser(words).parse_args(given or ["serve"])
    try:
        code: int = args.run(args, words)
        return code
    except KeyboardInterrupt:
        return 130
    except WealdError as error:
        complain(words, error.message, error.problems)
    except Refused as refused:
        complain(words, refused.message)
    except BrokenPipeError:
        sys.stderr.close()
    return USAGE


def complain(words: Words, message: Message, details: Sequence[Message] = ()) -> None:
    """Say on the error stream what was wrong."""
    print(words.text("cli-error", {"problem": words.say(message)}), file=sys.stderr)
    for detail in details:
        print("  - " + words.say(detail), file=sys.stderr)


def parser(words: Words) -> Parser:
    """All commands with their arguments."""
    say = words.text
    Parser.words = words
    top = Parser(prog="weald", description=say("cli-about"))
    top.add_argument("--lang", choices=LANGUAGES, help=say("cli-help-lang"))
    top.add_argument("--version", action="version", version=f"weald {weald.__version__}")
    commands = top.add_subparsers(metavar=say("cli-command"), required=True)

    def command(name: str, run: Callable[[argparse.Namespace, Words], int]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=say(f"cli-help-{name}"), description=say(f"cli-help-{name}"))
        added.set_defaults(run=run)
        return added

    serve = command("serve", run_serve)
    serve.add_argument("--host", default="127.0.0.1", help=say("cli-help-host"))
    serve.add_argument("--port", type=int, default=8137, help=say("cli-help-port"))
    serve.add_argument("--data", type=Path, help=say("cli-help-data"))
    serve.add_argument("--no-browser", action="store_true", help=say("cli-help-no-browser"))
    serve.add_argument("--public-url", metavar="URL", help=say("cli-help-public-url"))
    serve.add_argument("--proxies", metavar="ADDRESSES", help=say("cli-help-proxies"))

    play = command("play", run_play)
    _game(play, say)
    play.add_argument("--bots", default="greedy", help=say("cli-help-play-bots"))
    play.add_argument("--people", type=int, default=1, help=say("cli-help-people"))

    sim = command("sim", run_sim)
    _game(sim, say)
    sim.add_argument("--games", type=int, default=100, help=say("cli-help-games"))
    sim.add_argument("--bots", default="random", help=say("cli-help-bots"))
    sim.add_argument("--jobs", type=int, help=say("cli-help-jobs"))
    _format(sim, say)

    command("replay", run_replay).add_argument("file", type=Path, help=say("cli-help-file"))
    checker = command("check", run_check)
    checker.add_argument("--data", type=Path, help=say("cli-help-data"))
    check = checker.add_mutually_exclusive_group(required=True)
    check.add_argument("file", type=Path, nargs="?", help=say("cli-help-file"))
    check.add_argument("--cards", metavar="GAME", help=say("cli-help-cards"))
    check.add_argument("--all", action="store_true", help=say("cli-help-all"))
    for name, run in (("backup", run_backup), ("restore", run_restore)):
        copier = command(name, run)
        copier.add_argument("file", type=Path, help=say("cli-help-backup-file"))
        copier.add_argument("--data", type=Path, help=say("cli-help-data"))
    command("schema", run_schema).add_argument("game", help=say("cli-help-game", {"choices": list(REGISTRY)}))
    study = command("lab", run_lab)
    study.add_argument(
        "study", choices=[name.replace("_", "-") for name in STUDIES], help=say("cli-help-study")
    )
    study.add_argument("arguments", nargs=argparse.REMAINDER, help=say("cli-help-arguments"))
    bench = command("bench", run_bench)
    bench.add_argument("--seconds", type=float, default=0.4, help=say("cli-help-seconds"))
    _format(bench, say)
    return top


def _game(added: argparse.ArgumentParser, say: Callable[[str, Args], str]) -> None:
    added.add_argument("game", help=say("cli-help-game", {"choices": list(REGISTRY)}))
    added.add_argument("--seats", type=int, help=say("cli-help-seats", {}))
    added.add_argument("--seed", type=int, help=say("cli-help-seed", {}))
    added.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-help-option", {})
    )


def _format(added: argparse.ArgumentParser, say: Callable[[str, Args], str]) -> None:
    added.add_argument(
        "--format", choices=("table", "json"), default="table", help=say("cli-help-format", {})
    )


def _wished(given: Sequence[str]) -> str | None:
    """The language asked for on the command line, needed before the line can be read in it."""
    for i, arg in enumerate(given):
        if arg == "--lang" and i + 1 < len(given):
            return given[i + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


def table_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Options as given on the command line: NAME=VALUE, numbers and truth values as such."""
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
    """The contents of a JSON file, or a clear word about what is wrong with it."""
    try:
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refused(
            Message("cli-file-unreadable", {"path": str(path), "problem": error.strerror or ""})
        ) from None
    except json.JSONDecodeError as error:
        where: Args = {"path": str(path), "line": error.lineno, "column": error.colno}
        raise Refused(Message("cli-file-not-json", where)) from None
    except UnicodeDecodeError:
        raise Refused(Message("cli-file-not-json", {"path": str(path), "line": 1, "column": 1})) from None


def run_serve(args: argparse.Namespace, words: Words) -> int:
    """Start the web service; its libraries are loaded only for this."""
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


def run_play(args: argparse.Namespace, words: Words) -> int:
    """Play in the terminal."""
    from weald.cli.terminal import play

    options = table_options(args.option)
    return play(args.game, args.seats, args.seed, options, args.people, args.bots.split(","), words)


def run_sim(args: argparse.Namespace, words: Words) -> int:
    """Let bots play many games."""
    from weald.cli import tables
    from weald.lab.sim import Plan

    plan = Plan(
        args.game, args.games, args.seats, args.bots.split(","), args.seed or 0, table_options(args.option)
    )
    return tables.sim(plan, args.jobs, args.format, words)


def run_replay(args: argparse.Namespace, words: Words) -> int:
    """Tell a recorded game in words."""
    from weald.cli.terminal import tell

    table = weald.replay(read_json(args.file))
    tell(table, words, Console())
    return 0


def run_check(args: argparse.Namespace, words: Words) -> int:
    """Check a record or a position, which cards of a game are exercised, or every stored table."""
    if args.cards is not None:
        return check_cards(args.cards, words)
    if args.all:
        return check_all(args.data, words)
    data = read_json(args.file)
    if isinstance(data, dict) and "opening" in data:
        try:
            verdict = Message("cli-check-record", {"n": len(weald.replay(data).entries)})
        except Difference as changed:
            for message in (changed.message, *changed.problems):
                print(words.say(message))
            return 0
    else:
        weald.load(data)
        verdict = Message("cli-check-position")
    print(words.say(verdict))
    return 0


def check_cards(game: str, words: Words) -> int:
    """Which cards of a game tests and random play bring up."""
    from weald.cli import tables
    from weald.lab.cards import survey

    rows = survey(game)
    if not rows:
        raise Refused(Message("cli-cards-unknown", {"game": game}))
    return tables.cards(game, rows, words)


def check_all(data: Path | None, words: Words) -> int:
    """Play every stored table again; 1 if one cannot be read, or differs and no rule change says why."""
    from weald.server.storage.compatibility import check_tables

    counts = {"same": 0, "differs": 0, "unusable": 0}
    wrong = False
    with stored(data) as engine:
        for finding in check_tables(engine):
            counts[finding.outcome] += 1
            wrong |= finding.outcome == "unusable" or (finding.outcome == "differs" and not finding.changes)
            if finding.outcome != "same":
                args: Args = {"table": finding.table, "game": finding.game, "engine": finding.engine}
                print(words.text(f"cli-check-{finding.outcome}", {**args, "n": finding.answer or 0}))
    print(words.text("cli-check-all", {"n": sum(counts.values()), **counts}))
    return 1 if wrong else 0


@contextmanager
def stored(data: Path | None) -> Iterator[Any]:
    """The database of the service, open while the block lasts; its libraries are loaded only for this."""
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


def run_backup(args: argparse.Namespace, words: Words) -> int:
    """Copy all tables into a file, also while the service runs."""
    from weald.server.storage.backup import backup

    with stored(args.data) as engine:
        count = backup(engine, args.file)
    print(words.text("cli-backup-done", {"n": count, "path": str(args.file)}))
    return 0


def run_restore(args: argparse.Namespace, words: Words) -> int:
    """Bring tables back from a file, also while the service runs."""
    from weald.server.storage.backup import restore

    with stored(args.data) as engine:
        done = restore(engine, args.file)
    print(words.text("cli-restore-done", dict(done._asdict())))
    return 0


def run_schema(args: argparse.Namespace, _: Words) -> int:
    """Print the schema of a game's positions."""
    print(json.dumps(weald.schema(args.game), indent=1))
    return 0


def run_lab(args: argparse.Namespace, _: Words) -> int:
    """Carry out a study with the arguments that it knows itself."""
    study = import_module("weald.lab.studies." + args.study.replace("-", "_"))
    main: Callable[[Sequence[str]], int] = study.main
    return main(args.arguments)


def run_bench(args: argparse.Namespace, words: Words) -> int:
    """Measure the games."""
    from weald.cli import tables

    return tables.bench(args.seconds, args.format, words)
