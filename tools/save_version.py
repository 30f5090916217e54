"""Saves what the running version stores: `python -m tools.save_version`, once for every release.

Writes `tests/positions/<version>/`, which `tests/generic/test_stored_versions.py` opens, checks and plays on
with every later version:

    <game>/positions/*.json   moments of games that differ as much as possible: every kind of question, before
                              and in the middle of a step, every number of seats, every value of an option
    <game>/records/*.json     complete games; every two values of two options meet in one of them; one is won
    <game>/manifest.json      what the positions ask, and how the records end
    server/tables.db.gz       the SQLite file of a server with tables of all games, running and finished
    server/tables.backup      the same as `weald backup` writes it
    server/tables.sql.gz      the same from PostgreSQL, as `pg_dump --inserts` writes it
    server/manifest.json      for each database: the cookies of the people, and what they see at each table

It uses what users of the program use (`weald.new`, `weald.ai.choose`, `weald serve`, HTTP) and nothing behind
it, so that it outlives changes of the code. The one exception: it dates finished tables back in the database,
because tables go to the archive after months. It takes ten minutes. A folder that exists is left alone.
"""

from __future__ import annotations

import argparse
import gzip
import importlib
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import contextmanager
from itertools import chain, combinations
from pathlib import Path
from random import Random
from typing import Any

import httpx

import weald
from tests.postgres import PACKAGE, PROGRAMS, postgres

Json = dict[str, Any]
Feature = tuple[object, ...]

FOLDER = Path(__file__).parent.parent / "tests" / "positions"
PATIENCE = 120.0
# Moments to keep of a game: at least FEWEST, and more as long as the next one shows enough; then at most
# MOST, unless a question or a setting is not among them yet.
FEWEST, MOST = 20, 60
ENOUGH = 60
# Rounds in which all settings are played in search of moments, and games after which no more are begun where
# settings are many; records are kept of the first games, at most MOST.
ROUNDS = 8
GAMES = 320
# Share of answers that take the rarest option instead of a bot's advice: for long games and rare moves.
CURIOSITY = (0.15, 0.5, 0.85)
# Numbers in a state that are larger are alike.
FAR = 10
# Worth of a moment for what it shows.
QUESTION, SETTING, WORD, DETAIL = 10_000, 1_000, 30, 1


def main() -> int:
    """Save the running version and return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--to", type=Path, default=FOLDER / weald.__version__, help="the folder to make")
    folder: Path = parser.parse_args().to
    if folder.exists():
        print(f"{folder} is there already: remove it first", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="weald-save-") as place:
        with serving(Path(place) / "ask") as url:
            games: list[Json] = httpx.get(f"{url}/api/games").json()["games"]
        for game in games:
            save_game(game, folder / game["id"])
        save_servers(games, Path(place), folder / "server")
    return 0


def write(path: Path, data: Any) -> None:
    """Write compact JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")


# Positions and records.


def values_of(option: Json) -> list[Any]:
    """List the values of an option to try: all, or the ends, the middle and the default of a number."""
    if option["kind"] == "choice":
        return list(option["choices"])
    if option["kind"] == "bool":
        return [False, True]
    low, high = option["min"], option["max"]
    return sorted({low, (low + high) // 2, high, option["default"]})


def settings_of(game: Json) -> list[Json]:
    """List seats and options of games such that every two values that go together meet once."""
    factors = {"seats": game["seats"], **{option["id"]: values_of(option) for option in game["options"]}}
    missing = {
        ((one, a), (other, b))
        for one, other in combinations(factors, 2)
        for a in factors[one]
        for b in factors[other]
    }
    random = Random(0)
    chosen = []
    while missing:
        # At least one of the missing pairs is in each draft, so that it comes to an end.
        pairs = random.sample(sorted(missing, key=repr), min(30, len(missing)))
        drafts = []
        for pair in pairs:
            draft = {**{name: random.choice(values) for name, values in factors.items()}, **dict(pair)}
            mended = playable(game, draft, dict(pair))
            if mended is None:
                missing.discard(pair)
            else:
                drafts.append(mended)
        if drafts:
            best = max(drafts, key=lambda draft: len(missing & set(combinations(draft.items(), 2))))
            missing -= set(combinations(best.items(), 2))
            chosen.append(best)
    return chosen


def playable(game: Json, draft: Json, fixed: Json) -> Json | None:
    """Return settings that a game accepts, changed as refusals ask for; None if `fixed` is refused."""
    settings = dict(draft)
    for _ in draft:
        try:
            opened(game, settings, 1)
        except weald.WealdError as refused:
            if not mend(game, settings, refused, fixed):
                return None
        else:
            return settings
    return None


def mend(game: Json, settings: Json, refused: weald.WealdError, fixed: Json) -> bool:
    """Change what a refusal is about, unless it is fixed; return whether that was possible."""
    args: Json = dict(refused.message.args)
    option, other, choices = str(args.get("option")), str(args.get("other")), args.get("choices", ())
    if refused.code == "start_missing":
        option = "scenario"
    if refused.code == "option_needs":
        free = [need for need in choices if need not in fixed]
        if free:
            settings[free[0]] = True
            return True
    defaults = {one["id"]: one["default"] for one in game["options"]}
    for name in (option, other):
        if name in defaults and name not in fixed and settings[name] != defaults[name]:
            settings[name] = defaults[name]
            return True
    if other in defaults and other not in fixed and choices:
        settings[other] = {"true": True, "false": False}.get(choices[0], choices[0])
        return True
    return False


def opened(game: Json, settings: Json, seed: int) -> weald.Table:
    """Open a table with settings."""
    options = {name: value for name, value in settings.items() if name != "seats"}
    return weald.new(game["id"], settings["seats"], seed, options)


def followed(game: Json) -> Iterator[weald.Table]:
    """Yield a table for each choice with which a game goes on from the end of another one."""
    for option in game["options"]:
        for value, needs in option.get("needs", {}).items():
            options = {option["id"]: value, needs[0]: True}
            try:
                weald.new(game["id"], game["seats"][0], 1, options)
            except weald.WealdError as refused:
                if refused.code == "start_missing":
                    earlier = won(game, game["seats"][0], {needs[0]: True})
                    yield weald.new(game["id"], game["seats"][0], 1, options, start_from=earlier.record())


class Collection:
    """Moments of one game that show something which none before them showed."""

    def __init__(self) -> None:
        self.moments: list[tuple[Json, Json, frozenset[Feature]]] = []
        self._seen: set[Feature] = set()

    def look(self, table: weald.Table) -> None:
        """Keep the moment at which a table stands if it shows something new."""
        position = table.position()
        features = features_of(table, position)
        if not features <= self._seen:
            self._seen |= features
            self.moments.append((position, asked(table), features))

    def chosen(self) -> list[tuple[Json, Json]]:
        """Choose few moments that show much, those that are wanted most first."""
        missing = set(self._seen)
        left = list(self.moments)
        chosen: list[tuple[Json, Json]] = []
        while left:
            best = max(left, key=lambda moment: worth(moment[2] & missing))
            bar = 0 if len(chosen) < FEWEST else ENOUGH if len(chosen) < MOST else SETTING
            if worth(best[2] & missing) < bar:
                break
            left.remove(best)
            missing -= best[2]
            chosen.append(best[:2])
        return chosen


def asked(table: weald.Table) -> Json:
    """Return the kind and the options of what is asked at a table, by seat."""
    return {str(d.seat): {"kind": d.kind, "options": list(d.options)} for d in table.pending}


def worth(features: Set[Feature]) -> int:
    """Return how much a moment is wanted for its features."""
    weights: dict[object, int] = {"question": QUESTION, "setting": SETTING, "word": WORD}
    return sum(weights.get(feature[0], DETAIL) for feature in features)


def features_of(table: weald.Table, position: Json) -> frozenset[Feature]:
    """Return the contents of a moment: questions, settings, words of the options, details of the state."""
    features: set[Feature] = {("setting", "seats", position["seats"])}
    features |= {("setting", *option) for option in position["options"].items()}
    for decision in table.pending:
        features.add(("question", decision.kind, bool(position["answers"])))
        for option in decision.options:
            features |= {("word", decision.kind, word) for word in re.split(r"[^a-z_]+", option)}
    details("state", position["state"], features)
    return frozenset(features)


def details(path: str, value: Any, features: set[Feature]) -> None:
    """Add what stands in a state, without regard to places, numbers and order."""
    if isinstance(value, dict):
        for key, item in value.items():
            details(path + "." + re.sub(r"[0-9]+", "", key), item, features)
    elif isinstance(value, list):
        features.add((path, "list", bool(value)))
        for item in value:
            details(path + "[]", item, features)
    elif isinstance(value, str):
        features.add((path, "text", value))
    else:
        features.add((path, "number", None if value is None else max(-FAR, min(FAR, value))))


class Players:
    """Play for all seats: often as a bot would, and otherwise what has been taken least so far."""

    def __init__(self, bot: str) -> None:
        self._bot = bot
        self._taken: Counter[tuple[str, str]] = Counter()

    def answer(self, table: weald.Table, random: Random, curiosity: float) -> None:
        """Answer one of the open questions."""
        decision = random.choice(table.pending)
        if random.random() < curiosity:
            rare = [self._taken[decision.kind, option] for option in decision.options]
            fewest = min(rare)
            option = random.choice([o for o, n in zip(decision.options, rare, strict=True) if n == fewest])
        else:
            option = weald.ai.choose(self._bot, table, decision.seat, random.randrange(2**32))
        self._taken[decision.kind, option] += 1
        table.answer(decision.seat, option)


def save_game(game: Json, folder: Path) -> None:
    """Play many games; keep the records of all of them and moments of some."""
    # The bots of a game are named from the simplest to the best: the second one is good enough, and quick.
    players = Players(game["bots"][1])
    collection = Collection()
    manifest: Json = {"positions": {}, "records": {}}
    every = settings_of(game)
    games = min(len(every) * ROUNDS, max(GAMES, len(every)))
    tables = (opened(game, settings, n) for n, settings in enumerate((every * ROUNDS)[:games], 1))
    for n, table in enumerate(chain(followed(game), tables), 1):
        random = Random(n)
        while not table.over:
            collection.look(table)
            players.answer(table, random, CURIOSITY[n % len(CURIOSITY)])
        if n <= min(len(every), MOST):
            save_record(table, folder, manifest["records"])
    if not any(end["winners"] for end in manifest["records"].values()):
        save_record(won(game, game["seats"][0], {}), folder, manifest["records"])
    for n, (position, pending) in enumerate(collection.chosen(), 1):
        kind = next(iter(pending.values()))["kind"]
        name = f"{n:02}-{kind}.json"
        write(folder / "positions" / name, position)
        manifest["positions"][name] = pending
    write(folder / "manifest.json", manifest)
    print(f"{game['id']}: {len(manifest['positions'])} of {len(collection.moments)} moments", flush=True)


def save_record(table: weald.Table, folder: Path, ended: Json) -> None:
    """Keep the record of a game that is over, and how it ended."""
    assert table.result is not None
    record = table.record()
    name = f"{len(ended) + 1:02}.json"
    write(folder / "records" / name, record)
    ended[name] = {
        "answers": len(record["answers"]),
        "winners": list(table.result.winners),
        "totals": [score["total"] for score in table.result.scores],
    }


def won(game: Json, seats: int, options: Json) -> weald.Table:
    """Let the best bot play until it has won."""
    for seed in range(1, 100):
        table = weald.new(game["id"], seats, seed, options)
        while not table.over:
            seat = table.pending[0].seat
            table.answer(seat, weald.ai.choose(game["bots"][-1], table, seat, seed))
        if table.result and table.result.winners:
            return table
    raise AssertionError(f"{game['id']} was never won")


# Servers with tables.


@contextmanager
def serving(data: Path, **environment: str) -> Iterator[str]:
    """Run `weald serve` while the block lasts and yield its address."""
    # The one that belongs to this Python, or else the one on the path.
    program = shutil.which("weald", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert program is not None, "weald is not installed"
    process = subprocess.Popen(
        [program, "serve", "--port", "0", "--data", data, "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    try:
        yield next(
            address[0] for line in process.stdout if (address := re.search(r"http://[0-9.]+:[0-9]+", line))
        )
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        process.stdout.close()


class Person:
    """A person with a browser: a cookie, and commands over HTTP."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        if cookie is not None:
            self.http.cookies.set("weald", cookie)
        self.random = Random(1)

    @property
    def cookie(self) -> str:
        return self.http.cookies["weald"]

    def get(self, path: str, **query: Any) -> Json:
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        body: Json = reply.json()
        return body

    def post(self, path: str, **body: Any) -> Json:
        reply = self.http.post(path, json=body)
        assert reply.status_code in (200, 201, 409), f"{path} {body} {reply.text}"
        answer: Json = reply.json()
        return answer

    def command(self, id: str, what: str, seat: int, **body: Any) -> Json:
        """Do something at a table, from what the seat sees now."""
        version = self.look(id, seat)["version"]
        return self.post(
            f"/api/tables/{id}/{what}", seat=seat, expected=version, key=uuid.uuid4().hex, **body
        )

    def look(self, id: str, seat: int | None = None) -> Json:
        return self.get(f"/api/tables/{id}", **({} if seat is None else {"seat": seat}))

    def say(self, id: str, seat: int, text: str) -> None:
        self.post(f"/api/tables/{id}/say", seat=seat, key=uuid.uuid4().hex, text=text)

    def answer(self, id: str) -> bool:
        """Answer a question to one of the own seats with any option, if there is one."""
        around = self.look(id)
        for seat in around["mine"]:
            decisions = self.look(id, seat)["decisions"]
            if decisions and around["seats"][seat]["kind"] != "ai":
                option = self.random.choice(decisions[0]["choices"])["id"]
                self.command(id, "answer", seat, option=option)
                return True
        return False


class Company:
    """Two people and the tables that they leave behind, one of each sort for every game."""

    def __init__(self, url: str) -> None:
        self.noor = Person(url)
        self.till = Person(url)
        # By id: what sort of table it is, and the tokens of its seats.
        self.tables: dict[str, str] = {}
        self.tokens: dict[str, Json] = {}

    def open(self, sort: str, game: Json, seats: Sequence[Json], **more: Any) -> Json:
        """Open a table at which Noor is the host."""
        if not any(seat["kind"] == "guest" for seat in seats):
            # A table that guests may join takes no seed.
            more["seed"] = len(self.tables)
        opened = self.noor.post("/api/tables", game=game["id"], seats=seats, **more)
        self.tables[opened["id"]] = sort
        self.tokens[opened["id"]] = opened["tokens"]
        return opened

    def play(self, id: str, answers: int) -> None:
        """Let the two answer at a table until there are enough answers, no seat may, or the game is over."""
        late = time.monotonic() + PATIENCE
        given = 0
        idle = 0
        while given < answers and idle < 10 and time.monotonic() < late:
            if self.noor.look(id)["over"]:
                return
            moved = self.noor.answer(id) or self.till.answer(id)
            given += moved
            idle = 0 if moved else idle + 1
            if not moved:
                # An AI may be thinking.
                time.sleep(0.1)

    def joined(self, sort: str, game: Json, **more: Any) -> str:
        """Open a table to which Till comes with the invitation and return its id."""
        given = {"contribution": "02" * 16} if more.get("fair") else {}
        opened = self.open(sort, game, [human("Noor"), {"kind": "guest", "name": ""}], **more)
        path = f"/api/invitations/{opened['invite']}"
        taken = self.till.post(path, seat=1, name="Till", key=uuid.uuid4().hex, **given)
        id: str = opened["id"]
        self.tokens[id]["1"] = taken["token"]
        return id


def human(name: str) -> Json:
    """Return the seat of a person."""
    return {"kind": "human", "name": name}


def hot_seat(company: Company, game: Json) -> None:
    """Leave a table of three people at one screen, who have taken an answer back."""
    count = max(n for n in game["seats"] if n <= 3)
    seats = [human(name) for name in ("Noor", "Ada", "Émile")[:count]]
    id = company.open("hot seat", game, seats, options={"takebacks": "free"})["id"]
    company.play(id, 14)
    company.noor.command(id, "undo", next(n for n in range(count) if undoable(company.noor, id, n)))
    company.play(id, 4)


def undoable(person: Person, id: str, seat: int) -> bool:
    """Return whether a seat can take its last answer back at once."""
    return bool(person.look(id, seat)["undo"]["ok"])


def robots(company: Company, game: Json) -> None:
    """Leave a table with an AI, with other options than usual where they go together."""
    others = {
        option["id"]: [value for value in values_of(option) if value != option["default"]][-1]
        for option in game["options"]
        if option["kind"] != "int"
    }
    defaults = {option["id"]: option["default"] for option in game["options"]}
    options = playable(game, {**defaults, **others, "seats": 2}, {"seats": 2})
    assert options is not None
    del options["seats"]
    ai = {"kind": "ai", "name": "Alder", "level": game["bots"][1]}
    company.play(company.open("robots", game, [human("Noor"), ai], options=options)["id"], 12)


def elsewhere(company: Company, game: Json) -> None:
    """Leave a table of two people in two places, who talk."""
    id = company.joined("elsewhere", game)
    company.noor.say(id, 0, "Bonjour Till, „viel Glück“ 🌲")
    company.play(id, 17)
    company.till.say(id, 1, "merci")


def wish(company: Company, game: Json) -> None:
    """Leave a table at which one wishes to take something back and the other has not answered."""
    id = company.joined("wish", game)
    for _ in range(200):
        company.play(id, 1)
        for person, seat in ((company.noor, 0), (company.till, 1)):
            if person.look(id, seat)["undo"]["ask"]:
                person.command(id, "undo", seat)
                return
    raise AssertionError(f"nothing to wish for in {game['id']}")


def invited(company: Company, game: Json) -> None:
    """Leave a table with a free seat."""
    seats = [human("Noor"), {"kind": "guest", "name": ""}]
    company.play(company.open("invited", game, seats)["id"], 3)


def fair(company: Company, game: Json) -> None:
    """Leave a table whose cards were dealt fairly, and one that waits for a guest's part."""
    company.play(company.joined("fair", game, fair=True, contribution="01" * 16), 9)
    seats = [human("Noor"), {"kind": "guest", "name": ""}]
    company.open("gathering", game, seats, fair=True, contribution="03" * 16)


def lent(company: Company, game: Json) -> None:
    """Leave a table at which an AI plays for a person."""
    id = company.joined("lent", game)
    company.play(id, 7)
    company.till.command(id, "seat", 1, kind="ai", level=game["bots"][1])
    company.play(id, 3)


def timed(company: Company, game: Json) -> None:
    """Leave a table at which people have thirty days for an answer."""
    seats = [human("Noor"), human("Ada")]
    company.play(company.open("timed", game, seats, timer=30 * 24 * 3600)["id"], 5)


def finished(company: Company, game: Json) -> None:
    """Leave a table at which the game is over."""
    seats = [human("Noor"), human("Ada")]
    company.play(company.open("finished", game, seats)["id"], 5000)


def archived(company: Company, game: Json) -> None:
    """Leave another one, for the archive."""
    seats = [human("Noor"), human("Ada")]
    company.play(company.open("archived", game, seats)["id"], 5000)


def records(company: Company, game: Json) -> None:
    """Leave a table that was brought as a record to look at, and one that goes on from a record."""
    table = weald.new(game["id"], 2, 5)
    random = Random(5)
    while not table.over:
        decision = random.choice(table.pending)
        table.answer(decision.seat, random.choice(decision.options))
    whole = table.record()
    part = weald.replay(whole, len(whole["answers"]) // 2).record()
    company.tables[company.noor.post("/api/records", **whole)["id"]] = "imported"
    company.tables[company.noor.post("/api/records?as=table", **part)["id"]] = "continued"


SORTS: tuple[Callable[[Company, Json], None], ...] = (
    hot_seat, robots, elsewhere, wish, invited, fair, lent, timed, finished, archived, records,
)  # fmt: skip


def save_servers(games: list[Json], place: Path, folder: Path) -> None:
    """Fill a SQLite file and a PostgreSQL database through the server, and keep both."""
    folder.mkdir(parents=True)
    manifest: Json = {}
    data = place / "sqlite"
    file = data / "weald.db"

    def date_back(statement: str) -> None:
        with sqlite3.connect(file) as connection:
            connection.execute(statement)
        connection.close()

    manifest["sqlite"] = filled(games, data, date_back)
    connection = sqlite3.connect(file)
    # The rest of the write-ahead log goes into the file.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()
    (folder / "tables.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    program = [sys.executable, "-m", "weald"]
    subprocess.run([*program, "backup", folder / "tables.backup", "--data", data], check=True)
    with postgres() as server:
        address = server.fresh()
        name = address.partition("?")[0].rpartition("/")[2]

        def date_back_there(statement: str) -> None:
            with server.connect(name) as there:
                there.execute(statement)

        manifest["postgresql"] = filled(games, place / "postgresql", date_back_there, WEALD_DATABASE=address)
        (folder / "tables.sql.gz").write_bytes(gzip.compress(dumped(address, name), mtime=0))
    write(folder / "manifest.json", manifest)


def dumped(address: str, name: str) -> bytes:
    """Return a PostgreSQL database as statements that any client can send."""
    package = importlib.import_module(PACKAGE).__file__
    assert package is not None
    program = str(Path(package).parent / PROGRAMS / "bin" / "pg_dump")
    socket = address.partition("host=")[2]
    command = [program, "--inserts", "--no-owner", "--no-privileges", "-h", socket, "-U", "postgres", name]
    text = subprocess.run(command, check=True, capture_output=True).stdout
    # Lines with a backslash are for psql alone.
    return b"".join(line for line in text.splitlines(keepends=True) if not line.startswith(b"\\"))


def filled(games: list[Json], data: Path, change: Callable[[str], object], **environment: str) -> Json:
    """Fill a database with tables and return what people see at them."""
    with serving(data, **environment) as url:
        company = Company(url)
        for game in games:
            for leave in SORTS:
                leave(company, game)
                print(f"{game['id']}: {leave.__name__}", flush=True)
        settled(company)
    old = [id for id, sort in company.tables.items() if sort == "archived"]
    change(f"UPDATE tables SET updated = created - 8640000000 WHERE id IN ({str(old)[1:-1]})")
    with serving(data, **environment) as url:
        again = Company(url)
        again.noor, again.till = Person(url, company.noor.cookie), Person(url, company.till.cookie)
        again.tables, again.tokens = company.tables, company.tokens
        # The archive is looked after some seconds after the start.
        time.sleep(12)
        settled(again)
        return {
            "people": {"noor": again.noor.cookie, "till": again.till.cookie},
            "tables": [shown(again, id) for id in again.tables],
        }


def settled(company: Company) -> None:
    """Wait until no AI moves any more."""
    before: list[int] = []
    while before != (now := [company.noor.look(id)["version"] for id in company.tables]):
        before = now
        time.sleep(4)


def shown(company: Company, id: str) -> Json:
    """Return the views of people at a table."""
    public = company.noor.look(id)
    seats: Json = {}
    for name, person in (("noor", company.noor), ("till", company.till)):
        for seat in person.look(id)["mine"]:
            seen = person.look(id, seat)
            options = [choice["id"] for decision in seen["decisions"] for choice in decision["choices"]]
            seats[str(seat)] = {"person": name, "options": options, "answered": seen["answered"]}
    result = public["result"]
    talk = company.noor.get(f"/api/tables/{id}/talk")["talk"]
    return {
        "id": id,
        "sort": company.tables[id],
        **{name: public[name] for name in ("game", "imported", "version", "over", "last", "wish", "invite")},
        "kinds": [seat["kind"] for seat in public["seats"]],
        "seats": seats,
        "tokens": company.tokens.get(id, {}),
        "talk": [line["text"] for line in talk],
        "winners": result and result["winners"],
        "totals": result and [score["total"] for score in result["scores"]],
    }


if __name__ == "__main__":
    sys.exit(main())
