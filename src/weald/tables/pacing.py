"""Pacing of AI seats: which one moves next, how long it pauses, when people come first."""

from __future__ import annotations

from weald.ai import seat_seed
from weald.kernel.decisions import ANY
from weald.tables.revision import Revision
from weald.tables.values import AT_ONCE

# By pace: seconds from one move of an AI to the next, and how long AI seats leave the others their choice.
DELAYS = {"slow": 3.0, "normal": 1.2, "at_once": 0.0}
# Answers in the middle of an action follow faster.
WITHIN = 0.4
PATIENCE = {"slow": 60.0, "normal": 20.0, "at_once": 0.0}
# Kinds of things that only one seat can take: AI seats leave them to people who point at them.
CLAIMED = ("panel", "card")


def think_seed(revision: Revision, seat: int) -> int:
    """Return the seed of a choice: the same after a restart, and unguessable unless the players chose it."""
    return seat_seed(revision.setup.seed, len(revision.live_entries), seat)


def is_unattended(revision: Revision) -> bool:
    """Return whether no person waits for the AI seats."""
    return not any(seat.human or seat.free or seat.away for seat in revision.setup.seats)


def is_company(revision: Revision) -> bool:
    """Return whether there are people to whom AI seats say what they mean to do."""
    company, pace = revision.table.game.advice.company, revision.setup.pace
    return company is not None and pace != AT_ONCE and not is_unattended(revision)


def delay(revision: Revision) -> float:
    """Return how long an AI seat pauses before its move."""
    seconds = 0.0 if is_unattended(revision) else DELAYS[revision.setup.pace]
    return seconds * WITHIN if revision.table.run.answers else seconds


def claimed(revision: Revision, seat: int, pointers: dict[int, str]) -> list[str]:
    """Return the options of an AI seat that people of its team have pointed at."""
    decision = revision.table.decision(seat)
    if not pointers or decision is None or not revision.table.game.cooperative:
        return []
    people = [ref for by, ref in pointers.items() if revision.setup.seats[by].human]
    refs = {ref for ref in people if ref.split(":")[0] in CLAIMED}
    return [choice.id for choice in decision.choices if choice.ref in refs] if refs else []


class TakingTurns:
    """Whether the AI seats of a table leave people their choice first, while they are asked together."""

    def __init__(self) -> None:
        # The kind of the question at which people have had their choice.
        self._granted: str | None = None
        # The kind, the version and the plan with which an AI seat has waited.
        self._waited: tuple[str, int, str] | None = None

    def people_first(self, revision: Revision) -> bool:
        """Return whether AI seats wait: until people have acted at this question, or for the patience."""
        kind = _shared_kind(revision)
        if kind is None or not PATIENCE[revision.setup.pace]:
            return False
        if self._waited is not None and self._waited[0] == kind:
            self._granted = kind
        return self._granted != kind

    def waited(self, revision: Revision, plan: str) -> None:
        """Note that an AI seat has a plan and waits."""
        kind = _shared_kind(revision)
        assert kind is not None
        self._waited = kind, revision.version, plan

    def plan(self, revision: Revision) -> str | None:
        """Return the plan with which an AI seat has waited, if nothing has changed since."""
        waited, self._waited = self._waited, None
        return waited[2] if waited is not None and waited[1] == revision.version else None


def _shared_kind(revision: Revision) -> str | None:
    """Return the kind of a question that people may answer before the AI seats; None if there is none."""
    question = revision.table.run.question
    shared = question is not None and question.mode == ANY and revision.pending_humans
    return question.kind if question is not None and shared else None
