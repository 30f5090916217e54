"""The Kingdom of Brandenburg-Prussia: quick, and quicker with every level."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import has_building, lands_of_board
from weald.games.spirit_island.model.pieces import TOWN
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import Level, adversary
from weald.games.spirit_island.rules.hooks import InForce, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Number


class LandRush(Rule):
    """Escalation: on each board with a town or city, a town comes to a land without one."""

    def after_escalation_sign(self, act: Action, by: InForce, card: int) -> Work[None]:
        def rush(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = lands_of_board(s, board)
            if any(has_building(s, land) for land in lands):
                empty = [land for land in lands if not s.pieces[land][TOWN]]
                yield from inner.add_to_one_of(1, TOWN, empty)

        yield from act.each_board(rush)


class SurgeOfColonists(Rule):
    """The early stage III card counts as stage II for events."""

    numbers: tuple[Number, ...] = (Number.STAGE,)

    def extra(self, s: IslandState, by: InForce, what: Number, land: int, seat: int, of: int) -> int:
        return -1 if any(INVADER_CARDS[card].stage == of - 1 for card in s.invader_deck) else 0


BRANDENBURG_PRUSSIA = adversary(
    "brandenburg_prussia",
    Level(1, (3, 3, 3), rule=LandRush(), title="land_rush"),
    Level(2, (3, 3, 3), setup={3: "t"}, title="fast_start"),
    Level(4, (3, 3, 3), deck="111322223333", rule=SurgeOfColonists(), title="surge_of_colonists"),
    Level(6, (3, 4, 3), deck="11322223333", title="efficient"),
    Level(7, (4, 4, 3), deck="1132223333", title="aggressive_timetable"),
    Level(9, (4, 4, 3), deck="132223333", title="ruthlessly_efficient"),
    Level(10, (4, 4, 4), deck="32223333", title="terrifyingly_efficient"),
    trained_at=2,
)
