"""The end of a game: outcome and score."""

from __future__ import annotations

from weald.games.spirit_island.model.boards import map_difficulty
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN, INVADERS
from weald.games.spirit_island.model.state import NOBODY, IslandState
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS, active
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.ways_to_lose import LAST_PRESENCE, lost_by
from weald.kernel.game import Result
from weald.kernel.messages import Args, Message


def difficulty(s: IslandState) -> int:
    """Return the difficulty by adversary, scenario and map."""
    against = ADVERSARIES[s.adversary].levels[s.level].difficulty if s.adversary != NOBODY else 0
    scenario = SCENARIOS[s.scenario].difficulty if s.scenario != NOBODY else 0
    return against + scenario + map_difficulty(s.layout, s.sets)


def result(s: IslandState) -> Result:
    """Return the result: all spirits win or lose together."""
    if s.outcome == "sacrifice":
        reason = Message("spirit_island-result-sacrifice")
    elif s.outcome == "victory":
        reason = Message(f"spirit_island-result-victory-{s.victory}")
    else:
        reason = Message(f"spirit_island-result-defeat-{s.defeat}", end_words(s))
    winners = range(s.seats) if s.outcome != "defeat" else ()
    return Result(list(winners), [score(s) for _ in range(s.seats)], reason)


def end_words(s: IslandState) -> Args:
    """Return the details of a defeat: its lands, or the spirit that is gone."""
    names = [s.island.names[land] for land in told_lands(s)]
    if s.defeat == LAST_PRESENCE.id:
        gone = [s.spirits[by.seat] for _, by in lost_by(s)]
        return {"who": "named", "spirit": gone[0]} if gone else {"who": "unnamed"}
    return {"place": "some" if names else "none", "lands": names}


def told_lands(s: IslandState) -> list[int]:
    """Return the lands in which the game was lost, as far as it was lost in some."""
    if s.defeat_land >= 0:
        return [s.defeat_land]
    return [land for way, by in lost_by(s) if way.gathers for land in way.where(s, by)]


def measures(s: IslandState) -> dict[str, int]:
    """Return the state of the island: blight, invaders, dahan, and fear cards earned."""
    return {
        "blight": on_island(s, (BLIGHT,)),
        "invaders": on_island(s, INVADERS),
        "dahan": on_island(s, (DAHAN,)),
        "fear": len(s.fear_earned) + len(s.fear_discard),
    }


def score(s: IslandState) -> dict[str, int]:
    """Return the team's score: difficulty and speed, living dahan, blight."""
    left = len(s.invader_deck)
    used = len(s.invader_discard) + len(s.high_build + s.ravage_cards + s.build_cards + s.explore_cards)
    won = s.outcome != "defeat"
    parts = {
        "difficulty": (5 if won else 2) * difficulty(s),
        "outcome": 10 * won - 5 * (s.outcome == "sacrifice"),
        "cards": 2 * left if won else used,
        "dahan": on_island(s, (DAHAN,)) // s.seats,
        "blight": -(on_island(s, (BLIGHT,)) // s.seats),
    }
    if active(s, Number.POINTS):
        parts["scenario"] = extra(s, Number.POINTS)
    return {**parts, "total": sum(parts.values())}
