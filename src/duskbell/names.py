"""One policy for the names that people give themselves, their teams and their cups: what can be seen, what two of them
look like to a reader, and which would make somebody believe that the program or whoever runs it speaks.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any

from duskbell.offices import BESIDE, STAFF, TABLE

UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Kinds of signs that nobody sees, that break a line, or that are none."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)  # letters and marks with nothing to see in them, though Unicode counts them among others
_JOINER, _NON_JOINER, _PICTURE = "\u200d", "\u200c", "\ufe0f"
_FORMS = re.compile("[\U000e0100-\U000e01ef]")
"""Which of its forms a Chinese sign has; upon any other nobody sees them."""
_MARKS = 3
"""Marks upon one letter: languages have two, seldom three; more are a heap that covers its neighbours."""
_CHINESE = "[零一二两三四五六七八九十廿壹贰叁叄参肆伍陆柒捌玖拾幺]{1,3}"
_SPELT = (
    "[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen"
    "|seventeen|eighteen|nineteen|twenty"
)
_BEFORE, _AFTER = (
    "(?:seat|player|座位|座|第|席|玩家|选手|игрок|место|プレイヤー|플레이어|spieler|joueur|jugador|jogador)#?",
    ("(?:号(?:座位|座|位|玩家)?|番|번|座位?|位|席|玩家|\\.)"),
)
_SEAT = re.compile(
    rf"(?:{_BEFORE}|#|no\.?)?\d{{1,2}}{_AFTER}?"
    rf"|{_BEFORE}(?:{_CHINESE}|{_SPELT}){_AFTER}?"
    rf"|(?:{_CHINESE}|[ivx]{{1,5}}){_AFTER}"
)
"""What would be read as somebody's seat."""


_BOXED = re.compile(r"(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER) ([A-Z])")
"""How Unicode names letters that are drawn as capitals and are none."""
_PLAIN = str.maketrans(
    "員統營運務鐘說説書體無號長觀團隊組訊機帳灋講參師辦進宮宫菅糸墓",
    "员统营运务钟说说书体无号长观团队组讯机账法讲参师办进官官官系暮",
)
"""Traditional signs of these words as simplified ones, and signs that differ from theirs by a stroke."""
_COPTIC = str.maketrans("ⲀⲁⲈⲉⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭ", "aaeeiikkmmnnooppccttyyxx")
"""Coptic letters, which are drawn as Greek and Latin ones and which Unicode's table leaves out."""
_MIXED = str.maketrans("εєэɛтτмкκнηвβνωшяиγυдσπзχғ", "eeeettmkkhnbbvwwrnyuaon3xf")
"""Small letters of Greek and Russian that stand for Latin ones among these; by themselves they are a language's own."""
_LONG = 6
"""Letters of an office at a table from which on it is found beneath accents, too."""
_PUT = str.maketrans("i10345", "lloeas")
_SIGNS = str.maketrans("@!$", "als")
"""Signs that are put for letters as well."""
_NUMBER = re.compile(r"[\W_]*\d+$|(?<=[\u4e00-\u9fff])[A-Za-z]$")
"""What is put behind a word to tell two of them apart."""


def tidy(name: str) -> str:
    """A name as it is kept: composed, each sign in its usual form, and with one blank where there are several. What
    breaks a line stays, to be seen and refused.
    """
    blanks = "".join([" " if c == "\t" or unicodedata.category(c) == "Zs" else c for c in _FORMS.sub("", name)])
    return re.sub(" +", " ", unicodedata.normalize("NFC", blanks)).strip(" ")


def is_seen(name: str) -> bool:
    """Whether each sign of a tidy name can be seen, on its own place."""
    if not name or unicodedata.category(name[0]).startswith("M"):
        return False
    marks = 0
    for at, sign in enumerate(name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") and sign != _PICTURE else 0
        if marks > _MARKS or sign in _BLANK:
            return False
        if sign in (_JOINER, _NON_JOINER):
            if not _joins(name, at):
                return False
        elif (
            kind in UNSEEN
            or (0xFE00 <= ord(sign) <= 0xFE0E)
            or _FORMS.match(sign)
            or (sign == _PICTURE and not _is_picture(name[at - 1]))
        ):
            return False
    return True


def is_reserved(name: str, *, at_table: bool = False, own: int | None = None) -> bool:
    """Whether a reader would take it for whoever runs the server or, `at_table`, for the referee or for a seat, unless
    it is the `own` one, as people count them.
    """
    bald = _bald(name)
    latin = _latin(name)
    likenesses = keys(name.translate(_SIGNS)).union(*[keys(x) | keys(_NUMBER.sub("", x)) for x in (name, latin)])
    if any(_reserved(at_table).fullmatch(_bare(key)) for key in likenesses):
        return True
    all_words = at_table and len(_bare(bald)) >= _LONG  # an accent hides no office, and makes some word of a short one
    if any(_reserved(all_words).fullmatch(_bare(key)) for key in keys(bald) | keys(_NUMBER.sub("", bald))):
        return True
    counted = "".join([_counted(c) for c in unicodedata.normalize("NFKC", name)])
    plain = re.sub(r"[\s_-]", "", counted).casefold().translate(_PLAIN)
    seats = {plain, *[re.sub(r"[\s_-]", "", key) for key in keys(name) | keys(latin) | keys(bald)]}
    return at_table and any(_SEAT.fullmatch(seat) and re.findall(r"\d+", seat) != [str(own)] for seat in seats)


def same(one: str, other: str) -> bool:
    """Whether a reader would take two names for the same."""
    return not keys(one).isdisjoint(keys(other))


def keys(name: str) -> frozenset[str]:
    """What two names have in common that look alike: small letters, and what all that look alike are drawn as (UTS 39),
    of the name as it is and of its small letters.
    """
    plain = "".join([_letter(sign) for sign in unicodedata.normalize("NFKC", name).translate(_COPTIC)])
    return frozenset((plain.casefold(), drawn(plain.casefold()), drawn(plain).casefold()))


def drawn(name: str) -> str:
    """A name in the signs that stand for all that look like them."""
    return "".join([_one(sign) for sign in unicodedata.normalize("NFD", name)])


@cache
def _reserved(at_table: bool) -> re.Pattern[str]:
    """One of the words, or several, and what may stand beside them."""
    words, beside = _any_of(STAFF + TABLE if at_table else STAFF), _any_of(BESIDE)
    return re.compile(f"(?:{beside})*(?:{words})(?:{words}|{beside})*")


def _any_of(words: tuple[str, ...]) -> str:
    forms = [*words, *map(_bald, words)]
    return "|".join(sorted({re.escape(_bare(key)) for word in forms for key in keys(word)}))


def _bald(text: str) -> str:
    """Without accents."""
    return "".join([c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn"])


def _bare(text: str) -> str:
    """Letters and digits alone, and of those one for all that are put for each other, or are written in two ways."""
    text = unicodedata.normalize("NFKC", text)  # what is drawn alike is drawn as signs that are no letters, too
    return re.sub(r"[\W_]+", "", text).translate(_PLAIN).translate(_PUT)


def _latin(name: str) -> str:
    """A name that has Latin letters, with those for which others stand in it."""
    plain = "".join([_letter(sign) for sign in unicodedata.normalize("NFKC", name)])
    return plain.casefold().translate(_MIXED) if re.search("[A-Za-z]", plain) else name


def _joins(name: str, at: int) -> bool:
    """Whether a joiner stands where scripts need one, or between pictures that are one."""
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before) == 9:  # a virama
        return True
    if name[at] == _NON_JOINER:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return (_is_picture(before) or before == _PICTURE) and _is_picture(after)


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sk") or sign in "#*0123456789"


def _letter(sign: str) -> str:
    """The letter of a small capital, or of one in a dark box, which neither folding nor Unicode's table knows."""
    drawn_so = None if sign.isascii() else _BOXED.fullmatch(unicodedata.name(sign, ""))
    return sign if drawn_so is None else drawn_so[1].lower()


def _counted(sign: str) -> str:
    """The digits of a number in a circle or a box; nothing of a mark upon one."""
    if unicodedata.category(sign) in ("Mn", "Me"):
        return ""
    number = unicodedata.numeric(sign, None) if unicodedata.category(sign) == "No" else None
    return sign if number is None or number % 1 else str(int(number))


@cache
def _one(sign: str) -> str:
    """What one sign is drawn as. The table names for each source its one prototype, and for a prototype all sources."""
    table = _table()
    found = table.get(sign)
    if found is None or len(found) != 1:
        return sign
    prototype = str(found[0]["c"])
    back = table.get(prototype)
    return min(sign, prototype) if back is not None and len(back) == 1 else prototype


@cache
def _table() -> dict[str, Any]:
    """Unicode's table of what looks alike. It takes a moment to read, and only who gives names needs it."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    found: dict[str, Any] = confusables_data
    return found
