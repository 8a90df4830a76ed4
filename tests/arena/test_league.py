"""Leagues: everybody holds the same cards, a kill changes nothing, nobody is ranked by a few tables."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from duskbell.arena.data import export
from duskbell.arena.league import Entrant, Plan, Standings, run_league
from duskbell.arena.league.part import path_of, read
from duskbell.cli import league as command
from duskbell.kernel import DuskbellError
from tests.arena.outsiders import __name__ as HERE

pytestmark = pytest.mark.slow

TOML = f"""
game = "mafia"
players = 6
tables = 72
seed = "spring"
[options]
angels = 1
[[entrants]]
name = "plain"
bot = "plain"
[[entrants]]
name = "chance"
bot = "random"
[[entrants]]
name = "first <b>"
bot = "{HERE}:First"
"""


class Killed(BaseException):
    """The process ends, wherever it is."""


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Plan:
    path = tmp_path_factory.mktemp("plan") / "plan.toml"
    path.write_text(TOML, encoding="utf-8")
    return Plan.read(path)


@pytest.fixture(scope="module")
def whole(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Standings]:
    """The league in one go."""
    folder = tmp_path_factory.mktemp("league")
    return folder, run_league(plan, folder)


def test_everybody_holds_each_card_equally_often(plan: Plan, whole: tuple[Path, Standings]) -> None:
    folder, stand = whole
    cards = Counter[tuple[str, str]]()
    for n in range(plan.tables):
        part = read(path_of(folder, n))
        cards.update(zip(part.entrants, part.sides, strict=True))
    for side in ("killers", "village"):
        assert len({cards[e.name, side] for e in plan.entrants}) == 1
    assert {p.seats for p in stand.places} == {plan.tables * plan.players // 3}
    orders = {plan.seats(n).entrants for n in range(plan.tables)}
    assert len(orders) > 3, "by seed, not always alike"
    assert {plan.seats(n).deal for n in (0, 1, 2)} == {"spring/0"}


def test_a_league_killed_twice_ends_like_one_that_was_not(
    plan: Plan, whole: tuple[Path, Standings], tmp_path: Path
) -> None:
    folder, stand = whole
    for kill_at in (20, 50):

        def tell(done: int, of: int, at: int = kill_at) -> None:
            if done >= at:
                raise Killed

        with pytest.raises(Killed):
            run_league(plan, tmp_path, tell=tell)
        (path_of(tmp_path, 71).parent / ".0000071.json.1").write_text('{"table": 71, "entr', encoding="utf-8")
        assert not (tmp_path / "index.html").exists()
    heard: list[int] = []
    assert run_league(plan, tmp_path, tell=lambda done, of: heard.append(done)) == stand
    assert heard[0] == 50, "nothing is played twice"
    assert (tmp_path / "index.html").read_bytes() == (folder / "index.html").read_bytes()


def test_whoever_plays_better_stands_higher(whole: tuple[Path, Standings]) -> None:
    folder, stand = whole
    assert (stand.tables, stand.verdict, sum(stand.sides.values())) == (72, "ranked", 72)
    assert stand.places[0].name == "plain"
    for p in (*stand.places, *stand.by_side):
        assert p.strength is not None
        assert p.low is not None
        assert p.high is not None
        assert p.low <= p.strength <= p.high
    assert {p.name for p in stand.by_side if p.name.startswith("plain")} == {"plain · killers", "plain · village"}
    assert stand.outside["first <b>"].asked > 72
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 2
    assert "first &lt;b&gt;" in page
    assert "<b>" not in page
    assert "http" not in page.replace("http-equiv", "")


def test_few_tables_rank_nobody_and_the_page_speaks_chinese(plan: Plan, tmp_path: Path) -> None:
    stand = run_league(replace(plan, tables=6), tmp_path, lang="zh-CN")
    assert stand.verdict == "not enough tables"
    assert {p.strength for p in stand.places} == {None}
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert '<html lang="zh-CN">' in page
    assert "桌数不够" in page
    assert command._strength(stand.places[0])[1] == "not enough tables"
    assert export(tmp_path, tmp_path / "rows.jsonl", numbers=False) > 50


def test_a_league_of_three_sides_is_ranked(tmp_path: Path) -> None:
    two = (Entrant("a", "plain"), Entrant("b", "random"))
    stand = run_league(Plan("shadow_hunters", 5, 66, two, "s"), tmp_path)
    assert stand.verdict == "ranked"
    assert {p.name.rpartition(" · ")[2] for p in stand.by_side} == {"hunter", "shadow", "neutral"}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("players = 6", "players 6", r"is no TOML: .*line 3"),
        ("players = 6", "players = " + "9" * 5_000, "is no TOML"),
        ("players = 6", "players = " + "[" * 5_000, "is no TOML"),
        ("players = 6", 'players = "six"', r"does not fit: .*players"),
        ("players = 6", "players = 3", "5 to 24"),
        ("tables = 72", "tables = 71", "same cards; right.* 69 or 72"),
        ("tables = 72", "tables = 2", "same cards; right.* 3"),
        ("seed =", "seeds =", "does not fit: .*seeds"),
        ('name = "chance"', 'name = "plain"', "two entrants are called 'plain'"),
        ('bot = "random"', 'bot = "clever"', "there is no bot 'clever'"),
        ('bot = "random"', 'bot = "no_such:Bot"', "cannot be loaded"),
        ('bot = "random"', 'bot = "http://127.0.0.1:1/"', "nobody answers"),
        ('name = "chance"', 'name = ""', "1 to 40 signs"),
        ('game = "mafia"', 'game = "chess"', "there is no game 'chess'"),
        ("angels = 1", "angel = 1", "angels"),
        (TOML[TOML.index("[[ent") :], "", "does not fit: .*entrants"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path, old: str, new: str, why: str) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(TOML.replace(old, new), encoding="utf-8")
    with pytest.raises(DuskbellError, match=why) as refused:
        Plan.read(path)
    assert str(refused.value).endswith(".")


def test_a_folder_that_does_not_fit_is_refused_in_a_sentence(plan: Plan, tmp_path: Path) -> None:
    few = replace(plan, tables=3)
    with pytest.raises(DuskbellError, match="there is no language"):
        run_league(few, tmp_path, lang="fr")
    assert list(tmp_path.iterdir()) == [], "before anything is played"
    run_league(few, tmp_path)
    with pytest.raises(DuskbellError, match="by another plan"):
        run_league(replace(few, seed="autumn"), tmp_path)
    path_of(tmp_path, 1).write_text('{"table": 1', encoding="utf-8")
    with pytest.raises(DuskbellError, match="is cut short"):
        run_league(few, tmp_path)
    with pytest.raises(DuskbellError, match="cannot be read"):
        Plan.read(tmp_path / "none.toml")
