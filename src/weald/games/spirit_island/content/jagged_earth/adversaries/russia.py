"""The Tsardom of Russia: hunters that follow the beasts, and stay when others flee."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.ravage_step import RemembersBlight, boards_blighted
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import has_building, lands_of_board, put_highest
from weald.games.spirit_island.model.pieces import BEASTS, EXPLORER, KIND, TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, INVADER, RAVAGE, IslandState
from weald.games.spirit_island.rules.aims import SETTLE
from weald.games.spirit_island.rules.declare import Level, adversary
from weald.games.spirit_island.rules.happenings import INVADER_ACTION
from weald.games.spirit_island.rules.hooks import InForce, Rule
from weald.games.spirit_island.rules.land_rules import beasts
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel import chance
from weald.kernel.dangers import Defeat

# In the counters: beasts on the panel, and fear cards below the invader cards that lie among them.
PANEL_BEASTS = "russia_beasts"
HIDDEN = {2: "russia_stage_two", 3: "russia_stage_three"}
# Under how many fear cards they lie.
DEPTH = {2: 3, 3: 7}


def beasts_left(s: IslandState) -> int:
    """Return how many beasts are on the island."""
    return sum([beasts(s, land) for land in s.island.lands])


class StalkThePredators(Rule):
    """Hunters win over few beasts. Escalation: two explorers come to beasts on each board."""

    counters: tuple[str, ...] = (PANEL_BEASTS,)
    defeats: tuple[Defeat, ...] = (
        Defeat("russia", lambda s, _: s.counters.get(PANEL_BEASTS, 0), lambda s, _: beasts_left(s) + 1),
    )

    def after_escalation_sign(self, act: Action, by: InForce, card: int) -> Work[None]:
        def stalk(inner: Action, board: int) -> Work[None]:
            s = inner.s
            for _ in range(2):
                there = [land for land in s.island.ground if beasts(s, land)]
                own = [land for land in there if s.island.on_board(land, board)]
                yield from inner.add_to_one_of(1, EXPLORER, own or there)

        yield from act.each_board(stalk)


class HuntersSeekShellAndHide(Rule):
    """More beasts and explorers, which strike harder; blight of a ravage costs beasts."""

    numbers: tuple[Number, ...] = (Number.STRENGTH,)

    def before_spirits(self, act: Action, by: InForce) -> None:
        s = act.s
        for board in range(len(s.boards)):
            lands = [land for land in lands_of_board(s, board) if not has_building(s, land)]
            put_highest(s, lands, BEASTS, EXPLORER)

    def extra(self, s: IslandState, by: InForce, what: Number, land: int, seat: int, of: int) -> int:
        return 1 if of & KIND == EXPLORER else 0

    def after_blight(self, act: Action, by: InForce, land: int, cascaded: bool) -> Work[None]:
        if act.cause == INVADER_ACTION and act.ravage is not None:
            gone = yield from act.destroy(1, BEASTS, land)
            if gone:
                act.s.counters[PANEL_BEASTS] = act.s.counters.get(PANEL_BEASTS, 0) + gone


class ImpendingDisaster(Rule):
    """The first explorer that an Action would destroy is pushed instead, with 1 fear."""

    def instead_of_destroying(self, act: Action, by: InForce, land: int, piece: int) -> Work[bool]:
        if piece & KIND != EXPLORER or ESCAPED in act.spared:
            return False
        ways = act.ways(piece, act.around(land))
        if not act.movable(land, (EXPLORER,)) or not ways:
            return False
        act.spared = {**act.spared, ESCAPED: 1}
        to = yield from act.pick_way(EXPLORER, land, ways, optional=not act.must_go(land, [piece]))
        if to == NONE:
            return False
        yield from act.move_piece(piece, land, to)
        yield from act.fear(1, land)
        return True


# Among what an Action has spared: an explorer.
ESCAPED = "a_sense_for_impending_disaster"


class CompetitionAmongHunters(Rule):
    """Ravage cards also ravage where three explorers are."""

    def extra_lands(self, s: IslandState, by: InForce, action: int, card: int) -> list[int]:
        if action != RAVAGE:
            return []
        return [land for land in s.island.ground if s.pieces[land][EXPLORER] >= 3]


class Entrench(Rule):
    """Invader cards lie among the fear cards, and build as soon as they are found."""

    counters: tuple[str, ...] = tuple(HIDDEN.values())

    def before_spirits(self, act: Action, by: InForce) -> None:
        for stage, name in HIDDEN.items():
            act.s.counters[name] = len(act.s.fear_deck) - DEPTH[stage]

    def after_drawing_fear(self, s: IslandState, by: InForce) -> None:
        for stage, name in HIDDEN.items():
            if len(s.fear_deck) <= s.counters.get(name, -1):
                del s.counters[name]
                entrench(s, stage)


def entrench(s: IslandState, stage: int) -> None:
    """Put an unused invader card of a stage on the build space; it builds in this turn if others still do."""
    unused = [card for card in s.invader_box if INVADER_CARDS[card].stage == stage]
    if not unused:
        return
    card = unused[chance.below(s, len(unused))]
    s.invader_box.remove(card)
    s.build_cards.append(card)
    actions = [action for action, _ in s.agenda]
    if s.phase == INVADER and actions and actions[0] != EXPLORE:
        s.agenda.insert(actions.index(EXPLORE) if EXPLORE in actions else len(actions), (BUILD, card))
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("spirit_island-event-entrenched", {"card": INVADER_CARDS[card].id})


class PressureForFastProfit(RemembersBlight):
    """Hunters settle on boards to which the ravage step of a later turn adds no blight."""

    def after_step(self, act: Action, by: InForce, action: int) -> Work[None]:
        s = act.s
        unharmed = ~boards_blighted(s)

        def settle(inner: Action, board: int) -> Work[None]:
            lands = lands_of_board(s, board) if unharmed >> board & 1 else []
            most = max([s.pieces[land][EXPLORER] for land in lands], default=0)
            largest = [land for land in lands if most and s.pieces[land][EXPLORER] == most]
            land = yield from inner.pick_land(largest, "add_town", aim=SETTLE)
            if land != NONE:
                yield from inner.add(1, EXPLORER, land)
                yield from inner.add(1, TOWN, land)

        if action == RAVAGE and s.turn >= 2:
            yield from act.each_board(settle)


RUSSIA = adversary(
    "russia",
    Level(1, (3, 3, 3), rule=StalkThePredators(), title="stalk_the_predators"),
    Level(3, (3, 3, 4), rule=HuntersSeekShellAndHide(), title="hunters_seek_shell_and_hide"),
    Level(4, (4, 3, 4), rule=ImpendingDisaster(), title="a_sense_for_impending_disaster"),
    Level(6, (4, 4, 3), rule=CompetitionAmongHunters(), title="competition_among_hunters"),
    Level(7, (4, 4, 4), deck="111232323233", title="accelerated_exploitation"),
    Level(9, (4, 5, 4), rule=Entrench(), title="entrench_in_the_face_of_fear"),
    Level(11, (5, 5, 4), rule=PressureForFastProfit(), title="pressure_for_fast_profit"),
    loss="hunters_swarm_the_island",
)
