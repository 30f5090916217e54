"""The compiled build plays exactly as plain Python does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import weald.kernel.driver
from tests.system.random_records import OTHERS, digest
from weald.games import REGISTRY
from weald.lab.machine import is_compiled

ROOT = Path(__file__).parent.parent.parent
SCRIPT = Path(__file__).with_name("random_records.py")
GAMES = int(os.environ.get("WEALD_RECORDS", "1000"))
CHUNKS = 4

compiled_only = pytest.mark.skipif(
    not is_compiled(), reason="plain Python runs: `make compiled` tests the other"
)


def test_every_game_has_records_to_compare() -> None:
    assert set(OTHERS) == set(REGISTRY)


def test_the_same_seed_gives_the_same_record() -> None:
    assert digest("ecosystem", 3) == digest("ecosystem", 3) != digest("ecosystem", 5)


@compiled_only
def test_the_engine_is_an_extension() -> None:
    assert weald.kernel.driver.__file__.endswith((".so", ".pyd"))


@compiled_only
@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", REGISTRY)
def test_records_are_identical_interpreted_and_compiled(game: str, chunk: int) -> None:
    """A thousand random games of every title, with two sets of options and several numbers of seats."""
    first, last = GAMES * chunk // CHUNKS, GAMES * (chunk + 1) // CHUNKS
    command = [sys.executable, str(SCRIPT), game, str(first), str(last)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as plain:
        own = [digest(game, seed) for seed in range(first, last)]
        assert plain.stdout is not None
        theirs = plain.stdout.read().split()
    assert plain.returncode == 0
    assert len(own) == last - first > 0
    differing = [seed for seed, pair in enumerate(zip(own, theirs, strict=True), first) if pair[0] != pair[1]]
    assert differing == []
