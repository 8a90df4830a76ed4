"""Which answers of a record an undo takes back, as who moderates counts them."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.kernel.errors import BadRuling
from duskbell.kernel.record import Line, effective, is_decision


def reaching(count: int, lines: Sequence[Line], show: str, *, auto: bool = False) -> int:
    """How many answers go with the last `count`. Where the first of them was given for show (`show` is the key), those
    before it go, too, up to one that decided something: the question for show might pass by itself again at once, and
    nothing would have been taken back. Raises `BadRuling` where none did; that there are not so many is told elsewhere.
    """
    given = [lines[n] for n in effective(list(lines), auto) if is_decision(lines[n], auto)]
    if not 1 <= count <= len(given):
        return count
    whole = next((n for n in range(count, len(given) + 1) if given[-n][1] != show), 0)
    if not whole:
        raise BadRuling("nothing can be taken back so far: nobody has decided anything there yet.")
    return whole
