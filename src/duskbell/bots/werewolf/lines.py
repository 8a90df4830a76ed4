"""What Werewolf bots say, and when each sentence is true."""

from __future__ import annotations

from collections.abc import Iterable

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
    SETTLE,
    THANKS,
    Args,
    Line,
)
from duskbell.bots.werewolf.answers import ANSWERS
from duskbell.bots.werewolf.mind import WerewolfMind
from duskbell.games.werewolf.events import Acted, Died, Learned, Shot, Withdrew
from duskbell.games.werewolf.stages import CAMPAIGN, DUEL, SPEECHES
from duskbell.games.werewolf.table import HELD, WOLVES
from duskbell.kernel import NOBODY

Found = Iterable[Args]
MOURNING = frozenset({f"werewolf.{id}" for id in ("re-seer", "re-death", "re-loss")})
CERTAINLY = 6.0
"""So much more suspect than the next, and it will vote so."""


def _found(m: WerewolfMind, wolf: bool, *, last_night: bool = False) -> Found:
    if not m.is_looker():
        return []
    return [(n,) for n, so, day in m.results if so == wolf and (not last_night or day == m.day)]


def _plan(m: WerewolfMind) -> Found:
    new = [n for n in m.others if n not in {n for n, _, _ in m.results}]
    told = any(r.seat == m.no for r in m.reports)
    return [(a, b) for a in new for b in new if a != b] if m.part == "seer" and m.claimed and told else []


def _own_deeds(m: WerewolfMind, *powers: str) -> list[tuple[int, int]]:
    """(round, whom) of what it has done itself by night."""
    if m.is_wolf:
        return []
    return [(day, e.targets[0]) for _, day, e in m.memory.of(Acted) if e.seat == m.no and e.power in powers]


def _saved(m: WerewolfMind) -> Found:
    return [(n, day) for day, n in _own_deeds(m, "antidote") if m.part == "witch" and n != m.no]


def _poisoned(m: WerewolfMind) -> Found:
    fell = {(e.seat, day) for _, day, e in m.memory.of(Died) if e.night}
    return [(n,) for day, n in _own_deeds(m, "poison") if m.part == "witch" and (n, day) in fell]


def _guarded(m: WerewolfMind) -> Found:
    return [(n,) for day, n in _own_deeds(m, "guard") if m.part == "guard" and day == m.day and n != m.no]


def _same_card(m: WerewolfMind) -> Found:
    mine = m.is_god(m.part) and m.part != m.reads.card
    return [(m.part, n) for n, card, _ in m.claims if mine and card == m.part and n != m.no and m.alive(n)]


def _two(m: WerewolfMind) -> list[int]:
    """Two others who both claim to be the seer."""
    return m.seers() if len(m.seers()) == 2 and m.no not in m.seers() else []


def _cleared_wolf(m: WerewolfMind) -> Found:
    return m.pairs((r.seat, r.target) for r in m.reports if not r.wolf and r.target in m.wolves)


def _cleared_by_wolf(m: WerewolfMind) -> Found:
    return m.pairs((r.target, r.seat) for r in m.reports if not r.wolf and r.seat in m.wolves)


def _true_seers(m: WerewolfMind) -> Found:
    """(who was found dead and was the seer, by whom that is known: the only other one who said so, a wolf)."""
    rivals = [n for n in m.seers() if n in m.wolves]
    dead = [n for n in m.seers() if n in (m.announced() or ()) and n != m.no]
    return [(n, rivals[0]) for n in dead if {*m.seers()} == {n, *rivals} and rivals and m.t.cards.count("seer") == 1]


def _mourned(m: WerewolfMind) -> Found:
    """Who was found dead and had its trust; nobody who has been mourned."""
    over = {u.about[0] for u in m.memory.said if u.line in MOURNING and u.day == m.day}
    over |= {n for n, _ in _true_seers(m)}
    return [(n,) for n in m.announced() or () if m.blame[n] < 0 and n != m.no and n not in over]


def _same_votes(m: WerewolfMind) -> Found:
    found: list[Args] = []
    for a in m.doubted:
        for b in m.others:
            mine, theirs = m.votes_of(a), m.votes_of(b)
            alike = [x for x, y in zip(mine, theirs, strict=False) if x == y != NOBODY]
            if a < b and len(mine) == len(theirs) == len(alike) > 1 and _apart(m, a, b):
                found.append((a, b, len(alike)))
    return found


def _apart(m: WerewolfMind, a: int, b: int) -> bool:
    """Whether two once voted for the same, who had neither most votes nor its own: to vote as others do is no sign."""
    for _, v in m.votes:
        cast = dict(zip(v.seats, v.targets, strict=True))
        if a in cast and b in cast and cast[a] == cast[b] not in (NOBODY, cast.get(m.no, NOBODY)):
            votes = [to for to in cast.values() if to != NOBODY]
            if votes.count(cast[a]) < max(map(votes.count, votes)):
                return True
    return False


def _abstained(m: WerewolfMind) -> Found:
    for v in m.yesterday():
        got = sorted((v.targets.count(n) for n in {*v.targets} - {NOBODY}), reverse=True)
        if len(got) > 1 and got[0] - got[1] == 1 and set(v.halves) == {2}:
            return [(n,) for n, to in zip(v.seats, v.targets, strict=True) if to == NOBODY and n in m.doubted]
    return []


def _pushed(m: WerewolfMind) -> Found:
    known = {n for n, wolf in m.reads.known.items() if not wolf and n != m.no} | m.good
    gone = [n for n in m.exiled(m.day - 1) if n in known]
    return m.pairs((u.seat, int(u.about[0])) for u in m.named(m.day - 1) if u.about[0] in gone)


def _withdrew(m: WerewolfMind) -> Found:
    found: list[tuple[int, int]] = []
    for at, _, e in m.memory.of(Withdrew):
        before = [u for u in m.memory.said if u.at < at][-1:]
        found += [(e.seat, u.seat) for u in before if u.line in ("werewolf.claim-good", "werewolf.claim-wolf")]
    return m.pairs(found)


def _no_reason(m: WerewolfMind) -> Found:
    bare = ("werewolf.suspect", "core.phrase-suspect", "werewolf.call-mine")
    words = {u.seat: u for u in m.accused_me()}
    return [(n,) for n, u in words.items() if u.line in bare and n in m.others]


def _turned(m: WerewolfMind) -> Found:
    agreed = [u for u in m.memory.by(m.no, "werewolf.pass-agree") if u.day == m.day - 1]
    return [u.about for u in agreed if u.about[0] in m.doubted]


def _firsts(m: WerewolfMind) -> Found:
    first = {r.seat: r for r in reversed(m.reports)}
    return [(r.target, n) for n, r in first.items() if n in m.others and r.target not in (m.no, n) and r.day == 1]


def _certain(m: WerewolfMind) -> Found:
    """For whom it votes today, as far as anybody can say so beforehand."""
    rest = [m.blame[n] for n in m.others if n not in m.worst]
    sure = m.t.phase == "speeches" and rest and m.blame[m.worst[0]] - max(rest) > CERTAINLY
    return [(n,) for n in m.worst] if sure and not m.bot.passing(m.reads) else []


def _call_two(m: WerewolfMind) -> Found:
    two = m.most_named()[:2]
    return [(two[0], two[1])] if len(two) == 2 and m.no not in two else []


def _agree(m: WerewolfMind) -> Found:
    return [(u.seat,) for u in m.named(m.day) if [u.about[0]] == m.worst and u.seat in m.others]


def _tied_with(m: WerewolfMind) -> Found:
    """Between whom and itself it is, while they speak for themselves."""
    tied = m.t.duel if m.t.stage == DUEL else ()
    return [(n,) for n in tied if n != m.no and m.alive(n)] if m.no in tied else []


def _early(m: WerewolfMind) -> bool:
    return m.day == 1 and m.t.stage in (SPEECHES, CAMPAIGN) and len(m.speakers(1)) <= 3 and not m.reports


def _last_card(m: WerewolfMind) -> Found:
    return [(m.part, n) for n in m.trusted[:1] if not m.is_wolf and m.part and m.blame[n] < 0]


def _fooled(m: WerewolfMind) -> Found:
    if m.t.outcome is None or m.is_wolf:
        return []
    return [(s.no,) for s in m.t.seats if s.team == WOLVES and m.blame[s.no] < 0 and s.no != m.no]


def _voted_on(m: WerewolfMind) -> Found:
    return [(n,) for n in m.wolves if any(n in v.targets for v in m.yesterday())]


def _speaks(m: WerewolfMind, stage: str) -> bool:
    return m.t.stage == stage and m.t.speaker == m.no


def _withdraws(m: WerewolfMind) -> Found:
    stays = not _speaks(m, CAMPAIGN) or m.leads or m.no not in m.t.candidates or m.no in m.t.withdrew
    running = [n for n in m.reads.seers if n in m.trusted and any(s.no == n for s in m.t.running)]
    return [] if stays else [(n,) for n in running]


LINES: tuple[Line[WerewolfMind], ...] = (
    Line("claim", OWN, lambda m: [(m.part,)] if m.part else []),
    Line("report-wolf", OWN, lambda m: _found(m, wolf=True)),
    Line("report-good", OWN, lambda m: _found(m, wolf=False)),
    Line("suspect", ACCUSE, lambda m: [(n,) for n in m.worst]),
    Line("claim-good", OWN, lambda m: _found(m, wolf=False) if m.part == "seer" else []),
    Line("claim-wolf", OWN, lambda m: _found(m, wolf=True) if m.part == "seer" else []),
    Line("claim-plan", CLAIM, _plan),
    Line("claim-villager", CLAIM, lambda m: m.when(m.part in ("villager", "") and not m.claimed and not m.is_liar)),
    Line("claim-plain", CLAIM, lambda m: m.when(m.part in ("villager", "") and not m.claimed and not m.is_liar)),
    Line(
        "claim-hidden-god",
        CLAIM,
        lambda m: m.when(m.is_god(m.part) and not m.leads and not m.claimed),
        keeps=True,
    ),
    Line("claim-witch-save", OWN, _saved),
    Line("claim-witch-poison", OWN, _poisoned),
    Line("claim-guard", OWN, _guarded),
    Line("claim-hunter", OWN, lambda m: m.when(m.part == "hunter" and m.me.alive)),
    Line("run", CLAIM, lambda m: m.when(_speaks(m, CAMPAIGN) and m.no in m.t.candidates and m.leads)),
    Line("withdraw", CLAIM, _withdraws),
    Line("counter-seer", OWN, lambda m: [(n,) for n in m.seers() if n != m.no and m.part == "seer"]),
    Line("counter-late", COUNTER, lambda m: [(m.seers()[1],)] if len(m.seers()) == 2 and m.seers()[0] == m.no else []),
    Line("counter-two", COUNTER, lambda m: m.when(_two(m) and _counts(m) and m.t.cards.count("seer") == 1)),
    Line("counter-god", OWN, _same_card),
    Line("night-good", OWN, lambda m: _found(m, wolf=False, last_night=True)),
    Line(
        "night-wolf", OWN, lambda m: [x for x in _found(m, True, last_night=True) if m.alive(x[0]) and x[0] in m.worst]
    ),
    Line(
        "report-stand",
        REPORT,
        lambda m: [(r.target,) for r in m.reports if _stands(m, r.seat, r.target, r.wolf, r.day)],
    ),
    Line("report-none", REPORT, lambda m: m.when(m.claimed and m.is_looker() and not m.is_wolf and _blind(m))),
    Line("acc-vote", ACCUSE, lambda m: m.pairs(m.unlike(m.yesterday()))),
    Line("acc-abstain", ACCUSE, _abstained),
    Line("acc-pair", ACCUSE, _same_votes),
    Line("acc-cleared-wolf", ACCUSE, _cleared_wolf),
    Line("acc-wolfs-word", ACCUSE, _cleared_by_wolf),
    Line("acc-silent", ACCUSE, lambda m: [(n,) for n in m.doubted if m.names_nobody(n)]),
    Line("acc-withdrew", ACCUSE, _withdrew),
    Line("acc-pushed-good", ACCUSE, _pushed),
    Line("acc-no-reason", ACCUSE, _no_reason),
    Line("def-check", DEFEND, lambda m: m.when(m.accused_me() and any(m.alive(n) for n in m.seers() if n != m.no))),
    Line("def-vote", DEFEND, lambda m: [(n,) for n in dict.fromkeys(m.votes_of(m.no)) if n in m.wolves]),
    Line(
        "def-cleared",
        DEFEND,
        lambda m: [(r.seat,) for r in m.reports if r.target == m.no and not r.wolf and r.seat != m.no],
    ),
    Line("def-tied", DEFEND, _tied_with),
    Line("def-waste", DEFEND, lambda m: m.when(m.accused_me())),
    Line(
        "doubt-seers", DOUBT, lambda m: [(a, b) for a, b in zip(_two(m), _two(m)[1:], strict=False) if _torn(m, a, b)]
    ),
    Line("doubt-first", DOUBT, _firsts),
    Line("doubt-peace", DOUBT, lambda m: m.when(m.announced() == () and {"guard", "witch"} <= {*m.t.cards})),
    Line("doubt-turn", DOUBT, _turned),
    Line(
        "ask-why-check",
        ASK,
        lambda m: [(r.seat, r.target) for r in m.reports if r.seat in m.others and m.no != r.target],
    ),
    Line("ask-why-vote", ASK, lambda m: [(a, b) for a, b in m.unlike(m.yesterday()) if a in m.others and b != m.no]),
    Line("ask-sheriff", ASK, lambda m: m.when(_sheriff(m) in m.others and m.t.stage == SPEECHES)),
    Line("ask-which", ASK, lambda m: [(u.seat,) for u in m.memory.said if _hides(m, u.seat, u.line)]),
    *ANSWERS,
    Line("pack-set", SETTLE, lambda m: m.settles()),
    Line("re-seer", REACT, _true_seers),
    Line("re-death", REACT, _mourned),
    Line("re-loss", REACT, _mourned),
    Line("re-two", REACT, lambda m: m.when(len(m.announced() or ()) == 2 and "witch" in m.t.cards)),
    Line("re-burst", REACT, lambda m: m.bursts()),
    Line("re-peace-day", REACT, lambda m: m.when(m.peaceful())),
    Line("re-wolf", REACT, _voted_on),
    Line("re-shot", REACT, lambda m: [(e.seat, e.target) for _, d, e in m.memory.of(Shot) if d >= m.day - 1]),
    Line("call-sheriff", CALL, lambda m: _certain(m) if _sheriff(m) == m.no else []),
    Line("call-mine", CALL, _certain),
    Line("call-two", CALL, _call_two),
    Line("pass-plain", PASS_ON, lambda m: m.when(m.t.outcome is None and not _early(m))),
    Line("pass-early", PASS_ON, lambda m: m.when(_early(m))),
    Line("pass-agree", PASS_ON, _agree),
    Line("last-card", LAST, _last_card),
    Line(
        "last-checks", LAST, lambda m: m.when(m.is_looker() and m.results and all(_told(m, n) for n, _, _ in m.results))
    ),
    Line("last-stand-wolf", LAST, lambda m: _last_word(m, wolf=True)),
    Line("last-stand-good", LAST, lambda m: _last_word(m, wolf=False)),
    Line("last-wrong", LAST, lambda m: m.when(m.no in m.exiled(m.day) and not (m.is_looker() and m.results))),
    Line("end-fooled", THANKS, _fooled),
    Line("end-again", THANKS, lambda m: m.when(m.t.outcome)),
)


def _stands(m: WerewolfMind, by: int, whom: int, wolf: bool, day: int) -> bool:
    """Whether this is an earlier finding of its own by which somebody is good."""
    return by == m.no and not wolf and day < m.day and m.alive(whom)


def _blind(m: WerewolfMind) -> bool:
    return not any(day == m.day for _, day, e in m.memory.of(Learned) if e.seat == m.no)


def _counts(m: WerewolfMind) -> bool:
    """Whether it still matters which of two is the seer: both live."""
    return all(m.alive(n) for n in m.seers())


def _torn(m: WerewolfMind, a: int, b: int) -> bool:
    return _counts(m) and abs(m.blame[a] - m.blame[b]) < CERTAINLY


def _sheriff(m: WerewolfMind) -> int:
    return m.t.sheriff if m.t.badge == HELD else NOBODY


def _hides(m: WerewolfMind, n: int, line: str) -> bool:
    return line == "werewolf.claim-hidden-god" and n in m.others and not m.notes.claimed(n)


def _last_word(m: WerewolfMind, *, wolf: bool) -> Found:
    """Of whom it has told what it found, of the living: what it says once more before it goes, a wolf rather."""
    told = [(n, so) for n, so, _ in m.results if m.is_looker() and m.alive(n) and _told(m, n)]
    return [(n,) for n, so in told if so == wolf] if wolf or not any(so for _, so in told) else []


def _told(m: WerewolfMind, n: int) -> bool:
    return any(r.seat == m.no and r.target == n for r in m.reports)
