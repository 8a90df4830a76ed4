# The recap of a table of Clocktower: fetched with the end and the replay.

recap-clocktower-attacked = { SEAT($seat) } ({ ROLE($role) }) attacked { SEATS($targets) }.
recap-clocktower-told-true = { SEAT($seat) } ({ ROLE($role) }) was told, truly: { $form ->
        [yes] yes.
        [no] no.
        [none] no Outsider in play.
        [number] { $number }.
        [unknown] that cannot be said.
        [who] { SEATS($about) } is the { ROLE($shown) }.
        [pair] the { ROLE($shown) }: one of { SEATS($about) }.
        [either] { SEATS($chosen) } is the { ROLE($shown) } or the { ROLE($other) }.
        [demon] the Demon is one of { SEATS($about) }.
        [claims] one of these is true: { CLAIMS($claims) }.
        [side] { SEATS($chosen) } is on the side of { THING($shown, kind: "team") }.
       *[role] the { ROLE($shown) }.
    }
recap-clocktower-told-false = { SEAT($seat) } ({ ROLE($role) }) was told, falsely: { $form ->
        [yes] yes.
        [no] no.
        [none] no Outsider in play.
        [number] { $number }.
        [unknown] that cannot be said.
        [who] { SEATS($about) } is the { ROLE($shown) }.
        [pair] the { ROLE($shown) }: one of { SEATS($about) }.
        [either] { SEATS($chosen) } is the { ROLE($shown) } or the { ROLE($other) }.
        [demon] the Demon is one of { SEATS($about) }.
        [claims] one of these is true: { CLAIMS($claims) }.
        [side] { SEATS($chosen) } is on the side of { THING($shown, kind: "team") }.
       *[role] the { ROLE($shown) }.
    }
recap-clocktower-dawn = Died: { SEATS($seats) }.
recap-clocktower-peaceful = Nobody died.
recap-clocktower-back = Alive again: { SEATS($seats) }.
recap-clocktower-claimed = { SEAT($seat) } used the power of the { ROLE($role) } on { SEAT($target) }, or said so.
recap-clocktower-fell = { SEAT($seat) } ({ ROLE($role) }) died by day.
recap-clocktower-executed = { SEAT($seat) } ({ ROLE($role) }) was executed, { $votes } votes{ $died ->
        [yes] .
       *[no] , and did not die.
    }
recap-clocktower-nobody-executed = Nobody was executed.
recap-clocktower-turn-false = Night { $day }: what { SEAT($seat) } ({ ROLE($role) }) was told was false: { $form ->
        [yes] yes.
        [no] no.
        [none] no Outsider in play.
        [number] { $number }.
        [unknown] that cannot be said.
        [who] { SEATS($about) } is the { ROLE($shown) }.
        [pair] the { ROLE($shown) }: one of { SEATS($about) }.
        [either] { SEATS($chosen) } is the { ROLE($shown) } or the { ROLE($other) }.
        [demon] the Demon is one of { SEATS($about) }.
        [claims] one of these is true: { CLAIMS($claims) }.
        [side] { SEATS($chosen) } is on the side of { THING($shown, kind: "team") }.
       *[role] the { ROLE($shown) }.
    }
recap-clocktower-turn-narrow = Day { $day }: one vote kept { SEAT($seat) } ({ ROLE($role) }) from the block.
recap-clocktower-turn-dead-vote = The dead vote of { SEAT($by) } made it { $n } for { SEAT($seat) } ({ ROLE($role) }).
recap-clocktower-turn-disbelieved = { SEAT($seat) } ({ ROLE($role) }) told the truth and was executed on day { $day }.
recap-clocktower-turn-bluffed = { SEAT($seat) } said { ROLE($claim) } and lived to the end. It was the { ROLE($role) }.
recap-clocktower-turn-heir = { SEAT($seat) } became the { ROLE($role) }.
recap-clocktower-turn-last = Day { $day }: the execution of { SEAT($seat) } ({ ROLE($role) }) decided it.
recap-clocktower-turn-last-night = Night { $day }: the death of { SEAT($seat) } ({ ROLE($role) }) decided it.
