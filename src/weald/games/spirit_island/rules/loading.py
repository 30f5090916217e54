"""Finds everything that is declared in the folders of cards, spirits, adversaries and scenarios."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from weald.games.spirit_island.rules.registry import INNATE, MAJOR, MINOR, POWERS, SPIRITS, UNIQUE

HOME = "weald.games.spirit_island.content.base"
FOLDERS = ("spirits", "adversaries", "scenarios")
MODULES = ("minor", "major", "fear", "blight")


def load() -> None:
    """Import all content, and give every spirit its cards and innate powers in the order of declaration."""
    import_module("weald.games.spirit_island.rules.effects")
    for name in MODULES:
        import_module(f"{HOME}.{name}")
    for folder in FOLDERS:
        package = import_module(f"{HOME}.{folder}")
        for module in sorted(iter_modules(package.__path__), key=lambda found: found.name):
            import_module(f"{HOME}.{folder}.{module.name}")
    for power in POWERS.by_id.values():
        if power.spirit:
            spirit = SPIRITS[power.spirit]
            owned = spirit.innates if power.deck == INNATE else spirit.cards
            number = POWERS.number(power.id)
            if number not in owned:
                owned.append(number)


def cards_of(deck: int) -> list[int]:
    """All cards of the minor or major deck."""
    assert deck in (MINOR, MAJOR, UNIQUE)
    return [number for number, power in enumerate(POWERS.all) if power.deck == deck]


load()
