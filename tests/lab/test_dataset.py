"""Datasets: whole, resumable, the same on every run, and refused where they are not."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import weald
from weald.cli.main import main
from weald.lab import dataset
from weald.lab.dataset import BadDataset, check, write
from weald.lab.sim import Plan


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "CHUNK", 2)


def plan(game: str = "sylvion", games: int = 3, seed: int = 4, seats: int = 1) -> Plan:
    return Plan(game, games, seats, ("random",), seed, {})


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize(
    ("game", "seats", "kind"),
    [
        ("ecosystem", 2, "uint8"),
        ("living_forest_duel", 2, "float32"),
        ("sylvion", 2, "float32"),
        ("spirit_island", 2, "float32"),
    ],
)
def test_arrays_say_what_the_records_say(game: str, seats: int, kind: str, tmp_path: Path) -> None:
    card = write(plan(game, 3, seats=seats), tmp_path)
    encoding = weald.games.find(game).encoding
    assert encoding is not None
    assert [(chunk["first"], chunk["games"]) for chunk in card["chunks"]] == [(0, 2), (2, 1)]
    for chunk in card["chunks"]:
        records, arrays = (tmp_path / file["name"] for file in chunk["files"])
        games = [json.loads(line) for line in records.read_text().splitlines()]
        assert len(games) == chunk["games"]
        with np.load(arrays) as rows:
            assert set(rows) == set(dataset.COLUMNS)
            assert len(rows["action"]) == chunk["rows"] == sum(len(record["answers"]) for record in games)
            assert rows["observation"].shape == (chunk["rows"], *encoding.observation_shape)
            assert rows["observation"].dtype == kind
            assert rows["mask"].shape == (chunk["rows"], encoding.num_actions)
            assert (rows["mask"][np.arange(chunk["rows"]), rows["action"]] == 1).all()
            assert rows["seat"].tolist() == [answer[0] for record in games for answer in record["answers"]]
            for k, record in enumerate(games, chunk["first"]):
                result = weald.replay(record).result
                assert result is not None
                own = rows["game"] == k
                expected = [1 if seat in result.winners else -1 for seat in rows["seat"][own]]
                assert rows["outcome"][own].tolist() == expected
    assert check(tmp_path) == card


def test_the_same_arguments_give_the_same_files(tmp_path: Path) -> None:
    write(plan(), tmp_path / "one")
    write(plan(), tmp_path / "two")
    write(plan(seed=5), tmp_path / "other")
    one = contents(tmp_path / "one")
    assert one == contents(tmp_path / "two")
    assert list(one) == [
        "README.md",
        "arrays-00000.npz",
        "arrays-00001.npz",
        "card.json",
        "records-00000.jsonl",
        "records-00001.jsonl",
    ]
    assert one["records-00000.jsonl"] != contents(tmp_path / "other")["records-00000.jsonl"]


def test_an_interrupted_dataset_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(plan(games=5), tmp_path / "whole")
    played: list[int] = []
    usual = dataset.play

    def interrupted(plan: Plan, k: int) -> dict[str, object]:
        played.append(k)
        if len(played) == 4:
            raise KeyboardInterrupt
        return usual(plan, k)

    monkeypatch.setattr(dataset, "play", interrupted)
    folder = tmp_path / "cut"
    with pytest.raises(KeyboardInterrupt):
        write(plan(games=5), folder)
    (folder / "arrays-00001.npz.part").write_bytes(b"half")
    with pytest.raises(BadDataset, match="cli-dataset-unfinished"):
        check(folder)
    write(plan(games=5), folder)
    assert played == [0, 1, 2, 3, 2, 3, 4]
    assert contents(folder) == contents(tmp_path / "whole")


def test_an_interruption_within_the_first_chunk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = dataset._save

    def interrupted(path: Path, data: bytes) -> dict[str, object]:
        if path.suffix == ".npz":
            raise KeyboardInterrupt
        return usual(path, data)

    with monkeypatch.context() as patch:
        patch.setattr(dataset, "_save", interrupted)
        with pytest.raises(KeyboardInterrupt):
            write(plan(), tmp_path)
    assert sorted(contents(tmp_path)) == ["card.json", "records-00000.jsonl"]
    card = write(plan(), tmp_path)
    assert check(tmp_path) == card


def test_a_lost_file_is_written_again_and_a_cut_one_is_refused(tmp_path: Path) -> None:
    write(plan(), tmp_path)
    before = contents(tmp_path)
    arrays = tmp_path / "arrays-00000.npz"
    arrays.write_bytes(before[arrays.name][:-1])
    with pytest.raises(BadDataset, match=r"cli-dataset-damaged.*arrays-00000"):
        check(tmp_path)
    with pytest.raises(BadDataset, match=r"cli-dataset-damaged.*arrays-00000"):
        write(plan(), tmp_path)
    arrays.unlink()
    with pytest.raises(BadDataset, match="cli-dataset-damaged"):
        check(tmp_path)
    write(plan(), tmp_path)
    assert contents(tmp_path) == before


def test_arrays_that_do_not_follow_from_the_records_are_refused(tmp_path: Path) -> None:
    write(plan(), tmp_path / "one")
    write(plan(seed=5), tmp_path / "two")
    one, two = (json.loads((tmp_path / name / "card.json").read_text()) for name in ("one", "two"))
    one["chunks"][0]["files"][1] = two["chunks"][0]["files"][1]
    (tmp_path / "one" / "card.json").write_text(json.dumps(one))
    (tmp_path / "one" / "arrays-00000.npz").write_bytes((tmp_path / "two" / "arrays-00000.npz").read_bytes())
    with pytest.raises(BadDataset, match="cli-dataset-differs"):
        check(tmp_path / "one")


def test_other_folders_are_left_alone(tmp_path: Path) -> None:
    write(plan(), tmp_path / "set")
    with pytest.raises(BadDataset, match="cli-dataset-other"):
        write(plan(seed=5), tmp_path / "set")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("dear diary")
    with pytest.raises(BadDataset, match="cli-dataset-card"):
        write(plan(), tmp_path / "mine")
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadDataset, match="cli-dataset-unwritable"):
        write(plan(), tmp_path / "file")


def test_datasets_of_other_versions_and_formats_are_refused(tmp_path: Path) -> None:
    card = write(plan(), tmp_path)
    (tmp_path / "card.json").write_text(json.dumps({**card, "version": 1, "weald": "0.1.0"}))
    with pytest.raises(BadDataset, match=r"cli-dataset-version.*0\.1\.0"):
        check(tmp_path)
    without_seed = {name: value for name, value in card.items() if name != "seed"}
    for other in ({**card, "dataset": 2}, {**card, "chunks": [{"first": 0}]}, without_seed, {}):
        (tmp_path / "card.json").write_text(json.dumps(other))
        with pytest.raises(BadDataset, match="cli-dataset-card"):
            check(tmp_path)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("first", None),
        ("first", 10**30),
        ("games", "1"),
        ("rows", {}),
        ("name", None),
        ("name", "../card.json"),
    ],
    ids=str,
)
def test_a_card_with_odd_values_is_refused(tmp_path: Path, field: str, value: object) -> None:
    write(plan(games=1), tmp_path)
    card = json.loads((tmp_path / "card.json").read_text("utf-8"))
    [chunk] = card["chunks"]
    (chunk["files"][0] if field == "name" else chunk)[field] = value
    (tmp_path / "card.json").write_text(json.dumps(card), "utf-8")
    for read in (check, lambda folder: write(plan(games=1), folder)):
        with pytest.raises(BadDataset):
            read(tmp_path)


@pytest.mark.parametrize(
    "lines", [b"", b"\n", b"\xff\n", b"[" * 100_000 + b"\n", b"1" * 6000 + b"\n"], ids=range(5)
)
def test_records_that_cannot_be_read_are_refused(tmp_path: Path, lines: bytes) -> None:
    write(plan(games=1), tmp_path)
    replace_records(tmp_path, lines)
    with pytest.raises(BadDataset, match="damaged"):
        check(tmp_path)


def test_games_that_are_not_over_are_refused(tmp_path: Path) -> None:
    write(plan(games=1), tmp_path)
    record = weald.new("sylvion", 1, 4).record()
    replace_records(tmp_path, json.dumps(record).encode() + b"\n")
    with pytest.raises(BadDataset, match="damaged"):
        check(tmp_path)


def replace_records(folder: Path, lines: bytes) -> None:
    """Put other records into a dataset, with their hash in the card."""
    card = json.loads((folder / "card.json").read_text("utf-8"))
    entry = card["chunks"][0]["files"][0]
    (folder / entry["name"]).write_bytes(lines)
    entry["sha256"] = sha256(lines).hexdigest()
    (folder / "card.json").write_text(json.dumps(card), "utf-8")


def test_without_numpy_the_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "find_spec", lambda name: None)
    with pytest.raises(BadDataset, match="cli-dataset-numpy"):
        write(plan(), tmp_path)


def test_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game without action ids has records alone."""
    monkeypatch.setattr(weald.games.find("sylvion"), "encoding", None)
    folder = str(tmp_path / "set")
    command = ["--lang", "en", "dataset", "sylvion", "--games", "1", "--seed", "3", "--out", folder]
    command += ["--bots", "random"]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "One game" in out
    assert "only records" in out
    assert main(["--lang", "en", "check", folder]) == 0
    assert "The dataset is valid" in capsys.readouterr().out
    assert "no arrays" in (tmp_path / "set" / "README.md").read_text()
    (tmp_path / "set" / "records-00000.jsonl").write_text("{")
    assert main(["--lang", "en", "check", folder]) == 2
    assert "records-00000.jsonl" in capsys.readouterr().err
    assert main(["dataset", "ecosystem", "--games", "0", "--out", folder]) == 2
    assert "Traceback" not in capsys.readouterr().err
