# The recaps of all games: fetched with the end and the replay.

recap-mafia-chose = The killers chose { SEAT($seat) } ({ ROLE($role) }).
recap-mafia-chose-nobody = The killers chose nobody.
recap-mafia-disagreed = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    } of pointing, no agreement.
recap-mafia-asked = { SEAT($seat) } asked about { SEAT($target) }: { $killer ->
        [yes] a killer.
       *[no] not a killer.
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
recap-mafia-turn-found = Night { $day }: the referee nodded to { SEAT($seat) }. { SEAT($target) } was found out, and executed later.
recap-mafia-turn-silenced = Night { $day }: the killers took { SEAT($seat) } ({ ROLE($role) }) just as the referee nodded: { SEAT($target) } was a killer.
recap-mafia-turn-own = Day { $day }: { $votes } of { $all } executed one of their own, { SEAT($seat) } ({ ROLE($role) }).
recap-mafia-turn-last-night = Night { $day }: the death of { SEAT($seat) } ({ ROLE($role) }) decided it.
recap-mafia-turn-disagreed = Night { $day }: { $n ->
        [one] 1 round
       *[other] { $n } rounds
    } of pointing, and nobody died.
recap-mafia-turn-last = Day { $day }: { $votes } of { $all } executed { SEAT($seat) } ({ ROLE($role) }), accused by { SEAT($by) }.

clue-werewolf-learned = { $what ->
        [dancing] on the dance floor
        [not-dancing] not on the dance floor
       *[other] told: { ROLE($what) }
    }
recap-werewolf-hunted = The pack went for { SEAT($seat) } ({ ROLE($role) }).
recap-werewolf-hunted-nobody = { $split ->
        [yes] The wolves did not all name one number: nobody was hunted.
       *[no] The pack hunted nobody.
    }
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
recap-werewolf-unfired = { SEAT($seat) } ({ ROLE($role) }) could not fire: the game was over first.
recap-werewolf-kidnap = Kidnap: no way out is left.
recap-werewolf-turn-kidnap = Kidnap: { $n } { $n ->
        [one] wolf
       *[other] wolves
    } against { $of } of the good, and no vote can exile a wolf any more. Every way the good could still go was searched, and each loses.
recap-werewolf-turn-believed = { SEAT($seat) } ({ ROLE($role) }) claimed to be the { ROLE($claim) }, and { $n ->
        [one] one
       *[other] { $n }
    } of the good followed.
recap-werewolf-turn-disbelieved = Day { $day }: { SEAT($seat) } ({ ROLE($role) }) had told the truth and was exiled.
recap-werewolf-turn-narrow = Day { $day }: one vote kept { SEAT($seat) } ({ ROLE($role) }) at the table.
recap-werewolf-turn-saved-finder = Night { $day }: { SEAT($seat) } saved { SEAT($target) }, who found { SEAT($wolf) } later.
recap-werewolf-turn-saved = Night { $day }: { SEAT($seat) } saved { SEAT($target) } ({ ROLE($role) }).
recap-werewolf-turn-met = Night { $day }: guard and antidote met on { SEAT($seat) }, who died of it.
recap-werewolf-turn-poison-own = Night { $day }: { SEAT($seat) } poisoned { SEAT($target) } ({ ROLE($role) }), who was on the same side.
recap-werewolf-turn-poison-wolf = Night { $day }: the poison of { SEAT($seat) } found { SEAT($target) } ({ ROLE($role) }).
recap-werewolf-turn-found = Night { $day }: { SEAT($seat) } checked { SEAT($target) }, and the table believed it.
recap-werewolf-turn-shot-own = { SEAT($seat) } shot { SEAT($target) } ({ ROLE($role) }), who was on the same side.
recap-werewolf-turn-shot = { SEAT($seat) } shot { SEAT($target) } ({ ROLE($role) }).
recap-werewolf-turn-own = Day { $day }: the good exiled their own { ROLE($role) }, { SEAT($seat) }, with { $votes } votes.
recap-werewolf-turn-last-night = Night { $day }: the death of { SEAT($seat) } ({ ROLE($role) }) decided it.
recap-werewolf-turn-last = Day { $day }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } exiled { SEAT($seat) } ({ ROLE($role) }), and that was the end.

# What the answer to a Hermit card told whoever had handed it over.
clue-shadow_hunters-answered = { $form ->
        [side] by the answer, one of { THING($one, kind: "team") } ({ CARD($card) })
        [sides] by the answer, one of { THING($one, kind: "team") } or { THING($two, kind: "team") } ({ CARD($card) })
        [hp] by the answer, { $least } to { $most } hit points ({ CARD($card) })
       *[refused] would not show the character ({ CARD($card) })
    }
recap-shadow_hunters-hurt = { SEAT($seat) } took { $n } damage{ $part ->
        [all] { $by ->
            [-1] , all their own doing.
           *[other] , all from { SEAT($by) }.
        }
        [most] { $by ->
            [-1] , most of it their own doing.
           *[other] , most from { SEAT($by) }.
        }
       *[some] .
    }
recap-shadow_hunters-marked = First Aid: { SEAT($seat) } now has { $n } damage.
recap-shadow_hunters-revealed = { SEAT($seat) } revealed: { ROLE($role) }.
recap-shadow_hunters-took = { SEAT($seat) } took { CARD($card) } from { SEAT($source) }.
recap-shadow_hunters-fell = { SEAT($seat) } ({ ROLE($role) }) { $by ->
        [-1] { $cause ->
            [none] fell by no one's hand.
            [feast] fell by their own Bloody Feast.
            [weird_woods] fell in the Weird Woods, by their own hand.
           *[other] fell by their own { CARD($cause) }.
        }
       *[other] fell to { SEAT($by) }{ $cause ->
            [none] .
            [hermit] , by a Hermit card.
            [weird_woods] , in the Weird Woods.
            [franklin] , by Lightning.
            [george] , by Demolish.
           *[other] , by { CARD($cause) }.
        }
    }
recap-shadow_hunters-turn-roll = { SEAT($seat) } needed { $n } to kill { SEAT($target) } ({ ROLE($role) }), and rolled it.
recap-shadow_hunters-turn-reveal = { SEAT($seat) } revealed as { ROLE($role) } and was hit { $n } times in a row.
recap-shadow_hunters-turn-own = { SEAT($by) } killed { SEAT($seat) } ({ ROLE($role) }), who was on the same side.
recap-shadow_hunters-turn-first = First to fall: { SEAT($seat) } ({ ROLE($role) }){ $by ->
        [-1] { $cause ->
            [none] .
            [feast] , by their own Bloody Feast.
            [weird_woods] , by their own hand in the Weird Woods.
           *[other] , by their own { CARD($cause) }.
        }
       *[other] , to { SEAT($by) }{ $cause ->
            [none] .
            [hermit] , by a Hermit card.
            [weird_woods] , in the Weird Woods.
            [franklin] , by Lightning.
            [george] , by Demolish.
           *[other] , by { CARD($cause) }.
        }
    }
recap-shadow_hunters-turn-last = The last to fall: { SEAT($seat) } ({ ROLE($role) }){ $by ->
        [-1] { $cause ->
            [none] .
            [feast] , by their own Bloody Feast.
            [weird_woods] , by their own hand in the Weird Woods.
           *[other] , by their own { CARD($cause) }.
        }
       *[other] , to { SEAT($by) }{ $cause ->
            [none] .
            [hermit] , by a Hermit card.
            [weird_woods] , in the Weird Woods.
            [franklin] , by Lightning.
            [george] , by Demolish.
           *[other] , by { CARD($cause) }.
        }
    }
recap-shadow_hunters-turn-healed = { SEAT($seat) } ({ ROLE($role) }) was { $n } from death, healed, and won.

recap-clocktower-impaired = { SEAT($seat) } ({ ROLE($role) }) { $what ->
        [poisoned] poisoned { $self ->
            [yes] themselves
           *[no] { SEATS($targets) }
        }
       *[drunk] { $self ->
            [yes] got drunk
           *[no] made { SEATS($targets) } drunk
        }
    }.
recap-clocktower-impaired-not = { SEAT($seat) } ({ ROLE($role) }) would have { $what ->
        [poisoned] poisoned { SEATS($targets) }
       *[drunk] made { SEATS($targets) } drunk
    }, but that ability did not work.
recap-clocktower-impaired-by = { SEATS($targets) }: { $what ->
        [poisoned] poisoned
       *[drunk] drunk
    } ({ ROLE($role) }).
recap-clocktower-impaired-so = { SEATS($targets) }: { $what ->
        [poisoned] poisoned
       *[drunk] drunk
    }.
recap-clocktower-took-for = { SEAT($seat) }, the { ROLE($role) }, thought to be the { ROLE($believes) }.
recap-clocktower-attacked = { SEAT($seat) } ({ ROLE($role) }) attacked { $self ->
        [yes] themselves
       *[no] { SEATS($targets) }
    }.
recap-clocktower-told = { SEAT($seat) } ({ ROLE($role) }) was told: { $form ->
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }:{ " " }
        }{ $role ->
            [flowergirl] yes, a Demon voted.
            [fortuneteller] yes, a Demon among them.
            [seamstress] yes, on the same side.
            [towncrier] yes, a Minion nominated.
           *[other] yes.
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }:{ " " }
        }{ $role ->
            [flowergirl] no Demon voted.
            [fortuneteller] no Demon among them.
            [seamstress] not on the same side.
            [towncrier] no Minion nominated.
           *[other] no.
        }
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
recap-clocktower-told-true = { SEAT($seat) } ({ ROLE($role) }) was told, truly: { $form ->
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }:{ " " }
        }{ $role ->
            [flowergirl] yes, a Demon voted.
            [fortuneteller] yes, a Demon among them.
            [seamstress] yes, on the same side.
            [towncrier] yes, a Minion nominated.
           *[other] yes.
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }:{ " " }
        }{ $role ->
            [flowergirl] no Demon voted.
            [fortuneteller] no Demon among them.
            [seamstress] not on the same side.
            [towncrier] no Minion nominated.
           *[other] no.
        }
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
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }:{ " " }
        }{ $role ->
            [flowergirl] yes, a Demon voted.
            [fortuneteller] yes, a Demon among them.
            [seamstress] yes, on the same side.
            [towncrier] yes, a Minion nominated.
           *[other] yes.
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }:{ " " }
        }{ $role ->
            [flowergirl] no Demon voted.
            [fortuneteller] no Demon among them.
            [seamstress] not on the same side.
            [towncrier] no Minion nominated.
           *[other] no.
        }
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
# What one was told of others, in the table of who knew what: short, beside a name.
clue-clocktower-told = { $form ->
        [yes] yes, of { SEATS($of) } ({ ROLE($role) })
        [no] no, of { SEATS($of) } ({ ROLE($role) })
        [number] { $number } of { SEATS($of) } ({ ROLE($role) })
        [pair] one of { SEATS($of) } is the { ROLE($shown) }
        [demon] one of { SEATS($of) } is the Demon
        [either] the { ROLE($shown) } or the { ROLE($other) }
        [side] { THING($shown, kind: "team") }
        [claims] one of these is true: { CLAIMS($claims) }
        [asked-yes] yes: { CLAIMS($claims) }
        [asked-no] no: { CLAIMS($claims) }
       *[role] the { ROLE($shown) }
    }
recap-clocktower-dawn = Died: { SEATS($seats) }.
recap-clocktower-peaceful = Nobody died.
recap-clocktower-back = Alive again: { SEATS($seats) }.
recap-clocktower-became = { SEAT($seat) }, until then the { ROLE($was) }, became the { ROLE($role) }.
recap-clocktower-claimed = { SEAT($seat) } spoke up as the { ROLE($role) } and chose { SEAT($target) }.
recap-clocktower-fell = { SEAT($seat) } ({ ROLE($role) }) died by day.
recap-clocktower-executed = { SEAT($seat) } ({ ROLE($role) }) was executed{ $votes ->
        [0] { "" }
        [1] , one vote
       *[other] , { $votes } votes
    }{ $died ->
        [yes] .
       *[no] , and did not die.
    }
recap-clocktower-executed-nominating = { SEAT($seat) } ({ ROLE($role) }) nominated { SEAT($target) } and was executed at once.
recap-clocktower-exiled = { SEAT($seat) } ({ ROLE($role) }) was exiled{ $died ->
        [yes] .
       *[no] , and did not die.
    }
recap-clocktower-nobody-executed = Nobody was executed.
recap-clocktower-lived = { SEAT($seat) } lived: { ROLE($role) }.
recap-clocktower-seemed = In truth { SEAT($seat) } ({ ROLE($role) }) only counted as one.
recap-clocktower-tied = Nobody was executed: { SEATS($seats) } had { $n } votes each.
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
recap-clocktower-turn-disbelieved = { SEAT($seat) } said { ROLE($role) }, which was true, and was executed on day { $day }.
recap-clocktower-turn-shot = Day { $day }: { SEAT($seat) } spoke up as the { ROLE($claim) }, and { SEAT($target) } ({ ROLE($role) }) died of it.
recap-clocktower-turn-own = Day { $day }: the town executed its own { ROLE($role) }, { SEAT($seat) }.
recap-clocktower-turn-bluffed = { SEAT($seat) } said { ROLE($claim) } and lived to the end. It was the { ROLE($role) }.
recap-clocktower-turn-heir = { $phase ->
        [night] Night
       *[other] Day
    } { $day }: { SEAT($seat) }, until then the { ROLE($was) }, became the { ROLE($role) }.
recap-clocktower-turn-last = Day { $day }: the execution of { SEAT($seat) } ({ ROLE($role) }) decided it.
recap-clocktower-turn-last-night = Night { $day }: the death of { SEAT($seat) } ({ ROLE($role) }) decided it.

recap-fengsheng-sent = { SEAT($seat) } sent { THING($colour, kind: "colour") }, first to { SEAT($to) }.
recap-fengsheng-sent-covered = { SEAT($seat) } sent an intel, first to { SEAT($to) }.
recap-fengsheng-fought = { SEAT($seat) }: { CARD($card) }.
recap-fengsheng-placed = Put before { SEAT($seat) }: { THING($colour, kind: "colour") }.
recap-fengsheng-lost = { SEAT($seat) } loses { THING($colour, kind: "colour") } again.
recap-fengsheng-received = { SEAT($seat) } received { THING($colour, kind: "colour") }, and now has { $red ->
        [0] { "" }
       *[other] { $red } red{ $blue ->
            [0] { $black ->
                [0] { "" }
               *[other] , { "" }
            }
           *[other] , { "" }
        }
    }{ $blue ->
        [0] { "" }
       *[other] { $blue } blue{ $black ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $black ->
        [0] { "" }
       *[other] { $black } black
    }.
recap-fengsheng-unreceived = In the end nobody had it.
recap-fengsheng-saved = { SEAT($seat) } was saved.
recap-fengsheng-died = { SEAT($seat) } died ({ ROLE($role) }).
recap-fengsheng-died-covered = { SEAT($seat) } died.
recap-fengsheng-out = { SEAT($seat) } was out.
recap-fengsheng-turn-stopped = With { CARD($card) }, { SEAT($seat) } kept the third { THING($colour, kind: "colour") } from { SEAT($target) }.
recap-fengsheng-turn-spared = With { CARD($card) }, { SEAT($seat) } kept a third black from { SEAT($target) }.
recap-fengsheng-turn-no-rescue = Friends held { $n } Clarify, and nobody saved { SEAT($seat) } ({ ROLE($role) }).
recap-fengsheng-turn-saved-enemy = { SEAT($seat) } saved { SEAT($target) }, who played for another side.
recap-fengsheng-turn-saved-self = { SEAT($seat) } was dying, and had a Clarify.
recap-fengsheng-turn-saved = { SEAT($seat) } saved { SEAT($target) }.
recap-fengsheng-turn-usurped = { SEAT($seat) } took the victory of { SEATS($seats) }.
recap-fengsheng-turn-mission = { SEAT($seat) } had a task all along: { ROLE($role) }.
recap-fengsheng-turn-third = The third { THING($colour, kind: "colour") } of { SEAT($seat) } came from { SEAT($sender) }.
recap-fengsheng-turn-third-swapped = { SEAT($by) } swapped the third { THING($colour, kind: "colour") } in, for { SEAT($seat) }.
recap-fengsheng-turn-third-swapped-self = { SEAT($seat) } swapped the third { THING($colour, kind: "colour") } in.
recap-fengsheng-turn-third-back = { SEAT($seat) } sent the third { THING($colour, kind: "colour") }, and it came back to lie before them.

colour-fengsheng-red = red
colour-fengsheng-blue = blue
colour-fengsheng-black = black
