"""The island drawn with letters, for terminals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.presentation.texts import icon_text
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY, FIRST, Space
from weald.kernel.messages import Args
from weald.kernel.text_board import Drawing, Line, Say

# Gifts of a space of a track, apart from numbers, elements and actions.
PRINTED = ("any", "reclaim", "play", "bonus", "range", "empty", "choice", "gain")

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
        lines += event_lines(view["event"], say)
    if view["joint"] is not None:
        lines += joint_lines(view, say)
    for card in view["aside"]:
        if card.get("in_use"):
            lines.append(
                [(": ".join(say(f"spirit_island-name-{card[key]}", {}) for key in ("source", "id")), "bold")]
            )
    for land in view["lands"]:
        if land["in_play"] or land["pieces"] or land["presence"]:
            parts = [part["id"] for part in view["lands"] if part["part_of"] == land["id"]]
            lines.append(land_line(land, marks, say, parts))
    for way in view["ways"]:
        words: Args = {"land": way["one"], "other": way["other"]}
        lines.append([("     " + say("spirit_island-sketch-way", words), "presence")])
    lines.append([])
    for spirit in view["spirits"]:
        if spirit["id"]:
            lines += spirit_lines(spirit, seat, say)
            lines += kept_lines(spirit, view, say)
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
        "difficulty": view["difficulty"],
    }
    line: Line = [(say("spirit_island-sketch-head", words), "bold")]
    for action in ("ravage", "build"):
        for card in invaders[action]:
            text = say("spirit_island-event-card", {"action": action, "card": card})
            line.append(("  " + text, "danger" if action == "ravage" else "invaders"))
    return line


def event_lines(event: dict[str, Any], say: Say) -> Drawing:
    """Draw the event that is being resolved, its parts, and what each of them will do."""
    lines: Drawing = [[(say("spirit_island-event-event-card", {"id": event["id"]}), "bold")]]
    for part in event["parts"]:
        now = part["id"] == event["in_force"]
        line: Line = [(f"     {say('spirit_island-part-' + part['id'], {})}", "danger" if now else "bold")]
        if part["price"] is not None:
            words: Args = {"n": part["price"]["n"], "element": part["price"]["element"] or "none"}
            line.append((" (" + say("spirit_island-sketch-price", words) + ")", "dim"))
        lines.append(line)
        done = [change_words(change, say) for change in part["changes"]]
        done += [say(text["id"], text["args"]) for text in part["lasting"]]
        if done:
            lines.append([("       " + "; ".join(done), "dim")])
    return lines


def change_words(change: dict[str, Any], say: Say) -> str:
    """Return a change by a part of an event: its least, its most, and its lands."""
    words: Args = {
        "what": change["what"],
        "least": change["least"],
        "most": change["most"],
        "moved": change["moved"],
        "same": "yes" if change["least"] == change["most"] else "no",
    }
    where = f" ({', '.join(change['lands'])})" if change["lands"] else ""
    return say("spirit_island-sketch-change", words) + where


def joint_lines(view: dict[str, Any], say: Say) -> Drawing:
    """Draw a vote or a payment in progress: who is for what, who gives what."""
    joint = view["joint"]
    names = [spirit["id"] for spirit in view["spirits"]]
    lines: Drawing = [[(say(joint["prompt"]["id"], joint["prompt"]["args"]), "bold")]]
    for option in joint["options"]:
        words: Args = {
            "option": say(option["label"]["id"], option["label"]["args"]),
            "spirits": [say(f"spirit_island-name-{names[seat]}", {}) for seat in option["votes"]],
            "n": len(option["votes"]),
            "default": "yes" if option["default"] else "no",
        }
        lines.append([("     " + say("spirit_island-sketch-vote", words), "")])
    price = joint["payment"]
    if price is not None:
        words = {"n": price["price"], "left": price["missing"], "aid": price["in_play"]}
        lines.append([("     " + say("spirit_island-sketch-payment", words), "")])
        for pledge in price["pledges"]:
            words = {"spirit": names[pledge["seat"]], "way": pledge["way"], "n": pledge["worth"]}
            lines.append([("     " + say("spirit_island-sketch-pledge", words), "")])
    return lines


def land_line(land: dict[str, Any], marks: dict[str, str], say: Say, parts: Sequence[str] = ()) -> Line:
    """Draw a land: its name (with `parts` joined to it) and terrain, who is there, what comes."""
    mark = marks.get(f"land:{land['id']}", "")
    terrain = say("spirit_island-terrain", {"terrain": land["terrain"]})
    line: Line = [
        (f"{mark:>4} ", "choice"),
        ("+".join((land["id"], *parts)) + " ", "bold"),
        (f"{terrain:<10}", land["terrain"]),
        ("~ " if land["coastal"] else "  ", "ocean"),
    ]
    for more in land.get("also", ()):
        line.append((f"+{say('spirit_island-terrain', {'terrain': more})} ", more))
    for piece in land["pieces"]:
        own = marks.get(piece["ref"], "")
        hurt = (
            "'" * piece["damage"] + "?" * piece["strife"] + (f"#{piece['face']}" if "face" in piece else "")
        )
        name = say("spirit_island-kind", {"kind": piece["kind"]})
        style = "dahan" if piece["kind"] == "dahan" else "invaders"
        line += [(f"{piece['n']} {name}{hurt}", style), (f"[{own}] " if own else " ", "choice")]
    for presence in land["presence"]:
        sacred, peak = "*" if presence["sacred"] else "", "^" * presence["farther"]
        line.append((f"({presence['seat'] + 1}){sacred}x{presence['n']}{peak} ", "presence"))
        if presence["beasts"]:
            line.append((f"= 1 {say('spirit_island-kind', {'kind': 'beasts'})} ", "presence"))
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
            if ravage.get("strife"):
                words = {"n": ravage["strife"]}
                line.append((" " + say("spirit_island-sketch-strife", words), "dim"))
    for build in expected.get("build", ()):
        if build.get("disease"):
            line.append((" " + say("spirit_island-sketch-prevented", {"kind": "disease"}), "dim"))
        elif not build["stopped"]:
            line.append((" " + say("spirit_island-sketch-build", {"kind": build["kind"]}), "invaders"))
    if expected.get("wilds"):
        line.append((" " + say("spirit_island-sketch-prevented", {"kind": "wilds"}), "dim"))
    return line


def kept_lines(spirit: dict[str, Any], view: dict[str, Any], say: Say) -> Drawing:
    """Draw what a spirit's rules count, and the cards that lie apart for it."""
    lines: Drawing = []
    for rule in SPIRITS[spirit["id"]].rules:
        for name in rule.counters:
            label = say(f"spirit_island-counter-{name}", {})
            lines.append([(f"     {label} ", "dim"), (str(view["counters"].get(name, 0)), "bold")])
    cards = [card["id"] for card in view["aside"] if card["seat"] == spirit["seat"] and card["id"]]
    if cards:
        label = say("spirit_island-sketch-place", {"place": "aside"})
        names = ", ".join(say(f"spirit_island-name-{id}", {}) for id in cards)
        lines.append([(f"     {label} ", "dim"), (names, "")])
    return lines


def track_lines(spirit: dict[str, Any], say: Say) -> Drawing:
    """Draw the presence tracks of a spirit, or its network space by space."""
    tracks = SPIRITS[spirit["id"]].tracks
    if "" in tracks.lines:
        return network_lines(spirit, say)
    return [track_line(spirit, line, say) for line in tracks.lines]


def track_line(spirit: dict[str, Any], line: str, say: Say) -> Line:
    """Draw a presence track: what is uncovered, then in brackets what is not; a shared space has a star."""
    tracks = SPIRITS[spirit["id"]].tracks
    spaces = {
        tracks.spaces[i].id: space_words(spirit, tracks.spaces[i], say) + "*" * tracks.is_shared(i)
        for i in tracks.lines[line]
    }
    opened = [words for id, words in spaces.items() if id not in spirit["covered"]]
    left = [words for id, words in spaces.items() if id in spirit["covered"]]
    covered = f"  [{', '.join(left)}]" if left else ""
    usual = line in (ENERGY, CARDS)
    label = say("spirit_island-sketch-track", {"track": line}) if usual else track_name(line, say)
    return [(f"     {label} ", "dim"), (", ".join(opened), ""), (covered, "dim")]


def track_name(line: str, say: Say) -> str:
    """Return the name of a track of a certain spirit."""
    return say("spirit_island-sketch-other-track", {"track": say(f"spirit_island-space-{line}", {})})


def network_lines(spirit: dict[str, Any], say: Say) -> Drawing:
    """Draw a network: each space with those next to it; in brackets if covered, with > if it can be taken."""
    tracks = SPIRITS[spirit["id"]].tracks
    words = {space.id: space_words(spirit, space, say) for space in tracks.spaces}
    lines: Drawing = []
    for i, space in enumerate(tracks.spaces):
        near = [b if a == i else a for a, b in tracks.edges() if i in (a, b)]
        covered = space.id in spirit["covered"]
        mark = ">" if space.id in spirit["takeable"] else " "
        own = f"[{words[space.id]}]" if covered else words[space.id]
        beside = " - " + ", ".join(words[tracks.spaces[j].id] for j in near)
        lines.append([(f"    {mark}", "choice"), (own, "dim" if covered else ""), (beside, "dim")])
    return lines


def space_words(spirit: dict[str, Any], space: Space, say: Say) -> str:
    """Return the print of a space of a track, or the element that was put on it."""
    chosen = spirit["space_elements"].get(space.id)
    parts = [chosen if part == "choice" and chosen else part for part in space.word.split("+")]
    return " + ".join(part_words(space, part, say) for part in parts)


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
    if spirit["prepared"]:
        own = [f"{n} {say('spirit_island-element', {'element': e})}" for e, n in spirit["prepared"].items()]
        lines.append([(f"     {say('spirit_island-sketch-prepared', {})} ", "dim"), (", ".join(own), "")])
    growth = spirit["growth"]
    if growth["pick"] > 1 and not spirit["grown"]:
        words = {"n": len(growth["chosen"]), "of": growth["pick"]}
        lines.append([("     " + say("spirit_island-sketch-growth", words), "dim")])
    if seat == spirit["seat"]:
        lines += track_lines(spirit, say)
    for place in ("hand", "in_play", "discard"):
        names = [f"{say('spirit_island-name-' + card['id'], {})} ({card['price']})" for card in spirit[place]]
        if names and (seat == spirit["seat"] or place == "in_play"):
            label = say("spirit_island-sketch-place", {"place": place})
            lines.append([(f"     {label} ", "dim"), (", ".join(names), "")])
    return lines
