"""The view of each seat: the clearing is open, hands belong to their holders (or lie open), decks to none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from weald.games.sylvion import view_types as types
from weald.games.sylvion.cards import (
    ACID_LAKE,
    BETRAYAL,
    COSTS,
    EDGE_NUMBERS,
    EDGES,
    FACE_DOWN,
    FEATS,
    FOUNTAIN_4,
    GEYSER,
    LETTERS,
    MARKED,
    NAMES,
    OWL,
    STRENGTH_BITS,
    SYLVAN,
    TREE_4,
    ravage_set,
    strength_of,
    vitality_of,
)
from weald.games.sylvion.dangers import dangers
from weald.games.sylvion.defence import suggest_payment
from weald.games.sylvion.field import CELLS, NOWHERE, SPACE_NAMES, STACKS, column_of, row_of
from weald.games.sylvion.forecast import final_assault, forecast, to_json
from weald.games.sylvion.information import redact, redeal, sees_hand
from weald.games.sylvion.refusals import undoable, unplayable
from weald.games.sylvion.result import vitality
from weald.games.sylvion.state import (
    DEFENCE,
    EDITIONS,
    ENDS,
    MOBILIZATION,
    MODES,
    MUSTER,
    OPEN,
    OVER,
    PHASES,
    TALKS,
    Battle,
    payer_of,
)

BATTLE_STEP = {"reveal": 1, "movement": 2, "reinforcements": 3, "defence": 4}


__all__ = ["open_view", "redact", "redeal", "view"]


def view(s: Battle, seat: int | None) -> types.View:
    """Return everything that `seat` (None: a spectator) may know."""
    return {**_open_part(s), **_private_part(s, seat)}


def open_view(s: Battle) -> types.View:
    """Return the view of a game in which nothing is secret any more."""
    return {**_open_part(s), **_private_part(s, None), "hands": [_counted(hand) for hand in s.hands]}


def _open_part(s: Battle) -> types.OpenPart:
    """Return the open cards of the table."""
    phase = PHASES[s.phase]
    fighting = s.phase not in (MUSTER, MOBILIZATION)
    expansions = {"feats": s.feats_in, "elements": s.elements, "pawn": s.pawn_in}
    turns = len(ravage_set(s.mode, s.elements, s.pawn_in)) // 4
    return {
        "mode": cast("types.Mode", MODES[s.mode]),
        "edition": cast("types.Edition", EDITIONS[s.edition]),
        "expansions": [name for name, chosen in expansions.items() if chosen],
        "talk": cast("types.Talk", TALKS[s.talk]) if s.seats == 2 else None,
        "open_hands": s.seats == 2 and s.talk == OPEN,
        "draws": s.draw,
        "phase": phase,
        "step": BATTLE_STEP.get(phase),
        "turn": s.turn,
        "turns": turns,
        "left": len(s.stacks[0]) if fighting else turns,
        "last": fighting and not s.stacks[0],
        "active": s.active,
        "payer": payer_of(s),
        "edges": {"bloom": s.bloom, "desolated": s.desolated, "of": EDGES},
        "cells": [_cell(s, cell) for cell in CELLS],
        "stacks": [_stack(s, row) for row in range(4)],
        "pawn": SPACE_NAMES[s.bearer] if s.bearer != NOWHERE else None,
        "points": s.points,
        "barrage": s.skip,
        "forecast": to_json(forecast(s)) if fighting and s.phase != OVER else None,
        "dangers": dangers(s),
        "count": _count(s) if fighting else None,
        "deck": len(s.deck),
        "discard": [NAMES[card] for card in s.discard],
        "removed": [NAMES[card] for card in s.box],
        "removed_unseen": len(s.unseen),
        "burnt": [NAMES[card] for card in s.burnt],
        "ravage_left": _pile([card for stack in s.stacks for card in stack]),
        "mobilization": _mobilization(s) if s.phase == MOBILIZATION else None,
        "end": ENDS[s.end] or None,
    }


def _private_part(s: Battle, seat: int | None) -> types.PrivatePart:
    """Return hands, what can be done with them, and what `seat` knows of the deck."""
    acting = seat == s.active and s.phase == DEFENCE and not s.playing
    return {
        "hand": None if seat is None else _hand(s, seat, acting),
        "hands": [
            _counted(hand) if sees_hand(s, seat, holder) else None for holder, hand in enumerate(s.hands)
        ],
        "hand_sizes": [len(hand) for hand in s.hands],
        "feats": [_feat(s, feat, acting) for feat in s.beside],
        "playing": _playing(s, seat),
        "defenders": _defenders(s, seat),
        "deck_top": _deck_top(s, seat),
    }


def _hand(s: Battle, seat: int, acting: bool) -> list[types.Held]:
    return [_held(s, seat, card, n, acting) for card, n in sorted(Counter(s.hands[seat]).items())]


def _counted(hand: Sequence[int]) -> list[types.Cards]:
    return [_card(card, n) for card, n in sorted(Counter(hand).items())]


def _deck_top(s: Battle, seat: int | None) -> list[str]:
    """Return the top cards of the deck that a seat knows, as it laid them there or saw them laid."""
    top = []
    for depth, holder in enumerate(reversed(s.laid)):
        if not sees_hand(s, seat, holder):
            break
        top.append(NAMES[s.deck[-1 - depth]])
    return top


def _cell(s: Battle, cell: int) -> types.Cell:
    card = s.board[cell]
    name = SPACE_NAMES[cell]
    space: types.Cell = {
        "cell": name,
        "ref": f"cell:{name}",
        "row": row_of(cell),
        "col": column_of(cell),
        "card": None,
        "kind": None,
        "pawn": s.bearer == cell,
    }
    return {**space, **_face(card)} if card else space


def _face(card: int) -> types.Face:
    """Return the print of a card of the clearing."""
    face: types.Face = {"card": NAMES[card], "kind": kind_of(card), "strength": None, "vitality": None}
    if card <= TREE_4 or card > FACE_DOWN:
        face["strength"] = strength_of(card)
    if FOUNTAIN_4 < card <= TREE_4:
        face["vitality"] = vitality_of(card)
    if MARKED <= card < MARKED + STRENGTH_BITS:
        face["marked"] = True
    return face


def kind_of(card: int) -> types.Kind:
    """Return the family of a card."""
    if card <= FOUNTAIN_4:
        return "fountain"
    if card <= TREE_4:
        return "tree"
    if card in SYLVAN:
        return "animal"
    if card == BETRAYAL:
        return "betrayal"
    if card in FEATS:
        return "feat"
    if card in (GEYSER, ACID_LAKE):
        return "element"
    return "elemental" if card > FACE_DOWN else "support"


def _stack(s: Battle, row: int) -> types.Stack:
    """Return a stack: what is revealed on it, when that is resolved, and the top cards that were seen."""
    stack, shown = s.stacks[row], s.board[STACKS[row]]
    seen = stack[len(stack) - s.known[row] :][::-1]
    return {
        "row": row + 1,
        "ref": f"stack:{row + 1}",
        "count": len(stack),
        "shown": None if shown == FACE_DOWN else {**_face(shown), "letter": LETTERS.get(shown)},
        "order": s.queue.index(row) + 1 if row in s.queue else None,
        "pawn": s.bearer == STACKS[row],
        "known": [
            {**_face(card), "letter": LETTERS.get(card), "ref": f"top:{row + 1}:{depth + 1}"}
            for depth, card in enumerate(seen)
        ],
    }


def _count(s: Battle) -> types.BothCounts:
    """Return the final count as it stands, and as it would be after a Final Assault now."""
    coming = final_assault(s) if s.phase != OVER else None
    now: types.Count = {
        "restored": vitality(s),
        "desolated": s.desolated,
        "wins": vitality(s) >= s.desolated,
    }
    if coming is None:
        return {"now": now, "assault": None}
    after: types.CountAfter = {
        "damage": coming.damage,
        "restored": vitality(coming.after),
        "desolated": coming.after.desolated,
        "wins": not coming.lost,
    }
    return {"now": now, "assault": after}


def _pile(cards: Sequence[int]) -> dict[str, int]:
    return {NAMES[card]: n for card, n in sorted(Counter(cards).items())}


def _card(card: int, n: int) -> types.Cards:
    return {
        "card": NAMES[card],
        "kind": kind_of(card),
        "n": n,
        "cost": COSTS.get(card),
        "strength": strength_of(card) if card <= FOUNTAIN_4 else None,
        "vitality": vitality_of(card) or None,
    }


def _held(s: Battle, seat: int, card: int, n: int, acting: bool) -> types.Held:
    """Return a kind of card in the hand: cost, whether it can be played now or why not, and who would pay."""
    refused = unplayable(s, card) if acting else None
    playable = acting and refused is None
    return {
        **_card(card, n),
        "ref": f"hand:{NAMES[card]}",
        "playable": playable,
        "refused": refused.to_json() if refused is not None else None,
        "pays": _payment(s, seat, card) if playable else [],
    }


def _payment(s: Battle, seat: int | None, card: int) -> list[str]:
    """Return the suggested payment as options of the question `pay`; none if the paying hand is hidden."""
    payer = payer_of(s)
    if not sees_hand(s, seat, payer):
        return []
    purse = list(s.hands[payer])
    if payer == s.active and not s.playing:
        purse.remove(card)
    due = s.due if s.playing else COSTS[card]
    return ["points" if not paid else NAMES[paid] for paid in suggest_payment(s, purse, due)]


def _playing(s: Battle, seat: int | None) -> types.Playing | None:
    """Return the card being played, what is due and a suggestion; a silent partner sees it when paying."""
    if not s.playing or not (sees_hand(s, seat, s.active) or s.due):
        return None
    return {
        "card": NAMES[s.playing],
        "kind": kind_of(s.playing),
        "cell": SPACE_NAMES[s.aim] if s.aim != NOWHERE and s.playing != OWL else None,
        "due": s.due,
        "payer": payer_of(s),
        "points": s.points,
        "pays": _payment(s, seat, s.playing) if s.due else [],
    }


def _feat(s: Battle, feat: int, acting: bool) -> types.Feat:
    refused = undoable(s, feat) if acting else None
    return {
        "card": NAMES[feat],
        "ref": f"feat:{NAMES[feat]}",
        "playable": acting and refused is None,
        "refused": refused.to_json() if refused is not None else None,
    }


def _defenders(s: Battle, seat: int | None) -> types.Defenders:
    """Return the deck by card and by family, together with the hands that `seat` cannot see."""
    unseen = s.deck + s.unseen
    for holder, hand in enumerate(s.hands):
        if not sees_hand(s, seat, holder):
            unseen = unseen + hand
    kinds = Counter(str(kind_of(card)) for card in unseen)
    return {"cards": _pile(unseen), "kinds": dict(sorted(kinds.items())), "n": len(unseen)}


def _mobilization(s: Battle) -> types.Mobilization:
    """Return the columns, what is left to summon and to desert, and the deck so far."""
    left = Counter(EDGE_NUMBERS)
    left.subtract(s.fled)
    recruited = Counter(str(kind_of(card)) for card in s.deck + s.beside)
    return {
        "round": len(s.fled) + 1,
        "rounds": EDGES,
        "columns": [
            {
                "column": number + 1,
                "ref": f"column:{number + 1}",
                "cards": [_card(card, 1) for card in column],
            }
            for number, column in enumerate(s.columns)
        ],
        "pool": len(s.pool),
        "pool_cards": _pile(s.pool),
        "edges": len(s.edges),
        "edges_left": {str(number + 1): left[number] for number in range(4)},
        "deserted": [number + 1 for number in s.fled],
        "recruited": _pile(s.deck + s.beside),
        "kinds": dict(sorted(recruited.items())),
        "n": len(s.deck),
    }
