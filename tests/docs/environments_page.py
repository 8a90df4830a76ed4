"""The games' words in docs/environments.md, made from the code: `python -m tests.docs.environments_page` writes it."""

from __future__ import annotations

from pathlib import Path

from duskbell.arena.env import layout
from duskbell.games import ARENA, GAMES, find

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
MARK = "<!-- made by python -m tests.docs.environments_page -->\n"


def of_game(game: str) -> str:
    """What the columns and actions of a game are named after, in order."""
    players = find(game).usual_players
    it = layout(game, players)
    lists = {
        **{name: tuple(words) for name, words in it.words._asdict().items()},
        "table's numbers": it.table_numbers,
        "seat's numbers": it.seat_numbers,
        "table's lists": it.seat_sets,
    }
    head = f"### {game}\n\nWith {players} seats {it.size:,} columns, {len(it.actions):,} actions.\n\n"
    return head + "\n".join(f"- {name} ({len(words)}): {', '.join(words) or 'none'}" for name, words in lists.items())


def page() -> str:
    """The whole page, its lists made anew."""
    before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return before + MARK + "\n" + "\n\n".join(map(of_game, (*GAMES, *ARENA))) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
