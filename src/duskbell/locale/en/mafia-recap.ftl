# The recap of a table of Mafia: fetched with the end and the replay.

recap-mafia-chose = The killers chose { SEAT($seat) } ({ ROLE($role) }).
recap-mafia-chose-nobody = The killers chose nobody.
recap-mafia-disagreed = { $n } rounds of pointing, no agreement.
recap-mafia-asked = { SEAT($seat) } asked about { SEAT($target) }: { $killer ->
        [yes] a killer.
       *[no] no killer.
    }
recap-mafia-found-dead = { SEAT($seat) } was found dead ({ ROLE($role) }).
recap-mafia-quiet = A quiet night.
recap-mafia-executed = { SEAT($seat) } executed ({ ROLE($role) }), { $votes } of { $all }.
recap-mafia-expelled = { SEAT($seat) } expelled ({ ROLE($role) }).
recap-mafia-spared = Spared: { SEATS($seats) }.
recap-mafia-lapsed = Accused, and nobody seconded: { SEATS($seats) }.
recap-mafia-turn-believed = { SEAT($seat) } said angel, and { $n ->
        [one] one
       *[other] { $n }
    } followed. { SEAT($target) } was executed, and { SEAT($seat) } was the killer.
recap-mafia-turn-disbelieved = { SEAT($seat) } told the truth about being an angel, and was executed on day { $day }.
recap-mafia-turn-narrow = Day { $day }: one vote kept { SEAT($seat) } ({ ROLE($role) }) at the table.
recap-mafia-turn-found = Night { $day }: the referee nodded to { SEAT($seat) }. { SEAT($target) } was found out.
recap-mafia-turn-disagreed = Night { $day }: { $n } rounds of pointing, and nobody died.
recap-mafia-turn-last = Day { $day }: { $votes } of { $all } executed { SEAT($seat) } ({ ROLE($role) }), accused by { SEAT($by) }.
