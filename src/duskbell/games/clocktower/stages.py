"""The stages of a day (000 三), in their order."""

TALK, NOMINATIONS, NOMINATED, DEFENCE, COUNT, LAST_CALL = (
    "talk",
    "nominations",
    "nominated",
    "defence",
    "count",
    "last-call",
)
