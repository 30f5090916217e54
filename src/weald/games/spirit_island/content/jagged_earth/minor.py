"""Minor powers of Jagged Earth."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.model.lands import has_strife, pieces_in, presence_lands
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    DAHAN,
    DISEASE,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    KIND,
    TOWN,
    TOWN_CITY,
    WILDS,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import COME
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    OfSeat,
    OnLand,
    OnLandOfSeat,
    effect,
    minor,
)
from weald.games.spirit_island.rules.effects import FewerDestroyed, spend
from weald.games.spirit_island.rules.happenings import ADD, DESTROY, MOVE, POWER, SPECIAL_RULE, USED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import has_room, may_have_presence
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.powers import (
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    Power,
    Work,
    from_sacred,
    within,
)
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Doing, Number


@minor("bats_scout_for_raids_by_darkness", cost=1, speed=SLOW, elements="moon air animal", reach=within(2))
def bats_scout_for_raids_by_darkness(act: Action) -> Work[None]:
    """1 damage to towns and cities for each dahan; or 1 fear and gather up to 2 dahan."""
    raid = act.damage(act.number(DAHAN), TOWN_CITY)
    yield from act.choose(raid, act.in_turn(act.fear(1), act.gather(up_to(2), DAHAN)))


@minor("birds_cry_warning", cost=1, speed=FAST, elements="sun air animal", reach=within(3), needs="dahan")
def birds_cry_warning(act: Action) -> Work[None]:
    """The next time dahan would be destroyed here this turn, 2 fewer are; or push up to 3 dahan."""
    warn = act.called("birds_cry_warning", cry_warning, worth=1.5)
    yield from act.choose(warn, act.push(up_to(3), DAHAN))


def cry_warning(act: Action) -> None:
    """Warn the dahan of the land."""
    act.lasting("birds_cry_warning", act.land)


BIRDS_CRY_WARNING = effect("birds_cry_warning", OnLand, FewerDestroyed("birds_cry_warning", 2))


@minor("blood_draws_predators", cost=1, speed=FAST, elements="sun fire water animal", reach=within(1))
def blood_draws_predators(act: Action) -> None:
    """After the next time invaders are destroyed here this turn, add 1 beasts.

    Then 1 damage for each beasts here, up to 3.
    """
    act.lasting("blood_draws_predators", act.land, act.seat)


class BloodDrawsPredators(Rule):
    """Beasts come after an Action that has destroyed invaders in a land, and attack, once."""

    def after_action(self, act: Action, by: OnLandOfSeat, cause: Action) -> Work[None]:
        if cause.counted(DESTROY, INVADERS, by.land):
            spend(act.s, "blood_draws_predators", by)
            inner = act.set_up_by("blood_draws_predators", by.seat)
            inner.land = by.land
            yield from inner.add(1, BEASTS)
            yield from inner.damage(min(3, inner.number(BEASTS)))
            yield from inner.conclude()


BLOOD_DRAWS_PREDATORS = effect("blood_draws_predators", OnLandOfSeat, BloodDrawsPredators())


@minor("call_to_guard", cost=0, speed=FAST, elements="sun air earth", reach=within(1))
def call_to_guard(act: Action) -> Work[None]:
    """Gather up to 1 dahan. Then, if dahan are here, defend 1 for each dahan; or the dahan watch.

    Watching, they deal 1 damage to each invader that is added or moved to the land this turn, afterwards.
    """
    yield from act.gather(up_to(1), DAHAN)
    dahan = act.number(DAHAN)
    if dahan:
        watch = act.called("call_to_guard", keep_watch, worth=1.0)
        yield from act.choose(act.defend(dahan), watch)


def keep_watch(act: Action) -> None:
    """Invaders that come to the land this turn are damaged."""
    act.lasting("call_to_guard", act.land, act.seat)


def newcomers(cause: Action, land: int) -> list[int]:
    """Return the invaders that an Action has added or moved to a land and that have not left it again."""
    came: list[int] = []
    for what, piece, where, origin, _ in cause.log:
        if what in (ADD, MOVE) and where == land and piece & KIND in INVADERS:
            came.append(piece)
        elif what == MOVE and origin == land and piece in came:
            came.remove(piece)
    return came


class CallToGuard(Rule):
    """1 damage to each invader that an Action has brought to a land, after that Action."""

    def after_action(self, act: Action, by: OnLandOfSeat, cause: Action) -> Work[None]:
        came = newcomers(cause, by.land)
        if came:
            inner = act.set_up_by("call_to_guard", by.seat)
            yield from inner.damage_these(1, came, by.land)
            yield from inner.conclude()


CALL_TO_GUARD = effect("call_to_guard", OnLandOfSeat, CallToGuard())


@minor(
    "carapaced_land",
    cost=0,
    speed=FAST,
    elements="earth plant animal",
    reach=within(0),
    beyond=(1, "beasts"),
    threshold="2 earth",
)
def carapaced_land(act: Action) -> Work[None]:
    """Defend 3. If the land has beasts, this power has +1 range.

    Defend 3 more.
    """
    yield from act.defend(3 + act.plus(3))


@minor(
    "desiccating_winds",
    cost=1,
    speed=SLOW,
    elements="fire air earth",
    reach=from_sacred(1),
    needs="mountain sands",
)
def desiccating_winds(act: Action) -> Work[None]:
    """If badlands are here, 1 damage. Add 1 badlands."""
    if act.number(BADLANDS):
        yield from act.damage(1)
    yield from act.add(1, BADLANDS)


@minor("dire_metamorphosis", cost=1, speed=SLOW, elements="moon air earth animal", reach=within(1))
def dire_metamorphosis(act: Action) -> Work[None]:
    """1 fear. 1 damage to invaders and 1 damage to dahan.

    Add 1 badlands, 1 beasts, 1 disease, 1 strife, 1 wilds and 1 blight.
    """
    yield from act.fear(1)
    yield from act.damage(1)
    yield from act.damage(1, DAHAN)
    for token in (BADLANDS, BEASTS, DISEASE):
        yield from act.add(1, token)
    yield from act.add_strife(1)
    yield from act.add(1, WILDS)
    yield from act.add_blight()


@minor(
    "domesticated_animals_go_berserk",
    cost=1,
    speed=FAST,
    elements="moon fire animal",
    reach=within(0),
    needs="town city",
    threshold="3 moon",
)
def domesticated_animals_go_berserk(act: Action) -> Work[None]:
    """1 fear. Defend 5.

    Add 1 beasts.
    """
    yield from act.fear(1)
    yield from act.defend(5)
    if act.met:
        yield from act.add(1, BEASTS)


@minor(
    "dry_wood_explodes_in_smoldering_splinters",
    cost=1,
    speed=SLOW,
    elements="fire air plant",
    reach=within(0),
    needs="not_wetlands",
    quick_price=1,
)
def dry_wood_explodes_in_smoldering_splinters(act: Action) -> Work[None]:
    """You may pay 1 energy to use this power as a fast one. 2 fear. 1 damage."""
    yield from act.fear(2)
    yield from act.damage(1)


@minor("entrap_the_forces_of_corruption", cost=1, speed=FAST, elements="earth plant animal", reach=within(1))
def entrap_the_forces_of_corruption(act: Action) -> Work[None]:
    """Gather up to 1 blight. Isolate the land. Blight added here this turn does not cascade."""
    yield from act.gather(up_to(1), BLIGHT)
    yield from act.isolate()
    act.lasting("no_cascade", act.land)


class NoCascade(Rule):
    """Blight that is added to a land does not cascade."""

    doings: tuple[Doing, ...] = (Doing.CASCADE,)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return False if land == by.land else None


NO_CASCADE = effect("no_cascade", OnLand, NoCascade())


@minor(
    "favor_of_the_sun_and_star_lit_dark",
    cost=1,
    speed=FAST,
    elements="sun moon plant",
    reach=from_sacred(1),
    threshold="2 sun",
)
def favor_of_the_sun_and_star_lit_dark(act: Action) -> Work[None]:
    """Defend 4. Push up to 1 blight.

    1 fear.
    """
    yield from act.defend(4)
    yield from act.push(up_to(1), BLIGHT)
    yield from act.fear(act.plus(1))


@minor("flow_downriver_blow_downwind", cost=0, speed=SLOW, elements="air water plant", reach=from_sacred(2))
def flow_downriver_blow_downwind(act: Action) -> Work[None]:
    """Push up to 1 explorer, town or blight."""
    yield from act.push(up_to(1), (EXPLORER, TOWN, BLIGHT))


@minor("gift_of_natures_connection", cost=0, speed=FAST, target=ANY_SPIRIT)
def gift_of_natures_connection(act: Action) -> Work[None]:
    """The spirit gains 2 energy; or 2 of one element of its choice.

    If it is another spirit, you gain 1 element of your choice.
    """
    elements = act.called("gift_of_natures_connection", two_of_one_element, worth=2.0)
    yield from act.choose(act.gain_energy(2, act.spirit), elements, seat=act.spirit)
    if act.other:
        yield from act.gain_element((yield from act.pick_element(range(8))))


def two_of_one_element(act: Action) -> Work[None]:
    """Give the spirit 2 of an element that it chooses."""
    element = yield from act.pick_element(range(8), act.spirit)
    yield from act.gain_element(element, 2, act.spirit)


@minor("gift_of_twinned_days", cost=1, speed=FAST, elements="sun moon", target=ANOTHER_SPIRIT)
def gift_of_twinned_days(act: Action) -> None:
    """Once this turn, the spirit may repeat a power card it has in play of the lowest cost, for that cost.

    You may do the same.
    """
    act.lasting("repeat_cheapest", act.spirit)
    act.lasting("repeat_cheapest", act.seat)


class RepeatCheapest(Rule):
    """A spirit may use the cheapest of its cards in play once more, for its cost."""

    def extra_use(self, s: IslandState, by: OfSeat, seat: int, power: Power) -> int:
        number = POWERS.number(power.id)
        if by.seat != seat or number not in s.played[seat] or power.id == "gift_of_twinned_days":
            return -1
        price = cost(s, seat, number)
        return price if price == min(cost(s, seat, card) for card in s.played[seat]) else -1

    def after_use(self, act: Action, by: OfSeat) -> None:
        spend(act.s, "repeat_cheapest", by)


REPEAT_CHEAPEST = effect("repeat_cheapest", OfSeat, RepeatCheapest())


@minor(
    "haunted_by_primal_memories",
    cost=1,
    speed=FAST,
    elements="moon air earth",
    reach=from_sacred(2),
    needs="invaders",
)
def haunted_by_primal_memories(act: Action) -> Work[None]:
    """1 fear. Defend 3. If beasts are here, 2 more fear."""
    yield from act.fear(1)
    yield from act.defend(3)
    yield from act.fear(act.plus(2, when=act.number(BEASTS) > 0))


@minor(
    "hazards_spread_across_the_island",
    cost=0,
    speed=FAST,
    elements="fire air earth plant",
    reach=from_sacred(2),
)
def hazards_spread_across_the_island(act: Action) -> Work[None]:
    """Add 1 badlands, beasts, disease, strife or wilds, of a kind that an adjacent land has.

    Adding disease costs 1 energy.
    """
    s = act.s
    near = [
        kind for kind in (BADLANDS, BEASTS, DISEASE, WILDS) if any(act.number(kind, o) for o in act.adjacent)
    ]
    if DISEASE in near and not s.energy[act.seat]:
        near.remove(DISEASE)
    if any(has_strife(s, other) for other in act.adjacent):
        near += pieces_in(s, act.land, INVADERS)
    if not near:
        return
    piece = yield from act.pick_piece("add_token", act.land, near, 1, optional=near == [DISEASE], aim=COME)
    if piece == NONE:
        return
    if act.kind(piece) in INVADERS:
        yield from act.put_strife(act.land, piece)
        return
    if piece == DISEASE:
        yield from act.pay_energy(1)
    yield from act.add(1, piece)


@minor("like_calls_to_like", cost=1, speed=SLOW, elements="sun water plant", reach=within(1))
def like_calls_to_like(act: Action) -> Work[None]:
    """For each kind of piece that is here, gather up to 1 of it: explorer, town, dahan, blight, beasts."""
    for kind in (EXPLORER, TOWN, DAHAN, BLIGHT, BEASTS):
        if act.number(kind):
            yield from act.gather(up_to(1), kind)


@minor("mesmerized_tranquility", cost=0, speed=FAST, elements="water earth animal", reach=within(0))
def mesmerized_tranquility(act: Action) -> Work[None]:
    """Isolate the land. Each invader here deals 1 less damage this turn."""
    yield from act.isolate()
    act.lasting("mesmerized_tranquility", act.land)


class MesmerizedTranquility(Rule):
    """Invaders in a land deal 1 less damage each."""

    numbers: tuple[Number, ...] = (Number.STRENGTH,)

    def extra(self, s: IslandState, by: OnLand, what: Number, land: int, seat: int, of: int) -> int:
        return -1 if land == by.land else 0


MESMERIZED_TRANQUILITY = effect("mesmerized_tranquility", OnLand, MesmerizedTranquility())


@minor("renewing_boon", cost=1, speed=SLOW, elements="sun earth plant", target=ANOTHER_SPIRIT)
def renewing_boon(act: Action) -> Work[None]:
    """Choose a land where you and the spirit have presence: remove 1 blight there.

    The spirit may add 1 of its destroyed presence there.
    """
    s = act.s
    theirs = presence_lands(s, act.spirit)
    act.land = yield from act.pick_land([land for land in presence_lands(s, act.seat) if land in theirs])
    if act.land != NONE:
        yield from act.remove_blight()
        if can_return(s, act.spirit, act.land):
            yield from act.may(act.return_presence(seat=act.spirit), seat=act.spirit)


def can_return(s: IslandState, seat: int, land: int) -> bool:
    """Return whether a spirit has destroyed presence that can come to a land."""
    return s.destroyed[seat] > 0 and may_have_presence(s, seat, land) and has_room(s, seat)


@minor("scream_disease_into_the_wind", cost=1, speed=FAST, elements="air water animal", target=ANOTHER_SPIRIT)
def scream_disease_into_the_wind(act: Action) -> None:
    """The spirit's powers have +1 range this turn.

    Once this turn, after it has used a power that targets a land, it may add 1 disease there.
    """
    act.lasting("reach", act.spirit, 1)
    act.lasting("scream_disease_into_the_wind", act.spirit)


class ScreamDiseaseIntoTheWind(Rule):
    """A spirit may add disease to a land that a power of its own has targeted, once."""

    def after_action(self, act: Action, by: OfSeat, cause: Action) -> Work[None]:
        if cause.cause != POWER or cause.seat != by.seat:
            return
        lands = sorted({land for what, _, land, *_ in cause.log if what == USED and land >= 0})
        inner = act.nested("scream_disease_into_the_wind", by.seat)
        inner.cause = SPECIAL_RULE
        inner.land = yield from inner.pick_land(lands, "add_disease", optional=True)
        if inner.land != NONE:
            spend(act.s, "scream_disease_into_the_wind", by)
            yield from inner.add(1, DISEASE)
            yield from inner.conclude()


SCREAM_DISEASE_INTO_THE_WIND = effect("scream_disease_into_the_wind", OfSeat, ScreamDiseaseIntoTheWind())


@minor("sear_anger_into_the_wild_lands", cost=0, speed=SLOW, elements="sun fire plant", reach=within(1))
def sear_anger_into_the_wild_lands(act: Action) -> Work[None]:
    """Add 1 badlands; or, if wilds and invaders are here, 1 fear and 1 damage."""
    angry = act.number(WILDS) and act.has_invaders()
    yield from act.choose(act.add(1, BADLANDS), act.in_turn(act.fear(1), act.damage(1)) if angry else None)


@minor(
    "set_them_on_an_ever_twisting_trail",
    cost=1,
    speed=FAST,
    elements="air plant animal",
    reach=from_sacred(1),
)
def set_them_on_an_ever_twisting_trail(act: Action) -> Work[None]:
    """Gather 1 explorer; or push 1 explorer. Isolate the land."""
    yield from act.choose(act.gather(1, EXPLORER), act.push(1, EXPLORER))
    yield from act.isolate()


@minor(
    "skies_herald_the_season_of_return",
    cost=1,
    speed=FAST,
    elements="sun moon plant animal",
    reach=within(1),
)
def skies_herald_the_season_of_return(act: Action) -> Work[None]:
    """A spirit with presence on this board may add 1 of its destroyed presence here.

    Gather up to 2 dahan. Push 1 blight.
    """
    s = act.s
    slots = s.island.slots
    seats = [
        seat
        for seat in range(s.seats)
        if can_return(s, seat, act.land)
        and any(slots[land] & slots[act.land] for land in presence_lands(s, seat))
    ]
    if seats:
        seat = yield from act.pick_spirit("returning_spirit", seats)
        yield from act.may(act.return_presence(seat=seat), seat=seat)
    yield from act.gather(up_to(2), DAHAN)
    yield from act.push(1, BLIGHT)


@minor(
    "strong_and_constant_currents",
    cost=0,
    speed=FAST,
    elements="sun water earth",
    reach=within(0),
    needs="coastal",
    threshold="2 water",
)
def strong_and_constant_currents(act: Action) -> Work[None]:
    """Push 1 explorer or town to a coastal land; or move up to 2 dahan between here and a coastal land.

    You may do both.
    """
    island = act.s.island
    shore = [land for land in act.adjacent if island.coastal[land]]
    yield from act.one_or_both(
        act.push(1, EXPLORER_TOWN, to_lands=shore),
        act.called("strong_and_constant_currents", ferry_dahan, worth=0.8),
        act.met,
    )


def ferry_dahan(act: Action) -> Work[None]:
    """Move up to 2 dahan between the land and one other coastal land, either way."""
    s = act.s
    dahan = (DAHAN,)
    coast = [land for land in s.island.lands if s.island.coastal[land] and land != act.land]
    coast = [
        land for land in coast if act.movable(land, dahan, act.land) or act.movable(act.land, dahan, land)
    ]
    other = yield from act.pick_land(coast, "ferry", optional=not act.reckless)
    if other != NONE:
        yield from act.move_between(2, dahan, other)


@minor(
    "sucking_ooze", cost=0, speed=FAST, elements="moon water earth", reach=within(1), needs="sands wetlands"
)
def sucking_ooze(act: Action) -> Work[None]:
    """If invaders are here, 2 fear. Isolate the land."""
    yield from act.fear(2 if act.has_invaders() else 0)
    yield from act.isolate()


@minor(
    "sunsets_fire_flows_across_the_land",
    cost=1,
    speed=SLOW,
    elements="sun moon fire water",
    reach=from_sacred(1),
)
def sunsets_fire_flows_across_the_land(act: Action) -> Work[None]:
    """1 fear. 1 damage. You may pay 1 energy: 1 damage in an adjacent land."""
    yield from act.fear(1)
    yield from act.damage(1)
    if act.s.energy[act.seat]:
        lands = [land for land in act.adjacent if act.has_invaders(land)]
        land = yield from act.pick_land(lands, "sunsets_fire", optional=True)
        if land != NONE:
            yield from act.pay_energy(1)
            yield from act.damage(1, land=land)


@minor("territorial_strife", cost=0, speed=SLOW, elements="sun fire animal", reach=within(1), needs="city")
def territorial_strife(act: Action) -> Work[None]:
    """3 damage to explorers and towns; or add 1 strife."""
    yield from act.choose(act.damage(3, EXPLORER_TOWN), act.add_strife(1))


@minor(
    "terror_turns_to_madness",
    cost=0,
    speed=SLOW,
    elements="moon air water",
    reach=within(2),
    needs="invaders",
)
def terror_turns_to_madness(act: Action) -> Work[None]:
    """At terror level 1, 3 fear. At terror level 2, 2 fear; or add 1 strife.

    At terror level 3, add 1 strife.
    """
    terror = act.s.terror
    if terror == 1:
        yield from act.fear(3)
    else:
        yield from act.choose(act.fear(2) if terror == 2 else None, act.add_strife(1))


@minor(
    "the_shore_seethes_with_hatred",
    cost=1,
    speed=SLOW,
    elements="fire water earth plant",
    reach=within(1),
    needs="coastal",
)
def the_shore_seethes_with_hatred(act: Action) -> Work[None]:
    """1 fear. Add 1 badlands and 1 wilds."""
    yield from act.fear(1)
    yield from act.add(1, BADLANDS)
    yield from act.add(1, WILDS)


@minor(
    "thriving_chokefungus",
    cost=1,
    speed=SLOW,
    elements="moon water plant",
    reach=from_sacred(1),
    needs="jungle wetlands",
)
def thriving_chokefungus(act: Action) -> Work[None]:
    """Add 1 disease and 1 badlands."""
    yield from act.add(1, DISEASE)
    yield from act.add(1, BADLANDS)


@minor(
    "treacherous_waterways",
    cost=0,
    speed=FAST,
    elements="fire water earth",
    reach=within(1),
    needs="mountain wetlands",
)
def treacherous_waterways(act: Action) -> Work[None]:
    """Add 1 wilds; or push 1 explorer."""
    yield from act.choose(act.add(1, WILDS), act.push(1, EXPLORER))


@minor(
    "unquenchable_flames",
    cost=1,
    speed=SLOW,
    elements="moon fire earth",
    reach=from_sacred(2),
    threshold="2 fire",
)
def unquenchable_flames(act: Action) -> Work[None]:
    """1 fear. 1 damage to towns and cities. Invaders here do not heal at the end of this turn.

    Add 1 badlands.
    """
    yield from act.fear(1)
    yield from act.damage(1, TOWN_CITY)
    act.lasting("unquenchable_flames", act.land)
    if act.met:
        yield from act.add(1, BADLANDS)


class UnquenchableFlames(Rule):
    """Invaders in a land do not heal when time passes."""

    doings: tuple[Doing, ...] = (Doing.HEAL,)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool:
        return land != by.land or of & KIND not in INVADERS


UNQUENCHABLE_FLAMES = effect("unquenchable_flames", OnLand, UnquenchableFlames())


@minor(
    "weep_for_what_is_lost", cost=0, speed=SLOW, elements="fire water animal", reach=within(1), needs="blight"
)
def weep_for_what_is_lost(act: Action) -> Work[None]:
    """1 fear for each kind of invader here. Push up to 1 explorer or town for each blight."""
    yield from act.fear(sum([act.number(kind) > 0 for kind in INVADERS]))
    yield from act.push(up_to(act.number(BLIGHT)), EXPLORER_TOWN)
