"""That the scenes of Shadow Hunters leave nothing out: every interaction and every row of the list of rulings has one,
and every card, character and area.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from duskbell.games.shadow_hunters.areas import AREAS
from duskbell.games.shadow_hunters.packs import CARDS, ROLES
from duskbell.locale import words

RULINGS = Path(__file__).parents[3] / "docs" / "rulings.md"
SCENES = [p for p in Path(__file__).parent.glob("test_*.py") if p.name != Path(__file__).name]
TEXT = "\n".join(p.read_text(encoding="utf-8") for p in SCENES)
DOCS = [
    ast.get_docstring(node) or ""
    for p in SCENES
    for node in ast.parse(p.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef)
]


def numbers(word: str) -> set[int]:
    """The numbers after "Interactions", "Row" and such in what scenes say of themselves."""
    found = [m for doc in DOCS for m in re.findall(rf"\b{word}s? ((?:\d+(?:, | and )?)+)", doc, re.IGNORECASE)]
    return {int(n) for text in found for n in re.findall(r"\d+", text)}


def test_each_of_the_44_interactions_has_a_scene() -> None:
    assert set(range(1, 45)) - numbers("interaction") == set()


def test_each_of_the_27_rows_has_a_scene() -> None:
    """Row 27, the names, is the last test here."""
    assert set(range(1, 27)) - numbers("row") == set()


def test_each_of_our_rulings_has_a_scene() -> None:
    """docs/rulings.md: "each is a test"."""
    rulings = re.findall(r"^\| S(\d+) \|", RULINGS.read_text(encoding="utf-8"), flags=re.M)
    assert set(rulings) - set(re.findall(r"\bS(\d+)\b", TEXT)) == set()


@pytest.mark.parametrize("card", CARDS)
def test_each_card_has_a_scene(card: str) -> None:
    assert f'"{card}' in TEXT or f" {card}" in TEXT


@pytest.mark.parametrize("who", ROLES)
def test_each_character_has_a_scene(who: str) -> None:
    assert len(re.findall(rf"\b{who.capitalize()}\b", TEXT)) > 5


@pytest.mark.parametrize("area", AREAS)
def test_each_area_has_a_scene(area: str) -> None:
    assert f'"{area}"' in TEXT


NAMES = {
    "role": "艾莉 鲍勃 查尔斯 丹尼尔 艾米 法兰克林 佐治 无名 吸血鬼 狼人",
    "area": "隐士小屋 地狱之门 教堂 墓地 不思议森林 祭坛",
    "card": (
        "隐士之预言 隐士之勒索 隐士之贪婪 隐士之怒火 隐士之教养 隐士之召集 "
        "隐士之治疗 隐士之咒语 隐士之驱魔 隐士之镇压 隐士之恐吓 隐士之教训 "
        "圣水 封印的智慧 巧克力 现身 照妖镜 上帝的祝福 守护的天使 闪电的裁决 急救箱 "
        "圣光枪 圣袍 银色十字架 幸运胸针 泰利斯神像 神秘的罗盘 "
        "噬血蜘蛛 吸血蝙蝠 炸药 玛迪歌布琳 恐怖娃娃 亡灵祭奠 香蕉皮 "
        "锈斧 屠刀 链锯 妖刀 机枪 手枪"
    ),
}


@pytest.mark.parametrize(("kind", "ids"), [("role", list(ROLES)), ("area", list(AREAS)), ("card", list(CARDS))])
def test_things_are_called_in_chinese_as_in_the_text(kind: str, ids: list[str]) -> None:
    """Row 27."""
    zh = words("zh-CN")
    assert sorted(zh.text(f"{kind}-shadow_hunters-{one}") for one in ids) == sorted(NAMES[kind].split())
