# People met before: fetched where they are shown.

met-head = People you have met
met-none = Whoever you have finished a game with stands here, and you can invite them with one tap.
met-tables =
    { $n ->
        [one] One table, { $game }, { $when }
       *[other] { $n } tables, last { $game }, { $when }
    }
met-call = People you have met
met-invite =
    { $done ->
        [yes] { $name } is invited
       *[no] Invite { $name } to this table
    }
met-called = They see it on their home page. Nothing rings.
met-all = Show all { $n }
met-invites = { $name } invites you to a table of { $game }.
met-go = To the table
met-decline = Not now
met-block = Hear nothing of { $name } any more
met-block-short = Block
met-blocked = You hear nothing of { $name }.
met-unblock = Lift
met-listed = People I have met may invite me
met-listed-help = Switched off, you stand in nobody's list, and yours is empty. Only the name you used at the last table is shown.
