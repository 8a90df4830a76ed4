"""Those who choose together at night: bots follow what a person of their group writes, taps or points at."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.bots import Bot, make
from duskbell.bots.group import struck
from duskbell.bots.hearing.group import Words, wishes
from duskbell.bots.talk import Talker
from duskbell.games.mafia.sayings import LET
from duskbell.kernel import NOBODY, PASS
from duskbell.testing import Scene
from tests.bots.test_hearing import NAMED, NAMES
from tests.rulebook.werewolf.cup import Cup, cup, stage, to

CAST = {
    "Kim": "killer",
    "Vic": "villager",
    "Ken": "killer",
    "Ann": "angel_of_hearts",
    "Val": "villager",
    "Dale": "villager",
    "Vim": "villager",
    "Viv": "villager",
}


@pytest.mark.parametrize(
    ("text", "wished"),
    [
        ("Let us kill Dale", "+3"),
        ("kill 4", "+3"),
        ("Dale", "+3"),
        ("4 please", "+3"),
        ("I say Dale tonight!", "+3"),
        ("let's go for Dale, he's dangerous", "+3"),
        ("Dale is too sharp. Kill him", ""),
        ("Dale is too sharp, kill him", "+3"),
        ("Dale should go first", "+3"),
        ("Kill Dale?", "+3"),
        ("How about Dale?", "+3"),
        ("not Dale", "-3"),
        ("Don't kill Dale", "-3"),
        ("Dale, not Fern", "+3 -5"),
        ("kill nobody", "+-1"),
        ("Why kill Dale?", ""),
        ("If they protect Dale we lose", ""),
        ("Dale voted for Fern yesterday", ""),
        ("Dale is the angel", ""),
        ("hello", ""),
    ],
)
def test_what_is_said_to_ones_own_in_english(text: str, wished: str) -> None:
    assert said(text, NAMES) == wished


@pytest.mark.parametrize(
    ("text", "wished"),
    [
        ("杀5号", "+4"),
        ("今晚刀5", "+4"),
        ("5号", "+4"),
        ("5号吧", "+4"),
        ("刀老槐", "+4"),
        ("先指5号", "+4"),
        ("五号必须死", "+4"),
        ("我觉得5号，他像预言家", "+4"),
        ("别刀5号", "-4"),
        ("刀5号，别刀6号", "+4 -5"),
        ("空刀", "+-1"),
        ("为什么刀5号？", ""),
        ("昨天5号投了3号", ""),
        ("他查杀5号", ""),
        ("你好", ""),
    ],
)
def test_what_is_said_to_ones_own_in_chinese(text: str, wished: str) -> None:
    assert said(text, NAMED) == wished


def said(text: str, names: tuple[str, ...]) -> str:
    return " ".join(f"{'+' if wish.strike else '-'}{wish.seat}" for wish in wishes("werewolf", text, names))


def test_who_speaks_may_name_themselves() -> None:
    assert wishes("werewolf", "刀我", NAMED, 2) == ((2, True),)
    assert wishes("werewolf", "knife me", NAMES, 2) == ((2, True),)


# -- the order ---------------------------------------------------------------------------------------------------------


def chosen(words: dict[int, int], pointed: dict[int, int], persons: tuple[int, ...] = (), own: int = 7) -> str:
    return struck(
        [*[f"#{n}" for n in range(8)], PASS], lambda: [own], (0, 2), spoken(words), [*pointed.items()], persons
    )


def spoken(words: dict[int, int]) -> Words:
    return Words(words, frozenset(), frozenset(words), None)


def test_words_come_first_then_people_then_the_lower_seat() -> None:
    assert chosen({2: 4}, {0: 7, 2: 5}) == "#4"
    assert chosen({2: NOBODY}, {0: 7, 2: 5}) == PASS
    assert chosen({}, {0: 7, 2: 5}, persons=(2,)) == "#5"
    assert chosen({}, {0: 7, 2: 5}) == "#7"
    assert chosen({}, {}) == "#7"
    assert chosen({}, {0: 7, 1: 2}, persons=(1,)) == "#7", "nobody points at their own"


# -- Mafia -------------------------------------------------------------------------------------------------------------


def killers() -> Scene:
    return Scene("mafia", CAST, deal="mafia.deal", moderator="ask")


def points(s: Scene, who: str, bot: Bot | None = None) -> str:
    seat = s.no(who)
    (token,) = s.name_words(((bot or make("mafia", "plain", "0"))(s.play.view(seat), s.play.open[seat]),))
    return token


@pytest.mark.parametrize("who", ["Kim", "Ken"])
@pytest.mark.parametrize("text", ["Let us kill Dale", "杀6号", "6", "Dale, Ken and Kim!"])
def test_a_killer_points_at_whom_another_writes(who: str, text: str) -> None:
    s = killers()
    person = "Ken" if who == "Kim" else "Kim"
    assert points(s, who) != "Dale"
    s.talks(person, text, "killers")
    assert points(s, who) == "Dale"


def test_a_killer_points_at_whom_another_taps() -> None:
    s = killers()
    s.play.say(s.no("Ken"), channel="killers", line=LET, about=(s.no("Dale"),))
    assert points(s, "Kim") == "Dale"


@pytest.mark.parametrize("who", ["Kim", "Ken"])
def test_a_killer_gives_way_to_who_points_otherwise_and_says_so(who: str) -> None:
    """Whoever points otherwise than every bot would is a person; and hears what the bot does, so as not to give way."""
    s = killers()
    person, bot = "Ken" if who == "Kim" else "Kim", talker("mafia")
    s.says(who, points(s, who, bot))
    s.says(person, "Dale", "mafia.kill")
    heard = bot.aside(s.play.view(s.no(who)), ("killers",))
    assert [(one.channel, one.line, one.about) for one in heard] == [("killers", "mafia.pack-set", (s.no("Dale"),))]
    assert bot.stands(s.play.view(s.no(who)), heard[0])
    assert points(s, who, bot) == "Dale"
    s.play.say(s.no(who), channel="killers", line=heard[0].line, about=heard[0].about)
    assert bot.aside(s.play.view(s.no(who)), ("killers",)) == [], "and once is enough"


def test_whoever_has_pointed_for_the_last_time_says_at_whom_and_no_more() -> None:
    s, bot = killers(), talker("mafia")
    s.says("Kim", points(s, "Kim", bot)).says("Ken", "Dale", "mafia.kill")
    s.says("Kim", points(s, "Kim", bot))
    s.talks("Ken", "no, let us kill Viv", "killers")
    (heard,) = bot.aside(s.play.view(0), ("killers",))
    assert heard.about == (s.no("Dale"),)


def test_killers_among_themselves_are_silent() -> None:
    s, bot = killers(), talker("mafia")
    assert bot.aside(s.play.view(0), ("killers",)) == []


def talker(game: str) -> Talker[Any]:
    bot = make(game, "plain", "0", talks=True)
    assert isinstance(bot, Talker)
    return bot


# -- Werewolf ----------------------------------------------------------------------------------------------------------


def hunts(s: Cup, who: str, bot: Bot | None = None) -> str:
    seat = s.no(who)
    (token,) = s.name_words(((bot or make("werewolf", "plain", "0"))(s.play.view(seat), s.play.open[seat]),))
    return token


def pack() -> Cup:
    s = to(cup(), "pack")
    assert stage(s).split()[-1] == "pack"
    return s


@pytest.mark.parametrize("text", ["Let us hunt 9", "今晚刀9号", "9"])
@pytest.mark.parametrize("key", ["werewolf.point", "werewolf.kill"])
def test_the_pack_hunts_whom_one_of_it_writes(text: str, key: str) -> None:
    s = pack()
    assert {hunts(s, who) for who in "123"} != {"9"}
    if key == "werewolf.kill":
        s.says("1", "10").says("2", "10").says("3", "10").says("4", "9")
        s.says("moderator", "go-on") if "moderator" in s.open_now() else None
    assert set(s.open_now().values()) == {key}
    s.talks("4", text, "pack")
    assert {hunts(s, who) for who in "123"} == {"9"}


def test_of_those_who_have_said_nothing_most_are_followed_and_else_the_lower_seat() -> None:
    s = pack()
    s.says("1", "10").says("2", "10").says("3", "9").says("4", "11")
    assert {hunts(s, who) for who in "1234"} == {"10"}
    s = pack()
    s.says("1", "10").says("2", "11").says("3", "9").says("4", "12")
    assert {hunts(s, who) for who in "1234"} == {"10"}


def test_one_of_the_pack_says_whom_it_hunts_where_they_did_not_agree() -> None:
    s, bot = pack(), talker("werewolf")
    s.says("1", "10").says("2", "10").says("3", "10").says("4", "9")
    (heard,) = bot.aside(s.play.view(0), ("pack",))
    assert (heard.channel, heard.line, heard.about) == ("pack", "werewolf.pack-set", (9,))
    s.talks("4", "9!", "pack")
    assert not bot.stands(s.play.view(0), heard), "it has given way since"
    (heard,) = bot.aside(s.play.view(0), ("pack",))
    assert heard.about == (8,)


def test_whoever_would_be_hunted_for_the_pack_says_so_themselves() -> None:
    s = pack()
    s.talks("4", "刀我", "pack")
    assert {hunts(s, who) for who in "123"} == {"4"}
    s = pack()
    s.talks("4", "刀3号", "pack")
    assert "3" not in {hunts(s, who) for who in "123"}
