"""The page, its files and its words, as a browser gets them."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tests.loops import run
from tests.server.live_server import Browser, refused
from weald.i18n import texts
from weald.server.http.routes import pages
from weald.site.files import HOME, Build, asset
from weald.site.scripts import WEB, joined


def listed(page: str) -> dict[str, str]:
    """The addresses that a page lists, by path."""
    match = re.search(r'<script type="application/json" id="assets">(.*)</script>', page)
    assert match is not None
    addresses: dict[str, str] = json.loads(match[1])
    return addresses


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/replay/abc", "/replay/abc/12", "/replay/abc/" + "9" * 5000]
)
def test_the_one_page(browser: Browser, path: str) -> None:
    reply = browser.http.get(path)
    assert reply.status_code == 200
    assert '<div id="app"></div>' in reply.text
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


def test_a_wrong_address_in_a_browser_shows_the_page(browser: Browser) -> None:
    reply = browser.http.get("/no/such/page", headers={"Accept": "text/html,*/*"})
    assert reply.status_code == 404
    assert reply.content == browser.http.get("/").content


def test_what_the_page_lists_is_there_for_good_and_compressed(browser: Browser) -> None:
    addresses = sorted(set(listed(browser.http.get("/").text).values()))
    assert len(addresses) > 30
    for address in addresses:
        reply = browser.http.get(address)
        assert reply.status_code == 200, address
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        zipped = reply.headers.get("content-encoding") == "gzip"
        assert zipped or address.endswith(".woff2") or len(reply.content) < 1000, address
        plain = browser.http.get(address, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == reply.content


def test_the_page_links_to_what_it_lists(browser: Browser) -> None:
    page = browser.http.get("/").text
    links = re.findall(r'(?:href|src)="(/built/[^"]+)"', page)
    assert len(links) == 4 + len(joined().first)
    assert set(links) <= set(listed(page).values())
    assert "/js/" not in page.replace(json.dumps(listed(page), separators=(",", ":"), sort_keys=True), "")


def test_an_unknown_hash_is_refused(browser: Browser) -> None:
    refused(browser.http.get("/built/app.000000000000.js"), 404, "not_found")


def test_the_builds_follow_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    stamps = iter([(1, 1), (1, 1), (1, 2), (1, 3)])
    pages_built = [
        Build(asset(name, "text/html"), {f"/built/{i}": asset(name, "x")})
        for i, name in enumerate((b"one", b"two", b"three"))
    ]
    left = iter(pages_built)
    monkeypatch.setattr(pages, "newest", lambda: next(stamps))
    monkeypatch.setattr(pages, "joined_build", lambda _: next(left))
    monkeypatch.setattr(pages, "BUILD_SECONDS", 0.0)
    builds = pages.Builds(plain=False)

    async def look() -> list[bytes]:
        return [(await builds.current()).page.body for _ in range(4)]

    assert run(look()) == [b"one", b"one", b"two", b"three"]
    assert builds.find("/built/0") is None
    assert builds.find("/built/1") is not None
    assert builds.find("/built/2") is not None


def test_the_plain_page_is_the_file() -> None:
    builds = pages.Builds(plain=True)
    assert run(builds.current()).page.body == (WEB / "index.html").read_bytes()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/css/tokens.css", "text/css; charset=utf-8"),
        ("/js/app.js", "text/javascript; charset=utf-8"),
        ("/favicon.svg", "image/svg+xml; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/app/icon-192.png", "image/png"),
        ("/fonts/vollkorn-latin-wght-normal.woff2", "font/woff2"),
    ],
)
def test_files_have_their_types_and_are_asked_for_again(browser: Browser, path: str, kind: str) -> None:
    reply = browser.http.get(path)
    assert (reply.status_code, reply.headers["content-type"]) == (200, kind)
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.content == (WEB / path.lstrip("/")).read_bytes()
    again = browser.http.get(path, headers={"If-None-Match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/../cli.py", "/%2e%2e/cli.py", "/css/..%2f..%2fcli.py", "/css", "/js/"])
def test_nothing_outside_the_folder_is_given_away(browser: Browser, path: str) -> None:
    refused(browser.http.get(path), 404, "not_found")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_words(browser: Browser, language: str) -> None:
    reply = browser.http.get(f"/locale/{language}.ftl", params={"game": "ecosystem"})
    folders = [WEB, HOME / "kernel", HOME / "games" / "ecosystem"]
    parts = [text for folder in folders for text in texts(folder, language)]
    expected = "\n".join(parts).encode()
    assert (reply.status_code, reply.content) == (200, expected)
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    resource = FluentParser().parse(reply.text)
    assert [entry for entry in resource.body if isinstance(entry, Junk)] == []
    again = browser.http.get(reply.url, headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304
    assert expected[:200] in browser.http.get(f"/locale/{language}.ftl").content


@pytest.mark.parametrize("path", ["/locale/xx.ftl", "/locale/en.ftl?game=chess", "/locale/..%2fen.ftl"])
def test_words_that_are_not_there(browser: Browser, path: str) -> None:
    refused(browser.http.get(path), 404, "not_found")
