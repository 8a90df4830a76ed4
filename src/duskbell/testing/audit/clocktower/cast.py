"""Facts of the characters that an auditor of Clocktower goes by, as data of its own."""

from __future__ import annotations

TOWNSFOLK = frozenset(
    {
        *("washerwoman", "librarian", "investigator", "chef", "empath", "fortuneteller", "undertaker"),
        *("monk", "ravenkeeper", "virgin", "slayer", "soldier", "mayor"),
        *("philosopher", "snakecharmer", "mathematician", "exorcist", "lycanthrope", "professor"),
        *("sailor", "innkeeper", "tealady"),
        *("clockmaker", "dreamer", "flowergirl", "towncrier", "oracle", "savant", "seamstress", "artist", "juggler"),
        "sage",
    }
)
OUTSIDERS = frozenset({"butler", "drunk", "recluse", "saint", "barber", "mutant", "sweetheart", "klutz"})
MINIONS = frozenset({"poisoner", "spy", "scarletwoman", "baron", "eviltwin", "cerenovus", "pithag", "witch"})
DEMONS = frozenset({"imp", "nodashii", "vortox", "fanggu", "vigormortis", "pukka", "po", "zombuul"})
KIND = {
    **dict.fromkeys(TOWNSFOLK, "townsfolk"),
    **dict.fromkeys(OUTSIDERS, "outsider"),
    **dict.fromkeys(MINIONS, "minion"),
    **dict.fromkeys(DEMONS, "demon"),
}
GOOD = TOWNSFOLK | OUTSIDERS
COUNTS = {5: 300, 6: 310, 7: 500, 8: 510, 9: 520, 10: 700, 11: 710, 12: 720, 13: 900, 14: 910, 15: 920}
"""Townsfolk, Outsiders as digits; the rest but one are Minions."""
MORE_OUTSIDERS = {"baron": 2, "fanggu": 1, "vigormortis": -1}
"""What brackets do to the Outsiders."""

LASTING = frozenset({"recluse", "spy", "ravenkeeper", "sage", "klutz"})
"""Abilities that work though their holder is dead."""
STARTING = ("eviltwin", "washerwoman", "librarian", "investigator", "chef", "clockmaker")
"""Who acts on the first night alone, or whenever somebody becomes it."""
FIRST = (
    *("philosopher", "minioninfo", "demoninfo", "sailor", "poisoner", "snakecharmer", "eviltwin", "witch"),
    *("cerenovus", "pukka", "washerwoman", "librarian", "investigator", "chef", "empath", "fortuneteller", "butler"),
    *("clockmaker", "dreamer", "seamstress", "spy", "mathematician"),
)
"""The first night, by either list."""
_KILL = ("exorcist", "lycanthrope", "imp", "zombuul", "pukka", "po", "fanggu", "nodashii", "vortox", "vigormortis")
LATER = {
    "baike": (
        *("philosopher", "sailor", "pithag", "poisoner", "innkeeper", "snakecharmer", "monk", "witch", "cerenovus"),
        *(*_KILL, "barber", "ravenkeeper", "sage", "professor", "empath", "fortuneteller", "butler", "undertaker"),
        *("dreamer", "flowergirl", "towncrier", "oracle", "seamstress", "juggler", "spy", "mathematician"),
    ),
    "international": (
        *("philosopher", "sailor", "poisoner", "innkeeper", "snakecharmer", "monk", "witch", "cerenovus", "pithag"),
        *(*_KILL, "barber", "sage", "professor", "ravenkeeper", "empath", "fortuneteller", "undertaker", "dreamer"),
        *("flowergirl", "towncrier", "oracle", "seamstress", "juggler", "butler", "spy", "mathematician"),
    ),
}
"""The other nights, by the option `order`."""

ENDS_AT_DUSK = frozenset(
    {"poisoned poisoner", "master butler", "drunk sailor", "drunk innkeeper", "mad cerenovus", "cursed witch"}
)
ENDS_AT_DAWN = frozenset(
    {
        *("safe monk", "kept-alive innkeeper", "exorcised exorcist", "hunted lycanthrope"),
        *("arbitrary-deaths pithag", "haircuts-tonight "),
    }
)
"""Which reminders are taken away when: name and whose."""

KILLS_ONE = frozenset({"imp", "nodashii", "vortox", "fanggu", "vigormortis", "zombuul"})
"""Demons that kill whom they choose."""
ONCE = frozenset({"philosopher", "professor", "slayer", "seamstress", "artist"})
"""Whose ability is used up."""
OTHERS_ONLY = frozenset({"monk", "butler", "dreamer", "seamstress"})
LIVING_ONLY = frozenset({"sailor", "snakecharmer", "lycanthrope"})
"""Who may not choose themselves, and who chooses among the living."""
