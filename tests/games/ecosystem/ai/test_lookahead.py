"""Futures of a draft: what rivals take, which cards are sure to come, how a game alone goes on."""

from __future__ import annotations

from random import Random

import pytest

from tests.attributes import plain_only
from tests.games.ecosystem.scenes import grid, table
from weald.ai.sampled_search import Clock
from weald.games.ecosystem.ai import lookahead
from weald.games.ecosystem.ai.lookahead import Candidate, Draft, World, _raced, score_options
from weald.games.ecosystem.cards import BEE, FOX, MEADOW, RABBIT, STREAM, WOLF
from weald.games.ecosystem.field import spread
from weald.games.ecosystem.scoring import longest_stream
from weald.games.ecosystem.state import NO_CELL, PLACE, Forest
from weald.kernel.decisions import one

MEADOWS = "mea mea mea mea"


def draft(turn: int, hands: list[list[str]], grids: list[dict[str, str]] | None = None) -> Draft:
    s = table(3, turn=turn, hands=hands, grids=grids or []).run.state
    assert isinstance(s, Forest)
    return Draft(s, 0, Random)


def test_a_rival_takes_what_its_grid_needs_and_places_it() -> None:
    futures = draft(5, [], [grid("fox fox fox fox"), grid(MEADOWS)])
    plots = [plot.copy() for plot in futures.plots]
    hands = [[FOX, FOX], [BEE, FOX], []]
    futures._take(hands, plots, lambda: lookahead.WHIM)
    assert hands == [[FOX, FOX], [FOX], []]
    bee, meadow = plots[1].masks[BEE], plots[1].masks[MEADOW]
    assert bee.bit_count() == 1
    assert bee & spread(meadow)
    # The grids of now stay as they are.
    assert not futures.plots[1].masks[BEE]


def test_a_whim_takes_any_card() -> None:
    futures = draft(5, [], [grid("fox fox fox fox"), grid(MEADOWS)])
    for place, left in ((0.0, [FOX]), (0.5, [BEE])):
        hands = [[], [BEE, FOX], []]
        plots = [plot.copy() for plot in futures.plots]
        futures._take(hands, plots, iter([0.0, place]).__next__)
        assert hands[1] == left


def test_packs_and_streams_of_rivals_grow() -> None:
    futures = draft(4, [], [grid("fox fox fox"), grid("fox fox wol"), grid("fox str str")])
    assert (futures.grower.streams, futures.grower.wolves) == ([0, 2], [1, 0])
    plots = [plot.copy() for plot in futures.plots]
    for _ in range(2):
        futures._take([[], [WOLF], [STREAM]], plots, lambda: 0.0)
    assert futures.grower.wolves == [3, 0]
    assert plots[2].masks[STREAM].bit_count() == 4
    assert futures.grower.streams == [0, longest_stream(plots[2].masks)]
    assert (futures.growers[2].streams, futures.growers[2].wolves) == ([0, 0], [0, 3])
    # The next future begins with the sizes of now.
    futures.first_look((futures.s.hands[0][0], futures.s.free[0][0]))
    assert (futures.grower.streams, futures.grower.wolves) == ([0, 2], [1, 0])


def test_the_neutral_hand_collects_streams_and_wolves() -> None:
    s = table(2, turn=5).run.state
    assert isinstance(s, Forest)
    futures = Draft(s, 0, Random)
    stream, wolves = futures.grower.streams[1], futures.grower.wolves[1]
    plots = [plot.copy() for plot in futures.plots]
    for card in (STREAM, WOLF):
        futures._take([[], [], [card]], plots, lambda: 0.5)
    assert (futures.grower.streams[1], futures.grower.wolves[1]) == (stream + 1, wolves + 1)


def test_revealed_cards_of_rivals_lie_on_their_grids() -> None:
    t = table(3, turn=2, grids=[grid("fox"), grid("fox"), grid("fox")])
    s = t.run.state
    assert isinstance(s, Forest)
    s.phase, s.chosen = PLACE, [WOLF, WOLF, STREAM]
    futures = Draft(s, 0, Random)
    assert [plot.masks[0].bit_count() for plot in futures.plots] == [1, 2, 2]
    assert (futures.grower.streams, futures.grower.wolves) == ([0, 1], [1, 0])


@pytest.mark.parametrize(("turn", "hidden"), [(1, 2), (2, 1), (3, 0), (9, 0)])
def test_hands_that_were_held_are_not_dealt_again(turn: int, hidden: int) -> None:
    futures = draft(turn, [])
    s = futures.s
    assert len(futures.hidden) == len(s.deck) + hidden * len(s.hands[1])
    world = futures.world(3)
    assert [hand is own for hand, own in zip(world.hands, s.hands, strict=True)].count(True) == 3 - hidden


def test_all_candidates_meet_the_same_luck() -> None:
    world = draft(2, []).world(5)
    one, other = world.luck(), world.luck()
    assert [one() for _ in range(9)] == [other() for _ in range(9)]


def test_the_last_cards_are_played_to_the_end() -> None:
    """All that is left is known: every future ends with the same cards, in points."""
    s = table(3, turn=9, round=2).run.state
    assert isinstance(s, Forest)
    futures = Draft(s, 0, Random)
    card = s.hands[0][0]
    value = futures.value((card, s.free[0][0]), True, futures.world(1))
    assert value == int(value)


@pytest.mark.parametrize("candidate", ["pick", "give"])
def test_a_game_alone_is_played_to_the_end(candidate: str) -> None:
    s = table(1, turn=18).run.state
    assert isinstance(s, Forest)
    futures = Draft(s, 0, Random)
    card = s.hands[0][0]
    cell = s.free[0][0] if candidate == "pick" else -1
    values = {futures.value((card, cell), True, futures.world(seed)) for seed in range(5)}
    assert all(0 < value < 130 for value in values)
    assert len(values) > 1


def test_the_best_swap_is_found_in_two_answers() -> None:
    """A bee that leaves the foxes for the meadows: both cards of the swap score more than none."""
    t = table(3, turn=9, grids=[grid("mea mea fox fox\nmea rab fox bee")])
    s = t.run.state
    assert isinstance(s, Forest)
    cells = [cell for cell in range(63) if s.masks[0][0] >> cell & 1]

    def scores(kind: str, values: list[int]) -> dict[int, float]:
        found = score_options(s, one(kind, 0, values), 0, values, Random, 1, lambda: False)
        return dict(zip(values, found, strict=True))

    first = scores("swap_first", [NO_CELL, *cells])
    lifted = max(first, key=first.__getitem__)
    assert lifted != NO_CELL
    s.lifted[0] = lifted
    second = scores("swap_second", [NO_CELL, *(cell for cell in cells if cell != lifted)])
    assert max(second.values()) == pytest.approx(first[lifted])
    assert s.masks[0][RABBIT].bit_count() == 1


def raced(monkeypatch: pytest.MonkeyPatch, behind: float, futures: int) -> tuple[dict[Candidate, float], int]:
    """Two candidates whose futures differ by luck and by some points; their means, and futures used."""
    drafted = draft(3, [])
    candidates = [(FOX, drafted.s.free[0][0]), (BEE, drafted.s.free[0][0])]
    luck = Random(1).random

    def value(_draft: Draft, candidate: Candidate, _picking: bool, _world: World) -> float:
        return 70 + 10 * luck() - (behind if candidate[0] == BEE else 0.0)

    monkeypatch.setattr(lookahead, "PRIOR", 0)
    monkeypatch.setattr(Draft, "value", value)
    clock = Clock(0.0, futures)
    means = _raced(drafted, candidates, True, Random(2).random, clock.goes_on)
    assert clock.left is not None
    return means, futures - max(0, clock.left)


@plain_only
def test_a_candidate_that_is_clearly_behind_drops_out(monkeypatch: pytest.MonkeyPatch) -> None:
    means, used = raced(monkeypatch, 30.0, 400)
    assert used == 2 * lookahead.FIRST_ROUND
    fox, bee = means.values()
    assert fox > 70 > bee


@plain_only
def test_the_time_is_used_while_candidates_are_close(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "DOUBT", 4.0)
    _, used = raced(monkeypatch, 0.0, 400)
    assert used == 400
