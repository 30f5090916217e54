"""The island drawn with letters, for terminals."""

from __future__ import annotations

from typing import Any

from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.presentation.texts import icon_text
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY, FIRST, Space
from weald.kernel.messages import Args
from weald.kernel.text_board import Drawing, Line, Say

# What a space of a track can give, apart from numbers, elements and actions.
PRINTED = ("any", "reclaim", "play", "bonus", "range", "empty")

STYLES = {
    "jungle": "green",
    "mountain": "bold white",
    "sands": "yellow",
    "wetlands": "cyan",
    "ocean": "blue",
    "danger": "bold red",
    "invaders": "red",
    "dahan": "bold yellow",
    "presence": "bold magenta",
}


def draw(view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Say) -> Drawing:
    """Draw every land in a line, the invader board, and the spirits."""
    lines: Drawing = [head(view, say)]
    if view["event"] is not None:
        lines.append(event_line(view["event"], say))
    for land in view["lands"]:
        if land["in_play"] or land["pieces"] or land["presence"]:
            lines.append(land_line(land, marks, say))
    lines.append([])
    for spirit in view["spirits"]:
        if spirit["id"]:
            lines += spirit_lines(spirit, seat, say)
    return lines


def head(view: dict[str, Any], say: Say) -> Line:
    """Draw where the game stands, in one line."""
    fear, invaders = view["fear"], view["invaders"]
    words: Args = {
        "turn": view["turn"],
        "phase": view["phase"],
        "level": view["terror"],
        "fear": fear["markers"],
        "pool": fear["pool"],
        "blight": view["blight"]["left"],
    }
    line: Line = [(say("spirit_island-sketch-head", words), "bold")]
    for action in ("ravage", "build"):
        for card in invaders[action]:
            text = say("spirit_island-event-card", {"action": action, "card": card})
            line.append(("  " + text, "danger" if action == "ravage" else "invaders"))
    return line


def event_line(event: dict[str, Any], say: Say) -> Line:
    """The event that is being resolved, with the branch that applies."""
    line: Line = [(say("spirit_island-event-event-card", {"id": event["id"]}), "bold")]
    if event["in_force"] is not None:
        line.append((f" {say('spirit_island-part-' + event['in_force'], {})}", "danger"))
    return line


def land_line(land: dict[str, Any], marks: dict[str, str], say: Say) -> Line:
    """Draw a land: its name and terrain, who is there, what comes."""
    mark = marks.get(f"land:{land['id']}", "")
    terrain = say("spirit_island-terrain", {"terrain": land["terrain"]})
    line: Line = [
        (f"{mark:>4} ", "choice"),
        (f"{land['id']} ", "bold"),
        (f"{terrain:<10}", land["terrain"]),
        ("~ " if land["coastal"] else "  ", "ocean"),
    ]
    for piece in land["pieces"]:
        own = marks.get(piece["ref"], "")
        hurt = "'" * piece["damage"] + "?" * piece["strife"]
        name = say("spirit_island-kind", {"kind": piece["kind"]})
        style = "dahan" if piece["kind"] == "dahan" else "invaders"
        line += [(f"{piece['n']} {name}{hurt}", style), (f"[{own}] " if own else " ", "choice")]
    for presence in land["presence"]:
        sacred, peak = "*" if presence["sacred"] else "", "^" * presence["farther"]
        line.append((f"({presence['seat'] + 1}){sacred}x{presence['n']}{peak} ", "presence"))
    for kind, n in land["tokens"].items():
        line.append((f"{n} {say('spirit_island-kind', {'kind': kind})} ", "dim"))
    if land["defend"]:
        line.append((say("spirit_island-deed-defend", {"n": land["defend"]}) + " ", "bold"))
    return line + coming(land["coming"], say)


def coming(expected: dict[str, Any], say: Say) -> Line:
    """Draw what will happen to a land."""
    line: Line = []
    for ravage in expected.get("ravage", ()):
        if not ravage["stopped"]:
            words: Args = {"n": ravage["damage"], "blight": ravage["blight"], "dahan": ravage["dahan_lost"]}
            line.append((" " + say("spirit_island-sketch-ravage", words), "danger"))
    for build in expected.get("build", ()):
        if not build["stopped"]:
            line.append((" " + say("spirit_island-sketch-build", {"kind": build["kind"]}), "invaders"))
    return line


def track_line(spirit: dict[str, Any], line: str, say: Say) -> Line:
    """Draw a presence track: what is uncovered, then in brackets what is not; a shared space has a star."""
    tracks = SPIRITS[spirit["id"]].tracks
    spaces = [
        space_words(tracks.spaces[i], say) + "*" * tracks.is_shared(i) for i in tracks.lines.get(line, ())
    ]
    n = spirit["uncovered"][line]
    covered = f"  [{', '.join(spaces[n:])}]" if n < len(spaces) else ""
    label = say("spirit_island-sketch-track", {"track": line})
    return [(f"     {label} ", "dim"), (", ".join(spaces[:n]), ""), (covered, "dim")]


def space_words(space: Space, say: Say) -> str:
    """Return what is printed on a space of a track."""
    return " + ".join(part_words(space, part, say) for part in space.word.split("+"))


def part_words(space: Space, part: str, say: Say) -> str:
    """Return one of the things that are printed on a space of a track."""
    if part.isdigit():
        return part
    if part in ELEMENTS:
        return say("spirit_island-element", {"element": part})
    word = part.rstrip("0123456789")
    if word in PRINTED:
        return say("spirit_island-sketch-space", {"what": word, "n": int(part[len(word) :] or 1)})
    action = space.first if part.startswith(FIRST) else space.action
    assert action is not None
    message = icon_text(action)
    words = say(message.id, message.args)
    return say("spirit_island-sketch-first", {"what": words}) if action is space.first else words


def spirit_lines(spirit: dict[str, Any], seat: int | None, say: Say) -> Drawing:
    """Draw a spirit with energy, elements and cards."""
    words: Args = {
        "spirit": spirit["id"],
        "seat": spirit["seat"],
        "energy": spirit["energy"],
        "plays": spirit["plays"] - spirit["played_cards"],
    }
    have = [f"{n} {say('spirit_island-element', {'element': e})}" for e, n in spirit["elements"].items()]
    lines: Drawing = [[(say("spirit_island-sketch-spirit", words), "bold"), ("  " + ", ".join(have), "dim")]]
    growth = spirit["growth"]
    if growth["pick"] > 1 and not spirit["grown"]:
        words = {"n": len(growth["chosen"]), "of": growth["pick"]}
        lines.append([("     " + say("spirit_island-sketch-growth", words), "dim")])
    if seat == spirit["seat"]:
        lines += [track_line(spirit, line, say) for line in (ENERGY, CARDS)]
    for place in ("hand", "in_play", "discard"):
        names = [f"{say('spirit_island-name-' + card['id'], {})} ({card['price']})" for card in spirit[place]]
        if names and (seat == spirit["seat"] or place == "in_play"):
            label = say("spirit_island-sketch-place", {"place": place})
            lines.append([(f"     {label} ", "dim"), (", ".join(names), "")])
    return lines
