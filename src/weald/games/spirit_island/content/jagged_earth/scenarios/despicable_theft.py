"""Despicable Theft: thieves carry relics from the heart of the island to the ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.asking.choices import owner
from weald.games.spirit_island.model.geography import FAR, GONE
from weald.games.spirit_island.model.lands import count, has_building
from weald.games.spirit_island.model.pieces import (
    DAHAN,
    FEAR_OF_LOSS,
    KIND,
    KINDS,
    THIEF,
    TOWN_CITY,
    Kinds,
    thief,
    thief_number,
)
from weald.games.spirit_island.model.state import GAME, SETUP, IslandState
from weald.games.spirit_island.phases.invaders import accelerate_deck
from weald.games.spirit_island.rules import fear
from weald.games.spirit_island.rules.aims import WAY
from weald.games.spirit_island.rules.declare import effect, scenario
from weald.games.spirit_island.rules.effects import begin_effect, change, change_each, spend
from weald.games.spirit_island.rules.happenings import (
    ADD,
    CAME,
    DESTROY,
    EXPLORED,
    MOVE,
    PUT_OFF,
    REMOVE,
    REPLACE,
)
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.kernel import chance

ID = "despicable_theft"
MARKER, AWAY = KINDS[THIEF], "thief_away"
# The numbers on all markers; 0 is a blank one.
NUMBERS = (0,) * 12 + (1,) * 3 + (2,) * 2 + (3,)
# Lands from this number on are explored for relics.
HEARTLAND = 6
# Dahan that see through the thieves in their land, and that catch them.
WATCH = 2
FEAR_LOST = 4
CAME_IN = (ADD, CAME)
WENT_OUT = (DESTROY, REMOVE, REPLACE)


class Marked(NamedTuple):
    """A thief in a land, with the number on its marker."""

    land: int
    mark: int


class Off(NamedTuple):
    """A thief that has left the island, with its number."""

    n: int


THIEF_IN_LAND = effect(MARKER, Marked, Rule())
# It goes back to the pool when the turn ends.
THIEF_AWAY = effect(AWAY, Off, Rule())


class DespicableTheft(Rule):
    """Explorers in the heart of the island bring thieves, who make for the ocean before every ravage."""

    id = ID

    def extra_pieces(self, s: IslandState, by: By, land: int) -> dict[int, int]:
        marks = thieves_in(s, land)
        if face_down(s, land):
            return {THIEF: len(marks)} if marks else {}
        return {thief(mark): n for mark, n in sorted(Counter(marks).items())}

    def instead_of_harming_extra(
        self, act: Action, by: By, land: int, piece: int, what: int, new: Kinds
    ) -> Work[bool]:
        if not act.dreaming and watched_before(act, land):
            catch(act, land, piece, what)
            return True
        if act.dreaming:
            yield from act.push_piece(piece, land)
        else:
            # The land may be watched when the Action is complete.
            act.log.append((PUT_OFF, piece, land, what, packed(new)))
        return False

    def instead_of_moving_extra(self, act: Action, by: By, piece: int, land: int, to: int) -> None:
        move_thief(act, land, draw_thief(act.s, land, piece), to)

    def after_moving(self, act: Action, by: By, piece: int, origin: int, land: int) -> None:
        unmask(act.s, piece, land)

    def after_adding(self, act: Action, by: By, piece: int, land: int) -> None:
        unmask(act.s, piece, land)

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        act.source = ID
        s = act.s
        for what, piece, land, how, n in cause.log:
            if what == CAME:
                unmask(s, piece, land)
            elif what == PUT_OFF and has_thief(s, land, piece):
                if is_watched(s, land):
                    catch(act, land, piece, how)
                    for came in (yield from act.bring_new(land, unpacked(n))):
                        unmask(s, came, land)
                else:
                    yield from act.push_piece(piece, land)
        for land in dict.fromkeys(entry[2] for entry in cause.log if entry[0] == EXPLORED):
            if s.phase != SETUP and any(s.island.number[part] >= HEARTLAND for part in s.island.parts[land]):
                bring_thief(act, land)
        if s.changes:
            lose_sunk(act)

    def before_ravage_step(self, act: Action, by: By) -> Work[None]:
        act.source = ID
        yield from move_all(act)

    def before_redeal(self, s: IslandState, by: By, arrange: Callable[[list[int]], None]) -> None:
        hidden = [args[1] for kind, args, _, _ in s.effects if kind == MARKER and face_down(s, args[0])]
        marks = pool(s) + hidden
        arrange(marks)
        change_each(s, MARKER, lambda at: Marked(at[0], marks.pop()) if face_down(s, at[0]) else at)


DESPICABLE_THEFT = scenario(ID, difficulty=2, rule=DespicableTheft())


# Thieves on the island.


def thieves_in(s: IslandState, land: int) -> list[int]:
    """Return the numbers of the thieves in a land."""
    return [args[1] for kind, args, _, _ in s.effects if kind == MARKER and args[0] == land]


def face_down(s: IslandState, land: int) -> bool:
    """Return whether thieves in a land lie face down."""
    return s.pieces[land][DAHAN] < WATCH


def is_watched(s: IslandState, land: int) -> bool:
    """Return whether thieves in a land can be destroyed, removed and replaced."""
    return s.pieces[land][DAHAN] >= WATCH and not has_building(s, land)


def watched_before(act: Action, land: int) -> bool:
    """Return whether a land was watched before an Action, which follows from what that has done so far."""
    dahan, buildings = act.s.pieces[land][DAHAN], count(act.s, land, TOWN_CITY)
    for what, piece, to, origin, n in act.log:
        came = to == land and (what in CAME_IN or what == MOVE)
        went = (to == land and what in WENT_OUT) or (origin == land and what == MOVE)
        if piece & KIND == DAHAN:
            dahan += (went - came) * n
        elif piece & KIND in TOWN_CITY:
            buildings += (went - came) * n
    return dahan >= WATCH and buildings == 0


def pool(s: IslandState) -> list[int]:
    """Return the numbers of the thieves in the pool."""
    out = Counter(args[-1] for kind, args, _, _ in s.effects if kind in (MARKER, AWAY))
    return sorted((Counter(NUMBERS) - out).elements())


def has_thief(s: IslandState, land: int, piece: int) -> bool:
    """Return whether a thief is still in a land."""
    marks = thieves_in(s, land)
    return bool(marks) if piece == THIEF else thief_number(piece) in marks


def draw_thief(s: IslandState, land: int, piece: int) -> int:
    """Return the number of a thief: players do not know which face-down one it is."""
    if piece != THIEF:
        return thief_number(piece)
    marks = thieves_in(s, land)
    return marks[chance.below(s, len(marks))] if len(marks) > 1 else marks[0]


def unmask(s: IslandState, piece: int, land: int) -> None:
    """Note that thieves of a land are turned up if a piece that came is the dahan it takes."""
    turned = piece & KIND == DAHAN and s.pieces[land][DAHAN] == WATCH and thieves_in(s, land)
    if turned and s.trace is not None:
        s.trace.reveal()


# Thieves come, move, and are caught.


def bring_thief(act: Action, land: int) -> None:
    """Put a thief from the pool into a land, face down, if one is left."""
    s = act.s
    marks = pool(s)
    if marks:
        act.note(MARKER, land, marks[chance.below(s, len(marks))], until=GAME)
        act.tell("added", {"kind": MARKER, "land": act.name(land)})


def move_thief(act: Action, land: int, mark: int, to: int) -> None:
    """Move a thief to another land."""
    s = act.s
    piece = THIEF if face_down(s, land) else thief(mark)
    change(s, MARKER, (land, mark), Marked(to, mark))
    act.log.append((MOVE, piece, to, land, 1))
    if s.trace is not None:
        act.tell("moved", {"kind": MARKER, "land": act.name(land), "to": act.name(to)})
        if face_down(s, land) and not face_down(s, to):
            s.trace.reveal()


def packed(kinds: Kinds) -> int:
    """Return some kinds as one number, for the log; 1: none."""
    code = 1
    for kind in kinds:
        code = code << 4 | kind
    return code


def unpacked(code: int) -> list[int]:
    """Return the kinds that a number of the log stands for."""
    kinds = []
    while code > 1:
        kinds.append(code & 15)
        code >>= 4
    return kinds[::-1]


def take_off(act: Action, land: int, mark: int) -> None:
    """Take a thief off the island until the turn ends; all players see its number."""
    s = act.s
    spend(s, MARKER, (land, mark))
    begin_effect(s, AWAY, ID, mark)
    if s.trace is not None:
        s.trace.reveal()


def catch(act: Action, land: int, piece: int, what: int) -> None:
    """Destroy, remove or replace a thief; a destroyed one leaves fear behind."""
    s = act.s
    mark = draw_thief(s, land, piece)
    take_off(act, land, mark)
    act.log.append((what, thief(mark), land, -1, 1))
    act.tell("thief-caught", {"land": act.name(land), "n": mark})
    if what == DESTROY:
        fear.gain(s, FEAR_OF_LOSS[THIEF])


def lose_sunk(act: Action) -> None:
    """Take the thieves off the island whose land is gone for good."""
    gone = [change[1] for change in act.s.changes if change[0] == GONE]
    for land in gone:
        for mark in thieves_in(act.s, land):
            take_off(act, land, mark)


# The way to the ships.


def move_all(act: Action) -> Work[None]:
    """Let every thief escape, or move one land closer to the ocean."""
    s = act.s
    arrived: dict[int, list[int]] = {}
    for land in s.island.ground:
        marks = staying(s, land, arrived.get(land, ()))
        if len(marks) > 1 and face_down(s, land):
            chance.shuffle(s, marks)
        ways = ways_to_ships(s, land) if marks else []
        for mark in marks:
            if s.island.coastal[land] and not is_isolated(s, land):
                escape(act, land, mark)
            elif ways:
                act.decider = owner(s, land)
                shown = -1 if face_down(s, land) else mark
                to: int = yield from act.ask(
                    "thief_way", [*ways], "land", {"land": act.name(land), "n": shown}, aim=WAY
                )
                here = staying(s, land, arrived.get(land, ()))
                # An imagined world has others face down than the one in which this was asked.
                moving = mark if mark in here else here[0]
                arrived.setdefault(to, []).append(moving)
                move_thief(act, land, moving, to)


def staying(s: IslandState, land: int, arrived: Sequence[int]) -> list[int]:
    """Return the thieves of a land without those that have come there in this move."""
    marks = thieves_in(s, land)
    for mark in arrived:
        if mark in marks:
            marks.remove(mark)
        else:
            # In an imagined world they were dealt again.
            marks.pop()
    return marks


def escape(act: Action, land: int, mark: int) -> None:
    """Let a thief leave with its prey: fear is lost, and the invaders hurry."""
    s = act.s
    take_off(act, land, mark)
    act.tell("thief-escaped", {"land": act.name(land), "n": mark})
    fear.lose(s, FEAR_LOST)
    for _ in range(mark):
        accelerate_deck(s)


def ways_to_ships(s: IslandState, land: int) -> list[int]:
    """Return the adjacent lands that are closest to the ocean of a land's board.

    Isolated lands are no part of a way; where none leads there, it is the nearest other ocean.
    """
    island = s.island
    lands = [each for each in island.ground if not is_isolated(s, each)]
    coast = [each for each in lands if island.coastal[each]]
    own = [each for each in coast if island.slots[each] & island.slots[land]]
    for shores in (own, coast):
        steps = steps_from(s, shores, lands)
        if land in steps:
            return [near for near in island.near[land] if steps.get(near, FAR) == steps[land] - 1]
    return []


def steps_from(s: IslandState, shores: list[int], lands: list[int]) -> dict[int, int]:
    """Return how far lands are from some shores, through some lands only."""
    steps = dict.fromkeys(shores, 0)
    reached = list(shores)
    for land in reached:
        for near in s.island.near[land]:
            if near in lands and near not in steps:
                steps[near] = steps[land] + 1
                reached.append(near)
    return steps
