"""Presence tracks as graphs of spaces: straight ones, shared spaces, networks, and spaces covered again."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import AIR, EARTH, MOON, WATER
from weald.games.spirit_island.rules.tracks import Tracks, lines, network, straight

RIVER = straight("1 2 2 3 4 4 5", "1 2 2 3 reclaim 4 5")


def ids(tracks: Tracks, spaces: list[int]) -> list[str]:
    return [tracks.spaces[space].id for space in spaces]


def taken(tracks: Tracks, *spaces: str, covered: int | None = None) -> int:
    """Return the covered spaces once presence was taken from some, each of which had to be open to it."""
    left = tracks.start if covered is None else covered
    for space in spaces:
        assert space in ids(tracks, tracks.takeable(left))
        left &= ~(1 << tracks.numbers[space])
    return left


def test_straight_tracks_are_uncovered_from_left_to_right() -> None:
    assert ids(RIVER, RIVER.takeable(RIVER.start)) == ["energy-2", "cards-2"]
    left = taken(RIVER, "energy-2", "energy-3", "cards-2", "cards-3", "cards-4", "cards-5")
    shown = RIVER.shown(left)
    assert (shown.energy, shown.plays, shown.reclaims, shown.free, shown.reach) == (2, 3, 1, 0, 0)
    assert (RIVER.covered_on("energy", left), RIVER.covered_on("cards", left)) == (4, 2)
    assert [RIVER.place(space) for space in RIVER.takeable(left)] == ["energy", "cards"]
    assert RIVER.start.bit_count() == 12


def test_spaces_are_covered_again_from_right_to_left_but_never_the_first() -> None:
    left = taken(RIVER, "energy-2", "energy-3", "cards-2")
    assert ids(RIVER, RIVER.coverable(left)) == ["energy-3", "cards-2"]
    assert RIVER.coverable(RIVER.start) == []


def test_a_space_gives_several_things_at_once() -> None:
    tracks = straight("0 3+water 2+play any+bonus2", "1 4+reclaim range")
    shown = tracks.shown(0)
    assert (shown.energy, shown.plays, shown.reclaims, shown.free, shown.reach) == (5, 5, 1, 1, 1)
    assert shown.elements[WATER] == 1


def test_more_than_two_tracks_may_begin_covered() -> None:
    tracks = lines({"energy": "1 2", "cards": "2 3", "growth-1": "empty empty"})
    assert ids(tracks, tracks.takeable(tracks.start)) == ["energy-2", "cards-2", "growth-1-1"]
    left = taken(tracks, "growth-1-1", "growth-1-2")
    assert tracks.covered_on("growth-1", left) == 0


def test_a_shared_space_needs_both_ways_to_it() -> None:
    tracks = lines({"energy": "1 fire", "cards": "1 moon", "shared": "earth"})
    shared = tracks.spaces[tracks.numbers["shared-1"]]
    shared.needs = (1 << tracks.numbers["energy-2"] | 1 << tracks.numbers["cards-2"],)
    left = taken(tracks, "energy-2")
    assert ids(tracks, tracks.takeable(left)) == ["cards-2"]
    left = taken(tracks, "cards-2", "shared-1", covered=left)
    assert (left, tracks.shown(left).elements[EARTH]) == (0, 1)


def test_in_a_network_any_neighbour_opens_a_space() -> None:
    nodes = {
        "e0": "energy 0",
        "c1": "cards 1",
        "moon": "energy 1+moon",
        "air": "cards air",
        "plus": "energy bonus2",
    }
    edges = [("e0", "moon"), ("c1", "moon"), ("c1", "air"), ("air", "plus"), ("moon", "plus")]
    tracks = network(nodes, edges, ("e0", "c1"))
    assert ids(tracks, tracks.takeable(tracks.start)) == ["moon", "air"]
    left = taken(tracks, "air", "plus")
    assert ids(tracks, tracks.takeable(left)) == ["moon"]
    shown = tracks.shown(left)
    assert (shown.energy, shown.plays, shown.elements[AIR], shown.elements[MOON]) == (2, 1, 1, 0)
    assert [tracks.place(space) for space in tracks.takeable(left)] == ["moon"]
