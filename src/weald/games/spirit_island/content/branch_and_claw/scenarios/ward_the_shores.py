"""Ward the Shores: the spirits win by warding every coast, not by fear."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.invader_cards import invader_stage, stage_of
from weald.games.spirit_island.model.lands import count
from weald.games.spirit_island.model.pieces import BLIGHT, TOWN, TOWN_CITY
from weald.games.spirit_island.model.state import EXPLORE, GAME, SLOW, SPIRIT, TURN, IslandState
from weald.games.spirit_island.rules.declare import OfSeat, OnLand, effect, scenario
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import EXPLORED
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import sacred_sites
from weald.games.spirit_island.rules.panel import card_plays
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS
from weald.games.spirit_island.rules.subjects import Doing, Number

ID = "ward_the_shores"
# Offers: play a card face down, and in the slow phase add the warding for it.
FACE_DOWN, WARD = range(2)
WARDINGS_EACH_BOARD = 4
# Energy for each blight, town and city in the land.
PRICE = 2
DEFENCE = 3
LEAST_TERROR = 2


class Warding(Rule):
    """A warding defends its land until blight comes there."""

    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: OnLand, what: Number, land: int, seat: int, of: int) -> int:
        return DEFENCE if by.land == land else 0

    def after_blight(self, act: Action, by: OnLand, land: int, cascaded: bool) -> None:
        if by.land == land:
            spend(act.s, "warding", by)
            act.tell("warding-destroyed", {"land": act.name(land)})


WARDING = effect("warding", OnLand, Warding())
WARDED = effect("warded", OfSeat, Rule())


class WardTheShores(Rule):
    """Cards played face down become wardings; only they win."""

    id = ID
    doings: tuple[Doing, ...] = (Doing.REFILL_FEAR, Doing.WIN)

    def before_set_up(self, s: IslandState, by: By) -> None:
        # The fear cards that are not needed lie below the others.
        first, second, _ = s.fear_split
        s.fear_split = (first, second, len(FEAR_CARDS.of(s.sets)) - first - second)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        if what is Doing.REFILL_FEAR:
            return True
        island = s.island
        coasts = {land for land in island.ground if island.coastal[land]}
        return s.terror >= LEAST_TERROR and coasts <= set(warded(s))

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        hidden = any(kept[:2] == (ID, seat) for kept in s.aside)
        if s.phase == SPIRIT:
            free = s.paid[seat] and s.plays[seat] < card_plays(s, seat) and not hidden
            return [FACE_DOWN] if free and s.hands[seat] else []
        if s.phase == SLOW and hidden and ("warded", (seat,)) not in [effect[:2] for effect in s.effects]:
            return [WARD] if wardable(s, seat) else []
        return []

    def after_offer(self, act: Action, by: By, offer: int) -> Work[None]:
        act.source = ID
        yield from play_face_down(act) if offer == FACE_DOWN else ward(act)

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        s = act.s
        # Once for each explore, however many explorers it adds, and also where a town comes instead.
        lands = dict.fromkeys(entry[2] for entry in cause.log if entry[0] == EXPLORED)
        if not lands:
            return
        card = s.agenda[0][1] if s.agenda and s.agenda[0][0] == EXPLORE else -1
        if (stage_of(s, card) if card >= 0 else invader_stage(s)) == 3:
            act.source = ID
            for land in lands:
                yield from act.add(1, TOWN, land)

    def before_time_passes(self, act: Action, by: By) -> None:
        s = act.s
        for source, seat, card in s.aside:
            if source == ID:
                s.discards[seat].append(card)
        s.aside = tuple(kept for kept in s.aside if kept[0] != ID)


WARD_THE_SHORES = scenario(ID, difficulty=2, rule=WardTheShores())


def warded(s: IslandState) -> list[int]:
    """Return the lands with a warding."""
    return [effect[1][0] for effect in s.effects if effect[0] == "warding"]


def price(s: IslandState, land: int) -> int:
    """Return the energy that a warding in a land takes."""
    return PRICE * count(s, land, (BLIGHT, *TOWN_CITY))


def wardable(s: IslandState, seat: int) -> list[int]:
    """Return the sacred sites without a warding in which a spirit can pay for one."""
    here = warded(s)
    sites = [land for land in sacred_sites(s, seat) if land in s.island.ground and land not in here]
    return [land for land in sites if price(s, land) <= s.energy[seat]]


def play_face_down(act: Action) -> Work[None]:
    """Play a card without its cost and elements."""
    s, seat = act.s, act.seat
    card = yield from act.pick_card("face_down", s.hands[seat])
    s.hands[seat].remove(card)
    s.plays[seat] += 1
    s.aside = (*s.aside, (ID, seat, card))
    act.tell("face-down", {"spirit": s.spirits[seat], "id": POWERS.ids[card]})


def ward(act: Action) -> Work[None]:
    """Add a warding to a sacred site; when all are on the island, one moves there."""
    s, seat = act.s, act.seat
    act.note("warded", seat, until=TURN)
    land = yield from act.pick_land(wardable(s, seat), "ward")
    yield from act.pay_energy(price(s, land))
    if len(warded(s)) >= WARDINGS_EACH_BOARD * len(s.boards):
        lifted = yield from act.pick_land(warded(s), "lift_warding")
        spend(s, "warding", OnLand(lifted))
    act.lasting("warding", land, until=GAME)
