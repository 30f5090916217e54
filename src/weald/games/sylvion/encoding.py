"""Actions and observations as numbers, for learning programs."""

from __future__ import annotations

from typing import Any

from weald.games.sylvion.animals import EACH_TREE, KEEP, SWAP, TWO_EDGES
from weald.games.sylvion.cards import EDGES, FEATS, HAND_LIMIT, KINDS, SYLVAN
from weald.games.sylvion.defence import DONE, POINTS
from weald.games.sylvion.draws import AT_RANDOM, ITSELF
from weald.games.sylvion.feats import ERUPT
from weald.games.sylvion.field import CELLS, DIRECTIONS, FOREST, NOWHERE, SPACES, STACKS
from weald.games.sylvion.information import sees_hand
from weald.games.sylvion.rules import NONE
from weald.games.sylvion.state import PHASES, Battle
from weald.kernel.decisions import Question, Value
from weald.kernel.encoding import ActionTable, Field

__all__ = [
    "action",
    "action_ids",
    "action_values",
    "fields",
    "num_actions",
    "observation_shape",
    "observe",
    "potential",
    "value",
]

# Cards of the Sylvan deck, Betrayals and Feats are numbered from 1; then come the Ravage cards.
_SYLVAN = range(1, max(FEATS) + 1)
_RAVAGE = sorted(card for card in KINDS.values() if card > max(FEATS))
# The seat that draws is oneself or the partner, whatever their numbers are.
ME, PARTNER = 0, 1
ACTIONS = ActionTable(
    {
        "play": (DONE, *_SYLVAN, *(ERUPT + cell for cell in CELLS)),
        "place": CELLS,
        "target": CELLS,
        "carry": (FOREST, *CELLS),
        "drawer": (ME, PARTNER),
        "pay": (POINTS, *_SYLVAN),
        "surplus": _SYLVAN,
        "lay_back": _SYLVAN,
        "lay_back_second": _SYLVAN,
        "desiccate": (AT_RANDOM, *_SYLVAN),
        "desiccate_second": _SYLVAN,
        "demobilize": (AT_RANDOM, *_SYLVAN),
        "demobilize_second": _SYLVAN,
        "dismiss": (AT_RANDOM, *_SYLVAN),
        "dismiss_second": _SYLVAN,
        "betrayal": (ITSELF, *_SYLVAN),
        "search": _SYLVAN,
        "search_second": _SYLVAN,
        "stag": (TWO_EDGES, EACH_TREE),
        "order": (KEEP, SWAP),
        "scatter": _RAVAGE,
        "erupt": range(len(DIRECTIONS)),
        "hedgehogs": (NONE, *STACKS),
        "recruit": range(4),
    }
)

# Every card that can lie on the field has a place in a row of this length.
_FACES = {card: i for i, card in enumerate(sorted(KINDS.values()))}
# Number of cards that can be seen on a stack.
DEPTH = 2
_CARDS = len(_SYLVAN)
MOST_TURNS = 20
# Offsets of the parts of an observation: the field (cards by space), the pawn, the seen cards on top of the
# stacks, own hand, partner's hand as far as it is open, discard, Feats beside the deck, columns of recruits,
# the card in play and its aim, phase, heights of the stacks, and single numbers.
BOARD = 0
PAWN = BOARD + len(SPACES) * len(_FACES)
TOPS = PAWN + len(SPACES)
OWN = TOPS + 4 * DEPTH * len(_FACES)
OTHER = OWN + _CARDS
DISCARD = OTHER + _CARDS
BESIDE = DISCARD + _CARDS
COLUMNS_AT = BESIDE + _CARDS
PLAYING = COLUMNS_AT + 4 * _CARDS
AIM = PLAYING + _CARDS
PHASE = AIM + len(SPACES)
HEIGHTS = PHASE + len(PHASES)
NUMBERS = HEIGHTS + 4

fields: tuple[Field, ...] = (
    Field("field", len(SPACES) * len(_FACES)),
    Field("pawn", len(SPACES)),
    Field("tops", 4 * DEPTH * len(_FACES)),
    Field("hand", _CARDS),
    Field("partner_hand", _CARDS),
    Field("discard", _CARDS),
    Field("beside", _CARDS),
    Field("columns", 4 * _CARDS),
    Field("playing", _CARDS),
    Field("aim", len(SPACES)),
    Field("phase", len(PHASES)),
    Field("heights", 4),
    Field("numbers", 20),
)
num_actions: int = len(ACTIONS)
observation_shape: tuple[int, ...] = (sum(field.size for field in fields),)


def action(question: Question, value: Value) -> int:
    """Return the action id of an option."""
    if question.kind == "drawer":
        value = ME if value == question.seats[0] else PARTNER
    return ACTIONS.action(question, value)


def value(question: Question, action: int) -> Value:
    """Return the option that an action id means at this question."""
    meant = ACTIONS.value(question, action)
    if question.kind == "drawer":
        asked = question.seats[0]
        return asked if meant == ME else 1 - asked
    return meant


def action_ids(question: Question) -> dict[Value, int]:
    """Return the action ids of all values that a question of this kind may have."""
    ids = ACTIONS.ids[question.kind]
    if question.kind == "drawer":
        asked = question.seats[0]
        return {asked: ids[ME], 1 - asked: ids[PARTNER]}
    return ids


def action_values(question: Question) -> dict[int, Value]:
    """Return the values that action ids mean at a question of this kind."""
    if question.kind == "drawer":
        return {id: value for value, id in action_ids(question).items()}
    return ACTIONS.values[question.kind]


def potential(s: Battle, seat: int) -> float:  # noqa: ARG001 (a team has one standing)
    """Return how many more edges bloom than are desolated."""
    return (s.bloom - s.desolated) / EDGES


def observe(s: Battle, seat: int, out: Any) -> None:
    """Write the knowledge of `seat` into `out`, which is full of zeros."""
    _observe_field(s, out)
    _count(s.hands[seat], out, OWN, HAND_LIMIT)
    if s.seats == 2:
        if sees_hand(s, seat, 1 - seat):
            _count(s.hands[1 - seat], out, OTHER, HAND_LIMIT)
        out[NUMBERS] = len(s.hands[1 - seat]) / 20
    _count(s.discard, out, DISCARD, 4)
    _count(s.beside, out, BESIDE, 1)
    for n, column in enumerate(s.columns):
        _count(column, out, COLUMNS_AT + n * _CARDS, 4)
    if s.playing and (sees_hand(s, seat, s.active) or s.due):
        out[PLAYING + s.playing - 1] = 1.0
        if s.aim != NOWHERE:
            out[AIM + s.aim] = 1.0
    out[PHASE + s.phase] = 1.0
    numbers = (
        len(s.deck) / len(SYLVAN) / 4,
        s.bloom / EDGES,
        s.desolated / EDGES,
        s.points / 10,
        s.due / 5,
        s.turn / MOST_TURNS,
        float(s.active == seat),
        float(s.seats == 2),
        float(s.mode),
        float(s.feats_in),
        float(s.elements),
        float(s.pawn_in),
        s.draw / 3,
        float(s.talk),
        float(s.edition),
        float(s.skip),
        len(s.pool) / 100,
        len(s.edges) / EDGES,
        len(s.unseen) / 100,
    )
    for n, number in enumerate(numbers):
        out[NUMBERS + 1 + n] = number


def _observe_field(s: Battle, out: Any) -> None:
    """Write the cards on the field and those that are seen on the stacks."""
    for space in SPACES:
        face = _FACES.get(s.board[space])
        if face is not None:
            out[BOARD + space * len(_FACES) + face] = 1.0
    if s.bearer != NOWHERE:
        out[PAWN + s.bearer] = 1.0
    for row, stack in enumerate(s.stacks):
        out[HEIGHTS + row] = len(stack) / MOST_TURNS
        for depth in range(min(s.known[row], DEPTH)):
            out[TOPS + (row * DEPTH + depth) * len(_FACES) + _FACES[stack[-1 - depth]]] = 1.0


def _count(cards: list[int], out: Any, first: int, most: int) -> None:
    """Add up the cards of a pile by kind, as parts of `most`."""
    for card in cards:
        out[first + card - 1] += 1 / most
