"""What spirits are good at, for players who choose one: our own judgement, from 0 to 5."""

from __future__ import annotations

STRENGTHS = ("offence", "control", "fear", "defence", "utility")

PROFILES: dict[str, tuple[int, int, int, int, int]] = {
    "river_surges": (4, 5, 2, 1, 3),
    "vital_strength": (2, 3, 1, 5, 3),
    "lightning": (5, 1, 2, 1, 3),
    "shadows": (3, 3, 5, 2, 1),
    "rampant_green": (3, 3, 1, 4, 3),
    "thunderspeaker": (5, 3, 3, 2, 2),
    "bringer": (1, 4, 5, 2, 3),
    "ocean": (4, 4, 3, 1, 2),
    "keeper": (3, 4, 1, 3, 2),
    "sharp_fangs": (5, 3, 3, 1, 2),
    "heart_wildfire": (5, 1, 2, 1, 1),
    "serpent": (4, 2, 3, 3, 5),
    "shifting_memory": (3, 3, 2, 3, 5),
    "many_minds": (2, 4, 4, 4, 2),
    "lure": (3, 5, 2, 2, 2),
    "stone": (3, 1, 2, 5, 2),
    "volcano": (5, 2, 4, 1, 1),
    "trickster": (3, 4, 2, 3, 3),
    "vengeance": (5, 1, 4, 1, 2),
    "shroud_mist": (3, 3, 5, 2, 2),
    "starlight": (3, 3, 2, 3, 4),
    "fractured_days": (2, 4, 2, 3, 5),
    "downpour": (2, 3, 2, 5, 3),
    "finder": (1, 5, 1, 3, 4),
}


def strengths(spirit: str) -> dict[str, int]:
    """Return how good a spirit is at each of the five things."""
    return dict(zip(STRENGTHS, PROFILES[spirit], strict=True))
