"""Extraordinary Feats and eruptions: what is free of cost in step 4."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.sylvion.animals import SEATS, look
from weald.games.sylvion.cards import (
    ARMISTICE_CARDS,
    BETRAYAL,
    EDGES,
    FACE_DOWN,
    FEAT_DOVES,
    FEAT_ELEPHANTS,
    FEAT_FISH,
    FEAT_HEDGEHOGS,
    FEAT_OWL,
    FEAT_SQUIRRELS,
    FEAT_STAG,
    FEAT_WHALES,
    FISH_FLOOD_FOUNTAINS,
    FOUNTAIN_1,
    FOUNTAIN_4,
    GEYSER,
    NAMES,
    STAG_KING_TREES,
    TREE_1,
    TREE_4,
    VICTORY_FEATS,
    WHALE_CHARGE_ELEMENTALS,
)
from weald.games.sylvion.combat import destroy, elementals, place
from weald.games.sylvion.draws import betray, whisper
from weald.games.sylvion.field import CELLS, DIRECTIONS, LINES
from weald.games.sylvion.state import FEAT, Battle
from weald.kernel import chance
from weald.kernel.decisions import ONE, Question, one
from weald.kernel.game import Steps

# The option to let the geyser of a cell erupt is this number and the cell's.
ERUPT = 64


def free_deeds(s: Battle) -> list[int]:
    """Return the feats that can be done now and the geysers that can erupt."""
    deeds = [feat for feat in s.beside if lacking(s, feat) == 0]
    return deeds + [ERUPT + cell for cell in CELLS if s.board[cell] == GEYSER]


def lacking(s: Battle, feat: int) -> int:
    """Return how far a feat is from what it needs: 0 if it can be done."""
    if feat == FEAT_OWL:
        return int(not s.deck)
    if feat == FEAT_SQUIRRELS:
        return int(not s.stacks[0])
    if feat == FEAT_STAG:
        return _lacking_plants(s, TREE_1, TREE_4, STAG_KING_TREES)
    if feat == FEAT_FISH:
        return _lacking_plants(s, FOUNTAIN_1, FOUNTAIN_4, FISH_FLOOD_FOUNTAINS)
    if feat == FEAT_DOVES:
        return max(0, ARMISTICE_CARDS - len(s.hands[s.active]))
    if feat == FEAT_WHALES:
        return max(0, EDGES - s.desolated) + max(0, WHALE_CHARGE_ELEMENTALS - len(elementals(s)))
    return 0


def _lacking_plants(s: Battle, low: int, high: int, needed: int) -> int:
    """Return how many cards are missing to the number, or to have each of the four values."""
    plants = [card for card in s.board if low <= card <= high]
    return max(needed - len(plants), 4 - len(set(plants)))


def do_feat(s: Battle, feat: int) -> Steps:
    """Do a feat, which then leaves the game."""
    s.beside.remove(feat)
    s.box.append(feat)
    if s.trace is not None:
        s.trace.tell("sylvion-event-feat", {"seat": s.active, "card": NAMES[feat]})
    yield from DEEDS[feat](s)
    return ""


def wisdom(s: Battle) -> Steps:
    """Take two cards of choice from the deck and shuffle it."""
    seat = s.active
    s.searched = True
    # The deck will be shuffled, so what was laid on top of it is no longer there.
    s.laid.clear()
    if s.trace is not None:
        s.trace.reveal()
    for kind in ("search", "search_second"):
        if not s.deck:
            break
        card = yield one(kind, seat, s.deck)
        s.deck.remove(card)
        s.hands[seat].append(card)
        if s.trace is not None:
            whisper(s, seat, "found", card)
        if card == BETRAYAL:
            yield from betray(s, seat)
    s.searched = False
    chance.shuffle(s, s.deck)
    return ""


def deluge(s: Battle) -> Steps:
    """Discard every card of the clearing; fountains give no cards."""
    yield from ()
    for cell in CELLS:
        card = s.board[cell]
        if card > FACE_DOWN:
            destroy(s, cell)
        elif card:
            s.board[cell] = 0
            (s.discard if card <= TREE_4 else s.burnt).append(card)
            if s.trace is not None:
                s.trace.tell("sylvion-event-washed-away", {"card": NAMES[card], **place(cell)})
    return ""


def barrage(s: Battle) -> Steps:
    """Skip the reveal of the next turn."""
    yield from ()
    s.skip = True
    return ""


def scatter(s: Battle) -> Steps:
    """Take the two top cards of every stack and lay two on each again, in any way."""
    look(s)
    spots = [(row, depth) for row in range(4) for depth in (-1, -2) if len(s.stacks[row]) >= -depth]
    for i, (row, depth) in enumerate(spots):
        options = [s.stacks[r][d] for r, d in spots[i:]]
        chosen = yield Question("scatter", ONE, SEATS[s.active], (options,), (row, -depth))
        from_row, from_depth = spots[i + options.index(chosen)]
        s.stacks[from_row][from_depth] = s.stacks[row][depth]
        s.stacks[row][depth] = chosen
        if s.trace is not None:
            s.trace.tell("sylvion-event-scattered", {"row": row + 1, "card": NAMES[chosen], "n": -depth})
    return ""


def triumph(s: Battle) -> Steps:
    """Win the game."""
    yield from ()
    s.end = FEAT
    return ""


def erupt(s: Battle, cell: int) -> Steps:
    """Discard a geyser to destroy all elementals on one line from it."""
    direction = yield Question("erupt", ONE, SEATS[s.active], (range(len(DIRECTIONS)),), (cell,))
    s.board[cell] = 0
    s.burnt.append(GEYSER)
    if s.trace is not None:
        args = {"seat": s.active, "direction": DIRECTIONS[direction], **place(cell)}
        s.trace.tell("sylvion-event-erupted", args)
    for space in LINES[cell][direction]:
        if s.board[space] > FACE_DOWN:
            destroy(s, space)
    return ""


DEEDS: dict[int, Callable[[Battle], Steps]] = {
    **dict.fromkeys(VICTORY_FEATS, triumph),
    FEAT_OWL: wisdom,
    FEAT_ELEPHANTS: deluge,
    FEAT_HEDGEHOGS: barrage,
    FEAT_SQUIRRELS: scatter,
}
