"""Parts of events that cards of several sets share; their effects are declared in the first of these sets."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.content.event_actions import dahan_near, has, on_each_board
from weald.games.spirit_island.model.pieces import DAHAN, DISEASE
from weald.games.spirit_island.rules.declare import event_part
from weald.games.spirit_island.rules.powers import Work


@event_part("increasing_aggression")
def increasing_aggression(act: Action) -> None:
    """Ravages deal +1 damage in each land this turn."""
    act.lasting("increasing_aggression")


@event_part("stricken")
def stricken(act: Action) -> None:
    """Invaders do not ravage in lands with disease or strife this turn."""
    act.lasting("stricken")


@event_part("grim_toll")
def grim_toll(act: Action) -> Work[None]:
    """On each board, in a land with disease, 2 damage to invaders and 2 damage to dahan."""

    def kill(inner: Action) -> Work[None]:
        yield from inner.damage(2)
        yield from inner.damage(2, DAHAN)

    yield from on_each_board(act, has(DISEASE), kill)


@event_part("offerings_of_pattern_and_dance")
def offerings_of_pattern_and_dance(act: Action) -> Work[None]:
    """Each spirit with at least 2 dahan in its lands altogether gains 1 energy."""

    def offer(inner: Action) -> Work[None]:
        if dahan_near(inner.s, inner.seat) >= 2:
            yield from inner.gain_energy(1)

    yield from act.each_player(offer)
