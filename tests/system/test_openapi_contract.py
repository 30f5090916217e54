"""No request to any route gets a 5xx, or a response that the OpenAPI description does not list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.live_server import Browser, expect, people, running
from weald.server.http.api import OPERATIONS, Operation

Case = schemathesis.Case[Any]

EXAMPLES = 4
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@dataclass(frozen=True, slots=True)
class House:
    """A running service with a table in every state, and its host's cookie."""

    url: str
    tables: list[str]
    codes: list[str]
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    guest = {"kind": "guest", "name": ""}
    with running(tmp_path_factory.mktemp("described")) as url, Browser(url) as browser:
        fresh = browser.open(people("Noor", "Till"))
        inviting = browser.open([*people("Noor"), guest])
        begun = browser.open(people("Noor", "Till"))
        browser.play(begun["id"], [0, 1], until=5)
        over = browser.open(people("Noor"))
        browser.play(over["id"], [0])
        record = expect(browser.http.get(f"/api/tables/{over['id']}/record"), 200)
        looked_at = expect(browser.http.post("/api/records", json=record), 201)
        opened = [fresh, inviting, begun, over]
        yield House(
            url,
            [*(table["id"] for table in opened), looked_at["id"]],
            [table["invite"] for table in opened],
            dict(browser.http.cookies),
        )


@pytest.fixture(scope="module")
def description(house: House) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")


def sent(
    operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, ask: Callable[[Case], None]
) -> None:
    """Send generated requests of a kind to one route."""

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def each(case: Case) -> None:
        ask(case)

    each()


@pytest.mark.parametrize(
    ("operation", "mode"),
    [
        pytest.param(operation, mode, id=f"{operation.method} {operation.path} {mode.value}")
        for operation in OPERATIONS
        for mode in GenerationMode
        # A route without parameters has no invalid requests.
        if mode is GenerationMode.POSITIVE or operation.body is not None or operation.query
    ],
)
def test_every_answer_is_described(
    house: House, description: BaseSchema, operation: Operation, mode: GenerationMode
) -> None:
    def ask(case: Case) -> None:
        # As generated: mostly a stranger and an unknown table.
        case.call_and_validate(base_url=house.url, checks=CHECKS)
        # For existing tables, with the host's cookie.
        for name, names in (("id", house.tables), ("code", house.codes)):
            for place in names if name in case.path_parameters else ():
                case.path_parameters[name] = place
                case.call_and_validate(base_url=house.url, checks=CHECKS, cookies=house.cookies)

    sent(description[operation.path][operation.method.upper()], mode, ask)
