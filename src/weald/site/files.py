"""Everything that a browser loads, put together from the files under `web/`, named by its content.

An address under /built/ contains the hash of what is there, so a browser never asks for it twice. The page
holds the list of these addresses: plain path -> address. Without the list the page loads the plain files.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

import msgspec

import weald
from weald.games import REGISTRY, find
from weald.i18n import LANGUAGES, locale_folders, messages, references, text_files
from weald.site.catalogues import EVERY_DAY, LEARNING, encoded, games_list, games_with_pages
from weald.site.catalogues import address as catalogue_address
from weald.site.scripts import WEB, joined

HOME = Path(weald.__file__).parent
# Texts of a game on the home page: all others come with the game.
ON_HOME = ("title", "blurb", "minutes", "option", "result", "reason", "seat")
# Texts that most tables do without wait until something needs them or nothing else is to be done: those of
# expansions, adversaries and scenarios, and those for terminals and positions from elsewhere.
LATER = re.compile(r"content/(?!base/)|/(adversaries|scenarios)/")
LATER_ID = re.compile(r"\w+-(sketch|invalid)-")
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml; charset=utf-8",
    ".woff2": "font/woff2",
}

# The policy of a page that runs WebAssembly from its own folder.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"
)

_SCRIPT = '<script type="module"'
# Files of the page that keep their names.
_OWN_FILE = re.compile(r'(href)="/(favicon|app/|manifest)')
_SHEET = re.compile(r' *<link rel="stylesheet" href="([^"]+)">\n')
_IMPORTED_SHEET = re.compile(r'^@import url\("([^"]+)"\);\n', re.MULTILINE)
_LINKED_FILE = re.compile(r'url\("(\.[^"]+)"\)')
_CSS_COMMENT = re.compile(r"/\*[\s\S]*?\*/")
_FOLDED = re.compile(r"\n\s*")


@dataclass(frozen=True, slots=True)
class Asset:
    """The content of one address, as it is and compressed."""

    body: bytes
    kind: str
    zipped: bytes | None


@dataclass(slots=True)
class Build:
    """A page with all the assets that it names."""

    page: Asset
    assets: dict[str, Asset] = field(default_factory=dict)


class Builder:
    """Puts one build together, for a page in the folder `home` of its host."""

    def __init__(self, home: str = "/") -> None:
        self.home = home
        self.built = f"{home}built/"
        self.assets: dict[str, Asset] = {}
        self.addresses: dict[str, str] = {}
        # Scripts that every page needs, beside the one that it names.
        self.first: list[str] = []

    def add(self, path: str, body: bytes, name: str | None = None) -> str:
        """Add what the page calls `path`; return its address."""
        suffix = Path(path).suffix or ".json"
        stem = name or Path(path).stem
        address = f"{self.built}{stem}.{sha256(body).hexdigest()[:12]}{suffix}"
        self.assets[address] = asset(body, TYPES[suffix])
        self.addresses[path] = address
        return address

    def build(self) -> Build:
        """Return the page and its assets as the files are now."""
        self._scripts()
        page = (WEB / "index.html").read_text("utf-8")
        first_sheets = _SHEET.findall(page)
        games = games_with_pages()
        tiles = [f"/games/{game}/tile.css" for game in games]
        tiles = [path for path in tiles if (WEB / path[1:]).exists()]
        self._sheet("/app.css", [*first_sheets, *tiles])
        self.add("/icons/interface.svg", (WEB / "icons" / "interface.svg").read_bytes())
        for game in games:
            self._sheet(f"/games/{game}/board.css", [f"/games/{game}/board.css"], game)
            self._sprite(game)
        for file in sorted((WEB / "games").rglob("*.json")):
            if file.name != "icons.json":
                self.add(f"/{file.relative_to(WEB).as_posix()}", file.read_bytes())
        for language in LANGUAGES:
            self._texts(language)
        self.add("/api/games", msgspec.json.encode(games_list()))
        self._learning()
        for game in games:
            if printed := catalogue_address(game):
                self.addresses[f"/api/games/{game}/catalogue"] = printed
        return Build(asset(self._page(page).encode(), "text/html; charset=utf-8"), self.assets)

    def static(self, engine: Mapping[str, Any]) -> Build:
        """Return the build of a page that has no server: an engine plays, catalogues are files."""
        build = self.build()
        for game in games_with_pages():
            if printed := encoded(game):
                self.add(f"/api/games/{game}/catalogue", printed[0], f"catalogue-{game}")
        page = self._page((WEB / "index.html").read_text("utf-8"))
        block = f'  <script type="application/json" id="engine">{json.dumps(engine)}</script>\n'
        policy = f'  <meta http-equiv="content-security-policy" content="{POLICY}">\n'
        page = page.replace('<meta charset="utf-8">\n', f'<meta charset="utf-8">\n{policy}', 1)
        page = _OWN_FILE.sub(rf'\1="{self.home}\2', page.replace("</head>", block + "</head>"))
        return Build(asset(page.encode(), build.page.kind), self.assets)

    def _learning(self) -> None:
        """Add what there is to learn, except what changes from day to day."""
        for topic, (taught, data) in LEARNING.items():
            for game in taught() if topic not in EVERY_DAY else ():
                self.add(f"/api/learn/{topic}/{game}", msgspec.json.encode(data(game)), f"{topic}-{game}")

    def _scripts(self) -> None:
        """Add the joined scripts under the names that they call each other by."""
        scripts = joined()
        for name, body in scripts.files.items():
            self.assets[self.built + name] = asset(body, TYPES[".js"])
            self.addresses[f"/joined/{name.partition('.')[0]}.js"] = self.built + name
        self.addresses |= {path: self.built + name for path, name in scripts.entries.items()}
        self.first = [self.built + name for name in scripts.first]

    def _sprite(self, game: str) -> None:
        """Add the sprite of a game; the signs of spirits from expansions get one of their own."""
        folder = WEB / "games" / game
        lines = (folder / "icons.svg").read_text("utf-8").splitlines(keepends=True)
        printed = find(game).printed
        spirits = [] if printed is None else printed.catalogue()["spirits"]
        used = "".join(path.read_text("utf-8") for path in folder.rglob("*.js"))
        signs = {spirit["icon"] for spirit in spirits if spirit["set"] != "base"}
        signs -= {spirit["icon"] for spirit in spirits if spirit["set"] == "base"}
        later = tuple(f'<symbol id="i-{sign}"' for sign in signs if f'"{sign}"' not in used)
        rest = [line for line in lines if later and line.startswith(later)]
        kept = "".join(line for line in lines if line not in rest)
        self.add(f"/games/{game}/icons.svg", kept.encode(), game)
        if rest:
            frame = [line for line in lines if not line.startswith(("<symbol", "<pattern"))]
            text = "".join([*frame[:2], *rest, *frame[2:]])
            self.add(f"/games/{game}/icons_more.svg", text.encode(), f"{game}_more")

    def _sheet(self, path: str, sheets: Iterable[str], name: str | None = None) -> None:
        text = "\n".join(self._styles(sheet) for sheet in sheets)
        self.add(path, _FOLDED.sub("\n", _CSS_COMMENT.sub("", text)).encode(), name)

    def _styles(self, path: str) -> str:
        """Return a stylesheet with those that it imports; its fonts become assets."""

        def imported(match: re.Match[str]) -> str:
            return self._styles(normpath(join(dirname(path), match[1])))

        def linked(match: re.Match[str]) -> str:
            target = normpath(join(dirname(path), match[1]))
            address = self.addresses.get(target) or self.add(target, (WEB / target[1:]).read_bytes())
            return f'url("{address}")'

        text = _IMPORTED_SHEET.sub(imported, (WEB / path[1:]).read_text("utf-8"))
        return _LINKED_FILE.sub(linked, text)

    def _texts(self, language: str) -> None:
        """Add the texts of a language: those of every page, then those of each game."""
        home = [text for folder in (WEB, HOME / "kernel") for text in self._files(folder, language).values()]
        for game in REGISTRY:
            own: dict[str, list[str]] = {"": [], "/more": []}
            files = self._files(HOME / "games" / game, language)
            all_messages = {id: text for file in files.values() for id, text in messages(file)}
            front = on_home(game, all_messages)
            home += [all_messages[id] for id in all_messages if id in front]
            for path, file in files.items():
                for id, text in messages(file):
                    if id not in front:
                        later = LATER.search(path) or LATER_ID.match(id)
                        own["/more" if later else ""].append(text)
            for part_name, part in own.items():
                if part:
                    suffix = part_name.replace("/", "-")
                    path = f"/locale/{language}/{game}{part_name}.ftl"
                    self.add(path, "\n".join(part).encode(), f"{language}-{game}{suffix}")
        self.add(f"/locale/{language}.ftl", "\n".join(home).encode())
        learn = "\n".join(self._files(HOME / "learn", language).values())
        self.add(f"/locale/{language}/learn.ftl", learn.encode(), f"{language}-learn")

    def _files(self, folder: Path, language: str) -> dict[str, str]:
        """Return the texts of a part of the program by path inside it."""
        return {
            str(file): "\n".join(message for _, message in messages(file.read_text("utf-8")))
            for place in locale_folders(folder)
            for file in text_files(place, language)
        }

    def _page(self, page: str) -> str:
        """Return the page with the addresses of this build."""
        sheet = f'  <link rel="stylesheet" href="{self.addresses["/app.css"]}">\n'
        marks = list(_SHEET.finditer(page))
        text = page[: marks[0].start()] + sheet + page[marks[-1].end() :]
        for path in re.findall(r'(?:href|src)="(/(?:fonts|js)/[^"]+)"', text):
            text = text.replace(f'"{path}"', f'"{self.addresses.get(path, path)}"')
        ahead = "".join(f'<link rel="modulepreload" href="{address}">\n  ' for address in self.first)
        text = text.replace(_SCRIPT, ahead + _SCRIPT)
        listed = json.dumps(self.addresses, separators=(",", ":"), sort_keys=True)
        block = f'  <script type="application/json" id="assets">{listed}</script>\n'
        return text.replace("</head>", block + "</head>")


def on_home(game: str, all_messages: Mapping[str, str]) -> set[str]:
    """Return the messages of a game that the home page may show, with those that they refer to."""
    wanted = [id for id in all_messages if id.removeprefix(f"{game}-").split("-")[0] in ON_HOME]
    for id in wanted:
        wanted += [other for other in references(all_messages[id]) if other not in wanted]
    return {id for id in wanted if id in all_messages}


def asset(body: bytes, kind: str) -> Asset:
    """Return content with its compressed form, unless that is no smaller."""
    zipped = gzip.compress(body, 9, mtime=0)
    return Asset(body, kind, zipped if len(zipped) < len(body) else None)


def newest() -> tuple[int, int]:
    """Return a mark that changes with the files of the page: their number and the time of the last change."""
    times = [
        path.stat().st_mtime_ns
        for folder in (WEB, HOME / "games", HOME / "kernel", HOME / "learn", HOME / "site")
        for path in folder.rglob("*")
        if path.suffix in (*TYPES, ".html")
    ]
    return len(times), max(times)
