"""The fifteen Travellers 旅行者 of the three boxes."""

from __future__ import annotations

from duskbell.games.clocktower.characters.travellers_court import Bishop, Butcher, Deviant, Judge, Matron, Scapegoat
from duskbell.games.clocktower.characters.travellers_night import Apprentice, Barista, BoneCollector, Harlot
from duskbell.games.clocktower.characters.travellers_votes import Beggar, Bureaucrat, Gunslinger, Thief, Voudon

TRAVELLERS = (
    *(Bureaucrat(), Thief(), Gunslinger(), Scapegoat(), Beggar()),
    *(Apprentice(), Matron(), Judge(), Bishop(), Voudon()),
    *(Barista(), Harlot(), Butcher(), BoneCollector(), Deviant()),
)
"""In the order in which they are listed."""
