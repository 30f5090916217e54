"""The table drawn with letters, for terminals."""

from __future__ import annotations

from typing import Any

from weald.kernel.text_board import Drawing, Line, Say

View = dict[str, Any]

CELL = 13
STYLES = {
    "sun": "bold yellow",
    "water": "bold blue",
    "plant": "bold green",
    "wind": "bold magenta",
    "summer": "bold yellow",
    "winter": "bold cyan",
    "fire": "bold red",
}


def draw(view: View, seat: int | None, marks: dict[str, str], say: Say) -> Drawing:
    """Draw clearing, recruits, help lines, elements, trees, the forest of `seat` and both players."""
    shown = seat or 0
    lines = [*clearing(view, marks, say), [], *recruits(view, marks, say), []]
    lines += [*help_line(view, say), *elements(view, marks, say), []]
    lines += [*piles(view, marks, say), [], *forest(view, shown, marks, say), []]
    for player in view["players"]:
        lines += progress(player, say)
    if view["forecast"] is not None:
        lines.append(end_of_turn(view["forecast"]["end"], say))
    return lines


def clearing(view: View, marks: dict[str, str], say: Say) -> Drawing:
    """Draw the seven cards, one per line: number, value, bonus, what lies there."""
    lines: Drawing = [[(_text(say, "clearing"), "bold")]]
    for card in view["clearing"]:
        what = "both" if card["onibi"] and card["fire"] else "onibi" if card["onibi"] else "fire"
        text = _text(
            say,
            "clearing-card",
            place=card["place"],
            value=card["value"],
            bonus=card["bonus"],
            what=what if card["burning"] else "none",
        )
        lines.append([("  " + text, "fire" if card["burning"] else ""), *_mark(marks, card["ref"])])
    return lines


def recruits(view: View, marks: dict[str, str], say: Say) -> Drawing:
    """Draw the recruitment line, one animal per line, with cost and planks."""
    lines: Drawing = [[(_text(say, "recruits"), "bold")]]
    for slot in view["recruits"]:
        if slot is not None:
            cost = _text(say, "cost", n=slot["cost"])
            name = f"  {_name(say, slot):<16}{cost:<10}"
            lines.append([(name, slot["season"] or ""), *_planks(slot, say), *_mark(marks, slot["ref"])])
    return lines


def help_line(view: View, say: Say) -> Drawing:
    """Draw the common line in order; used elements in brackets, tokens by their seat."""
    line: Line = [(_text(say, "common") + " ", "bold")]
    for card in view["line"]:
        line.append((_name(say, card), ""))
        for element, plank in card["planks"].items():
            owner = "" if plank["token"] is None else _text(say, "token", seat=plank["token"])
            number = f"({plank['n']})" if plank["used"] else str(plank["n"])
            name = say("living_forest_duel-element", {"element": element})
            line.append((f" {name} {number}{owner}", element))
        line.append(("  ", ""))
    lines = [line]
    for player in view["players"]:
        own: Line = [(_text(say, "own", seat=player["seat"]) + " ", "bold")]
        for card in player["line"]:
            own += [(_name(say, card) + " ", player["season"]), *_planks(card, say), (" ", "")]
        lines.append(own)
    return lines


def elements(view: View, marks: dict[str, str], say: Say) -> Drawing:
    """Draw what each seat would have of each element, and whether it may point at it."""
    lines: Drawing = []
    for element in view["elements"]:
        name = say("living_forest_duel-element", {"element": element["element"]})
        line: Line = [(f"  {name:<8}", element["element"])]
        for seat, side in enumerate(element["seats"]):
            allowed = "yes" if side["allowed"] else "no"
            line.append((_text(say, "has", seat=seat, n=side["total"], allowed=allowed) + "  ", ""))
        lines.append([*line, *_mark(marks, element["ref"])])
    return lines


def piles(view: View, marks: dict[str, str], say: Say) -> Drawing:
    """Draw the visible trees: cost, river, bonus, how many are left."""
    lines: Drawing = [[(_text(say, "trees"), "bold")]]
    for pile in view["trees"]:
        top = pile["top"]
        if top is not None:
            text = _text(say, "tree", n=top["cost"], bonus=top["bonus"], left=pile["left"])
            river = "".join(_text(say, "edge", edge=edge) for edge in top["river"])
            name = say("living_forest_duel-element", {"element": top["element"]})
            lines.append([(f"  {name:<8}{river:<5}", top["element"]), (text, ""), *_mark(marks, pile["ref"])])
    return lines


def forest(view: View, seat: int, marks: dict[str, str], say: Say) -> Drawing:
    """Draw the trees of a seat as a grid with one free row and column around it."""
    ground = view["players"][seat]["forest"]
    box = ground["box"]
    trees = {(tree["x"], tree["y"]): tree for tree in ground["trees"]}
    columns = range(box["left"] - 1, box["right"] + 2)
    rule: Line = [("+" + ("-" * CELL + "+") * len(columns), "dim")]
    lines: Drawing = [[(_text(say, "forest", seat=seat), "bold")], rule]
    for y in range(box["top"] - 1, box["bottom"] + 2):
        line: Line = [("|", "dim")]
        for x in columns:
            tree = trees.get((x, y))
            mark = marks.get(f"cell:{seat}:x{x}y{y}", "")
            text, style = _tree(tree, say) if tree else ("", "")
            line += [(f" {text:<{CELL - 6}.{CELL - 6}}", style), (f"{mark:>5}", "choice"), ("|", "dim")]
        lines += [line, rule]
    return lines


def progress(player: dict[str, Any], say: Say) -> Drawing:
    """Draw one seat in two lines: what it holds, and how far it is from each victory."""
    tokens, lonely, goals = player["tokens"], player["solitary"], player["goals"]
    holds = _text(
        say,
        "holds",
        seat=player["seat"],
        season=player["season"],
        tokens=tokens["left"],
        net=lonely["net"],
        sanki=player["sanki"],
        varans=player["varans"],
    )
    near = _text(
        say,
        "goals",
        fire=goals["fire"]["missing"],
        line=goals["line"]["missing"],
        block=goals["block"]["missing"],
        onibi=goals["onibi"]["missing"],
    )
    return [[(holds, player["season"])], [("  " + near, "")]]


def end_of_turn(end: dict[str, Any], say: Say) -> Line:
    """Fire against both waters, if the turn ended now."""
    summer, winter = end["seats"]
    text = _text(
        say,
        "end",
        value=end["value"],
        water=summer["water"],
        varans=summer["varans"],
        water2=winter["water"],
        varans2=winter["varans"],
    )
    return [(text, "fire")]


def _text(say: Say, id: str, **args: int | str) -> str:
    return say("living_forest_duel-sketch-" + id, {**args})


def _name(say: Say, card: dict[str, Any]) -> str:
    symbol = {"solitary": "●", "gregarious": "○"}.get(card["symbol"] or "", "")
    return say("living_forest_duel-card", {"card": card["card"]}) + symbol


def _planks(card: dict[str, Any], say: Say) -> Line:
    return [
        (f"{say('living_forest_duel-element', {'element': element})} {n} ", element)
        for element, n in card["elements"].items()
    ]


def _tree(tree: dict[str, Any], say: Say) -> tuple[str, str]:
    element = tree["element"]
    if element is None:
        return _text(say, "lake"), "bold"
    return say("living_forest_duel-element", {"element": element}), element


def _mark(marks: dict[str, str], ref: str) -> Line:
    return [(f" [{marks[ref]}]", "choice")] if ref in marks else []
