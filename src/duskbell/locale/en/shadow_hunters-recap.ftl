# The recap of a table of Shadow Hunters: fetched with the end and the replay.

recap-shadow_hunters-hurt = { SEAT($seat) } took { $n } in all, { $by ->
        [-1] most from no one's hand.
       *[other] most from { SEAT($by) }.
    }
recap-shadow_hunters-revealed = Revealed: { SEAT($seat) } ({ ROLE($role) }).
recap-shadow_hunters-fell = { SEAT($seat) } ({ ROLE($role) }) { $by ->
        [-1] fell by no one's hand.
       *[other] fell to { SEAT($by) }.
    }
recap-shadow_hunters-turn-roll = { SEAT($seat) } needed { $n } to kill { SEAT($target) } ({ ROLE($role) }), and rolled it.
recap-shadow_hunters-turn-reveal = { SEAT($seat) } revealed as { ROLE($role) } and was hit { $n } times in a row.
recap-shadow_hunters-turn-own = { SEAT($by) } killed { SEAT($seat) } ({ ROLE($role) }), who was on the same side.
recap-shadow_hunters-turn-first = First to fall: { SEAT($seat) } ({ ROLE($role) }){ $by ->
        [-1] .
       *[other] , to { SEAT($by) }.
    }
recap-shadow_hunters-turn-last = The last to fall: { SEAT($seat) } ({ ROLE($role) }){ $by ->
        [-1] .
       *[other] , to { SEAT($by) }.
    }
recap-shadow_hunters-turn-healed = { SEAT($seat) } ({ ROLE($role) }) was { $n } from death, healed, and won.
