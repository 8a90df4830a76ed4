"""A record proved, or found to be forged."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel import Ask
from duskbell.testing import random_answers, sit_down
from tests.cli.running import Cli, assert_one_sentence, assert_wrong_usage

pytestmark = pytest.mark.slow


def test_verify_a_true_record(cli: Cli, record: Path) -> None:
    ran = cli("verify", record)
    assert (ran.status, ran.err) == (0, "")
    assert_one_sentence(ran.out)
    digest = duskbell.load(record).view(None).as_data()[0]["digest"]
    assert digest in ran.out
    assert cli("verify", record, "--digest", digest.upper()).status == 0


def test_verify_a_wrong_digest(cli: Cli, record: Path) -> None:
    ran = cli("verify", record, "--digest", "0" * 64)
    assert ran.status == 1
    assert_one_sentence(ran.out + ran.err)


@pytest.mark.parametrize("digest", ["", "5f2c"])
def test_verify_half_a_digest(cli: Cli, record: Path, digest: str) -> None:
    """Nobody takes a variable that was empty, or a digest's beginning, for a proof, or for a forgery."""
    assert_wrong_usage(cli("verify", record, "--digest", digest))


def forged(path: Path, seed: str = "11") -> Path:
    """A record of a finished table whose deal was chosen, though it claims to come from the seed."""
    honest = sit_down("mafia", 8, seed).lines[0][2].split(",")

    def chosen(ask: Ask[Any]) -> str:
        return ",".join(reversed(honest)) if ask.key == "mafia.deal" else ask.options[0]

    play = sit_down("mafia", 8, seed, chance=chosen)
    assert play.lines[0][2].split(",") != honest
    for _ in random_answers(play, Random(3)):
        pass
    play.record.save(path)
    return path


@pytest.mark.parametrize("seed", ["11", "12", "13"])
def test_verify_a_tampered_draw(cli: Cli, tmp_path: Path, seed: str) -> None:
    path = forged(tmp_path / "forged.jsonl", seed)
    assert cli("replay", path).status == 0, "the forged record is a legal table, only not this seed's"
    ran = cli("verify", path)
    assert ran.status == 1
    assert "draw of mafia.deal" in ran.out + ran.err
    assert_one_sentence(ran.out + ran.err)


def test_verify_a_record_without_its_draws(cli: Cli, record: Path, tmp_path: Path) -> None:
    """Leaving a draw out is tampering too: such a record does not rebuild."""
    rows = [
        r for r in record.read_text(encoding="utf-8").splitlines(keepends=True) if not r.startswith(("[-1,", '{"over'))
    ]
    path = tmp_path / "undrawn.jsonl"
    path.write_text("".join(rows), encoding="utf-8")
    assert cli("verify", path).status != 0


def test_verify_a_record_changed_after_it_was_written(cli: Cli, record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    path = tmp_path / "changed.jsonl"
    path.write_text(text.replace('"innocent"', '"guilty"', 1).replace('"pass"', '"second"', 1), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    for command in ("verify", "replay"):
        ran = cli(command, path)
        assert ran.status == 2
        assert_one_sentence(ran.err)
