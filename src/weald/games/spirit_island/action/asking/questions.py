"""Questions to a player: lands, pieces, yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from weald.games.spirit_island.action.context import HERE, NO_PAIR, NONE, Amount, IslandQuestion, at_most
from weald.games.spirit_island.model.pieces import KINDS
from weald.games.spirit_island.rules.aims import GATHER, HOME, PLAIN, WAY, Worth
from weald.games.spirit_island.rules.powers import Work
from weald.kernel.decisions import ANY, ONE, Value
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def ask(
    act: Action,
    kind: str,
    options: Sequence[Value],
    of: str,
    words: Args,
    seat: int = -1,
    aim: int = PLAIN,
    worth: Worth | None = None,
) -> Work[Any]:
    """Let a seat (the decider, if none is named) choose; the driver answers a question with one option."""
    who = act.decider if seat < 0 else seat
    return (
        yield IslandQuestion(
            act.s, kind, ONE, (who,), (options,), of, act.source, words, aim=aim, worth=worth
        )
    )


def unasked(answer: Value) -> Work[Any]:
    """Return an answer without a question."""
    yield from ()
    return answer


def ask_together(
    act: Action, kind: str, options: Sequence[Value], of: str, words: Args, worth: Worth | None = None
) -> Work[Any]:
    """Let the players choose together: the first of them who answers decides for all."""
    s = act.s
    seats = range(s.seats)
    question = IslandQuestion(s, kind, ANY, seats, [options] * s.seats, of, act.source, words, worth=worth)
    _, value = yield question
    return value


def pick_land(
    act: Action,
    lands: Sequence[int],
    kind: str = "land",
    optional: bool = False,
    seat: int = -1,
    aim: int = PLAIN,
    worth: Worth | None = None,
) -> Work[int]:
    """Ask for a land; returns NONE if there is none, or none is wanted."""
    if not lands:
        return unasked(NONE)
    options: list[Value] = [*lands, NONE] if optional else list(lands)
    return ask(act, kind, options, "land", {}, seat, aim, worth)


def pick_home(act: Action, lands: Sequence[int], optional: bool = False, seat: int = -1) -> Work[int]:
    """Ask for a land for presence of a spirit; returns NONE if there is none, or none is wanted."""
    return pick_land(act, lands, "presence_to", optional, seat, HOME)


def pick_lands(
    act: Action, n: Amount, lands: Sequence[int], kind: str = "land", aim: int = PLAIN
) -> Work[list[int]]:
    """Return `n` different lands of the player's choice, in the order in which they were chosen."""
    left = list(lands)
    chosen: list[int] = []
    while left and len(chosen) < at_most(n):
        land = yield from pick_land(act, left, kind, act.optional(n), aim=aim)
        if land == NONE:
            break
        left.remove(land)
        chosen.append(land)
    return chosen


def pick_piece(
    act: Action, kind: str, land: int, pieces: Sequence[int], n: int, optional: bool = False, aim: int = PLAIN
) -> Work[int]:
    """Ask for a piece in a land; returns NONE if no more is wanted."""
    options: list[Value] = [*pieces, NONE] if optional else list(pieces)
    words: Args = {"land": act.s.island.names[land], "n": n}
    return ask(act, kind, options, "piece", words, aim=aim)


def pick_way(
    act: Action, kind: int, land: int, ways: Sequence[int], optional: bool = False, seat: int = -1
) -> Work[int]:
    """Ask to which land a piece goes from another one; returns NONE if there is none, or it may stay."""
    if not ways and not optional:
        return unasked(NONE)
    options: list[Value] = [*ways, NONE] if optional else list(ways)
    words: Args = {"kind": KINDS[kind], "land": act.name(land)}
    return ask(act, "push_to", options, "land", words, seat, WAY)


def pick_gathered(
    act: Action, pairs: Sequence[tuple[int, int]], land: int = HERE, n: int = 1, optional: bool = False
) -> Work[tuple[int, ...]]:
    """Ask for a piece to be gathered, with its land; returns NO_PAIR if there is none, or none is wanted."""
    if not pairs:
        return unasked(NO_PAIR)
    options: list[Value] = [*pairs, NO_PAIR] if optional else [*pairs]
    words: Args = {"land": act.name(act.at(land)), "n": n}
    return ask(act, "gather", options, "at", words, aim=GATHER)


def pick_card(
    act: Action,
    kind: str,
    cards: Sequence[int],
    optional: bool = False,
    seat: int = -1,
    aim: int = PLAIN,
    worth: Worth | None = None,
) -> Work[int]:
    """Ask for a power card; returns NONE if none is wanted."""
    options: list[Value] = [*cards, NONE] if optional else [*cards]
    return ask(act, kind, options, "power", {}, seat, aim, worth)


def pick_spirit(
    act: Action,
    kind: str,
    seats: Sequence[int],
    words: Args | None = None,
    optional: bool = False,
    worth: Worth | None = None,
) -> Work[int]:
    """Ask for a spirit; returns its seat, or NONE if none is wanted."""
    options: list[Value] = [*seats, NONE] if optional else [*seats]
    return ask(act, kind, options, "seat", words or {}, worth=worth)


def agrees(
    act: Action, kind: str, words: Args | None = None, seat: int = -1, worth: Worth | None = None
) -> Work[bool]:
    """Yes or no."""
    answer: int = yield from ask(act, kind, [1, 0], "yes", words or {}, seat, worth=worth)
    return bool(answer)


def consents(
    act: Action, seat: int, kind: str, words: Args | None = None, worth: Worth | None = None
) -> Work[bool]:
    """Return whether a spirit agrees to what happens to its own; the one that acts always does."""
    if seat == act.seat:
        return True
    return (yield from agrees(act, kind, words, seat, worth))
