"""The ten characters of the text (特殊技能)."""

from __future__ import annotations

from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.characters.hunters import Emi, Franklin, George
from duskbell.games.shadow_hunters.characters.neutrals import Allie, Bob, Charles, Daniel
from duskbell.games.shadow_hunters.characters.shadows import Unknown, Vampire, Werewolf

CHARACTERS: tuple[Character, ...] = (
    Allie(), Bob(), Charles(), Daniel(), Emi(), Franklin(), George(), Unknown(), Vampire(), Werewolf(),
)  # fmt: skip

__all__ = ["CHARACTERS"]
