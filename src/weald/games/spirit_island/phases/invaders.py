"""The invader phase: blighted island, fear, ravage, build, explore, advance."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Act, begin
from weald.games.spirit_island.action.context import BUILT, EXPLORED, NONE, IslandQuestion
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.lands import has_building, has_invaders, is_isolated
from weald.games.spirit_island.model.pieces import CITY, DISEASE, EXPLORER, TOWN, WILDS
from weald.games.spirit_island.model.state import (
    BUILD,
    EXPLORE,
    INVADER,
    INVADER_ACTIONS,
    NOBODY,
    RAVAGE,
    SETUP,
    Isle,
)
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.ravage import ravage
from weald.games.spirit_island.rules.hooks import Work, active
from weald.games.spirit_island.rules.registry import FEAR_CARDS
from weald.kernel.decisions import ANY
from weald.kernel.game import Steps

# A card that is still to be turned up.
UNKNOWN = -1
FEAR_RESOLVED = "fear_resolved"


def invaders(s: Isle) -> Steps:
    """The phase begins with what a blighted island does."""
    s.phase = INVADER
    s.counters.pop(FEAR_RESOLVED, None)
    if s.trace is not None:
        s.trace.tell("spirit_island-event-phase", {"phase": "invader", "turn": s.turn})
    for rule, by in active(s, "invader_phase"):
        act = begin(s, s.setting[4] or "invaders")
        yield from rule.invader_phase(act, by)
        yield from act.conclude()
    return closing(s, "fear")


def fear(s: Isle) -> Steps:
    """One earned fear card, in the order earned, by the terror level in force now; then invaders plan."""
    if not s.fear_earned or any(rule.keeps_fear(s, by) for rule, by in active(s, "keeps_fear")):
        plan(s)
        return "card"
    yield from resolve_fear(begin(s, "fear"))
    return closing(s, "fear")


def resolve_fear(act: Act) -> Work[None]:
    """Turn up and resolve the fear card that was earned first."""
    s = act.s
    number = s.fear_earned.pop(0)
    s.fear_discard.append(number)
    if number in s.fear_seen:
        s.fear_seen.remove(number)
    s.counters[FEAR_RESOLVED] = s.counters.get(FEAR_RESOLVED, 0) + 1
    card = FEAR_CARDS.all[number]
    act.source = card.id
    if s.trace is not None:
        s.trace.reveal()
        act.tell("fear-card", {"id": card.id, "level": s.terror})
    yield from card.levels[min(s.terror, 3) - 1](act)
    yield from act.conclude()


def plan(s: Isle) -> None:
    """Put together what invaders will do: card by card, the oldest of a space first."""
    s.agenda = [(BUILD, card) for card in s.high_build]
    s.agenda += [(RAVAGE, card) for card in s.ravage_cards]
    s.agenda += [(BUILD, card) for card in s.build_cards]
    s.agenda.append((EXPLORE, UNKNOWN))
    for rule, by in active(s, "planning"):
        rule.planning(s, by)


def card(s: Isle) -> Steps:
    """Take up the next card: the lands that act are settled now."""
    if not s.agenda:
        return "advance"
    action, number = s.agenda[0]
    if action == EXPLORE and number == UNKNOWN:
        if not s.invader_deck:
            s.defeat = s.defeat or "time"
            return closing(s, "advance")
        number = turn_up(s)
        yield from escalate(s, number)
    s.in_order = False
    s.explored = []
    s.queue = acting_lands(s, action, number)
    if s.trace is not None:
        s.trace.tell(
            "spirit_island-event-card", {"action": INVADER_ACTIONS[action], "card": INVADER_CARDS[number].id}
        )
    return closing(s, "land")


def turn_up(s: Isle) -> int:
    """The top card of the deck is turned up for exploring."""
    number = s.invader_deck.pop()
    s.explore_cards.append(number)
    s.agenda[0] = (EXPLORE, number)
    if s.trace is not None:
        s.trace.reveal()
    return number


def escalate(s: Isle, number: int) -> Work[None]:
    """The sign on a stage II card is for the adversary."""
    if INVADER_CARDS[number].escalation:
        for rule, by in active(s, "escalation"):
            act = begin(s, s.adversary)
            if s.trace is not None:
                act.tell("escalation", {"id": s.adversary})
            yield from rule.escalation(act, by, number)
            yield from act.conclude()


def acting_lands(s: Isle, action: int, number: int) -> list[int]:
    """The lands in which a card has invaders act."""
    lands = lands_of_card(s, number)
    if action == EXPLORE:
        return [land for land in lands if explorable(s, land)]
    found = {land for land in lands if has_invaders(s, land)}
    if action == BUILD:
        for rule, by in active(s, "builds"):
            found.update(rule.builds(s, by, number))
    return sorted(found)


def explorable(s: Isle, land: int) -> bool:
    """Whether explorers find a way into a land: from the sea, or from a town or city here or nearby."""
    if is_isolated(s, land):
        return False
    island = s.island
    if island.coastal[land] or has_building(s, land):
        return True
    return any(has_building(s, near) and not is_isolated(s, near) for near in island.near[land])


def land(s: Isle) -> Steps:
    """Invaders act in one land: one Action."""
    action, number = s.agenda[0]
    if not s.queue:
        if action == EXPLORE:
            yield from after_exploring(s, number)
        s.agenda.pop(0)
        return closing(s, "card")
    where = s.queue[0]
    if action == RAVAGE and len(s.queue) > 1 and not s.in_order:
        where = yield from next_land(s)
    s.queue.remove(where)
    yield from act_in(s, action, where)
    return closing(s, "land")


def next_land(s: Isle) -> Work[int]:
    """The players choose where to go on; or leave it to the order of the lands."""
    seats = list(range(s.seats))
    options = [[*s.queue, NONE]] * s.seats
    _, where = yield IslandQuestion(s, "order", ANY, seats, options, "land", "ravage", {})
    if where == NONE:
        s.in_order = True
        return s.queue[0]
    return int(where)


def act_in(s: Isle, action: int, where: int) -> Work[Act]:
    """Ravage, build or explore in a land, unless something keeps invaders from it."""
    act = begin(s, INVADER_ACTIONS[action], land=where)
    if not (yield from prevented(act, where, action)):
        if action == RAVAGE:
            yield from ravage(act, where)
        elif action == BUILD:
            yield from build(act, where)
        else:
            yield from explore(act, where)
    yield from act.conclude()
    return act


def prevented(act: Act, where: int, action: int) -> Work[bool]:
    """Whether invaders do not act in a land after all."""
    s = act.s
    stopped = any(rule.stops(s, by, where, action) for rule, by in active(s, "stops"))
    if not stopped:
        for rule, by in active(s, "acting"):
            if (yield from rule.acting(act, by, where, action)):
                stopped = True
                break
    if stopped and s.trace is not None:
        act.tell("stopped", {"action": INVADER_ACTIONS[action], "land": act.name(where)})
    return stopped


def build(act: Act, where: int) -> Work[None]:
    """A town, or a city where towns outnumber cities; disease stops it once."""
    s = act.s
    pieces = s.pieces[where]
    if pieces[DISEASE]:
        act.remove_piece(where, DISEASE)
        return
    kind = CITY if pieces[TOWN] > pieces[CITY] else TOWN
    if kind == CITY and any(rule.stops_city(s, by, where) for rule, by in active(s, "stops_city")):
        return
    act.log.append((BUILT, kind, where, -1, 1))
    yield from act.add_piece(where, kind)
    for rule, by in active(s, "built"):
        yield from rule.built(act, by, where, kind)


def explore(act: Act, where: int) -> Work[None]:
    """An explorer comes; wilds stop it once."""
    s = act.s
    if s.pieces[where][WILDS]:
        act.remove_piece(where, WILDS)
        return
    s.explored.append(where)
    act.log.append((EXPLORED, EXPLORER, where, -1, 1))
    yield from act.add_piece(where, EXPLORER)


def after_exploring(s: Isle, number: int) -> Work[None]:
    """What special rules add once a card has been explored."""
    for rule, by in active(s, "explored"):
        act = begin(s, s.scenario if s.adversary == NOBODY else s.adversary)
        yield from rule.explored(act, by, number)
        yield from act.conclude()


def advance(s: Isle) -> Steps:
    """All invader cards move on by one space."""
    again = [
        c for c in s.ravage_cards if any(r.builds_again(s, by, c) for r, by in active(s, "builds_again"))
    ]
    s.invader_discard += s.high_build + [c for c in s.ravage_cards if c not in again]
    s.high_build = again
    s.ravage_cards = s.build_cards
    s.build_cards = s.explore_cards
    s.explore_cards = []
    for rule, by in active(s, "advancing"):
        act = begin(s, s.adversary)
        yield from rule.advancing(act, by)
        yield from act.conclude()
    return closing(s, "prepared" if s.phase == SETUP else "slow")


STEPS = {"invaders": invaders, "fear": fear, "card": card, "land": land, "advance": advance}
