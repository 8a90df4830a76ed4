"""What is sent: always the same words, padded to the same size, encrypted so that only one browser reads them (RFC
8291).
"""

from __future__ import annotations

import base64
import json
from typing import Any, NamedTuple

from duskbell.locale import LANGUAGES, words
from duskbell.server.push.endpoints import BadEndpoint

SIZE = 512
"""Bytes of what is encrypted, whatever the language."""
KEEPS = 86_400
"""Seconds for which a push service keeps what cannot be delivered at once: the same whatever the table waits for."""


class Keys(NamedTuple):
    """A browser's: its public key, and a secret that it shares with whoever may write to it."""

    p256dh: bytes
    auth: bytes

    @classmethod
    def of(cls, p256dh: str, auth: str) -> Keys:
        """Those of their texts. Raises `BadEndpoint` where they are none."""
        try:
            keys = cls(_bytes(p256dh), _bytes(auth))
            if len(keys.p256dh) == 65 and len(keys.auth) == 16:
                _curve().EllipticCurvePublicKey.from_encoded_point(_curve().SECP256R1(), keys.p256dh)
                return keys
        except (ValueError, TypeError):
            pass
        raise BadEndpoint("these are no keys of a browser; right would be what its push manager gives.")


def check_browser(p256dh: str, auth: str) -> None:
    """Raise `BadEndpoint` unless these are the keys of a browser."""
    Keys.of(p256dh, auth)


def content(room: str, lang: str) -> bytes:
    """What is told in a language of a room: that the table waits, and where it is."""
    said = words(lang if lang in LANGUAGES else next(iter(LANGUAGES)))
    told = {"title": said.text("push-title"), "body": said.text("push-body"), "path": f"/r/{room}"}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return text.ljust(SIZE)


def seal(text: bytes, keys: Keys) -> bytes:
    """Encrypt it for one browser."""
    import http_ece  # type: ignore[import-untyped]

    own = _curve().generate_private_key(_curve().SECP256R1())
    sealed: bytes = http_ece.encrypt(text, private_key=own, dh=keys.p256dh, auth_secret=keys.auth, version="aes128gcm")
    return sealed


def _curve() -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
