"""Changes that each option would make to the coming attack, and whether it gives the forest away."""

from __future__ import annotations

from typing import cast

from weald.games.sylvion.dangers import what_comes
from weald.games.sylvion.defeats import WAY_OF
from weald.games.sylvion.forecast import Forecast, forecast
from weald.games.sylvion.state import Battle
from weald.games.sylvion.texts import choices
from weald.kernel.decisions import Choice
from weald.kernel.messages import Message
from weald.kernel.outcomes import (
    CERTAIN,
    GOOD,
    NO,
    PART,
    UNLESS,
    WEAK,
    Change,
    Loses,
    Outcome,
    Reached,
    Trial,
)

# Options after which nothing more can be done about the attack.
LAST = ("done", "none")
# Worth of a fight that a whale brings about, beside the damage of the coming movement.
FIGHTS = {"holds": 1.5, "geyser": 1.0, "both": 0.5, "falls": -1.0, "shields": -0.5}


def outcomes(trial: Trial) -> list[Outcome | None]:
    """Return the outcome of each option."""
    s: Battle = trial.before
    return warned(trial, judged(s, trial))


def warned(trial: Trial, listed: list[Outcome | None]) -> list[Outcome | None]:
    """Say of every option that is not judged as losing whether it loses before a seat is asked again."""
    for i, value in enumerate(trial.values):
        outcome = listed[i]
        if (outcome is None or outcome.loses == NO) and trial.budget > 0:
            tried = trial.play([value], lambda question: question.options[0][0], far=True)
            after = cast("Battle", tried.state)
            if tried.over and after.end in WAY_OF:
                cause = Message(f"sylvion-loses-{WAY_OF[after.end].id}")
                listed[i] = _lost(CERTAIN, cause, [])
    return listed


def judged(s: Battle, trial: Trial) -> list[Outcome | None]:
    """Return the changes by each option to the coming attack."""
    listed = choices(s, trial.question, trial.seat, trial.values)
    if all(choice.gain is None and not choice.why for choice in listed) and not _ends(trial):
        return [None] * len(listed)
    coming = forecast(s)
    return [_outcome(s, trial, coming, choice) for choice in listed]


def reach(_s: Battle, _seat: int) -> dict[str, list[Reached]]:
    """Return nothing: cards are asked for their cells one by one."""
    return {}


def _ends(trial: Trial) -> bool:
    """Return whether the question has an option that leaves the attack as it is."""
    return trial.question.kind in ("play", "hedgehogs") and any(id in LAST for id in trial.ids)


def _outcome(s: Battle, trial: Trial, coming: Forecast, choice: Choice) -> Outcome | None:
    if trial.question.kind == "stag":
        gain = choice.gain or 0
        return Outcome(GOOD if gain else WEAK, [Message("sylvion-outcome-edges", {"n": gain})], rank=gain)
    if _ends(trial) and choice.id in LAST:
        return _ended(s, coming)
    if trial.question.kind == "play" and choice.gain is None and not choice.why:
        return None
    gain = choice.gain or 0
    left = coming.damage - gain
    words = [message for message, _ in choice.why]
    worth = gain + sum(FIGHTS.get(word.id.removeprefix("sylvion-why-meets-"), 0.0) for word in words)
    level = WEAK if worth <= 0 else GOOD if gain > 0 and left <= 0 else PART
    rows = [_damage(coming.damage, left)] if gain else []
    return Outcome(level, words, before_after=rows, rank=worth)


def _ended(s: Battle, coming: Forecast) -> Outcome:
    """Return the outcome of leaving the attack as it is."""
    words = [Message("sylvion-outcome-damage", {"n": coming.damage})]
    if not coming.lost:
        return Outcome(WEAK if coming.damage else GOOD, words, rank=-1.0)
    return _lost(UNLESS if coming.unknown else CERTAIN, what_comes(s, coming), words)


def _lost(how: Loses, cause: Message, words: list[Message]) -> Outcome:
    """Return the outcome of an option that loses the forest."""
    return Outcome(WEAK, [*words, Message("sylvion-outcome-loses")], loses=how, rank=-1000.0, cause=cause)


def _damage(before: int, after: int) -> Change:
    words = [Message("sylvion-outcome-damage", {"n": max(0, n)}) for n in (before, after)]
    return Change(Message("sylvion-outcome-row"), words[0], words[1], "good" if after < before else "bad")
