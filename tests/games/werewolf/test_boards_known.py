"""Boards and cards field by field beside what is known of them: `boards_known.json` and `cards_known.json`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.casts import read_cast, spares
from duskbell.games.werewolf.role import GOD, OTHER, VILLAGER, WOLF
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import GOOD, PACK, POISON, WOLVES
from tests.rulebook.werewolf.cup import Cup, offered, talking, to

HERE = Path(__file__).parent
KNOWN: list[dict[str, Any]] = json.loads((HERE / "boards_known.json").read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = json.loads((HERE / "cards_known.json").read_text(encoding="utf-8"))
WITHIN = {"lovers_meet", "enchanted_meet", "converted_told"}
"""Tellings that happen within the call before them."""
OPEN = {"eclipse_queen": True, "wolf_witch": True, "awakened_gargoyle": True, "warden": True}
OPEN |= {"masquerade": False, "treasure_master": False}
"""Who may self-destruct where nobody knows: wolves of the pack may, others may not."""


def called(steps: str, board: str) -> list[str]:
    """The known steps in our words."""
    names = [s for s in steps.split() if s not in WITHIN]
    if "mirror_seer" in names:  # neither may know which of the two it is
        names = [dict(zip(("seer", "mirror_seer"), ("seer_one", "seer_two"), strict=True)).get(s, s) for s in names]
    if board == "brother_trader":  # avenges the elder from the second night on; the lucky use their gift then
        names = [*(["younger_brother"] if "elder_brother" not in names else []), *names]
        names = [y for s in names for y in ((s, "younger_brother") if s == "elder_brother" else (s,))]
        names = ["lucky" if s == "lucky_told" else s for s in names]
        names += ["lucky"] if "lucky" not in names else []
    return names


def order(board: str, night: int) -> list[str]:
    return [s for s in BOARDS[board].order if s not in ROLES or night in ROLES[s].nights]


def test_the_boards_are_those_that_are_known() -> None:
    assert [b["id"] for b in KNOWN] == list(BOARDS)


@pytest.mark.parametrize("known", KNOWN, ids=[b["id"] for b in KNOWN])
def test_a_board_is_as_it_is_known(known: dict[str, Any]) -> None:
    b = BOARDS[known["id"]]
    assert b.cast == read_cast(known["deal"])
    assert (b.seats, spares(b.cast)) == (12, known["spare"])
    kinds = Counter(ROLES[c].kind for c in b.cards)
    avenger = "avenger" in b.cast  # counts as a god while it is good (W15)
    assert [kinds[k] for k in (WOLF, GOD, VILLAGER, OTHER)] == [
        n + avenger * (i == 1) - avenger * (i == 3) for i, n in enumerate(known["counts"])
    ]


@pytest.mark.parametrize("known", KNOWN, ids=[b["id"] for b in KNOWN])
def test_its_nights_are_called_in_the_known_order(known: dict[str, Any]) -> None:
    assert order(known["id"], 1) == called(known["first"], known["id"])
    later = called(known["later"], known["id"])
    if known["id"] == "robot_psychic":  # from the second night on it acts in the call of the card that it has learned
        later.remove("mechanical_wolf")
    assert order(known["id"], 2) == later


@pytest.mark.parametrize("known", KNOWN, ids=[b["id"] for b in KNOWN])
def test_its_pack_and_who_may_self_destruct_are_known(known: dict[str, Any]) -> None:
    b = BOARDS[known["id"]]
    wolves = [c for c in b.cast if ROLES[c].team == WOLVES]
    assert [c for c in wolves if c not in b.pack] == known["apart"].split()
    assert set(b.pack) | set(b.bursts) <= set(wolves)
    open_ = known["open"].split()
    assert set(b.bursts) == {*known["may"].split(), *[c for c in open_ if OPEN[c]]}
    assert not set(b.bursts) & set(known["may_not"].split())


def test_the_cards_are_those_that_are_known() -> None:
    assert sorted(c["id"] for c in CARDS) == sorted(card for card, role in ROLES.items() if role.dealt)


@pytest.mark.parametrize("known", CARDS, ids=[c["id"] for c in CARDS])
def test_a_card_is_as_it_is_known(known: dict[str, Any]) -> None:
    role = ROLES[known["id"]]
    assert role.kind == (GOD if role.id == "avenger" else known["group"])
    if known["camp"] in ("good", "wolf"):
        assert role.team == {"good": GOOD, "wolf": WOLVES}[known["camp"]]
    if "seen" in known:
        assert (role.seen or ("wolf" if role.team == WOLVES else "good")) == known["seen"]
    if "nights" in known and role.id not in ("mechanical_wolf", "mirror_seer", "drunk_seer"):
        assert [n in role.nights for n in (1, 2)] == known["nights"]
    assert role.card == known.get("shown", "")
    if known.get("bursts") is not None:
        assert role.bursts == known["bursts"]
    assert role.pack == known.get("pack", False)
    assert not known.get("heir") or role.heir
    causes = {"poison": POISON, "wolf_kill": PACK, "all night damage": "revenge"}
    assert {causes[i] for i in known.get("immune", [])} <= role.immune


# what a board says goes before what its cards say


def played(board: str) -> Cup:
    dealt = {str(n): card for n, card in enumerate(BOARDS[board].cards, 1)}
    return Cup("werewolf", dealt, deal="werewolf.deal", options={"board": board}, moderator="ask")


def test_a_board_may_say_otherwise_than_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wakes with the pack, and who may self-destruct, is the board's to say."""
    ours = BOARDS["wolfking_guard"]
    monkeypatch.setitem(BOARDS, ours.id, type(ours)(ours.id, ours.cast, ours.order, ["wolf"], ["black_wolf_king"]))
    king = str(ours.cards.index("black_wolf_king") + 1)
    assert set(to(played(ours.id), "pack").open_now()) == {"5", "6", "7"}
    assert offered(talking(played(ours.id)), "burst") == [king]
