"""The command line: its parser and its entry point."""

from __future__ import annotations

import argparse
import os
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

import weald
from weald.cli import commands
from weald.cli.commands import Refused
from weald.games import REGISTRY, find
from weald.i18n import LANGUAGES, Words, language
from weald.kernel.errors import WealdError
from weald.kernel.game import Option
from weald.kernel.messages import Args, Message
from weald.lab.machine import is_compiled
from weald.lab.workers import add_arguments

USAGE = 2
INTERRUPTED = 130
WIDTH = 78


class Help(argparse.RawDescriptionHelpFormatter):
    """Help that begins in the reader's language, and keeps the lines of what follows the arguments."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        start = Parser.words.text("cli-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, start)


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors are in the reader's language."""

    words: Words

    def __init__(self, **more: Any) -> None:
        """Make a parser; what argparse would say in English is said in the reader's language."""
        super().__init__(add_help=False, formatter_class=Help, **more)
        self._positionals.title = self.words.text("cli-help-title-arguments")
        self._optionals.title = self.words.text("cli-help-title-options")
        self.add_argument("-h", "--help", action="help", help=self.words.text("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(USAGE, self.words.text("cli-error", {"problem": message}) + "\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    _print_anywhere()
    words = Words(language(_requested_language(given)))
    args = parser(words).parse_args(given or ["serve"])
    try:
        code: int = args.run(args, words)
        # A failure to write is noticed here, and not when the program has ended.
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except WealdError as error:
        print_error(words, error.message, error.problems)
    except Refused as refused:
        print_error(words, refused.message)
    except RecursionError:
        print_error(words, Message("cli-too-deep"))
    except BrokenPipeError:
        _write_nothing_more()
    except OSError as error:
        problem = error.strerror or ""
        if error.filename is None:
            _write_nothing_more()
            print_error(words, Message("cli-output-fails", {"problem": problem}))
        else:
            print_error(
                words, Message("cli-file-unreadable", {"path": str(error.filename), "problem": problem})
            )
    return USAGE


def _write_nothing_more() -> None:
    """Let what waits for an output that fails go nowhere, or it would fail again at the end."""
    with suppress(OSError, ValueError), Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _print_anywhere() -> None:
    """Let terminals that cannot show a letter show a question mark, and an output that is closed take all."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (to the end)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def print_error(words: Words, message: Message, details: Sequence[Message] = ()) -> None:
    """Print an error with its details to standard error."""
    print(words.text("cli-error", {"problem": words.say(message)}), file=sys.stderr)
    for detail in details:
        print("  - " + words.say(detail), file=sys.stderr)


def parser(words: Words) -> Parser:
    """Return the parser of all commands."""
    say = words.text
    Parser.words = words
    top = Parser(prog="weald", description=say("cli-about"))
    top.add_argument("--lang", choices=LANGUAGES, help=say("cli-help-lang"))
    build = "compiled" if is_compiled() else "interpreted"
    version = say("cli-version", {"version": weald.__version__, "build": build})
    top.add_argument("--version", action="version", version=version, help=say("cli-help-version"))
    subparsers = top.add_subparsers(metavar=say("cli-command"), required=True)

    def command(name: str, run: Callable[[argparse.Namespace, Words], int]) -> argparse.ArgumentParser:
        added = subparsers.add_parser(name, help=say(f"cli-help-{name}"), description=say(f"cli-help-{name}"))
        added.set_defaults(run=run)
        return added

    serve = command("serve", commands.run_serve)
    serve.add_argument("--host", default="127.0.0.1", help=say("cli-help-host"))
    serve.add_argument("--port", type=int, default=8137, help=say("cli-help-port"))
    serve.add_argument("--data", type=Path, help=say("cli-help-data"))
    serve.add_argument("--no-browser", action="store_true", help=say("cli-help-no-browser"))
    serve.add_argument("--public-url", metavar="URL", help=say("cli-help-public-url"))
    serve.add_argument("--proxies", metavar="ADDRESSES", help=say("cli-help-proxies"))

    site = command("site", commands.run_site)
    site.add_argument("out", type=Path, metavar="OUT", help=say("cli-help-site-out"))
    site.add_argument("--base", default="/", metavar="/PATH/", help=say("cli-help-site-base"))
    site.add_argument(
        "--engine", type=Path, default="build/engine", metavar="FOLDER", help=say("cli-help-site-engine")
    )

    play = command("play", commands.run_play)
    _game(play, say, "cli-help-play-game")
    play.epilog = _choices(say)
    play.add_argument("--bots", default="thoughtful", help=say("cli-help-play-bots"))
    play.add_argument("--people", type=int, default=1, help=say("cli-help-people"))

    sim = command("sim", commands.run_sim)
    _game(sim, say)
    sim.add_argument("--games", type=int, default=100, help=say("cli-help-games"))
    sim.add_argument("--bots", default="random", help=say("cli-help-bots"))
    add_arguments(sim, say)
    sim.add_argument("--log", type=Path, metavar="FILE", help=say("cli-help-log"))
    _format(sim, say)

    dataset = command("dataset", commands.run_dataset)
    _game(dataset, say)
    dataset.add_argument("--games", type=int, default=100, help=say("cli-help-games"))
    dataset.add_argument("--bots", default="random", help=say("cli-help-bots"))
    dataset.add_argument("--out", type=Path, metavar="FOLDER", help=say("cli-help-out"))

    command("replay", commands.run_replay).add_argument("file", type=Path, help=say("cli-help-file"))
    checker = command("check", commands.run_check)
    checker.add_argument("--data", type=Path, help=say("cli-help-data"))
    check = checker.add_mutually_exclusive_group(required=True)
    check.add_argument("file", type=Path, nargs="?", help=say("cli-help-checked"))
    check.add_argument("--all", action="store_true", help=say("cli-help-all"))
    check.add_argument("--database", action="store_true", help=say("cli-help-database"))
    for name, run in (("backup", commands.run_backup), ("restore", commands.run_restore)):
        copier = command(name, run)
        copier.add_argument("file", type=Path, help=say("cli-help-backup-file"))
        copier.add_argument("--data", type=Path, help=say("cli-help-data"))
    pruner = command("prune", commands.run_prune)
    pruner.add_argument("--dry-run", action="store_true", help=say("cli-help-dry-run"))
    pruner.add_argument("--public-url", metavar="URL", help=say("cli-help-public-url"))
    pruner.add_argument("--data", type=Path, help=say("cli-help-data"))
    command("schema", commands.run_schema).add_argument(
        "game", help=say("cli-help-game", {"choices": list(REGISTRY)})
    )
    study = command("lab", commands.run_lab)
    study.add_argument(
        "study",
        choices=[
            name.replace("_", "-") for name in (*commands.LAB_TOOLS, *commands.TRAININGS, *commands.STUDIES)
        ],
        help=say("cli-help-study"),
    )
    study.add_argument("arguments", nargs=argparse.REMAINDER, help=say("cli-help-arguments"))
    bench = command("bench", commands.run_bench)
    bench.add_argument("--seconds", type=float, default=0.4, help=say("cli-help-seconds"))
    _format(bench, say)
    return top


def _choices(say: Callable[[str, Args], str]) -> str:
    """Return the bots, and the options of every game with what each may be; the default comes first."""
    games = [find(id) for id in REGISTRY]
    bots = dict.fromkeys(name for game in games for name in (*game.levels, *game.bots))
    lines = [say("cli-help-all-bots", {"choices": list(bots)})]
    for game in games:
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        lines += ["", say("cli-help-all-options", {"game": game.id, "seats": seats})]
        for option in game.options:
            lines += textwrap.wrap(_values(option), WIDTH, initial_indent="  ", subsequent_indent="    ")
    return "\n".join(lines)


def _values(option: Option) -> str:
    """Return an option with what it may be, the default first."""
    if option.kind == "int":
        return f"{option.id}: {option.default} ({option.lo}-{option.hi})"
    values = option.choices or ("false", "true")
    default = str(option.default).lower() if option.kind == "bool" else str(option.default)
    return f"{option.id}: {', '.join(dict.fromkeys([default, *values]))}"


def _game(
    added: argparse.ArgumentParser, say: Callable[[str, Args], str], help: str = "cli-help-game"
) -> None:
    added.add_argument("game", help=say(help, {"choices": list(REGISTRY)}))
    added.add_argument("--seats", type=int, help=say("cli-help-seats", {}))
    added.add_argument("--seed", type=int, help=say("cli-help-seed", {}))
    added.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-help-option", {})
    )


def _format(added: argparse.ArgumentParser, say: Callable[[str, Args], str]) -> None:
    added.add_argument(
        "--format", choices=("table", "json"), default="table", help=say("cli-help-format", {})
    )


def _requested_language(given: Sequence[str]) -> str | None:
    """Return the language option, which is needed before the parser can speak it."""
    for i, arg in enumerate(given):
        if arg == "--lang" and i + 1 < len(given):
            return given[i + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None
