"""Every act of a cup, and how they are read."""

from __future__ import annotations

import msgspec

from duskbell.cup.act import Act
from duskbell.cup.acts.appeals import DecideAppeal, LodgeAppeal, StateCase
from duskbell.cup.acts.begin import Begin
from duskbell.cup.acts.finals import CloseRoundRobin, Cut, GiveUpFinal
from duskbell.cup.acts.fines import Fine, LiftFine
from duskbell.cup.acts.line_ups import ChangePlayer, EnterLineUp, ExcuseAbsence, HandIn, ReportAbsence
from duskbell.cup.acts.match_day import Absent, CheckIn, NotHere, PutOff, StandIn
from duskbell.cup.acts.offices import Appoint, Dismiss, GiveLink, TakeLinkBack
from duskbell.cup.acts.people import (
    AddMember,
    AddTeam,
    DropMember,
    Except,
    NameCaptain,
    Person,
    SetDeposit,
    Withdraw,
)
from duskbell.cup.acts.questions import Ask, Reply
from duskbell.cup.acts.review import Agree, CloseReview, NameBest, OpenReview
from duskbell.cup.acts.schedule import Announce, NameReferee, SetTables
from duskbell.cup.acts.struck import Restore, Strike
from duskbell.cup.acts.takes import Finish, PlayOn, Retake, Settle
from duskbell.cup.errors import BadCup

ACTS: tuple[type[Act], ...] = (
    Appoint, Dismiss, GiveLink, TakeLinkBack, AddTeam, AddMember, DropMember, NameCaptain, Except, SetDeposit, Withdraw,
    SetTables, Announce, NameReferee, HandIn, EnterLineUp, ChangePlayer, ReportAbsence, ExcuseAbsence,
    CheckIn, NotHere, StandIn, PutOff, Strike, Restore, Absent, Begin, Finish, PlayOn, Retake, Settle, Fine, LiftFine,
    OpenReview, CloseReview, Agree, NameBest, LodgeAppeal, StateCase, DecideAppeal, Ask, Reply,
    CloseRoundRobin, Cut, GiveUpFinal,
)  # fmt: skip
BY_NAME: dict[str, type[Act]] = {str(a.__struct_config__.tag): a for a in ACTS}

__all__ = [
    "ACTS", "BY_NAME", "Absent", "Act", "AddMember", "AddTeam", "Agree", "Announce", "Appoint", "Ask", "Begin",
    "ChangePlayer", "CheckIn", "CloseReview", "CloseRoundRobin", "Cut", "DecideAppeal", "Dismiss", "DropMember",
    "EnterLineUp", "Except", "ExcuseAbsence", "Fine", "Finish", "GiveLink", "GiveUpFinal", "HandIn", "LiftFine",
    "LodgeAppeal", "NameBest", "NameCaptain", "NameReferee", "NotHere", "OpenReview", "Person", "PlayOn", "PutOff",
    "Reply", "ReportAbsence", "Restore", "Retake", "SetDeposit", "SetTables", "Settle", "StandIn", "StateCase",
    "Strike", "TakeLinkBack", "Withdraw", "act_of",
]  # fmt: skip


def act_of(given: object, strict: bool = True) -> Act:
    """An act from plain values, fields by name; `act` says which. Not `strict`, numbers and yes or no may be words.
    Raises `BadCup` with one sentence.
    """
    if not isinstance(given, dict):
        raise BadCup("an act is given by its fields, {kind} is none.", says="act-fields", kind=type(given).__name__)
    kind = BY_NAME.get(str(given.get("act")))
    if kind is None:
        raise BadCup(
            "there is no act {act!r}; there are {acts}.",
            says="no-act",
            act=str(given.get("act"))[:40],
            acts=", ".join(BY_NAME),
        )
    try:
        return msgspec.convert(given, kind, strict=strict)
    except msgspec.ValidationError as e:
        fault = str(e).replace("`", "").replace("Object missing required field", "it lacks the field")
        fault = fault.replace("Object contains unknown field", "it has no field").replace(" - at $", ", at ")
        why = f"{fault[:1].lower()}{fault[1:].replace('at .', 'at ')}"
        raise BadCup("{act} cannot be read: {why}.", says="unread", act=given["act"], why=why) from None
