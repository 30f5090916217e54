"""Escalation of every adversary: with the sign on a card, and never where an effect ignores the sign."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import SETS
from weald.games.spirit_island.model.state import INVADER, NOBODY, RAVAGE
from weald.games.spirit_island.phases.invaders import plan
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.registry import ADVERSARIES, EFFECTS
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.decisions import Question
from weald.kernel.driver import drive

ALL = ADVERSARIES.ids_of(SETS)
IGNORING = [kind for kind, declared in EFFECTS.items() if Doing.ESCALATE in declared.rule.doings]
# Every adversary finds here what it escalates by.
PIECES = {
    "A1": "2 dahan",
    "A2": "dahan",
    "A3": "dahan",
    "A4": "town, city",
    "A6": "2 beasts",
    "A7": "dahan",
    "A8": "town, dahan, beasts",
}
ESCALATED = "spirit_island-event-escalation"


def first(question: Question) -> Any:
    return question.options[0][0]


def explored(adversary: str, level: int, card: str, *ignoring: str) -> tuple[int, dict[str, str]]:
    """Explore a card; return how often the adversary escalated, and what is in the lands then."""
    scene = Scene("lightning", boards="A", adversary=adversary, level=level, sets=" ".join(SETS[1:]))
    scene.presence(0, "A5", 2)
    for land, pieces in PIECES.items():
        scene.put(land, pieces)
    for kind in ignoring:
        scene.lasting(kind)
    s = scene.s
    s.phase, s.step = INVADER, "card"
    scene.invader_deck(card, "I-W", "III-JS", "III-MW")
    plan(s)
    assert [action for action, _ in s.agenda if action == RAVAGE] == []
    while s.agenda:
        s.step = drive(GAME.steps[s.step](s), first)
    names = s.island.names
    lands = {name: scene[name] for name in names}
    return [event.id for event in scene.events].count(ESCALATED), lands


@pytest.mark.parametrize("adversary", ALL)
def test_b9_the_sign_on_an_explored_card_escalates_once(adversary: str) -> None:
    """Ruling B9: before exploring or after it, whatever the adversary says."""
    n, lands = explored(adversary, 0, "II-S")
    assert n == 1
    assert lands != explored(NOBODY, 0, "II-S")[1]
    assert explored(adversary, 0, "I-S") == explored(NOBODY, 0, "I-S")


@pytest.mark.parametrize("ignoring", IGNORING)
@pytest.mark.parametrize("adversary", ALL)
def test_v24_an_ignored_sign_does_nothing(adversary: str, ignoring: str) -> None:
    """Ruling V24 and the printed card: "Ignore Escalation". A level 0 does nothing else while exploring."""
    assert explored(adversary, 0, "II-S", ignoring) == explored(NOBODY, 0, "II-S", ignoring)


@pytest.mark.parametrize("ignoring", IGNORING)
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("adversary", ALL)
def test_v24_an_ignored_sign_does_nothing_at_any_level(adversary: str, level: int, ignoring: str) -> None:
    assert explored(adversary, level, "II-S")[0] == 1
    assert explored(adversary, level, "II-S", ignoring)[0] == 0


def test_the_effects_that_ignore_the_sign() -> None:
    assert IGNORING == ["fortune_seekers"]


@pytest.mark.parametrize("adversary", ALL)
def test_whatever_escalates_asks_whether_the_sign_is_ignored(adversary: str) -> None:
    """An escalation is one of these two rules; a third one would not be stopped by an effect."""
    rules = [level.rule for level in ADVERSARIES[adversary].levels if level.rule is not None]
    own = [
        rule
        for rule in rules
        for name in ("after_escalation_sign", "after_escalation_explore")
        if getattr(type(rule), name) is not getattr(Rule, name)
    ]
    assert len(own) == 1
