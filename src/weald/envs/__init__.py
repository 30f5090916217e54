"""Environments for learning programs: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its library: `pip install "weald[rl]"` brings the first two, `weald[open_spiel]` the third.
"""

from __future__ import annotations

from weald.envs.errors import BadSettings, EpisodeOver, MaskedAction

__all__ = ["BadSettings", "EpisodeOver", "MaskedAction"]
