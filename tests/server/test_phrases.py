"""Phrases by stage and card: what is offered is the same for everybody, and a claim is understood."""

from __future__ import annotations

from typing import Any

import pytest

import duskbell
from duskbell.bots import make
from duskbell.bots.clocktower.notes import TOLD, Notes
from duskbell.bots.fengsheng.mind import side_claimed as fengsheng_side
from duskbell.bots.shadow_hunters.mind import side_claimed as shadow_side
from duskbell.catalog import games
from duskbell.games.fengsheng.card import BLUE, RED
from duskbell.games.shadow_hunters.table import HUNTER, SHADOW
from duskbell.games.werewolf.sayings import card_claimed
from duskbell.kernel.core_events import Said
from duskbell.kernel.errors import NoFloor
from duskbell.kernel.log import ever
from duskbell.locale import LANGUAGES, words
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting.sitting import Sitting
from tests.server.test_clock import Time

GAMES = list(duskbell.GAMES.values())


def ids() -> list[str]:
    return [game.id for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_what_is_offered_can_be_said(game: Any) -> None:
    offered = next(g for g in games() if g["id"] == game.id)
    assert offered["claim"] == game.claim != ""
    assert offered["phrases_at"], "each game offers something by its hour"
    for at, lines in game.phrases_at.items():
        alone = [line for line in lines if line not in game.phrases]
        assert all(line.endswith(".pack-let") for line in alone), alone
        for lang in LANGUAGES:
            assert words(lang).has(f"stage-{game.id}-{at}") or words(lang).has(f"phase-{game.id}-{at}"), at
    for lang in LANGUAGES:
        table = words(lang).table(game.id, ())
        said = [table.text(f"say-{game.claim.replace('.', '-')}", {"a0": role}) for role in game.roles]
        assert not [one for one in said if "say-" in one or "role-" in one or "{" in one]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_the_roles_of_a_table_are_told_to_all(game: Any) -> None:
    """What is offered comes from an event that everybody sees alike: it tells nothing of whoever claims."""
    event, field = game.cast
    if not event:
        return
    play = duskbell.start(game.id, game.usual_players, seed=3, moderator="ask")
    told = []
    for viewer in (None, 0, 1, 2):
        data = [entry.event.as_data() for entry in play.view(viewer).table.log]
        told.append([e[field] for e in data if e["type"] == event])
    assert told[0]
    assert all(one == told[0] for one in told)
    assert set(told[0][0]) <= set(game.roles)


def to_a_talk(game: str, players: int) -> Sitting:
    time = Time()
    play = duskbell.start(game, players, seed=4, moderator="ask")
    sitting = Sitting(
        play, person_moderates=False, bots={}, present=lambda: set(range(players)), read=time, tempo=Tempo()
    )
    while sitting.pace is None:
        time.now += sitting.wait()
        sitting.strike()
    return sitting


def test_what_a_group_says_at_night_by_a_tap_is_said_there_alone() -> None:
    play = duskbell.start("mafia", 8, seed=4, moderator="auto")
    sitting = Sitting(play, person_moderates=False, bots={}, present=lambda: set(range(8)), read=Time(), tempo=Tempo())
    killers = [s.no for s in play.table.seats if s.role.id == "killer"]
    assert play.table.stage == "killers"
    sitting.say(killers[0], "", "killers", "mafia.pack-let", (3,))
    assert [s.line for s in ever(play.view(killers[1]).table, Said)] == ["mafia.pack-let"]
    sitting = to_a_talk("mafia", 6)
    with pytest.raises(NoFloor):
        sitting.say(0, "", "public", "mafia.pack-let", (3,))


def test_a_claim_names_one_role_and_any() -> None:
    sitting = to_a_talk("mafia", 6)
    seat = next(s.no for s in sitting.play.table.seats if s.alive)
    for role in sitting.play.game.roles:
        sitting.say(seat, "", "public", "mafia.claim", (role,))
        said = sitting.play.table.log[-1].event.as_data()
        assert (said["line"], list(said["about"])) == ("mafia.claim", [role])
    for line, about in (
        ("mafia.claim", ()),
        ("mafia.claim", (1,)),
        ("mafia.claim", ("seer",)),
        ("mafia.claim", ("killer", "villager")),
        ("mafia.acc-silent", ("killer",)),
        ("core.phrase-suspect", (99,)),
        ("mafia.rep-aloud", ()),
    ):
        with pytest.raises(NoFloor):
            sitting.say(seat, "", "public", line, about)


def test_bots_take_it_as_a_claim() -> None:
    assert card_claimed(Said(2, "public", line="werewolf.claim", about=("witch",))) == "witch"
    assert shadow_side("shadow_hunters.claim", ("emi",)) == HUNTER
    assert shadow_side("shadow_hunters.claim", ("vampire",)) == SHADOW
    assert (fengsheng_side("fengsheng.claim", ("lurker",)), fengsheng_side("fengsheng.claim", ("agent",))) == (
        RED,
        BLUE,
    )
    assert fengsheng_side("fengsheng.claim", ("killer",)) == ""


REPORTED: tuple[tuple[str, tuple[int | str, ...]], ...] = (
    ("number", ("chef", 1, 2)),
    ("yes", ("fortuneteller", 1, 0, 3)),
    ("no", ("seamstress", 1, 2, 3)),
    ("heard-yes", ("flowergirl", 1)),
    ("heard-no", ("towncrier", 1)),
    ("pair", ("investigator", 1, "poisoner", 2, 4)),
    ("none", ("librarian", 1)),
    ("role", ("ravenkeeper", 1, "imp", 5)),
    ("either", ("dreamer", 1, "saint", "imp", 1)),
    ("who", ("grandmother", 1, "chef", 2)),
    ("demon", ("sage", 1, 1, 6)),
    ("woke", ("chambermaid", 1, 2, 3, 4)),
    ("chose", ("snakecharmer", 1, 3)),
    ("claims", ("savant", 1, "is>imp>#3", "demon>#1>#2")),
    ("answer-yes", ("artist", 1, "beside")),
    ("answer-no", ("artist", 1, "outsiders>2")),
    ("good", ("beggar", 1, 4)),
    ("evil", ("beggar", 1, 5)),
)


def test_people_report_what_bots_do_and_bots_take_it_as_told() -> None:
    sitting = to_a_talk("clocktower", 7)
    play, game = sitting.play, sitting.play.game
    assert {f"clocktower.told-{form}" for form, _ in REPORTED} == set(game.reports)
    assert set(TOLD) == set(game.reports)
    seat, other = 0, 1
    for form, about in REPORTED:
        sitting.say(seat, "", "public", f"clocktower.told-{form}", about)
    notes = Notes(other, 7)
    notes.read(play.view(other).table.log)
    heard = {tell.saying() for tell in [*notes.told, *notes.revised]}
    assert heard == {(f"clocktower.told-{form}", about) for form, about in REPORTED}
    for lang in LANGUAGES:
        table = words(lang).table(game.id, tuple([f"N{n}" for n in range(7)]))
        for form, about in REPORTED:
            said = table.text(f"say-clocktower-told-{form}", {f"a{n}": x for n, x in enumerate(about)})
            assert all(f"N{x}" in said for x in about[2:] if isinstance(x, int) and form not in ("number", "woke")), (
                said
            )
    make("clocktower", "plain", "seed", talks=True).speak(play.view(other), ("public",))


@pytest.mark.parametrize(
    ("form", "about"),
    [
        ("number", ("chef", 1)),
        ("number", ("chef", 1, 8)),
        ("number", ("chef", 2, 0)),
        ("number", ("chef", 0, 0)),
        ("number", ("investigator", 1, 0)),
        ("number", ("chef", 1, "imp")),
        ("pair", ("investigator", 1, "poisoner", 2, 2)),
        ("pair", ("investigator", 1, "seer", 2, 3)),
        ("pair", ("investigator", 1, 4, 2, 3)),
        ("pair", ("investigator", 1, "poisoner", 2, 7)),
        ("none", ("librarian", 1, 3)),
        ("claims", ("savant", 1, "evil>#1", "evil>#1")),
        ("claims", ("savant", 1, "evil>#1", "evil>#7")),
        ("claims", ("savant", 1, "evil>#1", "evil>1")),
        ("claims", ("savant", 1, "evil>#1", "good>#2")),
        ("claims", ("savant", 1, "evil>#1")),
        ("answer-yes", ("artist", 1, "alike>#1>#1")),
        ("answer-yes", ("artist", 1, "is>seer>#1")),
        ("answer-yes", ("artist", 1, "outsiders>8")),
        ("answer-yes", ("artist", 1, "evil>#1>#2")),
        ("answer-yes", ("artist", 1, "own-words")),
        ("answer-yes", ("artist", 1, 3)),
    ],
)
def test_no_report_of_what_nobody_could_name(form: str, about: tuple[int | str, ...]) -> None:
    sitting = to_a_talk("clocktower", 7)
    with pytest.raises(NoFloor):
        sitting.say(0, "", "public", f"clocktower.told-{form}", about)


@pytest.mark.parametrize(("game", "players"), [("clocktower", 7), ("werewolf", 9)])
def test_bots_play_on_after_every_claim(game: str, players: int) -> None:
    """Whatever card somebody claims, bots speak and answer."""
    sitting = to_a_talk(game, players)
    play = sitting.play
    seat = next(n for n in range(players) if any(c.id == "public" for c in play.channels(n)))
    for role in list(play.game.roles)[:12]:
        sitting.say(seat, "", "public", play.game.claim, (role,))
    other = next(n for n in range(players) if n != seat)
    bot = make(game, "plain", "seed", talks=True)
    bot.speak(play.view(other), ("public",))
