"""How a server runs: what it may be told, where it is reached, its log and its counts."""

from duskbell.server.running.addresses import (
    NEAR,
    check_free,
    is_local,
    is_loopback,
    lan_address,
    operator_secret,
    public_address,
    sharing,
)
from duskbell.server.running.bucket import Bucket
from duskbell.server.running.crowd import Crowd
from duskbell.server.running.limiting import limits_of
from duskbell.server.running.logs import REQUEST, ROOM, form_of, level_of
from duskbell.server.running.meter import Meter
from duskbell.server.running.settings import Keep, Limits, Push, Settings, Sharing, Tempo

__all__ = [
    "NEAR",
    "REQUEST",
    "ROOM",
    "Bucket",
    "Crowd",
    "Keep",
    "Limits",
    "Meter",
    "Push",
    "Settings",
    "Sharing",
    "Tempo",
    "check_free",
    "form_of",
    "is_local",
    "is_loopback",
    "lan_address",
    "level_of",
    "limits_of",
    "operator_secret",
    "public_address",
    "sharing",
]
