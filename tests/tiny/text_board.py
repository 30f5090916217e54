"""The table drawn with letters, for terminals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from weald.kernel.text_board import Drawing, Line, Say

STYLES = {"nut": "bold yellow"}


def draw(view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Say) -> Drawing:
    """Draw the hollows, both stores and the hand of `seat`, each nut with its number."""
    hollows = zip(("hollow:left", "hollow:right"), view["hollows"], strict=False)
    lines = [[(say("tiny-sketch-hollows", {"n": view["deck"]}), "dim"), *nuts(hollows, marks, say)]]
    for owner, store in enumerate(view["stores"]):
        title = say("tiny-sketch-store", {"seat": owner})
        lines.append([(title, "dim"), *nuts([("", nut) for nut in store], marks, say)])
    if view["hand"] is not None:
        held = [(f"hand:{nut}", nut) for nut in view["hand"]]
        lines.append([(say("tiny-sketch-hand", {}), "dim"), *nuts(held, marks, say)])
    return lines


def nuts(placed: Iterable[tuple[str, str | None]], marks: dict[str, str], say: Say) -> Line:
    """Draw nuts in a row, each with the number of the option that points at it."""
    line: Line = []
    for ref, nut in placed:
        name = "?" if nut is None else say("tiny-choice-nut", {"nut": nut})
        line += [(f"  {name}", "nut"), (f" {marks[ref]}" if ref in marks else "", "choice")]
    return line
