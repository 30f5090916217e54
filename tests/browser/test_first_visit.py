"""Costs of a visit: requests and bytes until a table can be played, and the page without a network."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.conftest import Meet, serving
from tests.browser.person import Person
from weald.site.scripts import joined

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
TITLES = {
    "ecosystem": "Écosystème",
    "living_forest_duel": "Living Forest Duel",
    "spirit_island": "Spirit Island",
    "sylvion": "Sylvion",
}
HOME_REQUESTS = 12
HOME_BYTES = 190_000
REQUESTS = 30
BYTES = 350_000
AGAIN = 3
# The beginning of what the page says without a network.
OFFLINE = {
    "en-GB": "No connection. Weald",
    "fr-FR": "Pas de connexion. Weald",
    "de-DE": "Keine Verbindung. Weald",
}
ENOUGH_IS_KEPT = """async () => {
  const kept = (await (await caches.open("weald")).keys()).map(({ url }) => new URL(url).pathname);
  return kept.includes("/") && ["app", "games", "interface"].every((name) =>
    kept.some((path) => path.startsWith(`/built/${name}.`)));
}"""

TERMS_CAME = """() => ["/rules-", "-learn."].every((part) =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes(part)))"""


class Traffic:
    """Everything that goes over the network for a person's page; what the browser has kept does not."""

    def __init__(self, person: Person) -> None:
        self._requests: list[Request] = []
        self._sockets: list[str] = []
        person.page.on("requestfinished", self._finished)
        person.page.on("websocket", lambda socket: self._sockets.append(socket.url))

    def _finished(self, request: Request) -> None:
        self._requests.append(request)

    def count(self) -> tuple[int, int, list[str]]:
        """Return how many requests and bytes there were since the last call, and the addresses."""
        sizes = [(request.url, self._size(request)) for request in self._requests]
        sent = [(url, size) for url, size in sizes if size > 0]
        addresses = [*(url for url, _ in sent), *self._sockets]
        self._requests.clear()
        self._sockets.clear()
        return len(addresses), sum(size for _, size in sent), addresses

    def _size(self, request: Request) -> int:
        sizes = request.sizes()
        return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def wait_for_the_rest(person: Person) -> None:
    """Wait for the terms of the rules, which come a moment after the table."""
    expect(person.page.locator(".bar .tool", has_text="Règles")).to_be_visible()
    person.page.wait_for_function(TERMS_CAME)
    person.page.wait_for_load_state("networkidle")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service that was installed from a wheel."""
    place = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(place), str(ROOT)]
    subprocess.run(build, check=True)
    (wheel,) = place.glob("weald-*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", place / "site", wheel], check=True)
    with serving(place / "data", site=place / "site") as address:
        yield address


@pytest.fixture(params=["checkout", "wheel"])
def quick(request: pytest.FixtureRequest) -> str:
    """The address of a service whose modules are joined."""
    if not joined().files:
        pytest.skip("the modules of the page are not joined: python tools/join.py")
    return str(request.getfixturevalue("url" if request.param == "checkout" else "installed"))


# French has the longest texts, and letters that must not bring another font.
@pytest.mark.parametrize("game", TITLES)
def test_few_requests_until_a_table_can_be_played(meet: Meet, quick: str, game: str) -> None:
    person = meet(1440, 900, locale="fr-FR", base_url=quick)
    traffic = Traffic(person)
    person.home()
    person.page.wait_for_load_state("networkidle")
    requests, size, addresses = traffic.count()
    assert requests <= HOME_REQUESTS, addresses
    assert size <= HOME_BYTES, (size, addresses)
    person.page.locator(".game", has_text=TITLES[game]).click()
    person.page.locator(".begin").click()
    person.page.wait_for_selector(".prompt.lit")
    more, more_size, more_addresses = traffic.count()
    assert requests + more <= REQUESTS, addresses + more_addresses
    assert size + more_size <= BYTES, (size + more_size, addresses + more_addresses)
    table = person.page.url
    wait_for_the_rest(person)
    traffic.count()
    person.home()
    expect(person.page.locator(".tables .btn").first).to_be_visible()
    requests, _, addresses = traffic.count()
    assert requests <= AGAIN, addresses
    person.page.goto(table)
    person.page.wait_for_selector(".prompt.lit")
    wait_for_the_rest(person)
    requests, _, addresses = traffic.count()
    assert requests <= AGAIN, addresses


def test_the_page_opens_without_a_network_and_says_so(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        people = [
            (locale, Person(browser.new_context(base_url=url, locale=locale).new_page()).home())
            for locale in OFFLINE
        ]
        for _, person in people:
            person.until(partial(person.page.evaluate, ENOUGH_IS_KEPT), True)
    for locale, person in people:
        person.page.goto("/")
        expect(person.page.get_by_role("alert")).to_contain_text(OFFLINE[locale])
        expect(person.page.locator(".game")).to_have_count(len(TITLES))
        person.page.goto("/t/abc")
        expect(person.page.get_by_role("alert")).to_be_visible()
        assert person.complaints == []
        person.page.context.close()


def test_the_page_can_be_installed(meet: Meet) -> None:
    person = meet().home()
    page = person.page
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert href is not None
    manifest = page.context.request.get(href).json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Weald", "/", "standalone")
    sizes = []
    for icon in manifest["icons"]:
        reply = page.context.request.get(icon["src"])
        assert reply.ok
        assert reply.headers["content-type"].startswith(icon["type"])
        sizes.append((icon["sizes"], icon.get("purpose", "any")))
    assert sizes == [("any", "any"), ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")]


def test_plain_files_are_served_for_work_on_them(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEALD_PLAIN", "1")
    with serving(tmp_path) as url:
        person = Person(browser.new_context(base_url=url).new_page())
        loaded: list[str] = []
        person.page.on("request", lambda request: loaded.append(request.url.removeprefix(url)))
        person.home()
        person.page.locator(".begin").click()
        person.page.wait_for_selector(".prompt.lit")
        assert "/js/core/session.js" in loaded
        assert "/games/ecosystem/board.css" in loaded
        assert [path for path in loaded if path.startswith("/built/")] == []
        assert person.complaints == []
        person.page.context.close()
