# What a link to a table shows where it is sent; the server says it.

link-title =
    { $status ->
        [over] { $game }: this game is over
        [begun] { $game }: a table to watch
        [playing] { $game }: the game is on
       *[lobby] { $named ->
            [yes] { $host } is laying a table: { $game }, { $n ->
                [0] no seat left
                [one] one seat left
               *[other] { $n } seats left
            }
           *[no] Come and sit down: { $game }, { $n ->
                [0] no seat left
                [one] one seat left
               *[other] { $n } seats left
            }
        }
    }
link-about = { $law }. Table { $room } on Duskbell, no account needed.
