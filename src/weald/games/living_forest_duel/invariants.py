"""Laws that hold at every moment of a game."""

from __future__ import annotations

from collections import Counter

from weald.games.living_forest_duel.cards import (
    ANIMALS,
    CARD_IDS,
    ELEMENTS,
    EMPTY,
    NOBODY,
    SEASON,
    SEASON_CARDS,
    STAG,
    START,
    TOKENS,
    TREE_IDS,
    VARAN,
    VARANS,
)
from weald.games.living_forest_duel.forest import HOME, is_connected
from weald.games.living_forest_duel.position import FIELDS
from weald.games.living_forest_duel.result import is_fulfilled
from weald.games.living_forest_duel.state import (
    BY_BLOCK,
    BY_FIRE,
    BY_LINE,
    VICTORIES,
    Duel,
    fire_reserve,
    sanki_reserve,
)
from weald.kernel.messages import Args, Message

# Fields that are set before the table is; all others are as in a new state.
BEFORE_SET_UP = (
    "seed", "drawn", "active", "sanki_after_varan", "bonus_plant", "bonus_skip", "recruit_check", "reshuffle",
)  # fmt: skip


def invariants(s: Duel) -> list[Message]:
    """Return every rule of the game that the state breaks."""
    if s.step == "set_up":
        return _empty_table(s)
    return _cards(s) + _trees(s) + _places(s) + _tokens(s) + _reserves(s) + _end(s)


def _broken(law: str, args: Args) -> Message:
    return Message("living_forest_duel-invalid-" + law, args)


def _empty_table(s: Duel) -> list[Message]:
    """Check that nothing lies on a table that is not set up yet."""
    new = Duel(s.seed)
    laid = any(getattr(s, name) != getattr(new, name) for name in FIELDS if name not in BEFORE_SET_UP)
    return [_broken("set-up", {})] if laid else []


def _cards(s: Duel) -> list[Message]:
    """Check that every animal is there once, and seven varans per season."""
    counts: Counter[int] = Counter()
    for cards in (s.pile, s.discard, s.common, *s.lines, *s.packs, s.recruits, [s.turned]):
        counts.update(cards)
    for seat in (0, 1):
        counts[VARAN + seat] += s.varans[seat]
    return [
        _broken("count", {"card": id, "n": counts[card], "expected": VARANS if card >= VARAN else 1})
        for card, id in enumerate(CARD_IDS)
        if counts[card] != (VARANS if card >= VARAN else 1)
    ]


def _trees(s: Duel) -> list[Message]:
    """Check that every tree is there once, and that each forest is connected to its starting tree."""
    counts: Counter[int] = Counter()
    for trees in (*s.trees, *(forest.values() for forest in s.forests)):
        counts.update(trees)
    for covered in s.covered:
        counts.update(tree for _, tree in covered)
    problems = [
        _broken("tree-count", {"tree": id, "n": counts[tree], "expected": 2 if tree == START else 1})
        for tree, id in enumerate(TREE_IDS)
        if counts[tree] != (2 if tree == START else 1)
    ]
    for pile, trees in enumerate(s.trees):
        problems += [
            _broken("pile", {"tree": TREE_IDS[tree], "element": ELEMENTS[pile]})
            for tree in trees
            if tree // 6 != pile
        ]
    for seat, forest in enumerate(s.forests):
        if forest.get(HOME) != START or not is_connected(forest):
            problems.append(_broken("forest", {"seat": seat}))
        if any(cell not in forest or cell == HOME for cell, _ in s.covered[seat]):
            problems.append(_broken("covered", {"seat": seat}))
    return problems


def _places(s: Duel) -> list[Message]:
    """Check that cards lie only where their kind may lie."""
    problems = [
        _broken("line", {"seat": seat, "card": CARD_IDS[card]})
        for seat, line in enumerate(s.lines)
        for card in line
        if SEASON[card] != seat
    ]
    problems += [
        _broken("pack", {"seat": seat, "card": CARD_IDS[card]})
        for seat, pack in enumerate(s.packs)
        for card in pack
        if card not in SEASON_CARDS[seat]
    ]
    problems += [_broken("common", {"card": CARD_IDS[card]}) for card in s.common if card >= VARAN]
    problems += [
        _broken("recruit", {"card": CARD_IDS[card]})
        for card in s.recruits
        if card < STAG or VARAN <= card < EMPTY
    ]
    for seat in (0, 1):
        if s.sunk[seat] > len(s.packs[seat]):
            problems.append(_broken("sunk", {"seat": seat, "n": s.sunk[seat]}))
    return problems


def _tokens(s: Duel) -> list[Message]:
    """Check that tokens lie on planks, that each seat has two, and that the active seat has one left."""
    problems = []
    for place, element, _ in s.marks:
        if place >= len(s.common) or not ANIMALS[s.common[place]].elements[element]:
            problems.append(_broken("mark", {"place": place + 1, "element": ELEMENTS[element]}))
    if len({mark[:2] for mark in s.marks}) < len(s.marks):
        problems.append(_broken("two-marks", {}))
    for seat in (0, 1):
        used = sum(owner == seat for _, _, owner in s.marks)
        if used + s.lost[seat] + s.tokens[seat] != TOKENS:
            n = used + s.lost[seat] + s.tokens[seat]
            problems.append(_broken("tokens", {"seat": seat, "n": n, "expected": TOKENS}))
    if s.step == "play" and not s.acting and not s.tokens[s.active]:
        problems.append(_broken("no-token", {"seat": s.active}))
    return problems


def _reserves(s: Duel) -> list[Message]:
    """Check that there are three Sanki cards and nineteen fire tokens."""
    problems = []
    if sanki_reserve(s) < 0:
        problems.append(_broken("sanki", {"n": sum(s.sanki)}))
    if fire_reserve(s) < 0:
        problems.append(_broken("fires", {"n": sum(s.taken) + s.fires.bit_count()}))
    return problems


def _end(s: Duel) -> list[Message]:
    """Check that the game is over if and only if a seat has won, and that it fulfils its victory."""
    over = s.step == ""
    if (s.winner != NOBODY) != (s.victory >= 0) or over != (s.winner != NOBODY):
        return [_broken("end", {})]
    if over:
        fulfilled = is_fulfilled(s, s.winner, s.victory)
        args: Args = {"seat": s.winner, "victory": VICTORIES[s.victory]}
        return [] if fulfilled else [_broken("not-won", args)]
    # While animals are taken, the line can be the opponent's for a moment: it counts once gaps are filled.
    victories = (BY_FIRE, BY_BLOCK) if s.acting else (BY_FIRE, BY_BLOCK, BY_LINE)
    return [
        _broken("won-already", {"seat": seat, "victory": VICTORIES[victory]})
        for seat in (0, 1)
        for victory in victories
        if is_fulfilled(s, seat, victory)
    ]
