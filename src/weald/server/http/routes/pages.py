"""The page, what it loads, and the plain files and texts behind that."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

import weald
from weald.i18n import LANGUAGES, texts
from weald.server.bounded import SharedResults
from weald.server.http.identity import greet
from weald.site.catalogues import FOR_GOOD
from weald.site.files import HOME, Asset, Build, Builder, asset, newest
from weald.site.scripts import WEB
from weald.tables.errors import Refused

# Texts and their tag by language and games. Reading them takes milliseconds, an update shows a second later.
Locales = SharedResults[tuple[str, tuple[str, ...]], tuple[bytes, str]]
LOCALE_SECONDS = 1.0

# The texts of lessons, puzzles and rules, which are many.
LEARN = "learn"

# By this many seconds a change of a file may show late: looking at all of them takes a few milliseconds.
BUILD_SECONDS = 1.0
# Pages of the build before this one may still load what it names.
BUILDS = 2
# The service worker names nothing that changes, so it need not be checked on every visit.
WORKER = "max-age=86400"

# Listed here because the system's own table differs from machine to machine.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Files(StaticFiles):
    """The files under `web/`, revalidated on every request so that an update shows at once."""

    def file_response(self, full_path: Any, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(full_path, *args, **kwargs)
        name = Path(full_path).name
        response.headers["cache-control"] = WORKER if name == "sw.js" else "no-cache"
        if isinstance(response, FileResponse):
            kind = TYPES.get(Path(full_path).suffix.lower(), "application/octet-stream")
            text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
            response.headers["content-type"] = f"{kind}; charset=utf-8" if text else kind
        return response


def files() -> Files:
    """Return the application that serves the files."""
    return Files(directory=WEB)


class Builds:
    """The current build, made again when a file has changed, and the one before it."""

    def __init__(self, plain: bool) -> None:
        # Whether the page loads the plain files, as is handy for work on them.
        self._plain = plain
        self._stamp: tuple[int, int] | None = None
        self._builds: list[Build] = []
        self._checks: SharedResults[None, Build] = SharedResults(BUILD_SECONDS)

    async def current(self) -> Build:
        """Return the build of the files as they are now."""
        return await self._checks.get(None, lambda: asyncio.to_thread(self._check))

    def find(self, address: str) -> Asset | None:
        """Return the asset of an address of a recent build."""
        return next((build.assets[address] for build in self._builds if address in build.assets), None)

    def _check(self) -> Build:
        if (stamp := newest()) != self._stamp:
            build = plain_build() if self._plain else joined_build(stamp)
            self._builds = [build, *self._builds[: BUILDS - 1]]
            self._stamp = stamp
        return self._builds[0]


@lru_cache(1)
def joined_build(_: tuple[int, int]) -> Build:
    """Return the build of the files at a time; all services of a process share it."""
    return Builder().build()


def plain_build() -> Build:
    """Return the page that loads the plain files."""
    return Build(asset((WEB / "index.html").read_bytes(), "text/html; charset=utf-8"))


async def page(request: Request) -> Response:
    """Return the page, which routes by its address; a new browser gets its cookie here."""
    response = await shell(request, 200)
    greet(request, response)
    return response


async def shell(request: Request, status: int) -> Response:
    """Return the page with a status."""
    builds: Builds = request.app.state.builds
    return _send(request, (await builds.current()).page, "no-cache", status)


async def built(request: Request) -> Response:
    """Return the asset of an address with a hash."""
    builds: Builds = request.app.state.builds
    await builds.current()
    content = builds.find(request.url.path)
    if content is None:
        raise Refused(404, "not_found")
    return _send(request, content, FOR_GOOD)


def _send(request: Request, content: Asset, caching: str, status: int = 200) -> Response:
    """Return content, compressed if the browser takes it."""
    headers = {"cache-control": caching}
    body = content.body
    if content.zipped is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = content.zipped
    return Response(body, status, headers, content.kind)


async def locale(request: Request) -> Response:
    """Return the texts of a language: for one game, for all, or the part that not every page needs."""
    language = request.path_params["language"]
    game = request.query_params.get("game")
    part = request.query_params.get("part")
    games = [game_info["id"] for game_info in weald.registered_games()]
    if language not in LANGUAGES or game not in (None, *games) or part not in (None, LEARN):
        raise Refused(404, "not_found")
    wanted = (LEARN,) if part else tuple(games) if game is None else (game,)
    shared: Locales = request.app.state.locales
    text, tag = await shared.get(
        (language, wanted), lambda: asyncio.to_thread(_read_locale, language, wanted)
    )
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def _read_locale(language: str, games: tuple[str, ...]) -> tuple[bytes, str]:
    folders = [WEB, HOME / "kernel", *(HOME / "games" / game for game in games)]
    if games == (LEARN,):
        folders = [HOME / LEARN]
    text = "\n".join(part for folder in folders for part in texts(folder, language)).encode()
    return text, f'"{sha256(text).hexdigest()[:32]}"'
