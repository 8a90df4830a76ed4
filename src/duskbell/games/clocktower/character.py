"""What every character is: its type, and what it changes as long as its ability works. Deeds are its own.

A character is stateless and knows nothing of drink and poison: its deeds are handed an ability (`ability.Ability`),
whose verbs know whether it works. `me` is the seat that holds it, `my` that seat's ability.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from duskbell.games.clocktower.form import Form
from duskbell.kernel import Role

TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER = "townsfolk", "outsider", "minion", "demon", "traveller"
KINDS = (TOWNSFOLK, OUTSIDER, MINION, DEMON)
"""The types of which a bag is made."""
ALL_KINDS = (*KINDS, TRAVELLER)
GOOD, EVIL = "good", "evil"
FOUND_DEAD, FOUND_DEAD_NEXT, FOUND_BACK, FELLED, OWN_DEATH = "dead", "dead-next", "back", "felled", "own-death"
"""What comes of a choice before all (`Character.comes_out`): who was chosen is found dead at the dawn, or at that after
the next night, or back among the living, or dies of their own nomination; or whoever chose is found dead.
"""


class Character(Role):
    """`kind`: its type. `brackets`: by how many it changes the number of a type in the bag (000 一.7), which the
    Townsfolk make good. `hidden`: its token never goes into the bag, a Townsfolk's does in its place.

    `posthumous`: its ability works when its holder is dead. `passes`, `passes_team`: of which types, and of which side,
    it may seem to be. `first`: whether what it learns on the first night it learns at once when somebody becomes it
    later. `voice`: in which order abilities answer to one event, the lowest first; alike, in the order of the seats.
    """

    kind: ClassVar[str] = TOWNSFOLK
    team: ClassVar[str] = GOOD
    brackets: ClassVar[Mapping[str, int]] = {}
    hidden: ClassVar[bool] = False
    poses_as: ClassVar[str] = TOWNSFOLK
    """The type of the token that goes into the bag for a hidden one."""
    posthumous: ClassVar[bool] = False
    passes: ClassVar[tuple[str, ...]] = ()
    passes_team: ClassVar[str] = ""
    first: ClassVar[bool] = False
    leans: ClassVar[bool] = False
    """Whether it leans on something that a change of others may take from it (`put_right`)."""
    leans_on_seats: ClassVar[bool] = False
    """Whether that may be where others sit."""
    mad: ClassVar[bool] = False
    """Whether its holder may be executed for what they say of themselves."""
    claims: ClassVar[int] = 0
    """How many deeds of the day it has each day, which everybody may pretend to have."""
    visits: ClassVar[bool] = False
    """Whether it may visit the Storyteller by day."""
    last_words: ClassVar[bool] = False
    """Whether it names somebody before all when it learns that it is dead, as everybody may pretend to."""
    asks: ClassVar[int] = 0
    """How many things its holder is asked, one after the other, in its step of the night: that step is played in as
    many scenes even if nobody has it.
    """
    changes: ClassVar[bool] = False
    """Whether what it does in its step may give somebody an ability whose step is still to come."""
    shares: ClassVar[bool] = False
    """Whether its holder may act in the step of a character that another is."""
    asks_late: ClassVar[bool] = False
    """Whether only the night itself tells if its holder is asked, so that it cannot be asked at dusk."""
    protects: ClassVar[bool] = False
    """Whether all that it says before a death is that somebody lives: what kills surely does not hear of it."""
    shields: ClassVar[bool] = False
    """Whether as long as it works Demons' abilities do not harm some (`guards`)."""
    fades: ClassVar[Mapping[str, int]] = {}
    """Reminders of its own that are taken away when so many nights have begun since they were laid."""
    sways: ClassVar[Mapping[str, int]] = {}
    """By how many it changes the Outsiders in the bag, of which the Storyteller chooses one by its word."""
    lasting: ClassVar[tuple[str, ...]] = ()
    """Reminders of its own that stay for the whole game, though its holder become another and the same again."""
    settles: ClassVar[tuple[str, ...]] = ()
    """What the Storyteller may have to decide about it at night, by the keys of the questions, beside what it tells."""
    settles_impaired: ClassVar[tuple[str, ...]] = ()
    """What besides, where it does not work."""
    falsifies: ClassVar[bool] = False
    """Whether, as long as it works, all that Townsfolk learn is false."""
    voice: ClassVar[int] = 0
    boxes: ClassVar[tuple[str, ...]] = ()
    """Of a Traveller: the scripts to whose list it belongs."""
    begs: ClassVar[bool] = False
    """Whether its holder, alive, votes only with vote tokens that others have given it."""
    doubles: ClassVar[bool] = False
    """Whether it may let others act twice, until dusk."""
    restores: ClassVar[bool] = False
    """Whether it may give somebody dead their ability again, until dusk."""
    recalls: ClassVar[bool] = False
    """Whether its holder may nominate once more after an execution."""
    presides: ClassVar[bool] = False
    """Whether as long as it works only the Storyteller nominates, and somebody of the other side each day."""
    keeps_seats: ClassVar[bool] = False
    """Whether as long as it works people talk in private with those only who sit beside them."""
    sturdy: ClassVar[bool] = False
    """Whether its holder cannot be drunk or poisoned."""
    handed: ClassVar[bool] = False
    """Whether another than its holder may be woken for it (`hand`)."""
    comes_out: ClassVar[Mapping[str, str]] = {}
    """By what all see later it may come out what was chosen: by the keys of the questions that the Storyteller is asked
    about it, "" for whom its holder chooses. No rule: a guess for whoever wonders how something came (`insight`).
    """
    form: ClassVar[Form] = Form()
    """How what its holder learns and does is written down."""
    by_its_dead: ClassVar[bool] = False
    """Whether whom it poisons is poisoned by somebody whom it has killed: only as long as that one is dead."""

    by_person: ClassVar[bool] = False
    """Whether the program does not play it, and a person who is Storyteller does by hand what it does."""

    def __init_subclass__(cls, **kw: Any) -> None:
        cls.id = cls.__dict__.get("id", cls.__name__.lower())
        super().__init_subclass__(**kw)

    def wakes(self, my: Any) -> bool:
        """Whether who holds it, or takes itself to hold it, is woken when its step of the night comes: for something
        that it does then.
        """
        return bool(my.may_act) and type(self).night is not Character.night

    async def hand(self, my: Any) -> Any:
        """In whose hands it lies when its step comes: another than its holder's, where its text says so."""
        return my

    async def unwoken(self, my: Any) -> None:
        """What comes of it in its step though its holder is kept asleep."""

    async def prepare(self, my: Any) -> None:
        """What is settled for it before the first night, or when somebody becomes it."""

    async def night(self, my: Any) -> None:
        """What it does in its step of the night."""

    async def begin(self, my: Any) -> None:
        """What it begins with where its step is past tonight and it is learned on a first night: the step, if nothing
        else is said.
        """
        await self.night(my)

    async def pass_by(self, my: Any) -> None:
        """What it brings in its step of the night though nobody is woken for it, its holder alive or dead."""

    async def noticed(self, my: Any, by: Any) -> None:
        """What it does when somebody has chosen its holder with an ability (`by`) at night."""

    def may_strike(self, my: Any) -> bool:
        """Whether a person who is Storyteller may let its holder die now, by day."""
        return False

    def maddens(self, me: Any, t: Any) -> Iterable[Any]:
        """The seats that the Storyteller may execute by day for what they say, as long as it works."""
        return ()

    async def put_right(self, my: Any) -> None:
        """What it begins anew with after a step of the night, if that took from it what it leans on."""

    async def foresee(self, my: Any) -> None:
        """What the Storyteller decides before dawn about what it may set off by day: so no pause of the day tells that
        there was something to decide.
        """

    def used_up(self, my: Any) -> bool:
        """Whether the one time that it had has passed without a reminder that says so."""
        return False

    async def nominated(self, my: Any, by: Any, who: Any) -> bool:
        """What it does when `by` nominates `who`. True when the day is over by it."""
        return False

    def deeds(self, t: Any) -> tuple[str, ...]:
        """At whom it may do its deed of the day, or by which claims, as tokens."""
        return tuple([s.token for s in t.people])

    async def by_day(self, my: Any, target: Any) -> None:
        """Its deed of the day, done in public: at a seat, or by a claim."""

    def decrees(self, my: Any) -> Any:
        """A deed of the day that its holder alone is offered now, as the question; None: there is none."""
        return None

    async def after_count(self, my: Any, first: bool) -> None:
        """What it does when a vote has been counted, the `first` of the day or a later one."""

    async def at_execution(self, me: Any, t: Any, it: Any) -> None:
        """What is asked of the Storyteller before somebody is executed, whether it works or not: everybody knows that
        it may be asked, and a pause, or none, would tell.
        """

    async def at_exile(self, me: Any, t: Any) -> None:
        """The same before its holder is exiled."""

    def receives(self, my: Any, giver: Any) -> None:
        """What comes of it that somebody dead has given its holder their vote token."""

    def may_ask(self, my: Any) -> tuple[str, ...]:
        """What it may ask on a visit now."""
        return ()

    async def visit(self, my: Any, said: str) -> None:
        """What comes of its visit, at once: nobody is asked anything about it."""

    def answers(self, my: Any, said: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What a person who is Storyteller may answer when they like, and why each is lawful."""
        return (), ()

    async def answered(self, my: Any, answer: str) -> None:
        """A person has answered a visit."""

    async def bequeath(self, my: Any, target: Any) -> None:
        """What comes of whom it has named when it learned that it is dead."""

    def at_dusk(self, my: Any) -> None:
        """What it does when a day is over. May raise `GameOver`."""

    def befuddles(self, me: Any, t: Any) -> Iterable[Any]:
        """The seats that it makes drunk or poisoned as long as it works."""
        return ()

    def guards(self, me: Any, t: Any) -> Iterable[Any]:
        """The seats that no Demon's ability harms as long as it works, if it `shields`."""
        return ()

    def electorate(self, me: Any, t: Any) -> Iterable[Any] | None:
        """The only seats that may vote as long as it works; None: it says nothing of that."""
        return None

    def weight(self, me: Any, t: Any, voter: Any) -> int:
        """By how much it multiplies what a hand counts as long as it works."""
        return 1

    def forbids(self, me: Any, t: Any, team: str) -> bool:
        """Whether it keeps a side from winning, by whatever, as long as it works."""
        return False

    def suspends(self, me: Any, t: Any) -> bool:
        """Whether who is alive decides nothing as long as it works."""
        return False


class Townsfolk(Character):
    """镇民."""


class Outsider(Character):
    """外来者."""

    kind = OUTSIDER


class Minion(Character):
    """爪牙."""

    kind = MINION
    team = EVIL


class Demon(Character):
    """恶魔."""

    kind = DEMON
    team = EVIL
    comes_out = MappingProxyType({"": FOUND_DEAD})


class Traveller(Character):
    """旅行者: everybody knows who is one, and which; nobody but itself on which side, which the Storyteller says."""

    kind = TRAVELLER
    team = ""
