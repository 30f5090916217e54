"""Fractured Days Split the Sky: it gathers Time, and spends it to change the order of things."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, ON_TRACK, up_to
from weald.games.spirit_island.content.event_actions import slow_powers, use_now
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_elements,
    gain_power_card,
    move_presence,
    reclaim_all,
)
from weald.games.spirit_island.model.geography import FROZEN
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import has_invaders, home, presence_lands
from weald.games.spirit_island.model.pieces import DAHAN
from weald.games.spirit_island.model.state import (
    BUILD,
    INVADER,
    INVADER_PHASE,
    RAVAGE,
    SLOW_PHASE,
    IslandState,
    change_island,
)
from weald.games.spirit_island.phases.invaders import act_in, is_placed
from weald.games.spirit_island.rules import decks
from weald.games.spirit_island.rules.aims import GAIN, HOME, LEAVE, UNCOVER, Outlook
from weald.games.spirit_island.rules.declare import (
    FAST,
    SELF,
    SLOW,
    GrowthAction,
    OnLand,
    effect,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.happenings import PRESENCE_REMOVED
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import mobile_presence
from weald.games.spirit_island.rules.panel import card_plays, cost, income
from weald.games.spirit_island.rules.powers import (
    ANY_SPIRIT,
    MAJOR,
    MINOR,
    NO_TARGET,
    UNLIMITED,
    UsePrice,
    Work,
    from_sacred,
    within,
)
from weald.games.spirit_island.rules.registry import EVENTS, POWERS, SPIRITS
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel import chance

ID = "fractured_days"
DAYS = "days_that_never_were"
TIME = "time"
SLIP = "slip_the_flow_of_time"
# The cards of each deck in Days That Never Were, with few players and with more.
FEW_PLAYERS, FEW_CARDS, CARDS = 2, 6, 4


# Time.


class FragmentsOfShatteredTime(Rule):
    """Presence that lies here is Time."""

    id = "fragments_of_shattered_time"
    counters: tuple[str, ...] = (TIME,)
    numbers: tuple[Number, ...] = (Number.KEPT_PRESENCE,)

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        return s.counters.get(TIME, 0) if seat == by.seat else 0


def time_of(s: IslandState, seat: int) -> int:
    """Return the Time that a spirit has."""
    return s.counters.get(TIME, 0) if s.spirits[seat] == ID else 0


def gain_time(act: Action, optional: bool = False) -> Work[bool]:
    """Put 1 presence from a track or the island on Time; returns whether any was."""
    s, seat = act.s, act.seat
    tracks = SPIRITS[s.spirits[seat]].tracks
    places = [ON_TRACK - space for space in tracks.takeable(s.covered[seat])] + presence_lands(s, seat)
    if not places:
        return False
    place: int = yield from act.ask(
        "time_from", [*places, NONE] if optional else [*places], "place", {}, aim=UNCOVER
    )
    if place == NONE:
        return False
    s.away[seat] += 1
    s.counters[TIME] = s.counters.get(TIME, 0) + 1
    act.tell("time-gained", {"spirit": s.spirits[seat], "n": s.counters[TIME]})
    if place <= ON_TRACK:
        s.covered[seat] &= ~(1 << (ON_TRACK - place))
        yield from act.uncovered(seat, ON_TRACK - place)
    else:
        put_presence(s, seat, place, -1)
        act.log.append((PRESENCE_REMOVED, seat, place, -1, 1))
    return True


def covered_again(now: Outlook, place: int) -> float:
    """Value a space for presence to go back to: one that is missed least."""
    s, seat = now.s, now.seat
    tracks, covered = SPIRITS[s.spirits[seat]].tracks, s.covered[seat]
    before = tracks.shown(covered)
    after = tracks.shown(covered | 1 << (ON_TRACK - place))
    lost = before.energy - after.energy + 1.5 * (before.plays - after.plays)
    return -lost - 0.7 * (sum(before.elements) - sum(after.elements))


def spend_time(act: Action, n: int) -> Work[None]:
    """Put Time back on tracks; where no space is free, it is destroyed."""
    s, seat = act.s, act.seat
    for _ in range(n):
        assert time_of(s, seat)
        spaces = act.open_spaces(seat)
        place = NONE
        if spaces:
            place = yield from act.ask("time_to", spaces, "place", {}, worth=covered_again)
        s.counters[TIME] -= 1
        s.away[seat] -= 1
        if place == NONE:
            s.destroyed[seat] += 1
        else:
            s.covered[seat] |= 1 << (ON_TRACK - place)
        act.tell("time-spent", {"spirit": s.spirits[seat], "n": s.counters[TIME]})


def time_price(n: int) -> UsePrice:
    """Return a cost to use a power: some Time."""

    def payable(s: IslandState, seat: int) -> bool:
        return time_of(s, seat) >= n

    def pay(act: Action) -> Work[bool]:
        yield from spend_time(act, n)
        return True

    return UsePrice("time", payable, pay, lambda s, seat: n)


def uses_of_slip(s: IslandState, seat: int) -> int:
    """Return how often Slip the Flow of Time was used this turn: what the next use costs."""
    return s.used[seat].count(POWERS.number(SLIP))


def can_slip(s: IslandState, seat: int) -> bool:
    """Return whether a spirit has the Time for one more use of Slip the Flow of Time."""
    return uses_of_slip(s, seat) <= time_of(s, seat)


def pay_for_slip(act: Action) -> Work[bool]:
    """Pay for one more use of Slip the Flow of Time."""
    yield from spend_time(act, uses_of_slip(act.s, act.seat))
    return True


# Days That Never Were.


class DaysThatNeverWere(Rule):
    """Cards that were not chosen may be kept apart, to be gained by growth."""

    id = DAYS

    def after_gaining_card(self, act: Action, by: Owner, seat: int, card: int) -> Work[None]:
        s = act.s
        if seat != by.seat or not s.shown:
            return
        kept = yield from act.pick_card("keep_for_days", s.shown, optional=True, seat=seat, aim=GAIN)
        if kept != NONE:
            s.shown = [other for other in s.shown if other != kept]
            set_aside(s, seat, kept)
            act.tell("set-aside", {"spirit": s.spirits[seat], "id": POWERS.ids[kept]})


def set_aside(s: IslandState, seat: int, card: int) -> None:
    """Add a card to Days That Never Were."""
    s.aside = (*s.aside, (DAYS, seat, card))


def days(s: IslandState, seat: int) -> list[int]:
    """Return the cards of Days That Never Were."""
    return [card for source, owner, card in s.aside if (source, owner) == (DAYS, seat)]


def gain_from_days(act: Action) -> Work[None]:
    """Gain any card of Days That Never Were; for a major power, forget one."""
    s, seat = act.s, act.seat
    cards = days(s, seat)
    if not cards:
        return
    card = yield from act.pick_card("gain", cards, aim=GAIN)
    s.aside = tuple(entry for entry in s.aside if entry != (DAYS, seat, card))
    s.hands[seat].append(card)
    act.tell("gained", {"spirit": s.spirits[seat], "id": POWERS.ids[card]})
    yield from act.after_gaining(seat, card)
    if POWERS.all[card].deck == MAJOR and act.forgets_for_major(seat):
        yield from act.forget_card()


# Set-up and growth.


def start(act: Action) -> Work[None]:
    """Begin by dahan, with cards of days that never were; on a single board with 1 Time."""
    s, seat = act.s, act.seat
    own = s.island.of_board(home(s, seat))
    alone = [land for land in own if s.pieces[land][DAHAN] == 1]
    empty = [land for land in own if not s.pieces[land][DAHAN]] or own
    put_presence(s, seat, alone[0] if alone else empty[0], 1)
    put_presence(s, seat, empty[-1], 2)
    n = FEW_CARDS if s.seats <= FEW_PLAYERS else CARDS
    for kind in (MINOR, MAJOR):
        for card in decks.draw(s, kind, n):
            set_aside(s, seat, card)
        s.shown = []
    if len(s.boards) == 1:
        yield from gain_time(act)


def up_to_2_time(act: Action) -> Work[None]:
    """Gain up to 2 Time."""
    for _ in range(2):
        if not (yield from gain_time(act, optional=True)):
            break


def time_or_plays(act: Action) -> Work[None]:
    """Gain 1 Time, or play 2 more cards this turn."""
    yield from act.choose(
        act.called("gain_time", gain_time, worth=worth_of_time(act)),
        act.called("two_more_plays", two_more_plays, worth=float(more_cards(act))),
    )


def two_more_plays(act: Action) -> None:
    """Play 2 more cards this turn."""
    act.s.extra_plays[act.seat] += 2


def time_or_energy(act: Action) -> Work[None]:
    """Gain 1 Time, or 2 energy."""
    yield from act.choose(act.called("gain_time", gain_time, worth=worth_of_time(act)), act.gain_energy(2))


def worth_of_time(act: Action) -> float:
    """Return the worth of 1 more Time to a bot: it uncovers a track; much of it lies idle.

    Presence that leaves the island for it is worth more there.
    """
    s, seat = act.s, act.seat
    if not SPIRITS[ID].tracks.takeable(s.covered[seat]):
        return -0.5
    has = time_of(s, seat)
    return 1.6 if has < 2 else 1.2 if has < 5 else 0.6


def more_cards(act: Action) -> int:
    """Return how many of 2 more cards a spirit could pay for, the cheapest first."""
    s, seat = act.s, act.seat
    energy = s.energy[seat] + income(s, seat)
    played = 0
    for price in sorted([cost(s, seat, card) for card in s.hands[seat]]):
        if price > energy:
            break
        energy -= price
        played += 1
    return max(0, min(2, played - card_plays(s, seat)))


TIME_OR_PLAYS = GrowthAction("time_or_plays", "hourglass", time_or_plays, 2, worth=2.0)
TIME_OR_ENERGY = GrowthAction("time_or_energy", "hourglass", time_or_energy, 2, worth=2.0)

SPIRIT = spirit(
    ID,
    icon="hourglass",
    complexity="very_high",
    start=start,
    growth=[
        growth(
            [
                gain_elements("air"),
                reclaim_all(),
                GrowthAction("up_to_time", "hourglass", up_to_2_time, 2, worth=2.0),
            ],
            [gain_elements("moon"), gain_power_card(), add_presence(2), TIME_OR_PLAYS, TIME_OR_PLAYS],
            [
                gain_elements("sun"),
                GrowthAction("gain_from_days", "card-draw", gain_from_days, worth=3.6),
                move_presence(4),
                TIME_OR_ENERGY,
                TIME_OR_ENERGY,
                TIME_OR_ENERGY,
            ],
        )
    ],
    energy="1 1 2 2 2 3",
    cards="1 1 1 2 2 3",
    rules=[FragmentsOfShatteredTime(), DaysThatNeverWere()],
    asks="blur_again bury_event bury_invader_card keep_for_days swap_card time_from time_to",
    deeds="gain_time look_at_events look_at_invaders two_more_plays",
    strengths=Strengths(offence=2, control=4, fear=2, defence=3, utility=5),
    face=Face(
        Ground("shards"),
        light=Coat("#FFEDBC", "#3545A6", "#E1CF9F"),
        dark=Coat("#EEDCAC", "#273392", "#D0BF90"),
    ),
)


# Innate powers.


@innate(
    SLIP,
    spirit=ID,
    speed=FAST,
    target=ANY_SPIRIT,
    tiers=("3 moon 1 air", "2 sun 2 moon", "3 sun 2 air"),
    price=UsePrice("time", can_slip, pay_for_slip, uses_of_slip),
    uses=UNLIMITED,
)
def slip_the_flow_of_time(act: Action) -> Work[None]:
    """The spirit may use 1 slow power now.

    The spirit may reclaim 1 power card that is discarded or in play.

    The spirit may play a power card for its cost.
    """
    s, seat = act.s, act.spirit
    if act.met:
        yield from use_now(act, slow_powers(s, seat), seat)
    if act.reached(2):
        yield from act.reclaim_card(seat, optional=True, in_play=True)
    if act.reached(3):
        yield from act.play_now([*s.hands[seat]], seat)


@innate(
    "visions_of_a_shifting_future",
    spirit=ID,
    speed=SLOW,
    target=SELF,
    tiers=("1 sun 2 moon 2 air", "2 sun 3 moon 2 air"),
)
def visions_of_a_shifting_future(act: Action) -> Work[None]:
    """Look at the top card of the invader deck or the event deck, put it back, and shuffle the top 2 cards.

    Instead of putting it back and shuffling, you may put it on the bottom, unless set-up has placed it.
    """
    s = act.s
    yield from act.choose(
        act.called("look_at_invaders", look_at_invaders, worth=1.0) if s.invader_deck else None,
        act.called("look_at_events", look_at_events, worth=0.5) if s.event_deck else None,
    )


def look_at_invaders(act: Action) -> Work[None]:
    """Look at the top invader card; shuffle it with the next one, or bury it."""
    s = act.s
    deck = s.invader_deck
    top = act.see_next_invader_card()
    bury = act.reached(2) and not is_placed(s, top)
    if bury and (yield from act.agrees("bury_invader_card", {"card": INVADER_CARDS[top].id}, worth=0.3)):
        deck.insert(0, deck.pop())
        s.turned_cards = (*(card for card in s.turned_cards if card != top), top)
        return
    s.turned_cards = tuple(card for card in s.turned_cards if card not in deck[-2:])
    shuffle_top(s, deck)


def look_at_events(act: Action) -> Work[None]:
    """Look at the top event card; shuffle it with the next one, or bury it."""
    s = act.s
    deck = s.event_deck
    top = EVENTS.all[act.see_next_event_card()]
    if act.reached(2) and not top.under and (yield from act.agrees("bury_event", {"id": top.id}, worth=1.0)):
        deck.insert(0, deck.pop())
    else:
        shuffle_top(s, deck)


def shuffle_top(s: IslandState, deck: list[int]) -> None:
    """Shuffle the top 2 cards of a deck."""
    top = deck[-2:]
    chance.shuffle(s, top)
    deck[-2:] = top


# Cards.


class Stasis(Rule):
    """A land is out of time: neither it nor anything there exists; the island itself knows it."""


STASIS = effect("stasis", OnLand, Stasis())


@unique(
    "absolute_stasis",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="sun air earth",
    reach=from_sacred(2),
    needs="no_ocean",
    price=time_price(1),
)
def absolute_stasis(act: Action) -> None:
    """Costs 1 Time to use. Until the end of the slow phase the land and everything in it do not exist.

    Nothing can go or target into it, out of it or through it. Victory and loss still count what is there.
    """
    act.lasting("stasis", act.land, until=SLOW_PHASE)
    change_island(act.s, (FROZEN, act.land, -1))


@unique("blur_the_arc_of_years", spirit=ID, cost=1, speed=FAST, elements="sun moon air", reach=within(1))
def blur_the_arc_of_years(act: Action) -> Work[None]:
    """If there are no invaders or dahan, remove 1 blight. If there are invaders, they build, then ravage.

    If there are dahan, add 1 dahan, then push up to 2 dahan. You may spend 1 Time to repeat this power once,
    on the same land.
    """
    s, land = act.s, act.land
    if not has_invaders(s, land) and not act.number(DAHAN):
        yield from act.remove_blight(1)
    if has_invaders(s, land):
        yield from act_in(s, BUILD, land, act)
        yield from act_in(s, RAVAGE, land, act)
    if act.number(DAHAN):
        yield from act.add(1, DAHAN)
        yield from act.push(up_to(2), DAHAN)
    if not act.repeated and time_of(s, act.seat) and (yield from act.agrees("blur_again", worth=-0.2)):
        yield from spend_time(act, 1)
        yield from act.again([land])


class Boards(NamedTuple):
    """The board on which time is short, and the one on which it is long."""

    short: int
    long: int


class TimeSideways(Rule):
    """In the invader phase, one board acts one time fewer and another one time more."""

    def instead_of_boards(self, act: Action, by: Boards, boards: list[int]) -> list[int]:
        if act.s.phase != INVADER or act.by_spirit:
            return boards
        boards = [*boards]
        more = [by.long] * (by.long in boards)
        if by.short in boards:
            boards.remove(by.short)
        return sorted(boards + more)


TIME_SIDEWAYS = effect("time_sideways", Boards, TimeSideways())


@unique(
    "pour_time_sideways",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="moon air water",
    target=SELF,
    price=time_price(3),
)
def pour_time_sideways(act: Action) -> Work[None]:
    """Costs 3 Time to use. Move 1 of your presence to a different land with your presence.

    On the board it leaves, Actions of invaders and those on each board or in each land happen one time fewer
    this invader phase; on the board it comes to, one time more.
    """
    s, seat = act.s, act.seat
    own = presence_lands(s, seat)
    movable = mobile_presence(s, seat)
    if len(own) > 1 and movable:
        origin = yield from act.pick_land(movable, "move_presence_from", aim=LEAVE)
        to = yield from act.pick_land([land for land in own if land != origin], "move_presence_to", aim=HOME)
        yield from act.move_presence(origin, to)
        short = yield from act.pick_board(origin)
        long = yield from act.pick_board(to)
        if short != long:
            act.lasting("time_sideways", short, long, until=INVADER_PHASE)


def swappable(s: IslandState) -> list[int]:
    """Return the invader cards that are done, face up, and within one stage of the top card of the deck."""
    if not s.invader_deck:
        return []
    stage = INVADER_CARDS[s.invader_deck[-1]].stage
    return [
        card
        for card in s.invader_discard
        if abs(INVADER_CARDS[card].stage - stage) <= 1 and card not in s.turned_cards
    ]


def can_return(s: IslandState, seat: int) -> bool:
    """Return whether all can pay for the past to return, and there are two cards to swap."""
    n = s.seats
    return time_of(s, seat) >= n and sum(s.energy) >= n and bool(swappable(s))


def pay_for_return(act: Action) -> Work[bool]:
    """Let all pay energy, and then the spirit its Time."""
    if not (yield from act.pay_together(act.s.seats)):
        return False
    yield from spend_time(act, act.s.seats)
    return True


@unique(
    "the_past_returns_again",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="sun moon",
    target=NO_TARGET,
    price=UsePrice("past", can_return, pay_for_return, lambda s, seat: s.seats),
)
def the_past_returns_again(act: Action) -> Work[None]:
    """Costs 1 Time and 1 energy for each player to use; all pay the energy together.

    Swap the top card of the invader deck with a discarded invader card within one stage of it. The card from
    the deck stays face down.
    """
    s = act.s
    cards = swappable(s)
    if not cards:
        return
    card: int = yield from act.ask("swap_card", [*cards], "invader_card", {})
    top = s.invader_deck[-1]
    s.invader_deck[-1] = card
    s.invader_discard[s.invader_discard.index(card)] = top
    s.turned_cards = (*(other for other in s.turned_cards if other != top), card, top)
    act.tell("swapped", {"spirit": s.spirits[act.seat], "card": INVADER_CARDS[card].id})
