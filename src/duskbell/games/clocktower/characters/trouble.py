"""Trouble Brewing 暗流涌动: its 22 characters."""

from __future__ import annotations

from duskbell.games.clocktower.characters.trouble_evil import Baron, Imp, Poisoner, ScarletWoman, Spy
from duskbell.games.clocktower.characters.trouble_knowing import (
    Chef,
    Empath,
    FortuneTeller,
    Investigator,
    Librarian,
    Ravenkeeper,
    Undertaker,
    Washerwoman,
)
from duskbell.games.clocktower.characters.trouble_outsiders import Butler, Drunk, Recluse, Saint
from duskbell.games.clocktower.characters.trouble_town import Mayor, Monk, Slayer, Soldier, Virgin

TROUBLE_BREWING = (
    Washerwoman(),
    Librarian(),
    Investigator(),
    Chef(),
    Empath(),
    FortuneTeller(),
    Undertaker(),
    Monk(),
    Ravenkeeper(),
    Virgin(),
    Slayer(),
    Soldier(),
    Mayor(),
    Butler(),
    Drunk(),
    Recluse(),
    Saint(),
    Poisoner(),
    Spy(),
    ScarletWoman(),
    Baron(),
    Imp(),
)
