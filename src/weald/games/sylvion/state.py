"""The state of a game of Sylvion."""

from __future__ import annotations

from weald.games.sylvion.cards import EDGES
from weald.games.sylvion.field import EMPTY_BOARD, NOWHERE
from weald.kernel.state import State

MODES = ("introductory", "advanced")
INTRODUCTORY, ADVANCED = range(2)
EDITIONS = ("de", "fr")
GERMAN, FRENCH = range(2)
TALKS = ("open", "silence")
OPEN, SILENCE = range(2)
PHASES = ("muster", "mobilization", "reveal", "movement", "reinforcements", "defence", "assault", "over")
MUSTER, MOBILIZATION, REVEAL, MOVEMENT, REINFORCEMENTS, DEFENCE, ASSAULT, OVER = range(8)
# State of the game: going on, or the reason for its end.
ENDS = ("", "healed", "feat", "count", "damage", "stones", "pawn")
GOING_ON, HEALED, FEAT, COUNT, DAMAGE, STONES, PAWN = range(7)
VICTORIES = (HEALED, FEAT)
NO_CARD = 0


class Battle(State):
    """Clearing, stacks, deck, hands and forest edge.

    `board` has a number for each space (see `field`), `bearer` is the space of the Ravage pawn. `stacks` end
    with their top card, of which `known[row]` have been looked at; `queue` are the rows whose revealed
    supports are still to be resolved; `burnt` is the Ravage discard. `deck` ends with its top card; `laid`
    are the seats that laid its top cards there and so know them. Feats lie `beside` it. `box` is what has
    left the game, `unseen` what left it face down. While a card is being played: `playing`, its `aim`, and
    what is still `due`; within a step, `searched` says that the active player sees the deck. During the
    Mobilization: `pool`, `columns`, the `edges` still to be revealed and those by which columns have `fled`.
    """

    __slots__ = (
        "active", "aim", "bearer", "beside", "bloom", "board", "box", "burnt", "columns", "deck",
        "desolated", "discard", "draw", "due", "edges", "edition", "elements", "end", "feats_in", "fled",
        "hands", "known", "laid", "mode", "pawn_in", "phase", "playing", "points", "pool", "queue",
        "searched", "seats", "skip", "stacks", "start_desolated", "talk", "turn", "unseen",
    )  # fmt: skip

    def __init__(self, seats: int, seed: int, blank: bool = False) -> None:
        if blank:
            return
        super().__init__("muster", seed)
        self.seats = seats
        self.mode = INTRODUCTORY
        self.feats_in = False
        self.elements = False
        self.pawn_in = False
        self.talk = OPEN
        self.edition = GERMAN
        self.draw = 3
        self.start_desolated = 0
        self.phase = MUSTER
        self.turn = 0
        self.active = 0
        self.end = GOING_ON
        self.board = list(EMPTY_BOARD)
        self.stacks: list[list[int]] = [[], [], [], []]
        self.known = [0, 0, 0, 0]
        self.queue: list[int] = []
        self.burnt: list[int] = []
        self.bearer = NOWHERE
        self.deck: list[int] = []
        self.laid: list[int] = []
        self.searched = False
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.box: list[int] = []
        self.unseen: list[int] = []
        self.beside: list[int] = []
        self.bloom = EDGES
        self.desolated = 0
        self.points = 0
        self.skip = False
        self.playing = NO_CARD
        self.aim = NOWHERE
        self.due = 0
        self.pool: list[int] = []
        self.columns: list[list[int]] = [[], [], [], []]
        self.edges: list[int] = []
        self.fled: list[int] = []

    def copy(self) -> Battle:
        other = Battle(0, 0, True)
        other.step = self.step
        other.seed = self.seed
        other.drawn = self.drawn
        other.trace = None
        other.seats = self.seats
        other.mode = self.mode
        other.feats_in = self.feats_in
        other.elements = self.elements
        other.pawn_in = self.pawn_in
        other.talk = self.talk
        other.edition = self.edition
        other.draw = self.draw
        other.start_desolated = self.start_desolated
        other.phase = self.phase
        other.turn = self.turn
        other.active = self.active
        other.end = self.end
        other.board = self.board[:]
        one, two, three, four = self.stacks
        other.stacks = [one[:], two[:], three[:], four[:]]
        other.known = self.known[:]
        other.queue = self.queue[:]
        other.burnt = self.burnt[:]
        other.bearer = self.bearer
        other.deck = self.deck[:]
        other.laid = self.laid[:]
        other.searched = self.searched
        other.discard = self.discard[:]
        other.hands = [hand[:] for hand in self.hands]
        other.box = self.box[:]
        other.unseen = self.unseen[:]
        other.beside = self.beside[:]
        other.bloom = self.bloom
        other.desolated = self.desolated
        other.points = self.points
        other.skip = self.skip
        other.playing = self.playing
        other.aim = self.aim
        other.due = self.due
        other.pool = self.pool[:]
        one, two, three, four = self.columns
        other.columns = [one[:], two[:], three[:], four[:]]
        other.edges = self.edges[:]
        other.fled = self.fled[:]
        return other


def payer_of(s: Battle) -> int:
    """Return the seat that pays for what the active player plays: with two players the partner."""
    return s.active if s.seats == 1 else 1 - s.active
