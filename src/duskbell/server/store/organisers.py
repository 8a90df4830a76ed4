"""Organisers' accounts in the database, and who is logged in."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.models import LoginRow, OrganiserRow
from duskbell.server.store.writing import writing


class Organisers:
    """The accounts of one database. Passwords come and go as their hashes, secrets and tokens as their SHA-256."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def prepare(self, name: str, setup: str, until: int) -> None:
        """Let a one-time link set an account up, or anew: who is logged in is no more, and the password opens nothing
        until another is chosen.
        """
        values = {"password": "", "setup": setup, "setup_until": until}
        async with writing(self._engine) as connection:
            change = update(OrganiserRow).where(OrganiserRow.name == name).values(values)
            if (await connection.execute(change)).rowcount == 0:
                await connection.execute(insert(OrganiserRow).values(name=name, **values))
            await connection.execute(delete(LoginRow).where(LoginRow.organiser == name))

    async def set_up(self, setup: str, password: str, now: int) -> str:
        """Use a one-time link, once: the account's name, "" when it opens nothing."""
        mine = (OrganiserRow.setup == setup, OrganiserRow.setup_until > now)
        async with writing(self._engine) as connection:
            name = (await connection.execute(select(OrganiserRow.name).where(*mine))).scalar_one_or_none()
            if name is None:
                return ""
            change = update(OrganiserRow).where(*mine).values(password=password, setup="", setup_until=0)
            return name if (await connection.execute(change)).rowcount == 1 else ""

    async def password(self, name: str) -> str:
        """The hash of an account's password; "" where there is no such account, or no password yet."""
        query = select(OrganiserRow.password).where(OrganiserRow.name == name)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def change_password(self, name: str, before: str, password: str) -> None:
        """A new hash in place of that one, if it still is."""
        mine = (OrganiserRow.name == name, OrganiserRow.password == before)
        async with writing(self._engine) as connection:
            await connection.execute(update(OrganiserRow).where(*mine).values(password=password))

    async def log_in(self, name: str, password: str, token: str, now: int, until: int) -> bool:
        """Somebody is logged in, whether: only if the account still has this password's hash. Whoever sets it up anew
        meanwhile sends them away, or keeps them out. Logins that have ended are forgotten.
        """
        mine = (OrganiserRow.name == name, OrganiserRow.password == password)
        async with writing(self._engine) as connection:
            await connection.execute(delete(LoginRow).where(LoginRow.until <= now))
            still = await connection.execute(select(OrganiserRow.name).where(*mine).with_for_update())
            if still.scalar_one_or_none() is None:
                return False
            await connection.execute(insert(LoginRow).values(token=token, organiser=name, until=until))
            return True

    async def log_out(self, token: str) -> None:
        """A login ends."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(LoginRow).where(LoginRow.token == token))

    async def who(self, token: str, now: int) -> str:
        """Who is logged in with this token, "" when nobody."""
        query = select(LoginRow.organiser).where(LoginRow.token == token, LoginRow.until > now)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""
