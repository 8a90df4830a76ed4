"""Scripts of one's own in the community's JSON form: read, written, looked at, and ordered for the night.

Nothing here knows what a character does: so the options of a table can be read before any character is.
"""

from __future__ import annotations

from duskbell.games.clocktower.scripts.known import KNOWN, Known
from duskbell.games.clocktower.scripts.reading import option_of, script_of
from duskbell.games.clocktower.scripts.script import Script, Stranger

__all__ = ["KNOWN", "Known", "Script", "Stranger", "option_of", "script_of"]
