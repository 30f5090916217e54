"""95 % intervals of shares and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

Z = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of a share; it never leaves 0 to 1, and shared wins may count in part."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def share_interval(wins: float, games: int) -> dict[str, float] | None:
    """Return a share of wins with Wilson's interval; None without games."""
    if games == 0:
        return None
    low, high = wilson(wins, games)
    return {"mean": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def mean_interval(values: Sequence[float]) -> dict[str, float] | None:
    """Return the mean with its interval (normal approximation), minimum and maximum; None without values."""
    if not values:
        return None
    mean = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    figures = {"mean": mean, "low": mean - half, "high": mean + half, "min": min(values), "max": max(values)}
    return {key: round(value, 4) for key, value in figures.items()}
