"""How good a position looks: the eye of the greedy bot, of hints, and of the search where it stops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weald.games.living_forest_duel import actions, help_lines
from weald.games.living_forest_duel.ai.scales import BLOCKS, FIRES, OTHERS, STEPS, WON
from weald.games.living_forest_duel.cards import (
    ANIMALS,
    COST,
    EMPTY,
    FIRE_VALUE,
    NOBODY,
    RIVER,
    SEASON,
    TREE_BONUS,
    TREE_COST,
    VARAN,
    VARANS,
)
from weald.games.living_forest_duel.forecast import next_reveal
from weald.games.living_forest_duel.forest import blocks, matching, places_for
from weald.games.living_forest_duel.progress import onibi_steps
from weald.games.living_forest_duel.state import DONE, REVEAL, USE, Duel
from weald.kernel.decisions import Question, Value

TREE = (0.5, 0.5, 0.5, 0.7)
SANKI = 0.9
ONIBI_CARD = -1.2
VARAN_ABOUT = -0.45
TOKEN = 3.0
WAITING = 0.1
# Of equally good things the cheaper one.
THRIFT = 0.02
# By bonus: recruit, extinguish, plant, Sanki.
BONUS = (0.7, 0.8, 0.0, 0.9)

# What an animal of the own season is worth once it comes round with the common pile.
WORTH = tuple(
    0.14 * sum(n * weight for n, weight in zip(animal.elements, (0.9, 1.0, 1.1, 1.2), strict=True))
    - 0.35 * animal.symbol
    for animal in ANIMALS
)

# By season; nothing for the animals of the other one, of nobody, and for varans.
OWN_WORTH = tuple(
    tuple(worth if SEASON[card] == seat and card < VARAN else 0.0 for card, worth in enumerate(WORTH))
    for seat in (0, 1)
)


def standing(s: Duel, seat: int) -> float:
    """What a seat has achieved."""
    others, has_own = 0, False
    for card in s.recruits:
        if SEASON[card] == seat:
            has_own = True
        elif card != EMPTY:
            others += 1
    sun, water, plant, wind = s.grown[4 * seat : 4 * seat + 4]
    value = FIRES[min(s.taken[seat], 8)] + BLOCKS[max(blocks(s.forests[seat]).values())]
    value += OTHERS[others] if others or has_own else 0.0
    value += STEPS[min(onibi_steps(s, seat), 15)] + SANKI * s.sanki[seat]
    value += TREE[0] * sun + TREE[1] * water + TREE[2] * plant + TREE[3] * wind
    value += VARAN_ABOUT * (VARANS - s.varans[seat])
    if s.onibi_card == seat:
        value += ONIBI_CARD
    worth = OWN_WORTH[seat].__getitem__
    for place in (s.pile, s.discard, s.common, s.lines[seat]):
        value += sum(map(worth, place))
    return value


def outlook(s: Duel, seat: int) -> float:
    """How much better the seat stands than the other."""
    if s.winner != NOBODY:
        return WON if s.winner == seat else -WON
    tokens = TOKEN * (s.tokens[seat] - s.tokens[1 - seat])
    return standing(s, seat) - standing(s, 1 - seat) + tokens


def score_options(s: Duel, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
    """How good each option looks; only open information is used."""
    look = LOOKS[question.kind]
    return [look(s, question, seat, value) for value in values if isinstance(value, int)]


def _play(s: Duel, _ask: Question, seat: int, value: int) -> float:
    """Reveal, and perhaps lose tokens; or act now and have one token less."""
    if value == REVEAL:
        return outlook(s, seat) + _reveal(s, seat)
    then = s.copy()
    return _followed(then, seat, actions.ACTS[value](then, seat, help_lines.point(then, seat, value), False))


def _reveal(s: Duel, seat: int) -> float:
    """What the next card may cost both in tokens."""
    coming = next_reveal(s)
    risk: list[int] = coming["risk"]
    return TOKEN * (risk[1 - seat] - risk[seat]) / max(1, int(coming["cards"])) - WAITING


def _followed(then: Duel, seat: int, acting: actions.Acts[None], reply: int | None = None) -> float:
    """Let an action run, its questions answered with the first good look, and look at the end."""
    try:
        while True:
            question = acting.send(reply)
            reply = _first_good(then, question, seat)
    except StopIteration:
        return outlook(then, seat)


def _first_good(s: Duel, question: Question, seat: int) -> int:
    look = LOOKS[question.kind]
    values = [value for value in question.options[0] if isinstance(value, int)]
    return max(values, key=lambda value: look(s, question, seat, value))


def _varan(s: Duel, _ask: Question, seat: int, value: int) -> float:
    then = s.copy()
    if value == USE:
        then.sanki[seat] -= 1
        then.varans[seat] += 1
    else:
        help_lines.lay(then, s.turned)
        help_lines.count_solitary(then)
    return outlook(then, seat)


def _sanki(s: Duel, question: Question, seat: int, value: int) -> float:
    """As a play, but for the Sanki card and a turn for the other in between."""
    if value == DONE:
        return outlook(s, seat) - WAITING
    then = s.copy()
    then.sanki[seat] -= 1
    return _play(then, question, seat, value)


def _recruit(s: Duel, _ask: Question, seat: int, value: int) -> float:
    if value == DONE:
        return outlook(s, seat)
    then = s.copy()
    actions.take_recruit(then, seat, value, 0)
    return outlook(then, seat) - THRIFT * COST[value]


def _extinguish(s: Duel, _ask: Question, seat: int, value: int) -> float:
    if value == DONE:
        return outlook(s, seat)
    then = s.copy()
    then.taken[seat] += 1
    return outlook(then, seat) - THRIFT * FIRE_VALUE[value]


def _tree(s: Duel, _ask: Question, seat: int, value: int) -> float:
    """As good as the best place for it."""
    if value == DONE:
        return outlook(s, seat)
    tree = s.trees[value][-1]
    cells = places_for(s.forests[seat], s.rivers[seat], RIVER[tree])
    return max(_planted(s, seat, value, cell) for cell in cells) - THRIFT * TREE_COST[tree]


def _cell(s: Duel, question: Question, seat: int, value: int) -> float:
    return _planted(s, seat, question.args[0], value)


def _planted(s: Duel, seat: int, pile: int, cell: int) -> float:
    then = s.copy()
    tree = then.trees[pile][-1]
    actions.grow(then, seat, pile, cell, 0)
    bonus = TREE_BONUS[tree]
    return outlook(then, seat) + BONUS[bonus] * matching(then.forests[seat], cell, tree)


def _onibi(s: Duel, _ask: Question, seat: int, value: int) -> float:
    """Go so far, take the bonus, and look."""
    then = s.copy()
    moving = actions.advance(then, seat, value, False)
    next(moving)
    return _followed(then, seat, moving, value)


LOOKS: dict[str, Callable[[Duel, Question, int, int], float]] = {
    "play": _play,
    "varan": _varan,
    "sanki": _sanki,
    "recruit": _recruit,
    "extinguish": _extinguish,
    "tree": _tree,
    "cell": _cell,
    "onibi": _onibi,
}
