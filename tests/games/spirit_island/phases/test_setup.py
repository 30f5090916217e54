"""Set-up in the order of the rules: French rules summary 3.0, "Mise en place"."""

from collections import Counter

import pytest

from tests.games.spirit_island.scenes import Scene, isle, new_table
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import SETS
from weald.games.spirit_island.model.boards import BOARDS, LAYOUTS, THEMATIC, layouts_of, thematic_boards
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.pieces import BEASTS, CITY, DAHAN, DISEASE, EXPLORER, TOWN
from weald.games.spirit_island.model.state import BASE
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.registry import ADVERSARIES, EVENTS, POWERS, SPIRITS
from weald.kernel import table
from weald.kernel.errors import BadPosition, BadSetup, Illegal
from weald.kernel.game import OptionValue
from weald.kernel.messages import Args
from weald.kernel.records import load

Options = dict[str, OptionValue]

LAYOUTS_OF_TWO = [name for name in layouts_of(2) if name != THEMATIC]
HEART = {"option": "scenario", "value": "guard_the_isles_heart"}


@pytest.mark.parametrize("seats", range(1, min(6, len(SPIRITS.ids)) + 1))
def test_the_table_is_laid(seats: int) -> None:
    s = isle(new_table(seats, seed=seats))
    assert (s.fear_pool, s.fear, s.terror, len(s.fear_deck)) == (4 * seats, 0, 1, 9)
    assert len(s.boards) == len(set(s.boards)) == seats
    stages = Counter(INVADER_CARDS[card].stage for card in (*s.build_cards, *s.invader_deck))
    assert stages == {1: 3, 2: 4, 3: 5}
    assert [INVADER_CARDS[card].stage for card in reversed(s.invader_deck)] == [1] * 2 + [2] * 4 + [3] * 5
    assert len(s.minor_deck) == 36
    assert len(s.major_deck) == 22
    assert (s.turn, s.ravage_cards, len(s.build_cards)) == (1, [], 1)


def test_a_set_that_is_not_chosen_stays_out() -> None:
    """An expansion is there where the table is played with it, and one that is not offered never."""
    assert {option.id for option in GAME.options}.intersection(SETS) == {*SETS}.difference(BASE)
    s = isle(new_table(2))
    assert (s.sets, s.event_deck, s.events) == (BASE, [], True)
    assert {POWERS.all[card].set for card in (*s.minor_deck, *s.major_deck)} == {"base"}
    s = isle(new_table(2, branch_and_claw=True))
    assert s.sets == ("base", "branch_and_claw")
    assert (len(s.minor_deck), len(s.major_deck), len(s.event_deck)) == (36 + 31, 22 + 21, 25)
    assert len(s.fear_deck) + len(s.fear_box) == 15 + 15
    assert len(s.blight_deck) + 1 == 2 + 7


def test_an_expansion_is_played_with_events_unless_they_are_off() -> None:
    options = GAME.resolve_options({"branch_and_claw": True})
    assert (options["events"], options["fewer_events"]) == (True, False)
    assert GAME.resolve_options({})["events"] is False
    assert GAME.resolve_options({"promo_1": True})["events"] is False
    s = isle(new_table(1, branch_and_claw=True, events=False))
    assert (s.event_deck, s.events) == ([], False)
    s = isle(new_table(1, branch_and_claw=True, fewer_events=True))
    left_out = {"war_touches_the_islands_shores", "outpaced", "a_strange_madness_among_the_beasts"}
    assert len(s.event_deck) == 22
    assert left_out.isdisjoint(EVENTS.all[number].id for number in s.event_deck)


FRANCE: Options = {"adversary": "france_plantation_colony", "branch_and_claw": True}


@pytest.mark.parametrize(
    ("options", "code", "args"),
    [
        (
            {"adversary": "france_plantation_colony"},
            "option_needs",
            {"option": "adversary", "value": "france_plantation_colony", "choices": ["branch_and_claw"]},
        ),
        (
            {"scenario": "ward_the_shores", "promo_1": True},
            "option_needs",
            {"option": "scenario", "value": "ward_the_shores", "choices": ["branch_and_claw"]},
        ),
        (
            {"events": True, "promo_1": True},
            "option_needs",
            {"option": "events", "value": "true", "choices": ["branch_and_claw", "jagged_earth"]},
        ),
        (
            {"fewer_events": True},
            "option_needs",
            {"option": "fewer_events", "value": "true", "choices": ["branch_and_claw", "jagged_earth"]},
        ),
        (
            {"fewer_events": True, "events": False, "branch_and_claw": True},
            "option_idle",
            {"option": "fewer_events", "other": "events", "value": "false", "choices": ["true"]},
        ),
        (
            {**FRANCE, "level": 2, "events": False},
            "option_forced",
            {"option": "level", "value": 2, "other": "events", "choices": ["true"]},
        ),
        (
            {"level": 3},
            "option_idle",
            {
                "option": "level",
                "other": "adversary",
                "value": "none",
                "choices": ADVERSARIES.ids,
            },
        ),
        ({"scenario": "second_wave", "branch_and_claw": True}, "start_missing", {}),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: Options, code: str, args: Args) -> None:
    with pytest.raises(BadSetup) as refused:
        table.new(GAME, 1, 1, options)
    assert (refused.value.code, refused.value.message.args) == (code, args)


def test_france_needs_events_from_level_two_on() -> None:
    GAME.resolve_options({**FRANCE, "level": 1, "events": False})
    GAME.resolve_options({**FRANCE, "level": 6})


def test_a_position_whose_sets_are_not_those_of_the_options_is_refused() -> None:
    stored = new_table(1, branch_and_claw=True).position()
    stored["options"]["branch_and_claw"] = False
    stored["options"]["events"] = False
    with pytest.raises(BadPosition) as refused:
        load(GAME, stored)
    assert refused.value.problems[0].args["path"] == "state.sets"


@pytest.mark.parametrize(("board", "land"), list(zip("ABCDEF", (1, 5, 4, 3, 6, 7), strict=True)))
def test_boards_begin_with_beasts_and_disease_where_tokens_are_played_with(board: str, land: int) -> None:
    """Beasts in the lowest-numbered land without a printed piece, disease in land 2."""
    for sets, n in (("branch_and_claw", 1), ("promo_1", 0), ("", 0)):
        s = Scene("lightning", boards=board, sets=sets).s
        place_printed(s)
        assert [here[BEASTS] for here in s.pieces] == [n * (i == land) for i in range(9)]
        assert [here[DISEASE] for here in s.pieces] == [n * (i == 2) for i in range(9)]
        assert min(set(range(1, 9)).difference(BOARDS[board].setup)) == land


@pytest.mark.parametrize("seed", range(6))
def test_printed_pieces_and_the_first_explore(seed: int) -> None:
    s = isle(new_table(1, seed=seed))
    board = BOARDS[s.boards[0]]
    explored = lands_of_card(s, s.build_cards[0])
    for land in range(1, 9):
        printed = board.setup.get(land, "")
        counts = [s.pieces[land][kind] for kind in (CITY, TOWN, DAHAN)]
        assert counts == [printed.count(letter) for letter in "ctd"]
        near = [land, *s.island.near[land]]
        source = s.island.coastal[land] or any(
            letter in board.setup.get(other, "") for other in near for letter in "ct"
        )
        assert s.pieces[land][EXPLORER] == int(land in explored and source)


def test_spirits_begin_with_their_four_cards_on_full_tracks() -> None:
    s = isle(new_table(3, seed=2))
    for seat, id in enumerate(s.spirits):
        assert [POWERS.all[card].spirit for card in s.hands[seat]] == [id] * 4
        total = sum(s.presence[seat]) + s.covered[seat].bit_count()
        assert total == 13


def test_everybody_chooses_another_spirit() -> None:
    t = table.new(GAME, 2, 1)
    assert [decision.kind for decision in t.pending] == ["spirit", "spirit"]
    t.answer(1, "lightning")
    assert "lightning" not in t.pending[0].options
    with pytest.raises(Illegal) as refused:
        t.answer(0, "lightning")
    assert refused.value.message.id == "spirit_island-refused-spirit"
    t.answer(0, "river_surges")
    assert isle(t).spirits == ("river_surges", "lightning")


def test_boards_in_order() -> None:
    assert isle(new_table(3, map="in_order")).boards == ("A", "B", "C")


@pytest.mark.parametrize("auto", [True, False])
def test_a_single_option_is_asked_only_where_nothing_is_answered_for_the_players(auto: bool) -> None:
    t = table.new(GAME, 1, 1, {"map": "in_order"}, auto=auto)
    t.answer(0, "rampant_green")
    # Of the two jungles of board A, one has dahan.
    asked = (t.pending[0].kind, t.pending[0].options)
    assert (asked == ("presence_to", ("A8",))) is not auto
    assert (t.pending[0].kind == "grow") is auto


@pytest.mark.parametrize(("seats", "box"), [(1, "ABCD"), (4, "ABCD"), (5, "ABCDEF"), (6, "ABCDEF")])
def test_boards_of_other_sets_come_only_where_they_are_needed(seats: int, box: str) -> None:
    """Boards E and F belong to Jagged Earth; five and six players need them."""
    t = table.new(GAME, seats, 3)
    assert isle(t).board_box == tuple(box)
    assert set(isle(t).boards) <= set(box)


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_thematic_map_is_laid_out_for_its_players(seats: int) -> None:
    s = isle(new_table(seats, map="thematic"))
    assert (s.layout, s.boards) == ("thematic", thematic_boards(seats))
    assert s.homes == tuple(range(seats))


@pytest.mark.parametrize(("players", "name"), [pair for pair in LAYOUTS if pair[1] != "thematic"])
def test_every_layout_is_offered(players: int, name: str) -> None:
    assert isle(new_table(players, layout=name)).layout == name


@pytest.mark.parametrize(
    ("options", "refused"),
    [
        (
            {"layout": "snake"},
            {
                "option": "layout",
                "value": "snake",
                "choices": [name for name in layouts_of(2) if name != THEMATIC],
            },
        ),
        (
            {"map": "thematic", "layout": "coastline"},
            {"option": "map", "value": "thematic", "other": "layout", "choices": ["standard"]},
        ),
        (
            {"scenario": "guard_the_isles_heart", "layout": "coastline"},
            {
                "option": "scenario",
                "value": "guard_the_isles_heart",
                "other": "layout",
                "choices": ["standard"],
            },
        ),
        (
            {"scenario": "guard_the_isles_heart", "map": "thematic"},
            {**HEART, "other": "map", "choices": ["random", "in_order"]},
        ),
    ],
)
def test_layouts_that_cannot_be_are_refused(options: Options, refused: Args) -> None:
    with pytest.raises(BadSetup) as caught:
        table.new(GAME, 2, 1, options)
    assert caught.value.message.args == refused


@pytest.mark.parametrize(("expansion", "expected"), [(False, 3), (True, 1)])
def test_m3_the_thematic_map_is_harder(expansion: bool, expected: int) -> None:
    s = isle(new_table(1, map="thematic", branch_and_claw=expansion))
    assert difficulty(s) == expected
