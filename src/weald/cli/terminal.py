"""Playing in the terminal: a text board, numbered options, one line to answer."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import weald
from weald import ai
from weald.ai.hints import hint
from weald.cli.explain import explained
from weald.games import find
from weald.i18n import Words
from weald.kernel.decisions import Decision
from weald.kernel.errors import BadSetup, Illegal
from weald.kernel.messages import Args, Message
from weald.kernel.table import Table
from weald.kernel.text_board import Line

QUIT, UNDO, HINT = "q", "u", "?"
EXPLAIN = re.compile(r"i *([0-9]{1,4})")
STYLES = {"choice": "bold yellow", "dim": "dim", "bold": "bold"}


def play(
    game: str,
    seats: int | None,
    seed: int | None,
    options: dict[str, Any],
    people: int,
    bots: Sequence[str],
    words: Words,
) -> int:
    """Play one game at this terminal, with bots on the remaining seats."""
    rules = find(game)
    count = seats if seats is not None else 3 if 3 in rules.seats else rules.seats[-1]
    if not 0 <= people <= count:
        raise BadSetup("people", {"n": people, "hi": count})
    for name in bots:
        ai.bot(name, rules, 0)
    table = weald.new(game, count, seed, options)
    return Terminal(table, _seated(people, count, bots), words).play()


def resume(record: Any, people: int, bots: Sequence[str], words: Words) -> int:
    """Go on with a saved game; its own bots play on, unless it does not name any."""
    table = weald.replay(record)
    players = record.get("players")
    seated = _seated(min(people, table.seats), table.seats, bots)
    if isinstance(players, list) and len(players) == table.seats:
        levels = [player.get("level") if isinstance(player, dict) else None for player in players]
        seated = {seat: str(level) for seat, level in enumerate(levels) if level}
    for name in seated.values():
        ai.bot(name, table.game, 0)
    return Terminal(table, seated, words).play()


def _seated(people: int, count: int, bots: Sequence[str]) -> dict[int, str]:
    """Return the bots by seat: they follow the people."""
    return {seat: bots[(seat - people) % len(bots)] for seat in range(people, count)}


class Terminal:
    """A table with its bots and the people who share the terminal."""

    def __init__(self, table: Table, bots: dict[int, str], words: Words) -> None:
        self.table = table
        self.bots = bots
        self.words = words
        words.names = [
            words.text("cli-bot-seat", {"n": seat + 1, "bot": bots[seat]}) if seat in bots else ""
            for seat in range(table.seats)
        ]
        self.console = Console(highlight=False)
        self.shown_events = 0
        self.last: int | None = None

    def play(self) -> int:
        while not self.table.over:
            decision = self._next()
            if decision.seat in self.bots:
                option = ai.choose(self.bots[decision.seat], self.table, decision.seat, secrets.randbits(32))
                self.table.answer(decision.seat, option)
            elif not self._ask(decision):
                self._save()
                self._say("cli-play-left")
                return 0
        print_game(self.table, self.words, self.console, self.shown_events)
        return 0

    def _next(self) -> Decision:
        """Return the next decision, people first, so that they never wait for bots."""
        pending = self.table.pending
        return next((decision for decision in pending if decision.seat not in self.bots), pending[0])

    def _ask(self, decision: Decision) -> bool:
        """Ask a person; return False if they quit."""
        seat = decision.seat
        if self.last is not None and self.last != seat:
            self._pass_to(seat)
        self.last = seat
        self.words.me = seat
        self._news(seat)
        self._draw(decision)
        while True:
            try:
                line = self.console.input(
                    self.words.text("cli-play-input", {"n": len(decision.options)}) + " "
                ).strip()
            except EOFError:
                return False
            if line == QUIT:
                return False
            if line == HINT:
                self._hint(decision)
            elif asked := EXPLAIN.fullmatch(line):
                self._explain(decision, int(asked[1]))
            elif self._answered(decision, line):
                return True

    def _hint(self, decision: Decision) -> None:
        """Print the best option, its chance to win, and why."""
        advice = hint(self.table, decision.seat, 0)
        number = decision.options.index(advice.option) + 1
        chances = {"before": round(100 * advice.before), "after": round(100 * advice.after)}
        self._say("cli-play-hint", {"n": number, **chances})
        for reason in advice.reasons:
            self.console.print(Text("  " + self.words.say(reason.message)))
        for option, chance, as_good in advice.others:
            id = "cli-play-hint-as-good" if as_good else "cli-play-hint-other"
            self._say(id, {"n": decision.options.index(option) + 1, "chance": round(100 * chance)})

    def _explain(self, decision: Decision, number: int) -> None:
        """Print the outcome of an option and the text of its card."""
        if not 1 <= number <= len(decision.choices):
            self._say("cli-play-number", {"n": len(decision.choices)})
            return
        choice = decision.choices[number - 1]
        self.console.print(Text(self.words.say(choice.label), style="bold"))
        for line in explained(self.table, decision.seat, choice, self.words) or [
            self.words.text("cli-play-no-more")
        ]:
            self.console.print(Text("  " + line))

    def _save(self) -> None:
        """Save the game under a name that is asked for, so that `weald play FILE` goes on with it."""
        while True:
            try:
                name = self.console.input(self.words.text("cli-play-save") + " ").strip()
            except EOFError:
                return
            if not name:
                return
            path = Path(name).expanduser()
            path = path if path.suffix == ".json" else path.with_name(path.name + ".json")
            players = [
                {"kind": "ai", "name": "", "level": self.bots[seat]}
                if seat in self.bots
                else {"kind": "human", "name": ""}
                for seat in range(self.table.seats)
            ]
            try:
                path.write_text(json.dumps({**self.table.record(), "players": players}), "utf-8")
            except OSError as error:
                problem: Args = {"path": str(path), "problem": error.strerror or ""}
                self.console.print(
                    Text(self.words.text("cli-play-unwritable", problem), style="red"), soft_wrap=True
                )
                continue
            self._say("cli-play-saved", {"path": str(path)})
            return

    def _answered(self, decision: Decision, line: str) -> bool:
        """Take back, or answer by number or option id; print why an answer is illegal."""
        try:
            if line == UNDO:
                self.table.undo(decision.seat)
                self.shown_events = min(self.shown_events, len(self.table.events))
            elif line.isdecimal():
                # Longer numbers are wrong as well, and may be too long to convert.
                self.table.answer(decision.seat, int(line[:9]) - 1)
            else:
                self.table.answer(decision.seat, line)
        except Illegal as illegal:
            problem = (
                Message("cli-play-number", {"n": len(decision.options)})
                if line.isdecimal()
                else illegal.message
            )
            self.console.print(Text(self.words.say(problem), style="red"))
            return False
        return True

    def _pass_to(self, seat: int) -> None:
        """Hide the last hand before the next person looks at the screen."""
        self.console.clear()
        self.console.input(self.words.text("cli-play-pass", {"seat": seat}))

    def _news(self, seat: int) -> None:
        for event in self.table.events_for(seat, self.shown_events):
            self.console.print(Text("  " + self.words.text(event["id"], event["args"]), style="dim"))
        self.shown_events = len(self.table.events)

    def _draw(self, decision: Decision) -> None:
        game = self.table.game
        marks = {}
        for number, choice in enumerate(decision.choices, 1):
            gain = f" {choice.gain:+d}" if choice.gain is not None else ""
            marks[choice.ref] = f"{number}{gain}"
        styles = {**STYLES, **game.text_board.STYLES}
        self.console.print()
        for line in game.text_board.draw(
            self.table.view(decision.seat), decision.seat, marks, self.words.text
        ):
            self.console.print(painted(line, styles))
        self.console.print()
        self.console.print(Text(self.words.say(decision.prompt), style="bold"))
        if decision.help is not None:
            self.console.print(Text(self.words.say(decision.help), style="dim"))
        for number, choice in enumerate(decision.choices, 1):
            gain = f"  {choice.gain:+d}" if choice.gain is not None else ""
            self.console.print(
                Text.assemble((f"{number:>3}  ", "bold yellow"), self.words.say(choice.label), gain)
            )

    def _say(self, id: str, args: dict[str, Any] | None = None) -> None:
        self.console.print(self.words.text(id, args or {}))


def painted(line: Line, styles: dict[str, str]) -> Text:
    """Return a line of a text board in the terminal's colours."""
    return Text.assemble(*((piece, styles.get(style, "")) for piece, style in line))


def print_game(table: Table, words: Words, console: Console, after: int = 0) -> None:
    """Print the events of a table, its board and its result."""
    words.me = None
    for event in table.events_for(None, after):
        console.print(Text(f"{event['n']:>4}  " + words.text(event["id"], event["args"])))
    styles = {**STYLES, **table.game.text_board.STYLES}
    for line in table.game.text_board.draw(table.view(None), None, {}, words.text):
        console.print(painted(line, styles))
    if table.result is not None:
        console.print(Text(words.say(table.result.reason), style="bold"))
