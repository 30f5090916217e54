"""The games there are, and what is printed in them."""

from tests.server.live_server import Browser, expect, refused
from weald.games.spirit_island.presentation.catalogue import catalogue


def address(browser: Browser) -> str:
    games = {game["id"]: game for game in expect(browser.http.get("/api/games"), 200)["games"]}
    assert games["ecosystem"]["catalogue"] is None
    return str(games["spirit_island"]["catalogue"])


def test_a_catalogue_is_kept_for_good_under_its_hash(browser: Browser) -> None:
    reply = browser.http.get(address(browser))
    assert (reply.status_code, reply.headers["content-type"]) == (200, "application/json")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert reply.json() == catalogue()


def test_without_the_hash_it_is_asked_for_again(browser: Browser) -> None:
    reply = browser.http.get("/api/games/spirit_island/catalogue")
    assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-cache")
    again = browser.http.get(reply.url, headers={"If-None-Match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    older = browser.http.get("/api/games/spirit_island/catalogue?v=0123456789abcdef")
    assert (older.status_code, older.headers["cache-control"]) == (200, "no-cache")


def test_games_without_a_catalogue(browser: Browser) -> None:
    refused(browser.http.get("/api/games/ecosystem/catalogue"), 404, "not_found")
    refused(browser.http.get("/api/games/chess/catalogue"), 404, "not_found")
