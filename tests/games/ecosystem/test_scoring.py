"""Points of each kind, ranks with ties, biodiversity: rulebook (French edition), "Types de cartes"."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.ecosystem.scenes import Grid, grid, masks, masks_of, slow_areas, slow_points, slow_ranks
from weald.games.ecosystem.cards import CELL_NAMES, KINDS, STREAM
from weald.games.ecosystem.scoring import (
    biodiversity,
    gaps,
    involved,
    longest_stream,
    own_points,
    own_points_with,
    rank_points,
    score_all,
    streams_by_size,
)

STREAM_PRIZES = (8, 5)
WOLF_PRIZES = (12, 8, 4)


def points(drawing: str, rabbit: int = 1) -> dict[str, int]:
    """The points of a drawing by kind, without zeros (streams and wolves need rivals)."""
    scored = own_points(masks(drawing), rabbit)
    assert scored[0] == 0
    return {name: scored[kind] for kind, name in enumerate(KINDS, 1) if scored[kind]}


# One grid for the examples of bees, eagle and dragonflies, whose picture the text describes cell by cell.
EXAMPLE = """
    mea bee str str str
    rab mea bee dra str
    dee tro str str mea
    eag rab dee dra mea
"""


def test_the_examples_of_the_rulebook_in_one_grid() -> None:
    """Rulebook (French edition), "Types de cartes", example: bees 6 + 3, eagle 6, dragonflies 6 + 2."""
    scored = points(EXAMPLE)
    assert scored["bee"] == 6 + 3
    assert scored["eagle"] == 6
    assert scored["dragonfly"] == 6 + 2
    assert scored["trout"] == 2
    assert scored["meadow"] == 3
    assert scored["rabbit"] == 2


def test_the_example_of_the_bees() -> None:
    """Rulebook (French edition), "Types de cartes", example: the upper bee scores 6 and the other one 3."""
    assert points("mea bee ...\n... mea ...\n") == {"bee": 6}
    assert points("mea bee ...\n... mea bee") == {"bee": 9}


def test_the_example_of_the_eagle() -> None:
    """Rulebook (French edition), "Types de cartes", example: an eagle that sees three animals scores 6."""
    assert points("rab ... ...\n... tro ...\neag rab ...")["eagle"] == 6


def test_the_example_of_the_dragonflies() -> None:
    """Rulebook (French edition), "Types de cartes", example: 2 for a stream of two, 4 + 2 for two streams."""
    assert points("str str\ndra ...") == {"dragonfly": 2}
    assert points("str str str str\n... dra ... ...\n... str str ...") == {"dragonfly": 6}


def test_the_example_of_the_deer() -> None:
    """Rulebook (French edition), "Types de cartes", example: three deer in 2 columns and 3 rows score 10."""
    assert points("dee ...\n... dee\ndee ...") == {"deer": 10}


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("bee", 0),
        ("bee mea", 3),
        ("mea bee mea", 6),
        ("... mea ...\nmea bee mea\n... mea ...", 12),
        ("mea ...\n... bee", 0),
        ("bee mea bee", 6),
        # Cards count, not areas: two adjacent cards of the same area score twice.
        ("mea mea\nbee mea", 6),
        ("bee fox mea", 0),
    ],
)
def test_bees(drawing: str, expected: int) -> None:
    """3 for each adjacent meadow card."""
    assert points(drawing).get("bee", 0) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("bea", 0),
        ("bea bee", 2),
        ("tro bea bee", 4),
        ("... bee ...\ntro bea tro\n... bee ...", 8),
        ("bee ...\n... bea", 0),
        ("bea bee bea", 4),
    ],
)
def test_bears(drawing: str, expected: int) -> None:
    """2 for each adjacent bee and each adjacent trout."""
    assert points(drawing).get("bear", 0) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("tro", 0),
        ("tro str", 2),
        ("dra tro str", 4),
        ("str str\ntro str", 4),
        ("tro ...\n... str", 0),
        ("tro tro str", 2),
        ("... dra ...\nstr tro str\n... dra ...", 8),
    ],
)
def test_trout(drawing: str, expected: int) -> None:
    """2 for each adjacent stream card and each adjacent dragonfly."""
    assert points(drawing).get("trout", 0) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("fox", 3),
        ("fox fox", 6),
        ("fox wol", 0),
        ("fox bea", 0),
        ("wol fox bea", 0),
        ("fox ...\n... wol", 3),
        ("fox dee wol", 3),
        ("fox bea fox\nfox dee dee", 3),
    ],
)
def test_foxes(drawing: str, expected: int) -> None:
    """3 if neither a wolf nor a bear is adjacent."""
    assert points(drawing).get("fox", 0) == expected


@pytest.mark.parametrize("prey", ["trout", "rabbit"])
def test_an_eagle_sees_twelve_cells_and_no_other(prey: str) -> None:
    """2 for each rabbit and trout at a distance of two cards or less; the nearest diagonals are two away."""
    seen = set()
    for cell in CELL_NAMES:
        if cell != "r3c4":
            laid = masks_of({"r3c4": "eagle", cell: prey})
            scored = own_points(laid, 1)[KINDS.index("eagle") + 1]
            assert scored in (0, 2)
            if scored:
                seen.add(cell)
    beside = {"r2c4", "r4c4", "r3c3", "r3c5"}
    straight = {"r1c4", "r5c4", "r3c2", "r3c6"}
    diagonal = {"r2c3", "r2c5", "r4c3", "r4c5"}
    assert seen == beside | straight | diagonal


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        # Cards between them do not matter.
        ("eag bea tro", 2),
        ("eag\nwol\nrab", 2),
        ("eag bea wol tro", 0),
        ("eag ... tro\n... rab ...\nrab ... ...", 6),
        # Two eagles may hunt the same prey.
        ("eag rab eag", 4),
        # At the edge of the frame nothing is seen around the corner.
        ("... ... ... ... eag\nrab rab ... ... ...", 0),
    ],
)
def test_eagles(drawing: str, expected: int) -> None:
    assert points(drawing).get("eagle", 0) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("dra", 0),
        ("dra str", 1),
        ("dra str str str", 3),
        ("str dra str", 2),
        # The same stream on two sides counts once.
        ("str str\ndra str", 3),
        ("str str str\nstr dra str\nstr str str", 8),
        # Two dragonflies at one stream score it twice.
        ("dra str dra", 2),
        ("dra ...\n... str", 0),
        ("str str ... str\n... dra str str", 5),
    ],
)
def test_dragonflies(drawing: str, expected: int) -> None:
    """Ruling R4 (docs/rulings/ecosystem.md): the lengths of adjacent streams, each stream once."""
    assert points(drawing).get("dragonfly", 0) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("dee", 4),
        ("dee dee", 6),
        ("dee ...\n... dee", 8),
        ("dee dee dee dee dee", 12),
        ("dee ... ... ... dee\n... dee ... ... ...\n... ... dee ... ...\n... ... ... dee ...", 18),
    ],
)
def test_deer(drawing: str, expected: int) -> None:
    """2 for each row and each column with at least one deer."""
    assert points(drawing) == {"deer": expected}


@pytest.mark.parametrize(("size", "expected"), [(1, 0), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (9, 15)])
def test_a_meadow_area(size: int, expected: int) -> None:
    """0/3/6/10/15 for 1/2/3/4/5 or more cards; an area never brings more than 15."""
    rows = ["mea mea mea mea mea", "mea mea mea mea ..."]
    drawing = "\n".join(" ".join(row.split()[: max(0, size - 5 * i)]) for i, row in enumerate(rows))
    assert points(drawing).get("meadow", 0) == expected


def test_several_meadow_areas() -> None:
    """Separate areas score separately."""
    assert points("mea mea ... mea mea\n... ... mea ... mea") == {"meadow": 3 + 0 + 6}
    two_big = "mea mea mea mea mea\nfox dee fox dee fox\nmea mea mea mea mea"
    assert points(two_big)["meadow"] == 30


def test_a_rabbit_by_edition() -> None:
    """1 point each; nothing in the first edition."""
    assert points("rab rab fox") == {"rabbit": 2, "fox": 3}
    assert points("rab rab fox", rabbit=0) == {"fox": 3}


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((5, 3, 1), (8, 5, 0)),
        ((3, 3, 1), (8, 8, 0)),
        ((4, 2, 2), (8, 5, 5)),
        ((2, 2, 2), (8, 8, 8)),
        ((3, 3, 3, 2), (8, 8, 8, 0)),
        ((5, 0, 0), (8, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((4, 3, 3, 1), (8, 5, 5, 0)),
        ((1, 2, 3, 4, 5, 6), (0, 0, 0, 0, 5, 8)),
    ],
)
def test_ranks_of_streams(sizes: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """Ruling R7 (docs/rulings/ecosystem.md): 8 and 5 for the longest streams; ties use up ranks."""
    assert rank_points(sizes, STREAM_PRIZES) == list(expected)


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((3, 2, 1), (12, 8, 4)),
        # The example of the rulebook: two first, no second, the third scores 4.
        ((3, 3, 1), (12, 12, 4)),
        ((3, 2, 2), (12, 8, 8)),
        ((3, 2, 2, 1), (12, 8, 8, 0)),
        ((2, 2, 2, 1), (12, 12, 12, 0)),
        ((3, 2, 1, 1), (12, 8, 4, 4)),
        ((2, 0, 0), (12, 0, 0)),
        ((2, 1, 0), (12, 8, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 2, 3, 4, 5, 6), (0, 0, 0, 4, 8, 12)),
    ],
)
def test_ranks_of_wolves(sizes: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """Ruling R7 (docs/rulings/ecosystem.md): 12, 8 and 4 for wolves; ties use up ranks."""
    assert rank_points(sizes, WOLF_PRIZES) == list(expected)


def test_wolves_need_not_be_adjacent_and_streams_must() -> None:
    """Ruling R6 (docs/rulings/ecosystem.md): only the longest connected stream is compared."""
    scattered = masks("wol fox wol\nstr fox str\nstr dee str")
    together = masks("wol fox dee\nstr str str\nfox dee dee")
    assert longest_stream(scattered) == 2
    scores = score_all([scattered, together], 1)
    assert [score[KINDS.index("wolf") + 1] for score in scores] == [12, 8]
    assert [score[KINDS.index("stream") + 1] for score in scores] == [5, 8]


def test_diagonal_cards_are_not_connected() -> None:
    """Rulebook (French edition), "Précisions": cards that touch at a corner are not connected."""
    assert longest_stream(masks("str ...\n... str")) == 1
    assert points("mea ...\n... mea") == {}


def test_of_two_equally_long_streams_the_upper_left_is_the_longest() -> None:
    first, second = streams_by_size(masks("fox str\nfox fox\nstr fox")[STREAM])
    assert first == masks("... str")[0]
    assert second == masks("...\n...\nstr")[0]


@pytest.mark.parametrize(
    ("gap_count", "expected"),
    [
        (0, 12),
        (1, 12),
        (2, 12),
        (3, 7),
        (4, 3),
        (5, 0),
        (6, -5),
        (7, -5),
        (8, -5),
        (9, -5),
        (10, -5),
        (11, -5),
    ],
)
def test_biodiversity(gap_count: int, expected: int) -> None:
    """Ruling R1 (docs/rulings/ecosystem.md): 12 for up to two gaps, then 7, 3, 0 and a loss."""
    assert biodiversity(gap_count, -5) == expected


@pytest.mark.parametrize("many", [-20, -6, 0])
def test_the_option_for_six_gaps_or_more(many: int) -> None:
    assert [biodiversity(n, many) for n in (5, 6, 11)] == [0, many, many]


def test_a_gap_is_a_kind_without_points_also_if_it_lies_there() -> None:
    """Ruling R8 (docs/rulings/ecosystem.md): missing kinds and comparisons without a rank are gaps."""
    assert gaps([0] * 12) == 11
    assert gaps([0, *range(1, 12)]) == 0
    lonely = own_points(masks("bee bea eag tro dra\n... mea"), 1)
    # Bear, trout and eagle have found something; bee, dragonfly and meadow have not.
    assert gaps(lonely) == 8


def random_grid(random: Random) -> Grid:
    cards = [name for name in KINDS for _ in range(4)]
    random.shuffle(cards)
    top, left = random.randrange(4), random.randrange(5)
    cells = [f"r{top + row}c{left + column}" for row in range(4) for column in range(5)]
    return dict(zip(cells, cards[: random.randrange(1, 21)], strict=False))


def test_every_count_agrees_with_a_slow_one() -> None:
    """Masks and shifts against cell by cell, on random grids all over the field."""
    random = Random(11)
    for _ in range(400):
        grids = [random_grid(random) for _ in range(random.randrange(1, 5))]
        rabbit, neutral_streams, neutral_wolves = (
            random.randrange(2),
            random.randrange(6),
            random.randrange(5),
        )
        scores = score_all([masks_of(cards) for cards in grids], rabbit, neutral_streams, neutral_wolves)
        lengths = [max((len(area) for area in slow_areas(cards, "stream")), default=0) for cards in grids]
        packs = [list(cards.values()).count("wolf") for cards in grids]
        streams = slow_ranks([*lengths, neutral_streams], STREAM_PRIZES)
        wolves = slow_ranks([*packs, neutral_wolves], WOLF_PRIZES)
        for i, cards in enumerate(grids):
            expected = {**slow_points(cards, rabbit), "stream": streams[i], "wolf": wolves[i]}
            assert dict(zip(KINDS, scores[i][1:], strict=True)) == expected, cards


def test_a_drawing_is_read_row_by_row() -> None:
    assert grid("fox ... dee\n... str", top=1, left=2) == {"r1c2": "fox", "r1c4": "deer", "r2c3": "stream"}


def test_points_with_one_more_card_are_those_of_the_whole_grid() -> None:
    random = Random(5)
    for _ in range(300):
        cells = random.sample(range(len(CELL_NAMES)), 21)
        laid = [0] * 12
        for cell in cells[:-1]:
            laid[random.randint(1, 11)] |= 1 << cell
        before = own_points(laid, 2)
        kind = random.randint(1, 11)
        laid[kind] |= 1 << cells[-1]
        assert own_points_with(before, involved(laid, kind), kind, 2) == own_points(laid, 2)
