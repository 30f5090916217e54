"""A set of Spirit Island with one spirit touches one line outside its own folder."""

from __future__ import annotations

from pathlib import Path

import new_set
import pytest
from new_game import CannotBegin

from tests.tools.checkout import copied, files, passed, run

CONTENT = "src/weald/games/spirit_island/content"
OWN = f"{CONTENT}/misty_vale/"
ISLAND = "tests/games/spirit_island"
# Tests that go through all spirits, sets, cards and texts.
EVERY = (
    f"{ISLAND}/content/test_load.py", f"{ISLAND}/content/test_spirits.py", f"{ISLAND}/content/test_cards.py",
    f"{ISLAND}/content/test_powers.py", f"{ISLAND}/test_a_spirit_is_five_files.py",
    f"{ISLAND}/test_ai_knows_no_content.py", f"{ISLAND}/presentation/test_profiles.py",
    f"{ISLAND}/presentation/test_catalogue.py", "tests/test_locale.py",
)  # fmt: skip
GAMES = """
from random import Random
import weald
met = 0
for seed in range(60):
    table = weald.new("spirit_island", seats=1, seed=seed, options={"misty_vale": True, "casting": "random"})
    chance = Random(seed)
    mine = False
    while not table.over:
        asked = table.pending[0]
        mine = mine or "old_spring" in table.position()["state"]["spirits"]
        if not mine and len(table.events) > 3:
            break
        table.answer(asked.seat, chance.choice(asked.options))
        if not table.run.answers and table.run.checkpoint is not None:
            assert table.game.invariants(table.run.checkpoint) == []
    if mine:
        assert weald.replay(table.record()).position() == table.position()
        met += table.over
print(met)
"""


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout with the set."""
    root = copied(tmp_path_factory.mktemp("checkout"))
    before = files(root)
    new_set.begin("misty_vale", "old_spring", root)
    after = files(root)
    changed = {path for path in after if after[path] != before.get(path)}
    assert before.keys() <= after.keys()
    assert {path for path in changed if not path.startswith(OWN)} == {f"{CONTENT}/__init__.py"}
    return root


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_tests_of_all_content_pass(begun: Path) -> None:
    passed(begun, *EVERY)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_spirit_is_dealt_and_plays_by_the_laws(begun: Path) -> None:
    done = run(begun, "-c", GAMES)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0


def test_a_second_spirit_joins_a_set_that_is_there(tmp_path: Path) -> None:
    listed = tmp_path / CONTENT / "__init__.py"
    listed.parent.mkdir(parents=True)
    listed.write_text('SETS = (*BASE, "misty_vale")\n', "utf-8")
    new_set.begin("misty_vale", "first_rain", tmp_path)
    written = new_set.begin("misty_vale", "last_snow", tmp_path)
    home = f"{CONTENT}/misty_vale"
    assert [path.relative_to(tmp_path).as_posix() for path in written] == [
        *(f"{home}/locale/{lang}/spirits/last_snow.ftl" for lang in ("de", "en", "fr")),
        f"{home}/spirits/last_snow.py",
    ]
    assert listed.read_text("utf-8") == 'SETS = (*BASE, "misty_vale")\n'
    for name in ("last_snow", "Last_snow", "last-snow"):
        with pytest.raises(CannotBegin, match=name):
            new_set.begin("misty_vale", name, tmp_path)
