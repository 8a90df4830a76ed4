"""The built page: `index.html` for every path without a file, and the files beside it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec

BUILT = Path(__file__).parents[1] / "page"
"""Where `make page` puts it."""
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Duskbell</title>"
    "<h1>The page has not been built</h1><p>Run <code>make page</code> in the project's folder and reload. "
    "The server itself is running: see <a href=/api/schema/openapi.json>its API</a>."
)
TIGHT = ".br"
"""How a file ends beside another that has it packed by Brotli: `web/pack.js` makes them."""
_FOREVER, _ASK = "public, max-age=31536000, immutable", "no-cache"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What must be right on every machine; the rest the system knows."""
_PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_NEVER_THE_INDEX = ("assets/", "sw.js", "manifest.webmanifest")


class File(msgspec.Struct, frozen=True):
    """One file, ready to send. `packed`: as whoever takes such a coding is sent it, the tightest first."""

    body: bytes
    packed: dict[str, bytes]
    type: str
    cache: str
    etag: str

    def packed_for(self, takes: str) -> tuple[str, bytes]:
        """How this is sent to who takes these codings, as `Accept-Encoding` says, "" for as it is; and what is sent."""
        taken = {word.strip() for word in takes.lower().split(",")}
        return next(((coding, body) for coding, body in self.packed.items() if coding in taken), ("", self.body))


class Pages:
    """The files of a folder, held in memory and read again when its index has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._made: int | None = None

    def find(self, path: str) -> File | None:
        """The file for a path; the index where there is none, None where even the index is missing.

        A missing asset or service worker is None as well: an index in its place would only confuse.
        """
        self._read()
        path = path.strip("/")
        return self._files.get(path) or (None if path.startswith(_NEVER_THE_INDEX) else self._files.get("index.html"))

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        self._read()
        return "index.html" in self._files

    def _read(self) -> None:
        try:
            made = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            self._files, self._made = {}, None
            return
        if made != self._made:
            names = [p for p in sorted(self._folder.rglob("*")) if p.is_file() and p.suffix != TIGHT]
            self._files = {p.relative_to(self._folder).as_posix(): _file(p) for p in names}
            self._made = made


def _file(path: Path) -> File:
    body = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed: dict[str, bytes] = {}
    if kind.startswith(_PACKED):
        tight = path.with_name(path.name + TIGHT)
        packed = {"br": tight.read_bytes()} if tight.exists() else {}
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    cache = _FOREVER if path.parent.name == "assets" else _ASK
    return File(
        body,
        {coding: small for coding, small in packed.items() if len(small) < len(body)},
        kind,
        cache,
        f'"{hashlib.sha256(body).hexdigest()[:32]}"',
    )
