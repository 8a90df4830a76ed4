# The frame of the page: start page, settings, menu, connection.

# The frame

page-title =
    { $at ->
        [cups] Cups
        [cup] Cup
        [rules] Rules
        [me] My tables
        [scripts] Scripts
        [settings] Settings
        [replay] Replay
        [screen] Big screen
        [nowhere] Nothing is here
        [room] Table
       *[home] Hidden-role games
    }
page-nowhere-why = This link leads nowhere. Maybe the end got cut off.
page-menu = Menu
page-mute =
    { $on ->
        [yes] Silent. Press to be heard again
       *[no] Heard. Press for silence
    }
page-footer = Cards, answers and secrets stay on this server. Nothing is fetched from anywhere else.
page-licence = Free software under the MIT licence.
page-loading = One moment …
page-broken = This part of the page has failed
page-broken-more = Your table is fine and nothing is lost. Reload to go on.
page-reload = Reload
page-offline = No network. It will reconnect by itself.
page-unreachable = Can't reach the server. Still trying.
page-newer = A newer version of this page is here.
page-newer-seat = A newer version of this page is here. Your seat is kept.
page-newer-go = Change to it

# Start page

page-back-to = Back to your table · { $game }
page-asked = your answer is awaited
page-here-more =
    { $n ->
        [one] One more table
       *[other] { $n } more tables
    }
page-join-how = Spaces and capitals do not matter; a link will do, too.
page-table-state =
    { $status ->
        [lobby] before the start
        [over] over
       *[playing] in play
    }
page-open = Open tables
page-taken = { $taken } of { $players } seats taken
page-watch = Watch
page-game-rules = Rules and roles
page-options-more = Finer points ({ $n })
page-again = Again: { $game }, { $n } seats{ $named ->
        [yes] , { $board }
       *[no] { "" }
    }{ $bots ->
        [yes] , with bots
       *[no] { "" }
    }
page-options-as =
    { $changed ->
        [yes] changed
       *[no] as usual
    }
page-options-room = The table
page-as-usual = Everything as usual again

# A room

page-next = The next table is laid.
page-next-go = To the next table
page-call =
    { $cue ->
        [asked] It is your turn.
        [over] The game is over.
       *[stage] { $what }
    }

# Settings

page-settings-mute = Mute all
    .help = Silences sounds, vibration and voice at once; what is chosen below stays chosen.
