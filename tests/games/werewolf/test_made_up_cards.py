"""Cards that nobody has ever held, one for every hook and fact: added from outside, no module of the game touched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar

import pytest

from duskbell import start
from duskbell.arena.sitting import play_out, seat_bots
from duskbell.games.werewolf import WerewolfRole, add, remove
from duskbell.games.werewolf.asking import act, deed, turn
from duskbell.games.werewolf.deaths import die
from duskbell.games.werewolf.events import Died, GunState, Learned, PackShown
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import aim, reached
from duskbell.games.werewolf.role import OTHER, SHOOTS, WOLF, Scene
from duskbell.games.werewolf.roles.shadows import Shadow
from duskbell.games.werewolf.table import GOOD, WOLVES, Deed, WerewolfTable
from duskbell.kernel import Ask, Event, Prevented, Seat, confirm, when
from duskbell.kernel.core_events import Marked, StageBegan
from duskbell.kernel.errors import BadOption
from duskbell.locale.words import words
from duskbell.testing import check
from tests.rulebook.werewolf.cup import (
    Cup,
    all_of,
    cards,
    cup,
    day,
    dead,
    go_on,
    idle,
    leave,
    living,
    night,
    no_sheriff,
    offered,
    penalise,
    speakers,
    stage,
    takes,
    talking,
    to,
    to_the_vote,
    vote,
    won,
)

Adder = Callable[..., WerewolfRole]


@pytest.fixture
def adding() -> Iterator[Adder]:
    """Adds cards for one test."""
    added: list[WerewolfRole] = []

    def one(role: WerewolfRole, after: str = "") -> WerewolfRole:
        added.append(add(role, after=after))
        return role

    yield one
    for role in added:
        remove(role)


def made_up(card: str, **options: Any) -> Cup:
    """1 to 3 are wolves, 4 seer, 5 witch, 6 the card, 7 hunter, 8 to 12 villagers."""
    return cup(f"wolf*3 seer witch {card} hunter villager*5", **options)


# the night


class Lamplighter(WerewolfRole):
    """Lights up somebody each night, who is told so in the morning; told beforehand how many still live."""

    team = GOOD
    powers = ("light",)

    def told(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(PackShown(me.no, ()), me)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.light", "light", t.others(me))

    def morning(self, t: WerewolfTable, act: Deed) -> None:
        for n in reached(t, act):
            t.emit(Marked(n, "lit", until="night"), public=True)


def test_a_card_is_called_in_its_place_acts_and_is_told_of_in_the_morning(adding: Adder) -> None:
    adding(Lamplighter(), after="pack")
    s = to(made_up("lamplighter"), "lamplighter")
    assert [e.stage for e in s.sees(None, StageBegan)] == ["pack", "lamplighter"]
    assert s.open_now() == {"6": "werewolf.light"}
    assert len(s.sees("6", PackShown)) == 1
    assert s.sees("7", PackShown) == []
    night(s, light="9")
    no_sheriff(s)
    assert s["9"].has_mark("lit")
    assert not s["8"].has_mark("lit")


def test_a_card_without_words_is_called_by_its_name(adding: Adder) -> None:
    adding(Lamplighter(), after="pack")
    s = to(made_up("lamplighter"), "lamplighter")
    for lang, mark in (("en", "?"), ("zh-CN", "？")):
        said = words(lang).table("werewolf", ("Kim",) * 12)
        assert said.ask("werewolf.light", ()) == f"light{mark}"
        assert "lamplighter" in said.event(s.sees(None, StageBegan)[-1].as_data())
        assert "_" not in said._role("night_owl")


@pytest.mark.slow
def test_the_laws_hold_with_it_and_plain_bots_play_it(adding: Adder) -> None:
    adding(Lamplighter(), after="pack")
    adding(Smith(), after="lamplighter")
    options = {"board": "free", "cast": "wolf*3 seer witch lamplighter smith hunter villager*4"}
    for seed in range(2):
        check("werewolf", 12, seed, options)
        play = start("werewolf", 12, seed=seed, options=options, moderator="ask")
        play_out(play, seat_bots(play, str(seed), "plain"), str(seed))
        assert play.over


class Smith(WerewolfRole):
    """In the second night only: names a player and, whatever was named, a metal. Must do both, and is asked by day."""

    team = GOOD
    powers = ("forge",)
    veiled = True
    nights = range(2, 3)

    def scenes(self, t: WerewolfTable) -> tuple[Scene, ...]:
        return (self.name, self.metal)

    async def name(self, me: Seat, t: WerewolfTable) -> tuple[int, ...]:
        who: Seat | None = await turn(me, t, "werewolf.for-whom", t.others(me), must=True)
        return (who.no,) if who else ()

    async def metal(self, me: Seat, t: WerewolfTable) -> None:
        metal = await turn(me, t, "werewolf.metal", ("iron", "gold"), must=True)
        if metal == "gold":
            act(me, t, "forge", *t.chosen)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        night.shields |= frozenset(reached(t, act))

    def day_offers(self, me: Seat, t: WerewolfTable) -> list[Ask[Any]]:
        return [Ask(me.no, "werewolf.strike", ("iron",))]


def test_scenes_follow_each_other_and_know_what_was_chosen(adding: Adder) -> None:
    adding(Smith(), after="witch")
    s = day(no_sheriff(night(made_up("smith"))))
    while stage(s).split()[-1] == "pack":
        all_of(s, "9")
    to(s, "smith").says("6", "9", "werewolf.for-whom")
    penalise(s, "12", "kill")
    s.says("6", "gold", "werewolf.metal")
    night(s)
    assert dead(s) == {"12": "referee"}


class Warlock(WerewolfRole):
    """Turns every deed of the night that is meant for it on whoever is next, calls itself by the next number, and
    frightens whom it looks at.
    """

    team = GOOD
    powers = ("stare", "shift", "turn")

    def scenes(self, t: WerewolfTable) -> tuple[Scene, ...]:
        return (self.choose,)

    async def choose(self, me: Seat, t: WerewolfTable) -> None:
        power = await turn(me, t, "werewolf.spell", self.powers)
        if power is not None:
            act(me, t, power, t.seats[me.no + 1])

    def renumbers(self, t: WerewolfTable, act: Deed, number: int) -> int:
        return act.targets[0] if act.power == "shift" and number == act.seat else number

    def redirects(self, t: WerewolfTable, act: Deed, seat: int, by: int) -> int:
        return act.targets[0] if act.power == "turn" and seat == act.seat else seat

    def frightens(self, t: WerewolfTable, act: Deed, seat: int) -> bool:
        return act.power == "stare" and seat in act.targets


def test_a_card_may_turn_deeds_aside_or_take_somebody_elses_number(adding: Adder) -> None:
    adding(Warlock(), after="cupid")
    assert dead(no_sheriff(night(made_up("warlock"), spell="shift", kill="6"))) == {"7": "pack"}
    assert dead(no_sheriff(night(made_up("warlock"), spell="turn", kill="6"))) == {"6": "pack"}
    s = no_sheriff(night(made_up("warlock"), spell="turn", witch="6"))
    assert dead(s) == {"7": "poison"}
    assert [e.normal for e in s.sees("7", GunState)] == [False]


def test_a_card_may_keep_somebody_from_every_power(adding: Adder) -> None:
    adding(Warlock(), after="cupid")
    s = no_sheriff(night(made_up("warlock"), spell="stare", kill="7"))
    assert [e.normal for e in s.sees("7", GunState)] == [False]
    go_on(s)
    assert idle(s) == "7"


class Scarecrow(WerewolfRole):
    """Sends off the first harm that comes to it, takes who poisons it along, and rots when it has been checked."""

    team = GOOD
    immune = frozenset({"hunt"})

    def touched(self, me: Seat, t: WerewolfTable, act: Deed, night: Night) -> None:
        if act.power == "poison":
            night.hit(act.seat, "straw")

    def at_daybreak(self, me: Seat, t: WerewolfTable, night: Night) -> None:
        if t.done("check"):
            night.sure[me.no] = "rot"

    def endures(self, me: Seat, t: WerewolfTable, night: Night) -> bool:
        if me.has_mark("torn"):
            return False
        night.tell(Marked(me.no, "torn"), me)
        return True

    def drags(self, me: Seat, t: WerewolfTable) -> Iterable[tuple[int, str]]:
        return [((me.no + 1) % len(t.seats), "fall")]


def test_a_card_may_endure_answer_and_drag(adding: Adder) -> None:
    adding(Scarecrow())
    s = day(no_sheriff(night(made_up("scarecrow"), kill="6")))
    assert s["6"].has_mark("torn")
    night(s, witch="6")
    assert dead(s) == {"5": "straw", "6": "poison", "7": "fall"}
    s = no_sheriff(night(made_up("scarecrow"), check="1"))
    assert s["6"].has_mark("torn")


class Packless(WerewolfRole):
    """A wolf that joins the pack when the moon is full, in even nights; heir to the knife; looks like a good one; no
    pack kills in the first night while it is on the table; nobody of the pack may name it.
    """

    team = WOLVES
    kind = WOLF
    heir = True
    doubt = True
    knife_proof = True
    seen = "good"
    bursts = True

    def in_pack(self, me: Seat, t: WerewolfTable) -> bool:
        return t.day % 2 == 0

    def hunts(self, t: WerewolfTable) -> bool:
        return t.day > 1

    def shown(self, me: Seat, t: WerewolfTable) -> str:
        return "villager"

    async def burst(self, me: Seat, t: WerewolfTable) -> None:
        await die(t, t.others(me)[0], "embers")


def test_a_card_may_keep_the_pack_from_hunting_and_join_it_later(adding: Adder) -> None:
    adding(Packless())
    s = to(made_up("packless"), "pack")
    assert s.open_now() == dict.fromkeys(("1", "2", "3"), "werewolf.decoy")
    s = night(s, check="6")
    assert [e.what for e in s.sees("4", Learned)] == ["seen-good"]
    day(no_sheriff(s))
    assert set(to(s, "pack").open_now()) == {"1", "2", "3", "6"}
    s.refuses("1", "6")


def test_a_card_may_do_more_when_it_bursts(adding: Adder) -> None:
    adding(Packless())
    s = takes(talking(made_up("packless")), "6", "burst")
    assert dead(s) == {"6": "burst", "1": "embers"}


def test_what_a_psychic_sees_is_the_cards_to_say(adding: Adder) -> None:
    adding(Packless())
    s = night(cup("wolf*3 psychic witch packless hunter villager*5"), psychic="6")
    assert [e.what for e in s.sees("4", Learned)] == ["villager"]


class Owl(WerewolfRole):
    """Is taken for a seer's card, answers when the seers are called, by lot, only while a wolf lives, and is told lies;
    it cannot be dealt beside a witch.
    """

    team = GOOD
    card = "seer"
    needs = "seer"
    apart = ("witch",)
    powers = ("hoot",)

    def wakes(self, me: Seat, t: WerewolfTable) -> bool:
        return t.day == 1

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        who = await deed(me, t, "werewolf.check", "hoot", t.others(me))
        if who is not None:
            t.emit(Learned(me.no, aim(t, who.no, me.no), "seen-wolf"), me)


def test_a_card_that_is_taken_for_another_is_called_with_it_by_lot(adding: Adder) -> None:
    adding(Owl())
    s = night(cup("wolf*3 seer guard owl hunter villager*5"), check="9")
    assert [e.stage for e in s.sees(None, StageBegan) if e.stage.startswith("seer")] == ["seer_one", "seer_two"]
    assert s.knows("6", "6") == "seer"
    assert [e.what for e in s.sees("6", Learned)] == ["seen-wolf"]
    assert [e.what for e in s.sees("4", Learned)] == ["seen-good"]
    day(no_sheriff(s))
    to(s, "seer_two")
    assert idle(s) in living(s)


@pytest.mark.parametrize(
    ("cast", "why"),
    [
        ("wolf*3 guard owl hunter villager*5", "owl makes no sense without seer"),
        ("wolf*3 seer witch owl hunter villager*5", "owl and witch do not go together"),
        ("wolf*3 seer owl owl hunter villager*5", "only wolf and villager may be there oftener than once"),
    ],
)
def test_cards_say_with_which_others_they_cannot_be_dealt(adding: Adder, cast: str, why: str) -> None:
    adding(Owl())
    adding(Hermit())
    with pytest.raises(BadOption, match=why):
        cup(cast)


class Hermit(WerewolfRole):
    """Lays one villager aside, wants few gods about, and wins instead of whoever wins while it lives."""

    team = "hermit"
    kind = OTHER
    outlasts = True
    spares = 1
    aside: ClassVar[Mapping[str, int]] = {"villager": 1}

    def objection(self, cast: Mapping[str, int]) -> str:
        gods = [card for card in cast if card in ("seer", "witch", "hunter", "guard")]
        return "hermit wants to be alone with at most 1 god." if len(gods) > 1 else ""

    async def lays_aside(self, cards: list[WerewolfRole]) -> list[WerewolfRole]:
        return [next(c for c in cards if c.id == "villager")]


def test_a_card_may_object_to_others_for_a_reason_of_its_own(adding: Adder) -> None:
    adding(Hermit())
    with pytest.raises(BadOption, match="hermit wants to be alone with at most 1 god"):
        start("werewolf", 8, options={"board": "free", "cast": "wolf*2 seer hermit hunter villager*4"})


def test_a_card_may_lay_others_aside_and_outlast_the_winners(adding: Adder) -> None:
    adding(Hermit())
    dealt = cards("wolf hermit seer villager*5")
    s = Cup(
        "werewolf",
        {str(n): card for n, card in enumerate(dealt, 1)},
        deal="werewolf.deal",
        options={"board": "free", "cast": "wolf hermit seer villager*6"},
        moderator="ask",
    )
    assert s.play.table.spares == ("villager",)
    vote(to_the_vote(no_sheriff(night(s))), all="1")
    assert s.play.outcome is not None
    assert (s.play.outcome.winners, s.play.outcome.teams) == ((1,), ("hermit",))


class Mime(WerewolfRole):
    """Answers to the guard's call beside its own; brings a call for an encore; borrows nothing."""

    team = GOOD
    answers = "guard"
    brings = "encore"
    powers = ("mime",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.mime", "mime", t.others(me))


class Curtain(WerewolfRole):
    """Nobody is dealt this; it answers to the call that the mime brings."""

    dealt = False
    answers = "encore"


def test_a_card_may_answer_to_anothers_call_and_bring_one(adding: Adder) -> None:
    adding(Mime())
    adding(Curtain(), after="seer")
    s = made_up("mime")
    assert s.play.table.order == ("guard", "pack", "witch", "hunter", "seer", "encore")
    assert s.open_now() == {"6": "werewolf.mime"}
    with pytest.raises(BadOption, match="curtain is no card that is dealt"):
        made_up("curtain")


class Twin(WerewolfRole):
    """Several may be dealt, and each is asked in the one call."""

    team = GOOD
    several = True
    powers = ("nod",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.nod", "nod", t.others(me))


def test_of_a_card_that_several_hold_each_is_asked(adding: Adder) -> None:
    adding(Twin(), after="witch")
    s = to(cup("wolf*3 seer witch twin twin villager*5"), "twin")
    assert s.open_now() == {"6": "werewolf.nod"}
    s.says("6", "9")
    penalise(s, "10", "kill")
    assert s.open_now() == {"7": "werewolf.nod"}
    s.says("7", "9")
    assert stage(s) == "night 1 seer"
    s = to(day(no_sheriff(night(cup("wolf*3 seer witch twin twin villager*5"), kill="6"))), "twin")
    s.says("7", "9", "werewolf.nod")
    assert idle(s) in living(s)


# the day


class Crier(WerewolfRole):
    """By day may ring once, which ends the day; speaks again after the first ballot; loses its voice after speeches."""

    team = GOOD

    def day_offers(self, me: Seat, t: WerewolfTable) -> list[Ask[Any]]:
        return [] if me.has_mark("rang") else [Ask(me.no, "werewolf.ring", ("ring", "toll"))]

    async def by_day(self, me: Seat, t: WerewolfTable, ask: Ask[Any], value: Any) -> bool:
        t.emit(Marked(me.no, "rang"), public=True)
        return bool(value == "toll")

    async def after_speeches(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(Marked(me.no, "hoarse"), public=True)

    async def after_ballot(self, t: WerewolfTable) -> tuple[int, ...]:
        me = next(s for s in t.seats if s.role is self)
        if me.has_mark("cried"):
            return ()
        t.emit(Marked(me.no, "cried"), public=True)
        return (me.no,)


def test_a_card_may_act_by_day(adding: Adder) -> None:
    adding(Crier())
    s = talking(made_up("crier"))
    assert offered(s, "ring") == ["6"]
    takes(s, "6", "ring")
    assert stage(s) == "speeches 1 speeches"
    assert offered(s, "ring") == []
    s = takes(talking(made_up("crier")), "6", "toll")
    assert stage(s).startswith("night 2")


def test_a_card_may_ask_for_a_second_ballot_and_speaks_before_it(adding: Adder) -> None:
    adding(Crier())
    s = to_the_vote(talking(made_up("crier")))
    assert s["6"].has_mark("hoarse")
    vote(s, all="9")
    assert speakers(s) == ["6"]
    go_on(s)
    vote(s, all="8")
    assert "9" in living(leave(s))
    assert dead(s) == {"8": "exile"}


class Doubter(WerewolfRole):
    """After the first ballot its holder is asked whether it counts."""

    team = GOOD

    async def after_ballot(self, t: WerewolfTable) -> tuple[int, ...]:
        me = next(s for s in t.seats if s.role is self)
        return (me.no,) if await confirm(me, "werewolf.undo") else ()


class Waverer(Doubter):
    """Another of the kind."""


def test_of_several_cards_that_may_undo_a_ballot_each_is_asked_once_whatever_comes_between(adding: Adder) -> None:
    adding(Doubter())
    adding(Waverer())
    s = to_the_vote(talking(made_up("doubter waverer")))
    vote(s, all="9")
    assert s.open_now() == {"6": "werewolf.undo"}
    s.says("6", "no")
    penalise(s, "13", "kill")
    assert s.open_now() == {"7": "werewolf.undo"}
    s.says("7", "yes")
    assert speakers(s) == ["7"]
    go_on(s)
    vote(s, all="10")
    assert s.open_now() == {"6": "werewolf.undo"}, "a new ballot is a new question"
    s.says("6", "no").says("7", "no")
    assert dead(s) == {"13": "referee", "10": "exile"}


class Archer(WerewolfRole):
    """Has a gun that hits wolves only, and lives through its first exile."""

    team = GOOD
    gun = SHOOTS

    def hits(self, me: Seat, t: WerewolfTable, target: Seat) -> bool:
        return target.team == WOLVES

    @when(Died, "before")
    async def stay(self, me: Seat, t: WerewolfTable, death: Died) -> Event | None:
        if death.seat != me.no or me.has_mark("spared"):
            return None
        t.emit(Marked(me.no, "spared"), public=True)
        return Prevented("werewolf.died")


@pytest.mark.parametrize(("target", "falls"), [("1", True), ("9", False)])
def test_a_card_may_have_a_gun_of_its_own_and_prevent_a_death(adding: Adder, target: str, falls: bool) -> None:
    adding(Archer())
    s = day(talking(made_up("archer")), "6")
    assert "6" in living(s)
    night(s)
    vote(to_the_vote(s), all="6")
    go_on(s)
    s.says("6", "yes", "werewolf.draw").says("6", target)
    assert (target not in living(s)) == falls


# the end


class Pilgrim(WerewolfRole):
    """Has won alone when it is alive on the second day; who takes its card over is blessed."""

    team = "pilgrim"
    kind = OTHER

    def alone(self, me: Seat, t: WerewolfTable) -> str:
        return "werewolf.pilgrim" if t.day > 1 else ""

    def inherited(self, me: Seat, source: Seat, t: WerewolfTable) -> None:
        t.emit(Marked(me.no, "blessed", source.no))


def test_a_card_may_win_alone(adding: Adder) -> None:
    adding(Pilgrim())
    night(day(no_sheriff(night(made_up("pilgrim")))), kill="9")
    s = night(day(no_sheriff(night(made_up("pilgrim")))), kill="9")
    assert won(s) == ("pilgrim", "pilgrim")


def test_a_card_may_hand_on_more_than_its_powers(adding: Adder) -> None:
    adding(Pilgrim())
    assert issubclass(Shadow, WerewolfRole)
    s = no_sheriff(night(cup("wolf*3 seer witch pilgrim shadow villager*5"), mimic="6", kill="6"))
    assert s["7"].role.id == "pilgrim"
    assert s["7"].has_mark("blessed")


class Magpie(WerewolfRole):
    """Steals the powers of the seer for good, in the first night already."""

    team = GOOD
    borrows = True
    at_once = True
    patient = True
    powers = ("steal-power",)
    nights = range(1, 2)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        act(me, t, "steal-power")
        me.gained = (t.by_token["seer"],)


def test_a_card_that_borrows_anothers_is_asked_in_that_ones_call(adding: Adder) -> None:
    adding(Magpie(), after="cupid")
    s = to(made_up("magpie"), "seer")
    assert s.open_now() == {"4": "werewolf.check"}
    s.says("4", "9").says("6", "1", "werewolf.check")
    assert [e.what for e in s.sees("6", Learned)] == ["seen-wolf"]


# adding


def test_a_card_may_not_take_anothers_place(adding: Adder) -> None:
    adding(Owl())
    with pytest.raises(ValueError, match="there is a card 'owl' already"):
        add(Owl())
    with pytest.raises(ValueError, match="there is no such call"):
        add(Twin(), after="nobody")

    class Cheat(WerewolfRole):
        powers = ("guard",)

    with pytest.raises(ValueError, match="the power 'guard' of 'cheat' is guard's already"):
        add(Cheat())
    assert_gone("twin")
    assert_gone("cheat")


def assert_gone(card: str) -> None:
    with pytest.raises(BadOption, match=f"'{card}' is no card"):
        made_up(card)


def test_a_card_that_was_taken_back_leaves_nothing(adding: Adder) -> None:
    role = add(Lamplighter(), after="pack")
    remove(role)
    assert_gone("lamplighter")
    adding(Lamplighter(), after="seer")
    assert made_up("lamplighter").play.table.order == ("pack", "witch", "hunter", "seer", "lamplighter")
