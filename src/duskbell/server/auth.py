"""Tokens: a seat is its bearer token. The store knows only their SHA-256."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from msgspec import Struct

from duskbell.server.errors import Unauthorized

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What a room's code is made of: nothing that looks like something else."""
_CODE = 8


class Bearer(Struct, frozen=True):
    """Somebody who says whose chair is meant: the SHA-256 of a token, and the identity if it is a guest's."""

    token: str
    guest: str = ""


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def same(a: str, b: str) -> bool:
    """Whether two digests are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(a.encode(), b.encode())


def token_in(header: str | None, of: str = "the token of a seat", says: str = "") -> str:
    """The token in an Authorization header; `of` names what is asked for, `says` how the page says it. Raises
    `Unauthorized`.
    """
    scheme, _, token = (header or "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        told = {"says": says} if says else {}
        raise Unauthorized(f"this needs {of}; right would be the header 'Authorization: Bearer <token>'.", **told)
    return token.strip()


def new_code() -> str:
    """A room's code: short enough to read aloud, too long to find by trying."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE))


def code_of(what: str) -> str:
    """The code of what must come into being once, however often it is asked for."""
    n, found = int(digest(what), 16), ""
    for _ in range(_CODE):
        n, letter = divmod(n, len(_LETTERS))
        found += _LETTERS[letter]
    return found


def is_code(text: str) -> bool:
    """Whether this could be a room's code."""
    return len(text) == _CODE and all(c in _LETTERS for c in text)
