"""What one ravage is made of; special rules change it."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import DAHAN, STRENGTH

# So much damage to a land adds a blight.
ENOUGH = 2


class Ravage:
    """The numbers of one ravage: what rules may change before it happens, and what came of it."""

    __slots__ = (
        "blight", "bonus", "counter", "dahan_hurt", "dahan_lost", "dahan_strike", "damage", "defend",
        "enough", "land", "quiet_blight", "spares_dahan", "spares_land", "together",
    )  # fmt: skip

    def __init__(self, land: int) -> None:
        self.land = land
        # May be changed by rules when the ravage begins.
        self.bonus = 0
        self.enough = ENOUGH
        self.blight = 1
        self.quiet_blight = 0
        self.spares_land = False
        self.spares_dahan = False
        self.together = False
        self.dahan_strike = STRENGTH[DAHAN]
        # What comes of it.
        self.damage = 0
        self.defend = 0
        self.dahan_lost = 0
        self.dahan_hurt = 0
        self.counter = 0
