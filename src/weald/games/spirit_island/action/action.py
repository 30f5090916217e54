"""An Action with all its verbs, its choices, and what it triggers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weald.games.spirit_island.action.context import NONE, Deed, IslandQuestion, verb
from weald.games.spirit_island.action.joint import JointVerbs
from weald.games.spirit_island.model.lands import on_island, unspare
from weald.games.spirit_island.model.pieces import FLOCK, KIND, Kinds
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.happenings import (
    BLIGHT_CARD,
    DESTROY,
    POWER,
    PUT_OFF,
    SPECIAL_RULE,
    USED,
)
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import flock_seat
from weald.games.spirit_island.rules.moves import REPEAT, Move
from weald.games.spirit_island.rules.panel import tiers_at, tiers_met
from weald.games.spirit_island.rules.powers import INNATE, LAND, NOTHING, MayAsk, Power, Work, answered
from weald.games.spirit_island.rules.registry import POWERS, active, triggers
from weald.games.spirit_island.rules.targeting import (
    aimed,
    in_reach,
    lands_from,
    origins_of,
    target_lands,
    target_spirits,
    with_thresholds,
)
from weald.games.spirit_island.rules.thresholds import ALL_ELEMENTS, Declared, Thresholds, declarations
from weald.games.spirit_island.rules.ways_to_lose import demand
from weald.kernel.decisions import ONE, Value


class Action(JointVerbs):
    """One Action: the use of a power, one ravage in one land, what one fear card does for one player ..."""

    __slots__ = ()

    # Choices.

    def choose(self, *deeds: Deed[Any] | None, seat: int = -1) -> Work[None]:
        """Do one of several deeds, as a printed "or" says; None stands for one that is not open."""
        options = [deed for deed in deeds if deed is not None]
        if self.reckless:
            for deed in options:
                yield from deed
        else:
            yield from self._one_of(options, seat)

    def instead(self, deed: Deed[Any], *others: Deed[Any] | None, seat: int = -1) -> Work[None]:
        """Do a deed, or one of others that "may" be done "instead"; None stands for one that is not open."""
        yield from self._one_of([deed, *(other for other in others if other is not None)], seat)

    def _one_of(self, options: list[Deed[Any]], seat: int) -> Work[None]:
        if not options:
            return
        if len(options) == 1:
            yield from options[0]
            return
        who = self.decider if seat < 0 else seat
        chosen: int = yield IslandQuestion(
            self.s, "choose", ONE, (who,), (range(len(options)),), "deed", self.source, {}, options
        )
        yield from options[chosen]

    def one_or_both(
        self, one: Deed[Any] | None, other: Deed[Any] | None, both: bool, seat: int = -1
    ) -> Work[None]:
        """Do one of two deeds, or both of them where the text says "you may do both"."""
        all_of_it = None
        if both and one is not None and other is not None and not self.reckless:
            all_of_it = self.both(one, other)
        yield from self.choose(one, other, all_of_it, seat=seat)

    @verb
    def both(self, one: Deed[Any], other: Deed[Any]) -> Work[None]:
        """Do one deed, then the other."""
        yield from one
        yield from other

    def may(self, *deeds: Deed[Any] | None, seat: int = -1) -> Work[bool]:
        """Do a deed, or one of several, if the player likes; None stands for one that is not open.

        Returns whether any was done.
        """
        options = [deed for deed in deeds if deed is not None]
        if not options:
            return False
        who = self.decider if seat < 0 else seat
        chosen: int = yield IslandQuestion(
            self.s, "may", ONE, (who,), ([*range(len(options)), NONE],), "deed", self.source, {}, options
        )
        if chosen == NONE:
            return False
        yield from options[chosen]
        return True

    @verb
    def called(self, id: str, run: Callable[[Action], MayAsk], worth: float) -> Work[None]:
        """Several deeds under one name, to be offered as a choice: the text is `spirit_island-do-{id}`.

        `worth` is what they are worth to a bot that does not look ahead, in the scale of `ai.deeds`.
        """
        yield from run(self) or NOTHING

    @verb
    def in_turn(self, *deeds: Deed[Any]) -> Work[None]:
        """Do one deed after the other; the text as a choice of a card is `spirit_island-do-{card}`."""
        for deed in deeds:
            yield from deed

    def decided_by(self, seat: int, deed: Deed[Any] | Work[Any]) -> Work[Any]:
        """Do a deed whose questions another spirit answers."""
        before, self.decider = self.decider, seat
        result = yield from deed
        self.decider = before
        return result

    # Everybody.

    def each_player(self, run: Callable[[Action], MayAsk]) -> Work[None]:
        """Do the same for every spirit, an Action each."""
        for seat in range(self.s.seats):
            act = self.nested(self.source, seat)
            yield from run(act) or NOTHING
            yield from act.conclude()

    def each_board(self, run: Callable[[Action, int], MayAsk]) -> Work[None]:
        """Do the same on every board, an Action each, decided by the spirit that started there."""
        boards = [board for board in range(len(self.s.boards)) if self.s.island.of_board(board)]
        for board in (yield from self.boards_acting(boards)):
            act = self.nested(self.source, max(self.s.homes[board], 0))
            yield from run(act, board) or NOTHING
            yield from act.conclude()

    def each_land(self, lands: Sequence[int], run: Callable[[Action], MayAsk]) -> Work[None]:
        """Do the same in several lands, an Action each."""
        for land in (yield from self.lands_acting(lands)):
            act = self.nested(self.source, owner(self.s, land))
            act.land = land
            yield from run(act) or NOTHING
            yield from act.conclude()

    def boards_acting(self, boards: list[int]) -> Work[list[int]]:
        """Return some boards, without those that a rule skips; one that acts again is there twice."""
        for rule, by in active(self.s, Rule.instead_of_boards):
            acting = rule.instead_of_boards(self, by, boards)
            boards = acting if isinstance(acting, list) else (yield from acting)
        return boards

    def lands_acting(self, lands: Sequence[int]) -> Work[list[int]]:
        """Return some lands, without those of boards that a rule skips.

        A land on several boards acts as often as the one of them on which most is done.
        """
        if not lands or not active(self.s, Rule.instead_of_boards):
            return [*lands]
        slots = self.s.island.slots
        boards = [board for board in range(len(self.s.boards)) if any(slots[n] >> board & 1 for n in lands)]
        acting = yield from self.boards_acting(boards)
        times = {
            land: max(acting.count(board) for board in boards if slots[land] >> board & 1) for land in lands
        }
        return [land for land in lands for _ in range(times[land])]

    # Triggers.

    def nested(self, source: str, seat: int = -1) -> Action:
        """Return an Action that happens inside this one, for the same cause."""
        act = Action(self.s, self.cause, source, self.seat if seat < 0 else seat)
        act.decider = self.decider if seat < 0 else seat
        act.chain = self.chain
        act.led_by = self.led_by
        act.paid = self.paid
        return act

    def set_up_by(self, power: str, seat: int) -> Action:
        """Return an Action inside this one that a power used earlier has set up for its user."""
        act = self.nested(power, seat)
        act.cause = POWER
        act.power = POWERS[power]
        return act

    def conclude(self) -> Work[None]:
        """Complete the Action: let rules react to it; no reaction sets itself off again."""
        if self.spared or self.s.marked or (self.log and triggers(self.s)):
            return self._conclude()
        return NOTHING

    def _conclude(self) -> Work[None]:
        if self.spared:
            unspare(self.s)
        if self.s.marked and active(self.s, Rule.health):
            yield from self.check_all_health()
        if not self.log:
            return
        lasting = bool(self.s.effects)
        for rule, by, cause in triggers(self.s):
            trigger = (type(rule).__name__, *by)
            if lasting and (rule, by, cause) not in triggers(self.s):
                # An earlier reaction has used it up.
                continue
            if trigger not in self.chain:
                act = self.nested(self.source)
                act.cause = cause
                act.led_by = self
                if isinstance(by, Owner):
                    act.seat = act.decider = by.seat
                act.chain = self.chain | {trigger}
                yield from rule.after_action(act, by, self) or NOTHING
                yield from act.conclude()

    # Powers.

    def use_as(
        self, power: Power, way: Declared, lands: Sequence[int] | None = None, target: int = NONE
    ) -> Work[None]:
        """Use a power with the elements that were declared, and the markers that its thresholds need."""
        s, seat = self.s, self.seat
        if way and power.target == LAND:
            target = yield from self.pick_land(self.targets(power, way[0], lands), "target_land")
            if target == NONE:
                return
        if way:
            self.spend_markers(power, way[0], target)
        tiers = tiers_at(s, seat, power, target)
        # With markers spent for them, all thresholds that are reached now may be those declared.
        declared = bool(way) and not (self.markers and way[0] == tiers)
        if declared:
            # What it costs to use the power may have taken elements away.
            tiers &= way[0]
        yield from self.use(power, tiers, lands, declared, target)
        self.drop_markers()

    def use(
        self,
        power: Power,
        tiers: int,
        lands: Sequence[int] | None = None,
        declared: bool = False,
        target: int = NONE,
    ) -> Work[None]:
        """Target and resolve a power; `lands` replace the lands in range, a `target` was chosen already.

        With `declared`, it uses just these thresholds, as if with fewer elements.
        """
        s = self.s
        self.power = power
        self.source = power.id
        self.tiers = aimed(s, self.seat, power, tiers)
        self.ranged = lands is None
        if (
            power.deck == INNATE
            and not tiers
            and not (power.target == LAND and active(s, Rule.extra_elements))
        ):
            # Without a threshold there is nothing to use.
            return
        if power.target == LAND and target == NONE:
            target = yield from self.pick_land(self.targets(power, tiers, lands), "target_land")
            if target == NONE:
                return
        self.land = target
        if power.target != LAND:
            self.spirit = yield from self.ask(
                "target_spirit", target_spirits(s, self.seat, power), "seat", {}
            )
        if s.trace is not None:
            where = self.name(self.land) if power.target == LAND else "none"
            whom = s.spirits[self.spirit] if power.target != LAND else "none"
            self.tell("used", {"spirit": s.spirits[self.seat], "id": power.id, "land": where, "target": whom})
        self.log.append((USED, self.spirit, self.land, -1, 1))
        if power.tiers:
            self.thresholds = Thresholds(s, self.seat, power, self.land, tiers, declared)
        for rule, by in active(s, Rule.before_power):
            yield from rule.before_power(self, by) or NOTHING
        yield from power.body(self) or NOTHING
        yield from self.conclude()

    def targets(self, power: Power, tiers: int, lands: Sequence[int] | None) -> list[int]:
        """Return the lands that a power can target with some thresholds, in range or among those given."""
        if lands is None:
            return target_lands(self.s, self.seat, power, tiers)
        return with_thresholds(self.s, self.seat, power, tiers, lands)

    def again(self, lands: Sequence[int] | None = None) -> Work[None]:
        """Use the power once more, as an Action of its own: with elements of its own, at a land of its own.

        Nothing happens when this use is itself such a repetition, or no target is left.
        """
        power = self.power
        assert power is not None
        assert power.target == LAND
        if self.repeated:
            return
        yield from self.conclude()
        self.log.clear()
        # Markers are spent for one Action, and this is another one.
        self.hold_markers(-1)
        ways = declarations(self.s, self.seat, power, lands, repeated=True)
        if ways:
            act = Action(self.s, POWER, self.source, self.seat)
            act.repeated = True
            act.chain = self.chain
            yield from act.repeat(power, ways, lands)
        self.hold_markers(1)

    def repeat(self, power: Power, ways: list[Declared], lands: Sequence[int] | None) -> Work[None]:
        """Use a power as a repetition: with all elements where the player says, or with others declared."""
        s, seat = self.s, self.seat
        number = POWERS.number(power.id)
        options: list[Value] = [(REPEAT, number, *way) for way in ways if way]
        if ALL_ELEMENTS in ways:
            options = [*self.targets(power, tiers_met(s, seat, power), lands), *options]
        chosen: int | Move = yield from self.ask("target_land", options, "again" if ways[-1] else "land", {})
        target, way = (chosen, ALL_ELEMENTS) if isinstance(chosen, int) else (NONE, chosen[2:])
        if power.price is None or (power.price.payable(s, seat) and (yield from power.price.pay(self))):
            yield from self.use_as(power, way, lands, target)

    def second_target(self, n: int) -> Work[int]:
        """Let the power target a second land, within another range of the same origin; returns it."""
        assert self.power is not None
        origins = self._origins()
        lands = lands_from(self.s, self.seat, self.power, origins, n)
        land: int = yield from self.ask("second_target", [*lands], "land", {})
        self.log.append((USED, self.spirit, land, -1, 1))
        return land

    def pick_origin(self) -> Work[int]:
        """Return the land from which the power reaches its target, of the player's choice."""
        origin: int = yield from self.ask("origin", [*sorted(set(self._origins()))], "land", {})
        return origin

    def _origins(self) -> list[int]:
        """Return the lands from which the power may reach its target.

        A rule may allow a target to a spirit that has no such land, as one without sacred sites: then it is
        the target itself.
        """
        assert self.power is not None
        return origins_of(self.s, self.seat, self.power, self.tiers, self.land) or [self.land]

    def out_of_range(self) -> bool:
        """Return whether the target is one that only a special rule allows."""
        assert self.power is not None
        return self.ranged and not in_reach(self.s, self.seat, self.power, self.tiers) >> self.land & 1

    # Whom one is.

    @property
    def other(self) -> bool:
        """Whether the targeted spirit is another one."""
        return self.spirit != self.seat

    # Where special rules have their say.

    def _feared(self, n: int, land: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_fear):
            yield from rule.after_fear(self, by, n, land) or NOTHING

    def _hinders(self, land: int, what: int) -> Work[bool]:
        for rule, by in active(self.s, Rule.instead_of_harm):
            if (yield from answered(rule.instead_of_harm(self, by, land, what))):
                return True
        return False

    def _destroying(self, land: int, piece: int) -> Work[bool]:
        for rule, by in active(self.s, Rule.instead_of_destroying):
            if (yield from answered(rule.instead_of_destroying(self, by, land, piece))):
                return True
        return False

    def _added(self, piece: int, land: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_adding):
            yield from rule.after_adding(self, by, piece, land) or NOTHING

    def _may_enter(self, piece: int, land: int) -> bool:
        return all(rule.may_enter(self, by, piece, land) for rule, by in active(self.s, Rule.may_enter))

    def _moved(self, piece: int, origin: int, land: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_moving):
            yield from rule.after_moving(self, by, piece, origin, land) or NOTHING

    def _presence_came(self, seat: int, land: int, origin: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_presence):
            yield from rule.after_presence(self, by, seat, land, origin) or NOTHING

    def _strife_added(self, piece: int, land: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_strife):
            yield from rule.after_strife(self, by, piece, land) or NOTHING

    def _more_badlands(self, land: int, dahan: bool) -> int:
        return sum(
            [rule.extra_badlands(self, by, land, dahan) for rule, by in active(self.s, Rule.extra_badlands)]
        )

    def _weigh_badlands(self, land: int) -> Work[None]:
        for rule, by in active(self.s, Rule.before_damage):
            yield from rule.before_damage(self, by, land) or NOTHING

    def _blighting(self, land: int) -> Work[bool]:
        for rule, by in active(self.s, Rule.instead_of_blight):
            if (yield from answered(rule.instead_of_blight(self, by, land))):
                return True
        return False

    def _from_box(self, land: int, n: int) -> Work[int]:
        """Return how much of some blight comes from the box."""
        came = 0
        for _ in range(n):
            for rule, by in active(self.s, Rule.instead_of_card_blight):
                if (yield from answered(rule.instead_of_card_blight(self, by, land))):
                    came += 1
                    break
        return came

    def _blighted(self, land: int, cascaded: bool) -> Work[None]:
        for rule, by in active(self.s, Rule.after_blight):
            yield from rule.after_blight(self, by, land, cascaded) or NOTHING

    def _harming(self, land: int, seats: list[int]) -> Work[None]:
        for rule, by in active(self.s, Rule.after_blight_harm):
            yield from rule.after_blight_harm(self, by, land, seats) or NOTHING

    def spares_presence(self, seat: int, land: int) -> bool:
        rules = active(self.s, Rule.spares_presence)
        return any(rule.spares_presence(self, by, seat, land) for rule, by in rules)

    def _stops_cascade(self, land: int) -> bool:
        return any(rule.stops_cascade(self, by, land) for rule, by in active(self.s, Rule.stops_cascade))

    def _harm_flock(self, land: int, what: int) -> Work[bool]:
        """Destroy, remove or replace beasts that two presence count as, if their spirit agrees."""
        seat = flock_seat(self.s)
        if not (yield from self.consents(seat, "flock", {"land": self.name(land)})):
            self.refused = (*self.refused, seat)
            return False
        for _ in range(2):
            if what == DESTROY:
                yield from self.lose_presence(seat, land)
            else:
                self.remove_presence(seat, land)
        self.log.append((what, FLOCK, land, -1, 1))
        return True

    def _others(self, land: int) -> dict[int, int]:
        """Return the pieces apart in a land, without those whose fate is put off to the end of the Action."""
        if self.cause > SPECIAL_RULE:
            return {}
        here: dict[int, int] = {}
        for rule, by in active(self.s, Rule.extra_pieces):
            here.update(rule.extra_pieces(self.s, by, land))
        for entry in self.log:
            if entry[0] == PUT_OFF and entry[2] == land and entry[1] in here:
                here[entry[1]] -= 1
        return {piece: n for piece, n in here.items() if n > 0}

    def _harm_other(self, land: int, piece: int, what: int, new: Kinds = ()) -> Work[bool]:
        for rule, by in active(self.s, Rule.instead_of_harming_extra):
            if (yield from answered(rule.instead_of_harming_extra(self, by, land, piece, what, new))):
                return True
        return False

    def _move_other(self, piece: int, land: int, to: int) -> Work[None]:
        for rule, by in active(self.s, Rule.instead_of_moving_extra):
            yield from rule.instead_of_moving_extra(self, by, piece, land, to) or NOTHING

    def _removing(self, land: int, piece: int) -> Work[bool]:
        for rule, by in active(self.s, Rule.instead_of_removing):
            if (yield from answered(rule.instead_of_removing(self, by, land, piece))):
                return True
        return False

    def _lacks(self, piece: int, land: int) -> bool:
        s = self.s
        for rule, by in active(s, Rule.supply):
            n = rule.supply(s, by, piece & KIND)
            if 0 <= n <= on_island(s, (piece & KIND,)):
                return demand(s, rule.defeats[0], by, land, needed=1)
        return False

    def _left(self, pieces: Sequence[int]) -> list[int]:
        s, left = self.s, list[int]()
        for piece in pieces:
            kind = piece & KIND
            there = on_island(s, (kind,)) + sum(other & KIND == kind for other in left)
            if not any(0 <= rule.supply(s, by, kind) <= there for rule, by in active(s, Rule.supply)):
                left.append(piece)
        return left

    def _keeps_blight(self) -> bool:
        return any(
            rule.instead_of_returning_blight(self, by)
            for rule, by in active(self.s, Rule.instead_of_returning_blight)
        )

    def _flipping(self, source: str) -> Work[None]:
        for rule, by in active(self.s, Rule.after_blight_card):
            inner = self.nested(source)
            inner.cause = BLIGHT_CARD
            yield from rule.after_blight_card(inner, by) or NOTHING
            yield from inner.conclude()

    def _losing_presence(self, seat: int, land: int) -> Work[bool]:
        for rule, by in active(self.s, Rule.instead_of_losing_presence):
            if (yield from answered(rule.instead_of_losing_presence(self, by, seat, land))):
                return True
        return False

    def _presence_lost(self, seat: int, land: int, n: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_losing_presence):
            yield from rule.after_losing_presence(self, by, seat, land, n) or NOTHING

    def _card_gained(self, seat: int, card: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_gaining_card):
            yield from rule.after_gaining_card(self, by, seat, card) or NOTHING

    def _gaining_presence(self, seat: int) -> list[int]:
        return [
            place
            for rule, by in active(self.s, Rule.extra_presence_places)
            for place in rule.extra_presence_places(self, by, seat)
        ]

    def _forgetting(self, seat: int, card: int) -> Work[bool]:
        for rule, by in active(self.s, Rule.instead_of_forgetting):
            if (yield from answered(rule.instead_of_forgetting(self, by, seat, card))):
                return True
        return False

    def _regaining(self, seat: int) -> Work[None]:
        for rule, by in active(self.s, Rule.after_regaining):
            yield from rule.after_regaining(self, by, seat) or NOTHING


def begin(s: IslandState, cause: int, source: str, seat: int = -1, land: int = -1) -> Action:
    """Begin an Action: nobody's, or a spirit's; about a land, its board's spirit decides."""
    act = Action(s, cause, source, seat)
    act.land = land
    if seat < 0:
        act.decider = owner(s, land)
    return act


def owner(s: IslandState, land: int) -> int:
    """Return who decides about a land when no power does: the spirit that started on its board."""
    if land < 0:
        return 0
    seat = s.homes[s.island.board[land]]
    return seat if seat > 0 else 0
