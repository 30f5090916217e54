"""Browsers and the secrets in their cookies: what the service has signed, and what tables know.

Every process on the same database has the same keys.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from weald.server.bounded import BoundedCache
from weald.server.storage import cookie_queries
from weald.server.storage.database import writing
from weald.server.tokens import fingerprint, signature

# A restored backup brings keys; they are looked for at most this often.
RELOAD_SECONDS = 1.0
# Letters of it.
PSEUDONYM = 12

T = TypeVar("T")

log = logging.getLogger(__name__)


class Browsers:
    """The browsers that a database knows, and the keys that sign their secrets."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        with engine.begin() as connection:
            self._keys = cookie_queries.keys(connection)
        self._loaded = monotonic()
        # Secrets of which it is noted that they were exchanged.
        self._noted: BoundedCache[str, bool] = BoundedCache()

    def signed(self, secret: str) -> str:
        """Return the signature of a secret."""
        return signature(self._keys[0], secret)

    def pseudonym(self, name: str) -> str:
        """Return the log's stand-in for the name of a client."""
        return signature(self._keys[0], f"client {name}")[:PSEUDONYM]

    async def has_signed(self, secret: str, signs: Sequence[str]) -> bool:
        """Return whether one of these is the service's signature of a secret."""
        if not signs or self._matches(secret, signs):
            return bool(signs)
        if monotonic() < self._loaded + RELOAD_SECONDS:
            return False
        self._loaded = monotonic()
        self._keys = await self._ask(cookie_queries.keys)
        return self._matches(secret, signs)

    def _matches(self, secret: str, signs: Sequence[str]) -> bool:
        right = [signature(key, secret).encode() for key in self._keys]
        return any(hmac.compare_digest(one, sign.encode()) for one in right for sign in signs)

    async def knows(self, secret: str) -> bool:
        """Return whether a table knows the browser with a secret."""
        owner = fingerprint(secret)
        return await self._ask(lambda connection: cookie_queries.is_known(connection, owner))

    async def may_exchange(self, secret: str) -> bool:
        """Return whether a secret is known, and has not been exchanged yet."""
        owner = fingerprint(secret)
        return await self._ask(
            lambda connection: (
                cookie_queries.is_known(connection, owner)
                and not cookie_queries.is_exchanged(connection, owner)
            )
        )

    async def note_exchanged(self, secret: str) -> None:
        """Note once that a browser has come with its new cookie: the old one is worth nothing now."""
        if self._noted.get(secret):
            return
        try:
            await asyncio.to_thread(self._note_exchanged, fingerprint(secret))
        except IntegrityError:
            # Another process was faster.
            pass
        except SQLAlchemyError as error:
            # To read must not need a disk with room; it is noted the next time.
            log.error("the database cannot note an exchanged cookie: %s", error)
            return
        self._noted.put(secret, True)

    def _note_exchanged(self, owner: str) -> None:
        with writing(self._engine) as connection:
            cookie_queries.note_exchanged(connection, owner)

    async def _ask(self, query: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._engine.begin() as connection:
                return query(connection)

        return await asyncio.to_thread(ask)
