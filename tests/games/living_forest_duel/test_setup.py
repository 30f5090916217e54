"""Set-up: rulebook (French edition), "Mise en Place"."""

from __future__ import annotations

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, dealt, events
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import CARD_NUMBERS, COST, SEASON, SEASON_CARDS, STAG
from weald.games.living_forest_duel.setup import first_recruits
from weald.games.living_forest_duel.state import Duel, fire_reserve, sanki_reserve
from weald.kernel import table


@pytest.mark.parametrize("seed", range(20))
def test_what_lies_where(seed: int) -> None:
    s = dealt(seed)
    assert GAME.invariants(s) == []
    assert (s.onibi, s.fires, s.onibi_card) == (3, 0b0010100, -1)
    assert [SEASON[card] for card in s.recruits] == [0, 0, 0, -1, 1, 1, 1]
    assert s.recruits[3] == STAG
    assert [len(pack) for pack in s.packs] == [12, 12]
    assert [len(pile) for pile in s.trees] == [6, 6, 6, 6]
    assert sorted(s.pile) == list(range(18))
    assert (s.tokens, s.varans, s.sanki, s.taken) == ([2, 2], [7, 7], [0, 0], [0, 0])
    assert (fire_reserve(s), sanki_reserve(s)) == (17, 3)
    assert (s.active, s.turn) == (SUMMER, 1)


@pytest.mark.parametrize("seed", range(60))
def test_the_first_recruits_cost_more_than_twelve(seed: int) -> None:
    s = dealt(seed)
    assert sum(COST[card] for card in s.recruits[:3]) > 12
    assert sum(COST[card] for card in s.recruits[4:]) > 12


def pack_of(*first: str) -> Duel:
    """A state whose Summer pile begins with these cards."""
    s = Duel(1)
    cards = [CARD_NUMBERS[name] for name in first]
    s.packs[SUMMER] = [card for card in SEASON_CARDS[SUMMER] if card not in cards] + cards[::-1]
    return s


def test_t16_a_sum_of_twelve_is_too_low() -> None:
    s = pack_of("coati", "goat", "axolotl", "frog")
    recruits = first_recruits(s, SUMMER)
    assert recruits == [CARD_NUMBERS[name] for name in ("frog", "goat", "axolotl")]
    assert s.packs[SUMMER][0] == CARD_NUMBERS["coati"]
    assert s.sunk == [1, 0]


def test_the_exchange_goes_on_until_thirteen() -> None:
    s = pack_of("coati", "goat", "hummingbird", "tanuki", "bee", "axolotl")
    assert first_recruits(s, SUMMER) == [CARD_NUMBERS[name] for name in ("tanuki", "bee", "axolotl")]
    assert s.packs[SUMMER][:3] == [CARD_NUMBERS[name] for name in ("hummingbird", "goat", "coati")]
    assert s.sunk == [3, 0]


def test_r16_of_equally_cheap_cards_the_first_dealt_goes() -> None:
    s = pack_of("goat", "hummingbird", "flamingo", "frog")
    assert first_recruits(s, SUMMER) == [CARD_NUMBERS[name] for name in ("frog", "hummingbird", "flamingo")]


def test_summer_begins_and_the_exchange_is_logged() -> None:
    exchanges = 0
    for seed in range(40):
        t = table.new(GAME, 2, seed)
        assert events(t, "turn") == [{"n": 1, "seat": SUMMER}]
        for event in events(t, "exchanged"):
            assert event["sum"] <= 12
            exchanges += 1
    assert exchanges > 0
