"""What people and bots at a table are called."""

from __future__ import annotations

from duskbell import names
from duskbell.server.errors import BadName

LONGEST_NAME = 24
BOT_NAMES = {
    "en": (
        "Ash", "Birch", "Cedar", "Dale", "Elm", "Fern", "Gale", "Heath", "Iris", "Juniper", "Kestrel", "Linden",
        "Maple", "Nettle", "Olive", "Poppy", "Quill", "Rowan", "Sage", "Thorn", "Umber", "Violet", "Willow", "Yarrow",
    ),
    "zh-CN": (
        "阿梧", "小满", "青禾", "知秋", "老槐", "竹影", "半夏", "松烟", "阿芷", "云岫", "苏木", "晚晴",
        "听雨", "石榴", "鹿鸣", "花椒", "阿葵", "枫桥", "豆蔻", "白露", "山药", "紫苏", "杨柳", "茯苓",
    ),
}  # fmt: skip
"""What bots are called, seat by seat, in the language of whoever lets them sit down."""


def clean_name(name: str, *, moderates: bool = False) -> str:
    """A name as it can be shown: one line, 1 to 24 characters, and nobody else's office. Raises `BadName`."""
    name = names.tidy(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters, this one has {len(name)}.")
    if not names.is_seen(name):
        raise BadName("a name is made of letters, digits and signs that can be seen.")
    if names.is_reserved(name, at_table=not moderates):
        raise BadName("this name would be taken for somebody else's office, or for a seat; right would be one's own.")
    return name
