"""Sanitizing of names and chat messages that people type."""

from __future__ import annotations

import unicodedata

from weald.tables.errors import Refused

NAME_LENGTH = 40
TEXT_LENGTH = 500
# No character has more than four in its decomposed form: what is longer than this is too long in any form.
DECOMPOSED_LENGTH = 4 * TEXT_LENGTH

# Letters and signs by their category whose glyph is empty.
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
# The only invisible characters of names: some scripts and pictures are written with them.
JOINERS = "\u200c\u200d"
BIDI_CONTROLS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
# Some scripts put several combining marks on a letter; a tower of them would cover the lines above.
COMBINING_MARKS = 6


def clean_name(name: str, seat: int) -> str:
    """Return the name of `seat` in normal form; Refused if it is too long or not safe to show."""
    cleaned = normalize(name)
    seen = not cleaned or is_visible(cleaned)
    if len(cleaned) > NAME_LENGTH or not seen or is_unsafe(cleaned) or has_invisible(cleaned):
        raise Refused(422, "bad_name", {"n": seat + 1, "limit": NAME_LENGTH})
    return cleaned


def look_alike(name: str, other: str) -> bool:
    """Return whether people cannot tell two names apart."""
    return _look(name) == _look(other)


def _look(name: str) -> str:
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in letters if letter not in JOINERS)


def clean_text(text: str) -> str:
    """Return a chat message in normal form; Refused if it is empty, too long or not safe to show."""
    cleaned = normalize(text)
    if len(cleaned) > TEXT_LENGTH or not is_visible(cleaned) or is_unsafe(cleaned):
        raise Refused(422, "bad_text", {"limit": TEXT_LENGTH})
    return cleaned


def normalize(text: str) -> str:
    """Return `text` on one line, in Unicode normal form C unless it is too long in any form."""
    line = " ".join(text.split())
    # The time to sort combining marks grows with the square of their number, and holds up all players.
    return line if len(line) > DECOMPOSED_LENGTH else unicodedata.normalize("NFC", line)


def is_unsafe(text: str) -> bool:
    """Return whether `text` could garble a page, a log or the lines around it."""
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        # Private-use characters are among them because the page uses some as markers.
        if category in ("Cc", "Cs", "Co") or letter in BIDI_CONTROLS:
            return True
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > COMBINING_MARKS:
            return True
    return False


def has_invisible(text: str) -> bool:
    """Return whether `text` has an invisible character that no script needs."""
    return any(
        letter in BLANKS or (unicodedata.category(letter) == "Cf" and letter not in JOINERS)
        for letter in text
    )


def is_visible(text: str) -> bool:
    """Return whether `text` has at least one visible character."""
    return any(unicodedata.category(letter)[0] not in "ZCM" and letter not in BLANKS for letter in text)
