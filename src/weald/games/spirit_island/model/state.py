"""The state of a game of Spirit Island, flat and quick to copy."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.model.geography import LINKED, MERGED, Change, Geography, geography
from weald.games.spirit_island.model.pieces import COUNTED_KINDS
from weald.games.spirit_island.model.placement import Added
from weald.kernel.state import State

PHASES = ("setup", "spirit", "fast", "invader", "slow", "time", "over")
SETUP, SPIRIT, FAST, INVADER, SLOW, TIME, OVER = range(7)

# The end of an effect: of the turn, the game, the invader phase, the slow phase.
TURN, GAME, INVADER_PHASE, SLOW_PHASE = range(4)
UNTIL = ("turn", "game", "invader_phase", "slow_phase")

# Something that lasts: kind, arguments, until when, and the id of what caused it.
Effect = tuple[str, tuple[int, ...], int, str]

# Every table plays with this set.
BASE = ("base",)

# No adversary, no scenario.
NOBODY = "none"

# Actions of invaders with a card.
RAVAGE, BUILD, EXPLORE = range(3)
INVADER_ACTIONS = ("ravage", "build", "explore")

# A power card that lies apart: the id of what keeps it, whose it is, and its number.
Aside = tuple[str, int, int]


class Setting(NamedTuple):
    """The setup and the blight card in force: they decide which special rules apply.

    It has a class because it is compared by identity: compiled code makes plain tuples again at every use.
    """

    adversary: str
    level: int
    scenario: str
    # By seat.
    spirits: tuple[str, ...]
    # The one in force, or "".
    blight_card: str


class IslandState(State):
    """The whole table.

    Made by `tools/state_class.py` from `state_fields.py`, which says what the fields mean on paper: change
    them there. Cards, lands, spaces of tracks and growth options are numbers here. `pieces[land][kind]`
    counts all pieces of a kind, `presence[seat][land]` that of a spirit, `covered[seat]` is a bit mask.
    """

    __slots__ = (
        "added", "adversary", "agenda", "aside", "away", "blight", "blight_card", "blight_deck",
        "blight_pool", "board_box", "boards", "build_cards", "changed_speed", "changes", "counters",
        "covered", "defeat", "defeat_land", "destroyed", "discards", "drawer", "effects", "elements",
        "energy", "event_deck", "event_discard", "event_now", "events", "explore_cards", "explored",
        "extra_plays", "fear", "fear_box", "fear_deck", "fear_discard", "fear_earned", "fear_pool",
        "fear_seen", "fear_split", "fewer_events", "flipped", "forgotten", "former", "hands", "high_build",
        "homes", "icons", "in_order", "invader_box", "invader_deck", "invader_discard", "island", "later",
        "layout", "level", "major_deck", "major_discard", "marked", "minor_deck", "minor_discard", "oceans",
        "opened_growth", "outcome", "paid", "parted", "phase", "picks", "pieces", "played", "plays",
        "power_progression", "presence", "queue", "ravage_cards", "ready", "scenario", "seats", "sets",
        "setting", "shown", "space_elements", "spirits", "terror", "terror_set", "tracks_used", "turn",
        "turned_cards", "used", "victory",
    )  # fmt: skip

    def __init__(self, seats: int, seed: int, blank: bool = False) -> None:
        if blank:
            return
        super().__init__("boards", seed)
        self.seats = seats
        self.sets: tuple[str, ...] = BASE
        self.board_box: tuple[str, ...] = ()
        self.boards: tuple[str, ...] = ()
        self.former: tuple[str, ...] = ()
        self.homes: tuple[int, ...] = ()
        self.layout = "standard"
        self.added: tuple[Added, ...] = ()
        self.changes: tuple[Change, ...] = ()
        self.adversary = NOBODY
        self.level = 0
        self.scenario = NOBODY
        self.spirits: tuple[str, ...] = ("",) * seats
        self.setting: Setting = Setting(NOBODY, 0, NOBODY, self.spirits, "")
        self.phase = SETUP
        self.turn = 0
        self.pieces: list[list[int]] = []
        self.marked: dict[int, int] = {}
        self.presence: list[list[int]] = [[] for _ in range(seats)]
        self.oceans = 0
        self.island: Geography = geography((), "standard")
        self.effects: list[Effect] = []
        self.later: list[Effect] = []
        self.parted: list[tuple[int, Effect]] = []
        self.counters: dict[str, int] = {}
        self.invader_deck: list[int] = []
        self.invader_box: list[int] = []
        self.invader_discard: list[int] = []
        self.turned_cards: tuple[int, ...] = ()
        self.high_build: list[int] = []
        self.ravage_cards: list[int] = []
        self.build_cards: list[int] = []
        self.explore_cards: list[int] = []
        self.agenda: list[tuple[int, int]] = []
        self.queue: list[int] = []
        self.explored: list[int] = []
        self.in_order = False
        self.fear = 0
        self.fear_pool = 0
        self.fear_split: tuple[int, int, int] = (3, 3, 3)
        self.terror = 1
        self.terror_set = False
        self.fear_deck: list[int] = []
        self.fear_box: list[int] = []
        self.fear_earned: list[int] = []
        self.fear_discard: list[int] = []
        self.fear_seen: list[int] = []
        self.events = True
        self.fewer_events = False
        self.power_progression = False
        self.drawer = -1
        self.event_now = -1
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []
        self.blight = True
        self.blight_card = ""
        self.blight_deck: list[int] = []
        self.flipped = False
        self.blight_pool = 0
        self.minor_deck: list[int] = []
        self.minor_discard: list[int] = []
        self.major_deck: list[int] = []
        self.major_discard: list[int] = []
        self.shown: list[int] = []
        self.aside: tuple[Aside, ...] = ()
        self.energy: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.forgotten: list[list[int]] = [[] for _ in range(seats)]
        self.elements: list[list[int]] = [[0] * 8 for _ in range(seats)]
        self.covered: list[int] = [0] * seats
        self.destroyed: list[int] = [0] * seats
        self.away: list[int] = [0] * seats
        self.plays: list[int] = [0] * seats
        self.extra_plays: list[int] = [0] * seats
        self.used: list[list[int]] = [[] for _ in range(seats)]
        self.changed_speed: list[list[int]] = [[] for _ in range(seats)]
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        self.icons: list[list[int]] = [[] for _ in range(seats)]
        self.tracks_used: list[list[int]] = [[] for _ in range(seats)]
        self.opened_growth: tuple[tuple[int, int], ...] = ()
        self.space_elements: tuple[tuple[int, int, int], ...] = ()
        self.paid: list[bool] = [False] * seats
        self.ready: list[bool] = [False] * seats
        self.defeat = ""
        self.defeat_land = -1
        self.victory = ""
        self.outcome = ""

    def copy(self) -> IslandState:
        other = IslandState(0, 0, True)
        other.step = self.step
        other.seed = self.seed
        other.drawn = self.drawn
        other.trace = None
        other.seats = self.seats
        other.sets = self.sets
        other.board_box = self.board_box
        other.boards = self.boards
        other.former = self.former
        other.homes = self.homes
        other.layout = self.layout
        other.added = self.added
        other.changes = self.changes
        other.adversary = self.adversary
        other.level = self.level
        other.scenario = self.scenario
        other.spirits = self.spirits
        other.setting = self.setting
        other.phase = self.phase
        other.turn = self.turn
        other.pieces = [own[:] for own in self.pieces]
        other.marked = self.marked.copy()
        other.presence = [own[:] for own in self.presence]
        other.oceans = self.oceans
        other.island = self.island
        other.effects = self.effects[:]
        other.later = self.later[:]
        other.parted = self.parted[:]
        other.counters = self.counters.copy()
        other.invader_deck = self.invader_deck[:]
        other.invader_box = self.invader_box[:]
        other.invader_discard = self.invader_discard[:]
        other.turned_cards = self.turned_cards
        other.high_build = self.high_build[:]
        other.ravage_cards = self.ravage_cards[:]
        other.build_cards = self.build_cards[:]
        other.explore_cards = self.explore_cards[:]
        other.agenda = self.agenda[:]
        other.queue = self.queue[:]
        other.explored = self.explored[:]
        other.in_order = self.in_order
        other.fear = self.fear
        other.fear_pool = self.fear_pool
        other.fear_split = self.fear_split
        other.terror = self.terror
        other.terror_set = self.terror_set
        other.fear_deck = self.fear_deck[:]
        other.fear_box = self.fear_box[:]
        other.fear_earned = self.fear_earned[:]
        other.fear_discard = self.fear_discard[:]
        other.fear_seen = self.fear_seen[:]
        other.events = self.events
        other.fewer_events = self.fewer_events
        other.power_progression = self.power_progression
        other.drawer = self.drawer
        other.event_now = self.event_now
        other.event_deck = self.event_deck[:]
        other.event_discard = self.event_discard[:]
        other.blight = self.blight
        other.blight_card = self.blight_card
        other.blight_deck = self.blight_deck[:]
        other.flipped = self.flipped
        other.blight_pool = self.blight_pool
        other.minor_deck = self.minor_deck[:]
        other.minor_discard = self.minor_discard[:]
        other.major_deck = self.major_deck[:]
        other.major_discard = self.major_discard[:]
        other.shown = self.shown[:]
        other.aside = self.aside
        other.energy = self.energy[:]
        other.hands = [own[:] for own in self.hands]
        other.played = [own[:] for own in self.played]
        other.discards = [own[:] for own in self.discards]
        other.forgotten = [own[:] for own in self.forgotten]
        other.elements = [own[:] for own in self.elements]
        other.covered = self.covered[:]
        other.destroyed = self.destroyed[:]
        other.away = self.away[:]
        other.plays = self.plays[:]
        other.extra_plays = self.extra_plays[:]
        other.used = [own[:] for own in self.used]
        other.changed_speed = [own[:] for own in self.changed_speed]
        other.picks = [own[:] for own in self.picks]
        other.icons = [own[:] for own in self.icons]
        other.tracks_used = [own[:] for own in self.tracks_used]
        other.opened_growth = self.opened_growth
        other.space_elements = self.space_elements
        other.paid = self.paid[:]
        other.ready = self.ready[:]
        other.defeat = self.defeat
        other.defeat_land = self.defeat_land
        other.victory = self.victory
        other.outcome = self.outcome
        return other


def lay_out(s: IslandState, boards: tuple[str, ...], layout: str, added: tuple[Added, ...] = ()) -> None:
    """Lay the boards together, still without a piece on them; every seat has the board of its number.

    Boards that were `added` to a layout belong to no seat.
    """
    s.boards = boards
    s.layout = layout
    s.added = added
    s.homes = (*range(len(boards) - len(added)), *[-1] * len(added))
    s.oceans = 0
    s.changes = ()
    redraw(s)
    size = s.island.size
    s.pieces = [[0] * COUNTED_KINDS for _ in range(size)]
    s.marked = {}
    s.presence = [[0] * size for _ in range(s.seats)]


def redraw(s: IslandState) -> None:
    """Bring the geography in step with boards, layout, oceans in play and changes of the island."""
    s.island = geography(s.boards, s.layout, s.oceans, s.changes, s.added)


def change_island(s: IslandState, *changes: Change) -> None:
    """Let lands be linked, joined, gone or frozen; what invaders still do happens where there are lands."""
    for what, one, other in changes:
        if what == MERGED:
            s.changes = led_to(s.changes, one, other)
    s.changes += changes
    redraw(s)
    for what, one, other in changes:
        if what == MERGED:
            s.queue = [one if land == other else land for land in s.queue]
            s.explored = [one if land == other else land for land in s.explored]
    ground = s.island.ground
    s.queue = [land for land in s.queue if land in ground]
    s.explored = [land for land in s.explored if land in ground]


def led_to(changes: tuple[Change, ...], one: int, other: int) -> tuple[Change, ...]:
    """Return changes with ways that led to a land leading to the one of which it becomes a part."""
    ends = {other: one}
    moved = [
        (what, ends.get(start, start), ends.get(end, end)) if what == LINKED else (what, start, end)
        for what, start, end in changes
    ]
    return tuple(change for change in moved if change[0] != LINKED or change[1] != change[2])


def undo_changes(s: IslandState, *changes: Change) -> None:
    """End changes of the island."""
    if not changes:
        return
    s.changes = tuple(change for change in s.changes if change not in changes)
    redraw(s)


def lay_board(s: IslandState, board: str, place: Added) -> None:
    """Lay a further board, which belongs to no seat, beside one of the island, with nothing on it."""
    s.boards += (board,)
    s.added += (place,)
    s.homes += (-1,)
    redraw(s)
    new = s.island.size - len(s.pieces)
    s.pieces += [[0] * COUNTED_KINDS for _ in range(new)]
    for own in s.presence:
        own.extend([0] * new)
