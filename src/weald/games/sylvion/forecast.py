"""The coming attack: the rules themselves, run on a copy in which everything unknown is blank."""

from __future__ import annotations

from typing import Any, cast

from weald.games.sylvion.cards import FACE_DOWN, FOUNTAIN_1, KINDS, STRENGTH_BITS, TREE_4
from weald.games.sylvion.field import NOWHERE, STACKS
from weald.games.sylvion.information import redact
from weald.games.sylvion.result import vitality
from weald.games.sylvion.rules import STEPS
from weald.games.sylvion.state import (
    ASSAULT,
    COUNT,
    DAMAGE,
    ENDS,
    GOING_ON,
    MOVEMENT,
    REVEAL,
    STONES,
    VICTORIES,
    Battle,
)
from weald.games.sylvion.view_types import Forecast as PlainForecast
from weald.games.sylvion.view_types import Move, Support
from weald.kernel.driver import drive
from weald.kernel.events import Event, Trace

# Draws on the copy take these instead of the real deck, so that nothing hidden can shine through.
BLANKS = [FOUNTAIN_1] * 40
SPARE = 100
# Events that flip edges, and the end of the game when too few are left.
DAMAGES = {"sylvion-event-burns": DAMAGE, "sylvion-event-stoned-edge": STONES}
# Ends that damage beyond the last edge overrides, and those that are no defeat.
NOT_LOST = (GOING_ON, *VICTORIES)
UNDECIDED = (COUNT, *NOT_LOST)
OUTCOMES = ("moves", "holds", "falls", "both", "shields", "geyser", "burns")
FALLS = ("falls", "both", "shields")


class Forecast:
    """The coming movement (or Final Assault) if nothing more is done: what moves, fights, falls and burns."""

    __slots__ = ("after", "assault", "damage", "events", "lost", "unknown")

    def __init__(self, c: Battle, until: tuple[str, ...], unknown: int = 0) -> None:
        """Run a copy on; it has spare edges, so that all damage is logged, even what comes after the end."""
        bloom, desolated = c.bloom, c.desolated
        self.assault = c.step == "assault"
        self.unknown = unknown
        self.after = c
        c.trace = Trace()
        c.bloom += SPARE
        run(c, until)
        self.events = c.trace.events
        self.damage = 0
        for event in self.events:
            if event.id in DAMAGES:
                self.damage += int(str(event.args.get("n", 1)))
                if self.damage > bloom:
                    c.end = DAMAGES[event.id] if c.end in UNDECIDED else c.end
        flipped = min(self.damage, bloom)
        c.bloom, c.desolated = bloom - flipped, desolated + flipped
        self.lost = c.end not in NOT_LOST


def blank(s: Battle) -> Battle:
    """Return the position as a spectator knows it, with empty hands and blanks to draw."""
    c = redact(s, None)
    c.deck = BLANKS[:]
    c.discard = []
    c.laid = []
    c.hands = [[] for _ in s.hands]
    c.feats_in = False
    if 0 < c.playing <= TREE_4 and c.aim != NOWHERE:
        c.board[c.aim] = c.playing
    return c


def forecast(s: Battle) -> Forecast:
    """Return the next movement, as far as its cards are known."""
    c = blank(s)
    if s.phase in (REVEAL, MOVEMENT) and (s.queue or any(s.board[place] != FACE_DOWN for place in STACKS)):
        c.step = "resolve"
        unknown = 0
    elif s.stacks[0]:
        c.step = "reveal"
        unknown = 0 if s.skip else sum(not n for n in s.known)
    else:
        c.step = "assault"
        unknown = 0
    return Forecast(c, ("reinforce", ""), unknown)


def final_assault(s: Battle) -> Forecast:
    """Return the attack as if all elementals ran now and the trees were counted."""
    c = blank(s)
    c.step = "assault"
    c.phase = ASSAULT
    return Forecast(c, ("",))


def run(c: Battle, until: tuple[str, ...]) -> None:
    """Run steps; a question among blanks has no meaning, so any answer will do."""
    while c.step not in until:
        c.step = drive(STEPS[c.step](c), lambda question: question.options[0][0])


def moves(forecast: Forecast) -> list[Move]:
    """Return one entry per elemental that moves: from where, to where, what it meets, what it burns."""
    entries: list[dict[str, Any]] = []
    at: dict[str, dict[str, Any]] = {}
    for event in forecast.events:
        what = event.id.removeprefix("sylvion-event-")
        if what == "blazed":
            cell = str(event.args["cell"])
            entry = at.setdefault(cell, _entry(event, cell))
            entry["strength"] = event.args["n"]
            entry["blazes"] = True
        elif what in OUTCOMES:
            start = str(event.args["start"])
            entry = at.pop(start) if start in at else _entry(event, start)
            if not entry["steps"]:
                entries.append(entry)
            _follow(entry, what, event)
            if entry["end"] == "stands":
                at[entry["to"]] = entry
    return cast("list[Move]", entries)


def _entry(event: Event, start: str) -> dict[str, Any]:
    foe = str(event.args["foe"])
    strength = KINDS[foe] & STRENGTH_BITS
    entry = {"from": start, "to": start, "foe": foe, "strength": strength, "blazes": False, "steps": 0}
    return {**entry, "fights": [], "damage": 0, "end": "stands"}


def _follow(entry: dict[str, Any], what: str, event: Event) -> None:
    entry["to"] = event.args["cell"]
    entry["row"] = event.args["row"]
    entry["steps"] += 1
    if what == "burns":
        entry["damage"] = event.args["n"]
        entry["end"] = "forest"
    elif what != "moves":
        card = event.args.get("card", "geyser")
        entry["fights"].append(
            {"cell": event.args["cell"], "card": card, "against": entry["strength"], "end": what}
        )
        entry["end"] = "destroyed" if what in ("holds", "both", "geyser") else "stands"


def falls(forecast: Forecast) -> list[str]:
    """Return the cells whose fountain or tree will be destroyed."""
    fallen = [*(f"sylvion-event-{what}" for what in FALLS), "sylvion-event-stoned"]
    return [str(event.args["cell"]) for event in forecast.events if event.id in fallen]


def to_json(forecast: Forecast) -> PlainForecast:
    """Return a forecast as plain data."""
    order = [event.args for event in forecast.events if event.id == "sylvion-event-resolves"]
    return {
        "kind": "assault" if forecast.assault else "movement",
        "unknown": forecast.unknown,
        "supports": cast("list[Support]", [{"order": i + 1, **args} for i, args in enumerate(order)]),
        "moves": moves(forecast),
        "falls": falls(forecast),
        "damage": forecast.damage,
        "lost": forecast.lost,
        "end": ENDS[forecast.after.end],
        "bloom": forecast.after.bloom,
        "desolated": forecast.after.desolated,
        "restored": vitality(forecast.after),
    }
