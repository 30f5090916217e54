"""The words of the game as small numbers: pieces, terrains, elements, and what is printed on pieces."""

from __future__ import annotations

# Pieces and tokens. The first four can be damaged; the first three are the invaders. Presence moves like a
# piece, but lands keep it by seat (`IslandState.presence`), apart from the others; thieves are markers that
# a scenario keeps (`Rule.extra_pieces`).
EXPLORER, TOWN, CITY, DAHAN, BLIGHT, BEASTS, WILDS, DISEASE, BADLANDS, PRESENCE, THIEF = range(11)
KINDS = (
    "explorer", "town", "city", "dahan", "blight", "beasts", "wilds", "disease", "badlands", "presence",
    "thief",
)  # fmt: skip
# The kinds that are counted in every land.
COUNTED_KINDS = PRESENCE

Kinds = tuple[int, ...]

INVADERS: Kinds = (EXPLORER, TOWN, CITY)
EXPLORER_TOWN: Kinds = (EXPLORER, TOWN)
TOWN_CITY: Kinds = (TOWN, CITY)
TOKENS: Kinds = (BEASTS, WILDS, DISEASE, BADLANDS)
# Kinds that can be damaged, and all kinds on the island apart from presence.
DAMAGEABLE: Kinds = (*INVADERS, DAHAN)
ALL_KINDS: Kinds = tuple(range(COUNTED_KINDS))

# The print on pieces, by kind; what cannot be damaged has no health.
HEALTH = (1, 2, 3, 2, 0, 0, 0, 0, 0, 0, 1)
STRENGTH = (1, 2, 3, 2, 0, 0, 0, 0, 0, 0, 0)
FEAR_OF_LOSS = (0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1)

# Terrains; the ocean is no land, unless a spirit makes it one.
JUNGLE, MOUNTAIN, SANDS, WETLANDS, OCEAN = range(5)
TERRAINS = ("jungle", "mountain", "sands", "wetlands", "ocean")
TERRAIN_LETTERS = "JMSW"

ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
SUN, MOON, FIRE, AIR, WATER, EARTH, PLANT, ANIMAL = range(8)
# A free choice, printed on some tracks.
ANY_ELEMENT = 8
NO_ELEMENTS = (0,) * 8

Elements = tuple[int, ...]


def elements(words: str) -> Elements:
    """Read elements as written on a card, `sun fire`, or at a threshold, `3 sun 2 water`."""
    counts = [0] * 8
    n = 1
    for word in words.split():
        if word.isdigit():
            n = int(word)
        else:
            counts[ELEMENTS.index(word)] += n
            n = 1
    return tuple(counts)


# A piece is one number: its kind, the damage it has taken, the strife on it, how much of the damage is only
# dreamt, whether it is beasts that two presence count as (a flock), and whether it sleeps (was destroyed in a
# dream) or is spared, until the Action is complete. The number of an unharmed piece is its kind.
KIND = 31
UNMARKED = 32
DAMAGE_UNIT = 1 << 5
STRIFE_UNIT = 1 << 10
DREAM_UNIT = 1 << 14
SWARM = 1 << 19
ASLEEP = 1 << 20
SPARED = 1 << 21
# A sacred site that counts as beasts; `land_rules.add_presence` keeps it in step with the presence.
FLOCK = BEASTS + SWARM
# Marked pieces of a land are kept under land * MARKS + piece.
MARKS = 1 << 22

MOST_DAMAGE = 31
MOST_STRIFE = 15


def presence_of(seat: int) -> int:
    """Return the presence of a seat as a piece that can be moved."""
    return PRESENCE + seat * DAMAGE_UNIT


def seat_of(presence: int) -> int:
    """Return whose presence a piece is."""
    return presence >> 5


def thief(n: int) -> int:
    """Return a thief as a piece: with its number, or face down (-1)."""
    return THIEF + (n + 1) * DREAM_UNIT


def thief_number(piece: int) -> int:
    """Return the number of a thief, -1 if it is face down."""
    return dreamt_on(piece) - 1


def kind_of(piece: int) -> int:
    """Return the kind of a piece."""
    return piece & KIND


def damage_on(piece: int) -> int:
    """Return how much damage a piece has taken, dreamt damage included."""
    return piece >> 5 & 31


def strife_on(piece: int) -> int:
    """Return how many strife tokens lie on a piece."""
    return piece >> 10 & 15


def dreamt_on(piece: int) -> int:
    """Return how much of the damage on a piece is only dreamt."""
    return piece >> 14 & 31


def hurt(piece: int, n: int, dreamt: bool = False) -> int:
    """Return the piece with more damage on it."""
    return piece + n * (DAMAGE_UNIT + DREAM_UNIT) if dreamt else piece + n * DAMAGE_UNIT


def unhurt(piece: int) -> int:
    """Return the piece without any damage."""
    return piece - damage_on(piece) * DAMAGE_UNIT - dreamt_on(piece) * DREAM_UNIT


def awake(piece: int) -> int:
    """Return the piece as it is when its Action is complete: dreams are over, and nothing is spared."""
    dreamt = dreamt_on(piece)
    return (piece & (ASLEEP - 1)) - dreamt * (DREAM_UNIT + DAMAGE_UNIT)


def piece_name(piece: int) -> str:
    """Return the name of a piece: `town`; `town-d1-s1` has one damage and strife, `-z1` dreamt damage.

    A piece that sleeps has 8 more behind the z, one that is spared an `-o1`, beasts that are presence a
    `-p1`. Presence is `presence-0`, by seat; a thief is `thief-2`, by its number, or `thief` face down.
    """
    name = KINDS[piece & KIND]
    if name == "presence":
        return f"{name}-{piece >> 5}"
    if name == "thief":
        return name if piece == THIEF else f"{name}-{thief_number(piece)}"
    if piece >= UNMARKED:
        dreamt, asleep = dreamt_on(piece), piece // ASLEEP & 1
        marks = (
            ("d", damage_on(piece)), ("s", strife_on(piece)), ("y", dreamt & 24),
            ("z", (dreamt & 7) + 8 * asleep), ("o", piece // SPARED), ("p", piece // SWARM & 1),
        )  # fmt: skip
        name += "".join(f"-{letter}{n}" for letter, n in marks if n)
    return name


def piece_named(name: str) -> int:
    """Return the piece of that name."""
    kind, *marks = name.split("-")
    if kind == "presence":
        return presence_of(int(marks[0]))
    if kind == "thief":
        return thief(int(marks[0]) if marks else -1)
    piece = KINDS.index(kind)
    for mark in marks:
        letter, n = mark[0], int(mark[1:])
        if letter == "z":
            piece += (n >> 3) * ASLEEP + (n & 7) * DREAM_UNIT
        else:
            piece += (
                n * {"d": DAMAGE_UNIT, "s": STRIFE_UNIT, "y": DREAM_UNIT, "o": SPARED, "p": SWARM}[letter]
            )
    return piece


def kinds_name(kinds: Kinds) -> str:
    """Return several kinds in one word, for texts to select on: `explorer_town`, `invader`."""
    return "invader" if kinds == INVADERS else "_".join(KINDS[kind] for kind in kinds)
