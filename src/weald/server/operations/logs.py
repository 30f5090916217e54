"""The log: one JSON object per line, without secrets of seats, tables or the database."""

from __future__ import annotations

import logging
import logging.handlers
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from weald.kernel.messages import Message
from weald.server.errors import ServeError

FILE = "weald.log"
FILE_BYTES = 5_000_000
OLD_FILES = 3
STDERR = "-"
LEVELS = ("debug", "info", "warning", "error")

# Secrets of browsers and seats, invitation codes in paths, passwords in database addresses.
HIDDEN = (
    (re.compile(r"(?<![A-Za-z0-9_-])(?=[A-Za-z0-9_-]*[0-9A-Z])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])"), "***"),
    (re.compile(r"(/(?:join|invitations)/)[^/?\s\"']+"), r"\1***"),
    (re.compile(r"(://[^:/@\s]*:)[^@/\s]+@"), r"\1***@"),
)


def redact(text: str) -> str:
    """Return `text` without secrets."""
    for pattern, instead in HIDDEN:
        text = pattern.sub(instead, text)
    return text


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
        try:
            handler = logging.handlers.RotatingFileHandler(
                path, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8"
            )
        except OSError:
            raise ServeError(Message("cli-data-readonly", {"path": str(path.parent)})) from None
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("weald").setLevel(wanted.upper())
