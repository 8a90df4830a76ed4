# Before the table starts: seats, readiness, invitation, what is played.

lobby-watching =
    { $n ->
        [one] One more person is watching.
       *[other] { $n } more people are watching.
    }
lobby-not-ready = not ready yet
lobby-late =
    { $n ->
        [one] One chair waits for a latecomer.
       *[other] { $n } chairs wait for latecomers.
    }
lobby-late-seat = comes late
lobby-move-to = Sit here, on seat { $n }
lobby-bot-here = Put a bot on seat { $n }
lobby-no-device-head = Players without a device
lobby-no-device-why = They sit round the table, and you enter on this device what they choose. Nobody else needs one.
lobby-no-device-here = Without a device: { $names }
lobby-no-device-add = Seat them
lobby-no-device-fill =
    { $n ->
        [one] Seat 1 more without a name
       *[other] Seat { $n } more without names
    }
lobby-no-device-name = Player { $n }
lobby-pick = Pick a chair
lobby-pick-more = The empty ones are lit.
lobby-missing = Still missing
lobby-kick = Remove { $name }
lobby-leave = Leave the table
lobby-start-anyway = Start anyway

# The ready check

lobby-ready =
    { $mine ->
        [yes] ✓ You are ready
       *[no] I am ready
    }
lobby-ready-ask = Ask who is ready
lobby-ready-waiting = Not ready yet: { $names }
lobby-ready-all = Everybody is ready.

# Inviting

lobby-invite = Invite
lobby-qr = QR code that leads to this table
lobby-qr-large = Show the QR code on the whole screen
lobby-qr-how = Point a phone's camera at the code, or type these letters on the start page.
lobby-qr-close = Press anywhere to close
lobby-elsewhere = You're on an address only this computer can open. The link and code above work for others.
lobby-alone = Only this machine can open the link so far. Restart the server with { $how }, and phones on the same network get in.
lobby-screen = Big screen for the room

# What is played

lobby-setup = This game
lobby-change = Change the options
lobby-all-usual = All defaults.
lobby-usual = Defaults ({ $n })
lobby-rules =
    { $game ->
       *[other] Rules and roles
    }
lobby-new-tab = {" "}(opens in a new tab)

# Taking over a seat

lobby-claim = A seat is kept for you
lobby-claim-how = Somebody has to leave and passes you the seat, with its card and all it knows. Whoever uses the link first sits there.
lobby-claim-go = Take the seat
lobby-claim-not = Not now, only watch

## Faces: what is drawn on each lantern

lobby-face = Your face
lobby-face-any = Whichever the seat gives
lobby-face-taken = { $animal }: { $who } has it
face = { $name ->
    [owl] Owl
    [hare] Hare
    [cat] Cat
    [bear] Bear
    [frog] Frog
    [deer] Deer
    [mouse] Mouse
    [hedgehog] Hedgehog
    [badger] Badger
    [ram] Ram
    [pig] Pig
    [duck] Duck
   *[other] Face
}

## Talk before the start

lobby-talk = Talk in the lobby
lobby-talk-say = Say to everybody
lobby-muted = The host has muted you. Until that is lifted you can read, not write.
lobby-talk-empty = Nothing has been said yet. What is said here is gone when the game begins.
lobby-coming =
    { $what ->
        [sits] { $n } { $name } sits down.
        [goes] { $n } { $name } leaves.
        [moves] { $name } sits at { $n } now.
        [bot] { $n } { $name } is a bot.
       *[ready] { $n } { $name } is ready.
    }

# What a lobby or a link to a seat may be refused.

error-face-taken = Somebody else at this table has that face. Choose another.
error-seats-empty = Some seats are still empty. Fill them first.
error-too-few-seats = That leaves somebody without a seat. Choose more.
error-no-invite = This invitation no longer works. Ask for a new one.
error-not-started = The game hasn't started.

ui-fill-bots = Fill with bots
ui-add-bot = Add one bot
ui-start-why-not = Fill every seat and you can start.
ui-wait-host = Waiting for { $host } to start.
ui-seeded = This deal comes from a chosen seed. Whoever chose it may know the cards.
ui-bot-kind = Bots
ui-lobby-waiting =
    { $n ->
        [one] One seat is still empty.
       *[other] { $n } seats are still empty.
    }
ui-lobby-full = Every seat is taken.
ui-at-table = At the table
ui-host = host
ui-bot-plain = Thoughtful
ui-bot-random = Random
ui-start = Start
ui-invite = Invite with this link
ui-code = Table code:
ui-which-seat = Seat
ui-any-seat = Any empty seat
ui-come-late = This table keeps a chair for latecomers.
ui-no-seat = No seat left. You're welcome to watch.
