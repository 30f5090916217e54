"""The fear cards of Branch & Claw, each by its three lines."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import Amount, up_to
from weald.games.spirit_island.content.fear_lines import (
    anywhere,
    coastal,
    defend,
    each_adds_strife,
    each_chooses,
    each_removes,
    fight,
    in_each,
    in_turn,
    inland,
    many_dahan,
    near,
    only,
    raid,
    this_turn,
    until_used,
    with_beasts,
    with_dahan,
    with_disease,
)
from weald.games.spirit_island.model.invader_cards import lands_of_card
from weald.games.spirit_island.model.lands import count, has_building, has_invaders, has_strife, invaders
from weald.games.spirit_island.model.pieces import (
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    TOWN,
    Kinds,
    strife_on,
)
from weald.games.spirit_island.model.state import BUILD, EXPLORE, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import UNKNOWN
from weald.games.spirit_island.rules.declare import Wherever, effect, fear_card
from weald.games.spirit_island.rules.effects import begin_effect, spend
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Body, Work
from weald.games.spirit_island.rules.subjects import Doing, Number

# Demoralized.


class Everywhere(NamedTuple):
    """The defend of all lands."""

    n: int


class DefendEverywhere(Rule):
    """Ravaging invaders deal less damage in all lands."""

    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: Everywhere, what: Number, land: int, seat: int, of: int) -> int:
        return by.n


DEFEND_EVERYWHERE = effect("defend_everywhere", Everywhere, DefendEverywhere())

DEMORALIZED = fear_card(
    "demoralized",
    this_turn("defend_everywhere", 1),
    this_turn("defend_everywhere", 2),
    this_turn("defend_everywhere", 3),
)

# Plan for Departure.


def depart(n: Amount, kinds: Kinds) -> Body:
    """Let each player gather some of those next to a coastal land into it."""

    def harbour(s: IslandState, land: int) -> bool:
        return coastal(s, land) and near(s, land, lambda s, other: count(s, other, kinds) > 0)

    def run(act: Action) -> Work[None]:
        yield from act.gather(n, kinds)

    return each_chooses(harbour, run, optional=True)


PLAN_FOR_DEPARTURE = fear_card(
    "plan_for_departure",
    depart(1, (TOWN,)),
    in_turn(depart(1, EXPLORER_TOWN), in_each(coastal, defend(2))),
    in_turn(depart(up_to(2), EXPLORER_TOWN), in_each(coastal, defend(4))),
)

# Tread Carefully.


def tread_carefully(n: int) -> Body:
    """Let each player keep invaders from ravaging where dahan are, or `n` of them in adjacent lands."""

    def watched(s: IslandState, land: int) -> bool:
        return with_dahan(s, land) or sum(s.pieces[other][DAHAN] for other in s.island.near[land]) >= n

    def run(act: Action) -> Work[None]:
        yield from act.skip_action(RAVAGE)

    return each_chooses(watched, run, optional=True)


TREAD_CAREFULLY = fear_card("tread_carefully", tread_carefully(5), tread_carefully(3), tread_carefully(1))

# Dahan Attack.


def gather_and_attack(act: Action) -> Work[None]:
    """Gather a dahan; 2 damage for each that is there then."""
    yield from act.gather(1, DAHAN)
    yield from act.damage(2 * act.number(DAHAN))


DAHAN_ATTACK = fear_card(
    "dahan_attack",
    each_removes(only((EXPLORER,), with_dahan)),
    each_chooses(with_dahan, raid(0, 1), different=True),
    each_chooses(has_building, gather_and_attack, different=True),
)

# Explorers are Reluctant, Immigration Slows: what the next card of a sort does not do.


def leave_out_lowest(act: Action, kind: str, card: int) -> None:
    """Leave the lowest-numbered land that a card names out on every board, and use the effect up."""
    s = act.s
    spend(s, kind, Wherever())
    island = s.island
    matching = lands_of_card(s, card)
    for slot in range(len(s.boards)):
        mine = [(min(island.numbers(land, slot)), land) for land in matching if island.on_board(land, slot)]
        _, lowest = min(mine, default=(0, -1))
        act.leave_out(lowest)


class LowestNotExplored(Rule):
    """The next explore card leaves out the lowest-numbered matching land of every board."""

    def after_choosing_lands(self, act: Action, by: Wherever, action: int, card: int) -> None:
        if action == EXPLORE:
            leave_out_lowest(act, "lowest_not_explored", card)


LOWEST_NOT_EXPLORED = effect("lowest_not_explored", Wherever, LowestNotExplored())


class ExploreLater(Rule):
    """No card is turned up in the next explore; one more is in the invader phase after it."""

    def after_planning(self, s: IslandState, by: Wherever) -> None:
        explore = (EXPLORE, UNKNOWN)
        if explore in s.agenda:
            s.agenda.remove(explore)
            _, _, until, source = spend(s, "explore_later", by)
            begin_effect(s, "explore_twice", source, until=until, later=True)


EXPLORE_LATER = effect("explore_later", Wherever, ExploreLater())


class ExploreTwice(Rule):
    """One more card is turned up in the next explore."""

    def after_planning(self, s: IslandState, by: Wherever) -> None:
        s.agenda.append((EXPLORE, UNKNOWN))
        spend(s, "explore_twice", by)


EXPLORE_TWICE = effect("explore_twice", Wherever, ExploreTwice())


class CardNotExplored(Rule):
    """The next explore card is turned up and escalates, but is not explored."""

    def instead_of_card(self, act: Action, by: Wherever, action: int, card: int) -> bool:
        if action != EXPLORE:
            return False
        spend(act.s, "card_not_explored", by)
        return True


CARD_NOT_EXPLORED = effect("card_not_explored", Wherever, CardNotExplored())

EXPLORERS_ARE_RELUCTANT = fear_card(
    "explorers_are_reluctant",
    until_used("lowest_not_explored"),
    until_used("explore_later"),
    until_used("card_not_explored"),
)


class LowestNotBuilt(Rule):
    """The next build card leaves out the lowest-numbered matching land of every board."""

    def after_choosing_lands(self, act: Action, by: Wherever, action: int, card: int) -> None:
        if action == BUILD:
            leave_out_lowest(act, "lowest_not_built", card)


LOWEST_NOT_BUILT = effect("lowest_not_built", Wherever, LowestNotBuilt())


class BuildCardWaits(Rule):
    """The next build card does not build and stays where it is."""

    def instead_of_card(self, act: Action, by: Wherever, action: int, card: int) -> bool:
        if action != BUILD:
            return False
        spend(act.s, "build_card_waits", by)
        act.source = "immigration_slows"
        act.lasting("build_card_stays")
        return True


BUILD_CARD_WAITS = effect("build_card_waits", Wherever, BuildCardWaits())


class BuildCardStays(Rule):
    """The build card that was skipped, the first of the turn, does not move on."""

    doings: tuple[Doing, ...] = (Doing.MOVE_ON,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return of != (s.high_build + s.build_cards)[0]


BUILD_CARD_STAYS = effect("build_card_stays", Wherever, BuildCardStays())


class BuildCardSkipped(Rule):
    """The next build card does not build."""

    def instead_of_card(self, act: Action, by: Wherever, action: int, card: int) -> bool:
        if action != BUILD:
            return False
        spend(act.s, "build_card_skipped", by)
        return True


BUILD_CARD_SKIPPED = effect("build_card_skipped", Wherever, BuildCardSkipped())

IMMIGRATION_SLOWS = fear_card(
    "immigration_slows",
    until_used("lowest_not_built"),
    until_used("build_card_waits"),
    until_used("build_card_skipped"),
)

# Flee the Pestilent Land, Too Many Monsters: more where the danger is than around it.


def flee(n: int, kinds: Kinds) -> Body:
    """Let each player remove `n` health of invaders from a land with disease, or one of `kinds` inland."""

    def to_be_left(s: IslandState, land: int) -> bool:
        return (
            has_invaders(s, land) if with_disease(s, land) else inland(s, land) and count(s, land, kinds) > 0
        )

    def run(act: Action) -> Work[None]:
        # An inland land never loses more to choice than to disease.
        yield from act.remove_health(n) if with_disease(act.s, act.land) else act.remove(1, kinds)

    return each_chooses(to_be_left, run)


FLEE_THE_PESTILENT_LAND = fear_card(
    "flee_the_pestilent_land",
    each_removes(only(EXPLORER_TOWN, with_disease)),
    flee(3, (EXPLORER,)),
    flee(5, EXPLORER_TOWN),
)


def too_many_monsters(n: int, kinds: Kinds) -> Body:
    """Let each player remove `n` explorers and towns where beasts are, or one of `kinds` next to beasts."""

    def haunted(s: IslandState, land: int) -> bool:
        if with_beasts(s, land):
            return count(s, land, EXPLORER_TOWN) > 0
        return count(s, land, kinds) > 0 and near(s, land, with_beasts)

    def run(act: Action) -> Work[None]:
        if with_beasts(act.s, act.land):
            yield from act.remove(n, EXPLORER)
            yield from act.remove(n, TOWN)
        else:
            yield from act.remove(1, kinds)

    return each_chooses(haunted, run)


TOO_MANY_MONSTERS = fear_card(
    "too_many_monsters",
    each_removes(only(EXPLORER_TOWN, with_beasts)),
    too_many_monsters(1, (EXPLORER,)),
    too_many_monsters(2, EXPLORER_TOWN),
)

# Quarantine.


class NoExploreAtTheCoast(Rule):
    """Invaders do not explore coastal lands."""

    doings: tuple[Doing, ...] = (Doing.EXPLORE,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return not coastal(s, land)


NO_EXPLORE_AT_THE_COAST = effect("no_explore_at_the_coast", Wherever, NoExploreAtTheCoast())


class NoSourceWithDisease(Rule):
    """Lands with disease are no source for exploring."""

    doings: tuple[Doing, ...] = (Doing.EXPLORE_FROM,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return not with_disease(s, land)


NO_SOURCE_WITH_DISEASE = effect("no_source_with_disease", Wherever, NoSourceWithDisease())


class NothingWithDisease(Rule):
    """Invaders do nothing in lands with disease."""

    doings: tuple[Doing, ...] = (Doing.RAVAGE, Doing.BUILD, Doing.EXPLORE)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return not with_disease(s, land)


NOTHING_WITH_DISEASE = effect("nothing_with_disease", Wherever, NothingWithDisease())

QUARANTINE = fear_card(
    "quarantine",
    this_turn("no_explore_at_the_coast"),
    in_turn(this_turn("no_explore_at_the_coast"), this_turn("no_source_with_disease")),
    in_turn(this_turn("no_explore_at_the_coast"), this_turn("nothing_with_disease")),
)

# Depart the Dangerous Land.


def dangerous(s: IslandState, land: int) -> bool:
    """Beasts, disease or two dahan are there."""
    return with_beasts(s, land) or with_disease(s, land) or many_dahan(s, land)


def worth_leaving(s: IslandState, land: int) -> bool:
    """Invaders are in danger there."""
    return has_invaders(s, land) and dangerous(s, land)


def leave(act: Action) -> Work[None]:
    """Remove invaders with 4 health."""
    yield from act.remove_health(4)


DEPART_THE_DANGEROUS_LAND = fear_card(
    "depart_the_dangerous_land",
    each_removes(only((EXPLORER,), dangerous)),
    each_removes(only(EXPLORER_TOWN, dangerous)),
    each_chooses(worth_leaving, leave),
)

# Cards that bring strife.


class StrifeWeakens(Rule):
    """Invaders have 1 less health for each strife on them."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: Wherever, what: Number, land: int, seat: int, of: int) -> int:
        return -strife_on(of)


STRIFE_WEAKENS = effect("strife_weakens", Wherever, StrifeWeakens())


def among_beasts(s: IslandState, land: int) -> bool:
    """Beasts are there or in an adjacent land."""
    return with_beasts(s, land) or near(s, land, with_beasts)


class BeastsStopSettlers(Rule):
    """Normal explores and builds do not happen in lands with beasts."""

    def instead_of_acting(self, act: Action, by: Wherever, land: int, action: int) -> bool:
        return act.normal and action != RAVAGE and with_beasts(act.s, land)


BEASTS_STOP_SETTLERS = effect("beasts_stop_settlers", Wherever, BeastsStopSettlers())


class BeastsStopInvaders(Rule):
    """Normal invader Actions do not happen in lands with beasts."""

    def instead_of_acting(self, act: Action, by: Wherever, land: int, action: int) -> bool:
        return act.normal and with_beasts(act.s, land)


BEASTS_STOP_INVADERS = effect("beasts_stop_invaders", Wherever, BeastsStopInvaders())

PANICKED_BY_WILD_BEASTS = fear_card(
    "panicked_by_wild_beasts",
    each_adds_strife(among_beasts),
    in_turn(each_adds_strife(among_beasts), this_turn("beasts_stop_settlers")),
    in_turn(each_adds_strife(among_beasts), this_turn("beasts_stop_invaders")),
)

UNREST = fear_card(
    "unrest",
    each_adds_strife(anywhere, (TOWN,)),
    in_turn(each_adds_strife(anywhere, (TOWN,)), this_turn("strife_weakens")),
    in_turn(each_adds_strife(anywhere), this_turn("strife_weakens")),
)


def with_tokens_or_dahan(s: IslandState, land: int) -> bool:
    """Beasts, disease or dahan are there."""
    return with_beasts(s, land) or with_disease(s, land) or with_dahan(s, land)


PANIC = fear_card(
    "panic",
    each_adds_strife(with_tokens_or_dahan),
    in_turn(each_adds_strife(with_tokens_or_dahan), this_turn("strife_weakens")),
    in_turn(each_adds_strife(anywhere), this_turn("strife_weakens")),
)


def several_invaders(s: IslandState, land: int) -> bool:
    """Two invaders at least."""
    return invaders(s, land) >= 2


def suffer(act: Action) -> Work[None]:
    """1 damage for each strife on it to each invader."""
    yield from act.damage_by_strife()


DISCORD = fear_card(
    "discord",
    each_adds_strife(several_invaders, different=True),
    in_turn(each_adds_strife(several_invaders, different=True), in_each(has_strife, suffer)),
    in_turn(each_adds_strife(several_invaders, different=True), in_each(has_strife, fight)),
)

DAHAN_THREATEN = fear_card(
    "dahan_threaten",
    each_adds_strife(with_dahan),
    in_turn(each_adds_strife(with_dahan), this_turn("strife_weakens")),
    in_turn(each_adds_strife(with_dahan), in_each(has_strife, raid(0, 1))),
)
