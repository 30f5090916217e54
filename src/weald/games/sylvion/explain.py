"""Changes that an option would make to the forecast: damage, cards saved, the fate of the card itself."""

from __future__ import annotations

from weald.games.sylvion.cards import FACE_DOWN, NAMES, STRENGTH_BITS
from weald.games.sylvion.combat import destroy, enter
from weald.games.sylvion.field import FOREST, LINES, NOWHERE, SPACE_NAMES, SPACE_NUMBERS, STACKS
from weald.games.sylvion.forecast import Forecast, falls, forecast
from weald.games.sylvion.state import Battle
from weald.kernel.decisions import Why
from weald.kernel.events import Event, Trace
from weald.kernel.messages import Args, Message

MEETINGS = ("holds", "both", "falls", "shields", "geyser")
FATES = {"holds": "beats", "both": "both", "falls": "loses", "shields": "loses"}


def placed(s: Battle, cell: int) -> tuple[int | None, Why]:
    """Explain a fountain or tree on a cell: what it prevents, what it saves, whether it stands."""
    c = s.copy()
    c.board[cell] = s.playing
    before, after = forecast(s), forecast(c)
    gain, why = _difference(s, before, after)
    return gain, [*why, _fate(after, SPACE_NAMES[cell], NAMES[s.playing])]


def struck(s: Battle, cell: int) -> tuple[int | None, Why]:
    """Explain the destruction of an elemental."""
    c = s.copy()
    destroy(c, cell)
    return _difference(s, forecast(s), forecast(c))


def carried(s: Battle, cell: int, target: int) -> tuple[int | None, Why]:
    """Explain the move of an elemental by a whale; damage done at once counts as well."""
    c = s.copy()
    c.trace = Trace()
    foe = s.board[cell] & STRENGTH_BITS
    enter(c, cell, target)
    met = _meeting(c.trace.events[0])
    c.trace = None
    gain, why = _difference(s, forecast(s), forecast(c))
    why = met + why
    if target == FOREST and foe:
        return (gain or 0) - foe, [(Message("sylvion-why-burns", {"n": foe}), -foe), *why]
    return gain, why


def _meeting(event: Event) -> Why:
    """Return the result of a fight into which an elemental is carried."""
    what = event.id.removeprefix("sylvion-event-")
    if what not in MEETINGS:
        return []
    args: Args = {"card": event.args["card"]} if "card" in event.args else {}
    return [(Message("sylvion-why-meets-" + what, args), 0)]


def erupted(s: Battle, cell: int, direction: int) -> tuple[int | None, Why]:
    """Explain the eruption of a geyser in a direction."""
    c = s.copy()
    c.board[cell] = 0
    hit = [space for space in LINES[cell][direction] if c.board[space] > FACE_DOWN]
    for space in hit:
        destroy(c, space)
    gain, why = _difference(s, forecast(s), forecast(c))
    return gain, [(Message("sylvion-why-hits", {"n": len(hit)}), len(hit)), *why]


def discarded(s: Battle, at: int) -> tuple[int | None, Why]:
    """Explain the discard of a revealed card by Hedgehogs; for declining, the damage to come."""
    before = forecast(s)
    if at == NOWHERE:
        return -before.damage or None, []
    c = s.copy()
    c.board[at] = FACE_DOWN
    c.queue = [row for row in c.queue if STACKS[row] != at]
    if c.bearer == at:
        c.bearer = NOWHERE
    return _difference(s, before, forecast(c))


def ended(s: Battle) -> tuple[int | None, Why]:
    """Explain the end of the step: the damage to come."""
    coming = forecast(s)
    return -coming.damage or None, [(Message("sylvion-why-lost"), 0)] if coming.lost else []


def _difference(s: Battle, before: Forecast, after: Forecast) -> tuple[int | None, Why]:
    gain = before.damage - after.damage
    why: Why = [(Message("sylvion-why-stops", {"n": gain}), gain)] if gain > 0 else []
    if gain < 0:
        why.append((Message("sylvion-why-brings", {"n": -gain}), gain))
    still = falls(after)
    for cell in falls(before):
        card = s.board[SPACE_NUMBERS[cell]]
        if cell not in still and card:
            why.append((Message("sylvion-why-saves", {"card": NAMES[card]}), 0))
    return gain or None, why


def _fate(coming: Forecast, cell: str, card: str) -> tuple[Message, int]:
    """Return the fate of the card on a cell in the coming movement."""
    for event in coming.events:
        what = event.id.removeprefix("sylvion-event-")
        if event.args.get("cell") == cell and event.args.get("card") == card:
            if what in FATES:
                foe = str(event.args["foe"])
                return Message("sylvion-why-" + FATES[what], {"foe": foe}), 0
            if what in ("stoned", "blown-back"):
                return Message("sylvion-why-" + what), 0
    return Message("sylvion-why-stands"), 0
