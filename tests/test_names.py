"""One policy for names: what is seen, what looks alike, and what nobody is called."""

from __future__ import annotations

import pytest

from duskbell import names
from duskbell.cup.people import alike, check_new, named
from duskbell.kernel import DuskbellError
from duskbell.server.errors import BadName
from duskbell.server.room.naming import clean_name

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name",
    [
        FAMILY,
        "ليلى",
        "阿凡提·买买提·艾力",
        "ליאור בן־דוד",
        "\u2764\ufe0f",
        "क्\u200dष",
        "می\u200cخواهم",
        "แม่",
        "Việt",
        "O'Neill",
    ],
)  # fmt: skip
def test_names_of_all_scripts_are_seen(name: str) -> None:
    assert clean_name(name) == names.tidy(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [("Ann\U000e0100", "Ann"), ("A\U000e0101nn", "Ann"), ("张三\U000e01ef", "张三"), ("葛\U000e0100城", "葛城")],
)  # fmt: skip
def test_which_form_a_sign_has_makes_no_other_name(name: str, kept: str) -> None:
    """Nobody sees it upon a letter, and upon a Chinese sign it is a matter of style."""
    assert clean_name(name) == names.tidy(name) == kept
    assert names.same(clean_name(name), kept)
    assert not names.is_seen(name)


@pytest.mark.parametrize(
    "name",
    ["a\u200db", "\u3164", "a\u3164", "\u2800", "Z\u0351\u0350\u0352\u0357a", "\u0301a", "a\ufe0f", "a\u202eb",
     "a\u2066b",
     "a\ufffcb", "Ann\ufffc", "a\U0001d159", "Ann\U00016fe4",
     "a\u034fb", "a\U000e0041b", "a\x00b", "a\ud800", "", " ", "\u200b", "x" * 25],
)  # fmt: skip
def test_what_nobody_sees_is_no_name(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)
    with pytest.raises(DuskbellError):
        named(name if name != "x" * 25 else "x" * 41, "a team's name")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "\u0410nn"),
        ("Iris", "iris"),
        ("Iris", "lris"),
        ("mary", "rnary"),
        ("O0", "0O"),
        ("Ann", "Ａｎｎ"),
        ("é", "e\u0301"),
        ("Ann", "A\u0274\u0274"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert names.same(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("李雷", "李蕾"), ("Ana", "Анна")])
def test_other_names_are_not(one: str, other: str) -> None:
    assert not names.same(one, other)
    assert alike(one) != alike(other)


def test_teams_that_look_alike_are_the_same() -> None:
    assert alike("Red Wolves") == alike("red w\u043elves") == alike("ＲＥＤ ＷＯＬＶＥＳ")


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "Admin 1",
        "\u0410dmin",
        "A d-m_i n",
        "adm1n",
        "0perator",
        "ｓｙｓｔｅｍ",
        "管理员",
        "系 统",
        "暮钟",
        "Duskbell",
        "官方2",
        "管理員",
        "系統",
        "Duskbell Support",
        "the admin-team",
        "暮钟官方",
        "暮鐘官方客服",
        "系统通知",
        "\u1d00\u1d05\u1d0d\u026a\u0274",
        "\U0001f170dmin",
        "off\u00eccial",
        "Administrators",
        "sysadmin",
        "Owner",
        "服主",
        "超级管理员",
        "管理组",
        "官方小助手",
        "管理员A",
        "Super Admin",
        "Tech Support",
        "Adm!n",
        "@dm1n",
        "$ystem",
        "ⲁdmin",
        "Mr Admin",
        "管理员大人",
        "администратор",
        "Администрация",
        "Официальный",
        "ADMINISTRATEUR",
        "Administrateur 2",
        "Cистема",
        "관리자",
        "운영자님",
        "運営",
        "運營",
        "管理者さん",
        "アドミン",
        "ｱﾄﾞﾐﾝ",
        "主办方",
        "主辦方",
        "Soporte",
        "Amministratore",
        "Yönetici",
        "Quản trị viên",
        "الإدارة",
        "ผู้ดูแลระบบ",
        "διαχειριστής",
        "Оператор",
        "χειριστής",
        "Σύστημα",
        "النظام",
        "المدير",
        "αdmιn",
        "supporт",
        "sysтeм",
        "操作员",
        "糸统",
        "墓钟",
    ],
)  # fmt: skip
def test_nobody_is_called_like_whoever_runs_the_server(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)
    with pytest.raises(BadName):
        clean_name(name, moderates=True)
    with pytest.raises(DuskbellError, match="whoever runs the server"):
        check_new(name)


@pytest.mark.parametrize(
    "name", ["Moderator", "Mod 2", "法官", "上帝", "说书人", "3号", "seat 4", "12", "#5", "座位3", "Everybody",
     "三号", "十二號", "第3号", "No. 7", "叁号", "\u2162号", "說書人", "The Moderator",
     "❸号", "⓷号", "➂号", "3\ufe0f\u20e3号", "叄号", "参号",
     "幺号", "座位三", "第三位", "Seat Three", "SEAT III", "3番", "⑫", "法官大人", "大法官", "讲述者", "灋官",
     "モデレーター", "Модератор", "modérateur", "Moderateur", "진행자님", "seat#4", "座位#4", "Organiser",
     "Spielleiterin", "ведущий", "審判", "ѕeat 3", "seаt3",
     "Rεferee", "яeferee", "нost 2", "Moderaтor", "διαιτητής", "арбитр", "進行役", "法宫", "Ref", "The Ref",
     "Player 3", "Рlayer 3", "player three", "玩家3", "玩家三", "Игрок 3", "プレイヤー3", "seat з",
     "3号座位", "seaτ 3", "séat 3",
     "réferee", "Mödëratör", "rêfêrêê 2", "Plàyer 3", "ʀᴇғᴇʀᴇᴇ", "3.", "Место 3", "席3", "3번", "Spieler 3", "选手3",
     "sędzia", "داور"]
)  # fmt: skip
def test_no_player_is_called_like_the_referee_or_a_seat(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)
    assert clean_name(name, moderates=True) == names.tidy(name), "whoever moderates is"
    check_new(name)  # nor a cup's referee
    with pytest.raises(DuskbellError, match="a referee or a seat"):
        check_new(name, at_table=True)  # a team, or whoever sits for one


@pytest.mark.parametrize(
    "name", ["Ghost", "Modest", "Player", "Player One Fan",
     "Guest 0", "Goddard", "Rooter", "Judith", "大家好", "法官的猫",
     "三三", "十一", "钟无艳", "God of Cats", "Teammate", "老号", "客人服", "管仲", "超人", "队长", "Sam!", "A$AP",
     "Höst", "Owen", "Novi", "Vivi", "第一帅", "Seattle", "九儿", "参商", "大法师", "Model", "Hostel", "Godo",
     "Oficina", "Hakem",     "Система мира", "Ростислав", "公子", "운영", "司马", "Sam Beheerman", "Lemod",
     "Refik", "Fεlix", "Мария", "حكم", "نظام", "宫崎", "墓志铭", "玩家", "Κώστας",
     "½", "\U0001f1ec\U0001f1f2"]
)  # fmt: skip
def test_more_than_an_office_is_a_name(name: str) -> None:
    assert clean_name(name) == name
