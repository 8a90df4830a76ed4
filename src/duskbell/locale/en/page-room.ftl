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
    .help = If you have nothing to decide you get a mock question, so taps give nobody away. Alone among bots you get none.
page-patience = Bots wait for people
    .help = Where the first answer counts, as in an accusation, bots give those who are here this long to read and press.
page-patience-choice =
    { $n ->
        [0] Not at all
        [3600] Until they have answered
       *[other] { $n } seconds
    }
page-delay = Spectator delay
    .help = Whoever only watches cannot whisper news to the table.
page-delay-none = No delay
page-delay-seconds = { $n ->
        [one] 1 second
       *[other] { $n } seconds
    } later
page-delay-minutes =
    { $n ->
        [one] One minute later
       *[other] { $n } minutes later
    }
page-insight-open = Everybody may ask what they can know
    .help = While the game goes on, anybody's notes can tell which roles are still possible by what they have seen themselves. It makes lying harder; good for learning. Who plays alone among bots may always ask.
page-listed = List this table publicly
    .help = Strangers find it among the open tables of the start page. Otherwise only the link or code leads here.

# A table that is played over days, and being called to it. The first two are what a device shows.

push-title = The table waits for you
push-body = Open it when you have a moment.
push-heading = When it's your turn
push-help = You don't have to keep this page open. This device can tell you when the table waits for you; it says that and nothing more.
push-on = Tell me
push-off = Stop telling me
push-told = This device tells you when the table waits for you.
push-refused = The browser doesn't allow notices from here. Its own settings can change that.
push-insecure = Opened over HTTPS, this page could tell you when the table waits for you. Without it everything else works: look in now and then, your seat stays yours.
push-unable = This browser can't tell you when the table waits for you; on an iPhone or iPad it can once the page is on the home screen. Look in now and then, your seat stays yours.
push-nobody = This server sends no notices. Look in now and then, your seat stays yours.
error-no-push = This server sends no notices.
error-bad-endpoint = This browser's notices can't be sent from here.

page-hours = Hours a day
    .help = Over days nobody has to stay: a day takes about this long, everything else has its share, and bots answer within a quarter of an hour.
page-hours-choice =
    { $n ->
        [0] One sitting
        [one] A day takes an hour
       *[other] A day takes { $n } hours
    }
page-quiet = Quiet hours
page-quiet-help = Nobody's time runs out while it is quiet, and nobody is called. By the clocks of { $zone }.
page-quiet-none = None
page-quiet-from = From
page-quiet-to = To
page-quiet-choice = { $start } to { $end }, { $zone }
days-left = { $h }h { $m }m
