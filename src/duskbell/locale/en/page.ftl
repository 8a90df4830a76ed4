# The frame of the page: start page, settings, menu, connection.

# What a host chooses about a room

page-speed = Speed
    .help = How long questions and talks may take. The game's own seconds count at the usual speed.
page-speed-choice =
    { $speed ->
        [slow] Unhurried: twice the time
        [fast] Brisk: half the time
        [none] No clock: everybody takes the time they need
       *[normal] Usual
    }
page-decoys = Something to tap for everybody at night
    .help = Those who have nothing to decide get a question for show, so that taps betray nobody.
page-patience = Bots wait for people
    .help = Where the first answer counts, as in an accusation, bots leave those who are here so long to read and press.
page-patience-choice =
    { $n ->
        [0] Not at all
       *[other] { $n } seconds
    }
page-delay = Spectators see everything later
    .help = Whoever only watches cannot whisper news to the table.
page-delay-none = Not later
page-delay-seconds = { $n } seconds later
page-delay-minutes =
    { $n ->
        [one] One minute later
       *[other] { $n } minutes later
    }
page-listed = Show this table to everybody
    .help = Strangers find it among the open tables of the start page. Otherwise only the link or code leads here.

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
page-nowhere-why = This address leads nowhere. Perhaps a piece of it is missing.
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
page-broken-more = The server and your table are not to blame: nothing there is lost.
page-reload = Load the page anew
page-offline = No network. This page goes on by itself as soon as there is one.
page-unreachable = The server cannot be reached just now. The page keeps trying by itself.
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

page-settings-here = This browser keeps them. They change nothing for anybody else.
page-settings-you = You and the page
page-settings-theme = Colours
page-settings-theme-choice =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] As on this device
    }
page-settings-confirm = Ask again before what cannot be undone
    .help = A second press confirms it.
page-settings-moments = Show what just happened as a card
page-settings-unnamed = Ask not to be named in shared pictures
    .help = Pictures of a game then show your number only. It holds for tables you sit down at from now on.
page-settings-heard = Heard and felt
page-settings-quiet = All of it is off until you switch it on. At night nothing that only you are asked makes a sound: everybody's device does the same at the same moment.
page-settings-mute = Silence
    .help = Silences sounds, vibration and voice at once; what is chosen below stays chosen.
page-settings-sound = Sounds
    .help = A bell for nightfall and daybreak, for your turn by day, shortly before time is over, and at the end.
page-settings-haptics = Vibration
    .help = The same moments, felt.
page-settings-no-haptics = This device or browser cannot do that.
page-settings-speech = Read the referee's words aloud
    .help = Only what everybody may know. Round one table let a single device read.
page-settings-no-speech = This browser cannot read aloud.
page-settings-chatter = Read what others say in public too
page-settings-voice = Voice for { $language }
page-settings-voice-any = The browser's choice
page-settings-no-voice = This device has no voice for { $language }.
page-settings-voice-line = Dusk has fallen. Close your eyes.
page-settings-try-voice = Hear the voice
page-settings-volume = Volume
page-settings-try-sound = Try it
page-settings-device = This device
page-settings-notify = Notices when the page is out of sight
    .help = When it is your turn by day, when the night goes on, and at the end. They never say what you are.
page-settings-no-notify = This browser has no notices for this page. They need a secure address, and on some phones the page among the apps.
page-settings-notify-refused = The browser does not allow notices from here. Its own settings can change that.
page-settings-install = Put Duskbell among the apps
page-settings-install-how = Most browsers can put this page among the device's apps: look in their menu. It then opens without a network too, and says what it waits for.
