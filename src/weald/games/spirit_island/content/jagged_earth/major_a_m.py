"""Major powers of Jagged Earth, A to M."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NO_PAIR, NONE, ON_TRACK, up_to
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DAMAGEABLE,
    EXPLORER,
    EXPLORER_TOWN,
    KINDS,
    TOWN,
    TOWN_CITY,
    WILDS,
    seat_of,
)
from weald.games.spirit_island.model.state import BUILD, GAME, INVADER_ACTIONS, IslandState
from weald.games.spirit_island.phases.invaders import tell_stopped
from weald.games.spirit_island.rules.aims import LOSE, UNCOVER, Outlook
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    OfSeat,
    OnLandOfSeat,
    Wherever,
    effect,
    major,
)
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import (
    ADVERSARY,
    DESTROY,
    INVADER_ACTION,
    MOVE,
    PRESENCE_REMOVED,
)
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import is_sacred, may_have_presence
from weald.games.spirit_island.rules.powers import MAJOR, MINOR, UNIQUE, Work, from_sacred, within
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel.messages import Args


@major(
    "angry_bears",
    cost=3,
    speed=SLOW,
    elements="sun fire animal",
    reach=within(0),
    threshold="2 fire 3 animal",
)
def angry_bears(act: Action) -> Work[None]:
    """2 fear. 2 damage. If no beasts are here, add 1 beasts; otherwise +2 damage, and push up to 1 beasts.

    1 fear. Destroy 1 explorer or town in an adjacent land with beasts.
    """
    bears = yield from act.has_beasts()
    yield from act.fear(2)
    yield from act.damage(2 + act.plus(2, when=bears))
    if bears:
        yield from act.push(up_to(1), BEASTS)
    else:
        yield from act.add(1, BEASTS)
    if act.met:
        yield from act.fear(1)
        land = yield from act.pick_land([land for land in act.adjacent if act.number(BEASTS, land)])
        if land != NONE:
            yield from act.destroy(1, EXPLORER_TOWN, land)


@major(
    "bargains_of_power_and_protection",
    cost=2,
    speed=FAST,
    elements="sun water earth animal",
    reach=within(0),
    needs="dahan",
    threshold="3 sun 2 water 2 earth",
)
def bargains_of_power_and_protection(act: Action) -> Work[None]:
    """Remove 1 of your presence on the island from the game.

    For the rest of the game, each dahan within range 1 of your presence gives defend 1 in its land, and you
    gain 1 energy less each turn.

    The presence comes from a presence track instead.
    """
    spaces = SPIRITS[act.s.spirits[act.seat]].tracks.takeable(act.s.covered[act.seat])
    if act.met and spaces:
        yield from remove_from_track(act, spaces)
    else:
        land = yield from act.pick_land(presence_lands(act.s, act.seat), "give_presence", aim=LOSE)
        if land != NONE:
            act.remove_presence(act.seat, land)
    act.lasting("bargains_of_power_and_protection", act.seat, until=GAME)


def remove_from_track(act: Action, spaces: list[int]) -> Work[None]:
    """Take 1 presence from a track out of the game."""
    s, seat = act.s, act.seat
    places = [ON_TRACK - space for space in spaces]
    place: int = yield from act.ask("give_from_track", places, "place", {}, seat, aim=UNCOVER)
    s.covered[seat] &= ~(1 << (ON_TRACK - place))
    s.away[seat] += 1
    act.log.append((PRESENCE_REMOVED, seat, -1, -1, 1))
    yield from act.uncovered(seat, ON_TRACK - place)


class BargainsOfPowerAndProtection(Rule):
    """Dahan near a spirit's presence defend their lands; it pays for that each turn."""

    numbers: tuple[Number, ...] = (Number.DEFEND, Number.INCOME)

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        if what is Number.INCOME:
            return -1 if seat == by.seat else 0
        dahan = s.pieces[land][DAHAN]
        if not dahan:
            return 0
        near = s.island.reach(land, 1)
        return dahan if any(near >> own & 1 for own in presence_lands(s, by.seat)) else 0


BARGAINS_OF_POWER_AND_PROTECTION = effect(
    "bargains_of_power_and_protection", OfSeat, BargainsOfPowerAndProtection()
)


@major("draw_towards_a_consuming_void", cost=8, speed=SLOW, elements="", reach=within(0))
def draw_towards_a_consuming_void(act: Action) -> Work[None]:
    """From each adjacent land gather 1 explorer, 1 town, 1 city, 1 dahan, 1 beasts and 1 presence.

    The presence is that of any spirit. 4 fear. 15 damage, and 5 damage to dahan. Each spirit destroys 1 of
    its presence here. Destroy 2 beasts.

    If you have no other power card in play, you may forget a minor, a major and a unique power to do all of
    this again, as often as you like.
    """
    yield from consume(act)
    again = act.called("consume_again", consume_again, worth=3.0 * act.has_invaders())
    while may_consume_again(act) and (yield from act.may(again)):
        again = act.called("consume_again", consume_again, worth=3.0 * act.has_invaders())


DRAWN_IN = (EXPLORER, TOWN, CITY, DAHAN, BEASTS)


def consume(act: Action) -> Work[None]:
    """Draw everything in and destroy it."""
    s = act.s
    for origin in act.adjacent:
        for kind in DRAWN_IN:
            yield from act.gather_from(1, kind, origin)
        yield from draw_presence(act, origin)
    yield from act.fear(4)
    yield from act.damage(15)
    yield from act.damage(5, DAHAN)
    for seat in range(s.seats):
        yield from act.destroy_presence(1, seat, act.land)
    yield from act.destroy(2, BEASTS)


def draw_presence(act: Action, origin: int) -> Work[None]:
    """Gather 1 presence from a land, of a spirit that can be here; its player is not asked for leave."""
    pairs = [(origin, piece) for piece in act.presence_that_can_go(origin, act.land)]
    chosen = yield from act.pick_gathered(pairs)
    if chosen != NO_PAIR:
        yield from act.bring_presence(seat_of(chosen[1]), act.land, origin, moves=True)


def forgettable(act: Action, deck: int) -> list[int]:
    """Return the cards of a deck that the spirit can forget."""
    s, seat = act.s, act.seat
    cards = own_cards(s, seat)
    return [card for card in cards if POWERS.all[card].deck == deck]


def may_consume_again(act: Action) -> bool:
    """Return whether no other card is in play, and cards of all three sorts can be forgotten."""
    others = [card for card in act.s.played[act.seat] if POWERS.ids[card] != act.source]
    return not others and all(forgettable(act, deck) for deck in (MINOR, MAJOR, UNIQUE))


def consume_again(act: Action) -> Work[None]:
    """Forget a card of each sort, and do it again."""
    for deck in (MINOR, MAJOR, UNIQUE):
        yield from act.forget_one_of(forgettable(act, deck))
    yield from consume(act)


@major(
    "dream_of_the_untouched_land",
    cost=6,
    speed=FAST,
    elements="moon water earth plant animal",
    reach=from_sacred(1),
    threshold="3 moon 2 water 3 earth 2 plant",
)
def dream_of_the_untouched_land(act: Action) -> Work[None]:
    """Remove up to 3 blight, and invaders with up to 3 health in total.

    Once in a game: add a random board next to the board of this land, without what is printed on it.

    Add 2 beasts, 2 wilds, 2 badlands and up to 2 presence, of any spirits, in any lands of it. From now on
    build cards, and what an adversary does on each board or in each land, skip 1 board.
    """
    yield from act.remove_blight(up_to(3))
    yield from act.remove_health(3)
    if act.met and not any(lasting[0] == act.source for lasting in act.s.effects):
        board = yield from act.add_board((yield from act.pick_board(act.land)))
        if board != NONE:
            yield from dream_up(act, board)
            act.lasting("dream_of_the_untouched_land", until=GAME)


def dream_up(act: Action, board: int) -> Work[None]:
    """Bring life to a new board."""
    s = act.s
    lands = s.island.of_board(board)
    for kind in (BEASTS, WILDS, BADLANDS):
        for _ in range(2):
            land: int = yield from act.ask("add_to", lands, "land", {"kind": KINDS[kind]})
            yield from act.add(1, kind, land)
    for _ in range(2):
        able = [seat for seat in range(s.seats) if act.track_places(seat) or presence_lands(s, seat)]
        seat = yield from act.pick_spirit("whose_presence", able, optional=True, worth=own_first)
        if seat == NONE:
            return
        if (yield from act.consents(seat, "adds_presence", {"board": s.boards[board]}, worth=1.0)):
            open_lands = [land for land in lands if may_have_presence(s, seat, land)]
            yield from act.add_presence_to_one_of(open_lands, seat)


def own_first(now: Outlook, seat: int) -> float:
    """Choose the own presence first, then that of others."""
    return 0.0 if seat == NONE else 1.0 if seat == now.seat else 0.8


def threats_on_board(now: Outlook, board: int) -> float:
    """Skip the board where invaders are most and do most."""
    island = now.s.island
    return sum(worth for land, worth in now.threats.items() if island.on_board(land, board))


class DreamOfTheUntouchedLand(Rule):
    """Build cards, and an adversary's Actions on each board or in each land, skip a board."""

    def instead_of_boards(self, act: Action, by: Wherever, boards: list[int]) -> Work[list[int]]:
        builds = act.cause == INVADER_ACTION and act.source == INVADER_ACTIONS[BUILD]
        if not boards or not (builds or act.cause == ADVERSARY):
            return boards
        skipped: int = boards[0]
        if len(boards) > 1:
            skipped = yield from act.ask_together("skip_board", boards, "board", {}, threats_on_board)
        return [board for board in boards if board != skipped]


DREAM_OF_THE_UNTOUCHED_LAND = effect("dream_of_the_untouched_land", Wherever, DreamOfTheUntouchedLand())


@major(
    "focus_the_lands_anguish",
    cost=5,
    speed=SLOW,
    elements="sun",
    reach=within(1),
    threshold="3 sun",
)
def focus_the_lands_anguish(act: Action) -> Work[None]:
    """Gather up to 5 blight. 1 damage for each blight here. If this destroys a town or city, 5 fear.

    +1 damage for each blight here.
    """
    yield from act.gather(up_to(5), BLIGHT)
    blight = act.number(BLIGHT)
    yield from act.damage(blight + act.plus(blight))
    if act.counted(DESTROY, TOWN_CITY):
        yield from act.fear(5)


@major(
    "forests_of_living_obsidian",
    cost=4,
    speed=SLOW,
    elements="sun fire earth plant",
    reach=within(0),
    threshold="2 sun 3 fire 3 earth",
    repeats=(1,),
)
def forests_of_living_obsidian(act: Action) -> Work[None]:
    """Add 1 badlands. Push all dahan. 1 damage to each invader, 2 if the origin land is your sacred site.

    Repeat this power; it may target another land in range.
    """
    origin = yield from act.pick_origin()
    sacred = is_sacred(act.s, act.seat, origin)
    yield from act.add(1, BADLANDS)
    yield from act.push(ALL, DAHAN)
    yield from act.damage_each(1 + act.plus(1, when=sacred))
    if act.met:
        yield from act.again()


@major(
    "infestation_of_venomous_spiders",
    cost=4,
    speed=FAST,
    elements="air earth plant animal",
    reach=from_sacred(2),
    needs="invaders",
    threshold="2 air 2 earth 3 animal",
)
def infestation_of_venomous_spiders(act: Action) -> Work[None]:
    """Add 1 beasts and gather up to 1 beasts. 1 fear for each beasts here, up to 4.

    Invaders skip as many actions here this turn as there are beasts.

    After this power makes invaders skip an action, 4 damage here.
    """
    yield from act.add(1, BEASTS)
    yield from act.gather(up_to(1), BEASTS)
    beasts = act.number(BEASTS)
    yield from act.fear(min(4, beasts))
    act.lasting("infestation_of_venomous_spiders", act.land, act.seat, beasts, act.met)


class Infestation(NamedTuple):
    """A spirit's spiders in a land, the number of actions that they stop, and whether they bite then."""

    land: int
    seat: int
    n: int
    bites: int


class InfestationOfVenomousSpiders(Rule):
    """Some invader Actions in a land are skipped, as the user of the power likes; damage may follow."""

    def instead_of_acting(self, act: Action, by: Infestation, land: int, action: int) -> Work[bool]:
        if land != by.land:
            return False
        words: Args = {"action": INVADER_ACTIONS[action], "land": act.name(land), "n": by.n}
        if not (yield from act.agrees("skip_this_action", words, by.seat, worth=1.0)):
            return False
        spend(act.s, "infestation_of_venomous_spiders", by)
        spiders = act.set_up_by("infestation_of_venomous_spiders", by.seat)
        spiders.land = land
        if by.n > 1:
            spiders.note("infestation_of_venomous_spiders", land, by.seat, by.n - 1, by.bites)
        if by.bites:
            tell_stopped(act, land, action)
            yield from spiders.damage(4)
            yield from spiders.conclude()
        return True


INFESTATION_OF_VENOMOUS_SPIDERS = effect(
    "infestation_of_venomous_spiders", Infestation, InfestationOfVenomousSpiders()
)


@major(
    "irresistible_call",
    cost=6,
    speed=FAST,
    elements="sun air plant",
    reach=from_sacred(2),
    needs="inland",
    threshold="2 sun 3 air 2 plant",
)
def irresistible_call(act: Action) -> Work[None]:
    """Gather 5 towns, 5 dahan, 5 beasts and 15 explorers.

    Invaders skip all actions here this turn. Isolate this land.
    """
    yield from act.gather(5, TOWN)
    yield from act.gather(5, DAHAN)
    yield from act.gather(5, BEASTS)
    yield from act.gather(15, EXPLORER)
    if act.met:
        yield from act.skip()
        yield from act.isolate()


@major(
    "melt_earth_into_quicksand",
    cost=4,
    speed=FAST,
    elements="moon water earth",
    reach=within(1),
    needs="sands wetlands",
    threshold="2 moon 4 water 2 earth",
)
def melt_earth_into_quicksand(act: Action) -> Work[None]:
    """1 fear. 2 damage. Isolate this land. After invaders or dahan move here this turn, destroy them.

    +4 damage. Add 1 badlands and 1 wilds.
    """
    yield from act.fear(1)
    yield from act.damage(2 + act.plus(4))
    yield from act.isolate()
    act.lasting("melt_earth_into_quicksand", act.land, act.seat)
    if act.met:
        yield from act.add(1, BADLANDS)
        yield from act.add(1, WILDS)


class Quicksand(Rule):
    """Pieces that have moved into a land are destroyed when the Action is complete."""

    def after_action(self, act: Action, by: OnLandOfSeat, cause: Action) -> Work[None]:
        came = [
            (piece, n)
            for what, piece, to, _, n in cause.log
            if what == MOVE and to == by.land and act.kind(piece) in DAMAGEABLE
        ]
        if not came:
            return
        inner = act.set_up_by("melt_earth_into_quicksand", by.seat)
        inner.land = by.land
        if active(act.s, Rule.instead_of_harm):
            kinds = yield from inner.unhindered(tuple({inner.kind(piece) for piece, _ in came}), by.land)
            came = [(piece, n) for piece, n in came if inner.kind(piece) in kinds]
        for piece, n in came:
            for _ in range(n):
                if piece in inner.harmable(by.land, (inner.kind(piece),), DESTROY):
                    yield from inner.destroy_piece(by.land, piece)
        yield from inner.conclude()


MELT_EARTH_INTO_QUICKSAND = effect("melt_earth_into_quicksand", OnLandOfSeat, Quicksand())
