"""Hostile files on the command line: a clear message, no traceback, nothing that steers a terminal."""

from __future__ import annotations

import errno
import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import weald
from tests.generic.mutations import chosen, record_schema
from weald.cli.main import main
from weald.games import REGISTRY
from weald.i18n import LANGUAGES, Words, plain
from weald.kernel.messages import Message

ESCAPE = "\x1b]0;owned\x07\x1b[2J\u202e\x9b31m"
DEEP = "[" * 200_000 + "]" * 200_000
GIANT = "1" + "0" * 5_000


# Reading all texts takes a second.
shared_words = cache(Words)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weald.cli.main.Words", shared_words)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("data"))


def complaint(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return the output of a command that must fail, without traceback and control codes."""
    code = main(["--lang", "en", *argv])
    out, err = capsys.readouterr()
    assert code in (1, 2)
    text = out + err
    assert text.strip()
    assert "Traceback" not in text
    assert not set(text) & set("\x1b\x07\x9b\u202e")
    return text


def record() -> dict[str, Any]:
    table = weald.new("ecosystem", seats=2, seed=1)
    first = table.pending[0]
    table.answer(first.seat, first.options[0])
    return table.record()


@pytest.mark.parametrize("command", ["check", "replay"])
@pytest.mark.parametrize(
    "text", [DEEP, '{"game":' * 100_000, f'{{"weald": {GIANT}}}', GIANT], ids=str.__len__
)
def test_extreme_json(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, text: str) -> None:
    path = tmp_path / "extreme.json"
    path.write_text(text)
    assert "extreme.json" in complaint([command, str(path)], capsys)


Place = tuple[Any, ...]


def places(data: Any, path: Place = ()) -> list[Place]:
    """All places in a JSON value, at most two of each list."""
    inside = list(data.items()) if isinstance(data, dict) else []
    inside = list(enumerate(data[:2])) if isinstance(data, list) else inside
    return [path, *(place for key, value in inside for place in places(value, (*path, key)))]


def changed(data: Any, path: Place, value: Any) -> Any:
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = changed(data[path[0]], path[1:], value)
    return copy


@pytest.mark.parametrize(
    "value", [ESCAPE, 10**4000, -(10**4000), [[[[]]]] * 3, {ESCAPE: ESCAPE}, 1e308], ids=range(6)
)
@pytest.mark.parametrize("of", ["record", "position"])
def test_odd_values_anywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str], of: str, value: Any) -> None:
    data = record() if of == "record" else weald.new("ecosystem", seats=2, seed=1).position()
    everywhere = places(data)
    assert len(everywhere) > 20
    path = tmp_path / "odd.json"
    for place in everywhere:
        path.write_text(json.dumps(changed(data, place, value)))
        code = main(["--lang", "en", "check", str(path)])
        text = "".join(capsys.readouterr())
        assert code in (0, 1, 2), place
        assert not set(text) & set("\x1b\x07\x9b\u202e"), place


@pytest.mark.parametrize("game", REGISTRY)
def test_a_change_to_any_field_of_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    table = weald.new(game, seed=1)
    path = tmp_path / "changed.json"
    for data, schema, command in (
        (table.position(), weald.schema(game), "check"),
        (table.record(), record_schema(game), "check"),
        (table.record(), record_schema(game), "replay"),
    ):
        for place, changed in chosen(data, schema, 1, 3):
            path.write_text(json.dumps(changed))
            code = main(["--lang", "en", command, str(path)])
            text = "".join(capsys.readouterr())
            assert code in (0, 2), place
            assert text.strip(), place
            assert "Traceback" not in text, place


@pytest.mark.parametrize("command", ["check", "replay"])
@pytest.mark.parametrize("game", REGISTRY)
def test_a_record_with_an_option_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, command: str
) -> None:
    record = weald.new(game, seed=1).record()
    record["options"]["thinking"] = None
    path = tmp_path / "thinking.json"
    path.write_text(json.dumps(record))
    assert "thinking" in complaint([command, str(path)], capsys)


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_record_without_boards_to_draw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    record = weald.new("spirit_island", seed=1).record()
    record["start"]["board_box"] = []
    path = tmp_path / "boards.json"
    path.write_text(json.dumps(record))
    assert "board_box has 0 entries instead of 1" in complaint([command, str(path)], capsys)


def test_names_of_files_do_not_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere" in complaint(["check", str(tmp_path / f"nowhere{ESCAPE}")], capsys)
    assert complaint(["restore", str(tmp_path / f"nowhere{ESCAPE}"), "--data", str(tmp_path)], capsys)
    assert complaint(["check", str(tmp_path / "half\udcff")], capsys)
    assert complaint(["play", f"chess{ESCAPE}"], capsys)
    assert complaint(["sim", "ecosystem", "--bots", ESCAPE], capsys)
    assert complaint(["sim", "ecosystem", "--option", f"{ESCAPE}={ESCAPE}"], capsys)


def test_a_name_that_the_system_does_not_take(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in complaint(["check", str(tmp_path / ("x" * 300))], capsys)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device")
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_file_without_an_end(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert "/dev/zero is too large" in complaint([command, "/dev/zero"], capsys)


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there is no such device")
def test_a_log_is_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["sim", "ecosystem", "--games", "1", "--jobs", "1", "--log", "/dev/null"]
    assert "/dev/null cannot be used as a log" in complaint(argv, capsys)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize("where", ["/dev/full", "&-"])
def test_an_output_that_takes_nothing(tmp_path: Path, where: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record()))
    script = "import sys; from weald.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", script, "--lang", "en"]
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" >{where}', "sh", *command, "check", path],
        capture_output=True,
        text=True,
        check=False,
    )
    problem = "weald: The output cannot be written (No space left on device).\n"
    assert (done.returncode, done.stderr) == ((2, problem) if where == "/dev/full" else (0, ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_keep_their_letters_and_lose_controls(lang: str) -> None:
    assert plain("a\n\tü\u2067ß\u2069 \U0001f333") == "a\n\tü\u2067ß\u2069 \U0001f333"
    text = shared_words(lang).say(Message("cli-file-extreme", {"path": ESCAPE}))
    assert "\x1b" not in text
    assert text.count("\ufffd") == 5


Lines = list[dict[str, Any]]


def line_of(lines: Lines) -> dict[str, Any]:
    return lines[1]


MALFORMED: dict[str, Callable[[Lines], Any]] = {
    "no table": lambda lines: line_of(lines).pop("table"),
    "table is a list": lambda lines: line_of(lines).update(table=[]),
    "table is text": lambda lines: line_of(lines).update(table="x"),
    "no id": lambda lines: line_of(lines)["table"].pop("id"),
    "no version": lambda lines: line_of(lines)["table"].pop("version"),
    "version is text": lambda lines: line_of(lines)["table"].update(version="x"),
    "giant version": lambda lines: line_of(lines)["table"].update(version=10**30),
    "id is a list": lambda lines: line_of(lines)["table"].update(id=[]),
    "nothing in a column": lambda lines: line_of(lines)["table"].update(game=None),
    "seats is a number": lambda lines: line_of(lines).update(seats=7),
    "seats of text": lambda lines: line_of(lines).update(seats=["x"]),
    "seat twice": lambda lines: line_of(lines).update(seats=line_of(lines)["seats"] * 2),
    "archive is no base64": lambda lines: line_of(lines).update(
        archive=[{"table_id": line_of(lines)["table"]["id"], "packed": "%%%"}]
    ),
    "another column": lambda lines: line_of(lines)["table"].update({ESCAPE: 1}),
    "no end": lambda lines: lines.pop(),
    "wrong end": lambda lines: lines[-1].update(end=7),
    "head is no object": lambda lines: lines.__setitem__(0, {"x": 1}),
    "newer": lambda lines: lines[0].update(weald_backup=99),
}


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """The lines of a backup with one table."""
    from tests.server.live_server import Browser, people, running

    folder = tmp_path_factory.mktemp("data")
    with running(folder) as url, Browser(url) as browser:
        browser.open(people("Noor", "Till"))
    assert main(["backup", str(folder / "copy"), "--data", str(folder)]) == 0
    with gzip.open(folder / "copy", "rt") as lines:
        return [json.loads(line) for line in lines]


@pytest.mark.parametrize("name", MALFORMED)
def test_a_malformed_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], backup: Lines, name: str, folder: str
) -> None:
    lines: Lines = json.loads(json.dumps(backup))
    MALFORMED[name](lines)
    path = tmp_path / "copy"
    with gzip.open(path, "wt") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    capsys.readouterr()
    assert "copy" in complaint(["restore", str(path), "--data", folder], capsys)


@pytest.mark.parametrize("text", [DEEP, GIANT, '{"weald_backup": 1}\n' + DEEP, "\x00" * 100])
def test_a_backup_of_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, folder: str
) -> None:
    path = tmp_path / "copy"
    path.write_bytes(gzip.compress(text.encode()))
    assert "copy" in complaint(["restore", str(path), "--data", folder], capsys)


def test_a_backup_that_is_cut_or_damaged_anywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], backup: Lines, folder: str
) -> None:
    whole = gzip.compress("".join(json.dumps(line) + "\n" for line in backup).encode())
    path = tmp_path / "copy"
    # The last eight bytes are the checksum and the length.
    for at in (*range(1, len(whole) - 8, len(whole) // 12), len(whole) - 8, len(whole) - 1):
        for text in (whole[:at], whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :]):
            path.write_bytes(text)
            assert "copy" in complaint(["restore", str(path), "--data", folder], capsys)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_backup_takes_the_place_of_files_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: str
) -> None:
    path = tmp_path / "copy"
    os.mkfifo(path)
    assert "copy" in complaint(["backup", str(path), "--data", folder], capsys)
    assert path.is_fifo()
    said = complaint(["backup", str(tmp_path), "--data", folder], capsys)
    assert os.strerror(errno.EISDIR) in said
