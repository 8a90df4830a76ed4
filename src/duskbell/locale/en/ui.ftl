# The page's own words. Games and the referee have theirs in other files.

ui-name = Duskbell
ui-skip = Skip to the content
ui-to-home = Home
ui-language = Language
ui-theme =
    { $theme ->
        [light] Colours: light. Press for dark
        [dark] Colours: dark. Press to follow the device
       *[system] Colours: as on this device. Press for light
    }
ui-dismiss = Dismiss
ui-cancel = Cancel

# Home

ui-what = Your referee for hidden-role games
ui-what-more = It deals, keeps time, keeps secrets and knows the rules. Play with bots right now, or send friends a link. No account needed.
ui-games = Games
ui-no-games = No games on this server yet.
ui-loading = Loading games …
ui-your-name = Your name
ui-guest = Lamplighter
ui-seats-range = { $min } to { $max } players
ui-players = Players
ui-fewer = One player fewer
ui-more = One player more
ui-play-now = Play with bots
ui-learn = Learn by playing, { $n } seats
ui-create = Start a table
ui-options = Options
ui-moderate = I'll be the { REFEREE($game) }
ui-moderate-help = You see everything and set the pace, but you don't play.
ui-join-code = Join with a code or link
ui-join = Join

# Lobby

ui-moderated-by =
    { $who ->
        [me] You are the { REFEREE() } of this table.
        [program] The program is the { REFEREE() } of this table.
       *[other] { $name } is the { REFEREE() } of this table.
    }
ui-moderator = the { REFEREE() }
ui-seat = Seat { $n }
ui-empty-seat = empty
ui-you = you
ui-bot = bot
ui-away = away
ui-copy = Copy the link
ui-copied = Copied.
ui-share = Share …
ui-sit-down = Sit down

# Connection

ui-connecting = Joining the table …
ui-lost = Connection lost. Trying again …
ui-leaving = The server is restarting. This table waits; nothing is lost.
ui-leaving-by = This server stops in { $minutes } min at the latest. Until then this table goes on.
ui-try-now = Try now
ui-no-room = There is no such table
ui-no-room-why = No table has the code “{ $room }”. Check for a missing letter; the table may also have closed.
ui-offline = Can't reach the server. Check your connection and try again.
ui-not-connected = You're offline, so nothing was sent.
ui-server = The page couldn't read the server's reply. Try reloading.
ui-page = Something in this page went wrong.
ui-older = This page is too old to show this. Reload it; nothing is lost.
ui-too-late = Too late: the game has moved on.
ui-time-sent = Time was up. Your pick was sent as your answer.
ui-time-incomplete = Time was up before your pick was complete, so it does not count.
ui-title-asked = ● Your turn

# Table

ui-seats = Seats
ui-seat-label = Seat { $n }, { $name }
ui-seat-name = { $n } { $name }
# The reader, wherever an event names them: "" where a language would have to change the rest of the sentence.
ui-seat-you = { "" }
ui-self =
    { $mine ->
        [yes] yourself
       *[no] themselves
    }
ui-comma = {", "}
ui-and = { $first } and { $last }
ui-semicolon = {"; "}
ui-someone = somebody
ui-nobody = nobody
ui-hidden-role =
    { $game ->
       *[other] a hidden card
    }
ui-dead = out
ui-in-question = under discussion
ui-is-ready = ready
ui-chosen = chosen
ui-won = won
ui-phase-day = { $phase } { $day }
ui-living = { $n } of { $all } alive
ui-paused = Paused.
ui-time-left =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
ui-choose-some =
    { $least ->
        [0] Choose up to { $most }, then confirm.
        [same] Choose { $most }, then confirm.
        [none] Choose { $most } or nobody, then confirm.
       *[other] { $least ->
            [one] Choose 1 to { $most }, then confirm.
           *[other] Choose { $least } to { $most }, then confirm.
        }
    }
ui-silence-means = If time runs out: { $option }
ui-you-are-out = You're out. Stay and watch the rest.{ $speaks ->
        [yes] { "" }
       *[no] {" "}By the rules of this game you say nothing more until it is over.
    }
ui-seat-lost = This seat isn't yours any more: the host cleared it, or somebody used your invitation. You can watch, or sit down where a seat is free.
ui-take-back = Take my seat back
ui-handed-on = While you were away, the host handed your seat on. You can watch, or take it back.
ui-watching = You're watching. Public things only.
ui-moderating = You are the { REFEREE() }. The players are choosing.
ui-go-on = Go on?
ui-your-card = Your card
ui-card-how = Tap or hold to look
ui-no-card = No card yet
ui-you-know = You know:
ui-known = { $who } ({ $what })
ui-log = Log
ui-log-empty = Nothing yet.
ui-newest = Latest
ui-channel = Say to
ui-say = Your words
ui-say-on = Say to: { $channel }
ui-said = { $who }: { $what }
ui-said-on = { $who } ({ $channel }): { $what }
ui-send = Send
ui-silent-now = Quiet now: nobody speaks.

# Rulings

ui-sure = { $what }: are you sure?

# End

ui-team-wins = Victory for { $teams }
ui-seats-win =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
ui-nobody-wins = Nobody wins
ui-you-won = You win!
ui-you-lost = You lose this one.
