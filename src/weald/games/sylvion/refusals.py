"""Reasons why an option is not open."""

from __future__ import annotations

from weald.games.sylvion.animals import LANDABLE
from weald.games.sylvion.cards import (
    ACID_LAKE,
    BETRAYAL,
    COSTS,
    DOVES,
    ELEPHANT,
    FACE_DOWN,
    FEATS,
    HEDGEHOGS,
    KINDS,
    NAMES,
    SQUIRRELS,
    TREE_4,
    WHALE,
    WHALE_STEPS,
)
from weald.games.sylvion.combat import elementals, spot
from weald.games.sylvion.feats import lacking
from weald.games.sylvion.field import CELLS, SPACE_NUMBERS, STACKS, WIDTH, distance
from weald.games.sylvion.state import Battle, payer_of
from weald.kernel.decisions import Question
from weald.kernel.messages import Args, Message

# Questions whose options are cards, and where those lie.
CARDS_FROM = {
    "pay": "hand",
    "surplus": "hand",
    "desiccate": "hand",
    "desiccate_second": "hand",
    "betrayal": "hand",
    "lay_back": "hand",
    "lay_back_second": "hand",
    "demobilize": "discard",
    "demobilize_second": "discard",
    "dismiss": "discard",
    "dismiss_second": "discard",
    "search": "deck",
    "search_second": "deck",
    "scatter": "known",
}


def refusal(s: Battle, question: Question, _seat: int, option: str) -> Message | None:
    """Return why an option that is not offered cannot be chosen, if there is a rule to name."""
    if option == "hedgehogs" and question.kind not in CARDS_FROM:
        return Message("sylvion-refused-hedgehogs")
    if question.kind == "play":
        return _play(s, option)
    if question.kind == "place":
        return _place(s, option)
    if question.kind == "pay":
        return _pay(s, option)
    if question.kind == "carry":
        return _carry(s, question.args[0], option)
    if question.kind == "target" and option in SPACE_NUMBERS:
        held = SPACE_NUMBERS[option] in elementals(s)
        return Message("sylvion-refused-whale-stuck" if held else "sylvion-refused-no-elemental-there")
    if question.kind == "recruit" and option.startswith("column-"):
        return Message("sylvion-refused-column")
    if question.kind == "hedgehogs" and SPACE_NUMBERS.get(option) in STACKS:
        return Message("sylvion-refused-not-revealed")
    if question.kind in CARDS_FROM and option in KINDS:
        if option == "betrayal" and CARDS_FROM[question.kind] == "discard":
            return Message("sylvion-refused-betrayal-stays")
        return Message("sylvion-refused-not-there", {"card": option})
    return None


def unplayable(s: Battle, card: int) -> Message | None:
    """Return why a card of the active hand cannot be played in step 4 now; None if it can."""
    if card == HEDGEHOGS:
        return Message("sylvion-refused-hedgehogs")
    if card == BETRAYAL:
        return Message("sylvion-refused-betrayal")
    if card <= TREE_4 and all(s.board[cell] for cell in CELLS):
        return Message("sylvion-refused-no-space")
    if card in (WHALE, ELEPHANT) and not elementals(s):
        return Message("sylvion-refused-no-elemental", {"card": NAMES[card]})
    if card in (DOVES, SQUIRRELS) and not s.stacks[0]:
        return Message("sylvion-refused-no-stacks", {"card": NAMES[card]})
    payer = payer_of(s)
    purse = len(s.hands[payer]) + s.points - (payer == s.active)
    if COSTS[card] > purse:
        args: Args = {"card": NAMES[card], "n": COSTS[card], "have": purse, "players": s.seats}
        return Message("sylvion-refused-cost", args)
    return None


def undoable(s: Battle, feat: int) -> Message | None:
    """Return why a feat cannot be done now; None if it can."""
    if feat not in s.beside:
        return Message("sylvion-refused-feat-used" if feat in s.box else "sylvion-refused-feat-missing")
    if lacking(s, feat):
        return Message("sylvion-refused-feat-lacking", {"card": NAMES[feat]})
    return None


def _play(s: Battle, option: str) -> Message | None:
    card = KINDS.get(option, 0)
    if card in FEATS:
        return undoable(s, card)
    if card in COSTS or card == BETRAYAL:
        if card not in s.hands[s.active]:
            return Message("sylvion-refused-not-there", {"card": option})
        return unplayable(s, card)
    if option.startswith("erupt-"):
        return Message("sylvion-refused-no-geyser")
    return None


def _place(s: Battle, option: str) -> Message | None:
    space = SPACE_NUMBERS.get(option)
    if space is None:
        return None
    if space in STACKS:
        return Message("sylvion-refused-outside")
    card = s.board[space]
    return Message("sylvion-refused-occupied", {"card": NAMES[card], **spot(space)}) if card else None


def _pay(s: Battle, option: str) -> Message | None:
    """Return why a payment is refused: cards are paid one by one."""
    given = option.split("+")
    if option in ("done", "none", "") or (len(given) > 1 and len(given) < s.due):
        return Message("sylvion-refused-too-few", {"card": NAMES[s.playing], "n": s.due})
    if len(given) > s.due:
        return Message("sylvion-refused-too-many", {"card": NAMES[s.playing], "n": s.due})
    if len(given) > 1:
        return Message("sylvion-refused-one-by-one")
    if option == "points":
        return Message("sylvion-refused-no-points")
    card = KINDS.get(option, 0)
    if card in FEATS:
        return Message("sylvion-refused-feat-pays")
    if card == s.playing:
        return Message("sylvion-refused-pays-itself", {"card": option})
    return Message("sylvion-refused-not-there", {"card": option}) if card else None


def _carry(s: Battle, start: int, option: str) -> Message | None:
    if option == "forest":
        return Message("sylvion-refused-far", {"n": start % WIDTH + 1, "expected": WHALE_STEPS})
    space = SPACE_NUMBERS.get(option)
    if space is None:
        return None
    if space in STACKS:
        return Message("sylvion-refused-whale-stack")
    card = s.board[space]
    if card > FACE_DOWN:
        return Message("sylvion-refused-whale-elemental")
    if card == ACID_LAKE:
        return Message("sylvion-refused-whale-lake")
    steps = distance(start, space)
    if steps > WHALE_STEPS and LANDABLE[card]:
        (row, column), (other_row, other_column) = divmod(start, WIDTH), divmod(space, WIDTH)
        slanted = max(abs(row - other_row), abs(column - other_column)) <= WHALE_STEPS and row != other_row
        slanted = slanted and column != other_column
        return Message(
            "sylvion-refused-diagonal" if slanted else "sylvion-refused-far",
            {"n": steps, "expected": WHALE_STEPS},
        )
    return None
