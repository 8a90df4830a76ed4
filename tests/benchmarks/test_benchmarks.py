"""The benchmark's plain loop plays the game that Duskbell plays; otherwise their ratio would mean nothing."""

from __future__ import annotations

import pytest

from benchmarks import ours
from benchmarks.agreement import compare
from benchmarks.calibrate import Bench, Contestant, Sample
from benchmarks.peers import PEERS, NoPeer, contestant


def test_the_plain_loop_plays_the_same_game() -> None:
    both = compare(400, seed=11)
    assert both.within_noise, both
    assert 200 < both.our_decisions.value < 260


def test_tables_are_played_out_and_counted() -> None:
    sample = ours.games(views=True)(0.01)
    assert sample.units > sample.games > 0


def test_a_contestant_gets_its_clean_repetitions_or_is_said_to_be_unclean() -> None:
    bench = Bench(wanted=2, seconds=0.0, tries=3)
    [figure] = bench.run([Contestant("it", "it", lambda _: Sample(10, 2, 0.5))], lambda _: None)
    assert (figure.rate, figure.per_game) == (20, 5)
    assert figure.clean == (figure.reps >= 2)
    assert figure.tries <= 3


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
