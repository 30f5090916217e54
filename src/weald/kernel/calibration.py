"""Calibration: win chances as people see them, brought in line with how often the best player wins.

Values are learned from games of quick players, and a search only needs them to compare positions. A chance
that is shown must come true: its log odds are scaled and shifted by two numbers for each group of settings,
which `weald lab calibrate` fits to games of the strong level.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Any

VERSION = 1
# Chances closer to 0 or 1 are taken as this far away, so that their log odds are finite.
CLOSEST = 1e-4


def log_odds(chance: float) -> float:
    """Return the log odds of a chance."""
    chance = max(CLOSEST, min(1 - CLOSEST, chance))
    return log(chance / (1 - chance))


class Calibration:
    """Scale and shift of the log odds by group of settings, for the values of one model, with provenance."""

    __slots__ = ("groups", "model", "provenance")

    def __init__(
        self,
        model: str,
        groups: Mapping[str, tuple[float, float]],
        provenance: Mapping[str, Any] | None = None,
    ) -> None:
        self.model = model
        self.groups = dict(groups)
        self.provenance: dict[str, Any] = dict(provenance or {})
        if any(scale <= 0 for scale, _ in self.groups.values()):
            raise ValueError("a calibration must keep the order of chances")

    def shown(self, chance: float, group: str) -> float:
        """Return a chance as it is shown; as it is in a group that was not fitted."""
        if group not in self.groups:
            return chance
        scale, shift = self.groups[group]
        return 1 / (1 + exp(-scale * log_odds(chance) - shift))

    def to_json(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "model": self.model,
            "groups": {group: list(numbers) for group, numbers in self.groups.items()},
            "provenance": self.provenance,
        }


def calibration_of(data: Mapping[str, Any]) -> Calibration:
    """Return the calibration in plain data."""
    if data.get("version") != VERSION:
        raise ValueError(f"calibration of version {data.get('version')}, not {VERSION}: make it again")
    groups = {group: (float(scale), float(shift)) for group, (scale, shift) in data["groups"].items()}
    return Calibration(data["model"], groups, data["provenance"])
