"""What bots make of what people type: plain claims, questions and suspicions, in both languages; nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.arena.sitting import sit
from duskbell.bots import Bot
from duskbell.bots.clocktower.notes import Notes
from duskbell.bots.hearing import gists
from duskbell.bots.mafia.hearing import heard
from duskbell.bots.talk import Talker
from duskbell.kernel import MODERATOR, Play

NAMES = ("Anna", "Birch", "Cedar", "Dale", "Elm", "Fern", "Gale", "Will")
NAMED = ("点灯人", "小满", "青禾", "知秋", "老槐", "竹影", "半夏", "松烟")


@pytest.mark.parametrize(
    ("game", "text", "lines"),
    [
        ("mafia", "4 Dale, are you the angel?", ["heard.ask-what 3"]),
        ("mafia", "dale are you the killer", ["heard.ask-what 3"]),
        ("mafia", "Who do you suspect, Fern?", ["heard.ask-who 5"]),
        ("mafia", "Fern, why did you second Dale?", ["heard.ask-why 5 3"]),
        ("mafia", "Elm, do you like cake?", ["heard.ask-anything 4"]),
        ("mafia", "I'm the angel. I asked about Dale: killer.", ["mafia.i-am-angel", "mafia.found-killer 3"]),
        ("mafia", "I checked 3 and he is not a killer", ["mafia.found-innocent 2"]),
        ("mafia", "I'm the angel, Dale is not a killer", ["mafia.i-am-angel", "mafia.found-innocent 3"]),
        ("mafia", "Angel here. Dale's a killer.", ["mafia.i-am-angel", "mafia.found-killer 3"]),
        ("mafia", "I'm the angel, I think Dale is a killer", ["mafia.i-am-angel", "core.phrase-suspect 3"]),
        ("mafia", "I'm a villager, Dale is a killer", ["mafia.i-am-villager", "core.phrase-suspect 3"]),
        ("mafia", "I think it's Dale, he is lying", ["core.phrase-suspect 3"]),
        ("mafia", "Seat 6 is a liar", ["core.phrase-suspect 5"]),
        ("mafia", "3 the liar", ["core.phrase-suspect 2"]),
        ("mafia", "I don't trust Fern", ["core.phrase-suspect 5"]),
        ("mafia", "I trust Fern", ["core.phrase-trust 5"]),
        ("clocktower", "I'm the Recluse", ["clocktower.claim recluse"]),
        ("clocktower", "Gale, what did you learn?", ["heard.ask-found 6"]),
        ("werewolf", "I'm the seer, checked Dale: wolf", ["werewolf.claim seer", "werewolf.report-wolf 3"]),
        ("shadow_hunters", "Dale, which side are you on?", ["heard.ask-what 3"]),
        ("shadow_hunters", "Dale, whose side are you on?", ["heard.ask-what 3"]),
        ("shadow_hunters", "I'm a hunter", ["shadow_hunters.hunter"]),
        ("fengsheng", "I'm blue", ["fengsheng.claim agent"]),
        ("clocktower", "Fern, I'm the Recluse. And you?", ["clocktower.claim recluse", "heard.ask-what 5"]),
        ("mafia", "Elm, I think it's Dale. And you?", ["core.phrase-suspect 3", "heard.ask-who 4"]),
    ],
)
def test_english(game: str, text: str, lines: list[str]) -> None:
    assert said(game, text, NAMES) == lines


@pytest.mark.parametrize(
    ("game", "text", "lines"),
    [
        ("mafia", "4号，你是天使吗？", ["heard.ask-what 3"]),
        ("mafia", "知秋你怀疑谁", ["heard.ask-who 3"]),
        ("mafia", "3号为什么附议5号？", ["heard.ask-why 2 4"]),
        ("mafia", "我是天使，查了3号，杀手", ["mafia.i-am-angel", "mafia.found-killer 2"]),
        ("mafia", "我是天使，4号不是杀手", ["mafia.i-am-angel", "mafia.found-innocent 3"]),
        ("mafia", "我是天使，我觉得4号不是杀手", ["mafia.i-am-angel", "core.phrase-trust 3"]),
        ("mafia", "我是天使，4号可能是杀手", ["mafia.i-am-angel", "core.phrase-suspect 3"]),
        ("werewolf", "我是预言家，5号是狼人", ["werewolf.claim seer", "werewolf.report-wolf 4"]),
        ("mafia", "三号是杀手", ["core.phrase-suspect 2"]),
        ("mafia", "我不信3号", ["core.phrase-suspect 2"]),
        ("clocktower", "我是陌客", ["clocktower.claim recluse"]),
        ("clocktower", "我跳占卜师", ["clocktower.claim fortuneteller"]),
        ("clocktower", "6号报身份", ["heard.ask-what 5"]),
        ("clocktower", "占卜师说1和8是，1和4否，所以8号是恶魔", ["core.phrase-suspect 7"]),
        ("werewolf", "7号可疑，他没说话", ["core.phrase-suspect 6"]),
        ("werewolf", "我怀疑6号。2号，你呢？", ["core.phrase-suspect 5", "heard.ask-who 1"]),
        ("werewolf", "我是预言家，验了3号是狼", ["werewolf.claim seer", "werewolf.report-wolf 2"]),
        ("fengsheng", "3号你是哪边的", ["heard.ask-what 2"]),
        ("shadow_hunters", "我是猎人", ["shadow_hunters.hunter"]),
        ("clocktower", "6号，我是陌客。你呢？", ["clocktower.claim recluse", "heard.ask-what 5"]),
    ],
)
def test_chinese(game: str, text: str, lines: list[str]) -> None:
    assert said(game, text, NAMED) == lines


@pytest.mark.parametrize(
    "text",
    [
        "hello all",
        "I'm not the angel",
        "If I were the angel I'd say so",
        "Cedar says Dale is the killer",
        "Is Dale the killer?",
        "4 votes are enough on day 2",
        "will we see?",
        "$angel$ @100@",
        "3号是杀手吗？",
        "第2天4票",
        "我不是杀手",
        "要是3号是杀手就好了",
        "Dale, " + "a" * 480,
    ],
)
def test_what_could_mean_something_else_means_nothing(text: str) -> None:
    assert [line for line in said("mafia", text, NAMES) if not line.startswith("heard.ask-anything")] == []


SAME = "savant 1 alike>#2>#4 in-play>vortox"
LEARNED = [
    ("I'm the Empath and got 1", "", 1, "empath 1 1", NAMES),
    ("Empath: 0, then 1", "", 2, "empath 1 0 + empath 2 1", NAMES),
    ("I got 2 last night", "oracle", 3, "oracle 3 2", NAMES),
    ("Chef 0", "", 2, "chef 1 0", NAMES),
    ("1 and 8: yes", "fortuneteller", 1, "fortuneteller 1 0 7", NAMES),
    ("I'm the fortune teller. I checked Anna and Will: no", "", 2, "fortuneteller 2 0 7", NAMES),
    ("I'm the Washerwoman: 3 or 5 is the Chef", "", 2, "washerwoman 1 chef 2 4", NAMES),
    ("librarian, no outsiders", "", 1, "librarian 1", NAMES),
    ("I'm the undertaker, Dale was the Imp", "", 2, "undertaker 2 imp 3", NAMES),
    ("I'm the Dreamer, 3 is the Vortox or the Artist", "", 2, "dreamer 2 artist vortox 2", NAMES),
    ("Flowergirl: yes", "", 2, "flowergirl 2", NAMES),
    ("sage: demon is 3 or 5", "", 3, "sage 3 2 4", NAMES),
    ("Chambermaid, 3 and 5: 1", "", 1, "chambermaid 1 1 2 4", NAMES),
    ("I'm the Chambermaid, I chose Cedar and Elm: 0 woke", "", 2, "chambermaid 2 0 2 4", NAMES),
    ("I'm the Snake Charmer, chose 3, nothing happened", "", 2, "snakecharmer 2 2", NAMES),
    ("I'm the Artist, I asked whether 3 is evil: no", "", 2, "artist 2 evil>#2", NAMES),
    ("I asked: is 3 the Vortox? Yes", "artist", 2, "artist 2 is>vortox>#2", NAMES),
    ("Artist. Is the demon 3 or 5? no", "", 2, "artist 2 demon>#2>#4", NAMES),
    ("Savant: 3 is evil; 5 is the Sage", "", 2, "savant 2 evil>#2 is>sage>#4", NAMES),
    ("I'm the Savant, 3 and 5 are on the same side / the Vortox is in play", "", 1, SAME, NAMES),
    ("one of these: 2 outsiders, the demon sits next to a minion", "savant", 1, "savant 1 outsiders>2 beside", NAMES),
    ("3 is the Imp", "harlot", 2, "", NAMES),
    ("I saw 3 is the Imp", "harlot", 2, "harlot 2 imp 2", NAMES),
    ("got a vote: 3 is good", "beggar", 2, "beggar 2 2", NAMES),
    ("侍女，3号和5号，1", "", 1, "chambermaid 1 1 2 4", NAMED),
    ("我是侍女，昨晚选了3和5，醒了2个", "", 2, "chambermaid 2 2 2 4", NAMED),
    ("我是舞蛇人，选了3号，没变", "", 2, "snakecharmer 2 2", NAMED),
    ("我是艺术家，问3号是不是坏人，答：否", "", 2, "artist 2 evil>#2", NAMED),
    ("问涡流在场吗，是", "artist", 2, "artist 2 in-play>vortox", NAMED),
    ("我是博学者：3号邪恶；5号是贤者", "", 2, "savant 2 evil>#2 is>sage>#4", NAMED),
    ("3号和5号同阵营，2个外来者", "savant", 2, "savant 2 alike>#2>#4 outsiders>2", NAMED),
    ("3号给了我一票，好人", "beggar", 2, "beggar 2 2", NAMED),
    ("我是共情者，得到1", "", 1, "empath 1 1", NAMED),
    ("我是共情，第一夜0，第二夜1", "", 2, "empath 1 0 + empath 2 1", NAMED),
    ("1和8是，1和4否", "fortuneteller", 2, "fortuneteller 1 0 7 + fortuneteller 2 0 3", NAMED),
    ("我是洗衣妇，3号5号里有一个厨师", "", 1, "washerwoman 1 chef 2 4", NAMED),
    ("图书管理员，没有外来者", "", 1, "librarian 1", NAMED),
    ("我是送葬者，4号是小恶魔", "", 2, "undertaker 2 imp 3", NAMED),
    ("卖花女孩：是", "", 2, "flowergirl 2", NAMED),
]


@pytest.mark.parametrize(("text", "role", "day", "about", "names"), LEARNED)
def test_what_somebody_has_learned_at_night(text: str, role: str, day: int, about: str, names: tuple[str, ...]) -> None:
    told = [g for g in gists("clocktower", text, names, -1, role, day) if g[0].startswith("clocktower.told-")]
    assert " + ".join([" ".join(map(str, said)) for _, said in told]) == about


@pytest.mark.parametrize(
    "text",
    [
        "Empath got 1",
        "If I'm the Artist I'd ask whether 3 is evil: no",
        "The Savant said: 3 is evil; 5 is the Sage",
        "3 is evil; 5 is the Sage",
        "I'm the Savant, 3 is evil",
        "I'm the Artist, is 3 evil?",
        "If I'm the Empath I got 1",
        "I'm the Empath, I think 3 is evil",
        "The fortune teller says 1 and 8: yes",
        "1 and 8: yes",
        "占卜师说1和8是",
        "2号的信息是1",
        "厨师得到0",
    ],
)
def test_what_is_no_report_of_ones_own(text: str) -> None:
    assert not any(line.startswith("clocktower.told-") for line, _ in gists("clocktower", text, NAMES))


def test_you_is_who_has_just_spoken() -> None:
    assert gists("mafia", "are you the angel?", NAMES, 2) == (("heard.ask-what", (2,)),)
    assert gists("mafia", "are you the angel?", NAMES) == ()


def said(game: str, text: str, names: tuple[str, ...]) -> list[str]:
    return [" ".join([line, *map(str, about)]) for line, about in gists(game, text, names)]


# -- at a table --------------------------------------------------------------------------------------------------------


def talking(game: str, players: int, seed: str, stage: str) -> tuple[Play[Any], dict[int, Bot], int, list[int]]:
    """A table of bots that talk, at the first such stage; the first who may speak is a person, and who else may."""
    play, bots = sit(game, players, seed, {}, "plain", talks=True)
    while not (able := [n for n in bots if play.channels(n)]) or stage not in (play.table.stage, play.table.phase):
        seat, ask = next(iter(play.open.items()))
        play.answer(seat, play.moderated(ask) if seat == MODERATOR else bots[seat](play.view(seat), ask), ask=ask)
    return play, bots, able[0], able[1:]


def answers(play: Play[Any], bots: dict[int, Bot], seat: int, text: str, person: int) -> list[str]:
    """What a bot says to what a person types."""
    play.say(person, text, "public")
    bot = bots[seat]
    assert isinstance(bot, Talker)
    told = bot.aside(play.view(seat), ("public",))
    for one in told:
        play.say(seat, "", "public", line=one.line, about=one.about)
    return [one.line.split(".")[1] for one in told if person in one.about]


@pytest.mark.parametrize(
    ("game", "players", "stage", "kept"),
    [
        ("mafia", 8, "discussion", ("ans-no", "ans-secret")),
        ("mafia", 8, "accusations", ("ans-no", "ans-secret")),
        ("clocktower", 8, "talk", ("ans-claimed", "ans-later", "ans-wait")),
        ("shadow_hunters", 6, "turn", ("ans-hunter", "ans-neutral", "ans-later")),
        ("fengsheng", 5, "main", ("ans-red", "ans-blue", "ans-colour")),
    ],
)
def test_who_is_asked_in_words_answers_each_time(game: str, players: int, stage: str, kept: tuple[str, ...]) -> None:
    play, bots, person, others = talking(game, players, "asked in words", stage)
    for n in others[:3]:
        assert answers(play, bots, n, f"{n + 1}号，你是什么身份？", person)[0] in kept
        assert answers(play, bots, n, f"Seat {n + 1}, who do you suspect?", person)[0].startswith("ans-")
        lost = answers(play, bots, n, f"Seat {n + 1}, do you like cake?", person)
        assert lost[0] in ("ans-lost", "ans-shrug")


def test_a_claim_in_words_is_remembered() -> None:
    play, bots, person, others = talking("clocktower", 8, "claims in words", "talk")
    play.say(person, "我是陌客", "public")
    for n in others:
        bot: Any = bots[n]
        assert bot.player.reads(play.view(n)).notes.claims == {person: "recluse"}
        mind = bot.style.mind(play.view(n), bot.remember(play.view(n)))
        assert (person,) not in bot.facts(play.view(n), "clocktower.ask-claim")
        assert mind.claims[person] == "recluse"
    assert Notes(0, 8).claims == {}
    play, bots, person, _ = talking("mafia", 8, "claims in words", "discussion")
    play.say(person, "I'm the angel. I asked about seat 5: killer", "public")
    h = heard(play.table)
    assert h.angels == {person}
    assert [(c.seat, c.line, c.about) for c in h.claims] == [(person, "mafia.found-killer", (4,))]


# -- whispers ----------------------------------------------------------------------------------------------------------


def whispered(play: Play[Any], bots: dict[int, Bot], seat: int, text: str, person: int) -> list[str]:
    """What a bot whispers back to whoever whispers this to it; to anybody else it says nothing of it."""
    play.say(person, text, f"whisper#{seat}")
    bot = bots[seat]
    assert isinstance(bot, Talker)
    channels = tuple([c.id for c in play.channels(seat)])
    told = bot.whispers(play.view(seat), channels)
    for one in told:
        assert one.channel == f"whisper#{person}"
        assert bot.stands(play.view(seat), one)
        play.say(seat, "", one.channel, line=one.line, about=one.about)
    return [one.line.split(".")[1] for one in told]


def test_who_whispers_to_a_bot_is_answered_in_the_whisper() -> None:
    play, bots, person, others = talking("clocktower", 8, "in private", "talk")
    for n in others[:4]:
        assert whispered(play, bots, n, "What are you?", person) == ["wh-first"]
        assert whispered(play, bots, n, "I'm the Recluse", person)[0] in ("wh-part", "wh-heard", "wh-noted")
        assert whispered(play, bots, n, "who do you suspect?", person)[0].startswith("ans-")
        assert whispered(play, bots, n, "do you like cake?", person)[0] in ("ans-lost", "ans-shrug")
        assert whispered(play, bots, n, "4号可疑", person)[0] in ("wh-heard", "wh-noted")


def test_an_evil_one_whispers_what_it_will_say_to_all() -> None:
    play, bots, person, others = talking("clocktower", 8, "lied to", "talk")
    evil: Any = next(s for s in play.table.seats if s.team == "evil" and s.no in others)
    assert whispered(play, bots, evil.no, "I'm the Recluse. And you?", person) == ["wh-part"]
    bot: Any = bots[evil.no]
    (said,) = [e.event for e in play.table.log if getattr(e.event, "line", "") == "clocktower.wh-part"]
    assert said.about == (person, bot.player.tongue.guise)
    assert play.game.roles[said.about[1]].team == "good"


def test_why_somebody_did_what_they_did_not_do() -> None:
    play, bots, person, others = talking("clocktower", 8, "never", "talk")
    n, whom = others[:2]
    assert answers(play, bots, n, f"Seat {n + 1}, why did you nominate seat {whom + 1}?", person) == ["ans-never"]


def test_nobody_else_learns_of_a_whisper() -> None:
    play, bots, person, others = talking("clocktower", 8, "kept", "talk")
    first, *rest = others
    whispered(play, bots, first, "I'm the Recluse. Seat 4 is evil.", person)
    for n in others:
        bot: Any = bots[n]
        mind = bot.style.mind(play.view(n), bot.remember(play.view(n)))
        assert mind.claims.get(person) != "recluse"  # not even the one who heard it says so
        assert not any(u.seat == person for u in mind.memory.said)
    for n in rest:
        assert bots[n].whispers(play.view(n), tuple([c.id for c in play.channels(n)])) == []  # type: ignore[attr-defined]


def test_at_a_table_of_mafia_with_whispers_a_bot_whispers_back() -> None:
    play, bots = sit("mafia", 8, "whispers", {"whispers": True}, "plain", talks=True)
    while play.table.stage != "discussion":
        seat, ask = next(iter(play.open.items()))
        play.answer(seat, play.moderated(ask) if seat == MODERATOR else bots[seat](play.view(seat), ask), ask=ask)
    person, bot = [s.no for s in play.table.living][:2]
    assert whispered(play, bots, bot, "are you the angel?", person)[0] in ("ans-no", "ans-secret", "ans-am")
    assert whispered(play, bots, bot, "I trust seat 5", person)[0] in ("wh-heard", "wh-noted")
