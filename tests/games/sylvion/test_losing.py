"""Every way to lose the forest: foretold, warned of, found at once, and named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.sylvion.scenes import PAWN, defence
from tests.words import LANGUAGES, of_game
from weald.games.sylvion import GAME
from weald.games.sylvion.dangers import dangers
from weald.games.sylvion.defeats import WAY_OF, WAYS
from weald.games.sylvion.state import VICTORIES, Battle
from weald.kernel.dangers import Danger
from weald.kernel.driver import Run
from weald.kernel.messages import Message
from weald.kernel.outcomes import Foresight, foresee
from weald.kernel.table import Table

# The last answers that are looked at, and how many games are played.
LAST_ANSWERS = 8
GAMES = 300


def battle_of(t: Table) -> Battle:
    assert isinstance(t.run.state, Battle)
    return t.run.state


def said(s: Battle) -> dict[str, Danger]:
    """The dangers, every one of which can be said."""
    listed = dangers(s)
    for danger in listed:
        message = Message(danger["text"]["id"], danger["text"]["args"])
        assert [each for lang in LANGUAGES for each in of_game(GAME, lang).complaints(message)] == []
    assert [danger["id"] for danger in listed] == [way.id for way in WAYS]
    return {danger["id"]: danger for danger in listed}


def test_more_damage_than_bloom_is_foretold_and_comes() -> None:
    t = defence(("e3 . . .", "e3 . . .", "e1 . . ."), desolated=10, hand="fountain_3 elephant owl", height=2)
    bloom = said(battle_of(t))["bloom"]
    assert (bloom["measure"], bloom["limit"], bloom["left"], bloom["comes"]) == (2, -1, 3, "likely")
    assert bloom["where"] == ["r1c1", "r2c1", "r3c1"]
    assert bloom["text"] == {"id": "sylvion-outcome-lost", "args": {"n": 7, "left": 2, "why": "unknown"}}
    assert t.foresee(0).outcomes["done"].loses == "unless"


def test_one_more_damage_than_bloom_is_said_before_it_comes() -> None:
    t = defence((". e1 . .",), desolated=12, hand="fountain_3 elephant owl", height=2)
    bloom = said(battle_of(t))["bloom"]
    assert (bloom["comes"], bloom["left"]) == ("none", 1)
    assert bloom["text"] == {"id": "sylvion-danger-bloom", "args": {"left": 1}}


def test_the_last_assault_loses_for_certain_and_is_warned_of() -> None:
    """No card is revealed any more: the end of the defence is the end of the game."""
    t = defence(
        ("e3 . . .", "e3 . . ."), desolated=10, hand="fountain_3 elephant owl", height=0, tops=("",) * 4
    )
    assert said(battle_of(t))["bloom"]["comes"] == "certain"
    assert t.foresee(0).outcomes["done"].loses == "certain"
    t.answer(0, "done")
    assert t.result is not None
    assert t.result.reason == Message("sylvion-result-damage", {"turn": battle_of(t).turn})
    assert said(battle_of(t))["bloom"]["comes"] == "certain"


def test_the_pawn_is_told_step_by_step() -> None:
    t = defence((". . e2 .",), options=PAWN, pawn="r1c3", hand="fountain_3 elephant owl", height=2)
    pawn = said(battle_of(t))["pawn"]
    assert (pawn["measure"], pawn["left"], pawn["comes"], pawn["where"]) == (3, 3, "none", ["r1c3"])
    near = defence(
        ("e2 . . .",), options=PAWN, pawn="r1c1", hand="fountain_3 elephant owl", height=0, tops=("",) * 4
    )
    assert said(battle_of(near))["pawn"]["comes"] == "certain"
    done = near.foresee(0).outcomes["done"]
    assert done.cause == Message("sylvion-outcome-lost-pawn", {"why": "sure"})
    near.answer(0, "done")
    assert near.result is not None
    assert near.result.reason.id == "sylvion-result-pawn"


def test_trees_that_do_not_restore_enough_are_told_when_the_last_cards_have_come() -> None:
    early = said(battle_of(defence((". T1 . .",), desolated=3, hand="fountain_3 elephant owl", height=2)))[
        "count"
    ]
    assert (early["limit"], early["comes"]) == (None, "none")
    t = defence((". T1 . .",), desolated=3, hand="fountain_3 elephant owl", height=0, tops=("",) * 4)
    count = said(battle_of(t))["count"]
    assert (count["limit"], count["comes"]) == (1, "certain")
    done = t.foresee(0).outcomes["done"]
    assert (done.loses, done.cause) == ("certain", Message("sylvion-outcome-lost-count", {"why": "sure"}))
    t.answer(0, "done")
    assert t.result is not None
    assert t.result.reason.id == "sylvion-result-count"


def forewarned(number: int) -> str:
    """Play a game at random; how its defeat was announced, empty if it was not lost."""
    random = Random(number)
    options = {"pawn": number % 2 == 0, "mode": ("introductory", "advanced")[number // 2 % 2]}
    start = GAME.start(1 + number % 2, GAME.resolve_options(options), number)
    run, given = Run(GAME, start.copy()), []
    while run.question is not None:
        seat = random.choice(run.open_seats)
        given.append((seat, random.choice(run.question.values(seat))))
        run.answer(*given[-1])
    end: Any = run.state
    if end.end in VICTORIES:
        return ""
    lost = WAY_OF[end.end]
    run = Run(GAME, start)
    for answer in given[:-LAST_ANSWERS]:
        run.answer(*answer)
    s: Any = run.state
    warned, before = Foresight(), len(s.stacks[0])
    for n, (seat, value) in enumerate(given[-LAST_ANSWERS:], len(given) - LAST_ANSWERS + 1):
        if any(danger["id"] == lost.id and danger["comes"] != "none" for danger in dangers(s)):
            return "foretold"
        if n == len(given):
            warned, before = foresee(run, seat, [value]), len(s.stacks[0])
        run.answer(seat, value)
    if any(outcome.loses != "no" for outcome in warned.outcomes.values()):
        return "warned"
    return "hidden" if len(end.stacks[0]) < before else "missed"


@pytest.mark.slow
def test_no_random_game_is_lost_without_a_word() -> None:
    """Only cards that were face down lose a game that was neither foretold nor warned of."""
    heard = [forewarned(number) for number in range(GAMES)]
    assert heard.count("missed") == 0
    assert heard.count("foretold") + heard.count("warned") >= 0.65 * sum(map(bool, heard))
    assert sum(map(bool, heard)) > GAMES * 0.9


@pytest.mark.parametrize("seed", range(6))
def test_a_danger_does_not_tell_what_is_hidden(seed: int) -> None:
    """A twin whose hidden cards are dealt otherwise has the same dangers."""
    random = Random(seed)
    run = Run(GAME, GAME.start(2, GAME.resolve_options({"pawn": True}), seed))
    for _ in range(60):
        if run.question is None:
            break
        s: Any = run.state
        twin = s.copy()
        twin.seed = 99
        GAME.information.redeal(twin, None)
        assert dangers(twin) == dangers(s)
        seat = random.choice(run.open_seats)
        run.answer(seat, random.choice(run.question.values(seat)))
