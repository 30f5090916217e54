"""The rules to read: every word is explained in two sentences and can be told from the others."""

from __future__ import annotations

import re

import pytest

from tests.published import PUBLISHED
from tests.test_rulings import rulings as documented
from tests.words import LANGUAGES, PACKAGE, language
from weald.kernel.messages import Message
from weald.learn.rules import games_with_rules, rules_data


def test_every_published_game_has_rules_to_read() -> None:
    assert set(games_with_rules()) >= set(PUBLISHED)


@pytest.mark.parametrize("game", games_with_rules())
def test_rulings_are_those_of_the_documentation(game: str) -> None:
    served = {ruling["id"]: ruling for ruling in rules_data(game)["rulings"]}
    assert served.keys() == documented(game).keys()
    for id, fields in documented(game).items():
        assert (served[id]["decision"], served[id]["reason"]) == (fields["Decision"], fields["Reason"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rules())
def test_words_are_explained_in_at_most_two_sentences(game: str, lang: str) -> None:
    words = language((PACKAGE / "learn",), lang)
    terms = rules_data(game)["terms"]
    assert len(terms) >= (10 if game in PUBLISHED else 1)
    forms: list[str] = []
    for term in terms:
        id = f"learn-term-{game}-{term['id']}"
        assert words.say(Message(id))
        sentences = re.findall(r"[.!?](?=\s|$)", words.say(Message(f"{id}-text")))
        assert 1 <= len(sentences) <= 2, id
        forms += words.say(Message(f"{id}-forms")).lower().split("|")
    assert len(forms) == len(set(forms)), sorted(form for form in forms if forms.count(form) > 1)


@pytest.mark.parametrize("game", games_with_rules())
def test_every_word_has_a_drawing_of_its_own(game: str) -> None:
    files = ("icons/interface.svg", f"games/{game}/icons.svg")
    sprites = [(PACKAGE / "web" / file).read_text("utf-8") for file in files]
    drawings = [term["icon"] for term in rules_data(game)["terms"]]
    assert set(drawings) <= set(re.findall(r'id="i-([^"]+)"', "".join(sprites)))
    assert len(drawings) == len(set(drawings))


@pytest.mark.parametrize("game", games_with_rules())
def test_see_also_leads_to_words_of_the_game(game: str) -> None:
    terms = rules_data(game)["terms"]
    ids = [term["id"] for term in terms]
    assert len(ids) == len(set(ids))
    for term in terms:
        assert set(term["see"]) <= set(ids) - {term["id"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rules())
def test_cards_have_a_name(game: str, lang: str) -> None:
    cards = rules_data(game)["cards"]
    if cards.get("gallery"):
        return
    words = language((PACKAGE / "games" / game,), lang)
    assert len(cards["ids"]) >= (11 if game in PUBLISHED else 1)
    for id in cards["ids"]:
        for message in filter(None, (cards["name"], cards["text"])):
            args = {"card": id, **cards.get("args", {})}
            assert words.say(Message(message, args))
