"""Further cases of this game for the generic suite: modes, expansions and silence."""

from __future__ import annotations

from tests.generic.cases import Case
from weald.games.sylvion import GAME
from weald.kernel.game import OptionValue

EVERYTHING: dict[str, OptionValue] = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}
CASES = [
    Case(GAME, 2, {"talk": "silence"}),
    Case(GAME, 1, {"elements": True, "pawn": True, "desolation": "0"}),
    Case(GAME, 1, {"mode": "advanced"}),
    Case(GAME, 1, EVERYTHING),
    Case(GAME, 2, EVERYTHING),
    Case(GAME, 2, {**EVERYTHING, "talk": "silence"}),
    Case(GAME, 1, {**EVERYTHING, "edition": "fr", "draw": 2, "desolation": "3"}),
    Case(GAME, 2, {**EVERYTHING, "edition": "fr", "talk": "silence"}),
]
