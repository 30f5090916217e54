"""Imports point one way: `cli, server -> tables -> ai, learn -> games -> kernel`."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import weald

ROOT = Path(weald.__file__).parent

# Parts of ours that each part may import; "weald" is the package's own front door.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "ai": {"kernel", "games", "ai"},
    "weald": {"kernel", "games", "ai"},
    "i18n": {"kernel", "games"},
    "learn": {"kernel", "games", "ai", "weald", "learn"},
    "site": {"kernel", "games", "ai", "weald", "i18n", "learn", "site"},
    "tables": {"kernel", "games", "ai", "weald", "learn", "tables"},
    "page": {"kernel", "games", "ai", "weald", "learn", "tables", "page"},
    "server": {"kernel", "games", "ai", "weald", "i18n", "learn", "tables", "site", "server"},
    "lab": {"kernel", "games", "ai", "weald", "envs", "lab"},
    "training": {"kernel", "games", "ai", "weald", "lab", "training"},
    "envs": {"kernel", "games", "ai", "weald", "i18n", "envs"},
    "__main__": {"cli"},
    "cli": {"kernel", "games", "ai", "weald", "i18n", "lab", "learn", "tables", "site", "server", "cli"},
}
STANDARD_LIBRARY_ONLY = ("kernel", "games", "ai", "weald", "tables", "page")

FILES = sorted(ROOT.rglob("*.py"))


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path) for path in FILES}


def part_of(module: str) -> str:
    """The part of the house that a module of ours belongs to; a game's training is no part of its rules."""
    names = module.split(".")
    if names[1:2] == ["games"] and names[3:] == ["training"]:
        return "training"
    return names[1] if len(names) > 1 else "weald"


@cache
def imports(path: Path) -> list[str]:
    """Every module that a file imports, also inside functions and for type checkers."""
    return list(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else node.module


def ours(path: Path) -> list[str]:
    return [name for name in imports(path) if name.split(".")[0] == "weald"]


def in_parts(*parts: str) -> list[Path]:
    return [path for path in FILES if part_of(module_of(path)) in parts]


def test_every_part_is_known() -> None:
    assert {part_of(module) for module in MODULES} <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_arrows_point_one_way(part: str) -> None:
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in in_parts(part)
        for name in ours(path)
        if part_of(name) not in MAY_IMPORT[part]
    ]
    assert wrong == []


def test_no_game_knows_another() -> None:
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in in_parts("games", "training")
        for name in ours(path)
        if part_of(name) in ("games", "training") and game_of(name) != game_of(module_of(path))
    ]
    assert wrong == []


def game_of(module: str) -> str:
    return ".".join(module.split(".")[:3])


def test_only_studies_know_the_insides_of_a_game() -> None:
    """A study in the lab is about one game; all other code meets games through the kernel."""
    others = [path for path in FILES if path not in in_parts("games", "lab", "training")]
    wrong = [f"{module_of(path)} imports {name}" for path in others for name in ours(path) if _inside(name)]
    assert wrong == []


def _inside(name: str) -> bool:
    return name.startswith("weald.games.")


def test_rules_need_nothing_but_the_standard_library() -> None:
    allowed = {*sys.stdlib_module_names, "weald"}
    wrong = [
        (module_of(path), name)
        for path in in_parts(*STANDARD_LIBRARY_ONLY)
        for name in imports(path)
        if name.split(".")[0] not in allowed
    ]
    # Only type checkers and the compiler read it.
    assert wrong == [("weald.kernel.native", "mypy_extensions")]


def test_chance_in_the_rules_comes_from_the_state_alone() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "uuid", "os"}
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in in_parts("kernel", "games")
        for name in imports(path)
        if name.split(".")[0] in forbidden
    ]
    assert wrong == []


# Inside the server: what each package may import, and which of them know HTTP.
SERVER_MAY_IMPORT = {
    "storage": {"storage"},
    "workers": {"workers"},
    "operations": {"operations", "storage"},
    "http": {"http", "operations"},
}
HTTP_LIBRARIES = {"starlette", "uvicorn", "websockets", "httptools"}


def server_files(package: str) -> list[Path]:
    files = sorted((ROOT / "server" / package).rglob("*.py"))
    assert len(files) > 2
    return files


@pytest.mark.parametrize("package", sorted(SERVER_MAY_IMPORT))
def test_packages_of_the_server_import_one_way(package: str) -> None:
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in server_files(package)
        for name in ours(path)
        if name.startswith("weald.server.")
        and name.split(".")[2] in SERVER_MAY_IMPORT
        and name.split(".")[2] not in SERVER_MAY_IMPORT[package]
    ]
    assert wrong == []


@pytest.mark.parametrize("package", sorted(set(SERVER_MAY_IMPORT) - {"http"}))
def test_only_the_http_package_knows_http(package: str) -> None:
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in server_files(package)
        for name in imports(path)
        if name.split(".")[0] in HTTP_LIBRARIES
    ]
    assert wrong == []


def test_routes_do_not_import_routes() -> None:
    routes = server_files("http/routes")
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in routes
        for name in ours(path)
        if name.startswith("weald.server.http.routes")
    ]
    assert wrong == []


def test_modules_of_the_server_have_no_import_cycle() -> None:
    graph = {module_of(path): {name for name in ours(path) if name in MODULES} for path in in_parts("server")}
    assert len(graph) > 50
    while leaves := [module for module, names in graph.items() if not names & graph.keys()]:
        for module in leaves:
            del graph[module]
    assert sorted(graph) == []


def test_only_storage_builds_queries() -> None:
    statements = {"select", "insert", "update", "delete", "text"}
    wrong = [
        f"{module_of(path)} imports {alias.name}"
        for path in in_parts("server")
        if "storage" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "sqlalchemy"
        for alias in node.names
        if alias.name in statements
    ]
    # NOTIFY is how the bus sends, not a query of tables.
    assert wrong == ["weald.server.others imports text"]


def test_loops_of_tests_have_threads_of_their_own() -> None:
    """Browser tests leave a running loop behind, whichever test comes next in the same process."""
    here = Path(__file__).parent
    starting = {
        path.relative_to(here).as_posix()
        for path in here.rglob("*.py")
        if path != Path(__file__) and "asyncio.run" in path.read_text("utf-8")
    }
    assert starting == {"loops.py", "server/live_server.py"}


CORE = """
import sys, threading

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"sqlalchemy", "msgspec", "starlette", "prometheus_client", "uvicorn"}:
            raise ImportError(f"{name} is not for the core")

def refused(*_):
    raise AssertionError("the core starts no thread")

sys.meta_path.insert(0, Refused())
threading.Thread.start = refused
import weald.tables.desk, weald.tables.report, weald.tables.people
"""


def test_the_core_needs_no_server() -> None:
    """It is to run in a page as well: without libraries and threads."""
    subprocess.run([sys.executable, "-c", CORE], check=True)
