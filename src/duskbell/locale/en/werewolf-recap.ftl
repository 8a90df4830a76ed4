# The recap of a table of Werewolf: fetched with the end and the replay.

recap-werewolf-hunted = The pack went for { SEAT($seat) } ({ ROLE($role) }).
recap-werewolf-hunted-nobody = The pack hunted nobody.
recap-werewolf-learned = { SEAT($seat) } checked { SEAT($target) }: { $what ->
        [seen-good] good.
        [seen-wolf] wolf.
        [dancing] on the dance floor.
        [not-dancing] not on the dance floor.
       *[other] { ROLE($what) }.
    }
recap-werewolf-acted = { $power ->
        [antidote] { SEAT($seat) } saved { SEATS($targets) }.
        [poison] { SEAT($seat) } poisoned { SEATS($targets) }.
        [guard] { SEAT($seat) } protected { SEATS($targets) }.
        [hunt] { SEAT($seat) } hunted { SEATS($targets) }.
        [swap] { SEAT($seat) } swapped the numbers of { SEATS($targets) }.
        [dream] { SEAT($seat) } put { SEATS($targets) } into a dream.
        [silence] { SEAT($seat) } took the speech of { SEATS($targets) }.
        [ban] { SEAT($seat) } took the vote of { SEATS($targets) }.
        [curse] { SEAT($seat) } cursed { SEATS($targets) }.
        [charm] { SEAT($seat) } charmed { SEATS($targets) }.
        [fear] { SEAT($seat) } frightened { SEATS($targets) }.
        [learn] { SEAT($seat) } learned from { SEATS($targets) }.
        [love] { SEAT($seat) } linked { SEATS($targets) }.
        [model] { SEAT($seat) } took { SEATS($targets) } for a model.
        [idol] { SEAT($seat) } took { SEATS($targets) } for a model.
       *[other] { SEAT($seat) } used a power on { SEATS($targets) }.
    }
recap-werewolf-dawn = Dawn: { SEATS($seats) } dead.
recap-werewolf-peaceful = A peaceful night.
recap-werewolf-elected = { SEAT($seat) } is elected sheriff.
recap-werewolf-burst = Self-destructed: { SEAT($seat) }.
recap-werewolf-dueled = { SEAT($seat) } challenged { SEAT($target) } to a duel.
recap-werewolf-shot = { SEAT($seat) } shot { SEAT($target) } ({ ROLE($role) }).
recap-werewolf-turned-up = { SEAT($seat) } turned the card up: { ROLE($role) }.
recap-werewolf-exiled = { SEAT($seat) } exiled, { ROLE($role) }, { $votes }–{ $next }.
recap-werewolf-nobody-exiled = Nobody exiled.
recap-werewolf-kidnap = Kidnap: no way out is left.
recap-werewolf-turn-kidnap = Kidnap: every way the good could still go was searched, and each loses.
recap-werewolf-turn-believed = { SEAT($seat) } said { ROLE($claim) }, and { $n ->
        [one] one
       *[other] { $n }
    } followed. It was { ROLE($role) }.
recap-werewolf-turn-disbelieved = { SEAT($seat) } ({ ROLE($role) }) told the truth on day { $day } and was exiled for it.
recap-werewolf-turn-narrow = Day { $day }: one vote kept { SEAT($seat) } ({ ROLE($role) }) at the table.
recap-werewolf-turn-saved-finder = Night { $day }: { SEAT($seat) } saved { SEAT($target) }, who found { SEAT($wolf) } later.
recap-werewolf-turn-saved = Night { $day }: { SEAT($seat) } saved { SEAT($target) } ({ ROLE($role) }).
recap-werewolf-turn-met = Night { $day }: guard and antidote met on { SEAT($seat) }, who died of it.
recap-werewolf-turn-poison-own = Night { $day }: { SEAT($seat) } poisoned { SEAT($target) } ({ ROLE($role) }), who was on the same side.
recap-werewolf-turn-poison-wolf = Night { $day }: the poison of { SEAT($seat) } found { SEAT($target) } ({ ROLE($role) }).
recap-werewolf-turn-found = Night { $day }: { SEAT($seat) } checked { SEAT($target) }, and the table believed it.
recap-werewolf-turn-shot-own = { SEAT($seat) } shot { SEAT($target) } ({ ROLE($role) }), who was on the same side.
recap-werewolf-turn-shot = { SEAT($seat) } shot { SEAT($target) } ({ ROLE($role) }).
recap-werewolf-turn-last = Day { $day }: { $votes } votes exiled { SEAT($seat) } ({ ROLE($role) }), and that was the end.
