"""Puzzles made by play, in the form in which they are read: one about each character, every deal of it played."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower import claims
from duskbell.games.clocktower.character import DEMON, KINDS
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.form import ANSWER
from duskbell.insight.clocktower.puzzle import Happened, Info, Puzzle


class Unwritten(Exception):
    """Something that the form has no words for."""


def written(p: Puzzle, id: str) -> dict[str, Any]:
    """A puzzle in the form in which puzzles are read. Raises `Unwritten`."""
    hidden = {kind: [c for c in (*p.evil, *p.hidden) if CHARACTERS[c].kind == kind] for kind in KINDS}
    return {
        "id": id,
        "seats": list(p.names),
        "perspective_seat": p.trusted,
        "perspective_may_secretly_be": list(p.mistaken),
        "possible_hidden": {kind: some for kind, some in hidden.items() if some},
        "script": list(p.script),
        "claims": [
            {"seat": c.seat, "claims": c.character or None, "info": [_info(i) for i in c.infos]} for c in p.claims
        ],
        "events": [_event(e) for e in p.events],
        "rules": {"last_day_is_over": p.day_over},
    }


def _info(i: Info) -> dict[str, Any]:
    found: dict[str, Any] = {"when": str(i.when), "character": i.character, "kind": i.kind}
    if i.spoken is None:
        return {
            **found,
            **({"seats": list(i.seats)} if i.seats else {}),
            **({"shown": list(i.shown)} if i.shown else {}),
        }
    chosen, said = i.spoken
    if i.statements:
        names = ("statement",) if len(i.statements) == 1 else ("statement_a", "statement_b")
        return {**found, **{name: tree(s, len(i.statements)) for name, s in zip(names, i.statements, strict=True)}}
    seats = [*chosen, *[int(w[1:]) for w in said if w[0] == "#"]]
    shown = [w for w in said if w in CHARACTERS]
    found |= {"seats": seats} if seats else {}
    found |= {"shown": shown[0] if len(shown) == 1 else shown} if shown else {}
    if said[0].isdigit():
        found["number"] = int(said[0])
    elif CHARACTERS[i.character].form.what == ANSWER:
        found["answer"] = said[0] == "yes"
    elif not shown and said != (DEMON, *said[1:]):
        found |= {"seats": [None, None], "shown": None}
    return found


def tree(s: Any, players: int = 0) -> dict[str, Any]:
    """A claim of the table as a statement's tree."""
    if isinstance(s, tuple):
        return {"op": s[0], "args": [tree(x) for x in s[1]]}
    topic, *rest = s.split(">")
    seats = [int(w[1:]) for w in rest if w[0] == "#"]
    if topic == claims.IS_EVIL:
        return {"is": "is_evil", "seat": seats[0]}
    if topic == claims.IS:
        return {"is": "is_character", "seat": seats[0], "character": rest[0]}
    if topic == claims.IS_DEMON:
        return {"op": "or", "args": [{"is": "is_type", "seat": n, "type": DEMON} for n in seats]}
    if topic == claims.ALIKE:
        return {"op": "iff", "args": [{"is": "is_evil", "seat": n} for n in seats]}
    if topic == claims.IN_PLAY:
        return {"is": "in_play", "character": rest[0]}
    raise Unwritten(s)


def _event(e: Happened) -> dict[str, Any]:
    found: dict[str, Any] = {"when": str(e.when), "event": e.kind}
    if e.kind == "nobody_died":
        return found
    if e.kind in ("klutz_choice", "moonchild_choice", "slayer_shot"):
        found |= {"by": e.by, "target_seat": e.seat}
    elif e.kind == "voters":
        return {**found, "seats": list(e.seats)}
    elif e.kind == "juggle":
        return {**found, "by": e.by, "guesses": [{"seat": n, "character": c} for n, c in e.guesses]}
    elif e.kind == "gossip":
        return {**found, "by": e.by, "statement": tree(e.statement)}
    else:
        found |= {"seat": e.seat, **({"by": e.by} if e.by >= 0 else {})}
    if e.kind in ("execution", "execution_by_storyteller", "slayer_shot"):
        found["died"] = e.outcome
    if e.after is not None:
        found["after_nominating"] = e.after if e.kind == "execution_by_storyteller" else True
    return found


__all__ = ["Unwritten", "tree", "written"]
