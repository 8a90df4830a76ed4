"""The cards of the game, registered in this order."""

from __future__ import annotations

from duskbell.games.werewolf.registry import ROLES, add
from duskbell.games.werewolf.role import WerewolfRole
from duskbell.games.werewolf.roles.bargains import (
    AwakenedGargoyle,
    BlackTrader,
    Dancer,
    LuckyCheck,
    LuckyGun,
    LuckyPoison,
    Masquerade,
    Turncoat,
    Warden,
)
from duskbell.games.werewolf.roles.classic import Guard, Hunter, Seer, Villager, Witch, Wolf
from duskbell.games.werewolf.roles.gods import (
    Crow,
    Dreamcatcher,
    Idiot,
    Knight,
    Magician,
    MaskedMan,
    Poisoner,
    Prince,
    SilenceElder,
    VoteElder,
    WitchHunter,
)
from duskbell.games.werewolf.roles.loners import ElderBrother, HiddenWolf, MechanicalWolf, YoungerBrother
from duskbell.games.werewolf.roles.outsiders import (
    Cupid,
    CursedFox,
    HalfBlood,
    Piper,
    Thief,
    TreasureMaster,
    WildChild,
)
from duskbell.games.werewolf.roles.seers import (
    DrunkSeer,
    Gargoyle,
    GraveyardKeeper,
    MirrorSeer,
    Psychic,
    PureMaiden,
    WolfWitch,
)
from duskbell.games.werewolf.roles.shadows import Avenger, Shadow
from duskbell.games.werewolf.roles.wolves import (
    BlackWolfKing,
    BloodMoon,
    EclipseQueen,
    Nightmare,
    SpiritKnight,
    WhiteWolfKing,
    WolfBeauty,
)

__all__ = ["CARDS", "ROLES"]

CARDS: tuple[WerewolfRole, ...] = (
    Wolf(), Villager(), Seer(), Witch(), Hunter(), Guard(),
    Idiot(), Knight(), WitchHunter(), Magician(), Dreamcatcher(), Poisoner(), SilenceElder(), VoteElder(), Crow(),
    Psychic(), MirrorSeer(), DrunkSeer(), GraveyardKeeper(), PureMaiden(), Gargoyle(), WolfWitch(),
    BlackWolfKing(), WhiteWolfKing(), WolfBeauty(), Nightmare(), BloodMoon(), SpiritKnight(), EclipseQueen(),
    HiddenWolf(), MechanicalWolf(), ElderBrother(), YoungerBrother(),
    MaskedMan(), Prince(), Dancer(), Masquerade(), Warden(), BlackTrader(), AwakenedGargoyle(), Turncoat(),
    Piper(), CursedFox(), HalfBlood(), WildChild(), Cupid(), Thief(), TreasureMaster(),
    Shadow(), Avenger(), LuckyCheck(), LuckyPoison(), LuckyGun(),
)  # fmt: skip
for card in CARDS:
    add(card)
