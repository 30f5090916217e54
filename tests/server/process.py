"""The service in another process, to be stopped and killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

# Seconds that a busy machine may take for anything.
PATIENCE = 60.0

START = """
import pathlib, sys
from weald.server.main import serve

def say(message):
    print(message.id, *message.args.values(), flush=True)

host, port, data, open_browser = sys.argv[1:]
sys.exit(serve(host, int(port), pathlib.Path(data), open_browser=open_browser == "True", say=say))
"""

WEALD = "import sys; from weald.cli.main import main; sys.exit(main(sys.argv[1:]))"


def command(data: Path, *arguments: str) -> list[str]:
    """Return the command line of `weald` in a process of its own, for the database of a folder."""
    return [sys.executable, "-c", WEALD, "--lang", "en", *arguments, "--data", str(data)]


class Process:
    """`serve()` in another process, with its output until it serves."""

    # Code that is run before.
    prelude = ""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        open_browser: bool = False,
        host: str = "127.0.0.1",
        python: str = sys.executable,
        **environment: str,
    ) -> None:
        self._data = data
        self.process = subprocess.Popen(
            [python, "-c", self.prelude + START, host, str(port), str(data), str(open_browser)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self.output: list[str] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.output.append(line.strip())
            if line.startswith("cli-serve-data"):
                break
        else:
            raise AssertionError(self.errors())
        self.url = next(line.split()[1] for line in self.output if line.startswith("cli-serve-address"))

    def rest(self) -> list[str]:
        """Return the output since."""
        assert self.process.stdout is not None
        return self.process.stdout.read().split("\n")[:-1]

    def errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def log(self) -> str:
        return (self._data / "weald.log").read_text()

    def kill(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
