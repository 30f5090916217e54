"""Datasets: games of bots as records and as arrays, in chunks, with a data card that vouches for them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

import weald
from weald import ai
from weald.games import find
from weald.kernel import table as tables
from weald.kernel.chance import branch
from weald.kernel.errors import WealdError
from weald.kernel.messages import Args, Message
from weald.lab.sim import CHUNK, Plan

# The format of data cards.
FORMAT = 1
CARD = "card.json"
README = "README.md"
# Ending of files that are not whole yet.
PART = ".part"
CARD_FIELDS = {"game", "version", "weald", "seats", "options", "bots", "seed", "games", "arrays", "chunks"}
COUNTS = ("first", "games", "rows")
CHUNK_FIELDS = {*COUNTS, "files"}
# The numbers that columns of the arrays can hold.
LARGEST = 2**31
NAME = re.compile(r"(records|arrays)-[0-9]{5,9}\.(jsonl|npz)")
COLUMNS = {
    "observation": "what the seat may know, as docs/environments.md describes it",
    "mask": "1 for every action that was open",
    "action": "the action that was taken",
    "outcome": "how the game ended for the seat: 1 for a win, -1 for a loss",
    "seat": "the seat, counted from 0",
    "game": "the number of the game, counted from 0: its line in the records",
}


class BadDataset(WealdError):
    """A dataset that cannot be written, resumed or trusted."""

    def __init__(self, id: str, args: Args) -> None:
        super().__init__("bad_dataset", Message(id, args))


def write(plan: Plan, folder: Path, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Write the games of a plan that are not in the folder yet, and return the data card."""
    heading = describe(plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        card = _begun(heading, folder)
        whole = {chunk["first"]: chunk for chunk in card["chunks"]}
        for first in range(0, plan.games, CHUNK):
            last = min(first + CHUNK, plan.games)
            if first not in whole:
                whole[first] = _write_chunk(plan, first, last, folder, heading["arrays"] is not None)
                card["chunks"] = [whole[key] for key in sorted(whole)]
                _save(folder / CARD, _dump(card))
            if progress is not None:
                progress(last - first)
        _save(folder / README, readme(card).encode())
    except OSError as error:
        args: Args = {"path": str(folder), "problem": error.strerror or ""}
        raise BadDataset("cli-dataset-unwritable", args) from None
    return card


def describe(plan: Plan) -> dict[str, Any]:
    """Return the part of a data card that the plan determines."""
    game = find(plan.game)
    return {
        "dataset": FORMAT,
        "game": plan.game,
        "version": game.version,
        "weald": weald.__version__,
        "seats": plan.seats,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": plan.games,
        "arrays": _columns(plan),
    }


def check(folder: Path) -> dict[str, Any]:
    """Return the data card of a dataset whose hashes are right and whose records give the same arrays again.

    Raises BadDataset where it is unfinished, damaged or of another version.
    """
    card = read_card(folder)
    game = find(card["game"])
    if card["version"] != game.version:
        args: Args = {"path": str(folder), "weald": card["weald"]}
        raise BadDataset("cli-dataset-version", args)
    held = sum(chunk["games"] for chunk in card["chunks"])
    if held != card["games"]:
        raise BadDataset("cli-dataset-unfinished", {"path": str(folder), "n": held, "games": card["games"]})
    for chunk in card["chunks"]:
        for file in chunk["files"]:
            _require(folder, file)
        records = _records(folder / chunk["files"][0]["name"], card, chunk["games"])
        if card["arrays"] is not None:
            _require_numpy()
            written = folder / chunk["files"][1]["name"]
            if written.read_bytes() != _arrays(records, chunk["first"])[0]:
                raise BadDataset("cli-dataset-differs", {"path": str(written)})
    return card


def _records(path: Path, card: dict[str, Any], games: int) -> list[dict[str, Any]]:
    """Return the records of a chunk; BadDataset if they are not those of finished games of the card."""
    damaged = BadDataset("cli-dataset-damaged", {"path": str(path)})
    try:
        records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    except (ValueError, RecursionError):
        raise damaged from None
    if len(records) != games:
        raise damaged
    for record in records:
        table = weald.replay(record)
        same = (table.game.id, table.seats) == (card["game"], card["seats"])
        if not table.over or not same or record["options"] != records[0]["options"]:
            raise damaged
    return records


def read_card(folder: Path) -> dict[str, Any]:
    """Return the data card of a folder; BadDataset if there is none that can be read."""
    try:
        card = json.loads((folder / CARD).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        raise BadDataset("cli-dataset-card", {"path": str(folder / CARD)}) from None
    if not _is_card(card):
        raise BadDataset("cli-dataset-card", {"path": str(folder / CARD)})
    return dict(card)


def _is_card(card: Any) -> bool:
    """Return whether something has the fields of a data card of this format."""
    if not isinstance(card, dict) or card.get("dataset") != FORMAT or not card.keys() >= CARD_FIELDS:
        return False
    chunks = card["chunks"]
    return isinstance(chunks, list) and all(
        isinstance(chunk, dict)
        and chunk.keys() >= CHUNK_FIELDS
        and all(type(chunk[name]) is int and 0 <= chunk[name] < LARGEST for name in COUNTS)
        and isinstance(chunk["files"], list)
        and len(chunk["files"]) == (1 if card["arrays"] is None else 2)
        and all(isinstance(file, dict) and _is_file_name(file.get("name")) for file in chunk["files"])
        for chunk in chunks
    )


def _is_file_name(name: Any) -> bool:
    """Return whether a card may name a file so: one of those that lie beside it."""
    return isinstance(name, str) and NAME.fullmatch(name) is not None


def readme(card: dict[str, Any]) -> str:
    """Return the data card as a page in Markdown."""
    rows = sum(chunk["rows"] for chunk in card["chunks"])
    options = ", ".join(f"`{name}={value}`" for name, value in card["options"].items())
    lines = [
        f"# {card['games']} games of {card['game']}",
        "",
        f"Written by `weald dataset` of Weald {card['weald']}; `weald check` verifies it. {CARD} has hashes.",
        "",
        f"- Game: `{card['game']}`, version {card['version']}, {card['seats']} seats, seed {card['seed']}",
        f"- Bots, moving by one seat from game to game: {', '.join(card['bots'])}",
        f"- Options: {options}",
        f"- Games: {card['games']}, chunks: {len(card['chunks'])}, answers: {rows}",
        "",
        "`records-*.jsonl` has a game in each line, as `weald.replay` reads it.",
    ]
    if card["arrays"] is None:
        lines += ["", "There are no arrays: the game has no action ids."]
    else:
        lines += ["", "`arrays-*.npz` has a row for each answer:", "", "| array | type | shape | meaning |"]
        lines.append("| --- | --- | --- | --- |")
        lines += [
            f"| `{name}` | {column['type']} | {column['shape']} | {column['meaning']} |"
            for name, column in card["arrays"].items()
        ]
    return "\n".join([*lines, ""])


def _begun(heading: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Return the card of a dataset that was begun with the same plan, without chunks whose files are gone."""
    if not any(not path.name.endswith(PART) for path in folder.iterdir()):
        # Without a card, the files of a first chunk would look like those of another program.
        _save(folder / CARD, _dump({**heading, "chunks": []}))
    card = read_card(folder)
    if {**card, "chunks": []} != {**heading, "chunks": []}:
        raise BadDataset("cli-dataset-other", {"path": str(folder)})
    card["chunks"] = [
        chunk for chunk in card["chunks"] if all((folder / file["name"]).exists() for file in chunk["files"])
    ]
    for chunk in card["chunks"]:
        for file in chunk["files"]:
            _require(folder, file)
    return card


def _require(folder: Path, file: dict[str, Any]) -> None:
    """Raise BadDataset if a file is missing or is not the one that the card describes."""
    path = folder / file["name"]
    if not path.is_file() or sha256(path.read_bytes()).hexdigest() != file.get("sha256"):
        raise BadDataset("cli-dataset-damaged", {"path": str(path)})


def _write_chunk(plan: Plan, first: int, last: int, folder: Path, encoded: bool) -> dict[str, Any]:
    records = [play(plan, k) for k in range(first, last)]
    number = f"{first // CHUNK:05d}"
    contents = {f"records-{number}.jsonl": b"".join(_line(record) for record in records)}
    rows = sum(len(record["answers"]) for record in records)
    if encoded:
        contents[f"arrays-{number}.npz"], rows = _arrays(records, first)
    files = [_save(folder / name, data) for name, data in contents.items()]
    return {"first": first, "games": last - first, "rows": rows, "files": files}


def play(plan: Plan, k: int) -> dict[str, Any]:
    """Return the record of game `k` of a plan, between the bots that a simulation seats."""
    game = find(plan.game)
    seed = branch(plan.seed, k)
    names = [plan.bots[(seat + k) % plan.seats % len(plan.bots)] for seat in range(plan.seats)]
    bots = [ai.bot(name, game, branch(seed, seat + 1)) for seat, name in enumerate(names)]
    table = tables.new(game, plan.seats, seed, plan.options)
    while not table.over:
        decision = table.pending[0]
        value = bots[decision.seat].choose(ai.SeatRun(table.run, decision.seat))
        table.answer(decision.seat, decision.values.index(value))
    return table.record()


def _columns(plan: Plan) -> dict[str, Any] | None:
    """Return the types of a game's arrays; None if it has no action ids."""
    encoding = find(plan.game).encoding
    if encoding is None:
        return None
    _require_numpy()
    from weald.envs.episode import Observer
    from weald.envs.settings import Settings

    observer = Observer(Settings(plan.game, plan.seats, plan.options))
    kinds = {
        "observation": (observer.dtype.__name__, [observer.size]),
        "mask": ("int8", [encoding.num_actions]),
        "action": ("int32", []),
        "outcome": ("int8", []),
        "seat": ("int8", []),
        "game": ("int32", []),
    }
    return {
        name: {"type": kind, "shape": shape, "meaning": COLUMNS[name]}
        for name, (kind, shape) in kinds.items()
    }


def _arrays(records: list[dict[str, Any]], first: int) -> tuple[bytes, int]:
    """Return the arrays of recorded games as a file of numpy, and the number of rows."""
    import numpy as np

    from weald.envs.episode import Observer
    from weald.envs.settings import Settings

    settings = Settings(records[0]["game"], records[0]["seats"], records[0]["options"])
    observer, encoding = Observer(settings), settings.encoding
    rows = sum(len(record["answers"]) for record in records)
    # Filled in place: rows can be large.
    observations = np.zeros((rows, observer.size), observer.dtype)
    masks = np.zeros((rows, encoding.num_actions), np.int8)
    columns: dict[str, list[int]] = {name: [] for name in ("action", "outcome", "seat", "game")}
    for number, record in enumerate(records, first):
        table = weald.replay(record, 0)
        seats = []
        for seat, option, _ in record["answers"]:
            decision = table.decision(seat)
            assert decision is not None
            ids = encoding.action_ids(decision.question)
            row = len(columns["action"])
            masks[row, [ids[value] for value in decision.values]] = 1
            observations[row] = observer.observe(table.run.state, seat, decision.question)
            columns["action"].append(ids[decision.values[decision.options.index(option)]])
            seats.append(seat)
            table.answer(seat, option)
        assert table.result is not None
        winners = table.result.winners
        columns["outcome"] += [1 if seat in winners else -1 for seat in seats]
        columns["seat"] += seats
        columns["game"] += [number] * len(seats)
    file = BytesIO()
    np.savez_compressed(
        file,
        observation=observations,
        mask=masks,
        action=np.array(columns["action"], np.int32),
        outcome=np.array(columns["outcome"], np.int8),
        seat=np.array(columns["seat"], np.int8),
        game=np.array(columns["game"], np.int32),
    )
    return file.getvalue(), rows


def _require_numpy() -> None:
    if find_spec("numpy") is None:
        raise BadDataset("cli-dataset-numpy", {})


def _save(path: Path, data: bytes) -> dict[str, Any]:
    """Write a file under another name and rename it once it is whole; return its entry in the card."""
    part = path.with_name(path.name + PART)
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    return {"name": path.name, "bytes": len(data), "sha256": sha256(data).hexdigest()}


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record, separators=(",", ":")).encode() + b"\n"


def _dump(card: dict[str, Any]) -> bytes:
    return json.dumps(card, indent=1).encode() + b"\n"
