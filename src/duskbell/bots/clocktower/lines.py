"""What Clocktower bots say, and when each sentence is true."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from duskbell.bots.clocktower.answers import ANSWERS, EARLY, MORE
from duskbell.bots.clocktower.facts import is_a
from duskbell.bots.clocktower.heeding import HEEDING
from duskbell.bots.clocktower.mind import TOLD, ClocktowerMind
from duskbell.bots.clocktower.night import LEARNS_ON
from duskbell.bots.clocktower.notes import FORMS
from duskbell.bots.clocktower.reasons import REASONS
from duskbell.bots.clocktower.worlds import usual
from duskbell.bots.talk import (
    ACCUSE,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    LAST,
    OWN,
    PASS_ON,
    REACT,
    REPORT,
    THANKS,
    Args,
    Line,
)
from duskbell.games.clocktower.character import EVIL, OUTSIDER, TOWNSFOLK
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Chose, Dawned
from duskbell.games.clocktower.sayings import CLAIM as SAYS_TO_BE
from duskbell.games.clocktower.stages import DEFENCE
from duskbell.kernel import NOBODY

Found = Iterable[Args]
SURELY = 0.995
"""So much of what it thinks possible is as good as everything."""
IDLE = frozenset(id for id in CHARACTERS if id not in EARLY)
"""Whom the first night tells nothing."""
SUCCESSORS = frozenset({"imp", "scarletwoman"})
"""With these on the script the Demon may have an heir."""
SWAYS = frozenset({"baron", "fanggu", "vigormortis", "godfather"})
"""With one of these there may be another number of Outsiders than the table says."""
WAKES = LEARNS_ON - {"savant", "gossip"} | {"monk"}


def _tells(m: ClocktowerMind, form: str) -> Found:
    sayings = [tell.saying() for tell in m.tells]
    return [about for line, about in sayings if line == f"clocktower.told-{form}"]


def _votes_short(m: ClocktowerMind) -> Found:
    """Who kept the hand down where one vote was lacking."""
    short = [c for c in m.counts if c.day == m.day and c.block != c.whom and c.votes == m.half() - 1 > 0]
    return m.pairs((n, c.whom) for c in short for n in c.down if n != c.whom)


def _kept(m: ClocktowerMind) -> Found:
    if m.is_evil or m.part != "monk":
        return []
    chosen = [e for _, day, e in m.memory.of(Chose) if e.seat == m.no and day == m.day]
    return [(e.targets[0],) for e in chosen if e.role == "monk" and e.targets and m.no not in m.notes.by_night]


def _defends(m: ClocktowerMind) -> bool:
    return m.t.stage == DEFENCE and bool(m.t.nominations) and m.t.nominations[-1][1] == m.no


def _nominated_by_me(m: ClocktowerMind) -> Found:
    c = m.latest()
    return [(c.whom,)] if c is not None and c.by == m.no and not c.up and not c.down else []


def _nominators(m: ClocktowerMind) -> Found:
    """Who nominated whom; nobody speaks of themselves by name."""
    return [(c.by, c.whom) for c in m.counts if c.by in m.others and c.whom not in (c.by, m.no)]


def _needed(m: ClocktowerMind) -> Found:
    c = m.latest()
    if c is None or c.by != m.no or c.votes >= 0 or c.up or c.down:
        return []
    return [(max(m.half(), m.t.most + 1),)]


def _dead_vote(m: ClocktowerMind) -> bool:
    c = m.latest()
    return c is not None and c.votes < 0 and m.no in c.up and not m.alive(m.no)


def _tie(m: ClocktowerMind) -> Found:
    c = m.latest()
    tied = c is not None and c.block == NOBODY and c.votes == c.needed >= m.half()
    return [(c.votes,)] if c is not None and tied else []


def _unclaimed(m: ClocktowerMind) -> Found:
    claimed = {*m.claims.values(), m.part}
    if m.t.stage == DEFENCE:
        return []
    return [(id,) for id in m.t.script if is_a(TOWNSFOLK, id) and id not in claimed]


def _bluffs(m: ClocktowerMind) -> Found:
    if m.t.outcome is None or m.is_evil:
        return []
    evil = [s.no for s in m.t.seats if s.team == EVIL and s.no in m.claims and s.no != m.no]
    return [(n,) for n in evil if not [x for x in m.same(m.claims[n]) if x != n] and m.claims[n] != m.part]


def _peace(m: ClocktowerMind) -> bool:
    found = m.memory.last(Dawned)
    return found is not None and found[1] == m.day > 1 and not found[2].died


def _suspects_lie(m: ClocktowerMind) -> Found:
    today = {u.seat for u in m.memory.said if u.day == m.day and u.line in (SAYS_TO_BE, *TOLD)}
    return [(n,) for n in m.doubted if n in today]


def _on(m: ClocktowerMind, *roles: str) -> bool:
    return bool(m.script.intersection(roles))


def _silent(m: ClocktowerMind) -> Found:
    talked = [n for n in m.others if m.talked_today(n)]
    return [(n,) for n in m.doubted if n not in talked and 2 * len(talked) >= len(m.others)]


def _voted(m: ClocktowerMind) -> Found:
    """Whose hand was up today, where its own was not."""
    return m.pairs((n, c.whom) for c in m.counts if c.day == m.day and m.no not in c.up for n in c.up)


LINES: tuple[Line[ClocktowerMind], ...] = (
    Line("claim", OWN, lambda m: [(m.part,)] if m.part else []),
    Line("became", OWN, lambda m: [(m.part,)] if not m.is_evil and m.claims.get(m.no, m.part) != m.part else []),
    *[Line(f"told-{form}", OWN, partial(_tells, form=form)) for form in FORMS],
    Line("suspect", ACCUSE, lambda m: [(n,) for n in m.worst if n in m.doubted]),
    Line("claim-outsider", CLAIM, lambda m: m.when(is_a(OUTSIDER, m.part) and m.no not in m.claims), keeps=True),
    Line("claim-hidden", CLAIM, lambda m: m.when(m.no not in m.claims and m.me.alive and m.day == 1), keeps=True),
    Line("ctr-same", COUNTER, lambda m: [(m.part, n) for n in m.same(m.part) if m.claims.get(m.no) == m.part]),
    Line("ctr-drunk", COUNTER, lambda m: m.doubles() if _on(m, "drunk") else []),
    Line("ctr-two", COUNTER, lambda m: [] if _on(m, "drunk") else m.doubles()),
    Line("ctr-count", COUNTER, lambda m: _too_many(m) if not _on(m, *SWAYS) else []),
    Line("ctr-count-sway", COUNTER, lambda m: _too_many(m) if _on(m, "baron") else []),
    Line("rep-nothing", REPORT, lambda m: m.when(not m.is_evil and m.day > 1 and m.me.alive and not m.woke())),
    Line("rep-chose", REPORT, _kept),
    Line("acc-changed", ACCUSE, lambda m: m.changed()),
    Line("acc-hand", ACCUSE, lambda m: m.pairs((c.by, c.whom) for c in m.counts if c.by in c.down)),
    Line("acc-quiet", ACCUSE, _silent),
    Line("acc-worlds", ACCUSE, lambda m: [(n,) for n in m.doubted if m.reads.evil[n] > SURELY and not m.is_evil]),
    Line("acc-saved", ACCUSE, _votes_short),
    Line("acc-voted", ACCUSE, _voted),
    Line("def-drunk", DEFEND, lambda m: m.when(m.has_told(m.no) and _on(m, "drunk", "poisoner"))),
    Line(
        "def-tomorrow", DEFEND, lambda m: [(n,) for n in m.worst if _defends(m) and m.me.alive and len(m.t.living) > 4]
    ),
    Line("def-wake", DEFEND, lambda m: m.when(m.part in WAKES and m.claims.get(m.no) == m.part and m.me.alive)),
    Line("def-saint", DEFEND, lambda m: m.when(m.part == "saint" and m.me.alive and _defends(m))),
    Line("def-listen", DEFEND, lambda m: m.when(_defends(m))),
    Line("db-poison", DOUBT, lambda m: m.when(_on(m, "poisoner") and m.anything_told())),
    Line("db-recluse", DOUBT, lambda m: m.when(_on(m, "recluse") and m.anything_told())),
    Line("db-spy", DOUBT, lambda m: m.when(_on(m, "spy") and m.anything_told())),
    Line("db-minion", DOUBT, _suspects_lie),
    Line("db-night", DOUBT, lambda m: m.when(_peace(m))),
    Line("ask-first", ASK, lambda m: [(n,) for n in m.others if not m.has_told(n) and m.claims.get(n) not in IDLE]),
    Line("ask-claim", ASK, lambda m: [(n,) for n in m.others if n not in m.claims]),
    Line("ask-role", ASK, _unclaimed),
    Line("ask-nominated", ASK, _nominators),
    Line("ask-dead", ASK, lambda m: m.when(sum(not s.alive and s.no != m.no for s in m.t.seats) > 1)),
    *ANSWERS,
    *MORE,
    *HEEDING,
    *REASONS,
    Line("re-night", REACT, lambda m: [(n,) for n in m.died_last_night() if n != m.no]),
    Line("re-goes-on", REACT, lambda m: [(n,) for n in m.executed(died=True) if n != m.no and _on(m, *SUCCESSORS)]),
    Line("re-lives", REACT, lambda m: [(n,) for n in m.executed(died=False) if n != m.no]),
    Line("re-tie", REACT, _tie),
    Line("re-virgin", REACT, lambda m: [(who, by) for by, who in m.notes.virgins if m.no not in (who, by)]),
    Line("nominate", CALL, _nominated_by_me),
    Line("call-need", CALL, _needed),
    Line("call-dead", CALL, lambda m: m.when(_dead_vote(m))),
    Line("call-keep", CALL, lambda m: m.when(len(m.t.living) > 4 and len(m.t.living) < len(m.t.seats))),
    Line("call-last", CALL, lambda m: [tuple(m.others)] if len(m.t.living) == 3 and m.me.alive else []),
    Line("listen", PASS_ON, lambda m: m.when(m.t.outcome is None)),
    Line("nothing-new", PASS_ON, lambda m: m.when(m.t.outcome is None and m.day > 1)),
    Line("last-all", LAST, lambda m: m.when(not m.me.alive and m.no in m.claims and _all_told(m))),
    Line("last-morning", LAST, lambda m: m.when(m.t.block == m.no and m.me.alive)),
    Line("end-bluff", THANKS, _bluffs),
    Line("end-story", THANKS, lambda m: m.when(m.t.outcome)),
)


def _too_many(m: ClocktowerMind) -> Found:
    allowed = usual(sum(not s.travels for s in m.t.seats))[1]
    return [(m.outsiders(), allowed)] if m.outsiders() > allowed else []


def _all_told(m: ClocktowerMind) -> bool:
    said = {(u.line, u.about) for u in m.memory.by(m.no)}
    return all(tell.saying() in said for tell in m.tells)
