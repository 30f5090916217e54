"""What the browser loads: the page, its files, and the words in three languages."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

import weald
from weald.i18n import texts
from weald.server.errors import Refused
from weald.server.http.middleware import remember, secret_of

HOME = Path(weald.__file__).parent
WEB = HOME / "web"
LANGUAGES = ("en", "fr", "de")

# Said here because what a system believes about file endings differs from machine to machine.
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
    """The files under `web/`, always asked for again so that an update is seen at once."""

    def file_response(self, full_path: Any, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(full_path, *args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        if isinstance(response, FileResponse):
            kind = TYPES.get(Path(full_path).suffix.lower(), "application/octet-stream")
            text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
            response.headers["content-type"] = f"{kind}; charset=utf-8" if text else kind
        return response


def files() -> Files:
    """Everything that the page loads."""
    return Files(directory=WEB)


async def page(request: Request) -> Response:
    """The one page, which finds its way by its address; a browser that comes first gets its cookie here."""
    response = shell(200)
    remember(request, response, secret_of(request))
    return response


def shell(status: int) -> Response:
    """The page as it stands."""
    headers = {"cache-control": "no-cache"}
    return Response((WEB / "index.html").read_bytes(), status, headers, "text/html; charset=utf-8")


async def words(request: Request) -> Response:
    """All words of a language that the browser needs, for one game or for all."""
    language = request.path_params["language"]
    game = request.query_params.get("game")
    games = [game_info["id"] for game_info in weald.registered_games()]
    if language not in LANGUAGES or game not in (None, *games):
        raise Refused(404, "not_found")
    text = _words(language, tuple(games) if game is None else (game,))
    tag = f'"{sha256(text).hexdigest()[:32]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def _words(language: str, games: tuple[str, ...]) -> bytes:
    folders = [WEB, HOME / "kernel", *(HOME / "games" / game for game in games)]
    parts = [text for folder in folders for text in texts(folder, language)]
    return "\n".join(parts).encode()
