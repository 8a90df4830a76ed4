"""A chair of a room, as it is stored."""

from __future__ import annotations

import msgspec

EMPTY, PERSON, BOT, NO_DEVICE = "empty", "person", "bot", "no-device"


class Chair(msgspec.Struct, frozen=True):
    """One chair. `seat`: a number, or `MODERATOR`. `kind`: "empty", "person", "bot", or "no-device" for a player
    for whom who moderates answers; `bot`: which kind of bot.

    `guest`: the identity it was taken with. `invite`: SHA-256 of a substitute's invitation. `left`: a bot stands in
    until its person is back. `ready`: in the lobby, has said so. `face`: what was chosen, "" where the seat gives one.
    `lent`: a host made the invitation, for somebody who is away. `former`, `former_guest`: whose seat it was before a
    host handed it on; they may take it back. `instead`: who is played for, or had this chair before and got up in
    play. `moderated`: of the moderator's chair, who has held it before in play and so has seen every card, a line of
    guest, tab and name for each. `unnamed`: asks not to be named in pictures of the game that others share.
    `came_from`: from which address it was taken. `muted`: by the host, who lets its person say nothing in words of
    their own.
    """

    seat: int
    name: str = ""
    kind: str = EMPTY
    bot: str = ""
    token: str = ""
    """SHA-256 of the person's token."""
    guest: str = ""
    invite: str = ""
    left: bool = False
    ready: bool = False
    face: str = ""
    lent: bool = False
    former: str = ""
    """SHA-256 of their token."""
    former_guest: str = ""
    instead: str = ""
    moderated: str = ""
    unnamed: bool = False
    came_from: str = ""
    muted: bool = False

    @property
    def moderators(self) -> list[tuple[str, str]]:
        """Guest and name of whoever has held the moderator's chair before in play."""
        return [(guest, name) for guest, _, name in (line.partition("\t") for line in self.moderated.splitlines())]
