"""The plain Werewolf bot: it finishes every board, from its own view, and does what its card is for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from duskbell.arena import Report, simulate
from duskbell.arena.sitting import play_out, sit
from duskbell.bots import make
from duskbell.bots.werewolf.notes import CLEAR, WOLF
from duskbell.bots.werewolf.reads import SURE, Reads
from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import Acted, Burst, Died, Elected, Learned, Named, Pointed, Voted
from duskbell.games.werewolf.sayings import CLAIM
from duskbell.kernel import PASS, SILENCE, Ask, Play, View
from duskbell.kernel.core_events import Said
from duskbell.kernel.log import ever
from tests.bots.sitting import Watched
from tests.rulebook.werewolf.cup import (
    TWELVE,
    Cup,
    cards,
    counting_down,
    cup,
    go_on,
    night,
    no_sheriff,
    penalise,
    sign_up,
    stage,
    takes,
    through,
)


@cache
def played(seed: str, **options: Any) -> Play[Any]:
    """A finished table of plain bots, none of which has ever answered illegally or been silent."""

    def lawful(view: View[Any], ask: Ask[Any], answer: str) -> None:
        if answer not in (PASS, SILENCE):
            ask.accept(answer)

    play, bots = sit("werewolf", 12, seed, options, "plain")
    play_out(play, {n: Watched(b, lawful) for n, b in bots.items()}, seed)
    assert not [line for line in play.lines if len(line) == 4 and line[3] == "clock"], "no bot was silent"
    return play


def tables(count: int, **options: Any) -> list[Any]:
    """Whole tables, with everything that happened on them."""
    return [played(str(n), **options).table for n in range(count)]


def said(t: Any, line: str) -> list[Said]:
    return [s for s in ever(t, Said) if s.line == line]


def deeds(t: Any, power: str) -> list[Acted]:
    return [a for a in ever(t, Acted) if a.power == power]


def role(t: Any, card: str) -> int:
    return next((s.no for s in t.seats if s.role.id == card), -1)


# -- every board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sheriff", [True, False], ids=["sheriff", "no-sheriff"])
@pytest.mark.parametrize("board", BOARDS)
def test_it_finishes_every_board_without_a_clock(board: str, sheriff: bool) -> None:
    for n in range(2):
        play = played(f"{board}/{n}", board=board, sheriff=sheriff)
        assert play.outcome is not None
        assert sheriff or not [e for e in ever(play.table, Elected) if e.seat >= 0]


@pytest.mark.parametrize("players", [6, 18])
def test_it_plays_at_the_smallest_and_the_largest_table(players: int) -> None:
    report = simulate("werewolf", players, 3, bots="plain")
    assert report.finished == 3


def test_the_same_seed_plays_the_same() -> None:
    again, bots = sit("werewolf", 12, "0", {}, "plain")
    play_out(again, bots, "0")
    assert again.lines == played("0").lines != played("1").lines


# -- better than chance ------------------------------------------------------------------------------------------------


def against(wolves: str, good: str) -> Report:
    kinds = {"drifter": "random", "fox": "random", "good": good, "piper": "random", "wolves": wolves}
    return simulate(
        "werewolf", 12, 60, "beat", {"board": "yunls"}, bots=",".join(f"{team}={kind}" for team, kind in kinds.items())
    )


@pytest.mark.slow
def test_each_plain_side_beats_the_other_at_random_and_neither_beats_the_other_always() -> None:
    chance = against("random", "random")
    assert against("plain", "random").share("wolves")[1] > chance.share("wolves")[2]
    assert against("random", "plain").share("good")[1] > chance.share("good")[2]
    plain = against("plain", "plain")
    assert min(plain.share("good")[1], plain.share("wolves")[1]) > 0.05


# -- the own view alone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [(2, 12), (4, 11), (6, 10), (1, 8)])
def test_a_bot_plays_the_same_in_twin_worlds(one: int, other: int) -> None:
    """Two tables differ only in the cards of two others: 9 cannot tell, so its bot does the same."""
    cast = cards(TWELVE)
    twin = cast[:]
    twin[one - 1], twin[other - 1] = cast[other - 1], cast[one - 1]
    for seed in "012":
        first, second = [*_seen_by_nine(cast, seed)], [*_seen_by_nine(twin, seed)]
        assert first == second
        assert len(first) > 6


def _seen_by_nine(cast: list[str], seed: str) -> Iterator[object]:
    """Everything that 9's bot answers and says in a day whose talk and ballots are the same in both worlds."""
    s, bot = cup(" ".join(cast)), make("werewolf", "plain", seed)
    night(s, kill="10")
    yield bot(s.play.view(8), s.asks("9", "werewolf.run"))
    sign_up(s, "2", "5")
    while stage(s) == "election 1 campaign":
        speaker = s.play.table.speaker
        for line, about in ((CLAIM, ("seer",)), (WOLF, (11 if speaker == 1 else 3,))):
            s.play.say(speaker, line=line, about=about)
        go_on(s)
    through_withdrawal(s)
    yield bot(s.play.view(8), s.asks("9", "werewolf.vote-sheriff"))
    s.all_say("5")
    while stage(s).split()[0] != "vote":
        if s.play.table.speaker == 8:
            yield bot.speak(s.play.view(8), ("public",))
        go_on(s) if "werewolf.order" not in s.open_now().values() else s.says("5", "forward")
        yield [Reads(s.play.view(8), bot.reads(s.play.view(8)).notes, [0.0] * 12).blame]  # type: ignore[attr-defined]
    s.says("5", "4")
    yield bot(s.play.view(8), s.asks("9", "werewolf.vote-exile"))


def through_withdrawal(s: Cup) -> None:
    """Nobody withdraws."""
    assert counting_down(s) == ["2", "5"]
    go_on(s)


# -- talk --------------------------------------------------------------------------------------------------------------


def test_a_seer_tells_what_it_was_told_and_never_anything_else() -> None:
    for t in tables(10):
        seer = role(t, "seer")
        told = {(x.target, x.what == "seen-wolf") for x in ever(t, Learned) if x.seat == seer}
        assert {
            (s.about[0], s.line == WOLF) for s in ever(t, Said) if s.seat == seer and s.line in (WOLF, CLEAR)
        } <= told


def test_one_wolf_of_the_pack_claims_to_be_the_seer() -> None:
    claims = 0
    for t in tables(10):
        liars = {s.seat for s in said(t, CLAIM) if t.seats[s.seat].team == "wolves" and s.about == ("seer",)}
        assert len(liars) <= 1
        claims += len(liars)
    assert claims >= 5


@pytest.mark.slow
def test_the_good_claim_no_card_but_their_own() -> None:
    for board in ("yunls", "robot_psychic", "gargoyle_grave", "pure_white"):
        for t in tables(5, board=board):
            for claim in said(t, CLAIM):
                if t.seats[claim.seat].team == "good":
                    assert claim.about == (t.seats[claim.seat].role.id,)


def test_who_is_called_a_wolf_tells_the_own_card_and_a_wolf_another() -> None:
    claims = [(t.seats[c.seat], c.about[0]) for t in tables(10) for c in said(t, CLAIM) if c.about != ("seer",)]
    assert {"villager", "hunter"} <= {card for seat, card in claims if seat.team == "good"}
    assert "villager" in {card for seat, card in claims if seat.team == "wolves"}
    assert "wolf" not in {card for _, card in claims}


def test_a_card_that_two_claim_is_contested_by_its_owner() -> None:
    s = no_sheriff(night(cup()))
    while s.play.table.speaker != 6:
        if s.play.table.speaker == 0:
            s.play.say(0, line=CLAIM, about=("hunter",))
        go_on(s)
    bot = make("werewolf", "plain", "0")
    assert [(x.line, x.about) for x in bot.speak(s.play.view(6), ("public",))] == [(CLAIM, ("hunter",))]


# -- whom to believe ---------------------------------------------------------------------------------------------------


def reading(s: Cup, who: int) -> Reads:
    bot: Any = make("werewolf", "plain", "0")
    reads: Reads = bot.reads(s.play.view(who - 1))
    return reads


def contest(s: Cup, wolf: int, seer: int) -> Cup:
    """2 and 5 both claim to be the seer: 2 calls `wolf` one, and 5 `seer`."""
    no_sheriff(night(s))
    while stage(s) == "speeches 1 speeches":
        speaker = s.play.table.speaker
        if speaker in (1, 4):
            s.play.say(speaker, line=CLAIM, about=("seer",))
            s.play.say(speaker, line=WOLF, about=(wolf - 1 if speaker == 1 else seer - 1,))
        go_on(s)
    return s


def test_who_is_falsely_called_a_wolf_believes_the_other_seer() -> None:
    s = contest(cup(), wolf=9, seer=4)
    reads = reading(s, 9)
    assert reads.trust == {1: -1.0, 4: pytest.approx(0.38)}
    assert reads.blame[1] > reads.blame[7]
    assert reads.blame[3] > 5
    assert reading(s, 5).trust == {1: -1.0, 4: 1.0}


def test_the_first_of_two_seers_is_believed_a_little_more() -> None:
    trust = reading(contest(cup(), wolf=9, seer=4), 12).trust
    assert 1 > trust[1] > 0.5 > trust[4] > 0


def test_a_seer_whom_the_pack_kills_was_the_true_one() -> None:
    s = contest(cup(), wolf=9, seer=4)
    s.all_say("pass")
    night(through(s), kill="5")
    trust = reading(s, 12).trust
    assert trust[4] > 0.9
    assert trust[1] < 0


def test_a_wolf_that_destructs_itself_is_known() -> None:
    s = no_sheriff(night(cup()))
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    takes(s, "1", "burst")
    assert reading(s, 12).blame[0] == SURE


def test_taking_back_is_no_trap() -> None:
    s, bot = contest(cup(), wolf=9, seer=4), make("werewolf", "plain", "0")
    reads: Any = bot.reads(s.play.view(11))  # type: ignore[attr-defined]
    assert len(reads.notes.claims) == 2
    s.play.undo(12)
    assert bot.reads(s.play.view(11)).notes.claims == []  # type: ignore[attr-defined]
    penalise(s, "12", "remind")


# -- what cards are for ------------------------------------------------------------------------------------------------


def test_the_pack_agrees_most_nights() -> None:
    finals = [p for t in tables(10) for p in ever(t, Pointed) if p.final]
    assert sum(len(set(p.targets)) == 1 for p in finals) > 0.9 * len(finals)


def test_the_witch_saves_early() -> None:
    assert sum(len(deeds(t, "antidote")) for t in tables(10)) >= 6


def test_a_sheriff_recommends_one_and_votes_for_that_one() -> None:
    for t in tables(10):
        named = None
        for entry in t.log:
            if type(entry.event) is Named:
                named = entry.event
                assert len(named.targets) == 1
            elif type(entry.event) is Voted and entry.event.kind == "exile" and named is not None:
                ballots = dict(zip(entry.event.seats, entry.event.targets, strict=True))
                assert ballots.get(named.seat, named.targets[0]) == named.targets[0] or t.duel
                named = None


@pytest.mark.slow
def test_a_white_wolf_king_who_is_found_takes_somebody_along() -> None:
    found = tables(20, board="white_guard")
    assert [b for t in found for b in ever(t, Burst)]
    assert any(d.cause == "dragged" for t in found for d in ever(t, Died))


def test_nobody_is_dreamt_to_death_without_reason() -> None:
    nights, twice = 0, 0
    for t in tables(8, board="wolfking_dream"):
        dreams = [a.targets for a in deeds(t, "dream")]
        nights += len(dreams)
        twice += sum(a == b for a, b in pairwise(dreams))
    assert nights > 10 * twice


def test_a_magician_swaps_a_friend_with_a_foe_once_there_are_such() -> None:
    found = [a for t in tables(12, board="wolfking_magic") for a in deeds(t, "swap")]
    assert found
    assert all(len(set(a.targets)) == 2 for a in found)


def test_a_dancer_dances_and_a_masquerade_masks() -> None:
    found = tables(4, board="masquerade")
    dances = [(t, a) for t in found for a in deeds(t, "dance")]
    assert dances
    assert all(a.seat in a.targets for _, a in dances)
    assert [a for t in found for a in deeds(t, "mask")]


def test_a_warden_pairs_one_of_the_pack_with_one_of_the_good() -> None:
    pairs = [(t, a) for t in tables(4, board="all_in") for a in deeds(t, "jail")]
    assert pairs
    assert any({t.seats[n].team for n in a.targets} == {"good", "wolves"} for t, a in pairs)


def test_a_piper_enchants_and_wins_now_and_then() -> None:
    found = [played(str(n), board="piper") for n in range(12)]
    assert all(deeds(p.table, "pipe") for p in found)
    assert any(p.outcome is not None and p.outcome.teams == ("piper",) for p in found)


def test_a_pack_turns_from_whom_it_hunts_in_vain() -> None:
    for t in tables(8, board="cursed_fox"):
        fox = role(t, "cursed_fox")
        later = [a for a in deeds(t, "kill") if a.targets == (fox,)]
        assert len(later) <= 2


def test_a_wolf_that_says_to_be_the_seer_clears_nobody_who_has_said_so_before() -> None:
    rivals = 0
    for seed in range(60):
        play, bots = sit("werewolf", 9, f"rivals {seed}", {}, "plain")
        play_out(play, bots, f"rivals {seed}")
        seers = list[int]()
        for e in [x.event for x in play.table.log]:
            if not isinstance(e, Said) or not e.about:
                continue
            if e.line == CLAIM and e.about[0] == "seer":
                seers.append(e.seat)
            liar = play.table.seats[e.seat].team == "wolves"
            assert not (e.line == CLEAR and liar and e.about[0] in seers and e.seat in seers)
            rivals += e.line == WOLF and liar and e.about[0] in seers
    assert rivals > 0


# -- standing by what was said -----------------------------------------------------------------------------------------


def false_seer() -> tuple[Cup, Any]:
    """3, a wolf, has said to be the seer and called 9 a wolf; 5 has said so, too, and called 3 one."""
    s = no_sheriff(night(cup(), kill="10"))
    while s.play.table.phase != "vote":
        if s.play.table.phase == "speeches" and s.play.table.speaker in (2, 4):
            s.play.say(s.play.table.speaker, line=CLAIM, about=("seer",))
            s.play.say(s.play.table.speaker, line=WOLF, about=(8 if s.play.table.speaker == 2 else 2,))
        go_on(s)
    return s, make("werewolf", "plain", "0", talks=True)


def test_a_false_seer_goes_on_calling_for_whom_it_has_called_a_wolf() -> None:
    s, bot = false_seer()
    view = s.play.view(2)
    mind = bot.style.mind(view, bot.remember(view))
    assert mind.worst == [8]
    assert bot(view, s.asks("3", "werewolf.vote-exile")) == "#8"


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_who_has_called_somebody_a_wolf_votes_so_whomever_the_sheriff_calls_for(seed: str) -> None:
    """At many tables: as long as whom it called lives and can be voted for."""
    play = played(f"stands {seed}")
    told: dict[int, set[int]] = {}
    tied: set[int] = set()
    for entry in play.table.log:
        e: Any = entry.event
        if type(e) is Said and e.line == WOLF:
            told.setdefault(e.seat, set()).add(int(e.about[0]))
        elif type(e) is Died:
            for called in told.values():
                called.discard(e.seat)
        elif type(e) is Voted and e.kind == "exile":
            for by, whom in zip(e.seats, e.targets, strict=True):
                called = told.get(by, set()) & tied if tied else told.get(by, set())
                assert not called or whom in called, (by, whom)
            tied = {*e.top} if len(e.top) > 1 and not tied else set()
