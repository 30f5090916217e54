"""Meaning of an option, for a reader at the terminal: its outcome, and the text of its card."""

from __future__ import annotations

from collections.abc import Iterator

from weald.i18n import Words
from weald.kernel.decisions import Choice
from weald.kernel.table import Table
from weald.learn.rules import rules_data

# Powers of Spirit Island have their text and that of their thresholds under these names.
EFFECT = "{game}-effect-{id}"


def explained(table: Table, seat: int, choice: Choice, words: Words) -> list[str]:
    """Return the lines that explain an option: its outcome, the sum behind its number, its card's text."""
    outcome = dict(table.foresee(seat).outcomes).get(choice.id)
    lines = []
    if outcome is not None:
        lines += [words.say(message) for message in (*outcome.now, *filter(None, [outcome.then]))]
        lines += [
            f"{words.say(row.row)}: {words.say(row.before)} → {words.say(row.after)}"
            for row in outcome.before_after
        ]
    lines += [f"{words.say(message)}  {n:+d}" if n else words.say(message) for message, n in choice.why]
    ids = [choice.id, *(value for value in choice.label.args.values() if isinstance(value, str))]
    for id in dict.fromkeys(ids):
        lines += _card_texts(table.game.id, id, words)
    return list(dict.fromkeys(lines))


def _card_texts(game: str, id: str, words: Words) -> Iterator[str]:
    """Yield the text of a card, if the id is that of one."""
    cards = rules_data(game)["cards"]
    if cards.get("text") and id in cards["ids"]:
        yield words.text(cards["text"], {"card": id, **cards.get("args", {})})
    effect = EFFECT.format(game=game, id=id)
    for message in (effect, *(f"{effect}-{n}" for n in range(1, 4))):
        if words.has(message):
            yield words.text(message)
