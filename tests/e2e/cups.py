"""A club with a cup: a server whose clock the tests turn, and what its organiser does over HTTP beforehand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from time import time
from typing import Any

from tests.e2e.site import Site

MINUTE, HOUR = 60, 3_600
TEAMS = {"a": "Lanterns", "b": "Nightboat", "c": "Snowhush", "d": "Homewood", "e": "Latebell", "f": "Hillrain"}
PASSWORD = "correct horse"
Cup = dict[str, Any]


class ClubSite(Site):
    """A server with a clock on the wall."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._wall = folder / "wall"
        self.now = int(time()) // HOUR * HOUR
        self.turn(self.now)

    def command(self) -> list[str]:
        return ["tests.e2e.walled", str(self.port), self.db, str(self._wall)]

    def turn(self, to: int) -> None:
        """Let it be later; it never goes back."""
        self.now = max(self.now, to)
        beside = self._wall.with_suffix(".new")
        beside.write_text(str(self.now), encoding="utf-8")
        beside.replace(self._wall)

    def setup_link(self, name: str) -> str:
        """What the command line gives an organiser: the path to open."""
        command = [sys.executable, "-m", "duskbell", "organiser", name, "--db", self.db]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        found = re.search(r"/cups#setup=\S+", told.replace("\n", ""))
        assert found, told
        return found[0]


class Club:
    """An organiser over HTTP: six teams of two, tables of six werewolves' seats."""

    def __init__(self, site: ClubSite, name: str = "Olga") -> None:
        self.site = site
        secret = site.setup_link(name).partition("=")[2]
        made = site.post("/organiser/setup", {"setup": secret, "password": PASSWORD})
        self.token: str = made["token"]
        self.cup = ""

    def begin(self, name: str = "Friends", **more: Any) -> None:
        """A new cup with nobody in it."""
        self.cup = self.site.post("/cups", {"name": name, "size": 6, **more}, self.token)["cup"]

    def do(self, act: str, token: str = "", **fields: Any) -> None:
        """Do something that is allowed."""
        self.site.post(f"/cups/{self.cup}/acts", {"act": {"act": act, **fields}}, token or self.token)

    def see(self, token: str = "") -> Cup:
        """The cup as somebody sees it."""
        seen: Cup = self.site.get(f"/cups/{self.cup}", token or self.token)
        return seen

    def table(self, name: str = "robin-1") -> Cup:
        """One table of it."""
        found: Cup = next(t for t in self.see()["tables"] if t["table"] == name)
        return found

    def link(self, **whose: Any) -> str:
        """A link for somebody: the path to open."""
        path: str = self.site.post(f"/cups/{self.cup}/links", whose, self.token)["path"]
        return path

    def enter(self, **whose: Any) -> str:
        """A link for somebody, opened: their token."""
        invite = self.link(**whose).partition("=")[2]
        token: str = self.site.post(f"/cups/{self.cup}/enter", {"invite": invite})["token"]
        return token

    def sign_up(self, people: str = "") -> None:
        """Six teams, a referee who is a person, one who is the program, and the panel. `people`: teams without bots."""
        for team, name in TEAMS.items():
            bot = "" if team in people else "random"
            members = [{"id": f"{team}{n}", "name": f"{name[:4]} {n}", "bot": bot} for n in (1, 2)]
            self.do("add-team", team=team, name=name, captain=f"{team}1", members=members)
        self.do("appoint", name="Rita", role="referee")
        self.do("appoint", name="Hal", role="referee", program=True)
        self.do("appoint", name="Paul", role="panel")

    def lay(self, tables: int = 2, referee: str = "Hal", but: str = "") -> list[str]:
        """So many tables of all six, an hour apart from in an hour; captains of all teams `but` one name the first."""
        self.do("set-tables", stage="robin", slots=[[list(TEAMS)]] * tables)
        names = [f"robin-{n + 1}" for n in range(tables)]
        self.do("announce", match="day", starts={name: self.site.now + (n + 1) * HOUR for n, name in enumerate(names)})
        for name in names:
            self.do("name-referee", table=name, name=referee)
        for team in TEAMS:
            if team != but:
                captain = self.enter(role="member", team=team, member=f"{team}1")
                self.do("hand-in", captain, match="day", team=team, names=dict.fromkeys(names, f"{team}1"))
        return names

    def check_in(self, table: str, but: str = "") -> None:
        """Everybody `but` one is there, ten minutes before the start."""
        at = self.table(table)
        self.site.turn(at["start"] - 10 * MINUTE)
        for seat in at["teams"]:
            if seat["team"] != but:
                self.do("check-in", table=table, team=seat["team"], member=seat["member"] or f"{seat['team']}1")

    def play(self, table: str) -> Cup:
        """Bots play it to its end: the take."""
        self.do("begin", table=table)
        return self.ended(table)

    def ended(self, table: str) -> Cup:
        """Its last take, once that is over."""
        while (take := self.table(table)["takes"][-1])["state"] == "playing":
            pass
        found: Cup = take
        return found
