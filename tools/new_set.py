"""Begin a set of Spirit Island with one spirit: `python tools/new_set.py SET SPIRIT`; or a spirit of a set.

It copies the example of the tests under other names: the folder of the set with its texts and the spirit's
module and texts, and the set's name in `SETS`. Nothing else is needed to play it. The panel, rules and powers
of the example are then replaced, as docs/spirit-island-engine.md says.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from new_game import NAME, ROOT, CannotBegin

SETS = re.compile(r"^SETS = \((.*?),?\)$", re.MULTILINE)
EXAMPLE = ROOT / "tests" / "tiny_set"
SPIRIT = "quiet_spring"


def begin(set_name: str, spirit: str, root: Path = ROOT) -> list[Path]:
    """Write the files that are not there yet; return them."""
    content = root / "src" / "weald" / "games" / "spirit_island" / "content"
    for name in (set_name, spirit):
        if not NAME.fullmatch(name) or len(name) > 40:
            raise CannotBegin(f"{name}: a name is at most 40 small letters, digits and single underscores.")
    if any(content.glob(f"*/spirits/{spirit}.py")):
        raise CannotBegin(f"{spirit} is there already.")
    written = []
    for path in sorted(EXAMPLE.rglob("*")):
        target = content / set_name / str(path.relative_to(EXAMPLE)).replace(SPIRIT, spirit)
        if path.suffix in (".py", ".ftl") and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(path.read_text("utf-8"), set_name, spirit), "utf-8")
            written.append(target)
    listed = content / "__init__.py"
    text = listed.read_text("utf-8")
    listing = SETS.search(text)
    if listing is None:
        raise CannotBegin(f"{listed} has no list of sets.")
    if f'"{set_name}"' not in listing[1]:
        line = f'SETS = ({listing[1]}, "{set_name}")'
        listed.write_text(text[: listing.start()] + line + text[listing.end() :], "utf-8")
    return written


def renamed(text: str, set_name: str, spirit: str) -> str:
    """Return a file of the example as one of the set."""
    title = " ".join(word.capitalize() for word in spirit.split("_"))
    return text.replace("tiny_set", set_name).replace(SPIRIT, spirit).replace("Quiet Spring", title)


def main() -> None:
    """Read the command line."""
    reader = argparse.ArgumentParser(description="Begin a set of Spirit Island, or a spirit.")
    reader.add_argument("set", help="the id of the set: a new one, or one that is there")
    reader.add_argument("spirit", help="the id of the spirit")
    reader.add_argument("--root", type=Path, default=ROOT, help="the checkout that gets it")
    args = reader.parse_args()
    try:
        for path in begin(args.set, args.spirit, args.root):
            print(path)
    except CannotBegin as problem:
        reader.error(str(problem))


if __name__ == "__main__":
    main()
