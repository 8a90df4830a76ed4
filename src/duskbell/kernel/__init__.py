"""The referee's kernel: questions, events, tables, records and views. It knows no game."""

from duskbell.kernel.ask import CHANCE, MODERATOR, PASS, SILENCE, All, Ask, First, InTurn, Taken
from duskbell.kernel.choose import ask_all_with_offers, choose, choose_many, confirm, number, roll, shuffle
from duskbell.kernel.core_events import GameOver, Goto, Prevented, StageBegan
from duskbell.kernel.dealing import Dealt, Unmasked, unmask
from duskbell.kernel.errors import DuskbellError
from duskbell.kernel.event import HIDDEN, NOBODY, Event, Outcome, tagger
from duskbell.kernel.game import Game, Script
from duskbell.kernel.happen import Instead, happen
from duskbell.kernel.options import Options
from duskbell.kernel.play import Play, rebuild, rebuilding
from duskbell.kernel.record import Header, Record
from duskbell.kernel.role import Role, registry, when
from duskbell.kernel.ruling import Penalised, Ruling
from duskbell.kernel.table import Seat, Table
from duskbell.kernel.talk import Channel
from duskbell.kernel.view import View

__all__ = [
    "CHANCE",
    "HIDDEN",
    "MODERATOR",
    "NOBODY",
    "PASS",
    "SILENCE",
    "All",
    "Ask",
    "Channel",
    "Dealt",
    "DuskbellError",
    "Event",
    "First",
    "Game",
    "GameOver",
    "Goto",
    "Header",
    "InTurn",
    "Instead",
    "Options",
    "Outcome",
    "Penalised",
    "Play",
    "Prevented",
    "Record",
    "Role",
    "Ruling",
    "Script",
    "Seat",
    "StageBegan",
    "Table",
    "Taken",
    "Unmasked",
    "View",
    "ask_all_with_offers",
    "choose",
    "choose_many",
    "confirm",
    "happen",
    "number",
    "rebuild",
    "rebuilding",
    "registry",
    "roll",
    "shuffle",
    "tagger",
    "unmask",
    "when",
]
