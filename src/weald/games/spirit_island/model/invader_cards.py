"""The invader cards: which lands they name, and how the deck is built."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.model.pieces import TERRAIN_LETTERS
from weald.games.spirit_island.model.state import IslandState
from weald.kernel import chance


class InvaderCard(NamedTuple):
    """One invader card; without terrains (a bit mask) it names all coastal lands."""

    id: str
    stage: int
    mask: int
    escalation: bool


def _card(id: str) -> InvaderCard:
    stage, lands = id.split("-")
    mask = sum(1 << TERRAIN_LETTERS.index(letter) for letter in lands if letter in TERRAIN_LETTERS)
    return InvaderCard(id, len(stage), mask, stage == "II" and mask > 0)


# Stages I and II have one card per terrain, stage II also the coast; stage III has every pair of terrains.
INVADER_CARDS = [
    _card(id)
    for id in (
        "I-J", "I-M", "I-S", "I-W",
        "II-J", "II-M", "II-S", "II-W", "II-C",
        "III-JM", "III-JS", "III-JW", "III-MS", "III-MW", "III-SW",
    )
]  # fmt: skip


# Cards that the order of a deck can name by a letter; a digit is any card of that stage.
NAMED = {"C": "II-C"}


def build_deck(s: IslandState, order: str) -> None:
    """Shuffle each stage and stack cards as `order` says, its first on top; others stay in the box."""
    named = {letter: card_number(NAMED[letter]) for letter in order if letter in NAMED}
    stages: dict[str, list[int]] = {}
    for stage in (1, 2, 3):
        cards = [i for i, card in enumerate(INVADER_CARDS) if card.stage == stage and i not in named.values()]
        chance.shuffle(s, cards)
        stages[str(stage)] = cards
    s.invader_deck = [named[letter] if letter in named else stages[letter].pop() for letter in order][::-1]
    s.invader_box = sorted(stages["1"] + stages["2"] + stages["3"])


def accelerate(s: IslandState) -> int:
    """Take the top card of the lowest stage out of the deck, unseen; returns how many were beneath it."""
    if not s.invader_deck:
        return 0
    lowest = min(INVADER_CARDS[card].stage for card in s.invader_deck)
    card = next(card for card in reversed(s.invader_deck) if INVADER_CARDS[card].stage == lowest)
    beneath = s.invader_deck.index(card)
    s.invader_deck.remove(card)
    s.invader_box = sorted([*s.invader_box, card])
    return beneath


def card_number(id: str) -> int:
    """Return the number of an invader card."""
    return next(i for i, card in enumerate(INVADER_CARDS) if card.id == id)


def stage_of(s: IslandState, card: int) -> int:
    """Return the stage that a card begins: a stage III card above stage II cards is still one of stage II."""
    stage = INVADER_CARDS[card].stage
    early = stage == 3 and any(INVADER_CARDS[other].stage == 2 for other in s.invader_deck)
    return 2 if early else stage


def invader_stage(s: IslandState) -> int:
    """Return the invader stage: that of the top card of the deck, 3 when it is empty."""
    return stage_of(s, s.invader_deck[-1]) if s.invader_deck else 3


def lands_of_card(s: IslandState, card: int) -> list[int]:
    """Return all lands that a card names."""
    island = s.island
    mask = INVADER_CARDS[card].mask
    if not mask:
        return [land for land in island.ground if island.coastal[land]]
    return [land for land in island.ground if island.terrains[land] & mask]
