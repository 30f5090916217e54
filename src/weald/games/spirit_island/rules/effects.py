"""Effects that last a turn and that several cards share; a card's own ones stand beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from weald.games.spirit_island.model.pieces import DAHAN
from weald.games.spirit_island.model.state import TURN, Effect, IslandState
from weald.games.spirit_island.rules.declare import OfSeat, OfSeatNumber, OnLand, OnLandNumber, effect
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.powers import Power
from weald.games.spirit_island.rules.registry import EFFECTS, POWERS
from weald.games.spirit_island.rules.subjects import INVADERS_DO, Doing, Number

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def begin_effect(
    s: IslandState, kind: str, source: str, *args: int, until: int = TURN, later: bool = False
) -> None:
    """Let an effect be in force, now or from the next turn on."""
    effects = s.later if later else s.effects
    # A bool, such as whether a threshold is met, is stored as a number.
    effects.append((kind, EFFECTS[kind].args(*[int(arg) for arg in args]), until, source))


def spend(s: IslandState, kind: str, by: By) -> Effect:
    """Use up one effect of a kind with these arguments; returns it."""
    spent = next(e for e in s.effects if e[0] == kind and e[1] == by)
    s.effects.remove(spent)
    return spent


def end_all(s: IslandState, kind: str, *first: int) -> None:
    """End all effects of a kind whose first arguments are these."""
    s.effects = [e for e in s.effects if e[0] != kind or e[1][: len(first)] != first]


def change(s: IslandState, kind: str, by: By, now: By) -> None:
    """Give one effect of a kind other arguments."""
    i = next(i for i, e in enumerate(s.effects) if e[0] == kind and e[1] == by)
    s.effects[i] = (kind, now, *s.effects[i][2:])


def change_each(s: IslandState, kind: str, changed: Callable[[By], By]) -> None:
    """Give each effect of a kind the arguments that `changed` returns for its own, oldest first."""
    s.effects = [(e[0], changed(e[1]), e[2], e[3]) if e[0] == kind else e for e in s.effects]


class Defend(Rule):
    """Ravaging invaders deal less damage in a land."""

    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: OnLandNumber, what: Number, land: int, seat: int, of: int) -> int:
        return by.n if by.land == land else 0


DEFEND = effect("defend", OnLandNumber, Defend())


class Skip(Rule):
    """Invaders do nothing in a land."""

    doings: tuple[Doing, ...] = (Doing.RAVAGE, Doing.BUILD, Doing.EXPLORE)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool:
        return by.land != land


SKIP = effect("skip", OnLand, Skip())


class SkippedAction(NamedTuple):
    """An action that invaders do not take in a land."""

    land: int
    action: int


class SkipAction(Rule):
    """Invaders do not ravage, build or explore here, whichever is named."""

    doings: tuple[Doing, ...] = (Doing.RAVAGE, Doing.BUILD, Doing.EXPLORE)

    def may(self, s: IslandState, by: SkippedAction, what: Doing, land: int, seat: int, of: int) -> bool:
        return by.land != land or INVADERS_DO[by.action] is not what


SKIP_ACTION = effect("skip_action", SkippedAction, SkipAction())


class Isolate(Rule):
    """A land is isolated."""

    doings: tuple[Doing, ...] = (Doing.CROSS,)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool:
        return by.land != land


ISOLATE = effect("isolate", OnLand, Isolate())


class Quick(Rule):
    """A spirit may use one slow power as a fast one."""

    doings: tuple[Doing, ...] = (Doing.USE_FAST,)

    def may(self, s: IslandState, by: OfSeat, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return by.seat == seat or None

    def after_use(self, act: Action, by: OfSeat) -> None:
        spend(act.s, "quick", by)


QUICK = effect("quick", OfSeat, Quick())


class FewerDestroyed(Rule):
    """The next Action that would destroy dahan in a land destroys some fewer; `kind` is the effect."""

    def __init__(self, kind: str, n: int) -> None:
        self.kind = kind
        self.n = n

    def instead_of_destroying(self, act: Action, by: OnLand, land: int, piece: int) -> bool:
        if land != by.land or act.kind(piece) != DAHAN:
            return False
        warnings = sum([lasting[:2] == (self.kind, by) for lasting in act.s.effects])
        if act.spared.get(self.kind, 0) >= self.n * warnings:
            return False
        act.spare(land, piece, self.kind)
        return True

    def after_action(self, act: Action, by: OnLand, cause: Action) -> None:
        if cause.spared.get(self.kind):
            spend(act.s, self.kind, by)


class FartherReach(Rule):
    """All powers of a spirit have more range."""

    numbers: tuple[Number, ...] = (Number.POWER_RANGE,)

    def extra(self, s: IslandState, by: OfSeatNumber, what: Number, land: int, seat: int, of: int) -> int:
        return by.n if by.seat == seat else 0


REACH = effect("reach", OfSeatNumber, FartherReach())


class Repeats(NamedTuple):
    """The seat that may use a card once more, its highest price, and whether that is to be paid."""

    seat: int
    n: int
    pay: int


class Repeat(Rule):
    """A spirit may use one of its cards once more, free or for its cost."""

    def extra_use(self, s: IslandState, by: Repeats, seat: int, power: Power) -> int:
        number = POWERS.number(power.id)
        if by.seat != seat or number not in s.played[seat]:
            return -1
        price = cost(s, seat, number)
        return -1 if price > by.n else price if by.pay else 0

    def after_use(self, act: Action, by: Repeats) -> None:
        spend(act.s, "repeat", by)


REPEAT = effect("repeat", Repeats, Repeat())


# Element markers that lie prepared (`markers`).
PREPARED = "prepared"


class Markers(NamedTuple):
    """A number of markers of an element that a spirit has prepared."""

    seat: int
    element: int
    n: int


MARKERS = effect(PREPARED, Markers, Rule())
