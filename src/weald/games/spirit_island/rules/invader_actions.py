"""Parts of one ravage, build or explore; special rules change it before it happens."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import DAHAN, EXPLORER, STRENGTH, Kinds

# The damage to a land that adds a blight.
ENOUGH = 2

# The side that strikes first in a ravage.
INVADERS_FIRST, TOGETHER, DAHAN_FIRST = range(3)


class Ravage:
    """One ravage: what rules may change before it happens, and what came of it.

    `left_out` are invaders, as piece -> how many, and `dahan_out` dahan that neither strike nor are
    struck; invaders of the kinds `allies` strike and are struck together with the dahan. `stronger` is what
    each explorer, town and city deals more, `bonus` is added to the damage of all invaders together,
    `land_more` and `dahan_more` only to what the land and the dahan suffer; all may be below 0. `dealt` is
    what invaders deal, `damage` what defend leaves of it. `quiet_blight` is added to `blight`, destroys no
    presence and does not cascade.
    """

    __slots__ = (
        "allies", "blight", "bonus", "counter", "dahan_damage", "dahan_hurt", "dahan_lost", "dahan_more",
        "dahan_out", "dahan_strike", "damage", "dealt", "defend", "enough", "land", "land_damage",
        "land_more", "left_out", "order", "quiet_blight", "spares_dahan", "spares_land", "strikes_back",
        "stronger",
    )  # fmt: skip

    def __init__(self, land: int) -> None:
        self.land = land
        # May be changed by rules when the ravage begins.
        self.left_out: dict[int, int] = {}
        self.dahan_out = 0
        self.allies: Kinds = ()
        self.bonus = 0
        self.stronger = [0, 0, 0]
        self.land_more = 0
        self.dahan_more = 0
        self.enough = ENOUGH
        self.blight = 1
        self.quiet_blight = 0
        self.spares_land = False
        self.spares_dahan = False
        self.order = INVADERS_FIRST
        self.dahan_strike = STRENGTH[DAHAN]
        self.strikes_back = True
        # Results of the ravage.
        self.dealt = 0
        self.damage = 0
        self.defend = 0
        self.land_damage = 0
        self.dahan_damage = 0
        self.dahan_lost = 0
        self.dahan_hurt = 0
        self.counter = 0


class Build:
    """One build: the pieces that it adds, and whether disease does not stop it."""

    __slots__ = ("ignores_disease", "kinds", "land")

    def __init__(self, land: int, kind: int) -> None:
        self.land = land
        self.kinds = [kind]
        self.ignores_disease = False


class Explore:
    """One explore: the pieces that it adds, and whether wilds do not stop it."""

    __slots__ = ("ignores_wilds", "kinds", "land")

    def __init__(self, land: int) -> None:
        self.land = land
        self.kinds = [EXPLORER]
        self.ignores_wilds = False
