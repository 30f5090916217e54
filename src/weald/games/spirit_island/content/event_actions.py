"""Actions of several event cards, whatever the set: on each board, in each land, with each beasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.boards import printed_board
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.lands import count, has_invaders, lands_of_board, presence_lands
from weald.games.spirit_island.model.pieces import DAHAN, KIND, OCEAN, TOWN_CITY, Kinds
from weald.games.spirit_island.model.state import FAST, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import act_in
from weald.games.spirit_island.phases.powers import innates, use, ways_at_once
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import beasts, is_sacred
from weald.games.spirit_island.rules.moves import Move
from weald.games.spirit_island.rules.panel import is_slow
from weald.games.spirit_island.rules.powers import NOTHING, MayAsk, Work
from weald.games.spirit_island.rules.registry import EVENT_RETURNS, POWERS
from weald.games.spirit_island.rules.subjects import Number

Where = Callable[[IslandState, int], bool]
IfBoard = Callable[[IslandState, int], bool]
Run = Callable[[Action], MayAsk]

# Lands.


def lands(s: IslandState, where: Where) -> list[int]:
    """Return the lands of some sort; for events an ocean in play is none."""
    return [land for land in s.island.lands if s.island.terrain[land] != OCEAN and where(s, land)]


def board_lands(s: IslandState, board: int, where: Where) -> list[int]:
    """Return the lands of a board of some sort."""
    return [land for land in lands_of_board(s, board) if where(s, land)]


def has(*kinds: int, least: int = 1) -> Where:
    """Return a test: at least `least` pieces of some kinds."""
    return lambda s, land: count(s, land, kinds) >= least


def lacks(*kinds: int) -> Where:
    """Return a test: no piece of some kinds."""
    return lambda s, land: not count(s, land, kinds)


def both(*conditions: Where) -> Where:
    """Return a test: everything asked for."""
    return lambda s, land: all(condition(s, land) for condition in conditions)


def is_terrain(*terrains: int) -> Where:
    """Return a test: one of some terrains."""
    mask = sum(1 << terrain for terrain in terrains)
    return lambda s, land: bool(s.island.terrains[land] & mask)


def has_beasts(s: IslandState, land: int) -> bool:
    """Return whether a land has beasts, or presence that counts as beasts, to do something."""
    return beasts(s, land) > 0


def invaders(s: IslandState, land: int) -> bool:
    """Return whether any invader is in a land."""
    return has_invaders(s, land)


def coastal(s: IslandState, land: int) -> bool:
    """Return whether a land is coastal."""
    return s.island.coastal[land]


def inland(s: IslandState, land: int) -> bool:
    """Return whether a land is inland."""
    return not s.island.coastal[land]


def sacred(s: IslandState, land: int) -> bool:
    """Return whether a land is a sacred site of any spirit."""
    return any(is_sacred(s, seat, land) for seat in range(s.seats))


def outnumbering(s: IslandState, land: int) -> bool:
    """Return whether a land has more dahan than towns and cities."""
    return s.pieces[land][DAHAN] > count(s, land, TOWN_CITY)


def next_to(where: Where) -> Where:
    """Return a test: adjacent to such a land."""
    return lambda s, land: any(near in s.island.ground and where(s, near) for near in s.island.near[land])


def has_presence(s: IslandState, land: int) -> bool:
    """Return whether presence of any spirit is in a land."""
    return any(own[land] for own in s.presence)


def prints_dahan(s: IslandState, land: int) -> bool:
    """Return whether dahan are printed in a land."""
    island = s.island
    return any(
        "d" in printed_board(s.boards[island.board[part]], s.layout).setup.get(island.number[part], "")
        for part in island.parts[land]
    )


def with_most(s: IslandState, among: Sequence[int], kinds: Kinds) -> list[int]:
    """Return those of some lands with the most pieces of some kinds, if there are any."""
    most = max([count(s, land, kinds) for land in among], default=0)
    return [land for land in among if most and count(s, land, kinds) == most]


def with_fewest(s: IslandState, among: Sequence[int], kinds: Kinds) -> list[int]:
    """Return those of some lands with the fewest pieces of some kinds."""
    fewest = min([count(s, land, kinds) for land in among], default=0)
    return [land for land in among if count(s, land, kinds) == fewest]


def with_most_buildings(s: IslandState, among: Sequence[int]) -> list[int]:
    """Return those of some lands with the most towns and cities, if there are any."""
    return with_most(s, among, TOWN_CITY)


def on_board(s: IslandState, board: int, kinds: Kinds) -> int:
    """Return how many pieces of some kinds are on a board."""
    return sum([count(s, land, kinds) for land in lands_of_board(s, board)])


def lands_of_cards(s: IslandState, cards: Sequence[int]) -> set[int]:
    """Return all lands that some invader cards name."""
    return {land for card in cards for land in lands_of_card(s, card)}


# Everywhere.


def on_each_board(act: Action, where: Where, run: Run) -> Work[None]:
    """On each board, do something in one such land."""

    def board(inner: Action, slot: int) -> Work[None]:
        yield from in_one_land(inner, board_lands(inner.s, slot, where), run)

    yield from act.each_board(board)


def in_one_land(act: Action, among: Sequence[int], run: Run, optional: bool = False) -> Work[None]:
    """Do something in one of some lands."""
    act.land = yield from act.pick_land(among, optional=optional)
    if act.land != NONE:
        yield from run(act) or NOTHING


def add_on_each_board(act: Action, kind: int, where: Where) -> Work[None]:
    """On each board, add a piece or token to one such land."""

    def run(inner: Action) -> Work[None]:
        yield from inner.add(1, kind)

    yield from on_each_board(act, where, run)


def add_to_most_buildings(act: Action, kind: int, where: Where) -> Work[None]:
    """On each board, add a token to that of such lands which has the most towns and cities."""

    def run(inner: Action) -> Work[None]:
        yield from inner.add(1, kind)

    yield from where_most(act, where, TOWN_CITY, run)


def where_most(act: Action, where: Where, kinds: Kinds, run: Run) -> Work[None]:
    """On each board, do something in that of such lands which has the most pieces of some kinds, if any."""

    def board(inner: Action, slot: int) -> Work[None]:
        s = inner.s
        yield from in_one_land(inner, with_most(s, board_lands(s, slot, where), kinds), run)

    yield from act.each_board(board)


def act_on_each_board(act: Action, action: int, where: Where) -> Work[None]:
    """On each board, let invaders RAVAGE or BUILD in one such land."""

    def run(inner: Action) -> Work[None]:
        yield from act_in(inner.s, action, inner.land, parent=inner)

    yield from on_each_board(act, where, run)


def blight_on_each_board(
    act: Action,
    where: Where,
    price: int = 0,
    on_boards: Where | None = None,
    cascade: bool = True,
    if_board: IfBoard | None = None,
) -> Work[None]:
    """On each board, add 1 blight, unless `price` presence there is destroyed before.

    With `on_boards` only on boards with such a land, with `if_board` only on such boards.
    """

    def board(inner: Action, slot: int) -> Work[None]:
        s = inner.s
        if on_boards is not None and not board_lands(s, slot, on_boards):
            return
        if if_board is not None and not if_board(s, slot):
            return
        if price and (yield from prevented_on_board(inner, price, slot)):
            return
        inner.land = yield from inner.pick_land(board_lands(s, slot, where))
        if inner.land != NONE:
            yield from inner.add_blight(1, cascade=cascade)

    yield from act.each_board(board)


def prevented_on_board(act: Action, price: int, board: int) -> Work[bool]:
    """Let the players destroy presence on a board to keep an event off it; returns whether they do."""
    island = act.s.island
    there = [land for land in island.lands if island.on_board(land, board)]
    return (yield from act.give_presence_together(price, there, board))


def push_dahan_away(act: Action, where: Where) -> Work[None]:
    """On each board, push 2 dahan from one such land to lands that are not."""

    def away(s: IslandState) -> list[int]:
        return lands(s, lambda s, land: not where(s, land))

    def can_leave(s: IslandState, land: int) -> bool:
        return (
            s.pieces[land][DAHAN] > 0 and where(s, land) and any(to in s.island.near[land] for to in away(s))
        )

    def run(inner: Action) -> Work[None]:
        yield from inner.push(2, DAHAN, to_lands=away(inner.s))

    yield from on_each_board(act, can_leave, run)


def each_beasts(act: Action, run: Callable[[Action, int], MayAsk]) -> Work[None]:
    """In each land with beasts, do something with their number, as it is before any of them moves."""
    s = act.s
    numbers = {land: beasts(s, land) for land in lands(s, has_beasts)}

    def there(inner: Action) -> Work[None]:
        yield from run(inner, numbers[inner.land]) or NOTHING

    yield from act.each_land(list(numbers), there)


def dahan_near(s: IslandState, seat: int) -> int:
    """Return how many dahan are in a spirit's lands altogether."""
    return sum([s.pieces[land][DAHAN] for land in presence_lands(s, seat)])


# Powers.


def slow_powers(s: IslandState, seat: int) -> list[int]:
    """Return the slow powers that a spirit has not used yet."""
    return [
        number
        for number in (*s.played[seat], *innates(s, seat))
        if number not in s.used[seat] and is_slow(s, seat, POWERS.all[number])
    ]


def use_now(act: Action, powers: Sequence[int], seat: int = -1) -> Work[None]:
    """Let a spirit use one of some slow powers now, instead of in the slow phase."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    moves = [move for number in powers for move in ways_at_once(s, seat, number)]
    if moves:
        chosen: Move | int = yield from act.ask("use_now", [*moves, NONE], "use", {}, seat)
        if not isinstance(chosen, int):
            if s.phase == FAST:
                s.changed_speed[seat].append(chosen[1])
            yield from use(s, seat, chosen)


# Later.


def of_event(act: Action, id: str) -> Action:
    """Return an Action inside another one for what an event has set up."""
    inner = act.nested(id)
    inner.cause = EVENT_CARD
    return inner


def return_event(s: IslandState, n: int) -> None:
    """Let the event go back under the top cards of its deck when it is done."""
    s.counters[EVENT_RETURNS] = n


def terrains_not_shown(s: IslandState) -> list[int]:
    """Return the terrains that no card on the invader board shows."""
    shown = 0
    for card in (*s.high_build, *s.ravage_cards, *s.build_cards, *s.explore_cards):
        shown |= INVADER_CARDS[card].mask
    return [terrain for terrain in range(OCEAN) if not shown >> terrain & 1]


class OnBoard(NamedTuple):
    """An effect on one board."""

    board: int


class HealthOf(Rule):
    """Pieces of some kinds (in some lands) have more health, or less."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def __init__(self, kinds: Kinds, n: int, where: Where | None = None) -> None:
        self.kinds = kinds
        self.n = n
        self.where = where

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        fits = of & KIND in self.kinds and (self.where is None or self.where(s, land))
        return self.n if fits else 0


class DefendWhere(Rule):
    """Some lands are defended."""

    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def __init__(self, n: int, where: Where) -> None:
        self.n = n
        self.where = where

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return self.n if self.where(s, land) else 0


class EasilyBlighted(Rule):
    """In some lands, 1 damage is enough for blight."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        if self.where(act.s, ravage.land):
            ravage.enough = 1


class RavageBonus(Rule):
    """Ravages in some lands deal more damage."""

    def __init__(self, n: int, where: Where) -> None:
        self.n = n
        self.where = where

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        if self.where(act.s, ravage.land):
            ravage.bonus += self.n


class NextRavage(Rule):
    """Invaders of some kinds deal more damage in the next normal ravage; it may be a turn later."""

    def __init__(self, effect: str, kinds: Kinds, n: int) -> None:
        self.effect = effect
        self.kinds = kinds
        self.n = n

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        if act.normal:
            for kind in self.kinds:
                ravage.stronger[kind] += self.n

    def after_last_card(self, s: IslandState, by: By, action: int) -> None:
        if action == RAVAGE:
            spend(s, self.effect, by)
