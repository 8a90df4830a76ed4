"""The plain Clocktower bot: its own view alone, lies that hold together, votes that count."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from duskbell.arena.sitting import play_out
from duskbell.bots.bot import Bot
from duskbell.bots.clocktower.night import NAMES_ONE
from duskbell.bots.clocktower.notes import TOLD, Notes, Tell
from duskbell.bots.clocktower.plain import PlainClocktowerBot
from duskbell.bots.clocktower.tongue import Tongue
from duskbell.bots.clocktower.worlds import Scale, imagine, truth, usual
from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Chose, Claimed, Died, EvilKnown, Nominated, Pointed, Told
from duskbell.games.clocktower.sayings import CLAIM
from duskbell.kernel import Ask, Play, View
from duskbell.kernel.core_events import Said
from duskbell.kernel.log import ever
from duskbell.testing import sit_down
from duskbell.testing.audit.clocktower import audit
from tests.bots.sitting import Watch, Watched
from tests.bots.truth import tried
from tests.rulebook.clocktower.town import Town

SEVEN = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Guy")
SEEDS = [str(n) for n in range(6)]
ALIVE = SimpleNamespace(alive=True)


def played(seed: int, players: int, watch: Watch | None = None) -> Play[Any]:
    """A finished table of plain bots."""
    play = sit_down(CLOCKTOWER, players, seed, moderator="ask")
    bots: dict[int, Bot] = {n: PlainClocktowerBot(f"{seed}/{n}") for n in range(players)}
    if watch is not None:
        bots = {n: Watched(bot, watch) for n, bot in bots.items()}
    play_out(play, bots, str(seed))
    assert play.over
    return play


@cache
def tables() -> list[Play[Any]]:
    return [played(seed, 5 + seed) for seed in range(7)]


def said(play: Play[Any], line: str) -> list[Said]:
    return [s for s in ever(play.table, Said) if s.line == line]


@pytest.mark.parametrize("players", [16, 20])
def test_bots_weigh_the_largest_tables_before_anybody_knows_who_travels(players: int) -> None:
    """What is dealt to more than fifteen was looked up, which broke everybody who would have spoken."""
    demon, evil = Scale(Notes(0, players), players, "chef").shares()
    assert len(evil) == len(demon) == players
    assert sum(demon) == pytest.approx(1)
    assert usual(players) == usual(15)


# -- at whole tables ---------------------------------------------------------------------------------------------------


def test_they_are_lawful_and_the_same_seed_plays_alike() -> None:
    def watch(view: View[Any], ask: Ask[Any], answer: str) -> None:
        if ask.key not in ("clocktower.hand", "clocktower.slayer"):
            assert ask.accept(answer) == answer

    assert played(3, 9, watch).record.dump() == played(3, 9).record.dump()


@pytest.mark.slow
def test_their_tables_show_the_auditor_no_fault() -> None:
    assert [fault for play in tables() for fault in audit(play)] == []


def test_the_good_say_what_they_drew_and_what_they_were_told_and_nothing_else() -> None:
    for play in tables():
        drew = {s.no: (s.believes or s.role).id for s in play.table.seats if s.team == "good"}
        for claim in said(play, CLAIM):
            assert drew.get(claim.seat, claim.about[0]) == claim.about[0]
        told = {(e.seat, e.role, e.form, e.shown, e.number) for e in ever(play.table, Told)}
        for s in ever(play.table, Said):
            if s.line in TOLD and s.seat in drew:
                tell = Tell.heard(s)
                assert (tell.seat, tell.role, tell.form, tell.shown, tell.number) in told


def test_the_evil_claim_to_be_good_and_keep_to_it() -> None:
    claims: dict[tuple[int, int], set[str]] = {}
    for at, play in enumerate(tables()):
        for s in said(play, CLAIM):
            claims.setdefault((at, s.seat), set()).add(str(s.about[0]))
    assert all(len(roles) == 1 for roles in claims.values())
    evil = [
        roles
        for (at, seat), roles in claims.items()
        if tables()[at].table.seats[seat].team == "evil" and not ever(tables()[at].table, Claimed)
    ]
    assert len(evil) >= 5
    assert {CHARACTERS[id].team for roles in evil for id in roles} == {"good"}


def test_all_that_an_evil_one_makes_up_fits_one_world() -> None:
    checked = 0
    for play in tables():
        players = len(play.table.seats)
        for seat in [s.no for s in play.table.seats if s.team == "evil"]:
            view = play.view(seat)
            notes = Notes(seat, players)
            notes.read(view.table.log)
            first = [t for t in notes.told if t.seat == seat and t.day == 1 and t.form in ("number", "yes", "no")]
            if first:
                checked += 1
                worlds = [w for w in imagine(players, (1 << players) - 1) if not w.has(seat)]
                assert any(all(truth(t, notes, notes.claims, players)(*w) for t in first) for w in worlds)
    assert checked


@pytest.mark.parametrize(("guise", "told"), [("savant", {1: "claims", 2: "claims"}), ("artist", {2: "answer"})])
def test_who_lies_about_what_is_heard_by_day_tells_what_fits_its_world(guise: str, told: dict[int, str]) -> None:
    """A Savant hears two things every day, one of which is so; an Artist one, once."""
    play = sit_down(CLOCKTOWER, 7, 1, options={"script": "snv"}, moderator="ask")
    lived = frozenset(range(7))
    reads: Any = SimpleNamespace(
        me=SimpleNamespace(no=0),
        notes=SimpleNamespace(lived={1: lived, 2: lived}, alive=lived, claims={0: guise}),
        is_evil=True,
        t=SimpleNamespace(seats=play.table.seats, day=2),
        false_world=lambda rng: imagine(7, 0b1111110)[3],
    )
    tongue = Tongue(Random("lies"))
    lies = tongue.lies(reads)
    assert tongue.world is not None
    assert {tell.day: tell.form.partition("-")[0] for tell in lies} == told
    for tell in lies:
        assert truth(tell, Notes(1, 7), {}, 7)(*tongue.world)


@pytest.mark.parametrize("guise", ["washerwoman", "librarian"])
def test_who_lies_never_says_that_somebody_else_is_what_it_claims_to_be(guise: str) -> None:
    """There is one of each."""
    play = sit_down(CLOCKTOWER, 7, 1, moderator="ask")
    claims = {0: guise, 1: guise, 2: "chef", 3: "butler"}
    for seed in range(20):
        reads: Any = SimpleNamespace(
            me=SimpleNamespace(no=0),
            notes=SimpleNamespace(lived={1: frozenset(range(7))}, alive=frozenset(range(7)), claims=claims),
            is_evil=True,
            t=SimpleNamespace(seats=play.table.seats, day=1),
            false_world=lambda rng: imagine(7, 0b1111110)[3],
        )
        assert guise not in {tell.shown for tell in Tongue(Random(seed)).lies(reads)}


def test_whoever_nominates_says_why() -> None:
    """A town that votes without a word leaves whoever is nominated without an answer to give."""
    noms = reasons = 0
    for n in range(3):
        play, _ = tried("clocktower", 7, f"why/{n}")
        noms += len(ever(play.table, Nominated))
        reasons += sum(e.line.startswith("clocktower.why-") for e in ever(play.table, Said))
    assert reasons > noms / 2


def test_a_demon_spares_its_minions_and_passes_on_only_itself() -> None:
    attacks = 0
    for play in [p for p in tables() if len(p.table.seats) >= 7]:
        evil = {s.no for s in play.table.seats if s.team == "evil"}
        for e in ever(play.table, Chose):
            if e.role == "imp":
                attacks += 1
                assert e.targets[0] == e.seat or e.targets[0] not in evil
    assert attacks > 5


def test_a_vote_of_the_dead_is_given_late_or_to_whom_they_are_sure_of() -> None:
    deaths = early = 0
    for play in tables():
        dead: set[int] = set()
        for entry in play.table.log:
            if isinstance(entry.event, Died):
                dead.add(entry.event.seat)
            elif isinstance(entry.event, Pointed) and entry.event.up and entry.event.seat in dead:
                early += len(play.table.seats) - len(dead) > 4
        deaths += len(dead)
    assert early < deaths / 3


# -- in scenes ---------------------------------------------------------------------------------------------------------


def town() -> Town:
    return Town(
        Ann="empath", Ben="butler", Cat="imp", Dan="poisoner", Eve="virgin", Fay="slayer", Guy="chef", Hal="soldier"
    )


def answers(s: Town, who: str) -> set[str]:
    """What bots of many tempers would answer for `who` now."""
    seat = s.no(who)
    return {PlainClocktowerBot(seed)(s.play.view(seat), s.play.open[seat]) for seed in SEEDS}


def test_a_bot_plays_the_same_in_twin_worlds() -> None:
    """Two towns differ only in who of two others is the Demon: who cannot tell them apart does the same."""
    cast = {"Ann": "soldier", "Ben": "monk", "Eve": "virgin", "Fay": "slayer", "Guy": "mayor"}
    answered = []
    for one, other in (("Cat", "Dan"), ("Dan", "Cat")):
        s = Town(**{n: (cast | {one: "imp", other: "poisoner"})[n] for n in SEVEN}).dawn().opens()
        s.play.say(s.no("Cat"), line=CLAIM, about=("washerwoman",))
        seat = s.no("Ann")
        answered.append([PlainClocktowerBot(seed)(s.play.view(seat), s.play.open[seat]) for seed in SEEDS])
    assert answered[0] == answered[1]


def test_a_claim_that_two_make_and_a_number_that_accuses_make_suspect() -> None:
    s = Town(Ann="soldier", Ben="butler", Cat="imp", Dan="baron", Eve="saint", Fay="slayer", Guy="mayor").dawn().opens()
    bot = PlainClocktowerBot("0")
    seat = s.no("Ann")
    before = bot.reads(s.play.view(seat)).evil[:]
    s.play.say(s.no("Cat"), line=CLAIM, about=("mayor",))
    s.play.say(s.no("Guy"), line=CLAIM, about=("mayor",))
    after = bot.reads(s.play.view(seat)).evil
    assert all(after[s.no(n)] > before[s.no(n)] for n in ("Cat", "Guy"))
    assert all(after[s.no(n)] < before[s.no(n)] for n in ("Ben", "Dan", "Eve", "Fay"))
    s.play.say(s.no("Cat"), line=CLAIM, about=("soldier",))
    assert bot.reads(s.play.view(seat)).evil[s.no("Cat")] > 0.9, "it is the Soldier itself"


def test_who_has_just_learned_its_side_thinks_of_it_though_it_had_looked_at_the_table_before() -> None:
    cast = ("empath", "monk", "chef", "mayor", "slayer", "imp", "poisoner")
    s = Town(**dict(zip(SEVEN, cast, strict=True)))
    bot, seat = PlainClocktowerBot("looks"), s.no("Guy")
    view = s.play.view(seat)
    known = view.table.log[:]
    at = next(n for n, e in enumerate(known) if isinstance(e.event, EvilKnown))
    view.table.log[at:] = []
    assert bot.reads(view).team == {seat}
    view.table.log[at:] = known[at:]
    assert bot.reads(view).team == {seat, s.no("Fay")}


def test_who_looks_for_somebody_each_night_looks_at_another() -> None:
    def named(role: str, *before: tuple[int, ...]) -> int:
        reads = SimpleNamespace(blame=[0.1, 0.4, 0.9], me=SimpleNamespace(no=0), t=SimpleNamespace(seats=[ALIVE] * 3))
        reads.notes = SimpleNamespace(picks=[(n, role, whom) for n, whom in enumerate(before)])
        return NAMES_ONE[role](reads, [1, 2], Random(0))  # type: ignore[arg-type]

    assert [named(role) for role in ("dreamer", "snakecharmer", "gambler")] == [2, 2, 2]
    assert [named(role, (2,)) for role in ("dreamer", "snakecharmer", "gambler")] == [1, 1, 1]


def test_a_butler_raises_the_hand_only_with_its_master() -> None:
    raised = []
    for up in ("up", "down"):
        s = town()
        s.until("Ben", "player").says("Ben", "Guy").dawn().opens()
        s.play.say(s.no("Cat"), line=CLAIM, about=("butler",))
        s.nominates("Ann", "Cat").st("go-on", "defence")
        while s.no("Ben") not in s.play.open:
            (pointed,) = s.play.open
            s.play.answer(pointed, up)
        raised.append(answers(s, "Ben"))
    assert raised == [{"up"}, {"down"}]


def test_chef_pairs_go_round_and_who_died_is_no_neighbour() -> None:
    notes = Notes(0, 5)
    notes.lived[2] = frozenset({0, 2, 3})
    chef, empath = Tell(0, "chef", 1, "number", number=1), Tell(0, "empath", 2, "number", number=1)
    assert [truth(chef, notes, {}, 5)(4, 1 << 4 | 1 << n) for n in range(4)] == [True, False, False, True]
    assert [truth(empath, notes, {}, 5)(n, 1 << n) for n in range(1, 5)] == [False, True, True, False]


def test_every_world_has_one_living_demon_and_the_right_number_of_evil_ones() -> None:
    for players, evil in ((5, 2), (10, 3), (15, 4)):
        worlds = imagine(players, (1 << players) - 2)
        assert all(w.evil.bit_count() == evil and w.has(w.demon) and w.demon for w in worlds)
    assert len(imagine(7, (1 << 7) - 1)) == len(list(combinations(range(7), 2))) * 2


def test_who_tells_what_a_character_has_learned_claims_to_be_it() -> None:
    """A person reports by one tap and says "I'm the Fortune Teller" by it: nobody asks what they are after that."""
    notes = Notes(0, 5)
    notes._said(Said(2, "public", "", "clocktower.told-yes", ("fortune_teller", 1, 3, 4)))
    assert notes.claims == {2: "fortune_teller"}
