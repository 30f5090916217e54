"""Major powers of Jagged Earth, S to Z."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.model.geography import MERGED
from weald.games.spirit_island.model.lands import (
    invaders,
    number,
    pieces_in,
    presence_lands,
    put,
)
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    DAHAN,
    DISEASE,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    KINDS,
    SANDS,
    SUN,
    TOWN,
    TOWN_CITY,
    WILDS,
    Kinds,
    damage_on,
)
from weald.games.spirit_island.model.state import BUILD, IslandState
from weald.games.spirit_island.rules.aims import GIVE_UP, HIT, Outlook, Worth
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import FAST, SLOW, OfSeat, OnLand, OnLandOfSeat, effect, major
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import DESTROY, REMOVE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import (
    health_left,
    sacred_sites,
)
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, SELF, Work, from_sacred, within
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.games.spirit_island.rules.targeting import lands_from
from weald.kernel.messages import Args

HUNTING_GROUNDS = "settle_into_hunting_grounds"


@major(
    HUNTING_GROUNDS,
    cost=3,
    speed=FAST,
    elements="moon fire plant animal",
    target=SELF,
    threshold="2 plant 3 animal",
)
def settle_into_hunting_grounds(act: Action) -> Work[None]:
    """Your presence may count as badlands and as beasts this turn, and it cannot be moved.

    2 fear. 2 damage in one of your lands.
    """
    if not any(lasting[:2] == (HUNTING_GROUNDS, (act.seat,)) for lasting in act.s.effects):
        act.lasting(HUNTING_GROUNDS, act.seat)
    if act.met:
        yield from act.fear(2)
        land = yield from act.pick_land(presence_lands(act.s, act.seat))
        if land != NONE:
            yield from act.damage(2, land=land)


class SettleIntoHuntingGrounds(Rule):
    """Presence may count as badlands, Action by Action, and counts as beasts; it cannot be moved."""

    doings: tuple[Doing, ...] = (Doing.MOVE_PRESENCE,)
    numbers: tuple[Number, ...] = (Number.BEASTS,)

    def before_damage(self, act: Action, by: OfSeat, land: int) -> Work[None]:
        n = act.s.presence[by.seat][land]
        if n and (by.seat, land) not in act.as_badlands:
            source, act.source = act.source, HUNTING_GROUNDS
            words: Args = {"land": act.name(land)}
            # In a ravage it would harm dahan as well: none of it comes first for those who do not think long.
            numbers = [*range(n, -1, -1)] if act.ravage is None else [*range(n + 1)]
            chosen: int = yield from act.ask("hunting_grounds", numbers, "number", words, by.seat)
            act.source = source
            act.as_badlands = {**act.as_badlands, (by.seat, land): chosen}

    def extra_badlands(self, act: Action, by: OfSeat, land: int, dahan: bool) -> int:
        n = act.s.presence[by.seat][land]
        return min(n, act.as_badlands.get((by.seat, land), n))

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        return s.presence[by.seat][land]

    def may(self, s: IslandState, by: OfSeat, what: Doing, land: int, seat: int, of: int) -> bool:
        return seat != by.seat


SETTLE_INTO_HUNTING_GROUNDS = effect(HUNTING_GROUNDS, OfSeat, SettleIntoHuntingGrounds())


@major(
    "sleep_and_never_waken",
    cost=3,
    speed=FAST,
    elements="moon air earth animal",
    reach=within(2, SANDS),
    threshold="3 moon 2 air 2 animal",
)
def sleep_and_never_waken(act: Action) -> Work[None]:
    """Invaders skip all actions here this turn. Remove up to 2 explorers.

    1 fear for every 2 explorers that this power removes.

    Remove up to 6 explorers among your lands.
    """
    yield from act.skip()
    yield from act.remove(up_to(2), EXPLORER)
    if act.met:
        yield from act.remove_among(up_to(6), EXPLORER, presence_lands(act.s, act.seat))
    yield from act.fear(act.counted(REMOVE, (EXPLORER,)) // 2)


@major(
    "spill_bitterness_into_the_earth",
    cost=5,
    speed=FAST,
    elements="fire water earth",
    reach=within(0),
    threshold="3 fire 3 water",
)
def spill_bitterness_into_the_earth(act: Action) -> Work[None]:
    """6 damage. Add 2 badlands or strife, in any mix. Add 1 blight.

    Add 1 badlands or 1 strife in each of up to 3 adjacent lands with blight.

    1 damage to each invader in each of up to 3 adjacent lands.
    """
    yield from act.damage(6)
    for _ in range(2):
        yield from act.add_token((BADLANDS,), strife=True)
    yield from act.add_blight()
    lands = yield from act.pick_lands(up_to(3), [land for land in act.adjacent if act.number(BLIGHT, land)])
    for land in lands:
        yield from act.add_token((BADLANDS,), strife=True, land=land)
    if act.met:
        lands = yield from act.pick_lands(up_to(3), [land for land in act.adjacent if act.has_invaders(land)])
        for land in lands:
            yield from act.damage_each(1, land=land)


@major(
    "storm_swath",
    cost=3,
    speed=SLOW,
    elements="fire air water",
    reach=from_sacred(1),
    far=from_sacred(2),
    threshold="2 fire 3 air 2 water",
)
def storm_swath(act: Action) -> Work[None]:
    """2 fear. 1 damage to each invader here and in the origin land.

    +1 range and +1 fear. 1 damage to each invader in a land adjacent to both. Destroy 1 town in each of these
    lands.
    """
    origin = yield from act.pick_origin()
    swath = [act.land] if origin == act.land else [act.land, origin]
    yield from act.fear(2 + act.plus(1))
    for land in swath:
        yield from act.damage_each(1, land=land)
    if act.met:
        both = [land for land in act.adjacent if land == origin or land in act.around(origin)]
        land = yield from act.pick_land([land for land in both if land not in swath])
        if land != NONE:
            yield from act.damage_each(1, land=land)
            swath.append(land)
        for land in swath:
            yield from act.destroy(1, TOWN, land)


@major(
    "the_wounded_wild_turns_on_its_assailants",
    cost=4,
    speed=SLOW,
    elements="fire plant animal",
    reach=within(1),
    needs="blight",
    threshold="2 fire 3 plant 2 animal",
)
def the_wounded_wild_turns_on_its_assailants(act: Action) -> Work[None]:
    """Add 2 badlands. Gather up to 2 beasts. 1 damage for each blight, each beasts and each wilds here.

    2 fear for each invader that this power destroys, up to 8.
    """
    yield from act.add(2, BADLANDS)
    yield from act.gather(up_to(2), BEASTS)
    yield from act.damage(act.number((BLIGHT, BEASTS, WILDS)))
    if act.met:
        yield from act.fear(min(8, 2 * act.counted(DESTROY, INVADERS)))


@major(
    "thickets_erupt_with_every_touch_of_breeze",
    cost=3,
    speed=FAST,
    elements="air plant",
    reach=from_sacred(2),
    needs="inland",
    threshold="3 plant",
)
def thickets_erupt_with_every_touch_of_breeze(act: Action) -> Work[None]:
    """2 damage. Choose: add 3 wilds; or remove 1 blight.

    1 fear. +2 damage.
    """
    yield from act.fear(act.plus(1))
    yield from act.damage(2 + act.plus(2))
    yield from act.choose(act.add(3, WILDS), act.remove_blight(1))


@major(
    "transform_to_a_murderous_darkness",
    cost=6,
    speed=SLOW,
    elements="moon fire air water plant",
    target=ANY_SPIRIT,
    threshold="3 moon 2 fire 2 air",
)
def transform_to_a_murderous_darkness(act: Action) -> Work[None]:
    """The spirit may choose one of its sacred sites.

    Replace all its presence there with badlands; that presence leaves the game. Push any of those badlands.
    3 fear, and 3 damage for each presence replaced.

    1 damage in an adjacent land, and once more 1 damage in an adjacent land.
    """
    s, spirit = act.s, act.spirit
    act.land = yield from act.pick_land(sacred_sites(s, spirit), "darkness", optional=True, seat=spirit)
    if act.land == NONE:
        return
    n = s.presence[spirit][act.land]
    for _ in range(n):
        act.remove_presence(spirit, act.land)
        put(s, act.land, BADLANDS)
    act.tell("came-of-presence", {"kind": KINDS[BADLANDS], "land": act.name(act.land), "n": n})
    yield from act.push(up_to(n), BADLANDS)
    yield from act.fear(3)
    yield from act.damage(3 * n)
    if act.met:
        yield from act.damage_among(2, act.adjacent)


@major(
    "trees_radiate_celestial_brilliance",
    cost=3,
    speed=FAST,
    elements="sun moon plant",
    reach=within(1),
    needs="jungle no_blight",
    threshold="3 sun 2 moon 2 plant",
)
def trees_radiate_celestial_brilliance(act: Action) -> Work[None]:
    """3 fear. Defend 6. Invaders skip the next build here this turn.

    1 damage for each sun that you have.
    """
    yield from act.fear(3)
    yield from act.defend(6)
    act.lasting("trees_radiate_celestial_brilliance", act.land)
    if act.met:
        yield from act.damage(elements(act.s, act.seat)[SUN])


class NextBuildSkipped(Rule):
    """The next build in a land does not happen."""

    def instead_of_acting(self, act: Action, by: OnLand, land: int, action: int) -> bool:
        if land != by.land or action != BUILD:
            return False
        spend(act.s, "trees_radiate_celestial_brilliance", by)
        return True


TREES_RADIATE_CELESTIAL_BRILLIANCE = effect("trees_radiate_celestial_brilliance", OnLand, NextBuildSkipped())


@major(
    "unleash_a_torrent_of_the_selfs_own_essence",
    cost=2,
    speed=FAST,
    elements="sun moon fire water",
    target=SELF,
    threshold="2 sun 3 fire",
)
def unleash_a_torrent_of_the_selfs_own_essence(act: Action) -> Work[None]:
    """Choose: gain 4 energy, and you may forget a power card for 4 more; or pay energy for damage.

    For each energy that you pay, 1 damage in a land within range 0.

    You may do both.
    """
    gain = act.called("gather_essence", gather_essence, worth=2.0)
    spend_it = act.called("unleash_essence", unleash_essence, worth=1.0 * min(act.s.energy[act.seat], 6))
    both = act.called("gather_and_unleash", gather_and_unleash, worth=4.0)
    yield from act.choose(
        gain,
        spend_it if act.s.energy[act.seat] else None,
        both if act.met and not act.reckless else None,
    )


def gather_essence(act: Action) -> Work[None]:
    """Gain energy, more of it for a forgotten card."""
    yield from act.gain_energy(4)
    s, seat = act.s, act.seat
    cards = own_cards(s, seat)
    card = yield from act.pick_card("may_forget", cards, optional=True, seat=seat, aim=GIVE_UP, worth=2.5)
    if card != NONE:
        yield from act.forget(card, seat)
        yield from act.gain_energy(4)


def worth_of_damage(land: int) -> Worth:
    """Return the worth of paying for damage: as much as the invaders of a land can suffer, and no more."""

    def worth(now: Outlook, n: int) -> float:
        left = sum(
            health_left(now.s, land, piece) * number(now.s, land, piece)
            for piece in pieces_in(now.s, land, INVADERS)
        )
        return float(min(n, left)) - 0.5 * n

    return worth


def unleash_essence(act: Action) -> Work[None]:
    """Pay energy for damage in a land within range 0, which what adds range to the power enlarges."""
    s, seat = act.s, act.seat
    assert act.power is not None
    land = yield from act.pick_land(lands_from(s, seat, act.power, presence_lands(s, seat), 0))
    if land != NONE and s.energy[seat]:
        numbers = list(range(1, s.energy[seat] + 1))
        n: int = yield from act.ask(
            "pay_for_damage", numbers, "number", {"land": act.name(land)}, seat, worth=worth_of_damage(land)
        )
        yield from act.pay_energy(n)
        yield from act.damage(n, land=land)


def gather_and_unleash(act: Action) -> Work[None]:
    """Gain energy, then pay some of it for damage."""
    yield from gather_essence(act)
    yield from unleash_essence(act)


@major(
    "utter_a_curse_of_dread_and_bone",
    cost=4,
    speed=SLOW,
    elements="moon animal",
    reach=from_sacred(1),
    threshold="3 moon 2 animal",
)
def utter_a_curse_of_dread_and_bone(act: Action) -> Work[None]:
    """For each blight here and in adjacent lands, add 1 badlands, 1 disease or 1 strife, at most 3 of each.

    2 fear. 1 damage.

    For each kind of token added, add 1 more of it within range 1. 1 damage in an adjacent land.
    """
    around = [act.land, *act.adjacent]
    added = dict.fromkeys(CURSES, 0)
    for _ in range(sum(act.number(BLIGHT, land) for land in around)):
        kinds = tuple(kind for kind in (BADLANDS, DISEASE) if added[kind] < MOST_CURSES)
        piece = yield from act.add_token(kinds, strife=added[STRIFE] < MOST_CURSES)
        if piece == NONE:
            break
        added[STRIFE if act.kind(piece) in INVADERS else piece] += 1
    yield from act.fear(2)
    yield from act.damage(1)
    if act.met:
        assert act.power is not None
        reached = lands_from(act.s, act.seat, act.power, [act.land], 1)
        reached.sort(key=lambda land: land != act.land)
        for curse in CURSES:
            if added[curse]:
                yield from spread_curse(act, curse, reached)
        land = yield from act.pick_land([land for land in act.adjacent if act.has_invaders(land)])
        if land != NONE:
            yield from act.damage(1, land=land)


# Strife, among the tokens, under a kind that is no token.
STRIFE = EXPLORER
CURSES = (BADLANDS, DISEASE, STRIFE)
MOST_CURSES = 3


def spread_curse(act: Action, curse: int, lands: list[int]) -> Work[None]:
    """Add one more token of a kind within range 1; strife where invaders are."""
    if curse == STRIFE:
        land = yield from act.pick_land([land for land in lands if act.has_invaders(land)], "add_strife_to")
        if land != NONE:
            yield from act.add_strife(1, land=land)
    else:
        land = yield from act.ask("add_to", lands, "land", {"kind": KINDS[curse]})
        yield from act.add(1, curse, land)


@major(
    "vanish_softly_away_forgotten_by_all",
    cost=3,
    speed=SLOW,
    elements="moon air",
    reach=within(2),
    threshold="3 moon 3 air",
)
def vanish_softly_away_forgotten_by_all(act: Action) -> Work[None]:
    """Choose: remove 1 invader and 1 explorer or town; or remove all damaged invaders.

    No rule of an adversary or scenario changes that.

    Remove 1 invader in each of 2 lands, anywhere, with at least 4 invaders.
    """
    s = act.s
    yield from act.choose(
        act.called("vanish_two", vanish_two, worth=3.0 * act.has_invaders()),
        act.called("vanish_damaged", vanish_damaged, worth=3.5 * len(damaged(s, act.land))),
    )
    if act.met:
        crowded = [land for land in s.island.lands if invaders(s, land) >= CROWD]
        lands = yield from act.pick_lands(2, crowded)
        for land in lands:
            yield from vanish(act, INVADERS, land)


CROWD = 4


def vanish(act: Action, kinds: Kinds, land: int) -> Work[None]:
    """Remove 1 invader; nothing else can happen to it instead."""
    pieces = pieces_in(act.s, land, kinds)
    if pieces:
        piece = yield from act.pick_piece("remove", land, pieces, 1, aim=HIT)
        act.remove_piece(land, piece)


def vanish_two(act: Action) -> Work[None]:
    """Remove 1 invader and 1 explorer or town."""
    yield from vanish(act, INVADERS, act.land)
    yield from vanish(act, EXPLORER_TOWN, act.land)


def damaged(s: IslandState, land: int) -> list[int]:
    """Return the different damaged invaders of a land."""
    return [piece for piece in pieces_in(s, land, INVADERS) if damage_on(piece)]


def vanish_damaged(act: Action) -> None:
    """Remove all damaged invaders."""
    while pieces := damaged(act.s, act.land):
        act.remove_piece(act.land, pieces[0])


@major(
    "voice_of_command",
    cost=3,
    speed=FAST,
    elements="sun air",
    reach=from_sacred(1),
    needs="dahan",
    threshold="3 sun 2 air",
)
def voice_of_command(act: Action) -> Work[None]:
    """1 damage to towns and cities for each dahan and each explorer here. Defend 2.

    If invaders ravage here this turn, explorers fight beside the dahan.

    First, gather up to 2 explorers, towns or dahan.
    """
    if act.met:
        yield from act.gather(up_to(2), (EXPLORER, TOWN, DAHAN))
    yield from act.damage(act.number((DAHAN, EXPLORER)), TOWN_CITY)
    yield from act.defend(2)
    act.lasting("voice_of_command", act.land)


class VoiceOfCommand(Rule):
    """Explorers deal and take damage together with the dahan."""

    def before_ravage(self, act: Action, by: OnLand, ravage: Ravage) -> None:
        if ravage.land == by.land:
            ravage.allies = (EXPLORER,)


VOICE_OF_COMMAND = effect("voice_of_command", OnLand, VoiceOfCommand())


@major(
    "walls_of_rock_and_thorn",
    cost=4,
    speed=FAST,
    elements="sun earth plant",
    reach=from_sacred(2),
    needs="mountain jungle",
    threshold="2 earth 2 plant",
)
def walls_of_rock_and_thorn(act: Action) -> Work[None]:
    """2 damage. Defend 8. Add 1 wilds. Isolate this land.

    +2 damage and +2 defend. Add 1 badlands.
    """
    yield from act.damage(2 + act.plus(2))
    yield from act.defend(8 + act.plus(2))
    yield from act.add(1, WILDS)
    yield from act.isolate()
    if act.met:
        yield from act.add(1, BADLANDS)


@major(
    "weave_together_the_fabric_of_place",
    cost=4,
    speed=FAST,
    elements="sun moon air water earth",
    reach=from_sacred(1),
    threshold="4 air",
)
def weave_together_the_fabric_of_place(act: Action) -> Work[None]:
    """Join this land with an adjacent one: until the end of the turn they are one land, with both terrains.

    Then you divide what is there between the two lands as you like; all of it counts as moved.

    Isolate the joined land. If invaders are in it, 2 fear, and remove up to 2 invaders.
    """
    other = yield from act.pick_land(act.adjacent, "join_with")
    if other != NONE:
        act.land = act.join_lands(act.land, other)
        act.lasting("weave_together_the_fabric_of_place", act.land, act.seat)
    if act.met:
        yield from act.isolate()
        if act.has_invaders():
            yield from act.fear(2)
            yield from act.remove(up_to(2), INVADERS)


class FabricOfPlace(Rule):
    """A joined land is divided when the turn ends: what was joined last is divided first."""

    def before_time_passes(self, act: Action, by: OnLandOfSeat) -> Work[None]:
        joined = [(one, other) for what, one, other in act.s.changes if what == MERGED]
        if joined:
            inner = act.set_up_by("weave_together_the_fabric_of_place", by.seat)
            yield from inner.divide_land(*joined[-1])
            yield from inner.conclude()


WEAVE_TOGETHER_THE_FABRIC_OF_PLACE = effect(
    "weave_together_the_fabric_of_place", OnLandOfSeat, FabricOfPlace()
)
