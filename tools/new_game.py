"""Begin a game: `python tools/new_game.py NAME` copies the example of the tests under another name.

It writes a folder under `src/weald/games/`, one under `src/weald/web/games/`, and a line of the registry;
nothing else is needed to play it everywhere. The rules of the example are then replaced part by part, as
docs/adding-a-game.md says. `--root` is another checkout.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
REGISTRY = re.compile(r"^REGISTRY = \((.*?)\)$", re.MULTILINE | re.DOTALL)


class CannotBegin(Exception):
    """A game of this name cannot be begun."""


def begin(name: str, root: Path = ROOT) -> list[Path]:
    """Write the folders and the line of the registry; return the folders."""
    package = root / "src" / "weald"
    listed = package / "games" / "__init__.py"
    text = listed.read_text("utf-8")
    listing = REGISTRY.search(text)
    if listing is None:
        raise CannotBegin(f"{listed} has no list of games.")
    ids = re.findall(r'"(\w+)"', listing[1])
    if not NAME.fullmatch(name) or len(name) > 30:
        raise CannotBegin(f"{name}: a name is at most 30 small letters, digits and single underscores.")
    engine, page = package / "games" / name, package / "web" / "games" / name
    if name in ids or engine.exists() or page.exists():
        raise CannotBegin(f"{name} is there already.")
    example = ROOT / "tests" / "tiny"
    for path in sorted(example.rglob("*")):
        inside = path.relative_to(example)
        if path.is_file() and "__pycache__" not in inside.parts:
            paged = inside.parts[0] == "page"
            target = page / inside.relative_to("page") if paged else engine / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
    games = "".join(f'    "{id}",\n' for id in sorted([*ids, name]))
    line = f"REGISTRY = (\n{games})"
    listed.write_text(text[: listing.start()] + line + text[listing.end() :], "utf-8")
    return [engine, page]


def renamed(text: str, name: str) -> str:
    """Return a file of the example as one of the game."""
    title = " ".join(word.capitalize() for word in name.split("_"))
    text = text.replace("tests.tiny", f"weald.games.{name}").replace("tiny", name)
    text = re.sub(r"(?<=class )Tiny|Tiny(?=\(\))", title.replace(" ", ""), text)
    return text.replace("Tiny", title)


def main() -> None:
    """Read the command line."""
    reader = argparse.ArgumentParser(description="Begin a game.")
    reader.add_argument("name", help="the id of the game, such as four_seasons")
    reader.add_argument("--root", type=Path, default=ROOT, help="the checkout that gets it")
    args = reader.parse_args()
    try:
        for folder in begin(args.name, args.root):
            print(folder)
    except CannotBegin as problem:
        reader.error(str(problem))


if __name__ == "__main__":
    main()
