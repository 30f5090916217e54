"""The print, in plain data: it never changes, so it is sent once and not with every view."""

from __future__ import annotations

from functools import cache
from typing import cast

from weald.games.spirit_island.model.boards import THEMATIC, TOKEN_SETS, map_difficulty
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import ELEMENTS, OCEAN, TERRAINS, Elements
from weald.games.spirit_island.presentation.view_types import (
    Catalogue,
    Deck,
    EventKind,
    GrowthIcon,
    GrowthPart,
    Numbers,
    PanelSpace,
    PrintedAdversary,
    PrintedCard,
    PrintedCoat,
    PrintedEvent,
    PrintedPower,
    PrintedScenario,
    PrintedSpirit,
    PrintedTurn,
    Range,
    Terrain,
    TrackSpace,
)
from weald.games.spirit_island.rules.declare import (
    Adversary,
    EventCard,
    GrowthAction,
    GrowthSet,
    Scenario,
    Spirit,
)
from weald.games.spirit_island.rules.faces import Coat, GuideTurn
from weald.games.spirit_island.rules.powers import DECKS, Declared, Power, Reach
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    REGISTRY,
    SCENARIOS,
    SPIRITS,
)
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY, Space, Tracks


@cache
def catalogue() -> Catalogue:
    """Return everything that is printed."""
    return {
        "sets": list(REGISTRY.sets),
        "maps": [
            {
                "id": THEMATIC,
                "difficulty": map_difficulty(THEMATIC, ()),
                "eased": map_difficulty(THEMATIC, TOKEN_SETS),
                "eased_by": list(TOKEN_SETS),
            }
        ],
        "powers": [_power(power) for power in POWERS.all],
        "spirits": [_spirit(spirit) for spirit in SPIRITS.all],
        "fear_cards": [_card(card) for card in FEAR_CARDS.all],
        "blight_cards": [_card(card) for card in BLIGHT_CARDS.all],
        "adversaries": [_adversary(adversary) for adversary in ADVERSARIES.all],
        "scenarios": [_scenario(scenario) for scenario in SCENARIOS.all],
        "events": [_event(card) for card in EVENTS.all],
        "invader_cards": [
            {
                "id": card.id,
                "stage": card.stage,
                "terrains": [_terrain(terrain) for terrain in range(OCEAN) if card.mask >> terrain & 1],
                "escalation": card.escalation,
            }
            for card in INVADER_CARDS
        ],
    }


def _event(card: EventCard) -> PrintedEvent:
    return {
        "id": card.id,
        "set": card.set,
        "kind": cast("EventKind", card.main.kind),
        "parts": [part.id for part in card.main.parts],
        "last": card.main.last,
        "token": None if card.token is None else card.token.id,
        "dahan": None if card.dahan is None else card.dahan.id,
    }


def _scenario(scenario: Scenario) -> PrintedScenario:
    return {
        "id": scenario.id,
        "set": scenario.set,
        "difficulty": scenario.difficulty,
        "follows": scenario.follows,
        "counters": list(scenario.shown),
    }


def _card(card: Declared) -> PrintedCard:
    return {"id": card.id, "set": card.set}


def _terrain(terrain: int) -> Terrain:
    return cast("Terrain", TERRAINS[terrain])


def _power(power: Power) -> PrintedPower:
    return {
        "id": power.id,
        "set": power.set,
        "deck": cast("Deck", DECKS[power.deck]),
        "spirit": power.spirit or None,
        "cost": power.cost,
        "fast": power.fast,
        "elements": [ELEMENTS[e] for e, n in enumerate(power.elements) for _ in range(n)],
        "range": _range(power.reach, power.far),
        "target": power.target,
        "needs": list(power.needs),
        "thresholds": [_numbers(need) for need in power.tiers],
        "alternatives": [None if other is None else _numbers(other) for other in power.alternatives],
        "swift": None if power.quick is None else _numbers(power.quick),
        "late": None if power.late is None else _numbers(power.late),
    }


def _numbers(need: Elements) -> Numbers:
    return {ELEMENTS[e]: n for e, n in enumerate(need) if n}


def _range(printed: Reach | None, far: Reach | None) -> Range | None:
    if printed is None:
        return None
    return {
        "n": printed.n,
        "origin": "sacred_site" if printed.sacred else "presence",
        "terrain": _terrain(printed.terrain) if printed.terrain >= 0 else None,
        "far": far.n if far is not None else None,
    }


def _spirit(spirit: Spirit) -> PrintedSpirit:
    return {
        "id": spirit.id,
        "set": spirit.set,
        "icon": spirit.icon,
        "complexity": spirit.complexity,
        "strengths": spirit.strengths._asdict(),
        "face": {
            "ground": {"recipe": spirit.face.ground.recipe, "cut": dict(spirit.face.ground.cut)},
            "light": _coat(spirit.face.light),
            "dark": _coat(spirit.face.dark),
        },
        "base": spirit.base,
        "replaces": list(spirit.replaces),
        "voice": f"spirit_island-voice-{spirit.base}",
        "guide": [_guide_turn(turn) for turn in spirit.guide],
        "growth": [_growth(part) for part in spirit.growth],
        "tracks": {"energy": _track(spirit.tracks, ENERGY), "cards": _track(spirit.tracks, CARDS)},
        "spaces": [_space(space, spirit.tracks.is_shared(i)) for i, space in enumerate(spirit.tracks.spaces)],
        "edges": [[spirit.tracks.spaces[a].id, spirit.tracks.spaces[b].id] for a, b in spirit.tracks.edges()],
        "rules": [rule.id for rule in spirit.rules if rule.id],
        "counters": [name for rule in spirit.rules for name in rule.counters],
        "innates": [POWERS.ids[number] for number in spirit.innates],
        "cards": [POWERS.ids[number] for number in spirit.cards],
    }


def _coat(coat: Coat) -> PrintedCoat:
    return {"ground": coat.ground, "mark": coat.mark, "deep": coat.deep}


def _guide_turn(turn: GuideTurn) -> PrintedTurn:
    shown: PrintedTurn = {"growth": [int(n) for n in turn.growth.split()], "cards": turn.cards.split()}
    if turn.instead:
        shown["instead"] = [int(n) for n in turn.instead.split()]
    if turn.tracks:
        shown["tracks"] = turn.tracks.split()
    if turn.lands:
        shown["lands"] = turn.lands.split()
    if turn.innates:
        shown["innates"] = turn.innates.split()
    return shown


def _growth(part: GrowthSet) -> GrowthPart:
    return {
        "pick": part.pick,
        "options": [[_icon(action) for action in option] for option in part.options],
        "opened_by": [line or None for line in part.opened_by],
    }


def _icon(action: GrowthAction) -> GrowthIcon:
    return {"id": action.id, "icon": action.icon, "n": action.n, "where": action.where}


def _space(space: Space, shared: bool) -> PanelSpace:
    return {
        "id": space.id,
        "line": space.line or None,
        "x": space.x,
        "y": space.y,
        "word": space.word,
        "start": space.start,
        "energy": space.energy if space.energy or space.word == "0" else None,
        "plays": space.plays or None,
        "more_energy": space.more_energy,
        "more_plays": space.more_plays,
        "more_range": space.more_range,
        "elements": [*(ELEMENTS[e] for e in space.elements), *["any"] * space.free],
        "reclaims": space.reclaims,
        "action": None if space.action is None else _icon(space.action),
        "first": None if space.first is None else _icon(space.first),
        "chooses": space.chooses,
        "gain": space.gain,
        "shared": shared,
    }


def _track(tracks: Tracks, line: str) -> list[TrackSpace]:
    """Return a presence track from the left."""
    spaces = [(tracks.spaces[i], tracks.is_shared(i)) for i in tracks.lines.get(line, ())]
    return [
        {
            "id": space.id,
            "number": space.energy or space.plays or None,
            "more_energy": space.more_energy,
            "more_plays": space.more_plays,
            "more_range": space.more_range,
            "action": None if space.action is None else _icon(space.action),
            "first": None if space.first is None else _icon(space.first),
            "elements": [*(ELEMENTS[e] for e in space.elements), *["any"] * space.free],
            "reclaim": space.reclaims > 0,
            "shared": shared,
            "word": space.word,
        }
        for space, shared in spaces
    ]


def _adversary(adversary: Adversary) -> PrintedAdversary:
    return {
        "id": adversary.id,
        "set": adversary.set,
        "levels": [
            {"title": level.title, "difficulty": level.difficulty, "fear": list(level.fear)}
            for level in adversary.levels
        ],
        "loss": adversary.loss or None,
        "counters": [name for level in adversary.levels if level.rule for name in level.rule.counters],
    }
