"""Major powers of Branch & Claw."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE, up_to
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    TOWN,
    TOWN_CITY,
    WETLANDS,
    WILDS,
)
from weald.games.spirit_island.model.state import RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import act_in
from weald.games.spirit_island.rules.declare import FAST, SLOW, OnLandOfSeat, effect, major
from weald.games.spirit_island.rules.happenings import DESTROY, REMOVE, STRIFE_REMOVED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.subjects import Doing


@major(
    "bloodwrack_plague",
    cost=4,
    speed=FAST,
    elements="water earth animal",
    reach=from_sacred(1),
    threshold="2 earth 4 animal",
)
def bloodwrack_plague(act: Action) -> Work[None]:
    """Add 2 disease. For each disease in this land, defend 1 here and in each adjacent land.

    2 fear. For each disease in this land, 1 damage here or in an adjacent land.
    """
    yield from act.add(2, DISEASE)
    disease = act.number(DISEASE)
    lands = [act.land, *act.adjacent]
    for land in lands:
        yield from act.defend(disease, land)
    if act.met:
        yield from act.fear(2)
        yield from act.damage_among(disease, lands)


@major(
    "cast_down_into_the_briny_deep",
    cost=9,
    speed=SLOW,
    elements="sun moon water earth",
    reach=from_sacred(1),
    needs="coastal",
    threshold="2 sun 2 moon 4 water 4 earth",
)
def cast_down_into_the_briny_deep(act: Action) -> Work[None]:
    """6 fear. Destroy all invaders.

    Destroy the board of this land and everything on it. Its blight leaves the game and does not return to the
    card.
    """
    yield from act.fear(6)
    yield from act.destroy(ALL, INVADERS)
    if act.met:
        yield from act.sink_board((yield from act.pick_board(act.land)))


@major(
    "death_falls_gently_from_open_blossoms",
    cost=4,
    speed=SLOW,
    elements="moon air plant",
    reach=within(3),
    needs="jungle sands",
    threshold="3 air 3 plant",
)
def death_falls_gently_from_open_blossoms(act: Action) -> Work[None]:
    """4 damage. If invaders are left, add 1 disease.

    3 fear. Add 1 disease in each of 2 adjacent lands with invaders.
    """
    yield from act.damage(4)
    if act.has_invaders():
        yield from act.add(1, DISEASE)
    if act.met:
        yield from act.fear(3)
        lands = yield from act.pick_lands(2, [land for land in act.adjacent if act.has_invaders(land)])
        for land in lands:
            yield from act.add(1, DISEASE, land)


@major(
    "fire_and_flood",
    cost=7,
    speed=SLOW,
    elements="sun fire water",
    reach=from_sacred(1),
    threshold=("3 fire", "3 water"),
)
def fire_and_flood(act: Action) -> Work[None]:
    """Also target a second land, within range 2 of the same sacred site. 4 damage in each of the two.

    4 more damage in one of the two.

    4 more damage in one of the two.
    """
    both = [act.land, (yield from act.second_target(2))]
    for i, land in enumerate(both):
        yield from act.damage(4, land=land, later=act.expects(1, 2) or both[i + 1 :] == [land])
    for tier in (1, 2):
        if act.reached(tier):
            land = yield from act.pick_land(sorted(set(both)))
            yield from act.damage(4, land=land, later=tier == 1 and act.expects(2))


@major(
    "flow_like_water_reach_like_air",
    cost=2,
    speed=FAST,
    elements="air water",
    target=ANY_SPIRIT,
    threshold="2 air 2 water",
)
def flow_like_water_reach_like_air(act: Action) -> Work[None]:
    """The spirit's powers have +2 range this turn.

    It may push 1 of its presence; up to 2 explorers, 2 towns and 2 dahan go along.

    Up to 2 cities and 2 blight go along as well.
    """
    spirit = act.spirit
    act.lasting("reach", spirit, 2)
    origin, to = yield from act.push_presence(spirit)
    if origin != NONE:
        for kind in (EXPLORER, TOWN, DAHAN, CITY, BLIGHT) if act.met else (EXPLORER, TOWN, DAHAN):
            yield from act.decided_by(spirit, act.move(up_to(2), kind, to, origin))


@major(
    "grant_hatred_a_ravenous_form",
    cost=4,
    speed=SLOW,
    elements="moon fire",
    reach=within(1),
    threshold="4 moon 2 fire",
)
def grant_hatred_a_ravenous_form(act: Action) -> Work[None]:
    """1 fear and 2 damage for each strife and each blight here.

    If this destroys all invaders, add 1 beasts.

    Add 1 strife in each of up to 3 adjacent lands.
    """
    n = act.strife() + act.number(BLIGHT)
    invaders = act.number(INVADERS)
    yield from act.fear(n)
    yield from act.damage(2 * n)
    # One that was pushed instead is gone, but was not destroyed.
    if invaders and act.counted(DESTROY, INVADERS, act.land) == invaders:
        yield from act.add(1, BEASTS)
    if act.met:
        lands = yield from act.pick_lands(up_to(3), [land for land in act.adjacent if act.has_invaders(land)])
        for land in lands:
            yield from act.add_strife(1, land=land)


@major(
    "insatiable_hunger_of_the_swarm",
    cost=4,
    speed=FAST,
    elements="air plant animal",
    reach=from_sacred(2),
    threshold="2 air 4 animal",
    repeats=(1,),
)
def insatiable_hunger_of_the_swarm(act: Action) -> Work[None]:
    """Add 1 blight and 2 beasts. Gather up to 2 beasts.

    For each beasts, 1 fear, 2 damage to invaders and 2 damage to dahan. Destroy 1 beasts.

    Repeat this power on an adjacent land.
    """
    yield from act.add_blight()
    yield from act.add(2, BEASTS)
    yield from act.gather(up_to(2), BEASTS)
    beasts = act.number(BEASTS)
    yield from act.fear(beasts)
    yield from act.damage(2 * beasts)
    yield from act.damage(2 * beasts, DAHAN)
    yield from act.destroy(1, BEASTS)
    if act.met:
        yield from act.again(act.adjacent)


@major(
    "instruments_of_their_own_ruin",
    cost=4,
    speed=FAST,
    elements="sun fire air animal",
    reach=from_sacred(1),
    threshold="4 sun 2 fire 2 animal",
)
def instruments_of_their_own_ruin(act: Action) -> Work[None]:
    """Add 1 strife. Each invader with strife deals its damage to other invaders here.

    Instead, if invaders ravage here this turn, they damage invaders in adjacent lands and not the land and
    the dahan. Dahan here do not fight back.
    """
    if act.met:
        act.lasting("instruments_of_their_own_ruin", act.land, act.seat)
    else:
        yield from act.add_strife(1)
        yield from act.infighting()


class InstrumentsOfTheirOwnRuin(Rule):
    """A ravage in a land damages invaders next door, and no other piece; the user of the power splits it."""

    def before_ravage(self, act: Action, by: OnLandOfSeat, ravage: Ravage) -> None:
        if ravage.land == by.land:
            ravage.spares_land = ravage.spares_dahan = True
            ravage.strikes_back = False

    def before_ravage_damage(self, act: Action, by: OnLandOfSeat, ravage: Ravage) -> Work[None]:
        if ravage.land == by.land:
            damage, ravage.damage = ravage.damage, 0
            yield from act.decided_by(by.seat, act.damage_among(damage, act.around(by.land)))


INSTRUMENTS_OF_THEIR_OWN_RUIN = effect(
    "instruments_of_their_own_ruin", OnLandOfSeat, InstrumentsOfTheirOwnRuin()
)


@major(
    "manifest_incarnation",
    cost=6,
    speed=SLOW,
    elements="sun moon earth animal",
    reach=within(0),
    needs="city",
    threshold="3 sun 3 moon",
)
def manifest_incarnation(act: Action) -> Work[None]:
    """6 fear, and 1 more for each town, each city and each of your presence here.

    Remove 1 city, 1 town and 1 explorer. Then invaders ravage here.

    +3 fear. Invaders deal 6 less damage in this ravage.
    """
    yield from act.fear(6 + act.plus(3) + act.number(TOWN_CITY) + act.s.presence[act.seat][act.land])
    for kind in (CITY, TOWN, EXPLORER):
        yield from act.remove(1, kind)
    if act.has_invaders():
        yield from act_in(act.s, RAVAGE, act.land, act, change=awed if act.met else None)


def awed(ravage: Ravage) -> None:
    """Invaders deal 6 less damage."""
    ravage.bonus -= 6


@major(
    "pent_up_calamity",
    cost=3,
    speed=FAST,
    elements="moon fire earth plant animal",
    reach=within(2),
    threshold="2 moon 3 fire",
)
def pent_up_calamity(act: Action) -> Work[None]:
    """Choose: add 1 disease and 1 strife; or remove any number of beasts, disease, strife and wilds.

    1 fear and 3 damage for each token removed.

    Return up to 2 of the removed tokens. If none were removed, add 2 strife.
    """
    release = act.called("release_calamity", release_calamity, worth=3.0 * act.has_invaders())
    yield from act.choose(
        act.in_turn(act.add(1, DISEASE), act.add_strife(1)), release if act.tokens_in(CALAMITIES) else None
    )
    if act.met:
        gone = [act.kind(piece) for what, piece, *_ in act.log if what in (REMOVE, STRIFE_REMOVED)]
        if gone:
            yield from act.return_tokens(up_to(2), gone)
        else:
            yield from act.add_strife(2)


CALAMITIES = (BEASTS, WILDS, DISEASE)


def release_calamity(act: Action) -> Work[None]:
    """Remove any number of tokens, each for 1 fear and 3 damage."""
    gone = yield from act.remove_tokens(up_to(ALL), CALAMITIES)
    yield from act.fear(len(gone))
    yield from act.damage(3 * len(gone))


@major(
    "pyroclastic_flow",
    cost=3,
    speed=FAST,
    elements="fire air earth",
    reach=within(1, MOUNTAIN),
    threshold="2 fire 3 air 2 earth",
)
def pyroclastic_flow(act: Action) -> Work[None]:
    """2 damage. Destroy all explorers. In jungle or wetlands, add 1 blight.

    +4 damage. Add 1 wilds.
    """
    yield from act.damage(2 + act.plus(4))
    yield from act.destroy(ALL, EXPLORER)
    if act.is_a(JUNGLE, WETLANDS):
        yield from act.add_blight()
    if act.met:
        yield from act.add(1, WILDS)


@major(
    "savage_transformation",
    cost=2,
    speed=SLOW,
    elements="moon animal",
    reach=within(1),
    threshold="2 moon 3 animal",
)
def savage_transformation(act: Action) -> Work[None]:
    """2 fear. Replace 1 explorer with 1 beasts.

    Replace 1 explorer with 1 beasts here or in an adjacent land.
    """
    yield from act.fear(2)
    yield from act.replace(EXPLORER, BEASTS)
    if act.met:
        lands = [land for land in (act.land, *act.adjacent) if act.pieces_of(land, (EXPLORER,))]
        land = yield from act.pick_land(lands)
        if land != NONE:
            yield from act.replace(EXPLORER, BEASTS, land)


@major(
    "sea_monsters",
    cost=5,
    speed=SLOW,
    elements="water animal",
    reach=within(1),
    needs="coastal wetlands",
    threshold="3 water 3 animal",
    repeats=(1,),
)
def sea_monsters(act: Action) -> Work[None]:
    """Add 1 beasts. If invaders are here, 2 fear for each beasts, up to 8.

    3 damage for each beasts and 1 damage for each blight.

    Repeat this power; it may target another land in range.
    """
    yield from act.add(1, BEASTS)
    beasts = act.number(BEASTS)
    if act.has_invaders():
        yield from act.fear(min(8, 2 * beasts))
    yield from act.damage(3 * beasts + act.number(BLIGHT))
    if act.met:
        yield from act.again()


@major(
    "smothering_infestation",
    cost=3,
    speed=SLOW,
    elements="water plant",
    reach=within(0),
    threshold="2 water 2 plant",
)
def smothering_infestation(act: Action) -> Work[None]:
    """Add 1 disease. In jungle or wetlands, 2 fear and 3 damage.

    1 damage to each invader.
    """
    yield from act.add(1, DISEASE)
    if act.is_a(JUNGLE, WETLANDS):
        yield from act.fear(2)
        yield from act.damage(3, later=act.expects(1))
    if act.met:
        yield from act.damage_each(1)


@major(
    "strangling_firevine",
    cost=4,
    speed=SLOW,
    elements="fire plant",
    reach=within(1, SANDS),
    threshold="2 fire 3 plant",
)
def strangling_firevine(act: Action) -> Work[None]:
    """Destroy all explorers. Add 1 wilds here and 1 wilds in the sands from which you reached.

    1 damage for each wilds here and in adjacent lands.

    +1 damage for each of these wilds.
    """
    yield from act.destroy(ALL, EXPLORER)
    yield from act.add(1, WILDS)
    origin = yield from act.pick_origin()
    yield from act.add(1, WILDS, origin)
    wilds = sum(act.number(WILDS, land) for land in (act.land, *act.adjacent))
    yield from act.damage(wilds + act.plus(wilds))


@major(
    "sweep_into_the_sea",
    cost=4,
    speed=SLOW,
    elements="sun air water",
    reach=within(2),
    threshold="3 sun 2 water",
    repeats=(1,),
)
def sweep_into_the_sea(act: Action) -> Work[None]:
    """Choose: push all explorers and towns 1 land towards the nearest ocean; or destroy them all.

    The latter only in a coastal land.

    Repeat this power on an adjacent land.
    """
    far = act.s.island.from_ocean
    nearer = [land for land in act.adjacent if far[land] < far[act.land]]
    yield from act.choose(
        act.push(ALL, EXPLORER_TOWN, to_lands=nearer) if nearer else None,
        act.destroy(ALL, EXPLORER_TOWN) if act.coastal else None,
    )
    if act.met:
        yield from act.again(act.adjacent)


@major(
    "tigers_hunting",
    cost=2,
    speed=FAST,
    elements="sun moon animal",
    reach=within(1, JUNGLE),
    needs="no_blight",
    threshold="2 sun 2 moon 3 animal",
)
def tigers_hunting(act: Action) -> Work[None]:
    """2 fear. Add 1 beasts and gather up to 1 beasts. 1 damage for each beasts. Push up to 2 beasts.

    In an adjacent land without blight, 1 damage and 1 more for each beasts there.
    """
    yield from act.fear(2)
    yield from act.add(1, BEASTS)
    yield from act.gather(up_to(1), BEASTS)
    yield from act.damage(act.number(BEASTS))
    yield from act.push(up_to(2), BEASTS)
    if act.met:
        land = yield from act.pick_land([land for land in act.adjacent if not act.number(BLIGHT, land)])
        if land != NONE:
            yield from act.damage(1 + act.number(BEASTS, land), land=land)


@major(
    "twisted_flowers_murmur_ultimatums",
    cost=5,
    speed=SLOW,
    elements="sun moon air earth plant",
    reach=from_sacred(1),
    needs="invaders",
    threshold="3 moon 2 air 3 plant",
)
def twisted_flowers_murmur_ultimatums(act: Action) -> Work[None]:
    """4 fear. Add 1 strife. At terror level 2 or higher, remove 2 invaders.

    +3 fear, before the terror level counts. 3 damage.
    """
    yield from act.fear(4 + act.plus(3))
    yield from act.add_strife(1)
    if act.s.terror >= 2:
        yield from act.remove(2, INVADERS)
    if act.met:
        yield from act.damage(3)


@major(
    "unlock_the_gates_of_deepest_power",
    cost=4,
    speed=FAST,
    elements="sun moon fire air water earth plant animal",
    target=ANY_SPIRIT,
    threshold="2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal",
)
def unlock_the_gates_of_deepest_power(act: Action) -> Work[None]:
    """The spirit gains a major power: it draws 2 and keeps 1, and forgets none for it.

    The spirit may play that card at once, for half its cost (rounded up) or by forgetting it at the end of
    the turn. All its thresholds are met this turn.
    """
    yield from act.draw_powers("major", 2, act.spirit)
    card = yield from act.keep_power(act.spirit)
    act.discard_drawn()
    if act.met and card != NONE:
        half = act.called("unlock_for_half", unlock_for_half, worth=2.0)
        affordable = half_cost(act.s, act.spirit, card) <= act.s.energy[act.spirit]
        forget = act.called("unlock_and_forget", unlock_and_forget, worth=1.5)
        yield from act.may(half if affordable else None, forget, seat=act.spirit)


def half_cost(s: IslandState, seat: int, card: int) -> int:
    """Return half of what a card costs, rounded up."""
    return (cost(s, seat, card) + 1) // 2


def unlock_for_half(act: Action) -> None:
    """Play the card that the spirit has just gained for half its cost."""
    card = act.s.hands[act.spirit][-1]
    act.play_beyond(card, act.spirit, half_cost(act.s, act.spirit, card))
    act.lasting("deepest_power", act.spirit, card)


def unlock_and_forget(act: Action) -> None:
    """Play the card that the spirit has just gained, and forget it when the turn ends."""
    card = act.s.hands[act.spirit][-1]
    act.play_beyond(card, act.spirit, 0)
    act.lasting("deepest_power", act.spirit, card)
    act.lasting("forgotten_at_the_end", act.spirit, card)


class CardOfSeat(NamedTuple):
    """An effect on one card of a spirit."""

    seat: int
    card: int


class DeepestPower(Rule):
    """All thresholds of a card are met."""

    doings: tuple[Doing, ...] = (Doing.REACH_ALL,)

    def may(self, s: IslandState, by: CardOfSeat, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return by == (seat, of) or None


DEEPEST_POWER = effect("deepest_power", CardOfSeat, DeepestPower())


class ForgottenAtTheEnd(Rule):
    """A card is forgotten when the turn ends, unless that has happened already."""

    def before_time_passes(self, act: Action, by: CardOfSeat) -> Work[None]:
        s, seat = act.s, by.seat
        if by.card in s.hands[seat] + s.played[seat] + s.discards[seat]:
            yield from act.forget(by.card, seat)


FORGOTTEN_AT_THE_END = effect("forgotten_at_the_end", CardOfSeat, ForgottenAtTheEnd())


@major(
    "unrelenting_growth",
    cost=4,
    speed=SLOW,
    elements="sun fire water plant",
    target=ANY_SPIRIT,
    threshold="3 sun 3 plant",
)
def unrelenting_growth(act: Action) -> Work[None]:
    """The spirit chooses a land within range 1 of its presence and adds 2 presence there.

    Add 1 wilds there.

    In the same land, add 1 wilds and remove 1 blight. The spirit gains a power card.
    """
    lands = act.presence_range(1, act.spirit)
    act.land = yield from act.pick_home(lands, seat=act.spirit)
    if act.land != NONE:
        yield from act.add_presence(seat=act.spirit)
        yield from act.add_presence(seat=act.spirit)
        yield from act.add(1 + act.plus(1), WILDS)
        if act.met:
            yield from act.remove_blight()
    if act.met:
        yield from act.gain_card(seat=act.spirit)


@major(
    "volcanic_eruption",
    cost=8,
    speed=SLOW,
    elements="fire earth",
    reach=within(1, MOUNTAIN),
    threshold="4 fire 3 earth",
)
def volcanic_eruption(act: Action) -> Work[None]:
    """6 fear and 20 damage. Destroy all dahan and all beasts. Add 1 blight.

    Destroy all invaders. Add 1 wilds. In each adjacent land, 10 damage, destroy all dahan and all beasts, and
    if no blight is there, add 1 blight.
    """
    yield from act.fear(6)
    yield from act.damage(20)
    yield from act.destroy(ALL, (DAHAN, BEASTS))
    yield from act.add_blight()
    if act.met:
        yield from act.destroy(ALL, INVADERS)
        yield from act.add(1, WILDS)
        for land in act.adjacent:
            yield from act.damage(10, land=land)
            yield from act.destroy(ALL, (DAHAN, BEASTS), land)
            if not act.number(BLIGHT, land):
                yield from act.add_blight(land=land)
