"""The spirit phase: growth, energy, power cards; all seats at once, each in order."""

from __future__ import annotations

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.growth_code import action_code, action_of, option_code, option_of
from weald.games.spirit_island.model.state import SPIRIT, IslandState
from weald.games.spirit_island.phases.ending import closing, ended
from weald.games.spirit_island.phases.moments import let_act
from weald.games.spirit_island.phases.powers import enter, extras, take_up
from weald.games.spirit_island.rules.decks import play
from weald.games.spirit_island.rules.declare import GrowthAction, GrowthSet
from weald.games.spirit_island.rules.happenings import GROWTH, SCENARIO, TRACK
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.moves import DONE, GROW, ICON, PLAY, RECLAIM, TRACK_ACTION, Move
from weald.games.spirit_island.rules.panel import (
    RECLAIM_ONE,
    card_plays,
    cost,
    income,
    is_open,
    reclaims,
    track_actions,
)
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.kernel.decisions import ANY as ANYBODY
from weald.kernel.decisions import Value
from weald.kernel.game import StepFunction, Steps


def turn(s: IslandState) -> Steps:
    """Begin a turn: what growth brings in any case is to be done."""
    yield from ()
    s.turn += 1
    s.phase = SPIRIT
    # A defeat that begins with this turn comes before any question (ruling F19).
    if ended(s):
        return ""
    enter(s, SPIRIT, "spirit")
    for seat in range(s.seats):
        for i, part in enumerate(panel(s, seat)):
            if len(part.options) == part.pick:
                for option in range(part.pick):
                    pick(s, seat, i, option)
    return "grow"


def panel(s: IslandState, seat: int) -> list[GrowthSet]:
    """Return the growth part of a spirit's panel."""
    return SPIRITS.by_id[s.spirits[seat]].growth


def grow(s: IslandState) -> Steps:
    """Let a spirit do one thing in this phase; when all are done, powers follow."""
    seats = [seat for seat in range(s.seats) if not s.ready[seat]]
    if not seats:
        return "fast"
    for seat in seats:
        if not s.paid[seat] and grown(s, seat) and not (yield from collect(s, seat)):
            return ""
    options: list[list[Value]] = [[*spirit_moves(s, seat)] for seat in seats]
    seat, move = yield IslandQuestion(s, "grow", ANYBODY, seats, options, "move", "spirit", {})
    if move == DONE:
        s.ready[seat] = True
    else:
        yield from do(s, seat, move)
        if not s.paid[seat] and grown(s, seat):
            yield from collect(s, seat)
    return closing(s, "grow")


def spirit_moves(s: IslandState, seat: int) -> list[Move]:
    """Growth first; then cards, and being done; bonuses of the tracks and special rules at any time."""
    paid = s.paid[seat]
    moves: list[Move] = []
    if not paid:
        moves = growth_moves(s, seat)
    elif s.plays[seat] < card_plays(s, seat):
        energy = s.energy[seat]
        moves = [(PLAY, card) for card in s.hands[seat] if cost(s, seat, card) <= energy]
    if s.discards[seat] and reclaims(s, seat) > 0:
        moves.append((RECLAIM,))
    if SPIRITS.by_id[s.spirits[seat]].tracks.with_actions:
        moves += [(TRACK_ACTION, seat, space) for space in track_actions(s, seat)]
    moves += extras(s, seat)
    if paid:
        moves.append(DONE)
    return moves


def growth_moves(s: IslandState, seat: int) -> list[Move]:
    """Options still to be chosen, and actions of chosen ones still to be done."""
    moves: list[Move] = []
    parts = panel(s, seat)
    picks = s.picks[seat]
    for i, part in enumerate(parts):
        first = option_code(i, 0)
        end = first + len(part.options)
        chosen = 0
        for code in picks:
            chosen += first <= code < end
        if chosen < part.pick:
            for n, option in enumerate(part.options):
                if first + n not in picks and affordable(s, seat, option) and is_open(s, seat, i, n):
                    moves.append((GROW, first + n))
    seen: list[GrowthAction] = []
    for code in s.icons[seat]:
        i, chosen, n = action_of(code)
        icon = parts[i].options[chosen][n]
        if not any(icon.is_like(other) for other in seen):
            seen.append(icon)
            moves.append((ICON, code))
    return moves


def like_icons(s: IslandState, seat: int, code: int) -> list[int]:
    """Return the numbers of the growth actions that are the same as one, in the same option."""
    part, option, i = action_of(code)
    icons = panel(s, seat)[part].options[option]
    return [action_code(part, option, j) for j, icon in enumerate(icons) if j != i and icon.is_like(icons[i])]


def affordable(s: IslandState, seat: int, icons: list[GrowthAction]) -> bool:
    """Return whether a growth option may be chosen: one that costs energy must be paid."""
    return all(icon.possible is None or icon.possible(s, seat) for icon in icons)


def icon_of(s: IslandState, seat: int, code: int) -> GrowthAction:
    """Return the growth action of a number."""
    part, option, i = action_of(code)
    return panel(s, seat)[part].options[option][i]


def grown(s: IslandState, seat: int) -> bool:
    """Return whether a spirit's growth is complete."""
    if s.icons[seat]:
        return False
    wanted = 0
    for part in panel(s, seat):
        wanted += part.pick
    return len(s.picks[seat]) == wanted


def pick(s: IslandState, seat: int, part: int, option: int) -> None:
    """Choose a growth option: all its actions are to be done, except those that happen at once."""
    s.picks[seat].append(option_code(part, option))
    icons = panel(s, seat)[part].options[option]
    s.icons[seat] += [action_code(part, option, i) for i, icon in enumerate(icons) if not icon.at_once]
    if s.trace is not None and len(panel(s, seat)[part].options) > 1:
        s.trace.tell("spirit_island-event-growth", {"spirit": s.spirits[seat], "n": option + 1})


def do(s: IslandState, seat: int, move: Move) -> Work[None]:
    """Do what a spirit has chosen."""
    what = move[0]
    if what == GROW:
        part, option = option_of(move[1])
        pick(s, seat, part, option)
        for icon in panel(s, seat)[part].options[option]:
            if icon.at_once:
                yield from grow_by(s, seat, icon)
    elif what == ICON:
        s.icons[seat].remove(move[1])
        yield from grow_by(s, seat, icon_of(s, seat, move[1]))
    elif what == PLAY:
        play(s, seat, move[1])
    elif what == RECLAIM:
        s.tracks_used[seat].append(RECLAIM_ONE)
        act = begin(s, TRACK, "reclaim", seat)
        yield from act.reclaim_card()
        yield from act.conclude()
    elif what == TRACK_ACTION:
        s.tracks_used[seat].append(move[2])
        action = SPIRITS[s.spirits[seat]].tracks.spaces[move[2]].action
        assert action is not None
        act = begin(s, TRACK, "growth", seat)
        yield from action.run(act) or NOTHING
        yield from act.conclude()
    else:
        yield from take_up(s, seat, move)


def grow_by(s: IslandState, seat: int, icon: GrowthAction) -> Work[None]:
    """Do one action of a growth option, as an Action of its own."""
    act = begin(s, GROWTH, "growth", seat)
    yield from icon.run(act) or NOTHING
    yield from act.conclude()


def collect(s: IslandState, seat: int) -> Work[bool]:
    """Gain the energy of the turn, once growth is complete; returns whether the game goes on."""
    goes_on: bool = yield from let_act(s, Rule.after_growth, SCENARIO, s.scenario, seat=seat)
    if goes_on:
        s.paid[seat] = True
        yield from begin(s, TRACK, "income", seat).gain_energy(income(s, seat))
    return goes_on


STEPS: dict[str, StepFunction] = {"turn": turn, "grow": grow}
