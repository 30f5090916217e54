"""Every lesson can be played to its end: its ideas are met, point at things that are there, are legal."""

from __future__ import annotations

import re

import pytest

import weald
from tests.published import PUBLISHED
from tests.words import LANGUAGES, PACKAGE, language
from weald.kernel.messages import Message
from weald.kernel.table import Table
from weald.learn.lessons import AREA, AREAS, Idea, Lesson, games_with_lessons, lesson, next_idea, value_at

LONGEST = 300


def begin(taught: Lesson) -> Table:
    return weald.new(taught.game, len(taught.seats), taught.seed, dict(taught.options))


def met(taught: Lesson, obey: bool = True) -> list[str]:
    """The ideas that come up, in order, for a pupil who does as shown (or always the contrary)."""
    table = begin(taught)
    done: list[str] = []
    for _ in range(LONGEST):
        if table.over or (done and done[-1] == taught.ideas[-1].id):
            return done
        decision = table.pending[0]
        view = table.view(decision.seat)
        idea = next_idea(taught.ideas, frozenset(done), decision, view) if decision.seat == 0 else None
        if idea is not None:
            check_aim(table, idea)
            done.append(idea.id)
        if idea is not None and not idea.answers:
            continue
        answer = idea.answer(decision) if idea is not None and obey else None
        table.answer(decision.seat, answer or pupil_choice(table, obey))
    raise AssertionError(f"{done[-1]} is not the last idea")


def pupil_choice(table: Table, sensible: bool) -> str:
    """An answer without a coach: what gains most, or the last option for a pupil who goes own ways."""
    choices = table.pending[0].choices
    if not sensible:
        return choices[-1].id
    return max(choices, key=lambda choice: choice.gain or 0).id


def check_aim(table: Table, idea: Idea) -> None:
    """Check that the aims of an idea are on the table, or parts of the page."""
    decision = table.pending[0]
    refs = {choice.ref for choice in decision.choices}
    for aim in idea.aim:
        assert aim in refs or (aim.startswith(AREA) and aim.removeprefix(AREA) in AREAS), (idea.id, aim)
    assert idea.aim or idea.answers, f"{idea.id} points at nothing"


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_can_be_played_to_its_end(game: str) -> None:
    taught = lesson(game)
    ideas = met(taught)
    # The first ideas may be up to the cards; the last one is the last one everywhere.
    assert sorted(ideas) == sorted(idea.id for idea in taught.ideas)
    assert ideas[0] == taught.ideas[0].id


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_pupil_who_answers_otherwise_meets_the_last_idea_or_the_end(game: str) -> None:
    taught = lesson(game)
    ideas = met(taught, obey=False)
    assert len(ideas) >= 3
    assert ideas[-1] == taught.ideas[-1].id or len(ideas) < len(taught.ideas)


@pytest.mark.parametrize("game", games_with_lessons())
def test_lessons_are_in_order(game: str) -> None:
    taught = lesson(game)
    assert (taught.game, taught.seats[0]["kind"]) == (game, "human")
    assert all(seat["kind"] == "ai" for seat in taught.seats[1:])
    # Moves of a lesson can always be taken back.
    assert taught.options["takebacks"] == "free"
    assert len({idea.id for idea in taught.ideas}) == len(taught.ideas)
    whole = [idea.id for idea in taught.ideas if idea.part_of is None]
    assert len(whole) == 12 if game == "spirit_island" else 6 <= len(whole) <= 11
    assert {idea.part_of for idea in taught.ideas} <= {None, *whole}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_lessons())
def test_ideas_have_a_title_and_at_most_two_sentences(game: str, lang: str) -> None:
    words = language((PACKAGE / "learn",), lang)
    expected = {f"learn-idea-{game}-{idea.id}" for idea in lesson(game).ideas}
    prefix = f"learn-idea-{game}-"
    written = {id.removesuffix("-text") for id in words.messages if id.startswith(prefix)}
    assert written == expected
    for id in [*(f"{base}-text" for base in expected), f"learn-done-{game}"]:
        sentences = re.findall(r"[.!?…](?=\s|$)", words.say(Message(id)))
        assert 1 <= len(sentences) <= 2, id


def test_values_are_read_by_path() -> None:
    view = {"players": [{"hand": 3}], "turn": 1}
    assert value_at(view, "players.0.hand") == 3
    assert value_at(view, "players.1.hand") is None
    assert value_at(view, "turn.more") is None


def test_every_published_game_has_a_lesson() -> None:
    assert set(games_with_lessons()) >= set(PUBLISHED)
