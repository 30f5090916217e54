"""The clearing drawn with letters, for terminals."""

from __future__ import annotations

from typing import Any

from weald.kernel.messages import Args
from weald.kernel.text_board import Drawing, Line, Say

# Five of these and their lines fit into eighty letters.
CELL = 14
STYLES = {
    "fountain": "bold blue",
    "tree": "bold green",
    "animal": "yellow",
    "elemental": "bold red",
    "support": "magenta",
    "element": "cyan",
    "feat": "bold yellow",
    "betrayal": "bold magenta",
    "bloom": "bold magenta",
    "desolated": "dim",
    "danger": "bold red",
}


def draw(view: dict[str, Any], _seat: int | None, marks: dict[str, str], say: Say) -> Drawing:
    """Forest edge, clearing and stacks; what is coming; the hand."""
    if view["mobilization"] is not None:
        return _columns(view["mobilization"], marks, say)
    lines = [_edges(view, say), *_clearing(view, marks, say)]
    lines += _coming(view, say)
    if view["hand"] is not None and view["phase"] != "over":
        lines += [[], _hand(view, say)]
    return lines


def _edges(view: dict[str, Any], say: Say) -> Line:
    edges = view["edges"]
    label = say("sylvion-sketch-edges", {"bloom": edges["bloom"], "desolated": edges["desolated"]})
    return [("*" * edges["bloom"], "bloom"), ("." * edges["desolated"], "desolated"), ("  " + label, "bold")]


def _clearing(view: dict[str, Any], marks: dict[str, str], say: Say) -> Drawing:
    """Four rows of four spaces, and the stack of each row."""
    rule = "+" + ("-" * CELL + "+") * 5
    lines: Drawing = [[(rule, "dim")]]
    cells = view["cells"]
    for row in range(4):
        names: Line = [("|", "dim")]
        notes: Line = [("|", "dim")]
        for cell in cells[4 * row : 4 * row + 4]:
            name = _short(cell, say) if cell["card"] else ""
            names += [(f" {_cut(name, CELL - 2):<{CELL - 1}}", cell["kind"] or "dim"), ("|", "dim")]
            pawn = "@" if cell["pawn"] else " "
            notes += [
                (f" {_cut(marks.get(cell['ref'], ''), CELL - 3):<{CELL - 2}}{pawn}", "choice"),
                ("|", "dim"),
            ]
        stack = view["stacks"][row]
        shown = stack["shown"] or (stack["known"][0] if stack["known"] else None)
        name = _short(shown, say) if shown else "#" * 3
        order = f"{stack['order']}. " if stack["order"] else ""
        names += [
            (f" {_cut(order + name, CELL - 2):<{CELL - 1}}", shown["kind"] if shown else "dim"),
            ("|", "dim"),
        ]
        count = say("sylvion-sketch-left", {"n": stack["count"]})
        mark = marks.get(stack["ref"], "")
        pawn = "@" if stack["pawn"] else " "
        notes += [(f" {_cut(f'{mark} {count}'.strip(), CELL - 3):<{CELL - 2}}{pawn}", "choice"), ("|", "dim")]
        lines += [names, notes, [(rule, "dim")]]
    return lines


def _short(face: dict[str, Any], say: Say) -> str:
    """Return a name that fits; of an elemental the strength matters most."""
    if face["kind"] == "elemental":
        kind = face["card"].partition("_")[0]
        return say("sylvion-sketch-foe", {"kind": kind, "n": face["strength"]})
    return say("sylvion-card", {"card": face["card"]})


def _coming(view: dict[str, Any], say: Say) -> Drawing:
    """Draw the coming movement (damage, cards that fall) and the final count."""
    lines: Drawing = []
    forecast = view["forecast"]
    if forecast is not None:
        args: Args = {
            "n": forecast["damage"],
            "falls": len(forecast["falls"]),
            "unknown": forecast["unknown"],
            "kind": forecast["kind"],
        }
        lines.append([(say("sylvion-sketch-coming", args), "danger" if forecast["damage"] else "dim")])
    now = view["count"]["now"] if view["count"] else None
    if now is not None:
        args = {"restored": now["restored"], "desolated": now["desolated"]}
        lines.append([(say("sylvion-sketch-count", args), "dim")])
    return lines


def _hand(view: dict[str, Any], say: Say) -> Line:
    line: Line = [(say("sylvion-sketch-hand", {"points": view["points"]}) + " ", "bold")]
    for held in view["hand"]:
        name = say("sylvion-card", {"card": held["card"]})
        times = f" x{held['n']}" if held["n"] > 1 else ""
        cost = f" ({held['cost']})" if held["cost"] is not None else ""
        line += [(name + times + cost, held["kind"]), ("  ", "dim")]
    return line


def _columns(mobilization: dict[str, Any], marks: dict[str, str], say: Say) -> Drawing:
    """Draw the four recruitment columns side by side, and the deck so far."""
    args: Args = {
        "round": mobilization["round"],
        "rounds": mobilization["rounds"],
        "pool": mobilization["pool"],
        "n": mobilization["n"],
    }
    lines: Drawing = [[(say("sylvion-sketch-mobilization", args), "bold")]]
    width = CELL + 2
    heads: Line = []
    for column in mobilization["columns"]:
        mark = marks.get(column["ref"], "")
        heads.append((f"{column['column']}: {mark}"[:width].ljust(width + 1), "choice"))
    lines.append(heads)
    for i in range(max((len(column["cards"]) for column in mobilization["columns"]), default=0)):
        line: Line = []
        for column in mobilization["columns"]:
            card = column["cards"][i] if i < len(column["cards"]) else None
            name = say("sylvion-card", {"card": card["card"]}) if card else ""
            line.append((_cut(name, width).ljust(width + 1), card["kind"] if card else "dim"))
        lines.append(line)
    parts = [say("sylvion-sketch-kind", {"kind": kind, "n": n}) for kind, n in mobilization["kinds"].items()]
    return [*lines, [], [(", ".join(parts), "dim")]]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "."
