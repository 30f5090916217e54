"""A command as work of the writer: carried out ahead of it where that helps, and measured."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time

from sqlalchemy import Dialect

from weald.server.storage.writer import AnswerRows, Batch, encode_answer
from weald.server.tables import apply
from weald.server.tables.commands import Command
from weald.server.tables.revision import Revision

Look = Callable[[Revision], None]


class Changed(Exception):
    """A slow table has changed since a command was carried out ahead of the writer."""


class TimedCommand:
    """A command as work of the writer, with the seconds that it took, `exactly` those of the processor.

    `look` makes the sender's view while the processor still has the table in its cache.
    """

    def __init__(self, command: Command, exactly: bool, look: Look | None = None) -> None:
        self._command = command
        self._look = look
        self.exactly = exactly
        self.seconds = 0.0
        # Whether the table is another one after it: a repetition and a refusal say nothing about its costs.
        self.played = False
        # The only revision from which the writer may carry it out, at a slow table.
        self.only_from: Revision | None = None
        self._ahead: tuple[Revision, Revision, AnswerRows] | None = None
        self._prepared: apply.Prepared | None = None

    @property
    def clock(self) -> Callable[[], float]:
        """What measures it; the processor time of a thread takes a system call."""
        return thread_time if self.exactly else perf_counter

    def play_ahead(self, revision: Revision, dialect: Dialect) -> None:
        """Carry out the command, encode what it stores and make the view, in case nothing comes between."""
        command, clock = self._command, self.clock
        began = clock()
        steps = apply.play_ahead(revision, command)
        if steps:
            self._prepared = revision, steps
        after = steps[0].after if steps and command.kind == "answer" else None
        if after is not None:
            rows = encode_answer(dialect, after, command.seat, command.option, command.key)
            self._ahead = revision, after, rows
        self.seconds = clock() - began
        if after is not None and self._look is not None:
            self._look(after)

    def __call__(self, batch: Batch) -> Revision:
        id, key = self._command.table, self._command.key
        if self.only_from is not None and not batch.is_latest(self.only_from):
            raise Changed
        if self._ahead is not None:
            before, after, rows = self._ahead
            if batch.revision(id) is before and batch.accepted(id, key, unlikely=True) is None:
                batch.stage_rows(after, rows)
                self.played = True
                return after
        clock, changed = self.clock, batch.changed.get(id)
        began = clock()
        try:
            revision = apply.apply_command(batch, self._command, self._prepared)
        finally:
            self.seconds = max(self.seconds, clock() - began)
        self.played = batch.changed.get(id) is not changed
        if self._look is not None:
            self._look(revision)
        return revision
