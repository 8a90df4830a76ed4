# What one may do about somebody at the same table: fetched where it is opened.

people-head = People at this table
people-muted = muted by the host
people-mute =
    { $on ->
        [yes] Let { $name } speak again
       *[no] Mute { $name } for everybody
    }
people-mute-help = Their own words no longer reach the table; quick phrases still do. Everybody sees it.
people-hide = Hide this line for everybody
people-hide-help = Everybody sees that the host has hidden it, and who said it. It stays hidden.
people-line = About this line of { SEAT($seat) }
people-line-report = Report this line
people-host = Make { $name } the host
people-away = Send { $name } away; a bot plays on
people-gallery =
    { $closed ->
        [yes] Let those who watch talk again
       *[no] Close the talk of those who watch
    }
people-report = Report { $name } …
people-report-table = Report this table …
people-report-why = Whoever runs this server reads it. Nobody at the table hears of it.
people-report-what = What it is about
people-report-sort =
    { $sort ->
        [talk] Insults or slurs
        [name] The name
        [cheating] Cheating
        [leaving] Leaving on purpose
       *[other] Something else
    }
people-report-words = In your words (may stay empty)
people-report-send = Send the report
people-reported = Your report has arrived.

# The own seat

table-confirm-switch = Confirm before sending
table-confirm-help = The first press chooses, the second one sends.
table-keys = Keys: number = seat or choice, 0 = the choice without a seat, Enter = send, Esc = back.
table-leave = Leave the table
table-leave-help = A bot plays for you until you come back to this table.
table-hand = Hand over my seat
table-hand-help = Somebody else plays on for you. Once the link is used, the seat is theirs.
table-hand-done = Whoever opens this link first takes the seat of { SEAT($seat) }.
table-hand-link = Link to the seat

# One seat at the desk

table-foul = Foul and penalty
table-foul-reason =
    { $what ->
        [signals] Signals out of turn
        [oaths] Oaths
        [overtime] Overtime
       *[abuse] Abuse
    }
table-foul-do = : { $what }, { SEAT($seat) }
table-all-hear = All will hear
table-penalties =
    { $n ->
        [one] One penalty so far:
       *[other] { $n } penalties so far:
    }
table-eyes-of = View as { SEAT($seat) }
