"""Organisers' accounts: a one-time link from the command line, a password, logins that end by themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from duskbell.cup.people import named
from duskbell.server.auth import digest, new_token
from duskbell.server.errors import BadMessage, Unauthorized
from duskbell.server.store import Store
from duskbell.server.store.organisers import Organisers

DAY = 86_400
LINK, LOGIN = 7 * DAY, 30 * DAY
"""Seconds that a set-up link, and a login, hold."""
SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
"""Passwords hashed side by side: each takes 64 MB for a moment."""


class Accounts:
    """Who may organise cups on this server. `now`: seconds since 1970, by the server's clock."""

    def __init__(self, organisers: Organisers, now: Callable[[], int]) -> None:
        self._organisers, self._now = organisers, now
        self._hashing = asyncio.Semaphore(AT_ONCE)

    async def prepare(self, name: str) -> str:
        """A one-time secret with which somebody chooses the password of this account, new or not. Raises `BadCup`."""
        secret = new_token()
        await self._organisers.prepare(named(name, "an organiser's name"), digest(secret), self._now() + LINK)
        return secret

    async def set_up(self, secret: str, password: str) -> tuple[str, str, int]:
        """Choose the password: the account's name, a login's token, and until when it holds. Raises `BadMessage` for a
        password that is too short or too long, `Unauthorized` for a link that opens nothing.
        """
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadMessage(
                "a password has {least} to {most} characters, this one has {number}.",
                says="password",
                least=SHORTEST,
                most=LONGEST,
                number=len(password),
            )
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher().hash, password)
        name = await self._organisers.set_up(digest(secret), hashed, self._now())
        if not name:
            raise Unauthorized(
                "this set-up link opens nothing, or not any more; whoever runs the server can make one.",
                says="no-set-up",
            )
        return name, *await self._login(name, hashed)

    async def log_in(self, name: str, password: str) -> tuple[str, int]:
        """A login's token, and until when it holds. Raises `Unauthorized`, without telling which of both is wrong."""
        name = " ".join(name.split())[:LONGEST]
        known = await self._organisers.password(name)
        async with self._hashing:
            fits = await asyncio.to_thread(_fits, known, password[: LONGEST + 1])
        if not fits:
            raise _no_login()
        if _hasher().check_needs_rehash(known):
            anew = await asyncio.to_thread(_hasher().hash, password)
            await self._organisers.change_password(name, known, anew)
            known = anew
        return await self._login(name, known)

    async def who(self, token: str) -> str:
        """Who is logged in with this token, "" when nobody."""
        return await self._organisers.who(digest(token), self._now())

    async def log_out(self, token: str) -> None:
        """End a login."""
        await self._organisers.log_out(digest(token))

    async def _login(self, name: str, password: str) -> tuple[str, int]:
        """`password`: its hash, which was right a moment ago. Raises `Unauthorized` where it is another now."""
        token, until = new_token(), self._now() + LOGIN
        if not await self._organisers.log_in(name, password, digest(token), self._now(), until):
            raise _no_login()
        return token, until


async def account(db_url: str, name: str) -> str:
    """A path with a one-time secret, for whoever runs the server to hand on. Raises `BadStore` or `BadCup`."""
    store = await Store.open(db_url, "never")
    try:
        secret = await Accounts(store.organisers, lambda: int(time.time())).prepare(name)
    finally:
        await store.close()
    days = LINK // DAY
    return (
        f"{name} opens this path on the server once, within {days} days, and chooses a password: /cups#setup={secret}"
    )


def _no_login() -> Unauthorized:
    return Unauthorized("this name and this password do not open an account here.", says="no-login")


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


@cache
def _nobodys() -> str:
    return _hasher().hash(new_token())


def _fits(known: str, password: str) -> bool:
    """Whether a password fits its hash. Where there is no account it takes as long."""
    try:
        _hasher().verify(known or _nobodys(), password)
        return bool(known)
    except (Argon2Error, InvalidHashError):
        return False
