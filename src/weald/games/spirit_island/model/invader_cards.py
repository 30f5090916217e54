"""The invader cards: which lands they name, and how the deck is built."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.model.pieces import TERRAIN_LETTERS
from weald.games.spirit_island.model.state import IslandState
from weald.kernel import chance


class InvaderCard(NamedTuple):
    """One invader card; without terrains it names all coastal lands."""

    id: str
    stage: int
    terrains: tuple[int, ...]
    escalation: bool


def _card(id: str) -> InvaderCard:
    stage, lands = id.split("-")
    terrains = tuple(TERRAIN_LETTERS.index(letter) for letter in lands if letter in TERRAIN_LETTERS)
    return InvaderCard(id, len(stage), terrains, stage == "II" and bool(terrains))


# Stage I and II have one card a terrain, stage II the coast besides; stage III has every pair of terrains.
INVADER_CARDS = [
    _card(id)
    for id in (
        "I-J", "I-M", "I-S", "I-W",
        "II-J", "II-M", "II-S", "II-W", "II-C",
        "III-JM", "III-JS", "III-JW", "III-MS", "III-MW", "III-SW",
    )
]  # fmt: skip


def build_deck(s: IslandState, order: str) -> None:
    """Shuffle each stage and stack cards by stage, the first of `order` on top; others stay in the box."""
    stages: dict[int, list[int]] = {}
    for stage in (1, 2, 3):
        cards = [i for i, card in enumerate(INVADER_CARDS) if card.stage == stage]
        chance.shuffle(s, cards)
        stages[stage] = cards
    s.invader_deck = [stages[int(digit)].pop() for digit in order][::-1]
    s.invader_box = sorted(stages[1] + stages[2] + stages[3])


def lands_of_card(s: IslandState, card: int) -> list[int]:
    """All lands that a card names."""
    island = s.island
    terrains = INVADER_CARDS[card].terrains
    if not terrains:
        return [land for land in range(island.size) if island.coastal[land] and land % 9]
    return [land for land in range(island.size) if island.terrain[land] in terrains]
