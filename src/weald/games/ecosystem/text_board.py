"""The table drawn with letters, for terminals."""

from __future__ import annotations

from typing import Any

from weald.kernel.text_board import Drawing, Line, Say

CELL = 11
STYLES = {
    "stream": "bold blue",
    "meadow": "green",
    "bear": "bold yellow",
    "fox": "bold red",
    "deer": "yellow",
    "wolf": "bold white",
    "trout": "cyan",
    "bee": "bold bright_yellow",
    "eagle": "red",
    "dragonfly": "magenta",
    "rabbit": "bold magenta",
}


def draw(view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Say) -> Drawing:
    """Draw the grid of `seat` with its options, all points, and the hand."""
    shown = seat or 0
    lines = [*grid(view["players"][shown], marks, say), []]
    lines += points(view, say)
    if view["hand"] is not None and view["phase"] != "over":
        lines += [[], hand(view["hand"], say)]
    return lines


def grid(player: dict[str, Any], marks: dict[str, str], say: Say) -> Drawing:
    """Draw the cells around the cards, with number and gain where something can be chosen."""
    seat, box, window = player["seat"], player["window"]["box"], player["window"]
    top, bottom = (
        max(window["top"], box["top"] - 1),
        min(window["top"] + window["rows"], box["top"] + box["rows"] + 1),
    )
    left, right = (
        max(window["left"], box["left"] - 1),
        min(window["left"] + window["cols"], box["left"] + box["cols"] + 1),
    )
    cards = {card["cell"]: card for card in player["cards"]}
    rule = "+" + ("-" * CELL + "+") * (right - left)
    lines: Drawing = [[(rule, "dim")]]
    for row in range(top, bottom):
        names: Line = [("|", "dim")]
        notes: Line = [("|", "dim")]
        for column in range(left, right):
            cell = f"r{row}c{column}"
            mark = marks.get(f"cell:{seat}:{cell}", "")
            card = cards.get(cell)
            name = say("ecosystem-card", {"card": card["card"]}) if card else ""
            value = str(card["points"]) if card and card["points"] is not None else ""
            names += [(f" {name:<{CELL - 1}}", card["card"] if card else "dim"), ("|", "dim")]
            notes += [(f" {mark:<{CELL - 5}}", "choice"), (f"{value:>3} ", "bold"), ("|", "dim")]
        lines += [names, notes, [(rule, "dim")]]
    return lines


def points(view: dict[str, Any], say: Say) -> Drawing:
    """Draw one line per player: the points so far by kind, and the total."""
    lines: Drawing = []
    for player in view["players"]:
        score = player["score"]
        parts = [
            f"{say('ecosystem-card', {'card': kind})} {value}"
            for kind, value in score.items()
            if kind not in ("gaps", "biodiversity", "total") and value
        ]
        total = say(
            "ecosystem-sketch-total",
            {"seat": player["seat"], "points": score["total"], "n": score["biodiversity"]},
        )
        lines.append([(total, "bold"), ("  " + ", ".join(parts), "dim")])
    rival = view["rival"]
    if rival is not None:
        args = {"name": rival["name"], "streams": rival["streams"], "wolves": rival["wolves"]}
        lines.append(
            [
                (
                    say("ecosystem-sketch-rival", {**args, "points": (rival["score"] or {}).get("total", 0)}),
                    "dim",
                )
            ]
        )
    return lines


def hand(cards: list[str], say: Say) -> Line:
    """Draw the hand in one line."""
    line: Line = [(say("ecosystem-sketch-hand", {}) + " ", "bold")]
    for card in cards:
        line += [(say("ecosystem-card", {"card": card}), card), ("  ", "dim")]
    return line
