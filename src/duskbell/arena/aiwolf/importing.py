"""The contest's logs become records: each line is an answer of a seat or of chance, and our rules judge the rest."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from duskbell import start
from duskbell.arena.aiwolf.manners import FORCE_SKIP, OVER, SKIP, TEAMS
from duskbell.arena.aiwolf.rows import Block, Game, Row, foreign, read_rows
from duskbell.games.aiwolf.game import PACK
from duskbell.games.aiwolf.roles import CASTS
from duskbell.games.aiwolf.table import FORCED, SPEAK, TALK, WHISPER, Exiled
from duskbell.games.aiwolf.table import OVER as NO_MORE
from duskbell.kernel import CHANCE, NOBODY, PASS, Ask, DuskbellError, Header, Play, Ruling
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.options import plain
from duskbell.kernel.rng import default_salt
from duskbell.kernel.talk import LONGEST, PUBLIC_CHANNEL

SEED = "imported"
"""What stands where a table of ours has its seed: chance was somebody else's."""


def import_csv(text: str) -> Play[Any]:
    """The table that a log tells of, played again by our rules; its record repeats it. Where the rules whisper and the
    log has nothing, wolves have nothing to say. Raises `DuskbellError` with one sentence, which names the line, where
    it is no such log, tells of another board, or of what our rules do not know.
    """
    game = read_rows(text)
    cast = CASTS.get(len(game.roles))
    if cast is None or Counter(game.roles) != Counter([role.id for role in cast]):
        raise DuskbellError(
            f"the log's board of {len(game.roles)} seats is none of the contest's; right would be the usual roles of "
            f"{', '.join(map(str, CASTS))} seats."
        )
    return _Import(game).play


class _Import:
    """Plays what a log says."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = start("aiwolf", len(game.roles), seed=SEED, options=_options(game))
        self.header = Header(
            game="aiwolf",
            version=rules.game.version,
            players=len(game.roles),
            options=plain(rules.table.options),
            seed=SEED,
            salt=default_salt(SEED),
            names=tuple(game.names),
        )
        self.left = {key: list(blocks) for key, blocks in game.blocks.items()}
        self.block: Block | None = None
        self.last = game.rows[0]
        self.play: Play[Any] = Play(rules.game, self.header, chance="ask")
        try:
            self._all()
        except (DuskbellError, KeyError, IndexError) as e:
            why = f": {e}".rstrip(".") if isinstance(e, DuskbellError) else ""
            raise foreign(self.last, f"does not follow by the rules{why}") from e
        self._compare()

    def _all(self) -> None:
        play = self.play
        while not play.over and self._goes_on():
            asked = list(play.open.items())
            if (drawn := play.open.get(CHANCE)) is not None:
                play.answer(CHANCE, self._chance(drawn), ask=drawn)
                continue
            if asked[0][1].key.startswith("aiwolf.free-"):
                self._speak_freely(asked)
                continue
            for n, ask in asked:
                kind = ask.key.partition(".")[2]
                if kind in (TALK, WHISPER):
                    self._turn(n, kind, ask)
                else:
                    play.answer(n, self._choice(n, kind, ask), ask=ask)
        if not play.over:
            play.rule(Ruling("break-off", "the log ends here without a winner"))

    def _goes_on(self) -> bool:
        """Whether the log tells more of this day or of a later one, where it ends without a winner."""
        return self.game.winner != TEAMS[""] or self.play.table.day < self.game.last_day

    # -- chance ------------------------------------------------------------------------------------------------------

    def _chance(self, ask: Ask[Any]) -> str:
        what = ask.key.partition(".")[2]
        day = self.play.table.day
        if what == "deal":
            return ",".join(self.game.roles)
        if what == "vote-tie":
            return self._seat(self.game.one(day, "execute"))
        if what == "attack-tie":
            return self._seat(self.game.one(day, "attack"))
        self.block = self._next_block(what.partition("-")[0])
        spoken = list(dict.fromkeys([f"#{row.seat}" for row in self.block.rows])) if self.block else []
        return ",".join([*spoken, *[o for o in ask.options if o not in spoken]])

    def _next_block(self, channel: str) -> Block | None:
        t = self.play.table
        waiting = self.left.get((t.day, channel), [])
        if not waiting or (t.phase == "day" and channel == WHISPER and waiting[0].late):
            return None
        return waiting.pop(0)

    def _seat(self, row: Row) -> str:
        self.last = row
        return f"#{row.seat}"

    # -- answers -----------------------------------------------------------------------------------------------------

    def _turn(self, n: int, channel: str, ask: Ask[Any]) -> None:
        if self.block is None or not self.block.rows:
            self.play.answer(n, NO_MORE, ask=ask)
            return
        row = self.last = self.block.rows[0]
        if row.seat != n:
            raise DuskbellError(f"it is the turn of {n + 1}")
        self.block.rows.pop(0)
        if row.text in (SKIP, FORCE_SKIP, OVER, ""):
            self.play.answer(n, FORCED if row.text in (SKIP, FORCE_SKIP) else NO_MORE, ask=ask)
            return
        self.play.say(n, row.text[:LONGEST], PUBLIC_CHANNEL.id if channel == TALK else PACK)
        self.play.answer(n, SPEAK, ask=ask)

    def _speak_freely(self, asked: list[tuple[int, Ask[Any]]]) -> None:
        channel = asked[0][1].key.partition("-")[2]
        block = self._next_block(channel)
        for row in block.rows if block else ():
            self.last = row
            if row.text not in (SKIP, FORCE_SKIP, OVER, ""):
                self.play.say(row.seat, row.text[:LONGEST], PUBLIC_CHANNEL.id if channel == TALK else PACK)
        for n, ask in asked:
            self.play.answer(n, NO_MORE, ask=ask)

    def _choice(self, n: int, kind: str, ask: Ask[Any]) -> str:
        """What a seat chose; nothing where the log is silent."""
        day = self.play.table.day
        what = "attackVote" if kind == "attack" else kind
        number = ask.about[0] - 1 if ask.about else 0
        rounds = self.game.rounds(day, what)
        row = rounds[number].get(n) if number < len(rounds) else None
        if row is None and kind == "attack" and not rounds and (drawn := self.game.of(day, "attack")):
            row = drawn[0]._replace(target=drawn[0].seat)  # nobody voted: the server drew whom they attack
        if row is None:
            return PASS
        self.last = row
        token = f"#{row.target}"
        if token not in ask.options and kind in ("attack", "vote"):
            return PASS  # a ballot that did not count
        if row.target == n and kind in ("divine", "guard"):
            return PASS  # on oneself it comes to nothing
        return token

    # -- the result --------------------------------------------------------------------------------------------------

    def _compare(self) -> None:
        """Refuse a log whose story is another than by the rules."""
        told: list[tuple[int, str, int]] = []
        day = 0
        for entry in self.play.table.log:
            if isinstance(entry.event, PhaseBegan):
                day = entry.event.day
            elif isinstance(entry.event, Exiled) and entry.event.seat != NOBODY:
                told.append((day, "execute", entry.event.seat))
        said = [row for row in self.game.rows if row.what == "execute"]
        for n, row in enumerate(said):
            if told[n : n + 1] != [(row.day, row.what, row.seat)]:
                raise foreign(row, "does not follow by the rules")
        outcome = self.play.outcome
        team = TEAMS[outcome.teams[0] if outcome is not None and outcome.teams else ""]
        dead = [s.no for s in self.play.table.seats if not s.alive]
        if team != self.game.winner:
            raise foreign(self.game.rows[-1], f"ends otherwise: by the rules it is {team}")
        if wrong := sorted({*dead} ^ {*self.game.dead}):
            who, life = wrong[0] + 1, "dead" if wrong[0] in dead else "alive"
            raise foreign(self.game.rows[-1], f"ends otherwise: by the rules {who} is {life} when it is over")


def _in_turns(block: Block) -> bool:
    """Whether it was spoken as our rules have it, once a turn and in the order of the first; else it was freely, or the
    order was drawn anew for each turn, as servers did until 2023: then what was said keeps its order, too.
    """
    order = list(dict.fromkeys([row.seat for row in block.rows]))
    places = [(row.turn, order.index(row.seat)) for row in block.rows]
    return all(before < after for before, after in pairwise(places))


def _options(game: Game) -> dict[str, Any]:
    """The options under which such a log is possible."""
    turns = {TALK: 1, WHISPER: 0}
    free = False
    for (_, channel), blocks in game.blocks.items():
        for block in blocks:
            count = Counter([row.seat for row in block.rows])
            turns[channel] = max(turns[channel], *count.values())
            free = free or not _in_turns(block)
    rounds = {"vote": 1, "attackVote": 1}
    for day, what in game.by_day:
        if what in rounds:
            rounds[what] = max(rounds[what], len(game.rounds(day, what)))
    return {
        "talk_turns": min(60, turns[TALK]),
        "whisper_turns": min(60, turns[WHISPER]),
        "vote_rounds": min(5, rounds["vote"]),
        "attack_rounds": min(5, rounds["attackVote"]),
        "no_attack": game.split_attack,
        "late_verdict": game.late_verdict,
        "quiet_days": 99,
        "free_seconds": 60 if free else 0,
    }
