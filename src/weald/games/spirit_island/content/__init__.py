"""What is printed, one package for each set; `load` finds all of it."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from weald.games.spirit_island.rules import effects
from weald.games.spirit_island.rules.powers import Declared
from weald.games.spirit_island.rules.registry import REGISTRY

# The boxes in the order in which they came out; a set counts once its package declares something.
SETS = ("base", "branch_and_claw", "jagged_earth", "promo_1", "promo_2")


def load() -> None:
    """Fill the registry with everything that the packages of all sets declare."""
    declared: list[Declared] = _declared(effects.__name__, SETS[0])
    home = import_module(__name__)
    for module in walk_packages(home.__path__, f"{__name__}."):
        name = module.name.split(".")[len(__name__.split("."))]
        if name in SETS:
            declared += _declared(module.name, name)
    REGISTRY.fill(declared, SETS)


def _declared(module: str, set: str) -> list[Declared]:
    """Return what one module declares, in the order in which it does."""
    things = []
    for thing in vars(import_module(module)).values():
        if isinstance(thing, Declared) and not thing.set and thing not in things:
            thing.set = set
            things.append(thing)
    return things
