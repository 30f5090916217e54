"""Names and texts: one message for each id that is declared, in three languages, and none without an id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.spirit_island.scenes import Scene
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME, content
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.presentation.texts import USUAL_PLACES
from weald.games.spirit_island.rules.declare import Spirit
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import INNATE, NEEDS, NOTHING, Power
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)
from weald.games.spirit_island.rules.ways_to_lose import reasons
from weald.i18n import text_files
from weald.kernel.messages import Message

# Sources of questions, except cards and rules.
MOMENTS = (
    "build",
    "explore",
    "fear",
    "growth",
    "income",
    "invaders",
    "offer",
    "ravage",
    "reclaim",
    "setup",
    "time",
)
CONTENT = Path(content.__path__[0])


def rules() -> list[str]:
    """The special rules of all spirits that have a name."""
    return [*dict.fromkeys(rule.id for spirit in SPIRITS.all for rule in spirit.rules if rule.id)]


def shown_rules() -> list[Rule]:
    """The rules on the panels of spirits and adversaries, whose counters players see."""
    levels = [level.rule for adversary in ADVERSARIES.all for level in adversary.levels]
    return [rule for spirit in SPIRITS.all for rule in spirit.rules] + [rule for rule in levels if rule]


def titles() -> list[str]:
    """The titles of all levels of all adversaries."""
    return [level.title for adversary in ADVERSARIES.all for level in adversary.levels]


def losses() -> list[str]:
    """The rules by which adversaries can win."""
    return [adversary.loss for adversary in ADVERSARIES.all if adversary.loss]


def named() -> list[str]:
    """Everything that has a name."""
    shelves = (POWERS, SPIRITS, FEAR_CARDS, BLIGHT_CARDS, EVENTS, ADVERSARIES, SCENARIOS)
    declared = [id for shelf in shelves for id in shelf.ids]
    return [*declared, *rules(), *titles(), *losses(), *MOMENTS]


def effects_of(power: Power) -> Iterator[str]:
    """The texts of a power: what it does, and what each threshold adds."""
    if power.deck != INNATE:
        yield power.id
    yield from (f"{power.id}-{n + 1}" for n in range(len(power.tiers)))
    if power.quick:
        yield f"{power.id}-quick"
    if power.late:
        yield f"{power.id}-late"


def growth_of(spirit: Spirit) -> Iterator[str]:
    """The texts of a spirit's growth options, numbered through its panel."""
    yield from (f"{spirit.id}-{n + 1}" for n in range(sum(len(part.options) for part in spirit.growth)))


def places() -> set[str]:
    """The tracks of single spirits, and the spaces of networks, from which presence is taken."""
    names = {
        spirit.tracks.place(i)
        for spirit in SPIRITS.all
        for i, space in enumerate(spirit.tracks.spaces)
        if not space.start
    }
    return names.difference(USUAL_PLACES)


def icons() -> set[str]:
    """All actions of growth and of spaces of tracks, with where they apply."""
    actions = [icon for s in SPIRITS.all for part in s.growth for option in part.options for icon in option]
    actions += [space.action for s in SPIRITS.all for space in s.tracks.spaces if space.action is not None]
    actions += [space.first for s in SPIRITS.all for space in s.tracks.spaces if space.first is not None]
    return {f"{icon.id}-{icon.where.replace(' ', '_')}" if icon.where else icon.id for icon in actions}


# Options, branches, token events and dahan events by id; several cards share some of them.
PARTS = {part.id: part for card in EVENTS.all for part in card.parts}

EXPECTED = {
    "name": set(named()),
    "effect": {
        *(text for power in POWERS.all for text in effects_of(power)),
        *(f"{id}-{level}" for id in FEAR_CARDS.ids for level in (1, 2, 3)),
        *BLIGHT_CARDS.ids,
        *ADVERSARIES.ids,
        *(f"{id}-{level}" for id in ADVERSARIES.ids for level in range(1, 7)),
        *losses(),
        *SCENARIOS.ids,
        *rules(),
    },
    "part": set(PARTS),
    "does": set(PARTS),
    "about": set(SPIRITS.ids),
    "counter": {name for rule in shown_rules() for name in rule.counters}.union(
        name for scenario in SCENARIOS.all for name in scenario.shown
    ),
    "growth": {text for spirit in SPIRITS.all[: SPIRITS.usual] for text in growth_of(spirit)},
    "icon": icons(),
    "space": places(),
    "lasting": {id for id, kind in EFFECTS.items() if kind.set},
    "option-adversary": {*ADVERSARIES.ids, "none", "help"},
    "option-scenario": {*SCENARIOS.ids, "none", "help"},
    "result-defeat": {*reasons()} - {""},
}


def test_no_id_is_used_twice() -> None:
    """A name belongs to an id, whatever it is the id of."""
    assert {id: n for id, n in Counter(named()).items() if n > 1} == {}
    assert len(named()) >= 178


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EXPECTED)
def test_every_id_has_its_text_and_every_text_its_id(kind: str, lang: str) -> None:
    words = of_game(GAME, lang)
    prefix = f"spirit_island-{kind}-"
    there = {id.removeprefix(prefix) for id in words.messages if id.startswith(prefix)}
    assert there ^ EXPECTED[kind] == set()
    assert there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_in_a_sentence_is_said_as_its_name(lang: str) -> None:
    words = of_game(GAME, lang)
    played = Message("spirit_island-event-played", {"spirit": "bringer", "id": "dread_apparitions"})
    names = [words.say(Message(f"spirit_island-name-{id}")) for id in ("bringer", "dread_apparitions")]
    assert all(name in words.say(played) for name in names)
    assert words.complaints(Message("spirit_island-move-play", {"id": "nonsense"})) != []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_lie_beside_the_set_of_their_card(lang: str) -> None:
    """A set, and each of its modules, has one file of texts in each language, in the same place."""
    sets = [folder for folder in CONTENT.iterdir() if (folder / "locale").is_dir()]
    assert sets
    for folder in sets:
        modules = {path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py")}
        files = [Path(str(file)) for file in text_files(folder / "locale", lang)]
        texts = {path.relative_to(folder / "locale" / lang).with_suffix("") for path in files}
        assert texts == {Path("set"), *(module for module in modules if module.name != "__init__")}


@pytest.mark.parametrize("id", POWERS.ids)
def test_a_card_says_its_english_text(id: str) -> None:
    """The docstring of a card is what it does and what its thresholds add, word for word."""
    power = POWERS[id]
    words = of_game(GAME, "en")
    texts = [f"spirit_island-effect-{id}" for id in effects_of(power) if not id.endswith("-quick")]
    text = " ".join(words.say(Message(text)) for text in texts).replace("\u2019", "'")
    assert " ".join((power.body.__doc__ or "").split()) == text


@pytest.mark.parametrize("id", PARTS)
def test_a_part_of_an_event_says_its_english_text(id: str) -> None:
    text = of_game(GAME, "en").say(Message(f"spirit_island-does-{id}")).replace("\u2019", "'")
    assert " ".join((PARTS[id].body.__doc__ or "").split()) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_target_word_has_its_text(lang: str) -> None:
    words = of_game(GAME, lang)
    texts = [words.say(Message("spirit_island-panel-needs", {"need": need})) for need in NEEDS]
    assert len(set(texts)) == len(NEEDS)


def test_french_elides_before_names() -> None:
    words = of_game(GAME, "fr")

    def out_of_range(id: str) -> str:
        return words.say(Message("spirit_island-refused-range", {"land": "A1", "id": id}))

    assert out_of_range("call_to_tend") == "A1 est hors de portée d\u2019Appel aux soins."
    assert out_of_range("drought") == "A1 est hors de portée de Sécheresse."


def choosing(id: str) -> IslandQuestion:
    """The choice that a card offers in a land with everything."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.put("A5", "2 explorer, town, city, 2 dahan, blight")
    act = begin(scene.s, POWER, id, 0, scene.s.island.names.index("A5"))
    question = next(iter(POWERS[id].body(act) or NOTHING))
    assert isinstance(question, IslandQuestion)
    assert question.kind == "choose"
    return question


@pytest.mark.parametrize(
    ("id", "ids", "before"),
    [
        ("call_to_isolation", ["push-explorer-town", "push-dahan"], ["push-1", "push-2"]),
        ("crops_wither_and_fade", ["replace-town", "replace-city"], ["replace-1", "replace-2"]),
        ("call_to_tend", ["remove_blight", "push"], ["remove_blight", "push"]),
    ],
)
def test_the_id_of_a_deed_says_what_it_is(id: str, ids: list[str], before: list[str]) -> None:
    """Ids of version 0.1.0, which only counted, stay valid."""
    question = choosing(id)
    assert [GAME.texts.option_id(question, value) for value in question.values(0)] == ids
    assert GAME.texts.aliases(question, 0) == dict(zip(before, ids, strict=True))
