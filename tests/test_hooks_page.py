"""The hooks of Spirit Island stand in docs/spirit-island-engine.md as they are declared."""

from __future__ import annotations

import re

import hooks_page

from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.subjects import Doing, Number

PATTERNS = re.compile(r"may|extra|(may|before|after|instead_of|extra)_\w+")
# Hooks that content can override, `may` and `extra` with all their subjects counted once each.
MOST = 85


def methods() -> list[hooks_page.Declared]:
    return hooks_page.declared(Rule)


def test_the_page_is_up_to_date() -> None:
    assert hooks_page.TARGET.read_text("utf-8") == hooks_page.page(), "run: python tools/hooks_page.py"


def test_names_say_when_a_hook_comes() -> None:
    names = [each.name for each in methods()]
    assert len(names) == len(set(names)) <= MOST
    assert [name for name in names if not PATTERNS.fullmatch(name)] == []


def test_every_hook_and_subject_has_a_moment_and_says_when_it_is_asked() -> None:
    subjects = hooks_page.declared(Doing)
    subjects += hooks_page.declared(Number)
    assert [each.name for each in subjects] == [each.name for kind in (Doing, Number) for each in kind]
    assert [each.name for each in (*methods(), *subjects) if not (each.moment and each.text)] == []


def test_every_hook_and_subject_has_a_user() -> None:
    """Strife is waited for by the content that comes next."""
    unused = [each.name for each in methods() if not hooks_page.users(each.name)]
    assert unused == ["after_strife"]
    assert [each for kind in (Doing, Number) for each in kind if not hooks_page.asked(each)] == []


def test_users_are_rules_of_the_game() -> None:
    assert hooks_page.users("after_losing_presence") == [
        "Collapse",
        "GlimpseOfTheShadowedVoid",
        "LingeringPestilence",
    ]
    assert hooks_page.asked(Doing.CASCADE) == ["BestowTheEnduranceOfBedrock", "NoCascade", "VariedTerrains"]
    assert "`EarthsVitality`" in hooks_page.section().split("| `DEFEND` |")[1].splitlines()[0]
