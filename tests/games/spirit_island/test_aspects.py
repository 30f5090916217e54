"""Aspects of spirits: declared beside a set, chosen like a spirit, a variant of it everywhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene, isle, new_table
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.ai.value.features import features, spirit_names
from weald.games.spirit_island.content import SETS, collect
from weald.games.spirit_island.encoding import IslandEncoding
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.rules.declare import Aspect, Spirit, aspect
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, Registry
from weald.kernel import records, table
from weald.kernel.errors import BadPosition, Illegal
from weald.kernel.table import Table

BOTH = {"jagged_earth": True, "promo_2": True}
ASPECTS = {
    "lightning": {"pandemonium": "jagged_earth"},
    "river_surges": {"sunshine": "jagged_earth", "travel": "promo_2"},
    "shadows": {
        "amorphous": "promo_2",
        "foreboding": "promo_2",
        "madness": "jagged_earth",
        "reach": "jagged_earth",
    },
    "vital_strength": {"resilience": "jagged_earth"},
}


def choosing(seats: int, **options: bool) -> Table:
    """A table at which the spirits are still to be chosen."""
    return table.new(GAME, seats, 1, options)


def offered(t: Table, seat: int = 0) -> set[str]:
    """The aspects that a seat may choose."""
    decision = t.decision(seat)
    assert decision is not None
    return {id for id in decision.options if SPIRITS[id].of_aspect}


def refused(t: Table, seat: int, option: str) -> tuple[str, dict[str, Any]]:
    """The rule by which an answer is refused; nothing changes, and it can be said in all languages."""
    before = [t.position(), len(t.entries), len(t.events)]
    with pytest.raises(Illegal) as illegal:
        t.answer(seat, option)
    assert [t.position(), len(t.entries), len(t.events)] == before
    message = illegal.value.message
    assert [c for lang in LANGUAGES for c in of_game(GAME, lang).complaints(message)] == []
    return message.id.removeprefix("spirit_island-"), dict(message.args)


# Declared.


def test_the_aspects_of_each_set() -> None:
    found: dict[str, dict[str, str]] = {}
    for panel in SPIRITS.all[SPIRITS.usual :]:
        assert panel.of_aspect
        found.setdefault(panel.base, {})[panel.id] = panel.set
    assert found == ASPECTS
    assert not any(panel.of_aspect or panel.base != panel.id for panel in SPIRITS.all[: SPIRITS.usual])


def test_everything_that_is_not_replaced_stays() -> None:
    for panel in SPIRITS.all[SPIRITS.usual :]:
        base = SPIRITS[panel.base]
        assert (panel.growth, panel.tracks, panel.icon, panel.face) == (
            base.growth,
            base.tracks,
            base.icon,
            base.face,
        )
        kept = [rule for rule in base.rules if rule.id not in panel.replaces]
        assert panel.rules[: len(kept)] == kept
        for own, other in ((panel.innates, base.innates), (panel.cards, base.cards)):
            left = [number for number in other if POWERS.ids[number] not in panel.replaces]
            assert own[: len(left)] == left
            assert all(POWERS.all[number].spirit == panel.id for number in own[len(left) :])


def spirit_named(id: str) -> Spirit:
    """A spirit without powers that is like another one."""
    panel = aspect(id, of="river_surges", complexity="low").panel(SPIRITS["river_surges"])
    panel.base, panel.set, panel.of_aspect = id, "", False
    return panel


@pytest.mark.parametrize(
    ("of", "without", "sentence"),
    [
        ("drought", "", "^dawn names drought, which is not declared$"),
        ("river", "rivers_domain boon_of_rigor", "^dawn replaces boon_of_rigor, which river does not have$"),
    ],
)
def test_an_aspect_that_names_nothing_is_not_loaded(of: str, without: str, sentence: str) -> None:
    dawn: Aspect = aspect("dawn", of=of, complexity="low", without=without)
    with pytest.raises(ValueError, match=sentence):
        Registry().fill(collect([spirit_named("river"), dawn], "base"), SETS)


# Chosen.


def test_an_aspect_needs_its_own_set() -> None:
    """Ruling E92: the sets of the aspect and of its spirit."""
    assert offered(choosing(1)) == set()
    t = choosing(1, jagged_earth=True)
    assert offered(t) == {"madness", "pandemonium", "reach", "resilience", "sunshine"}
    assert offered(choosing(1, promo_2=True)) == {"amorphous", "foreboding", "travel"}
    assert refused(t, 0, "travel") == ("invalid-set", {"id": "travel"})
    assert t.view(0)["choosable"] == list(t.decision(0).options)  # type: ignore[union-attr]


def test_an_aspect_needs_the_set_of_its_spirit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling E92."""
    monkeypatch.setattr(SPIRITS["river_surges"], "set", "branch_and_claw")
    t = choosing(1, jagged_earth=True)
    assert offered(t) == {"madness", "pandemonium", "reach", "resilience"}
    assert refused(t, 0, "sunshine") == ("invalid-set", {"id": "river_surges"})


def test_a_spirit_plays_once_with_whatever_aspect() -> None:
    t = choosing(3, **BOTH)
    t.answer(0, "sunshine")
    assert refused(t, 1, "river_surges") == ("refused-spirit", {"spirit": "river_surges"})
    assert refused(t, 1, "travel") == ("refused-spirit", {"spirit": "river_surges"})
    t.answer(1, "shadows")
    assert refused(t, 2, "madness") == ("refused-spirit", {"spirit": "shadows"})
    assert offered(t, 2) == {"pandemonium", "resilience"}
    t.answer(2, "resilience")
    assert isle(t).spirits == ("sunshine", "shadows", "resilience")
    assert GAME.invariants(isle(t)) == []


def test_aspects_are_not_dealt() -> None:
    """Ruling E93."""
    for seed in range(40):
        spirits = isle(new_table(6, seed, casting="random", **BOTH)).spirits
        assert not any(SPIRITS[id].of_aspect for id in spirits)
    t = choosing(1, power_progression=True, **BOTH)
    assert offered(t) == set()
    assert refused(t, 0, "sunshine") == ("refused-aspect", {"spirit": "sunshine"})


def test_a_record_and_a_position_keep_the_aspect() -> None:
    t = choosing(2, **BOTH)
    t.answer(0, "sunshine")
    t.answer(1, "madness")
    assert records.replay(GAME, t.record()).position() == t.position()
    assert isle(records.load(GAME, t.position())).spirits == ("sunshine", "madness")


@pytest.mark.parametrize(
    ("spirits", "options", "problem"),
    [
        (["sunshine", "travel"], {}, ("spirit-twice", {"spirit": "river_surges"})),
        (["sunshine", "river_surges"], {}, ("spirit-twice", {"spirit": "river_surges"})),
        (["sunshine", "travel"], {"promo_2": False}, ("set", {"id": "travel"})),
        (
            ["sunshine", "shadows"],
            {"power_progression": True},
            ("aspect", {"spirit": "river_surges", "id": "sunshine"}),
        ),
    ],
)
def test_a_position_that_breaks_these_rules_is_refused(
    spirits: list[str], options: dict[str, bool], problem: tuple[str, dict[str, str]]
) -> None:
    t = choosing(2, **{**BOTH, **options})
    position = t.position()
    position["state"]["spirits"] = spirits
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    found = [(p.id.removeprefix("spirit_island-invalid-"), dict(p.args)) for p in bad.value.problems]
    assert problem in found


# Everywhere.


def test_a_replaced_card_is_not_in_the_game() -> None:
    """Ruling E94: it is in no pile, so that nothing brings it back."""
    t = choosing(1, jagged_earth=True)
    t.answer(0, "sunshine")
    s = isle(t)
    vigor = POWERS.number("boon_of_vigor")
    piles = [
        s.minor_deck,
        s.major_deck,
        s.minor_discard,
        s.major_discard,
        *s.hands,
        *s.forgotten,
        *s.discards,
    ]
    assert not any(vigor in pile for pile in piles)
    assert [POWERS.ids[card] for card in s.hands[0]] == ["flash_floods", "rivers_bounty", "wash_away"]
    assert s.energy == [1]


def test_the_catalogue_says_what_an_aspect_replaces() -> None:
    printed = {one["id"]: one for one in catalogue()["spirits"]}
    sunshine = printed["sunshine"]
    assert (sunshine["base"], sunshine["replaces"]) == ("river_surges", ["boon_of_vigor"])
    assert sunshine["voice"] == "spirit_island-voice-river_surges"
    assert sunshine["innates"] == ["massive_flooding", "boon_of_sunshines_promise"]
    assert (printed["river_surges"]["base"], printed["river_surges"]["replaces"]) == ("river_surges", [])


def test_growth_of_an_aspect_is_said_as_that_of_its_spirit() -> None:
    t = choosing(1, jagged_earth=True)
    t.answer(0, "sunshine")
    decision = t.decision(0)
    assert decision is not None
    labels = {choice.id: choice.label.id for choice in decision.choices}
    assert labels["grow:0.0"] == "spirit_island-growth-river_surges-1"


def test_an_aspect_counts_as_its_spirit_for_bots() -> None:
    """The learned value knows the spirit: an aspect falls back to its weight, not to nothing."""
    assert not {*ASPECTS["river_surges"]} & {*spirit_names()}
    values = []
    for id in ("river_surges", "sunshine"):
        scene = Scene(id, boards="A", sets="jagged_earth").presence(0, "A5", 2)
        values.append(features(scene.s, 0)[-len(spirit_names()) :])
    assert values[0] == values[1]
    assert sum(values[1]) == 1


def test_aspects_leave_observations_and_actions_as_they_were() -> None:
    """The numbers of version 0.2.0 with all its sets; an aspect is a mark on the column of its spirit."""
    encoding = GAME.encoding
    assert isinstance(encoding, IslandEncoding)
    assert (encoding.num_actions, encoding.observation_shape) == (14828, (11205,))
    first = encoding.layout.first["spirits"] + encoding.layout.seat_lists[0]
    marks = []
    for id in ("river_surges", "sunshine", "travel"):
        scene = Scene(id, boards="A", sets="jagged_earth promo_2").presence(0, "A5", 2)
        out = [0.0] * encoding.observation_shape[0]
        encoding.observe(scene.s, 0, out)
        marks.append(out[first + SPIRITS.number("river_surges")])
    assert marks == [1.0, 0.9, 0.8]


@pytest.mark.parametrize("id", sorted(id for aspects in ASPECTS.values() for id in aspects))
def test_random_games_with_each_aspect_keep_the_laws(id: str) -> None:
    """Options have actions of their own, positions are stored and loaded, and the record replays."""
    assert isinstance(GAME.encoding, IslandEncoding)
    for seed in (1, 2):
        t = table.new(GAME, seed, seed, BOTH)
        random = Random(seed)
        t.answer(0, id)
        while not t.over:
            seat = t.pending[0].seat
            decision = t.decision(seat)
            assert decision is not None
            question, values = decision.question, set(decision.values)
            actions = {GAME.encoding.action(question, value) for value in values}
            assert {GAME.encoding.value(question, action) for action in actions} == values
            assert len({GAME.encoding.factor(question, value) for value in values}) == len(values)
            t.answer(seat, random.choice(decision.options))
            assert GAME.invariants(isle(t)) == []
        assert records.load(GAME, t.position()).position() == t.position()
        assert records.replay(GAME, t.record()).position() == t.position()
