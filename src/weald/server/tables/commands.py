"""What somebody wants at a table, and what comes of it: one or more steps, each with a version of its own."""

from __future__ import annotations

from dataclasses import dataclass

from weald.server.tables.revision import Revision

# Keys of clients have no colon, so that nobody can take the key of what the service does by itself.
AI_KEY = "ai:"


class Stale(Exception):
    """A command from somebody who has not seen what happened meanwhile."""

    def __init__(self, revision: Revision) -> None:
        super().__init__(revision.version)
        self.revision = revision


@dataclass(frozen=True, slots=True)
class Command:
    """What a seat wants: to answer, to take back (`undo`), or to agree to somebody's wish (`consent`)."""

    table: str
    seat: int
    expected: int
    key: str
    option: str | None = None
    kind: str = "answer"
    # The fingerprints of the person who wants it; None: the service itself does.
    caller: frozenset[str] | None = None

    @property
    def by_ai(self) -> bool:
        return self.key.startswith(AI_KEY)


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted change: the entry that is written, the revision after it, the answers that it undoes."""

    kind: str
    seat: int
    option: str | None
    after: Revision
    gone: tuple[int, ...] = ()
