"""Verbs for fear, defence and effects that last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action.context import HERE
from weald.games.spirit_island.model.state import TURN
from weald.games.spirit_island.rules import fear as fears
from weald.games.spirit_island.rules.effects import begin_effect, end_all
from weald.games.spirit_island.rules.happenings import FEAR
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import active

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def fear(act: Action, n: int, land: int = HERE) -> Work[None]:
    """Generate `n` fear (in another land than the target)."""
    if n <= 0:
        return
    land = act.land if land == HERE else land
    act.log.append((FEAR, 0, land, -1, n))
    fears.gain(act.s, n)
    if act.power is not None:
        for rule, by in active(act.s, Rule.after_fear):
            yield from rule.after_fear(act, by, n, land) or NOTHING


def defend(act: Action, n: int, land: int = HERE) -> None:
    """Defend `n` in a land this turn."""
    lasting(act, "defend", act.at(land), n)


def skip(act: Action, land: int = HERE) -> None:
    """Invaders do nothing in a land this turn."""
    lasting(act, "skip", act.at(land))


def skip_action(act: Action, action: int, land: int = HERE) -> None:
    """Invaders do not RAVAGE, BUILD or EXPLORE in a land this turn, whichever is named."""
    lasting(act, "skip_action", act.at(land), action)


def isolate(act: Action, land: int = HERE) -> None:
    """Isolate a land this turn."""
    lasting(act, "isolate", act.at(land))


def lasting(act: Action, kind: str, *args: int, until: int = TURN, later: bool = False) -> None:
    """Let an effect begin, now or with the next turn."""
    note(act, kind, *args, until=until, later=later)
    if act.s.trace is not None:
        act.tell("lasting", {"id": act.source})


def note(act: Action, kind: str, *args: int, until: int = TURN, later: bool = False) -> None:
    """Remember something as an effect, without a word about it."""
    begin_effect(act.s, kind, act.source, *args, until=until, later=later)


def replace_lasting(act: Action, kind: str, *args: int, until: int = TURN) -> None:
    """Let an effect begin in the place of those of its kind that differ from it in the last argument."""
    end_all(act.s, kind, *args[:-1])
    lasting(act, kind, *args, until=until)
