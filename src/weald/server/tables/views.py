"""Views made in time: of quick tables at once; of tables that may be slow off the loop, with a budget."""

from __future__ import annotations

import asyncio
from time import perf_counter, thread_time

from weald.server.bounded import BoundedCache
from weald.server.budget import FairThreads, OverBudget
from weald.server.tables import snapshots
from weald.server.tables.revision import Revision
from weald.server.tables.set_aside import SetAside
from weald.server.tables.snapshots import SettledPart, Viewer
from weald.server.tasks import going_on

# Seconds: of a view that the writer makes; of one that is made on the loop; and of processor time, of one
# that is made at all.
EARLY_SECONDS = 0.002
QUICK_SECONDS = 0.02
BUDGET_SECONDS = 2.0
THREADS = 4
COSTS_ROOM = 5_000


class EarlyView:
    """Makes a message with the answer that it confirms, while the processor has the table in its cache.

    It notes how long that took. `seen` is the version that the client has seen, `key` that of the answer. The
    message is sent only if its revision was stored.
    """

    def __init__(self, seen: int, brief: bool, viewer: Viewer, settled: SettledPart, key: str) -> None:
        self._seen = seen
        self._brief = brief
        self._viewer = viewer
        self._settled = settled
        self._confirmed = [key]
        self._revision: Revision | None = None
        self._text = b""
        self.seconds: float | None = None

    def __call__(self, revision: Revision) -> None:
        began = perf_counter()
        try:
            self._text = (
                snapshots.encoded_brief(revision, self._viewer, self._confirmed)
                if self._brief
                else snapshots.encoded_since(
                    revision, self._viewer, self._seen, self._settled, self._confirmed
                )
            )
            self._revision = revision
        except Exception:  # noqa: BLE001, S110 (what is wrong shows when the view is sent)
            # An answer must not fail because of its view.
            pass
        self.seconds = perf_counter() - began

    def message(
        self, revision: Revision, seen: int, settled: SettledPart | None, confirmed: list[str]
    ) -> bytes | None:
        """Return the message if it confirms this revision, for a client that has seen the same as before."""
        fits = revision is self._revision and seen == self._seen and settled is self._settled
        return self._text if fits and confirmed == self._confirmed else None


class Views:
    """Makes what a seat sees of a revision, before a snapshot is put together."""

    def __init__(self, set_aside: SetAside) -> None:
        self._set_aside = set_aside
        self._threads = FairThreads("views", THREADS)
        # Per table: what its last view took. A table that is new here may be slow.
        self._costs: BoundedCache[str, float] = BoundedCache(COSTS_ROOM)
        # Per table: the view that is being made in a thread; a slow table gets one thread only.
        self._running: dict[str, asyncio.Task[None]] = {}

    def stop(self) -> None:
        self._threads.stop()

    def is_quick(self, id: str) -> bool:
        """Return whether the last view of a table was quick enough to make the next one in the writer."""
        cost = self._costs.get(id)
        return cost is not None and cost < EARLY_SECONDS

    def note(self, id: str, early: EarlyView) -> None:
        """Note how long a view took in the writer."""
        if early.seconds is not None:
            self._costs.put(id, early.seconds)

    async def prepare(self, revision: Revision, seat: int | None, brief: bool = False) -> None:
        """Make what a seat sees of a revision; Refused if its table takes too long and is set aside."""
        if snapshots.is_ready(revision, seat, brief):
            return
        id = revision.setup.id
        cost = self._costs.get(id)
        if cost is not None and cost < QUICK_SECONDS:
            # Not the processor time, which takes a system call: what seems slow is measured next time.
            began = perf_counter()
            snapshots.make_ready(revision, seat, brief)
            self._costs.put(id, perf_counter() - began)
            return
        while (running := self._running.get(id)) is not None:
            await asyncio.wait({running})
        self._set_aside.check(id)
        if not snapshots.is_ready(revision, seat, brief):
            self._running[id] = asyncio.ensure_future(self._in_a_thread(revision, seat, brief))
            # A client that goes away must not end what others wait for.
            await going_on(self._running[id])

    async def _in_a_thread(self, revision: Revision, seat: int | None, brief: bool) -> None:
        id = revision.setup.id

        def work() -> float:
            began = thread_time()
            snapshots.make_ready(revision, seat, brief)
            return thread_time() - began

        try:
            self._costs.put(id, await self._threads.run(revision.setup.host or id, work, BUDGET_SECONDS))
        except OverBudget:
            raise self._set_aside.add(id) from None
        finally:
            del self._running[id]
