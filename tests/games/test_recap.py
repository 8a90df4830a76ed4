"""What is worth telling again of a table: few lines, true ones, in every language, and where it turned."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.arena.sitting import play_out, sit
from duskbell.games import find
from duskbell.games.aiwolf import table as aiwolf
from duskbell.games.clocktower.events import (
    Became,
    Chose,
    Claimed,
    Collected,
    Counted,
    Dawned,
    DayOver,
    Executed,
    Explained,
    LifeTurned,
    Misled,
    Missed,
    Nominated,
    Told,
)
from duskbell.games.fengsheng import events as fengsheng
from duskbell.games.mafia.table import Died as MafiaDied
from duskbell.games.mafia.table import Learned as Asked
from duskbell.games.mafia.table import Settled as Chosen
from duskbell.games.mafia.table import Voted as MafiaVoted
from duskbell.games.shadow_hunters.events import Aided, Attacked, Damaged, TurnBegan
from duskbell.games.shadow_hunters.events import Died as Fell
from duskbell.games.werewolf.events import Acted, Died, Learned, Searched, Settled, Shot, Voted
from duskbell.kernel import NOBODY
from duskbell.kernel.core_events import Ended, Marked, PhaseBegan, Prevented, Said
from duskbell.kernel.event import Event
from duskbell.kernel.recap import MOST_LINES, MOST_TURNS, Fact, Recap, facts_of
from duskbell.locale import words

SIZES = {"mafia": 8, "werewolf": 12, "shadow_hunters": 5, "fengsheng": 5, "clocktower": 7, "aiwolf": 9}


def laid(game: str, cards: list[str], /, *events: Event, **options: Any) -> Recap:
    """The recap of a table at which just this happened to these cards."""
    rules = find(game)
    t = rules.new_table(len(cards), rules.read_options(len(cards), options))
    for seat, card in enumerate(cards):
        t.know(seat, card)
    for event in events:
        t.emit(event, public=True)
    return rules.recap(t)


def turns(recap: Recap) -> dict[str, Fact]:
    return {fact.what.partition(".")[2].removeprefix("turn-"): fact for fact in recap.turns}


@pytest.mark.slow
@pytest.mark.parametrize("game", list(SIZES))
def test_a_game_is_told_in_few_lines_that_every_language_has_words_for(game: str) -> None:
    play, bots = sit(game, SIZES[game], "told", {}, "plain", talks=True)
    play_out(play, bots, "told")
    log = play.table.log
    recap = play.game.recap(play.table)
    assert recap == play.game.recap(play.table), "the same log gives the same facts"
    assert recap.chapters
    assert len(recap.turns) <= MOST_TURNS
    starts = [c.at for c in recap.chapters]
    assert starts == sorted(starts)
    assert all(c.lines and len(c.lines) <= MOST_LINES for c in recap.chapters)
    told = facts_of(recap)
    assert [f.at for f in recap.turns] == sorted(f.at for f in recap.turns)
    names = tuple(f"Name{n}" for n in range(SIZES[game]))
    for lang in ("en", "zh-CN"):
        say = words(lang).table(game, names)
        for fact in told:
            assert 0 <= fact.at < len(log)
            said = say.fact(fact.what, fact.about)
            assert not [raw for raw in ("recap-", "{", "-1") if raw in said], said
            assert not [word for word in said.split() if word.count("-") > 1], f"an id: {said}"


def test_mafia_one_vote_short_no_agreement_and_a_nod_that_was_used() -> None:
    cast = ["killer", "killer", "angel_of_hearts", "villager", "villager", "villager", "villager"]
    recap = laid(
        "mafia",
        cast,
        PhaseBegan("night", 1),
        Chosen(-1, False),
        Asked(2, 1, True),
        PhaseBegan("day", 1),
        MafiaVoted(0, (2, 3, 4), (0, 1, 5, 6)),
        PhaseBegan("night", 2),
        Chosen(3, True),
        PhaseBegan("day", 2),
        MafiaDied(3, "killers", "villager"),
        MafiaVoted(1, (2, 4, 5, 6), (0, 1)),
        MafiaDied(1, "vote", "killer"),
    )
    found = turns(recap)
    assert found["narrow"].about == {"day": 1, "seat": 0, "role": "killer"}
    assert found["found"].about == {"day": 1, "seat": 2, "target": 1}
    assert [[f.what for f in line] for line in recap.chapters[0].lines] == [["mafia.disagreed"], ["mafia.asked"]]
    assert recap.chapters[-1].lines[-1][0].about["votes"] == 4


@pytest.mark.parametrize("said", [{"line": "mafia.i-am-angel"}, {"line": "mafia.claim", "about": ("angel_of_hearts",)}])
def test_mafia_a_false_angel_who_was_followed_and_a_true_one_who_was_not(said: dict[str, Any]) -> None:
    cast = ["killer", "angel_of_hearts", "villager", "villager", "villager"]
    found = turns(
        laid(
            "mafia",
            cast,
            PhaseBegan("day", 1),
            Said(1, "public", **said),
            Said(0, "public", line="mafia.found-killer", about=(1,)),
            MafiaVoted(1, (0, 2, 3), (1, 4)),
            MafiaDied(1, "vote", "angel_of_hearts"),
        )
    )
    assert found["believed"].about == {"seat": 0, "role": "killer", "n": 2, "target": 1}
    assert found["disbelieved"].about["seat"] == 1


def test_mafia_lost_by_the_village_turned_at_an_angel_killed_while_it_asked_and_at_one_executed() -> None:
    """What killers lost before they won decided nothing."""
    cast = ["killer", "killer", "angel_of_hearts", "angel_of_diamonds", "villager", "villager", "villager", "villager"]
    recap = laid(
        "mafia",
        cast,
        PhaseBegan("night", 1),
        Asked(2, 1, True),
        PhaseBegan("day", 1),
        MafiaVoted(1, (2, 3, 4, 5, 6), (0, 1, 7)),
        MafiaDied(1, "vote", "killer"),
        PhaseBegan("night", 2),
        Chosen(3, True),
        Asked(3, 0, True),
        PhaseBegan("day", 2),
        MafiaDied(3, "killers", "angel_of_diamonds"),
        MafiaVoted(4, (0, 2, 5, 6), (4, 7)),
        MafiaDied(4, "vote", "villager"),
        PhaseBegan("night", 3),
        Chosen(2, True),
        PhaseBegan("day", 3),
        MafiaDied(2, "killers", "angel_of_hearts"),
        Ended((0, 1), ("killers",), "mafia.no-majority"),
        angels=2,
    )
    assert [fact.what for fact in recap.turns] == ["mafia.turn-silenced", "mafia.turn-own", "mafia.turn-last-night"]
    found = turns(recap)
    assert found["silenced"].about == {"day": 2, "seat": 3, "target": 0, "role": "angel_of_diamonds"}
    assert found["own"].about == {"day": 2, "seat": 4, "role": "villager", "votes": 4, "all": 6}
    assert found["last-night"].about == {"day": 3, "seat": 2, "role": "angel_of_hearts"}


WOLVES = ["wolf", "wolf", "seer", "witch", "guard", "villager", "villager", "villager"]


def test_werewolf_guard_and_antidote_that_met_a_shot_at_the_own_side_and_a_proof() -> None:
    found = turns(
        laid(
            "werewolf",
            WOLVES,
            PhaseBegan("night", 1),
            Acted(0, "kill", (5,)),
            Acted(4, "guard", (5,)),
            Acted(3, "antidote", (5,)),
            Settled(((5, "pack"),)),
            PhaseBegan("vote", 1),
            Shot(2, 6),
            Searched("proved"),
            Ended((0, 1), ("wolves",), "werewolf.kidnap"),
            board="free",
            cast="wolf*2 seer witch guard villager*3",
        )
    )
    assert found["met"].about == {"day": 1, "seat": 5}
    assert found["shot-own"].about == {"seat": 2, "target": 6, "role": "villager"}
    assert found["kidnap"].about == {"n": 2, "of": 6}


def test_werewolf_a_save_that_paid_a_claim_that_was_followed_and_one_vote() -> None:
    found = turns(
        laid(
            "werewolf",
            WOLVES,
            PhaseBegan("night", 1),
            Acted(3, "antidote", (2,)),
            Settled(()),
            PhaseBegan("speeches", 1),
            Said(0, "public", line="werewolf.claim-wolf", about=(5,)),
            PhaseBegan("vote", 1),
            Voted("exile", (0, 2, 3, 5, 6, 7), (5, 0, 0, 0, 5, 5), (2, 2, 2, 2, 2, 3), (5,)),
            Died(5, "exile"),
            PhaseBegan("night", 2),
            Learned(2, 1, "seen-wolf"),
            Settled(()),
            board="free",
            cast="wolf*2 seer witch guard villager*3",
        )
    )
    assert found["saved-finder"].about["wolf"] == 1
    assert found["believed"].about == {"seat": 0, "claim": "seer", "n": 2, "role": "wolf"}
    assert found["narrow"].about == {"day": 1, "seat": 0, "role": "wolf"}


def test_werewolf_the_good_exile_their_own_hunter_and_the_last_god_dies_by_night() -> None:
    """Who had said to be it is told of as one who was not believed."""
    found = turns(
        laid(
            "werewolf",
            WOLVES,
            PhaseBegan("vote", 1),
            Voted("exile", (0, 2, 4, 5, 6, 7), (3, 3, 3, 3, 3, 0), (2, 2, 2, 2, 2, 3), (3,)),
            Died(3, "exile"),
            PhaseBegan("night", 2),
            PhaseBegan("dawn", 2),
            Died(4, "pack", night=True),
            board="free",
            cast="wolf*2 seer witch guard villager*3",
        )
    )
    assert found["own"].about == {"day": 1, "seat": 3, "role": "witch", "votes": "5"}
    assert found["last-night"].about == {"day": 2, "seat": 4, "role": "guard"}


@pytest.mark.parametrize(("cause", "told"), [("pack", True), ("poison", False)])
def test_werewolf_whose_gun_the_end_forestalled_is_told(cause: str, told: bool) -> None:
    """W10: victory is declared before anybody shoots."""
    recap = laid(
        "werewolf",
        ["wolf", "hunter", *["villager"] * 4],
        PhaseBegan("night", 2),
        PhaseBegan("dawn", 2),
        Died(1, cause, night=True),
        Ended((0,), ("wolves",), "werewolf.no-gods"),
        board="free",
        cast="wolf hunter villager*4",
    )
    unfired = [f.about for f in facts_of(recap) if f.what == "werewolf.unfired"]
    assert unfired == ([{"seat": 1, "role": "hunter"}] if told else [])


def test_shadow_hunters_a_roll_that_was_needed_at_the_own_side() -> None:
    cast = ["emi", "franklin", "unknown", "vampire"]
    hit = [TurnBegan(0), Damaged(1, 9, 2, "attack"), Attacked(0, (1,), "attack", 1, 4, 3), Damaged(1, 3, 0, "attack")]
    found = turns(laid("shadow_hunters", cast, PhaseBegan("turn", 1), *hit, Fell(1, 0, "franklin")))
    assert found["roll"].about == {"seat": 0, "target": 1, "n": 3, "role": "franklin"}
    assert found["own"].about["by"] == 0


def test_shadow_hunters_says_by_what_somebody_fell_whom_nobody_else_struck() -> None:
    """The Doll's 5 or 6 falls on whoever rolled it: that is nobody else's hand, and the recap names the card."""
    cast = ["emi", "franklin", "unknown", "vampire"]
    own = [TurnBegan(1), Damaged(1, 3, NOBODY, "spiritual_doll"), Fell(1, NOBODY, "franklin")]
    other = [TurnBegan(2), Damaged(0, 3, 2, "attack"), Fell(0, 2, "emi")]
    recap = laid("shadow_hunters", cast, PhaseBegan("turn", 1), *own, *other)
    assert turns(recap)["first"].about["cause"] == "spiritual_doll"
    assert turns(recap)["last"].about["cause"] == "none"
    bat = [TurnBegan(2), Damaged(1, 2, 2, "vampire_bat"), Fell(1, 2, "franklin")]
    assert turns(laid("shadow_hunters", cast, PhaseBegan("turn", 1), *bat))["first"].about["cause"] == "vampire_bat"
    fell = [f for c in recap.chapters for line in c.lines for f in line if f.what == "shadow_hunters.fell"]
    assert [f.about["cause"] for f in fell] == ["spiritual_doll", "none"]
    for lang, doll in (("en", "Spiritual Doll"), ("zh-CN", "恐怖娃娃")):
        say = words(lang).table("shadow_hunters", ("A", "B", "C", "D"))
        assert doll in say.fact(fell[0].what, fell[0].about), say.fact(fell[0].what, fell[0].about)


def test_shadow_hunters_counts_turns_as_the_table_does_and_all_harm() -> None:
    """First Aid sets a marker, which is nobody's blow. What is no more than half of it has no one hand."""
    cast = ["emi", "franklin", "unknown", "vampire"]
    first = [
        TurnBegan(0),
        Aided(1, 7, 0, 7),
        TurnBegan(1),
        TurnBegan(2),
        Damaged(3, 2, 2, "attack"),
        TurnBegan(3),
    ]
    second = [TurnBegan(0), Damaged(2, 2, 0, "attack"), TurnBegan(1), Damaged(2, 2, 1, "attack"), TurnBegan(2)]
    third = [TurnBegan(0), Damaged(2, 3, 1, "attack"), TurnBegan(1), Damaged(2, 2, 3, "weird_woods")]
    chapters = laid("shadow_hunters", cast, PhaseBegan("turn", 1), *first, *second, *third).chapters
    assert [(c.day, c.until) for c in chapters] == [(1, 4), (5, 7), (8, 9)]
    worst = [c.lines[0][0].about for c in chapters]
    assert worst[0] == {"seat": 3, "n": 2, "by": 2, "part": "all"}
    assert chapters[0].lines[0][1].about == {"seat": 1, "n": 7}
    assert (worst[1]["n"], worst[1]["part"]) == (4, "some")
    assert worst[2] == {"seat": 2, "n": 5, "by": 1, "part": "most"}


def test_clocktower_a_shot_that_hit_and_one_who_told_what_was_so_and_was_executed() -> None:
    """Who tells what a character has learned says to be it, even without the bare claim."""
    cast = ["imp", "fortuneteller", "slayer", "chef", "empath", "poisoner"]
    found = turns(
        laid(
            "clocktower",
            cast,
            PhaseBegan("day", 1),
            *[Collected(n, role, "evil" if role in ("imp", "poisoner") else "good") for n, role in enumerate(cast)],
            Said(1, "public", line="clocktower.told-no", about=("fortuneteller", 1, 2, 3)),
            Executed(1),
            PhaseBegan("day", 2),
            Executed(3),
            PhaseBegan("day", 3),
            Claimed(2, "slayer", 0),
            LifeTurned(0, False),
        )
    )
    assert found["disbelieved"].about == {"day": 1, "seat": 1, "role": "fortuneteller"}
    assert found["own"].about == {"day": 2, "seat": 3, "role": "chef"}  # who had said nothing
    assert found["shot"].about == {"day": 3, "seat": 2, "claim": "slayer", "target": 0, "role": "imp"}


def test_clocktower_who_became_another_character_is_told_with_what_they_had_been() -> None:
    cast = ["imp", "scarletwoman", "mayor", "chef", "empath", "monk"]
    told = laid(
        "clocktower",
        cast,
        PhaseBegan("day", 1),
        *[Collected(n, role, "good" if n > 1 else "evil") for n, role in enumerate(cast)],
        Executed(0),
        Became(1, "imp", "evil"),
    )
    (day,) = told.chapters
    became = [f.about for f in day.lines[-1] if f.what == "clocktower.became"]
    assert became == [{"seat": 1, "role": "imp", "was": "scarletwoman"}]
    heir = turns(told)["heir"]
    assert heir.about == {"seat": 1, "role": "imp", "was": "scarletwoman", "day": 1, "phase": "day"}


def test_clocktower_a_tie_a_death_turned_aside_and_who_only_counted_as_the_demon() -> None:
    cast = ["imp", "fortuneteller", "mayor", "chef", "empath", "poisoner"]
    recap = laid(
        "clocktower",
        cast,
        PhaseBegan("night", 1),
        *[Collected(n, role, "evil" if role in ("imp", "poisoner") else "good") for n, role in enumerate(cast)],
        Marked(3, "red-herring", 1),
        Told(1, "fortuneteller", (3, 4), ("yes",), "yes"),
        Explained(1, "fortuneteller", "works", True),
        Chose(0, "imp", "clocktower.player", (2,)),
        Prevented("clocktower.died", 2, "mayor", 2),
        Dawned((5,)),
        PhaseBegan("day", 1),
        Nominated(0, 1),
        Counted(1, 3, 1, 3),
        Nominated(1, 2),
        Counted(2, 3, NOBODY, 3),
        DayOver(),
    )
    night, day = ([f for line in c.lines for f in line] for c in recap.chapters)
    assert [(f.what, f.about) for f in day] == [("clocktower.tied", {"seats": [1, 2], "n": 3})]
    assert {f.what: f.about for f in night if f.what in ("clocktower.lived", "clocktower.seemed")} == {
        "clocktower.lived": {"seat": 2, "role": "mayor"},
        "clocktower.seemed": {"seat": 3, "role": "chef"},
    }
    assert not {"clocktower.told-true", "clocktower.told-false"} & {f.what for f in night}


def test_clocktower_who_was_drunk_or_poisoned_and_by_whom_is_told_to_everybody_once_it_is_over() -> None:
    """The Storyteller alone knew: whom the Poisoner took, whom in vain, and who took themselves for what they were not.
    What several are made at once is one line.
    """
    cast = ["imp", "drunk", "minstrel", "chef", "empath", "poisoner"]
    recap = laid(
        "clocktower",
        cast,
        PhaseBegan("setup", 1),
        *[Collected(n, role, "evil" if role in ("imp", "poisoner") else "good") for n, role in enumerate(cast)],
        Misled(1, "washerwoman"),
        PhaseBegan("night", 1),
        Marked(3, "poisoned", 5, "night", "poisoner"),
        Marked(4, "red-herring", 2, "", "fortuneteller"),
        Dawned(()),
        PhaseBegan("day", 1),
        *[Marked(n, "drunk", 2, "", "minstrel") for n in (0, 1)],
        DayOver(),
        PhaseBegan("night", 2),
        Missed(5, "poisoner", 4, "poisoned"),
        Marked(0, "poisoned"),
        Dawned(()),
        script='["imp", "poisoner", "drunk", "minstrel", "chef", "empath", "washerwoman", "fortuneteller"]',
    )
    told = [
        [(f.what.removeprefix("clocktower."), f.about) for f in line] for c in recap.chapters for line in c.lines[:1]
    ]
    poisoner = {"seat": 5, "role": "poisoner", "what": "poisoned", "self": "no"}
    assert told[0] == [
        ("took-for", {"seat": 1, "role": "drunk", "believes": "washerwoman"}),
        ("impaired", poisoner | {"targets": [3]}),
    ]
    drunk = {"seat": 2, "role": "minstrel", "what": "drunk", "self": "no", "targets": [0, 1]}
    assert told[1] == [("impaired", drunk)]
    assert told[2] == [
        ("impaired-not", poisoner | {"targets": [4]}),
        ("impaired-so", {"targets": [0], "what": "poisoned"}),
    ]


@pytest.mark.parametrize(("votes", "narrow"), [(2, False), (3, True)])
def test_clocktower_one_vote_kept_the_demon_from_the_block_only_if_it_would_have_been_more_than_any(
    votes: int, narrow: bool
) -> None:
    """Of six alive three are enough; whoever has had three before, of them four. A new day begins with none."""
    cast = ["imp", "soldier", "virgin", "chef", "empath", "poisoner"]
    yesterday = [PhaseBegan("day", 1), Nominated(4, 3), Counted(3, 5, 3, 5), PhaseBegan("night", 2), Dawned(())]
    today = [PhaseBegan("day", 2), Nominated(3, 1), Counted(1, 3, 1, 3), Nominated(1, 0), Counted(0, votes, 1, 3)]
    dealt = [Collected(n, role, "evil" if role in ("imp", "poisoner") else "good") for n, role in enumerate(cast)]
    found = turns(laid("clocktower", cast, *dealt, *yesterday, *today))
    assert ("narrow" in found) == narrow
    if narrow:
        assert found["narrow"].about == {"day": 2, "seat": 0, "role": "imp"}


def test_clocktower_who_was_executed_for_nominating_was_so_by_no_votes() -> None:
    """Even where a vote on the same seat had come to something before, and the town has executed nobody."""
    cast = ["imp", "soldier", "virgin", "chef", "empath", "poisoner"]
    recap = laid(
        "clocktower",
        cast,
        PhaseBegan("day", 1),
        *[Collected(n, role, "evil" if role in ("imp", "poisoner") else "good") for n, role in enumerate(cast)],
        Nominated(3, 1),
        Counted(1, 3, NOBODY, 3),
        Nominated(1, 2),
        Executed(1),
    )
    executed = [f for line in recap.chapters[-1].lines for f in line]
    assert [(f.what, f.about) for f in executed] == [
        ("clocktower.executed-nominating", {"seat": 1, "role": "soldier", "target": 2})
    ]
    assert not {"own", "disbelieved"} & {*turns(recap)}


@pytest.mark.parametrize("told", [True, False])
def test_werewolf_a_check_turns_the_game_only_if_the_table_has_heard_of_it(told: bool) -> None:
    """Who is killed in the night of the check takes it along; and who was exiled for the truth was so on that day."""
    said = [Said(2, "public", line="werewolf.claim-wolf", about=(0,))] if told else []
    found = turns(
        laid(
            "werewolf",
            WOLVES,
            PhaseBegan("night", 1),
            Learned(2, 0, "seen-wolf"),
            PhaseBegan("speeches", 1),
            *said,
            PhaseBegan("vote", 1),
            Voted("exile", (1, 3, 4, 5, 6, 7), (0, 0, 0, 0, 3, 3), (2, 2, 2, 2, 2, 2), (0,)),
            Died(0, "exile"),
            PhaseBegan("speeches", 2),
            PhaseBegan("vote", 2),
            Voted("exile", (1, 3, 4, 5, 6, 7), (2, 2, 2, 2, 2, 3), (2, 2, 2, 2, 2, 2), (2,)),
            Died(2, "exile"),
            board="free",
            cast="wolf*2 seer witch guard villager*3",
        )
    )
    assert ("found" in found) == told
    assert not told or found["disbelieved"].about["day"] == 2


def test_werewolf_a_claim_is_followed_only_where_the_vote_went_by_it() -> None:
    """A wolf who says to be the witch has said nothing against whom all vote for anyway."""
    said = Said(0, "public", line="werewolf.claim", about=("witch",))
    vote = Voted("exile", (0, 1, 3, 4, 5, 6, 7), (2, 2, 2, 2, 2, 2, 0), (2,) * 7, (2,))
    found = turns(
        laid(
            "werewolf",
            WOLVES,
            *[PhaseBegan("speeches", 1), said, PhaseBegan("vote", 1), vote, Died(2, "exile")],
            board="free",
            cast="wolf*2 seer witch guard villager*3",
        )
    )
    assert "believed" not in found


def test_a_table_of_the_contest_where_the_guard_met_the_wolves_and_a_lie_was_believed() -> None:
    cast = ["werewolf", "werewolf", "possessed", "seer", "medium", "bodyguard", "villager", "villager", "villager"]
    recap = laid(
        "aiwolf",
        cast,
        PhaseBegan("night", 0),
        aiwolf.Divined(3, 0, True),
        PhaseBegan("dawn", 1),
        Said(2, "public", line="aiwolf.seer-wolf", about=(6,)),
        PhaseBegan("dusk", 1),
        aiwolf.Voted("vote", (0, 1, 2, 3, 4, 5, 6, 7, 8), (6, 6, 6, 0, 6, 0, 0, 0, 6), True),
        aiwolf.Exiled(6),
        PhaseBegan("night", 1),
        aiwolf.Guarded(5, 3),
        aiwolf.Chosen(3),
        PhaseBegan("dawn", 2),
        aiwolf.Attacked(-1),
        PhaseBegan("dusk", 2),
        aiwolf.Voted("vote", (0, 1, 2, 3, 4, 5, 7, 8), (3, 3, 3, 0, 0, 0, 0, 0), True),
        aiwolf.Exiled(0),
    )
    found = turns(recap)
    assert found["met"].about == {"day": 1, "seat": 5, "target": 3}
    assert found["narrow"].about == {"day": 1, "seat": 0, "target": 6}
    assert found["found"].about == {"day": 0, "seat": 3, "target": 0}
    kinds = [[f.what.partition(".")[2] for line in c.lines for f in line] for c in recap.chapters]
    assert kinds == [["looked"], ["voted-out"], ["chose", "watched"], ["peaceful", "voted-out"]]


RED_CARDS, RED_SENT, BLACK_SENT, CLARIFY = (7, 8), 9, 35, 49
"""Cards of 风声 by number."""


def drawn(card: int, to: str) -> fengsheng.Moved:
    return fengsheng.Moved(card, "deck", to)


def fought(by: int, name: str, to: int, front: int) -> tuple[Event, Event]:
    """A card in the fight, and before whom the intel lies then."""
    return fengsheng.CardUsed(by, name, to, "", 0, by), fengsheng.Diverted(front)


def test_fengsheng_what_came_by_a_skill_is_told_for_whoever_counts_to_three() -> None:
    put = drawn(RED_CARDS[0], "area1")
    recap = laid("fengsheng", ["agent", "lurker", "agent"], PhaseBegan("turn", 1), put)
    (fact,) = recap.chapters[0].lines[0]
    assert (fact.what, fact.about) == ("fengsheng.placed", {"seat": 1, "colour": "red"})
    said = words("zh-CN").table("fengsheng", ("甲", "乙", "丙"))
    assert said.fact(fact.what, fact.about) == "2号乙面前另添红。"


def test_fengsheng_a_third_that_was_swapped_in_came_from_nobody_else() -> None:
    before = tuple(drawn(card, "area0") for card in RED_CARDS)
    sent = (fengsheng.Moved(BLACK_SENT, "deck", "way"), fengsheng.Routed(0, "left", 1, -1, False))
    swap = (
        fengsheng.CardUsed(0, "swap", 0, "", 0, 0),
        fengsheng.Moved(BLACK_SENT, "way", "discard"),
        fengsheng.Moved(RED_SENT, "deck", "way"),
    )
    end = (fengsheng.Received(0, 0, RED_SENT), fengsheng.Moved(RED_SENT, "way", "area0"), fengsheng.Declared((0,)))
    cast = ["lurker", "agent", "agent"]
    recap = laid("fengsheng", cast, PhaseBegan("turn", 1), *before, *sent, *swap, *end)
    assert turns(recap)["third-swapped-self"].about["by"] == 0


def test_fengsheng_what_is_taken_from_before_somebody_is_told_too_but_not_of_the_dead() -> None:
    put, gone = drawn(RED_CARDS[0], "area1"), fengsheng.Moved(RED_CARDS[0], "area1", "discard")
    recap = laid("fengsheng", ["agent", "lurker", "agent"], PhaseBegan("turn", 1), put, gone)
    facts = recap.chapters[0].lines[0]
    assert [fact.what for fact in facts] == ["fengsheng.placed", "fengsheng.lost"]
    said = words("zh-CN").table("fengsheng", ("甲", "乙", "丙"))
    assert said.fact(facts[1].what, facts[1].about) == "2号乙又失去红。"
    recap = laid("fengsheng", ["agent", "lurker", "agent"], PhaseBegan("turn", 1), put, fengsheng.Died(1), gone)
    assert [f.what for line in recap.chapters[0].lines for f in line] == ["fengsheng.placed", "fengsheng.died"]


def test_fengsheng_what_kept_the_third_from_somebody_is_what_did_so_in_the_end() -> None:
    sent = (*(drawn(card, "area1") for card in RED_CARDS), fengsheng.Moved(RED_SENT, "deck", "way"))
    cast = ["lurker", "lurker", "agent", "agent", "lurker"]
    back = (*fought(3, "mislead", 1, 2), *fought(1, "intercept", 1, 1))
    recap = laid("fengsheng", cast, PhaseBegan("turn", 1), *sent, fengsheng.Routed(0, "left", 1, -1, False), *back)
    assert "stopped" not in turns(recap), "it lies before them again"
    taken = (*back, *fought(3, "intercept", 1, 3), fengsheng.Received(3, 0, RED_SENT))
    recap = laid("fengsheng", cast, PhaseBegan("turn", 1), *sent, fengsheng.Routed(0, "left", 1, -1, False), *taken)
    assert turns(recap)["stopped"].about == {"seat": 3, "card": "intercept", "target": 1, "colour": "red"}


def test_fengsheng_somebody_whose_own_intel_comes_back_and_somebody_whom_a_friend_could_have_saved() -> None:
    cast = ["lurker", "lurker", "agent", "agent", "lurker"]
    area = tuple(drawn(card, "area0") for card in (*RED_CARDS, RED_SENT))
    won = (fengsheng.Received(0, 0, RED_SENT), *area, fengsheng.Declared((0,)))
    recap = laid("fengsheng", cast, PhaseBegan("turn", 1), fengsheng.Routed(0, "left", 1, -1, False), *won)
    assert list(turns(recap)) == ["third-back"]
    for holder, told in ((2, []), (4, ["no-rescue"])):
        dying = (drawn(CLARIFY, f"hand{holder}"), fengsheng.Doomed(1), fengsheng.Died(1))
        assert list(turns(laid("fengsheng", cast, PhaseBegan("turn", 1), *dying))) == told
