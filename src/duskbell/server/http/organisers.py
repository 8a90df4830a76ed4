"""Organisers' accounts: set up by a one-time link, then by name and password."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from duskbell.server.cup import Cups
from duskbell.server.http.common import BAD, WHO, Call, address_of, refusals, token_of
from duskbell.server.http.cups import CUP, organiser_of
from duskbell.server.http.limits import Addresses
from duskbell.server.wire.cups import LoggedIn, LogIn, Organiser, SetUpAccount


def _accounts(request: Call) -> Cups:
    addresses: Addresses = request.app.state.addresses
    addresses.password(address_of(request))
    cups: Cups = request.app.state.cups
    return cups


@post("/organiser/setup", summary="Use a one-time link: choose a password", operation_id="setUpAccount",
      status_code=200, responses=refusals(s400=BAD, s401="the link opens nothing"))  # fmt: skip
async def set_up(request: Call, data: JSONBody[SetUpAccount]) -> LoggedIn:
    return LoggedIn(*await _accounts(request).accounts.set_up(data.setup, data.password))


@post("/organiser/login", summary="Log in", operation_id="logIn", status_code=200,
      responses=refusals(s400=BAD, s401="wrong name or password"))  # fmt: skip
async def log_in(request: Call, data: JSONBody[LogIn]) -> LoggedIn:
    return LoggedIn(data.name, *await _accounts(request).accounts.log_in(data.name, data.password))


@get("/organiser", summary="Who is logged in", operation_id="organiser", security=CUP, responses=refusals(s401=WHO))
async def who(request: Call) -> Organiser:
    return Organiser(await organiser_of(request))


@delete("/organiser/login", summary="Log out", operation_id="logOut", security=CUP, responses=refusals(s401=WHO))
async def log_out(request: Call) -> None:
    await organiser_of(request)
    cups: Cups = request.app.state.cups
    await cups.accounts.log_out(token_of(request))


routes = [set_up, log_in, who, log_out]
