"""The content of the box: animals, varans, trees, the clearing. Every line is one printed card."""

from __future__ import annotations

from typing import NamedTuple

SEASONS = ("summer", "winter")
SUMMER, WINTER = range(2)
NOBODY = -1

# Planks hang in this order, top to bottom; each element pays for one action.
ELEMENTS = ("sun", "water", "plant", "wind")
SUN, WATER, PLANT, WIND = range(4)
ACTIONS = ("recruit", "extinguish", "plant", "onibi")

# A bonus is an action of that element, or a Sanki card. There is no wind bonus.
BONUSES = ("recruit", "extinguish", "plant", "sanki")
RECRUIT, EXTINGUISH, PLANTING, SANKI = range(4)
NO_BONUS = -1

SYMBOLS = ("neutral", "solitary", "gregarious")
NEUTRAL, SOLITARY, GREGARIOUS = 0, 1, -1

TOKENS = 2
VARANS = 7
FIRE_TOKENS = 19
SANKI_CARDS = 3
FIRES_TO_WIN = 8
BLOCK = 3
RECRUIT_SLOTS = 7
FIRST_RECRUITS = 3
# The costs of the first three recruits must exceed this sum.
LOW_SUM = 12
# Net solitary symbols at which the first and the second token are lost.
LOSS_LEVELS = (3, 4)


class Animal(NamedTuple):
    """An animal card: what its planks give, its symbol, its season and its cost in sun (0: none printed)."""

    id: str
    elements: tuple[int, int, int, int]
    symbol: int
    season: int
    cost: int


def _common(
    id: str, symbol: int = NEUTRAL, *, sun: int = 0, water: int = 0, plant: int = 0, wind: int = 0
) -> Animal:
    return Animal(id, (sun, water, plant, wind), symbol, NOBODY, 0)


COMMON = (
    _common("anteater", sun=2, wind=1),
    _common("bat", sun=1, wind=1),
    _common("bear", SOLITARY, water=2, plant=2),
    _common("chameleon", water=1, wind=1),
    _common("cobra", SOLITARY, sun=1, plant=2, wind=1),
    _common("cockatoo", sun=1, plant=2),
    _common("crocodile", water=3, plant=-1),
    _common("elephant", sun=-1, wind=2),
    _common("gorilla", sun=2, water=1, plant=1, wind=-1),
    _common("hippopotamus", SOLITARY, sun=1, water=2, plant=1),
    _common("lynx", SOLITARY, water=1, wind=2),
    _common("meerkat", sun=2, plant=1),
    _common("panda", sun=2, water=-1, plant=2),
    _common("peacock", sun=2, water=1),
    _common("raccoon", sun=1, water=1, plant=1),
    _common("spider", SOLITARY, sun=3, water=1, plant=1),
    _common("tapir", SOLITARY, sun=2, water=2, plant=1),
    _common("weasel", sun=1, water=2),
)


class Pair(NamedTuple):
    """A summer and a winter animal that differ only in their picture."""

    summer: str
    winter: str
    cost: int
    symbol: int
    elements: tuple[int, int, int, int]


def _pair(
    summer: str,
    winter: str,
    cost: int,
    symbol: int = NEUTRAL,
    *,
    sun: int = 0,
    water: int = 0,
    plant: int = 0,
    wind: int = 0,
) -> Pair:
    return Pair(summer, winter, cost, symbol, (sun, water, plant, wind))


PAIRS = (
    _pair("coati", "squirrel", 1, sun=3),
    _pair("goat", "ram", 2, plant=2),
    _pair("hummingbird", "raven", 2, water=2),
    _pair("tanuki", "wolf", 3, sun=5),
    _pair("bee", "mantis", 4, wind=2),
    _pair("flamingo", "crane", 5, sun=3, water=2),
    _pair("fox", "hare", 5, sun=2, plant=1, wind=1),
    _pair("toucan", "eagle", 5, GREGARIOUS, sun=1, wind=-1),
    _pair("frog", "salamander", 6, water=2, plant=2),
    _pair("owl", "horned_owl", 6, SOLITARY, sun=2, plant=4, wind=1),
    _pair("platypus", "dolphin", 7, sun=1, water=4),
    _pair("tiger", "panther", 7, sun=1, water=2, plant=2),
    _pair("rhinoceros", "bison", 8, water=1, plant=4),
    _pair("chimpanzee", "macaque", 8, GREGARIOUS, sun=3, water=-1),
    _pair("axolotl", "goldfish", 9, sun=1, water=2, wind=2),
)

_NONE: tuple[int, int, int, int] = (0, 0, 0, 0)
ANIMALS = (
    *COMMON,
    Animal("stag", _NONE, GREGARIOUS, NOBODY, 7),
    *(Animal(pair.summer, pair.elements, pair.symbol, SUMMER, pair.cost) for pair in PAIRS),
    *(Animal(pair.winter, pair.elements, pair.symbol, WINTER, pair.cost) for pair in PAIRS),
    Animal("varan_summer", _NONE, SOLITARY, SUMMER, 0),
    Animal("varan_winter", _NONE, SOLITARY, WINTER, 0),
)

# Cards by number: 18 common, the stag, 15 of each season, two kinds of varan; last what an empty place holds.
CARD_IDS = tuple(animal.id for animal in ANIMALS)
CARD_NUMBERS = {id: card for card, id in enumerate(CARD_IDS)}
STAG = 18
SEASON_CARDS = (range(19, 34), range(34, 49))
VARAN = 49
EMPTY = 51
DEAREST = 99

PLANKS = tuple(tuple((e, n) for e, n in enumerate(animal.elements) if n) for animal in ANIMALS)
SYMBOL = tuple(animal.symbol for animal in ANIMALS)
SEASON = (*(animal.season for animal in ANIMALS), NOBODY)
# An empty place costs more than anything else.
COST = (*(animal.cost for animal in ANIMALS), DEAREST)

# Edges of a tree, as bits; a cell is a number on a board so wide that no forest of 24 trees reaches its rim.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
EDGES = ("north", "east", "south", "west")
ALL_EDGES = NORTH | EAST | SOUTH | WEST


class Tree(NamedTuple):
    """A tree card: its element, its cost in plant, its bonus (on all edges), the edges its river reaches."""

    id: str
    element: int
    cost: int
    bonus: int
    river: int


TREES = (
    Tree("sun_1", SUN, 1, EXTINGUISH, EAST | WEST),
    Tree("sun_2", SUN, 1, SANKI, NORTH | SOUTH),
    Tree("sun_3", SUN, 2, SANKI, NORTH | SOUTH | WEST),
    Tree("sun_4", SUN, 2, EXTINGUISH, NORTH | EAST | SOUTH),
    Tree("sun_5", SUN, 2, EXTINGUISH, EAST | SOUTH | WEST),
    Tree("sun_6", SUN, 2, SANKI, NORTH | EAST | WEST),
    Tree("water_1", WATER, 2, SANKI, EAST | WEST),
    Tree("water_2", WATER, 2, SANKI, NORTH | SOUTH),
    Tree("water_3", WATER, 3, SANKI, NORTH | EAST | SOUTH),
    Tree("water_4", WATER, 3, RECRUIT, NORTH | SOUTH | WEST),
    Tree("water_5", WATER, 3, SANKI, EAST | SOUTH | WEST),
    Tree("water_6", WATER, 3, RECRUIT, NORTH | EAST | WEST),
    Tree("plant_1", PLANT, 4, SANKI, NORTH | SOUTH),
    Tree("plant_2", PLANT, 4, SANKI, EAST | WEST),
    Tree("plant_3", PLANT, 4, RECRUIT, SOUTH | WEST),
    Tree("plant_4", PLANT, 4, EXTINGUISH, NORTH | EAST),
    Tree("plant_5", PLANT, 5, SANKI, EAST | SOUTH),
    Tree("plant_6", PLANT, 5, SANKI, NORTH | WEST),
    Tree("wind_1", WIND, 4, SANKI, NORTH | SOUTH | WEST),
    Tree("wind_2", WIND, 4, SANKI, NORTH | EAST | SOUTH),
    Tree("wind_3", WIND, 3, RECRUIT, NORTH | EAST),
    Tree("wind_4", WIND, 3, RECRUIT, NORTH | WEST),
    Tree("wind_5", WIND, 3, EXTINGUISH, EAST | SOUTH),
    Tree("wind_6", WIND, 3, EXTINGUISH, SOUTH | WEST),
)

# Trees by number; the starting tree comes last: a lake open on all four edges, no element, no bonus.
TREE_IDS = (*(tree.id for tree in TREES), "start")
TREE_NUMBERS = {id: tree for tree, id in enumerate(TREE_IDS)}
START = len(TREES)
TREE_ELEMENT = tuple(tree.element for tree in TREES)
TREE_COST = tuple(tree.cost for tree in TREES)
TREE_BONUS = (*(tree.bonus for tree in TREES), NO_BONUS)
RIVER = (*(tree.river for tree in TREES), ALL_EDGES)
PILES = tuple(tuple(i for i, tree in enumerate(TREES) if tree.element == element) for element in range(4))

# The clearing from Summer's end (first dot) to Winter's (seventh dot).
CLEARING = ("c1", "c2", "c3", "c4", "c5", "c6", "c7")
FIRE_VALUE = (4, 3, 2, 2, 2, 3, 4)
CLEARING_BONUS = (SANKI, EXTINGUISH, RECRUIT, PLANTING, RECRUIT, EXTINGUISH, SANKI)
ONIBI_START = 3
FIRES_START = 1 << 2 | 1 << 4

# For every set of clearing cards (bit 0 is the first dot): the sum of their values, and the smallest one.
FIRE_SUM = tuple(sum(FIRE_VALUE[i] for i in range(7) if fires >> i & 1) for fires in range(128))
CHEAPEST_FIRE = tuple(
    min((FIRE_VALUE[i] for i in range(7) if fires >> i & 1), default=DEAREST) for fires in range(128)
)
# FIRES_FOR[water][fires]: those of the set that `water` (4: any amount from 4 on) can extinguish.
FIRES_FOR = tuple(
    tuple(tuple(i for i in range(7) if fires >> i & 1 and FIRE_VALUE[i] <= water) for fires in range(128))
    for water in range(max(FIRE_VALUE) + 1)
)
