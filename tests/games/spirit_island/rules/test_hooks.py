"""Points at which rules of expansions change the game, each with a rule made for the test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import weald
from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.pieces import BLIGHT, CITY, elements
from weald.games.spirit_island.model.state import (
    BUILD,
    EXPLORE,
    GAME,
    INVADER,
    RAVAGE,
    SETUP,
    SLOW,
    IslandState,
)
from weald.games.spirit_island.phases.invaders import plan
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.rules import registry
from weald.games.spirit_island.rules.asking import may, permission
from weald.games.spirit_island.rules.declare import OfSeat, Wherever, effect
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.hooks import By, Rule, points_of
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.registry import POWERS, REGISTRY, STEPS_OVER, active
from weald.games.spirit_island.rules.subjects import Doing, Number


class Changes(Rule):
    """Everything that the tests need at once."""

    doings: tuple[Doing, ...] = (Doing.FRIGHTEN, Doing.ESCALATE)
    numbers: tuple[Number, ...] = (Number.WEAKER_DEFEND, Number.IDLE_STRIFE)

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return 2 if what is Number.WEAKER_DEFEND else 1

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return what is Doing.FRIGHTEN and of != CITY

    def instead_of_card_blight(self, act: Action, by: By, land: int) -> bool:
        return act.s.pieces[land][BLIGHT] == 0


class Slow(Rule):
    """Nothing is fast."""

    doings: tuple[Doing, ...] = (Doing.BE_FAST,)
    numbers: tuple[Number, ...] = (Number.LASTING_ELEMENT,)

    def may(self, s: IslandState, by: OfSeat, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return False if by.seat == seat else None

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        return elements("sun 2 air")[of] if by.seat == seat else 0


class Ended(NamedTuple):
    """The results of a step that is over."""

    n: int


class Steps(Rule):
    """Notes the steps that are over."""

    def after_step(self, act: Action, by: By, action: int) -> None:
        act.note("ended", action)


class Nothing(Rule):
    """Changes nothing."""


@pytest.fixture(autouse=True)
def rules() -> Iterator[None]:
    kinds = [
        effect("changes", Wherever, Changes()),
        effect("slow", OfSeat, Slow()),
        effect("steps", Wherever, Steps()),
        effect("ended", Ended, Nothing()),
    ]
    for kind in kinds:
        REGISTRY.add_effect(kind)
    yield
    for kind in kinds:
        del REGISTRY.effects[kind.id]
        for point in points_of(kind.rule):
            del REGISTRY.effects_at[point][kind.id]


def test_only_the_defend_of_spirits_is_weakened() -> None:
    """Canny Defense is that of an event, the vitality of the Earth and defend from a power are of spirits."""
    scene = Scene("vital_strength").put("A1", "dahan").lasting("canny_defense", source="heavy_farming")
    scene.lasting("changes")
    assert [defence(scene.s, scene.land(land)) for land in ("A1", "A2")] == [1, 0]
    scene.lasting("defend", scene.land("A1"), 1, source="call_to_guard_the_coast")
    assert defence(scene.s, scene.land("A1")) == 1
    scene.presence(0, "A1", 2)
    assert defence(scene.s, scene.land("A1")) == 1 + (1 + 3 - 2)


def test_ignored_strife_keeps_from_nothing_and_stays() -> None:
    scene = Scene("lightning").lasting("changes").put("A1", "town-s1, city-s2").ravage("A1")
    assert scene["A1"] == "town-s1, city-s1, blight"


def test_destroyed_cities_bring_no_fear() -> None:
    scene = Scene("lightning").lasting("changes").put("A1", "town, city")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A1"))
    scene.run(iter(act.destroy(2, (1, 2))))
    assert scene.s.fear == 1


def test_blight_from_the_box_leaves_the_card_alone() -> None:
    scene = Scene("lightning").lasting("changes").put("A2", "blight")
    act = begin(scene.s, SET_UP, "setup", 0)
    scene.run(iter(act.add_blight(1, scene.land("A1"))))
    assert (scene["A1"], scene.s.blight_pool) == ("blight", 99)
    scene.run(iter(act.add_blight(2, scene.land("A4"))), "A5")
    assert (scene["A4"], scene["A5"], scene.s.blight_pool) == ("2 blight", "blight", 99)
    scene.run(iter(act.add_blight(1, scene.land("A2"), cascade=False)))
    assert (scene["A2"], scene.s.blight_pool) == ("2 blight", 98)


def test_the_sign_of_a_card_may_count_for_nothing() -> None:
    scene = Scene("lightning", adversary="brandenburg_prussia").put("A8", "city").lasting("changes")
    scene.escalate("II-J")
    assert scene.asked == []


def test_a_slowed_spirit_has_no_fast_powers() -> None:
    """Neither what is printed fast nor what Swiftness of Lightning makes fast."""
    scene = Scene("lightning", "lightning", boards="AB").elements("3 air").elements("3 air", seat=1)
    for seat in range(2):
        scene.presence(seat, "A5" if not seat else "B5", 2)
        scene.play("raging_storm", "lightnings_boon" if seat else "harbingers_of_the_lightning", seat=seat)
    scene.put("A5", "2 explorer").put("B5", "2 explorer, dahan")
    scene.lasting("slow", 0)
    used = [[POWERS.ids[move[1]] for move in usable(scene.s, seat) if move[0] == 4] for seat in range(2)]
    assert used[0] == []
    assert "lightnings_boon" in used[1]
    assert "raging_storm" in used[1]
    scene.s.phase = SLOW
    used = [[POWERS.ids[move[1]] for move in usable(scene.s, seat) if move[0] == 4] for seat in range(2)]
    assert "raging_storm" in used[0]
    assert "lightnings_boon" not in used[1]


def test_lasting_elements_are_there_again_each_turn() -> None:
    scene = Scene("lightning", "river_surges", boards="AB").presence(0, "A5").presence(1, "B5")
    scene.put("A8", "city").elements("3 fire").elements("3 fire", seat=1).lasting("slow", 0, until=GAME)
    scene.step("time")
    assert scene.s.elements == [list(elements("sun 2 air")), [0] * 8]


def test_steps_are_over_once_a_turn() -> None:
    scene = Scene("lightning").presence(0, "A5").put("A8", "city").lasting("steps")
    s = scene.s
    s.phase = INVADER
    s.ravage_cards, s.build_cards = [invader_card("I-M")], [invader_card("I-W")]
    plan(s)
    s.invader_deck = [invader_card("I-J")]
    assert scene.step("card") == "land"
    assert scene.effects("ended") == []
    assert scene.step("land") == "card"
    assert scene.step("card") == "land"
    assert scene.effects("ended") == [(RAVAGE,)]
    assert s.agenda == [(BUILD, invader_card("I-W")), (EXPLORE, -1)]
    assert scene.step("land") == "card"
    assert scene.step("card") == "land"
    assert scene.effects("ended") == [(RAVAGE,), (BUILD,)]
    while s.agenda:
        scene.step("land")
    assert scene.step("card") == "advance"
    assert scene.effects("ended") == [(RAVAGE,), (BUILD,), (EXPLORE,)]
    assert STEPS_OVER in s.counters
    scene.step("advance")
    assert STEPS_OVER not in s.counters


def test_no_step_is_over_at_set_up() -> None:
    scene = Scene("lightning").presence(0, "A5").lasting("steps")
    scene.s.phase, scene.s.agenda = SETUP, [(EXPLORE, -1)]
    scene.s.invader_deck = [invader_card("I-J")]
    assert scene.step("card") == "land"
    assert scene.effects("ended") == []


def test_presence_goes_back_to_a_track() -> None:
    """Ruling P20: never to the first space."""
    scene = Scene("lightning").presence(0, "A5", 2).presence(0, "A4")
    scene.cover("energy", 5)
    before = scene.on("cards")
    act = begin(scene.s, SET_UP, "setup", 0)
    scene.run(iter(act.retract_presence()), "A5")
    assert scene.s.presence[0][scene.land("A5")] == 1
    assert (scene.on("energy"), scene.on("cards")) == (6, before)
    scene.run(iter(act.retract_presence()), "A4")
    assert scene.on("energy") == 7
    assert not scene.run(iter(act.retract_presence()))
    assert scene.s.presence[0][scene.land("A5")] == 1


def test_a_table_of_another_thread_changes_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views and replays are made in threads: one may look up its rules in the middle of another's look."""
    mine: Any = weald.new("spirit_island").run.state
    mine.adversary, mine.level = "england", 6
    registry.settle(mine)
    others: Any = weald.new("spirit_island").run.state
    own = active(mine, Number.HEALTH)
    triggers = registry._standing_triggers

    def interrupted(setting: Any) -> Any:
        if setting is mine.setting:
            assert active(others, Number.HEALTH) == ()
        return triggers(setting)

    assert active(others, Number.HEALTH) == ()
    monkeypatch.setattr(registry, "_standing_triggers", interrupted)
    assert len(own) == 1
    assert active(mine, Number.HEALTH) == own
    assert active(others, Number.HEALTH) == ()


class Silent(Rule):
    """Names what it is asked about, and has no answer."""

    doings: tuple[Doing, ...] = (Doing.HEAL,)


class Unasked(Rule):
    """Has an answer to nothing."""

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return 1


@pytest.mark.parametrize(("rule", "sentence"), [
    (Silent(), "Silent has `may` or `doings`, and needs both"),
    (Unasked(), "Unasked has `extra` or `numbers`, and needs both"),
])  # fmt: skip
def test_a_rule_says_what_it_is_asked_about(rule: Rule, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        registry.check_subjects(rule)


class Sides(Rule):
    """Forbids a thing in one land, allows it in another, and leaves the rest as it is."""

    doings: tuple[Doing, ...] = (Doing.CASCADE,)

    def may(self, s: IslandState, by: OfSeat, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return {1: False, 2: True}.get(land + by.seat)


@pytest.fixture
def sides() -> Iterator[None]:
    kind = effect("sides", OfSeat, Sides())
    REGISTRY.add_effect(kind)
    yield
    del REGISTRY.effects["sides"]
    del REGISTRY.effects_at[Doing.CASCADE]["sides"]


@pytest.mark.usefixtures("sides")
def test_forbidding_wins_over_allowing() -> None:
    s = Scene("lightning").lasting("sides", 0).s
    for normally in (False, True):
        assert [may(s, Doing.CASCADE, land, normally=normally) for land in (0, 1, 2)] == [
            normally,
            False,
            True,
        ]
    # In land 1 one of them allows now what the other forbids.
    assert not may(Scene("lightning").lasting("sides", 0).lasting("sides", 1).s, Doing.CASCADE, 1)
    assert permission(s, Doing.CASCADE, 0) is None
