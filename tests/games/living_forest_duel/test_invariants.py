"""Every rule of a position, broken once; and redealing what no player sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import weald
from tests.games.living_forest_duel.scenes import SUMMER, WINTER, dealt, duel
from tests.words import LANGUAGES, of_game
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import CARD_NUMBERS, EMPTY, SEASON_CARDS, TREE_IDS, TREE_NUMBERS
from weald.games.living_forest_duel.forest import cell_at
from weald.games.living_forest_duel.state import BY_BLOCK, BY_FIRE, BY_LINE, BY_ONIBI, Duel
from weald.kernel.errors import BadPosition

BEAR, STAG, FROG, CRANE = (CARD_NUMBERS[name] for name in ("bear", "stag", "frog", "crane"))
SUN_1 = TREE_NUMBERS["sun_1"]
# Eight trees that make a block around the starting tree, row by row.
FULL = [
    TREE_NUMBERS[name]
    for name in ("plant_5", "sun_4", "wind_2", "sun_5", "sun_6", "wind_6", "sun_3", "wind_4")
]


def _twice(s: Duel) -> None:
    s.discard.append(BEAR)


def _varan(s: Duel) -> None:
    s.varans[0] = 6


def _tree_twice(s: Duel) -> None:
    s.trees[0].append(SUN_1)


def _wrong_pile(s: Duel) -> None:
    s.trees[0].remove(SUN_1)
    s.trees[1].append(SUN_1)


def _no_start(s: Duel) -> None:
    del s.forests[0][cell_at(0, 0)]


def _apart(s: Duel) -> None:
    s.trees[0].remove(SUN_1)
    s.forests[0][cell_at(0, 1)] = SUN_1


def _covered(s: Duel) -> None:
    s.trees[0].remove(SUN_1)
    s.covered[1].append((cell_at(1, 0), SUN_1))


def _line(s: Duel) -> None:
    s.pile.remove(BEAR)
    s.lines[0].append(BEAR)


def _pack(s: Duel) -> None:
    s.pile.remove(BEAR)
    s.packs[0].append(BEAR)


def _common(s: Duel) -> None:
    s.varans[0] -= 1
    s.common.append(CARD_NUMBERS["varan_summer"])


def _recruit(s: Duel) -> None:
    s.pile.remove(BEAR)
    s.discard.append(s.recruits[0])
    s.recruits[0] = BEAR


def _sunk(s: Duel) -> None:
    s.sunk[1] = 15


def _mark(s: Duel) -> None:
    s.marks = [(0, 0, 0)]
    s.tokens[0] = 1


def _two_marks(s: Duel) -> None:
    s.pile.remove(BEAR)
    s.common.append(BEAR)
    s.marks = [(0, 1, 0), (0, 1, 1)]
    s.tokens = [1, 1]


def _tokens(s: Duel) -> None:
    s.tokens[0] = 1


def _no_token(s: Duel) -> None:
    s.tokens[0] = 0
    s.lost[0] = 2


def _sanki(s: Duel) -> None:
    s.sanki = [2, 2]


def _fires(s: Duel) -> None:
    s.taken = [7, 7]
    s.fires = 127


def _end(s: Duel) -> None:
    s.step = ""


def _won(s: Duel) -> None:
    s.taken = [8, 0]


def _won_line(s: Duel) -> None:
    s.discard += [card for card in s.recruits if card == STAG or card in SEASON_CARDS[WINTER]]
    s.recruits = [card if card in SEASON_CARDS[SUMMER] else EMPTY for card in s.recruits]


def _won_block(s: Duel) -> None:
    for i, tree in enumerate(FULL):
        s.trees[tree // 6].remove(tree)
        x, y = divmod(i + (i > 3), 3)
        s.forests[WINTER][cell_at(x - 1, y - 1)] = tree


def _playing_on(s: Duel) -> None:
    s.winner, s.victory = SUMMER, BY_FIRE
    s.taken = [8, 0]


def _not_won_fire(s: Duel) -> None:
    s.step = ""
    s.winner, s.victory = SUMMER, BY_FIRE
    s.taken = [7, 8]


def _not_won_line(s: Duel) -> None:
    s.step = ""
    s.winner, s.victory = WINTER, BY_LINE


def _not_won_block(s: Duel) -> None:
    _won_block(s)
    s.step = ""
    s.winner, s.victory = SUMMER, BY_BLOCK


def _not_won_onibi(s: Duel) -> None:
    s.step = ""
    s.winner, s.victory = SUMMER, BY_ONIBI
    s.onibi = 0
    s.onibi_card = SUMMER


def _set_up(s: Duel) -> None:
    s.step = "set_up"


LAWS: dict[Callable[[Duel], None], list[str]] = {
    _twice: ["count"],
    _varan: ["count"],
    _tree_twice: ["tree-count"],
    _wrong_pile: ["pile"],
    _no_start: ["tree-count", "forest"],
    _apart: ["forest"],
    _covered: ["covered"],
    _line: ["line"],
    _pack: ["pack"],
    _common: ["common"],
    _recruit: ["recruit"],
    _sunk: ["sunk"],
    _mark: ["mark"],
    _two_marks: ["two-marks"],
    _tokens: ["tokens"],
    _no_token: ["no-token"],
    _sanki: ["sanki"],
    _fires: ["fires"],
    _end: ["end"],
    _won: ["won-already"],
    _won_line: ["won-already"],
    _won_block: ["won-already"],
    _playing_on: ["end"],
    _not_won_fire: ["not-won"],
    _not_won_line: ["not-won"],
    _not_won_block: ["not-won"],
    _not_won_onibi: ["not-won"],
    _set_up: ["set-up"],
}


@pytest.mark.parametrize("breach", LAWS, ids=lambda breach: breach.__name__.strip("_"))
def test_a_broken_law_is_named_in_every_language(breach: Callable[[Duel], None]) -> None:
    s = dealt()
    assert GAME.invariants(s) == []
    breach(s)
    problems = GAME.invariants(s)
    assert [problem.id.removeprefix("living_forest_duel-invalid-") for problem in problems] == LAWS[breach]
    for lang in LANGUAGES:
        words = of_game(GAME, lang)
        for problem in problems:
            assert words.complaints(problem) == []
            assert words.say(problem)


class TestRedeal:
    """Face-down piles are shuffled, everything else stays."""

    def test_what_stays(self) -> None:
        s = duel(common=["bear"], summer=["frog"])
        copy = s.copy()
        copy.seed = 99
        GAME.information.redeal(copy, SUMMER)
        assert GAME.information.view(copy, SUMMER) == GAME.information.view(s, SUMMER)
        assert [pile[-1] for pile in copy.trees] == [pile[-1] for pile in s.trees]

    def test_what_changes(self) -> None:
        s = dealt()
        copy = s.copy()
        copy.seed = 99
        GAME.information.redeal(copy, None)
        assert copy.pile != s.pile
        assert sorted(copy.pile) == sorted(s.pile)
        assert copy.packs != s.packs
        assert copy.trees != s.trees

    def test_what_was_put_under_a_pile_face_up_stays_there(self) -> None:
        s = dealt()
        s.sunk = [0, 2]
        bottom = s.packs[WINTER][:2]
        for seed in range(5):
            s.seed = seed
            GAME.information.redeal(s, None)
            assert s.packs[WINTER][:2] == bottom


def test_a_forest_has_no_tree_before_set_up() -> None:
    t = weald.new("living_forest_duel", 2, 1)
    position = {**t.position(), "state": t.record()["start"], "answers": []}
    assert weald.load(position).position()["answers"] == []
    trees = position["state"]["forests"][0]
    trees.append({"x": 1, "y": 0, "tree": TREE_IDS[0]})
    with pytest.raises(BadPosition) as bad:
        weald.load(position)
    assert [problem.id for problem in bad.value.problems] == ["living_forest_duel-invalid-set-up"]
