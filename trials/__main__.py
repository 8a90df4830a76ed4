"""Long trials: `python -m trials NAME --seed 1 --from 0 --count 1000`. One broken off goes on where it stood."""

from __future__ import annotations

import argparse

from trials import (
    arena,
    attack,
    believing,
    chaos,
    characters,
    clients,
    container,
    cup_kills,
    insight,
    kills,
    listing,
    mutants,
    pauses,
    proving,
    pseudo,
    reach,
    search,
    seasons,
    smallest,
    tables,
    words,
    worlds,
)

COMMANDS = {
    "arena": arena.run,
    "attack": attack.run,
    "believing": believing.run,
    "chaos": chaos.run,
    "characters": characters.run,
    "clients": clients.run,
    "container": container.run,
    "cup-kills": cup_kills.run,
    "halves": attack.run_halves,
    "insight": insight.run,
    "kills": kills.run,
    "league": arena.run_league,
    "listing": listing.run,
    "mutants": mutants.run,
    "pauses": pauses.run,
    "proving": proving.run,
    "pseudo": pseudo.run,
    "reach": reach.run,
    "ratings": seasons.run,
    "search": search.run,
    "smallest": smallest.run,
    "words": words.run,
    "worlds": worlds.run,
    **tables.COMMANDS,
}


def main() -> None:
    """Run one trial, and print its figures."""
    parser = argparse.ArgumentParser(prog="python -m trials", description=__doc__)
    parser.add_argument("name", choices=COMMANDS)
    parser.add_argument("--seed", type=int, default=1, help="which tables or mutants are drawn")
    parser.add_argument("--from", type=int, default=0, dest="start", help="the first piece of work")
    parser.add_argument("--count", type=int, default=0, help="how many; 0: as many as the trial has by itself")
    given = parser.parse_args()
    print(COMMANDS[given.name](given.seed, given.start, given.count))


main()
