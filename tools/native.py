"""Compile kernel, games and AI with mypyc: for the compiled wheel, and by hand.

`python tools/native.py FOLDER` writes the extensions to FOLDER, laid out like `src`. C files and objects stay
in `build/native`, so that only what has changed is compiled again.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from constants import declared_final
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("kernel", "games", "ai")
MARKS = "kernel/native.py"
# Left as they are: the marks that the compiler reads, forms that are described by their types (which the
# compiler drops), the points of special rules (never called), what Spirit Island declares (cards do little by
# themselves: the verbs that they use are compiled) and shows.
PLAIN = (
    MARKS,
    "kernel/encoding.py",
    "kernel/outcomes.py",
    "kernel/position.py",
    "ai/moments.py",
    "games/spirit_island/rules/hooks",
    "games/spirit_island/content/",
    "games/spirit_island/presentation/",
)
# The parts of a game that bots and simulations never run: those for people, and training.
FOR_PEOPLE = (
    "changes", "explain", "inventory", "invariants", "outcomes", "position", "reasons",
    "refusals", "shapes", "state_fields", "text_board", "texts", "training", "upgrades", "view", "view_types",
)  # fmt: skip
# Modules that the AI asks, wherever they stand; and the game that searches are compared with.
HOT = ("games/spirit_island/presentation/forecast/invaders.py", "lab/connect_four.py")
# Types are checked strictly elsewhere; final constants would make some comparisons look needless.
OPTIONS = ("--config-file=", "--explicit-package-bases", "--ignore-missing-imports")
# The shared library that holds the code of all modules.
LIBRARY = "weald_native"
# Optimisation level of the C compiler.
OPTIMISATION = "2"
# Calls between modules become direct ones, and small functions are expanded where they are called: five per
# cent. Other compilers than GCC may lack what linking needs for it.
WHOLE_PROGRAM = ("-fvisibility=hidden", "-fno-semantic-interposition")


def sources() -> list[str]:
    """Return the files that are compiled, relative to `src`."""
    package = ROOT / "src" / "weald"
    paths = [path.relative_to(package) for path in sorted(package.rglob("*.py"))]
    return [f"weald/{path.as_posix()}" for path in paths if is_compiled(path)]


def is_compiled(path: Path) -> bool:
    """Return whether a module of the package is compiled; `path` is relative to it."""
    name = path.as_posix()
    names = (*path.parts[2:-1], path.stem)
    for_people = path.parts[0] == "games" and not set(names).isdisjoint(FOR_PEOPLE)
    return name in HOT or (path.parts[0] in PARTS and not for_people and not name.startswith(PLAIN))


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compiles the C files of one extension at the same time, and only those that have changed."""

    jobs = os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
        compiler: Any = self.compiler
        compile_all = compiler.compile

        def compile_changed(sources: list[str], **settings: Any) -> list[str]:
            folder = settings["output_dir"]
            objects: list[str] = compiler.object_filenames(sources, output_dir=folder)
            settings["depends"] = []
            header = max(
                (path.stat().st_mtime for path in Path(ext.sources[0]).parent.glob("*.h")), default=0.0
            )
            changed = [
                source
                for source, made in zip(sources, objects, strict=True)
                if not Path(made).exists()
                or Path(made).stat().st_mtime < max(header, Path(source).stat().st_mtime)
            ]
            with ThreadPoolExecutor(self.jobs) as pool:
                list(pool.map(lambda source: compile_all([source], **settings), changed))
            return objects

        compiler.compile = compile_changed
        try:
            super().build_extension(ext)
        finally:
            compiler.compile = compile_all


def prepare(folder: Path) -> None:
    """Write the package below `folder` as the compiler reads it; unchanged files stay untouched."""
    for path in (ROOT / "src").rglob("*.py"):
        copy = folder / path.relative_to(ROOT / "src")
        text = declared_final(path.read_text("utf-8"))
        if not copy.exists() or copy.read_text("utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, "utf-8")


def is_gcc() -> bool:
    """Return whether the C compiler is GCC."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "")
    if not compiler:
        return False
    answer = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in answer.stdout


def compile_to(folder: Path, paths: list[str], jobs: int, optimisation: str = OPTIMISATION) -> None:
    """Write the extensions of `paths` below `folder`; changes the working directory."""
    work = ROOT / "build" / "native"
    source = work / "src"
    prepare(source)
    os.chdir(source)
    os.environ["MYPYPATH"] = str(source)
    extensions = mypycify(
        [*OPTIONS, *paths],
        only_compile_paths=paths,
        opt_level=optimisation,
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=LIBRARY,
    )
    if optimisation != "0" and is_gcc():
        flags = [*WHOLE_PROGRAM, f"-flto={jobs}"]
        # The other extensions only say where in the library their modules are.
        for extension in extensions:
            if extension.name.startswith(LIBRARY):
                extension.extra_compile_args.extend(flags)
                extension.extra_link_args.extend([*flags, f"-O{optimisation}"])
    distribution = Distribution({"name": "weald", "ext_modules": extensions})
    command = ParallelBuild(distribution)
    command.jobs = jobs
    command.build_lib = str(folder)
    command.build_temp = str(work / f"objects{optimisation}")
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Compile everything, or what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--optimisation", choices=("0", "1", "2", "3"), default=OPTIMISATION)
    parser.add_argument("paths", nargs="*")
    args = parser.parse_args()
    compile_to(args.folder.absolute(), args.paths or sources(), args.jobs, args.optimisation)
    return 0


if __name__ == "__main__":
    sys.exit(main())
