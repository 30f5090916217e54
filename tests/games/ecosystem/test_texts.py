"""Every message of the game in words, in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import weald
from tests.games.ecosystem.scenes import position
from weald.games import ecosystem
from weald.games.ecosystem.cards import EDITIONS, KINDS
from weald.kernel.errors import BadPosition
from weald.kernel.messages import Message

LANGUAGES = ("en", "fr", "de")
FOLDER = Path(ecosystem.__file__).parent
NAMES = ("Noor", "Jonas", "Ivy", "Ada", "Till", "Mia")


class Speaker:
    """Says messages to one reader and tolerates no mistake in a text."""

    def __init__(self, lang: str, me: int | None = 0) -> None:
        self.me = me
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource((FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8")))

    def say(self, message: Message) -> str:
        args: dict[str, Any] = dict(message.args)
        if "seat" in args:
            args["you"] = "yes" if args["seat"] == self.me else "no"
            args["seat"] = NAMES[args["seat"]]
        if "seats" in args:
            args["seats"] = " & ".join(NAMES[seat] for seat in args["seats"])
        assert self.bundle.has_message(message.id), message.id
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        assert errors == [], message
        formatted = str(text)
        assert "{" not in formatted
        return formatted


SPEAKERS = {lang: Speaker(lang) for lang in LANGUAGES}


def texts(id: str, **args: Any) -> list[str]:
    """A message to Noor in all three languages, with plain apostrophes."""
    spoken = [SPEAKERS[lang].say(Message(f"ecosystem-{id}", args)) for lang in LANGUAGES]
    return [text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") for text in spoken]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_everything_a_game_says_has_words(seats: int) -> None:
    """All questions, options, terms, events and results of some random games, to all seats."""
    speakers = [Speaker(lang, me) for lang in LANGUAGES for me in (0, None)]
    random = Random(seats)
    for seed in range(2):
        t = weald.new("ecosystem", seats, seed=seed)
        messages: dict[str, Message] = {}
        while not t.over:
            for decision in t.pending:
                for message in (decision.prompt, decision.help, *(c.label for c in decision.choices)):
                    assert message is not None
                    messages[repr(message)] = message
                for choice in decision.choices:
                    messages.update({repr(term): term for term, _ in choice.why})
            decision = random.choice(t.pending)
            t.answer(decision.seat, random.choice(decision.options))
        for shown in t.view(None)["players"]:
            for card in shown["cards"]:
                messages.update({repr(why): Message(why["id"], why["args"]) for why, _ in card["why"]})
        for event in t.events_for(None):
            messages[repr(event)] = Message(event["id"], event["args"])
        assert t.result is not None
        messages["result"] = t.result.reason
        for message in messages.values():
            for speaker in speakers:
                assert speaker.say(message)


def test_every_id_in_the_code_has_words_and_every_text_of_the_rules_is_used() -> None:
    """Ids that the code spells out; those it puts together are named here."""
    code = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    used = set(re.findall(r'"(ecosystem-[a-z-]*[a-z])"', code))
    kinds = ("pick", "place", "swap-first", "swap-second", "give")
    used |= {f"ecosystem-{what}-{kind}" for what in ("prompt", "help") for kind in kinds}
    for option in ecosystem.GAME.options:
        used |= {f"ecosystem-option-{option.id}", f"ecosystem-option-{option.id}-help"}
        used |= {f"ecosystem-option-{option.id}-{choice}" for choice in option.choices}
    for lang in LANGUAGES:
        text = (FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8")
        written = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
        rules = set(re.findall(r"^([a-z][\w-]*) =", text.partition("## Rules\n")[2], re.MULTILINE))
        assert used <= written
        referred = set(re.findall(r"\{ (ecosystem-[a-z-]*)", text))
        assert rules - used - referred == set()


@pytest.mark.parametrize("card", KINDS)
def test_the_cards_with_their_articles(card: str) -> None:
    for the, a in zip(texts("the-card", card=card), texts("a-card", card=card), strict=True):
        assert the.split(" ")[-1].split("'")[-1] == a.split(" ")[-1]
    assert texts("the-other-card", other_card=card) == texts("the-card", card=card)


def test_sentences_to_oneself() -> None:
    assert texts("event-placed", seat=0, card="bear", row=2, col=3) == [
        "You place the bear in row 2, column 3.",
        "Vous placez l'ours\N{NO-BREAK SPACE}: ligne 2, colonne 3.",
        "Du legst den Bären in Reihe 2, Spalte 3.",
    ]
    assert texts("event-given", seat=0, card="eagle") == [
        "You give an eagle to Alban.",
        "Vous donnez un aigle à Alban.",
        "Du gibst Alban einen Adler.",
    ]


def test_sentences_about_others() -> None:
    assert texts("event-picked", seat=1, card="trout") == [
        "Jonas reveals a trout.",
        "Jonas révèle une truite.",
        "Jonas deckt eine Forelle auf.",
    ]
    words = {"card": "rabbit", "row": 1, "col": 2, "other_card": "bee", "other_row": 3, "other_col": 4}
    assert texts("event-swapped", seat=2, **words) == [
        "Ivy swaps the rabbit (row 1, column 2) with the bee (row 3, column 4).",
        "Ivy échange le lapin (ligne 1, colonne 2) et l'abeille (ligne 3, colonne 4).",
        "Ivy tauscht das Kaninchen (Reihe 1, Spalte 2) gegen die Biene (Reihe 3, Spalte 4).",
    ]


def test_numbers_of_things() -> None:
    assert texts("event-drawn", seat=0, n=1)[0] == "You draw 1 card."
    assert texts("event-drawn", seat=0, n=5) == [
        "You draw 5 cards.",
        "Vous piochez 5 cartes.",
        "Du ziehst 5 Karten.",
    ]
    assert texts("why-beside", card="dragonfly", n=2) == [
        "2 dragonflies beside it",
        "2 libellules à côté",
        "2 Libellen daneben",
    ]
    assert texts("why-prey", card="trout", n=1) == [
        "A trout in sight",
        "Une truite en vue",
        "Eine Forelle in Sicht",
    ]


def test_questions_name_the_card() -> None:
    assert texts("prompt-place", card="meadow") == [
        "Place the meadow in a free cell.",
        "Placez la clairière sur une case libre.",
        "Lege die Wiese auf ein freies Feld.",
    ]


@pytest.mark.parametrize(
    ("level", "english"),
    [
        ("easy", "An easy victory: 76 points to Alban's 45, a lead of 31."),
        ("hard", "A hard victory: 76 points to Alban's 45, a lead of 31."),
        ("none", "Alban is not beaten: 76 points to his 45 are a lead of 31, and it takes 30."),
    ],
)
def test_results_alone(level: str, english: str) -> None:
    assert texts("result-solo", level=level, points=76, alban=45, lead=31, needed=30)[0] == english


def test_results_together() -> None:
    assert texts("result-win", seat=0, points=71, margin=6) == [
        "You win with 71 points, 6 ahead.",
        "Vous gagnez avec 71 points, soit 6 d'avance.",
        "Du gewinnst mit 71 Punkten (Vorsprung 6).",
    ]
    assert texts("result-tie", seats=[0, 2], points=64) == [
        "Noor & Ivy share the victory with 64 points each.",
        "Noor & Ivy se partagent la victoire avec 64 points chacun.",
        "Noor & Ivy teilen sich den Sieg mit je 64 Punkten.",
    ]


def test_options_explain_themselves() -> None:
    assert texts("option-edition")[0] == "Edition"
    assert [texts(f"option-edition-{edition}")[2] for edition in EDITIONS] == [
        "Zweite Ausgabe",
        "Erste Ausgabe",
    ]
    assert texts("option-many_gaps") == ["Six gaps or more", "Six manques ou plus", "Sechs Lücken oder mehr"]


def test_refusals_are_sentences() -> None:
    for id in ("occupied", "frame", "apart", "empty", "same"):
        for text in texts(f"refused-{id}"):
            assert text.endswith(".")
    assert texts("refused-card", card="wolf")[0] == "This card is not in your hand: Wolf."


def test_everything_wrong_with_a_position_has_words() -> None:
    at = position(2, turn=3)
    state = at["state"]
    state["deck"].append("bee")
    state["pile"].pop()
    state["hands"][0].pop()
    state["masks"][0][1]["cell"] = "r6c8"
    with pytest.raises(BadPosition) as bad:
        weald.load(at)
    assert len(bad.value.problems) >= 4
    for problem in bad.value.problems:
        for speaker in SPEAKERS.values():
            assert speaker.say(problem)
    assert texts("invalid-apart", seat=1)[0] == (
        "Ecosystem of Jonas: its cards must form one piece that covers the cell r3c4."
    )
    for id, args in (
        ("length", {"field": "hands", "n": 1, "expected": 3}),
        ("moment", {"step": "draft", "round": 3, "turn": 1, "n": 1}),
        ("grid-size", {"seat": 0, "n": 1, "expected": 2}),
        ("frame", {"seat": 0}),
        ("twice", {"path": "state.masks[0]", "cell": "r3c4"}),
    ):
        assert all(texts(f"invalid-{id}", **args))
