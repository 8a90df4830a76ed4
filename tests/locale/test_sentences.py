"""Whole random games told to every viewer in both languages: no key, no bracket and no variable is left in the text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import pytest

import duskbell
from duskbell.arena.sitting import play_out, seat_bots
from duskbell.games.werewolf.boards import BOARDS
from duskbell.kernel import MODERATOR, Penalised, Play, Ruling
from duskbell.locale import LANGUAGES, words
from duskbell.testing import random_answers, sit_down

NAMES = ("Ann", "Béa", "暮", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")
RAW = re.compile(
    r"[{}$]|\?\?\?|\b(core|mafia|event|reason|stage|phase|role|option|say)[-.][a-z]|_|\bTrue\b|\bFalse\b|\bNone\b"
)

TABLES = dict.fromkeys(duskbell.GAMES, 12) | {"mafia": 16, "werewolf": len(BOARDS)}
"""How many tables of each game are told."""
ENOUGH = 4
NUMBER = re.compile(r"\d+")
OTHER = {"en": r"[\u4e00-\u9fff]", "zh-CN": r"[A-Za-z]"}
"""What no sentence of a language has in it."""
NOTHING = "(?!)"
"""Of a language that nobody has said it of."""


def played(game: str, seed: int) -> Play[Any]:
    """A random table at which people talk and the referee rules."""
    rng = Random(seed)
    given: dict[str, Any] = {}
    if game == "mafia":
        given = {"angels": seed % 3, "angel_aloud": seed % 2 == 0, "must_kill": seed % 5 == 0, "quiet_days": 3}
        given |= {"dead_talk": seed % 2 == 0, "whispers": seed % 8 == 1}
    moderator: Literal["auto", "ask"] = "ask" if seed % 2 else "auto"
    least, most = duskbell.GAMES[game].players
    players = rng.randrange(least, min(most, 12) + 1)
    if game == "werewolf":
        given, players = {"board": list(BOARDS)[seed % len(BOARDS)]}, 12
    play = sit_down(game, players, seed, given, moderator=moderator, names=NAMES[:players])
    for n, _ in enumerate(random_answers(play, rng)):
        if play.over:
            break
        if n % 11 == 5:
            _chat(play, rng)
        if n % 40 == 20:
            play.rule(Ruling("pause", "tea"))
            play.rule(Ruling("resume", "on"))
        if n % 50 == 30:
            play.undo(1 + n % 2, "oh")
        if n % 25 == 24 and not play.over:
            seat = rng.choice(play.table.living).no
            rules = duskbell.GAMES[game]
            fits = [p for p in rules.penalties if not rules.objection(play.table, Penalised(seat, p, "loud"))]
            play.rule(Ruling("penalty", "loud", seat=seat, penalty=fits[n // 25 % len(fits)]))
    return play


def _chat(play: Play[Any], rng: Random) -> None:
    for seat in [MODERATOR, *range(len(play.table.seats))]:
        for channel in play.channels(seat):
            play.say(seat, "hello there", channel.id)
            play.say(seat, channel=channel.id, line="mafia.suspect", about=(rng.randrange(len(play.table.seats)),))


def sentences(play: Play[Any], lang: str, often: Counter[str] | None = None) -> Iterator[tuple[dict[str, Any], str]]:
    """All that anybody is told: each event once for all those whom it does not concern, and for each whom it does. Of
    those that differ in numbers alone no more than `ENOUGH`, where `often` counts them.
    """
    often = Counter() if often is None else often
    said = words(lang).table(play.game.id, tuple(s.name for s in play.table.seats))
    told = set[tuple[str, int | None]]()
    for viewer in (-1, MODERATOR, *range(len(play.table.seats))):
        for event in play.view(None if viewer == -1 else viewer).as_data():
            once = str(event), viewer if _concerns(event, viewer) else None
            if once in told:
                continue
            told.add(once)
            alike = f"{lang} {once[1] is None} {re.sub(NUMBER, '0', once[0])}"
            often[alike] += 1
            if often[alike] <= ENOUGH:
                yield event, said.event(event, viewer)
    assert play.outcome is not None
    yield {"type": "reason"}, said.text("reason-" + play.outcome.reason.replace(".", "-"))


def _concerns(event: dict[str, Any], viewer: int) -> bool:
    return any(viewer == what or (isinstance(what, tuple) and viewer in what) for what in event.values())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "tables"), TABLES.items())
def test_whole_games_are_told_in_words(game: str, tables: int) -> None:
    kinds, often = set(), Counter[str]()
    for seed in range(tables):
        play = played(game, seed)
        for lang in LANGUAGES:
            for event, text in sentences(play, lang, often):
                kinds.add(event["type"])
                bare = _without_data(event, text)
                assert bare.strip(), event
                assert not RAW.search(bare), (event, text)
                assert "  " not in bare.strip(), (event, text)
                assert not re.search(OTHER.get(lang, NOTHING), bare.replace("SP", "")), (event, text)
    assert {"core.said"} | ({"core.whispered"} if game == "mafia" else set()) <= kinds
    never = ("shadow_hunters", "fengsheng", "clocktower")  # nothing breaks off there what several must answer
    assert "core.voided" in kinds or game in never
    assert {"core.penalised", "core.marked", "core.undone", "core.paused", "core.ended"} <= kinds
    if game == "mafia":
        assert {"mafia.died", "mafia.learned", "mafia.spoken-aloud", "mafia.acquitted", "mafia.lapsed"} <= kinds


def _without_data(event: dict[str, Any], text: str) -> str:
    """The text without names, seeds and what people said."""
    said = [
        *NAMES,
        "hello there",
        *(str(event.get(k, "")) for k in ("digest", "seed", "salt", "reason", "text")),
    ]
    for given in sorted(said, key=len, reverse=True):
        if len(given) > 1 or given == "暮":
            text = text.replace(given, "")
    return re.sub(r"(?<=\d) (?=[ ,.:;']|$)|(?<=\d) (?=\S)", " ", text).replace("  ", " ")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_whole_games_is_told_in_words(lang: str) -> None:
    said = words(lang).table("mafia", NAMES)
    for seed in range(8):
        play = sit_down("mafia", 12, seed, {"angels": 2, "moderator_deals": True}, moderator="ask", names=NAMES)
        for _ in random_answers(play, Random(seed)):
            asks = [*play.open.values(), *(a for offered in play.offers.values() for a in offered)]
            for ask in asks:
                texts = [said.ask(ask.key, ask.about), *(said.option(ask.key, o) for o in (*ask.options, ask.default))]
                assert not [t for t in texts if RAW.search(t) or not t]
                assert len(set(texts[1:-1])) == len(ask.options), "two answers in the same words"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_of_plain_bots_are_told_in_words(lang: str) -> None:
    for seed in range(6):
        play = duskbell.start("mafia", players=9, seed=seed, options={"angels": 2}, moderator="ask", names=NAMES[:9])
        play_out(play, seat_bots(play, str(seed), "plain"), str(seed))
        for event, text in sentences(play, lang):
            assert not RAW.search(_without_data(event, text)), (event, text)


def test_seats_are_counted_from_1_with_their_names() -> None:
    died = {"type": "mafia.died", "seat": 2, "cause": "vote", "role": "killer"}
    assert words("en").table("mafia", NAMES).event(died) == "3 暮 is executed. The card turns up: Killer."
    assert words("zh-CN").table("mafia", NAMES).event(died) == "3号暮被处决。翻牌：杀手。"
    assert words("en").table("mafia", ()).event(died) == "3 is executed. The card turns up: Killer."
    assert words("en").table("mafia", ("", "", "")).event(died) == "3 is executed. The card turns up: Killer."


def test_the_referee_has_one_name_in_a_game() -> None:
    paused = {"type": "core.paused", "reason": ""}
    called = {game: words("zh-CN").table(game, ()).event(paused) for game in ("", *duskbell.GAMES)}
    own = {"clocktower": "说书人", "werewolf": "上帝"}
    assert called == {game: own.get(game, "法官") + "暂停了牌局。" for game in called}
    assert words("en").table("clocktower", ()).event(paused) == "The Storyteller has paused the game."
    assert words("zh-CN").text("ui-moderate", {"game": "clocktower"}) == "我当说书人"


def test_what_was_prevented_is_told_with_whom_and_by_what() -> None:
    kept = {"type": "core.prevented", "what": "clocktower.died", "by": 0, "of": "monk", "whom": 2}
    said = words("en").table("clocktower", NAMES).event(kept)
    assert said == "3 暮 should have died, but lives, thanks to 1 Ann (Monk)."
    assert words("zh-CN").table("clocktower", NAMES).event(kept) == "3号暮本该死亡，因1号Ann（僧侣）的能力活了下来。"
    unnamed = {**kept, "whom": -1}
    assert words("en").table("clocktower", NAMES).event(unnamed) == "A death did not happen, thanks to 1 Ann (Monk)."


def test_what_concerns_the_viewer_is_said_to_the_viewer() -> None:
    dealt = {"type": "core.dealt", "seat": 0, "role": "villager"}
    said = words("en").table("mafia", NAMES)
    assert said.event(dealt, 0) == "Your card: Villager. Keep it to yourself while you live."
    assert said.event(dealt, MODERATOR) == "1 Ann gets a card: Villager."
    assert said.event(dealt, 1) == "1 Ann gets a card: Villager."
    assert said.event({**dealt, "role": "?"}, -1) == "1 Ann gets a card: ?."


def test_cards_areas_and_decks_have_names_and_a_hidden_card_is_face_down() -> None:
    said = words("en").table("shadow_hunters", NAMES)
    zh = words("zh-CN").table("shadow_hunters", NAMES)
    drew = {"type": "shadow_hunters.drew", "seat": 0, "deck": "hermit", "card": "?"}
    assert said.event(drew) == "1 Ann draws a Hermit card, face down."
    assert zh.event(drew) == "1号Ann抽一张隐士卡（面朝下）。"
    assert said.event({**drew, "deck": "white", "card": "holy_water"}) == "1 Ann draws a White card, Holy Water."
    moved = {"type": "shadow_hunters.moved", "seat": 1, "area": "weird_woods", "how": "dice"}
    assert said.event(moved) == "2 Béa goes to the Weird Woods."
    assert zh.event({"type": "shadow_hunters.reshuffled", "deck": "black"}) == "黑卡用完，弃牌洗匀再用。"
    assert said.ask("shadow_hunters.reveal-for", ("disenchant_mirror",)) == (
        "Disenchant Mirror. Vampire and Werewolf have to reveal themselves."
    )


def test_an_answer_may_be_the_name_of_a_card_an_area_or_a_deck() -> None:
    said = words("en")
    assert said.option("shadow_hunters.altar", "talisman") == "Talisman"
    assert said.option("shadow_hunters.hermit-answer", "talisman") == "Give Talisman"
    assert said.option("shadow_hunters.where", "church") == "Church"
    assert said.option("shadow_hunters.gate", "black") == "Black cards"
    assert said.option("shadow_hunters.attack", "pass") == "Don't attack"
    assert said.option("shadow_hunters.altar", "no_such_card") == "option-no_such_card"


def test_nobody_and_several_are_words() -> None:
    said = words("en").table("mafia", NAMES)
    zh = words("zh-CN").table("mafia", NAMES)
    voted = {"type": "mafia.voted", "accused": 0, "guilty": [], "innocent": [1, 3]}
    assert said.event(voted) == "Votes on 1 Ann: 0 to execute (nobody), 2 to spare (2 Béa, 4 Dan)."
    assert zh.event(voted) == "1号Ann：处决 0 票（无人），放过 2 票（2号Béa、4号Dan）。"
    settled = {"type": "mafia.settled", "target": -1, "agreed": True}
    assert said.event(settled) == "The killers agree to kill nobody."
    assert said.event({**settled, "agreed": False}) == "The killers do not agree: nobody is killed."
    assert said.event({**settled, "target": 0}) == "The killers' victim is 1 Ann."
    pointed = {"type": "mafia.pointed", "round": 1, "seats": [0, 1], "targets": [-1, 2]}
    assert said.event(pointed) == "Round 1, the killers point: 1 Ann → nobody; 2 Béa → 3 暮."
    three = {**pointed, "seats": [0, 1, 3], "targets": [2, -1, 2]}
    assert zh.event(three) == "第 1 轮，杀手指向：1号Ann、4号Dan → 3号暮；2号Béa → 无人。"


def test_where_there_is_nobody_a_message_says_so_in_its_own_words() -> None:
    en, zh = (words(lang).table("werewolf", NAMES) for lang in ("en", "zh-CN"))
    nobody: dict[str, Any] = {"type": "werewolf.announced", "dead": []}
    assert en.event(nobody) == "A peaceful night: nobody died."
    assert zh.event(nobody) == "昨夜是平安夜，无人死亡。"
    assert en.event({**nobody, "dead": [0, 3]}) == "Did not wake up: 1 Ann, 4 Dan."
    assert zh.event({**nobody, "dead": [0]}) == "1号Ann昨夜死亡。"
    dawned: dict[str, Any] = {"type": "clocktower.dawned", "died": []}
    assert en.event(dawned) == "Nobody died in the night."
    assert zh.event(dawned) == "昨夜是平安夜，无人死亡。"
    assert en.event({**dawned, "died": [1]}) == "Died in the night: 2 Béa."
    assert en.event({"type": "werewolf.signed-up", "seats": []}) == "Nobody runs for sheriff."
    assert zh.event({"type": "werewolf.still-running", "seats": []}) == "退选截止，警上没有人了。"


def test_numbers_are_plain_and_names_are_never_read_as_markup() -> None:
    said = words("en").table("mafia", ("{ $x }", "[bold]", "a\u2068b"))
    text = said.event({"type": "core.said", "seat": 0, "channel": "public", "text": "{ SEAT(1) } $y", "line": ""})
    assert text == "1 { $x }: { SEAT(1) } $y"
    assert said.event({"type": "core.undone", "count": 12345, "reason": ""}).startswith(
        "The referee takes back the last 12,345 answers."
    ) or "12345" in said.event({"type": "core.undone", "count": 12345, "reason": ""})


def test_a_seed_of_digits_is_told_as_it_is() -> None:
    """Whoever checks the commitment copies it from here: no thousands separators."""
    for lang in LANGUAGES:
        text = words(lang).event({"type": "core.revealed", "seed": "1234567", "salt": "0012345"})
        assert "1234567" in text
        assert "0012345" in text


def test_a_reason_left_out_leaves_no_space() -> None:
    for lang in LANGUAGES:
        for kind in ("paused", "resumed"):
            text = words(lang).event({"type": f"core.{kind}", "reason": ""})
            assert text == text.rstrip(), (lang, kind, text)
