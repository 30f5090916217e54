"""The actions of growth options, to be put together on spirits' panels."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Act
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.rules.hooks import Work
from weald.games.spirit_island.rules.registry import Icon


def reclaim_all() -> Icon:
    """Take all discarded cards back."""

    def run(act: Act) -> Work[None]:
        yield from act.reclaim_all()

    return Icon("reclaim_all", run)


def reclaim_one() -> Icon:
    """Take one discarded card back."""

    def run(act: Act) -> Work[None]:
        yield from act.reclaim_card()

    return Icon("reclaim_one", run)


def gain_power_card() -> Icon:
    """Gain a minor or major power."""

    def run(act: Act) -> Work[None]:
        yield from act.gain_card()

    return Icon("gain_power_card", run)


def gain_energy(n: int) -> Icon:
    """Gain energy."""

    def run(act: Act) -> Work[None]:
        yield from act.gain_energy(n)

    return Icon("gain_energy", run, n)


def add_presence(n: int, where: str = "") -> Icon:
    """Add a presence within a range, to a land that is (or has) one of the things named."""

    def run(act: Act) -> Work[None]:
        lands = act.presence_range(n, where=where.split())
        land = yield from act.pick_land(lands, "presence_to")
        if land != NONE:
            yield from act.add_presence(land, growth=True)

    return Icon("add_presence", run, n, where)


def extra_plays(n: int) -> Icon:
    """Play more cards this turn."""

    def run(act: Act) -> Work[None]:
        yield from ()
        act.s.extra_plays[act.seat] += n

    return Icon("extra_plays", run, n)
