"""The rules to read: words with their explanation, cards, and the rulings of a game."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from weald.games import REGISTRY, find

# In a checkout the rulings are among the documentation; a wheel has them beside this module.
DOCUMENTATION = Path(__file__).resolve().parents[3] / "docs" / "rulings"


@cache
def rules_data(game: str) -> dict[str, Any]:
    """Return the words, cards and rulings of a game as plain data, as the pages get them."""
    path = files("weald.learn") / "rules" / f"{game}.json"
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return {**data, "rulings": rulings(game), "openings": openings(game)}


def openings(game: str) -> dict[str, list[dict[str, Any]]]:
    """Return the guides for the first turns, by spirit, that the catalogue of a game has."""
    printed = find(game).printed
    spirits = () if printed is None else printed.catalogue().get("spirits", ())
    return {spirit["id"]: spirit["guide"] for spirit in spirits if spirit["guide"]}


def rulings(game: str) -> list[dict[str, str]]:
    """Return the rulings of a game: id, title, decision and reason, and the set if it has one."""
    page = _page(game)
    entries = re.split(r"^### ", page.read_text("utf-8"), flags=re.MULTILINE)[1:] if page.is_file() else []
    return [_ruling(entry) for entry in entries]


def _page(game: str) -> Traversable:
    packed = files("weald.learn") / "rulings" / f"{game}.md"
    return packed if packed.is_file() else DOCUMENTATION / f"{game}.md"


def _ruling(entry: str) -> dict[str, str]:
    """Return a ruling from its heading and the list below it."""
    heading, _, rest = entry.partition("\n")
    id, _, title = heading.partition(" - ")
    items = re.split(r"^- ", rest.partition("\n## ")[0], flags=re.MULTILINE)[1:]
    fields = dict(" ".join(item.split()).partition(": ")[::2] for item in items)
    wanted = {name.lower(): fields[name] for name in ("Decision", "Reason", "Set") if name in fields}
    return {"id": id, "title": title, **wanted}


def games_with_rules() -> list[str]:
    """Return the games whose rules can be read."""
    folder = files("weald.learn") / "rules"
    return [game for game in REGISTRY if (folder / f"{game}.json").is_file()]
