"""Time limits that hold on a busy machine: thinking stops while there is time for one more pause.

Other processes may keep a player from running for longer than a step of its search takes. The longest pause
between two looks at the clock, in this answer or in the last few of the same process, is what the next one
is expected to take.
"""

from __future__ import annotations

from time import perf_counter, sleep

# Decay of a long pause, answer by answer; and the share of the time that pauses may cost at most.
KEPT = 0.95
MOST = 0.5
# Compiled code lets no other thread run by itself, such as the one that hears of a caller who has gone.
TURN_SECONDS = 0.01

_pause = 0.0


class Timer:
    """The time for thinking: it is over when a pause like the longest one until now would exceed it."""

    __slots__ = ("began", "deadline", "longest", "most", "seen", "turn")

    def __init__(self, seconds: float) -> None:
        global _pause  # noqa: PLW0603
        _pause *= KEPT
        self.began = self.seen = self.turn = perf_counter()
        self.deadline = self.began + seconds
        self.most = max(0.0, MOST * seconds)
        self.longest = min(_pause, self.most)

    def is_over(self, share: float = 1.0) -> bool:
        """Return whether a share of the time is over."""
        global _pause  # noqa: PLW0603
        now = perf_counter()
        pause = now - self.seen
        self.seen = now
        if now - self.turn > TURN_SECONDS:
            self.turn = now
            sleep(0)
        if pause > self.longest:
            _pause = max(_pause, pause)
            self.longest = min(pause, self.most)
        return now + self.longest >= self.began + share * (self.deadline - self.began)

    def elapsed(self) -> float:
        """Return how many seconds have passed."""
        return perf_counter() - self.began
