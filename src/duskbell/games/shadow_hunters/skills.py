"""Whom a stage asks: whoever has a skill, and for show whoever, by what lies face up, may have it."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.asking import reply
from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.packs import hidden_with
from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.kernel import PASS, Ask


def skilled(t: ShadowTable, me: Player, skill: str) -> tuple[Character, ...]:
    """The characters with this skill that everybody must reckon `me` may be."""
    if not me.revealed:
        return hidden_with(skill, len(t.seats), t.options.expansion, t.known)
    mine = me.role
    return (mine,) if skill in mine.skills else ()


def put(
    t: ShadowTable, me: Player, skill: str, key: str, about: tuple[Any, ...], *at: Any, alone: bool = False
) -> Ask[Any] | None:
    """The question whether `me` uses a skill now; None where no character that `me` may be could do anything. `at`:
    what the stage tells a character beside seat and table. Who cannot do anything has the harmless answer alone, and
    nobody else sees that (docs/rulings.md, S33).
    """
    might = skilled(t, me, skill)
    mine, asked = me.role, False
    options: tuple[str, ...] = ()
    for one in might:
        if could := getattr(one, skill)(me, t, *at):
            asked = True
            if one is mine:
                options = could
    return reply(t, me, key, (*options, PASS), about, alone=alone) if asked else None
