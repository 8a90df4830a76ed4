"""Every key that rules, kernel, server and bots can utter has words in every language."""

from __future__ import annotations

import ast as python
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import pytest

import duskbell
from duskbell.arena.sitting import play_out, seat_bots
from duskbell.games import ARENA, GAMES
from duskbell.games.clocktower.scripts import KNOWN
from duskbell.games.werewolf.boards import BOARDS
from duskbell.kernel import DuskbellError, Event, Penalised, Ruling, StageBegan
from duskbell.kernel.event import Mark
from duskbell.kernel.options import describe
from duskbell.kernel.ruling import ENDS
from duskbell.locale import LANGUAGES, words
from duskbell.locale.words import DOERS
from duskbell.server.sitting.reading import CARD, NEWS
from duskbell.testing import random_answers, sit_down
from tests.locale.catalogue import catalogue

pytestmark = pytest.mark.slow

ROOT = Path(duskbell.__file__).parent
BOARDS_OF_THE_PAGE = ROOT.parents[1] / "web" / "src" / "boards"


def hyphens(key: str) -> str:
    return key.replace(".", "-")


def subclasses(kind: Any) -> Iterator[Any]:
    """Duskbell's own subclasses; games that tests make up do not count."""
    for sub in kind.__subclasses__():
        yield from subclasses(sub)
        if sub.__module__.startswith("duskbell."):
            yield sub


def import_everything() -> None:
    for module in pkgutil.walk_packages(duskbell.__path__, "duskbell."):
        if "migrations" not in module.name and not module.name.endswith("__main__"):
            importlib.import_module(module.name)


import_everything()
EVENTS = sorted(
    {e for e in subclasses(Event) if not e.__name__.endswith("Event") and not e.__subclasses__()},
    key=lambda e: str(e.__struct_config__.tag),
)
ERRORS = sorted({e.key for e in [DuskbellError, *subclasses(DuskbellError)]})


ABOUT_THE_QUESTION = {
    "able",
    "pair",
    "two",
    "short",
    "offer",
    "others",
    "covered",
    "only",
    "must",
    "pick",
    "none",
    "thing",
    "unanswered",
}
"""Attributes of a question that are no answers: its name in a list, and on a button where it is offered, why a seat is
none of its answers, what it says while the own card is covered, or where one can only decline, or only do it, or is
known to be able to, what the main button says of what is picked, or of nothing, what becomes of a card that is an
answer, and that time was up.
"""


CASTS = (
    "wolf*3 eclipse_queen seer silence_elder vote_elder drunk_seer villager*4",
    "wolf*3 nightmare seer poisoner masked_man prince villager*4",
)


RARE = {
    "ask-clocktower-by-hand",
    "ask-werewolf-kidnap",
    "ask-werewolf-stab",
    "reason-werewolf-lovers",
    "reason-werewolf-bound",
    "ask-shadow_hunters-banana-card",
    "option-shadow_hunters-expansion",  # where an expansion is in the box
    "ask-clocktower-answers",
    "ask-clocktower-asleep",
    "ask-clocktower-attacks",
    "ask-clocktower-haircut",
    "ask-clocktower-barber",
    "ask-clocktower-bounce",
    "ask-clocktower-charmed",
    "ask-clocktower-own-up",
    "ask-clocktower-deaths",
    "ask-clocktower-madness",
    "ask-clocktower-disguise",
    "ask-clocktower-answer",
    "ask-clocktower-drunk",
    "ask-clocktower-registers",
    "ask-clocktower-reminder",
    "ask-clocktower-seems-evil",
    "ask-clocktower-side",
    "ask-clocktower-twin",
    "ask-clocktower-strike",
    "ask-clocktower-tinker",
    "ask-clocktower-true",
    "ask-clocktower-outsiders-shown",
    "ask-clocktower-seems-outsider",
    "ask-clocktower-comes-up",
    "ask-clocktower-gossip-kills",
    "ask-clocktower-grimoire",
    "ask-clocktower-heir",
    "stage-clocktower-nominated",  # only while the Storyteller decides how a nominator registers
}
"""What random games seldom come to; scenarios do."""
ALL_GAMES = {**GAMES, **ARENA}
"""Those for programs alone have words, too."""
WRITTEN = {
    f"{kind}-{game}-{key}"
    for game in ALL_GAMES
    for path in (ROOT / "games" / game).rglob("*.py")
    for key in re.findall(rf'"{game}\.([a-z-]+)"', path.read_text(encoding="utf-8"))
    for kind in ("ask", "reason")
}
"""What the rules ask, and why a table ends, as it is written in them: what random games come to of it changes with
every rule, and words are left over only for what is written nowhere.
"""
READ = {f"pace-{hyphens(key)}" for key in (CARD, NEWS)}
"""What the server waits for where nothing hurries; no rule asks it."""
SKILLS = {key for key in WRITTEN if "-fengsheng-" in key}
"""What its 61 characters ask is too much for some random games."""
RARE |= SKILLS
TRAVELLERS = {
    key
    for path in (ROOT / "locale" / "en").glob("clocktower-*.ftl")
    for key in re.findall(r"^((?:ask|stage)-clocktower-[a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
}
"""What Travellers and Fabled bring: fifteen of the one are too many for some random games."""
RARE |= TRAVELLERS
BY_CHANCE = {"ask-mafia-tie", "ask-clocktower-asleep"} | {f"ask-{g}-first" for g in ("shadow_hunters", "fengsheng")}
"""What is decided over seats, and never by anybody at the page."""


class Seen(NamedTuple):
    """What whole random games of every kind have shown."""

    asks: dict[str, set[str]]
    abouts: dict[str, set[int]]
    defaults: set[str]
    phases: set[str]
    stages: set[str]
    channels: set[str]
    marks: set[str]
    reasons: set[str]
    teams: set[str]
    facts: set[str]
    lines: set[str]


def variants(game: str, rng: Random) -> dict[str, Any]:
    yes = [True, False]
    if game == "werewolf":
        return {
            "sheriff": rng.random() < 0.9,
            "orders_by": rng.choice(["chance", "referee"]),
            "kidnap": rng.choice(["proof", "referee"]),
            "both_potions": rng.choice(yes),
            "late_power": rng.choice(["night", "game"]),
            "shot_when_decided": rng.choice(yes),
            "quiet_rounds": rng.choice([1, 5]),
        }
    if game in ("shadow_hunters", "fengsheng"):
        return {
            o.name: rng.choice(o.choices if isinstance(o.choices, tuple) else yes)
            for o in describe(ALL_GAMES[game].Options)
            if o.type in ("bool", "choice")
        } | {"quiet_rounds": rng.choice([1, 30])}
    if game == "aiwolf":
        few = {"vote_rounds": rng.choice([1, 2]), "attack_rounds": rng.choice([1, 2]), "skips": rng.choice([0, 1])}
        return few | {"free_seconds": rng.choice([0, 0, 60]), "last_day": rng.choice([0, 1]), "quiet_days": 1}
    if game == "clocktower":
        return {
            "script": rng.choice(["tb", "bmr", "snv", "strainers"]),
            "order": rng.choice(["baike", "international"]),
            "night": rng.choice(["in-turn", "together"]),
            "last_call": rng.choice(yes),
            "quiet_rounds": rng.choice([1, 6]),
            "travellers": rng.choice([0, 5, 8]),
            "late": rng.choice([0, 1]),
            "fabled": rng.choice(["", "doomsayer,sentinel"]),
        }
    return {
        "angels": rng.randrange(3),
        "must_kill": rng.choice(yes),
        "angel_aloud": rng.choice(yes),
        "moderator_deals": rng.choice(yes),
        "dead_may_look": rng.choice(yes),
        "dead_talk": rng.choice(yes),
        "whispers": rng.choice(yes),
        "quiet_days": rng.choice([1, 5]),
        "killer_rounds": rng.choice([1, 3]),
    }


def look(game: str) -> Seen:
    seen = Seen({}, {}, set(), set(), set(), set(), set(), set(), set(), set(), set())
    rules = ALL_GAMES[game]
    for seed in range({"mafia": 60, "werewolf": 240}.get(game, 40)):
        rng = Random(seed)
        moderator: Literal["auto", "ask"] = "ask" if seed % 2 else "auto"
        options = variants(game, rng)
        players = rng.randrange(rules.players[0], min(rules.players[1], 12) + 1)
        if game == "clocktower":
            players += options["travellers"]
            options["late"] = min(options["late"], options["travellers"])
        if game == "aiwolf":
            players = rng.choice([5, 9])
        if game == "werewolf":  # every board is looked at, and casts of one's own for cards that no board has
            players = 12
            boards = [*BOARDS, *CASTS]
            chosen = boards[seed % len(boards)]
            options |= {"board": chosen} if chosen in BOARDS else {"board": "free", "cast": chosen}
        play = sit_down(game, players, seed, options, moderator=moderator)
        for n, _ in enumerate(random_answers(play, rng)):
            _note(seen, play)
            if rules.penalties and n == seed * 3 and play.table.phase != rules.first_phase and not play.over:
                penalty, seat = rng.choice(rules.penalties), rng.choice(play.table.living).no
                if not rules.objection(play.table, Penalised(seat, penalty, "why")):
                    play.rule(Ruling("penalty", "why", seat=seat, penalty=penalty))
            if n == 40 and seed % 10 == 0 and not play.over:
                play.rule(Ruling(ENDS[seed // 10 % 3 - 1], "why"))
        _note(seen, play)
        seen.asks.setdefault("", set())
        for seat, key, token in [line[:3] for line in play.lines if isinstance(line[0], int)]:
            seen.asks.setdefault(key, set())
            if seat != -1:
                seen.asks[key].update(token.split(","))
        seen.stages.update(e.event.stage for e in play.table.log if isinstance(e.event, StageBegan))
        assert play.outcome is not None
        seen.reasons.add(play.outcome.reason)
        seen.teams.update(play.outcome.teams)
    del seen.asks[""]
    return seen


def _note(seen: Seen, play: Any) -> None:
    t = play.table
    seen.phases.add(t.phase)
    if t.stage:
        seen.stages.add(t.stage)
    seen.facts.update(play.game.facts(t))
    shown = [play.game.decoy(play.view(None).table, s.no) for s in t.seats]
    decoys = [ask for ask in shown if ask is not None]
    for ask in [*play.open.values(), *(a for asks in play.offers.values() for a in asks), *decoys]:
        seen.asks.setdefault(ask.key, set()).update(ask.options)
        seen.abouts.setdefault(ask.key, set()).add(len(ask.about))
        seen.defaults.add(ask.default)
    for s in t.seats:
        seen.marks.update(m.name for m in s.marks if isinstance(m, Mark))
        seen.channels.update(c.id.partition("#")[0] for c in play.channels(s.no))


@pytest.fixture(scope="module", params=sorted(ALL_GAMES))
def seen(request: pytest.FixtureRequest) -> tuple[str, Seen]:
    return request.param, look(request.param)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def lacking(lang: str, keys: Iterator[str] | list[str]) -> list[str]:
    has = words(lang).has
    return sorted({k for k in keys if not (has(*k.split(".", 1)) if "." in k else has(k))})


# -- what random games show --------------------------------------------------------------------------------------------


def test_the_games_showed_enough_to_judge_by(seen: tuple[str, Seen]) -> None:
    game, saw = seen
    if game == "mafia":
        assert {"mafia.kill", "mafia.ask", "mafia.accuse", "mafia.second", "mafia.vote", "mafia.close"} <= set(saw.asks)
        assert {"mafia.deal", "mafia.deal-to", "mafia.tie", "mafia.pace-defence"} <= set(saw.asks)
        assert saw.phases == {"deal", "night", "day"}
        assert {"killers", "angel_of_hearts", "angel_of_diamonds", "discussion", "accusations", "vote"} <= saw.stages
        assert {"public", "killers", "whisper", "dead"} <= saw.channels
        assert {"muted", "killer", "not-killer"} <= saw.marks
        assert {"core.ended-by-referee", "mafia.no-killers", "mafia.no-majority", "mafia.quiet"} <= saw.reasons


def test_questions_have_words(lang: str, seen: tuple[str, Seen]) -> None:
    assert lacking(lang, [f"ask-{hyphens(k)}" for k in seen[1].asks]) == []


def test_every_answer_has_words(lang: str, seen: tuple[str, Seen]) -> None:
    said = words(lang)
    for key, tokens in seen[1].asks.items():
        for token in tokens:
            text = said.option(key, token)
            assert text, (key, token)
            assert not text.startswith("option-"), (key, token)
            assert token.startswith("#") or text != token, (key, token)


def test_the_main_button_has_a_verb_for_who_is_picked(lang: str, seen: tuple[str, Seen]) -> None:
    asked = [f"ask-{hyphens(k)}" for k, tokens in seen[1].asks.items() if any(t.startswith("#") for t in tokens)]
    assert lacking(lang, [f"{key}.pick" for key in asked if key not in BY_CHANCE]) == []


def test_silence_has_words(lang: str, seen: tuple[str, Seen]) -> None:
    for key in seen[1].asks:
        for token in seen[1].defaults:
            if token in ("silence", "pass"):
                assert not words(lang).option(key, token).startswith("option-")


def test_questions_use_only_what_they_are_given(lang: str, seen: tuple[str, Seen]) -> None:
    """Where a question names something or nothing, its words ask which it is."""
    for key, lengths in seen[1].abouts.items():
        named = {f"a{n}" for n in range(max(lengths))}
        for written, text in catalogue(lang).items():
            if written.split(".")[0] in (f"ask-{hyphens(key)}", f"pace-{hyphens(key)}"):
                more = {"what", "kind", "way"} if written.endswith(".pick") else set()
                more |= {"card", "to", "whom", "lock"} if written == "ask-fengsheng-send.pick" else set()
                more |= {"what"} if written.endswith((".thing", ".two")) else set()
                more |= {"what", "one", "other"} if written.endswith(".pair") else set()
                assert text.variables <= named | {"about", "mine", "silence"} | more, written
                assert 0 not in lengths or not text.variables & named or "about" in text.variables, written


def test_phases_stages_reasons_teams_marks_channels_and_facts_have_words(lang: str, seen: tuple[str, Seen]) -> None:
    game, saw = seen
    rules = ALL_GAMES[game]
    keys = [f"game-{game}", f"game-{game}.about"]
    keys += [f"phase-{game}-{p}" for p in {*saw.phases, *rules.phases}]
    keys += [f"stage-{game}-{s}" for s in saw.stages]
    keys += [f"reason-{hyphens(r)}" for r in saw.reasons]
    keys += [f"team-{game}-{t}" for t in {*saw.teams, *(r.team for r in rules.roles.values() if r.team)}]
    keys += [f"mark-{game}-{m}" for m in saw.marks]
    keys += [f"channel-{c}" for c in saw.channels]
    if not (BOARDS_OF_THE_PAGE / game).is_dir():  # a board shows them without words
        keys += [f"fact-{game}-{f}" for f in saw.facts]
    keys += [f"penalty-{p}" for p in rules.penalties]
    keys += [f"hand-{h}" for h in (*rules.hands, *rules.declarations)]
    keys += [f"pace-{hyphens(k)}" for k in saw.asks if ".pace-" in k]
    keys += READ
    assert lacking(lang, keys) == []


def test_roles_have_a_name_an_ability_and_a_card(lang: str) -> None:
    keys = [f"role-{game.id}-{role}" for game in ALL_GAMES.values() for role in game.roles]
    assert lacking(lang, keys + [f"{k}.ability" for k in keys]) == []
    assert lacking(lang, [f"{k}.card" for k in keys if k.startswith("role-mafia-")]) == []


def test_options_have_a_name_and_help(lang: str) -> None:
    keys = [f"option-{game.id}-{name}" for game in ALL_GAMES.values() for name in game.Options.__struct_fields__]
    assert lacking(lang, keys + [f"{k}.help" for k in keys]) == []


# -- what the code can utter -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS, ids=lambda e: e.__struct_config__.tag)
def test_an_event_has_words_made_of_its_own_fields(lang: str, event: Any) -> None:
    tag = str(event.__struct_config__.tag)
    keys = [f"event-{hyphens(tag)}"]
    assert lacking(lang, keys) == []
    fields = {*event.__struct_fields__, "me", "type"} | ({"mine"} if set(DOERS) & {*event.__struct_fields__} else set())
    fields |= {"self"} if {"by", "to"} <= fields or {"by", "seat"} <= fields or {"sender", "seat"} <= fields else set()
    if tag.startswith("core."):
        keys += [f"event-{hyphens(tag.replace('core.', f'{game}.', 1))}" for game in ALL_GAMES]
    for key in keys:
        if key in catalogue(lang):
            assert catalogue(lang)[key].variables <= fields, key


@pytest.mark.parametrize("error", ERRORS)
def test_an_error_has_words(lang: str, error: str) -> None:
    assert lacking(lang, [f"error-{error}"]) == []


def test_every_error_has_a_key_of_its_own() -> None:
    kinds = [DuskbellError, *subclasses(DuskbellError)]
    own = [k for k in kinds if "key" in k.__dict__]
    assert len({k.key for k in own}) == len({k.__name__ for k in own})


@cache
def said_by_bots() -> frozenset[str]:
    """Every line that plain bots said at some tables of each game."""
    lines: set[str] = set()
    for game in ALL_GAMES:
        for seed in range(20):
            options = {"angels": 2} if game == "mafia" else {}
            players = min(9, ALL_GAMES[game].players[1])
            play = duskbell.start(game, players=players, seed=seed, options=options, moderator="ask")
            play_out(play, seat_bots(play, str(seed), "plain"), str(seed))
            lines |= {line[4] for line in play.lines if line[0] == "say"}
    return frozenset(lines)


def test_what_bots_say_has_words(lang: str) -> None:
    assert len(said_by_bots()) >= 4
    assert lacking(lang, [f"say-{hyphens(line)}" for line in said_by_bots()]) == []


def test_every_key_written_in_a_bot_is_a_question_or_has_words(lang: str, seen: tuple[str, Seen]) -> None:
    game, saw = seen
    trees = [python.parse(p.read_text(encoding="utf-8")) for p in (ROOT / "bots").glob(f"{game}*.py")]
    written = {
        node.value
        for tree in trees
        for node in python.walk(tree)
        if isinstance(node, python.Constant) and isinstance(node.value, str) and node.value.startswith(f"{game}.")
    } - {f"{game}."}
    said = [w for w in written if w not in saw.asks and f"ask-{hyphens(w)}" not in catalogue(lang) and " " not in w]
    assert lacking(lang, [f"say-{hyphens(w)}" for w in said]) == []


def test_no_words_are_left_over_for_what_is_gone(seen: tuple[str, Seen]) -> None:
    game, saw = seen
    rules = ALL_GAMES[game]
    tags = {hyphens(str(e.__struct_config__.tag)) for e in EVENTS}
    known = {f"event-{t}" for t in tags} | {f"event-{t.replace('core-', game + '-', 1)}" for t in tags}
    known |= {f"ask-{hyphens(k)}" for k in saw.asks} | {f"pace-{hyphens(k)}" for k in saw.asks}
    known |= {f"role-{game}-{r}" for r in rules.roles} | {f"phase-{game}-{p}" for p in rules.phases}
    known |= {f"role-clocktower-{id}" for id in KNOWN if game == "clocktower"}
    known |= {f"stage-{game}-{s}" for s in saw.stages} | {f"reason-{hyphens(r)}" for r in saw.reasons}
    known |= {f"error-{e}" for e in ERRORS} | {f"penalty-{p}" for p in rules.penalties}
    known |= {f"option-{game}-{o}" for o in rules.Options.__struct_fields__}
    known |= {
        "option-pass",
        "option-yes",
        "option-no",
        "option-silence",
        "reason-core-broken-off",
        "reason-core-ended-by-referee",
        "reason-core-retake",
        f"reason-{game}-quiet",
        f"reason-{game}-forfeited",
        *RARE,
        *READ,
        *WRITTEN,
    }
    kinds = ("event-", "ask-", "pace-", "role-", "phase-", "stage-", "reason-", "error-", "penalty-", "option-")
    others = tuple([f"{kind}{g}-" for kind in kinds for g in ALL_GAMES if g != game])
    known |= {f"penalty-{p}" for g in ALL_GAMES.values() for p in g.penalties}
    mine = [k for k in catalogue("en") if not k.startswith(others)]
    assert [k for k in mine if k.startswith(kinds) and k.split(".")[0] not in known] == []
    asked = {f"ask-{hyphens(k)}" for k in saw.asks}
    for key in mine:
        ask, dot, token = key.partition(".")
        if dot and ask.startswith("ask-") and token not in ABOUT_THE_QUESTION and ask not in RARE and ask in asked:
            tokens = {t for k, options in saw.asks.items() if f"ask-{hyphens(k)}" == ask for t in options}
            assert token in tokens or token in rules.roles, f"{key}: no such answer"
