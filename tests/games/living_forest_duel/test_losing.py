"""Every way to lose the duel: how near the rival is to each victory, foretold and warned of."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.living_forest_duel.scenes import duel, play, state, table
from tests.games.living_forest_duel.test_victories import FULL
from tests.words import LANGUAGES, of_game
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import SUMMER, WINTER
from weald.games.living_forest_duel.dangers import dangers, next_wins
from weald.games.living_forest_duel.defeats import LINE, WAYS
from weald.games.living_forest_duel.result import is_fulfilled
from weald.games.living_forest_duel.state import REVEAL, VICTORIES, Duel
from weald.kernel.dangers import Danger
from weald.kernel.driver import Run
from weald.kernel.messages import Message
from weald.kernel.outcomes import foresee
from weald.kernel.table import Table

GAMES = 120


def said(s: Duel) -> dict[tuple[int | None, str], Danger]:
    """The dangers, every one of which can be said."""
    listed = dangers(s)
    for danger in listed:
        message = Message(danger["text"]["id"], danger["text"]["args"])
        assert [each for lang in LANGUAGES for each in of_game(GAME, lang).complaints(message)] == []
    return {(danger["seat"], danger["id"]): danger for danger in listed}


def run_of(seed: int) -> Run:
    return Run(GAME, GAME.start(2, GAME.resolve_options({}), seed))


def played(seed: int) -> tuple[list[tuple[int, Any]], Any]:
    """Play a game at random to its end; its answers, and how it ended."""
    run, random, given = run_of(seed), Random(seed), list[tuple[int, Any]]()
    while run.question is not None:
        seat = random.choice(run.open_seats)
        given.append((seat, random.choice(run.question.values(seat))))
        run.answer(*given[-1])
    return given, run.state


def test_every_victory_of_the_rival_is_a_danger_of_each_seat() -> None:
    run = run_of(1)
    s: Any = run.state
    assert list(said(s)) == [(seat, id) for seat in (0, 1) for id in VICTORIES]
    assert tuple(way.id for way in WAYS) == VICTORIES


def test_one_fire_token_is_missing() -> None:
    s: Any = run_of(1).state
    s.taken = [0, 7]
    fire = said(s)[0, "fire"]
    assert (fire["measure"], fire["limit"], fire["left"]) == (7, 8, 1)
    assert fire["text"] == {"id": "living_forest_duel-danger-fire", "args": {"left": 1}}
    assert said(s)[1, "fire"]["left"] == 8


def test_a_victory_fulfils_its_way_and_the_danger_says_so() -> None:
    """Whatever the victory: its measure has come to its limit when the game is over."""
    seen = set()
    for seed in range(GAMES):
        _, end = played(seed)
        way = WAYS[end.victory]
        assert way.is_reached(end, end.winner)
        assert is_fulfilled(end, end.winner, end.victory)
        assert said(end)[1 - end.winner, way.id]["comes"] == "certain"
        assert GAME.result(end).reason.args["victory"] == way.id
        seen.add(way.id)
    assert len(seen) >= 3


@pytest.mark.slow
def test_no_random_game_is_lost_without_a_word() -> None:
    """The action that wins is foretold before it is chosen, unless a card was turned up for it."""
    heard = []
    for seed in range(GAMES):
        given, end = played(seed)
        run, s = run_of(seed), None
        before: Any = None
        for seat, value in given:
            question = run.question
            assert question is not None
            if question.kind in ("play", "sanki"):
                s = run.state
                before = (s.copy(), seat, value, dict(foresee(run, seat, [value]).outcomes))
            run.answer(seat, value)
        state, seat, value, outcomes = before
        if value == REVEAL:
            heard.append("hidden")
        elif seat == end.winner:
            foretold = end.victory in next_wins(state, end.winner)
            heard.append("foretold" if foretold else "hidden" if len(state.packs[seat]) else "missed")
        else:
            heard.append("warned" if any(one.loses != "no" for one in outcomes.values()) else "hidden")
    assert heard.count("missed") == 0
    assert heard.count("foretold") + heard.count("warned") >= 0.9 * len(heard)


@pytest.mark.parametrize("seed", range(4))
def test_a_danger_does_not_tell_what_is_hidden(seed: int) -> None:
    """A twin in which everything is dealt otherwise that lies face down has the same dangers."""
    run, random = run_of(seed), Random(seed)
    for _ in range(80):
        if run.question is None:
            break
        s: Any = run.state
        twin = s.copy()
        twin.seed = 5
        GAME.information.redeal(twin, None)
        assert dangers(twin) == dangers(s)
        seat = random.choice(run.open_seats)
        run.answer(seat, random.choice(run.question.values(seat)))


# By victory of winter or summer: the position in which its next action can bring it, and who it is.
NEXT: dict[str, tuple[dict[str, Any], int]] = {
    "fire": (
        {"common": ["bear"], "taken": [7, 0], "forests": ({(1, 0): "sun_1"}, {}),
         "tops": ["sun_5", "water_1", "plant_1", "wind_1"]},
        SUMMER,
    ),
    "line": ({"active": WINTER, "common": ["spider"], "recruits": ["goat", "goldfish", "bison"]}, WINTER),
    "block": (
        {"common": ["bear", "cobra"], "forests": (FULL, {}),
         "tops": ["sun_1", "water_6", "plant_6", "wind_4"]},
        SUMMER,
    ),
    "onibi": ({"common": ["chameleon"], "onibi": 6, "onibi_card": WINTER}, SUMMER),
}  # fmt: skip


@pytest.mark.parametrize("id", NEXT)
def test_what_the_next_action_of_the_rival_can_bring_is_foretold(id: str) -> None:
    """The bonus of a tree counts as well: with the plant action the eighth fire token is taken."""
    layout, winner = NEXT[id]
    s = state(table(**layout))
    listed = said(s)
    assert listed[1 - winner, id]["comes"] == "certain"
    assert listed[1 - winner, id]["text"]["id"] == f"living_forest_duel-loses-{id}"
    others = [danger for (seat, _), danger in listed.items() if seat == winner]
    assert {danger["comes"] for danger in others} == {"none"}


def test_an_action_that_gives_the_rival_the_line_is_warned_of() -> None:
    """Ruling R19: once the gaps are filled, the line can be the rival's."""
    s = duel(common=["spider"], recruits=["goat", "goldfish", "bison"])
    s.discard += s.packs[SUMMER]
    s.packs[SUMMER] = []
    t = Table(GAME, 2, GAME.resolve_options({}), s)
    outcome = t.foresee(SUMMER).outcomes["sun"]
    assert (outcome.loses, outcome.cause) == ("certain", Message("living_forest_duel-loses-line"))
    play(t, "sun")
    assert t.result is not None
    assert t.result.winners == (WINTER,)


@pytest.mark.parametrize("seed", range(8))
def test_the_quick_look_at_the_line_says_what_its_measure_says(seed: int) -> None:
    run, random = run_of(seed), Random(seed)
    while run.question is not None:
        for who in (0, 1):
            assert LINE.is_reached(run.state, who) == (LINE.left(run.state, who) == 0)
        seat = random.choice(run.open_seats)
        run.answer(seat, random.choice(run.question.values(seat)))
