"""What one viewer is sent: the public room, and the table as that viewer may know it."""

from __future__ import annotations

from typing import Any

from duskbell.kernel import MODERATOR
from duskbell.kernel.ask import Ask, Many, Order
from duskbell.server.clock import Question
from duskbell.server.sitting import Sitting
from duskbell.server.wire import AskInfo, OutcomeInfo, PaceInfo, Place, RoomInfo, State

Viewer = int | None
"""A seat, `MODERATOR`, or None for the public."""


def place(viewer: int) -> Place:
    """A seat as it is written outside."""
    return "moderator" if viewer == MODERATOR else viewer


def glimpse(room: RoomInfo, sitting: Sitting | None, viewer: Viewer) -> tuple[Any, ...]:
    """Everything of `state` that can change but the time: as long as it is the same, nothing is sent to this viewer."""
    if sitting is None:
        return (room,)
    question, pace = _question(sitting, viewer), sitting.pace
    return (
        room,
        sitting.undone,
        sitting.play.view(viewer).version,
        question and question.id,
        _channels(sitting, viewer),
        pace and (pace.question.id, *pace.ready),
    )


def state(room: RoomInfo, sitting: Sitting | None, viewer: Viewer, since: int = 0) -> State:
    """The message for one viewer who holds the first `since` events. Who holds more than there are starts anew."""
    me = None if viewer is None else place(viewer)
    if sitting is None:
        return State(0, 0, [], room, me)
    view, now = sitting.play.view(viewer), sitting.clock.now
    question, pace, outcome = _question(sitting, viewer), sitting.pace, view.table.outcome
    since = since if since <= view.version else 0
    return State(
        from_=since,
        version=view.version,
        events=view.outside(since),
        room=room,
        me=me,
        view=view.state(),
        ask=_ask(question, now) if question else None,
        channels=_channels(sitting, viewer),
        pace=PaceInfo(pace.question.ask.key, pace.question.left(now), pace.ready) if pace else None,
        outcome=OutcomeInfo(outcome.winners, outcome.teams, outcome.reason) if outcome else None,
    )


def _question(sitting: Sitting, viewer: Viewer) -> Question | None:
    return None if viewer is None else sitting.questions.at(viewer)


def _channels(sitting: Sitting, viewer: Viewer) -> tuple[str, ...]:
    return () if viewer is None else tuple([c.id for c in sitting.play.channels(viewer)])


def _ask(question: Question, now: float) -> AskInfo:
    ask = question.ask
    least, most = how_many(ask)
    return AskInfo(question.id, ask.key, ask.options, ask.about, ask.default, least, most, question.left(now))


def how_many(ask: Ask[Any]) -> tuple[int, int]:
    """From how many to how many options an answer takes."""
    if isinstance(ask, Many):
        return ask.least, ask.most
    return (len(ask.options), len(ask.options)) if isinstance(ask, Order) else (1, 1)


__all__ = ["Viewer", "glimpse", "how_many", "place", "state"]
