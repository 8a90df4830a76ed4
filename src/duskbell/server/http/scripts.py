"""Scripts of the Clocktower: what there is to choose from, and whether one can be played."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from duskbell.games.clocktower.own_script import Checked, characters, checked
from duskbell.server.http.common import BAD, packed, refusals
from duskbell.server.wire import ScriptGiven

LARGEST = 400_000
"""Bytes of a request that brings a script."""


@get(
    "/scripts/characters",
    summary="All characters that a script can name",
    operation_id="scriptCharacters",
    sync_to_thread=False,
    middleware=[packed],
)
def list_characters() -> list[dict[str, Any]]:
    return characters()


@post(
    "/scripts/check",
    summary="Whether a script can be played, for how many, its night order and its jinxes",
    operation_id="checkScript",
    status_code=200,
    request_max_body_size=LARGEST,
    responses=refusals(s400=BAD, s413="too large"),
)
async def check_script(data: JSONBody[ScriptGiven]) -> Checked:
    return checked(data.script)


routes = [list_characters, check_script]
