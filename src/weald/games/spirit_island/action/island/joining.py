"""Verbs for lands that are joined and divided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action.asking.questions import ask
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.action.pieces.movement import move_piece, ways
from weald.games.spirit_island.action.pieces.reading import allowed
from weald.games.spirit_island.action.spirits.presence import bring_presence
from weald.games.spirit_island.model.geography import MERGED
from weald.games.spirit_island.model.lands import number, pieces_in, pour
from weald.games.spirit_island.model.pieces import ALL_KINDS, FLOCK, KIND, PRESENCE, presence_of, seat_of
from weald.games.spirit_island.model.state import GAME, TURN, Effect, change_island, undo_changes
from weald.games.spirit_island.rules.aims import PUSH
from weald.games.spirit_island.rules.happenings import DIVIDED, JOINED, MOVE, PRESENCE_MOVED
from weald.games.spirit_island.rules.land_rules import holds_presence, open_oceans, settle_flock
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import EFFECTS, SPIRITS
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def join_lands(act: Action, one: int, other: int) -> int:
    """Let two lands be one, with everything that is in them and lasts there; returns it."""
    s = act.s
    if not s.island.number[one]:
        # The ocean becomes part of the land, not the other way round.
        one, other = other, one
    act.log += [(JOINED, seat, one, other, own[other]) for seat, own in enumerate(s.presence) if own[other]]
    pour(s, other, one)
    s.parted += [
        (other, effect) for effect in s.effects if effect[2] == TURN and land_of(effect) in (one, other)
    ]
    s.effects = [moved_effect(effect, other, one) for effect in s.effects]
    s.later = [moved_effect(effect, other, one) for effect in s.later]
    change_island(s, (MERGED, one, other))
    follow_the_sea(act)
    if s.trace is not None:
        act.tell("joined", {"land": act.name(one), "other": act.name(other)})
    return one


def divide_land(act: Action, one: int, other: int) -> Work[None]:
    """Let a joined land be two lands again; the player divides what is there, and all of it has moved."""
    s = act.s
    undo_changes(s, (MERGED, one, other))
    act.log.append((DIVIDED, -1, one, other, 1))
    part_effects(act, one, other)
    follow_the_sea(act)
    if s.trace is not None:
        act.tell("divided", {"land": act.name(one), "other": act.name(other)})
    if other not in s.island.lands:
        return
    before = len(act.log)
    while pieces := dividable(act, one, other):
        words: Args = {"land": act.name(one)}
        # Presence may not stay where its spirit may have none.
        must = any(piece & KIND == PRESENCE and not ways(act, piece, [one]) for piece in pieces)
        piece: int = yield from ask(
            act, "divide", pieces if must else [*pieces, NONE], "piece", words, aim=PUSH
        )
        if piece == NONE:
            break
        if piece & KIND == PRESENCE:
            yield from bring_presence(act, seat_of(piece), other, one, moves=True)
        else:
            yield from move_piece(act, piece, one, other)
    for piece in pieces_in(s, one, ALL_KINDS):
        act.log.insert(before, (MOVE, piece, one, one, number(s, one, piece)))
    for seat, own in enumerate(s.presence):
        if own[one]:
            act.log.insert(before, (PRESENCE_MOVED, seat, one, one, own[one]))
    yield from divide_markers(act, one, other)


def part_effects(act: Action, one: int, other: int) -> None:
    """Give each part of a joined land back what lasts there for the turn; what came since is in both."""
    s = act.s
    lay = [effect for part, effect in s.parted if part == other]
    s.parted = [(part, effect) for part, effect in s.parted if part != other]
    here = [i for i, effect in enumerate(s.effects) if effect[2] == TURN and land_of(effect) == one]
    for same in (equal, alike):
        for effect in lay[:]:
            now = moved_effect(effect, other, one)
            i = next((i for i in here if same(s.effects[i], now)), NONE)
            if i == NONE:
                # It may have changed since, or was used up.
                continue
            here.remove(i)
            lay.remove(effect)
            if land_of(effect) == other:
                s.effects[i] = moved_effect(s.effects[i], one, other)
    s.effects += [moved_effect(s.effects[i], one, other) for i in here]


def dividable(act: Action, one: int, other: int) -> list[int]:
    """Return the pieces of a land that was joined, presence as well, that can go to its other part."""
    s = act.s
    pieces = allowed(act, one, pieces_in(s, one, ALL_KINDS), MOVE)
    pieces = [piece for piece in pieces if piece != FLOCK]
    pieces += [
        presence_of(seat)
        for seat in range(s.seats)
        if s.presence[seat][one] and not holds_presence(s, seat, one)
    ]
    return [piece for piece in pieces if ways(act, piece, [other])]


def divide_markers(act: Action, one: int, other: int) -> Work[None]:
    """Let the player say in which part of a divided land everything stays that lasts for the game."""
    s = act.s
    for i, effect in enumerate(s.effects):
        if effect[2] == GAME and moved_effect(effect, one, other) != effect:
            words: Args = {"marker": effect[3]}
            land: int = yield from ask(act, "divide_marker", [one, other], "land", words)
            s.effects[i] = moved_effect(effect, one, land)


def follow_the_sea(act: Action) -> None:
    """Bring oceans into play, or out of it, and flocks to sacred sites, after lands have changed."""
    for seat, id in enumerate(act.s.spirits):
        if SPIRITS[id].opens_oceans:
            open_oceans(act.s, seat)
        elif SPIRITS[id].swarms:
            for land in range(act.s.island.size):
                settle_flock(act.s, seat, land)


def land_of(effect: Effect) -> int:
    """Return the land in which an effect lies, NONE if it lies in none or in several."""
    lands = [
        arg for name, arg in zip(EFFECTS[effect[0]].fields, effect[1], strict=True) if name.startswith("land")
    ]
    return lands[0] if len(lands) == 1 else NONE


def equal(one: Effect, other: Effect) -> bool:
    """Return whether two effects are the same in everything."""
    return one == other


def alike(one: Effect, other: Effect) -> bool:
    """Return whether two effects are the same but for their arguments: one may be the other, used in part."""
    return (one[0], one[2:]) == (other[0], other[2:])


def moved_effect(effect: Effect, one: int, other: int) -> Effect:
    """Return an effect that lies in one land as one in another; what is between lands stays there."""
    kind, args, until, source = effect
    fields = EFFECTS[kind].fields
    if land_of(effect) != one:
        return effect
    moved = [
        other if arg == one and name.startswith("land") else arg
        for name, arg in zip(fields, args, strict=True)
    ]
    return kind, EFFECTS[kind].args(*moved), until, source
