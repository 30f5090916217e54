"""Presence that is pushed, gathered and moved like a piece, and the log of what happens to it."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.pieces import DAHAN, PRESENCE, piece_name, piece_named, presence_of
from weald.games.spirit_island.rules.declare import Wherever, effect
from weald.games.spirit_island.rules.happenings import (
    GROWTH,
    PRESENCE_ADDED,
    PRESENCE_DESTROYED,
    PRESENCE_MOVED,
    SPECIAL_RULE,
    STRIFE,
    USED,
)
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import REGISTRY


def two() -> Scene:
    return Scene("lightning", "ocean", boards="AB").presence(0, "A5", 2).presence(1, "A1").presence(1, "B1")


def acting(scene: Scene, land: str) -> Action:
    return begin(scene.s, GROWTH, "growth", 0, scene.land(land))


def present(scene: Scene, seat: int) -> dict[str, int]:
    return {scene.s.island.names[land]: n for land, n in enumerate(scene.s.presence[seat]) if n}


def test_own_presence_is_pushed_with_other_pieces() -> None:
    scene = two().put("A5", "dahan")
    act = acting(scene, "A5")
    assert scene.run(iter(act.push(2, (DAHAN, PRESENCE))), "presence-0", "A4", "dahan", "A6") == [
        scene.land("A4"),
        scene.land("A6"),
    ]
    assert (present(scene, 0), scene["A6"]) == ({"A4": 1, "A5": 1}, "dahan")
    assert act.log[0] == (PRESENCE_MOVED, 0, scene.land("A4"), scene.land("A5"), 1)


def test_own_presence_is_gathered_and_moved() -> None:
    scene = two()
    scene.run(iter(acting(scene, "A4").gather(up_to(1), PRESENCE)), "A5:presence-0")
    assert present(scene, 0) == {"A4": 1, "A5": 1}
    scene.run(iter(acting(scene, "A5").move(1, PRESENCE, scene.land("B8"))))
    assert present(scene, 0) == {"A4": 1, "B8": 1}


def test_presence_goes_only_where_its_spirit_may_be() -> None:
    scene = two()
    act = acting(scene, "A1")
    act.seat = act.decider = 1
    # The ocean is no land for growth, and the other neighbours are inland.
    assert scene.run(iter(act.push(1, PRESENCE))) == [scene.land("A2")]
    assert scene.asked == []
    scene.run(iter(begin(scene.s, GROWTH, "growth", 1, scene.land("A2")).move(1, PRESENCE, scene.land("A8"))))
    assert present(scene, 1) == {"A2": 1, "B1": 1}


def test_p19_the_owner_of_presence_must_agree() -> None:
    scene = (
        Scene("lightning", "river_surges", boards="AB").presence(0, "A5").presence(1, "A5").presence(1, "B1")
    )
    act = acting(scene, "A5")
    act.any_presence = True
    went = scene.run(iter(act.push(1, PRESENCE)), "presence-1", "A4", "no", "A6")
    assert (went, scene.deciders) == ([scene.land("A6")], [0, 0, 1, 0])
    assert (present(scene, 0), present(scene, 1)) == ({"A6": 1}, {"A5": 1, "B1": 1})


def test_presence_as_a_piece_has_a_name() -> None:
    assert piece_name(presence_of(3)) == "presence-3"
    assert piece_named("presence-3") == presence_of(3)


class Blazing(Rule):
    """Notes where presence comes to, and strife."""

    def after_adding(self, act: Action, by: Wherever, piece: int, land: int) -> Work[None]:
        if piece == presence_of(0):
            yield from act.nested("test").fear(1)

    def after_moving(self, act: Action, by: Wherever, piece: int, origin: int, land: int) -> Work[None]:
        if piece == presence_of(0):
            yield from act.nested("test").fear(2)

    def after_strife(self, act: Action, by: Wherever, piece: int, land: int) -> Work[None]:
        yield from act.nested("test").fear(5)


REGISTRY.add_effect(effect("test_blazing", Wherever, Blazing()))


def test_rules_hear_of_presence_and_strife() -> None:
    scene = two().put("A4", "town").lasting("test_blazing")
    scene.s.fear_pool = 99
    act = acting(scene, "A4")
    scene.run(iter(act.add_presence()), "energy")
    assert scene.s.fear == 1
    scene.run(iter(act.move_presence(scene.land("A4"), scene.land("A6"))))
    assert scene.s.fear == 3
    scene.run(iter(act.add_strife(1)))
    assert scene.s.fear == 8
    scene.run(act.lose_presence(0, scene.land("A6")))
    assert [entry[0] for entry in act.log] == [PRESENCE_ADDED, PRESENCE_MOVED, STRIFE, PRESENCE_DESTROYED]


class Watching(Rule):
    """Counts the powers that were used, whatever they did."""

    def after_action(self, act: Action, by: Wherever, cause: Action) -> Work[None]:
        yield from act.gain_energy(cause.counted(USED), 0)


REGISTRY.add_effect(effect("test_watching", Wherever, Watching()))


def test_a_power_that_does_nothing_was_still_used() -> None:
    scene = two().lasting("test_watching")
    scene.use("shatter_homesteads", "A8")
    assert scene.s.energy == [1, 0]


class Sworn(Rule):
    """Notes the cause of the Action that follows another."""

    def after_action(self, act: Action, by: Wherever, cause: Action) -> None:
        assert not cause.by_spirit or cause.cause == GROWTH
        act.s.counters["prepared"] = act.cause


REGISTRY.add_effect(effect("test_sworn", Wherever, Sworn()))


def test_what_follows_an_action_has_the_cause_of_its_rule() -> None:
    scene = two().lasting("test_sworn", source="lightning")
    act = acting(scene, "A4")

    def work() -> Work[None]:
        yield from act.fear(1)
        yield from act.conclude()

    scene.run(work())
    assert scene.s.counters["prepared"] == SPECIAL_RULE
