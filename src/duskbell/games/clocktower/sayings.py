"""Sentences of Clocktower by which somebody says what they are and what they have learned, true or not."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from duskbell.kernel.report import NUMBER, ROLE, SEAT, Report

CLAIM = "clocktower.claim"
"""What is said of the own character, true or not."""
COUNTS = ("chef", "empath", "clockmaker", "oracle", "mathematician", "juggler", "chambermaid")
"""Who learns a number."""
PICKS, HEARS = ("fortuneteller", "seamstress"), ("flowergirl", "towncrier")
"""Who learns yes or no: of two players whom they have picked, and of what the town has done."""
ONCE = frozenset({"washerwoman", "librarian", "investigator", "chef", "clockmaker", "grandmother"})
"""Who learns something in the first night alone."""
REPORTS: Mapping[str, Report] = MappingProxyType(
    {
        "clocktower.told-number": Report(COUNTS, (NUMBER,)),
        "clocktower.told-yes": Report(PICKS, (SEAT, SEAT)),
        "clocktower.told-no": Report(PICKS, (SEAT, SEAT)),
        "clocktower.told-heard-yes": Report(HEARS, ()),
        "clocktower.told-heard-no": Report(HEARS, ()),
        "clocktower.told-pair": Report(("washerwoman", "librarian", "investigator"), (ROLE, SEAT, SEAT)),
        "clocktower.told-none": Report(("librarian",), ()),
        "clocktower.told-role": Report(("undertaker", "ravenkeeper"), (ROLE, SEAT)),
        "clocktower.told-either": Report(("dreamer",), (ROLE, ROLE, SEAT)),
        "clocktower.told-who": Report(("grandmother",), (ROLE, SEAT)),
        "clocktower.told-demon": Report(("sage",), (SEAT, SEAT)),
    }
)
"""What people say of it with a few taps, in the sentences in which bots do; what an Artist or a Savant hears is said in
words of one's own.
"""
