"""Effects that last a turn and that several cards share; a card's own ones stand beside it."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Act
from weald.games.spirit_island.model.state import Isle
from weald.games.spirit_island.rules.hooks import By, Rule, Work, effect
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.registry import POWERS, Power


def spend(s: Isle, kind: str, by: By) -> None:
    """One effect of a kind with these arguments is used up."""
    s.effects.remove(next(e for e in s.effects if e[0] == kind and e[1] == by))


@effect("defend", "land n")
class Defend(Rule):
    """(land, n): so much less damage of ravaging invaders."""

    def defend(self, s: Isle, by: By, land: int) -> int:
        return by[1] if by[0] == land else 0


@effect("skip", "land")
class Skip(Rule):
    """(land,): invaders do nothing here."""

    def stops(self, s: Isle, by: By, land: int, action: int) -> bool:
        return by[0] == land


@effect("skip_action", "land action")
class SkipAction(Rule):
    """(land, action): invaders do not ravage, build or explore here, whichever is named."""

    def stops(self, s: Isle, by: By, land: int, action: int) -> bool:
        return by == (land, action)


@effect("isolate", "land")
class Isolate(Rule):
    """(land,): isolated."""

    def isolates(self, s: Isle, by: By, land: int) -> bool:
        return by[0] == land


@effect("quick", "seat")
class Quick(Rule):
    """(seat,): this spirit may use one slow power as a fast one."""

    def quickens(self, s: Isle, by: By, seat: int, power: Power) -> bool:
        return by[0] == seat

    def quickening(self, act: Act, by: By) -> Work[None]:
        yield from ()
        spend(act.s, "quick", by)


@effect("reach", "seat n")
class FartherReach(Rule):
    """(seat, n): all powers of this spirit have more range."""

    def reach(self, s: Isle, by: By, seat: int, power: Power) -> int:
        return by[1] if by[0] == seat else 0


@effect("repeat", "seat n pay")
class Repeat(Rule):
    """(seat, highest cost, pay): this spirit may use one of its cards once more, free or for its cost."""

    def repeats(self, s: Isle, by: By, seat: int, power: Power) -> int:
        number = POWERS.number(power.id)
        if by[0] != seat or number not in s.played[seat]:
            return -1
        price = cost(s, seat, number)
        return -1 if price > by[1] else price if by[2] else 0

    def repeating(self, act: Act, by: By) -> Work[None]:
        yield from ()
        spend(act.s, "repeat", by)
