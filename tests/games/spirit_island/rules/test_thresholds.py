"""Elements are declared for each use of a power: rulings E3, E14, E80 (docs/rulings/spirit_island.md)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content.event_actions import use_now
from weald.games.spirit_island.model.pieces import ELEMENTS, NO_ELEMENTS
from weald.games.spirit_island.phases.powers import ways_to_use
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.moves import REPEAT, Move
from weald.games.spirit_island.rules.panel import fewest, reached
from weald.games.spirit_island.rules.powers import EACH_TIER, INNATE, LAND, NOTHING, Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

SETS = "branch_and_claw jagged_earth promo_1 promo_2"
# Cards that repeat themselves without a threshold.
REPEATED_BY_TEXT = {"blur_the_arc_of_years", "peace_of_the_nighttime_sky"}
WITH_THRESHOLDS = [power.id for power in POWERS.all if power.tiers and power.uses != EACH_TIER]
REPEATING = [power.id for power in POWERS.all if power.repeats]


def everything(power: Power) -> str:
    """The elements that reach all thresholds of a power, and no more than its text speaks of."""
    most = [max(need[e] for need in power.tiers) for e in range(len(NO_ELEMENTS))]
    return " ".join(f"{n} {ELEMENTS[e]}" for e, n in enumerate(most) if n)


def sets_with_fewer(power: Power) -> set[int]:
    """The sets of thresholds that some elements lead to, found by trying them all; not the whole."""
    ways = [need for need in (*power.tiers, *power.alternatives) if need is not None]
    most = [max(need[e] for need in ways) for e in range(len(NO_ELEMENTS))]
    every = {reached(power, have) for have in product(*(range(n + 1) for n in most))}
    return {mask for mask in every if mask or power.deck != INNATE} - {(1 << len(power.tiers)) - 1}


def declared(moves: list[Move], id: str) -> set[int]:
    """The sets of thresholds that can be declared for a power, apart from all that its user reaches."""
    return {move[2] for move in moves if POWERS.ids[move[1]] == id and len(move) > 2}


def isle(*spirits: str) -> Scene:
    """An island with everything in every other land, presence everywhere, and energy."""
    scene = Scene(*spirits, boards="ABCDEF"[: len(spirits)], sets=SETS)
    for n, land in enumerate(scene.s.island.lands):
        for seat in range(len(spirits)):
            scene.presence(seat, scene.s.island.names[land], 2)
        if n % 2 == 0:
            scene.put(scene.s.island.names[land], EVERYTHING)
    scene.s.energy = [9] * len(spirits)
    return scene


EVERYTHING = "2 explorer, 2 town, 2 city, 2 dahan, blight, 2 beasts, wilds, disease, badlands, explorer-s1"


def user_of(power: Power) -> str:
    return power.spirit or "river_surges"


def ready(id: str) -> Scene:
    """An island on which a spirit can use a power with all its thresholds."""
    power = POWERS[id]
    scene = isle(user_of(power)).elements(everything(power))
    scene.s.counters["time"] = 9
    if power.deck != INNATE:
        scene.s.played[0] = [POWERS.number(id)]
    scene.s.phase = FAST if power.fast else SLOW
    return scene


# All powers that repeat themselves, from their declarations.


def test_a_power_that_repeats_itself_says_with_which_thresholds() -> None:
    calling = {power.id for power in POWERS.all if "again" in power.body.__code__.co_names}
    assert calling == {*REPEATING, *REPEATED_BY_TEXT}
    assert len(REPEATING) == 11


def runs(monkeypatch: pytest.MonkeyPatch, power: Power) -> list[int]:
    """The thresholds of each use of a power from now on."""
    seen: list[int] = []
    body = power.body

    def watched(act: Any) -> Any:
        seen.append(sum(1 << n for n in range(len(power.tiers)) if act.expects(n + 1)))
        yield from body(act) or NOTHING

    monkeypatch.setattr(power, "body", watched)
    return seen


def steps(work: Any, choose: Any) -> Iterator[list[str]]:
    """Do something with the first options, except where `choose` names one; yield what was offered then."""
    reply: Any = None
    while True:
        try:
            question = work.send(reply)
        except StopIteration:
            return
        values = question.values(question.seats[0])
        names = [name_of(question, value) for value in values]
        wanted = choose(question, names)
        if wanted is not None:
            yield names
        reply = values[names.index(wanted)] if wanted in names else values[0]


def name_of(question: Any, value: Any) -> str:
    """The id of an option."""
    return GAME.texts.option_id(question, value)


def repetition(id: str, mask: int | None) -> tuple[list[list[str]], Scene]:
    """Use a power with all its thresholds; declare a set of them for each repetition if it can be."""
    power = POWERS[id]
    scene = ready(id)
    act = begin(scene.s, 0, id, 0)
    uses = 0

    def choose(question: Any, names: list[str]) -> str | None:
        nonlocal uses
        uses += question.kind == "target_land"
        if question.kind != "target_land" or uses == 1:
            return None
        return names[0] if mask is None else f"repeat:{id}:{mask}"

    offered = list(steps(act.use(power, (1 << len(power.tiers)) - 1), choose))
    return offered, scene


@pytest.mark.parametrize("id", REPEATING)
def test_e14_every_repetition_declares_its_elements_again(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rulings E3 and E14: all sets of thresholds that do something else are offered, each is then used."""
    power = POWERS[id]
    whole = (1 << len(power.tiers)) - 1
    does = {mask & ~power.repeats for mask in sets_with_fewer(power)} - {whole & ~power.repeats}
    if power.deck == INNATE:
        # Without a threshold there is nothing to use.
        does.discard(0)
    offered, _ = repetition(id, None)
    assert len(offered) == power.repeats.bit_count()
    masks = [{int(name.split(":")[2]) for name in names if ":" in name} for names in offered]
    for some in masks:
        assert {mask & ~power.repeats for mask in some} == does
        assert len(some) == len(does)
    assert [sum(":" not in name for name in names) > 0 for names in offered] == [True] * len(offered)
    for mask in masks[0]:
        seen = runs(monkeypatch, power)
        repetition(id, mask)
        assert seen == [whole] + [mask] * power.repeats.bit_count()
        monkeypatch.undo()


def test_forsake_society_takes_the_city_and_then_the_town() -> None:
    """Rulings E3 and E14: with moon 3, air 4 and animal 1, the repetition may take a town."""
    id = "forsake_society_to_chase_after_dreams"
    scene = Scene("lure", boards="A", sets=SETS).presence(0, "A8").put("A5", "city, town, explorer")
    stay = ["none"] * 3
    scene.elements("3 moon 4 air 1 animal").use(id, *stay, f"repeat:{id}:3", *stay[:2])
    assert scene["A5"] == "6 explorer"
    assert scene.asked[3] == ("target_land", ["A5", f"repeat:{id}:3", f"repeat:{id}:1"])


def test_a_repetition_may_use_more_than_the_first_use_did() -> None:
    """Rulings E3 and E14: a repetition is not bound by what was declared before."""
    id = "forsake_society_to_chase_after_dreams"
    scene = Scene("lure", boards="A", sets=SETS).presence(0, "A8").put("A5", "city, town")
    scene.elements("3 moon 4 air 1 animal").s.phase = SLOW
    stay = ["none"] * 3
    scene.step("powers", f"use:{id}:11", *stay[:2], "A5", *stay)
    assert scene["A5"] == "5 explorer"


# All cards that something lets a spirit repeat.


@pytest.mark.parametrize("id", [id for id in WITH_THRESHOLDS if POWERS[id].deck != INNATE])
def test_e14_every_repeated_card_declares_its_elements_again(id: str) -> None:
    """Rulings E3 and E14: a card is repeated in as many ways as it can be used for the first time."""
    scene = ready(id).lasting("repeat", 0, 9, 0)
    number = POWERS.number(id)
    first = ways_to_use(scene.s, 0, number, POWERS[id])
    assert declared(first, id) == sets_with_fewer(POWERS[id])
    scene.s.used[0] = [number]
    question: Any = next(GAME.steps["powers"](scene.s))
    assert [move for move in question.options[0] if move[:2] == (REPEAT, number)] == [
        (REPEAT, *move[1:]) for move in first
    ]


def test_drought_is_repeated_without_its_threshold() -> None:
    """Rulings E3 and E14, for Pour Down Power Across the Island: with 3 sun the city may stay."""
    scene = Scene("downpour", boards="A", sets=SETS).presence(0, "A5", 3).put("A5", "city").put("A4", "city")
    scene.play("drought").elements("2 sun 2 water").s.phase = SLOW
    scene.s.energy = [9]
    scene.step("powers", "use:drought", "A5")
    assert scene["A5"] == "blight"
    scene.step("powers", "repeat:drought:0", "A4")
    assert scene["A4"] == "city-d1, blight"


# All slow powers that something lets a spirit use at once.

SLOW_POWERS = [id for id in WITH_THRESHOLDS if not POWERS[id].fast]


@pytest.mark.parametrize("id", SLOW_POWERS)
def test_e3_every_slow_power_used_at_once_declares_its_elements(id: str) -> None:
    """Rulings E3 and E14: Slip the Flow of Time and events let a power be used as in the slow phase."""
    power = POWERS[id]
    scene = ready(id)
    number = POWERS.number(id)
    moves = ways_to_use(scene.s, 0, number, power)
    act = begin(scene.s, EVENT_CARD, "outpaced", 0)
    question: Any = next(use_now(act, [number]))
    assert question.values(0) == [*moves, -1]
    assert declared(moves, id) == sets_with_fewer(power)
    names = [name_of(question, move) for move in moves]
    assert names == [id, *(f"{id}:{move[2]}" for move in moves[1:])]


def test_slip_the_flow_of_time_lets_a_power_be_used_with_fewer_elements() -> None:
    """Rulings E3 and E73: the spirit declares what it likes for the slow power."""
    scene = Scene("fractured_days", "river_surges", boards="AB", sets=SETS)
    scene.presence(0, "A5").presence(1, "B5", 2).put("B5", "town, explorer").elements("3 moon 1 air")
    scene.elements("2 sun 3 water", 1)
    flood = ["massive_flooding:1", "B5", "town", "B4"]
    scene.step("powers", "0/use:slip_the_flow_of_time", "river_surges", *flood)
    assert (scene["B5"], scene["B4"]) == ("explorer", "town")


# The helpers themselves.


@pytest.mark.parametrize("id", WITH_THRESHOLDS)
def test_the_fewest_elements_reach_exactly_what_is_declared(id: str) -> None:
    """Ruling E3: what is declared are elements, and the thresholds follow from them."""
    power = POWERS[id]
    have = [9] * len(NO_ELEMENTS)
    for mask in sets_with_fewer(power):
        some = fewest(power, mask, have)
        assert some is not None
        assert reached(power, some) == mask
        for e, n in enumerate(some):
            less = [*some[:e], n - 1, *some[e + 1 :]]
            assert not n or reached(power, less) != mask


def test_there_are_many_of_them() -> None:
    assert (len(WITH_THRESHOLDS), len(SLOW_POWERS), SPIRITS.usual) == (132, 62, 24)
    assert {POWERS[id].target for id in REPEATING} == {LAND}
