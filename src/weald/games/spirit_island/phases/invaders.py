"""The invader phase: blighted island, fear, ravage, build, explore, advance."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, NAMED, accelerate, lands_of_card
from weald.games.spirit_island.model.lands import has_building, has_invaders
from weald.games.spirit_island.model.pieces import CITY, DISEASE, TOWN, WILDS
from weald.games.spirit_island.model.state import (
    BUILD,
    EXPLORE,
    INVADER,
    INVADER_ACTIONS,
    INVADER_PHASE,
    NOBODY,
    RAVAGE,
    SETUP,
    IslandState,
)
from weald.games.spirit_island.phases.beats import before_acting, show, show_card, show_land
from weald.games.spirit_island.phases.ending import closing, ended
from weald.games.spirit_island.phases.moments import let_act, pause
from weald.games.spirit_island.phases.ravage import ravage
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.happenings import (
    ADVERSARY,
    BLIGHT_CARD,
    BUILT,
    EXPLORED,
    INVADER_ACTION,
    SCENARIO,
    SKIPPED,
)
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import Build, Explore, Ravage
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import NOTHING, Work, answered
from weald.games.spirit_island.rules.registry import ADVERSARIES, RAVAGE_BLIGHT, STEPS_OVER, active
from weald.games.spirit_island.rules.subjects import INVADERS_DO, Doing
from weald.games.spirit_island.rules.ways_to_lose import LAST_CARD, demand
from weald.kernel.game import StepFunction, Steps
from weald.kernel.messages import Args

# A card that is still to be turned up.
UNKNOWN = -1
# In the counters: how many fear cards were resolved in this invader phase.
FEAR_RESOLVED = "fear_resolved"


def invaders(s: IslandState) -> Steps:
    """Begin the phase with what a blighted island does."""
    s.phase = INVADER
    s.counters.pop(FEAR_RESOLVED, None)
    if s.trace is not None:
        s.trace.tell("spirit_island-event-phase", {"phase": "invader", "turn": s.turn})
    if active(s, Rule.before_invader_phase):
        yield from let_act(s, Rule.before_invader_phase, BLIGHT_CARD, s.setting.blight_card or "invaders")
        if s.trace is not None:
            show(s, "blighted", {"id": s.setting.blight_card})
    return closing(s, "event")


def plan(s: IslandState) -> None:
    """Put together what invaders will do: card by card, the oldest of a space first."""
    s.agenda = [(BUILD, card) for card in s.high_build]
    s.agenda += [(RAVAGE, card) for card in s.ravage_cards]
    s.agenda += [(BUILD, card) for card in s.build_cards]
    s.agenda.append((EXPLORE, UNKNOWN))
    for rule, by in active(s, Rule.after_planning):
        rule.after_planning(s, by)


def accelerate_deck(s: IslandState) -> None:
    """Take the top card of the lowest stage out of the deck during the game."""
    if s.invader_deck:
        beneath = accelerate(s)
        for rule, by in active(s, Rule.after_leaving_deck):
            rule.after_leaving_deck(s, by, beneath)


def is_placed(s: IslandState, card: int) -> bool:
    """Return whether set-up has placed a card of the deck: a lower stage lies below it, or it was named."""
    cards = s.invader_deck[: s.invader_deck.index(card)]
    order = ADVERSARIES[s.adversary].deck(s.level) if s.adversary != NOBODY else ""
    named = [NAMED[letter] for letter in order if letter in NAMED]
    below = any(INVADER_CARDS[other].stage < INVADER_CARDS[card].stage for other in cards)
    return below or INVADER_CARDS[card].id in named


def take_top_card(s: IslandState) -> None:
    """Put the topmost invader card back into the box, unseen, that set-up has not placed."""
    deck = s.invader_deck
    top = next((i for i in range(len(deck) - 1, -1, -1) if not is_placed(s, deck[i])), -1)
    if top >= 0:
        s.invader_box = sorted([*s.invader_box, deck.pop(top)])
        for rule, by in active(s, Rule.after_leaving_deck):
            rule.after_leaving_deck(s, by, top)


def card(s: IslandState) -> Steps:
    """Take up the next card: the lands that act are settled now."""
    if active(s, Rule.after_step) and s.phase != SETUP and not (yield from end_steps(s)):
        return ""
    if not s.agenda:
        return "advance"
    action, number = s.agenda[0]
    if action == EXPLORE and number == UNKNOWN:
        if demand(s, LAST_CARD, needed=1):
            return closing(s, "advance")
        if not (yield from let_act(s, Rule.before_turning_up, ADVERSARY, s.adversary)):
            return ""
        number = turn_up(s)
        if not (yield from escalate(s, number)):
            return ""
    s.in_order = False
    s.explored = []
    if active(s, Rule.instead_of_card) and (yield from skipped(s, action, number)):
        if s.trace is not None:
            s.trace.tell("spirit_island-event-card-skipped", card_words(action, number))
            show_card(s, action, number, stopped=True)
        if action == EXPLORE:
            yield from escalate(s, number, late=True)
        s.agenda.pop(0)
        return closing(s, "card")
    if not (yield from pause(s)):
        return ""
    yield from choose_lands(s, action, number)
    if s.trace is not None:
        s.trace.tell("spirit_island-event-card", card_words(action, number))
        show_card(s, action, number)
    return closing(s, "land")


def end_steps(s: IslandState) -> Work[bool]:
    """Let special rules act, once a turn, after the last card that ravages, builds and explores.

    Returns whether the game goes on.
    """
    for action in (RAVAGE, BUILD, EXPLORE):
        over = s.counters.get(STEPS_OVER, 0)
        if not over >> action & 1 and not any(coming == action for coming, _ in s.agenda):
            s.counters[STEPS_OVER] = over | 1 << action
            if not (yield from let_act(s, Rule.after_step, ADVERSARY, s.adversary, action)):
                return False
    return True


def card_words(action: int, number: int) -> Args:
    """Return the invaders' action with a card, for a sentence."""
    return {"action": INVADER_ACTIONS[action], "card": INVADER_CARDS[number].id}


def skipped(s: IslandState, action: int, number: int) -> Work[bool]:
    """Return whether a special rule keeps a whole card from acting."""
    for rule, by in active(s, Rule.instead_of_card):
        act = begin(s, INVADER_ACTION, INVADER_ACTIONS[action])
        if (yield from answered(rule.instead_of_card(act, by, action, number))):
            return True
    return False


def choose_lands(s: IslandState, action: int, number: int) -> Work[None]:
    """Settle the lands in which a card has invaders act."""
    s.queue = acting_lands(s, action, number)
    for rule, by in active(s, Rule.after_choosing_lands):
        act = begin(s, INVADER_ACTION, INVADER_ACTIONS[action])
        yield from rule.after_choosing_lands(act, by, action, number) or NOTHING
    if active(s, Rule.instead_of_boards):
        s.queue = yield from begin(s, INVADER_ACTION, INVADER_ACTIONS[action]).lands_acting(s.queue)


def turn_up(s: IslandState) -> int:
    """Turn up the top card of the deck for exploring."""
    number = s.invader_deck.pop()
    s.explore_cards.append(number)
    if s.turned_cards:
        s.turned_cards = tuple(card for card in s.turned_cards if card != number)
    s.agenda[0] = (EXPLORE, number)
    if s.trace is not None:
        s.trace.reveal()
    return number


def escalate(s: IslandState, number: int, late: bool = False) -> Work[bool]:
    """Let the adversary do what the sign on a stage II card means, before or (`late`) after exploring.

    Returns whether the game goes on.
    """
    if INVADER_CARDS[number].escalation and may(s, Doing.ESCALATE, of=number):
        for rule, by in active(s, Rule.after_escalation_explore if late else Rule.after_escalation_sign):
            act = begin(s, ADVERSARY, s.adversary)
            if s.trace is not None:
                act.tell("escalation", {"id": s.adversary})
            yield from (rule.after_escalation_explore if late else rule.after_escalation_sign)(
                act, by, number
            ) or NOTHING
            yield from act.conclude()
            if ended(s):
                return False
    return True


def acting_lands(s: IslandState, action: int, number: int) -> list[int]:
    """Return the lands in which a card has invaders act."""
    lands = lands_of_card(s, number)
    if action == EXPLORE:
        return [land for land in lands if explorable(s, land)]
    acting = {land for land in lands if has_invaders(s, land)}
    for rule, by in active(s, Rule.extra_lands):
        acting.update(rule.extra_lands(s, by, action, number))
    return sorted(acting)


def explorable(s: IslandState, land: int) -> bool:
    """Return whether explorers find a way into a land: from the sea, or a town or city here or nearby."""
    if is_isolated(s, land):
        return False
    if may(s, Doing.FIND_WAY, land, normally=False):
        return True
    island = s.island
    if island.coastal[land] or is_source(s, land):
        return True
    return any(is_source(s, near) and not is_isolated(s, near) for near in island.near[land])


def is_source(s: IslandState, land: int) -> bool:
    """Return whether explorers come from the towns and cities of a land."""
    if not has_building(s, land):
        return False
    return may(s, Doing.EXPLORE_FROM, land)


def land(s: IslandState) -> Steps:
    """Invaders act in one land: one Action."""
    action, number = s.agenda[0]
    if not s.queue:
        if action == EXPLORE and not (
            (yield from escalate(s, number, late=True)) and (yield from after_exploring(s, number))
        ):
            return ""
        s.agenda.pop(0)
        if not any(coming[0] == action for coming in s.agenda):
            for rule, by in active(s, Rule.after_last_card):
                rule.after_last_card(s, by, action)
        return closing(s, "card")
    if not (yield from pause(s)):
        return ""
    where = s.queue[0]
    if action == RAVAGE and len(s.queue) > 1 and not s.in_order:
        where = yield from next_land(s)
    s.queue.remove(where)
    yield from act_in(s, action, where, normal=True)
    return closing(s, "land")


def next_land(s: IslandState) -> Work[int]:
    """Let the players choose where to go on, or leave it to the order of the lands."""
    act = begin(s, INVADER_ACTION, INVADER_ACTIONS[RAVAGE])
    lands = dict.fromkeys(s.queue)
    where: int = yield from act.ask_together("order", [*lands, NONE], "land", {})
    if where == NONE:
        s.in_order = True
        return s.queue[0]
    return where


def act_in(
    s: IslandState,
    action: int,
    where: int,
    parent: Action | None = None,
    normal: bool = False,
    change: Callable[[Ravage], None] | None = None,
) -> Work[Action]:
    """Ravage, build or explore in a land, unless something keeps invaders from it.

    With a `parent` it happens inside another Action, whose spirit decides. It is `normal` if a card on its
    space brings it about. `change` changes the numbers of a ravage.
    """
    act = begin(s, INVADER_ACTION, INVADER_ACTIONS[action], land=where)
    act.normal = normal
    if parent is not None:
        act.chain = parent.chain
        if parent.by_spirit:
            act.decider = parent.decider
    before = None if s.trace is None else before_acting(s, where)
    stops, acting = active(s, INVADERS_DO[action]), active(s, Rule.instead_of_acting)
    if not ((stops or acting) and (yield from prevented(act, where, action))):
        if action == RAVAGE:
            yield from ravage(act, where, change)
        elif action == BUILD:
            yield from build(act, where)
        else:
            yield from explore(act, where)
    yield from act.conclude()
    if before is not None:
        show_land(act, action, where, before)
    return act


def prevented(act: Action, where: int, action: int) -> Work[bool]:
    """Return whether invaders do not act in a land after all."""
    s = act.s
    stopped = not may(s, INVADERS_DO[action], where)
    if not stopped:
        for rule, by in active(s, Rule.instead_of_acting):
            if (yield from answered(rule.instead_of_acting(act, by, where, action))):
                stopped = True
                break
    if stopped:
        tell_stopped(act, where, action)
    return stopped


def tell_stopped(act: Action, where: int, action: int) -> None:
    """Note that invaders do not act in a land; a rule after which more happens does so first."""
    happening = (SKIPPED, action, where, -1, 1)
    if happening in act.log:
        return
    act.log.append(happening)
    if act.s.trace is not None:
        act.tell("stopped", {"action": INVADER_ACTIONS[action], "land": act.name(where)})


def build(act: Action, where: int) -> Work[None]:
    """Build a town, or a city where towns outnumber cities; disease stops it once."""
    s = act.s
    pieces = s.pieces[where]
    b = Build(where, CITY if pieces[TOWN] > pieces[CITY] else TOWN)
    for rule, by in active(s, Rule.before_build):
        yield from rule.before_build(act, by, b) or NOTHING
    if CITY in b.kinds and not may(s, Doing.BUILD_CITY, where):
        return
    if pieces[DISEASE] and not b.ignores_disease and not (yield from overlooks_disease(act, where)):
        act.remove_piece(where, DISEASE)
        return
    for kind in b.kinds:
        act.log.append((BUILT, kind, where, -1, 1))
        yield from act.add_piece(where, kind)
        for rule, by in active(s, Rule.after_build):
            yield from rule.after_build(act, by, where, kind) or NOTHING


def overlooks_disease(act: Action, where: int) -> Work[bool]:
    """Return whether a special rule lets a build happen that disease is about to stop."""
    for rule, by in active(act.s, Rule.instead_of_disease):
        if (yield from answered(rule.instead_of_disease(act, by, where))):
            return True
    return False


def explore(act: Action, where: int) -> Work[None]:
    """Add an explorer; wilds stop it once."""
    s = act.s
    e = Explore(where)
    for rule, by in active(s, Rule.before_explore):
        yield from rule.before_explore(act, by, e) or NOTHING
    if s.pieces[where][WILDS] and not e.ignores_wilds:
        act.remove_piece(where, WILDS)
        return
    s.explored.append(where)
    for kind in e.kinds:
        act.log.append((EXPLORED, kind, where, -1, 1))
        yield from act.add_piece(where, kind)


def after_exploring(s: IslandState, number: int) -> Work[bool]:
    """Let special rules act once a card has been explored; returns whether the game goes on."""
    story = s.adversary == NOBODY
    cause, source = (SCENARIO, s.scenario) if story else (ADVERSARY, s.adversary)
    return (yield from let_act(s, Rule.after_explore_card, cause, source, number))


def advance(s: IslandState) -> Steps:
    """Move all invader cards on by one space."""
    again = [card for card in s.ravage_cards if may(s, Doing.BUILD_AGAIN, of=card, normally=False)]
    held = [card for card in s.high_build + s.build_cards if not may(s, Doing.MOVE_ON, of=card)]
    s.invader_discard += [c for c in s.high_build + s.ravage_cards if c not in again and c not in held]
    s.high_build = [c for c in s.high_build if c in held] + again
    s.ravage_cards = [c for c in s.build_cards if c not in held]
    s.build_cards = [c for c in s.build_cards if c in held] + s.explore_cards
    s.explore_cards = []
    yield from let_act(s, Rule.after_advancing, ADVERSARY, s.adversary)
    s.counters.pop(STEPS_OVER, None)
    s.counters.pop(RAVAGE_BLIGHT, None)
    if s.effects:
        s.effects = [effect for effect in s.effects if effect[2] != INVADER_PHASE]
    if s.trace is not None:
        show(s, "advance", {})
    return closing(s, "prepared" if s.phase == SETUP else "slow")


STEPS: dict[str, StepFunction] = {"invaders": invaders, "card": card, "land": land, "advance": advance}
