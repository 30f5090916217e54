"""The coming ravage, build and explore of every land, played by the rules on a copy."""

from __future__ import annotations

from typing import Any

from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import NO_PAIR, NONE, IslandQuestion
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.lands import heal, number, pieces_in
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    CITY,
    DISEASE,
    INVADERS,
    KIND,
    KINDS,
    WILDS,
    strife_on,
)
from weald.games.spirit_island.model.state import (
    BUILD,
    EXPLORE,
    GAME,
    INVADER,
    RAVAGE,
    SLOW,
    TIME,
    IslandState,
)
from weald.games.spirit_island.phases.invaders import (
    acting_lands,
    build,
    choose_lands,
    explorable,
    explore,
    prevented,
    skipped,
)
from weald.games.spirit_island.phases.ravage import ravage
from weald.games.spirit_island.phases.time_passes import kept_damage
from weald.games.spirit_island.presentation.view_types import (
    Building,
    Coming,
    ComingBuild,
    ComingRavage,
    NextExplore,
)
from weald.games.spirit_island.rules.happenings import BUILT, DESTROY, INVADER_ACTION
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health_left
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.ways_to_lose import can_turn
from weald.kernel.decisions import ANY, Question, Value
from weald.kernel.driver import drive

# As much blight as any land can get.
UNLIMITED = 999


def forecasts(s: IslandState) -> dict[int, Coming]:
    """Return by land what comes there, if anything does."""
    coming = ahead(s)
    by_land: dict[int, Coming] = {}
    for land in s.island.lands:
        expected = forecast(s, coming, land)
        if expected:
            by_land[land] = expected
    return by_land


def ahead(s: IslandState) -> list[tuple[int, int, list[int]]]:
    """Return the invader actions that are left in this turn, or come next: action, card, lands it names."""
    if s.phase == INVADER and s.agenda:
        agenda = s.agenda
    else:
        agenda = [(BUILD, card) for card in s.high_build]
        agenda += [(RAVAGE, card) for card in s.ravage_cards]
        agenda += [(BUILD, card) for card in s.build_cards]
    coming = [(action, card, lands_of_card(s, card)) for action, card in agenda if card >= 0]
    for rule, by in active(s, Rule.extra_lands):
        for action, card, lands in coming:
            if action == RAVAGE:
                lands += [land for land in rule.extra_lands(s, by, action, card) if land not in lands]
    current = []
    if s.phase == INVADER and s.step == "land" and coming:
        action, card, _ = coming.pop(0)
        current = [(action, card, s.queue)]
    if active(s, Rule.instead_of_card) or active(s, Rule.after_choosing_lands):
        coming = changed(s, coming)
    return current + coming


def changed(s: IslandState, coming: list[tuple[int, int, list[int]]]) -> list[tuple[int, int, list[int]]]:
    """Return those cards that are not skipped as a whole, without lands that rules leave out."""
    copy = s.copy()
    left = []
    for action, card, lands in coming:
        if not drive(skipped(copy, action, card), easy_reply):
            before = acting_lands(copy, action, card)
            drive(choose_lands(copy, action, card), easy_reply)
            left.append((action, card, [land for land in lands if land in copy.queue or land not in before]))
    return left


def forecast(s: IslandState, coming: list[tuple[int, int, list[int]]], land: int) -> Coming:
    """Return the coming actions in a land: every ravage and build in order, on a copy of its own."""
    mine = [(action, card) for action, card, lands in coming if action != EXPLORE and land in lands]
    expected: Coming = {"explore": explorable(s, land)} if s.island.number[land] else {}
    if expected.get("explore") and s.pieces[land][WILDS]:
        expected["wilds"] = wilds_stop(fresh(s), land)
    if mine:
        copy = fresh(s)
        ravages: list[ComingRavage] = []
        builds: list[ComingBuild] = []
        for action, card in mine:
            if land in acting_lands(copy, action, card):
                act = begin(copy, INVADER_ACTION, "ravage" if action == RAVAGE else "build", land=land)
                act.normal = True
                id = INVADER_CARDS[card].id
                if action == RAVAGE:
                    ravages.append(drive(coming_ravage(act, land, id), easy_reply))
                    if built(act):
                        # Something has turned the ravage into a build.
                        builds.append({"card": id, "stopped": False, "kind": built(act)})
                else:
                    builds.append(drive(coming_build(act, land, id), easy_reply))
        if ravages:
            expected["ravage"] = ravages
        if builds:
            expected["build"] = builds
    return expected


def fresh(s: IslandState) -> IslandState:
    """Return a copy to play on; after the invader phase, as it will be next turn."""
    copy = s.copy()
    if not s.flipped:
        # No player knows what comes with the other side of the blight card.
        copy.blight_card, copy.blight_pool = "", UNLIMITED
    elif can_turn(s):
        # Nor which card follows one that leaves the island healthy.
        copy.blight_pool = UNLIMITED
    if s.phase in (SLOW, TIME):
        heal(copy, kept=kept_damage(copy))
        copy.effects = [effect for effect in copy.effects if effect[2] == GAME] + copy.later
    return copy


def wilds_stop(copy: IslandState, land: int) -> bool:
    """Return whether wilds keep explorers out of a land; played on a copy."""
    before = copy.pieces[land][WILDS]
    drive(explore(begin(copy, INVADER_ACTION, "explore", land=land), land), easy_reply)
    return copy.pieces[land][WILDS] < before


def coming_ravage(act: Action, land: int, card: str) -> Work[ComingRavage]:
    """Return a ravage in numbers."""
    if (yield from prevented(act, land, RAVAGE)):
        return {"card": card, "stopped": True}
    quarrelling = sum(
        number(act.s, land, piece) for piece in pieces_in(act.s, land, INVADERS) if strife_on(piece)
    )
    r = yield from ravage(act, land)
    lost = {KINDS[kind]: act.counted(DESTROY, (kind,), land) for kind in INVADERS}
    expected: ComingRavage = {
        "card": card,
        "stopped": False,
        "damage": r.damage,
        "defend": r.defend,
        "blight": r.blight,
        "dahan_lost": r.dahan_lost,
        "dahan_hurt": r.dahan_hurt,
        "counter": r.counter,
        "destroyed": {kind: n for kind, n in lost.items() if n},
    }
    if quarrelling:
        expected["strife"] = quarrelling
    return expected


def coming_build(act: Action, land: int, card: str) -> Work[ComingBuild]:
    """Return the piece that a build adds."""
    if (yield from prevented(act, land, BUILD)):
        return {"card": card, "stopped": True}
    disease = act.s.pieces[land][DISEASE]
    yield from build(act, land)
    kind = built(act)
    if kind is None and act.s.pieces[land][DISEASE] < disease:
        return {"card": card, "stopped": True, "kind": None, "disease": True}
    return {"card": card, "stopped": kind is None, "kind": kind}


def built(act: Action) -> Building | None:
    """Return the piece that an Action has built, if any."""
    for what, kind, *_ in act.log:
        if what == BUILT:
            return "city" if kind == CITY else "town"
    return None


def easy_reply(question: Question) -> Any:
    """Reply as people do who do not think long."""
    value = easy_answer(question)
    return (question.seats[0], value) if question.mode == ANY else value


def easy_answer(question: Question) -> Value:
    """Decline what can be declined; hurt what falls soonest; otherwise the first option."""
    options = list(question.options[0])
    assert isinstance(question, IslandQuestion)
    for no in (NONE, NO_PAIR):
        if no in options:
            return no
    if question.of == "yes":
        return 0
    if question.kind == "cascade":
        s = question.s
        lands = [int(str(land)) for land in options]
        return min(lands, key=lambda land: (s.pieces[land][BLIGHT], sum(own[land] for own in s.presence)))
    if question.kind == "damage":
        names = question.s.island.names
        land = names.index(str(question.words["land"]))
        return min(
            options,
            key=lambda piece: (health_left(question.s, land, int(str(piece))), -(int(str(piece)) & KIND)),
        )
    return options[0]


def known_cards(s: IslandState) -> list[int]:
    """Return the cards of the invader deck that all have seen there."""
    return [card for card in s.invader_deck if card in s.turned_cards]


def next_explore(s: IslandState) -> NextExplore:
    """Return the known facts about the next card to be explored: its stage, and which cards it may be."""
    if not s.invader_deck:
        return {"stage": None, "possible": []}
    stage = INVADER_CARDS[s.invader_deck[-1]].stage
    if s.invader_deck[-1] in s.turned_cards:
        return {"stage": stage, "possible": [INVADER_CARDS[s.invader_deck[-1]].id]}
    face_down = [card for card in s.invader_discard if card in s.turned_cards]
    hidden = sorted({*s.invader_deck, *s.invader_box, *face_down}.difference(known_cards(s)))
    return {
        "stage": stage,
        "possible": [INVADER_CARDS[card].id for card in hidden if INVADER_CARDS[card].stage == stage],
    }
