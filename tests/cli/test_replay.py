"""A record written and told again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel import MODERATOR, Ruling
from duskbell.locale import words as catalogue
from duskbell.testing import random_answers
from tests.cli.running import Cli, assert_one_sentence, shell
from tests.rulebook.clocktower.travelling import town

pytestmark = pytest.mark.slow


def test_record_to_a_file_and_to_standard_output_is_the_same(cli: Cli, tmp_path: Path) -> None:
    argv = ("record", "mafia", "-n", 8, "-s", 3, "-o", "angels=2", "--bots", "random")
    path = tmp_path / "out.jsonl"
    written = cli(*argv, "--out", path)
    printed = cli(*argv)
    assert (written.status, written.out, written.err) == (0, "", "")
    assert (printed.status, printed.err) == (0, "")
    assert path.read_text(encoding="utf-8") == printed.out
    play = duskbell.load(path)
    assert play.over
    assert (len(play.table.seats), play.table.options.angels, play.record.header.seed) == (8, 2, "3")


def test_record_repeats_itself_whatever_the_hash_seed() -> None:
    argv = ("record", "mafia", "-n", "7", "-s", "9")
    one, two = shell(*argv, env={"PYTHONHASHSEED": "1"}), shell(*argv, env={"PYTHONHASHSEED": "77"})
    assert one.status == 0
    assert one.out == two.out


@pytest.mark.parametrize("bots", ["plain", "random", "killers=plain,village=random"])
def test_record_by_every_kind_of_bot_can_be_replayed(cli: Cli, tmp_path: Path, bots: str) -> None:
    path = tmp_path / "r.jsonl"
    assert cli("record", "mafia", "-n", 6, "--bots", bots, "--out", path).status == 0
    ran = cli("replay", path)
    assert (ran.status, ran.err) == (0, "")


def test_what_is_told_of_nothing_is_no_line(cli: Cli, tmp_path: Path) -> None:
    """All see what came of the Judge's word: nothing is said of its being over."""
    path = tmp_path / "r.jsonl"
    path.write_text(
        town(Tra="judge").dawn().opens().nominates("Sol", "Sla").takes("Tra", "judge", "condemn").play.record.dump()
    )
    told = cli("replay", path).out.splitlines()
    assert any("is executed" in line for line in told)
    assert "" not in told


def test_replay_json_is_what_the_viewer_saw(cli: Cli, record: Path) -> None:
    play = duskbell.load(record)
    for seat in range(8):
        assert cli("replay", record, "--seat", seat + 1, "--json").json() == _plain(play.view(seat).as_data())
    public = _plain(play.view(None).as_data())
    assert cli("replay", record, "--public", "--json").json() == public
    assert cli("replay", record, "--json").json() == public
    whole = cli("replay", record, "--full", "--json").json()
    assert whole == _plain(play.view(MODERATOR).as_data())
    assert len(whole) == len(play.table.log) > len(public)


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_replay_counts_seats_from_1_in_words(cli: Cli, record: Path) -> None:
    play = duskbell.load(record)
    lines = cli("replay", record, "--full").out.splitlines()
    events = play.view(MODERATOR).as_data()
    assert len(lines) == len(events) + 1
    for line, event in zip(lines, events, strict=False):
        if event["type"] == "mafia.died":
            assert line.startswith(f"{event['seat'] + 1} ")
        if event["type"] == "mafia.accused":
            assert line == f"{event['seat'] + 1} accuses {event['accused'] + 1} of being a killer."
        if event["type"] == "mafia.voted":
            named = {int(n) for n in re.findall(r"\d+", line)}
            seats = {n + 1 for n in (event["accused"], *event["guilty"], *event["innocent"])}
            assert named == seats | {len(event["guilty"]), len(event["innocent"])}, "who, and how many"


@pytest.mark.parametrize("game", ["mafia", "shadow_hunters", "werewolf"])
@pytest.mark.parametrize("viewer", [(), ("--full",)])
def test_replay_says_who_won_and_who_everybody_was(
    cli: Cli, tmp_path: Path, game: str, viewer: tuple[str, ...]
) -> None:
    path = tmp_path / "table.jsonl"
    assert cli("record", game, "-n", 6, "-s", 4, "--bots", "random", "--out", path).status == 0
    play = duskbell.load(path)
    said = catalogue("en").table(game, tuple([s.name for s in play.table.seats]))
    assert play.outcome is not None
    out = cli("replay", path, *viewer).out
    winners = ", ".join(said.option("", f"#{n}") for n in play.outcome.winners) or "nobody"
    assert f"Winners: {winners}." in out
    for s in play.table.seats:
        assert f"{said.option('', s.token)} ({said.text(f'role-{game}-{s.role.id}')})" in out


def test_replay_tells_a_seat_its_card_and_nobody_elses(cli: Cli, record: Path) -> None:
    play = duskbell.load(record)
    cards = {"killer": "Killer", "angel_of_hearts": "Angel of Hearts", "angel_of_diamonds": "Angel of Diamonds"}
    for seat in range(8):
        out = cli("replay", record, "--seat", seat + 1).out
        role = play.table.seats[seat].role
        assert f"Your card: {cards.get(role.id, 'Villager')}." in out
        assert "gets a card" not in out
    assert "gets a card" not in cli("replay", record).out
    assert cli("replay", record, "--full").out.count("gets a card") == 8


def test_replay_in_chinese(cli: Cli, record: Path) -> None:
    ran = cli("replay", record, "--seat", 2, "--lang", "zh-CN")
    assert (ran.status, ran.err) == (0, "")
    assert "天黑请闭眼" in ran.out
    assert "你的牌是" in ran.out
    assert len(ran.out.splitlines()) == len(cli("replay", record, "--seat", 2).out.splitlines())


def test_replay_ends_with_the_reason(cli: Cli, record: Path) -> None:
    last = cli("replay", record).out.splitlines()[-1]
    assert last in (
        "Every killer is dead.",
        "The others no longer outnumber the killers, so no vote can stop them. The killers win.",
        "Too many days passed without a death. Nobody wins.",
    )


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_cut_off_in_the_middle_of_a_line_keeps_what_came_before(
    cli: Cli, record: Path, tmp_path: Path, command: str
) -> None:
    rows = record.read_text(encoding="utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(rows[:12]) + rows[12][:7], encoding="utf-8")
    ran = cli(command, cut)
    assert ran.status == 0
    assert ran.out
    if command == "replay":
        assert "line 13 is cut off" in ran.err
        assert_one_sentence(ran.err)


def test_replay_of_a_table_that_was_penalised_paused_and_taken_back(cli: Cli, tmp_path: Path) -> None:
    play = duskbell.start("mafia", players=8, seed=4, moderator="ask")
    for n, _ in enumerate(random_answers(play, Random(1))):
        if n == 5:
            play.undo(2, "a slip")
            play.rule(Ruling("pause", "a phone rang"))
            play.rule(Ruling("resume"))
            play.rule(Ruling("penalty", "loud", seat=3, penalty="warn"))
            play.say(MODERATOR, "quiet, please")
            break
    path = tmp_path / "r.jsonl"
    play.record.save(path)
    out = cli("replay", path, "--full").out
    assert "The referee has paused the game. a phone rang" in out
    assert "takes back the last 2 answers. a slip" in out
    assert "The referee rules against 4: a warning. loud" in out
    assert "the referee: quiet, please" in out
    assert cli("verify", path).status == 0


def test_what_people_say_forges_no_line_and_commands_no_terminal(cli: Cli, tmp_path: Path) -> None:
    play = duskbell.start("mafia", players=8, seed=4, moderator="ask")
    play.say(MODERATOR, "hi 真的\nDay 9.\n\x1b[2J3 has been killed\u202e")
    path = tmp_path / "r.jsonl"
    play.record.save(path)
    out = cli("replay", path, "--full").out
    assert r"hi 真的\u000aDay 9.\u000a\u001b[2J3 has been killed\u202e" in out
    assert "\nDay 9" not in out
    assert "\x1b" not in out
