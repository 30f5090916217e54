"""The words of the game as small numbers: pieces, terrains, elements, and what is printed on pieces."""

from __future__ import annotations

# Pieces and tokens. The first four can be damaged; the first three are the invaders.
EXPLORER, TOWN, CITY, DAHAN, BLIGHT, BEASTS, WILDS, DISEASE, BADLANDS, VITALITY = range(10)
KINDS = (
    "explorer", "town", "city", "dahan", "blight", "beasts", "wilds", "disease", "badlands", "vitality",
)  # fmt: skip

Kinds = tuple[int, ...]

INVADERS: Kinds = (EXPLORER, TOWN, CITY)
EXPLORER_TOWN: Kinds = (EXPLORER, TOWN)
TOWN_CITY: Kinds = (TOWN, CITY)

HEALTH = (1, 2, 3, 2)
STRENGTH = (1, 2, 3, 2)
FEAR_OF_LOSS = (0, 1, 2, 0)

# Terrains; the ocean is no land, unless a spirit makes it one.
JUNGLE, MOUNTAIN, SANDS, WETLANDS, OCEAN = range(5)
TERRAINS = ("jungle", "mountain", "sands", "wetlands", "ocean")
TERRAIN_LETTERS = "JMSW"

ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
SUN, MOON, FIRE, AIR, WATER, EARTH, PLANT, ANIMAL = range(8)
# A free choice, printed on some tracks.
ANY = 8
NO_ELEMENTS = (0,) * 8

Elements = tuple[int, ...]


def elements(words: str) -> Elements:
    """Elements as written on a card, `sun fire`, or at a threshold, `3 sun 2 water`."""
    found = [0] * 8
    n = 1
    for word in words.split():
        if word.isdigit():
            n = int(word)
        else:
            found[ELEMENTS.index(word)] += n
            n = 1
    return tuple(found)


# A piece: its kind, the damage it has taken, the strife on it and its dream, in one number. 0..9 are
# unharmed pieces. A dream lasts as long as the power that brings it: so much of the damage is not real, and
# who was destroyed in it sleeps.
DAMAGE_UNIT = 16
STRIFE_UNIT = 256
DREAM_UNIT = 4096
ASLEEP = 8 * DREAM_UNIT


def damage_on(piece: int) -> int:
    """How much damage a piece has taken."""
    return (piece >> 4) & 15


def strife_on(piece: int) -> int:
    """How many strife tokens lie on a piece."""
    return piece >> 8 & 15


def dream_on(piece: int) -> int:
    """How much of the damage on a piece is dreamt; 8 more if it sleeps."""
    return piece >> 12


def piece_name(piece: int) -> str:
    """A piece on paper: `town`; `town-d1` has one damage, `town-d1-s1` strife besides, `-z` means a dream."""
    name = KINDS[piece & 15]
    if piece > 15:
        if damage_on(piece):
            name += f"-d{damage_on(piece)}"
        if strife_on(piece):
            name += f"-s{strife_on(piece)}"
        if dream_on(piece):
            name += f"-z{dream_on(piece)}"
    return name


def piece_named(name: str) -> int:
    """The piece of that name."""
    kind, *marks = name.split("-")
    piece = KINDS.index(kind)
    for mark in marks:
        piece += int(mark[1:]) * {"d": DAMAGE_UNIT, "s": STRIFE_UNIT, "z": DREAM_UNIT}[mark[0]]
    return piece


def kinds_name(kinds: Kinds) -> str:
    """Several kinds in one word, for texts to select on: `explorer_town`, `invader`."""
    return "invader" if kinds == INVADERS else "_".join(KINDS[kind] for kind in kinds)
