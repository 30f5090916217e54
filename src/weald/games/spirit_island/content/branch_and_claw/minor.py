"""Minor powers of Branch & Claw."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE, up_to
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
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
    kind_of,
)
from weald.games.spirit_island.model.state import BUILD, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import build, prevented, tell_stopped
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    OfSeat,
    OfSeatNumber,
    OnLand,
    OnLandOfSeat,
    effect,
    minor,
)
from weald.games.spirit_island.rules.effects import end_all, spend
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import is_sacred
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.subjects import Doing, Number


@minor(
    "absorb_corruption",
    cost=1,
    speed=SLOW,
    elements="sun earth plant",
    reach=within(0),
    threshold="2 plant",
)
def absorb_corruption(act: Action) -> Work[None]:
    """Gather 1 blight; or pay 1 energy and remove 1 blight.

    You may do both.
    """
    remove = act.in_turn(act.pay_energy(1), act.remove_blight()) if act.s.energy[act.seat] else None
    yield from act.one_or_both(act.gather(1, BLIGHT), remove, act.met)


@minor("animated_wrackroot", cost=0, speed=SLOW, elements="moon fire plant", reach=within(0))
def animated_wrackroot(act: Action) -> Work[None]:
    """1 fear and destroy 1 explorer; or add 1 wilds."""
    yield from act.choose(act.in_turn(act.fear(1), act.destroy(1, EXPLORER)), act.add(1, WILDS))


@minor("call_to_ferocity", cost=0, speed=SLOW, elements="sun fire earth", reach=within(1), needs="invaders")
def call_to_ferocity(act: Action) -> Work[None]:
    """Gather up to 3 dahan; or, if dahan are here, 1 fear, push 1 explorer and push 1 town."""
    drive_out = act.in_turn(act.fear(1), act.push(1, EXPLORER), act.push(1, TOWN))
    yield from act.choose(act.gather(up_to(3), DAHAN), drive_out if act.number(DAHAN) else None)


@minor("call_to_trade", cost=1, speed=FAST, elements="air water earth plant", reach=within(2), needs="dahan")
def call_to_trade(act: Action) -> Work[None]:
    """You may gather 1 dahan.

    At terror level 1 or 2, gather 1 town, and the first ravage here this turn becomes a build.
    """
    yield from act.gather(up_to(1), DAHAN)
    if act.s.terror <= 2:
        yield from act.gather(1, TOWN)
        act.lasting("call_to_trade", act.land)


class FirstRavageIsABuild(Rule):
    """The first ravage in a land is a build instead."""

    def instead_of_acting(self, act: Action, by: OnLand, land: int, action: int) -> Work[bool]:
        if action != RAVAGE or land != by.land:
            return False
        end_all(act.s, "call_to_trade", land)
        tell_stopped(act, land, action)
        if not (yield from prevented(act, land, BUILD)):
            yield from build(act, land)
        return True


CALL_TO_TRADE = effect("call_to_trade", OnLand, FirstRavageIsABuild())


@minor("confounding_mists", cost=1, speed=FAST, elements="air water", reach=within(1))
def confounding_mists(act: Action) -> Work[None]:
    """Defend 4; or each invader added here this turn may be pushed at once."""
    yield from act.choose(act.defend(4), act.called("confounding_mists", let_mists_rise, worth=2.0))


def let_mists_rise(act: Action) -> None:
    """Invaders added to the land this turn may be pushed."""
    act.lasting("confounding_mists", act.land, act.seat)


class ConfoundingMists(Rule):
    """The user of the power may push each invader that is added to a land."""

    def after_adding(self, act: Action, by: OnLandOfSeat, piece: int, land: int) -> Work[None]:
        # Mists that rose in the land before may have pushed it already.
        if land == by.land and act.kind(piece) in INVADERS and act.how_many(land, piece):
            inner = act.set_up_by("confounding_mists", by.seat)
            yield from inner.push_piece(piece, land, optional=True)
            yield from inner.conclude()


CONFOUNDING_MISTS = effect("confounding_mists", OnLandOfSeat, ConfoundingMists())


@minor(
    "cycles_of_time_and_tide",
    cost=1,
    speed=FAST,
    elements="sun moon water",
    reach=within(1),
    needs="coastal",
)
def cycles_of_time_and_tide(act: Action) -> Work[None]:
    """If dahan are here, add 1 dahan. If not, remove 1 blight."""
    if act.number(DAHAN):
        yield from act.add(1, DAHAN)
    else:
        yield from act.remove_blight()


@minor("disorienting_landscape", cost=1, speed=FAST, elements="moon air plant", reach=from_sacred(2))
def disorienting_landscape(act: Action) -> Work[None]:
    """Push 1 explorer. In mountain or jungle, add 1 wilds."""
    yield from act.push(1, EXPLORER)
    if act.is_a(MOUNTAIN, JUNGLE):
        yield from act.add(1, WILDS)


@minor("elusive_ambushes", cost=1, speed=FAST, elements="sun fire water", reach=within(1), needs="dahan")
def elusive_ambushes(act: Action) -> Work[None]:
    """1 damage; or defend 4."""
    yield from act.choose(act.damage(1), act.defend(4))


@minor("fire_in_the_sky", cost=1, speed=FAST, elements="sun fire air", reach=from_sacred(1))
def fire_in_the_sky(act: Action) -> Work[None]:
    """2 fear. Add 1 strife."""
    yield from act.fear(2)
    yield from act.add_strife(1)


@minor(
    "fleshrot_fever",
    cost=1,
    speed=SLOW,
    elements="fire air water animal",
    reach=within(1),
    needs="jungle sands",
)
def fleshrot_fever(act: Action) -> Work[None]:
    """1 fear. Add 1 disease."""
    yield from act.fear(1)
    yield from act.add(1, DISEASE)


@minor("golds_allure", cost=0, speed=SLOW, elements="fire earth animal", reach=within(1), needs="mountain")
def golds_allure(act: Action) -> Work[None]:
    """Gather 1 explorer and 1 town. Add 1 strife."""
    yield from act.gather(1, EXPLORER)
    yield from act.gather(1, TOWN)
    yield from act.add_strife(1)


@minor(
    "growth_through_sacrifice",
    cost=0,
    speed=FAST,
    elements="moon fire water plant",
    target=ANY_SPIRIT,
    threshold="2 sun",
)
def growth_through_sacrifice(act: Action) -> Work[None]:
    """Destroy 1 of your presence. In one of its lands, the spirit removes 1 blight; or adds 1 presence.

    The spirit may do both in that land.
    """
    yield from act.destroy_presence()
    act.land = yield from act.pick_land(presence_lands(act.s, act.spirit), seat=act.spirit)
    if act.land != NONE:
        add = act.add_presence(seat=act.spirit)
        yield from act.one_or_both(act.remove_blight(), add, act.met, seat=act.spirit)


@minor("guardian_serpents", cost=1, speed=FAST, elements="sun moon earth animal", target=ANY_SPIRIT)
def guardian_serpents(act: Action) -> Work[None]:
    """Add 1 beasts in a land with presence of the spirit.

    If that is a sacred site of the spirit, defend 4 there.
    """
    land = yield from act.pick_land(presence_lands(act.s, act.spirit))
    if land != NONE:
        yield from act.add(1, BEASTS, land)
        if is_sacred(act.s, act.spirit, land):
            yield from act.defend(4, land)


@minor(
    "here_there_be_monsters",
    cost=0,
    speed=SLOW,
    elements="moon air animal",
    reach=within(0),
    needs="inland",
)
def here_there_be_monsters(act: Action) -> Work[None]:
    """You may push 1 explorer, town or dahan. 2 fear. If beasts are here, +1 fear."""
    yield from act.push(up_to(1), (EXPLORER, TOWN, DAHAN))
    yield from act.fear(2 + act.plus(1, when=act.number(BEASTS) > 0))


@minor("infested_aquifers", cost=1, speed=SLOW, elements="moon water earth animal", reach=within(0))
def infested_aquifers(act: Action) -> Work[None]:
    """If disease is here, 1 damage to each invader; or, in mountain or wetlands, 1 fear and add 1 disease."""
    yield from act.choose(
        act.damage_each(1) if act.number(DISEASE) else None,
        act.in_turn(act.fear(1), act.add(1, DISEASE)) if act.is_a(MOUNTAIN, WETLANDS) else None,
    )


@minor(
    "inflame_the_fires_of_life",
    cost=1,
    speed=SLOW,
    elements="moon fire plant animal",
    reach=from_sacred(1),
    threshold="3 animal",
)
def inflame_the_fires_of_life(act: Action) -> Work[None]:
    """Add 1 disease; or 1 fear and add 1 strife.

    You may do both.
    """
    yield from act.one_or_both(act.add(1, DISEASE), act.in_turn(act.fear(1), act.add_strife(1)), act.met)


@minor("pact_of_the_joined_hunt", cost=1, speed=SLOW, elements="sun plant animal", target=ANY_SPIRIT)
def pact_of_the_joined_hunt(act: Action) -> Work[None]:
    """The spirit gathers 1 dahan into one of its lands. 1 damage in that land for each dahan there."""
    land = yield from act.pick_land(presence_lands(act.s, act.spirit), seat=act.spirit)
    if land != NONE:
        yield from act.decided_by(act.spirit, act.gather(1, DAHAN, land))
        yield from act.damage(act.number(DAHAN, land), land=land)


@minor("poisoned_dew", cost=1, speed=SLOW, elements="fire water plant", reach=within(1))
def poisoned_dew(act: Action) -> Work[None]:
    """Destroy 1 explorer. In jungle or wetlands, destroy all explorers instead."""
    yield from act.destroy(ALL if act.is_a(JUNGLE, WETLANDS) else 1, EXPLORER)


@minor(
    "portents_of_disaster",
    cost=0,
    speed=FAST,
    elements="sun moon air",
    reach=from_sacred(1),
    needs="invaders",
)
def portents_of_disaster(act: Action) -> Work[None]:
    """2 fear. The next time an invader is destroyed here this turn, 1 fear."""
    yield from act.fear(2)
    act.lasting("portents_of_disaster", act.land, act.seat)


class PortentsOfDisaster(Rule):
    """1 fear after an Action that has destroyed an invader in a land, once."""

    def after_action(self, act: Action, by: OnLandOfSeat, cause: Action) -> Work[None]:
        if cause.counted(DESTROY, INVADERS, by.land):
            spend(act.s, "portents_of_disaster", by)
            inner = act.set_up_by("portents_of_disaster", by.seat)
            yield from inner.fear(1, by.land)
            yield from inner.conclude()


PORTENTS_OF_DISASTER = effect("portents_of_disaster", OnLandOfSeat, PortentsOfDisaster())


@minor("promises_of_protection", cost=0, speed=FAST, elements="sun earth animal", reach=from_sacred(2))
def promises_of_protection(act: Action) -> Work[None]:
    """Gather up to 2 dahan. Dahan here have +2 health this turn."""
    yield from act.gather(up_to(2), DAHAN)
    act.lasting("promises_of_protection", act.land)


class PromisesOfProtection(Rule):
    """Dahan in a land have 2 more health."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: OnLand, what: Number, land: int, seat: int, of: int) -> int:
        return 2 if land == by.land and kind_of(of) == DAHAN else 0


PROMISES_OF_PROTECTION = effect("promises_of_protection", OnLand, PromisesOfProtection())


@minor(
    "prowling_panthers",
    cost=1,
    speed=SLOW,
    elements="moon fire animal",
    reach=within(1),
    needs="mountain jungle",
)
def prowling_panthers(act: Action) -> Work[None]:
    """1 fear and add 1 beasts; or, if beasts are here, destroy 1 explorer or town."""
    hunt = act.destroy(1, EXPLORER_TOWN) if act.number(BEASTS) else None
    yield from act.choose(act.in_turn(act.fear(1), act.add(1, BEASTS)), hunt)


@minor(
    "razor_sharp_undergrowth",
    cost=1,
    speed=FAST,
    elements="moon plant",
    reach=within(0),
    needs="no_blight",
)
def razor_sharp_undergrowth(act: Action) -> Work[None]:
    """Destroy 1 explorer and 1 dahan. Add 1 wilds. Defend 2."""
    yield from act.destroy(1, EXPLORER)
    yield from act.destroy(1, DAHAN)
    yield from act.add(1, WILDS)
    yield from act.defend(2)


@minor(
    "renewing_rain",
    cost=1,
    speed=SLOW,
    elements="water earth plant",
    reach=from_sacred(1),
    threshold="3 plant",
)
def renewing_rain(act: Action) -> Work[None]:
    """In jungle or sands, remove 1 blight.

    Add 1 wilds.
    """
    if act.is_a(JUNGLE, SANDS):
        yield from act.remove_blight()
    if act.met:
        yield from act.add(1, WILDS)


@minor(
    "rites_of_the_lands_rejection",
    cost=1,
    speed=FAST,
    elements="moon fire earth",
    reach=from_sacred(2),
    needs="dahan",
)
def rites_of_the_lands_rejection(act: Action) -> Work[None]:
    """Invaders do not build here this turn, and fear; or push up to 3 dahan.

    The fear is 1 for each town and city, but at most 1 for each dahan.
    """
    fear = act.fear(min(act.number(TOWN_CITY), act.number(DAHAN)))
    yield from act.choose(act.in_turn(act.skip_action(BUILD), fear), act.push(up_to(3), DAHAN))


@minor("scour_the_land", cost=1, speed=SLOW, elements="air earth", reach=from_sacred(2), quick="3 air")
def scour_the_land(act: Action) -> Work[None]:
    """Destroy 3 towns and all explorers. Add 1 blight."""
    yield from act.destroy(3, TOWN)
    yield from act.destroy(ALL, EXPLORER)
    yield from act.add_blight()


@minor("sky_stretches_to_shore", cost=1, speed=FAST, elements="sun air water earth", target=ANY_SPIRIT)
def sky_stretches_to_shore(act: Action) -> None:
    """The spirit may use 1 slow power as a fast one this turn, or 1 fast power as a slow one.

    Its powers have +3 range to coastal lands this turn.
    """
    act.lasting("either_speed", act.spirit)
    act.lasting("range_to_coast", act.spirit, 3)


class EitherSpeed(Rule):
    """A spirit may use one power in the other phase."""

    doings: tuple[Doing, ...] = (Doing.USE_FAST, Doing.USE_SLOW)

    def may(self, s: IslandState, by: OfSeat, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return by.seat == seat or None

    def after_use(self, act: Action, by: OfSeat) -> None:
        spend(act.s, "either_speed", by)


EITHER_SPEED = effect("either_speed", OfSeat, EitherSpeed())


class RangeToCoast(Rule):
    """Powers of a spirit have more range to coastal lands."""

    numbers: tuple[Number, ...] = (Number.RANGE_TO,)

    def extra(self, s: IslandState, by: OfSeatNumber, what: Number, land: int, seat: int, of: int) -> int:
        return by.n if by.seat == seat and s.island.coastal[land] else 0


RANGE_TO_COAST = effect("range_to_coast", OfSeatNumber, RangeToCoast())


@minor("spur_on_with_words_of_fire", cost=1, speed=FAST, elements="sun fire air", target=ANY_SPIRIT)
def spur_on_with_words_of_fire(act: Action) -> Work[None]:
    """If it is another spirit, it gains 1 energy.

    The spirit may play 1 more power card from its hand at once, for its cost.
    """
    if act.other:
        yield from act.gain_energy(1, act.spirit)
    yield from act.play_now(act.s.hands[act.spirit], act.spirit)


@minor("swarming_wasps", cost=0, speed=FAST, elements="fire air animal", reach=within(1), needs="no_blight")
def swarming_wasps(act: Action) -> Work[None]:
    """Add 1 beasts; or, if beasts are here, push up to 2 explorers."""
    yield from act.choose(act.add(1, BEASTS), act.push(up_to(2), EXPLORER) if act.number(BEASTS) else None)


@minor(
    "teeming_rivers",
    cost=1,
    speed=SLOW,
    elements="sun water plant animal",
    reach=from_sacred(2),
    needs="mountain wetlands",
)
def teeming_rivers(act: Action) -> Work[None]:
    """If no blight is here, add 1 beasts. If exactly 1 blight is here, remove it."""
    blight = act.number(BLIGHT)
    if blight == 0:
        yield from act.add(1, BEASTS)
    elif blight == 1:
        yield from act.remove_blight()


@minor(
    "tormenting_rotflies",
    cost=1,
    speed=SLOW,
    elements="air plant animal",
    reach=within(2),
    needs="sands wetlands",
)
def tormenting_rotflies(act: Action) -> Work[None]:
    """Add 1 disease; or, if invaders are here, 2 fear, +1 if disease is here, +1 if blight is here."""
    more = act.plus(1, when=act.number(DISEASE) > 0) + act.plus(1, when=act.number(BLIGHT) > 0)
    yield from act.choose(act.add(1, DISEASE), act.fear(2 + more) if act.has_invaders() else None)


@minor("twilight_fog_brings_madness", cost=0, speed=SLOW, elements="sun moon air water", reach=within(1))
def twilight_fog_brings_madness(act: Action) -> Work[None]:
    """Add 1 strife. Push 1 dahan. 1 damage to each dahan that is left."""
    yield from act.add_strife(1)
    yield from act.push(1, DAHAN)
    yield from act.damage_each(1, DAHAN)
