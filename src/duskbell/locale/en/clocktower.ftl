# Blood on the Clocktower, 染·钟楼谜团.

role-clocktower-washerwoman = Washerwoman
    .ability = On the first night you learn two players and a Townsfolk character: one of the two is it.
role-clocktower-librarian = Librarian
    .ability = On the first night you learn two players and an Outsider character: one of the two is it. Or you learn that there is no Outsider.
role-clocktower-investigator = Investigator
    .ability = On the first night you learn two players and a Minion character: one of the two is it.
role-clocktower-chef = Chef
    .ability = On the first night you learn how many pairs of evil players sit side by side.
role-clocktower-empath = Empath
    .ability = Each night you learn how many of your two nearest living neighbours are evil.
role-clocktower-fortuneteller = Fortune Teller
    .ability = Each night choose two players: you learn whether a Demon is among them. One good player, the same all game, always seems a Demon to you.
role-clocktower-undertaker = Undertaker
    .ability = On each night but the first you learn the character of whoever died by execution that day.
role-clocktower-monk = Monk
    .ability = On each night but the first choose another player: tonight the Demon cannot harm them.
role-clocktower-ravenkeeper = Ravenkeeper
    .ability = If you die at night you are woken and choose a player: you learn their character.
role-clocktower-virgin = Virgin
    .ability = The first time you are nominated, a nominator who is a Townsfolk is executed at once.
role-clocktower-slayer = Slayer
    .ability = Once in the game, by day and before all, choose a player: a Demon dies.
role-clocktower-soldier = Soldier
    .ability = The Demon cannot harm you.
role-clocktower-mayor = Mayor
    .ability = If three players are alive and nobody is executed that day, your side wins. If you would die at night, somebody else may die instead.
role-clocktower-butler = Butler
    .ability = Each night choose another player: tomorrow you may vote only when they do.
role-clocktower-drunk = Drunk
    .ability = You have no ability. You do not know it: you take yourself for a Townsfolk.
role-clocktower-recluse = Recluse
    .ability = You may seem evil, or a Minion or Demon, to the abilities of others, even when you are dead.
role-clocktower-saint = Saint
    .ability = If you die by execution your side loses.
role-clocktower-poisoner = Poisoner
    .ability = Each night choose a player: tonight and tomorrow they are poisoned.
role-clocktower-spy = Spy
    .ability = Each night you see the Grimoire. You may seem good, or a Townsfolk or Outsider, to the abilities of others, even when you are dead.
role-clocktower-scarletwoman = Scarlet Woman
    .ability = If the Demon dies while five or more players are alive, you become that Demon.
role-clocktower-baron = Baron
    .ability = Two more Outsiders are in play.
role-clocktower-imp = Imp
    .ability = On each night but the first choose a player: they die. If you choose yourself, a Minion becomes the Imp.
team-clocktower-good = good
team-clocktower-evil = evil

mark-clocktower-no-ability = has no ability any more
mark-clocktower-drunk = drunk
mark-clocktower-muted = muted
mark-clocktower-poisoned = poisoned
mark-clocktower-safe = safe from the Demon
mark-clocktower-master = the Butler's master
mark-clocktower-red-herring = seems a Demon to the Fortune Teller

phase-clocktower-setup = Before the first night
phase-clocktower-night = Night
phase-clocktower-day = Day
phase-clocktower-dusk = Dusk
stage-clocktower-talk = The town talks
stage-clocktower-nominations = Nominations
stage-clocktower-nominated = Nominated
stage-clocktower-defence = The defence
stage-clocktower-count = The count
stage-clocktower-last-call = Last call
channel-storyteller = Storyteller

option-clocktower-script = Script
    .help = Which characters may be in play.
    .tb = Trouble Brewing
option-clocktower-order = Night order
    .help = By whose list characters act at night.
    .baike = Chinese
    .international = International
option-clocktower-night = Night
    .help = Whether each chooses when their step comes, or all at dusk what can be asked then; then all that was learned is shown before dawn.
    .in-turn = In turn
    .together = Together
option-clocktower-last_call = Last call
    .help = One more chance to nominate before nominations close.
option-clocktower-quiet_rounds = Quiet rounds
    .help = So many nights and days in a row without a death, and evil has won.
option-clocktower-night_seconds = Seconds for a choice at night
    .help = Who is silent and must choose is chosen for by chance.
option-clocktower-dawn_seconds = Seconds before dawn
    .help = So that nobody knows who was woken last.
option-clocktower-talk_seconds = Seconds of talk
    .help = Before nominations open.
option-clocktower-nomination_seconds = Seconds without a nomination
    .help = Then nominations close.
option-clocktower-defence_seconds = Seconds for the defence
    .help = Before the count.
option-clocktower-hand_seconds = Seconds for a hand
    .help = While the count points at somebody.
option-clocktower-call_seconds = Seconds for the last call
    .help = Three beats, or a little more.
option-clocktower-dusk_seconds = Seconds of dusk
    .help = While the night is made ready.

choice-clocktower-none = None
choice-clocktower-swap = Exchanged
choice-clocktower-0 = Number 0
choice-clocktower-1 = Number 1
choice-clocktower-2 = Number 2
choice-clocktower-3 = Number 3
choice-clocktower-4 = Number 4
choice-clocktower-5 = Number 5
choice-clocktower-6 = Number 6
choice-clocktower-7 = Number 7
choice-clocktower-8 = Number 8
choice-clocktower-9 = Number 9
choice-clocktower-10 = Number 10
choice-clocktower-11 = Number 11
choice-clocktower-12 = Number 12
choice-clocktower-13 = Number 13
choice-clocktower-14 = Number 14
choice-clocktower-15 = Number 15

note-clocktower-true = True
note-clocktower-registers = Somebody seems what they are not
note-clocktower-free = False: drunk or poisoned
note-clocktower-must-lie = Must be false

ask-clocktower-bag-demon = Which Demon goes into the bag?
    .short = the Demon for the bag
    .pick = Into the bag: { $what }
ask-clocktower-bag-minion = Which Minions go into the bag?
    .short = the Minions for the bag
    .pick = Into the bag: { $what }
ask-clocktower-bag-outsider = Which Outsiders go into the bag?
    .short = the Outsiders for the bag
    .pick = Into the bag: { $what }
ask-clocktower-bag-townsfolk = Which Townsfolk go into the bag?
    .short = the Townsfolk for the bag
    .pick = Into the bag: { $what }
ask-clocktower-disguise = Which Townsfolk does the { ROLE($a0) } take itself for?
    .short = what the Drunk draws
    .pick = It draws: { $what }
ask-clocktower-deal = Everybody draws a token.
ask-clocktower-red-herring = Who seems a Demon to the { ROLE($a1) }?
    .short = the red herring
    .pick = { $what } seems the Demon
ask-clocktower-bluffs = Which three characters is the Demon shown as not in play?
    .short = the bluffs
    .pick = Show { $what }
ask-clocktower-player = { ROLE($a0) }: whom do you choose?
    .short = a choice at night
    .others = Not now, by your character's own text.
    .pick = Choose { $what }
ask-clocktower-players = { ROLE($a0) }: which players do you choose?
    .short = a choice at night
    .others = Not now, by your character's own text.
    .pick = Choose { $what }
ask-clocktower-decoy = Nothing to decide: tap anybody for show, to hide who is asked.
    .short = a tap for show
    .pick = Tap { $what }
ask-clocktower-asleep = Chance names somebody for who is asleep.
ask-clocktower-tell = What do you tell { SEAT($a0) } as { ROLE($a1) }?
    .short = what somebody is told
    .pick = Tell: { $what }
ask-clocktower-registers = Does { SEAT($a2) } register as what the { ROLE($a1) } looks for, this time or on the coming day?
    .short = how somebody registers
    .pick = Registers: { $what }
ask-clocktower-grimoire = Which Grimoire does { SEAT($a0) } see as { ROLE($a1) }?
    .as-it-is = As it is
    .short = the Grimoire shown
    .pick = Show: { $what }
ask-clocktower-reminder = { SEAT($a0) }, the { ROLE($a1) }, must not read what impairs it. Beside whom does it see that reminder?
    .short = where a reminder is seen
    .pick = Show it beside { $what }
ask-clocktower-bounce = { SEAT($a0) }, the { ROLE($a1) }, is attacked. Who dies?
    .short = who dies for the Mayor
    .pick = { $what } dies
ask-clocktower-heir = Who becomes the { ROLE($a1) } after { SEAT($a0) }?
    .short = the next Demon
    .pick = { $what } becomes the Demon
ask-clocktower-dawn = Wait a little before all open their eyes.
    .go-on = Dawn
    .short = the end of the night
ask-clocktower-open-nominations = The town talks. Open nominations when everybody is back.
    .go-on = Open nominations
    .short = the end of the talk
ask-clocktower-nominate = Do you nominate somebody?
    .pass = I nominate nobody
    .short = nomination
    .others = Nominated today already.
    .pick = Nominate { $what }
ask-clocktower-close = Close nominations when you find that it is enough.
    .close = Close nominations
    .short = closing nominations
ask-clocktower-slayer = Claim to be the Slayer, and choose:
    .short = the Slayer's shot
    .pick = Slay { $what }
ask-clocktower-defence = { SEAT($a0) } speaks in defence.
    .go-on = Count the votes
    .short = the end of the defence
ask-clocktower-vote = Hand up for executing { SEAT($a0) }?
    .up = Hand up
    .down = Hand down
    .short = the vote
ask-clocktower-hand = Your hand, before the count comes round to you:
    .up = Raise it
    .down = Lower it
    .short = the hand
ask-clocktower-dusk = The town talks while the night is made ready.
    .go-on = Night
    .short = the end of dusk

event-clocktower-phase-began = { $phase ->
        [setup] The bag is filled.
        [night] { $day ->
            [1] The first night. Close your eyes, everybody.
           *[other] Night { $day }. Close your eyes, everybody.
        }
        [day] Day { $day }. Open your eyes, everybody.
        [dusk] The day ends.
       *[other] { PHASE($phase) }, { $day }.
    }
event-clocktower-stage-began = { $stage ->
        [talk] The town talks.
        [nominations] Nominations are open.
        [defence] A few words in defence.
        [count] Hands up: the count begins.
        [last-call] Last nomination: three, two, one …
       *[other] Now: { STAGE($stage) }.
    }
event-clocktower-script-chosen = These characters may be in play: { THING($script, kind: "role") }.
event-clocktower-bag-filled = Into the bag: { THING($tokens, kind: "role") }.
event-clocktower-disguised = For the { ROLE($role) } the token of the { ROLE($token) } goes into the bag.
event-clocktower-drew = { $mine ->
        [yes] You draw: { ROLE($role) }.
       *[no] { SEAT($seat) } draws: { ROLE($role) }.
    }
event-clocktower-collected = { SEAT($seat) } is the { ROLE($role) }.
event-clocktower-misled = { SEAT($seat) } takes itself for the { ROLE($role) }.
event-clocktower-became = { SEAT($seat) } becomes the { ROLE($role) }.
event-clocktower-learned = { $mine ->
        [yes] You are the { ROLE($role) } now.
       *[no] { SEAT($seat) } is shown: the { ROLE($role) }.
    }
event-clocktower-sided = { SEAT($seat) } is on the side of { THING($team, kind: "team") } now.
event-clocktower-gained = { SEAT($seat) } has the ability of the { ROLE($role) } as well.
event-clocktower-marked = { SEAT($seat) }: { $name ->
        [muted] may not speak until nightfall
        [drunk] drunk
        [poisoned] poisoned
        [safe] safe from the Demon
        [master] the Butler's master
        [red-herring] seems a Demon to the Fortune Teller
       *[other] has no ability any more
    }.
event-clocktower-undone = The Storyteller takes back { $count ->
        [one] the last answer
       *[other] the last { $count } answers
    }.{ $sealed ->
        [true] {" "}That leads into a count: it begins anew, and no hand raised in it counts.
       *[false] {""}
    } { $reason }
event-clocktower-dusk-fell = All eyes are closed.
event-clocktower-step-done = A step of the night is over.
event-clocktower-hushed = The Storyteller asks for silence until dawn.
event-clocktower-woke = { $mine ->
        [yes] You are woken.
       *[no] { SEAT($seat) } is woken as { ROLE($role) }.
    }
event-clocktower-slept = { $mine ->
        [yes] You close your eyes again.
       *[no] { SEAT($seat) } sleeps again.
    }
event-clocktower-chose = { $mine ->
        [yes] You choose { SEATS($targets) }.
       *[no] { SEAT($seat) } ({ ROLE($role) }) chooses { SEATS($targets) }.
    }
event-clocktower-meant = { $mine ->
        [yes] You mean to choose { SEATS($targets) }.
       *[no] { SEAT($seat) } ({ ROLE($role) }) means to choose { SEATS($targets) }.
    }
event-clocktower-all-chose = All have chosen what can be chosen at dusk.
event-clocktower-decided = You decide for { SEAT($seat) } ({ ROLE($role) }).
event-clocktower-told = { $mine ->
        [yes] You learn:
       *[no] { SEAT($seat) } ({ ROLE($role) }) learns:
    } { $form ->
        [yes] yes.
        [no] no.
        [none] no Outsider in play.
        [number] { $number }.
        [pair] the { ROLE($shown) }: one of { SEATS($about) }.
       *[role] the { ROLE($shown) }.
    }
event-clocktower-shown = { $mine ->
        [yes] You learn:
       *[no] { SEAT($seat) } ({ ROLE($role) }) is shown:
    } { $form ->
        [yes] yes.
        [no] no.
        [none] no Outsider in play.
        [number] { $number }.
        [pair] the { ROLE($shown) }: one of { SEATS($about) }.
       *[role] the { ROLE($shown) }.
    }
event-clocktower-explained = { $true ->
        [true] That is true.
       *[other] { $why ->
            [registers] That is false: somebody registers as what they are not.
            [free] That is false: the ability does not work.
           *[other] That is false, as it must be.
        }
    }
event-clocktower-abnormal = The ability of { SEAT($seat) } ({ ROLE($role) }) did not work as it should.
event-clocktower-evil-known = The Demon: { SEATS($demons) }. Minions: { SEATS($minions) }.
event-clocktower-bluffed = Not in play: { THING($roles, kind: "role") }.
event-clocktower-grimoire-shown = { $mine ->
        [yes] You look into the Grimoire: { FACES($roles) }.
       *[no] { SEAT($seat) } is shown the Grimoire.
    }
event-clocktower-died = { SEAT($seat) } dies ({ $cause ->
        [demon] the Demon's attack
        [execution] execution
        [referee] by the Storyteller's hand
       *[other] an ability
    }).
event-clocktower-revived = { SEAT($seat) } is alive again.
event-clocktower-dawned = Died in the night: { SEATS($died) }.
event-clocktower-returned = Alive again: { SEATS($seats) }.
event-clocktower-life-turned = { $alive ->
        [true] { SEAT($seat) } lives again.
       *[other] { SEAT($seat) } dies.
    }
event-clocktower-nominated = { SEAT($by) } nominates { SEAT($seat) }.
event-clocktower-hand-moved = { $up ->
        [true] { SEAT($seat) } raises a hand.
       *[other] { SEAT($seat) } lowers the hand.
    }
event-clocktower-pointed = { $up ->
        [true] { SEAT($seat) }: hand up.
       *[other] { SEAT($seat) }: no.
    }
event-clocktower-counted = { $votes ->
        [one] 1 vote for executing { SEAT($seat) }.
       *[other] { $votes } votes for executing { SEAT($seat) }.
    } { $block ->
        [-1] Nobody is about to be executed.
       *[other] { SEAT($block) } is about to be executed.
    }
event-clocktower-nominations-closed = Nominations are closed.
event-clocktower-executed = { SEAT($seat) } is executed.
event-clocktower-execution-settled = { $died ->
        [true] { SEAT($seat) } is dead.
       *[other] The execution of { SEAT($seat) } has killed nobody.
    }
event-clocktower-claimed = { SEAT($seat) } claims to be the { ROLE($role) } and chooses { SEAT($target) }.
event-clocktower-claim-settled = That was all that came of it.
event-clocktower-day-over = The day is over.

hand-hush = Silence until dawn
hand-side = Side
hand-tell = Tell something (such as chef>#1>#4)

reason-clocktower-demons-dead = The Demon is dead.
reason-clocktower-two-left = Two players are left alive.
reason-clocktower-saint = The Saint was executed.
reason-clocktower-mayor = Three were alive, and nobody was executed: the Mayor's day.
reason-clocktower-quiet = Too many nights and days passed without a death: the town has not found the Demon.

say-clocktower-claim = I'm the { ROLE($a0) }.
say-clocktower-told-number = My number as the { ROLE($a0) } on night { $a1 }: { $a2 }.
say-clocktower-told-yes = { ROLE($a0) }, night { $a1 }. I picked { SEAT($a2) } and { SEAT($a3) }: yes.
say-clocktower-told-no = { ROLE($a0) }, night { $a1 }. I picked { SEAT($a2) } and { SEAT($a3) }: no.
say-clocktower-told-none = { ROLE($a0) }, night { $a1 }: no Outsider in play.
say-clocktower-told-pair = { ROLE($a0) }, night { $a1 }. One of { SEAT($a3) } and { SEAT($a4) } is the { ROLE($a2) }.
say-clocktower-told-role = { ROLE($a0) }, night { $a1 }. { SEAT($a3) } is the { ROLE($a2) }.
