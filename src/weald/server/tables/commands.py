"""Commands, and the steps that an accepted command leads to; each step is a version of the table."""

from __future__ import annotations

import msgspec

from weald.server.tables.revision import Revision

# Keys of clients have no colon, so that no client can use up a key of the service.
AI_KEY = "ai:"


class Stale(Exception):
    """A command that was sent before its sender saw the latest revision."""

    def __init__(self, revision: Revision) -> None:
        super().__init__(revision.version)
        self.revision = revision


class Command(msgspec.Struct, frozen=True):
    """A seat's command: an answer, a takeback (`undo`), or a reply to a takeback request (`consent`)."""

    table: str
    seat: int
    expected: int
    key: str
    option: str | None = None
    kind: str = "answer"
    # The hashes of the caller's secrets; None: the service itself.
    caller: frozenset[str] | None = None

    @property
    def by_ai(self) -> bool:
        return self.key.startswith(AI_KEY)


class Step(msgspec.Struct, frozen=True):
    """One accepted change: the stored entry, the revision after it, the answers it takes back."""

    kind: str
    seat: int
    option: str | None
    after: Revision
    gone: tuple[int, ...] = ()
