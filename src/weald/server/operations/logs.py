"""The log: one JSON object per line, without secrets of seats, tables or the database."""

from __future__ import annotations

import logging
import logging.handlers
import re
import sys
import threading
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from weald.kernel.messages import Message
from weald.server.bounded import BoundedCache, TokenBucket
from weald.server.errors import ServeError
from weald.server.storage.database import FILE as DATABASE
from weald.server.storage.open_files import is_part

FILE = "weald.log"
FILE_BYTES = 5_000_000
OLD_FILES = 3
STDERR = "-"
LEVELS = ("debug", "info", "warning", "error")

# Lines of one kind (one logger, one text before its arguments): at once, and per second after that.
SERIOUS_LINES = (20.0, 0.2)
OTHER_LINES = (1000.0, 20.0)

# Secrets of browsers and seats, invitation codes in paths, passwords in database addresses.
HIDDEN = (
    (re.compile(r"(?<![A-Za-z0-9_-])(?=[A-Za-z0-9_-]*[0-9A-Z])[A-Za-z0-9_-]{43,44}(?![A-Za-z0-9_-])"), "***"),
    (re.compile(r"(/(?:join|invitations)/)[^/?\s\"']+"), r"\1***"),
    (re.compile(r"(://[^:/@\s]*:)[^@/\s]+@"), r"\1***@"),
)


def redact(text: str) -> str:
    """Return `text` without secrets."""
    for pattern, instead in HIDDEN:
        text = pattern.sub(instead, text)
    return text


class LineLimit(logging.Filter):
    """Drops lines of one kind beyond a rate; the next one that passes says how many were `dropped`."""

    def __init__(self) -> None:
        super().__init__()
        self._serious = TokenBucket(*SERIOUS_LINES)
        self._other = TokenBucket(*OTHER_LINES)
        self._dropped: BoundedCache[tuple[str, str], int] = BoundedCache()
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg))
        bucket = self._serious if record.levelno >= logging.WARNING else self._other
        with self._lock:
            dropped = self._dropped.get(kind) or 0
            if bucket.take(kind):
                self._dropped.put(kind, dropped + 1)
                return False
            self._dropped.put(kind, 0)
        if dropped:
            record.details = {**getattr(record, "details", {}), "dropped": dropped}
        return True


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON, with its `details` as extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": redact(record.getMessage()),
            **getattr(record, "details", {}),
        }
        if record.exc_info:
            line["error"] = redact(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


class LogFile(logging.handlers.RotatingFileHandler):
    """A log file whose lines go to standard error while the disk does not take them."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the library's name)
        # Without standard error there is nothing to write to.
        with suppress(OSError, ValueError, AttributeError):
            sys.stderr.write(f"{self.format(record)}\n")


# Lines of uvicorn about what clients do, which are no errors of the service.
CLIENTS_DOINGS = ("Invalid UTF-8 sequence", "ASGI callable returned without completing handshake")


def is_news(record: logging.LogRecord) -> bool:
    """Return whether a line of uvicorn says more than that a client sent nonsense or was refused."""
    return not record.getMessage().startswith(CLIENTS_DOINGS)


def configure_logging(directory: Path, where: str | None = None, level: str | None = None) -> None:
    """Log to a rotating file in `directory`, to the file `where`, or to standard error (`-`)."""
    wanted = (level or "warning").lower()
    if wanted not in LEVELS:
        raise ServeError(Message("cli-log-level", {"level": wanted[:40], "choices": list(LEVELS)}))
    handler: logging.Handler
    if where == STDERR:
        handler = logging.StreamHandler(sys.stderr)
    else:
        path = Path(where) if where else directory / FILE
        if is_part(directory / DATABASE, path):
            raise ServeError(Message("cli-file-database", {"path": str(path)}))
        try:
            handler = LogFile(path, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8")
        except OSError:
            raise ServeError(Message("cli-data-readonly", {"path": str(path.parent)})) from None
    handler.setFormatter(JsonFormatter())
    handler.addFilter(LineLimit())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("weald").setLevel(wanted.upper())
