"""The state of a game: what lies on the table, as plain data."""

from __future__ import annotations

from typing import Self

from weald.kernel.events import Trace
from weald.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth about a game as plain data; every game adds its own fields.

    `step` is the name of the step that runs next ("" when the game is over), `seed` and `drawn` are the
    chance generator, `trace` listens while the game is watched and is None in simulations. A state that is
    made `blank` has no field yet: `copy` sets them all.
    """

    __slots__ = ("drawn", "seed", "step", "trace")

    def __init__(self, step: str, seed: int) -> None:
        self.step = step
        self.seed = seed
        self.drawn = 0
        self.trace: Trace | None = None

    def copy(self) -> Self:
        """Return an independent copy without a trace."""
        raise NotImplementedError
