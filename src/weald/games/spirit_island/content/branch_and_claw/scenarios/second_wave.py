"""Second Wave: the invaders come again to the island of an earlier game, and other spirits wake."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.invader_cards import invader_stage
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN, INVADERS, TOKENS, TOWN
from weald.games.spirit_island.model.state import FAST, SLOW, SPIRIT, TURN, IslandState, lay_out
from weald.games.spirit_island.rules.decks import discard_pile
from weald.games.spirit_island.rules.declare import effect, scenario
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import is_blighted
from weald.games.spirit_island.rules.moves import USE as USE_POWER
from weald.games.spirit_island.rules.moves import Move
from weald.games.spirit_island.rules.panel import is_fast, is_slow, tiers_met
from weald.games.spirit_island.rules.powers import LAND, MAJOR, MINOR, Power, Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.thresholds import declarations

ID = "second_wave"
# The number of this game among those on the island, and the blight for when the card turns once more.
WAVE = "wave"
BLIGHT_ASIDE = "blight_aside"
WAS_BLIGHTED = "was_blighted"
# Offers: play a card of an earlier spirit, and use it at its speed.
PLAY, USE = range(2)
LEFT_BLIGHT = 2
CARD_BLIGHT = 2
EXTRA_BLIGHT = 1
# Lands to which more towns come, the first ones in every case.
TOWN_LANDS = (5, 4, 3, 2, 1, 6, 7, 8)
FAR_LAND = 6
CROWD = 2
MOST_DAHAN = 8
MOST_ELEMENTS = 10


class Assistance(NamedTuple):
    """A card of an earlier spirit, and the seat that has played it."""

    seat: int
    card: int


ASSISTANCE = effect("assistance", Assistance, Rule())


class SecondWave(Rule):
    """The island is as the last game left it; its spirits help once with a card each."""

    id = ID
    counters: tuple[str, ...] = (WAVE, BLIGHT_ASIDE, WAS_BLIGHTED)
    numbers: tuple[Number, ...] = (Number.TURNED_BLIGHT,)

    def after_earlier_game(self, s: IslandState, by: By, earlier: IslandState) -> None:
        lay_out(s, earlier.boards, earlier.layout, earlier.added)
        for land in s.island.ground:
            for kind in (DAHAN, BLIGHT, *TOKENS):
                s.pieces[land][kind] = earlier.pieces[land][kind]
        # Oceans are no longer in play: their blight goes back to the card, and their tokens are removed.
        at_sea = on_island(earlier, (BLIGHT,)) - on_island(s, (BLIGHT,))
        s.blight_card, s.blight_pool = earlier.blight_card, earlier.blight_pool + at_sea
        s.counters[WAVE] = earlier.counters.get(WAVE, 1) + 1
        if is_blighted(earlier):
            s.counters[WAS_BLIGHTED] = 1
        s.aside = tuple(
            (ID, seat, card)
            for seat in range(s.seats)
            for card in sorted([*earlier.hands[seat], *earlier.played[seat], *earlier.discards[seat]])
        )

    def instead_of_printed(self, s: IslandState, by: By, number: int, kind: int) -> int:
        if kind not in INVADERS:
            return 0
        return number - max(5 - wave(s), 0) if number >= FAR_LAND else number

    def before_spirits(self, act: Action, by: By) -> Work[None]:
        s = act.s
        act.source = ID
        boards = len(s.boards)
        for kind in TOKENS:
            yield from leave(act, kind, boards)
        yield from leave(act, BLIGHT, LEFT_BLIGHT * boards)
        if s.counters.get(WAS_BLIGHTED):
            on_card = min(s.blight_pool, CARD_BLIGHT * boards + EXTRA_BLIGHT)
            s.counters[BLIGHT_ASIDE] = s.blight_pool - on_card
            s.blight_pool = on_card
        yield from settle_dahan(act)
        for first in s.island.first:
            for number in TOWN_LANDS[: wave(s) - 1]:
                yield from act.add(1, TOWN, first + number)
        for seat in range(s.seats):
            own = [card for source, whose, card in s.aside if (source, whose) == (ID, seat)]
            if own:
                card = yield from act.pick_card("set_aside", own, seat=seat)
                s.aside = tuple(kept for kept in s.aside if kept[1] != seat or kept[2] == card)

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return s.counters.get(BLIGHT_ASIDE, 0) - of if s.counters.get(WAS_BLIGHTED) else 0

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        if s.phase == SPIRIT:
            return [PLAY] if invader_stage(s) == 3 and unplayed(s) else []
        return [USE] if s.phase in (FAST, SLOW) and ways_to_use(s, seat) else []

    def after_offer(self, act: Action, by: By, offer: int) -> Work[None]:
        s, seat = act.s, act.seat
        act.source = ID
        if offer == PLAY:
            played = yield from act.pick_card("assistance", unplayed(s))
            act.note("assistance", seat, played, until=TURN)
            return
        _, card, *mask = yield from act.ask("assistance", [*ways_to_use(s, seat)], "use", {})
        spend(s, "assistance", Assistance(seat, card))
        discard(s, card)
        power = POWERS.all[card]
        use = Action(s, POWER, power.id, seat)
        use.chain = act.chain
        tiers = mask[0] if mask else thresholds(s, seat, power)
        yield from use.use(power, tiers, lands_for(s, power), declared=bool(mask))

    def before_time_passes(self, act: Action, by: By) -> None:
        for card in played(act.s):
            discard(act.s, card)


SECOND_WAVE = scenario(ID, difficulty=0, rule=SecondWave(), follows=True)


# Remains of the earlier game.


def wave(s: IslandState) -> int:
    """Return the number of this game among those on the island."""
    return s.counters.get(WAVE, 2)


def leave(act: Action, kind: int, n: int) -> Work[None]:
    """Remove pieces of a kind where the players like, until `n` are left on the island."""
    s = act.s
    while on_island(s, (kind,)) > n:
        lands = [land for land in range(s.island.size) if s.pieces[land][kind]]
        act.decider = 0
        land = yield from act.pick_land(lands, "leave_fewer")
        act.remove_piece(land, kind)


def settle_dahan(act: Action) -> Work[None]:
    """Spread crowded dahan, let few become more, and many fewer."""
    s = act.s
    for land in s.island.ground:
        if s.pieces[land][DAHAN] > CROWD:
            yield from act.push(s.pieces[land][DAHAN] - CROWD, DAHAN, land)
    for board in range(len(s.boards)):
        lands = s.island.of_board(board)
        n = sum(s.pieces[land][DAHAN] for land in lands)
        if 2 <= n <= 4:
            yield from act.add(1, DAHAN, next(land for land in lands if s.pieces[land][DAHAN]))
        for _ in range(n - MOST_DAHAN):
            land = yield from act.pick_land([land for land in lands if s.pieces[land][DAHAN]], "leave_fewer")
            if land != NONE:
                act.remove_piece(land, DAHAN)


# Cards of the earlier spirits.


def played(s: IslandState) -> list[int]:
    """Return the cards of earlier spirits that were played this turn and not used."""
    return [lasting[1][1] for lasting in s.effects if lasting[0] == "assistance"]


def unplayed(s: IslandState) -> list[int]:
    """Return the cards of earlier spirits that were not played."""
    return [card for source, _, card in s.aside if source == ID and card not in played(s)]


def usable(s: IslandState, seat: int) -> list[int]:
    """Return the cards of earlier spirits that a spirit has played and can use in this phase."""
    own = [lasting[1][1] for lasting in s.effects if lasting[0] == "assistance" and lasting[1][0] == seat]
    timely = is_fast if s.phase == FAST else is_slow
    return [card for card in own if timely(s, seat, POWERS.all[card])]


def thresholds(s: IslandState, seat: int, power: Power) -> int:
    """Return the thresholds that a card of an earlier spirit reaches."""
    return low_thresholds(power) | tiers_met(s, seat, power)


def low_thresholds(power: Power) -> int:
    """Return the thresholds that a card of an earlier spirit reaches anyway: those that are low enough."""
    return sum(1 << i for i, need in enumerate(power.tiers) if sum(need) <= MOST_ELEMENTS)


def lands_for(s: IslandState, power: Power) -> list[int] | None:
    """Return the lands that a card of an earlier spirit can target: any; None if it targets no land."""
    return s.island.lands if power.target == LAND else None


def ways_to_use(s: IslandState, seat: int) -> list[Move]:
    """Return a spirit's present uses of its cards of earlier spirits: with all elements, or with fewer."""
    return [
        (USE_POWER, card, *way)
        for card in usable(s, seat)
        for power in (POWERS.all[card],)
        for way in declarations(s, seat, power, lands_for(s, power), given=low_thresholds(power))
    ]


def discard(s: IslandState, card: int) -> None:
    """Discard a card of an earlier spirit; one of its own leaves the game."""
    s.aside = tuple(kept for kept in s.aside if kept[2] != card)
    deck = POWERS.all[card].deck
    if deck in (MINOR, MAJOR):
        discard_pile(s, deck).append(card)
