# Princeton Mafia.

role-mafia-killer = Killer
    .ability = Each night you and the other killers agree on one player to kill, or on nobody. You win when no more others than killers are alive.
    .card = a ♣ card
role-mafia-angel_of_hearts = Angel of Hearts
    .ability = Each night you ask about one player and learn whether that player is a killer. You win with the village.
    .card = the ♥ queen
    .short = Angel ♥
role-mafia-angel_of_diamonds = Angel of Diamonds
    .ability = Each night you ask about one player and learn whether that player is a killer. You and the Angel of Hearts are never told of each other. You win with the village.
    .card = the ♦ queen
    .short = Angel ♦
role-mafia-villager = Villager
    .ability = You have your eyes, your voice and your vote. You win when every killer has been executed.
    .card = a ♥ or ♦ card
team-mafia-village = the village
team-mafia-killers = the killers

mark-mafia-killer = the referee nodded: a killer
mark-mafia-not-killer = the referee shook their head: not a killer
mark-mafia-muted = muted

phase-mafia-deal = Deal
phase-mafia-night = Night
    .numbered = Night { $day }
phase-mafia-day = Day
    .numbered = Day { $day }
stage-mafia-killers = The killers are awake
stage-mafia-angel_of_hearts = The Angel of Hearts is awake
stage-mafia-angel_of_diamonds = The Angel of Diamonds is awake
stage-mafia-asleep = Everybody sleeps
stage-mafia-discussion = Open discussion
stage-mafia-accusations = Accusations
stage-mafia-reasons = The accuser speaks
stage-mafia-second = A second?
stage-mafia-defence = The accused speaks
stage-mafia-comments = Brief comments
stage-mafia-vote = The vote
channel-killers = Killers

fact-mafia-accused = Accused: { SEAT($value, as: "you") }
fact-mafia-accuser = Accuser: { SEAT($value, as: "you") }
fact-mafia-spared = Spared today: { SEATS($value, as: "you") }

option-mafia-killers = Killers
    .help = How many killers; 0 takes the recommended number.
option-mafia-angels = Angels
    .help = None, one or two. Two never learn of each other.
option-mafia-must_kill = Killers must kill
    .help = No night without a kill.
option-mafia-angel_aloud = Angel's answer aloud
    .help = All hear whether the player asked about is a killer, but not who it is.
option-mafia-moderator_deals = The referee chooses the roles
    .help = The referee, not chance, decides who plays what.
option-mafia-dead_may_look = The dead may look
    .help = The dead keep their eyes open at night and see who wakes.
option-mafia-dead_talk = The dead may talk
    .help = Among themselves; no living player hears them.
option-mafia-whispers = Whispers
    .help = Whoever may speak by day may also whisper to one living player. All see who whispers to whom, and only the two hear what; if the dead may look, they hear it too.
option-mafia-killer_rounds = Rounds of pointing
    .help = How often the killers may point before it counts as nobody.
option-mafia-quiet_days = Quiet days
    .help = This many days without a death end the game undecided.
option-mafia-night_seconds = Seconds at night
    .help = For each round of pointing, and for an angel.
option-mafia-discussion_seconds = Seconds for discussion
    .help = Open talk after dawn.
option-mafia-accusation_seconds = Seconds for accusations
    .help = They close after this long without one.
option-mafia-reasons_seconds = Seconds for reasons
    .help = The accuser explains.
option-mafia-second_seconds = Seconds for a second
    .help = Somebody else must second the accusation.
option-mafia-defence_seconds = Seconds for the defence
    .help = The accused has the floor.
option-mafia-comments_seconds = Seconds for comments
    .help = Short remarks before the vote.
option-mafia-vote_seconds = Seconds for the vote
    .help = No answer counts as “spare”.

# The three that are asked at night are equally long, so that their shape on a neighbour's screen tells nothing.
ask-mafia-kill = Round { $a0 } of { $a1 }: who do you kill tonight? All killers must agree.
    .pass = Nobody
    .short = the killers' choice
    .others = Only the living can be killed.
    .pick = Kill { $what }
ask-mafia-ask = Who do you ask about? You will be told whether it's a killer.
    .short = the angel's question
    .others = The angel asks about another living player.
    .pick = Ask about { $what }
ask-mafia-accuse = Do you accuse somebody of being a killer?
    .pass = Accuse nobody
    .short = accusation
    .others = Not again today: spared, or nobody seconded you.
    .pick = Accuse { $what }
ask-mafia-second = { SEAT($a1) } accuses { SEAT($a0) }. Do you second it?
    .second = Second it
    .pass = No
    .short = a second
ask-mafia-vote = Execute { SEAT($a0) }?
    .guilty = Execute
    .innocent = Spare
    .short = the vote
ask-mafia-close = Close accusations when enough has been said.
    .close = Close accusations
    .short = closing the accusations
ask-mafia-deal-to = Which card does { SEAT($a0) } get?
    .killer = Killer
    .angel_of_hearts = Angel of Hearts
    .angel_of_diamonds = Angel of Diamonds
    .villager = Villager
    .short = dealing
    .pick = Deal { $what }
ask-mafia-pace-discussion = Discussion: open the accusations when it is time.
    .go-on = Open accusations
    .short = end of the discussion
ask-mafia-pace-reasons = The accuser gives reasons against { SEAT($a0) }.
    .go-on = Ask for a second
    .short = end of the reasons
ask-mafia-pace-defence = { SEAT($a0) } speaks in defence.
    .go-on = Allow comments
    .short = end of the defence
ask-mafia-pace-comments = The others comment on { SEAT($a0) }.
    .go-on = Take the vote
    .short = end of the comments
ask-mafia-decoy = Nothing for you now: tap any player, so that nobody can tell.
    .pass = Nobody
    .short = a tap for show
    .others = Tap somebody among the living.
    .pick = Tap { $what }
ask-mafia-deal = The cards are shuffled.
ask-mafia-tie = Chance decides among those most pointed at.

pace-mafia-pace-discussion = Open discussion. Accusations next.
pace-mafia-pace-reasons = Case against { $mine ->
        [yes] you
       *[no] { SEAT($a0) }
    }. Next: a second.
pace-mafia-pace-defence = { $mine ->
        [yes] Your defence.
       *[no] Defence: { SEAT($a0) }.
    } Comments next.
pace-mafia-pace-comments = Brief comments. Vote on { $mine ->
        [yes] you
       *[no] { SEAT($a0) }
    } next.

event-mafia-phase-began = { $phase ->
        [deal] The cards are dealt.
        [night] Night { $day } falls. Everybody close your eyes.
        [day] Day { $day }. Wake up, everybody.
       *[other] { PHASE($phase) }, round { $day }.
    }
event-mafia-stage-began = { $stage ->
        [killers] Killers, open your eyes. Choose a victim, or nobody.
        [angel_of_hearts] { ROLE("angel_of_hearts") }, open your eyes: who do you ask about?
        [angel_of_diamonds] { ROLE("angel_of_diamonds") }, open your eyes: who do you ask about?
        [asleep] Close your eyes.
        [discussion] The floor is open to all the living.
        [accusations] Accusations are open.
        [second] Does anybody second the accusation?
        [comments] The others may comment briefly.
        [vote] Hands up to execute.
       *[other] Now: { STAGE($stage) }.
    }
event-mafia-dealt = { $mine ->
        [yes] Your card: { ROLE($role) }. Keep it to yourself while you live.
       *[no] { SEAT($seat) } gets a card: { ROLE($role) }.
    }
event-mafia-awoke = Awake: { SEATS($seats, as: "you") } ({ ROLE($role) }).
event-mafia-pointed = Round { $round }, the killers point: { AIMS($seats, $targets) }.
event-mafia-settled = { $target ->
        [-1] { $agreed ->
            [true] The killers agree to kill nobody.
           *[false] The killers do not agree: nobody is killed.
        }
       *[other] The killers' victim is { SEAT($target) }.
    }
event-mafia-idled = Round { $round } goes by: the killers have agreed.
event-mafia-learned = { $mine ->
        [yes] You ask about { SEAT($target, as: "you") }.
       *[no] { SEAT($seat) } asks about { SEAT($target, as: "you") }.
    } The referee { $killer ->
        [true] nods: a killer.
       *[false] shakes their head: not a killer.
    }
event-mafia-fell-asleep = { $mine ->
        [yes] You close your eyes.
       *[no] { SEAT($seat) } goes back to sleep.
    }
event-mafia-spoken-aloud = The referee says to the { ROLE($role) }, for all to hear: { $killer ->
        [true] “A killer.”
       *[false] “Not a killer.”
    }
event-mafia-died = { $mine ->
        [yes] { $cause ->
            [killers] You were killed in the night.
            [vote] You are executed.
           *[other] You are expelled by the referee.
        } Your card: { ROLE($role) }.
       *[no] { $cause ->
            [killers] { SEAT($seat) } was killed in the night.
            [vote] { SEAT($seat) } is executed.
           *[other] { SEAT($seat) } is expelled by the referee.
        } The card turns up: { ROLE($role) }.
    }
event-mafia-revived = { $mine ->
        [yes] The referee brings you back into the game.
       *[no] The referee brings { SEAT($seat, as: "you") } back into the game.
    }
event-mafia-quiet-night = Nobody was killed in the night.
event-mafia-accused = { $mine ->
        [yes] You accuse
       *[no] { SEAT($seat) } accuses
    } { SEAT($accused, as: "you") } of being a killer.
event-mafia-seconded = { $mine ->
        [yes] You second
       *[no] { SEAT($seat) } seconds
    } the accusation. { SEAT($accused) } may speak in defence.
event-mafia-lapsed = Nobody seconds the accusation against { SEAT($accused, as: "you") }: it lapses.
event-mafia-voted = Votes on { SEAT($accused, as: "you") }: { COUNT($guilty) } to execute ({ SEATS($guilty, as: "you") }), { COUNT($innocent) } to spare ({ SEATS($innocent, as: "you") }).
event-mafia-acquitted = { $mine ->
        [yes] You are spared
       *[no] { SEAT($seat) } is spared
    } and cannot be accused again today.
event-mafia-day-closed = Accusations are closed. Nobody is executed today.
event-mafia-night-fell = Nobody may speak now.

reason-mafia-no-killers = Every killer is dead.
reason-mafia-no-majority = The others no longer outnumber the killers, so no vote can stop them. The killers win.
reason-mafia-quiet = Too many days passed without a death. Nobody wins.

say-mafia-found-killer = I'm an angel. I asked about { SEAT($a0) }: a killer.
say-mafia-found-innocent = I asked about { SEAT($a0) }: not a killer.
say-mafia-suspect = I don't trust { SEAT($a0) }.
say-mafia-evidence = Look at how { SEAT($a0) } has voted and accused.
say-mafia-hunch = Just a hunch: { SEAT($a0) }.
say-mafia-hunch-eyes = { SEAT($a0) }. Something doesn't sit right with me.
say-mafia-hunch-first = Somebody has to go first, so { SEAT($a0) }.
say-mafia-i-am-angel = I'm an angel. Execute me and nobody sees anything any more.
say-mafia-i-am-villager = I'm only a villager. You'd be doing the killers' work.
