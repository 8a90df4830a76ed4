# My tables: where I sit, where I sat, and what came of it.

me-title = My tables
me-open = Still open
me-over = Finished
me-none = No games yet. The ones you join show up here.
me-show-all = Show all { $n }
me-none-of = No table of this game.
me-game = Game
me-all-games = All games
me-waiting = in the lobby
me-playing = being played
me-go-back = Go back
me-table = Table { $room }
me-seated = { $name }, seat { $seat } of { $players }
me-moderated = you were the { REFEREE($game) }, { $players } seats
me-was =
    { $game ->
       *[other] You were { $role }.
    }
me-won = Won
me-lost = Lost
me-undecided = No winner
me-ended = Over
me-replay = Replay
me-record = Record

# Numbers

me-numbers = In numbers
me-numbers-none = Numbers appear with the first finished table.
me-tables =
    { $n ->
        [one] One finished table
       *[other] { $n } finished tables
    }
me-tally = { $won } of { $n } won · { $share }%
me-overall = All together
me-by-game = By game
me-streak =
    { $n ->
        [one] One table in a row played to its end
       *[other] { $n } tables in a row played to the end
    }
me-interval = A bar shows where your share lies in nine cases out of ten; hatched: too few tables to say.
me-save-json = Save all of it (JSON)
me-save-csv = Save the tables (CSV)
me-by-team = By side
me-by-role = By role

# Identity

me-identity = On all your devices
me-identity-why = Your games are kept in this browser. With a key (no name, no password) the server keeps them, and one link brings them to any device, seats and all.
me-identity-make = Make a key
me-identity-kept = This browser holds your key: every table you join is filed under it.
me-link-show = Show the link for another device
me-link = Your personal link
me-link-qr = QR code of your personal link
me-link-care = Treat it like a key: whoever opens it has your tables and your seats.
me-renew = New link (the old one stops working)
me-renewed = Here is your new link. The old one no longer works.
me-forget = Remove the key
me-forget-why = Seats that this browser holds stay yours here.
me-forgotten = Key removed.

# Arriving by the link

me-arrive = Bring your tables here?
me-arrive-why = This is a personal link. If it is yours, this browser will hold your tables and seats from now on.
me-arrive-other = This browser already holds another key. The link replaces it; without its own link the old one is gone.
me-arrive-yes = Yes, it is mine
me-arrive-no = No
me-arrived = Your tables are here.
me-arrive-void = This link is not valid any more. Perhaps a newer one has been made.
