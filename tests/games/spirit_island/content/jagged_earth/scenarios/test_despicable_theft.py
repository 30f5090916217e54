"""Despicable Theft. On board A lands 1 to 3 are the coast, 4 to 6 lie one land behind it, 7 and 8 two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene
from tests.words import of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import ALL, Deed, up_to
from weald.games.spirit_island.ai.policy.answers import quick_scores
from weald.games.spirit_island.ai.value.evaluation import standing
from weald.games.spirit_island.content.jagged_earth.scenarios.despicable_theft import (
    MARKER,
    NUMBERS,
    pool,
    ways_to_ships,
)
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    THIEF,
    TOWN,
    piece_name,
    piece_named,
    thief,
    thief_number,
)
from weald.games.spirit_island.model.state import FAST, INVADER, RAVAGE, SETUP, SLOW
from weald.games.spirit_island.model.state import GAME as WHOLE_GAME
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.presentation.information import redact, redeal
from weald.games.spirit_island.presentation.text_board import land_line
from weald.games.spirit_island.rules.happenings import DESTROY, EVENT_CARD, FEAR_CARD, POWER
from weald.games.spirit_island.rules.powers import Work
from weald.kernel.driver import Run
from weald.kernel.messages import Args, Message

ID = "despicable_theft"
Verbs = Callable[[Action], list[Deed[Any]]]


def island(*spirits: str, boards: str = "A", sets: str = "jagged_earth", **more: Any) -> Scene:
    return Scene(*(spirits or ("lightning",)), boards=boards, scenario=ID, sets=sets, **more)


def hide(scene: Scene, land: str, *marks: int) -> Scene:
    """Put thieves into a land."""
    for mark in marks:
        scene.lasting("thief", scene.land(land), mark, until=WHOLE_GAME, source=ID)
    return scene


def thieves(scene: Scene) -> dict[str, list[int]]:
    """The numbers of the thieves by land."""
    here: dict[str, list[int]] = {}
    for land, mark in scene.effects("thief"):
        here.setdefault(scene.s.island.names[land], []).append(mark)
    return {land: sorted(here[land]) for land in sorted(here)}


def away(scene: Scene) -> list[int]:
    """The numbers of the thieves that have left the island this turn."""
    return sorted(mark for (mark,) in scene.effects("thief_away"))


def do(scene: Scene, land: str, verbs: Verbs, *answers: str, cause: int = POWER) -> Action:
    """Let one Action do several things in a land."""
    act = begin(scene.s, cause, "lightnings_boon", 0, scene.land(land))
    act.land = scene.land(land)

    def work() -> Work[None]:
        for verb in verbs(act):
            yield from verb
        yield from act.conclude()

    scene.run(work(), *answers)
    return act


def flee(scene: Scene, *answers: str) -> Scene:
    """Let the thieves move: fear is resolved, and the ravage step begins."""
    scene.s.phase = INVADER
    # A city and presence keep the game going.
    scene.put("A2", "city").presence(0, "A2")
    assert scene.step("fear", *answers) == "card"
    return scene


def test_difficulty_and_markers() -> None:
    assert difficulty(island().s) == 2
    assert Counter(NUMBERS) == {0: 12, 1: 3, 2: 2, 3: 1}


def test_names_of_thieves() -> None:
    names = ["thief", "thief-0", "thief-1", "thief-2", "thief-3"]
    assert [piece_name(thief(n)) for n in range(-1, 4)] == names
    assert [thief_number(piece_named(name)) for name in names] == [-1, 0, 1, 2, 3]
    assert thief(-1) == THIEF


# Thieves come.


@pytest.mark.parametrize("number", [6, 7, 8])
def test_an_explore_of_a_high_land_brings_a_thief(number: int) -> None:
    scene = island().explore(f"A{number}")
    (brought,) = scene.effects("thief")
    assert (scene[f"A{number}"], brought[0]) == ("explorer", number)
    assert len(pool(scene.s)) == 17
    assert sorted([*pool(scene.s), brought[1]]) == sorted(NUMBERS)


def test_an_explore_of_a_low_land_brings_none() -> None:
    assert thieves(island().explore("A5")) == {}


def test_an_explore_that_wilds_stop_brings_none() -> None:
    scene = island().put("A6", "wilds").explore("A6")
    assert (scene["A6"], thieves(scene)) == ("", {})


def test_a20_the_first_explore_brings_none() -> None:
    scene = island()
    scene.s.phase = SETUP
    assert thieves(scene.explore("A6")) == {}


def test_which_thief_comes_is_chance() -> None:
    came: Counter[int] = Counter()
    for seed in range(180):
        scene = island()
        scene.s.seed = seed
        came[scene.explore("A8").effects("thief")[0][1]] += 1
    assert came == {0: 118, 1: 34, 2: 22, 3: 6}


def test_no_thief_comes_when_the_pool_is_empty() -> None:
    scene = hide(island(), "A7", *NUMBERS).explore("A8")
    assert (scene["A8"], len(scene.effects("thief"))) == ("explorer", 18)


# Thieves move before the ravage step.


def test_thieves_move_one_land_toward_the_ocean() -> None:
    scene = flee(hide(hide(island(), "A7", 1), "A6", 2))
    # From A7 only A5 is closer to the ocean, from A6 only A1.
    assert thieves(scene) == {"A1": [2], "A5": [1]}


def test_a32_the_spirit_of_the_board_chooses_among_ways() -> None:
    scene = flee(hide(island(), "A8", 0), "A6")
    assert (scene.asked, thieves(scene)) == ([("thief_way", ["A5", "A6"])], {"A6": [0]})


def test_thieves_that_are_dealt_again_while_they_move_go_on() -> None:
    """A world that a player imagines at the question has other thieves face down than the true one."""
    scene = hide(hide(hide(island(), "A8", 3, 0), "A6", 1, 0), "A5", 2)
    scene.s.phase = INVADER
    scene.put("A2", "city").presence(0, "A2")
    scene.s.step = "fear"
    run = Run(GAME, scene.s)
    for seed in range(40):
        world = run.imagined(0, seed)
        while world.question is not None and world.question.kind == "thief_way":
            world.answer(0, world.question.options[0][seed % len(world.question.options[0])])
        state: Any = world.state
        assert sum(kind == MARKER for kind, *_ in state.effects) == 5


def test_every_thief_moves_once() -> None:
    scene = flee(hide(hide(island(), "A7", 0, 0), "A5", 0))
    assert thieves(scene) == {"A1": [0], "A5": [0, 0]}


def test_a_blank_thief_at_the_coast_escapes_with_four_fear() -> None:
    scene = hide(island(), "A3", 0).invader_deck("I-J", "II-M")
    scene.s.fear, scene.s.fear_pool = 6, 8
    flee(scene)
    assert (scene.s.fear, thieves(scene), away(scene), len(scene.s.invader_deck)) == (2, {}, [0], 2)


def test_a35_only_fear_markers_are_lost_and_as_far_as_possible() -> None:
    scene = hide(island(), "A3", 0)
    scene.s.fear = 3
    scene.s.fear_discard = [scene.s.fear_deck.pop()]
    flee(scene)
    assert (scene.s.fear, len(scene.s.fear_discard), len(scene.s.fear_deck)) == (0, 1, 8)


def test_a_numbered_thief_accelerates_the_invaders() -> None:
    scene = hide(island(), "A1", 2).invader_deck("III-JM", "I-J", "II-M", "I-S", "II-C")
    flee(scene)
    left = [INVADER_CARDS[card].id for card in reversed(scene.s.invader_deck)]
    # Both stage I cards go, the upper one first.
    assert left == ["III-JM", "II-M", "II-C"]
    assert sorted(INVADER_CARDS[card].id for card in scene.s.invader_box) == ["I-J", "I-S"]


def test_a_thief_accelerates_an_empty_deck_no_further() -> None:
    scene = flee(hide(island(), "A1", 3).invader_deck("III-JM"))
    assert (scene.s.invader_deck, away(scene)) == ([], [3])


def test_habsburg_wave_comes_sooner_when_a_card_beneath_it_is_gone() -> None:
    scene = hide(island(adversary="habsburg_livestock_colony", level=6), "A1", 1)
    scene.invader_deck("II-J", "II-M", "I-S", "III-JM").s.counters["habsburg_wave"] = 3
    flee(scene)
    assert scene.s.counters["habsburg_wave"] == 2


def test_thieves_come_back_to_the_pool_when_the_turn_ends() -> None:
    scene = flee(hide(island(), "A1", 3))
    assert (away(scene), 3 in pool(scene.s)) == ([3], False)
    scene.s.phase = SLOW
    scene.step("time")
    assert (away(scene), len(pool(scene.s))) == ([], 18)


def test_thieves_on_the_island_stay_when_the_turn_ends() -> None:
    scene = hide(island(), "A7", 1).put("A2", "city").presence(0, "A2")
    scene.s.phase = SLOW
    scene.step("time")
    assert thieves(scene) == {"A7": [1]}


# Isolation.


def test_a32_isolation_blocks_a_thief() -> None:
    scene = flee(hide(hide(island(), "A7", 0), "A1", 1).lasting("isolate", 7).lasting("isolate", 1))
    assert thieves(scene) == {"A1": [1], "A7": [0]}


def test_a32_isolation_lengthens_the_way() -> None:
    # A5 is isolated: from A7 the way leads over A8 and A6.
    scene = flee(hide(island(), "A7", 0).lasting("isolate", 5))
    assert thieves(scene) == {"A8": [0]}


def test_a32_isolation_can_lead_to_another_ocean() -> None:
    scene = island("lightning", "river_surges", boards="AB")
    coast = [land for land in scene.s.island.of_board(0) if scene.s.island.coastal[land]]
    for land in coast:
        scene.lasting("isolate", land)
    near = {
        land: [scene.s.island.names[to] for to in ways_to_ships(scene.s, land)]
        for land in scene.s.island.of_board(0)
    }
    assert any(name.startswith("B") for names in near.values() for name in names)
    assert all(near[land] for land in near if land not in coast)


def test_no_way_at_all() -> None:
    scene = island()
    for land in (1, 2, 3):
        scene.lasting("isolate", land)
    assert thieves(flee(hide(scene, "A8", 0))) == {"A8": [0]}


def test_thieves_make_for_the_ocean_of_their_own_board() -> None:
    scene = island("lightning", "river_surges", boards="AB")
    s = scene.s
    for land in s.island.ground:
        if not s.island.coastal[land]:
            own = [each for each in s.island.of_board(s.island.board[land]) if s.island.coastal[each]]
            now = min(s.island.distance[land][shore] for shore in own)
            for to in ways_to_ships(s, land):
                assert min(s.island.distance[to][shore] for shore in own) == now - 1


# Acts of spirits against thieves.


def test_damage_destroys_a_thief_that_dahan_watch() -> None:
    scene = hide(island().put("A5", "2 dahan, explorer"), "A5", 1, 2)
    do(scene, "A5", lambda act: [act.damage(1)], "thief-2")
    assert scene.asked == [("damage", ["explorer", "thief-1", "thief-2"])]
    assert (thieves(scene), away(scene), scene.s.fear) == ({"A5": [1]}, [2], 1)
    assert scene["A5"] == "explorer, 2 dahan"


def test_enough_damage_takes_everything() -> None:
    scene = hide(island().put("A5", "2 dahan, explorer"), "A5", 0, 0, 3)
    do(scene, "A5", lambda act: [act.damage(4)])
    assert (scene["A5"], thieves(scene), away(scene), scene.s.fear) == ("2 dahan", {}, [0, 0, 3], 3)


@pytest.mark.parametrize("pieces", ["dahan", "2 dahan, town", "3 dahan, city", "explorer"])
def test_elsewhere_a_thief_is_pushed_instead(pieces: str) -> None:
    scene = hide(island().put("A7", pieces), "A7", 0)
    name = "thief-0" if "2" in pieces or "3" in pieces else "thief"
    before = scene["A7"]
    do(scene, "A7", lambda act: [act.destroy(1, EXPLORER)], *([name] if "explorer" in pieces else []), "A5")
    assert (scene["A7"], thieves(scene), away(scene), scene.s.fear) == (before, {"A5": [0]}, [], 0)


def test_removed_thieves_bring_no_fear() -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 1)
    do(scene, "A5", lambda act: [act.remove(1, EXPLORER_TOWN)])
    assert (thieves(scene), away(scene), scene.s.fear) == ({}, [1], 0)


def test_a_thief_is_removed_where_explorers_are_downgraded() -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 1)
    do(scene, "A5", lambda act: [act.downgrade(1)])
    assert (thieves(scene), away(scene)) == ({}, [1])


def test_a_thief_is_replaced() -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 1)
    do(scene, "A5", lambda act: [act.replace(EXPLORER, DAHAN)])
    assert (scene["A5"], thieves(scene), away(scene)) == ("3 dahan", {}, [1])


def test_a34_a_thief_that_is_not_replaced_is_pushed_and_nothing_comes() -> None:
    scene = hide(island().put("A7", "dahan"), "A7", 1)
    do(scene, "A7", lambda act: [act.replace(EXPLORER, DAHAN)], "A8")
    assert (scene["A7"], thieves(scene)) == ("dahan", {"A8": [1]})


def test_a_thief_can_become_a_town() -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 0)
    do(scene, "A5", lambda act: [act.upgrade(1, EXPLORER_TOWN)])
    assert (scene["A5"], away(scene)) == ("town, 2 dahan", [0])


def test_one_health_when_health_is_removed() -> None:
    scene = hide(island().put("A5", "2 dahan, explorer"), "A5", 0)
    do(scene, "A5", lambda act: [act.remove_health(1)], "thief-0")
    assert (scene["A5"], away(scene)) == ("explorer, 2 dahan", [0])


def test_thieves_are_pushed_gathered_and_moved_like_explorers() -> None:
    scene = hide(island(), "A5", 2)
    do(scene, "A5", lambda act: [act.push(up_to(1), EXPLORER)], "thief", "A7")
    assert thieves(scene) == {"A7": [2]}
    do(scene, "A8", lambda act: [act.gather(up_to(1), INVADERS)], "A7:thief")
    assert thieves(scene) == {"A8": [2]}
    do(scene, "A8", lambda act: [act.move(1, EXPLORER, 2)])
    assert thieves(scene) == {"A2": [2]}
    do(scene, "A2", lambda act: [act.push_evenly(EXPLORER)], "A4")
    assert thieves(scene) == {"A4": [2]}


@pytest.mark.parametrize("kinds", [TOWN, CITY, DAHAN])
def test_what_does_not_affect_explorers_does_not_affect_thieves(kinds: int) -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 2)
    do(scene, "A5", lambda act: [act.push(0, kinds), act.damage(2, (TOWN, CITY)), act.destroy(ALL, CITY)])
    assert (thieves(scene), scene.asked) == ({"A5": [2]}, [])


def test_a33_thieves_do_not_go_into_the_sea() -> None:
    scene = hide(island("ocean", sets="jagged_earth").presence(0, "A0"), "A2", 2)
    assert scene.s.oceans == 1
    do(scene, "A2", lambda act: [act.push(1, EXPLORER)], "A4")
    assert scene.asked == [("push_to", ["A1", "A3", "A4"])]


@pytest.mark.parametrize("cause", [FEAR_CARD, EVENT_CARD])
def test_fear_cards_and_events_do_not_affect_thieves(cause: int) -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 2)
    do(scene, "A5", lambda act: [act.destroy(ALL, INVADERS), act.push(1, EXPLORER)], cause=cause)
    assert (thieves(scene), scene.asked) == ({"A5": [2]}, [])


def test_a33_an_event_that_was_paid_for_does_not_either() -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 2)
    act = begin(scene.s, EVENT_CARD, "event", land=5)
    act.paid = True
    scene.run(iter(act.destroy(ALL, INVADERS)))
    assert thieves(scene) == {"A5": [2]}


def test_thieves_take_no_part_in_a_ravage() -> None:
    scene = hide(island().put("A7", "explorer, 2 dahan"), "A7", 2, 2).ravage("A7")
    # One explorer deals 1 damage to the land and a dahan, and the dahan strike back.
    assert (scene["A7"], thieves(scene)) == ("dahan, dahan-d1", {"A7": [2, 2]})


def test_thieves_alone_do_not_ravage_and_build() -> None:
    scene = hide(island(), "A7", 2)
    scene.s.phase, scene.s.agenda = INVADER, [(RAVAGE, 0)]
    scene.s.ravage_cards = [0]
    scene.step("card")
    assert scene.s.queue == []


def test_a33_a_dreamt_end_pushes_a_thief() -> None:
    scene = hide(island("bringer").put("A7", "2 dahan"), "A7", 2)

    def dream(act: Action) -> list[Deed[Any]]:
        act.dreaming = True
        return [act.destroy(1, EXPLORER)]

    do(scene, "A7", dream, "A5")
    assert (thieves(scene), scene.s.fear) == ({"A5": [2]}, 0)


def test_a33_a_thief_does_not_count_as_an_invader() -> None:
    scene = hide(island().put("A5", "2 dahan"), "A5", 1)
    act = do(scene, "A5", lambda act: [act.destroy(1, INVADERS)])
    assert (act.counted(DESTROY, INVADERS), act.counted(DESTROY, (THIEF,)), act.has_invaders()) == (
        0,
        1,
        False,
    )


# Before or after the Action.


def test_a34_before_the_action_is_enough() -> None:
    scene = hide(island().put("A7", "2 dahan"), "A7", 2)
    do(scene, "A7", lambda act: [act.push(2, DAHAN), act.destroy(1, EXPLORER)], "A5", "A5")
    assert (scene["A7"], scene["A5"], thieves(scene), away(scene)) == ("", "2 dahan", {}, [2])


def test_a_town_that_came_in_the_action_does_not_count() -> None:
    scene = hide(island().put("A7", "2 dahan, explorer"), "A7", 2)
    do(scene, "A7", lambda act: [act.upgrade(1, EXPLORER_TOWN), act.destroy(1, EXPLORER)], "explorer")
    assert (scene["A7"], away(scene), scene.s.fear) == ("town, 2 dahan", [2], 1)


def test_a34_after_the_action_is_enough() -> None:
    scene = hide(island().put("A7", "2 dahan, town"), "A7", 2)
    do(scene, "A7", lambda act: [act.destroy(1, EXPLORER), act.destroy(1, TOWN)])
    # The town brings 1 fear, and the thief another.
    assert (scene["A7"], thieves(scene), away(scene), scene.s.fear) == ("2 dahan", {}, [2], 2)


def test_a34_a_thief_is_replaced_when_the_action_is_complete() -> None:
    scene = hide(island().put("A7", "2 dahan, town"), "A7", 2)
    do(scene, "A7", lambda act: [act.replace(EXPLORER, BEASTS), act.destroy(1, TOWN)])
    assert (scene["A7"], thieves(scene), away(scene)) == ("2 dahan, beasts", {}, [2])


def test_a34_what_comes_for_a_thief_does_not_itself_allow_it() -> None:
    scene = hide(island().put("A7", "dahan").put("A5", "dahan"), "A7", 2)
    verbs: Verbs = lambda act: [act.gather(1, DAHAN), act.replace(EXPLORER, DAHAN), act.push(1, DAHAN)]  # noqa: E731
    # With two dahan it would have worked, but only in between.
    do(scene, "A7", verbs, "A5", "A8")
    assert (scene["A7"], scene["A5"], thieves(scene)) == ("dahan", "dahan", {"A8": [2]})


def test_dahan_that_are_gathered_after_the_damage_catch_it() -> None:
    scene = hide(island().put("A7", "dahan").put("A5", "dahan"), "A7", 2)
    do(scene, "A7", lambda act: [act.damage(1), act.gather(1, DAHAN)])
    assert (scene["A7"], away(scene), scene.s.fear) == ("2 dahan", [2], 1)


def test_a34_only_in_between_is_not_enough() -> None:
    scene = hide(island().put("A7", "dahan").put("A5", "dahan"), "A7", 2)
    verbs: Verbs = lambda act: [act.gather(1, DAHAN), act.destroy(1, EXPLORER), act.push(1, DAHAN)]  # noqa: E731
    do(scene, "A7", verbs, "A8", "A5")
    assert (thieves(scene), away(scene)) == ({"A5": [2]}, [])


def test_a_thief_whose_fate_is_open_is_not_affected_twice() -> None:
    scene = hide(island().put("A7", "dahan"), "A7", 2)
    act = do(scene, "A7", lambda act: [act.destroy(1, EXPLORER), act.push(1, EXPLORER)], "A8")
    assert (thieves(scene), act.counted(1)) == ({"A8": [2]}, 0)


# Face up, face down.


def test_which_thief_of_several_face_down_leaves_is_chance() -> None:
    went: Counter[int] = Counter()
    for seed in range(200):
        scene = hide(island(), "A7", 0, 3)
        scene.s.seed = seed
        do(scene, "A7", lambda act: [act.push(1, EXPLORER)], "A5")
        went[thieves(scene)["A5"][0]] += 1
    assert went == {0: 112, 3: 88}


def seen(scene: Scene, land: str) -> list[tuple[str, int, int | None]]:
    """The public view of the thieves of a land."""
    view: Any = GAME.information.view(scene.s, None)
    here = next(each for each in view["lands"] if each["id"] == land)
    return [(p["ref"], p["n"], p.get("face")) for p in here["pieces"] if p["kind"] == "thief"]


def test_what_is_seen() -> None:
    scene = hide(hide(island().put("A5", "2 dahan"), "A5", 0, 2, 2), "A7", 1, 3)
    assert seen(scene, "A5") == [("piece:A5:thief-0", 1, 0), ("piece:A5:thief-2", 2, 2)]
    assert seen(scene, "A7") == [("piece:A7:thief", 2, None)]
    assert '"mark"' not in str(GAME.information.view(scene.s, 0))
    view: Any = GAME.information.view(scene.s, 0)
    assert view["effects"] == []


def in_english(id: str, args: Args) -> str:
    """A message in English."""
    return of_game(GAME, "en").say(Message(id, args))


def test_the_terminal_shows_thieves() -> None:
    scene = hide(hide(island().put("A5", "2 dahan"), "A5", 2), "A7", 1, 3)
    view: Any = GAME.information.view(scene.s, None)
    lines = {
        land["id"]: "".join(text for text, _ in land_line(land, {}, in_english)) for land in view["lands"]
    }
    assert "2 dahan 1 thief#2 " in lines["A5"]
    assert "2 thief " in lines["A7"]


def test_views_do_not_depend_on_hidden_numbers() -> None:
    views = [
        GAME.information.view(hide(hide(island().put("A5", "2 dahan"), "A5", 2), "A7", *marks).s, 0)
        for marks in ((0, 0), (1, 3), (3, 1))
    ]
    assert views[0] == views[1] == views[2]


def test_hidden_numbers_are_dealt_again_with_the_pool() -> None:
    scene = hide(hide(island().put("A5", "2 dahan"), "A5", 3), "A7", 0, 0)
    dealt: Counter[int] = Counter()
    for seed in range(150):
        world = scene.s.copy()
        world.seed = seed
        redeal(world, 0)
        marks = [args[1] for kind, args, _, _ in world.effects if kind == "thief"]
        assert (marks[0], len(pool(world)), 3 in pool(world)) == (3, 15, False)
        dealt.update(marks[1:])
    assert sorted(dealt) == [0, 1, 2]
    assert redact(scene.s, 0).effects == redact(hide(scene_like(), "A7", 1, 2).s, 0).effects


def scene_like() -> Scene:
    """The same island with other numbers to come."""
    return hide(island().put("A5", "2 dahan"), "A5", 3)


@pytest.mark.parametrize(("dahan", "revealed"), [(1, True), (2, False)])
def test_dahan_that_turn_thieves_up_end_undo(dahan: int, revealed: bool) -> None:
    scene = hide(island().put("A7", f"{dahan} dahan").put("A5", "dahan"), "A7", 1)
    do(scene, "A7", lambda act: [act.gather(1, DAHAN)])
    assert scene.s.trace is not None
    assert scene.s.trace.revealed is revealed


def test_positions_keep_thieves() -> None:
    scene = flee(hide(hide(island(), "A7", 2), "A1", 1))
    stored = GAME.position.dump(scene.s)
    assert GAME.position.dump(GAME.position.load(stored, "state", [])) == stored
    names = [entry[:2] for entry in stored["effects"]]
    assert names == [["thief", {"land": "A5", "mark": 2}], ["thief_away", {"n": 1}]]


# The island changes.


def test_a33_thieves_of_a_sunk_board_are_off_the_island() -> None:
    scene = island("lightning", "river_surges", boards="AB").presence(0, "A2").presence(1, "A2")
    hide(hide(scene, "B2", 2), "B7", 1)
    do(scene, "B7", lambda act: [act.called("sink", lambda inner: inner.sink_board(1), worth=0)])
    # B7 borders A3, to which its thief is pushed; from B2 there is no way.
    assert (thieves(scene), away(scene)) == ({"A3": [1]}, [2])


def test_thieves_of_joined_lands_stay_together() -> None:
    scene = hide(hide(island(), "A7", 2), "A8", 1)
    Action(scene.s, POWER, "weave_together", 0).join_lands(7, 8)
    assert thieves(scene) == {"A7": [1, 2]}


# Bots.


def test_bots_keep_thieves_from_the_ocean() -> None:
    near, far = hide(island(), "A1", 0), hide(island(), "A7", 0)
    assert standing(near.s) < standing(far.s) < standing(island().s)


def test_bots_send_thieves_to_dahan() -> None:
    scene = hide(island().put("A6", "2 dahan"), "A8", 0)
    question: Any = next(scene_question(scene))
    assert quick_scores(scene.s, question, 0, [5, 6]) == [2.0, 4.0]


def scene_question(scene: Scene) -> Any:
    """The question where a thief goes."""
    scene.s.phase = FAST
    return GAME.steps["fear"](scene.s)
