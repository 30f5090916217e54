"""Minor powers, elemental_boon to natures_resilience."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import ANY_SPIRIT, FAST, SLOW, minor
from weald.games.spirit_island.rule import By, Rule, Work, effect
from weald.games.spirit_island.state import Isle


@minor("encompassing_ward", cost=1, speed=FAST, elements="sun water earth", target=ANY_SPIRIT)
def encompassing_ward(act: Act) -> Work[None]:
    """Defend 2 wherever the spirit has presence this turn."""
    yield from ()
    act.lasting("encompassing_ward", act.spirit)


@effect("encompassing_ward")
class EncompassingWard(Rule):
    """(seat,): defend 2 in every land with presence of this spirit."""

    def defend(self, s: Isle, by: By, land: int) -> int:
        return 2 if s.presence[by[0]][land] else 0


@minor("gift_of_power", cost=0, speed=SLOW, elements="moon water earth plant", target=ANY_SPIRIT)
def gift_of_power(act: Act) -> Work[None]:
    """The spirit gains a minor power."""
    yield from act.gain_card("minor", act.spirit)
