"""The dahan events of Jagged Earth; several cards share some of them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.branch_and_claw.shared_event_parts import come_of_age
from weald.games.spirit_island.content.event_actions import (
    DefendWhere,
    Where,
    blight_on_each_board,
    board_lands,
    both,
    dahan_near,
    has,
    has_presence,
    in_one_land,
    lacks,
    lands,
    next_to,
    on_board,
    on_each_board,
    prints_dahan,
)
from weald.games.spirit_island.model.lands import number, pieces_in, presence_lands, put, take
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    STRIFE_UNIT,
    TOWN,
    TOWN_CITY,
    WILDS,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.ravage import hurt_dahan
from weald.games.spirit_island.rules.declare import Wherever, effect, event_part
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import DAHAN_FIRST, TOGETHER, Ravage
from weald.games.spirit_island.rules.land_rules import defence, strife_at_work
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS

# Lands with dahan.


@event_part("return_to_old_pillars")
def return_to_old_pillars(act: Action) -> Work[None]:
    """On each board, gather 1 or 2 dahan into a land where dahan are printed."""
    yield from gather_one_or_two(act, prints_dahan)


@event_part("seek_out_new_grounds")
def seek_out_new_grounds(act: Action) -> Work[None]:
    """On each board, gather 1 or 2 dahan into a land where no dahan are printed."""
    yield from gather_one_or_two(act, lambda s, land: not prints_dahan(s, land))


def gather_one_or_two(act: Action, where: Where) -> Work[None]:
    """On each board, gather 1 or 2 dahan into one such land."""

    def come(inner: Action) -> Work[None]:
        yield from inner.gather(1, DAHAN)
        yield from inner.gather(up_to(1), DAHAN)

    yield from on_each_board(act, both(where, next_to(has(DAHAN))), come)


@event_part("leave_the_hostile_land")
def leave_the_hostile_land(act: Action) -> Work[None]:
    """From each land, push 1 dahan for each badlands and disease there, to lands without either."""
    hostile = (BADLANDS, DISEASE)

    def leave(inner: Action) -> Work[None]:
        yield from inner.push(inner.number(hostile), DAHAN, to_lands=lands(inner.s, lacks(*hostile)))

    yield from act.each_land(lands(act.s, both(has(DAHAN), has(*hostile))), leave)


@event_part("keep_far_from_the_lands_of_plague")
def keep_far_from_the_lands_of_plague(act: Action) -> Work[None]:
    """On each board, push 3 dahan in total from lands with disease to lands without disease."""

    def board(inner: Action, slot: int) -> Work[None]:
        for _ in range(3):
            s = inner.s
            among = board_lands(s, slot, both(has(DISEASE), has(DAHAN), next_to(lacks(DISEASE))))
            land = yield from inner.pick_land(among)
            if land != NONE:
                yield from inner.push(1, DAHAN, land, to_lands=lands(s, lacks(DISEASE)))

    yield from act.each_board(board)


@event_part("coming_of_age_2_dahan")
def coming_of_age_2_dahan(act: Action) -> Work[None]:
    """On each board, add 1 dahan to a land with at least 2 dahan."""
    yield from come_of_age(act, has(DAHAN, least=2))


@event_part("coming_of_age_no_land_tokens")
def coming_of_age_no_land_tokens(act: Action) -> Work[None]:
    """On each board, add 1 dahan to a land with dahan and without badlands, beasts, disease and wilds."""
    yield from come_of_age(act, lacks(BADLANDS, BEASTS, DISEASE, WILDS))


@event_part("coming_of_age_no_blight_disease")
def coming_of_age_no_blight_disease(act: Action) -> Work[None]:
    """On each board, add 1 dahan to a land with dahan and without blight and disease."""
    yield from come_of_age(act, lacks(BLIGHT, DISEASE))


# Defend and strike.

CAREFUL = effect("careful_defense", Wherever, DefendWhere(2, has(DAHAN)))
COORDINATED = effect("coordinated_defense", Wherever, DefendWhere(5, both(has(DAHAN), has_presence)))


@event_part("careful_defense")
def careful_defense(act: Action) -> None:
    """During ravages this turn, each land with dahan has defend 2."""
    act.lasting("careful_defense")


@event_part("coordinated_defense")
def coordinated_defense(act: Action) -> None:
    """During ravages this turn, each land with dahan and presence has defend 5."""
    act.lasting("coordinated_defense")


@event_part("rally_to_the_defense_of_distant_kin")
def rally_to_the_defense_of_distant_kin(act: Action) -> Work[None]:
    """On each board, gather 1 dahan into a land with dahan. It has defend 1 for each dahan there."""

    def rally(inner: Action) -> Work[None]:
        yield from inner.gather(1, DAHAN)
        yield from inner.defend(inner.number(DAHAN))

    yield from on_each_board(act, has(DAHAN), rally)


@event_part("coordinated_strikes")
def coordinated_strikes(act: Action) -> Work[None]:
    """In each land with at least 3 dahan, 2 damage and defend 2."""

    def strike(inner: Action) -> Work[None]:
        yield from inner.damage(2)
        yield from inner.defend(2)

    yield from act.each_land(lands(act.s, has(DAHAN, least=3)), strike)


class OnTheirOwnTerms(Rule):
    """In ravages dahan strike first, and weakly."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        ravage.order = DAHAN_FIRST
        ravage.dahan_strike = 1


class Ambushes(Rule):
    """In ravages dahan strike together with the invaders."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        ravage.order = TOGETHER


OWN_TERMS = effect("engage_on_their_own_terms", Wherever, OnTheirOwnTerms())
AMBUSHES = effect("lay_ambushes", Wherever, Ambushes())


@event_part("engage_on_their_own_terms")
def engage_on_their_own_terms(act: Action) -> None:
    """During ravages this turn, dahan deal only 1 damage each, but before the invaders deal theirs."""
    act.lasting("engage_on_their_own_terms")


@event_part("lay_ambushes")
def lay_ambushes(act: Action) -> None:
    """During ravages this turn, dahan deal their damage at the same time as the invaders."""
    act.lasting("lay_ambushes")


@event_part("settlers_encroach_too_far")
def settlers_encroach_too_far(act: Action) -> Work[None]:
    """On each board, from a land with dahan and towns, push 1 town for every 2 dahan there."""

    def expel(inner: Action) -> Work[None]:
        yield from inner.push(inner.number(DAHAN) // 2, TOWN)

    yield from on_each_board(act, both(has(TOWN), has(DAHAN)), expel)


@event_part("raiding_and_retaliation")
def raiding_and_retaliation(act: Action) -> Work[None]:
    """In each land with a town or city, 1 damage for each dahan.

    Then each town and city that is left deals 1 damage to dahan; defend and strife count.
    """

    def raid(inner: Action) -> Work[None]:
        yield from inner.damage(inner.number(DAHAN))
        yield from retaliate(inner)

    yield from act.each_land(lands(act.s, both(has(*TOWN_CITY), has(DAHAN))), raid)


def retaliate(act: Action) -> Work[None]:
    """Let each town and city deal 1 damage to dahan; those with strife lose one of it instead."""
    s, land = act.s, act.land
    blow = Ravage(land)
    for piece in pieces_in(s, land, TOWN_CITY):
        n = number(s, land, piece)
        if strife_at_work(s, piece):
            take(s, land, piece, n)
            put(s, land, piece - STRIFE_UNIT, n)
        else:
            blow.damage += n
    blow.damage = max(0, blow.damage - defence(s, land))
    yield from hurt_dahan(act, blow)


@event_part("a_thousand_small_struggles")
def a_thousand_small_struggles(act: Action) -> Work[None]:
    """On each board with at least 4 towns and cities and at most 4 dahan, add 1 blight.

    It comes to a land without dahan.
    """

    def outnumbered(s: IslandState, board: int) -> bool:
        return on_board(s, board, TOWN_CITY) >= 4 and on_board(s, board, (DAHAN,)) <= 4

    yield from blight_on_each_board(act, lacks(DAHAN), if_board=outnumbered)


# Fear and help for spirits.


@event_part("at_their_gates_demanding_redress")
def at_their_gates_demanding_redress(act: Action) -> Work[None]:
    """2 fear for each land with dahan and a city."""

    def demand(inner: Action) -> Work[None]:
        yield from inner.fear(2)

    yield from act.each_land(lands(act.s, both(has(DAHAN), has(CITY))), demand)


@event_part("speak_of_the_spirits_anger")
def speak_of_the_spirits_anger(act: Action) -> Work[None]:
    """1 fear for each board with dahan in a land with a town or city."""

    def board(inner: Action, slot: int) -> Work[None]:
        if board_lands(inner.s, slot, both(has(DAHAN), has(*TOWN_CITY))):
            yield from inner.fear(1)

    yield from act.each_board(board)


@event_part("blessings_of_bounty_and_health")
def blessings_of_bounty_and_health(act: Action) -> Work[None]:
    """Each spirit may add 1 dahan to one of its lands with dahan."""

    def bless(inner: Action) -> Work[None]:
        yield from inner.add(1, DAHAN)

    def player(inner: Action) -> Work[None]:
        yield from in_one_land(inner, own_with_dahan(inner), bless, optional=True)

    yield from act.each_player(player)


def own_with_dahan(act: Action) -> list[int]:
    """Return a spirit's lands with dahan."""
    return [land for land in presence_lands(act.s, act.seat) if act.s.pieces[land][DAHAN]]


@event_part("tell_the_old_stories")
def tell_the_old_stories(act: Action) -> Work[None]:
    """Each spirit with at least 2 dahan in its lands altogether reclaims 1 power card.

    Or it gets back 1 of its own powers that it has forgotten.
    """

    def player(inner: Action) -> Work[None]:
        s, seat = inner.s, inner.seat
        if dahan_near(s, seat) >= 2:
            yield from inner.choose(
                inner.reclaim_card() if s.discards[seat] else None,
                inner.called("remember_forgotten", remember, worth=2.0) if s.forgotten[seat] else None,
            )

    yield from act.each_player(player)


def remember(act: Action) -> Work[None]:
    """Take a forgotten power of a spirit's own back into its hand."""
    s, seat = act.s, act.seat
    card = yield from act.pick_card("remember", s.forgotten[seat], seat=seat)
    s.forgotten[seat].remove(card)
    s.hands[seat].append(card)
    act.tell("gained", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})


@event_part("clever_cooperation")
def clever_cooperation(act: Action) -> Work[None]:
    """Each spirit may push 1 of its presence from a land with dahan. 2 damage in the land it enters."""

    def player(inner: Action) -> Work[None]:
        _, land = yield from inner.push_presence(among=own_with_dahan(inner))
        if land != NONE:
            yield from inner.damage(2, land=land)

    yield from act.each_player(player)


@event_part("offerings_of_story_and_season")
def offerings_of_story_and_season(act: Action) -> Work[None]:
    """Each spirit with at least 3 dahan in its lands altogether gains 1 energy.

    It may reclaim 1 power card.
    """

    def offer(inner: Action) -> Work[None]:
        if dahan_near(inner.s, inner.seat) >= 3:
            yield from inner.gain_energy(1)
            yield from inner.reclaim_card(optional=True)

    yield from act.each_player(offer)
