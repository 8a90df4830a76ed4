"""What single lines of the Clocktower say."""

from __future__ import annotations

import pytest

from duskbell.locale import words
from duskbell.locale.words import Words


@pytest.mark.parametrize(("lang", "alone"), [("en", "Nobody: not tonight"), ("zh-CN", "一个都不选")])
def test_a_seamstress_reads_that_she_may_choose_nobody(lang: str, alone: str) -> None:
    words = Words(lang).table("clocktower", ())
    assert alone in words.ask("clocktower.players", ("seamstress",))
    assert alone not in words.ask("clocktower.players", ("chambermaid",))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The Storyteller decides (Sentinel): one Outsider more."),
        ("zh-CN", "说书人（哨兵）作了决定：外来者多一个。"),
    ],
)
def test_what_is_decided_of_no_player_names_none(lang: str, said: str) -> None:
    words = Words(lang).table("clocktower", ("Ann",))
    event = {"type": "clocktower.decided", "seat": -1, "role": "sentinel", "what": "outsiders", "answer": "more"}
    assert words.event({**event, "kind": "outsiders", "whom": -1, "named": ()}) == said


@pytest.mark.parametrize(
    ("lang", "role", "chosen", "said"),
    [
        ("en", "fortuneteller", (1, 2), "You learn: 2 Ben, 3 Cy: no Demon among them."),
        ("en", "towncrier", (), "You learn: no Minion nominated."),
        ("en", "artist", (), "You learn: no."),
        ("zh-CN", "fortuneteller", (1, 2), "你得知：2号Ben、3号Cy，否，其中没有恶魔。"),
        ("zh-CN", "flowergirl", (), "你得知：否，没有恶魔投票。"),
    ],
)
def test_who_is_told_no_reads_what_is_not_so(lang: str, role: str, chosen: tuple[int, ...], said: str) -> None:
    words = Words(lang).table("clocktower", ("Ann", "Ben", "Cy"))
    event = {"type": "clocktower.told", "seat": 0, "role": role, "form": "no", "chosen": chosen}
    assert words.event(event, me=0).translate({0x2068: "", 0x2069: "", 0x2060: "", 0xA0: " "}) == said


@pytest.mark.parametrize(
    ("lang", "chosen", "me", "said"),
    [
        ("en", (0,), 0, "You choose yourself."),
        ("en", (0, 2), 0, "You choose yourself, 3 Cy."),
        ("en", (0,), -2, "1 Ann (Imp) chooses themselves."),
        ("zh-CN", (0,), 0, "你选择自己。"),
        ("zh-CN", (0,), -2, "1号Ann（小恶魔）选择自己。"),
        ("zh-CN", (2,), 0, "你选择3号Cy。"),
    ],
)
def test_who_chooses_themselves_is_called_so(lang: str, chosen: tuple[int, ...], me: int, said: str) -> None:
    words = Words(lang).table("clocktower", ("Ann", "Ben", "Cy"))
    event = {"type": "clocktower.chose", "seat": 0, "role": "imp", "targets": chosen}
    assert words.event(event, me=me) == said


@pytest.mark.parametrize(
    ("role", "en", "zh"),
    [
        ("ravenkeeper", "Ravenkeeper: who do you choose?", "守鸦人：你选谁？"),
        ("assassin", "Assassin: who do you choose? Nobody: not tonight.", "刺客：你选谁？不选：今晚不用。"),
        ("chambermaid", "Chambermaid: which two players do you choose?", "侍女：你选哪两名玩家？"),
    ],
)
def test_who_chooses_one_is_asked_for_one(role: str, en: str, zh: str) -> None:
    for lang, said in (("en", en), ("zh-CN", zh)):
        assert Words(lang).table("clocktower", ()).ask("clocktower.players", (role,)) == said


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "1 Ann says as the Matron: 2 Bo; 3 Cy."),
        ("zh-CN", "1号Ann报女舍监，说：2号Bo；3号Cy。"),
    ],
)
def test_whom_a_matron_names_are_named(lang: str, told: str) -> None:
    moved = {"type": "clocktower.claimed", "seat": 0, "role": "matron", "target": -1, "said": "#1,#2"}
    assert words(lang).table("clocktower", ("Ann", "Bo", "Cy")).event(moved) == told


def test_less_than_one_vote_is_told_by_its_number() -> None:
    counted = {"type": "clocktower.counted", "seat": 1, "votes": -1, "block": -1, "most": 0, "free": False}
    assert "2 Bo: -1 vote." in words("en").table("clocktower", ("Ann", "Bo", "Cy")).event(counted)


@pytest.mark.parametrize(
    ("lang", "own", "told"),
    [
        ("en", "You mean to choose the Imp.", "1 Ann (Pit-Hag) means to choose the Imp."),
        ("zh-CN", "你打算选择小恶魔。", "1号Ann（麻脸巫婆）打算选择小恶魔。"),
    ],
)
def test_which_character_somebody_means_to_choose_is_named(lang: str, own: str, told: str) -> None:
    say = words(lang).table("clocktower", ("Ann", "Bo"))
    meant = {"type": "clocktower.meant", "seat": 0, "role": "pithag", "what": "clocktower.character", "answer": "imp"}
    assert say.event({**meant, "targets": ()}, me=0) == own
    assert say.event({**meant, "targets": ()}) == told


@pytest.mark.parametrize(
    ("lang", "nobody", "both"),
    [
        ("en", "1 Ann (Seamstress) means to choose nobody.", "1 Ann (Seamstress) means to choose themselves, 2 Bo."),
        ("zh-CN", "1号Ann（女裁缝）打算选择无人。", "1号Ann（女裁缝）打算选择自己、2号Bo。"),
    ],
)
def test_so_is_who_and_that_it_is_nobody(lang: str, nobody: str, both: str) -> None:
    say = words(lang).table("clocktower", ("Ann", "Bo"))
    meant = {"type": "clocktower.meant", "seat": 0, "role": "seamstress", "what": "clocktower.players"}
    assert say.event({**meant, "answer": "silence", "targets": ()}) == nobody
    assert say.event({**meant, "answer": "#0,#1", "targets": (0, 1)}) == both


@pytest.mark.parametrize(
    ("lang", "change", "to", "told"),
    [
        ("en", "leave", "leave", "By hand: 2 Bo leaves the table. late"),
        ("en", "join", "voudon", "By hand: 2 Bo comes as the Voudon. late"),
        ("zh-CN", "leave", "leave", "说书人手动更改：2号Bo离开游戏。late"),
        ("zh-CN", "join", "voudon", "说书人手动更改：2号Bo以旅行者加入：巫毒师。late"),
    ],
)
def test_who_comes_or_leaves_by_hand_is_told_in_words(lang: str, change: str, to: str, told: str) -> None:
    by_hand = {"type": "core.by-hand", "seat": 1, "change": change, "to": to, "reason": "late"}
    assert words(lang).table("clocktower", ("Ann", "Bo")).event(by_hand) == told


@pytest.mark.parametrize(
    ("type", "fields", "me", "en", "zh"),
    [
        ("nominated", {"by": 0, "seat": 0}, 0, "You nominate yourself.", "你提名自己。"),
        ("nominated", {"by": 0, "seat": 0}, 1, "1 Ann nominates themselves.", "1号Ann提名自己。"),
        ("nominated", {"by": 0, "seat": 1}, 1, "1 Ann nominates you.", "1号Ann提名你。"),
        ("claimed", {"seat": 0, "role": "slayer", "target": 0, "said": ""}, 0,
         "You claim to be the Slayer and choose yourself.", "你报猎手，选择自己。"),
        ("learned", {"seat": 0, "role": "imp", "team": "evil"}, 0,
         "You are the Imp now, and evil.", "你现在是小恶魔，属于邪恶阵营。"),
        ("became", {"seat": 0, "role": "chef", "team": "evil"}, -2,
         "1 Ann becomes the Chef (evil).", "1号Ann成为厨师（邪恶阵营）。"),
        ("marked", {"seat": 0, "name": "no-ability", "by": 0, "of": "fanggu"}, -2,
         "1 Ann: no Outsider becomes the Fang Gu any more.", "1号Ann：再没有外来者会成为方古。"),
        ("marked", {"seat": 0, "name": "no-ability", "by": 0, "of": "slayer"}, -2,
         "1 Ann: has no ability any more.", "1号Ann：能力已用完。"),
        ("served", {"seat": 0, "effect": "keeps-ability"}, 0,
         "Until dusk: you have your ability again.", "直到黄昏：你的能力恢复。"),
        ("fabled-seen-to", {"role": "hellslibrarian"}, -2,
         "Hell's Librarian: what it says has been done by hand.", "已照地狱藏书员手动处理。"),
        ("last-words-settled", {"seat": 0, "role": "moonchild"}, -2,
         "The last word of 1 Ann has been heard.", "1号Ann的遗言已记下。"),
    ],
)  # fmt: skip
def test_what_was_told_askew(type: str, fields: dict[str, object], me: int, en: str, zh: str) -> None:
    for lang, said in (("en", en), ("zh-CN", zh)):
        words = Words(lang).table("clocktower", ("Ann", "Bo"))
        kind = "core.marked" if type == "marked" else f"clocktower.{type}"
        told = words.event({"type": kind, **fields}, me=me)
        assert told.translate({0x2068: "", 0x2069: "", 0x2060: "", 0xA0: " "}) == said


@pytest.mark.parametrize(
    ("kind", "fields", "en", "zh"),
    [
        ("spared", {"answer": "", "named": ()}, "nobody would live if executed tomorrow.",
         "明天被处决也不死的是无人。"),
        ("comes-up", {"answer": "#1", "named": (1,)}, "2 Bo comes back.", "2号Bo复活。"),
        ("tinker", {"answer": "no"}, "they live.", "不死亡。"),
        ("scapegoat", {"answer": "yes", "whom": 1}, "executed instead of 2 Bo.", "代替2号Bo被处决。"),
        ("harlot-dies", {"answer": "nobody", "whom": 1}, "nobody dies.", "无人死亡。"),
        ("bluffs", {"answer": "chef,monk"}, "Chef, Monk are shown as not in play.", "出示不在场的厨师、僧侣。"),
        ("outsiders-shown", {"answer": ""}, "the Outsiders shown are none.", "出示的外来者没有。"),
        ("claim", {"answer": "is>chef>#1"}, "they are told “2 Bo is the Chef”.", "将听到“2号Bo是厨师”。"),
        ("deaths", {"answer": "", "named": ()}, "who dies tonight is nobody.", "今晚死亡的是无人。"),
    ],
)  # fmt: skip
def test_what_a_storyteller_has_decided_is_told(kind: str, fields: dict[str, object], en: str, zh: str) -> None:
    event = {
        "type": "clocktower.decided",
        "seat": 0,
        "role": "imp",
        "what": kind,
        "kind": kind,
        "whom": -1,
        "named": (),
    }
    for lang, said in (("en", f"The Storyteller decides for 1 Ann (Imp): {en}"),
                       ("zh-CN", f"说书人为1号Ann（小恶魔）作了决定：{zh}")):  # fmt: skip
        told = Words(lang).table("clocktower", ("Ann", "Bo")).event({**event, **fields}, me=-2)
        assert told.translate({0x2068: "", 0x2069: "", 0x2060: "", 0xA0: " "}) == said


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "Which character does the Lunatic believe they are?"), ("zh-CN", "疯子以为自己是哪个角色？"),
])  # fmt: skip
def test_a_lunatic_takes_itself_for_no_townsfolk(lang: str, said: str) -> None:
    assert Words(lang).table("clocktower", ()).ask("clocktower.disguise", ("lunatic",)) == said
