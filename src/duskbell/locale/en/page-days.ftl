# A table that is played over days: how it is chosen, and being called to it. The first two are what a device shows.

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
    .help = Over days nobody has to stay: a day takes about so long, everything else has its share, and bots answer within a quarter of an hour.
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
