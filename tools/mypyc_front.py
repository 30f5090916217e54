"""Run the front end of mypyc over kernel, games and ai: what it refuses could not be compiled. Makes no C.

`python tools/mypyc_front.py` exits with 1 if something is refused. It also reads what is not compiled today.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.modulefinder import BuildSource
from mypyc.build import get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions
from native import MARKS, OPTIONS, PARTS, ROOT, prepare


def sources() -> list[str]:
    """Return all files that could be compiled, relative to `src`: training needs more than Python."""
    root = ROOT / "src"
    paths = [path for part in PARTS for path in sorted((root / "weald" / part).rglob("*.py"))]
    paths = [path for path in paths if path.stem != "training"]
    return [name for path in paths if (name := path.relative_to(root).as_posix()) != f"weald/{MARKS}"]


def refused(paths: list[str]) -> list[str]:
    """Return the objections of mypyc to the files, with their constants declared final."""
    compiler_options = CompilerOptions()
    cache = FileSystemCache()
    built, _, options = get_mypy_config([*OPTIONS, *paths], None, compiler_options, cache)
    groups: list[tuple[list[BuildSource], str | None]] = [(built, None)]
    try:
        result = parse_and_typecheck(built, options, compiler_options, groups, cache)
    except CompileError as error:
        return list(error.messages)
    errors = Errors(options)
    mapper = Mapper({source.module: None for source in built})
    compile_modules_to_ir(result, mapper, compiler_options, errors)
    messages: list[str] = errors.new_messages()
    return [message for message in messages if ": error:" in message]


def main() -> int:
    """Print the objections."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        os.chdir(folder)
        os.environ["MYPYPATH"] = folder
        problems = refused(sources())
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
