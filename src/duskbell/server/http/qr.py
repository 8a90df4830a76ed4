"""QR codes as pictures."""

from __future__ import annotations

import io

import segno

from duskbell.server.errors import BadMessage


def picture(text: str) -> bytes:
    """The QR code of a text as SVG: black on white with its quiet zone, as scanners like it on a dark page too.

    Raises `BadMessage` for text that no code can hold.
    """
    try:
        code = segno.make(text, error="m", micro=False)
    except (ValueError, UnicodeEncodeError):
        raise BadMessage("this text does not fit into a QR code; right would be a link.") from None
    out = io.BytesIO()
    code.save(out, kind="svg", xmldecl=False, border=4, dark="#000", light="#fff", omitsize=True)
    return out.getvalue()
