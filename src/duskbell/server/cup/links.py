"""The links of a cup: given, opened once, and taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from duskbell.cup import Cup, NotAllowed, Who
from duskbell.cup.act import Act
from duskbell.cup.acts import Dismiss, DropMember, GiveLink, StandIn, TakeLinkBack
from duskbell.server.auth import digest, new_token
from duskbell.server.cup.accounts import DAY
from duskbell.server.cup.caller import Caller
from duskbell.server.cup.live import Live
from duskbell.server.cup.whose import Whose
from duskbell.server.errors import Unauthorized
from duskbell.server.store import StoredLink
from duskbell.server.store.cups import Cups as StoredCups

LINK, TOKEN = 60 * DAY, 180 * DAY
"""Seconds that a link waits to be opened, and that the token it becomes holds."""


class Links:
    """The links of all cups in one store. `now`: seconds since 1970, by the server's clock."""

    def __init__(self, store: StoredCups, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def invite(self, live: Live, caller: Caller, whose: Whose) -> str:
        """A new link's secret for somebody; what they had before opens nothing any more."""
        secret = new_token()
        link = StoredLink(str(whose), digest(secret), "", self._now() + LINK)
        await self._put(live, caller, whose, GiveLink(**_of_link(whose)), link)
        return secret

    async def take_back(self, live: Live, caller: Caller, whose: Whose) -> None:
        """Somebody's link, or the token that it became, opens nothing any more."""
        gone = StoredLink(str(whose), "", "", 0)
        await self._put(live, caller, whose, TakeLinkBack(**_of_link(whose)), gone)

    async def _put(self, live: Live, caller: Caller, whose: Whose, act: GiveLink, link: StoredLink) -> None:
        """Have this link in place of what somebody had, before that is on the log: whatever dies in between leaves none
        that opens though the log says that it does not.
        """
        await self._check(live, caller, whose)
        cup = await live.read()
        if not cup.objection(caller.who(cup), act, self._now()):
            await self._store.put_link(live.code, link)
        await live.do(lambda cup: caller.who(cup), act)
        await live.hold(whose)

    async def told(self, live: Live, caller: Caller) -> list[tuple[Whose, bool]]:
        """Who has a link and whether it was opened, as far as the caller may make such links."""
        cup = await live.read()
        found = [(Whose.read(link.whose), bool(link.token)) for link in await self._store.links(live.code)]
        return [(whose, opened) for whose, opened in found if _may_invite(cup, caller.who(cup), whose)]

    async def enter(self, live: Live, secret: str) -> tuple[Whose, str, int]:
        """A link becomes a token, once: whose, the token, and until when it holds. Raises `Unauthorized`."""
        token, until = new_token(), self._now() + TOKEN
        found = await self._store.open_link(live.code, digest(secret), digest(token), self._now(), until)
        whose = Whose.read(found) if found else None
        if whose is None or not whose.holds((await live.read()).state):
            raise Unauthorized(
                "this link opens nothing, or not any more; ask the cup's organiser for a new one.", says="no-link"
            )
        await live.hold(whose)
        return whose, token, until

    async def _check(self, live: Live, caller: Caller, whose: Whose) -> None:
        cup = await live.read()
        if not _may_invite(cup, caller.who(cup), whose):
            raise NotAllowed("links are the organiser's to give, and a captain's for the own team.", says="no-links")
        whose.check(cup.state)
        caller.check_measure(cup)

    async def void(self, live: Live, caller: Caller, act: Act) -> None:
        """Whoever has lost the place that a link was for has none: before that is on the log, so that whatever dies in
        between leaves nobody with another's.
        """
        cup, lost = await live.read(), _loses(act)
        if lost is None or cup.objection(caller.who(cup, type(act)), act, self._now()):
            return
        if any(link.whose == str(lost) for link in await self._store.links(live.code)):
            await self._store.put_link(live.code, StoredLink(str(lost), "", "", 0))


def _of_link(whose: Whose) -> dict[str, Any]:
    """The fields of an act about somebody's link."""
    return msgspec.structs.asdict(whose)


def _loses(act: Act) -> Whose | None:
    """Who has a link no more by an act; a stand-in, by another who takes that seat."""
    if isinstance(act, DropMember):
        return Whose("member", team=act.team, member=act.member)
    if isinstance(act, StandIn):
        return Whose("stand-in", team=act.team, table=act.table)
    if isinstance(act, Dismiss) and act.role != "organiser":
        return Whose(act.role, name=act.name)
    return None


def _may_invite(cup: Cup, who: Who, whose: Whose) -> bool:
    """Organisers invite everybody, a captain the own team; nobody else anybody."""
    return who.role == "organiser" or (who.role == "captain" and whose.role == "member" and whose.team == who.team)
