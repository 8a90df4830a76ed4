# The talk of those who watch: fetched where it is opened.

gallery-head = Those who watch
gallery-enter = Talk with those who watch
gallery-listen = What those who watched said
gallery-why = Nobody at the table hears it until the game is over.
gallery-empty = Nobody has said anything yet.
gallery-say = Say to those who watch
gallery-muted = You have been muted here. You can still watch.
gallery-closed = The host has closed this talk.
gallery-about = About { $name }
gallery-hide-line = Hide this line for everybody
gallery-hide = Hide what { $name } says
gallery-show =
    { $n ->
        [one] Show the one you hid
       *[other] Show the { $n } you hid
    }
gallery-mute =
    { $on ->
        [yes] Let { $name } speak again
       *[no] Mute { $name } here
    }
gallery-report = Report this
gallery-reported = Your report has arrived.
