# The notebook: fetched when it is first opened.

table-trust-of = What I think of { SEAT($seat) }
table-claim =
    { $game ->
       *[other] claims …
    }
table-claim-of =
    { $game ->
       *[other] What { SEAT($seat) } claims
    }
table-note = note
table-note-of = Note on { SEAT($seat) }
table-notes-free = Other notes
table-notes-state =
    { $state ->
        [kept] For you alone. Kept with your seat, on all your devices.
        [writing] Writing …
        [full] Notebook full: your last words weren't saved. Delete something.
        [unkept] Not saved yet. Trying again.
       *[unread] Loading your notes …
    }
