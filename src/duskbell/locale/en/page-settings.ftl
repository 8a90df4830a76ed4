# The page of settings, fetched with it.

page-settings-here = This browser keeps them. They change nothing for anybody else.
page-settings-you = Display and safety
page-settings-theme = Colours
page-settings-theme-choice =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] As on this device
    }
page-settings-confirm = Confirm what can't be undone
    .help = A second press confirms it.
page-settings-cover = Cover what only I may know
    .help = A question for you alone, and what your card lets you do, shows once you have opened it. At a table with bots alone it needs no opening. Turn it off if nobody can see your screen.
page-settings-moments = Show what just happened as a card
page-settings-unnamed = Ask not to be named in shared pictures
    .help = Pictures of a game then show your number only. It holds for tables you sit down at from now on.
page-settings-heard = Sound and vibration
page-settings-quiet = All off until you switch it on. At night a question for you alone stays silent: all devices chime together or not at all.
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
page-settings-notify = Notifications
    .help = When it is your turn by day, when the night goes on, and at the end. They never say what you are.
page-settings-no-notify = No notifications here. They need an https address and, on some phones, the page on your home screen.
page-settings-notify-refused = The browser does not allow notices from here. Its own settings can change that.
page-settings-install = Install Duskbell
page-settings-install-how = Look in the browser menu for “Install” or “Add to home screen”. It then opens offline, too.
