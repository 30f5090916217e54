"""Positions for every kind of question, with what must be in sight, and how a page is measured."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from playwright.sync_api import ViewportSize

import weald
from tests.browser.arranged import stand
from tests.browser.person import Json, Person, Seats
from weald.games import find
from weald.games.spirit_island.content import ALL_SETS

ANSWERS_AT_MOST = 1500
# Hands and boards fill up: this many answers later counts as much as one more option.
LATE = 8
PEOPLE = ("Noor", "Jonas", "Maximiliane", "Emil", "Ivy", "Rowan")


class Size(NamedTuple):
    """The inside of a window, in pixels."""

    width: int
    height: int

    @property
    def whole(self) -> bool:
        """Whether everything must be in sight at once, or one gesture away."""
        return self.width >= 1280


class Way(NamedTuple):
    """A way to look at a table: the language, the size of the letters in percent, the window."""

    language: str
    text: int
    size: Size


class Case(NamedTuple):
    """A position in which a question of some kind is asked."""

    game: str
    kind: str
    seats: int
    position: Json
    choices: list[Json]


SIZES = (
    Size(1280, 720),
    Size(1366, 768),
    Size(1440, 900),
    Size(1536, 864),
    Size(1600, 900),
    Size(1920, 1080),
    Size(1024, 768),
    Size(390, 844),
)
LANGUAGES = ("en", "fr", "de")
TEXT_SIZES = (100, 125)
# The size of the letters changes last, back and forth, as it costs least.
WAYS = [
    Way(language, text, size)
    for language in LANGUAGES
    for n, size in enumerate(SIZES)
    for text in (TEXT_SIZES if n % 2 == 0 else TEXT_SIZES[::-1])
]

ADVANCED: Json = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}
EVERY_SPIRIT: Json = {**ALL_SETS, "casting": "random"}
# Seats, options and how many games of each sort are looked through; other games: all seats, no options, two.
GAMES: dict[str, list[tuple[int, Json, int]]] = {
    "ecosystem": [(1, {}, 2), (2, {}, 1), (3, {}, 2), (6, {}, 2)],
    "sylvion": [(1, {}, 3), (2, ADVANCED, 12), (1, ADVANCED, 12)],
    "living_forest_duel": [(2, {}, 6)],
    "spirit_island": [
        (1, {}, 4),
        (2, {}, 3),
        (6, {}, 2),
        (1, {**EVERY_SPIRIT, "adversary": "sweden", "level": 3}, 10),
        (2, EVERY_SPIRIT, 10),
        (4, {**EVERY_SPIRIT, "adversary": "england", "level": 2}, 4),
        (6, EVERY_SPIRIT, 2),
    ],
}
# A seed may find new kinds when rules change; fewer than these would mean that questions are no longer met.
KINDS_AT_LEAST = {"ecosystem": 5, "sylvion": 20, "living_forest_duel": 8, "spirit_island": 60}

# Parts of the page beside the question: the hand in its order, and the forecast.
HAND = {
    "ecosystem": ".hand .card",
    "sylvion": ".hand .sy-row > :is(.card, .sy-answer, .sy-pair)",
    "living_forest_duel": ".lfd-recruits .card, .lfd-pile, .lfd-mx button, .lfd-draw",
    "spirit_island": ".sip-fan .sip-card, .sip-pocket-card",
}
FORECAST = {
    "ecosystem": "",
    "sylvion": ".sy-sums > div",
    "living_forest_duel": ".lfd-plate, .lfd-blaze",
    "spirit_island": ".si-strip :is([data-forecast], .si-slot), .low-rail .sip-track:nth-child(-n + 2)",
}


@cache
def cases(game: str) -> list[Case]:
    """Return for each kind of question, and few or many seats, the fullest table of seeded random games."""
    most: dict[tuple[str, int], tuple[int, Case]] = {}
    for seats, options, games in GAMES.get(game, [(seats, {}, 2) for seats in find(game).seats]):
        for seed in range(games):
            _look_through(game, seats, options, seed, most)
    return [case for _, (_, case) in sorted(most.items(), key=lambda item: item[0])]


def _look_through(
    game: str, seats: int, options: Json, seed: int, most: dict[tuple[str, int], tuple[int, Case]]
) -> None:
    """Play a random game; note the moments with more to choose from than any before, rather late ones."""
    table = weald.new(game, seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    for n in range(ANSWERS_AT_MOST):
        if table.over:
            return
        # At one screen the first who is asked looks at the page.
        first = table.pending[0]
        size = LATE * len(first.options) + n
        key = (first.kind, min(seats, 3))
        if key not in most or size > most[key][0]:
            choices = [{"id": choice.id, "ref": choice.ref} for choice in first.choices]
            most[key] = (size, Case(game, first.kind, seats, table.position(), choices))
        decision = chance.choice(table.pending)
        table.answer(decision.seat, chance.choice(decision.options))


def open_case(person: Person, case: Case) -> str:
    """Make the case a table of this browser, with all players at one screen; return its id."""
    seats: Seats = [{"kind": "human", "name": name} for name in PEOPLE[: case.seats]]
    return stand(person, weald.load(case.position), seats)


GO = """async (table) => {
    const old = document.querySelector('.table');
    history.pushState(null, '', `/t/${table}`);
    dispatchEvent(new PopStateEvent('popstate'));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let i = 0; i < 600; i += 1) {
        await frame();
        document.querySelector('.curtain button')?.click();
        const now = document.querySelector('.table');
        if (now && now !== old && document.querySelector('.prompt.lit')) break;
    }
}"""

TURN = """async ([language, text]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const page = document.documentElement;
    page.style.fontSize = `${text}%`;
    if (page.lang !== language) {
        document.querySelector('.drop.wide > button').click();
        while (!document.querySelector('.drop [lang]')) await frame();
        document.querySelector(`.drop [lang=${language}]`).click();
        while (page.lang !== language) await frame();
        await document.fonts.ready;
    }
    for (let i = 0; i < 3; i += 1) await frame();
}"""

# The part of a thing that is in sight: inside the window and inside everything that cuts off what it holds.
MEASURE = """([choices, hand, forecast, whole]) => {
    const faults = [];
    const inside = (one, other) => ({
        left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    });
    const area = ({left, top, right, bottom}) => Math.max(0, right - left) * Math.max(0, bottom - top);
    const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const clips = new Map();
    const clipOf = (element) => {
        if (!element || element === document.body) return screen;
        if (clips.has(element)) return clips.get(element);
        const style = getComputedStyle(element);
        let clip = style.position === 'fixed' ? screen : clipOf(element.parentElement);
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
            clip = inside(clip, element.getBoundingClientRect());
        clips.set(element, clip);
        return clip;
    };
    const seenPart = (element) => {
        const box = element.getBoundingClientRect();
        const part = inside(box, clipOf(element.parentElement));
        return area(box) === 0 ? 0 : area(part) / area(box);
    };
    const uncovered = (element) => {
        if (element instanceof SVGElement) return true;
        const {left, top, right, bottom} = inside(element.getBoundingClientRect(), screen);
        for (const y of [0.5, 0.15, 0.85]) for (const x of [0.5, 0.06, 0.94, 0.3, 0.7]) {
            const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
            if (hit && (element.contains(hit) || hit.contains(element) && hit.matches('[data-ref]')))
                return true;
        }
        return false;
    };
    const shown = (element) => element.getClientRects().length > 0;
    const large = ({width, height}) => Math.min(width, height) >= 16;
    const seen = (element) => shown(element) && large(element.getBoundingClientRect())
        && seenPart(element) > 0.93 && uncovered(element);
    // A thing outside its box counts as one gesture away only if that box is in sight and says so.
    const cued = (element) => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            const scrolls = [style.overflowX, style.overflowY].some((way) => /auto|scroll/.test(way));
            const near = innerWidth < 900 || seenPart(at) > 0.2;
            if (scrolls && seenPart(element) <= 0.93 && at.matches('[data-more]') && near) return true;
        }
        return false;
    };
    const reached = (element) => {
        if (seen(element) || (shown(element) && cued(element))) return true;
        const box = element.getBoundingClientRect();
        return innerWidth < 900 && shown(element) && box.left > -2 && box.right < innerWidth + 2;
    };
    const good = whole ? (element) => seen(element) || (shown(element) && cued(element)
        && element.closest('[data-long], #options ol')) : reached;
    const name = (element) => element.dataset?.ref ?? `${element.className}`;
    const page = document.documentElement;
    if (scrollY !== 0) faults.push(`opens scrolled by ${scrollY}`);
    if (page.scrollWidth > innerWidth + 1) faults.push(`wider by ${page.scrollWidth - innerWidth}`);
    const higher = page.scrollHeight - innerHeight;
    if (whole && higher > 1) faults.push(`higher by ${higher}`);
    // An event lies over everything until one looks at the island.
    const event = document.querySelector('.si-event:popover-open');
    for (const part of event ? [] : document.querySelectorAll('.prompt h2, .prompt p, .prompt .acts .btn'))
        if (shown(part) && !seen(part)) faults.push(`prompt: ${part.textContent.slice(0, 30)}`);
    const options = [...document.querySelectorAll('[data-option]')];
    const things = [...document.querySelectorAll('[data-ref]')].filter(shown);
    for (const {id, ref} of choices) {
        const listed = options.filter((one) => one.dataset.option === id);
        const placed = things.filter((one) => one.dataset.ref === ref && !one.closest('#options'));
        if (!ref.includes(':') && placed.length === 0 && document.querySelector('.acts .btn')) continue;
        const stands = placed.length > 0 ? placed : listed.filter(shown);
        const more = document.querySelector('.opts .more');
        if (stands.length === 0 && (innerWidth < 900 || (more && seen(more)))) continue;
        if (!stands.some(good)) faults.push(`choice ${id} (${ref})`);
    }
    if (event) return faults;
    if (hand) for (const card of document.querySelectorAll(hand))
        if (shown(card) && !good(card)) faults.push(`hand: ${name(card)}`);
    const cards = hand ? [...document.querySelectorAll(hand)].filter(shown) : [];
    if (cards.length > 0 && !cards.some((card) => seenPart(card) > 0.5)) faults.push('no card in sight');
    if (forecast) for (const part of document.querySelectorAll(forecast))
        if (whole && shown(part) && !seen(part)) faults.push(`forecast: ${name(part)}`);
    return faults;
}"""


class Viewer:
    """A person who goes from table to table without loading the page again."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.foreseen = 0
        person.page.on("websocket", lambda socket: socket.on("framereceived", self._receive))
        # A transparent page need not be painted, and is measured all the same.
        person.page.evaluate("document.documentElement.style.opacity = 0")

    def _receive(self, frame: str | bytes) -> None:
        self.foreseen += '"outcomes"' in str(frame)

    def show(self, table: str) -> None:
        """Go to a table and wait until its options say what they bring."""
        before = self.foreseen
        self.person.page.evaluate(GO, table)
        self.person.until(lambda: self.foreseen > before, True)

    def faults(self, case: Case, way: Way) -> list[str]:
        """Return the things that are not in sight and ought to be."""
        page, size = self.person.page, way.size
        window: ViewportSize = {"width": size.width, "height": size.height}
        if page.viewport_size != window:
            page.set_viewport_size(window)
        page.evaluate(TURN, [way.language, way.text])
        hand, forecast = HAND.get(case.game, ".hand [data-ref]"), FORECAST.get(case.game, ".board [data-ref]")
        sights = [case.choices, hand, forecast, size.whole]
        found: list[str] = page.evaluate(MEASURE, sights)
        place = f"{case.game} {case.kind} of {case.seats}, {size.width}x{size.height}, {way.language}"
        return [f"{place}, {way.text} %: {fault}" for fault in found]
