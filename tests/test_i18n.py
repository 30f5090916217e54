"""Messages in words, as the terminal says them."""

import pytest

from weald.i18n import LANGUAGES, Words, finished, messages, references, sources
from weald.kernel.messages import Message

APOSTROPHE = "\u2019"


def test_seats_and_ids_become_names() -> None:
    words = Words("en", ["Anna", ""])
    assert words.say(Message("spirit_island-event-spirit", {"seat": 0, "spirit": "ocean"})) == (
        f"Anna: Ocean{APOSTROPHE}s Hungry Grasp."
    )
    assert words.say(Message("spirit_island-move-play", {"id": "drought"})) == "Play Drought"
    assert (
        words.say(Message("spirit_island-move-play", {"id": "of_a_later_version"}))
        == "Play of_a_later_version"
    )


def test_a_message_ends_where_the_next_begins() -> None:
    first = "a-b = One\n    { $n ->\n        [one] x\n       *[other] y\n    }\n\n    more"
    assert messages(f"# Why\n{first}\n## Group\n\nc = Two\n") == [("a-b", first), ("c", "c = Two")]


def test_a_message_names_those_that_it_refers_to() -> None:
    assert references("a = { b-c } and { $n -> *[other] { d-e } { NUMBER($n) } } or { $seat }") == [
        "b-c",
        "d-e",
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Anna", f"d{APOSTROPHE}Anna"),
        ("Élise", f"d{APOSTROPHE}Élise"),
        ("Zoé", "de Zoé"),
        ("Yann", "de Yann"),
    ],
)
def test_french_elides_before_a_name_with_a_vowel(name: str, text: str) -> None:
    words = Words("fr", [name, "Ida"])
    laid = Message("living_forest_duel-invalid-forest", {"seat": 0})
    assert words.say(laid).startswith(f"La forêt {text} doit entourer")


def test_only_names_are_elided() -> None:
    """The texts themselves are written as they should be."""
    assert finished("la main de Anna", "fr") == "la main de Anna"
    assert finished("of \ue000Anna", "en") == "of Anna"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_beside_the_content_are_found(lang: str) -> None:
    assert any("spirit_island-name-drought" in text for text in sources(lang, ["spirit_island"]))
