"""What a link to a table shows where it is sent: the game, who asks, how many seats are left, and the table's law."""

from __future__ import annotations

import logging
import re
from html import escape

from duskbell.locale import LANGUAGES, law, words
from duskbell.server.auth import is_code
from duskbell.server.http.common import Call
from duskbell.server.running import Settings
from duskbell.server.store import Invitation, Store

log = logging.getLogger(__name__)
_TABLE = re.compile(r"/r/([a-z0-9]{8})/?")
_HEAD, _TITLE = b"</head>", re.compile(rb"<title>.*?</title>", re.DOTALL)
_PICTURE = "/icons/512.png"


async def with_preview(request: Call, index: bytes) -> bytes | None:
    """The page with what messengers read of it, in the languages that the reader takes; None where the address is no
    table's, or nothing can be said of it now.
    """
    if request.headers.get("sec-fetch-dest") == "document":
        return None  # a browser that shows the page itself: it needs no preview, and may have kept the page
    found = _TABLE.fullmatch(request.scope["path"].lower())
    if found is None or not is_code(found[1]):
        return None
    store: Store = request.app.state.store
    try:
        invitation = await Invitation.read(store.engine, found[1])
    except Exception:
        log.exception("a link's preview could not be made")
        return None
    if invitation is None:
        return None
    settings: Settings = request.app.state.settings
    title, about = told(invitation, found[1], request.headers.get("accept-language", ""))
    origin = settings.public_url.rstrip("/")
    tags = {"og:type": "website", "og:site_name": "Duskbell 暮钟", "og:title": title, "og:description": about}
    if origin:
        tags |= {"og:url": f"{origin}/r/{found[1]}", "og:image": origin + _PICTURE}
    meta = "".join([f'<meta property="{name}" content="{escape(says)}" />\n' for name, says in tags.items()])
    index = _TITLE.sub(lambda _: f"<title>{escape(title)}</title>".encode(), index, count=1)
    return index.replace(_HEAD, meta.encode() + _HEAD, 1)


def told(invitation: Invitation, room: str, accepted: str) -> tuple[str, str]:
    """Title and description. `accepted`: the header that says which languages are read; without one of ours in it, both
    are said, since who fetches a preview seldom says for whom.
    """
    i = invitation
    wanted = [lang for lang in LANGUAGES if lang.split("-")[0] in accepted.lower()]
    langs = wanted[:1] if len(wanted) == 1 else list(LANGUAGES)
    laws = law(i.game, i.players, i.options, i.pace)
    titles, abouts = [], []
    for lang in langs:
        w = words(lang)
        args = {"game": w.text(f"game-{i.game}"), "host": i.host, "named": "yes" if i.host else "no"}
        titles.append(w.text("link-title", {**args, "status": i.status, "n": i.free}))
        abouts.append(w.text("link-about", {"law": laws[lang], "room": room}))
    return " · ".join(titles), "\n".join(abouts)
