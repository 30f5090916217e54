"""The route of live connections."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from weald.server.http import requests
from weald.server.http.access import service_of, viewer
from weald.server.http.live import LiveConnection
from weald.server.http.responses import error_response
from weald.server.http.security_log import note_refusal
from weald.tables.errors import Refused
from weald.tables.sanitize import clean_name

POLICY_VIOLATION = 1008

log = logging.getLogger(__name__)


async def watch(websocket: WebSocket) -> None:
    """Serve a live connection."""
    try:
        seat = requests.query_number(websocket, "seat")
        brief = requests.query_number(websocket, "brief") == 1
        chat_after = requests.query_number(websocket, "talk")
        name = clean_name(websocket.query_params.get("name", ""), 0)
        table = await service_of(websocket).desk.latest(websocket.path_params["id"])
        who = viewer(websocket, table.revision, seat)
    except Refused as refused:
        note_refusal(websocket, refused)
        await websocket.send_denial_response(error_response(refused))
        return
    except SQLAlchemyError as error:
        log.error("the database fails before a live connection: %s", error)
        await websocket.send_denial_response(error_response(Refused(503, "storage")))
        return
    await websocket.accept()
    connection = LiveConnection(websocket, table, who, brief, name)
    try:
        await connection.serve(chat_after)
    except Refused:
        # The table was deleted or set aside a moment ago.
        connection.lost = True
    if connection.lost or table.deleted:
        await websocket.close(POLICY_VIOLATION)
