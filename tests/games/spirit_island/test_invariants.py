"""Contents that a position may not hold, and how it is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.spirit_island.scenes import isle, new_table
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.lands import put
from weald.games.spirit_island.model.pieces import BEASTS, CITY, DAHAN, EXPLORER, STRIFE_UNIT, TOWN
from weald.games.spirit_island.model.state import (
    BUILD,
    EXPLORE,
    FAST,
    INVADER,
    RAVAGE,
    SETUP,
    SLOW,
    IslandState,
)
from weald.games.spirit_island.phases.invaders import UNKNOWN
from weald.games.spirit_island.rules.decks import forget
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, POWERS, SPIRITS
from weald.kernel import records
from weald.kernel import table as table_module
from weald.kernel.errors import BadPosition
from weald.kernel.messages import Message
from weald.kernel.table import Table

STORED = Path(__file__).parents[2] / "positions" / "0.1.0" / "spirit_island"


def table(**options: Any) -> Table:
    """A game of two spirits without the sea, at its first turn."""
    for seed in range(1, 99):
        t = new_table(2, seed, map="in_order", **options)
        if "ocean" not in isle(t).spirits:
            return t
    raise AssertionError("every game has the sea")


def problems(change: Callable[[IslandState], object], **options: Any) -> list[Message]:
    """The laws that a change breaks; each can be said in all languages."""
    s = isle(table(**options)).copy()
    assert GAME.invariants(s) == []
    change(s)
    broken = GAME.invariants(s)
    for lang in LANGUAGES:
        words = of_game(GAME, lang)
        assert [complaint for problem in broken for complaint in words.complaints(problem)] == []
    return broken


def broken(change: Callable[[IslandState], object], **options: Any) -> list[tuple[str, dict[str, Any]]]:
    """The laws that a change breaks, by the ends of their ids, with their arguments."""
    start = "spirit_island-invalid-"
    return [(problem.id.removeprefix(start), dict(problem.args)) for problem in problems(change, **options)]


def refused(position: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Reasons why a position is not loaded."""
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    for lang in LANGUAGES:
        words = of_game(GAME, lang)
        assert [complaint for problem in bad.value.problems for complaint in words.complaints(problem)] == []
    start = "spirit_island-invalid-"
    return [(problem.id.removeprefix(start), dict(problem.args)) for problem in bad.value.problems]


def test_pieces_outside_the_island_are_refused() -> None:
    position = table().position()
    assert position["state"]["boards"] == ["A", "B"]
    position["state"]["pieces"]["C5"] = [{"kind": "town", "damage": 0, "strife": 0, "n": 1}]
    words = {"path": "state.pieces", "land": "C5", "n": 2, "boards": ["A", "B"]}
    assert refused(position) == [("outside", words)]


def test_presence_outside_the_island_is_refused() -> None:
    position = table().position()
    lands = position["state"]["presence"][1]
    land = next(iter(lands))
    lands["F1"] = lands.pop(land)
    words = {"path": "state.presence[1]", "land": "F1", "n": 2, "boards": ["A", "B"]}
    assert refused(position) == [("outside", words)]


def test_pieces_before_there_are_boards_are_refused() -> None:
    t = new_table(1)
    position = t.position()
    position["state"] = {**t.record()["start"], "boards": []}
    position["answers"] = []
    position["state"]["pieces"]["A1"] = [{"kind": "city", "damage": 0, "strife": 0, "n": 1}]
    words: dict[str, Any] = {"path": "state.pieces", "land": "A1", "n": 0, "boards": []}
    assert refused(position) == [("outside", words)]


def before_set_up(seats: int = 2, **options: Any) -> dict[str, Any]:
    """A position before anything happened."""
    t = new_table(seats, **options)
    return {**t.position(), "state": t.record()["start"], "answers": []}


@pytest.mark.parametrize("n", [0, 1])
def test_a_board_for_each_seat_can_be_drawn(n: int) -> None:
    position = before_set_up()
    position["state"]["board_box"] = ["A", "B"][:n]
    assert refused(position) == [("length", {"field": "board_box", "n": n, "expected": 2})]
    later = table().position()
    later["state"]["board_box"] = ["A", "B"][:n]
    assert ("length", {"field": "board_box", "n": n, "expected": 2}) in refused(later)


def test_boards_are_drawn_from_sides_that_lie_together() -> None:
    position = before_set_up()
    position["state"]["board_box"][0] = "NW"
    assert refused(position) == [("board", {"board": "NW"})]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"boards": ["A"]}, ("length", {"field": "boards", "n": 1, "expected": 2})),
        ({"boards": ["A", "B", "C"]}, ("length", {"field": "boards", "n": 3, "expected": 2})),
        ({"added": [[0, 0, 0]]}, ("before-setup", {"field": "added"})),
        ({"presence": [{"A1": 1}, {}]}, ("outside", None)),
        ({"changes": [["linked", "A1", "A2"]]}, ("outside", None)),
    ],
)
def test_before_boards_are_drawn_none_is_there(
    change: dict[str, Any], problem: tuple[str, dict[str, Any] | None]
) -> None:
    position = before_set_up()
    position["state"] |= change
    id, words = refused(position)[0]
    assert (id, problem[1] and words) == problem


def test_the_layout_is_one_for_the_boards_to_come() -> None:
    position = before_set_up()
    position["state"]["layout"] = "star"
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    assert [problem.args["path"] for problem in bad.value.problems] == ["state.layout"]


def test_a_board_without_a_spirit_is_nobodys() -> None:
    position = table().position()
    position["state"]["boards"] = ["A", "B", "C"]
    assert refused(position) == [("length", {"field": "boards", "n": 3, "expected": 2})]
    position["state"]["homes"] = [0, 1, -1]
    assert isle(records.load(GAME, position)).homes == (0, 1, -1)


@pytest.mark.parametrize("field", ["outcome", "victory"])
def test_a_game_that_goes_on_has_no_outcome(field: str) -> None:
    position = table().position()
    position["state"][field] = {"outcome": "defeat", "victory": "fear"}[field]
    outcome = "defeat" if field == "outcome" else "-"
    assert refused(position) == [("outcome", {"outcome": outcome})]


@pytest.mark.parametrize("defeat", ["spirit", "england", "france"])
def test_no_defeat_is_noted_that_has_not_come(defeat: str) -> None:
    """Presence is left, and these adversaries are not there."""
    position = table().position()
    position["state"]["defeat"] = defeat
    assert refused(position) == [("outcome", {"outcome": defeat})]


def test_spirits_bring_all_their_presence_when_they_set_up() -> None:
    t = new_table(1, map="in_order", casting="random_low")
    position = before_set_up(1, map="in_order", casting="random_low")
    position["state"] |= {"step": "setup", "presence": [{"A8": 2}]}
    loaded = records.load(GAME, position)
    assert isle(loaded).presence == isle(t).presence


@pytest.mark.parametrize("pile", ["invader_deck", "invader_box", "ravage_cards", "invader_discard"])
def test_an_invader_card_lies_in_one_place(pile: str) -> None:
    def twice(s: IslandState) -> None:
        getattr(s, pile).append(s.build_cards[0])

    [(id, words)] = broken(twice)
    assert (id, words["n"]) == ("invader-card", 2)


def test_a_blight_card_lies_in_one_place() -> None:
    [(id, words)] = broken(lambda s: s.blight_deck.append(BLIGHT_CARDS.number(s.blight_card)))
    assert (id, words["n"]) == ("blight-card", 2)


def test_only_a_card_that_is_there_can_be_flipped() -> None:
    def flip(s: IslandState) -> None:
        s.flipped = True

    assert broken(flip, blight=False) == [("flipped", {})]
    assert broken(flip) == []


@pytest.mark.parametrize(("fear", "right"), [(0, True), (7, True), (8, False), (9, False)])
def test_fear_stays_below_its_pool(fear: int, right: bool) -> None:
    def set_fear(s: IslandState) -> None:
        s.fear = fear

    assert broken(set_fear) == ([] if right else [("fear-pool", {"n": fear, "pool": 8})])


@pytest.mark.parametrize(("left", "level"), [(9, 1), (7, 1), (6, 2), (4, 2), (3, 3), (1, 3), (0, 4)])
def test_the_terror_level_follows_from_the_fear_deck(left: int, level: int) -> None:
    def earn(s: IslandState) -> None:
        s.fear_discard = s.fear_deck[left:]
        s.fear_deck = s.fear_deck[:left]
        s.terror = terror

    for terror in (1, 2, 3, 4):
        words = {"level": terror, "expected": level, "n": left}
        assert broken(earn) == ([] if terror == level else [("terror", words)])


def test_a_position_may_set_the_terror_level() -> None:
    position = table().position()
    assert "terror_set" not in position["state"]
    position["state"]["terror"] = 3
    assert refused(position) == [("terror", {"level": 3, "expected": 1, "n": 9})]
    position["state"]["terror_set"] = True
    t = records.load(GAME, position)
    assert isle(t).terror == 3
    assert t.position() == position
    assert t.clone().position() == position


def test_rituals_keep_their_own_terror_level() -> None:
    def raise_terror(s: IslandState) -> None:
        s.terror = 2

    assert broken(raise_terror, scenario="rituals_of_terror") == []


@pytest.mark.parametrize(
    ("step", "phase", "expected"),
    [
        ("grow", SLOW, ["spirit"]),
        ("powers", INVADER, ["fast", "slow"]),
        ("card", FAST, ["setup", "invader"]),
        ("turn", FAST, ["setup", "time", "spirit"]),
        ("", SETUP, ["over"]),
    ],
)
def test_the_step_belongs_to_the_phase(step: str, phase: int, expected: list[str]) -> None:
    def put_off(s: IslandState) -> None:
        s.step, s.phase = step, phase

    [(id, words)] = broken(put_off)
    assert (id, words["step"], words["expected"]) == ("phase", step, expected)


@pytest.mark.parametrize("kind", [EXPLORER, TOWN, CITY, DAHAN, BEASTS])
def test_no_piece_stands_in_an_ocean_that_is_not_in_play(kind: int) -> None:
    names = {EXPLORER: "explorer", TOWN: "town", CITY: "city", DAHAN: "dahan", BEASTS: "beasts"}
    assert broken(lambda s: put(s, 0, kind)) == [("ocean", {"land": "A0", "kind": names[kind]})]


def test_small_pieces_may_wait_in_an_ocean_that_the_sea_has_left() -> None:
    """Ruling P18: other pieces wait out of play."""

    def sink(s: IslandState) -> None:
        s.spirits = ("ocean", s.spirits[1])
        s.oceans = 1
        put(s, 9, EXPLORER)
        put(s, 9, TOWN)

    kinds = [
        problem.args["kind"] for problem in problems(sink) if problem.id == "spirit_island-invalid-ocean"
    ]
    assert kinds == ["town"]


def test_no_presence_is_in_an_ocean_that_is_not_in_play() -> None:
    def sink(s: IslandState) -> None:
        land = next(land for land, n in enumerate(s.presence[1]) if n)
        s.presence[1][land] -= 1
        s.presence[1][9] += 1

    [(id, words)] = broken(sink)
    assert (id, words["land"]) == ("ocean-presence", "B0")


def test_presence_may_wait_in_an_ocean_that_the_sea_has_left() -> None:
    """Ruling P18: other pieces wait out of play."""

    def sink(s: IslandState) -> None:
        s.spirits = ("ocean", s.spirits[1])
        s.oceans = 1
        s.presence[1][9] += 1

    ids = {problem.id for problem in problems(sink)}
    assert "spirit_island-invalid-ocean-presence" not in ids


@pytest.mark.parametrize(("kind", "right"), [(EXPLORER, True), (TOWN, True), (DAHAN, False), (BEASTS, False)])
def test_only_invaders_bear_strife(kind: int, right: bool) -> None:
    problems = [id for id, _ in broken(lambda s: put(s, 1, kind + STRIFE_UNIT))]
    assert ("strife" not in problems) == right
    assert right or problems[-1] == "strife"


@pytest.mark.parametrize(
    ("step", "agenda", "right"),
    [
        ("card", (EXPLORE, UNKNOWN), True),
        ("card", (RAVAGE, UNKNOWN), False),
        ("card", (BUILD, UNKNOWN), False),
        ("land", (EXPLORE, UNKNOWN), False),
        ("land", (RAVAGE, 3), True),
    ],
)
def test_an_agenda_names_its_cards(step: str, agenda: tuple[int, int], right: bool) -> None:
    def plan(s: IslandState) -> None:
        s.step, s.phase = step, INVADER
        s.agenda = [agenda]

    problems = broken(plan)
    action = ("ravage", "build", "explore")[agenda[0]]
    assert problems == ([] if right else [("agenda", {"n": 1, "action": action})])


def test_a_used_power_is_in_play_or_innate() -> None:
    def use(s: IslandState) -> None:
        s.used[0] = [s.hands[0][0]]

    [(id, words)] = broken(use)
    assert (id, words["id"]) == ("used", POWERS.all[isle(table()).hands[0][0]].id)

    def play(s: IslandState) -> None:
        card = s.hands[0].pop()
        s.played[0].append(card)
        s.used[0] = [card, SPIRITS[s.spirits[0]].innates[0]]

    assert broken(play) == []


def test_a_forgotten_power_is_no_longer_used() -> None:
    def play_and_forget(s: IslandState) -> None:
        for card in (s.hands[0][0], s.minor_deck[0]):
            if card in s.minor_deck:
                s.minor_deck.remove(card)
            else:
                s.hands[0].remove(card)
            s.played[0].append(card)
            s.used[0].append(card)
            forget(s, 0, card)
        assert s.used[0] == []

    assert broken(play_and_forget) == []


@pytest.mark.parametrize("pile", ["minor_deck", "major_deck"])
def test_a_used_power_is_no_card_of_a_deck(pile: str) -> None:
    def use(s: IslandState) -> None:
        s.used[0] = [getattr(s, pile)[0]]

    assert [id for id, _ in broken(use)] == ["used"]


def first_version(**changes: Any) -> dict[str, Any]:
    """A position of version 1 in the middle of a game, changed."""
    path = STORED / "positions" / "02-powers.json"
    position: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert position["version"] == 1
    position["state"].update(changes)
    return position


def test_version_1_kept_forgotten_powers_among_the_used_ones() -> None:
    position = first_version()
    state = position["state"]
    innates = [POWERS.all[power].id for power in SPIRITS[state["spirits"][0]].innates]
    card = state["minor_discard"][0] if state["minor_discard"] else state["minor_deck"][0]
    state["used"][0] = [card, innates[0]]
    t = records.load(GAME, position)
    assert t.position()["state"]["used"][0] == [innates[0]]


def test_version_1_took_any_terror_level() -> None:
    position = first_version()
    level = position["state"]["terror"]
    assert "terror_set" not in records.load(GAME, position).position()["state"]
    other = first_version(terror=level + 1)
    assert records.load(GAME, other).position()["state"]["terror_set"] is True


def test_a_used_power_is_no_innate_power_of_another_spirit() -> None:
    def use(s: IslandState) -> None:
        s.used[0] = [SPIRITS[s.spirits[1]].innates[0]]

    assert [id for id, _ in broken(use)] == ["used"]


def test_spirits_and_boards_are_of_the_sets_that_are_played_with() -> None:
    def leave_the_base_game(s: IslandState) -> None:
        s.sets = ("jagged_earth",)
        s.board_box = ("E", "F")

    spirits = [("set", {"id": id}) for id in isle(table()).spirits]
    assert broken(leave_the_base_game) == [*spirits, ("board", {"board": "A"}), ("board", {"board": "B"})]


def test_boards_lie_in_a_layout_for_so_many() -> None:
    position = table().position()
    position["state"]["layout"] = "star"
    [(law, words)] = refused(position)
    assert (law, words["path"]) == ("position-wrong", "state.layout")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("agenda", [(RAVAGE, UNKNOWN)]),
        ("fear", 5),
        ("flipped", True),
        ("hands", [[0], []]),
        ("invader_discard", [0, 0]),
        ("terror", 3),
        ("used", [[], [0]]),
    ],
)
def test_nothing_lies_on_a_table_that_is_not_set_up(field: str, value: object) -> None:
    s = isle(table_module.new(GAME, 2, 1)).copy()
    assert (s.step, GAME.invariants(s)) == ("spirits", [])
    setattr(s, field, value)
    assert GAME.invariants(s) == [Message("spirit_island-invalid-before-setup", {"field": field})]


def test_no_piece_and_no_presence_are_on_an_island_that_is_not_set_up() -> None:
    s = isle(table_module.new(GAME, 2, 1)).copy()
    s.pieces[3][EXPLORER] = 1
    s.presence[1][4] = 1
    assert [problem.args["field"] for problem in GAME.invariants(s)] == ["pieces", "presence"]


def test_a_board_holds_no_more_pieces_than_all_boxes() -> None:
    def fill(n: int) -> Callable[[IslandState], object]:
        def change(s: IslandState) -> None:
            here = sum(pieces[EXPLORER] for pieces in s.pieces)
            put(s, s.island.lands[0], EXPLORER, n - here)

        return change

    assert broken(fill(80)) == []
    assert broken(fill(81)) == [("supply", {"kind": "explorer", "n": 81, "expected": 80})]


def test_no_card_lies_twice_on_a_table_that_is_being_set_up() -> None:
    def deal(s: IslandState) -> None:
        s.step, s.phase = "setup", SETUP
        s.minor_deck = [*s.minor_deck, s.minor_deck[0]]
        s.fear_deck = [*s.fear_deck, s.fear_deck[0]]

    [(first, words), (second, _)] = broken(deal)
    assert (first, words["n"], second) == ("card", 2, "fear")


def test_a_full_table_is_refused_while_it_is_set_up() -> None:
    def fill(s: IslandState) -> None:
        s.step, s.phase = "setup", SETUP
        put(s, s.island.lands[0], TOWN, 100)

    assert [id for id, _ in broken(fill)] == ["supply"]
