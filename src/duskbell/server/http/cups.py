"""Cups: what everybody does with one, and how people come in. `docs/cup.md` lists the acts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from duskbell import names
from duskbell.cup import Cup, NotAllowed, Who, read, ready
from duskbell.cup.acts import act_of
from duskbell.cup.draw import Order
from duskbell.cup.exports import ledger_csv, standings_csv
from duskbell.cup.policy import READY
from duskbell.server.auth import code_of, token_in
from duskbell.server.cup import (
    Caller,
    Cups,
    Live,
    Progress,
    Rating,
    Whose,
    data_for,
    ledger_for,
    log_lines,
    me_of,
    number_for,
)
from duskbell.server.errors import BadMessage, Unauthorized, body_of
from duskbell.server.http.common import BAD, NOT_YOU, WHO, Call, address_of, check_reading, packed, refusals, turn_of
from duskbell.server.http.limits import Addresses
from duskbell.server.running import Limits
from duskbell.server.wire.cups import (
    BroughtCup,
    CupInfo,
    CupListed,
    CupMade,
    DoAct,
    Done,
    EnterCup,
    Entered,
    LinkInfo,
    LinkMade,
    LinkOf,
    LogLine,
    NewCup,
)
from duskbell.server.wire.draws import DrawInfo, DrawOrder, DrawSentence
from duskbell.server.wire.ratings import CupRatings

CupCode = Annotated[str, PathParameter(description="the cup's code")]
StageOf = Annotated[str, QueryParameter(description="robin or final")]
NO_CUP = "no such cup"
CUP: list[dict[str, list[str]]] = [{"cup": []}]
LARGEST = 20_000_000
"""Bytes of a cup's file."""


def cups_of(request: Call) -> Cups:
    """The cups of this server."""
    cups: Cups = request.app.state.cups
    return cups


async def cup_and_caller(request: Call, cup: str) -> tuple[Live, Caller]:
    """The cup of a path, and who calls: nobody known without a token."""
    live = await cups_of(request).get(cup)
    header = request.headers.get("authorization")
    return live, await cups_of(request).caller(
        live.code, token_in(header, "the token of a link of this cup, or of an organiser's login") if header else ""
    )


async def organiser_of(request: Call) -> str:
    """The organiser who calls. Raises `Unauthorized`."""
    token = token_in(request.headers.get("authorization"), "the token of an organiser's login", says="log-in")
    name = await cups_of(request).accounts.who(token)
    if not name:
        raise Unauthorized(
            "this is for organisers who are logged in, and this token logs nobody in, or not any more.", says="log-in"
        )
    return name


@get("/cups", summary="The cups of this server, newest first", operation_id="cups")
async def list_cups(request: Call) -> list[CupListed]:
    return [CupListed(code, name) for code, name in await cups_of(request).listed()]


@post("/cups", summary="Begin a cup (organisers)", operation_id="newCup", security=CUP,
      responses=refusals(s400=BAD, s401=WHO))  # fmt: skip
async def new_cup(request: Call, data: JSONBody[NewCup]) -> CupMade:
    organiser = await organiser_of(request)
    code = _once(organiser, data.key, msgspec.json.encode(data).decode())
    if code and await cups_of(request).has(code):
        return _made(code)
    policy = ready(data.policy) if data.policy in READY else read(data.policy)
    name = await cups_of(request).free_name(names.tidy(data.name))
    made = Cup.new(name, policy, data.game, data.size, data.options)
    return _made(await cups_of(request).begin(organiser, made, code))


@post("/cups/file", summary="Bring a whole cup here, as its file has it (organisers)", operation_id="bringCup",
      security=CUP, request_max_body_size=LARGEST, responses=refusals(s400=BAD, s401=WHO))  # fmt: skip
async def bring_cup(request: Call, data: JSONBody[BroughtCup]) -> CupMade:
    organiser = await organiser_of(request)
    check_reading(request)
    code = _once(organiser, data.key, data.file)
    if code and await cups_of(request).has(code):
        return _made(code)
    return _made(await cups_of(request).bring(organiser, data.file, code))


def _once(organiser: str, key: str, what: str) -> str:
    """The code of the cup that comes of it, however often it is sent: an answer may be lost. "" without a key."""
    return code_of(f"cup {organiser} {key} {what}") if key else ""


def _made(code: str) -> CupMade:
    return CupMade(code, f"/cup/{code}")


@get("/cups/{cup:str}", summary="The cup as the caller may see it", operation_id="cup", security=[{}, *CUP],
     responses=refusals(s401=WHO, s404=NO_CUP))  # fmt: skip
async def see_cup(request: Call, cup: CupCode) -> Response[CupInfo]:
    live, caller = await cup_and_caller(request, cup)
    cups = cups_of(request)
    seen, takes = await cups.seen(live, caller), await live.takes()
    drawn = live.sketches.of(seen, caller, takes, cups.now())
    if drawn is None:
        async with turn_of(request):
            drawn = live.sketches.draw(seen, caller, takes, cups.now())
    headers = {"etag": f'"{drawn.name}"'}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    text: Any = drawn.text
    if caller == Caller() and "gzip" in request.headers.get(
        "accept-encoding", ""
    ):  # it holds no secret, so it may pack
        text, headers = drawn.packed(), {**headers, "content-encoding": "gzip"}
    return Response(text, headers=headers, media_type="application/json")


@post("/cups/{cup:str}/acts", summary="Do something: one of the acts", operation_id="act", security=CUP,
      status_code=200, responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=NO_CUP))  # fmt: skip
async def do_act(request: Call, cup: CupCode, data: JSONBody[DoAct]) -> Done:
    live, caller = await cup_and_caller(request, cup)
    logged = await cups_of(request).do(live, caller, act_of(data.act), data.key)
    cup_now = await live.read()
    return Done(number_for(cup_now, caller.who(cup_now), logged), logged.at)


@get("/cups/{cup:str}/log", summary="Who did what, and when (organisers)", operation_id="cupLog", security=CUP,
     middleware=[packed], responses=refusals(s401=WHO, s403=NOT_YOU, s404=NO_CUP))  # fmt: skip
async def cup_log(request: Call, cup: CupCode) -> list[LogLine]:
    check_reading(request)
    live, caller = await _organised(request, cup)
    read = await live.read()
    return log_lines(read, cups_of(request).now(), caller.who(read).name)


@get("/cups/{cup:str}/standings.csv", summary="The standings as CSV", operation_id="standingsCsv",
     media_type="text/csv", security=[{}, *CUP],
     responses=refusals(s401=WHO, s404=NO_CUP))  # fmt: skip
async def standings_file(request: Call, cup: CupCode, stage: StageOf = "robin") -> Response[bytes]:
    if stage not in ("robin", "final"):
        raise BadMessage("a stage is robin or final, not {stage!r}.", says="no-stage", stage=stage[:40])
    return _file(cup, f"standings-{stage}.csv", standings_csv((await _read(request, cup)).state, stage))


@get("/cups/{cup:str}/ledger.csv", summary="The ledger as CSV", operation_id="ledgerCsv", media_type="text/csv",
     security=[{}, *CUP],
     responses=refusals(s401=WHO, s404=NO_CUP))  # fmt: skip
async def ledger_file(request: Call, cup: CupCode) -> Response[bytes]:
    return _file(cup, "ledger.csv", ledger_csv(ledger_for(*await _read_as(request, cup))))


@get("/cups/{cup:str}/data", summary="Teams, standings and ledger as JSON", operation_id="cupData",
     security=[{}, *CUP],
     responses=refusals(s401=WHO, s404=NO_CUP))  # fmt: skip
async def data_file(request: Call, cup: CupCode) -> dict[str, Any]:
    return data_for(*await _read_as(request, cup))


@get("/cups/{cup:str}/ratings", summary="Ratings of players and teams, and shares of the sides, with intervals",
     operation_id="cupRatings", responses=refusals(s404=NO_CUP))  # fmt: skip
async def cup_ratings(request: Call, cup: CupCode) -> CupRatings:
    check_reading(request)
    live = await cups_of(request).get(cup)
    rating: Rating = request.app.state.rating
    return await rating.of(live.code, await live.watched())  # one fit for all: it takes seconds


@get("/cups/{cup:str}/file", summary="The whole cup as one file, which another server brings in (organisers)",
     operation_id="cupFile", security=CUP, media_type="application/x-ndjson",
     responses=refusals(s400="line-ups are sealed, or a table is played", s401=WHO, s403=NOT_YOU,
                        s404=NO_CUP))  # fmt: skip
async def whole_file(request: Call, cup: CupCode) -> Response[bytes]:
    check_reading(request)
    live, caller = await _organised(request, cup)
    return _file(live.code, "cup", await cups_of(request).file(live, caller), "application/x-ndjson")


# -- links, draws -----------------------------------------------------------------------------------------------------


@get("/cups/{cup:str}/links", summary="Who has a link (organisers; captains: of their team)", operation_id="links",
     security=CUP, responses=refusals(s401=WHO, s404=NO_CUP))  # fmt: skip
async def list_links(request: Call, cup: CupCode) -> list[LinkInfo]:
    live, caller = await cup_and_caller(request, cup)
    found = await cups_of(request).links.told(live, caller)
    return [LinkInfo(w.role, w.name, w.team, w.member, w.table, opened) for w, opened in found]


@post("/cups/{cup:str}/links", summary="A new link for somebody; the one before is void", operation_id="newLink",
      security=CUP, responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=NO_CUP))  # fmt: skip
async def new_link(request: Call, cup: CupCode, data: JSONBody[LinkOf]) -> LinkMade:
    live, caller = await cup_and_caller(request, cup)
    secret = await cups_of(request).links.invite(live, caller, _whose(data))
    return LinkMade(secret, f"/cup/{live.code}#enter={secret}")


@post("/cups/{cup:str}/links/take-back", summary="Somebody's link opens nothing any more", operation_id="takeLinkBack",
      status_code=204, security=CUP, responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=NO_CUP))  # fmt: skip
async def take_link_back(request: Call, cup: CupCode, data: JSONBody[LinkOf]) -> None:
    live, caller = await cup_and_caller(request, cup)
    await cups_of(request).links.take_back(live, caller, _whose(data))


@post("/cups/{cup:str}/enter", summary="Open a link: it becomes a token", operation_id="enterCup",
      responses=refusals(s401="the link opens nothing", s404=NO_CUP))  # fmt: skip
async def enter_cup(request: Call, cup: CupCode, data: JSONBody[EnterCup]) -> Entered:
    addresses: Addresses = request.app.state.addresses
    limits: Limits = request.app.state.settings.limits
    addresses.spend("link", address_of(request), limits.joins)
    live = await cups_of(request).get(cup)
    whose, token, until = await cups_of(request).links.enter(live, data.invite)
    return Entered(token, until, me_of(await live.read(), Caller(whose=whose)))


@post("/cups/{cup:str}/draw", summary="Draw the tables of a stage (organisers)", operation_id="drawCup", security=CUP,
      status_code=202, responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=NO_CUP))  # fmt: skip
async def begin_draw(request: Call, cup: CupCode, data: JSONBody[DrawOrder]) -> DrawInfo:
    live, caller = await _organised(request, cup)
    check_reading(request)
    order = msgspec.convert(data, Order, from_attributes=True)
    return _told(await request.app.state.drawing.begin(live, caller, order))


@get("/cups/{cup:str}/draw", summary="How far the draw is (organisers)", operation_id="cupDraw", security=CUP,
     responses=refusals(s400="nothing was drawn", s401=WHO, s403=NOT_YOU, s404=NO_CUP))  # fmt: skip
async def see_draw(request: Call, cup: CupCode) -> DrawInfo:
    live, _ = await _organised(request, cup)
    return _told(request.app.state.drawing.of(live.code))


def _told(draw: Progress) -> DrawInfo:
    refused = body_of(draw.refused).error if draw.refused else None
    return DrawInfo(draw.share, draw.done, refused, [DrawSentence(s.says, s.sentence, s.about) for s in draw.sentences])


async def _organised(request: Call, cup: str) -> tuple[Live, Caller]:
    """The cup of a path, for one of its organisers. Raises `NotAllowed`."""
    live, caller = await cup_and_caller(request, cup)
    if caller.who(await live.read()).role != "organiser":
        raise NotAllowed("only an organiser of this cup may do that.", says="organisers-only")
    return live, caller


async def _read(request: Call, cup: str) -> Cup:
    """The cup of a path as who calls may see it."""
    return (await _read_as(request, cup))[0]


async def _read_as(request: Call, cup: str) -> tuple[Cup, Who]:
    """The cup of a path as who calls may see it, and who that is."""
    check_reading(request)
    live, caller = await cup_and_caller(request, cup)
    seen = await cups_of(request).seen(live, caller)
    return seen, caller.who(seen)


def _whose(data: LinkOf) -> Whose:
    return Whose(data.role, data.name, data.team, data.member, data.table)


def _file(cup: str, name: str, text: str, kind: str = "text/csv") -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="duskbell-{cup.lower()[:8]}-{name}"'}
    return Response(text.encode(), media_type=kind, headers=headers)


routes = [
    list_cups, new_cup, bring_cup, see_cup, do_act, cup_log, standings_file, ledger_file, data_file, cup_ratings,
    whole_file,
    list_links, new_link, take_link_back, enter_cup, begin_draw, see_draw,
]  # fmt: skip
