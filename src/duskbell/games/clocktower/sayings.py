"""Sentences of Clocktower by which somebody says what they are and what they have learned, true or not."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from duskbell.kernel.report import CLAIM as SO
from duskbell.kernel.report import NUMBER, ROLE, SEAT, Report, Topics

CLAIM = "clocktower.claim"
"""What is said of the own character, true or not."""
COUNTS = ("chef", "empath", "clockmaker", "oracle", "mathematician", "juggler")
"""Who learns a number."""
PICKS, HEARS = ("fortuneteller", "seamstress"), ("flowergirl", "towncrier")
"""Who learns yes or no: of two players whom they have picked, and of what the town has done."""
ONCE = frozenset({"washerwoman", "librarian", "investigator", "chef", "clockmaker", "grandmother"})
"""Who learns something in the first night alone."""
REPORTS: Mapping[str, Report] = MappingProxyType(
    {
        "clocktower.told-number": Report(COUNTS, (NUMBER,)),
        "clocktower.told-woke": Report(("chambermaid",), (NUMBER, SEAT, SEAT)),
        "clocktower.told-yes": Report(PICKS, (SEAT, SEAT)),
        "clocktower.told-no": Report(PICKS, (SEAT, SEAT)),
        "clocktower.told-heard-yes": Report(HEARS, ()),
        "clocktower.told-heard-no": Report(HEARS, ()),
        "clocktower.told-pair": Report(("washerwoman", "librarian", "investigator"), (ROLE, SEAT, SEAT)),
        "clocktower.told-none": Report(("librarian",), ()),
        "clocktower.told-role": Report(("undertaker", "ravenkeeper", "harlot"), (ROLE, SEAT)),
        "clocktower.told-either": Report(("dreamer",), (ROLE, ROLE, SEAT)),
        "clocktower.told-who": Report(("grandmother",), (ROLE, SEAT)),
        "clocktower.told-demon": Report(("sage",), (SEAT, SEAT)),
        "clocktower.told-chose": Report(("snakecharmer",), (SEAT,)),
        "clocktower.told-claims": Report(("savant",), (SO, SO)),
        "clocktower.told-answer-yes": Report(("artist",), (SO,)),
        "clocktower.told-answer-no": Report(("artist",), (SO,)),
        "clocktower.told-good": Report(("beggar",), (SEAT,)),
        "clocktower.told-evil": Report(("beggar",), (SEAT,)),
    }
)
"""What people say of it with a few taps, in the sentences in which bots do."""
TOPICS: Topics = MappingProxyType(
    {
        "evil": (SEAT,),
        "demon": (SEAT, SEAT),
        "alike": (SEAT, SEAT),
        "is": (ROLE, SEAT),
        "in-play": (ROLE,),
        "beside": (),
        "outsiders": (NUMBER,),
    }
)
"""What an Artist asks and a Savant hears, but for words that only a person can judge (`claims.py`)."""
