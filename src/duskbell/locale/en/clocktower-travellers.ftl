# Travellers, who come and go: fetched where one is in play.

role-clocktower-bureaucrat = Bureaucrat
    .ability = Each night choose another player: tomorrow their vote counts three times.
role-clocktower-thief = Thief
    .ability = Each night choose another player: tomorrow their vote counts against, not for.
role-clocktower-gunslinger = Gunslinger
    .ability = Each day, when the first vote has been counted, you may choose somebody who voted: they die.
role-clocktower-scapegoat = Scapegoat
    .ability = If somebody of your side is executed, you may be executed instead.
role-clocktower-beggar = Beggar
    .ability = You vote only with a vote token. The dead may give you theirs: then you learn their side. You are never drunk or poisoned.
role-clocktower-apprentice = Apprentice
    .ability = On your first night you gain an ability: a Townsfolk's if you are good, a Minion's if you are evil.
role-clocktower-matron = Matron
    .ability = Each day you may let up to three pairs of players change seats. All others keep their seats: in private they talk only with whoever sits beside them.
role-clocktower-judge = Judge
    .ability = Once in the game, when somebody else has nominated: the nominee is executed at once, or the vote is void.
role-clocktower-bishop = Bishop
    .ability = Only the Storyteller nominates, and each day somebody of the side that is not yours.
role-clocktower-voudon = Voudon
    .ability = Only you and the dead may vote, and need no vote token for it. Half of the living is not needed.
role-clocktower-barista = Barista
    .ability = Each night somebody becomes sober and healthy until dusk and hears only what is true, or acts twice. They learn which.
role-clocktower-harlot = Harlot
    .ability = On each night but the first choose a living player. If they agree you learn their character; then both of you may die.
role-clocktower-butcher = Butcher
    .ability = Each day, after the first execution, you may nominate once more.
role-clocktower-bonecollector = Bone Collector
    .ability = Once in the game, at night but not the first, choose somebody dead: until dusk they have their ability again.
role-clocktower-deviant = Deviant
    .ability = If you were funny today, you do not die by exile.

mark-clocktower-three-votes = their vote counts three times
    .short = 3 votes
mark-clocktower-negative-vote = their vote counts against
    .short = minus vote
mark-clocktower-sober-healthy = sober and healthy, hears only what is true
    .short = sober
mark-clocktower-acts-twice = acts twice
mark-clocktower-used-once = used once of two times
    .short = used once

clocktower-travels = A Traveller
clocktower-empty-chair = An empty chair
clocktower-come-by-day = You have an empty chair. By day, between two counts, you can take it as a Traveller.
clocktower-step-dusk = Dusk: evil Travellers learn
clocktower-show-the-demon = This is the Demon
clocktower-stays = Nobody leaves in the midst of a vote. When it is counted, you may.
clocktower-exile-by = { SEAT($seat) } called for the exile of { SEAT($other) }
clocktower-exiling = exile is called for

stage-clocktower-exile = A call for exile
stage-clocktower-exile-count = The count for exile
stage-clocktower-exiled = Exile
stage-clocktower-encore = One more nomination

ask-clocktower-volunteer = Would you like to be a Traveller? Your character is known to all, your side is not.
    .yes = Yes, a Traveller
    .no = No
    .short = who travels
ask-clocktower-volunteers = Chance says who travels.
ask-clocktower-traveller = Which Traveller do you come as?
    .short = a Traveller's choice
    .pick = Come as { $what }
ask-clocktower-traveller-side = On which side is { SEAT($a0) }, the { ROLE($a1) }? Nobody else is told.
    .good = Good
    .evil = Evil
    .short = a Traveller's side
    .pick = On the side of: { $what }
ask-clocktower-join = This chair is empty. Take it by day as a Traveller:
    .short = an empty chair
    .pick = Come as { $what }
    .offer = Take this chair
ask-clocktower-leave = Leave the table: your chair becomes empty.
    .leave = Leave
    .short = leaving
    .offer = Leave the game
ask-clocktower-call-exile = Call for the exile of a Traveller. All vote, the dead too, and half of all is enough:
    .short = a call for exile
    .pick = Exile { $what }
    .offer = Call for exile
ask-clocktower-exile-vote = Hand up for the exile of { SEAT($a0) }? It costs no vote token.
    .up = Hand up
    .down = Hand down
    .short = the vote on exile
ask-clocktower-give = Give your vote token away; you have none after that:
    .short = a gift of a vote
    .pick = Give it to { $what }
    .offer = Give your vote away
ask-clocktower-gunslinger = The first vote is counted. Who of those who voted do you shoot?
    .pass = Nobody today
    .short = the Gunslinger's shot
    .others = Did not vote.
    .pick = Shoot { $what }
ask-clocktower-scapegoat = { SEAT($a2) } is executed. Is { SEAT($a0) }, the { ROLE($a1) }, executed instead?
    .short = who is executed
    .pick = Instead: { $what }
ask-clocktower-apprentice = Which ability does { SEAT($a0) }, the { ROLE($a1) }, gain?
    .short = what an Apprentice learns
    .pick = Gains: { $what }
ask-clocktower-matron = Let players change seats: the first with the second, the third with the fourth, and so on.
    .short = who changes seats
    .pick = Change seats: { $what }
    .offer = Change seats
ask-clocktower-judge = Judge this nomination:
    .condemn = Execute at once
    .spare = The vote is void
    .short = a Judge's word
    .offer = Judge this
ask-clocktower-presides = Who do you nominate? Only you may, because of { SEAT($a0) }, and each day somebody of the other side.
    .pass = Enough for today
    .short = the Storyteller's nomination
    .pick = Nominate { $what }
ask-clocktower-barista = Who does { SEAT($a0) }, the { ROLE($a1) }, serve tonight, and with what?
    .short = who is served
    .pick = { $what }
ask-clocktower-harlot = { SEAT($a0) } asks to see your character. If you agree, both of you may die.
    .yes = Agree
    .no = No
    .covered = The night has a question for you.
    .short = a choice at night
ask-clocktower-harlot-dies = { SEAT($a2) } has agreed to what { SEAT($a0) }, the { ROLE($a1) }, asked. Do both die?
    .nobody = Nobody dies
    .both = Both die
    .short = whether two die
ask-clocktower-deviant = Was { SEAT($a0) }, the { ROLE($a1) }, funny today? Then the exile does not kill.
    .short = whether somebody was funny
    .pick = Funny: { $what }

choice-clocktower-16 = Number 16
choice-clocktower-17 = Number 17
choice-clocktower-18 = Number 18
choice-clocktower-19 = Number 19
choice-clocktower-20 = Number 20
choice-clocktower-sober-healthy = Sober and healthy
choice-clocktower-acts-twice = Acts twice
choice-clocktower-condemn = executed at once
choice-clocktower-spare = the vote is void
claim-clocktower-condemn = the nominee is executed at once
claim-clocktower-spare = the vote is void

event-clocktower-volunteered = Travellers will be: { SEATS($seats) }.
event-clocktower-came = { $mine ->
        [yes] You come as the { ROLE($role) }.
       *[no] { SEAT($seat) } comes as a Traveller: the { ROLE($role) }.
    }
event-clocktower-aligned = { $mine ->
        [yes] You are on the side of { THING($team, kind: "team") }. Nobody else is told.
       *[no] { SEAT($seat) } is on the side of { THING($team, kind: "team") }.
    }
event-clocktower-demon-pointed = { $mine ->
        [yes] { COUNT($demons) ->
            [0] No Demon is alive.
           *[other] The Demon is { SEATS($demons) }.
        }
       *[no] { SEAT($seat) } learns that { COUNT($demons) ->
            [0] no Demon is alive
           *[other] the Demon is { SEATS($demons) }
        }.
    }
event-clocktower-left = { SEAT($seat) } leaves the table; the chair is empty.
event-clocktower-exile-called = { SEAT($by) } calls for the exile of { SEAT($seat) }.
event-clocktower-exile-pointed = { $up ->
        [true] { SEAT($seat) }: hand up.
       *[other] { SEAT($seat) }: hand down.
    }
event-clocktower-exile-counted = { $votes ->
        [one] { $votes } vote for the exile of { SEAT($seat) }:
       *[other] { $votes } votes for the exile of { SEAT($seat) }:
    } { $enough ->
        [true] that is enough.
       *[other] too few.
    }
event-clocktower-exile-settled = { $died ->
        [true] { SEAT($seat) } is exiled.
       *[other] { SEAT($seat) } is exiled, and lives.
    }
event-clocktower-token-given = { SEAT($by) } gives { SEAT($to) } a vote token.
event-clocktower-seats-swapped = { SEATS($seats) } change seats.
event-clocktower-served = { $mine ->
        [yes] Until dusk: { $effect ->
            [keeps-ability] you have your ability again
           *[other] { THING($effect, kind: "mark") }
        }.
       *[no] { SEAT($seat) } learns: { $effect ->
            [keeps-ability] the ability is theirs again, until dusk
           *[other] { THING($effect, kind: "mark") }
        }.
    }
event-clocktower-agreed = { $agrees ->
        [true] { SEAT($by) } agrees to show { SEAT($seat) } the character.
       *[other] { SEAT($by) } does not show { SEAT($seat) } the character.
    }
event-clocktower-restored = The ability of { SEAT($seat) } is as if it had not been used.
event-clocktower-held-back = { SEAT($seat) } lets the moment pass.
event-clocktower-put-forward = The Storyteller nominates { SEAT($seat) }.
event-clocktower-overruled = The vote on { SEAT($seat) } is void.
event-clocktower-encore-began = { SEAT($seat) } may nominate once more today.
