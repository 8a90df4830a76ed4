"""Who is kept out for a time: ranges of addresses, and identities. The database has them; a process knows them by
heart, as they were when it last looked.
"""

from __future__ import annotations

import ipaddress
import re
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal

import msgspec
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from duskbell.server.errors import BadMessage, Banned
from duskbell.server.store.database import CHANNEL
from duskbell.server.store.models import BanRow
from duskbell.server.store.writing import writing

BANNED = "banned"
"""The news that somebody is kept out, or no more."""
_WIDEST = {4: 8, 6: 16}
"""Networks are no wider than this: a slip of the hand must not keep out everybody."""
_OLDER = [ipaddress.IPv6Network(net) for net in ("::/64", "64:ff9b::/96")]
"""Where addresses of the older kind stand among the newer, and this machine: nobody there has a household's network."""
_IDENTITY = re.compile("[0-9a-f]{32}")
Sort = Literal["address", "guest"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(msgspec.Struct, frozen=True):
    """Somebody is kept out until a time. `who`: a network, or an identity; times are seconds since 1970."""

    id: str
    sort: Sort
    who: str
    why: str
    made: int
    until: int


class Bans:
    """The bans of one database. `now`: seconds since 1970."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self._engine, self.now = engine, now
        self._guests: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    async def add(self, sort: Sort, who: str, why: str, seconds: int) -> Ban:
        """Keep somebody out for so long. Raises `BadMessage` where `who` is no such thing."""
        who = whom(sort, who)
        made = int(self.now())
        ban = Ban(secrets.token_hex(4), sort, who, why.strip(), made, made + seconds)
        async with writing(self._engine) as connection:
            await connection.execute(insert(BanRow).values(msgspec.structs.asdict(ban)))
            await _tell(connection)
        await self.refresh()
        return ban

    async def lift(self, ban: str) -> bool:
        """Let somebody in again; whether they were kept out."""
        async with writing(self._engine) as connection:
            there = (await connection.execute(delete(BanRow).where(BanRow.id == ban))).rowcount == 1
            await _tell(connection)
        await self.refresh()
        return there

    async def current(self) -> list[Ban]:
        """All that hold, the newest first."""
        query = select(*[getattr(BanRow, name) for name in Ban.__struct_fields__])
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.where(BanRow.until > int(self.now())).order_by(BanRow.made.desc()))
            return [Ban(*row) for row in rows]

    async def refresh(self) -> None:
        """Look again."""
        found = await self.current()
        self._guests = {ban.who: ban for ban in found if ban.sort == "guest"}
        self._networks = [(ipaddress.ip_network(ban.who), ban) for ban in found if ban.sort == "address"]

    async def forget(self) -> None:
        """Forget those that have ended."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(BanRow).where(BanRow.until <= int(self.now())))

    def guests(self) -> set[str]:
        """The identities that are kept out."""
        return set(self._guests)

    def check_address(self, address: str) -> None:
        """Raise `Banned` for whoever comes from an address that is kept out."""
        if not self._networks:
            return
        at = _address(address)
        for network, ban in self._networks:
            if at is not None and at in network:
                self._refuse(ban)

    def keeps_out(self, guest: str) -> bool:
        """Whether an identity is kept out now."""
        ban = self._guests.get(guest)
        return ban is not None and ban.until > self.now()

    def check_guest(self, guest: str) -> None:
        """Raise `Banned` for an identity that is kept out."""
        ban = self._guests.get(guest)
        if ban is not None:
            self._refuse(ban)

    def _refuse(self, ban: Ban) -> None:
        left = ban.until - self.now()
        if left > 0:
            when = f"{datetime.fromtimestamp(ban.until, UTC):%Y-%m-%d %H:%M} UTC"
            raise Banned(f"whoever runs this server keeps you out until {when}; come again then.", left)


def whom(sort: Sort, who: str) -> str:
    """Whom a ban of `who` would keep out, as it is kept. Raises `BadMessage` where it is no such thing."""
    named = str(network_of(who)) if sort == "address" else who.strip()
    if sort == "guest" and not _IDENTITY.fullmatch(named):
        raise BadMessage("an identity is needed; right would be one that a look at a room shows.")
    return named


def network_of(text: str) -> Network:
    """A range of addresses as somebody writes it: one address, or a network. Raises `BadMessage`."""
    try:
        network = _unmapped(ipaddress.ip_interface(text.strip()))
    except ValueError:
        raise BadMessage(
            "{who!r} is no range of addresses; right would be 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.",
            who=text[:60],
        ) from None
    if isinstance(network, ipaddress.IPv6Network) and any(network.subnet_of(old) for old in _OLDER):
        raise BadMessage(
            "{who!r} is how some write an address of the older kind; right would be such as 203.0.113.7.",
            who=text[:60],
        )
    if network.prefixlen < _WIDEST[network.version]:
        raise BadMessage(f"that keeps out too many; right would be a /{_WIDEST[network.version]} or less at once.")
    if network.version == 6 and network.prefixlen > 64:  # one household has 64 bits to itself
        return ipaddress.ip_network((int(network.network_address), 64), strict=False)
    return network


def _unmapped(given: ipaddress.IPv4Interface | ipaddress.IPv6Interface) -> Network:
    """Of IPv4 as IPv6 writes it (`::ffff:203.0.113.7`) what is meant: callers are known by that. Raises `ValueError`
    for a range that holds more than these.
    """
    mapped = given.ip.ipv4_mapped if isinstance(given, ipaddress.IPv6Interface) else None
    if mapped is None:
        return given.network
    return ipaddress.ip_network((int(mapped), given.network.prefixlen - 96), strict=False)


@lru_cache(10_000)
def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        at = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return at.ipv4_mapped or at if isinstance(at, ipaddress.IPv6Address) else at


async def _tell(connection: AsyncConnection) -> None:
    """Let processes that share the database look again."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_TELL)


_TELL = text(f"SELECT pg_notify('{CHANNEL}', 'operator {BANNED} -')")
