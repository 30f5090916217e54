"""A game that is begun plays everywhere, and touches one line outside its own folders."""

from __future__ import annotations

import shutil
from pathlib import Path

import new_game
import pytest

from tests.tools.checkout import copied, files, passed, run

NAME = "fog_lanterns"
OWN = (f"src/weald/games/{NAME}/", f"src/weald/web/games/{NAME}/")
# Tests that go through all games, and those of the whole tree that a game may break.
NAMED = ("tests/generic", "tests/envs", "tests/kernel", "tests/server/workers/test_tasks.py")
WHOLE = (
    "tests/test_locale.py", "tests/test_page_types.py", "tests/test_rulings.py", "tests/test_layers.py",
    "tests/test_public.py", "tests/test_i18n.py", "tests/site", "tests/games/test_skeleton.py",
    "tests/learn/test_rules.py", "tests/learn/test_lessons.py", "tests/envs/test_documentation.py",
    "tests/kernel/test_game.py", "tests/kernel/test_calibration.py",
)  # fmt: skip


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout in which nothing has begun yet."""
    return copied(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def begun(checkout: Path) -> Path:
    """The copy with the game."""
    before = files(checkout)
    new_game.begin(NAME, checkout)
    after = files(checkout)
    changed = {path for path in after if after[path] != before.get(path)}
    assert before.keys() <= after.keys()
    assert {path for path in changed if not path.startswith(OWN)} == {"src/weald/games/__init__.py"}
    return checkout


def test_the_registry_gets_one_name(begun: Path) -> None:
    listed = run(begun, "-c", "from weald.games import REGISTRY; print(*REGISTRY)")
    assert listed.stdout.split() == sorted(
        [NAME, "ecosystem", "living_forest_duel", "spirit_island", "sylvion"]
    )


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_generic_tests_pass_for_the_game(begun: Path) -> None:
    passed(begun, *NAMED, "-k", NAME)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_tests_of_the_tree_pass_with_the_game(begun: Path) -> None:
    passed(begun, *WHOLE)


def test_it_is_played_in_a_terminal_and_by_bots(begun: Path) -> None:
    done = run(begun, "-m", "weald", "--lang", "en", "sim", NAME, "--games", "4", "--bots", "greedy,random")
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout


def test_a_game_without_a_page_is_left_out_with_a_line(checkout: Path, tmp_path: Path) -> None:
    shutil.copytree(checkout / "src", tmp_path / "src")
    if not (tmp_path / OWN[0]).exists():
        new_game.begin(NAME, tmp_path)
    shutil.rmtree(tmp_path / OWN[1])
    program = (
        "from weald.site.files import Builder; from weald.site.catalogues import games_list;"
        "Builder().build(); print(*[game['id'] for game in games_list()['games']])"
    )
    done = run(tmp_path, "-c", program)
    assert done.stdout.split() == ["ecosystem", "living_forest_duel", "spirit_island", "sylvion"], done.stderr


@pytest.mark.parametrize("name", ["ecosystem", "Fog", "fog-lanterns", "_fog", "fog__x", "f" * 31])
def test_other_names_are_refused_and_nothing_is_written(name: str, checkout: Path) -> None:
    before = files(checkout)
    with pytest.raises(new_game.CannotBegin, match=name):
        new_game.begin(name, checkout)
    assert files(checkout) == before
