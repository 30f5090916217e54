"""The outcome of each option in the duel: bonuses, what is left to spend, an action given away."""

from __future__ import annotations

from typing import cast

from weald.games.living_forest_duel.dangers import next_wins
from weald.games.living_forest_duel.forecast import after_steps
from weald.games.living_forest_duel.state import DONE, VICTORIES, Duel
from weald.games.living_forest_duel.texts import choice
from weald.kernel.decisions import Value
from weald.kernel.messages import Message
from weald.kernel.outcomes import CERTAIN, GOOD, PART, UNLESS, WEAK, Change, Loses, Outcome, Reached, Trial

# Questions of an action that has something to spend.
SPENDING = ("recruit", "extinguish", "tree")


def outcomes(trial: Trial) -> list[Outcome | None]:
    """Return the outcome of each option."""
    return warned(trial, judged(trial))


def warned(trial: Trial, listed: list[Outcome | None]) -> list[Outcome | None]:
    """Say of every option whether it loses at once, or lets the rival win with its next action."""
    rival = 1 - trial.seat
    could = next_wins(trial.before, rival)
    for i, value in enumerate(trial.values):
        tried = trial.play([value], lambda question: question.options[0][0])
        after = cast("Duel", tried.state)
        if after.winner == rival:
            listed[i] = _lost(CERTAIN, _message("loses"), f"loses-{VICTORIES[after.victory]}")
        elif not could and not tried.over and not tried.hidden:
            coming = next_wins(after, rival)
            if coming:
                listed[i] = _lost(UNLESS, _message("opens"), f"loses-{VICTORIES[min(coming)]}")
    return listed


def _lost(how: Loses, now: Message, cause: str) -> Outcome:
    """Return the outcome of an option that loses."""
    return Outcome(WEAK, [now], loses=how, rank=-1000.0, cause=Message(f"living_forest_duel-{cause}"))


def judged(trial: Trial) -> list[Outcome | None]:
    """Return the outcomes of the options of an action."""
    s: Duel = trial.before
    kind = trial.question.kind
    if kind == "cell":
        return [_cell(s, trial, value) for value in trial.values]
    if kind == "onibi":
        return [_steps(s, trial, value) for value in trial.values]
    if kind in SPENDING:
        return [_spent(s, trial, value) for value in trial.values]
    return [None] * len(trial.values)


def reach(_s: Duel, _seat: int) -> dict[str, list[Reached]]:
    """Return nothing: both players have the same common line."""
    return {}


def _cell(s: Duel, trial: Trial, value: Value) -> Outcome | None:
    if value == DONE:
        return None
    # The label names the bonuses.
    n = choice(s, trial.question, trial.seat, value).gain or 0
    return Outcome(GOOD, rank=n) if n else Outcome(WEAK, [_message("no-bonus")], rank=n)


def _steps(s: Duel, trial: Trial, value: Value) -> Outcome | None:
    """Return how good a step is; its label says where Onibi stops, and who has its card then."""
    assert isinstance(value, int)
    *_, step = after_steps(s, trial.seat, value)
    if step.out == "wins":
        return Outcome(GOOD, [_message("wins")], rank=1000.0)
    return Outcome(PART) if step.out == "none" else Outcome(GOOD, rank=1.0)


def _spent(s: Duel, trial: Trial, value: Value) -> Outcome | None:
    if value == DONE:
        return _declined(s, trial)
    cost = -(choice(s, trial.question, trial.seat, value).gain or 0)
    left = s.acting[-1][2]
    row = Change(_message("left"), _message("number", n=left), _message("number", n=left - cost))
    return Outcome(GOOD, [], before_after=[row] if cost else [], rank=0.0)


def _declined(s: Duel, trial: Trial) -> Outcome:
    """Return the outcome of stopping: an action of which nothing was used is given away."""
    _, value, left, _, _ = s.acting[-1]
    others = [id for id, other in zip(trial.ids, trial.values, strict=True) if other != DONE]
    if not others:
        return Outcome(GOOD, rank=-1.0)
    if left != value:
        return Outcome(WEAK, [_message("unspent", n=left)], rank=-1.0)
    return Outcome(WEAK, [_message("skips")], unused=others, rank=-1.0, cause=_message("wasted", n=left))


def _message(name: str, /, **args: int | str) -> Message:
    return Message(f"living_forest_duel-outcome-{name}", {**args})
