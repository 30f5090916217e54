"""Make the parts of the engine for a page without a server; tools/engine.mjs runs this in Pyodide.

A part is a zip whose members are stored, so that the compression of the web server sees the text. There is
`core`, one for each game, and the standard library cut to the modules in use. No start compiles a module.
"""

from __future__ import annotations

import io
import marshal
import sys
import zipfile
from collections.abc import Iterable
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path

SOURCES = Path("/src")
CORE = ("kernel", "ai", "learn", "tables", "page")
# Imported by the interpreter itself, or where something fails.
ALWAYS = ("encodings.ascii", "encodings.cp437", "encodings.latin_1", "linecache", "traceback", "zipfile")
SUFFIXES = (".py", ".json")
# It needs libraries, and no page trains players.
LEFT_OUT = ("training.py",)


def compiled(source: bytes, name: str) -> bytes:
    """Return a module in the form that needs no source: it is never checked against one."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    flags = (1).to_bytes(4, "little")
    return MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(code)


def part(paths: Iterable[Path]) -> bytes:
    """Return a zip with the files at these paths, modules compiled."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(paths):
            name = path.relative_to(SOURCES).as_posix()
            data = path.read_bytes()
            if path.suffix == ".py":
                name, data = name + "c", compiled(data, name)
            archive.writestr(zipfile.ZipInfo(name), data)
    return buffer.getvalue()


def files(folder: Path) -> list[Path]:
    """Return the files of a folder that a part takes."""
    return [path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.name not in LEFT_OUT]


def parts() -> dict[str, bytes]:
    """Return the parts by name."""
    home = SOURCES / "weald"
    games = sorted(path.name for path in (home / "games").iterdir() if (path / "__init__.py").exists())
    core = [home / "__init__.py", home / "games" / "__init__.py"]
    for folder in CORE:
        core += files(home / folder)
    return {"core": part(core), **{game: part(files(home / "games" / game)) for game in games}}


def used_of_the_library() -> set[str]:
    """Return the modules that are imported when the engine has played each game."""
    sys.path.insert(0, str(SOURCES))
    home = SOURCES / "weald"
    for path in (
        path for folder in (*CORE, "games") for path in files(home / folder) if path.suffix == ".py"
    ):
        name = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        import_module(name.removesuffix(".__init__"))
    _play()
    return set(sys.modules)


def _play() -> None:
    """Play each game a little, for modules that are imported late: a search, a hint, a record, a mistake."""
    import weald
    from weald import ai
    from weald.ai import hints
    from weald.learn import daily, lessons, puzzles, rules

    for game in weald.games.REGISTRY:
        table = weald.new(game, seed=1)
        for _ in range(6):
            seat = table.pending[0].seat
            table.foresee(seat)
            table.answer(seat, ai.choose("strong", table, seat, seed=1, iterations=4))
        hints.hint(table, table.pending[0].seat, 1, 0.1).to_json()
        weald.replay(table.record())
        weald.load(table.position())
        for taught in (daily.challenge_data, lessons.lesson_data, puzzles.puzzles_data, rules.rules_data):
            taught(game)
        try:
            weald.load({**table.position(), "version": 10**6})
        except weald.WealdError as error:
            repr(error)


def cut_library(library: bytes, names: Iterable[str]) -> bytes:
    """Return the standard library of Pyodide with these modules alone, compiled."""
    wanted = set(names)
    buffer = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(library)) as whole,
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as cut,
    ):
        for name in sorted(whole.namelist()):
            path = Path(name)
            if path.suffix not in (".py", ".pyc"):
                continue
            module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
            if module in wanted or module.startswith(("_pyodide", "pyodide")):
                data = whole.read(name)
                is_source = path.suffix == ".py"
                member = zipfile.ZipInfo(name + "c" if is_source else name)
                cut.writestr(member, compiled(data, name) if is_source else data)
    return buffer.getvalue()
