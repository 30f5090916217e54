"""Lines in the log about refusals that an attack would bring: access, guesses, limits.

They name the client by a hash of its address with the service's key, so that lines of one client belong
together while no other reader can find out the address.
"""

from __future__ import annotations

import logging

from starlette.requests import HTTPConnection

from weald.tables.errors import Refused

GUESSES = frozenset({"unknown_move", "unknown_invitation"})
FORGERIES = frozenset({"two_cookies", "wrong_host"})

log = logging.getLogger(__name__)


def note_refusal(connection: HTTPConnection, refused: Refused) -> None:
    """Log a refusal if it is about security."""
    text = _about(refused)
    if text is not None:
        address = connection.state.address
        client = connection.state.browsers.pseudonym(connection.state.client or str(address))
        log.warning(text, extra={"details": {"code": refused.code, "client": client}})


def _about(refused: Refused) -> str | None:
    # Each text has a limit of lines of its own.
    if refused.status == 429:
        return "a limit was reached"
    if refused.code in GUESSES:
        return "a code was not known"
    return "access was refused" if refused.status == 403 or refused.code in FORGERIES else None
