"""The database: rooms, records, people, notes, cups; many rooms' changes in one commit."""

from duskbell.server.store.bans import BANNED, Ban
from duskbell.server.store.chair import BOT, EMPTY, NO_DEVICE, PERSON, Chair
from duskbell.server.store.cups import StoredLink, StoredTake
from duskbell.server.store.database import BadStore, Upgrade, engine_of, must_be_there
from duskbell.server.store.ending import Ending
from duskbell.server.store.fence import NotOwner
from duskbell.server.store.gallery import KeptGallery, KeptSpectator
from duskbell.server.store.guests import Guests
from duskbell.server.store.invitation import Invitation
from duskbell.server.store.only import only_server
from duskbell.server.store.operator_deeds import OperatorDeed
from duskbell.server.store.pushes import Pushes, Subscription
from duskbell.server.store.reports import Report, Reported
from duskbell.server.store.shut import SHUT
from duskbell.server.store.store import Store
from duskbell.server.store.stored import Change, CupChange, Stored

__all__ = [
    "BANNED",
    "BOT",
    "EMPTY",
    "NO_DEVICE",
    "PERSON",
    "SHUT",
    "BadStore",
    "Ban",
    "Chair",
    "Change",
    "CupChange",
    "Ending",
    "Guests",
    "Invitation",
    "KeptGallery",
    "KeptSpectator",
    "NotOwner",
    "OperatorDeed",
    "Pushes",
    "Report",
    "Reported",
    "Store",
    "Stored",
    "StoredLink",
    "StoredTake",
    "Subscription",
    "Upgrade",
    "engine_of",
    "must_be_there",
    "only_server",
]
