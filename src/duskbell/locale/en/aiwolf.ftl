# Werewolf as the AIWolf contest plays it. For programs: no page brings these.

game-aiwolf = AIWolf
    .referee = referee
    .about = Werewolf as the AIWolf contest plays it, for programs: six roles, 5, 9 or 13 seats.
    .minutes = as long as the programs take

role-aiwolf-werewolf = Werewolf
    .ability = You know the other wolves, whisper with them, and each night but the first you attack a human together. You win when no more humans than wolves are left.
role-aiwolf-possessed = Possessed
    .ability = You are human and side with the wolves. You do not know them, and they do not know you; whoever divines you sees a human.
role-aiwolf-seer = Seer
    .ability = Each night you learn of one player whether it is a wolf.
role-aiwolf-medium = Medium
    .ability = You learn whether whoever was voted out was a wolf.
role-aiwolf-bodyguard = Bodyguard
    .ability = Each night but the first you watch over another player; an attack on that one fails.
role-aiwolf-villager = Villager
    .ability = You talk and vote. You win when every wolf has been voted out.
team-aiwolf-village = the village
team-aiwolf-wolves = the wolves

mark-aiwolf-wolf = found: a wolf
mark-aiwolf-human = found: human

phase-aiwolf-deal = Deal
phase-aiwolf-day = Day
phase-aiwolf-dusk = Dusk
phase-aiwolf-night = Night
phase-aiwolf-dawn = Dawn
stage-aiwolf-talk = Talk
stage-aiwolf-whisper = Whispering
stage-aiwolf-vote = The vote
channel-werewolves = Wolves

option-aiwolf-talk_turns = Turns of talk
    .help = How often each may speak a day.
option-aiwolf-whisper_turns = Turns of whispering
    .help = How often each wolf may whisper at a time.
option-aiwolf-skips = Skips
    .help = How many turns in a row you may skip; skip one more, and you have none left in this talk.
option-aiwolf-vote_rounds = Ballots
    .help = How often all vote again until one player leads; then chance decides.
option-aiwolf-attack_rounds = Wolves' ballots
    .help = The same for the wolves at night.
option-aiwolf-self_vote = Votes for yourself
    .help = You may vote for yourself.
option-aiwolf-no_attack = No attack without agreement
    .help = When several lead after the wolves' last ballot, nobody is attacked; else chance decides.
option-aiwolf-late_verdict = Late verdict
    .help = After an exile a night follows even where the wolves have won by it, as servers of the contest had it until 2024.
option-aiwolf-show_votes = Ballots are shown
    .help = Everybody sees who voted for whom.
option-aiwolf-last_day = Last day
    .help = After this day nobody wins; 0 is never.
option-aiwolf-quiet_days = Quiet days
    .help = This many days without a death end the game undecided.
option-aiwolf-free_seconds = Seconds of free talk
    .help = How long everybody may speak freely; 0 is turn by turn.
option-aiwolf-action_seconds = Seconds for a choice
    .help = Time for each turn and each choice.

ask-aiwolf-talk = It is your turn to speak. You have { $a0 } more after it.
    .speak = Done
    .skip = Not now
    .over = No more today
    .forced = Time is up
    .short = a turn to speak
ask-aiwolf-whisper = It is your turn to whisper to the wolves. You have { $a0 } more after it.
    .speak = Done
    .skip = Not now
    .over = No more now
    .forced = Time is up
    .short = a turn to whisper
ask-aiwolf-free-talk = Speak when you like, { $a0 } times at most.
    .over = No more today
    .short = free talk
ask-aiwolf-free-whisper = Whisper to the wolves when you like, { $a0 } times at most.
    .over = No more now
    .short = free whispering
ask-aiwolf-vote = Who do you vote out? Ballot { $a0 } of { $a1 }.
    .pass = Nobody
    .short = the vote
    .others = Only the living can be voted out.
    .pick = Vote for { $what }
ask-aiwolf-divine = Who do you ask about: are they a wolf?
    .pass = Nobody
    .short = the seer's question
    .others = The seer asks about another living player.
    .pick = Ask about { $what }
ask-aiwolf-guard = Who do you watch over tonight?
    .pass = Nobody
    .short = the bodyguard's choice
    .others = The bodyguard watches over another living player.
    .pick = Watch over { $what }
ask-aiwolf-attack = Who do the wolves attack? Ballot { $a0 } of { $a1 }.
    .pass = Nobody
    .short = the wolves' choice
    .others = Wolves attack the living who are none of them.
    .pick = Attack { $what }
ask-aiwolf-decoy = Nothing to decide: tap anybody for show.
    .pass = Nobody
    .short = a tap for show
    .others = Tap somebody among the living.
    .pick = Tap { $what }
ask-aiwolf-deal = The roles are dealt.
ask-aiwolf-talk-order = The order of speakers is drawn.
ask-aiwolf-whisper-order = The order of wolves is drawn.
ask-aiwolf-vote-tie = Chance decides among those who lead.
ask-aiwolf-attack-tie = Chance decides among those who lead.

event-aiwolf-phase-began = { $phase ->
        [deal] The roles are dealt.
        [day] Day { $day }.
        [dusk] Talk is over.
        [night] The night of day { $day }.
        [dawn] Day { $day } dawns.
       *[other] { PHASE($phase) }, day { $day }.
    }
event-aiwolf-stage-began = { $stage ->
        [talk] The village talks.
        [whisper] The wolves whisper.
        [vote] Everybody votes.
       *[other] Now: { STAGE($stage) }.
    }
event-aiwolf-dealt = { $mine ->
        [yes] You are the { ROLE($role) }.
       *[no] { SEAT($seat) } is the { ROLE($role) }.
    }
event-aiwolf-met = The wolves: { SEATS($seats) }.
event-aiwolf-floor = { $seat ->
        [-3] All may speak ({ $channel ->
            [whisper] among the wolves
           *[other] to all
        }), { $left } times each at most.
       *[other] { $mine ->
            [yes] Your turn ({ $channel ->
                [whisper] among the wolves
               *[other] to all
            }), { $left } more after it.
           *[no] The turn of { SEAT($seat) }{ $channel ->
                [whisper] {" "}among the wolves
               *[other] {""}
            }.
        }
    }
event-aiwolf-took-turn = { $seat ->
        [-1] That is all of this talk.
       *[other] { $how ->
            [speak] { SEAT($seat) } has spoken.
            [skip] { SEAT($seat) } lets the turn pass.
           *[over] { SEAT($seat) } has no more to say.
        }
    }
event-aiwolf-voted = { $kind ->
        [attack] The wolves' ballot: { SEATS($seats) } for { SEATS($targets) }.
       *[vote] The ballot: { SEATS($seats) } for { SEATS($targets) }.
    }{ $last ->
        [true] {""}
       *[false] {" "}Several lead, so all vote again.
    }
event-aiwolf-exiled = { $seat ->
        [-1] Nobody is voted out.
       *[other] { SEAT($seat) } is voted out.
    }
event-aiwolf-divined = { $mine ->
        [yes] You ask about { SEAT($target) }:
       *[no] { SEAT($seat) } asks about { SEAT($target) }:
    } { $wolf ->
        [true] a wolf.
       *[false] human.
    }
event-aiwolf-sensed = { $mine ->
        [yes] You sense what { SEAT($target) } was:
       *[no] { SEAT($seat) } senses what { SEAT($target) } was:
    } { $wolf ->
        [true] a wolf.
       *[false] human.
    }
event-aiwolf-guarded = { $mine ->
        [yes] You watch over { SEAT($target) }.
       *[no] { SEAT($seat) } watches over { SEAT($target) }.
    }
event-aiwolf-chosen = { $target ->
        [-1] The wolves attack nobody.
       *[other] The wolves attack { SEAT($target) }.
    }
event-aiwolf-attacked = { $seat ->
        [-1] Nobody was killed in the night.
       *[other] { SEAT($seat) } was killed in the night.
    }

reason-aiwolf-no-wolves = No wolf is left.
reason-aiwolf-no-majority = No more humans than wolves are left.
reason-aiwolf-quiet = Too many days passed without a death. Nobody wins.
reason-aiwolf-last-day = The last day is over. Nobody wins.

say-aiwolf-seer-wolf = I am the seer. { SEAT($a0) } is a werewolf.
say-aiwolf-seer-human = I am the seer. { SEAT($a0) } is human.
say-aiwolf-medium-wolf = I am the medium. { SEAT($a0) } was a werewolf.
say-aiwolf-medium-human = I am the medium. { SEAT($a0) } was human.
say-aiwolf-villager = I am a villager.
say-aiwolf-suspect = I find { SEAT($a0) } suspicious.
say-aiwolf-vote = I will vote for { SEAT($a0) }.
say-aiwolf-attack = Let us attack { SEAT($a0) }.

recap-aiwolf-chose = The wolves went for { SEAT($seat) } ({ ROLE($role) }).
recap-aiwolf-chose-nobody = The wolves went for nobody.
recap-aiwolf-looked = { SEAT($seat) } divined { SEAT($target) }: { $wolf ->
        [yes] a wolf
       *[no] human
    }.
recap-aiwolf-watched = { SEAT($seat) } watched over { SEAT($target) }.
recap-aiwolf-found-dead = { SEAT($seat) } was found dead ({ ROLE($role) }).
recap-aiwolf-peaceful = Nobody was found dead.
recap-aiwolf-voted-out = { SEAT($seat) } voted out ({ ROLE($role) }), { $votes } of { $all }.
recap-aiwolf-nobody-out = Nobody voted out.
recap-aiwolf-turn-met = Night { $day }: { SEAT($seat) } watched over { SEAT($target) }, and the attack failed.
recap-aiwolf-turn-believed = { SEAT($seat) } ({ ROLE($role) }) called { SEAT($target) } a wolf, and { $n ->
        [one] one of the village
       *[other] { $n } of the village
    } believed it.
recap-aiwolf-turn-narrow = Day { $day }: one vote more, and { SEAT($seat) } would have drawn level with { SEAT($target) }.
recap-aiwolf-turn-found = Night { $day }: { SEAT($seat) } found { SEAT($target) } to be a wolf, who was voted out later.
recap-aiwolf-turn-last = Day { $day }: { $votes } of { $all } voted { SEAT($seat) } ({ ROLE($role) }) out, and that was the end.
