"""Who is first at a Goon: what has been played is among the worlds."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from duskbell.insight import worlds
from duskbell.insight.clocktower import read_puzzle, solve
from tests.insight.patience import PATIENT
from tests.rulebook.clocktower.test_first_of_many import two_goons
from tests.rulebook.clocktower.test_until_dusk import guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

SECONDS = 5.0


def ruled_out(s: Travelling, who: str, cast: dict[str, str]) -> list[str]:
    """Whose card somebody could not believe in any more."""
    found = worlds(s.play, s.no(who), seconds=SECONDS)
    return [name for name, role in cast.items() if role not in found.possible[s.no(name)]]


def test_who_chose_a_goon_second_though_it_was_drunk_at_the_first() -> None:
    s = two_goons().dawn().nightfall()
    cast = {name: s[name].character.id for name in s.names}
    s.until("Poi", "player").says("Poi", "Phi").until("Wit", "player").says("Wit", "Goo")
    s.until("Dem", "player").says("Dem", "Phi").until("Cha", "players").says("Cha", "Wit,Goo").dawn()
    assert s.heard("Cha")[-1] == "1", "she is sober, and the Witch has woken"
    for who in ("Cha", "Wit", "Goo"):
        assert ruled_out(s, who, cast) == [], who


def test_of_two_who_hold_one_step_the_first_alone_is_drunk() -> None:
    cast = {
        "Gam": "gambler",
        "Phi": "philosopher",
        "Goo": "goon",
        "Tri": "minstrel",
        "Qua": "pacifist",
        "Qui": "tealady",
        "Min": "mastermind",
        "Dem": "imp",
    }
    s = guests(**cast)
    s.until("Phi", "character").says("Phi", "gambler").dawn().nightfall()
    s.until("Gam", "player").says("Gam", "Goo").says("Phi", "Goo").until("Gam", "character")
    s.says("Gam", "imp").says("Phi", "imp").dawn()
    assert not s["Phi"].alive, "it has guessed wrong, and was the second"
    for who in ("Gam", "Phi", "Goo"):
        assert ruled_out(s, who, cast) == [], who


def gamble(role: str, died: int) -> set[tuple[str, ...]]:
    """A Gambler guesses what the Goon is, and one player is found dead."""
    said = ["soldier", "mayor", "slayer", "goon", "chef", "virgin", "gambler", "washerwoman"]
    guess = {"when": "N2", "character": "gambler", "kind": "gambled", "seat": 3, "shown": role}
    puzzle = {
        "seats": list("ABCDEFGH"),
        "perspective_seat": 6,
        "possible_hidden": {"demon": ["imp"], "minion": ["scarletwoman"]},
        "claims": [{"seat": n, "claims": c, "info": [guess] if n == 6 else []} for n, c in enumerate(said)],
        "events": [{"when": "N2", "event": "night_death", "seat": died}],
    }
    return {d for d in solve(read_puzzle(puzzle), PATIENT).deals if d[3] == "goon"}


def test_a_gambler_who_guesses_what_a_goon_is_is_drunk_at_once() -> None:
    """It does not die of it: the Chef was attacked, whom a Scarlet Woman has followed if it was the Imp itself. So the
    two evil ones are any of the six others.
    """
    assert len(gamble("chef", 4)) == 6 * 5


def test_a_gambler_whom_a_goon_has_made_drunk_dies_of_an_attack_alone() -> None:
    assert gamble("chef", 6) == gamble("goon", 6)


def test_who_says_nothing_may_have_gambled_on_the_goon_before_the_imp_kills_it() -> None:
    cast = {"Gam": "gambler", "Goo": "goon", "One": "minstrel", "Two": "pacifist", "Tri": "chef"}
    cast |= {"Qua": "fool", "Min": "mastermind", "Dem": "imp"}
    s = guests(**cast).dawn().nightfall().until("Gam", "player").says("Gam", "Goo").says("Gam", "goon")
    s.until("Dem", "player").says("Dem", "Goo").dawn()
    assert not s["Goo"].alive, "the Gambler was the first"
    for who in ("Goo", "One", "Gam", "Dem"):
        assert ruled_out(s, who, cast) == [], who


def test_a_butler_who_chose_the_goon_first_leaves_the_next_sober() -> None:
    """The Chambermaid learns that of these two one has woken, and it is so."""
    said = ["butler", "goon", "fool", "chambermaid", "minstrel", "pacifist", "tealady"]
    chose = {"when": "N1", "character": "butler", "kind": "chose", "seat": 1}
    heard = {"when": "N1", "character": "chambermaid", "kind": "learned", "seats": [1, 0], "number": 0}
    infos = {0: [chose], 3: [heard]}
    puzzle = {
        "seats": list("ABCDEFG"),
        "perspective_seat": 3,
        "base_counts": {"townsfolk": 4, "outsider": 2, "minion": 0, "demon": 1},
        "possible_hidden": {"demon": ["imp"], "minion": []},
        "script": sorted({*said, "imp"}),
        "claims": [{"seat": n, "claims": c, "info": infos.get(n, [])} for n, c in enumerate(said)],
        "events": [],
    }
    assert solve(read_puzzle(puzzle), PATIENT).deals == ()


def test_a_mathematician_counts_a_demon_that_a_goon_has_made_drunk() -> None:
    """Nobody is found dead: the Imp has chosen the Goon, and killed nobody."""
    town = {"Mat": "mathematician", "Goo": "goon", "Two": "minstrel", "Tri": "pacifist", "Qua": "tealady"}
    s = guests(**town, Qui="fool", Min="mastermind", Dem="imp")
    s.dawn().nightfall().until("Dem", "player").says("Dem", "Goo").dawn()
    assert s.heard("Mat") == ["0", "1"]
    said = [*town.values(), "fool", "professor", "chambermaid"]
    heard = [{"when": f"N{n}", "character": said[0], "kind": "learned", "number": n - 1} for n in (1, 2)]
    puzzle = {
        "seats": list("ABCDEFGH"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["mastermind"]},
        "claims": [{"seat": n, "claims": c, "info": [] if n else heard} for n, c in enumerate(said)],
        "events": [{"when": "N2", "event": "nobody_died"}],
    }
    assert (*said[:6], "mastermind", "imp") in solve(read_puzzle(puzzle), PATIENT).deals


def test_who_says_nothing_may_have_chosen_the_goon_to_learn_of_it() -> None:
    """A Dreamer who has chosen it is drunk, and hears something false; she counts it."""
    cast = {"Mat": "mathematician", "Dre": "dreamer", "Goo": "goon", "Two": "minstrel", "Tri": "pacifist"}
    cast |= {"Qua": "tealady", "Min": "mastermind", "Dem": "imp"}
    s = guests(**cast).until("Dre", "players").says("Dre", "Goo").until(ST, "tell").says(ST, "tealady>imp").dawn()
    assert s.heard("Mat") == ["1"]
    for who in ("Mat", "Goo", "Dre"):
        assert ruled_out(s, who, cast) == [], who


def test_a_courtier_who_names_the_goon_is_drunk_at_once_and_lays_nothing() -> None:
    """The Imp chooses it the second night, and it has come to be evil beside the Empath."""
    said = ("empath", "goon", "chef", "clockmaker", "courtier", "soldier")
    heard = [{"when": f"N{n}", "character": "empath", "kind": "learned", "number": n - 1} for n in (1, 2)]
    named = [{"when": "N1", "character": "courtier", "kind": "chose", "shown": "goon"}]
    puzzle = {
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["devilsadvocate"]},
        "claims": [{"seat": n, "claims": c, "info": {0: heard, 4: named}.get(n, [])} for n, c in enumerate(said)],
        "events": [{"when": "N2", "event": "nobody_died"}],
    }
    found = {deal for deal in solve(read_puzzle(puzzle), PATIENT).deals if "courtier" in deal}
    assert found == {(*said[:2], *two, *said[4:]) for two in (("devilsadvocate", "imp"), ("imp", "devilsadvocate"))}


def test_at_a_table_a_courtier_who_named_the_goon_lets_it_be_chosen_the_night_after() -> None:
    cast = {"Cou": "courtier", "Goo": "goon", "One": "empath", "Two": "minstrel", "Tri": "pacifist"}
    cast |= {"Qua": "tealady", "Min": "mastermind", "Dem": "imp"}
    s = guests(**cast).until("Cou", "character").says("Cou", "goon").dawn().nightfall()
    s.until("Dem", "player").says("Dem", "Goo").dawn()
    for who in ("Cou", "Goo", "One", "Dem"):
        assert ruled_out(s, who, cast) == [], who
    assert s.heard("One") == ["0", "1"]


@pytest.mark.parametrize(("chooser", "outsiders", "numbers"), [("gambler", 1, (1, 0)), ("butler", 2, (1, 1, 0))])
def test_whoever_chooses_it_first_it_is_on_their_side(chooser: str, outsiders: int, numbers: tuple[int, ...]) -> None:
    """Evil the first night, by the Devil's Advocate, and good from the second on; the Butler acts after the Empath."""
    said = ("empath", "goon", "chef", chooser, "clockmaker", "soldier")
    heard = [{"when": f"N{n}", "character": "empath", "kind": "learned", "number": k} for n, k in enumerate(numbers, 1)]
    chose = {"when": "N2", "character": chooser, "kind": "chose", "seats": [1]}
    if chooser == "gambler":
        chose = chose | {"kind": "gambled", "shown": "chef"}
    puzzle = {
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["devilsadvocate"]},
        "claims": [{"seat": n, "claims": c, "info": {0: heard, 3: [chose]}.get(n, [])} for n, c in enumerate(said)],
        "base_counts": {"townsfolk": 4 - outsiders, "outsider": outsiders, "minion": 1, "demon": 1},
        "events": [{"when": f"N{n}", "event": "nobody_died"} for n in range(2, len(numbers) + 1)],
    }
    found = {deal for deal in solve(read_puzzle(puzzle), PATIENT).deals if chooser in deal}
    assert found == {
        ("empath", "goon", one, chooser, other, "soldier") for one, other in permutations(("devilsadvocate", "imp"))
    }


def test_a_goon_may_tell_on_whose_side_it_has_come() -> None:
    """A is the Goon; the Imp has chosen it, or attacked the Soldier, or killed B."""
    said = ("goon", "mayor", "chef", "clockmaker", "artist", "soldier")
    killed: dict[str, object] = {"when": "N2", "event": "night_death", "seat": 1}
    quiet: dict[str, object] = {"when": "N2", "event": "nobody_died"}
    found = {}
    for side, event in product(("good", "evil"), (quiet, killed)):
        told = {"when": "N2", "character": "goon", "kind": "learned", "shown": side}
        puzzle = {
            "seats": list("ABCDEF"),
            "perspective_seat": 0,
            "possible_hidden": {"demon": ["imp"], "minion": ["scarletwoman"]},
            "claims": [{"seat": n, "claims": c, "info": [told] * (not n)} for n, c in enumerate(said)],
            "events": [event],
        }
        found[side, str(event["event"])] = len(solve(read_puzzle(puzzle), PATIENT).deals)
    none, all_pairs = 0, 5 * 4
    assert found == {
        ("good", "nobody_died"): 4 * 3,
        ("good", "night_death"): 4 * 4 + 4,
        ("evil", "nobody_died"): all_pairs,
        ("evil", "night_death"): none,
    }
