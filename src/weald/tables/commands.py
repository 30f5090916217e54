"""Commands: what people, programs, AI seats and timers want of a table; and the steps to which they lead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from weald.tables.revision import Revision
from weald.tables.values import Kind, Pace, Seat

# Keys of clients have no colon, so that no client can use up a key of the service.
AI_KEY = "ai:"


class Stale(Exception):
    """A command that was sent before its sender saw the latest revision."""

    def __init__(self, revision: Revision) -> None:
        super().__init__(revision.version)
        self.revision = revision


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat's answer to its question."""

    table: str
    seat: int
    expected: int
    key: str
    option: str


@dataclass(frozen=True, slots=True)
class Undo:
    """A takeback of a seat's last answer."""

    table: str
    seat: int
    expected: int
    key: str


@dataclass(frozen=True, slots=True)
class Consent:
    """A reply to the open takeback request."""

    table: str
    seat: int
    expected: int
    key: str
    agree: bool


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """A request to give a seat to an AI, to its human, or to the next guest."""

    table: str
    seat: int
    expected: int
    key: str
    kind: Kind
    level: str | None = None
    # The person's random bytes for a fair deal.
    contribution: bytes | None = None

    @property
    def option(self) -> str:
        """The change as it is stored, and compared with a later one of the same key."""
        return f"{self.kind}:{self.level}" if self.level else self.kind


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A guest who sits down with an invitation; the same key from the same browser renews the token."""

    table: str
    seat: int
    key: str
    sitting: Seat
    contribution: bytes | None = None


@dataclass(frozen=True, slots=True)
class MoveSeats:
    """A move of everything that one browser owns at the table to another one."""

    table: str
    owner: str
    to: str


@dataclass(frozen=True, slots=True)
class SetPace:
    """A change of how fast AI seats act."""

    table: str
    seat: int
    key: str
    pace: Pace


@dataclass(frozen=True, slots=True)
class HandOverLate:
    """The end of the time for an answer: the AI plays on for the seats that were late at `at`."""

    table: str
    at: int


@dataclass(frozen=True, slots=True)
class Remove:
    """The deletion of the caller's own table, or of the caller's names at another host's."""

    table: str


Command = Answer | Undo | Consent | ChangeSeat | TakeSeat | MoveSeats | SetPace | HandOverLate | Remove


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a command, by the hashes of its secrets; the service itself has none."""

    hashes: frozenset[str] = frozenset()
    service: bool = False
    # Per seat without a connection: since when.
    absent: Mapping[int, int] = field(default_factory=dict)


SERVICE = Caller(service=True)


class Accepted(NamedTuple):
    """A stored command, by which a repetition of its key is recognised."""

    kind: str
    seat: int | None
    option: str | None


class Step(NamedTuple):
    """One accepted change: the stored entry, the revision after it, the answers it takes back."""

    kind: str
    seat: int
    option: str | None
    after: Revision
    gone: tuple[int, ...] = ()


class Decided(NamedTuple):
    """The outcome of a command: its steps, notices for the participants, whether the table is deleted."""

    steps: tuple[Step, ...] = ()
    notices: tuple[Mapping[str, Any], ...] = ()
    gone: bool = False
