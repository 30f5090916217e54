"""The package that is published: built, installed into an empty environment, and played with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest
from readme import absolute
from release import missing_to_publish, problems

import weald

ROOT = Path(__file__).parent.parent.parent

GAMES = ("ecosystem", "living_forest_duel", "sylvion", "spirit_island")
PLAY = f"""
import weald, weald.ai
print(weald.__file__)
for game in {GAMES}:
    table = weald.new(game, seed=3)
    while not table.over:
        decision = table.pending[0]
        table.answer(decision.seat, weald.ai.choose("random", table, decision.seat, seed=len(table.events)))
    print(game, weald.replay(table.record()).position() == table.position())
"""


def run(*command: str | Path, cwd: Path = ROOT, **settings: str) -> str:
    env = {**os.environ, **settings}
    # The wheel is on trial, whatever the tests themselves run on.
    env.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True, timeout=100, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as a release is: from the source distribution."""
    dist = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, WEALD_COMPILE="0")
    (source,) = dist.glob("weald-*.tar.gz")
    (built,) = dist.glob("weald-*.whl")
    assert source.name == f"weald-{weald.__version__}.tar.gz"
    assert built.name == f"weald-{weald.__version__}-py3-none-any.whl"
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel in it."""
    home = tmp_path_factory.mktemp("home")
    run(sys.executable, "-m", "venv", "--without-pip", home)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", home / "bin" / "python")
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", wheel)
    return home


@pytest.mark.slow
def test_every_game_plays_without_any_other_package(home: Path) -> None:
    place, *games = run(home / "bin" / "python", "-I", "-c", PLAY, cwd=home).splitlines()
    assert Path(place).is_relative_to(home)
    assert games == [f"{game} True" for game in GAMES]


@pytest.mark.slow
def test_the_command_line_and_the_pages_are_there(home: Path) -> None:
    site = Path(
        run(home / "bin" / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    )
    # Weald's dependencies come from the environment of the tests: nothing is downloaded.
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    assert "serve" in run(home / "bin" / "weald", "--help", cwd=home)
    assert run(home / "bin" / "weald", "--version", cwd=home) == f"weald {weald.__version__} (interpreted)\n"
    web = site / "weald" / "web"
    for path in ("index.html", "js/app.js", "js/core/session.js", "css/tokens.css", "locale/en.ftl"):
        assert (web / path).is_file()
    assert not list(site.rglob("*.d.ts"))
    assert not (site / "tests").exists()


@pytest.mark.slow
def test_its_description_leads_somewhere_from_a_package_index(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        text = archive.read(name).decode()
    assert f"\nVersion: {weald.__version__}\n" in text
    assert "\nProject-URL: Repository, " in text
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 10
    assert all(link.startswith("https://") for link in links)
    assert "Provides-Extra: dev" not in text


def test_relative_links_become_absolute() -> None:
    text = "[a](docs/a.md) ![b](b.png) [c](https://c.example) [d](#here)"
    assert absolute(text, "https://r.example", "1.2.0") == (
        "[a](https://r.example/blob/v1.2.0/docs/a.md) ![b](https://r.example/raw/v1.2.0/b.png) "
        "[c](https://c.example) [d](#here)"
    )


PROJECT = '[project.urls]\nRepository = "https://r.example"\n'
CHANGELOG = "# Changelog\n\n## [1.2.0] - 2030-04-01\n"
CITATION = 'title: x\nversion: "1.2.0"\n'


def test_a_release_that_is_ready_has_no_obstacles() -> None:
    assert problems("1.2.0", CHANGELOG, CITATION, "", "v1.1.0\n") == []
    assert missing_to_publish(PROJECT) == []


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"status": " M README.md\n"}, "not committed"),
        ({"tags": "v1.1.0\nv1.2.0\n"}, "tagged already"),
        ({"changelog": "## [1.2.0] - unreleased\n"}, "CHANGELOG.md"),
        ({"changelog": "## [1.2.01] - 2030-04-01\n"}, "CHANGELOG.md"),
        ({"citation": 'version: "1.1.0"\n'}, "CITATION.cff"),
    ],
)
def test_a_release_that_is_not_ready_says_why(changes: dict[str, str], words: str) -> None:
    ready = {"changelog": CHANGELOG, "citation": CITATION, "status": "", "tags": ""}
    (only,) = problems("1.2.0", **(ready | changes))
    assert words in only


def test_a_release_without_an_address_says_what_is_missing_to_publish() -> None:
    (only,) = missing_to_publish('[project.urls]\nRepository = "https://example.org/weald"\n')
    assert "real address" in only


def test_the_version_is_the_same_everywhere() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest, *released = re.findall(r"^## \[([^]]+)] - (\S+)", changelog, re.MULTILINE)
    assert newest[0] == weald.__version__.partition(".dev")[0]
    assert (newest[1] == "unreleased") == (".dev" in weald.__version__)
    cited = newest if newest[1] != "unreleased" else released[0]
    assert f'version: "{cited[0]}"' in (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
