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
        *("grandmother", "chambermaid", "gambler", "gossip", "courtier", "minstrel", "pacifist", "fool"),
    }
)
OUTSIDERS = frozenset(
    {
        "butler",
        "drunk",
        "recluse",
        "saint",
        "barber",
        "mutant",
        "sweetheart",
        "klutz",
        "goon",
        "lunatic",
        "tinker",
        "moonchild",
    }
)
MINIONS = frozenset({"poisoner", "spy", "scarletwoman", "baron", "eviltwin", "cerenovus", "pithag", "witch"}) | {
    *("godfather", "devilsadvocate", "assassin", "mastermind"),
}
DEMONS = frozenset({"imp", "nodashii", "vortox", "fanggu", "vigormortis", "pukka", "po", "zombuul", "shabaloth"})
TRAVELLERS = frozenset(
    {
        *("bureaucrat", "thief", "gunslinger", "scapegoat", "beggar"),
        *("apprentice", "matron", "judge", "bishop", "voudon"),
        *("barista", "harlot", "butcher", "bonecollector", "deviant"),
    }
)
KIND = {
    "": "",  # an empty chair
    **dict.fromkeys(TRAVELLERS, "traveller"),
    **dict.fromkeys(TOWNSFOLK, "townsfolk"),
    **dict.fromkeys(OUTSIDERS, "outsider"),
    **dict.fromkeys(MINIONS, "minion"),
    **dict.fromkeys(DEMONS, "demon"),
}
GOOD = TOWNSFOLK | OUTSIDERS
HIDDEN = frozenset({"drunk", "lunatic"})
"""Whose tokens nobody draws."""
COUNTS = {5: 300, 6: 310, 7: 500, 8: 510, 9: 520, 10: 700, 11: 710, 12: 720, 13: 900, 14: 910, 15: 920}
"""Townsfolk, Outsiders as digits; the rest but one are Minions."""
MORE_OUTSIDERS = {"baron": 2, "fanggu": 1, "vigormortis": -1}
"""What brackets do to the Outsiders."""
AT_DUSK = ("dusk", "apprentice", "barista", "bureaucrat", "thief")
AT_DUSK_LATER = (*AT_DUSK, "harlot", "bonecollector")
"""The steps of Travellers, on the first night and on later ones; that of dusk is taken where one is in play."""

LASTING = frozenset({"recluse", "spy", "ravenkeeper", "sage", "klutz", "moonchild"})
"""Abilities that work though their holder is dead."""
STARTING = ("eviltwin", "washerwoman", "librarian", "investigator", "chef", "clockmaker", "grandmother", "godfather")
"""Who acts on the first night alone, or whenever somebody becomes it."""
FIRST = (
    *("philosopher", "minioninfo", "demoninfo", "sailor", "poisoner", "courtier", "snakecharmer", "godfather"),
    *("devilsadvocate", "eviltwin", "witch", "cerenovus", "pukka", "washerwoman", "librarian", "investigator"),
    *("chef", "empath", "fortuneteller", "butler", "grandmother", "clockmaker", "dreamer", "seamstress", "spy"),
    *("chambermaid", "mathematician"),
)
"""The first night, by either list."""
_KILL = (
    *("exorcist", "lycanthrope", "imp", "zombuul", "pukka", "shabaloth", "po", "fanggu", "nodashii", "vortox"),
    *("vigormortis", "assassin", "godfather", "gossip"),
)
LATER = {
    "baike": (
        *("philosopher", "sailor", "pithag", "poisoner", "innkeeper", "courtier", "gambler", "snakecharmer", "monk"),
        *("devilsadvocate", "witch", "cerenovus", *_KILL, "tinker", "moonchild", "grandmother", "barber"),
        *("ravenkeeper", "sage", "professor", "empath", "fortuneteller", "butler", "undertaker", "dreamer"),
        *("flowergirl", "towncrier", "oracle", "seamstress", "juggler", "spy", "chambermaid", "mathematician"),
    ),
    "international": (
        *("philosopher", "sailor", "poisoner", "courtier", "innkeeper", "gambler", "snakecharmer", "monk"),
        *("devilsadvocate", "witch", "cerenovus", "pithag", *_KILL, "barber", "sage", "professor", "tinker"),
        *("moonchild", "grandmother", "ravenkeeper", "empath", "fortuneteller", "undertaker", "dreamer"),
        *("flowergirl", "towncrier", "oracle", "seamstress", "juggler", "butler", "spy", "chambermaid"),
        "mathematician",
    ),
}
"""The other nights, by the option `order`."""

ENDS_AT_DUSK = frozenset(
    {"poisoned poisoner", "master butler", "drunk sailor", "drunk innkeeper", "mad cerenovus", "cursed witch"}
    | {"survives-execution devilsadvocate", "drunk goon", "three-votes bureaucrat", "negative-vote thief"}
    | {"sober-healthy barista", "acts-twice barista", "keeps-ability bonecollector"}
)
ENDS_AT_DAWN = frozenset(
    {
        *("safe monk", "kept-alive innkeeper", "exorcised exorcist", "hunted lycanthrope"),
        *("arbitrary-deaths pithag", "haircuts-tonight ", "moon moonchild", "used-once gossip", "used-once juggler"),
    }
)
"""Which reminders are taken away when: name and whose."""

KILLS_ONE = frozenset({"imp", "nodashii", "vortox", "fanggu", "vigormortis", "zombuul"})
"""Demons that kill whom they choose."""
ONCE = frozenset({"philosopher", "professor", "slayer", "seamstress", "artist", "courtier", "assassin", "fool"})
"""Whose ability is used up."""
CHOOSES = frozenset(
    {
        *("philosopher", "sailor", "pithag", "poisoner", "innkeeper", "courtier", "gambler", "snakecharmer", "monk"),
        *("devilsadvocate", "witch", "cerenovus", "exorcist", "lycanthrope", "assassin", "godfather", "fortuneteller"),
        *("butler", "dreamer", "seamstress", "chambermaid", *DEMONS),
    }
)
"""Who has something to choose at night that can be asked at dusk."""
OTHERS_ONLY = frozenset({"monk", "butler", "dreamer", "seamstress", "chambermaid", "bureaucrat", "thief", "harlot"})
LIVING_ONLY = frozenset({"harlot", "sailor", "snakecharmer", "lycanthrope", "chambermaid", "devilsadvocate"})
"""Who may not choose themselves, and who chooses among the living."""
