"""The page, its files and its words, as a browser gets them."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tests.server.live_server import Browser, refused
from weald.i18n import texts
from weald.server.http.routes.pages import HOME, WEB


@pytest.mark.parametrize("path", ["/", "/t/abc", "/replay/abc", "/replay/abc/12"])
def test_the_one_page(browser: Browser, path: str) -> None:
    reply = browser.http.get(path)
    assert reply.status_code == 200
    assert reply.content == (WEB / "index.html").read_bytes()
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


def test_a_wrong_address_in_a_browser_shows_the_page(browser: Browser) -> None:
    reply = browser.http.get("/no/such/page", headers={"Accept": "text/html,*/*"})
    assert reply.status_code == 404
    assert reply.content == (WEB / "index.html").read_bytes()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/css/tokens.css", "text/css; charset=utf-8"),
        ("/js/app.js", "text/javascript; charset=utf-8"),
        ("/favicon.svg", "image/svg+xml; charset=utf-8"),
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
