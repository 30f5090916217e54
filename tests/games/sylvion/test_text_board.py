"""The clearing in a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sylvion.scenes import PAWN, defence, lay, new
from tests.words import LANGUAGES, of_game
from weald.games.sylvion import GAME
from weald.kernel.messages import Message
from weald.kernel.table import Table
from weald.kernel.text_board import Drawing


def drawn(t: Table, lang: str = "en", marks: dict[str, str] | None = None) -> Drawing:
    words = of_game(GAME, lang)

    def say(id: str, args: dict[str, Any]) -> str:
        return words.say(Message(id, args))

    return GAME.text_board.draw(t.view(0), 0, marks or {}, say)


def text(drawing: Drawing) -> list[str]:
    return ["".join(piece for piece, _ in line).rstrip() for line in drawing]


def test_the_clearing() -> None:
    t = defence(("T4 . e2 .", ". F3 . e3"), hand="owl tree_1 tree_1", height=3)
    lines = text(drawn(t, marks={"cell:r1c2": "a", "cell:r2c3": "b"}))
    assert lines[0] == "******......  6 in bloom, 6 desolated"
    assert lines[2:4] == [
        "| Tree 4       |              | Elemental 2  |              | ###          |",
        "|              | a            |              |              | 3 left       |",
    ]
    assert lines[5:7] == [
        "|              | Fountain 3   |              | Elemental 3  | ###          |",
        "|              |              | b            |              | 3 left       |",
    ]
    assert lines[-1] == "Hand: Tree 1 x2 (0)  Owl (1)"


def test_what_is_revealed_and_in_which_order_and_the_pawn() -> None:
    tops = ("simoon", "blaze", "marked_2", "elemental_0")
    t = lay(rows=("e3 . . .",), tops=tops, hand="hedgehogs tree_1", options=PAWN, height=2)
    lines = text(drawn(t))
    assert [line.split("|")[5].strip() for line in lines[2:12:3]] == [
        "2. Simoon",
        "1. Blaze",
        "Marked 2",
        "Elemental 0",
    ]
    assert [line.split("|")[5].rstrip()[-1] for line in lines[3:13:3]] == ["t", "t", "@", "t"]


def test_the_columns_of_the_mobilization() -> None:
    t = new(mode="advanced", seed=4)
    lines = text(drawn(t, marks={"column:2": "x"}))
    assert lines[1].split() == ["1:", "2:", "x", "3:", "4:"]
    names = [
        of_game(GAME, "en").say(Message("sylvion-card", {"card": column["cards"][0]["card"]}))
        for column in t.view(0)["mobilization"]["columns"]
    ]
    assert [" ".join(lines[2].split())] == [" ".join(names)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_fits_eighty_letters(lang: str) -> None:
    for t in (
        new(mode="advanced", feats=True, elements=True, pawn=True),
        defence(
            ("T4 . b4 .", "G F3 L e3"), hand="owl tree_1", options={"mode": "advanced", "elements": True}
        ),
    ):
        framed = [line for line in text(drawn(t, lang)) if line.startswith(("|", "+"))]
        assert all(len(line) <= 80 for line in framed)


def test_every_style_is_known() -> None:
    styles = {*GAME.text_board.STYLES, "dim", "bold", "choice"}
    for t in (new(), new(mode="advanced"), defence(("T4 . e2 .",), hand="owl tree_1", height=3)):
        assert {style for line in drawn(t) for _, style in line} <= styles
