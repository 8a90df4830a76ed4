"""The benchmark's plain loop plays the game that Duskbell plays; otherwise their ratio would mean nothing."""

from __future__ import annotations

import re
from itertools import chain, repeat
from pathlib import Path

import msgspec
import pytest

from benchmarks import mafia, peers, werewolf, werewolf_shares
from benchmarks.agreement import compare
from benchmarks.calibrate import Bench, Contestant, Sample
from benchmarks.peers import PEERS, NoPeer, contestant
from duskbell.arena import simulate


@pytest.mark.slow
def test_the_plain_loop_plays_the_same_game() -> None:
    both = compare(400, seed=11)
    assert both.within_noise, both
    assert 200 < both.our_decisions.value < 260


def test_tables_are_played_out_and_counted() -> None:
    sample = mafia.games(views=True)(0.01)
    assert sample.units > sample.games > 0


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "reps", "tries"), [(1.0, 2, 2), (0.2, 3, 3)])
def test_a_contestant_gets_its_clean_repetitions_or_is_said_to_be_unclean(
    monkeypatch: pytest.MonkeyPatch, speed: float, reps: int, tries: int
) -> None:
    """On a quiet machine, and on one that is busy from the first repetition on: then all of them are shown."""
    speeds = chain(repeat(1.0, 20), repeat(speed))
    monkeypatch.setattr("benchmarks.calibrate.kernel", lambda: next(speeds))
    monkeypatch.setattr("benchmarks.calibrate.WAIT", 0)
    bench = Bench(wanted=2, seconds=0.0, tries=3)
    [figure] = bench.run([Contestant("it", "it", lambda _: Sample(10, 2, 0.5))], lambda _: None)
    assert (figure.rate, figure.per_game) == (20, 5)
    assert (figure.clean, figure.reps, figure.tries) == (speed == 1.0, reps, tries)


def test_a_peer_that_cannot_be_installed_says_so_in_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setattr("benchmarks.peers.ROOT", tmp_path_factory.mktemp("bench"))
    monkeypatch.setattr("venv.create", _no_disk)
    with pytest.raises(NoPeer, match=r"^openspiel cannot be installed \(no disk\)$"):
        contestant(PEERS[0], lambda _: None)
    assert PEERS[0].figure().recorded


def _no_disk(*_: object, **__: object) -> None:
    raise OSError("no disk")


def test_tables_of_werewolf_are_played_out_and_counted() -> None:
    """Seven cards as Kaggle deals them, on both sides of the comparison's count."""
    for rep in (werewolf.seven(views=True), werewolf.games("robot_psychic", views=True), werewolf.plain("yunls")):
        sample = rep(0.0001)
        assert sample.units > 10 * sample.games > 0


def test_searches_tell_the_longest() -> None:
    sample = werewolf.searches()(0.0001)
    assert sample.games == 1000
    assert sample.extra is not None
    assert sample.extra > 0


def test_shares_print_a_row_a_board_and_name_what_is_odd() -> None:
    report = simulate("werewolf", 12, 4, "0", {"board": "piper"}, "plain")
    assert re.fullmatch(
        r"\| piper \| \d+ \(\d+-\d+\) \| \d+ \(\d+-\d+\) \| .* \|", werewolf_shares.row("piper", report)
    )
    assert werewolf_shares.is_odd(msgspec.structs.replace(report, wins={"good": 4}), "good")
    assert werewolf_shares.is_odd(msgspec.structs.replace(report, wins={"good": 4}), "wolves")
    assert not werewolf_shares.is_odd(msgspec.structs.replace(report, wins={"good": 2, "wolves": 2}), "good")


@pytest.mark.parametrize("wanted", sorted(Path(peers.__file__).parent.glob("*.txt")), ids=lambda p: p.stem)
def test_peers_are_pinned_with_hashes_and_name_no_host(wanted: Path) -> None:
    lines = wanted.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "://" in line or "index" in line]
    pins = [n for n, line in enumerate(lines) if "==" in line]
    assert pins
    assert all("--hash=sha256:" in lines[n + 1] for n in pins)
