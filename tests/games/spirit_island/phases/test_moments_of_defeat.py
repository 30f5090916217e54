"""A defeat at every moment at which it can become true: no Action and no question follows (F14, F19)."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Sequence
from random import Random
from types import FrameType, SimpleNamespace
from typing import Any

import pytest

from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.content import SETS
from weald.games.spirit_island.model.lands import number, pieces_in, put, take
from weald.games.spirit_island.model.pieces import CITY, DAHAN, TOWN
from weald.games.spirit_island.model.state import BASE, SETUP, IslandState
from weald.games.spirit_island.phases import (
    events,
    fear,
    invaders,
    moments,
    powers,
    spirit,
    time_passes,
)
from weald.games.spirit_island.phases.steps import STEPS
from weald.games.spirit_island.rules.hooks import By, Point, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS, active
from weald.games.spirit_island.rules.ways_to_lose import OF_THE_GAME, demand, ways
from weald.kernel.decisions import ALL, ANY

PHASES = "weald.games.spirit_island.phases."
CONTENT = ".content."
# Number of games that are played for each way to lose.
GAMES = 120


# By way: what makes it true at once, whatever the spirits have done.


def nothing_left(s: IslandState, id: str) -> None:
    """Ask for something that has run out, as a rule does in the middle of an Action."""
    way, by = next((way, by) for way, by in ways(s) if way.id == id)
    demand(s, way, by, needed=10**6)
    s.defeat = id


def no_presence(s: IslandState) -> None:
    s.destroyed[0] += sum(s.presence[0])
    s.presence[0] = [0] * s.island.size


def no_dahan(s: IslandState) -> None:
    for land in s.island.lands:
        for piece in pieces_in(s, land, (DAHAN,)):
            take(s, land, piece, number(s, land, piece))


def everywhere(s: IslandState, kind: int, n: int) -> None:
    for land in s.island.lands:
        put(s, land, kind, n)


def counted(counter: str, n: int = 99) -> Callable[[IslandState], None]:
    def count(s: IslandState) -> None:
        s.counters[counter] = n

    return count


def risen(s: IslandState) -> None:
    everywhere(s, CITY, 20)
    s.counters["risen"] = 1


TRUE: dict[str, Callable[[IslandState], None]] = {
    "blight": lambda s: nothing_left(s, "blight"),
    "spirit": no_presence,
    "time": lambda s: nothing_left(s, "time"),
    "england": lambda s: everywhere(s, TOWN, 7),
    "france": lambda s: nothing_left(s, "france"),
    "habsburg": counted("habsburg_blight"),
    "russia": counted("russia_beasts"),
    "scotland": lambda s: everywhere(s, CITY, 1),
    "dahan": no_dahan,
    "uprising": risen,
    "heart": lambda s: everywhere(s, TOWN, 1),
    "river": counted("across_the_river"),
}


def declared() -> dict[str, dict[str, Any]]:
    """By way: the options of games in which it is declared."""
    found: dict[str, dict[str, Any]] = {way.id: {} for way in OF_THE_GAME}
    for id in ADVERSARIES.ids_of(SETS):
        for level in ADVERSARIES[id].levels:
            if level.rule is not None:
                found |= {way.id: {"adversary": id, "level": 6} for way in level.rule.defeats}
    for id in SCENARIOS.ids_of(SETS):
        rule = SCENARIOS[id].rule
        if rule is not None:
            found |= {way.id: {"scenario": id} for way in rule.defeats}
    return found


DECLARED = declared()
ALL_SETS = {name: True for name in SETS if name not in BASE}


def test_every_declared_way_can_be_made_true() -> None:
    assert DECLARED.keys() == TRUE.keys()


# The ends of trees of Actions, by the functions of the phases that look for the end of the game.


def place(frame: FrameType | None) -> str:
    """The step and the function whose Action is complete; empty inside a tree."""
    names: list[str] = []
    while frame is not None and frame.f_globals["__name__"] != __name__:
        module = frame.f_globals["__name__"]
        if CONTENT in module or frame.f_code.co_name in ("_conclude", "hurt_land"):
            return ""
        if module.startswith(PHASES):
            names.append(frame.f_code.co_name)
        frame = frame.f_back
    return f"{names[-1]}: {names[0]}"


class Watch:
    """Counts trees of Actions; at the end of one of them, something can be made true."""

    def __init__(self) -> None:
        self.ended: list[str] = []
        self.at = -1
        self.then: Callable[[IslandState], None] = no_presence
        self.asked = 0

    def begin(self, at: int = -1) -> None:
        self.ended.clear()
        self.at, self.asked = at, 0

    @property
    def late(self) -> int:
        """Number of trees and questions after the one."""
        return len(self.ended) - 1 - self.at + self.asked


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    conclude = Action.conclude

    def watched(act: Action) -> Work[None]:
        where = place(sys._getframe(1))
        yield from conclude(act)
        if where:
            if len(watch.ended) == watch.at:
                watch.then(act.s)
            watch.ended.append(where)

    monkeypatch.setattr(Action, "conclude", watched)
    return watch


def play(s: IslandState, given: list[Any], random: Random, watch: Watch) -> None:
    """Play a step: with the answers given, then at random, which are added to them."""
    work, n, answer = STEPS[s.step](s), 0, None
    while True:
        try:
            question = work.send(answer)
        except StopIteration as end:
            s.step = str(end.value)
            return
        assert question.mode != ALL
        watch.asked += 0 <= watch.at < len(watch.ended)
        if n == len(given):
            chosen = [(seat, random.choice(question.values(seat))) for seat in question.seats]
            some = random.choice(chosen)
            given.append(some if question.mode == ANY else chosen[0][1])
        answer = given[n]
        n += 1


def tried(id: str, games: range, watch: Watch) -> set[str]:
    """Make a way to lose true at the end of the first tree of each kind; return the kinds."""
    seen: set[str] = set()
    watch.then = TRUE[id]
    for seed in games:
        options = {"casting": "random", **ALL_SETS, **DECLARED[id]}
        s: Any = GAME.start(1 + seed % 2, GAME.resolve_options(options), seed)
        random = Random(seed)
        while s.step:
            before, given = s.copy(), list[Any]()
            watch.begin()
            play(s, given, random, watch)
            if before.phase == SETUP or (id == "heart" and before.turn < 2):
                continue
            for at, where in enumerate([*watch.ended]):
                if where not in seen:
                    seen.add(where)
                    twin = before.copy()
                    watch.begin(at)
                    play(twin, [*given], random, watch)
                    assert (where, watch.late, twin.step) == (where, 0, "")
                    assert twin.defeat == id
    return seen


# Ends of trees in nearly every game; acts of special rules are tried below, for each of their moments.
COMMON = {
    "grow: do", "grow: grow_by", "grow: take_up", "powers: take_up", "powers: use", "invaders: let_act",
    "event_main: event_main", "event_token: aside", "event_dahan: aside", "fear: resolve_fear",
    "card: let_act", "land: act_in", "land: let_act", "time: let_act", "time: time",
}  # fmt: skip


@pytest.mark.parametrize("id", TRUE)
def test_f14_a_defeat_is_found_wherever_a_tree_of_actions_ends(id: str, watch: Watch) -> None:
    """Rulings F14 and F19: in each phase, and in each part of the invader phase."""
    assert tried(id, range(GAMES), watch) >= COMMON


def points() -> list[str]:
    """The moments at which special rules act, from the text of the phases."""
    modules = events, fear, invaders, moments, powers, spirit, time_passes
    found = {
        name
        for module in modules
        for name in re.findall(r"let_act\(s, Rule\.(\w+)", inspect.getsource(module))
    }
    return sorted(found)


@pytest.mark.parametrize("point", points())
def test_f19_a_defeat_is_found_wherever_a_special_rule_acts(
    point: str, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rulings F14 and F19: whatever acts at a moment, what follows does not happen in a lost game."""

    def defeat(act: Action, by: By, *args: Any) -> Work[None]:
        watch.at = len(watch.ended)
        nothing_left(act.s, "blight")
        yield from ()

    deadly: Any = SimpleNamespace(**{point: defeat})

    def with_deadly(s: IslandState, asked: Point) -> Sequence[tuple[Rule, By]]:
        rules = active(s, asked)
        return [*rules, (deadly, ())] if asked is getattr(Rule, point) and s.phase != SETUP else rules

    for module in (moments, invaders):
        monkeypatch.setattr(module, "active", with_deadly)
    s: Any = GAME.start(2, GAME.resolve_options({"casting": "random", **ALL_SETS}), 3)
    random = Random(3)
    watch.then = lambda s: None
    while s.step and watch.at < 0:
        watch.begin()
        play(s, [], random, watch)
    assert (watch.late, s.step, s.outcome, s.defeat) == (0, "", "defeat", "blight")


def test_the_moments_of_special_rules() -> None:
    assert len(points()) == 12
