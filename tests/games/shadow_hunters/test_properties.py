"""What must hold at every question of every table, said a second time and independently; first of all the faults that
other systems have: questions after the game is won, dead players who act, cards that are lost, dead who keep cards.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import (
    Attacked,
    Damaged,
    Died,
    Drew,
    Given,
    Guarded,
    Moved,
    Reshuffled,
    Rolled,
    Took,
    TurnBegan,
    Unveiled,
    Used,
)
from duskbell.games.shadow_hunters.packs import ROLES, full_deck
from duskbell.games.shadow_hunters.table import DECKS
from duskbell.kernel import Play
from duskbell.testing import random_answers, sit_down
from tests.rulebook.shadow_hunters.shadow import where_cards_are

pytestmark = pytest.mark.slow

SIZES = range(4, 9)
ALL_CARDS = Counter([c for deck in DECKS for c in full_deck(deck)])
READINGS: tuple[dict[str, Any], ...] = (
    {},
    {"robbery": "attack", "suck_blood": "attack", "teleport": "ring"},
    {"neutral_deaths": True, "suck_each": True, "woods_self": True},
    {"feast_deaths": 1, "unknown_prediction": True},
)
HP = {
    "allie": 8, "bob": 10, "charles": 11, "daniel": 13, "emi": 10,
    "franklin": 12, "george": 14, "unknown": 11, "vampire": 13, "werewolf": 14,
}  # fmt: skip
HUNTERS, SHADOWS = {"emi", "franklin", "george"}, {"unknown", "vampire", "werewolf"}


def batches(play: Play[Any]) -> list[list[Died]]:
    """Who died at once: deaths that follow each other immediately."""
    out: list[list[Died]] = []
    last = -2
    for n, entry in enumerate(play.table.log):
        if isinstance(entry.event, Died):
            if n != last + 1:
                out.append([])
            out[-1].append(entry.event)
            last = n
    return out


def conditions(play: Play[Any]) -> tuple[list[int], bool]:
    """Whose conditions hold now, by the log and what lies on the table; and whether one of them ends the game."""
    t = play.table
    deaths = batches(play)
    alive = {s.role.id for s in t.seats if s.alive}
    hunters, shadows = not alive & HUNTERS, not alive & SHADOWS
    if t.options.neutral_deaths:
        hunters = hunters or sum(s.team == "neutral" and not s.alive for s in t.seats) >= 3
    won, over = [], False
    for s in t.seats:
        role = s.role.id
        if role in HUNTERS:
            holds = shadows
        elif role in SHADOWS:
            holds = hunters
        elif role == "bob":
            holds = s.alive and len(s.equipment) >= 5
        elif role == "daniel":
            holds = (s.alive and shadows) or s.no in [d.seat for d in (deaths[0] if deaths else [])]
        elif role == "charles":
            killed = any(d.by == s.no for d in (deaths[-1] if deaths else []))
            holds = s.alive and killed and sum(map(len, deaths)) >= t.options.feast_deaths
        else:
            holds = s.alive
        if holds:
            won.append(s.no)
            over = over or role != "allie"
    return won, over


def look(play: Play[Any]) -> None:
    """What must hold at every question."""
    t = play.table
    asked = {ask.key.removeprefix("shadow_hunters.") for ask in play.open.values()}
    assert not conditions(play)[1] or asked == {"loot"}, f"{asked} asked after the game was won"
    for n in (*play.open, *play.offers):
        assert t.seats[n].alive, f"a dead player is asked {asked}"
    assert where_cards_are(t) == ALL_CARDS, "cards are lost"
    for s in t.seats:
        assert s.role.hp == HP[s.role.id]
        assert 0 <= s.damage <= 14
        assert s.alive == (s.damage < s.role.hp)
        assert s.alive or not s.equipment or asked == {"loot"}, "a dead player keeps cards"
        assert s.alive or (s.at == -1 and s.revealed and not s.guarded)
        assert len(set(s.equipment)) == len(s.equipment)
    assert t.hidden == sum(s.bit for s in t.seats if s.alive and not s.revealed)
    assert t.known == {s.role.id for s in t.seats if s.revealed}


def look_back(play: Play[Any]) -> None:
    """What must hold of the whole log."""
    t, outcome = play.table, play.outcome
    assert outcome is not None
    gone: set[int] = set()
    turns: list[int] = []
    at: dict[int, str] = {}
    for entry in t.log:
        e = entry.event
        if isinstance(e, Attacked | Drew | Given | Guarded | Moved | Rolled | Took | TurnBegan | Unveiled | Used):
            assert e.seat not in gone, f"{e} by somebody dead"
        if isinstance(e, Attacked):
            assert not gone & set(e.targets), "the dead are attacked"
            assert e.seat not in e.targets
        if isinstance(e, Moved):
            assert at.get(e.seat) != e.area, "somebody stays in the same area"
            at[e.seat] = e.area
        if isinstance(e, Damaged):
            assert e.seat not in gone
            assert e.by != e.seat
            assert e.amount > 0
        if isinstance(e, Died):
            assert e.seat not in gone
            gone.add(e.seat)
        if isinstance(e, TurnBegan):
            turns.append(e.seat)
            if len(turns) > 1 and not e.extra:
                between = [n % len(t.seats) for n in range(turns[-2] + 1, turns[-2] + 1 + len(t.seats))]
                assert e.seat == next(n for n in between if n not in gone)
    won, over = conditions(play)
    if outcome.reason == "shadow_hunters.quiet":
        assert not over
        assert outcome.winners == ()
    else:
        assert over
        assert outcome.winners == tuple(won)
        sides = tuple([side for side in ("hunter", "shadow") if any(t.seats[n].team == side for n in won)])
        assert outcome.teams == (sides or ("neutral",))


def watch(players: int, seed: int) -> None:
    """Look at a table at every question, and back from its end."""
    rng = Random(f"{players}/{seed}")
    play = sit_down("shadow_hunters", players, seed, READINGS[seed % len(READINGS)])
    look(play)
    for _ in random_answers(play, rng, offers=0.02):
        if not play.over:
            look(play)
    look_back(play)


@pytest.mark.parametrize("players", SIZES)
def test_no_table_shows_a_fault(players: int) -> None:
    """Some tables; `python -m trials properties` tries them by the thousand."""
    for seed in range(12):
        watch(players, seed)


def test_they_reach_what_is_rare() -> None:
    """So that the tests above compare something: reshuffles, several dead at once, loot, wins of every kind."""
    reasons, most, kinds = Counter[str](), 0, Counter[str]()
    wanted = {"shadows-dead", "hunters-dead", "bob", "charles", "daniel"}
    for seed in range(400):
        if wanted <= set(reasons) and most >= 2 and kinds[Reshuffled.__name__] >= 5:
            break
        play = sit_down("shadow_hunters", 4 + seed % 5, seed, {"feast_deaths": 1})
        for _ in random_answers(play, Random(seed), offers=0.02):
            pass
        assert play.outcome is not None
        reasons[play.outcome.reason.removeprefix("shadow_hunters.")] += 1
        most = max([most, *map(len, batches(play))])
        kinds.update(type(e.event).__name__ for e in play.table.log)
    assert wanted <= set(reasons)
    assert most >= 2
    assert kinds[Reshuffled.__name__] >= 5
    assert set(HP) == set(ROLES)


def test_default_answers_end_a_table_without_a_winner() -> None:
    """Silent players hurt nobody: after so many rounds without a death it is broken off."""
    for players in SIZES:
        play = sit_down("shadow_hunters", players, 1, {"quiet_rounds": 3})
        while play.open:
            play.silence(next(iter(play.open)))
        assert play.outcome is not None
        assert play.outcome.reason == "shadow_hunters.quiet"
        assert play.table.day == 3 * players
