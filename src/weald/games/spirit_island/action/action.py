"""An Action: its state, and all its verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from weald.games.spirit_island.action.asking import choices, joint, questions
from weald.games.spirit_island.action.asking.choices import owner
from weald.games.spirit_island.action.context import HERE, Amount, UpTo, method, verb
from weald.games.spirit_island.action.island import blight, boards, effects, invader_lands, joining
from weald.games.spirit_island.action.pieces import change, damaging, harm, movement, reading, tokens
from weald.games.spirit_island.action.pieces.harm import check_all_health
from weald.games.spirit_island.action.pieces.reading import around
from weald.games.spirit_island.action.spirits import cards, elements, powers, presence
from weald.games.spirit_island.model.lands import unspare
from weald.games.spirit_island.model.pieces import KIND, Kinds
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.happenings import POWER, SPECIAL_RULE, Happening
from weald.games.spirit_island.rules.hooks import Owner
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import meets
from weald.games.spirit_island.rules.land_rules import terrains as terrains_of
from weald.games.spirit_island.rules.powers import NOTHING, Power, Work
from weald.games.spirit_island.rules.registry import POWERS, active, triggers
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.targeting import in_reach
from weald.games.spirit_island.rules.thresholds import Thresholds
from weald.kernel.messages import Args

# Counts in an Action of which there are none; never changed.
NO_COUNTS: Mapping[Any, int] = {}


class Action:
    """One Action: the use of a power, one ravage in one land, what one fear card does for one player ...

    Its verbs are functions in four groups: asking, pieces, spirits, island.

    `cause` says what kind of Action it is, `source` is the id of the card or rule behind it, `seat` the
    spirit that acts (-1: none), `decider` the one that answers its questions. `power` is the power that is
    used, `land` and `spirit` its target, `tiers` the thresholds that count for its range (bit by bit),
    `thresholds` those of its text, `ranged` whether its range was counted, `repeated` whether it is a
    repetition, `dreaming` whether its damage is not real, `reckless` whether every "or" means "and" and every
    "up to" as many as possible. `normal` is an invader Action that comes from a card on its space, `ravage`
    the ravage of the Action, `paid` an event that the spirits have paid for. `any_presence` lets it move
    presence of all spirits, apart from those that `refused`. `direct` says that presence which it destroys is
    destroyed by its text, not by added blight. `badlands` are those used already, by land and whether against
    dahan. `bonus_damage` is added to the first damage, `exempt` are pieces that cannot be damaged (how many
    of each), `spared` how many pieces each rule has kept from being destroyed. `as_badlands` is how much
    presence counts as badlands, by seat and land, once that is decided. `markers` are elements that it has
    from spent markers. `log` says what it has done, `chain` which triggers led to it, `led_by` is the Action
    to which it reacts.
    """

    __slots__ = (
        "any_presence", "as_badlands", "badlands", "bonus_damage", "cause", "chain", "decider", "direct",
        "dreaming", "exempt", "land", "led_by", "log", "markers", "normal", "paid", "power", "ranged",
        "ravage", "reckless", "refused", "repeated", "s", "seat", "source", "spared", "spirit",
        "thresholds", "tiers",
    )  # fmt: skip

    def __init__(
        self, s: IslandState, cause: int, source: str, seat: int = -1, power: Power | None = None
    ) -> None:
        self.s = s
        self.cause = cause
        self.source = source
        self.seat = seat
        self.decider = seat if seat > 0 else 0
        self.power = power
        self.land = HERE
        self.spirit = seat
        self.tiers = 0
        self.thresholds: Thresholds | None = None
        self.ranged = True
        self.dreaming = False
        self.reckless = False
        self.repeated = False
        self.normal = False
        self.paid = False
        self.any_presence = False
        self.direct = True
        self.refused: tuple[int, ...] = ()
        self.ravage: Ravage | None = None
        self.log: list[Happening] = []
        self.chain: frozenset[tuple[object, ...]] = frozenset()
        self.led_by: Action | None = None
        self.badlands: Mapping[tuple[int, bool], int] = NO_COUNTS
        self.as_badlands: Mapping[tuple[int, int], int] = NO_COUNTS
        self.bonus_damage = 0
        self.exempt: Mapping[int, int] = NO_COUNTS
        self.markers: tuple[int, ...] = ()
        self.spared: Mapping[str, int] = NO_COUNTS

    @property
    def by_spirit(self) -> bool:
        """Whether it is an Action of a spirit; an event that was paid for counts as one."""
        return self.cause <= SPECIAL_RULE or self.paid

    def optional(self, n: Amount) -> bool:
        """Return whether fewer than that many will do."""
        return isinstance(n, UpTo) and not self.reckless

    def at(self, land: int) -> int:
        """Return the land that is meant: the one named, or the target."""
        if land == HERE:
            land = self.land
        assert land != HERE, f"{self.source} has no land"
        return land

    def kind(self, piece: int) -> int:
        """Return the kind of a piece."""
        return piece & KIND

    def reached(self, tier: int) -> bool:
        """Return whether the threshold of that number (from 1) is met, now that the text comes to it."""
        return self.thresholds is not None and self.thresholds.reached(self.s, tier)

    @property
    def met(self) -> bool:
        """Whether the (first) threshold is met, now that the text comes to it."""
        return self.reached(1)

    def plus(self, n: int, tier: int = 1, when: bool | None = None) -> int:
        """Return a printed "+n": `n` if the threshold of that number is met, or `when` is so, otherwise 0."""
        return n if (self.reached(tier) if when is None else when) else 0

    def expects(self, *tiers: int) -> bool:
        """Return whether one of these thresholds, which the text comes to later, will be met as it looks."""
        return self.thresholds is not None and any(self.thresholds.expected(self.s, tier) for tier in tiers)

    def counted(self, what: int, kinds: Kinds = (), land: int = HERE, since: int = 0) -> int:
        """Return how often something has happened in this Action, as its log says."""
        return sum(
            entry[4]
            for entry in self.log[since:]
            if entry[0] == what
            and (not kinds or entry[1] & KIND in kinds)
            and (land == HERE or entry[2] == land)
        )

    def name(self, land: int) -> str:
        """Return the name of a land."""
        return self.s.island.names[land]

    def tell(self, id: str, words: Args) -> None:
        """Put into the log of the table what has happened; simulations have no log.

        Verbs that simulations use a lot look first whether there is one, and save the words.
        """
        if self.s.trace is not None:
            self.s.trace.tell(f"spirit_island-event-{id}", words)

    @property
    def coastal(self) -> bool:
        """Whether the target land is coastal."""
        return self.s.island.coastal[self.land]

    @property
    def adjacent(self) -> list[int]:
        """The lands adjacent to the target land."""
        return around(self, self.land)

    def other_lands(self, *needs: str) -> list[int]:
        """Return the other lands of the target's board that are (or have) everything asked for."""
        island = self.s.island
        return [
            land
            for land in island.lands
            if island.slots[land] & island.slots[self.land]
            and land != self.land
            and all(meets(self.s, land, need) for need in needs)
        ]

    def is_a(self, *terrains: int) -> bool:
        """Return whether the target land has one of these terrains; an ocean in play counts as wetlands."""
        mask = terrains_of(self.s, self.land)
        return any(mask >> terrain & 1 for terrain in terrains)

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
        if self.s.marked and active(self.s, Number.HEALTH):
            yield from check_all_health(self)
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

    def out_of_range(self) -> bool:
        """Return whether the target is one that only a special rule allows."""
        assert self.power is not None
        return self.ranged and not in_reach(self.s, self.seat, self.power, self.tiers) >> self.land & 1

    @property
    def other(self) -> bool:
        """Whether the targeted spirit is another one."""
        return self.spirit != self.seat

    def repetition(self) -> Action:
        """Return an Action in which the power is used once more."""
        act = Action(self.s, POWER, self.source, self.seat)
        act.repeated = True
        act.chain = self.chain
        return act

    # Asking.

    ask: ClassVar = method(questions.ask)
    ask_together: ClassVar = method(questions.ask_together)
    pick_land: ClassVar = method(questions.pick_land)
    pick_home: ClassVar = method(questions.pick_home)
    pick_lands: ClassVar = method(questions.pick_lands)
    pick_piece: ClassVar = method(questions.pick_piece)
    pick_way: ClassVar = method(questions.pick_way)
    pick_gathered: ClassVar = method(questions.pick_gathered)
    pick_card: ClassVar = method(questions.pick_card)
    pick_spirit: ClassVar = method(questions.pick_spirit)
    agrees: ClassVar = method(questions.agrees)
    consents: ClassVar = method(questions.consents)
    choose: ClassVar = method(choices.choose)
    instead: ClassVar = method(choices.instead)
    one_or_both: ClassVar = method(choices.one_or_both)
    both: ClassVar = verb(choices.both)
    may: ClassVar = method(choices.may)
    called: ClassVar = verb(choices.called)
    in_turn: ClassVar = verb(choices.in_turn)
    decided_by: ClassVar = method(choices.decided_by)
    each_player: ClassVar = method(choices.each_player)
    each_board: ClassVar = method(choices.each_board)
    each_land: ClassVar = method(choices.each_land)
    lands_acting: ClassVar = method(choices.lands_acting)
    together: ClassVar = method(joint.together)
    pay_together: ClassVar = method(joint.pay_together)
    give_presence_together: ClassVar = method(joint.give_presence_together)

    # Pieces.

    number: ClassVar = method(reading.number)
    around: ClassVar = method(reading.around)
    strife: ClassVar = method(reading.strife)
    has_invaders: ClassVar = method(reading.has_invaders)
    has_beasts: ClassVar = method(reading.has_beasts)
    pieces_of: ClassVar = method(reading.pieces_of)
    how_many: ClassVar = method(reading.how_many)
    number_of: ClassVar = method(reading.number_of)
    allowed: ClassVar = method(reading.allowed)
    harmable: ClassVar = method(reading.harmable)
    unhindered: ClassVar = method(reading.unhindered)
    hurt_piece: ClassVar = method(harm.hurt_piece)
    put_to_sleep: ClassVar = method(harm.put_to_sleep)
    spare: ClassVar = method(harm.spare)
    check_all_health: ClassVar = method(harm.check_all_health)
    destroy: ClassVar = verb(harm.destroy)
    destroy_one: ClassVar = method(harm.destroy_one)
    destroy_piece: ClassVar = method(harm.destroy_piece)
    check_island: ClassVar = method(harm.check_island)
    damage: ClassVar = verb(damaging.damage)
    damage_each: ClassVar = verb(damaging.damage_each)
    damage_separate: ClassVar = verb(damaging.damage_separate)
    damage_these: ClassVar = method(damaging.damage_these)
    each_other: ClassVar = method(damaging.each_other)
    infighting: ClassVar = method(damaging.infighting)
    damage_by_strife: ClassVar = method(damaging.damage_by_strife)
    damage_among: ClassVar = method(damaging.damage_among)
    from_badlands: ClassVar = method(damaging.from_badlands)
    remove: ClassVar = verb(change.remove)
    remove_health: ClassVar = verb(change.remove_health)
    remove_among: ClassVar = method(change.remove_among)
    remove_piece: ClassVar = method(change.remove_piece)
    replace: ClassVar = verb(change.replace)
    replace_piece: ClassVar = method(change.replace_piece)
    bring_new: ClassVar = method(change.bring_new)
    downgrade: ClassVar = verb(change.downgrade)
    upgrade: ClassVar = verb(change.upgrade)
    add: ClassVar = verb(change.add)
    add_to_one_of: ClassVar = method(change.add_to_one_of)
    add_piece: ClassVar = method(change.add_piece)
    add_strife: ClassVar = verb(tokens.add_strife)
    put_strife: ClassVar = method(tokens.put_strife)
    tokens_in: ClassVar = method(tokens.tokens_in)
    remove_tokens: ClassVar = method(tokens.remove_tokens)
    remove_strife: ClassVar = method(tokens.remove_strife)
    return_tokens: ClassVar = method(tokens.return_tokens)
    add_token: ClassVar = method(tokens.add_token)
    push: ClassVar = verb(movement.push)
    push_piece: ClassVar = method(movement.push_piece)
    gather: ClassVar = verb(movement.gather)
    gather_from: ClassVar = method(movement.gather_from)
    move: ClassVar = verb(movement.move)
    move_between: ClassVar = method(movement.move_between)
    push_evenly: ClassVar = verb(movement.push_evenly)
    push_apart: ClassVar = verb(movement.push_apart)
    around_for: ClassVar = method(movement.around_for)
    must_go: ClassVar = method(movement.must_go)
    movable: ClassVar = method(movement.movable)
    presence_that_can_go: ClassVar = method(movement.presence_that_can_go)
    ways: ClassVar = method(movement.ways)
    move_piece: ClassVar = method(movement.move_piece)
    push_presence: ClassVar = method(movement.push_presence)

    # Spirits.

    gain_energy: ClassVar = verb(elements.gain_energy)
    pay_energy: ClassVar = verb(elements.pay_energy)
    gain_element: ClassVar = verb(elements.gain_element)
    pick_element: ClassVar = method(elements.pick_element)
    prepare_marker: ClassVar = method(elements.prepare_marker)
    discard_marker: ClassVar = method(elements.discard_marker)
    spend_markers: ClassVar = method(elements.spend_markers)
    spend_these_markers: ClassVar = method(elements.spend_these_markers)
    drop_markers: ClassVar = method(elements.drop_markers)
    lose_presence: ClassVar = method(presence.lose_presence)
    bring_presence: ClassVar = method(presence.bring_presence)
    uncovered: ClassVar = method(presence.uncovered)
    add_presence: ClassVar = verb(presence.add_presence)
    add_presence_to_one_of: ClassVar = method(presence.add_presence_to_one_of)
    pick_presence: ClassVar = method(presence.pick_presence)
    track_places: ClassVar = method(presence.track_places)
    return_presence: ClassVar = verb(presence.return_presence)
    move_presence: ClassVar = verb(presence.move_presence)
    destroy_presence: ClassVar = verb(presence.destroy_presence)
    cover_tracks: ClassVar = verb(presence.cover_tracks)
    remove_destroyed: ClassVar = method(presence.remove_destroyed)
    remove_presence: ClassVar = method(presence.remove_presence)
    retract_presence: ClassVar = verb(presence.retract_presence)
    open_spaces: ClassVar = method(presence.open_spaces)
    in_range: ClassVar = method(presence.in_range)
    presence_range: ClassVar = method(presence.presence_range)
    gain_card: ClassVar = verb(cards.gain_card)
    forgets_for_major: ClassVar = method(cards.forgets_for_major)
    draw_powers: ClassVar = method(cards.draw_powers)
    keep_power: ClassVar = method(cards.keep_power)
    take_power: ClassVar = method(cards.take_power)
    discard_drawn: ClassVar = method(cards.discard_drawn)
    turn_over: ClassVar = method(cards.turn_over)
    see_next_invader_card: ClassVar = method(cards.see_next_invader_card)
    see_next_event_card: ClassVar = method(cards.see_next_event_card)
    after_gaining: ClassVar = method(cards.after_gaining)
    give_card: ClassVar = method(cards.give_card)
    play_now: ClassVar = method(cards.play_now)
    play_beyond: ClassVar = method(cards.play_beyond)
    forget_card: ClassVar = verb(cards.forget_card)
    forget_one_of: ClassVar = method(cards.forget_one_of)
    forget: ClassVar = method(cards.forget)
    reclaim_card: ClassVar = verb(cards.reclaim_card)
    reclaim_all: ClassVar = verb(cards.reclaim_all)
    use_as: ClassVar = method(powers.use_as)
    use: ClassVar = method(powers.use)
    targets: ClassVar = method(powers.targets)
    again: ClassVar = method(powers.again)
    repeat: ClassVar = method(powers.repeat)
    second_target: ClassVar = method(powers.second_target)
    pick_origin: ClassVar = method(powers.pick_origin)

    # The island.

    fear: ClassVar = verb(effects.fear)
    defend: ClassVar = verb(effects.defend)
    skip: ClassVar = verb(effects.skip)
    skip_action: ClassVar = verb(effects.skip_action)
    isolate: ClassVar = verb(effects.isolate)
    lasting: ClassVar = method(effects.lasting)
    note: ClassVar = method(effects.note)
    replace_lasting: ClassVar = method(effects.replace_lasting)
    leave_out: ClassVar = method(invader_lands.leave_out)
    take_in: ClassVar = method(invader_lands.take_in)
    name_lands: ClassVar = method(invader_lands.name_lands)
    add_blight: ClassVar = verb(blight.add_blight)
    damage_land: ClassVar = verb(blight.damage_land)
    remove_blight: ClassVar = verb(blight.remove_blight)
    discard_blight: ClassVar = verb(blight.discard_blight)
    restore_blight: ClassVar = method(blight.restore_blight)
    join_lands: ClassVar = method(joining.join_lands)
    divide_land: ClassVar = method(joining.divide_land)
    sink_board: ClassVar = method(boards.sink_board)
    pick_board: ClassVar = method(boards.pick_board)
    add_board: ClassVar = method(boards.add_board)


def begin(s: IslandState, cause: int, source: str, seat: int = -1, land: int = -1) -> Action:
    """Begin an Action, of a spirit or of none; about a land, its board's spirit decides."""
    act = Action(s, cause, source, seat)
    act.land = land
    if seat < 0:
        act.decider = owner(s, land)
    return act
