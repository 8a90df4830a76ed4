"""A push service on loopback, and a browser whose notices go there. It opens what arrives by the text of RFC 8291 and
8292 themselves, and not by the library that has sealed it.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(given: str) -> bytes:
    return base64.urlsafe_b64decode(given + "=" * (-len(given) % 4))


class Letter(NamedTuple):
    """What arrived: the path it was sent to, its headers in small letters, its body."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """Its keys, and where its notices go."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text(self.public), "auth": text(self.auth)}

    def open(self, letter: Letter) -> bytes:
        """What it says. Raises where it is not sealed for this browser."""
        salt, size, length = letter.body[:16], int.from_bytes(letter.body[16:20]), letter.body[20]
        sender, sealed = letter.body[21 : 21 + length], letter.body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derive(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened.endswith(b"\2"), "the only record"
        return opened[:-1]


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims(letter: Letter, public_key: str) -> dict[str, Any]:
    """What the sender says of itself, signed by whoever has the key. Raises where it is not."""
    scheme, _, parameters = letter.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in parameters.split(","))
    assert given["k"].rstrip("=") == public_key
    head, body, signature = given["t"].split(".")
    assert json.loads(raw(head))["alg"] == "ES256"
    signed = raw(signature)
    der = utils.encode_dss_signature(int.from_bytes(signed[:32]), int.from_bytes(signed[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public_key))
    key.verify(der, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(raw(body))
    return told


class PostOffice:
    """`says`: with which status it answers, by path, 201 unless said; "": it takes what comes, and never answers.
    `first`: what it answers before that, in turn.
    """

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.says: dict[str, str] = {}
        self.first: dict[str, list[str]] = {}
        self.port = 0
        self._came = asyncio.Event()

    def browser(self, path: str) -> Browser:
        return Browser(f"http://127.0.0.1:{self.port}/{path}")

    async def until(self, many: int) -> list[Letter]:
        """The letters, once so many have come."""
        async with asyncio.timeout(300):
            while len(self.letters) < many:
                self._came.clear()
                await self._came.wait()
        return self.letters

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                headers = {n.lower(): v.strip() for n, _, v in (line.partition(":") for line in head[1:] if line)}
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                path = head[0].split()[1].lstrip("/")
                self.letters.append(Letter(path, headers, body))
                self._came.set()
                first = self.first.get(path)
                status = first.pop(0) if first else self.says.get(path, "201 Created")
                if status:
                    writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
                    await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    """One that is open until the block ends."""
    office = PostOffice()
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        server.close()
