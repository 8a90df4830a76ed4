"""The table of skills in docs/fengsheng.md, made from the code: `python -m tests.docs.fengsheng_page` writes it."""

from __future__ import annotations

from pathlib import Path

from duskbell.games.fengsheng.characters import EVERYBODY, UNRELEASED
from duskbell.games.fengsheng.skill import Active, Character, Passive, Skill, Trigger

PAGE = Path(__file__).parents[2] / "docs" / "fengsheng.md"
MARK = "<!-- made by python -m tests.docs.fengsheng_page -->\n"


def kinds(skill: Skill) -> str:
    """What a skill is: passive, active, triggered."""
    return "+".join(kind.__name__.lower() for kind in (Passive, Active, Trigger) if isinstance(skill, kind))


def name(skill: Skill) -> str:
    """The name that its docstring begins with."""
    return (type(skill).__doc__ or "").split(":")[0]


def row(c: Character) -> str:
    """A character, how it begins, and its skills."""
    skills = "; ".join(f"{name(s)} `{s.id}` {kinds(s)}" for s in c.skills)
    return f"| {c.id} | {'hidden' if c.masked else 'open'}{', unreleased' if c.id in UNRELEASED else ''} | {skills} |"


def page() -> str:
    """The whole page, its table made anew."""
    skills = [s for c in EVERYBODY.values() for s in c.skills]
    shared = [name(s) for n, s in enumerate(skills) if s.id in {before.id for before in skills[:n]}]
    count = f"{len(EVERYBODY)} characters, {len(skills)} skills; two characters have {', '.join(shared)}."
    rows = ["| character | | skills |", "| --- | --- | --- |", *map(row, EVERYBODY.values())]
    before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return before + MARK + "\n" + "\n".join([count, "", *rows]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
