"""Rulings by hand: what they need, what they change, who learns of it, and how they come back."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel import MODERATOR, Ask, Play, Record, Ruling, rebuild
from duskbell.kernel.by_hand import LIFE, MARK, ROLE, UNMARK, ByHand, mark, mark_objection
from duskbell.kernel.errors import BadRuling
from duskbell.testing import Scene, random_answers
from tests.kernel.tiny import VOTE, Died, RoleDealt, Vote, events, plain, sit, snapshot, verdict


class Corrected(Vote):
    """A vote at which a referee may put somebody to death, deal a card anew, and lay marks."""

    hands = (LIFE, ROLE, MARK, UNMARK)
    declarations = ("dawn",)
    MARKS = {"drunk": "night"}  # noqa: RUF012

    def hand_objection(self, t: Any, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
        if hand.change in (MARK, UNMARK):
            return mark_objection(t, hand, self.MARKS)
        return "" if hand.change != LIFE or t.seats[hand.seat].alive else "the dead stay dead"

    def by_hand(self, t: Any, hand: ByHand, asks: Sequence[Ask[Any]]) -> bool:
        if hand.change in (MARK, UNMARK):
            mark(t, hand, self.MARKS)
        elif hand.change == ROLE:
            t.emit(RoleDealt(hand.seat, hand.to), t.seats[hand.seat])
        elif hand.change == LIFE:
            t.emit(Died(hand.seat, "hand"), public=True)
            verdict(t)
            return True
        return False


GAME = Corrected()


def hand(change: str, seat: int, to: str = "", reason: str = "a slip of the cards") -> Ruling:
    return Ruling("hand", reason, seat, change=change, to=to)


def test_a_change_by_hand_is_in_the_record_with_its_reason_and_the_moderator_is_told() -> None:
    play = sit(GAME, 5)
    play.rule(hand(ROLE, 1, "widow"))
    assert play.lines[-1] == ("rule", hand(ROLE, 1, "widow"))
    assert play.view(MODERATOR).events[-2:] == [ByHand(1, ROLE, "widow", "a slip of the cards"), RoleDealt(1, "widow")]
    assert play.view(1).events[-1] == RoleDealt(1, "widow")
    assert not any(isinstance(e, ByHand) for seat in (None, 0, 1, 2) for e in play.view(seat).events)
    assert '"kind":"hand"' in play.record.dump()


def test_what_changes_who_lives_lets_the_phase_start_again_and_may_end_the_table() -> None:
    play = sit(GAME, 4)
    play.answer(0, "#2")
    play.rule(hand(LIFE, 2, "dead"))
    assert sorted(play.open) == [0, 1, 3]
    play.rule(hand(LIFE, 3, "dead"))
    assert play.over


def test_marks_are_laid_and_taken_away() -> None:
    play = sit(GAME, 4)
    play.rule(hand(MARK, 2, "drunk"))
    assert [m.name for m in play.table.seats[2].marks] == ["drunk"]
    play.rule(hand(UNMARK, 2, "drunk"))
    assert play.table.seats[2].marks == ()


@pytest.mark.parametrize(
    ("ruling", "sentence"),
    [
        (hand(MARK, 7, "drunk"), "a change of mark by hand needs a seat from 1 to 4."),
        (hand(MARK, -1, "drunk"), "a change of mark by hand needs a seat from 1 to 4."),
        (hand(MARK, 1, "rich"), "mark cannot be changed by hand so: no mark 'rich' is laid by hand; right"),
        (hand(UNMARK, 1, "drunk"), "unmark cannot be changed by hand so: no such mark lies there."),
        (hand(MARK, 1, "drunk", " "), "a change by hand needs a reason: the record keeps it."),
        (hand("shoes", 1), "vote lets nobody change 'shoes' by hand; right would be life, role, mark, unmark, dawn."),
        (hand("dawn", 1), "dawn is declared of the whole table, not of a seat."),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_in_a_sentence_and_changes_nothing(ruling: Ruling, sentence: str) -> None:
    play = sit(GAME, 4)
    before = snapshot(play)
    with pytest.raises(BadRuling) as refused:
        play.rule(ruling)
    assert str(refused.value).startswith(sentence)
    assert snapshot(play) == before


def test_a_game_that_knows_none_refuses_all() -> None:
    with pytest.raises(BadRuling, match=r"^vote lets nobody change 'life' by hand; right would be nothing\.$"):
        sit(VOTE, 4).rule(hand(LIFE, 1, "dead"))


def test_it_is_undone_rebuilt_and_forked_like_everything() -> None:
    play = sit(GAME, 5, checkpoints=True)
    before = plain(play.table)["seats"]
    play.answer(0, "#1")
    play.rule(hand(ROLE, 1, "widow"))
    play.rule(hand(MARK, 2, "drunk"))
    play.rule(hand(LIFE, 3, "dead"))
    for twin in (rebuild(GAME, Record.parse(play.record.dump())), play.fork()):
        assert plain(twin.table) == plain(play.table)
        assert twin.open == play.open
    play.undo()
    assert plain(play.table)["seats"] == before


# -- what fits each game -----------------------------------------------------------------------------------------------


def at(game: str, players: int, steps: int, moderator: str = "auto", **options: Any) -> Play[Any]:
    play = duskbell.start(game, players, seed=5, options=options, moderator=moderator)  # type: ignore[arg-type]
    for _ in zip(range(steps), random_answers(play, Random(1)), strict=False):
        pass
    return play


@pytest.mark.parametrize("game", ["mafia", "werewolf", "shadow_hunters"])
def test_every_hand_of_every_game_fits_or_is_refused_and_the_table_goes_on(game: str) -> None:
    """Whatever a referee tries, at many moments: a sentence and nothing changed, or a table that ends and rebuilds."""
    rules = duskbell.GAMES[game]
    words = ["alive", "dead", "dead", "muted", "voteless", "0", "3", "axe", "talisman", "nonsense"]
    done: set[str] = set()
    for seed in range(5):
        rng = Random(seed)
        play = at(game, 8, 3 + seed * 9, kidnap="referee") if game == "werewolf" else at(game, 8, 3 + seed * 9)
        cards = sorted({s.role.id for s in play.table.seats if s.role})
        fitting = {ROLE: cards, LIFE: ["dead"], MARK: ["muted"]}
        for _ in range(30):
            if play.over:
                break
            change = rng.choice(rules.hands)
            before = snapshot(play)
            try:
                to = rng.choice(fitting.get(change, words) if rng.random() < 0.5 else [*words, *cards])
                play.rule(hand(change, rng.randrange(8), to))
                done.add(change)
            except BadRuling:
                assert snapshot(play) == before
            for _ in zip(range(3), random_answers(play, rng), strict=False):
                pass
        assert plain(rebuild(rules, play.record).table) == plain(play.table)
        for _ in random_answers(play, rng):
            pass
        assert play.outcome is not None
    assert done >= set(rules.hands) - {UNMARK, "card"}


def test_mafia_a_card_is_exchanged_before_its_holder_s_eyes_and_the_sides_are_counted() -> None:
    cast = {"A": "killer", "B": "angel_of_hearts", "C": "villager", "D": "villager", "E": "villager"}
    s = Scene("mafia", cast, deal="mafia.deal")
    s.play.rule(hand(ROLE, 1, "villager"))
    s.play.rule(hand(ROLE, 2, "angel_of_hearts"))
    assert (s.knows("C", "C"), s.knows("B", "C"), s["C"].role.id) == ("angel_of_hearts", None, "angel_of_hearts")
    s.play.rule(hand(LIFE, 3, "dead"))
    s.play.rule(hand(LIFE, 3, "alive"))
    assert s["D"].alive
    s.play.rule(hand(LIFE, 0, "dead"))
    assert s.play.outcome is not None
    assert s.play.outcome.reason == "mafia.no-killers"


def test_werewolf_who_sees_a_kidnap_that_the_search_does_not_declares_it_with_a_reason() -> None:
    play = at("werewolf", 12, 20, kidnap="referee")
    play.rule(hand("kidnap", -1, reason="they cannot lose any more"))
    assert play.outcome is not None
    assert (play.outcome.teams, play.outcome.reason) == (("wolves",), "werewolf.kidnapped")
    assert ByHand(-1, "kidnap", "", "they cannot lose any more") in events(play)
    for kidnap in ("proof", "off"):
        with pytest.raises(BadRuling, match="only where the referee declares kidnaps"):
            at("werewolf", 12, 20, kidnap=kidnap).rule(hand("kidnap", -1))


def test_shadow_hunters_nobody_dies_by_hand() -> None:
    play = at("shadow_hunters", 4, 8)
    play.rule(hand("damage", 0, "3"))
    assert play.table.seats[0].damage == 3
    most = play.table.seats[0].role.hp - 1
    with pytest.raises(BadRuling, match=f"stays on 0 to {most}, not '{most + 1}'"):
        play.rule(hand("damage", 0, str(most + 1)))
