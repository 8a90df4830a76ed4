"""The plain Mafia bot: sensible, lawful, and from its own view alone."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import duskbell.bots
from duskbell.arena import simulate
from duskbell.bots import Bot, make
from duskbell.bots.bot import Saying
from duskbell.bots.mafia.plain import PlainMafiaBot
from duskbell.bots.mafia.suspicion import suspicion
from duskbell.games.mafia.sayings import CLEARED, FOUND
from duskbell.games.mafia.table import Lapsed, Learned, Pointed
from duskbell.kernel import PASS, Ask, View
from duskbell.kernel.core_events import PhaseBegan
from duskbell.testing import Scene
from tests.bots.sitting import sat
from tests.rulebook.mafia.princeton import idle

CAST = {
    "Kim": "killer",
    "Ken": "killer",
    "Ann": "angel_of_hearts",
    "Vic": "villager",
    "Val": "villager",
    "Von": "villager",
    "Vim": "villager",
    "Viv": "villager",
    "Vin": "villager",
}
SEEDS = [str(n) for n in range(8)]


def scene(cast: dict[str, str] | None = None, **options: Any) -> Scene:
    return Scene("mafia", cast or CAST, deal="mafia.deal", options=options, moderator="ask")


def night(
    s: Scene, victim: str, asked: str = "", killers: tuple[str, ...] = ("Kim", "Ken"), angel: str = "Ann"
) -> Scene:
    """A night in which killers agree, and an angel asks."""
    for killer in killers:
        s.says(killer, victim, "mafia.kill")
    idle(s)
    if asked:
        s.says(angel, asked, "mafia.ask")
    return s


def discussion_over(s: Scene) -> Scene:
    return s.says("moderator", "go-on", "mafia.pace-discussion")


def trial(s: Scene, accuser: str, accused: str, second: str) -> Scene:
    """From an accusation to the vote."""
    s.says(accuser, accused, "mafia.accuse").says("moderator", "go-on").says(second, "second", "mafia.second")
    return s.says("moderator", "go-on").says("moderator", "go-on")


def answers(s: Scene, who: str, seeds: list[str] = SEEDS, mind: Bot | None = None) -> list[str]:
    """What bots of many tempers would answer for `who` now, seats by name."""
    seat = s.no(who)
    ask = s.play.open[seat]
    return s.name_words(tuple((mind or make("mafia", "plain", seed))(s.play.view(seat), ask) for seed in seeds))


def says(s: Scene, who: str, seed: str = "0") -> list[tuple[str, tuple[Any, ...]]]:
    """What a bot would say for `who` now, on the channels open to it."""
    seat = s.no(who)
    channels = tuple(c.id for c in s.play.channels(seat))
    return [(said.line, said.about) for said in make("mafia", "plain", seed).speak(s.play.view(seat), channels)]


# -- a trial -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["Vic", "Val"])
def test_who_accuses_or_seconds_votes_guilty_unless_somebody_claims_something_since(who: str) -> None:
    s = discussion_over(night(scene(), "Vin", "Von"))
    trial(s, "Vic", "Kim", "Val")
    assert set(answers(s, who)) == {"guilty"}
    assert "innocent" in answers(s, "Viv")

    s = discussion_over(night(scene(), "Vin", "Von"))
    s.says("Vic", "Kim", "mafia.accuse").says("moderator", "go-on").says("Val", "second", "mafia.second")
    s.play.say(s.no("Kim"), line="mafia.i-am-angel")
    s.says("moderator", "go-on").says("moderator", "go-on")
    assert "innocent" in answers(s, who)


# -- killers -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_killers_agree_in_the_first_round_and_never_point_at_killers() -> None:
    for seed in range(60):
        play = sat(seed)
        killers = {s.no for s in play.table.seats if s.role.id == "killer"}
        pointed = [e.event for e in play.table.log if type(e.event) is Pointed]
        assert pointed
        for p in pointed:
            assert p.round == 1
            assert len(set(p.targets)) == 1
            assert not killers & set(p.targets)
            assert p.targets[0] >= 0


def test_killers_agree_even_beside_a_killer_of_another_mind() -> None:
    """Two plain killers and a stubborn one: the plain ones follow the most."""
    cast = {**CAST, "Vin": "killer"}
    s = scene(cast, killers=3)
    first = answers(s, "Kim", ["0"])[0]
    other = next(v for v in ("Vic", "Val", "Von") if v != first)
    s.says("Kim", first).says("Ken", other).says("Vin", other)
    assert set(answers(s, "Kim") + answers(s, "Ken")) == {other}


def test_killers_spare_killers_when_one_points_at_them() -> None:
    s = scene()
    s.says("Kim", "Ken", "mafia.kill").says("Ken", "Kim", "mafia.kill")
    for who in ("Kim", "Ken"):
        assert not {"Kim", "Ken", PASS} & set(answers(s, who))


def test_killers_strike_whoever_claims_to_be_an_angel() -> None:
    s = scene()
    discussion_over_with = night(s, "Vic", "Val")
    discussion_over_with.play.say(s.no("Ann"), line=CLEARED, about=(s.no("Val"),))
    discussion_over(s).all_say("pass")
    assert s.play.table.phase == "night"
    assert set(answers(s, "Kim") + answers(s, "Ken")) == {"Ann"}


def test_killers_do_not_vote_for_each_other_while_unsuspected() -> None:
    s = discussion_over(night(scene(), "Vic", "Val"))
    trial(s, "Von", "Ken", "Vim")
    assert set(answers(s, "Kim")) == {"innocent"}


def test_nobody_votes_for_the_own_execution() -> None:
    for accused in ("Ken", "Ann", "Val"):
        s = discussion_over(night(scene(), "Vic", "Kim"))
        trial(s, "Von", accused, "Vim")
        assert set(answers(s, accused)) == {"innocent"}


# -- angels ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_angel_never_asks_twice_while_others_remain() -> None:
    checked = 0

    def watch(view: View[Any], ask: Ask[Any], answer: str) -> None:
        nonlocal checked
        if ask.key != "mafia.ask":
            return
        known = {f"#{e.target}" for e in view.events if type(e) is Learned and e.seat == view.seat}
        if set(ask.options) - known:
            assert answer not in known
            checked += bool(known)

    for seed in range(60):
        sat(seed, "killers=random,village=plain", watch, angels=2, players=9, quiet_days=3)
    assert checked > 60


def test_an_angel_accuses_and_votes_for_the_killer_it_found() -> None:
    s = discussion_over(night(scene(), "Vic", "Ken"))
    assert set(answers(s, "Ann")) == {"Ken"}
    trial(s, "Von", "Ken", "Vim")
    assert set(answers(s, "Ann")) == {"guilty"}


def test_an_angel_seconds_the_accusation_of_the_killer_it_found() -> None:
    s = discussion_over(night(scene(), "Vic", "Ken"))
    s.says("Von", "Ken", "mafia.accuse").says("moderator", "go-on")
    assert set(answers(s, "Ann")) == {"second"}


def test_an_angel_spares_whom_it_cleared() -> None:
    s = discussion_over(night(scene(), "Vic", "Val"))
    assert "Val" not in answers(s, "Ann")
    s.says("Von", "Val", "mafia.accuse").says("moderator", "go-on")
    assert set(answers(s, "Ann")) == {PASS}
    s.says("Vim", "second").says("moderator", "go-on").says("moderator", "go-on")
    assert set(answers(s, "Ann")) == {"innocent"}


def test_an_angel_tells_its_finding_in_the_discussion() -> None:
    s = night(scene(), "Vic", "Ken")
    assert (FOUND, (s.no("Ken"),)) in says(s, "Ann")
    for other in ("Kim", "Ken", "Val", "Von"):
        assert not [line for line, _ in says(s, other) if line in (FOUND, CLEARED)]


def test_an_angel_tells_its_finding_once() -> None:
    s = night(scene(), "Vic", "Ken")
    bot = make("mafia", "plain", "0")
    view = s.play.view(s.no("Ann"))
    first = bot.speak(view, ("public",))
    assert first
    assert bot.speak(view, ("public",)) == first, "nobody has heard it yet"
    for said in first:
        s.play.say(s.no("Ann"), channel=said.channel, line=said.line, about=said.about)
    view = s.play.view(s.no("Ann"))
    anew = make("mafia", "plain", "1")  # as after the server has come back
    assert not [said for b in (bot, anew) for said in b.speak(view, ("public",)) if said in first]


def test_a_claim_that_is_whispered_is_no_claim_in_public() -> None:
    s = night(scene(whispers=True), "Vic", "Ken")
    public = suspicion(s.play.view(s.no("Von")).table)
    s.play.say(s.no("Val"), line=FOUND, about=(s.no("Vim"),), channel=f"whisper#{s.no('Von')}")
    assert suspicion(s.play.view(s.no("Von")).table) == public
    s.play.say(s.no("Val"), line=FOUND, about=(s.no("Vim"),))
    assert suspicion(s.play.view(s.no("Von")).table) != public


def test_an_angel_in_danger_says_what_it_is() -> None:
    s = discussion_over(night(scene(), "Vic", "Val"))
    s.says("Von", "Ann", "mafia.accuse").says("moderator", "go-on").says("Vim", "second", "mafia.second")
    assert ("mafia.i-am-angel", ()) in says(s, "Ann")
    assert (CLEARED, (s.no("Val"),)) in says(s, "Ann")


def test_bots_are_silent_where_they_have_no_floor() -> None:
    s = discussion_over(night(scene(), "Vic", "Ken"))
    s.says("Von", "Ann", "mafia.accuse")
    assert says(s, "Val") == says(s, "Ann") == says(s, "Vic") == []
    assert says(s, "Von") != []
    assert make("mafia", "plain", "0").speak(s.play.view(s.no("Von")), ()) == []


# -- the town ----------------------------------------------------------------------------------------------------------


def test_the_town_follows_an_angel_who_was_proven_right() -> None:
    """Ann names Ken, who is executed and turns up a killer; then she names Kim."""
    s = night(scene(), "Vic", "Ken")
    s.play.say(s.no("Ann"), line=FOUND, about=(s.no("Ken"),))
    trial(discussion_over(s), "Ann", "Ken", "Vim").all_say("guilty")
    assert not s["Ken"].alive
    night(s, "Viv", "Kim", killers=("Kim",))
    s.play.say(s.no("Ann"), line=FOUND, about=(s.no("Kim"),))
    discussion_over(s)
    for villager in ("Val", "Von", "Vim", "Vin"):
        assert set(answers(s, villager)) <= {"Kim", PASS}
        assert "Kim" in answers(s, villager)
    trial(s, "Ann", "Kim", "Vim")
    for villager in ("Val", "Von", "Vim", "Vin", "Ann"):
        assert set(answers(s, villager)) == {"guilty"}


def test_the_town_follows_the_last_words_of_an_angel_whose_card_lies_open() -> None:
    s = night(scene(), "Vic", "Ken")
    s.play.say(s.no("Ann"), line=FOUND, about=(s.no("Ken"),))
    discussion_over(s).all_say("pass")
    night(s, "Ann", "Vin")
    discussion_over(s)
    trial(s, "Von", "Ken", "Vim")
    for villager in ("Val", "Von", "Vim", "Vin"):
        assert set(answers(s, villager)) == {"guilty"}


def test_the_town_turns_on_whoever_lied_about_a_finding() -> None:
    """Kim, a killer, claims that Val is a killer; Val is executed and turns up a villager."""
    s = night(scene(), "Vic", "Vin")
    s.play.say(s.no("Kim"), line=FOUND, about=(s.no("Val"),))
    trial(discussion_over(s), "Kim", "Val", "Ken").all_say("guilty")
    night(s, "Viv", "Von")
    trial(discussion_over(s), "Vin", "Kim", "Vim")
    for villager in ("Von", "Vim", "Vin"):
        assert set(answers(s, villager)) == {"guilty"}


def test_the_town_does_not_convict_without_evidence_while_it_is_large() -> None:
    s = discussion_over(night(scene(), "Vic", "Val"))
    trial(s, "Von", "Vim", "Viv")
    for villager in ("Val", "Vin"):
        assert "innocent" in answers(s, villager)


# -- its own view alone ------------------------------------------------------------------------------------------------

SWAPS = [("Kim", "Val"), ("Ken", "Vin"), ("Ann", "Von"), ("Kim", "Ann")]


@pytest.mark.parametrize("swap", SWAPS, ids="-".join)
def test_a_bot_plays_the_same_in_twin_worlds(swap: tuple[str, str]) -> None:
    """Two tables differ only in the cards of two others: Vim cannot tell, so Vim's bot does the same."""
    one, other = swap
    twin = {**CAST, one: CAST[other], other: CAST[one]}
    for seed in SEEDS:
        first, second = ([*_seen_by_vim(cast, seed)] for cast in (CAST, twin))
        assert first == second
        assert len(first) > 6


def _seen_by_vim(cast: dict[str, str], seed: str) -> Iterator[object]:
    """Everything Vim's bot answers and says, at a table where all others do what both worlds allow."""
    s = scene(cast)
    by_role = {role: [n for n, r in cast.items() if r == role] for role in cast.values()}
    night(s, "Vic", "Vim", tuple(by_role["killer"]), by_role["angel_of_hearts"][0])
    bot = make("mafia", "plain", seed)
    yield bot.speak(s.play.view(s.no("Vim")), ("public",))
    discussion_over(s)
    for accused in ("Val", "Kim", "Vim", "Ann"):
        yield bot(s.play.view(s.no("Vim")), s.asks("Vim", "mafia.accuse"))
        s.says("Von" if accused != "Von" else "Vin", accused)
        yield bot.speak(s.play.view(s.no("Vim")), ("public",))
        s.says("moderator", "go-on")
        if accused != "Vim":
            yield bot(s.play.view(s.no("Vim")), s.asks("Vim", "mafia.second"))
        s.says("Vin", "second")
        yield bot.speak(s.play.view(s.no("Vim")), ("public",))
        s.says("moderator", "go-on").says("moderator", "go-on")
        yield bot(s.play.view(s.no("Vim")), s.asks("Vim", "mafia.vote"))
        s.all_say("innocent")


@pytest.mark.parametrize("path", sorted(Path(duskbell.bots.__file__).parent.glob("*.py")), ids=lambda p: p.stem)
def test_a_bot_has_nothing_else_in_reach(path: Path) -> None:
    """Bots import rules to read views by, never what drives a table or what holds its secrets."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, python.ImportFrom):
            names = [f"{node.module}.{a.name}" for a in node.names]
        elif isinstance(node, python.Import):
            names = [a.name for a in node.names]
        for name in names:
            assert not name.startswith(("duskbell.server", "duskbell.arena", "duskbell.testing", "duskbell.cli")), name
            assert name.rsplit(".", 1)[-1] not in ("Play", "start", "load", "Record", "rebuild"), name
            assert name.split(".")[0] not in ("os", "time", "asyncio", "socket", "gc", "sys", "inspect"), name


def test_a_view_leads_a_bot_to_no_secret() -> None:
    s = night(scene(), "Vic", "Ken")
    view = s.play.view(s.no("Val"))
    known = {n: r.id for n, r in zip(CAST, (x.role for x in view.table.seats), strict=True) if r is not None}
    assert known == {"Val": "villager", "Vic": "villager"}
    assert all(view.table.seats[n] is not s.play.table.seats[n] for n in range(9))
    assert all(thing is not real for thing in view.table.by_token.values() for real in s.play.table.seats)


# -- lawful, steady, better than chance --------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("part", range(6))
def test_it_never_answers_illegally(part: int) -> None:
    """300 tables of every size from 5 to 11, with every variant of the options."""
    asked = 0

    def watch(view: View[Any], ask: Ask[Any], answer: str) -> None:
        nonlocal asked
        assert type(answer) is str
        assert answer in ask.options
        asked += 1

    kinds = ("plain", "killers=plain,village=random", "killers=random,village=plain")
    for seed in range(part * 50, part * 50 + 50):
        sat(seed, kinds[seed % 3], watch)
    assert asked > 1000


@pytest.mark.parametrize("players", [5, 24])
def test_it_plays_at_the_smallest_and_the_largest_table(players: int) -> None:
    for seed in range(3):
        sat(seed, players=players, killers=0)


def test_the_same_seed_plays_the_same() -> None:
    for seed in range(6):
        assert sat(seed).record.dump() == sat(seed).record.dump()
    assert sat(1, players=9, angels=1).record.dump() != sat(2, players=9, angels=1).record.dump()


def test_make_gives_the_kinds_there_are_and_refuses_others_with_a_sentence() -> None:
    assert isinstance(make("mafia", "plain", "0"), PlainMafiaBot)
    assert type(make("mafia", "random", "0")) is type(make("chess", "random", "0"))
    assert type(make("chess", "plain", "0")) is type(make("chess", "random", "0"))  # a game that brings no bots
    for game, kind in (("mafia", "clever"), ("mafia", ""), ("chess", "clever"), ("mafia", "x" * 1000)):
        with pytest.raises(
            duskbell.bots.BadBot, match=r"there is no bot .* for .*; there are .*random.*\.$"
        ) as refused:
            make(game, kind, "0")
        assert len(str(refused.value)) < 150


@pytest.mark.slow
def test_plain_clearly_beats_random_on_either_side() -> None:
    """Shares of 200 tables of nine with their 95 % intervals; none of those compared overlap."""

    def share(killers: str, village: str, team: str) -> tuple[float, float, float]:
        report = simulate("mafia", 9, 200, "beats", {}, f"killers={killers},village={village}")
        assert report.finished == 200
        return report.share(team)

    chance = simulate("mafia", 9, 200, "beats", {}, "killers=random,village=random")
    by_chance, town_by_chance = chance.share("killers"), chance.share("village")
    by_plain = share("plain", "random", "killers")
    assert by_plain[1] > by_chance[2], (by_plain, by_chance)
    town_by_plain = share("random", "plain", "village")
    assert town_by_plain[1] > town_by_chance[2], (town_by_plain, town_by_chance)
    assert by_plain[0] > 0.8
    assert town_by_plain[0] > 0.8


# -- who says to be an angel -------------------------------------------------------------------------------------------


def claiming(*who: str, line: str = "mafia.claim", angels: int = 1) -> tuple[Scene, list[float]]:
    """A discussion in which these have said to be the Angel of Hearts, and how suspect each seat is by it."""
    cast = CAST if angels == 1 else {**CAST, "Vin": "angel_of_diamonds"}
    s = night(scene(cast, angels=angels), "Vim", "Val")
    if angels == 2:
        s.says("Vin", "Val", "mafia.ask")
    discussion_over(s)
    for name in who:
        s.play.say(s.no(name), line=line, about=("angel_of_hearts",) if line == "mafia.claim" else ())
    return s, suspicion(s.play.view(s.no("Viv")).table)


@pytest.mark.parametrize("line", ["mafia.claim", "mafia.i-am-angel"])
def test_a_claim_that_nobody_contests_is_believed_a_little(line: str) -> None:
    s, blame = claiming("Kim", line=line)
    assert blame[s.no("Kim")] < 0 == blame[s.no("Val")]


@pytest.mark.parametrize(("angels", "sign"), [(1, 1), (2, -1)])
def test_where_more_say_so_than_there_are_one_of_them_lies(angels: int, sign: int) -> None:
    s, blame = claiming("Ann", "Kim", angels=angels)
    assert {blame[s.no(n)] * sign > 0 for n in ("Ann", "Kim")} == {True}


def test_whoever_claims_to_be_something_else_is_no_angel() -> None:
    s = discussion_over(night(scene(), "Vim", "Val"))
    s.play.say(s.no("Kim"), line="mafia.claim", about=("villager",))
    assert suspicion(s.play.view(s.no("Viv")).table)[s.no("Kim")] == 0


def test_the_only_angel_knows_who_has_lied() -> None:
    s, _ = claiming("Kim")
    assert set(answers(s, "Ann")) == {"Kim"}


def test_an_answer_to_a_question_speaks_against_whom_it_names_and_not_against_who_has_asked() -> None:
    s = discussion_over(night(scene(), "Vim", "Val"))
    s.play.say(s.no("Ann"), line="mafia.ans-who", about=(s.no("Viv"), s.no("Kim")))
    blame = suspicion(s.play.view(s.no("Viv")).table)
    assert blame[s.no("Kim")] > 0 == blame[s.no("Viv")]


def test_killers_strike_whoever_says_by_tap_to_be_an_angel() -> None:
    s, _ = claiming("Ann")
    s.all_say("pass")
    assert set(answers(s, "Kim") + answers(s, "Ken")) == {"Ann"}


# -- grounds -----------------------------------------------------------------------------------------------------------


def grounds(s: Scene, who: str, line: str) -> list[tuple[str, tuple[Any, ...]]]:
    """As what a bot that talks says why it has accused Kim, where it would say this."""
    bot: Any = make("mafia", "plain", "any", talks=True)
    view = s.play.view(s.no(who))
    mind = bot.style.mind(view, bot.remember(view))
    kim = s.no("Kim")
    return [(one.line, one.about) for one in bot.style.reword(mind, [Saying("public", line, (kim,))])]


@pytest.mark.parametrize("line", ["mafia.evidence", "mafia.hunch"])
def test_who_has_claimed_a_finding_never_accuses_by_a_hunch(line: str) -> None:
    """Whoever has heard the finding would take it for a lie; others go by the word of who has found it."""
    s = discussion_over(night(scene(), "Vim", "Kim"))
    ann, kim = s.no("Ann"), s.no("Kim")
    assert grounds(s, "Vic", line)[0][0] == "mafia.hunch"
    s.play.say(ann, line="mafia.angel-killer", about=(kim,))
    assert grounds(s, "Ann", line) == [("mafia.rep-killer", (kim,))]
    assert grounds(s, "Vic", line) == [("mafia.word", (kim, ann))]
    s.play.say(ann, line="mafia.rep-killer", about=(kim,))
    assert grounds(s, "Ann", line) == []


def test_nobody_goes_on_accusing_by_a_feeling_whom_nobody_would_hear() -> None:
    """On the first day, without angels, there are only feelings: two accusations without a second are enough."""
    for seed in range(40):
        play = sat(seed, players=8, angels=0, killers=2)
        today: list[Any] = [e.event for e in play.table.log]
        begun = [n for n, e in enumerate(today) if isinstance(e, PhaseBegan)]
        first = next(n for n in begun if today[n].phase == "day")
        end = next((n for n in begun if n > first), len(today))
        lapsed = [e.accused for e in today[first:end] if isinstance(e, Lapsed)]
        assert len(lapsed) == len({*lapsed}) <= 2
