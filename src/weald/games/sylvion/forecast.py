"""What is coming: the rules themselves, run on a copy in which everything unknown is blank."""

from __future__ import annotations

from typing import Any

from weald.games.sylvion.cards import FACE_DOWN, FOUNTAIN_1, KINDS, STRENGTH_BITS, TREE_4
from weald.games.sylvion.ending import vitality
from weald.games.sylvion.field import NOWHERE, STACKS
from weald.games.sylvion.rules import STEPS
from weald.games.sylvion.state import ASSAULT, ENDS, GOING_ON, MOVEMENT, REVEAL, VICTORIES, Battle
from weald.kernel.state import Event, Trace

# Draws on the copy take these instead of the real deck, so that nothing hidden can shine through.
BLANKS = [FOUNTAIN_1] * 40
OUTCOMES = ("moves", "holds", "falls", "both", "shields", "geyser", "burns")
FALLS = ("falls", "both", "shields")


class Forecast:
    """The coming movement (or Final Assault) if nothing more is done: what moves, fights, falls and burns."""

    __slots__ = ("after", "assault", "damage", "events", "lost", "unknown")

    def __init__(self, assault: bool, unknown: int, after: Battle, events: list[Event]) -> None:
        self.assault = assault
        self.unknown = unknown
        self.after = after
        self.events = events
        self.lost = after.end not in (GOING_ON, *VICTORIES)
        self.damage = sum(int(str(event.args["n"])) for event in events if event.id == "sylvion-event-burns")
        self.damage += sum(event.id == "sylvion-event-stoned-edge" for event in events)


def blank(s: Battle) -> Battle:
    """A copy without anything hidden: blank deck, empty hands, and only the known tops of the stacks."""
    c = s.copy()
    c.deck = BLANKS[:]
    c.discard = []
    c.laid = []
    c.hands = [[] for _ in s.hands]
    c.feats_in = False
    c.trace = Trace()
    if 0 < c.playing <= TREE_4 and c.aim != NOWHERE:
        c.board[c.aim] = c.playing
    for row, stack in enumerate(c.stacks):
        if stack and not c.known[row]:
            stack[-1] = FACE_DOWN
    return c


def forecast(s: Battle) -> Forecast:
    """What the next movement will do, as far as its cards are known."""
    c = blank(s)
    if s.phase in (REVEAL, MOVEMENT) and (s.queue or any(s.board[place] != FACE_DOWN for place in STACKS)):
        c.step = "resolve"
        unknown = 0
    elif s.stacks[0]:
        c.step = "reveal"
        unknown = 0 if s.skip else sum(not known for known in s.known)
    else:
        c.step = "assault"
        unknown = 0
    assault = c.step == "assault"
    run(c, ("reinforce", ""))
    assert c.trace is not None
    return Forecast(assault, unknown, c, c.trace.events)


def final_assault(s: Battle) -> Forecast:
    """What would come if all elementals ran now and the trees were counted."""
    c = blank(s)
    c.step = "assault"
    c.phase = ASSAULT
    run(c, ("",))
    assert c.trace is not None
    return Forecast(True, 0, c, c.trace.events)


def run(c: Battle, until: tuple[str, ...]) -> None:
    """Run steps; a question among blanks has no meaning, so any answer will do."""
    while c.step not in until:
        running = STEPS[c.step](c)
        try:
            ask = next(running)
            while True:
                ask = running.send(ask.options[0][0])
        except StopIteration as end:
            c.step = end.value


def moves(told: Forecast) -> list[dict[str, Any]]:
    """One entry for each elemental that moves: from where, to where, whom it meets, what it burns."""
    entries: list[dict[str, Any]] = []
    at: dict[str, dict[str, Any]] = {}
    for event in told.events:
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
    return entries


def _entry(event: Event, start: str) -> dict[str, Any]:
    foe = str(event.args["foe"])
    strength = KINDS[foe] & STRENGTH_BITS
    told = {"from": start, "to": start, "foe": foe, "strength": strength, "blazes": False, "steps": 0}
    return {**told, "fights": [], "damage": 0, "end": "stands"}


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


def falls(told: Forecast) -> list[str]:
    """The cells whose fountain or tree will be destroyed."""
    fallen = [*(f"sylvion-event-{what}" for what in FALLS), "sylvion-event-stoned"]
    return [str(event.args["cell"]) for event in told.events if event.id in fallen]


def to_json(told: Forecast) -> dict[str, Any]:
    """A forecast as plain data."""
    order = [event.args for event in told.events if event.id == "sylvion-event-resolves"]
    return {
        "kind": "assault" if told.assault else "movement",
        "unknown": told.unknown,
        "supports": [{"order": i + 1, **args} for i, args in enumerate(order)],
        "moves": moves(told),
        "falls": falls(told),
        "damage": told.damage,
        "lost": told.lost,
        "end": ENDS[told.after.end],
        "bloom": told.after.bloom,
        "desolated": told.after.desolated,
        "restored": vitality(told.after),
    }
