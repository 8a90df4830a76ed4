"""Appeals (申诉规则)."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from duskbell.cup.act import PANEL, REFEREE, Act
from duskbell.cup.acts.people import Id, Text
from duskbell.cup.acts.takes import not_over, one_take, play_again
from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import APPEALS, Cause, Entry
from duskbell.cup.match_day import readmit, review_exclusion
from duskbell.cup.people import Role, Who
from duskbell.cup.policy import fits
from duskbell.cup.state import HOUR, Appeal, State, Take

MOST = 1000
AT_ANY_TIME = ("least-played", "excluded", "absence")
"""Entries that may be questioned at any time: they are no table's result."""


class Corrected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many points a team gets more, or less."""

    team: Id
    points: Decimal


class LodgeAppeal(Act, frozen=True, kw_only=True):
    """A player of a table appeals within 24 hours after its end (当局选手有权…24小时内…申诉), also the player named
    for a team that was absent. With `entry` the appeal is against one entry: −10, exclusion and absences at any time;
    with `deposit` against what has become of the team's deposit, at any time, too. `event`: the place, in the take's
    log, of what it is about; -1 where that is no moment of the table.
    """

    roles: ClassVar[tuple[Role, ...]] = ("member", "captain")
    also_after_leaving: ClassVar = True
    team: Id
    member: Id
    table: str = ""
    entry: str = ""
    deposit: bool = False
    event: Annotated[int, Meta(ge=-1)] = -1
    text: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        if cup.rules > 1:
            self._check_dismissed(cup)
        if not self.text.strip():
            raise BadCup("an appeal says what it is about.", says="appeal-empty")
        cup.member(self.team, self.member)
        if bool(self.table) + bool(self.entry) + self.deposit != 1:
            raise BadCup(
                "an appeal is against a table, against one entry of the ledger, or about the deposit.",
                says="appeal-what",
            )
        if self.deposit:
            self._check_deposit(cup)
            return
        if self.entry:
            self._check_entry(cup)
            return
        table, take = cup.table(self.table), _last(cup, self.table)
        if take is None and table.takes:
            raise BadCup("this table is not over yet.", says="not-over")
        player = table.named.get(self.team) if self.team in table.missed else take.sat.get(self.team) if take else None
        if player != self.member:
            raise BadCup("only who played this table, or was named for it, may appeal.", says="appeal-outsider")
        if who.member != self.member and not cup.policy.appeals.captain_appeals:
            raise BadCup("by this cup's policy a player appeals, not the captain for them.", says="appeal-by-captain")
        if self.team not in table.missed and table.answers.get(self.team) is False:
            raise BadCup("after the review you had no objection: the result is accepted.", says="appeal-accepted")
        ended = take.ended if take else table.missed[self.team].at
        within = cup.policy.appeals.within
        if at > ended + within * HOUR:
            raise BadCup(
                "the table ended more than {within} hours ago: it can be appealed against no more.",
                says="appeal-late",
                within=within,
            )
        if self.event >= 0 and (take is None or take.result is None or self.event > take.result.end):
            raise BadCup("the take's log has no event {event}.", says="appeal-event", event=self.event)
        no = take.no if take else 0
        if any((a.team, a.member, a.take) == (self.team, self.member, no) for a in cup.open_appeals(self.table)):
            raise BadCup("your appeal against this table is open already.", says="appeal-open")

    def _check_dismissed(self, cup: State) -> None:
        """What the panel has dismissed is not appealed against again: by a player the same moment of the same take, by
        a team the same entry, or its deposit as long as nothing more has befallen it.
        """
        takes = [t.no for t in cup.tables[self.table].takes if t.ended] if self.table in cup.tables else []
        of = (self.team, self.table, max(takes, default=0), self.entry, self.deposit)
        excluded = max((e.at for e in cup.ledger if (e.team, e.kind) == (self.team, "excluded")), default=0)
        for a in cup.appeals.values():
            if cup.rules > 2 and self.entry and (a.outcome, a.entry) == ("corrected", self.entry):
                raise BadCup("the panel has decided about this, and so it stays.", says="panel-decided")
            if a.outcome != "dismissed" or of != (a.team, a.table, a.take, a.entry, a.deposit):
                continue
            if self.table and (self.member, self.event) != (a.member, a.event):
                continue
            if not self.deposit or a.decided >= excluded:
                raise BadCup("the panel has dismissed this appeal ({appeal}).", says="appeal-dismissed", appeal=a.id)

    def _check_entry(self, cup: State) -> None:
        entry = cup.ledger[self.entry]
        if entry.kind not in AT_ANY_TIME or entry.undoes:
            raise BadCup(
                "appeal against the table: only −10, exclusion and absences are questioned by themselves.",
                says="appeal-the-table",
            )
        if entry.team != self.team:
            raise BadCup("that entry is another team's.", says="entry-of-others")
        if not cup.ledger.stands(self.entry):
            raise BadCup("that entry has been taken back already.", says="entry-gone")
        if any(a.entry == self.entry for a in cup.open_appeals()):
            raise BadCup("an appeal against that entry is open already.", says="entry-appealed")

    def _check_deposit(self, cup: State) -> None:
        if cup.team(self.team).deposit in ("", "returned"):
            raise BadCup("{team} has no deposit here.", says="no-deposit", team=cup.team(self.team).name)
        if any(a.deposit and a.team == self.team for a in cup.open_appeals()):
            raise BadCup("an appeal about that deposit is open already.", says="deposit-appealed")

    def happen(self, cup: State, who: Who, at: int) -> None:
        name = f"appeal-{len(cup.appeals) + 1}"
        take = _last(cup, self.table) if self.table else None
        cup.appeals[name] = Appeal(
            name, at, at + cup.policy.appeals.decided * HOUR, who.name, self.text.strip(), self.team, self.member,
            self.table, take.no if take else 0, self.entry, self.event if take else -1, deposit=self.deposit,
        )  # fmt: skip


class StateCase(Act, frozen=True, kw_only=True):
    """Who judged the table that an appeal is about says how it was, for the panel, which decides without them. Said
    again, it replaces what was said.
    """

    roles: ClassVar = REFEREE
    appeal: str
    text: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        appeal = open_appeal(cup, self.appeal)
        if who.name not in judges_of(cup, appeal):
            raise BadCup("only who judged that table says how it was.", says="state-judge")
        if not self.text.strip():
            raise BadCup("a statement has words.", says="state-empty")

    def happen(self, cup: State, who: Who, at: int) -> None:
        cup.appeals[self.appeal].statement = self.text.strip()


def _check_party(cup: State, judge: str, teams: set[str]) -> None:
    """Nobody decides what concerns the own team. Raises `BadCup`, for a team that is not there, too."""
    if team := cup.team_of(sorted(teams), judge):
        raise BadCup(
            "{name} belongs to {team}, and does not decide what concerns it.",
            says="judge-party",
            name=judge,
            team=cup.team(team).name,
        )


class DecideAppeal(Act, frozen=True, kw_only=True):
    """The panel decides (裁判团…予以裁定), one of them saying so for all who took part: dismissed, points corrected,
    an entry lifted, played again, or the deposit released, which is the team's again then, excluded or not. Who judged
    the table does not take part, unless the policy says so, and nobody of the team that appeals, nor of one that played
    the take.
    """

    roles: ClassVar = PANEL
    needs_reason: ClassVar = True
    appeal: str
    outcome: Literal["dismissed", "corrected", "lifted", "again", "released"]
    corrections: tuple[Corrected, ...] = ()
    entries: tuple[str, ...] = ()
    judges: tuple[str, ...] = ()
    reason: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        appeal = open_appeal(cup, self.appeal)
        parties = {appeal.team, *(self._gaining(cup, appeal) if cup.rules > 1 else ())}
        for judge in sorted({who.name, *self.judges}):
            if cup.people["panel"] and judge not in cup.people["panel"]:
                raise BadCup("{name!r} is not of the panel.", says="not-of-panel", name=judge[:40])
            if judge in judges_of(cup, appeal) and not cup.policy.appeals.panel_may_include_judge:
                raise BadCup(
                    "{name} judged that table, and does not decide about it.", says="judge-decides", name=judge
                )
            _check_party(cup, judge, parties)
        if bool(self.corrections) != (self.outcome == "corrected"):
            raise BadCup("corrections go with the outcome corrected, and it with them.", says="corrections")
        for c in self.corrections:
            cup.team(c.team)
            if not fits(c.points, -MOST, MOST) or not c.points:
                raise BadCup(
                    "a correction is up to 1000 points more or less, with two decimals at most.", says="correction"
                )
            if cup.rules > 4 and c.team not in _concerned(cup, appeal):
                raise BadCup(
                    "this appeal does not concern {team}.", says="correction-of-others", team=cup.team(c.team).name
                )
        if self.outcome == "lifted":
            if not self.entries and not appeal.entry:
                raise BadCup("name the entries that are lifted.", says="lift-what")
            for entry in self.entries or (appeal.entry,):
                of = cup.ledger[entry]
                if not cup.ledger.stands(entry) or of.undoes or (appeal.table and of.cause.table != appeal.table):
                    raise BadCup("{entry!r} is no entry of that table that stands.", says="not-standing", entry=entry)
                if appeal.entry and of.team != appeal.team:
                    raise BadCup("that entry is another team's.", says="entry-of-others")
        elif self.entries:
            raise BadCup("entries go with the outcome lifted.", says="lift-alone")
        if cup.rules > 2:
            self._check_twice(cup, appeal)
        if (self.outcome == "released") != (appeal.deposit and self.outcome != "dismissed"):
            raise BadCup("about a deposit it is dismissed or released, and nothing else is.", says="release-what")
        if self.outcome == "again":
            if not appeal.take or one_take(cup, appeal.table, appeal.take).state == "struck":
                raise BadCup("there is no take that could be played again.", says="nothing-again")
            not_over(cup, appeal.table)

    def _check_twice(self, cup: State, appeal: Appeal) -> None:
        """Nothing is put right twice: what has fallen, or been taken back, meanwhile is not corrected, and what was
        corrected is not lifted beside that.
        """
        if self.corrections and appeal.entry and not cup.ledger.stands(appeal.entry):
            raise BadCup("that entry has been taken back already.", says="entry-gone")
        if self.corrections and appeal.take and one_take(cup, appeal.table, appeal.take).state == "struck":
            raise BadCup(
                "take {take} of table {table} is struck.", says="take-struck", take=appeal.take, table=appeal.table
            )
        given = {(c.team, c.points) for c in self.corrections if appeal.take and cup.rules > 3}
        for a in cup.appeals.values():
            if (a.table, a.take, a.event) == (appeal.table, appeal.take, appeal.event):
                said = [e for e in cup.ledger if e.id.startswith(f"correction/{a.id}/") and cup.ledger.stands(e.id)]
                if same := [e.team for e in said if (e.team, e.points) in given]:
                    raise BadCup(
                        "by {appeal} {team} has the same points for the same moment already.",
                        says="same-points",
                        appeal=a.id,
                        team=cup.team(same[0]).name,
                    )
        corrected = {a.entry for a in cup.appeals.values() if a.entry and a.outcome == "corrected"}
        if corrected & {*self.entries, *([appeal.entry] if self.outcome == "lifted" and not self.entries else [])}:
            raise BadCup("the panel has decided about this, and so it stays.", says="panel-decided")
        if cup.rules > 6:
            self._check_absence(cup, appeal)

    def _check_absence(self, cup: State, appeal: Appeal) -> None:
        """What an absence has cost is put right once, whether the appeal was about it or about its table."""
        entries = self.entries or ((appeal.entry,) if appeal.entry else ())
        missed = {(e.team, e.cause.table) for e in map(cup.ledger.__getitem__, entries) if _costs(e)}
        if self.outcome in ("corrected", "lifted") and any(_put_right(cup, *one) for one in missed):
            raise BadCup("the panel has decided about this, and so it stays.", says="panel-decided")
        for c in self.corrections if appeal.table else ():
            absent = c.team in cup.tables[appeal.table].missed
            if absent and c.points > 0 and _put_right(cup, c.team, appeal.table):
                raise BadCup("the panel has decided about this, and so it stays.", says="panel-decided")

    def _gaining(self, cup: State, appeal: Appeal) -> set[str]:
        """The teams to which this gives points, or from which it takes some, and those that played the take."""
        lifted = {cup.ledger[entry].team for entry in self.entries if entry in cup.ledger}
        concerned = appeal.take and (self.outcome == "again" or cup.rules > 2)
        sat = cup.tables[appeal.table].takes[appeal.take - 1].sat if concerned else {}
        return {*lifted, *(c.team for c in self.corrections), *sat}

    def happen(self, cup: State, who: Who, at: int) -> None:
        appeal = cup.appeals[self.appeal]
        cause = Cause(APPEALS, appeal.table, appeal.take)
        stage: str = cup.tables[appeal.table].stage if appeal.table else "robin"
        if appeal.entry and cup.rules > 1:
            stage = cup.ledger[appeal.entry].stage
        for n, c in enumerate(self.corrections, 1):
            cup.ledger.add(
                Entry(
                    id=f"correction/{appeal.id}/{n}", at=at, team=c.team, kind="correction", points=c.points,
                    cause=cause, stage=stage, reason=self.reason.strip(),
                )
            )  # fmt: skip
        if self.outcome == "lifted":
            for entry in self.entries or (appeal.entry,):
                of = cup.ledger[entry].team
                if cup.ledger[entry].kind == "excluded":
                    cup.forgiven[of], cup.forgiven_at[of] = cup.absences(of), cup.absent_at(of)
                else:
                    cup.ledger.undo(entry, at, cause, self.reason.strip())
                    if cup.rules > 1 and cup.ledger[entry].kind == "absence":
                        readmit(cup, cup.tables[cup.ledger[entry].cause.table], of)
                review_exclusion(cup, of, at, cause, self.reason.strip())
        elif self.outcome == "released":
            team = cup.team(appeal.team)
            team.deposit, team.released, team.released_at = "paid", True, cup.absent_at(team.id)
        elif self.outcome == "again":
            play_again(cup, appeal.table, appeal.take, at, self.reason.strip())
        appeal.outcome, appeal.decided, appeal.reason = self.outcome, at, self.reason.strip()
        appeal.judges = tuple(sorted({who.name, *self.judges}))


def open_appeal(cup: State, name: str) -> Appeal:
    """An appeal that is not decided yet. Raises `BadCup`."""
    appeal = cup.appeals.get(name)
    if appeal is None or appeal.outcome:
        raise BadCup("there is no open appeal {appeal!r}.", says="no-appeal", appeal=name[:40])
    return appeal


def _concerned(cup: State, appeal: Appeal) -> set[str]:
    """The teams whose points an appeal may correct: of one about an entry its own, of one about a table those there."""
    if not appeal.table:
        return {appeal.team}
    table = cup.tables[appeal.table]
    return {appeal.team, *table.teams, *table.missed, *(team for take in table.takes for team in take.sat)}


def _costs(entry: Entry) -> bool:
    """Whether this is what an absence has cost."""
    return entry.kind == "absence" and bool(entry.points)


def _put_right(cup: State, team: str, table: str) -> bool:
    """Whether a team has been given back what its absence from a table has cost, by an excuse or the panel."""
    cost = {e.id for e in cup.ledger if _costs(e) and not e.undoes and (e.team, e.cause.table) == (team, table)}
    if cost and (not any(map(cup.ledger.stands, cost)) or any(map(cup.ledger.lifted, cost))):
        return True
    about = {a.id for a in cup.appeals.values() if a.outcome == "corrected" and (a.table == table or a.entry in cost)}
    given = [e for e in cup.ledger if e.kind == "correction" and e.team == team and e.points > 0]
    return any(cup.ledger.stands(e.id) and e.id.split("/")[1] in about for e in given)


def _last(cup: State, table: str) -> Take | None:
    """The last take of a table that is over, struck or not."""
    return next((t for t in reversed(cup.table(table).takes) if t.ended), None)


def judges_of(cup: State, appeal: Appeal) -> set[str]:
    """Who judged what is appealed against: also who judges the table since, and may have fined there."""
    if not appeal.table:
        return set()
    table = cup.tables[appeal.table]
    since = {table.referee} if cup.rules > 1 and table.take is not None and table.take.no == appeal.take else set()
    return {t.judge for t in table.takes if not appeal.take or t.no == appeal.take} | since - {""}
