"""The outcome of each option: the points of the grid with it, before anything else is placed."""

from __future__ import annotations

from weald.games.ecosystem.result import bonus, points_with, rival_sizes
from weald.games.ecosystem.state import Forest
from weald.games.ecosystem.texts import choices
from weald.kernel.messages import Message
from weald.kernel.outcomes import GOOD, PART, WEAK, Change, Outcome, Reached, Trial


def outcomes(trial: Trial) -> list[Outcome | None]:
    """Return the score of each cell; cards in hand score nothing by themselves."""
    s: Forest = trial.before
    listed = choices(s, trial.question, trial.seat, trial.values)
    gains = [choice.gain for choice in listed if choice.gain is not None]
    if not gains:
        return [None] * len(listed)
    points = points_with(s, s.masks[trial.seat], rival_sizes(s, trial.seat))
    total = sum(points) + bonus(s, points)
    best = max([*gains, 1])
    judged: list[Outcome | None] = []
    for choice in listed:
        # To swap nothing scores nothing.
        gain = choice.gain or 0
        level = GOOD if gain == best else PART if gain > 0 else WEAK
        row = Change(
            Message("ecosystem-outcome-row"),
            Message("ecosystem-outcome-points", {"n": total}),
            Message("ecosystem-outcome-points", {"n": total + gain}),
            "good" if gain > 0 else "bad",
        )
        judged.append(Outcome(level, before_after=[row] if gain else [], rank=float(gain)))
    return judged


def reach(_s: Forest, _seat: int) -> dict[str, list[Reached]]:
    """Return nothing: a card may lie on any empty cell."""
    return {}
