"""Choices among deeds, and what happens to each player, on each board, in each land."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from weald.games.spirit_island.action.context import NONE, Deed, IslandQuestion
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import NOTHING, MayAsk, Work
from weald.games.spirit_island.rules.registry import active
from weald.kernel.decisions import ONE

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def choose(act: Action, *deeds: Deed[Any] | None, seat: int = -1) -> Work[None]:
    """Do one of several deeds, as a printed "or" says; None stands for one that is not open."""
    options = [deed for deed in deeds if deed is not None]
    if act.reckless:
        for deed in options:
            yield from deed
    else:
        yield from _one_of(act, options, seat)


def instead(act: Action, deed: Deed[Any], *others: Deed[Any] | None, seat: int = -1) -> Work[None]:
    """Do a deed, or one of others that "may" be done "instead"; None stands for one that is not open."""
    yield from _one_of(act, [deed, *(other for other in others if other is not None)], seat)


def _one_of(act: Action, options: list[Deed[Any]], seat: int) -> Work[None]:
    if not options:
        return
    if len(options) == 1:
        yield from options[0]
        return
    who = act.decider if seat < 0 else seat
    chosen: int = yield IslandQuestion(
        act.s, "choose", ONE, (who,), (range(len(options)),), "deed", act.source, {}, options
    )
    yield from options[chosen]


def one_or_both(
    act: Action, one: Deed[Any] | None, other: Deed[Any] | None, both: bool, seat: int = -1
) -> Work[None]:
    """Do one of two deeds, or both of them where the text says "you may do both"."""
    all_of_it = None
    if both and one is not None and other is not None and not act.reckless:
        all_of_it = act.both(one, other)
    yield from choose(act, one, other, all_of_it, seat=seat)


def both(_act: Action, one: Deed[Any], other: Deed[Any]) -> Work[None]:
    """Do one deed, then the other."""
    yield from one
    yield from other


def may(act: Action, *deeds: Deed[Any] | None, seat: int = -1) -> Work[bool]:
    """Do a deed, or one of several, if the player likes; None stands for one that is not open.

    Returns whether any was done.
    """
    options = [deed for deed in deeds if deed is not None]
    if not options:
        return False
    who = act.decider if seat < 0 else seat
    chosen: int = yield IslandQuestion(
        act.s, "may", ONE, (who,), ([*range(len(options)), NONE],), "deed", act.source, {}, options
    )
    if chosen == NONE:
        return False
    yield from options[chosen]
    return True


def called(
    act: Action,
    id: str,  # noqa: ARG001 (its label says it)
    run: Callable[[Action], MayAsk],
    worth: float,  # noqa: ARG001 (bots read it)
) -> Work[None]:
    """Several deeds under one name, to be offered as a choice: the text is `spirit_island-do-{id}`.

    `worth` is what they are worth to a bot that does not look ahead, in the scale of `ai.deeds`.
    """
    yield from run(act) or NOTHING


def in_turn(_act: Action, *deeds: Deed[Any]) -> Work[None]:
    """Do one deed after the other; the text as a choice of a card is `spirit_island-do-{card}`."""
    for deed in deeds:
        yield from deed


def decided_by(act: Action, seat: int, deed: Deed[Any] | Work[Any]) -> Work[Any]:
    """Do a deed whose questions another spirit answers."""
    before, act.decider = act.decider, seat
    result = yield from deed
    act.decider = before
    return result


def each_player(act: Action, run: Callable[[Action], MayAsk]) -> Work[None]:
    """Do the same for every spirit, an Action each."""
    for seat in range(act.s.seats):
        inner = act.nested(act.source, seat)
        yield from run(inner) or NOTHING
        yield from inner.conclude()


def each_board(act: Action, run: Callable[[Action, int], MayAsk]) -> Work[None]:
    """Do the same on every board, an Action each, decided by the spirit that started there."""
    boards = [board for board in range(len(act.s.boards)) if act.s.island.of_board(board)]
    for board in (yield from boards_acting(act, boards)):
        inner = act.nested(act.source, max(act.s.homes[board], 0))
        yield from run(inner, board) or NOTHING
        yield from inner.conclude()


def each_land(act: Action, lands: Sequence[int], run: Callable[[Action], MayAsk]) -> Work[None]:
    """Do the same in several lands, an Action each."""
    for land in (yield from lands_acting(act, lands)):
        inner = act.nested(act.source, owner(act.s, land))
        inner.land = land
        yield from run(inner) or NOTHING
        yield from inner.conclude()


def boards_acting(act: Action, boards: list[int]) -> Work[list[int]]:
    """Return some boards, without those that a rule skips; one that acts again is there twice."""
    for rule, by in active(act.s, Rule.instead_of_boards):
        acting = rule.instead_of_boards(act, by, boards)
        boards = acting if isinstance(acting, list) else (yield from acting)
    return boards


def lands_acting(act: Action, lands: Sequence[int]) -> Work[list[int]]:
    """Return some lands, without those of boards that a rule skips.

    A land on several boards acts as often as the one of them on which most is done.
    """
    if not lands or not active(act.s, Rule.instead_of_boards):
        return [*lands]
    slots = act.s.island.slots
    boards = [board for board in range(len(act.s.boards)) if any(slots[n] >> board & 1 for n in lands)]
    acting = yield from boards_acting(act, boards)
    times = {land: max(acting.count(board) for board in boards if slots[land] >> board & 1) for land in lands}
    return [land for land in lands for _ in range(times[land])]


def owner(s: IslandState, land: int) -> int:
    """Return the seat that decides about a land when no power does: the one that started on its board."""
    if land < 0:
        return 0
    seat = s.homes[s.island.board[land]]
    return seat if seat > 0 else 0
