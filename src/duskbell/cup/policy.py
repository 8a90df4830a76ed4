"""The policy of a cup: what rule text 004 leaves to the organiser, as a TOML file. docs/cup.md explains every key."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from duskbell import names
from duskbell.cup.errors import BadCup

Points = Decimal
"""Points are exact: two decimals at most."""
Minutes = Annotated[int, Meta(ge=0, le=10080)]
Hours = Annotated[int, Meta(ge=0, le=720)]
Few = Annotated[int, Meta(ge=0, le=500)]
TieBreak = Literal["wins", "win-share", "best", "best-loser", "fewer-fines", "fewer-absences", "lot"]
Broken = Literal["again", "nothing", "as-it-stands"]
"""What follows a 中止: played again, no points for anybody, or the points that have come so far."""
MOST = 1000
READY = ("club", "points")
"""The policies that come with Duskbell."""


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file."""


class Scoring(_Part, frozen=True):
    """Points of one table. `win` and `loss` by side ("*" for all others); `stance_right` and `stance_wrong` for each
    ballot to exile that one of the good casts for a wolf, or for one of the good; `best` of the table, `best_loser`.
    """

    win: dict[str, Points] = msgspec.field(default_factory=lambda: {"*": Decimal(1)})
    loss: dict[str, Points] = msgspec.field(default_factory=lambda: {"*": Decimal(0)})
    stance_right: Points = Decimal(0)
    stance_wrong: Points = Decimal(0)
    best: Points = Decimal(0)
    best_loser: Points = Decimal(0)


class Fouls(_Part, frozen=True):
    """What a warning or worse may cost: `most` points `per` foul or per player and table (004: 最多不超过5分)."""

    most: Points = Decimal(5)
    per: Literal["foul", "table"] = "foul"


class Absence(_Part, frozen=True):
    """`check_in` minutes before the start everybody is expected, `late` minutes after it who is not there is absent;
    it costs `points`; with more than `allowed` in the round robin a team is out of the final. `notice` hours ahead an
    absence is told in time. `table`: what becomes of the table.
    """

    check_in: Minutes = 10
    late: Minutes = 15
    points: Points = Decimal(20)
    allowed: Few = 4
    notice: Hours = 24
    table: Literal["stand-in", "put-off", "struck"] = "stand-in"


class LeastPlayed(_Part, frozen=True):
    """Each regular member who plays fewer than `tables` of the round robin costs `points`. Whether a take counts that
    was `struck` (重赛) or `broken` off (中止).
    """

    tables: Annotated[int, Meta(ge=0, le=20)] = 1
    points: Points = Decimal(10)
    struck: bool = False
    broken: bool = True


class LineUps(_Part, frozen=True):
    """`due` minutes before a match's first table line-ups are handed in. `retake_may_change`: whether a new take may
    have other players.
    """

    due: Minutes = 30
    retake_may_change: bool = False


class BrokenOff(_Part, frozen=True):
    """What is proposed after a 中止, and what holds where referee and players do not agree."""

    proposal: Broken = "again"
    without_agreement: Broken = "nothing"


class Appeals(_Part, frozen=True):
    """`within` hours after a table's end it may be appealed against; `decided` hours after that the panel has to have
    decided. Whether a captain may appeal on a player's behalf, and whether who judged the table may decide.
    """

    within: Hours = 24
    decided: Hours = 24
    captain_appeals: bool = False
    panel_may_include_judge: bool = False


class Final(_Part, frozen=True):
    """How many teams play it, and whether the points of the round robin are taken along; `scoring` of its tables, where
    that is not the round robin's.
    """

    places: Annotated[int, Meta(ge=2, le=200)] = 12
    carry: bool = False
    scoring: Scoring | None = None


class Seats(_Part, frozen=True):
    """Whether players choose their numbers at check-in (号码规则), or have those of the draw; how many slots on end a
    team may play before the draw lets it rest (0: any); and out of how many deals a table of the server is dealt the
    one that evens sides best (`sides`; 1: as it falls).
    """

    numbers: Literal["chosen", "drawn"] = "chosen"
    run: Annotated[int, Meta(ge=0, le=100)] = 0
    deals: Annotated[int, Meta(ge=1, le=8)] = 1


class Spectators(_Part, frozen=True):
    """How many seconds those who only watch a table of the server are behind."""

    delay: Annotated[int, Meta(ge=0, le=600)] = 300


class Policy(_Part, frozen=True):
    """A whole policy. `ties`: what decides between equal points, in this order; who is still equal shares a place."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    scoring: Scoring = Scoring()
    fouls: Fouls = Fouls()
    absence: Absence = Absence()
    least_played: LeastPlayed = LeastPlayed()
    line_ups: LineUps = LineUps()
    broken_off: BrokenOff = BrokenOff()
    appeals: Appeals = Appeals()
    final: Final = Final()
    seats: Seats = Seats()
    spectators: Spectators = Spectators()
    ties: tuple[TieBreak, ...] = ("wins", "best", "fewer-fines", "lot")

    def scoring_of(self, stage: str) -> Scoring:
        """The points of a table of a stage."""
        return self.final.scoring if stage == "final" and self.final.scoring is not None else self.scoring

    @property
    def scorings(self) -> list[tuple[str, Scoring]]:
        """Every table of points that the file has, each with its key."""
        own = [("final.scoring", self.final.scoring)] if self.final.scoring is not None else []
        return [("scoring", self.scoring), *own]


def fits(points: Decimal, low: int, high: int) -> bool:
    """Whether these are points: a number from `low` to `high`, with two decimals at most."""
    return points.is_finite() and low <= points <= high and points == round(points, 2)


def ready(name: str) -> Policy:
    """One of the policies that come with Duskbell. Raises `BadCup`."""
    if name not in READY:
        raise BadCup(
            "there is no ready policy {policy!r}; there are {policies}.",
            says="no-policy",
            policy=name[:40],
            policies=" and ".join(READY),
        )
    return read(files("duskbell.cup").joinpath("policies", f"{name}.toml").read_text(encoding="utf-8"))


def read(text: str) -> Policy:
    """A policy from the text of a file. Raises `BadCup` with one sentence that names the key. A byte-order mark, which
    editors put before it, is none of it.
    """
    try:
        given = tomllib.loads(text.removeprefix("\ufeff"), parse_float=Decimal)
    except (ValueError, RecursionError) as e:  # a number of thousands of digits is none of its own errors
        raise BadCup("the policy is no TOML: {why}.", says="no-toml", why=str(e)[:120].lower()) from None
    policy = checked(given)
    if not names.is_seen(names.tidy(policy.name)):
        raise BadCup("the policy's name has characters that can be seen, and no others.", says="policy-name")
    if not policy.line_ups.due and not policy.absence.late:
        raise BadCup(
            "with line_ups.due and absence.late both 0 nobody could check in: it opens when line-ups are due, and who "
            "is late is absent.",
            says="policy-no-time",
        )
    return policy


def checked(given: dict[str, Any]) -> Policy:
    """A policy from plain values. Raises `BadCup`."""
    try:
        policy = msgspec.convert(given, Policy, strict=True)
    except msgspec.ValidationError as e:
        raise _read_wrong(str(e)) from None
    if len(set(policy.ties)) < len(policy.ties):
        raise BadCup("the policy names a tie-break twice in ties.", says="ties-twice")
    for where, points, low, high in _points(policy):
        if not fits(points, low, high):
            raise BadCup(
                "the policy's {where} has two decimals at most and lies from {low} to {high}, not {points}.",
                says="policy-points",
                where=where,
                low=low,
                high=high,
                points=points,
            )
    return policy


def plain(policy: Policy) -> dict[str, Any]:
    """The policy as JSON values: points as text, so that none is rounded."""
    told: dict[str, Any] = msgspec.to_builtins(policy)
    return told


def _points(policy: Policy) -> list[tuple[str, Decimal, int, int]]:
    """All points of a policy, each with where it stands and between what it must lie."""
    told = []
    for key, s in policy.scorings:
        told += [(f"{key}.{name}.{side}", p) for name in ("win", "loss") for side, p in getattr(s, name).items()]
        told += [(f"{key}.{n}", getattr(s, n)) for n in ("stance_right", "stance_wrong", "best", "best_loser")]
    return [
        *((where, p, -MOST, MOST) for where, p in told),
        ("fouls.most", policy.fouls.most, 0, 5),
        ("absence.points", policy.absence.points, 0, MOST),
        ("least_played.points", policy.least_played.points, 0, MOST),
    ]


def _read_wrong(fault: str) -> BadCup:
    """What msgspec found, as somebody would say it who has the file open."""
    what, _, path = fault.partition(" - at `$")
    place = re.sub(r"\[(\d+)\]", lambda n: f" number {int(n[1]) + 1}", path.rstrip("`").lstrip(".")) or "the file"
    place = place.replace("[...]", " (one of its values)")
    if match := re.search(r"unknown field `(.*?)`", what):
        kinds: dict[str, Any] = {"the file": Policy, "final.scoring": Scoring} | {
            f.name: f.type for f in msgspec.structs.fields(Policy) if isinstance(f.type, type)
        }
        keys = ", ".join(kinds[place].__struct_fields__) if issubclass(kinds.get(place, int), msgspec.Struct) else ""
        where = "" if place == "the file" else f" in [{place}]"
        return BadCup(
            "the policy has no key {key!r}{where}; its keys there are {keys}.",
            says="policy-key",
            key=match[1][:60],
            where=where,
            place="empty" if place == "the file" else place,
            keys=keys,
        )
    if match := re.search(r"missing required field `(.*?)`", what):
        return BadCup("the policy lacks its {key!r}.", says="policy-lacks", key=match[1])
    what = what.replace("`", "").replace("Expected", "right would be").replace("decimal", "number")
    why = f"{what[:1].lower()}{what[1:]}"
    return BadCup("the policy's {place} cannot be that: {why}.", says="policy-value", place=place, why=why)
