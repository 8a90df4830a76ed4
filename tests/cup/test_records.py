"""From the record of a real table to the ledger: what a referee rules there becomes the cup's by itself."""

from __future__ import annotations

from decimal import Decimal

import pytest

from duskbell import start
from duskbell.arena import play_out, seat_bots
from duskbell.cup import BadCup, result_of
from duskbell.cup.acts import Begin, Fine, Finish
from duskbell.cup.file import dump, parse
from duskbell.cup.records import Kept, check_own, keep, known, replayed
from duskbell.games import find
from duskbell.kernel import Record, Ruling, rebuild
from tests.cup.club import POLICY, REF, Club, seated

ONE = ("abcdef",)


def finished(*rulings: Ruling, seed: str = "cup") -> Record:
    """A table of six plain bots; these are ruled in the first day."""
    play = start("werewolf", players=6, seed=seed, moderator="ask")
    bots = seat_bots(play, seed, "plain")
    while play.table.phase in ("deal", "night", "election") and not play.over:
        seat, ask = next(iter(play.open.items()))
        play.answer(seat, play.moderated(ask) if seat < 0 else bots[seat](play.view(seat), ask))
    for ruling in rulings:
        play.rule(ruling)
    play_out(play, bots, seed)
    return play.record


def entered(record: Record) -> Club:
    """The record's result, entered into a cup in which everybody has the number of their seat."""
    c = seated(POLICY, ONE)
    c.do(REF, Begin(table="robin-1"))
    c.do(REF, Finish(table="robin-1", take=1, result=result_of(rebuild(find("werewolf"), record))))
    return c


def test_a_record_becomes_entries() -> None:
    record = finished()
    play = rebuild(find("werewolf"), record)
    result = result_of(play)
    assert result.verdict == "won"
    assert play.outcome is not None
    assert [n for n, won in enumerate(result.won) if won] == list(play.outcome.winners)
    assert set(result.sides) == {"good", "wolves"}
    assert result.roles == tuple([seat.role.id for seat in play.table.seats])
    assert all(result.roles)
    log = [entry.event for entry in play.table.log]
    assert type(log[result.end]).__name__ == "Ended"
    assert all(type(log[b.event]).__name__ == "Voted" for b in result.ballots)
    assert result.ballots
    c = entered(record)
    for seat, team in enumerate("abcdef"):
        won = Decimal({"good": 3, "wolves": 5}[result.sides[seat]]) if result.won[seat] else Decimal(0)
        right = sum(b.seat == seat and result.sides[b.target] == "wolves" for b in result.ballots)
        wrong = sum(b.seat == seat and result.sides[b.target] == "good" for b in result.ballots)
        stance = Decimal("0.5") * (right - wrong) if result.sides[seat] == "good" else 0
        assert c.points(team) == float(won + stance)


def test_a_record_goes_along_in_the_cups_file_and_leads_to_its_result() -> None:
    c = entered(finished())
    play = rebuild(find("werewolf"), finished())
    text = Record(play.record.header, play.record.lines, play.outcome).dump()
    c.cup.records["robin-1", 1] = text
    came = parse(dump(c.cup))
    assert came.records == {("robin-1", 1): text}
    (kept,) = known(came, came.records)
    assert replayed(came, kept).outcome == play.outcome
    play = rebuild(find("werewolf"), finished(seed="other"))
    other = Record(play.record.header, play.record.lines, play.outcome).dump()
    for wrong, why in ((other, "leads to another result"), (text[:-30], "cannot be read"), ("x", "cannot be read")):
        with pytest.raises(BadCup, match=why):
            replayed(came, Kept("robin-1", 1, wrong))
    for strange in (Kept("robin-1", 2, text), Kept("robin-7", 1, text), Kept("robin-1", 0, text), kept):
        with pytest.raises(BadCup, match="which is not over, or has two of it"):
            keep(came, strange)
    with pytest.raises(BadCup, match="is that of table robin-1, take 1"):
        check_own(c.cup, "robin-2", text)
    check_own(c.cup, "robin-2", other)
    c.cup.records["robin-9", 1] = text
    assert len(known(c.cup, c.cup.records)) == 1, "a record of no take is not written"


def test_penalties_come_with_their_place_in_the_log_and_can_be_fined() -> None:
    record = finished(
        Ruling("penalty", "shouting", seat=2, penalty="warn"), Ruling("penalty", "mumbling", seat=3, penalty="remind")
    )
    result = result_of(rebuild(find("werewolf"), record))
    assert [(f.seat, f.penalty, f.reason, f.grave) for f in result.fouls] == [
        (2, "warn", "shouting", True),
        (3, "remind", "mumbling", False),
    ]
    c = entered(record)
    before = c.points("c")
    event = result.fouls[0].event
    c.do(REF, Fine(table="robin-1", take=1, team="c", event=event, points=Decimal(2), reason="shouting"))
    assert c.points("c") == before - 2


def test_one_who_lost_by_a_ruling_has_not_won() -> None:
    """判负 of one player: the team has the defeat even if its side wins."""
    plain = result_of(rebuild(find("werewolf"), finished()))
    seat = plain.won.index(True)
    result = result_of(rebuild(find("werewolf"), finished(Ruling("penalty", "why", seat=seat, penalty="lose"))))
    assert result.winners == plain.winners
    assert not result.won[seat]
    assert sum(result.won) == sum(plain.won) - 1


@pytest.mark.parametrize("penalty", ["forfeit"])
def test_a_victory_by_a_penalty_counts_in_full(penalty: str) -> None:
    """若有因上帝惩罚而直接或间接导致某阵营胜利的情况，则此胜负结果有效."""
    result = result_of(rebuild(find("werewolf"), finished(Ruling("penalty", "why", seat=0, penalty=penalty))))
    assert result.verdict == "won"
    assert not result.won[0]
    assert any(result.won)
    c = entered(finished(Ruling("penalty", "why", seat=0, penalty=penalty)))
    winner = "abcdef"[result.won.index(True)]
    assert c.cup.state.ledger[f"result/robin-1/1/{winner}"].points in (3, 5)


@pytest.mark.parametrize(
    ("kind", "verdict"), [("retake", "retake"), ("break-off", "broken-off"), ("end", "broken-off")]
)
def test_what_ends_a_table_without_a_winner_is_told_apart(kind: str, verdict: str) -> None:
    result = result_of(rebuild(find("werewolf"), finished(Ruling(kind, "a foul"))))  # type: ignore[arg-type]
    assert result.verdict == verdict
    assert not any(result.won)
    c = entered(finished(Ruling(kind, "a foul")))  # type: ignore[arg-type]
    assert len(c.cup.state.ledger) == 0
    assert c.cup.state.tables["robin-1"].takes[0].state == {"retake": "struck"}.get(kind, "broken-off")


def test_a_table_that_is_not_over_has_no_result() -> None:
    with pytest.raises(BadCup, match="not over"):
        result_of(start("werewolf", players=6, seed=1))


@pytest.mark.parametrize("game", ["mafia", "shadow_hunters", "clocktower"])
def test_any_game_whose_tables_have_winners(game: str) -> None:
    play = start(game, players=7, seed=5)
    play_out(play, {}, "5")
    result = result_of(play)
    assert (result.game, len(result.won)) == (game, 7)
    assert result.verdict == "won"
    assert any(result.won)
