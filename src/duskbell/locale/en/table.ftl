# The table while it is played.

table-close = Close
table-panel =
    { $panel ->
        [notes] Notebook
        [referee] The { REFEREE() }
       *[menu] My seat
    }

# Seats

table-alive = alive
table-here = here
table-stand-in = away, bot playing
table-no-device = no device: the { REFEREE() } answers
table-instead = plays for { $name }
table-taken-over = { $new } has taken over the seat of { $name }.
table-given-back = { $name } is back in their seat.
table-claims =
    { $game ->
       *[other] claims: { $role }
    }
table-hush =
    { $on ->
        [yes] Muted for me
       *[no] Mute for me
    }
table-hush-help = Only on this device, and nobody is told.
table-not-dead = { SEAT($seat) } is out of the game.
table-not-you = You can't choose yourself here.
table-not-target = You can't choose { SEAT($seat) } here.

# The question

table-place = no. { $n }
table-choose-ordered =
    { $least ->
        [same] Choose { $most } in order, then confirm.
        [0] Choose up to { $most } in order, then confirm.
       *[other] Choose { $least } to { $most } in order, then confirm.
    }
table-confirm-none =
    { $most ->
        [1] Pick an answer
       *[other] { $least ->
            [same] Pick { $most }
           *[other] Pick { $least } to { $most }
        }
    }
table-send = Confirm: { $pick }
table-tap-again = Tap it once more: then it counts.
table-letting = You pass. A moment.
table-option-of = { $what } ({ $who })
table-unread = Look at your card first.
table-unread-open = Open your card
table-asked = There is a question for you alone.
table-behind = Asked of you meanwhile: { $what } Put this back to answer.
table-veiled-all = It is covered until you open it.
table-veiled-open = Open it
table-veiled-more = More, for you alone
table-veiled-never = Always open here
table-uncovered = From now on questions for you alone stand open. You can cover them again in the settings.
table-once-more = Your tap counts. Once more, as everybody does.
table-bots-wait = Bots wait { $n } seconds, and as long again once you have picked something.
table-veiled = You may have more choices.
table-overtaken = Too late for { $what }: the game has moved on.
table-sent = Sent ✓ Waiting for the others.
table-sent-waits = Sent ✓ Waiting for the others.
table-over = Game over
table-chose = You chose { $what } ✓ Waiting for the others.
table-waits = Waiting for others · { $what }
table-tap-does = Tap a face: { $does }
table-tap-two =
    { $n ->
        [1] Tap two faces, in any order.
       *[2] Now the other face.
    }
table-choose-one = Choose 1: your tap sends it.
table-tap-face =
    { $most ->
        [1] Tap a face on the table.
       *[other] { $least ->
            [0] Tap up to { $most } faces on the table.
            [same] Tap { $most } faces on the table.
           *[other] Tap { $least } to { $most } faces on the table.
        }
    }
table-pick-more = { $pick }: { $n } more
table-card-news = Said to you alone
table-card-first = Not seen yet: tap
table-card-morning = News of the night
table-card-gave = Answers here: tap
table-card-nothing = The night told you nothing. Everybody's card says “News of the night” each morning, so that nobody sees who has some.
table-card-log = Log
table-card-cover = Tap to cover it
table-pick-counts = When time is up, your pick counts.
table-offers-label = What you may do at any time
table-offer-back = Back

# Talk and log

table-whisper = Whisper
table-whispering = Whisper…
table-whisper-read = Turn your card over to read it
table-speaks-now = { SEAT($seat) } is speaking
table-muted = Muted by the host: quick lines only
table-whisper-to = whispers to { SEAT($seat) }
table-say-whisper = Whisper to { SEAT($seat) }
table-phrases = Quick phrases
table-hidden = The host has hidden this line.
table-people =
    { $host ->
        [yes] Mute, report …
       *[no] Report …
    }
table-gist = { $text } ({ $gist })
table-log-filter =
    { $name ->
        [happened] What happened
        [talk] Talk
        [mine] Only mine
       *[all] Everything
    }
table-log-filters = Showing: { $now }. Change
table-log-show = What is shown
table-log-jump = Go to …

# Own card, own notebook

table-role-rules =
    { $game ->
       *[other] How this role works
    }
table-trust =
    { $trust ->
        [t0] surely an enemy
        [t1] likely an enemy
        [t3] likely a friend
        [t4] surely a friend
       *[t2] can't tell
    }
table-my-suspicion = my notes: { $what }

# My seat

table-rules =
    { $game ->
       *[other] Rules and roles
    }

# The referee's desk

table-desk =
    { $tab ->
        [log] Log
        [steps] Steps
        [back] Take back
       *[rulings] Rulings
    }

table-looking =
    { $seat ->
        [-1] Public view. Looking only.
       *[other] Through the eyes of { SEAT($seat) }. Looking only.
    }
table-looking-back = Back to my view
