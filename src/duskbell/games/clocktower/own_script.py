"""What is to be known about a script before it is played: who is in it, for how many it is, what a person must do."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from duskbell.games.clocktower.bag import COUNTS, fault
from duskbell.games.clocktower.character import KINDS, OUTSIDER
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS, characters_of, strangers_of
from duskbell.games.clocktower.game import CLOCKTOWER
from duskbell.games.clocktower.jinxes import jinxes
from duskbell.games.clocktower.options import ClocktowerOptions
from duskbell.games.clocktower.scripts import KNOWN, Script, option_of, script_of
from duskbell.games.clocktower.scripts.known import JINXED, TEAMS
from duskbell.games.clocktower.scripts.reading import form_of
from duskbell.games.clocktower.sheet import CHANGES
from duskbell.kernel.options import read

USUAL_OUTSIDERS = 4
"""So many are on a script as a rule, for what brackets add."""


class Finding(Struct, frozen=True):
    """What was found: a word of the catalogue (`script-…`), and what it is about."""

    what: str
    about: tuple[str | int, ...] = ()


class Checked(Struct, frozen=True):
    """A script that can be played. `option`: as the option `script` takes it; `form`: in the community's form; `names`:
    of characters that the file itself describes; `by_type`: its characters; `sizes`: for how many it is; `by_hand`:
    whom a person runs; `jinxes`: pairs with a rule of their own here, `jinxed`: pairs that a person keeps in mind;
    `first`, `other`: the steps of the first night and of others; `findings`: what is to be known.
    """

    name: str
    author: str
    option: str
    form: list[Any]
    names: dict[str, str]
    by_type: dict[str, list[str]]
    sizes: list[int]
    by_hand: list[str]
    jinxes: list[tuple[str, str]]
    jinxed: list[tuple[str, str]]
    first: list[str]
    other: list[str]
    findings: list[Finding]


def characters() -> list[dict[str, Any]]:
    """All that a script can name: `{id, team, here}`; `here`: whether the program plays it."""
    order = list(dict.fromkeys(id for script in SCRIPTS.values() for id in script))
    place = {id: n for n, id in enumerate(order)}
    known = sorted(KNOWN.values(), key=lambda k: (TEAMS.index(k.team), place.get(k.id, len(place))))
    return [{"id": k.id, "team": k.team, "here": k.id in CHARACTERS} for k in known]


def checked(given: Any) -> Checked:
    """Look at a script: the name of one, a text in the community's form, or what that holds. Raises `BadOption`."""
    named = isinstance(given, str) and given in SCRIPTS
    option = given if named else option_of(given)
    script = Script("", "", SCRIPTS[option]) if named else script_of(option)
    by_hand = [c.id for c in strangers_of(option)]
    sizes = [n for n in COUNTS if not _fault(option, n)]
    there = {*script.characters, *script.travellers, *script.beside}
    return Checked(
        script.name,
        script.author,
        option,
        form_of(script),
        {s.id: s.name for s in script.strangers},
        {team: found for team in TEAMS if (found := _of(script, team))},
        sizes,
        by_hand,
        [(j.one, j.other) for j in jinxes(script.characters)],
        _jinxed(script, there),
        _steps(option, 1),
        _steps(option, 2),
        [*_findings(script, sizes), *[Finding("by-hand", tuple(by_hand))][: len(by_hand)]],
    )


def _of(script: Script, team: str) -> list[str]:
    kinds = {s.id: s.team for s in script.strangers}
    everybody = (*script.characters, *script.travellers, *script.beside)
    return [id for id in everybody if (kinds.get(id) or KNOWN[id].team) == team]


def _fault(option: str, players: int) -> str:
    t = CLOCKTOWER.new_table(players, read(ClocktowerOptions, {"script": option}))
    t.script = characters_of(option)
    return fault(t)


def _steps(option: str, night: int) -> list[str]:
    t = CLOCKTOWER.new_table(min(COUNTS), read(ClocktowerOptions, {"script": option}))
    t.script = characters_of(option)
    return [step for step in t.steps(night) if step != CHANGES and not (night > 1 and step.endswith("info"))]


def _jinxed(script: Script, there: set[str]) -> list[tuple[str, str]]:
    """Pairs of which this program does not know what holds: published ones, and those of the file."""
    own = [(s.id, id) for s in script.strangers for id, _ in s.jinxes if id in there]
    published = [tuple(sorted(pair)) for pair in JINXED if pair <= there]
    return [*sorted((one, other) for one, other in published), *own]


def _ranges(sizes: list[int]) -> str:
    """Numbers as people write them: "5–8, 10"."""
    ends = [n for n in sizes if n + 1 not in sizes]
    begins = [n for n in sizes if n - 1 not in sizes]
    return ", ".join([str(a) if a == b else f"{a}–{b}" for a, b in zip(begins, ends, strict=True)])


def _findings(script: Script, sizes: list[int]) -> list[Finding]:
    found = []
    few = len(_of(script, OUTSIDER))
    if few < USUAL_OUTSIDERS:
        found.append(Finding("few-outsiders", (few,)))
    if not sizes:
        found.append(Finding("no-size"))
    elif sizes != list(COUNTS):
        found.append(Finding("sizes", (_ranges(sizes),)))
    alone = [id for id in script.characters if id in CHARACTERS and CHARACTERS[id].hidden]
    for id in alone:
        as_ = CHARACTERS[id].poses_as
        if len(_of(script, as_)) < 2:
            found.append(Finding("cannot-hide", (id, KINDS.index(as_))))
    beside = (*script.travellers, *script.beside)
    if beside:
        found.append(Finding("beside", beside))
    if strange := [id for id in script.travellers if id not in CHARACTERS]:
        found.append(Finding("not-chosen", tuple(strange)))
    if script.rules:
        found.append(Finding("rules", script.rules))
    changes = [s.id for s in script.strangers if s.setup]
    if changes:
        found.append(Finding("setup", tuple(changes)))
    return found
