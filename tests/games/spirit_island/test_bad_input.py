"""Input that no table of the expansions takes: refused with the rule, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from tests.games.spirit_island.scenes import isle, new_table
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import ALL_SETS
from weald.games.spirit_island.invariants import ALIKE
from weald.games.spirit_island.model.pieces import WATER
from weald.games.spirit_island.rules.powers import MINOR
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel import table
from weald.kernel.errors import BadPosition, BadSetup, Illegal
from weald.kernel.messages import Args, Message
from weald.kernel.table import Table

EVENT = "years_of_little_rain"
FRANCE = "france_plantation_colony"
MINORS = [power for power in POWERS.all if power.deck == MINOR and power.set == "base"]
WATERY = [power.id for power in MINORS if power.elements[WATER] == 1][:2]


def position_of(seats: int = 2, **options: Any) -> Any:
    return new_table(seats, branch_and_claw=True, **options).position()


def paying() -> Table:
    """A table whose two spirits pay 8 together, aided by water; each has a card with water in hand."""
    position = position_of()
    state = position["state"]
    state |= {"step": "event_main", "phase": "invader", "event_now": EVENT, "energy": [3, 2], "turn": 2}
    state["event_deck"].remove(EVENT)
    state["event_discard"] = [EVENT]
    for seat, card in enumerate(WATERY):
        for deck in (state["minor_deck"], state["minor_discard"]):
            if card in deck:
                deck.remove(card)
        state["hands"][seat].append(card)
    t = weald.load(position)
    for seat in (0, 1):
        t.answer(seat, "act_to_ease_the_drought")
    assert t.pending[0].kind == "pay_aided"
    return t


def refused(t: Table, seat: int, option: str) -> Message:
    before = [t.position(), len(t.entries), len(t.events), t.view(seat)]
    with pytest.raises(Illegal) as illegal:
        t.answer(seat, option)
    assert [t.position(), len(t.entries), len(t.events), t.view(seat)] == before
    for lang in LANGUAGES:
        assert of_game(GAME, lang).say(illegal.value.message)
    return illegal.value.message


def test_nobody_pays_more_than_there_is() -> None:
    t = paying()
    missing = t.view(0)["joint"]["payment"]["missing"]
    message = refused(t, 0, "energy:4")
    assert message == Message("spirit_island-refused-pay-energy", {"n": 4, "have": 3, "missing": missing})
    t.answer(0, "energy:2")
    message = refused(t, 0, "energy:2")
    assert message.args == {"n": 2, "have": 1, "missing": missing - 2}
    assert isle(t).energy == [3, 2]


def test_v4_no_card_pays_twice() -> None:
    t = paying()
    t.answer(0, f"discard:{WATERY[0]}")
    for way in ("discard", "forget"):
        message = refused(t, 0, f"{way}:{WATERY[0]}")
        assert message == Message("spirit_island-refused-pay-twice", {"id": WATERY[0]})


def test_nobody_pays_with_the_hand_of_somebody_else() -> None:
    t = paying()
    message = refused(t, 0, f"discard:{WATERY[1]}")
    assert message == Message("spirit_island-refused-pay-card", {"id": WATERY[1], "place": "hand"})
    message = refused(t, 1, f"forget:{WATERY[0]}")
    assert message == Message("spirit_island-refused-pay-card", {"id": WATERY[0], "place": "own"})


def problems_of(position: Any) -> list[Message]:
    with pytest.raises(BadPosition) as bad:
        weald.load(position)
    for lang in LANGUAGES:
        assert all(of_game(GAME, lang).say(problem) for problem in bad.value.problems)
    return bad.value.problems


def add(position: Any, land: str, kind: str, n: int = 1, strife: int = 0) -> Any:
    pieces = position["state"]["pieces"].setdefault(land, [])
    pieces[:] = [some for some in pieces if some["kind"] != kind or some["strife"] != strife]
    pieces.append({"kind": kind, "damage": 0, "strife": strife, "n": n})
    return position


@pytest.mark.parametrize("kind", ["beasts", "wilds", "disease"])
def test_no_token_lies_in_an_ocean_that_is_not_in_play(kind: str) -> None:
    position = position_of(map="in_order")
    assert problems_of(add(position, "A0", kind)) == [
        Message("spirit_island-invalid-ocean", {"land": "A0", "kind": kind})
    ]


def test_no_token_lies_on_a_board_that_is_not_there() -> None:
    position = position_of(map="in_order")
    [problem] = problems_of(add(position, "D5", "disease"))
    assert "D5" in str(problem.args)


def test_no_dahan_bears_strife() -> None:
    position = position_of(map="in_order")
    [problem] = problems_of(add(position, "A3", "dahan", 1, strife=1))
    assert (problem.id, problem.args["land"]) == ("spirit_island-invalid-strife", "A3")


def test_france_has_seven_towns_for_each_player() -> None:
    position = position_of(map="in_order", adversary=FRANCE, level=0)
    for pieces in position["state"]["pieces"].values():
        pieces[:] = [some for some in pieces if some["kind"] != "town"]
    assert isle(weald.load(add(position, "A5", "town", 14))).pieces[5][1] == 14
    [problem] = problems_of(add(position, "A5", "town", 16))
    assert problem.args == {"kind": "town", "n": 16, "expected": 14}


def test_there_are_no_27_events() -> None:
    position = position_of(map="in_order", adversary=FRANCE, level=2)
    deck = position["state"]["event_deck"]
    assert len(deck) == 26
    position["state"]["event_discard"] = [deck[0]]
    [problem] = problems_of(position)
    assert problem == Message("spirit_island-invalid-events", {"n": 27, "expected": 26})


# Jagged Earth and the promo packs.


def table_of(spirit: str, **options: Any) -> Table:
    """A table of one spirit on board A, played with first options up to its first turn."""
    t = table.new(GAME, 1, 1, {**ALL_SETS, "map": "in_order", **options})
    while isle(t).turn == 0:
        t.answer(0, spirit if t.pending[0].kind == "spirit" else 0)
    return t


def in_fast_phase(spirit: str, *played: str) -> Any:
    """The position of such a table when it uses its fast powers."""
    position = table_of(spirit).position()
    state = position["state"]
    state |= {"step": "powers", "phase": "fast", "picks": [["0.0"]], "paid": [True], "played": [[*played]]}
    for card in played:
        state["hands"][0].remove(card)
    return position


def serpent_with(n: int) -> Any:
    """The position of a serpent with presence in A3 and A5, taken from its tracks in turn."""
    position = table_of("serpent").position()
    state = position["state"]
    for space in ("energy-2", "cards-2", "energy-3", "cards-3", "energy-4", "cards-4")[: n - 1]:
        state["covered"][0].remove(space)
    state["presence"] = [{"A3": 1, "A5": n - 1}]
    return position


def test_the_serpent_brings_no_presence_beyond_its_limit() -> None:
    t = weald.load(serpent_with(5))
    for option in ("grow:0.3", "icon:0.3.0", "A6"):
        t.answer(0, option)
    assert (t.pending[0].kind, t.pending[0].options) == ("presence_from", ("A3", "A5", "none"))
    for track in ("energy", "cards"):
        assert refused(t, 0, track) == Message("spirit_island-refused-presence-limit", {"n": 5})
    t.answer(0, "A5")
    assert t.view(0)["spirits"][0]["presence_limit"] == 5
    assert sum(isle(t).presence[0]) == 5


def test_no_position_has_the_serpent_beyond_its_limit() -> None:
    expected: Args = {"spirit": "serpent", "n": 6, "expected": 5}
    assert problems_of(serpent_with(6)) == [Message("spirit_island-invalid-presence-limit", expected)]
    # One presence absorbed makes room for two.
    position = serpent_with(7)
    position["state"] |= {"away": [1], "presence": [{"A5": 6}]}
    position["state"]["effects"] = [["absorbed", {"seat": 0, "n": 1}, "game", "absorb_essence"]]
    assert sum(isle(weald.load(position)).presence[0]) == 6


def test_a_serpent_that_has_absorbed_too_much_has_no_limit() -> None:
    position = serpent_with(5)
    position["state"]["effects"] = [["absorbed", {"seat": 0, "n": 9}, "game", "absorb_essence"]]
    assert weald.load(position).view(0)["spirits"][0]["presence_limit"] is None


@pytest.mark.parametrize("field", ["effects", "later"])
@pytest.mark.parametrize("args", [{"seat": 0, "element": 8, "n": 1}, {"seat": 1, "element": 0, "n": 1}])
def test_no_marker_is_of_an_element_or_a_spirit_that_there_is_not(field: str, args: dict[str, int]) -> None:
    position = table_of("river_surges").position()
    position["state"][field] = [["prepared", args, "game", "growth"]]
    assert problems_of(position) == [Message("spirit_island-invalid-effect", {"effect": "prepared"})]


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"flipped": True}, Message("spirit_island-invalid-flipped")),
        ({"paid": [True]}, Message("spirit_island-invalid-growth", {"spirit": "river_surges"})),
        (
            {"effects": [["powerstorm", {"seat": 3}, "game", "setup"]]},
            Message("spirit_island-invalid-effect", {"effect": "powerstorm"}),
        ),
    ],
)
def test_before_it_is_set_up_a_table_has_nothing_of_a_later_turn(
    fields: dict[str, Any], problem: Message
) -> None:
    position = weald.new("spirit_island", 1, 1).position()
    position["state"] |= {"step": "setup", "spirits": ["river_surges"]}
    assert weald.load(position).pending
    position["state"] |= fields
    assert problems_of(position) == [problem]


def test_no_effect_sets_off_two_hundred_like_it() -> None:
    position = table_of("river_surges").position()
    kind = "dripping_tooth_invaders"
    tooth = [kind, {}, "game", "setup"]
    position["state"]["effects"] = [tooth] * ALIKE
    assert weald.load(position).pending
    position["state"]["later"] = [tooth]
    words: Args = {"effect": kind, "n": ALIKE + 1, "expected": ALIKE}
    assert problems_of(position) == [Message("spirit_island-invalid-effects", words)]


def test_time_that_is_not_there_pays_for_nothing() -> None:
    t = weald.load(in_fast_phase("fractured_days", "pour_time_sideways", "absolute_stasis"))
    assert isle(t).counters["time"] == 1
    words: Args = {"id": "pour_time_sideways", "n": 3}
    assert refused(t, 0, "use:pour_time_sideways") == Message("spirit_island-refused-price-time", words)


def test_e61_a_marker_is_used_once() -> None:
    position = in_fast_phase("shifting_memory")
    state = position["state"]
    # One marker of each: moon, air, earth. The innate power needs a second earth.
    state["elements"][0] = [0, 0, 0, 0, 0, 1, 0, 0]
    t = weald.load(position)
    learn = "learn_the_invaders_tactics"
    t.answer(0, f"use:{learn}:1")
    while t.pending[0].kind == "target_land":
        t.answer(0, 0)
    assert [effect[1] for effect in t.position()["state"]["effects"] if effect[0] == "prepared"] == [
        {"seat": 0, "element": 1, "n": 1},
        {"seat": 0, "element": 3, "n": 1},
    ]
    words: Args = {"id": learn, "element": "earth", "n": 1, "have": 0}
    assert refused(t, 0, f"use:{learn}:1") == Message("spirit_island-refused-markers", words)


def test_the_volcano_stays_in_mountains() -> None:
    t = table_of("volcano")
    for option in ("grow:0.2", "icon:0.2.1"):
        t.answer(0, option)
    assert t.pending[0].options == ("A1", "A6")
    for land in ("A2", "A5"):
        assert refused(t, 0, land) == Message(
            "spirit_island-refused-presence-rule", {"land": land, "id": "mountain_home"}
        )


def test_a_way_leads_between_lands_of_the_finder() -> None:
    t = table_of("finder")
    t.answer(0, "grow:0.3")
    t.answer(0, "icon:0.3.0")
    t.answer(0, "A8")
    t.answer(0, 0)
    t.answer(0, "offer:open_the_ways:0")
    assert (t.pending[0].kind, t.pending[0].options[:3]) == ("way_from", ("A1", "A3", "A8"))
    for land in ("A2", "A7"):
        assert refused(t, 0, land) == Message("spirit_island-refused-way-presence", {"land": land})
    assert isle(t).changes == ()


def test_t15_no_town_comes_into_an_isolated_land() -> None:
    position = table_of("river_surges", adversary="sweden", level=5, events=False).position()
    state = position["state"]
    state |= {"step": "land", "phase": "invader", "picks": [["0.0"]], "paid": [True], "ready": [True]}
    state |= {"agenda": [["ravage", "I-M"]], "queue": ["A4"], "presence": [{"A8": 1}]}
    state["effects"] = [["isolate", {"land": "A5"}, "turn", "setup"]]
    del state["pieces"]["A1"]
    # A ravage of the city in A4 adds blight there, and brings a town beside it.
    t = weald.load(position)
    assert (t.pending[0].kind, t.pending[0].options) == ("mining_rush", ("A1", "A3"))
    assert refused(t, 0, "A5") == Message("spirit_island-refused-isolated", {"land": "A5"})


def test_there_is_no_seventh_board() -> None:
    with pytest.raises(BadSetup):
        weald.new("spirit_island", 7, 1, ALL_SETS)
    position = new_table(6, jagged_earth=True, map="in_order").position()
    position["state"]["boards"].append("A")
    assert [problem.id for problem in problems_of(position)] == ["spirit_island-invalid-boards"]


def test_there_are_no_58_events() -> None:
    position = position_of(map="in_order", jagged_earth=True, adversary=FRANCE, level=2)
    deck = position["state"]["event_deck"]
    assert len(deck) == 56
    position["state"]["event_discard"] = deck[:2]
    [problem] = problems_of(position)
    assert problem == Message("spirit_island-invalid-events", {"n": 58, "expected": 56})
