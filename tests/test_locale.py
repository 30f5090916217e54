"""The three languages say the same things, every text is used, and every text that is used exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import weald
from tests.words import LANGUAGES, PACKAGE, Language, language, own_nodes
from weald.ai.bots import LEVELS
from weald.games import REGISTRY, find
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS
from weald.kernel.game import COMMON_OPTIONS

FOLDERS = {
    "cli": PACKAGE / "cli",
    "kernel": PACKAGE / "kernel",
    "learn": PACKAGE / "learn",
    "web": PACKAGE / "web",
    **{game: PACKAGE / "games" / game for game in REGISTRY},
}
PREFIXES = (
    "ui",
    "error",
    "cli",
    "learn",
    "illegal",
    "setup",
    "position",
    "record",
    "table-option",
    "bot",
    *REGISTRY,
)
ID = re.compile(rf"({'|'.join(PREFIXES)})(-[a-z0-9_]+)+")

# Games that people can win or lose together, or alone.
ALONE = ("ecosystem", "spirit_island", "sylvion")

# Errors carry a code; their text has the code's name behind this.
CODES = {"Illegal": "illegal-", "BadSetup": "setup-", "BadRecord": "record-", "Refused": "error-"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def conventional() -> set[str]:
    """Ids that the pages put together from what games say about themselves."""
    ids = {f"{game}-{name}" for game in REGISTRY for name in ("title", "blurb", "minutes")}
    ids |= {f"bot-{level}" for level in LEVELS}
    for game in weald.registered_games():
        ids |= {f"bot-{bot}" for bot in game["bots"]}
        for option in game["options"]:
            shared = option["id"] in {common.id for common in COMMON_OPTIONS}
            id = f"{'table' if shared else game['id']}-option-{option['id']}"
            ids |= {id, f"{id}-help", *(f"{id}-{choice}" for choice in option.get("choices", ()))}
    # The end of a game and its chart.
    for game_id in REGISTRY:
        table = weald.new(game_id, seats=max(find(game_id).seats[:2]), seed=1)
        measures = {name.partition(":")[0] for name in table.game.measures(table.run.state)}
        ids |= {f"{game_id}-measure-{name}" for name in measures}
    ids |= {
        "ecosystem-measure-alban",
        *(f"spirit_island-tag-{tag}" for tag in ("spirit", "adversary", "level")),
    }
    ids |= {f"{game_id}-ending-{end}" for game_id in ALONE for end in ("won", "lost")}
    # Content of sets that are not complete yet is written with its texts before it is offered.
    for kind, shelf in (("adversary", ADVERSARIES), ("scenario", SCENARIOS)):
        ids |= {f"spirit_island-option-{kind}-{id}" for id in shelf.ids}
    return ids


@cache
def spoken(lang: str) -> Language:
    """All texts in one language."""
    return language(tuple(FOLDERS.values()), lang)


class Code:
    """The strings in the program: as they stand, and beginnings and ends from which ids are put together."""

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.raised: set[str] = set()
        for path in PACKAGE.rglob("*.py"):
            if not _elsewhere(path):
                self._read_python(ast.parse(path.read_text("utf-8")))
        for suffix in ("js", "html"):
            for path in PACKAGE.rglob(f"*.{suffix}"):
                if "vendor" not in path.parts and not _elsewhere(path):
                    self._read_script(path.read_text("utf-8"))
        self.starts = {text for text in self.whole if ID.fullmatch(text + "x") and text.endswith("-")}
        self.starts -= {*CODES.values(), "bot-", "table-option-"}
        self.ends = {text for text in self.whole if re.fullmatch(r"(-[a-z0-9]+)+", text)}

    def _read_python(self, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.whole.add(node.value)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODES:
                constants = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                codes = [code for code in constants if isinstance(code, str)]
                self.raised |= {CODES[node.func.id] + code.replace("_", "-") for code in codes[:1]}

    def _read_script(self, text: str) -> None:
        for quoted in re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'', text):
            self.whole |= set(quoted)
        # Parts between the holes of templates: `ui-tab-${tab}`.
        self.whole |= set(re.findall(r"`([a-z][a-z0-9_-]*-)\$\{", text))
        self.whole |= set(re.findall(r"\}(-[a-z0-9-]+)`", text))

    def uses(self, id: str) -> bool:
        """Whether the program can come to say this id."""
        if id in self.whole or id in self.raised or any(id.startswith(start) for start in self.starts):
            return True
        for prefix in CODES.values():
            if id.startswith(prefix) and id.removeprefix(prefix).replace("-", "_") in self.whole:
                return True
        return any(id.endswith(end) and self.uses(id.removesuffix(end)) for end in self.ends)


def _elsewhere(path: Path) -> bool:
    """Whether a file belongs to a game that is not on the list yet."""
    parts = path.relative_to(PACKAGE).parts
    games = parts[1:] if parts[0] == "web" else parts
    return games[0] == "games" and len(games) > 2 and games[1] not in REGISTRY


@cache
def code() -> Code:
    return Code()


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_can_be_read(folder: str, lang: str) -> None:
    words = language((FOLDERS[folder],), lang)
    assert (words.junk, words.twice) == ([], [])
    assert words.messages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_belongs_to_two_parts(lang: str) -> None:
    assert spoken(lang).twice == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_referred_to_exists(lang: str) -> None:
    words = spoken(lang)
    missing = []
    for id, entry in [*words.messages.items(), *words.terms.items()]:
        for node in words.inside(entry):
            defined = words.messages if isinstance(node, ftl.MessageReference) else words.terms
            if isinstance(node, ftl.MessageReference | ftl.TermReference) and node.id.name not in defined:
                missing.append(f"{id} refers to {node.id.name}")
    assert missing == []


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", ["fr", "de"])
def test_languages_have_the_same_ids_and_variables(folder: str, lang: str) -> None:
    english, other = (language((FOLDERS[folder],), each) for each in ("en", lang))
    assert sorted(other.messages) == sorted(english.messages)
    all_english, all_other = spoken("en"), spoken(lang)
    assert {id: sorted(all_other.variables(id)) for id in other.messages} == {
        id: sorted(all_english.variables(id)) for id in english.messages
    }


@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_know_the_same_things(folder: str) -> None:
    """If the last of several things is the default, a missing one would silently get its name."""
    variants: dict[tuple[str, str], set[frozenset[str]]] = {}
    for lang in LANGUAGES:
        words = language((FOLDERS[folder],), lang)
        for id, entry in words.messages.items():
            for variable, keys in _named(words, entry):
                variants.setdefault((id, variable), set()).add(keys)
    assert {where: sets for where, sets in variants.items() if len(sets) > 1} == {}


def _named(words: Language, entry: object) -> list[tuple[str, frozenset[str]]]:
    """The choices by name inside an entry, each with its variable and names."""
    selectors = []
    for node in words.inside(entry):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = frozenset(v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier))
            default = next(v.key for v in node.variants if v.default)
            if isinstance(default, ftl.Identifier) and default.name not in PLURALS and not keys & PLURALS:
                selectors.append((node.selector.id.name, keys))
    return selectors


def test_no_text_is_unused() -> None:
    words = spoken("en")
    entries = [*words.messages.values(), *words.terms.values()]
    inside = [node for entry in entries for node in words.inside(entry)]
    referred = {node.id.name for node in inside if isinstance(node, ftl.MessageReference | ftl.TermReference)}
    used = conventional() | referred
    assert [id for id in sorted(words.messages) if id not in used and not code().uses(id)] == []
    assert sorted(set(words.terms) - referred) == []


def test_no_text_is_missing() -> None:
    words = spoken("en")
    ids = {text for text in code().whole if ID.fullmatch(text) and text not in PREFIXES}
    needed = ids | code().raised | conventional()
    assert sorted(needed - set(words.messages)) == []


def test_every_beginning_of_an_id_leads_to_one() -> None:
    ids = spoken("en").messages
    assert [start for start in sorted(code().starts) if not any(id.startswith(start) for id in ids)] == []


# Quotation marks that belong to a command, not to a sentence.
COMMAND = re.compile(r"pip install ('[^']+'|\"[^\"]+\")")
TYPOGRAPHY = {
    "a straight quotation mark or apostrophe": re.compile(r"['\"]"),
    "three full stops for an ellipsis": re.compile(r"\.\.\."),
    "two spaces": re.compile(r"(?<=\S)  "),
}
FRENCH = {
    "no no-break space before a mark": re.compile(
        r"(?<![\s\d:/(-])(?<!https)(?<!http)[:;?!»](?!\S)| [;:?!»](?!\S)"
    ),
    "no no-break space after an opening mark": re.compile(r"« |«(?=\w)"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    words = spoken(lang)
    rules = {**TYPOGRAPHY, **(FRENCH if lang == "fr" else {})}
    broken = []
    for id, entry in [*words.messages.items(), *words.terms.items()]:
        for node in own_nodes(entry):
            if isinstance(node, ftl.TextElement):
                text = COMMAND.sub("", node.value)
                broken += [f"{id}: {name}: {text!r}" for name, rule in rules.items() if rule.search(text)]
    assert broken == []
