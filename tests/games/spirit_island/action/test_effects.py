"""Duration of effects, and their work on health, damage, badlands, blight and range."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, isle
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    MARKS,
    TOWN,
    kind_of,
    piece_named,
)
from weald.games.spirit_island.model.state import (
    GAME as WHOLE_GAME,
)
from weald.games.spirit_island.model.state import (
    INVADER,
    INVADER_PHASE,
    SLOW,
    SLOW_PHASE,
    TURN,
    IslandState,
)
from weald.games.spirit_island.rules.declare import OnLand, Wherever, effect
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health, is_blighted
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, POWERS, REGISTRY, SPIRITS
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.games.spirit_island.rules.targeting import origins_of, target_lands
from weald.kernel import table

LAND = "A4"


def land_with(pieces: str) -> Scene:
    return Scene("lightning", boards="A").presence(0, "A7", 2).put(LAND, pieces)


def acting(scene: Scene, land: str = LAND) -> Action:
    return begin(scene.s, SET_UP, "setup", 0, scene.land(land))


# Time.


def test_effects_end_with_their_phase_or_begin_with_the_next_turn() -> None:
    scene = land_with("town")
    act = acting(scene)
    act.lasting("defend", 4, 1)
    act.lasting("defend", 4, 2, until=WHOLE_GAME)
    act.lasting("defend", 4, 3, until=INVADER_PHASE)
    act.lasting("defend", 4, 4, until=SLOW_PHASE)
    act.lasting("defend", 4, 5, later=True)
    act.lasting("defend", 4, 6, until=WHOLE_GAME, later=True)

    def amounts() -> list[int]:
        return [by[1] for by in scene.effects("defend")]

    assert amounts() == [1, 2, 3, 4]
    scene.s.phase = INVADER
    scene.step("advance")
    assert amounts() == [1, 2, 4]
    scene.s.phase = SLOW
    scene.step("time")
    assert (amounts(), scene.s.later) == ([2, 5, 6], [])
    assert [e[2] for e in scene.s.effects] == [WHOLE_GAME, TURN, WHOLE_GAME]
    scene.step("time")
    assert amounts() == [2, 6]


class Frail(Rule):
    """Every strife on an invader is 1 health less."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: Wherever, what: Number, land: int, seat: int, of: int) -> int:
        return -(of >> 10 & 15)


class Burning(Rule):
    """Damaged pieces in a land do not heal."""

    doings: tuple[Doing, ...] = (Doing.HEAL,)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool:
        return land != by.land or kind_of(of) not in INVADERS


class Sturdy(Rule):
    """Invaders have 1 more health."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: Wherever, what: Number, land: int, seat: int, of: int) -> int:
        return int(kind_of(of) in INVADERS)


REGISTRY.add_effect(effect("test_frail_strife", Wherever, Frail()))
REGISTRY.add_effect(effect("test_burning", OnLand, Burning()))
REGISTRY.add_effect(effect("test_sturdy", Wherever, Sturdy()))


def test_d2_health_is_asked_piece_by_piece_and_looked_at_when_an_action_ends() -> None:
    scene = land_with("town-d1, town, city-d1").lasting("test_frail_strife")
    assert health(scene.s, scene.land(LAND), TOWN + 1024) == 1
    act = acting(scene)

    def work() -> Work[None]:
        yield from act.add_strife(2)
        yield from act.conclude()

    scene.run(work(), "town-d1", "city-d1")
    assert (scene[LAND], scene.s.fear) == ("town, city-d1-s1", 1)


def test_what_does_not_heal_falls_when_its_health_sinks_again() -> None:
    scene = land_with("town-d2, city-d2, dahan-d1").put("A5", "town-d1")
    scene.lasting("test_burning", 4, until=WHOLE_GAME).lasting("test_sturdy")
    scene.step("time")
    assert (scene[LAND], scene["A5"], scene.s.fear) == ("city-d2, dahan", "town", 1)


# Pieces.


def test_a_dahan_bears_more_than_15_damage() -> None:
    scene = land_with("dahan-d16")
    assert (scene[LAND], scene.s.marked) == ("dahan-d16", {4 * MARKS + DAHAN + 16 * 32: 1})


def test_a_damaged_explorer_becomes_beasts() -> None:
    scene = land_with("explorer-d1").lasting("test_sturdy")
    scene.run(iter(acting(scene).replace(EXPLORER, BEASTS)))
    assert scene[LAND] == "beasts"


def test_a_spared_piece_is_not_chosen_again_in_the_same_action() -> None:
    scene = land_with("2 dahan")
    act = acting(scene)
    act.spare(scene.land(LAND), DAHAN, "setup")
    assert act.spared == {"setup": 1}
    assert scene.run(iter(act.destroy(2, DAHAN))) == 1
    assert scene[LAND] == "dahan-o1"
    act.log.clear()
    scene.run(act.conclude())
    assert scene[LAND] == "dahan"


def test_a_spared_piece_whose_health_has_sunk_bears_no_damage_any_more() -> None:
    scene = land_with("explorer-d1")
    act = acting(scene)
    act.spare(scene.land(LAND), piece_named("explorer-d1"), "setup")
    scene.run(act.conclude())
    assert scene[LAND] == "explorer"


class OnceAfter(Rule):
    """Adds an explorer after an Action, once."""

    def after_action(self, act: Action, by: OnLand, cause: Action) -> Work[None]:
        spend(act.s, "test_once", by)
        yield from act.add(1, EXPLORER, by.land)


class AlwaysAfter(Rule):
    """Adds a town after an Action."""

    def after_action(self, act: Action, by: OnLand, cause: Action) -> Work[None]:
        yield from act.add(1, TOWN, by.land)


REGISTRY.add_effect(effect("test_once", OnLand, OnceAfter()))
REGISTRY.add_effect(effect("test_always", OnLand, AlwaysAfter()))


def test_a_trigger_that_an_earlier_one_has_used_up_is_not_used_again() -> None:
    scene = land_with("city").lasting("test_always", 4).lasting("test_once", 4)
    act = acting(scene)
    scene.run(iter(act.damage(1)))
    scene.run(act.conclude())
    # The events after the first trigger used up the second one.
    assert (scene[LAND], scene.effects("test_once")) == ("explorer, town, city-d1", [])


# Badlands.


class Haunted(Rule):
    """Blight counts as badlands."""

    def extra_badlands(self, act: Action, by: Wherever, land: int, dahan: bool) -> int:
        return act.s.pieces[land][BLIGHT]


REGISTRY.add_effect(effect("test_haunted", Wherever, Haunted()))


def test_badlands_add_to_damage_on_different_invaders() -> None:
    scene = land_with("3 town, badlands")
    scene.run(iter(acting(scene).damage_separate(2)), "town-d1")
    assert scene[LAND] == "town, town-d1, badlands"


def test_what_counts_as_badlands_depends_on_the_action() -> None:
    scene = land_with("city, blight").lasting("test_haunted")
    scene.run(iter(acting(scene).damage(1)))
    assert scene[LAND] == "city-d2, blight"


def test_badlands_count_for_invaders_and_dahan_each_for_itself() -> None:
    scene = land_with("city, 2 dahan, badlands")
    scene.run(iter(acting(scene).damage(2, (*INVADERS, DAHAN))), "city", "dahan", "dahan")
    assert scene[LAND] == "city-d2, 2 dahan-d1, badlands"


def test_badlands_add_nothing_to_the_side_that_is_not_hit() -> None:
    scene = land_with("city, 2 dahan, badlands")
    scene.run(iter(acting(scene).damage(1, (*INVADERS, DAHAN))), "dahan", "dahan")
    assert scene[LAND] == "city, 2 dahan-d1, badlands"


def test_badlands_are_not_used_up_by_damage_that_hits_nothing() -> None:
    scene = land_with("2 explorer, badlands")
    act = acting(scene)
    scene.run(iter(act.damage(3, TOWN)))
    scene.run(iter(act.damage(1)))
    assert scene[LAND] == "badlands"


def test_t9_badlands_add_to_certain_invaders_that_are_hit() -> None:
    scene = land_with("2 explorer, town, city, badlands")
    scene.run(acting(scene).damage_these(1, [EXPLORER, CITY]))
    assert (scene[LAND], scene.asked) == ("explorer, town, city-d2, badlands", [])


def test_t12_all_of_the_badlands_go_to_the_last_damage() -> None:
    scene = land_with("2 city, 2 badlands")
    act = acting(scene)
    scene.run(iter(act.damage_each(1, later=True)), "no")
    assert scene[LAND] == "2 city-d1, 2 badlands"
    scene.run(iter(act.damage(1)), "city-d1")
    assert scene[LAND] == "city-d2, 2 badlands"


def test_t12_badlands_may_wait_for_the_second_damage() -> None:
    scene = land_with("2 city, 2 badlands")
    act = acting(scene)
    scene.run(iter(act.damage(1, later=True)), "yes", "no", "city-d1")
    assert scene[LAND] == "city, city-d2, 2 badlands"
    scene.run(iter(act.damage(1, later=True)), "no", "city")
    assert scene[LAND] == "city-d1, city-d2, 2 badlands"
    scene.run(iter(act.damage(1, later=True)), "yes", "city-d2")
    assert scene[LAND] == "city-d2, 2 badlands"
    # Both badlands are used up now.
    scene.run(iter(act.damage(1, later=True)))
    assert scene[LAND] == "2 badlands"


def test_a_bonus_is_added_to_the_first_damage_only() -> None:
    scene = land_with("city, city")
    act = acting(scene)
    act.bonus_damage = 1
    scene.run(iter(act.damage(1)), "city-d1")
    scene.run(iter(act.damage(1)), "city")
    assert scene[LAND] == "city-d1, city-d2"


# Choices.


def test_reckless_means_and_for_or_and_all_for_up_to_but_instead_stays_a_choice() -> None:
    scene = land_with("2 explorer, town")
    act = acting(scene)
    act.reckless = True
    scene.run(act.choose(act.fear(1), act.destroy(up_to(2), EXPLORER)))
    assert (scene[LAND], scene.s.fear, scene.asked) == ("town", 1, [])
    scene.run(act.instead(act.fear(1), act.destroy(1, TOWN)), "fear")
    assert (scene[LAND], scene.s.fear) == ("town", 2)


# Blight.


class Bedrock(Rule):
    """Blight in a land neither destroys presence nor cascades."""

    doings: tuple[Doing, ...] = (Doing.LOSE_TO_BLIGHT, Doing.CASCADE)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return False if land == by.land else None


REGISTRY.add_effect(effect("test_bedrock", OnLand, Bedrock()))


def test_rules_keep_blight_from_presence_and_from_cascading() -> None:
    scene = land_with("blight").presence(0, LAND).lasting("test_bedrock", 4)
    scene.run(iter(acting(scene).add_blight()))
    assert (scene[LAND], scene.s.presence[0][4], scene.asked) == ("2 blight", 1, [])


def test_a_card_may_add_blight_without_cascade_or_without_harm() -> None:
    scene = land_with("blight").presence(0, LAND)
    scene.run(iter(acting(scene).add_blight(cascade=False, harm=False)))
    assert (scene[LAND], scene.s.presence[0][4]) == ("2 blight", 1)
    scene.run(iter(acting(scene).add_blight(cascade=False)))
    assert (scene[LAND], scene.s.presence[0][4], scene.asked) == ("3 blight", 0, [])


def test_p12_a_still_healthy_card_is_no_blighted_island_and_brings_the_next_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BLIGHT_CARDS["memory_fades_to_dust"], "healthy", True)
    scene = land_with("town").blight_card("memory_fades_to_dust", pool=1)
    scene.s.blight_deck = [BLIGHT_CARDS.number("downward_spiral")]
    scene.run(iter(acting(scene).add_blight()))
    assert (scene.s.flipped, is_blighted(scene.s), scene.s.blight_pool) == (True, False, 4)
    scene.s.blight_pool = 1
    scene.run(iter(acting(scene, "A5").add_blight(2)), "A1")
    assert (scene.s.blight_card, is_blighted(scene.s), scene.s.blight_deck) == ("downward_spiral", True, [])
    assert (scene.s.blight_pool, scene.s.defeat) == (1 + 5 - 2 - 1, "")


# Range.


class Towering(Rule):
    """Powers reach farther from lands with 2 presence, and to a land."""

    numbers: tuple[Number, ...] = (Number.RANGE_FROM, Number.RANGE_TO)

    def extra(self, s: IslandState, by: OnLand, what: Number, land: int, seat: int, of: int) -> int:
        if what is Number.RANGE_FROM:
            return int(s.presence[seat][land] >= 2)
        return 3 if land == by.land else 0


REGISTRY.add_effect(effect("test_towering", OnLand, Towering()))


def test_range_depends_on_origin_and_target() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A7", 2).presence(0, "A1")
    power = POWERS["flash_floods"]

    def targets() -> list[str]:
        return [scene.s.island.names[land] for land in target_lands(scene.s, 0, power, 0)]

    def origins(land: str) -> list[str]:
        return [scene.s.island.names[o] for o in origins_of(scene.s, 0, power, 0, scene.land(land))]

    assert targets() == ["A1", "A2", "A4", "A5", "A6", "A7", "A8"]
    assert (origins("A5"), origins("A6")) == (["A1", "A7"], ["A1"])
    # From the two presence in A7 the range is 2 now, and A3 is 4 lands away at most.
    scene.lasting("test_towering", scene.land("A3"))
    assert targets() == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    assert (origins("A3"), origins("A6")) == (["A1", "A7"], ["A1", "A7"])


# Set-up.


def test_a24_the_adversary_changes_the_boards_before_spirits_are_placed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[int, int]] = []
    start = SPIRITS["lightning"].start

    def watched(act: Action) -> Work[None]:
        seen.append((act.s.pieces[4][BLIGHT], act.s.pieces[5][BLIGHT]))
        yield from start(act) or NOTHING

    monkeypatch.setattr(SPIRITS["lightning"], "start", watched)
    t = table.new(GAME, 1, 1, {"adversary": "sweden", "level": 2, "map": "in_order"})
    t.answer(0, "lightning")
    assert (isle(t).turn >= 0, seen) == (True, [(0, 1)])
