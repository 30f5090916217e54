"""Whole games as text, reviewed as diffs: `pytest --regenerate-golden` writes them again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.generic.cases import GAMES, Case, any_option, pick
from tests.published import PUBLISHED
from tests.words import NAMES, Language, of_game
from weald.kernel.messages import Message
from weald.kernel.table import Table

GOLDEN = Path(__file__).parent.parent / "golden"
SEED = 2024

# The sizes in which rules differ: alone, two, three, and as many as can be.
CASES = [Case(game, n) for game in GAMES for n in game.seats if n <= 3 or n == max(game.seats)]
# Every game can be told; these are held to the text that was reviewed.
HELD = {*PUBLISHED, *(path.name for path in GOLDEN.iterdir())}


def transcript(case: Case) -> str:
    """A random game told in English."""
    words = of_game(case.game, "en")
    t = case.new(SEED)
    title = words.say(Message(f"{case.game.id}-title"))
    lines = [f"{title}: {case.seats} at the table, seed {SEED}", ""]
    random = Random(SEED)
    shown = tell(t, 0, words, lines)
    while not t.over:
        decision = pick(t, random)
        option = any_option(decision, random)
        choice = decision.choices[decision.options.index(option)]
        gain = "" if choice.gain is None else f" ({choice.gain:+d})"
        answer = f"{words.say(choice.label, decision.seat)}{gain}, one of {len(decision.options)}"
        lines.append(f"{NAMES[decision.seat]}: {words.say(decision.prompt, decision.seat)} {answer}")
        t.answer(decision.seat, option)
        shown = tell(t, shown, words, lines)
    result = t.result
    assert result is not None
    lines += ["", words.say(result.reason)]
    for seat, score in enumerate(result.scores):
        lines.append(f"{NAMES[seat]}: " + ", ".join(f"{name} {points}" for name, points in score.items()))
    return "\n".join(lines) + "\n"


def tell(t: Table, after: int, words: Language, lines: list[str]) -> int:
    """Add what has happened since event number `after`."""
    for event in t.events[after:]:
        lines.append(f"    {event.n} {words.say(Message(event.id, event.args))}")
        for seat, (id, args) in (event.own or {}).items():
            lines.append(f"    {event.n} to {NAMES[seat]}: {words.say(Message(id, args), seat)}")
    return len(t.events)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_goes_as_it_went(case: Case, regenerate: bool) -> None:
    path = GOLDEN / case.game.id / f"{case.seats}-seats.txt"
    text = transcript(case)
    if regenerate:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert text.count("\n") > 10
    if case.game.id in HELD:
        assert path.exists(), f"not there yet: pytest --regenerate-golden -k {case}"
        assert text == path.read_text("utf-8")
