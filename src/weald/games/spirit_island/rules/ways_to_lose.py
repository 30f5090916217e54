"""The ways to lose at a table: those of the game, of its adversary and of its scenario."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.model.state import IslandState, Setting
from weald.games.spirit_island.rules.owners import By, Owner
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, REGISTRY, rules_of
from weald.kernel.dangers import Defeat

Ways = Sequence[tuple[Defeat, By]]

# No land, for a defeat that is not lost in one.
NO_LAND = -1


def can_turn(s: IslandState) -> bool:
    """Return whether an empty blight card is not the end: it is healthy, or still healthy with a next one."""
    if not s.blight_card:
        return False
    return not s.flipped or (BLIGHT_CARDS[s.blight_card].healthy and bool(s.blight_deck))


def blight_by_land(s: IslandState, _by: By = ()) -> dict[int, int]:
    """Return the lands with blight, and how much there is."""
    return {land: pieces[BLIGHT] for land, pieces in enumerate(s.pieces) if pieces[BLIGHT]}


def presence_by_land(s: IslandState, by: Owner) -> dict[int, int]:
    """Return the lands with presence of a spirit, and how much there is."""
    return {land: n for land, n in enumerate(s.presence[by.seat]) if n}


LAST_BLIGHT = Defeat(
    "blight",
    lambda s, _: s.blight_pool,
    lambda s, _: None if can_turn(s) else 0,
    blight_by_land,
    falls=True,
    demanded=True,
)
LAST_PRESENCE = Defeat("spirit", lambda s, by: sum(s.presence[by.seat]), 0, presence_by_land, falls=True)
LAST_CARD = Defeat("time", lambda s, _: len(s.invader_deck), -1, falls=True, demanded=True)

# Those of every game; presence is every spirit's own.
OF_THE_GAME = (LAST_BLIGHT, LAST_PRESENCE, LAST_CARD)


def ways(s: IslandState) -> Ways:
    """Return every way to lose at a table, with what it is asked for."""
    return _ways(s.setting)


@lru_cache(maxsize=1024)
def _ways(setting: Setting) -> Ways:
    seats = [(LAST_PRESENCE, Owner(seat)) for seat in range(len(setting.spirits))]
    rules = [(way, by) for rule, by, _ in rules_of(setting) for way in rule.defeats]
    return ((LAST_BLIGHT, ()), *seats, (LAST_CARD, ()), *rules)


@lru_cache(maxsize=1024)
def _standing(setting: Setting) -> Ways:
    """Return the ways to lose that are not demanded: how things stand decides."""
    return tuple((way, by) for way, by in _ways(setting) if not way.demanded)


class LastStanding:
    """The standing ways of the setting that was asked for last: comparing an identity costs no hash."""

    __slots__ = ("now",)

    def __init__(self) -> None:
        self.now: tuple[Setting | None, Ways] = (None, ())


LAST = LastStanding()


def defeated(s: IslandState) -> str:
    """Return why the invaders have won: what was demanded in vain, or a measure at its limit."""
    if s.defeat:
        return s.defeat
    setting, standing = LAST.now
    if setting is not s.setting:
        standing = _standing(s.setting)
        LAST.now = s.setting, standing
    for way, by in standing:
        if way.is_reached(s, by):
            return way.id
    return ""


def lost_by(s: IslandState) -> list[tuple[Defeat, By]]:
    """Return the ways in which a game is lost: two spirits can be gone at once."""
    return [
        (way, by) for way, by in ways(s) if way.id == s.defeat and (way.demanded or way.is_reached(s, by))
    ]


def demand(s: IslandState, way: Defeat, by: By = (), land: int = NO_LAND, needed: int = 0) -> bool:
    """Look at a way to lose inside an Action; returns whether what is needed is not there (ruling F20)."""
    if not way.is_reached(s, by, needed):
        return False
    if not s.defeat:
        s.defeat = way.id
        s.defeat_land = land
    return True


def reasons() -> list[str]:
    """Return the ids of all ways to lose, whatever is played with, and an empty one."""
    declared = {way.id for rule in REGISTRY.rules() for way in rule.defeats}
    return sorted({"", *(way.id for way in OF_THE_GAME), *declared})
