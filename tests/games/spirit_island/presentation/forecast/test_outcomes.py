"""The outcome of each option, as the rules play it on a copy."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.spirit_island.scenes import Scene, check, invader_card, new_table
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import ALL_SETS
from weald.games.spirit_island.model.state import INVADER, SLOW, SPIRIT
from weald.games.spirit_island.presentation.forecast import outcomes as judging
from weald.games.spirit_island.rules.registry import EVENTS, POWERS
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message
from weald.kernel.outcomes import Outcome, Reached
from weald.kernel.table import Table


def scene() -> Scene:
    """Two boards: River (Flash Floods is ready) on B, Lightning on E; ravage in jungles, build in sands."""
    made = Scene("river_surges", "lightning", boards="B E", sets="branch_and_claw jagged_earth")
    made.presence(0, "B1", 2).presence(0, "B6", 2).presence(0, "B7").presence(1, "E5")
    made.put("B1", "dahan").put("B2", "town, city, blight").put("B3", "explorer, 2 dahan")
    made.put("B4", "explorer, town, badlands, blight").put("B5", "explorer, beasts").put("B6", "town")
    made.put("B7", "dahan, wilds").put("B8", "2 explorer, town, 2 dahan")
    made.put("E1", "explorer, dahan").put("E2", "explorer, city, blight").put("E3", "explorer, 2 dahan")
    made.s.ravage_cards = [invader_card("I-J")]
    made.s.build_cards = [invader_card("I-S")]
    made.invader_deck("II-J", "II-M").blight_card("downward_spiral", 2)
    return made


def table_of(made: Scene) -> Table:
    made.s.step = "powers"
    made.s.trace = None
    return Table(GAME, made.s.seats, GAME.resolve_options({}), made.s)


def targets(made: Scene, power: str = "flash_floods") -> dict[str, Outcome]:
    """The outcomes of a power's targets."""
    made.play(power)
    t = table_of(made)
    t.answer(0, f"use:{power}")
    decision = t.decision(0)
    assert decision is not None
    assert decision.kind == "target_land"
    return checked(t)


def checked(t: Table, seat: int = 0) -> dict[str, Outcome]:
    """The outcomes for a seat, every message of which can be said."""
    before = t.position()
    outcomes = dict(t.foresee(seat).outcomes)
    assert t.position() == before
    for outcome in outcomes.values():
        rows = [message for row in outcome.before_after for message in (row.row, row.before, row.after)]
        later = [message for message in (outcome.then, outcome.cause) if message is not None]
        for message in (*outcome.now, *later, *rows):
            check(message)
    return outcomes


def words(outcome: Outcome) -> list[str]:
    """Level and messages without their prefix: now, then what comes of it."""
    then = [] if outcome.then is None else [outcome.then]
    return [
        outcome.level,
        *(message.id.removeprefix("spirit_island-outcome-") for message in (*outcome.now, *then)),
    ]


def kinds(outcome: Outcome) -> list[object]:
    return [message.args.get("kind") for message in outcome.now]


def test_every_target_says_what_would_happen() -> None:
    outcomes = targets(scene())
    assert {land: words(outcome) for land, outcome in outcomes.items()} == {
        "B4": ["good", "destroyed", "fear", "no-blight"],
        "B8": ["part", "destroyed", "dahan-live"],
        "B5": ["good", "destroyed", "no-build"],
        "E3": ["good", "destroyed", "no-ravage"],
        "B2": ["good", "destroyed", "fear"],
        "B6": ["weak", "hurt", "heals"],
        "B1": ["none", "nothing"],
        "B7": ["none", "nothing"],
    }
    assert kinds(outcomes["B4"])[0] == "town"
    assert kinds(outcomes["B8"]) == ["explorer"]
    assert outcomes["B8"].then == Message(
        "spirit_island-outcome-dahan-live", {"n": 1, "land": "B8", "where": "home"}
    )
    assert all(outcome.loses == "no" for outcome in outcomes.values())


def test_the_best_target_comes_first_and_those_without_effect_last() -> None:
    outcomes = targets(scene())
    order = sorted(outcomes, key=lambda land: -outcomes[land].rank)
    assert order[0] == "B4"
    assert set(order[-2:]) == {"B1", "B7"}
    assert order[-3] == "B6"


def test_before_and_after_show_only_what_differs() -> None:
    outcomes = targets(scene())
    rows = {row.row.id.removeprefix("spirit_island-outcome-row-"): row for row in outcomes["B4"].before_after}
    assert list(rows) == ["kind", "ravage", "land", "fear"]
    assert (rows["kind"].before.args, rows["kind"].after.args) == ({"n": 1}, {"n": 0})
    assert (rows["ravage"].before.args, rows["ravage"].after.args) == ({"n": 3}, {"n": 1})
    assert (rows["land"].before.args, rows["land"].after.args) == ({"blight": "spreads"}, {"blight": "no"})
    assert [row.tone for row in rows.values()] == ["good"] * 4
    assert outcomes["B1"].before_after == []


def test_signs_strike_out_what_is_gone() -> None:
    outcomes = targets(scene())
    assert [(sign.icon, sign.struck) for sign in outcomes["B5"].signs] == [
        ("explorer", True),
        ("hammer-nails", True),
    ]
    assert [(sign.icon, sign.struck) for sign in outcomes["B4"].signs][:2] == [
        ("town", True),
        ("blightmark", True),
    ]
    assert outcomes["B7"].signs == []


def test_a_power_says_its_best_target_and_done_says_what_is_left() -> None:
    t = table_of(scene().play("flash_floods"))
    outcomes = checked(t)
    use = outcomes["use:flash_floods"]
    assert words(use) == ["good", "targets", "no-blight"]
    assert [message.args for message in use.now] == [{"n": 8}]
    assert use.then is not None
    assert use.then.args == {"land": "B4", "where": "B4"}
    done = outcomes["ready"]
    assert (done.level, done.unused, done.loses) == ("weak", ["use:flash_floods"], "no")
    assert done.now == [Message("spirit_island-outcome-unused", {"n": 1, "phase": "fast"})]
    assert done.cause is not None
    assert done.cause.args["id"] == "flash_floods"


def test_a_power_without_effect_is_not_missed() -> None:
    made = Scene("river_surges", boards="B").presence(0, "B7", 2).put("B1", "explorer").invader_deck("I-M")
    outcomes = checked(table_of(made.play("flash_floods")))
    assert words(outcomes["use:flash_floods"]) == ["none", "no-use"]
    assert (outcomes["ready"].level, outcomes["ready"].unused) == ("good", [])


def blighted() -> Scene:
    """A blighted island, which costs each spirit a presence, with 2 blight left; the ravages bring 3."""
    return scene().presence(1, "E5", 2).blight_card("downward_spiral", 2, flipped=True)


def test_done_loses_for_certain_where_nothing_hidden_can_help() -> None:
    done = checked(table_of(blighted().play("flash_floods")))["ready"]
    assert (done.loses, done.unused) == ("certain", ["use:flash_floods"])
    assert done.cause is not None
    assert done.cause == Message(
        "spirit_island-loses-blight", {"place": "some", "lands": ["B3", "B4"], "why": "sure"}
    )


def test_done_loses_unless_a_fear_card_helps() -> None:
    made = blighted().play("flash_floods")
    made.s.fear_earned = [made.s.fear_deck.pop()]
    done = checked(table_of(made))["ready"]
    assert done.loses == "unless"
    assert done.cause is not None
    assert done.cause.args["why"] == "hidden"


def test_done_does_not_lose_while_the_card_can_still_turn() -> None:
    assert checked(table_of(scene().play("flash_floods")))["ready"].loses == "no"


def test_an_option_that_loses_at_once_says_so() -> None:
    made = blighted().play("land_of_haunts_and_embers")
    made.s.blight_pool = 1
    t = table_of(made)
    assert checked(t)["use:land_of_haunts_and_embers"].loses == "certain"
    t.answer(0, "use:land_of_haunts_and_embers")
    outcome = checked(t)["B4"]
    assert (outcome.loses, outcome.rank) == ("certain", -1000.0)
    assert outcome.cause == Message(
        "spirit_island-loses-blight", {"place": "some", "lands": ["B4"], "why": "sure"}
    )


def test_defend_where_nothing_comes_is_little() -> None:
    outcomes = targets(scene(), "sap_the_strength_of_multitudes")
    assert words(outcomes["B1"]) == ["weak", "defend"]


def test_what_cards_in_hand_reach() -> None:
    made = scene()
    made.s.hands[0] = [POWERS.number("flash_floods"), POWERS.number("boon_of_vigor")]
    reach = table_of(made).foresee(0).reach
    assert list(reach) == ["card:flash_floods"]
    lands = {one.ref: one for one in reach["card:flash_floods"]}
    assert len(lands) == 8
    assert lands["land:E3"] == Reached("land:E3", "land:B7", 1)
    assert lands["land:B1"] == Reached("land:B1", "land:B1", 0)


def test_a_track_says_what_it_gives_from_now_on() -> None:
    made = Scene("river_surges", boards="A").presence(0, "A1", 2).put("A5", "town")
    made.cover("energy", 5).cover("cards", 4)
    made.s.phase, made.s.step, made.s.trace = SPIRIT, "grow", None
    t = Table(GAME, 1, GAME.resolve_options({}), made.s)
    t.answer(0, "grow:0.1")
    while t.pending[0].kind != "presence_from":
        t.answer(0, 0)
    outcomes = checked(t)
    assert outcomes["energy"].now == [Message("spirit_island-outcome-track-stays", {"n": 2})]
    assert outcomes["cards"].now == [Message("spirit_island-outcome-track-rises", {"now": 2, "then": 3})]
    assert [outcomes[id].level for id in ("energy", "cards")] == ["weak", "good"]


def test_growth_says_what_it_changes() -> None:
    made = Scene("river_surges", boards="A").presence(0, "A1", 2)
    made.cover("energy", 5).cover("cards", 4)
    made.s.discards[0] = [POWERS.number("flash_floods"), POWERS.number("boon_of_vigor")]
    made.s.hands[0] = [POWERS.number("rivers_bounty")]
    made.s.energy[0] = 3
    made.s.phase, made.s.step, made.s.trace = SPIRIT, "grow", None
    t = Table(GAME, 1, GAME.resolve_options({}), made.s)
    changes = {
        id: [
            (row.row.id.split("-")[-1], row.before.args["n"], row.after.args["n"]) for row in one.before_after
        ]
        for id, one in checked(t).items()
    }
    assert changes["grow:0.0"] == [("energy", 3, 4), ("hand", 1, 4)]
    assert changes["grow:0.1"] == [("presence", 2, 4)]
    assert changes["grow:0.2"] == [("hand", 1, 2), ("presence", 2, 3)]


def test_an_effect_that_lasts_is_little_where_nothing_comes() -> None:
    outcomes = targets(scene(), "a_year_of_perfect_stillness")
    by_level = {id: outcome.level for id, outcome in outcomes.items() if "lasting" in words(outcome)}
    eased = [id for id, outcome in outcomes.items() if outcome.then is not None]
    assert eased
    assert {level for id, level in by_level.items() if id not in eased} == {"weak"}


def test_a_push_is_judged_by_its_best_land() -> None:
    """The first land that an explorer could go to would be blighted; another one saves the land itself."""
    made = Scene("river_surges", boards="B")
    made.presence(0, "B5", 2)
    made.put("B5", "explorer").put("B4", "explorer, 2 dahan").put("B1", "explorer")
    made.s.ravage_cards = [invader_card("I-W"), invader_card("I-J")]
    made.s.build_cards = [invader_card("I-S")]
    made.s.phase = SLOW
    made.play("wash_away")
    t = table_of(made)
    assert words(checked(t)["use:wash_away"])[0] == "good"
    t.answer(0, "use:wash_away")
    assert words(checked(t)["B5"]) == ["good", "moved", "no-build"]


# A preview ends at a question to another seat.


def struggling() -> Table:
    """The Struggles of Growth, at the choice of the first of two spirits."""
    made = scene()
    s = made.s
    s.phase, s.turn, s.event_now = INVADER, 2, EVENTS.number("the_struggles_of_growth")
    s.event_discard = [s.event_now]
    for seat in (0, 1):
        s.hands[seat] = [POWERS.number("drought")]
    s.step, s.trace = "event_main", None
    return Table(GAME, s.seats, GAME.resolve_options({"jagged_earth": True, "branch_and_claw": True}), s)


def test_an_option_of_an_event_says_nothing_of_what_the_next_spirit_pays() -> None:
    t = struggling()
    outcomes = checked(t)
    assert set(outcomes) == {"destroy_presence-gain_card", "forget_and_wander"}
    assert not any("presence" in word for word in words(outcomes["forget_and_wander"]))
    lost = [word for word in words(outcomes["destroy_presence-gain_card"]) if "presence" in word]
    assert lost == ["presence-lost"]


def test_a_power_at_which_another_spirit_decides_is_not_pale() -> None:
    """Unrelenting Growth does nothing before its target decides."""
    made = Scene("serpent", "lightning", boards="AB", sets="promo_1").presence(0, "A5").presence(1, "B5")
    made.put("A1", "city").play("unrelenting_growth").s.phase = SLOW
    t = table_of(made)
    t.answer(0, "use:unrelenting_growth")
    outcomes = checked(t)
    assert words(outcomes["lightning"]) == ["good", "others"]
    assert words(outcomes["serpent"])[0] == "good"
    assert "others" not in words(outcomes["serpent"])


@pytest.mark.parametrize("seed", [3, 8])
def test_no_preview_answers_for_another_seat(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every question of a game of three, with all sets."""
    reply = judging.quick_reply
    answered: set[tuple[int, ...]] = set()

    def watched(question: Question) -> Value:
        answered.add(tuple(question.seats))
        return reply(question)

    monkeypatch.setattr(judging, "quick_reply", watched)
    t = new_table(3, seed, **ALL_SETS)
    random = Random(seed)
    asked = 0
    while not t.over and asked < 150:
        decision = t.pending[int(random.random() * len(t.pending))]
        answered.clear()
        t.foresee(decision.seat)
        assert answered <= {(decision.seat,)}
        asked += bool(answered)
        t.answer(decision.seat, decision.options[int(random.random() * len(decision.options))])
    assert asked > 20
