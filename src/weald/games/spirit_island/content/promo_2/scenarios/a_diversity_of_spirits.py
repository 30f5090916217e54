"""A Diversity of Spirits: no player knows what the others intend, but meeting them helps."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.state import TURN, IslandState
from weald.games.spirit_island.rules.declare import OfSeat, effect, scenario
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import GROWTH, PRESENCE_ADDED
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing

ID = "a_diversity_of_spirits"
MET = "met_others"


class ADiversityOfSpirits(Rule):
    """Hands are hidden; growth into a land of another spirit gives energy or a card."""

    id = ID
    doings: tuple[Doing, ...] = (Doing.SHOW_HANDS,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return False

    def after_action(self, act: Action, by: By, cause: Action) -> None:
        s = act.s
        added = [entry[2] for entry in cause.log if entry[0] == PRESENCE_ADDED and entry[1] == cause.seat]
        others = [own for seat, own in enumerate(s.presence) if seat != cause.seat]
        met = any(own[land] for land in added for own in others)
        if cause.cause == GROWTH and met and not has_met(s, cause.seat):
            act.note(MET, cause.seat, until=TURN)

    def after_growth(self, act: Action, by: By) -> Work[None]:
        if has_met(act.s, act.seat):
            spend(act.s, MET, OfSeat(act.seat))
            yield from act.choose(act.gain_energy(1), act.reclaim_card(major=False))


A_DIVERSITY_OF_SPIRITS = scenario(ID, difficulty=0, rule=ADiversityOfSpirits())
MET_OTHERS = effect(MET, OfSeat, Rule())


def has_met(s: IslandState, seat: int) -> bool:
    """Return whether a spirit has grown into a land of another one this turn."""
    return any(lasting[0] == MET and lasting[1][0] == seat for lasting in s.effects)
