"""The server's key, by which push services know who sends (VAPID, RFC 8292): made by a command, kept by whoever runs
the server. Needs the extra `duskbell[push]`.
"""

from __future__ import annotations

import base64
from typing import Any
from urllib.parse import urlsplit

from duskbell.kernel.errors import DuskbellError
from duskbell.server.running import Push

LASTS = 12 * 3_600
"""Seconds for which a push service may take a signature: a day at most, by the text."""
NEEDS = "Web Push needs what duskbell[push] installs; right would be: pip install 'duskbell[push]'."


class BadKey(DuskbellError):
    """This is no key, or nobody to turn to."""

    key = "bad-key"


def new_key() -> tuple[str, str]:
    """A new key: what only the server knows, and what everybody may. Raises `BadKey` without the extra."""
    vapid = _library().Vapid02()
    vapid.generate_keys()
    secret = vapid.private_key.private_numbers().private_value.to_bytes(32, "big")
    return _text(secret), public_key(_text(secret))


def push_of(secret: str, contact: str, public_url: str = "") -> Push | None:
    """What a server is told about Web Push; None without a key. `contact`: whom a push service may turn to, a mail
    address or a page; the server's own address unless given. Raises `BadKey`.
    """
    if not secret:
        return None
    public_key(secret)
    whom = contact or public_url
    if "@" in whom and ":" not in whom:
        whom = f"mailto:{whom}"
    if not whom.startswith(("mailto:", "https://")):
        raise BadKey(
            "push services want to know whom to turn to; right would be --push-contact with a mail address, or a"
            " --public-url with https."
        )
    return Push(secret, whom)


def public_key(secret: str) -> str:
    """What everybody may know of a key. Raises `BadKey`."""
    key = _vapid(secret).public_key.public_numbers()
    return _text(b"\4" + key.x.to_bytes(32, "big") + key.y.to_bytes(32, "big"))


class Signer:
    """Signs what a server sends, for as many push services as there are."""

    def __init__(self, push: Push) -> None:
        self._vapid, self._contact = _vapid(push.key), push.contact
        self._signed: dict[str, tuple[float, str]] = {}

    def header(self, endpoint: str, now: float) -> str:
        """What `Authorization` says to the push service of an endpoint; `now`: seconds since 1970."""
        url = urlsplit(endpoint)
        origin = f"{url.scheme}://{url.netloc}"
        until, header = self._signed.get(origin, (0.0, ""))
        if until < now + LASTS / 2:
            until = now + LASTS
            claims = {"aud": origin, "exp": int(until), "sub": self._contact}
            header = str(self._vapid.sign(claims)["Authorization"])
            if len(self._signed) > 100:
                self._signed.clear()
            self._signed[origin] = (until, header)
        return header


def _vapid(secret: str) -> Any:
    try:
        raw = base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4))
        if len(raw) != 32:
            raise ValueError
        return _library().Vapid02.from_raw(secret.encode())
    except (ValueError, TypeError):
        raise BadKey("this is no key for Web Push; right would be one that `duskbell push keys` has made.") from None


def _library() -> Any:
    try:
        import py_vapid  # type: ignore[import-untyped]
    except ImportError:
        raise BadKey(NEEDS) from None
    return py_vapid


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
