"""Transcripts: the same for the same seed, and complete: every question, every event, and who saw it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from random import Random
from typing import Literal

import pytest

from duskbell.kernel import MODERATOR
from duskbell.kernel.core_events import PhaseBegan, Revealed
from duskbell.testing import random_answers, sit_down, transcript

GIVEN = {"angels": 2, "quiet_days": 2}


@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_a_transcript_is_stable(moderator: Literal["auto", "ask"]) -> None:
    text = transcript("mafia", 7, 3, GIVEN, moderator)
    assert text == transcript("mafia", 7, 3, GIVEN, moderator)
    assert text != transcript("mafia", 7, 4, GIVEN, moderator)
    assert text.endswith("\n")
    assert not re.search(r"0x[0-9a-f]{6,}|<.* object|/[a-z]+/", text), "an address or a path"


@pytest.mark.slow
def test_a_transcript_does_not_depend_on_the_hash_seed() -> None:
    code = f"from duskbell.testing import transcript; print(transcript('mafia', 7, 3, {GIVEN!r}), end='')"
    for hashes in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONHASHSEED": hashes},
            timeout=300,
            check=True,
        )
        assert done.stdout == transcript("mafia", 7, 3, GIVEN)


def test_a_transcript_shows_every_question_with_its_options_and_answer() -> None:
    text = transcript("mafia", 7, 3, GIVEN)
    play = sit_down("mafia", 7, 3, GIVEN)
    rows = iter([row for row in text.splitlines() if row.startswith("    ? ")])
    for seat, ask, token in random_answers(play, Random(3)):
        row = next(rows)
        assert row.startswith(f"    ? #{seat} {ask.key}")
        assert row.endswith(f": {' '.join(ask.options)} (silence: {ask.default}) -> {token}")
    assert next(rows, None) is None
    assert text.count("    ? ") == sum(line[0] >= 0 for line in play.lines)
    assert text.count("    ~ chance ") == sum(line[0] == -1 for line in play.lines)


def test_a_transcript_shows_who_saw_what() -> None:
    text = transcript("mafia", 7, 3, GIVEN)
    play = sit_down("mafia", 7, 3, GIVEN)
    for _ in random_answers(play, Random(3)):
        pass
    told = [row for row in text.splitlines() if row.startswith("    ! ")]
    happened = [e for e in play.table.log if not isinstance(e.event, PhaseBegan | Revealed)]
    assert len(told) == len(happened)
    for row, e in zip(told, happened, strict=True):
        assert row.startswith(f"    ! {e.event.type}")
        seers = "all" if e.public else " ".join(f"#{n}" for n in e.seers(7)) or "moderator"
        assert f"   [{seers}]" in row
    assert any("[all]" in row for row in told)
    assert any("[#" in row for row in told)


def test_a_transcript_shows_what_others_read_of_a_secret(coin: str) -> None:
    rows = [r for r in transcript(coin, 3, 1).splitlines() if "coin.fell" in r]
    assert rows
    for row in rows:
        assert re.fullmatch(r"    ! coin\.fell side=(heads|tails)   \[#0\]   others  side=\?", row)


def test_a_transcript_shows_the_moderators_questions() -> None:
    text = transcript("mafia", 7, 3, {"moderator_deals": True}, "ask")
    assert text.count("? moderator mafia.deal-to about ") == 7
    assert "? moderator mafia.pace-discussion" in text
    play = sit_down("mafia", 7, 3, {"moderator_deals": True}, moderator="ask")
    assert MODERATOR in play.open


def test_a_transcript_names_its_table_and_its_end() -> None:
    rows = transcript("mafia", 7, 3, {"angels": 2}).splitlines()
    assert rows[0] == 'game mafia players 7 seed 3 options {"angels":2} moderator auto'
    assert re.fullmatch(r"answers \d+  events \d+  teams (village|killers|)  mafia\.[a-z-]+", rows[-1])
    assert "night 1" in rows
