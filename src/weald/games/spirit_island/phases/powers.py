"""Fast and slow powers: the spirits use what they have in play, in any order, one power at a time."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.state import FAST, PHASES, SLOW, IslandState
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.moments import let_act
from weald.games.spirit_island.rules.asking import extra, permission
from weald.games.spirit_island.rules.hands import turn_up_plays
from weald.games.spirit_island.rules.happenings import POWER, SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.markers import markers_for_speed
from weald.games.spirit_island.rules.moves import DONE, ELEMENT, OFFER, REPEAT, USE, Move
from weald.games.spirit_island.rules.panel import (
    choose_element,
    free_elements,
    is_fast,
    is_slow,
    is_slowed,
    tiers_met,
)
from weald.games.spirit_island.rules.powers import INNATE, LAND, NOTHING, ONCE, UNLIMITED, Power, Work
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.games.spirit_island.rules.targeting import has_target
from weald.games.spirit_island.rules.thresholds import Declared, declarations
from weald.kernel.decisions import ANY as ANYBODY
from weald.kernel.decisions import Value
from weald.kernel.game import StepFunction, Steps


def fast(s: IslandState) -> Steps:
    """Begin the phase of fast powers."""
    if not (yield from let_act(s, Rule.after_spirit_phase, SPECIAL_RULE, "growth")):
        return ""
    turn_up_plays(s)
    enter(s, FAST, "fast")
    return "powers"


def slow(s: IslandState) -> Steps:
    """Begin the phase of slow powers."""
    yield from ()
    enter(s, SLOW, "slow")
    return "powers"


def enter(s: IslandState, phase: int, name: str) -> None:
    """Go on to a phase in which all spirits act."""
    s.phase = phase
    s.ready = [False] * s.seats
    if s.trace is not None:
        s.trace.tell("spirit_island-event-phase", {"phase": name, "turn": s.turn})


def powers(s: IslandState) -> Steps:
    """Use one power of any spirit; when no spirit wants to use one, the phase ends."""
    following = "invaders" if s.phase == FAST else "time"
    moves = {seat: usable(s, seat) for seat in range(s.seats) if not s.ready[seat]}
    seats = [seat for seat in moves if moves[seat]]
    if not seats:
        return following
    options: list[list[Value]] = [[*moves[seat], DONE] for seat in seats]
    seat, move = yield IslandQuestion(
        s, "powers", ANYBODY, seats, options, "move", "powers", {"phase": PHASES[s.phase]}
    )
    if move == DONE:
        s.ready[seat] = True
    else:
        yield from take_up(s, seat, move)
    return closing(s, "powers")


def take_up(s: IslandState, seat: int, move: Move) -> Work[None]:
    """Do what a spirit has chosen to do."""
    what = move[0]
    if what == USE:
        yield from use(s, seat, move)
    elif what == REPEAT:
        yield from repeat(s, seat, move)
    elif what == ELEMENT:
        choose_element(s, seat, move[1])
    else:
        rule, by = active(s, Rule.extra_offers)[move[1]]
        act = begin(s, SPECIAL_RULE, "offer", seat)
        yield from rule.after_offer(act, by, move[2]) or NOTHING
        yield from act.conclude()


def usable(s: IslandState, seat: int) -> list[Move]:
    """Return the moves of a spirit in this phase, except to finish it."""
    moves: list[Move] = []
    used = s.used[seat]
    for card in s.played[seat]:
        power = POWERS.all[card]
        if card not in used:
            moves += ways_to_use(s, seat, card, power)
        elif (offer := repeater(s, seat, power)) is not None:
            moves += [(REPEAT, card, *way) for way in offer[3]]
    for number in innates(s, seat):
        if has_use_left(s, seat, number):
            moves += ways_to_use(s, seat, number, POWERS.all[number])
    return moves + extras(s, seat)


def has_use_left(s: IslandState, seat: int, number: int) -> bool:
    """Return whether a spirit may use an innate power, for all that it was used this turn."""
    power = POWERS.all[number]
    if power.uses == ONCE:
        return number not in s.used[seat]
    n = s.used[seat].count(number)
    return power.uses == UNLIMITED or n < tiers_met(s, seat, power).bit_count()


def innates(s: IslandState, seat: int) -> list[int]:
    """Return a spirit's innate powers."""
    return SPIRITS[s.spirits[seat]].innates


def extras(s: IslandState, seat: int) -> list[Move]:
    """Return the other moves of a spirit: choose a free element, take up an offer of a rule."""
    moves: list[Move] = []
    if free_elements(s, seat) > 0:
        moves += [(ELEMENT, element) for element in range(8)]
    rules = active(s, Rule.extra_offers)
    if rules:
        for i, (rule, by) in enumerate(rules):
            moves += [(OFFER, i, offer) for offer in rule.extra_offers(s, by, seat)]
    return moves


def ways_to_use(s: IslandState, seat: int, number: int, power: Power) -> list[Move]:
    """Return the uses of a power in this phase: as it stands, or with other elements declared."""
    if not timely(s, seat, power):
        return []
    price = power.quick_price
    dear = price > 0 and must_pay_speed(s, seat, power)
    if dear and not has_target_for(s, seat, power, tiers_met(s, seat, power), price):
        return []
    return ways_at_once(s, seat, number)


def ways_at_once(s: IslandState, seat: int, number: int) -> list[Move]:
    """Return the present uses of a power, whatever its speed."""
    power = POWERS.all[number]
    if power.price is not None and not power.price.payable(s, seat):
        return []
    return [(USE, number, *way) for way in declarations(s, seat, power)]


def timely(s: IslandState, seat: int, power: Power) -> bool:
    """Return whether a power can be used in this phase; one that may be fast can still be used slowly."""
    if s.phase not in (FAST, SLOW):
        return False
    if POWERS.number(power.id) in s.changed_speed[seat]:
        # Changes of a power for its first use hold for every repeat.
        return is_slow(s, seat, power) == (s.phase == FAST)
    if s.phase == SLOW:
        return is_slow(s, seat, power) or delayer(s, seat, power) is not None
    if power.quick_price and can_pay_speed(s, seat, power):
        return True
    if is_fast(s, seat, power) or quickener(s, seat, power) is not None:
        return True
    return power.quick is not None and markers_for_speed(s, seat, power) is not None


def can_pay_speed(s: IslandState, seat: int, power: Power) -> bool:
    """Return whether a slow power may be fast for energy, which the spirit has."""
    return 0 < power.quick_price <= s.energy[seat] and not is_slowed(s, seat)


def must_pay_speed(s: IslandState, seat: int, power: Power) -> bool:
    """Return whether nothing but its price in energy lets a slow power be used now."""
    if s.phase != FAST or POWERS.number(power.id) in s.changed_speed[seat]:
        return False
    return not is_fast(s, seat, power) and quickener(s, seat, power) is None


def has_target_for(s: IslandState, seat: int, power: Power, tiers: int, price: int) -> bool:
    """Return whether a power still has a target once energy is paid: some rules sell targets for energy."""
    s.energy[seat] -= price
    able = has_target(s, seat, power, tiers)
    s.energy[seat] += price
    return able


def quickener(s: IslandState, seat: int, power: Power) -> tuple[Rule, By] | None:
    """Return a rule that lets a slow power be used as a fast one."""
    if is_slowed(s, seat):
        return None
    return permission(s, Doing.USE_FAST, seat, power.number)


def delayer(s: IslandState, seat: int, power: Power) -> tuple[Rule, By] | None:
    """Return a rule that lets a fast power be used as a slow one."""
    return permission(s, Doing.USE_SLOW, seat, power.number)


def repeater(s: IslandState, seat: int, power: Power) -> tuple[Rule, By, int, list[Declared]] | None:
    """Return a rule that lets a card be used once more, its price, and how elements can be declared then."""
    if not timely(s, seat, power):
        return None
    if power.price is not None and not power.price.payable(s, seat):
        return None
    for rule, by in active(s, Rule.extra_use):
        price = rule.extra_use(s, by, seat, power)
        if 0 <= price <= s.energy[seat]:
            # Some rules sell targets for energy.
            s.energy[seat] -= price
            ways = declarations(s, seat, power)
            s.energy[seat] += price
            return (rule, by, price, ways) if ways else None
    return None


def use(s: IslandState, seat: int, move: Move) -> Work[None]:
    """Use a power."""
    power = POWERS.all[move[1]]
    act = Action(s, POWER, power.id, seat)
    paid = power.price is None or (yield from power.price.pay(act))
    s.used[seat].append(move[1])
    if not paid:
        # A power for which others would not pay is forgone this turn.
        return
    yield from quicken(act, power)
    if power.deck == INNATE:
        s.energy[seat] += extra(s, Number.REBATE, -1, seat, move[1])
    yield from act.use_as(power, move[2:])
    reopen_phase(s, act)


def repeat(s: IslandState, seat: int, move: Move) -> Work[None]:
    """Use a card that was used already once more."""
    power = POWERS.all[move[1]]
    offer = repeater(s, seat, power)
    assert offer is not None
    rule, by, price, _ = offer
    s.energy[seat] -= price
    act = Action(s, POWER, power.id, seat)
    paid = power.price is None or (yield from power.price.pay(act))
    yield from rule.after_use(act, by) or NOTHING
    if not paid:
        return
    yield from quicken(act, power)
    yield from act.use_as(power, move[2:])
    reopen_phase(s, act)


def quicken(act: Action, power: Power) -> Work[None]:
    """Use up the leave that a power of the other speed needs in this phase; repeats need none."""
    s, seat = act.s, act.seat
    number = POWERS.number(power.id)
    if number in s.changed_speed[seat]:
        return
    if s.phase == SLOW and not is_slow(s, seat, power):
        leave = delayer(s, seat, power)
        assert leave is not None
        s.changed_speed[seat].append(number)
        yield from leave[0].after_use(act, leave[1]) or NOTHING
    elif s.phase == FAST and not is_fast(s, seat, power):
        leave = quickener(s, seat, power)
        s.changed_speed[seat].append(number)
        tiers = tiers_met(s, seat, power)
        markers = markers_for_speed(s, seat, power) if power.quick is not None else None
        if markers is not None and (leave is None or (yield from act.agrees("quick_markers"))):
            act.spend_these_markers(markers)
        elif leave is None or (
            can_pay_speed(s, seat, power)
            and has_target_for(s, seat, power, tiers, power.quick_price)
            and (yield from act.agrees("quick_price", {"n": power.quick_price}))
        ):
            yield from act.pay_energy(power.quick_price)
        else:
            yield from leave[0].after_use(act, leave[1]) or NOTHING


def reopen_phase(s: IslandState, act: Action) -> None:
    """Reopen the phase for a targeted spirit, which may have more to do now."""
    if act.power is not None and act.power.target != LAND:
        s.ready[act.spirit] = False


STEPS: dict[str, StepFunction] = {"fast": fast, "slow": slow, "powers": powers}
