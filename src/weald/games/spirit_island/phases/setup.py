"""Set-up in the order of the rulebook, up to the first explore."""

from __future__ import annotations

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.action.island.blight import blight_on
from weald.games.spirit_island.model.boards import TOKEN_SETS, printed_board
from weald.games.spirit_island.model.invader_cards import build_deck
from weald.games.spirit_island.model.lands import pieces_in, put, take
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    STRIFE_UNIT,
    TOWN,
    WILDS,
)
from weald.games.spirit_island.model.state import EXPLORE, NOBODY, IslandState, lay_out
from weald.games.spirit_island.phases.events import stack_events
from weald.games.spirit_island.phases.invaders import UNKNOWN
from weald.games.spirit_island.phases.moments import let_act
from weald.games.spirit_island.rules.decks import lay_progression
from weald.games.spirit_island.rules.declare import STANDARD_DECK
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import MAJOR, MINOR, NOTHING
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    FEAR_CARDS,
    OLD_SETUP,
    SCENARIOS,
    SPIRITS,
    active,
    deck_of,
    free_panels,
    settle,
)
from weald.kernel import chance
from weald.kernel.decisions import ANY as ANYBODY
from weald.kernel.game import StepFunction, Steps

FEAR_PER_PLAYER = 4
HEALTHY_BLIGHT = 2
# Without a blight card.
BARE_BLIGHT = 5
# An erratum: one more, at set-up only.
EXTRA_BLIGHT = 1

# The only set with badlands.
BADLANDS_SET = "jagged_earth"

LETTERS = {"c": CITY, "t": TOWN, "e": EXPLORER, "d": DAHAN, "b": BLIGHT}
TOKENS = {"beasts": BEASTS, "disease": DISEASE, "wilds": WILDS, "badlands": BADLANDS}


def boards(s: IslandState) -> Steps:
    """Draw one board per player from the box, in the layout for that number."""
    yield from ()
    if s.former:
        # The island is that of an earlier game, with what is left on it.
        return "spirits"
    if not s.boards:
        drawn = list(s.board_box)
        chance.shuffle(s, drawn)
        s.boards = tuple(drawn[: s.seats])
    layouts = SCENARIOS[s.scenario].layouts if s.scenario != NOBODY else {}
    lay_out(s, s.boards, layouts.get(len(s.boards), s.layout))
    return "spirits"


def spirits(s: IslandState) -> Steps:
    """All seats choose a spirit, each a different one."""
    waiting = [seat for seat in range(s.seats) if not s.spirits[seat]]
    if waiting:
        options = [free_panels(s)] * len(waiting)
        seat, chosen = yield IslandQuestion(
            s, "spirit", ANYBODY, waiting, options, "spirit", "setup", {}, humans_first=True
        )
        s.spirits = (*s.spirits[:seat], SPIRITS.ids[chosen], *s.spirits[seat + 1 :])
        if s.trace is not None:
            s.trace.tell("spirit_island-event-spirit", {"seat": seat, "spirit": SPIRITS.ids[chosen]})
        return "spirits"
    return "setup"


def setup(s: IslandState) -> Steps:
    """Fear, invaders, blight, the boards with what is printed on them, powers, spirits."""
    settle(s)
    s.fear_pool = FEAR_PER_PLAYER * s.seats
    deck = STANDARD_DECK
    if s.adversary != NOBODY:
        adversary = ADVERSARIES[s.adversary]
        s.fear_split = adversary.levels[s.level].fear
        deck = adversary.deck(s.level)
    for rule, by in active(s, Rule.before_set_up):
        rule.before_set_up(s, by)
    stack_fear(s)
    stack_events(s)
    build_deck(s, deck)
    lay_blight(s)
    place_printed(s)
    for rule, by in active(s, Rule.before_spirits):
        act = begin(s, SET_UP, "setup")
        yield from rule.before_spirits(act, by) or NOTHING
        yield from act.conclude()
    if s.power_progression:
        for seat in range(s.seats):
            lay_progression(s, seat)
    kept = [card for _, _, card in s.aside]
    s.minor_deck, s.major_deck = deck_of(s, MINOR), deck_of(s, MAJOR)
    if kept:
        s.minor_deck = [card for card in s.minor_deck if card not in kept]
        s.major_deck = [card for card in s.major_deck if card not in kept]
    chance.shuffle(s, s.minor_deck)
    chance.shuffle(s, s.major_deck)
    for seat in range(s.seats):
        panel = SPIRITS[s.spirits[seat]]
        s.hands[seat] = panel.cards[:]
        s.covered[seat] = panel.tracks.start
        s.presence[seat] = [0] * s.island.size
        s.destroyed[seat] = s.away[seat] = 0
        yield from panel.start(begin(s, SET_UP, "setup", seat)) or NOTHING
    s.counters.pop(OLD_SETUP, None)
    return "first_explore"


def stack_fear(s: IslandState) -> None:
    """Deal the fear cards that the terror levels need; the others stay in the box."""
    cards = list(FEAR_CARDS.of(s.sets))
    chance.shuffle(s, cards)
    n = sum(s.fear_split)
    s.fear_deck, s.fear_box = cards[:n], sorted(cards[n:])


def lay_blight(s: IslandState) -> None:
    """Lay out a blight card with its blight, or the blight for a game without one."""
    if s.former:
        # The blight and its card are those of an earlier game.
        s.blight_deck = [
            i for i in BLIGHT_CARDS.of(s.sets) if s.blight and BLIGHT_CARDS.ids[i] != s.blight_card
        ]
        chance.shuffle(s, s.blight_deck)
        return
    if not s.blight:
        s.blight_pool = blight_on(s, BARE_BLIGHT) + EXTRA_BLIGHT
        return
    s.blight_deck = list(BLIGHT_CARDS.of(s.sets))
    chance.shuffle(s, s.blight_deck)
    s.blight_card = BLIGHT_CARDS.ids[s.blight_deck.pop()]
    s.blight_pool = blight_on(s, HEALTHY_BLIGHT) + EXTRA_BLIGHT


def place_printed(s: IslandState) -> None:
    """Place the pieces printed on the boards, and those that an adversary adds in lands of a number."""
    levels = ADVERSARIES[s.adversary].levels[: s.level + 1] if s.adversary != NOBODY else []
    for slot, board in enumerate(s.boards):
        printed = printed_board(board, s.layout)
        for number, letters in printed.setup.items():
            for letter in letters:
                place(s, slot, number, LETTERS[letter])
        for level in levels:
            for number, letters in level.setup.items():
                for letter in letters:
                    put(s, s.island.first[slot] + number, LETTERS[letter])
                    if s.former and LETTERS[letter] == BLIGHT:
                        s.blight_pool -= 1
        if any(name in s.sets for name in TOKEN_SETS):
            for number, names in printed.tokens.items():
                for name in names.split():
                    place_token(s, slot, number, name)


def place(s: IslandState, slot: int, number: int, kind: int) -> None:
    """Place a piece that is printed on a board, in its land or where a rule says."""
    for rule, by in active(s, Rule.instead_of_printed):
        number = rule.instead_of_printed(s, by, number, kind)
    if number:
        put(s, s.island.first[slot] + number, kind)


def place_token(s: IslandState, slot: int, number: int, name: str) -> None:
    """Place a token that is printed on a board; badlands came with one box only."""
    if name == "strife":
        strife_town(s, s.island.first[slot] + number)
    elif name != "badlands" or BADLANDS_SET in s.sets:
        place(s, slot, number, TOKENS[name])


def strife_town(s: IslandState, land: int) -> None:
    """Add strife to a printed town, which a rule may have left out."""
    towns = pieces_in(s, land, (TOWN,))
    if towns:
        take(s, land, towns[0])
        put(s, land, towns[0] + STRIFE_UNIT)


def first_explore(s: IslandState) -> Steps:
    """Invaders explore for the first time."""
    yield from ()
    s.agenda = [(EXPLORE, UNKNOWN)]
    return "card"


def prepared(s: IslandState) -> Steps:
    """Set-up is complete, unless a special rule lets the invaders do more."""
    if not s.counters.get("prepared"):
        s.counters["prepared"] = 1
        yield from let_act(s, Rule.after_set_up, SET_UP, "setup")
        if s.agenda:
            return "card"
    return "turn"


STEPS: dict[str, StepFunction] = {
    "boards": boards,
    "spirits": spirits,
    "setup": setup,
    "first_explore": first_explore,
    "prepared": prepared,
}
