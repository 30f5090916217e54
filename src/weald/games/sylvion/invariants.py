"""Laws that hold at every moment."""

from __future__ import annotations

from collections import Counter

from weald.games.sylvion.cards import (
    BETRAYAL,
    BLAZING,
    COLUMN_LIMIT,
    COSTS,
    EDGE_NUMBERS,
    EDGES,
    ELEMENTAL,
    FACE_DOWN,
    GEYSER,
    HAND_LIMIT,
    HEDGEHOGS,
    MARKED,
    NAMES,
    TREE_4,
    VICTORY_FEATS,
    ravage_set,
    sylvan_set,
    vitality_of,
)
from weald.games.sylvion.defence import aims
from weald.games.sylvion.field import CELLS, NOWHERE, STACKS
from weald.games.sylvion.state import (
    ASSAULT,
    COUNT,
    DEFENCE,
    FEAT,
    GOING_ON,
    HEALED,
    INTRODUCTORY,
    MOBILIZATION,
    MOVEMENT,
    MUSTER,
    NO_CARD,
    OVER,
    REINFORCEMENTS,
    REVEAL,
    Battle,
    payer_of,
)
from weald.kernel.messages import Message

# The phase in which each step runs; the setup of the battle follows on either phase before it.
PHASE_OF = {
    "muster": (MUSTER,),
    "summon": (MOBILIZATION,),
    "recruit": (MOBILIZATION,),
    "desert": (MOBILIZATION,),
    "array": (MUSTER, MOBILIZATION, REVEAL),
    "reveal": (REVEAL,),
    "window": (REVEAL,),
    "resolve": (REVEAL,),
    "advance": (MOVEMENT,),
    "reinforce": (REINFORCEMENTS,),
    "defend": (DEFENCE,),
    "aim": (DEFENCE,),
    "pay": (DEFENCE,),
    "act": (DEFENCE,),
    "surplus": (DEFENCE,),
    "assault": (ASSAULT,),
    "": (OVER,),
}
# The steps that find no revealed card on a stack.
NOTHING_SHOWN = ("reveal", "reinforce", "defend", "aim", "pay", "act", "surplus", "assault")
# Strengths of the standard elementals that a blazing one can have come from.
SOURCES = {BLAZING + 2: (1,), BLAZING + 3: (2,), BLAZING + 4: (0, 3)}


def invariants(s: Battle) -> list[Message]:
    """Return every rule of the game that the state breaks."""
    problems = _lengths(s)
    if problems:
        return problems
    laws = (_moment, _edges, _sylvan, _ravage, _columns, _stacks, _playing, _ending)
    return [problem for law in laws for problem in law(s)]


def _lengths(s: Battle) -> list[Message]:
    if len(s.hands) != s.seats:
        return [Message("sylvion-invalid-hands", {"n": len(s.hands), "expected": s.seats})]
    if s.active >= s.seats:
        return [Message("sylvion-invalid-active", {"n": s.active, "seats": s.seats})]
    return []


def _moment(s: Battle) -> list[Message]:
    """Check that step, phase and pawn fit together."""
    problems = []
    if s.phase not in PHASE_OF[s.step]:
        problems.append(Message("sylvion-invalid-phase", {"step": s.step or "over"}))
    if s.mode == INTRODUCTORY and s.phase == MOBILIZATION:
        problems.append(Message("sylvion-invalid-mobilization"))
    if s.bearer != NOWHERE and not (s.pawn_in and s.board[s.bearer] > FACE_DOWN):
        problems.append(Message("sylvion-invalid-pawn"))
    if s.feats_in and s.mode == INTRODUCTORY:
        problems.append(Message("sylvion-invalid-feats"))
    if len(s.laid) > len(s.deck) or any(holder >= s.seats for holder in s.laid):
        problems.append(Message("sylvion-invalid-laid", {"n": len(s.laid), "deck": len(s.deck)}))
    return problems


def _edges(s: Battle) -> list[Message]:
    """Check the twelve edges: in bloom or desolated; during the Mobilization they are the desertion deck."""
    problems = []
    if s.bloom + s.desolated != EDGES:
        problems.append(Message("sylvion-invalid-edges", {"n": s.bloom + s.desolated, "expected": EDGES}))
    if s.phase == MOBILIZATION:
        counts = Counter(s.edges + s.fled)
        if counts != Counter(EDGE_NUMBERS):
            problems.append(Message("sylvion-invalid-edges", {"n": counts.total(), "expected": EDGES}))
        elif not s.edges and s.step in ("summon", "recruit", "desert"):
            problems.append(Message("sylvion-invalid-desertion"))
    else:
        fled = Counter(s.fled) - Counter(() if s.phase == MUSTER else EDGE_NUMBERS)
        extra = len(s.edges) + fled.total()
        if extra:
            problems.append(Message("sylvion-invalid-edges", {"n": EDGES + extra, "expected": EDGES}))
    return problems


def _sylvan(s: Battle) -> list[Message]:
    """Check that all Sylvan cards, Betrayals and Feats are there, each kind in its number."""
    counts = Counter(s.deck + s.discard + s.box + s.unseen + s.beside + s.pool)
    for cards in (*s.hands, *s.columns):
        counts.update(cards)
    counts.update(card for card in s.board if 0 < card <= TREE_4)
    if s.playing:
        counts[s.playing] += 1
    expected = Counter(() if s.step == "muster" else sylvan_set(s.mode, s.feats_in))
    problems = []
    if counts.total() != expected.total():
        problems.append(
            Message("sylvion-invalid-sylvan", {"n": counts.total(), "expected": expected.total()})
        )
    return problems + _differences(counts, expected)


def _ravage(s: Battle) -> list[Message]:
    """Check that all Ravage cards are there; a blazing elemental has taken the place of a standard one."""
    begun = s.phase >= REVEAL
    counts = Counter(s.burnt)
    for stack in s.stacks:
        counts.update(stack)
    counts.update(card for card in s.board if GEYSER <= card < BLAZING and card != FACE_DOWN)
    expected = Counter(ravage_set(s.mode, s.elements, s.pawn_in) if begun else ())
    problems = []
    if counts.total() != expected.total():
        problems.append(
            Message("sylvion-invalid-ravage", {"n": counts.total(), "expected": expected.total()})
        )
    problems += _differences(counts, expected)
    burnt = Counter(card - (MARKED if card >= MARKED else ELEMENTAL) for card in s.burnt if card >= ELEMENTAL)
    for blazing, sources in SOURCES.items():
        n, most = s.board.count(blazing), sum(burnt[strength] for strength in sources)
        if n > most:
            problems.append(
                Message("sylvion-invalid-blazing", {"card": NAMES[blazing], "n": n, "expected": most})
            )
    return problems


def _differences(counts: Counter[int], expected: Counter[int]) -> list[Message]:
    return [
        Message("sylvion-invalid-count", {"card": NAMES[card], "n": counts[card], "expected": expected[card]})
        for card in sorted(set(counts) | set(expected))
        if counts[card] != expected[card]
    ]


def _columns(s: Battle) -> list[Message]:
    """Check that recruits exist only during the Mobilization, at most four per column without Betrayals."""
    problems = []
    for number, column in enumerate(s.columns):
        n = len(column) - column.count(BETRAYAL)
        if n > COLUMN_LIMIT:
            args = {"column": number + 1, "n": n, "expected": COLUMN_LIMIT}
            problems.append(Message("sylvion-invalid-column", {**args}))
    if s.phase != MOBILIZATION and (s.pool or any(s.columns)):
        problems.append(Message("sylvion-invalid-recruits"))
    empty = not s.discard and not s.laid and not any(s.hands) and not any(s.board[cell] for cell in CELLS)
    early = s.phase < REVEAL
    if (early and not empty) or (s.turn and (early or s.step == "array")):
        problems.append(Message("sylvion-invalid-early"))
    return problems


def _stacks(s: Battle) -> list[Message]:
    """Check that stacks are equally high and that revealed cards fit the moment."""
    problems = []
    sizes = [len(stack) for stack in s.stacks]
    if len(set(sizes)) > 1:
        problems.append(Message("sylvion-invalid-stacks"))
    if any(n > size for n, size in zip(s.known, sizes, strict=True)):
        problems.append(Message("sylvion-invalid-known"))
    shown = [s.board[place] for place in STACKS]
    supports = [row for row, card in enumerate(shown) if card < FACE_DOWN]
    belongs = all(card == FACE_DOWN for card in shown) if s.step in NOTHING_SHOWN else True
    if not s.end and (not belongs or supports != sorted(s.queue) or (supports and s.step == "advance")):
        problems.append(Message("sylvion-invalid-revealed"))
    if s.step == "reveal" and not sizes[0]:
        problems.append(Message("sylvion-invalid-no-stack"))
    if s.step in ("reveal", "assault") and any(len(hand) > HAND_LIMIT for hand in s.hands) and s.turn:
        problems.append(Message("sylvion-invalid-hand-limit", {"n": HAND_LIMIT}))
    return problems


def _playing(s: Battle) -> list[Message]:
    """Check that a card is played only in its steps, with its own aim and price."""
    card = s.playing
    if s.step not in ("aim", "pay", "act") or card == NO_CARD:
        fits = card == NO_CARD and s.due == 0 and s.aim == NOWHERE and s.step not in ("aim", "pay")
    elif s.step == "aim":
        fits = s.due == 0 and s.aim == NOWHERE and bool(aims(s))
    else:
        payer = payer_of(s)
        purse = len(s.hands[payer]) + s.points
        fits = (s.aim in aims(s)) if aims(s) else s.aim == NOWHERE
        fits = fits and (
            0 < s.due <= min(COSTS[card], purse) if s.step == "pay" else s.due == 0 and card > TREE_4
        )
    return [] if fits and card != HEDGEHOGS else [Message("sylvion-invalid-playing")]


def _ending(s: Battle) -> list[Message]:
    """Check that a game has an end if and only if it is over, and that it fits."""
    restored = sum(vitality_of(card) for card in s.board)
    fits = {
        GOING_ON: s.step != "",
        HEALED: restored >= s.desolated,
        COUNT: restored < s.desolated,
        FEAT: bool(s.box) and s.box[-1] in VICTORY_FEATS,
    }
    if not fits.get(s.end, True) or (s.end != GOING_ON and s.step != ""):
        return [Message("sylvion-invalid-end")]
    return []
