"""The four actions and their bonuses, and the four victories, each at the moment it is fulfilled."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from weald.games.living_forest_duel import events
from weald.games.living_forest_duel.cards import (
    BLOCK,
    CLEARING_BONUS,
    COST,
    EMPTY,
    FIRE_VALUE,
    FIRES_FOR,
    NOBODY,
    PLANT,
    RIVER,
    SANKI,
    SEASON,
    SOLITARY,
    SUMMER,
    SUN,
    SYMBOL,
    TREE_BONUS,
    TREE_COST,
    TREE_ELEMENT,
    WATER,
    WIND,
)
from weald.games.living_forest_duel.defeats import FIRE, LINE, ONIBI, TREES
from weald.games.living_forest_duel.forest import has_room, lay_tree, matching, places_for
from weald.games.living_forest_duel.help_lines import count_solitary, join
from weald.games.living_forest_duel.result import entrance
from weald.games.living_forest_duel.state import (
    BY_BLOCK,
    BY_FIRE,
    BY_LINE,
    BY_ONIBI,
    DONE,
    EXTINGUISHING,
    ON_CELL,
    ON_ONIBI,
    ON_TREE,
    ONE_TREE,
    OVER,
    RECRUITING,
    VICTORIES,
    Duel,
    amount,
    note_fires,
    note_recruits,
    note_trees,
    sanki_reserve,
)
from weald.kernel.decisions import Question, one

# With fewer trees there is no block.
ENOUGH_TREES = BLOCK * BLOCK

T = TypeVar("T")
Acts = Generator[Question, Any, T]


def win(s: Duel, seat: int, victory: int) -> None:
    """End the game."""
    s.winner = seat
    s.victory = victory
    s.phase = OVER
    s.acting = []
    if s.trace is not None:
        events.won(s.trace, seat, VICTORIES[victory])


def extinguish(s: Duel, seat: int, value: int, bonus: bool) -> Acts[None]:
    """Let `seat` take fire tokens from the clearing, each for the value of its card; eight of them win."""
    left = value
    may_stop = bonus and s.bonus_skip
    s.acting.append((WATER, value, left, bonus, 0))
    while True:
        options = FIRES_FOR[left if left < 4 else 4][s.fires]
        if not options:
            break
        s.phase = EXTINGUISHING
        place = yield one("extinguish", seat, (*options, DONE) if may_stop else options)
        if place == DONE:
            break
        may_stop = True
        left -= FIRE_VALUE[place]
        s.acting[-1] = (WATER, value, left, bonus, 0)
        s.fires ^= 1 << place
        s.taken[seat] += 1
        if s.trace is not None:
            events.extinguished(s.trace, seat, place, left, s.taken[seat])
        if FIRE.is_reached(s, seat):
            win(s, seat, BY_FIRE)
            return
    s.acting.pop()
    note_fires(s)


def recruit(s: Duel, seat: int, value: int, bonus: bool) -> Acts[None]:
    """Let `seat` take animals from the recruitment line for their cost, then fill the gaps from its pile."""
    left = value
    gaps: list[int] = []
    may_stop = bonus and s.bonus_skip
    s.acting.append((SUN, value, left, bonus, 0))
    while True:
        options = [card for card in s.recruits if COST[card] <= left]
        if not options:
            break
        if may_stop:
            options.append(DONE)
        s.phase = RECRUITING
        card = yield one("recruit", seat, options)
        if card == DONE:
            break
        may_stop = True
        left -= COST[card]
        s.acting[-1] = (SUN, value, left, bonus, 0)
        gaps.append(take_recruit(s, seat, card, left))
        if LINE.is_reached(s, seat):
            win(s, seat, BY_LINE)
            return
    s.acting.pop()
    refill(s, seat, gaps)


def take_recruit(s: Duel, seat: int, card: int, left: int) -> int:
    """Take an animal into the personal line, or to the discard if of another season; return its slot."""
    slot = s.recruits.index(card)
    s.recruits[slot] = EMPTY
    if s.trace is not None:
        events.recruited(s.trace, seat, card, left)
    if SEASON[card] != seat:
        s.discard.append(card)
        return slot
    join(s, seat, card)
    if s.recruit_check and SYMBOL[card] == SOLITARY:
        count_solitary(s)
    return slot


def refill(s: Duel, seat: int, gaps: list[int]) -> None:
    """Fill the gaps of an action from the pile of `seat`; gaps that remain stay empty for good."""
    pack = s.packs[seat]
    for slot in sorted(gaps):
        if pack:
            s.recruits[slot] = pack.pop()
            if s.trace is not None:
                events.refilled(s.trace, seat, s.recruits[slot], slot)
    if len(pack) < s.sunk[seat]:
        s.sunk[seat] = len(pack)
    note_recruits(s)
    for either in (seat, 1 - seat):
        if LINE.is_reached(s, either):
            win(s, either, BY_LINE)
            return


def plant(s: Duel, seat: int, value: int, bonus: bool) -> Acts[None]:
    """Let `seat` plant top trees of different piles for their cost, each with its bonuses."""
    left = value
    used = 0
    may_stop = bonus and s.bonus_skip
    s.acting.append((PLANT, value, left, bonus, used))
    while True:
        options = plantable(s, seat, left, used)
        if not options:
            break
        if may_stop:
            options.append(DONE)
        s.phase = ON_TREE
        pile = yield one("tree", seat, options)
        if pile == DONE:
            break
        may_stop = True
        tree = s.trees[pile][-1]
        s.phase = ON_CELL
        cells = places_for(s.forests[seat], s.rivers[seat], RIVER[tree])
        cell = yield one("cell", seat, cells, (pile,))
        left -= TREE_COST[tree]
        used |= 1 << pile
        s.acting[-1] = (PLANT, value, left, bonus, used)
        grow(s, seat, pile, cell, left)
        if len(s.forests[seat]) >= ENOUGH_TREES and TREES.is_reached(s, seat):
            win(s, seat, BY_BLOCK)
            return
        for _ in range(matching(s.forests[seat], cell, tree)):
            yield from take_bonus(s, seat, TREE_BONUS[tree])
            if s.winner != NOBODY:
                return
        if bonus and s.bonus_plant == ONE_TREE:
            break
    s.acting.pop()


def plantable(s: Duel, seat: int, left: int, used: int) -> list[int]:
    """Return the piles, not used in this action, whose top tree can be paid and has a place in the forest."""
    options = []
    for pile, trees in enumerate(s.trees):
        if trees and not used >> pile & 1:
            tree = trees[-1]
            if TREE_COST[tree] <= left and has_room(s.forests[seat], s.rivers[seat], RIVER[tree]):
                options.append(pile)
    return options


def grow(s: Duel, seat: int, pile: int, cell: int, left: int) -> None:
    """Plant the top tree of a pile; a tree that it covers no longer gives anything."""
    tree = s.trees[pile].pop()
    forest = s.forests[seat]
    under = forest.get(cell)
    if under is not None:
        s.covered[seat].append((cell, under))
        at = 4 * seat + TREE_ELEMENT[under]
        s.grown[at] -= 1
        s.own[at] -= 1
    lay_tree(forest, s.rivers[seat], cell, tree)
    at = 4 * seat + TREE_ELEMENT[tree]
    s.grown[at] += 1
    s.own[at] += 1
    note_trees(s)
    if s.trace is not None:
        if s.trees[pile]:
            s.trace.reveal()
        events.planted(s.trace, seat, tree, cell, under, left)


def advance(s: Duel, seat: int, value: int, bonus: bool) -> Acts[None]:
    """Let `seat` move Onibi towards the opponent and out of the clearing; take the bonus where it stops."""
    s.acting.append((WIND, value, value, bonus, 0))
    s.phase = ON_ONIBI
    steps = yield one("onibi", seat, range(1, value + 1))
    s.acting.pop()
    if s.trace is not None:
        events.advanced(s.trace, seat, steps)
    way = 1 if seat == SUMMER else -1
    re_entry = entrance(seat)
    for _ in range(steps):
        to = (s.onibi + way) % 7
        leaves = to == re_entry
        wins = leaves and ONIBI.is_reached(s, seat, 1)
        s.onibi = to
        if wins:
            win(s, seat, BY_ONIBI)
            return
        if leaves:
            leave_clearing(s, seat)
    if s.trace is not None:
        events.arrived(s.trace, s.onibi)
    yield from take_bonus(s, seat, CLEARING_BONUS[s.onibi])


def leave_clearing(s: Duel, seat: int) -> None:
    """Give the Onibi card to the opponent, or return it from `seat`."""
    other = 1 - seat
    s.onibi_card = other if s.onibi_card == NOBODY else NOBODY
    if s.trace is not None:
        events.left_clearing(s.trace, seat, s.onibi_card == other)


def take_bonus(s: Duel, seat: int, bonus: int) -> Acts[None]:
    """Give `seat` a Sanki card, or an action that places no token and uses nothing up."""
    if bonus == SANKI:
        take_sanki(s, seat)
        return
    # The first three bonuses are the actions of the first three elements.
    value = amount(s, seat, bonus)
    possible = value >= s.needed[4 * seat + bonus]
    if s.trace is not None:
        events.bonus(s.trace, seat, bonus, value, possible)
    if possible:
        yield from ACTS[bonus](s, seat, value, True)


def take_sanki(s: Duel, seat: int) -> None:
    """Give `seat` a Sanki card from the reserve, or from the opponent if there is none."""
    origin = "none"
    if sanki_reserve(s):
        s.sanki[seat] += 1
        origin = "reserve"
    elif s.sanki[1 - seat]:
        s.sanki[seat] += 1
        s.sanki[1 - seat] -= 1
        origin = "opponent"
    if s.trace is not None:
        events.sanki(s.trace, seat, origin, s.sanki[seat])


# By element.
ACTS: tuple[Callable[[Duel, int, int, bool], Acts[None]], ...] = (recruit, extinguish, plant, advance)
