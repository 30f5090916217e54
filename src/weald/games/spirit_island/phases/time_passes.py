"""Time passes: cards are discarded, damage heals, what lasted for the turn ends."""

from __future__ import annotations

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.geography import FROZEN
from weald.games.spirit_island.model.lands import heal
from weald.games.spirit_island.model.pieces import MARKS
from weald.games.spirit_island.model.state import GAME, SLOW_PHASE, TIME, IslandState, undo_changes
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.moments import let_act
from weald.games.spirit_island.rules.asking import extra, may
from weald.games.spirit_island.rules.happenings import SCENARIO, SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.panel import stays_in_play
from weald.games.spirit_island.rules.registry import POWERS, active
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.game import StepFunction, Steps


def time(s: IslandState) -> Steps:
    """End the turn."""
    if not (yield from let_act(s, Rule.after_slow_phase, SCENARIO, s.scenario)):
        return ""
    s.phase = TIME
    s.effects = [effect for effect in s.effects if effect[2] != SLOW_PHASE]
    if s.changes:
        undo_changes(s, *(change for change in s.changes if change[0] == FROZEN))
    if not (yield from let_act(s, Rule.before_time_passes, SPECIAL_RULE, "time")):
        return ""
    for seat in range(s.seats):
        clear_play(s, seat)
        s.used[seat] = []
        s.changed_speed[seat] = []
        s.picks[seat] = []
        s.icons[seat] = []
        s.tracks_used[seat] = []
        s.plays[seat] = 0
        s.extra_plays[seat] = 0
        s.paid[seat] = False
    if not (yield from let_act(s, Rule.after_discarding, SPECIAL_RULE, "time")):
        return ""
    if s.marked:
        heal(s, kept=kept_damage(s))
    s.effects = [effect for effect in s.effects if effect[2] == GAME] + s.later
    s.later = []
    if s.marked:
        # A piece that has kept its damage may have lost the health that bore it.
        act = begin(s, SPECIAL_RULE, "time")
        yield from act.check_all_health()
        yield from act.conclude()
    return closing(s, "turn")


def clear_play(s: IslandState, seat: int) -> None:
    """Discard a spirit's cards in play and end its elements, apart from cards that stay in play."""
    kept: list[int] = []
    if active(s, Doing.LEAVE_PLAY):
        kept = [card for card in s.played[seat] if stays_in_play(s, seat, card)]
    s.discards[seat] += [card for card in s.played[seat] if card not in kept]
    s.played[seat] = kept
    s.elements[seat] = have = [0] * 8
    lasting = [POWERS.all[card].elements for card in kept]
    for elements in lasting:
        for e, n in enumerate(elements):
            have[e] += n
    for e in range(8) if active(s, Number.LASTING_ELEMENT) else ():
        have[e] += extra(s, Number.LASTING_ELEMENT, -1, seat, e)


def kept_damage(s: IslandState) -> list[int]:
    """Return the marked pieces that do not heal."""
    return [key for key in s.marked if not may(s, Doing.HEAL, key // MARKS, of=key % MARKS)]


STEPS: dict[str, StepFunction] = {"time": time}
