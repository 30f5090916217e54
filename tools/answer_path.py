"""Lists the files of the service on the way of a page's answer: `python -m tools.answer_path`.

A page's messages go to a real server in this process, and a profile function notes every function of ours
that is called for one answer, from the bytes that arrive to the bytes that leave.
"""

from __future__ import annotations

import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from types import FrameType

import weald
from tests.server.live_server import Browser, fresh_key, heard, people, running

HOME = Path(weald.__file__).parent
PARTS = ("server", "tables")
QUIET_SECONDS = 0.5


def main() -> int:
    """Print the files and their number."""
    called: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_code.co_filename)

    threading.setprofile(note)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as url, Browser(url) as browser:
        id = browser.open(people("Noor", "Till"))["id"]
        with browser.watch(id, 0) as line:
            now = heard(line)
            # Messages before the answer belong to the connection.
            time.sleep(QUIET_SECONDS)
            called.clear()
            option = now["decisions"][0]["choices"][0]["id"]
            call = {"n": 1, "do": "answer", "seat": 0, "expected": now["version"], "key": fresh_key()}
            line.send(json.dumps({**call, "option": option}))
            while "ok" not in json.loads(line.recv(timeout=10)):
                pass
            files = sorted(_ours(called))
    print("\n".join(files))
    print(f"{len(files)} files of {', '.join(PARTS)}")
    return 0


def _ours(called: set[str]) -> list[str]:
    paths = [Path(name) for name in called if name.startswith(str(HOME))]
    names = [path.relative_to(HOME).as_posix() for path in paths]
    return [name for name in names if name.split("/")[0] in PARTS]


if __name__ == "__main__":
    sys.exit(main())
