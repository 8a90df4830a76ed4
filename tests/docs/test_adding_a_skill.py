"""What docs/adding-a-skill.md adds is played, and docs/fengsheng.md names every skill there is."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import duskbell.games.fengsheng.events as events
from duskbell.games.fengsheng import FENGSHENG, asking, skill, table, verbs
from duskbell.games.fengsheng.characters import CHARACTERS
from duskbell.games.fengsheng.events import SkillUsed
from duskbell.kernel.log import ever
from duskbell.testing import random_answers, sit_down
from tests.docs.fengsheng_page import PAGE, page

DOC = Path(__file__).parents[2] / "docs" / "adding-a-skill.md"


def test_the_clerk_tidies_her_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    text = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), flags=re.S)[0]
    names: dict[str, Any] = {**vars(skill), **vars(table), **vars(asking), **vars(events), "v": verbs}
    exec("from __future__ import annotations\n" + text, names)  # the page is the code
    few = {"clerk": names["CLERK"], **{c: CHARACTERS[c] for c in list(CHARACTERS)[:5]}}
    monkeypatch.setattr("duskbell.games.fengsheng.game.CHARACTERS", few)
    for seed in range(20):
        play = sit_down(FENGSHENG, 2, seed)
        for _ in random_answers(play, Random(seed)):
            pass
        if any(e.skill == "tidy_desk" for e in ever(play.table, SkillUsed)):
            return
    pytest.fail("in no game was it used")


def test_every_skill_is_named() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tests.docs.fengsheng_page"
