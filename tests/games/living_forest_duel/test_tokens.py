"""Using a token: what counts and when; rulebook (French edition), "Utiliser un jeton Action"."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel, events, play, state, table
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import (
    ANIMALS,
    CARD_NUMBERS,
    ELEMENTS,
    EMPTY,
    FIRE_VALUE,
    PLANT,
    RIVER,
    START,
    SUN,
    TREE_COST,
    TREE_ELEMENT,
    WATER,
    WIND,
)
from weald.games.living_forest_duel.explain import blocked
from weald.games.living_forest_duel.forest import places_for, rivers_of
from weald.games.living_forest_duel.help_lines import lay, plays, point
from weald.games.living_forest_duel.state import REVEAL, Duel, amount, note_line
from weald.kernel import table as tables


def reason(s: Duel, seat: int, element: int) -> str | None:
    message = blocked(s, seat, element)
    return None if message is None else message.id.removeprefix("living_forest_duel-blocked-")


def water_example() -> Duel:
    """Spider, crocodile; Winter has pointed at the spider's water; Summer's frog."""
    return duel(common=["spider", "crocodile"], summer=["frog"], marks=[(1, "water", WINTER)])


class TestTheRulebooksExample:
    """Rulings T2, T2b and T2c (docs/rulings/living_forest_duel.md): the printed example."""

    def test_t2_what_the_opponent_has_used_does_not_count(self) -> None:
        s = water_example()
        assert amount(s, SUMMER, WATER) == 5
        assert amount(s, WINTER, WATER) == 3
        assert point(s, SUMMER, WATER) == 5
        assert s.marks == [(0, WATER, WINTER), (1, WATER, SUMMER)]

    def test_t2b_nothing_in_between(self) -> None:
        s = water_example()
        point(s, SUMMER, WATER)
        lay(s, CARD_NUMBERS["chameleon"])
        assert WATER not in plays(s, SUMMER)
        assert reason(s, SUMMER, WATER) == "between"
        s.needed[4 + WATER] = 1
        assert WATER in plays(s, WINTER)

    def test_t2c_with_the_bear_in_between(self) -> None:
        s = water_example()
        point(s, SUMMER, WATER)
        lay(s, CARD_NUMBERS["chameleon"])
        lay(s, CARD_NUMBERS["bear"])
        assert WATER in plays(s, SUMMER)
        assert point(s, SUMMER, WATER) == 5
        assert s.marks[-1] == (3, WATER, SUMMER)

    def test_the_card_in_between_may_carry_the_others_token(self) -> None:
        s = water_example()
        point(s, SUMMER, WATER)
        lay(s, CARD_NUMBERS["chameleon"])
        s.marks.append((2, WATER, WINTER))
        s.tokens[WINTER] -= 1
        lay(s, CARD_NUMBERS["bear"])
        note_line(s)
        assert WATER in plays(s, SUMMER)
        assert amount(s, SUMMER, WATER) == 4


class TestWhatIsUsedUp:
    """Common line, personal line, trees."""

    def test_the_common_line_for_both_lines_and_trees_for_nobody(self) -> None:
        s = duel(common=["bear"], summer=["frog"], forests=({(1, 0): "water_1"}, {}))
        assert point(s, SUMMER, WATER) == 2 + 2 + 1
        assert amount(s, SUMMER, WATER) == 3
        assert amount(s, WINTER, WATER) == 0

    def test_other_elements_stay(self) -> None:
        s = duel(common=["bear"])
        point(s, SUMMER, WATER)
        assert s.free == [0, 0, 2, 0]

    def test_the_last_element_need_not_be_on_the_last_card(self) -> None:
        s = duel(common=["spider", "bear"])
        assert point(s, SUMMER, SUN) == 3
        assert s.marks == [(0, SUN, SUMMER)]

    def test_tokens_stay_until_the_end_of_the_turn(self) -> None:
        t = table(common=["bear"], pile=["raccoon"])
        play(t, "water", "c3")
        assert state(t).marks == [(0, WATER, SUMMER)]
        play(t, "reveal")
        assert state(t).marks == [(0, WATER, SUMMER)]


class TestNegativeElements:
    """Rulings R8 and T14 (docs/rulings/living_forest_duel.md): negative elements count."""

    def test_t14_the_last_plank_may_be_negative(self) -> None:
        s = duel(common=["crocodile"], summer=["goat", "frog"])
        assert amount(s, SUMMER, PLANT) == 3
        assert point(s, SUMMER, PLANT) == 3
        assert s.marks == [(0, PLANT, SUMMER)]

    def test_r8_it_is_the_one_to_point_at(self) -> None:
        s = duel(common=["cockatoo", "crocodile"])
        assert point(s, SUMMER, PLANT) == 1
        assert s.marks == [(1, PLANT, SUMMER)]

    def test_a_negative_sum_allows_nothing(self) -> None:
        s = duel(common=["gorilla"])
        assert amount(s, SUMMER, WIND) == -1
        assert WIND not in plays(s, SUMMER)
        assert reason(s, SUMMER, WIND) == "short"


class TestWhyNot:
    """The reason why an element cannot be pointed at."""

    def test_no_token(self) -> None:
        s = duel(common=["bear"], marks=[(1, "water", WINTER), (1, "plant", WINTER)])
        assert [reason(s, WINTER, element) for element in range(4)] == ["token"] * 4

    def test_no_such_element(self) -> None:
        s = duel(common=["bear"])
        assert (reason(s, SUMMER, SUN), reason(s, SUMMER, WIND)) == ("absent", "absent")

    def test_a_token_lies_there(self) -> None:
        s = duel(common=["bear"], marks=[(1, "water", WINTER)])
        assert reason(s, SUMMER, WATER) == "taken"
        assert reason(s, WINTER, WATER) == "taken"

    def test_r4_at_least_one_effect(self) -> None:
        s = duel(common=["bat"], recruits=["fox", "stag"])
        message = blocked(s, SUMMER, SUN)
        assert message is not None
        assert message.args == {"element": "sun", "n": 1, "needed": 5}
        assert SUN not in plays(s, SUMMER)

    def test_nothing_to_buy(self) -> None:
        s = duel(common=["tapir"], fires=[], recruits=[])
        assert (reason(s, SUMMER, WATER), reason(s, SUMMER, SUN)) == ("nothing", "nothing")

    def test_nothing_is_in_the_way(self) -> None:
        s = duel(common=["bear"])
        assert reason(s, SUMMER, WATER) is None

    @pytest.mark.parametrize("seed", range(6))
    def test_it_agrees_with_what_may_be_played(self, seed: int) -> None:
        t = tables.new(GAME, 2, seed)
        random = Random(seed)
        while not t.over:
            s = state(t)
            if t.pending[0].kind == "play":
                allowed = [element for element in range(4) if blocked(s, s.active, element) is None]
                assert allowed == [element for element in plays(s, s.active) if element != REVEAL]
            decision = t.pending[0]
            t.answer(decision.seat, decision.options[int(random.random() * len(decision.options))])


def plays_by_the_rules(s: Duel, seat: int) -> list[int]:
    """Return the options of a seat, from the cards and tokens on the table alone."""
    options = [REVEAL] if s.pile or s.discard else []
    return options + [element for element in range(4) if may_point(s, seat, element)]


def may_point(s: Duel, seat: int, element: int) -> bool:
    """Whether a seat may point at an element, as the rulebook has it."""
    showing = [place for place, card in enumerate(s.common) if ANIMALS[card].elements[element]]
    tokens = {place: owner for place, pointed, owner in s.marks if pointed == element}
    if not showing or showing[-1] in tokens:
        return False
    own = [place for place, owner in tokens.items() if owner == seat]
    if own and not [place for place in showing if max(own) < place < showing[-1]]:
        return False
    free = [card for place, card in enumerate(s.common) if place > max(tokens, default=-1)]
    value = sum(ANIMALS[card].elements[element] for card in (*free, *s.lines[seat]))
    trees = [tree for tree in s.forests[seat].values() if tree != START]
    return has_effect(s, seat, element, value + sum(TREE_ELEMENT[tree] == element for tree in trees))


def has_effect(s: Duel, seat: int, element: int, value: int) -> bool:
    """Return whether this much of an element takes an animal, a fire token or a tree, or moves Onibi."""
    if element == SUN:
        return any(ANIMALS[card].cost <= value for card in s.recruits if card != EMPTY)
    if element == WATER:
        return any(FIRE_VALUE[place] <= value for place in range(7) if s.fires >> place & 1)
    if element == WIND:
        return value >= 1
    tops = [pile[-1] for pile in s.trees if pile]
    rivers = rivers_of(s.forests[seat])
    return any(TREE_COST[tree] <= value and places_for(s.forests[seat], rivers, RIVER[tree]) for tree in tops)


@pytest.mark.parametrize("seed", range(8))
def test_what_may_be_played_follows_from_the_cards_on_the_table(seed: int) -> None:
    """The sums that are kept up to date say the same as the rules, for both seats, at every play."""
    t = tables.new(GAME, 2, seed)
    random = Random(seed)
    compared = 0
    while not t.over:
        if t.pending[0].kind == "play":
            s = state(t)
            for seat in (SUMMER, WINTER):
                assert plays(s, seat) == plays_by_the_rules(s, seat)
                compared += 1
        decision = t.pending[0]
        t.answer(decision.seat, decision.options[int(random.random() * len(decision.options))])
    assert compared > 20


class TestOrderOfPlay:
    """Rulebook (French edition), "Tour de jeu": plays alternate until all tokens are gone."""

    def test_plays_alternate(self) -> None:
        t = table(common=["bear"], pile=["raccoon", "tapir", "weasel"])
        seats = []
        for _ in range(3):
            seats.append(t.pending[0].seat)
            play(t, "reveal")
        assert seats == [SUMMER, WINTER, SUMMER]

    def test_without_tokens_one_waits_while_the_other_goes_on(self) -> None:
        t = table(
            common=["bear", "panda"],
            marks=[(1, "water", WINTER), (1, "plant", WINTER)],
            pile=["raccoon", "weasel"],
        )
        play(t, "reveal")
        assert t.pending[0].seat == SUMMER
        play(t, "reveal")
        assert t.pending[0].seat == SUMMER

    def test_the_one_who_did_not_play_last_begins(self) -> None:
        t = table(
            common=["bear", "tapir"],
            marks=[(1, "water", WINTER), (1, "plant", WINTER), (2, "sun", SUMMER)],
            recruits=["stag"],
        )
        play(t, "water", "c3")
        assert events(t, "turn") == [{"n": 2, "seat": WINTER}]

    def test_tokens_lost_to_a_reveal_count_as_its_revealers_play(self) -> None:
        t = table(
            common=["bear", "cobra", "panda"],
            marks=[(1, "water", WINTER), (1, "plant", WINTER), (2, "sun", SUMMER)],
            pile=["lynx"],
        )
        play(t, "reveal")
        assert events(t, "turn") == [{"n": 2, "seat": WINTER}]


def test_elements_are_named_in_the_order_of_the_planks() -> None:
    assert ELEMENTS == ("sun", "water", "plant", "wind")
