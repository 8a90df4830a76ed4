"""docs/shadow_hunters.md: its scene plays, and the modules, questions and options it names are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskbell.games.shadow_hunters.options import ShadowOptions
from tests.rulebook.shadow_hunters import shadow

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "shadow_hunters.md").read_text(encoding="utf-8")
CODE = ROOT / "src" / "duskbell" / "games" / "shadow_hunters"
SOURCE = "\n".join(p.read_text(encoding="utf-8") for p in sorted(CODE.rglob("*.py")))
TURN = PAGE.split("## The course of a turn")[1].split("\n## ")[0]
QUESTIONS = re.findall(r"^\| `([\w-]+)` \|", PAGE, flags=re.M)
COLUMN = re.findall(r"^\| [^|]+ \| ([^|]+) \|", TURN, flags=re.M)
MODULES = [name for row in COLUMN for name in re.findall(r"`(\w+)", row)]


def test_its_scene_plays() -> None:
    (scene,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.S)
    exec(scene, {"hunters": shadow.hunters, "fights": shadow.fights, "winners": shadow.winners})


@pytest.mark.parametrize("name", MODULES)
def test_a_module_it_names_is_there(name: str) -> None:
    assert (CODE / f"{name}.py").exists() or (CODE / name).is_dir()


@pytest.mark.parametrize("key", QUESTIONS)
def test_a_question_it_names_is_asked(key: str) -> None:
    assert f'"shadow_hunters.{key}"' in SOURCE


def test_it_names_every_question_that_is_asked_for_show() -> None:
    """All replies by the own character."""
    replies = set(re.findall(r'reply\(\s*t,\s*\w+,\s*"shadow_hunters\.([\w-]+)"', SOURCE))
    assert replies <= set(QUESTIONS)


def test_the_options_of_the_rules_are_in_the_rulings() -> None:
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert [o for o in ShadowOptions.__struct_fields__ if not o.endswith("_seconds") and f"`{o}" not in rulings] == []
