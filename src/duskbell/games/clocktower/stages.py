"""The stages of a day (000 三), in their order."""

TALK, NOMINATIONS, NOMINATED, DEFENCE, COUNT, LAST_CALL = (
    "talk",
    "nominations",
    "nominated",
    "defence",
    "count",
    "last-call",
)
EXILE, EXILE_COUNT, EXILED = "exile", "exile-count", "exiled"
"""While somebody's exile is called for, voted on, and comes about."""
ENCORE = "encore"
"""After an execution, where somebody may nominate once more."""
BETWEEN = (TALK, NOMINATIONS, LAST_CALL)
"""Those in which no count is under way, nor about to be."""
