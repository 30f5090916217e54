"""Every declared way to lose: foretold, warned of, found at once, and named (rulings F14, F19, F20)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene, check, isle
from weald.ai.guard import Guard
from weald.ai.seat_run import SeatRun
from weald.games.spirit_island import GAME
from weald.games.spirit_island.inventory import setting
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.state import FAST, SLOW, IslandState
from weald.games.spirit_island.phases.steps import STEPS
from weald.games.spirit_island.presentation.dangers import dangers
from weald.games.spirit_island.rules.moves import READY
from weald.games.spirit_island.rules.ways_to_lose import lost_by, reasons
from weald.kernel.dangers import Danger
from weald.kernel.decisions import ANY, Value
from weald.kernel.driver import Run
from weald.kernel.messages import Message
from weald.kernel.outcomes import Foresight, foresee
from weald.kernel.table import Table

SETS = "branch_and_claw jagged_earth promo_2"


def named(scene: Scene, land: str) -> int:
    """A stage I card that names a land."""
    here = scene.land(land)
    return next(
        i for i, card in enumerate(INVADER_CARDS) if card.stage == 1 and here in lands_of_card(scene.s, i)
    )


def island(land: str = "", action: str = "", **options: Any) -> Scene:
    """River with presence in A5 and a card that ravages or builds in a land; no card is turned over."""
    scene = Scene("river_surges", boards="A", sets=SETS, **options)
    scene.presence(0, "A5", 3).put("A2", "explorer").invader_deck("II-J", "II-M")
    scene.s.phase, scene.s.turn, scene.s.events = FAST, 2, False
    if land:
        setattr(scene.s, f"{action}_cards", [named(scene, land)])
    return scene


def last_blight() -> Scene:
    scene = island("A8", "ravage").put("A8", "2 explorer")
    scene.s.blight_pool = 1
    return scene


def last_presence() -> Scene:
    return island("A8", "ravage").presence(0, "A5", -3).presence(0, "A8").put("A8", "2 explorer")


def last_card() -> Scene:
    return island().invader_deck()


def capital() -> Scene:
    return island("A8", "build", adversary="england").put("A8", "4 town, 2 city")


def plantations() -> Scene:
    return (
        island("A8", "build", adversary="france_plantation_colony").put("A8", "explorer").put("A1", "7 town")
    )


def herds() -> Scene:
    scene = island("A8", "ravage", adversary="habsburg_livestock_colony").put("A8", "3 city")
    scene.s.counters["habsburg_blight"] = 1
    return scene


def hunters() -> Scene:
    scene = (
        island("A8", "ravage", adversary="russia", level=1).put("A8", "2 town, beasts").put("A1", "beasts")
    )
    scene.s.counters["russia_beasts"] = 1
    return scene


def ports() -> Scene:
    scene = island("A3", "build", adversary="scotland").put("A1", "city").put("A2", "city")
    return scene.put("A3", "town")


def few_dahan() -> Scene:
    return (
        island("A8", "ravage", scenario="dahan_insurrection")
        .put("A8", "2 explorer, dahan")
        .put("A1", "dahan")
    )


def uprising() -> Scene:
    """The counter-attack destroys an explorer's town: fear for the last card, and the dahan rise in vain."""
    scene = island("A8", "ravage", scenario="dahan_insurrection").terror(3)
    scene.put("A8", "town, 2 dahan").put("A1", "3 city").put("A4", "dahan")
    scene.s.fear_deck, scene.s.fear, scene.s.fear_split = [0], 3, (3, 3, 3)
    return scene


def heart() -> Scene:
    scene = island("A7", "build", scenario="guard_the_isles_heart").put("A7", "explorer")
    scene.s.turn = 1
    return scene


def river() -> Scene:
    scene = island(scenario="the_great_river").put("A7", "town")
    scene.s.counters["across_the_river"] = 3
    return scene


# By way: the position, the lands that are foretold, and what the end says.
WAYS: dict[str, tuple[Callable[[], Scene], list[str], dict[str, Any]]] = {
    "blight": (last_blight, ["A8"], {"place": "some", "lands": ["A8"]}),
    "spirit": (last_presence, ["A8"], {"who": "named", "spirit": "river_surges"}),
    "time": (last_card, [], {"place": "none", "lands": []}),
    "england": (capital, ["A8"], {"place": "some", "lands": ["A8"]}),
    "france": (plantations, ["A8"], {"place": "some", "lands": ["A8"]}),
    "habsburg": (herds, ["A8"], {"place": "some", "lands": ["A8"]}),
    "russia": (hunters, [], {"place": "none", "lands": []}),
    "scotland": (ports, ["A1", "A2", "A3"], {"place": "some", "lands": ["A1", "A2", "A3"]}),
    "dahan": (few_dahan, ["A8"], {"place": "none", "lands": []}),
    "uprising": (uprising, ["A1"], {"place": "some", "lands": ["A1"]}),
    "heart": (heart, ["A7"], {"place": "some", "lands": ["A7"]}),
    "river": (river, [], {"place": "none", "lands": []}),
}
# Ways that are lost after a card was explored, which no player knows before.
AFTER_EXPLORING = ("heart", "river")


def of(s: IslandState, id: str) -> Danger:
    """The danger of one way, all of whose messages can be said."""
    for danger in dangers(s):
        check(Message(danger["text"]["id"], danger["text"]["args"]))
    return next(danger for danger in dangers(s) if danger["id"] == id)


def test_every_way_is_tried() -> None:
    assert sorted(WAYS) == [id for id in reasons() if id]


@pytest.mark.parametrize("id", WAYS)
def test_a_defeat_is_foretold_found_at_once_and_named(id: str) -> None:
    """Rulings F14 and F19: it is found before a seat is asked anything more."""
    build, lands, words = WAYS[id]
    scene = build()
    before = of(scene.s, id)
    assert before["comes"] == ("likely" if id in AFTER_EXPLORING else "certain")
    assert before["where"] == [f"land:{land}" for land in lands]
    assert before["text"]["id"] == f"spirit_island-loses-{id}"
    assert before["left"] is None or before["left"] > 0 or id in ("time", "france")
    assert scene.s.outcome == ""
    s = scene.s
    s.step, s.ready, s.trace = "powers", [True], None
    while s.step:
        kinds: list[str] = []
        s.step = scene_step(s, kinds)
        # Only results of doing nothing: no growth, no new power.
        assert not {"grow", "powers"} & {*kinds}
    assert (s.outcome, s.defeat) == ("defeat", id)
    reason = GAME.result(s).reason
    assert reason == Message(f"spirit_island-result-defeat-{id}", words)
    check(reason)
    after = of(s, id)
    assert (after["comes"], after["text"]["id"]) == ("certain", f"spirit_island-loses-{id}")


def scene_step(s: IslandState, kinds: list[str]) -> str:
    """Play one step with first answers; note what was asked."""
    work = STEPS[s.step](s)
    answer: Any = None
    while True:
        try:
            question = work.send(answer)
        except StopIteration as end:
            return str(end.value)
        kinds.append(question.kind)
        answer = question.options[0][0]
        if question.mode == ANY:
            answer = (question.seats[0], answer)


@pytest.mark.parametrize("id", WAYS)
def test_being_done_warns_of_what_comes(id: str) -> None:
    """The last answer before the invaders come says that it loses, how, and where."""
    build, lands, _ = WAYS[id]
    scene = build()
    # With a power that it can use, River is asked before the invaders come.
    scene.play("flash_floods")
    scene.s.step, scene.s.trace = "powers", None
    t = Table(GAME, 1, GAME.resolve_options({}), scene.s)
    outcome = t.foresee(0).outcomes["ready"]
    assert outcome.loses == ("unless" if id in AFTER_EXPLORING else "certain")
    assert outcome.cause is not None
    check(outcome.cause)
    assert outcome.cause.id == f"spirit_island-loses-{id}"
    assert outcome.cause.args["lands"] == lands
    t.answer(0, "ready")
    while not t.over:
        t.answer(t.pending[0].seat, 0)
    assert isle(t).defeat == id
    assert t.result is not None
    assert t.result.winners == ()


def test_the_heart_is_lost_when_the_turn_changes_and_nobody_is_asked_to_grow() -> None:
    """Ruling F19; players of 0.2.0 were asked how to grow in a game that was lost."""
    scene = Scene("lightning", "river_surges", boards="AB", scenario="guard_the_isles_heart")
    scene.presence(0, "A4").presence(1, "B5").put("A7", "town").put("B2", "explorer")
    scene.s.turn = 0
    assert scene.step("turn") == "grow"
    assert scene.s.outcome == ""
    assert scene.step("turn") == ""
    assert (scene.s.outcome, scene.s.defeat, scene.s.turn) == ("defeat", "heart", 2)
    assert [event.id for event in scene.events][-1] == "spirit_island-event-over"


def test_a_building_in_the_heart_is_marked_in_turn_1() -> None:
    scene = heart()
    built = scene.put("A7", "town").s
    danger = of(built, "heart")
    assert (danger["measure"], danger["limit"], danger["left"]) == (1, None, None)
    assert danger["where"] == ["land:A7"]


def test_what_stands_is_said_before_it_comes() -> None:
    scene = island("A8", "ravage").put("A8", "explorer")
    scene.s.blight_pool = 1
    danger = of(scene.s, "blight")
    assert (danger["comes"], danger["measure"], danger["limit"], danger["left"]) == ("none", 1, 0, 1)
    assert danger["text"] == {"id": "spirit_island-danger-blight", "args": {"left": 1}}


def test_a_card_that_can_still_turn_is_no_end() -> None:
    scene = last_blight().blight_card("downward_spiral", 1)
    danger = of(scene.s, "blight")
    assert (danger["comes"], danger["left"]) == ("none", None)
    assert danger["text"] == {"id": "spirit_island-danger-blight-later", "args": {"n": 1}}


def test_a_fear_card_that_nobody_knows_makes_it_likely() -> None:
    scene = last_blight()
    assert of(scene.s, "blight")["comes"] == "certain"
    scene.s.fear_earned = [scene.s.fear_deck.pop()]
    danger = of(scene.s, "blight")
    assert (danger["comes"], danger["text"]["args"]["why"]) == ("likely", "hidden")


def test_in_the_slow_phase_the_invaders_of_the_next_turn_are_foretold() -> None:
    scene = last_blight()
    scene.s.phase = SLOW
    assert of(scene.s, "blight")["comes"] == "certain"


@pytest.mark.parametrize("id", WAYS)
def test_a_danger_does_not_tell_what_is_hidden(id: str) -> None:
    """A twin in which everything is dealt otherwise that lies face down has the same dangers."""
    build, _, _ = WAYS[id]
    scene = build()
    s = scene.s
    s.events = True
    s.event_deck, s.minor_deck, s.major_deck = [0, 1, 2], [3, 4, 5], [6, 7, 8]
    s.fear_deck, s.fear_earned = s.fear_deck[2:], s.fear_deck[:2]
    s.blight_deck = [0, 1]
    told = dangers(s)
    twin = s.copy()
    for deck in (twin.event_deck, twin.minor_deck, twin.major_deck, twin.fear_deck, twin.blight_deck):
        deck.reverse()
    twin.fear_earned.reverse()
    twin.invader_deck = twin.invader_deck[::-1]
    twin.seed, twin.drawn = 77, 5
    assert dangers(twin) == told


def test_the_guard_sees_a_defeat_that_lies_behind_many_questions() -> None:
    """No seat is done with the fast phase while a power still saves the island, however long it takes."""
    scene = last_blight().play("flash_floods").presence(0, "A8", 2)
    for land in ("A1", "A4", "A5", "A6", "A7"):
        scene.put(land, "explorer")
    # Cards with several lands come first: each asks for their order.
    scene.s.ravage_cards[:0] = [named(scene, land) for land in ("A1", "A2", "A4")] * 2
    scene.s.step, scene.s.trace = "powers", None
    t = Table(GAME, 1, GAME.resolve_options({}), scene.s)
    guard = Guard(SeatRun(t.run, 0), 1)
    assert guard.loses((READY,))


# Numbers of last answers that are looked at, and of games.
LAST_ANSWERS = 12
GAMES = 240
BIG = 3000


def run_of(number: int) -> Run:
    seats, options = setting(number)
    return Run(GAME, GAME.start(seats, GAME.resolve_options({**options, "casting": "random"}), number))


def known(s: IslandState) -> tuple[int, ...]:
    """Return the numbers of cards that are left in each deck, and the fear cards turned up."""
    decks = s.minor_deck, s.major_deck, s.event_deck, s.invader_deck, s.blight_deck
    return (s.flipped, len(s.fear_discard), *[len(deck) for deck in decks])


def forewarned(number: int) -> str:
    """Play a game at random; how its defeat was announced, empty if it was not lost."""
    run, random, given = run_of(number), Random(number), list[tuple[int, Value]]()
    while run.question is not None:
        seat = random.choice(run.open_seats)
        value = random.choice(run.question.values(seat))
        given.append((seat, value))
        run.answer(seat, value)
    end: Any = run.state
    if end.outcome != "defeat":
        return ""
    # No game is lost in a way that is not declared, and whose measure has not come to its limit.
    assert lost_by(end), end.defeat
    run = run_of(number)
    for seat, value in given[:-LAST_ANSWERS]:
        run.answer(seat, value)
    s: Any = run.state
    before, warned = known(s), Foresight()
    for answer, (seat, value) in enumerate(given[-LAST_ANSWERS:], len(given) - LAST_ANSWERS + 1):
        comes = [danger["comes"] for danger in dangers(s) if danger["id"] == end.defeat]
        if {"likely", "certain"} & {*comes}:
            return "foretold"
        if answer == len(given):
            before, warned = known(s), foresee(run, seat, [value])
        run.answer(seat, value)
    if any(outcome.loses != "no" for outcome in warned.outcomes.values()):
        return "warned"
    return "hidden" if known(end) != before else "missed"


def shares(games: int) -> dict[str, int]:
    heard = [forewarned(number) for number in range(games)]
    return {how: heard.count(how) for how in ("foretold", "warned", "hidden", "missed")}


def test_no_random_game_is_lost_without_a_word() -> None:
    """Only a card that no player could know loses a game that was not foretold or warned of."""
    heard = shares(GAMES)
    assert heard["missed"] == 0
    assert heard["foretold"] + heard["warned"] >= 0.97 * sum(heard.values())
    assert sum(heard.values()) > GAMES * 0.8


@pytest.mark.proof
def test_thousands_of_random_games_are_lost_with_a_word() -> None:
    heard = shares(BIG)
    assert heard["missed"] == 0
    assert heard["foretold"] + heard["warned"] >= 0.98 * sum(heard.values())
