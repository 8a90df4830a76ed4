"""People met before: whom an identity may invite, and what waits for it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from duskbell.server.http.common import BAD, NO_GUEST, UNKNOWN, Call, act, guest_token_of, refusals, spend
from duskbell.server.http.guests import GUEST
from duskbell.server.room.inviting import CallTo
from duskbell.server.store import Store
from duskbell.server.wire import BeListed, Block, Decline, InviteThem, MyInvitations, MyPeople

NOBODY = "nobody is called so"


async def _me(request: Call) -> tuple[Store, str]:
    """The store, and the identity of the caller. Raises `NoGuest` or `Banned`."""
    store: Store = request.app.state.store
    return store, await store.guests.know(guest_token_of(request))


@get(
    "/guest/people",
    summary="Whom a guest has met, and may invite",
    operation_id="people",
    security=GUEST,
    responses=refusals(s401=NO_GUEST),
)
async def see_people(request: Call) -> MyPeople:
    store, me = await _me(request)
    return MyPeople(await store.met.people(me), await store.met.blocked(me), await store.met.listed(me))


@post(
    "/guest/people",
    summary="Be in the lists of those one has met, or in none",
    operation_id="beListed",
    status_code=204,
    security=GUEST,
    responses=refusals(s400=BAD, s401=NO_GUEST),
)
async def be_listed(request: Call, data: JSONBody[BeListed]) -> None:
    store, me = await _me(request)
    await store.met.be_listed(me, on=data.listed)


@post(
    "/guest/people/block",
    summary="Hear nothing of somebody any more, or again",
    operation_id="block",
    status_code=204,
    security=GUEST,
    responses=refusals(s400=BAD, s401=NO_GUEST, s404=NOBODY),
)
async def block(request: Call, data: JSONBody[Block]) -> None:
    store, me = await _me(request)
    await store.met.block(me, data.who, on=data.on)


@post(
    "/guest/people/invite",
    summary="Invite somebody one has met to a table that has not begun",
    operation_id="invite",
    status_code=204,
    security=GUEST,
    responses=refusals(
        s400=BAD, s401=NO_GUEST, s403="sits there already, or was invited", s404=UNKNOWN, s409="it has begun"
    ),
)
async def invite(request: Call, data: JSONBody[InviteThem]) -> None:
    await spend(request, "seat")
    store, me = await _me(request)
    other = await store.met.find(me, data.who)
    room, name = await act(request, data.room, lambda seat: CallTo(seat, other))
    await store.met.invite(me, other, room, name)


@get(
    "/guest/invitations",
    summary="The invitations that wait for a guest, newest first",
    operation_id="invitations",
    security=GUEST,
    responses=refusals(s401=NO_GUEST),
)
async def see_invitations(request: Call) -> MyInvitations:
    store, me = await _me(request)
    return MyInvitations(await store.met.invitations(me))


@post(
    "/guest/invitations/decline",
    summary="Be shown an invitation no more",
    operation_id="decline",
    status_code=204,
    security=GUEST,
    responses=refusals(s400=BAD, s401=NO_GUEST, s404="no such invitation"),
)
async def decline(request: Call, data: JSONBody[Decline]) -> None:
    store, me = await _me(request)
    await store.met.decline(me, data.invitation)


routes = [see_people, be_listed, block, invite, see_invitations, decline]
