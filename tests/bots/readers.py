"""What some sentences of bots say of the log, read from the log alone; and what others claim. Written apart from the
bots' own lines, which are held against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskbell.games.clocktower import events as clocktower
from duskbell.games.fengsheng import events as fengsheng
from duskbell.games.mafia import table as mafia
from duskbell.games.shadow_hunters import events as shadows
from duskbell.games.werewolf import events as werewolf
from duskbell.kernel import NOBODY, Play
from duskbell.kernel.core_events import Said


class Table:
    """The whole log of a table, cut off at a place."""

    def __init__(self, play: Play[Any], at: int | None = None) -> None:
        self.play = play
        self.events = [entry.event for entry in play.table.log[:at]]

    def until(self, at: int) -> Table:
        """What had happened up to there."""
        return Table(self.play, at)

    def of(self, type_: type[Any], **fields: Any) -> list[Any]:
        """Every event of a kind with these fields."""
        return [e for e in self.events if type(e) is type_ and all(getattr(e, k) == v for k, v in fields.items())]


Reader = Callable[..., bool]


def _executed(t: Table, who: int, killer: bool) -> bool:
    return any((e.role == "killer") == killer for e in t.of(mafia.Died, seat=who, cause="vote"))


def _dead(t: Table, who: int, killer: bool) -> bool:
    return any((e.role == "killer") == killer for e in t.of(mafia.Died, seat=who))


def _votes(t: Table, who: int) -> list[Any]:
    return t.of(mafia.Voted, accused=who)


def _ballot(t: Table, by: int, whom: int, not_by: int = NOBODY) -> bool:
    """Whether somebody has voted to exile somebody, in a ballot in which `not_by` did not."""
    ballots = [[*zip(v.seats, v.targets, strict=True)] for v in t.of(werewolf.Voted, kind="exile")]
    return any((by, whom) in ballot and (not_by, whom) not in ballot for ballot in ballots)


def _alike(t: Table, me: int, a: int, b: int, n: int) -> bool:
    ballots: list[dict[int, int]] = [
        dict(zip(v.seats, v.targets, strict=True)) for v in t.of(werewolf.Voted, kind="exile")
    ]
    return sum(a in v and b in v and v[a] == v[b] for v in ballots) == n


def _shown_wolf(t: Table, who: int) -> bool:
    return bool(t.of(werewolf.Burst, seat=who)) or bool(t.of(werewolf.CardShown, seat=who))


def _dawn(t: Table) -> tuple[int, ...]:
    """Who was announced dead last."""
    dead: tuple[int, ...] = t.of(werewolf.Announced)[-1].dead
    return dead


def _claimed(t: Table, who: int, part: str) -> bool:
    """Whether somebody has said to be this."""
    return any(part_of(s.line, s.about) == part for s in t.of(Said, seat=who))


def _found(t: Table, by: int, whom: int) -> bool:
    """Whether somebody has told a finding about somebody."""
    return any(s.line in RESULTS and s.about[0] == whom for s in t.of(Said, seat=by))


def _asked(t: Table, by: int, line: str, *about: int) -> bool:
    """Whether somebody has asked this of somebody, first named, about whomever; or to hear them at all."""
    return bool(t.of(Said, seat=by, line=line, about=about) or t.of(Said, seat=by, line=HEAR, about=about[:1]))


def _asks_still(t: Table, by: int, me: int) -> bool:
    """Whether somebody has asked whom one doubts, and lives to hear it."""
    return _asked(t, by, "mafia.ask-who", me) and not t.of(mafia.Died, seat=by)


def _nominated(t: Table, by: int, whom: int) -> bool:
    return bool(t.of(clocktower.Nominated, by=by, seat=whom))


def _says(t: Table, who: int, role: str) -> bool:
    """Whether somebody has said to be this character, or done what it alone may do."""
    said = [s for s in t.of(Said, seat=who) if s.line in ("clocktower.claim", "clocktower.became")]
    done = [*t.of(clocktower.Claimed, seat=who, role=role), *t.of(clocktower.LastWords, seat=who, role=role)]
    return any(s.about == (role,) for s in said) or bool(done)


def _words(t: Table, by: int, whom: int, told: str) -> bool:
    """Whether somebody has told this finding about somebody."""
    return any(RESULTS.get(s.line) == told and s.about[0] == whom for s in t.of(Said, seat=by))


def _pointed(t: Table, who: int, up: bool, nominee: int) -> bool:
    """Whether a hand was up, or down, in a count on somebody."""
    now = NOBODY
    for e in t.events:
        if type(e) is clocktower.Nominated:
            now = e.seat
        elif type(e) is clocktower.Pointed and (e.seat, e.up, now) == (who, up, nominee):
            return True
    return False


def _hits(t: Table, by: int, whom: int) -> int:
    return sum(whom in e.targets and e.how != "counter" for e in t.of(shadows.Attacked, seat=by))


def _has_neutrals(t: Table) -> bool:
    return len(t.play.table.seats) > 4


def _accepted(t: Table) -> bool:
    """Whether whom an intel came before last has said that they accept it."""
    course = (fengsheng.Sent, fengsheng.Arrived, fengsheng.Accepted)
    return [type(e) for e in t.events if type(e) in course][-1:] == [fengsheng.Accepted]


HEAR = "core.phrase-listen"
READERS: dict[str, Reader] = {
    "mafia.ans-who": lambda t, me, by, x: _asks_still(t, by, me),
    "mafia.ans-lean": lambda t, me, by, x: _asks_still(t, by, me),
    "mafia.ans-you": lambda t, me, by: _asks_still(t, by, me),
    "mafia.ans-word": lambda t, me, by, x, who: (
        bool(t.of(mafia.Seconded, seat=me, accused=x)) and _words(t, who, x, "killer")
    ),
    "mafia.ans-record": lambda t, me, by, x, y: (
        bool(t.of(mafia.Seconded, seat=me, accused=x)) and any(x in v.guilty for v in _votes(t, y))
    ),
    "mafia.ans-feeling": lambda t, me, by, x: bool(t.of(mafia.Seconded, seat=me, accused=x)),
    "mafia.ans-claimed": lambda t, me, by, x: (
        any(me in v.innocent for v in _votes(t, x))
        and _claimed(t, x, "angel")
        and _asked(t, by, "mafia.ask-vote", me, x)
    ),
    "mafia.ans-thin": lambda t, me, by, x: any(me in v.innocent for v in _votes(t, x)),
    "mafia.ans-more": lambda t, me, x, by: bool(t.of(mafia.Learned, seat=me, target=x, killer=False)),
    "mafia.ans-all": lambda t, me, by: _claimed(t, me, "angel") and _asked(t, by, "mafia.ask-more", me),
    "werewolf.ans-word": lambda t, me, by, x, who: _ballot(t, me, x) and _words(t, who, x, "wolf"),
    "werewolf.ans-own": lambda t, me, by, x: _ballot(t, me, x) and _words(t, me, x, "wolf"),
    "werewolf.ans-many": lambda t, me, by, x, n: (
        _ballot(t, me, x) and len({s.seat for s in t.of(Said) if s.about[:1] == (x,)} - {me}) >= n > 1
    ),
    "werewolf.ans-feeling": lambda t, me, by, x: _ballot(t, me, x) and _asked(t, by, "werewolf.ask-why-vote", me, x),
    "werewolf.ans-rival": lambda t, me, by, x, card: (
        _ballot(t, me, x) and _claimed(t, me, card) and _claimed(t, x, card)
    ),
    "werewolf.ans-not-yet": lambda t, me, by: (
        _asked(t, by, "werewolf.ask-which", me) and not any(part_of(s.line, s.about) for s in t.of(Said, seat=me))
    ),
    "werewolf.ans-heard": lambda t, me, by, x: _asked(t, by, HEAR, me),
    "shadow_hunters.ans-hunter": lambda t, me, by: _asked(t, by, "shadow_hunters.ask-side", me),
    "shadow_hunters.neutral": lambda t, me: _has_neutrals(t),
    "shadow_hunters.ans-neutral": lambda t, me, by: _has_neutrals(t) and _asked(t, by, "shadow_hunters.ask-side", me),
    "shadow_hunters.ans-later": lambda t, me, by: (
        _asked(t, by, "shadow_hunters.ask-side", me) and not any(part_of(s.line, s.about) for s in t.of(Said, seat=me))
    ),
    "shadow_hunters.ans-spare": lambda t, me, by, x: bool(t.of(shadows.Spared, seat=me)),
    "shadow_hunters.ans-mate": lambda t, me, by, x: bool(t.of(shadows.Spared, seat=me)),
    "shadow_hunters.ans-why": lambda t, me, by: _hits(t, me, by) > 0,
    "shadow_hunters.ans-reach": lambda t, me, by: _hits(t, me, by) > 0,
    "shadow_hunters.ans-give": lambda t, me, by: bool(t.of(shadows.Drew, seat=me, deck="hermit")),
    "fengsheng.ans-red": lambda t, me, by: _asked(t, by, "fengsheng.ask-side", me),
    "fengsheng.ans-blue": lambda t, me, by: _asked(t, by, "fengsheng.ask-side", me),
    "fengsheng.ask-take": lambda t, me, x: bool(t.of(fengsheng.Sent)) and not _accepted(t),
    "fengsheng.ans-must": lambda t, me, by: bool(t.of(fengsheng.Sent, lock=me)) and not _accepted(t),
    "fengsheng.ans-see": lambda t, me, by: (
        bool(t.of(fengsheng.Sent)) and not _accepted(t) and _asked(t, by, "fengsheng.ask-take", me)
    ),
    "fengsheng.ans-lock": lambda t, me, by, x: bool(t.of(fengsheng.Sent, sender=me, lock=x)),
    "clocktower.ans-claimed": lambda t, me, by, role: _says(t, me, role),
    "clocktower.ans-later": lambda t, me, by: (
        _asked(t, by, "clocktower.ask-claim", me) and not any(part_of(s.line, s.about) for s in t.of(Said, seat=me))
    ),
    "clocktower.ans-wait": lambda t, me, by: (
        _asked(t, by, "clocktower.ask-claim", me) and not any(part_of(s.line, s.about) for s in t.of(Said, seat=me))
    ),
    "clocktower.ans-slept": lambda t, me, by: _asked(t, by, "clocktower.ask-first", me),
    "clocktower.ans-hold": lambda t, me, by: _asked(t, by, "clocktower.ask-first", me),
    "clocktower.ans-rival": lambda t, me, by, x, role: _nominated(t, me, x) and _says(t, x, role),
    "clocktower.ans-worlds": lambda t, me, by, x: _nominated(t, me, x),
    "clocktower.ans-doubt": lambda t, me, by, x: _nominated(t, me, x),
    "clocktower.def-again": lambda t, me: len(t.of(clocktower.Nominated, seat=me)) > 1,
    "clocktower.def-short": lambda t, me, n: bool(t.of(clocktower.Counted, seat=me, votes=n)),
    "clocktower.def-why": lambda t, me, x: (
        t.of(clocktower.Nominated)[-1] == t.of(clocktower.Nominated, by=x, seat=me)[-1]
    ),
    "clocktower.def-unasked": lambda t, me, x: not any(s.about[:1] == (me,) for s in t.of(Said, seat=x)),
    "clocktower.dead-spent": lambda t, me: any(e.seat == me and e.up for e in t.of(clocktower.Pointed)),
    "clocktower.dead-night": lambda t, me: me in t.of(clocktower.Dawned)[-1].died,
    "mafia.acc-convicted": lambda t, me, x, y: (
        any(x in v.guilty and me not in v.guilty for v in _votes(t, y)) and _executed(t, y, False)
    ),
    "mafia.acc-accuser": lambda t, me, x, y: bool(t.of(mafia.Accused, seat=x, accused=y)) and _executed(t, y, False),
    "mafia.acc-spared": lambda t, me, x, y: (
        any(x in v.innocent and me not in v.innocent for v in _votes(t, y)) and _dead(t, y, True)
    ),
    "mafia.acc-alone": lambda t, me, x, y: any({*v.innocent} - {y} == {x} for v in _votes(t, y)),
    "mafia.acc-seconds": lambda t, me, x, n: len(t.of(mafia.Seconded, seat=x)) == n,
    "mafia.acc-revenge": lambda t, me, x: bool(t.of(mafia.Accused, seat=x, accused=me)),
    "mafia.def-killer": lambda t, me, x: bool(t.of(mafia.Seconded, seat=me, accused=x)) and _dead(t, x, True),
    "mafia.def-spared": lambda t, me, x: any(me in v.innocent for v in _votes(t, x)) and _dead(t, x, False),
    "mafia.ask-second": lambda t, me, x: bool(t.of(mafia.Seconded, seat=x)),
    "mafia.ask-vote": lambda t, me, x, y: any(x in v.innocent and me in v.guilty for v in _votes(t, y)),
    "mafia.re-killer": lambda t, me: any(e.role == "killer" for e in t.of(mafia.Died)),
    "mafia.re-mine": lambda t, me: me in t.of(mafia.Voted)[-1].guilty,
    "werewolf.acc-vote": lambda t, me, x, y: _ballot(t, x, y, not_by=me),
    "werewolf.ask-why-vote": lambda t, me, x, y: _ballot(t, x, y, not_by=me),
    "werewolf.def-vote": lambda t, me, x: _ballot(t, me, x) and _shown_wolf(t, x),
    "werewolf.acc-abstain": lambda t, me, x: _ballot(t, x, NOBODY),
    "werewolf.acc-pair": _alike,
    "werewolf.re-wolf": lambda t, me, x: _shown_wolf(t, x),
    "werewolf.re-death": lambda t, me, x: x in _dawn(t),
    "werewolf.re-two": lambda t, me: len(_dawn(t)) == 2,
    "werewolf.re-seer": lambda t, me, x, y: x in _dawn(t) and _shown_wolf(t, y) and _claimed(t, x, "seer"),
    "werewolf.acc-wolfs-word": lambda t, me, x, y: _found(t, y, x) and _shown_wolf(t, y),
    "werewolf.re-burst": lambda t, me, x, y: bool(t.of(werewolf.Burst, seat=x)),
    "werewolf.re-shot": lambda t, me, x, y: bool(t.of(werewolf.Shot, seat=x, target=y)),
    "werewolf.doubt-peace": lambda t, me: _dawn(t) == (),
    "werewolf.counter-seer": lambda t, me, x: _claimed(t, x, "seer"),
    "werewolf.counter-late": lambda t, me, x: _claimed(t, x, "seer") and _claimed(t, me, "seer"),
    "werewolf.counter-god": lambda t, me, card, x: _claimed(t, x, card),
    "werewolf.def-cleared": lambda t, me, x: _found(t, x, me),
    "werewolf.acc-cleared-wolf": lambda t, me, x, y: _found(t, x, y) and _shown_wolf(t, y),
    "werewolf.ask-why-check": lambda t, me, x, y: _found(t, x, y),
    "werewolf.ans-check": lambda t, me, x, y: _asked(t, x, "werewolf.ask-why-check", me, y) and _found(t, me, y),
    "werewolf.ans-sure": lambda t, me, x, y: _asked(t, x, "werewolf.ask-why-check", me, y) and _found(t, me, y),
    "werewolf.doubt-first": lambda t, me, x, y: _found(t, y, x),
    "werewolf.last-stand-wolf": lambda t, me, x: _found(t, me, x),
    "werewolf.last-stand-good": lambda t, me, x: _found(t, me, x),
    "werewolf.re-loss": lambda t, me, x: x in _dawn(t),
    "werewolf.report-stand": lambda t, me, x: _found(t, me, x),
    "werewolf.ask-which": lambda t, me, x: any(s.line == "werewolf.claim-hidden-god" for s in t.of(Said, seat=x)),
    "clocktower.acc-hand": lambda t, me, x, y: (
        bool(t.of(clocktower.Nominated, by=x, seat=y)) and _pointed(t, x, False, y)
    ),
    "clocktower.acc-voted": lambda t, me, x, y: _pointed(t, x, True, y),
    "clocktower.acc-saved": lambda t, me, x, y: _pointed(t, x, False, y),
    "clocktower.acc-changed": lambda t, me, a, b, x: (
        {a, b} <= {s.about[0] for s in t.of(Said, seat=x) if s.line in ("clocktower.claim", "clocktower.became")}
    ),
    "clocktower.ctr-same": lambda t, me, role, x: _says(t, x, role),
    "clocktower.re-night": lambda t, me, x: x in t.of(clocktower.Dawned)[-1].died,
    "clocktower.re-lives": lambda t, me, x: x != me and bool(t.of(clocktower.ExecutionSettled, seat=x, died=False)),
    "clocktower.re-goes-on": lambda t, me, x: x != me and bool(t.of(clocktower.ExecutionSettled, seat=x, died=True)),
    "clocktower.nominate": lambda t, me, x: bool(t.of(clocktower.Nominated, by=me, seat=x)),
    "clocktower.call-dead": lambda t, me: _pointed(t, me, True, t.of(clocktower.Nominated)[-1].seat),
    "clocktower.db-night": lambda t, me: t.of(clocktower.Dawned)[-1].died == (),
    "clocktower.ask-nominated": lambda t, me, x, y: y != me and bool(t.of(clocktower.Nominated, by=x, seat=y)),
    "shadow_hunters.acc-times": lambda t, me, x, y, n: _hits(t, x, y) == n,
    "shadow_hunters.acc-choice": lambda t, me, x, y: _hits(t, x, me) > 0,
    "shadow_hunters.def-never": lambda t, me, x: _hits(t, me, x) == 0 and _hits(t, x, me) > 0,
    "shadow_hunters.re-ouch": lambda t, me, n: t.of(shadows.Damaged, seat=me)[-1].amount == n,
    "shadow_hunters.re-steal": lambda t, me, card: bool(t.of(shadows.Took, source=me, card=card)),
    "shadow_hunters.re-who": lambda t, me, x, role: bool(
        t.of(shadows.Died, seat=x, role=role) or t.of(shadows.Unveiled, seat=x, role=role)
    ),
    "shadow_hunters.rep-did": lambda t, me, x: bool(t.of(shadows.Answered, seat=x, does=True)),
    "shadow_hunters.rep-nothing": lambda t, me, x: bool(t.of(shadows.Answered, seat=x, does=False)),
    "shadow_hunters.rep-like": lambda t, me, x: bool(t.of(shadows.Given, seat=me, to=x)),
    "shadow_hunters.rep-watch": lambda t, me, x: bool(t.of(shadows.Given, seat=me, to=x)),
    "shadow_hunters.ask-spare": lambda t, me, x, y: bool(t.of(shadows.Spared, seat=x)),
    "shadow_hunters.hold": lambda t, me: bool(t.of(shadows.Spared, seat=me)),
    "shadow_hunters.acc-advent": lambda t, me, x: bool(t.of(shadows.Nothing, seat=x, cause="advent")),
    "fengsheng.acc-lock": lambda t, me, x, y: bool(t.of(fengsheng.Sent, sender=x, lock=y)),
    "fengsheng.ask-lock": lambda t, me, x, y: bool(t.of(fengsheng.Sent, sender=x, lock=y)),
    "fengsheng.acc-swap": lambda t, me, x, y: bool(t.of(fengsheng.CardUsed, by=x, name="swap")),
    "fengsheng.acc-intercept-red": lambda t, me, x: bool(t.of(fengsheng.CardUsed, by=x, name="intercept")),
    "fengsheng.acc-intercept-blue": lambda t, me, x: bool(t.of(fengsheng.CardUsed, by=x, name="intercept")),
    "fengsheng.def-saved": lambda t, me, x: bool(t.of(fengsheng.CardUsed, by=me, name="clarify", to=x)),
    "fengsheng.def-lock": lambda t, me: bool(t.of(fengsheng.Sent, lock=me)),
    "fengsheng.def-back": lambda t, me: bool(t.of(fengsheng.Received, seat=me, sender=me)),
    "fengsheng.rep-probe": lambda t, me, x: bool(t.of(fengsheng.CardUsed, by=me, name="probe", to=x)),
    "fengsheng.rep-friend": lambda t, me, x: bool(t.of(fengsheng.CardUsed, by=me, name="probe", to=x)),
    "fengsheng.rep-foe": lambda t, me, x: bool(t.of(fengsheng.CardUsed, by=me, name="probe", to=x)),
    "fengsheng.re-dead": lambda t, me, x: bool(t.of(fengsheng.Died, seat=x)),
    "fengsheng.re-turn": lambda t, me, who, x: bool(t.of(fengsheng.Flipped, seat=x, character=who, up=True)),
    "fengsheng.accept": lambda t, me: bool(t.of(fengsheng.Accepted, seat=me)),
    "werewolf.acc-withdrew": lambda t, me, x, y: bool(t.of(werewolf.Withdrew, seat=x)) and _claimed(t, y, "seer"),
}
"""What must have happened, by line: the table up to there, who says it, what about."""

PARTS: dict[str, Callable[[tuple[Any, ...]], str]] = {
    **dict.fromkeys(("mafia.i-am-villager", "mafia.villager", "mafia.ans-no"), lambda about: "villager"),
    **dict.fromkeys(
        [
            f"mafia.{id}"
            for id in ("i-am-angel", "angel-killer", "angel-not", "rep-killer", "rep-not", "ans-more", "ans-am")
        ],
        lambda about: "angel",
    ),
    **dict.fromkeys(("werewolf.claim", "werewolf.counter-god", "werewolf.last-card"), lambda about: str(about[0])),
    **dict.fromkeys(
        [f"werewolf.{id}" for id in ("claim-good", "claim-wolf", "counter-seer", "claim-plan")], lambda about: "seer"
    ),
    **dict.fromkeys(("werewolf.claim-witch-save", "werewolf.claim-witch-poison"), lambda about: "witch"),
    **dict.fromkeys(("fengsheng.red", "fengsheng.ans-red"), lambda about: "red"),
    **dict.fromkeys(("fengsheng.blue", "fengsheng.ans-blue"), lambda about: "blue"),
    **dict.fromkeys(("shadow_hunters.hunter", "shadow_hunters.ans-hunter"), lambda about: "hunter"),
    **dict.fromkeys(("shadow_hunters.neutral", "shadow_hunters.ans-neutral"), lambda about: "neutral"),
    "clocktower.claim": lambda about: str(about[0]),
    "werewolf.claim-guard": lambda about: "guard",
    "werewolf.claim-hunter": lambda about: "hunter",
    **dict.fromkeys(("werewolf.claim-villager", "werewolf.claim-plain"), lambda about: "villager"),
}
"""What somebody claims to be who says this."""
RESULTS = {
    **dict.fromkeys(("mafia.angel-killer", "mafia.rep-killer"), "killer"),
    **dict.fromkeys(("mafia.angel-not", "mafia.rep-not", "mafia.ans-more"), "not"),
    **dict.fromkeys(
        [f"werewolf.{id}" for id in ("report-wolf", "claim-wolf", "night-wolf", "last-stand-wolf")], "wolf"
    ),
    **dict.fromkeys(
        [f"werewolf.{id}" for id in ("report-good", "claim-good", "night-good", "report-stand", "last-stand-good")],
        "good",
    ),
}
"""What is told of the first seat that is named."""


def part_of(line: str, about: tuple[Any, ...]) -> str:
    """What somebody claims to be who says this; "" where it is no claim."""
    claims = PARTS.get(line)
    return claims(about) if claims is not None else ""
