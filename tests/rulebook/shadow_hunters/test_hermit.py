"""Shadow Hunters, 隐士卡: the twelve cards, whom they fit, and who may answer as it likes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Answered, CharacterShown, Discarded, Drew, Given, Reshuffled
from duskbell.games.shadow_hunters.packs import ROLES
from tests.rulebook.shadow_hunters.shadow import (
    CHARACTERS,
    Hunters,
    cast,
    damage,
    dead,
    draws,
    ends_turn,
    equipment,
    gives,
    hit_points,
    hunters,
    knows,
    question,
    revealed,
    where_cards_are,
    who_sees,
    winners,
)

TEAMS = {
    "hermit_blackmail": {"neutral", "hunter"},
    "hermit_greed": {"neutral", "shadow"},
    "hermit_anger": {"hunter", "shadow"},
    "hermit_nurturance": {"neutral"},
    "hermit_huddle": {"shadow"},
    "hermit_aid": {"hunter"},
    "hermit_spell": {"shadow"},
    "hermit_exorcism": {"shadow"},
    "hermit_slap": {"hunter"},
}
WEAK = {"Allie", "Bob", "Charles", "Emi", "Unknown"}
"""恐吓's own list; the other five are 教训's."""
HARM = {"hermit_spell": 1, "hermit_exorcism": 2, "hermit_slap": 1, "hermit_bully": 1, "hermit_tough_lesson": 2}
CURE = ("hermit_nurturance", "hermit_huddle", "hermit_aid")
TOLL = ("hermit_blackmail", "hermit_greed", "hermit_anger")
HONEST = [who for who in CHARACTERS if who != "Unknown"]


def fits(card: str, who: str) -> bool:
    if card in ("hermit_bully", "hermit_tough_lesson"):
        return (who in WEAK) is (card == "hermit_bully")
    return ROLES[who.lower()].team in TEAMS[card]


def handed(card: str, who: str, **position: Any) -> Hunters:
    """George, or else Emi, hands this card to somebody, who is asked now."""
    giver = "Emi" if who == "George" else "George"
    return gives(hunters(cast(giver, who), **position), giver, card, who)


def honest(s: Hunters, who: str) -> Hunters:
    """Somebody gives the one answer that there is."""
    (only,) = s.options(who)
    s.says(who, only, "shadow_hunters.hermit-answer")
    return s


# -- whom the cards fit -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", HONEST)
@pytest.mark.parametrize("card", HARM)
def test_a_card_of_harm_hurts_whom_it_fits_and_nobody_else(card: str, who: str) -> None:
    s = honest(handed(card, who), who)
    assert damage(s) == ({who: HARM[card]} if fits(card, who) else {})


@pytest.mark.parametrize("who", HONEST)
@pytest.mark.parametrize("card", CURE)
def test_a_card_of_healing_heals_whom_it_fits(card: str, who: str) -> None:
    s = honest(handed(card, who, damage={who: 3}), who)
    assert damage(s) == {who: 2 if fits(card, who) else 3}


@pytest.mark.parametrize("who", HONEST)
@pytest.mark.parametrize("card", CURE)
def test_whom_it_fits_but_who_is_unhurt_takes_one_instead(card: str, who: str) -> None:
    """Interaction 31."""
    s = honest(handed(card, who), who)
    assert damage(s) == ({who: 1} if fits(card, who) else {})


@pytest.mark.parametrize("who", HONEST)
@pytest.mark.parametrize("card", TOLL)
def test_without_equipment_a_card_of_toll_costs_one(card: str, who: str) -> None:
    """Row 16: none owned is one damage, without a question."""
    s = honest(handed(card, who), who)
    assert damage(s) == ({who: 1} if fits(card, who) else {})


@pytest.mark.parametrize("who", HONEST)
@pytest.mark.parametrize("card", TOLL)
def test_with_equipment_whom_it_fits_chooses_between_giving_and_pain(card: str, who: str) -> None:
    """S38, row 16: the choice is the receiver's."""
    giver = "Emi" if who == "George" else "George"
    for choice in ("talisman", "do"):
        s = handed(card, who, equipment={who: "talisman"})
        if not fits(card, who):
            assert s.options(who) == ["nothing"]
            continue
        assert s.options(who) == ["do", "talisman"]
        s.says(who, choice, "shadow_hunters.hermit-answer")
        assert damage(s) == ({} if choice == "talisman" else {who: 1})
        assert equipment(s, giver if choice == "talisman" else who) == ["talisman"]


def test_who_has_several_cards_chooses_which_to_give() -> None:
    s = handed("hermit_greed", "Vampire", equipment={"Vampire": "talisman chainsaw"})
    assert s.options("Vampire") == ["do", "talisman", "chainsaw"]
    s.says("Vampire", "chainsaw", "shadow_hunters.hermit-answer")
    assert (equipment(s, "George"), equipment(s, "Vampire")) == (["chainsaw"], ["talisman"])


@pytest.mark.parametrize(("who", "hp"), [("Unknown", 11), ("Franklin", 12)])
def test_eleven_is_bullied_and_twelve_is_taught_a_lesson(who: str, hp: int) -> None:
    """The boundary between the two cards."""
    assert hit_points(who) == hp
    for card in ("hermit_bully", "hermit_tough_lesson"):
        s = handed(card, who)
        assert s.options(who)[0] == ("do" if fits(card, who) else "nothing")


# -- who answers how --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", HONEST)
@pytest.mark.parametrize("card", [*TEAMS, "hermit_bully", "hermit_tough_lesson"])
def test_the_receiver_must_be_honest(card: str, who: str) -> None:
    """你必须诚实: there is one answer, and it is the true one."""
    s = handed(card, who)
    assert s.options(who) == (["do"] if fits(card, who) else ["nothing"])
    assert s.refuses(who, "nothing" if fits(card, who) else "do")


@pytest.mark.parametrize("card", [*TEAMS, "hermit_bully", "hermit_tough_lesson"])
@pytest.mark.parametrize("shown", ["", "Unknown"])
def test_but_for_unknown_who_may_do_either(card: str, shown: str) -> None:
    """S7. 欺诈, revealed or not."""
    s = handed(card, "Unknown", revealed=shown)
    assert sorted(s.options("Unknown")) == ["do", "nothing"]
    s.says("Unknown", "nothing")
    assert damage(s) == {}
    assert revealed(s) == ([shown] if shown else [])


@pytest.mark.parametrize("card", [*TEAMS, "hermit_bully", "hermit_tough_lesson"])
def test_what_unknown_fakes_it_must_suffer(card: str) -> None:
    s = handed(card, "Unknown").says("Unknown", "do")
    assert damage(s) == {"Unknown": HARM.get(card, 1)}


def test_unknown_who_fakes_to_be_healed_while_unhurt_takes_one() -> None:
    """Interaction 32."""
    for card in ("hermit_nurturance", "hermit_aid"):
        s = handed(card, "Unknown").says("Unknown", "do")
        assert damage(s) == {"Unknown": 1}


def test_unknown_may_fake_to_owe_equipment() -> None:
    """Interaction 32: the card of toll for others is paid like by one whom it fits."""
    s = handed("hermit_blackmail", "Unknown", equipment={"Unknown": "talisman"})
    assert s.options("Unknown") == ["nothing", "do", "talisman"]
    s.says("Unknown", "talisman")
    assert equipment(s, "George") == ["talisman"]
    assert damage(s) == {}


def test_the_silent_are_honest_and_unknown_too() -> None:
    s = handed("hermit_spell", "Unknown")
    s.silent("Unknown")
    assert damage(s) == {"Unknown": 1}


def test_it_is_the_receiver_who_follows_the_card_and_not_the_giver() -> None:
    """再一次强调."""
    s = honest(gives(hunters(), "Emi", "hermit_slap", "Vampire"), "Vampire")
    assert damage(s) == {}


def test_the_giver_cannot_keep_it() -> None:
    s = draws(hunters(), "Emi", "hermit_slap")
    assert s.options("Emi") == ["George", "Vampire", "Werewolf"]
    assert "pass" in s.refuses("Emi", "pass")


# -- 预言 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", CHARACTERS)
def test_the_prediction_shows_the_giver_who_one_is(who: str) -> None:
    """Interaction 33: nobody else learns it, the card stays face down, and the giver keeps the knowledge."""
    s = handed("hermit_prediction", who)
    assert s.options(who) == ["do"]
    s.says(who, "do")
    giver = "Emi" if who == "George" else "George"
    assert knows(s, giver, who) == who.lower()
    assert [n for n in s.names if n not in (giver, who) and knows(s, n, who)] == []
    assert sorted(who_sees(s, CharacterShown)) == sorted([giver, who])
    assert revealed(s) == []
    assert damage(s) == {}


def test_the_others_see_that_somebody_was_shown_and_not_what() -> None:
    """S36."""
    s = handed("hermit_prediction", "Vampire").says("Vampire", "do")
    assert [str(e.role) for e in s.sees(None, CharacterShown)] == ["?"]


def test_as_an_option_unknown_may_dodge_it() -> None:
    """S7, row 7."""
    s = handed("hermit_prediction", "Unknown", unknown_prediction=True)
    s.says("Unknown", "nothing")
    assert knows(s, "George", "Unknown") is None
    assert handed("hermit_prediction", "Vampire", unknown_prediction=True).options("Vampire") == ["do"]


# -- who dies of a card -----------------------------------------------------------------------------------------------


def test_a_hermit_card_can_kill_and_the_kill_is_the_givers() -> None:
    """Interactions 16 and 31."""
    s = handed("hermit_exorcism", "Vampire", damage={"Vampire": 11}, equipment={"Vampire": "talisman"})
    honest(s, "Vampire")
    assert dead(s) == {"Vampire": "George"}
    assert equipment(s, "George") == ["talisman"]


def test_the_last_shadow_may_die_of_it() -> None:
    s = gives(hunters(dead="Werewolf", damage={"Vampire": 12}), "Emi", "hermit_spell", "Vampire")
    honest(s, "Vampire")
    assert winners(s) == ["Emi", "George"]


def test_a_gift_may_be_bobs_fifth_card() -> None:
    """S16, interaction 10: out of turn as well."""
    s = hunters(cast("Bob", "Vampire"), equipment={"Bob": "chainsaw masamune handgun holy_robe", "Vampire": "talisman"})
    gives(s, "Bob", "hermit_greed", "Vampire").says("Vampire", "talisman")
    assert winners(s) == ["Bob"]


# -- what a third seat can tell ---------------------------------------------------------------------------------------


Told = tuple[str, ...]


def frames(s: Hunters, watcher: str, answers: list[str]) -> Told:
    """What a third seat is told while a Hermit card is answered so: a frame for each moment at which somebody is asked,
    until the card is discarded.
    """
    view = s.play.view(s.no(watcher))
    told, before = [], view.version
    while True:
        asked_now = next(iter(s.play.open))
        s.play.answer(asked_now, answers.pop(0) if answers else s.play.open[asked_now].options[-1])
        view = s.play.view(s.no(watcher))
        events, before = view.as_data(before), view.version
        told.append(str([e for e in events if not e["type"].startswith("core.")]))
        if s.play.over or s.sees(None, Discarded):
            return tuple(told)


def situations(equipment: str, hurt: int) -> Iterator[tuple[str, Told]]:
    """Every card handed to everybody by Emi in the same situation, with every answer that is open to them."""
    for names in ("Emi Vampire George Werewolf Allie Bob", "Emi Unknown George Vampire Charles Daniel"):
        for whom in names.split()[1:]:
            watcher = next(n for n in names.split() if n not in ("Emi", whom))
            position: dict[str, Any] = {"equipment": {whom: equipment}, "damage": {whom: hurt} if hurt else {}}
            for card in (*TEAMS, "hermit_bully", "hermit_tough_lesson", "hermit_prediction"):
                for answer in gives(hunters(names, **position), "Emi", card, whom).options(whom):
                    s = gives(hunters(names, **position), "Emi", card, whom)
                    yield f"{names}/{whom}", frames(s, watcher, [answer])


@pytest.mark.slow
@pytest.mark.parametrize("equipment", ["", "talisman", "talisman chainsaw"])
@pytest.mark.parametrize("hurt", [0, 2])
def test_what_comes_of_a_card_comes_in_the_same_frames_whichever_it_was(equipment: str, hurt: int) -> None:
    """Neither content nor kind: what third seats are told alike they are told at the same moments."""
    seen: dict[tuple[str, str], set[int]] = {}
    for table, told in situations(equipment, hurt):
        outcome = "".join(told).replace("][", ", ")
        seen.setdefault((table, outcome), set()).add(len(told))
    assert {outcome: ways for outcome, ways in seen.items() if len(ways) > 1} == {}
    assert len(seen) > 20


# -- who sees what ----------------------------------------------------------------------------------------------------


def test_giver_and_receiver_look_at_the_card_and_nobody_else() -> None:
    s = draws(hunters(), "Emi", "hermit_slap")
    assert who_sees(s, Drew) == ["Emi"]
    s.says("Emi", "Vampire")
    assert sorted(who_sees(s, Given)) == ["Emi", "Vampire"]
    for other in ("George", "Werewolf"):
        assert s.play.view(s.no(other)).state()["facts"]["hand"] == {"card": None, "from": 0, "to": 2}
    assert s.play.view(0).state()["facts"]["hand"] == {"card": "hermit_slap", "from": 0, "to": 2}


def test_what_was_done_is_seen_by_all_and_the_card_goes_face_down_to_the_discards() -> None:
    s = honest(gives(hunters(), "Emi", "hermit_spell", "Vampire"), "Vampire")
    assert [e.does for e in s.sees(None, Answered)] == [True]
    assert [str(e.card) for e in s.sees(None, Discarded)] == ["?"]
    assert s.play.view(None).state()["facts"]["discards"]["hermit"] == 1


@pytest.mark.parametrize("who", ["Vampire", "Unknown"])
def test_the_question_looks_the_same_from_outside_whoever_gets_it(who: str) -> None:
    """Interaction 42: everybody is asked, also who has but one answer."""
    s = hunters("Emi George Vampire Unknown")
    gives(s, "Emi", "hermit_slap", who)
    assert question(s, who).key == "shadow_hunters.hermit-answer"
    assert question(s, who).seconds == s.play.table.options.reply_seconds


# -- the deck ---------------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    """S30, interaction 37."""
    s = hunters(left={"hermit": "hermit_slap"})
    honest(gives(s, "Emi", "hermit_slap", "Vampire"), "Vampire")
    assert s.play.view(None).state()["facts"]["decks"]["hermit"] == 0
    ends_turn(s, "Emi")
    gives(s, "George", "hermit_prediction", "Emi")
    assert len(s.sees(None, Reshuffled)) == 1
    assert s.play.view(None).state()["facts"]["decks"]["hermit"] == 15
    assert where_cards_are(s.play.table).total() == 48
