"""One language's catalogue, and how events, questions and reasons become sentences."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duskbell.kernel.errors import DuskbellError

if TYPE_CHECKING:
    from duskbell.locale.bundle import Messages

HERE = Path(__file__).parent
FOLDERS = [HERE]
"""Where words are: our own first, then those that expansions bring."""
FIRST = "en"
"""The language that stands first wherever they are listed."""


def languages_in(folder: Path) -> tuple[str, ...]:
    """Those that there are catalogues for: each folder of words is one, called by its tag."""
    found = {path.parent.name for path in folder.glob("*/core.ftl")}
    return (FIRST, *sorted(found - {FIRST}))


LANGUAGES = languages_in(HERE)
"""Those that there are catalogues for."""
THINGS = ("card", "area", "deck", "role", "skill", "character", "choice")
"""What an option may be the name of."""
STEP, AND, AS = ">", "+", "="
"""In an option that names a whole play: between its steps, between two cards, between a card and what it counts as."""
NUMBER, NAME = "\ue000", "\ue001"
"""Stand for a seat's number and name in what a seat is called, which is read once: seats are named all the time."""
DOERS = ("seat", "by", "sender")
"""Fields of an event that say who does it, or whom it is about: the first that there is decides what is "you"."""


class Words:
    """A catalogue bound to a language; `names` are the seats' names, `game` the table's game."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise DuskbellError(f"there is no language {lang[:20]!r}; there are {', '.join(LANGUAGES)}.")
        # It takes a while to import, and many a process says nothing.
        from duskbell.locale.bundle import Bundle, count

        self.lang = lang
        self.game = ""
        self.names: tuple[str, ...] = ()
        self._reader = -1
        functions: dict[str, Any] = {
            "SEAT": self._one,
            "SEATS": self._several,
            "AIMS": self._aims,
            "ONTO": self._onto,
            "COUNT": count,
            "ROLE": self._role,
            "FACES": self._faces,
            "CARD": self._card,
            "THING": self._things,
            "PLACE": self._place,
            "DOES": self._does,
            "AREA": self._area,
            "DECK": self._deck,
            "PHASE": self._phase,
            "STAGE": self._stage,
            "REFEREE": self._referee,
            "CLAIMS": self._claims,
        }
        self.bundle = Bundle(lang, _messages(lang), functions)
        self._nobody, self._comma = self.text("ui-nobody"), self.text("ui-comma")
        self._you = self.text("ui-seat-you")
        self._called = self.text("ui-seat-name", {"n": NUMBER, "name": NAME})

    def table(self, game: str, names: tuple[str, ...]) -> Words:
        """The same words for one table: its game and the names of its seats."""
        twin = Words(self.lang)
        twin.game, twin.names = game, names
        return twin

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether the catalogue has this message, or this attribute of it."""
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    @property
    def keys(self) -> list[str]:
        """The messages that there are."""
        return list(self.bundle.messages)

    def attributes(self, key: str) -> list[str]:
        """The attributes of a message."""
        return list(self.bundle.get_message(key).attributes)

    def text(self, key: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
        """The words of a message or of its attribute; the key itself where there are none."""
        if not self.has(key, attribute):
            return f"{key}.{attribute}" if attribute else key
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        found, _ = self.bundle.format_pattern(pattern, {k: _argument(v) for k, v in (args or {}).items()})
        return str(found)

    def event(self, event: dict[str, Any], me: int = -1) -> str:
        """The sentence of an event as `View.as_data` gives it, for the viewer in seat `me`."""
        about = {f"a{i}": a for i, a in enumerate(event.get("about", ()))}
        if event.get("hidden"):
            event = {**event, "text": self.text("table-hidden")}
        if event.get("line"):
            gist = self.text("say-" + key(event["line"]), about)
            own = event.get("text", "")
            event = {**event, "text": self.text("table-gist", {"text": own, "gist": gist}) if own else gist}
        doer = next((field for field in DOERS if field in event), "")
        mine = {"mine": "yes" if event[doer] == me else "no"} if doer else {}
        self_ = "yes" if _is_self(event) else "no"
        self._reader = me
        try:
            return self.text(
                self._event_key(event["type"]), {**event, **about, **mine, "self": self_, "me": me}
            ).strip()
        finally:
            self._reader = -1

    def fact(self, what: str, about: dict[str, Any]) -> str:
        """The sentence of a fact of a recap (`kernel.recap.Fact`)."""
        return self.text("recap-" + key(what), about)

    def _event_key(self, kind: str) -> str:
        """A shared event in the game's own words, where it has some."""
        own = "event-" + key(kind.replace("core.", f"{self.game}.", 1))
        return own if self.has(own) else "event-" + key(kind)

    def ask(self, ask_key: str, about: tuple[Any, ...], me: int = -1) -> str:
        """The sentence of a question to the viewer in seat `me`; of one that somebody else's card asks, without words
        of its own, what it is called.
        """
        known = "ask-" + key(ask_key)
        if not self.has(known):
            return self.text("asked-plainly", {"name": plainly(ask_key.rpartition(".")[2])})
        named = {f"a{i}": a for i, a in enumerate(about)}
        mine = next((a for a in about if isinstance(a, int)), None) == me
        self._reader = me
        try:
            return self.text(known, {**named, "about": len(about), "mine": "yes" if mine else "no", "silence": ""})
        finally:
            self._reader = -1

    def option(self, ask_key: str, token: str) -> str:
        """The words of one option: a seat's, the question's own, the common ones, or a name of the game's things, with
        what the question says becomes of it. Of one that names a whole play
        ("c17>#3>swap", "c8=mislead>#1"), those of its steps.
        """
        if token.startswith("#"):
            return self._seat(int(token[1:]))
        for mark, between in ((STEP, " › "), (AND, " + ")):
            if mark in token:
                return between.join([self.option(ask_key, part) for part in token.split(mark)])
        if AS in token:
            card, name = [self.option(ask_key, part) for part in token.split(AS, 1)]
            return self.text("card-as", {"card": card, "name": name})
        ask = "ask-" + key(ask_key)
        if self.has(ask, token):
            return self.text(ask, attribute=token)
        game = ask_key.partition(".")[0]
        known = [f"option-{token}", *(f"{kind}-{game}-{token}" for kind in THINGS)]
        name = self.text(next((k for k in known if self.has(k)), known[0]))
        return self.text(ask, {"what": name}, "thing") if self.has(ask, "thing") else name

    def _one(self, seat: Any, **told: Any) -> str:
        return self._seat(seat, self._own(**told))

    def _several(self, seats: Any, **told: Any) -> str:
        return self._seats(seats, self._own(**told))

    def _own(self, **told: Any) -> str:
        """What the reader is called, where the rest of the sentence bears it ("as" is no name for an argument here)."""
        return self.text(f"ui-{told['as']}") if "as" in told else ""

    def _seat(self, seat: Any, you: str = "") -> str:
        """A seat by number and name; the reader's own as `you` or, without it, as this language says anywhere."""
        try:
            n = int(seat)
        except ValueError:
            return str(seat)
        if n == -2:
            return self.text("seat-moderator")
        if n < 0:
            return self._nobody
        if n == self._reader and (own := you or self._you):
            return own
        name = self.names[n] if n < len(self.names) else ""
        return self._called.replace(NUMBER, str(n + 1)).replace(NAME, name).strip()

    def _seats(self, seats: Any, you: str = "") -> str:
        given = [self._seat(n, you) for n in str(seats).split(",") if n]
        return self._comma.join(given) or self._nobody

    def _onto(self, seat: Any, targets: Any) -> str:
        """Whom somebody acts upon, who is "themselves" among them."""
        me = {"mine": "yes" if str(seat) == str(self._reader) else "no"}
        given = [self.text("ui-self", me) if n == str(seat) else self._seat(n) for n in str(targets).split(",") if n]
        return self._comma.join(given) or self._nobody

    def _aims(self, seats: Any, targets: Any) -> str:
        """Who points at whom, from two lists as long as each other; those who point at the same, together."""
        aims: dict[str, list[str]] = {}
        for seat, target in zip(str(seats).split(","), str(targets).split(","), strict=True):
            aims.setdefault(target, []).append(seat)
        said = [f"{self._seats(','.join(who))} → {self._seat(at)}" for at, who in aims.items()]
        return self.text("ui-semicolon").join(said)

    def _role(self, role: Any) -> str:
        return "?" if str(role) == "?" else self._named("role", str(role))

    def _faces(self, roles: Any) -> str:
        """Everybody's role, by seat; who was dealt none is left out."""
        faces = [self.text("seat-face", {"seat": self._seat(n), "role": self._role(r)}) for n, r in _by_seat(roles)]
        return self._comma.join(faces) or self._nobody

    def _card(self, card: Any) -> str:
        """A card by its name; one that has a number alone is called as in options, "c17"."""
        name = str(card)
        if name == "?":
            return self.text("card-hidden")
        return self.text(f"card-{self.game}-{'c' * name.isdigit()}{name}")

    def _things(self, names: Any, kind: Any) -> str:
        """What the game calls one thing of this kind, or several whose names are joined by commas; or one and what it
        turns into ("swap>mislead").
        """
        if ">" in str(names):
            return " → ".join([self._things(name, kind) for name in str(names).split(">")])
        named = self._card if str(kind) == "card" else partial(self._named, str(kind))
        given = [self.text("card-hidden") if name == "?" else named(name) for name in str(names).split(",") if name]
        return self._comma.join(given) or self.text("card-none")

    def _place(self, place: Any) -> str:
        """Where a card lies: "deck", or at a seat, "hand3"."""
        kind = str(place).rstrip("0123456789")
        seat = str(place).removeprefix(kind)
        return self.text(f"place-{self.game}-{kind}", {"seat": int(seat)} if seat else None)

    def _does(self, card: Any) -> str:
        return self.text(f"card-{self.game}-{card}", attribute="text")

    def _area(self, area: Any) -> str:
        return self.text(f"area-{self.game}-{area}")

    def _deck(self, deck: Any) -> str:
        return self.text(f"deck-{self.game}-{deck}")

    def _phase(self, phase: Any) -> str:
        return self._named("phase", str(phase))

    def _stage(self, stage: Any) -> str:
        return self._named("stage", str(stage))

    def _referee(self, game: Any = "") -> str:
        """What this game calls whoever rules over its table."""
        own = f"game-{game or self.game}"
        return self.text(own, attribute="referee") if self.has(own, "referee") else self.text("referee")

    def _claims(self, claims: Any) -> str:
        """One thing that is said, or several joined by commas: of each a topic and what it is about, "is>witch>#2"."""
        return self.text("ui-semicolon").join(
            [self._claim(*claim.split(STEP)) for claim in str(claims).split(",") if claim]
        )

    def _claim(self, topic: str, *about: str) -> str:
        if topic.startswith("#"):  # somebody is named, and no more is said
            return self._seat(topic[1:])
        given = {f"a{n}": int(x[1:]) if x.startswith("#") else x for n, x in enumerate(about)}
        return self.text(f"claim-{self.game}-{topic}", given)

    def _named(self, kind: str, name: str) -> str:
        """What the game calls one of its things; its name alone where it has no words."""
        known = f"{kind}-{self.game}-{name}"
        return self.text(known) if self.has(known) else plainly(name)


def _is_self(event: dict[str, Any]) -> bool:
    """Whether somebody does something to themselves, or has what they sent."""
    return ("by" in event and event["by"] == event.get("to", event.get("seat"))) or (
        "sender" in event and event["sender"] == event.get("seat")
    )


@cache
def _messages(lang: str) -> Messages:
    """What stands in the files of a language, read once: every table has a bundle of its own."""
    from duskbell.locale.bundle import Messages  # as above

    files = [path for folder in FOLDERS for path in sorted((folder / lang).glob("*.ftl"))]
    return Messages([path.read_text(encoding="utf-8") for path in files])


def named(name: str) -> list[Path]:
    """The files of this name, of every language that has one."""
    paths = [folder / lang / name for lang in LANGUAGES for folder in FOLDERS]
    return [path for path in paths if path.is_file()]


def bring(folder: Path) -> None:
    """Read the words of an expansion, too: `folder` has a folder for each language."""
    FOLDERS.append(folder)
    forget()


def read_all() -> None:
    """Read the files of every language now: whoever must not wait for a disk later does."""
    for lang in LANGUAGES:
        words(lang)


def forget() -> None:
    """Read all words anew when they are next asked for."""
    _messages.cache_clear()
    words.cache_clear()


def _by_seat(roles: Any) -> list[tuple[int, str]]:
    """The roles that were dealt, with their seats, from ids joined by commas."""
    return [(n, role) for n, role in enumerate(str(roles).split(",")) if role]


def key(dotted: str) -> str:
    """A key of the rules as a catalogue id: dots become hyphens."""
    return dotted.replace(".", "-")


def plainly(name: str) -> str:
    """What is called by its name alone, for want of words: "night_owl" is a night owl."""
    return name.replace("_", " ").replace("-", " ")


def _argument(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(str(v) for v in value)
    return value if isinstance(value, int | float) else str(value)


@cache
def words(lang: str) -> Words:
    """The catalogue of a language. Raises `DuskbellError` naming those there are."""
    return Words(lang)
