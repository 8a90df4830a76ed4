"""What Shadow Hunters bots say, and when each sentence is true. Nobody ever names a Hermit card or what it says."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.shadow_hunters.answers import ANSWERS
from duskbell.bots.shadow_hunters.mind import ShadowMind
from duskbell.bots.talk import (
    ACCUSE,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    PASS_ON,
    REACT,
    REPORT,
    THANKS,
    Args,
    Line,
)
from duskbell.games.shadow_hunters.events import (
    Answered,
    Attacked,
    Damaged,
    Died,
    Drew,
    Given,
    InRange,
    Nothing,
    Spared,
    Took,
    Unveiled,
)
from duskbell.games.shadow_hunters.packs import ROLES
from duskbell.games.shadow_hunters.table import ALLIE, DANIEL, HERMIT, HUNTER, NEUTRAL, SHADOW

Found = Iterable[Args]
WEREWOLF = "werewolf"
"""Who may strike back."""
CONVINCED, SURE, EXCLUDED, FLAT = 0.6, 0.95, 0.02, 0.5
"""How likely something is that one says one thinks, that one is sure of, that cannot be, and where all is open."""
HURT = 4
"""With so much damage a card that heals is worth a face."""


def _given(m: ShadowMind) -> list[int]:
    return [e.to for _, _, e in m.memory.of(Given) if e.seat == m.no and m.hidden(e.to)]


def _answered(m: ShadowMind, does: bool) -> Found:
    return [(e.seat,) for e in m.now(Answered, does=does) if e.seat in m.others]


def _let_go(m: ShadowMind, cause: str) -> list[int]:
    """Who has just let a card pass that would have healed them, hurt as they are."""
    found = [e.seat for e in m.now(Nothing, cause=cause) if m.t.seats[e.seat].damage >= HURT]
    fresh = {e.seat for e in m.now(Damaged)}
    return [n for n in found if m.hidden(n) and n != m.no and n not in fresh]


def _times(m: ShadowMind) -> Found:
    pairs = [(a, s.no) for a in m.doubted for s in m.t.seats if s.alive and s.no not in (a, m.no)]
    return [(a, b, m.attacks(a, b)) for a, b in pairs if m.attacks(a, b) > 1]


def _tame(m: ShadowMind) -> Found:
    """Whom it takes for no Werewolf, as long as nobody else's card is that one for all to see."""
    shown = {s.role.id for s in m.t.seats if s.role is not None and (s.revealed or not s.alive)}
    if WEREWOLF in shown:
        return []
    hits = {n: sum(m.attacks(s.no, n) for s in m.t.seats) for n in m.others if m.hidden(n)}
    struck = {e.seat for _, _, e in m.memory.of(Attacked) if e.how == "counter"}
    return [(n, times) for n, times in hits.items() if times > 1 and n not in struck]


def _never(m: ShadowMind) -> Found:
    hurt = {e.seat for _, _, e in m.memory.of(Damaged) if e.by == m.no}
    hurt |= {n for _, _, e in m.memory.of(Attacked) if e.seat == m.no for n in e.targets}
    return [(n,) for n in m.struck() if n not in hurt and not _open_foes(m, n)]


def _spared(m: ShadowMind) -> Found:
    found = [e.seat for e in m.now(Spared) if e.seat in m.others][:1]
    ranges = [r for r in m.now(InRange) if r.seat in found][:1]
    return [(n, whom) for n in found for r in ranges for whom in r.targets if whom != m.no]


def _drawing(m: ShadowMind) -> Found:
    hand = m.t.hand
    return (
        [(hand.giver,)]
        if hand is not None and hand.to < 0 and hand.giver in m.others and m.now(Drew, deck=HERMIT)
        else []
    )


def _faces(m: ShadowMind) -> Found:
    died = [(e.seat, e.role) for e in m.now(Died) if e.seat != m.no]
    return [*died, *[(e.seat, e.role) for e in m.now(Unveiled) if e.seat != m.no]]


def _both(m: ShadowMind) -> Found:
    hurt = [e.seat for e in m.now(Damaged, cause="dynamite")]
    return [(n,) for n in hurt if m.no in hurt and n != m.no]


def _weakest(m: ShadowMind) -> Found:
    most = max([m.t.seats[n].damage for n in m.others], default=0)
    return [(n,) for n in m.others if m.t.seats[n].damage == most > 0 and m.blame[n] > CONVINCED]


def _wrong(m: ShadowMind) -> Found:
    """(whom it took for another, on which side it thought it was)."""
    if m.t.outcome is None:
        return []
    found = [s for s in m.t.seats if s.role is not None and s.no != m.no and s.revealed]
    return [(s.no,) for s in found if m.likely(s.no, s.role.team) < FLAT]


LINES: tuple[Line[ShadowMind], ...] = (
    Line("hunter", CLAIM, lambda m: m.when(m.part == HUNTER and m.hidden(m.no))),
    Line("neutral", CLAIM, lambda m: m.when(m.part == NEUTRAL and m.hidden(m.no))),
    Line("live", CLAIM, lambda m: m.when(m.me.role.id == ALLIE and m.hidden(m.no))),
    Line("shy", CLAIM, lambda m: m.when(m.me.role.id != DANIEL and m.hidden(m.no))),
    Line("reveal", REACT, lambda m: [(e.role,) for e in m.now(Unveiled, seat=m.no) if not e.forced]),
    Line("ctr-side", COUNTER, lambda m: [(n,) for n in m.others if _pretends(m, n)]),
    Line("ctr-attack", COUNTER, lambda m: [(n, b) for n, b in _peaceful(m) if b != m.no]),
    Line("rep-like", REPORT, lambda m: [(n,) for n in _given(m) if m.likely(n, m.side) > CONVINCED]),
    Line("rep-watch", REPORT, lambda m: [(n,) for n in _given(m) if m.blame[n] > CONVINCED]),
    Line("rep-did", REPORT, lambda m: _answered(m, does=True)),
    Line("rep-nothing", REPORT, lambda m: _answered(m, does=False)),
    Line("rep-seen", REPORT, lambda m: [(n,) for n in m.others if m.hidden(n) and m.blame[n] < 1 - SURE]),
    Line("rep-seen-bad", REPORT, lambda m: [(n,) for n in m.others if m.hidden(n) and m.blame[n] > SURE]),
    Line("suspect", ACCUSE, lambda m: [(n,) for n in m.worst if m.hidden(n) and m.day > len(m.t.seats)]),
    Line("acc-times", ACCUSE, _times),
    Line("acc-heal", ACCUSE, lambda m: [(a, b) for a, b in m.patients() if a in m.doubted and b != m.no]),
    Line("acc-choice", ACCUSE, lambda m: [(a, b) for a, b in m.rather() if a in m.doubted and not _plain(m, a, b)]),
    Line("acc-advent", ACCUSE, lambda m: [(n,) for n in _let_go(m, "advent")]),
    Line("acc-ritual", ACCUSE, lambda m: [(n, m.t.seats[n].damage) for n in _let_go(m, "diabolic_ritual")]),
    Line("acc-collector", ACCUSE, lambda m: [(n, len(m.t.seats[n].equipment)) for n in m.others if _collects(m, n)]),
    Line("acc-tame", ACCUSE, _tame),
    Line("def-never", DEFEND, _never),
    Line("def-healed", DEFEND, lambda m: [(b,) for a, b in m.patients() if a == m.no and b in m.struck()]),
    Line("def-hurt", DEFEND, lambda m: [(m.me.damage,)] if m.me.damage >= HURT and m.struck() else []),
    Line("def-side", DEFEND, lambda m: m.when(m.part == HUNTER and m.struck() and m.side != NEUTRAL)),
    Line("db-blank", DOUBT, lambda m: [(n,) for n in m.others if m.hidden(n) and max(m.sides[n]) < FLAT]),
    Line("db-unknown", DOUBT, lambda m: m.when(m.memory.of(Answered) and "unknown" not in m.t.known)),
    Line("db-chance", DOUBT, lambda m: m.when(m.struck())),
    Line("ask-side", ASK, lambda m: [(n,) for n in m.others if m.hidden(n) and n not in m.claims]),
    Line("ask-spare", ASK, _spared),
    Line("ask-give", ASK, _drawing),
    Line("ask-why", ASK, lambda m: [(n,) for n in m.struck() if not _open_foes(m, n)]),
    *ANSWERS,
    Line("re-who", REACT, _faces),
    Line("re-shadow", REACT, lambda m: m.when([e for e in m.now(Died) if ROLES[e.role].team == SHADOW])),
    Line("re-ouch", REACT, lambda m: [(e.amount,) for e in m.now(Damaged, seat=m.no)[:1] if e.amount > 2]),
    Line("re-miss", REACT, lambda m: m.when([e for e in m.now(Attacked, points=0) if m.no in e.targets])),
    Line("re-steal", REACT, lambda m: [(e.card,) for e in m.now(Took, source=m.no)]),
    Line("re-both", REACT, _both),
    Line("call-focus", CALL, lambda m: [(n,) for n in m.others if m.side == HUNTER and m.likely(n, SHADOW) > SURE]),
    Line("call-weak", CALL, _weakest),
    Line("call-leave", CALL, lambda m: [(n,) for n in m.others if not m.hidden(n) and m.likely(n, NEUTRAL) > SURE]),
    Line("hold", PASS_ON, lambda m: m.when(m.now(Spared, seat=m.no))),
    Line("nobody", PASS_ON, lambda m: m.when(m.now(Spared, seat=m.no))),
    Line("watch", PASS_ON, lambda m: m.when(m.t.outcome is None)),
    Line("end-wrong", THANKS, _wrong),
    Line("end-good", THANKS, lambda m: m.when(m.t.outcome)),
)


def _open_foes(m: ShadowMind, n: int) -> bool:
    """Whether the cards of this one and of somebody lie open, and they are on two sides."""
    return not m.hidden(m.no) and not m.hidden(n) and m.me.role.team != m.t.seats[n].role.team


def _plain(m: ShadowMind, by: int, rather: int) -> bool:
    """Whether all see why somebody has attacked this one, and not another: open foes, or two open friends."""
    a, b = m.t.seats[by], m.t.seats[rather]
    return _open_foes(m, by) or (not m.hidden(by) and not m.hidden(rather) and a.role.team == b.role.team)


def _pretends(m: ShadowMind, n: int) -> bool:
    return m.claims.get(n) == HUNTER and m.hidden(n) and m.likely(n, HUNTER) < EXCLUDED


def _peaceful(m: ShadowMind) -> list[tuple[int, int]]:
    """(who says to be Neutral, whom they have attacked who never had any equipment)."""
    bare = [s.no for s in m.t.seats if not s.equipment and not [e for _, _, e in m.memory.of(Took) if e.source == s.no]]
    neutral = [n for n, side in m.claims.items() if side == NEUTRAL and n in m.others]
    return [(n, b) for n in neutral for b in bare if b != n and m.attacks(n, b)]


def _collects(m: ShadowMind, n: int) -> bool:
    few = len(m.t.seats) <= 6
    return few and len(m.t.seats[n].equipment) > 2 and m.hidden(n) and "bob" not in m.t.known
