"""The print, one package for each set; `load` finds all of it."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules, walk_packages

from weald.games.spirit_island.model.state import BASE
from weald.games.spirit_island.rules import effects
from weald.games.spirit_island.rules.powers import Declared
from weald.games.spirit_island.rules.registry import REGISTRY
from weald.kernel.game import OptionValue

# The boxes in the order in which they came out: each is the folder of that name.
SETS = (*BASE, "branch_and_claw", "jagged_earth", "promo_1", "promo_2")
EXPANSIONS = SETS[len(BASE) :]
# The package of a set in which its aspects are declared.
ASPECTS = "aspects"
# The options of a table that plays with all sets.
ALL_SETS: dict[str, OptionValue] = dict.fromkeys(EXPANSIONS, True)


def load() -> None:
    """Fill the registry with everything that the packages of all sets declare, once."""
    if REGISTRY.sets:
        return
    home = import_module(__name__)
    check_folders(SETS, [module.name for module in iter_modules(home.__path__) if module.ispkg])
    declared: list[Declared] = collect(vars(effects).values(), SETS[0])
    for module in walk_packages(home.__path__, f"{__name__}."):
        name, *inner = module.name.split(".")[len(__name__.split(".")) :]
        if name in SETS:
            things = collect(vars(import_module(module.name)).values(), name)
            for thing in things:
                thing.of_aspect = ASPECTS in inner
            declared += things
    REGISTRY.fill(declared, SETS)


def check_folders(sets: Iterable[str], folders: Iterable[str]) -> None:
    """Raise ValueError unless every set has its folder and every folder is a set."""
    for name in sorted({*sets} ^ {*folders}):
        if name in sets:
            raise ValueError(f"the set {name} has no folder in content/")
        raise ValueError(f"the folder content/{name} is no set: add it to SETS in content/__init__.py")


def collect(values: Iterable[object], set: str) -> list[Declared]:
    """Return the declarations of one module of a set, in its order.

    A module may import declarations of its own set; with those of another one they would change their box.
    """
    declared = []
    for thing in values:
        if not isinstance(thing, Declared) or thing in declared:
            continue
        if not thing.set:
            thing.set = set
            declared.append(thing)
        elif thing.set != set:
            raise ValueError(f"{thing.id} belongs to both {thing.set} and {set}: name it by its id")
    return declared
