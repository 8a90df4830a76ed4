# What a host chooses about a room: fetched where it is chosen, shown or explained.

page-speed = Speed
    .help = How long questions and talks may take. The game's own seconds count at the usual speed.
page-speed-choice =
    { $speed ->
        [slow] Slow: twice the time
        [fast] Fast: half the time
        [none] No clock
       *[normal] Normal
    }
page-decoys = Everybody taps at night
    .help = If you have nothing to decide you get a mock question, so taps give nobody away.
page-patience = Bots wait for people
    .help = Where the first answer counts, as in an accusation, bots leave those who are here so long to read and press.
page-patience-choice =
    { $n ->
        [0] Not at all
       *[other] { $n } seconds
    }
page-delay = Spectator delay
    .help = Whoever only watches cannot whisper news to the table.
page-delay-none = No delay
page-delay-seconds = { $n } seconds later
page-delay-minutes =
    { $n ->
        [one] One minute later
       *[other] { $n } minutes later
    }
page-listed = List this table publicly
    .help = Strangers find it among the open tables of the start page. Otherwise only the link or code leads here.
