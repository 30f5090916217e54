"""The page, its files and its texts."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

import weald
from weald.i18n import LANGUAGES, texts
from weald.server.bounded import SharedResults
from weald.server.errors import Refused
from weald.server.http.identity import remember, secret_of

# Texts and their tag by language and games. Reading them takes milliseconds, an update shows a second later.
Locales = SharedResults[tuple[str, tuple[str, ...]], tuple[bytes, str]]
LOCALES_ROOM = 32
LOCALE_SECONDS = 1.0

# The texts of lessons, puzzles and rules, which are many.
LEARN = "learn"

HOME = Path(weald.__file__).parent
WEB = HOME / "web"

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
        response.headers["cache-control"] = "no-cache"
        if isinstance(response, FileResponse):
            kind = TYPES.get(Path(full_path).suffix.lower(), "application/octet-stream")
            text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
            response.headers["content-type"] = f"{kind}; charset=utf-8" if text else kind
        return response


def files() -> Files:
    """Return the application that serves the files."""
    return Files(directory=WEB)


async def page(request: Request) -> Response:
    """Return the page, which routes by its address; a new browser gets its cookie here."""
    response = shell(200)
    remember(request, response, secret_of(request))
    return response


def shell(status: int) -> Response:
    """Return the page with a status."""
    headers = {"cache-control": "no-cache"}
    return Response((WEB / "index.html").read_bytes(), status, headers, "text/html; charset=utf-8")


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
