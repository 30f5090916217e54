"""A game for two squirrels that uses every feature of the kernel: for the tests, and as a small example.

Every round both hoard a nut in secret (*all of*), both forage in any order (*any of*), the leader may bury a
nut in a hollow for the unseen one that lies there (*one*, and *one* more), and the weather decides (chance).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.tiny.rules import SIDES, STEPS
from tests.tiny.state import KINDS, SHAPE, Wood, worth
from weald.kernel import chance
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.game import Game, Option, OptionValue, Result
from weald.kernel.messages import Message

# Options of the questions that are not about nuts, by value.
WORDS = {"forage": ("rest", "draw"), "keep": ("hand", "store")}


class Tiny(Game):
    """The game as the rest of the program knows it."""

    id = "tiny"
    seats = (2,)
    options = (Option("rounds", 3, lo=1, hi=3), Option("storms", True))
    bots = ("random", "greedy")
    steps = STEPS
    shape = SHAPE

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Wood:
        return Wood(int(options["rounds"]), bool(options["storms"]), seed)

    def result(self, s: Wood) -> Result:
        totals = [sum(worth(nut) for nut in store) for store in s.stores]
        winners = [seat for seat in (0, 1) if totals[seat] == max(totals)]
        scores = [{"nuts": len(s.stores[seat]), "total": totals[seat]} for seat in (0, 1)]
        if len(winners) == 2:
            return Result(
                winners, scores, Message("tiny-result-tie", {"seats": winners, "points": totals[0]})
            )
        return Result(
            winners, scores, Message("tiny-result-win", {"seat": winners[0], "points": max(totals)})
        )

    def view(self, s: Wood, seat: int | None) -> dict[str, Any]:
        buried = [names([s.hollows[i]])[0] if by == seat else None for i, by in enumerate(s.buried_by)]
        return {
            "round": s.round,
            "leader": s.leader,
            "awake": s.awake[:],
            "deck": len(s.deck),
            "hand": None if seat is None else names(sorted(s.hands[seat])),
            "hands": [len(hand) for hand in s.hands],
            "hollows": buried,
            "stores": [names(store) for store in s.stores],
            "lost": dict(s.lost),
        }

    def redeal(self, s: Wood, seat: int | None) -> None:
        hands = [hand for holder, hand in enumerate(s.hands) if holder != seat]
        hollows = [i for i, by in enumerate(s.buried_by) if by != seat and s.hollows]
        hidden = [*s.deck, *(nut for hand in hands for nut in hand), *(s.hollows[i] for i in hollows)]
        chance.shuffle(s, hidden)
        for nuts in (s.deck, *hands):
            nuts[:] = [hidden.pop() for _ in nuts]
        for i in hollows:
            s.hollows[i] = hidden.pop()

    def invariants(self, s: Wood) -> list[Message]:
        problems = []
        everywhere = [*s.deck, *s.hollows, *s.hands[0], *s.hands[1], *s.stores[0], *s.stores[1]]
        expected = 0 if s.step == "deal" else 5
        for nut, name in enumerate(KINDS):
            n = everywhere.count(nut) + s.lost.get(name, 0)
            if n != expected:
                problems.append(Message("tiny-invalid-count", {"nut": name, "n": n, "expected": expected}))
        if s.awake not in ([[0], [1], [0, 1]] if s.step == "forage" else [[]]):
            problems.append(Message("tiny-invalid-awake"))
        if s.round > s.rounds:
            problems.append(Message("tiny-invalid-round", {"n": s.round, "expected": s.rounds}))
        if len(s.hollows) != (0 if s.step == "deal" else 2):
            problems.append(Message("tiny-invalid-hollows", {"n": len(s.hollows)}))
        return problems

    def name(self, question: Question, value: Value) -> str:
        if isinstance(value, tuple):
            return f"{KINDS[value[0]]}-{SIDES[value[1]]}" if value else "none"
        return WORDS.get(question.kind, KINDS)[value]

    def prompt(self, s: Wood, question: Question, seat: int) -> Message:
        if question.kind == "keep":
            return Message("tiny-prompt-keep", {"nut": KINDS[question.args[0]]})
        return Message(f"tiny-prompt-{question.kind}")

    def help(self, s: Wood, question: Question, seat: int) -> Message | None:
        return Message("tiny-help-hoard") if question.kind == "hoard" else None

    def choice(self, s: Wood, question: Question, seat: int, value: Value) -> Choice:
        id = self.name(question, value)
        if isinstance(value, tuple):
            if not value:
                return Choice(id, id, Message("tiny-choice-none"))
            nut, hollow = KINDS[value[0]], SIDES[value[1]]
            return Choice(id, f"hollow:{hollow}", Message("tiny-choice-bury", {"nut": nut, "hollow": hollow}))
        if question.kind == "hoard":
            why = [(Message("tiny-why-nut", {"nut": id}), worth(value))]
            return Choice(id, f"hand:{id}", Message("tiny-choice-nut", {"nut": id}), worth(value), why)
        return Choice(id, id, Message(f"tiny-choice-{id}"))

    def refusal(self, s: Wood, question: Question, seat: int, option: str) -> Message | None:
        if question.kind == "hoard" and option in KINDS:
            return Message("tiny-refused-nut", {"nut": option})
        return None

    def ordered(self, values: list[Value]) -> list[Value]:
        return sorted(values)

    def score_options(self, s: Wood, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        return [_promise(value) for value in values]


def _promise(value: Value) -> float:
    """Bury what is worth less than the nuts are on average; otherwise the bigger the better."""
    if isinstance(value, tuple):
        return 2.5 - worth(value[0]) if value else 0.0
    return float(value)


def names(nuts: list[int]) -> list[str]:
    """Nuts by name."""
    return [KINDS[nut] for nut in nuts]


GAME = Tiny()
