"""The power progression of beginners: a list of cards instead of a draw."""

from __future__ import annotations

import weald
from tests.games.spirit_island.scenes import isle
from weald.games.spirit_island.rules.powers import MAJOR, MINOR
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.table import Table

LISTS = {
    "river_surges": "uncanny_melting natures_resilience pull_beneath_the_hungry_earth accelerated_rot "
    "song_of_sanctity tsunami encompassing_ward",
    "lightning": "delusions_of_danger call_to_bloodshed powerstorm purifying_flame pillar_of_living_flame "
    "entrancing_apparitions call_to_isolation",
    "vital_strength": "rouse_the_trees_and_stones call_to_migrate poisoned_land devouring_ants "
    "vigor_of_the_breaking_dawn voracious_growth savage_mawbeasts",
    "shadows": "dark_and_tangled_woods shadows_of_the_burning_forest the_jungle_hungers "
    "land_of_haunts_and_embers terrifying_nightmares call_of_the_dahan_ways visions_of_fiery_doom",
}


def begin(*spirits: str, progression: bool = True) -> Table:
    t = weald.new("spirit_island", len(spirits), 3, {"map": "in_order", "power_progression": progression})
    for seat, spirit in enumerate(spirits):
        t.answer(seat, spirit)
    return t


def listed(t: Table, seat: int) -> list[str]:
    return [POWERS.ids[card] for source, whose, card in isle(t).aside if whose == seat]


def answer(t: Table, *options: str) -> None:
    for option in options:
        t.answer(0, option)


def test_four_spirits_have_a_list_of_five_minor_and_two_major_powers() -> None:
    assert {spirit.id: " ".join(spirit.progression) for spirit in SPIRITS.all if spirit.progression} == LISTS
    for cards in LISTS.values():
        decks = [POWERS[id].deck for id in cards.split()]
        assert (decks.count(MINOR), decks.count(MAJOR)) == (5, 2)


def test_e90_the_list_lies_beside_the_panel_and_in_no_deck() -> None:
    t = begin("river_surges", "lightning")
    s = isle(t)
    assert (listed(t, 0), listed(t, 1)) == (LISTS["river_surges"].split(), LISTS["lightning"].split())
    gone = {POWERS.number(id) for id in (LISTS["river_surges"] + " " + LISTS["lightning"]).split()}
    assert not gone & {*s.minor_deck, *s.major_deck}
    assert [card["id"] for card in t.view(0)["aside"] if card["seat"] == 1] == LISTS["lightning"].split()


def test_e90_growth_takes_the_next_card_without_a_choice() -> None:
    t = begin("river_surges")
    answer(t, "grow:0.2", "icon:0.2.0")
    hand = [POWERS.ids[card] for card in isle(t).hands[0]]
    assert hand[-1] == "uncanny_melting"
    assert listed(t, 0)[0] == "natures_resilience"
    assert [decision.kind for decision in t.pending] != ["gain"]
    # All players knew the card: nothing was revealed that would stand in the way of taking it back.
    assert t.can_undo(0) is None


def shortened(t: Table, left: int) -> Table:
    """The same table with the last `left` cards of its list; the others are in the decks."""
    stored = t.position()
    state = stored["state"]
    cards = [card for _, _, card in state["aside"]]
    for card in cards[: len(cards) - left]:
        state["minor_deck" if POWERS[card].deck == MINOR else "major_deck"].insert(0, card)
    state["aside"] = state["aside"][len(cards) - left :]
    return weald.load(stored)


def test_e91_a_listed_major_power_makes_its_spirit_forget_a_card() -> None:
    t = shortened(begin("lightning"), 5)
    answer(t, "grow:0.0", "icon:0.0.1")
    asked = t.pending[0]
    assert (asked.kind, "powerstorm" in asked.options) == ("forget", True)
    t.answer(0, "raging_storm")
    assert "raging_storm" not in [POWERS.ids[card] for card in isle(t).hands[0]]
    assert listed(t, 0)[0] == "purifying_flame"


def test_e91_after_the_list_cards_are_drawn() -> None:
    t = shortened(begin("river_surges"), 0)
    answer(t, "grow:0.2", "icon:0.2.0")
    assert (t.pending[0].kind, t.pending[0].options) == ("deck", ("minor", "major"))


def test_e91_spirits_without_a_list_draw_from_the_beginning() -> None:
    assert listed(begin("ocean"), 0) == []
    assert isle(begin("river_surges", progression=False)).aside == ()


def test_a_table_with_a_list_is_stored_and_read() -> None:
    t = begin("shadows")
    stored = t.position()
    assert stored["state"]["power_progression"] is True
    assert weald.load(stored).position() == stored
    assert "power_progression" not in begin("shadows", progression=False).position()["state"]
