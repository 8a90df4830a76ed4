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
        [nowhere] Page not found
        [room] Table
       *[home] Hidden-role games
    }
page-nowhere-why = This link leads nowhere. Maybe the end got cut off.
page-menu = Menu
page-mute =
    { $on ->
        [yes] Sound is off. Turn on
       *[no] Sound is on. Turn off
    }
page-footer = Cards, answers and secrets stay on this server. Nothing is fetched from anywhere else.
page-licence = Free software under the MIT licence.
page-loading = One moment …
page-broken = This part of the page broke
page-broken-more = Your table is fine and nothing is lost. Reload to go on.
page-reload = Reload
page-offline = No network. It will reconnect by itself.
page-unreachable = Can't reach the server. Still trying.
page-newer = A new version is ready.
page-newer-seat = A new version is ready. Your seat is kept.
page-newer-go = Update

# Start page

page-back-to = Back to your table · { $game }
page-asked = it's your turn
page-here-more =
    { $n ->
        [one] One more table
       *[other] { $n } more tables
    }
page-join-how = Spaces and capitals don't matter; a link works, too.
page-table-state =
    { $status ->
        [lobby] before the start
        [over] over
       *[playing] in play
    }
page-open = Open tables
page-taken = { $taken } of { $players } seats taken
page-watch = Watch
page-game-rules =
    { $game ->
       *[other] Rules and roles
    }
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
       *[no] default
    }
page-options-room = The table
page-as-usual = Reset to defaults

# A room

page-next = The next table is open.
page-next-go = Go there
page-call =
    { $cue ->
        [asked] It is your turn.
        [over] The game is over.
       *[stage] { $what }
    }

# Settings

page-settings-mute = Mute all
    .help = Silences sounds, vibration and voice at once; what is chosen below stays chosen.
