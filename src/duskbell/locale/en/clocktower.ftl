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
    .ability = Once in the game, by day and in front of everybody, choose a player: a Demon dies.
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
role-clocktower-philosopher = Philosopher
    .ability = Once in the game, at night, choose a good character: you have its ability as well. Whoever is that character is drunk.
role-clocktower-snakecharmer = Snake Charmer
    .ability = Each night choose a living player. A Demon and you change characters and sides, and they are poisoned.
role-clocktower-mathematician = Mathematician
    .ability = Each night you learn how many players' abilities have not worked as they should since dawn, because of another character.
role-clocktower-exorcist = Exorcist
    .ability = On each night but the first choose a player, not the one of last night. A Demon learns who you are and does not wake to act tonight.
role-clocktower-lycanthrope = Lycanthrope
    .ability = On each night but the first choose a living player. If they are good they die, and the Demon kills nobody tonight. One good player seems evil.
role-clocktower-professor = Professor
    .ability = Once in the game, at night but not the first, choose a dead player. A Townsfolk comes back to life.
role-clocktower-sailor = Sailor
    .ability = Each night choose a living player: one of you two is drunk until dusk. You cannot die.
role-clocktower-innkeeper = Innkeeper
    .ability = On each night but the first choose two players: tonight they cannot die, and one of them is drunk until dusk.
role-clocktower-tealady = Tea Lady
    .ability = While both your living neighbours are good, neither can die.
role-clocktower-barber = Barber
    .ability = When you have died, the Demon may let two players change characters that night, though not with another Demon.
role-clocktower-mutant = Mutant
    .ability = If you are mad about being an Outsider, you may be executed.
role-clocktower-eviltwin = Evil Twin
    .ability = You and a player of the other side know each other. If the good one is executed evil wins. Good cannot win while you both live.
role-clocktower-cerenovus = Cerenovus
    .ability = Each night choose a player and a good character: tomorrow they must be mad about being it, or they may be executed.
role-clocktower-pithag = Pit-Hag
    .ability = On each night but the first choose a player and a character: if nobody is it, they become it. If that is a Demon, the Storyteller says who dies tonight.
role-clocktower-nodashii = No Dashii
    .ability = On each night but the first choose a player: they die. The nearest Townsfolk on either side of you are poisoned.
role-clocktower-vortox = Vortox
    .ability = On each night but the first choose a player: they die. All that Townsfolk learn is false. If nobody is executed on a day, evil wins.
role-clocktower-fanggu = Fang Gu
    .ability = On each night but the first choose a player: they die. The first Outsider this would kill becomes an evil Fang Gu, and you die instead. One more Outsider is in play.
role-clocktower-vigormortis = Vigormortis
    .ability = On each night but the first choose a player: they die. A Minion you kill keeps the ability, and a Townsfolk beside them is poisoned. One Outsider fewer is in play.
role-clocktower-pukka = Pukka
    .ability = Each night choose a player: they are poisoned. Whoever you poisoned before dies, and is poisoned no more.
role-clocktower-po = Po
    .ability = On each night but the first you may choose a player: they die. If you chose nobody last time, choose three.
role-clocktower-zombuul = Zombuul
    .ability = On each night but the first, if nobody died that day, choose a player: they die. The first time you die you live on and only seem dead.
role-clocktower-clockmaker = Clockmaker
    .ability = On the first night you learn how many steps it is from the Demon to the nearest Minion.
role-clocktower-dreamer = Dreamer
    .ability = Each night choose another player, not a Traveller: you learn a good and an evil character, one of which is theirs.
role-clocktower-flowergirl = Flowergirl
    .ability = On each night but the first you learn whether a Demon voted that day.
role-clocktower-towncrier = Town Crier
    .ability = On each night but the first you learn whether a Minion nominated that day.
role-clocktower-oracle = Oracle
    .ability = On each night but the first you learn how many of the dead are evil.
role-clocktower-savant = Savant
    .ability = Each day you may visit the Storyteller: you hear two things, one true and one false.
role-clocktower-seamstress = Seamstress
    .ability = Once in the game, at night, choose two others: you learn whether they are on the same side.
role-clocktower-artist = Artist
    .ability = Once in the game, by day, ask the Storyteller in private whether something is true.
role-clocktower-juggler = Juggler
    .ability = On your first day, guess in front of everybody what up to five players are. That night you learn how many guesses were right.
role-clocktower-sage = Sage
    .ability = If a Demon kills you, you learn two players: one of them is that Demon.
role-clocktower-sweetheart = Sweetheart
    .ability = When you die, one player is drunk from then on.
role-clocktower-klutz = Klutz
    .ability = When you learn that you are dead, choose somebody alive in front of everybody: if they are evil, your side loses.
role-clocktower-witch = Witch
    .ability = Each night choose a player: if they nominate tomorrow, they die. With three players alive this is over.
role-clocktower-grandmother = Grandmother
    .ability = On the first night you learn a good player and their character. If a Demon kills them, you die, too.
role-clocktower-chambermaid = Chambermaid
    .ability = Each night choose two other living players: you learn how many of them woke before you tonight for their own ability.
role-clocktower-gambler = Gambler
    .ability = On each night but the first choose a player and guess their character: if you are wrong, you die.
role-clocktower-gossip = Gossip
    .ability = Each day you may say something to everybody. If it is true, somebody dies that night.
role-clocktower-courtier = Courtier
    .ability = Once in the game, at night, choose a character: whoever is it is drunk for three nights and days.
role-clocktower-minstrel = Minstrel
    .ability = When a Minion dies by execution, all others but Travellers are drunk until dusk of the next day.
role-clocktower-pacifist = Pacifist
    .ability = Good players who are executed may live.
role-clocktower-fool = Fool
    .ability = The first time that you would die, you do not.
role-clocktower-goon = Goon
    .ability = Each night the first player who chooses you with an ability is drunk until dusk, and you are on their side.
role-clocktower-lunatic = Lunatic
    .ability = You take yourself for a Demon, and have no ability. The Demon knows who you are, and who you choose.
role-clocktower-tinker = Tinker
    .ability = You may die at any time.
role-clocktower-moonchild = Moonchild
    .ability = When you learn that you are dead, choose somebody alive in front of everybody: tonight they die, if they are good.
role-clocktower-godfather = Godfather
    .ability = You learn which Outsiders are in play: one more or one fewer than usual. If an Outsider dies by day, choose a player that night: they die.
role-clocktower-devilsadvocate = Devil's Advocate
    .ability = Each night choose a living player, not the one of last night: if they are executed tomorrow, they live.
role-clocktower-assassin = Assassin
    .ability = Once in the game, at night but not the first, choose a player: they die, whatever protects them.
role-clocktower-mastermind = Mastermind
    .ability = If the Demon dies by execution, one day more is played. Whoever is executed on it has lost for their side.
role-clocktower-shabaloth = Shabaloth
    .ability = On each night but the first choose two players: they die. One of those you chose last night may come back to life.
team-clocktower-good = good
team-clocktower-evil = evil

mark-clocktower-no-ability = has no ability any more
    .short = used up
mark-clocktower-drunk = drunk
mark-clocktower-muted = muted
mark-clocktower-poisoned = poisoned
mark-clocktower-safe = safe from the Demon
    .short = safe
mark-clocktower-master = the Butler's master
    .short = master
mark-clocktower-exorcised = kept from acting tonight
    .short = exorcised
mark-clocktower-seems-evil = seems evil
mark-clocktower-seems-otherwise = counts as what they are not
    .short = counts otherwise
mark-clocktower-kept-alive = cannot die tonight
    .short = cannot die
mark-clocktower-haircuts-tonight = haircuts tonight
mark-clocktower-twin = the Evil Twin's twin
    .short = twin
mark-clocktower-mad = must be mad
    .short = mad
mark-clocktower-cursed = dies on nominating tomorrow
    .short = cursed
mark-clocktower-grandchild = the Grandmother's grandchild
    .short = grandchild
mark-clocktower-moon = named by the Moonchild
    .short = moon
mark-clocktower-survives-execution = lives if executed
    .short = survives
mark-clocktower-last-day = one day more
mark-clocktower-arbitrary-deaths = the Storyteller says who dies tonight
    .short = deaths tonight
mark-clocktower-hunted = the Demon kills nobody tonight
    .short = hunted
mark-clocktower-stays-evil = evil for good
mark-clocktower-keeps-ability = keeps the ability though dead
    .short = keeps ability
mark-clocktower-red-herring = seems a Demon to the Fortune Teller
    .short = red herring
mark-clocktower-washerwoman-right = Townsfolk (Washerwoman)
    .short = Townsfolk
mark-clocktower-washerwoman-wrong = wrong (Washerwoman)
    .short = wrong
mark-clocktower-librarian-right = Outsider (Librarian)
    .short = Outsider
mark-clocktower-librarian-wrong = wrong (Librarian)
    .short = wrong
mark-clocktower-investigator-right = Minion (Investigator)
    .short = Minion
mark-clocktower-investigator-wrong = wrong (Investigator)
    .short = wrong

dead-clocktower = dead

hand-clocktower-role = Token
hand-clocktower-mark = Lay a reminder
hand-clocktower-unmark = Take a reminder away

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

choice-clocktower-none = None
choice-clocktower-swap = Exchanged
choice-clocktower-evil = Is evil
choice-clocktower-demon = One of two is a Demon
choice-clocktower-alike = On the same side
choice-clocktower-is = Is a character
choice-clocktower-in-play = In play
choice-clocktower-beside = A Demon beside a Minion
choice-clocktower-outsiders = Outsiders in play
choice-clocktower-own-words = In your own words

claim-clocktower-evil = { SEAT($a0) } is evil
claim-clocktower-demon = { SEAT($a0) } or { SEAT($a1) } is a Demon
claim-clocktower-alike = { SEAT($a0) } and { SEAT($a1) } are on the same side
claim-clocktower-is = { SEAT($a1) } is the { ROLE($a0) }
claim-clocktower-in-play = the { ROLE($a0) } is in play
claim-clocktower-beside = a Demon sits beside a Minion
claim-clocktower-outsiders = number of Outsiders in play: { $a0 }
claim-clocktower-own-words = what was said in their own words

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

note-clocktower-true = would be true
note-clocktower-registers = Somebody seems what they are not
note-clocktower-free = would be false: drunk or poisoned
note-clocktower-false = would be false, as one of the two is
note-clocktower-must-lie = would be false, as it must be
ask-clocktower-deal = Everybody draws a token.
ask-clocktower-player = { ROLE($a0) }: who do you choose?
    .unanswered = Time was up. What you had not chosen was settled for you.
    .short = a choice at night
    .others = Not now, by your character's own text.
    .pick = Choose { $what }
ask-clocktower-players = { $a0 ->
        [seamstress] { ROLE($a0) }: which two players do you compare? Nobody: not tonight.
        [ravenkeeper] { ROLE($a0) }: who do you choose?
        [dreamer] { ROLE($a0) }: who do you choose?
        [assassin] { ROLE($a0) }: who do you choose? Nobody: not tonight.
        [professor] { ROLE($a0) }: who do you choose? Nobody: not tonight.
        [bonecollector] { ROLE($a0) }: who do you choose? Nobody: not tonight.
        [po] { ROLE($a0) }: who do you choose? Nobody: not tonight.
       *[other] { ROLE($a0) }: which two players do you choose?
    }
    .unanswered = Time was up. What you had not chosen was settled for you.
    .short = a choice at night
    .others = Not now, by your character's own text.
    .pick = Choose { $what }
ask-clocktower-haircut = { ROLE($a0) }: which two players exchange their characters? Nobody: none do.
    .unanswered = Time was up. What you had not chosen was settled for you.
    .short = a choice at night
    .others = Not now, by your character's own text.
    .pick = Choose { $what }
ask-clocktower-attacks = { ROLE($a0) }: who do you attack? They are attacked in the order in which you choose them.
    .unanswered = Time was up. What you had not chosen was settled for you.
    .short = a choice at night
    .others = Not now, by your character's own text.
    .pick = Attack { $what }
ask-clocktower-character =
    { $about ->
        [2] { ROLE($a0) }: which character do you choose for { SEAT($a1) }?
       *[other] { ROLE($a0) }: which character do you choose?
    }
    .unanswered = Time was up. What you had not chosen was settled for you.
    .pass = None now
    .short = a choice at night
    .pick = Choose { $what }
ask-clocktower-decoy = Nothing to decide: tap anybody for show, to hide who is asked.
    .unanswered = Time was up. What you had not chosen was settled for you.
    .short = a tap for show
    .pick = Tap { $what }
ask-clocktower-asleep = Chance names somebody for whoever is asleep.
ask-clocktower-dawn = Wait a little before everybody opens their eyes.
    .go-on = Dawn
    .short = the end of the night
ask-clocktower-open-nominations = The town talks. Open nominations when everybody is back.
    .go-on = Open nominations
    .short = the end of the talk
ask-clocktower-nominate =
    { $about ->
        [0] Do you nominate somebody?
       *[other] Last call: do you still nominate somebody?
    }
    .pass = Nominate nobody
    .short = nomination
    .others = Nominated today already.
    .pick = Nominate { $what }
ask-clocktower-close = Close nominations when you find that it is enough. They close by themselves once nobody wants to nominate.
    .close = Close nominations
    .short = closing nominations
ask-clocktower-slayer = Claim to be the Slayer: who do you shoot? Anybody alive may claim it; only the real one can kill.
    .short = the Slayer's shot
    .pick = Slay { $what }
    .offer = Claim to be the Slayer
ask-clocktower-juggler = Guess in front of everybody what somebody is, as the Juggler would; anybody may claim to be one:
    .short = a Juggler's guess
    .pick = Guess: { $what }
    .offer = Guess as the Juggler
ask-clocktower-savant = Visit the Storyteller: you hear two things.
    .visit = Visit
    .short = a visit
    .offer = Visit the Storyteller
ask-clocktower-artist = Ask the Storyteller, once in the game, whether something is true:
    .short = the Artist's question
    .pick = Ask: { $what }
    .offer = Ask the Storyteller
ask-clocktower-klutz = You are dead, and everybody who dies is asked this: as the Klutz, who do you choose in front of all?
    .pass = Nobody: I'm not the Klutz
    .short = the Klutz's last word
    .others = Not alive.
    .pick = Choose { $what }
ask-clocktower-gossip = Say something to everybody, as the Gossip would; anybody may claim to be one. In your own words only a person as Storyteller can judge it:
    .short = a Gossip's statement
    .pick = Say: { $what }
    .offer = Speak as the Gossip
ask-clocktower-moonchild = You are dead. Who do you choose in front of everybody, as the Moonchild?
    .pass = Nobody: I'm not the Moonchild
    .short = the Moonchild's last word
    .others = Not alive.
    .pick = Choose { $what }
ask-clocktower-own-up = You were mad as you must not be, or not as you must: own up, and you may be executed.
    .own-up = Own up
    .short = owning up to madness
ask-clocktower-defence = { SEAT($a0) } speaks in defence.
    .go-on = Count the votes
    .short = the end of the defence
ask-clocktower-vote = { $silence ->
        [up] { $mine ->
            [yes] Your hand is up for your own execution. Does it stay up?
           *[no] Your hand is up for executing { SEAT($a0) }. Does it stay up?
        }
       *[other] { $mine ->
            [yes] Hand up for your own execution?
           *[no] Hand up for executing { SEAT($a0) }?
        }
    }
    .up = Hand up
    .down = Hand down
    .short = the vote
ask-clocktower-hand = Your hand, before the count comes round to you:
    .up = Raise my hand
    .down = Lower my hand
    .short = the hand
ask-clocktower-dusk = The town talks while the night is made ready.
    .go-on = Night
    .short = the end of dusk

event-clocktower-phase-began = { $phase ->
        [setup] The bag is being filled.
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
        [defence] Whoever is nominated says a few words.
        [count] Hands up: the count begins.
        [last-call] Last call: three, two, one …
       *[other] Now: { STAGE($stage) }.
    }
event-clocktower-script-chosen = These characters may be in play: { THING($script, kind: "role") }.
event-clocktower-bag-filled = { COUNT($tokens) ->
        [0] Into the bag: no { $kind ->
            [townsfolk] Townsfolk.
            [outsider] Outsiders.
            [minion] Minions.
           *[other] Demon.
        }
       *[other] Into the bag: { THING($tokens, kind: "role") }.
    }
event-clocktower-disguised = For the { ROLE($role) } the token of the { ROLE($token) } goes into the bag.
event-clocktower-drew = { $mine ->
        [yes] You draw: { ROLE($role) }.
       *[no] { SEAT($seat) } draws: { ROLE($role) }.
    }
event-clocktower-collected = { SEAT($seat) } is the { ROLE($role) }.
event-clocktower-misled = { SEAT($seat) } thinks they are the { ROLE($role) }.
event-clocktower-became = { SEAT($seat) } becomes the { ROLE($role) } ({ THING($team, kind: "team") }).
event-clocktower-learned = { $mine ->
        [yes] You are the { ROLE($role) } now, and { THING($team, kind: "team") }.
       *[no] { SEAT($seat) } is shown: the { ROLE($role) }, { THING($team, kind: "team") }.
    }
event-clocktower-sided = { SEAT($seat) } is on the side of { THING($team, kind: "team") } now.
event-clocktower-swayed = { SEAT($seat) } is to be on the side of { THING($team, kind: "team") }, and is told at night.
event-clocktower-gained = { SEAT($seat) } has the ability of the { ROLE($role) } as well.
event-clocktower-lent-in-vain = { SEAT($seat) }: the ability of the { ROLE($role) } was lent in vain, and never works.
event-clocktower-marked = { SEAT($seat) }: { $name ->
        [muted] may not speak until nightfall
        [drunk] drunk
        [poisoned] poisoned
        [safe] safe from the Demon
        [master] the Butler's master
        [exorcised] kept from acting tonight
        [seems-evil] seems evil
        [seems-otherwise] counts as what they are not
        [kept-alive] cannot die tonight
        [haircuts-tonight] haircuts tonight
        [twin] the Evil Twin's twin
        [mad] must be mad
        [cursed] dies on nominating tomorrow
        [grandchild] the Grandmother's grandchild
        [moon] named by the Moonchild
        [survives-execution] lives if executed
        [last-day] one day more
        [arbitrary-deaths] the Storyteller says who dies tonight
        [hunted] the Demon kills nobody tonight
        [keeps-ability] { $of ->
            [bonecollector] has the ability until dusk though dead
           *[other] keeps the ability though dead
        }
        [red-herring] seems a Demon to the Fortune Teller
        [three-votes] their vote counts three times
        [negative-vote] their vote counts against
        [sober-healthy] sober and healthy
        [acts-twice] acts twice
        [used-once] used once of two times
        [no-ability] { $of ->
            [fanggu] no Outsider becomes the Fang Gu any more
           *[other] has no ability any more
        }
       *[other] “{ THING($name, kind: "mark") }”
    }.
event-clocktower-undone = The Storyteller takes { $count ->
        [one] back the last answer
        [other] back the last { $count } answers
       *[hidden] answers back, to where the table now stands
    }.{ $sealed ->
        [true] {" "}That leads into a count: it starts over, and no hand raised in it counts.
       *[false] {""}
    } { $reason }
event-clocktower-unmarked = { SEAT($seat) }: no longer “{ THING($name, kind: "mark") }”.
event-clocktower-prevented = { $whom ->
        [-1] A death did not happen, thanks to { SEAT($by) } ({ ROLE($of) }).
       *[other] { SEAT($whom) } should have died, but lives, thanks to { SEAT($by) } ({ ROLE($of) }).
    }
event-clocktower-dusk-fell = All eyes are closed.
event-clocktower-step-done = A step of the night is over.
event-clocktower-idled = A question was put for show.
event-clocktower-by-hand = By hand: { $change ->
        [role] { SEAT($seat) } is the { ROLE($to) }
        [side] { SEAT($seat) } is on the side of { THING($to, kind: "team") }
        [life] { SEAT($seat) } is { $to ->
            [dead] dead
           *[other] alive
        }
        [mark] a reminder beside { SEAT($seat) }: { THING($to, kind: "mark") }
        [unmark] a reminder taken away from { SEAT($seat) }: { THING($to, kind: "mark") }
        [tell] { SEAT($seat) } is told something that is not among the lawful answers
        [hush] silence until dawn
        [win] { THING($to, kind: "team") } has won
        [fabled] { THING($to, kind: "role") } comes into play, as all see
        [fabled-leaves] { THING($to, kind: "role") } leaves play, as all see
        [fabled-seen-to] { THING($to, kind: "role") } has been seen to
        [leave] { SEAT($seat) } leaves the table
        [join] { SEAT($seat) } comes as the { ROLE($to) }
       *[other] { SEAT($seat) }: { THING($change, kind: "hand") }
    }. { $reason }
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
        [yes] You choose { ONTO($seat, $targets) }.
       *[no] { SEAT($seat) } ({ ROLE($role) }) chooses { ONTO($seat, $targets) }.
    }
event-clocktower-named = { $declined ->
        [true] { $mine ->
            [yes] You choose no character.
           *[no] { SEAT($seat) } ({ ROLE($role) }) chooses no character.
        }
       *[other] { $mine ->
            [yes] You choose the { ROLE($named) }.
           *[no] { SEAT($seat) } ({ ROLE($role) }) chooses the { ROLE($named) }.
        }
    }
event-clocktower-twins-met = { SEATS($seats) } ({ THING($roles, kind: "role") }) see each other as twins.
event-clocktower-cast-shown = { $mine ->
        [yes] Outsiders in play: { COUNT($roles) ->
            [0] none
           *[other] { THING($roles, kind: "role") }
        }.
       *[no] { SEAT($seat) } is shown which Outsiders are in play: { COUNT($roles) ->
            [0] none
           *[other] { THING($roles, kind: "role") }
        }.
    }
event-clocktower-deluded = { SEAT($seat) } thinks they are the { ROLE($role) }, and is the Lunatic.
event-clocktower-deluded-chose = The Lunatic, { SEAT($seat) }, chooses { ONTO($seat, $targets) }.
event-clocktower-exorcised = { $mine ->
        [yes] You do not act tonight: { SEAT($by) } is the Exorcist.
       *[no] { SEAT($seat) } does not act tonight, and learns that { SEAT($by) } is the Exorcist.
    }
event-clocktower-maddened = { $mine ->
        [yes] You must be mad about being the { ROLE($role) } until dusk, or you may be executed.
       *[no] { SEAT($seat) } must be mad about being the { ROLE($role) } until dusk.
    }
event-clocktower-meant = { $mine ->
        [yes] You mean
       *[no] { SEAT($seat) } ({ ROLE($role) }) means
    } to choose { COUNT($targets) ->
        [0] { $answer ->
            [silence] { ONTO($seat, $targets) }
           *[other] the { ROLE($answer) }
        }
       *[other] { ONTO($seat, $targets) }
    }.
event-clocktower-all-chose = All have chosen what can be chosen at dusk.
event-clocktower-decided = The Storyteller decides{ $seat ->
        [-1] {""}
       *[other] {" "}for { SEAT($seat) }
    } ({ ROLE($role) }){ $kind ->
        [registers] : { SEAT($whom) } { $answer ->
            [yes] registers as that.
           *[no] does not register as that.
        }
        [charmed] : { SEAT($whom) } { $answer ->
            [yes] is the Demon here.
           *[no] is not the Demon here.
        }
        [red-herring] : the red herring is { SEATS($named) }.
        [seems-evil] : { SEATS($named) } seems evil.
        [bounce] : the death is for { SEATS($named) }.
        [heir] : the heir is { SEATS($named) }.
        [seems-outsider] : { SEAT($whom) } seems the { ROLE($answer) }.
        [drunk] : { $answer ->
            [nobody] nobody is drunk.
           *[other] { SEATS($named) } is drunk.
        }
        [side] : { $answer ->
            [nobody] nobody is poisoned.
           *[other] { SEATS($named) } is poisoned.
        }
        [twin] : the twin is { SEATS($named) }.
        [deaths] : who dies tonight is { SEATS($named) }.
        [barber] : the scissors are for { SEATS($named) }.
        [outsiders] : { $answer ->
            [more] one Outsider more.
            [fewer] one Outsider fewer.
           *[as-usual] as many Outsiders as usual.
        }
        [spared] : { SEATS($named) } would live if executed tomorrow.
        [comes-up] : { $answer ->
            [nobody] nobody comes back.
           *[other] { SEATS($named) } comes back.
        }
        [tinker] : { $answer ->
            [yes] they die.
           *[no] they live.
        }
        [scapegoat] : { $answer ->
            [yes] executed instead of { SEAT($whom) }.
           *[no] not executed instead of { SEAT($whom) }.
        }
        [deviant] : { $answer ->
            [yes] they were funny.
           *[no] they were not funny.
        }
        [harlot-dies] : { $answer ->
            [both] both die.
           *[nobody] nobody dies.
        }
        [gossip-kills] : { SEATS($named) } dies.
        [true] : { $answer ->
            [yes] what they said is true.
           *[no] what they said is not true.
        }
        [apprentice] : the ability is that of the { ROLE($answer) }.
        [bluffs] : { THING($answer, kind: "role") } are shown as not in play.
        [fooled-bluffs] : { THING($answer, kind: "role") } are shown as not in play.
        [fooled-minions] : their Minions seem to be { SEATS($named) }.
        [outsiders-shown] : the Outsiders shown are { COUNT($answer) ->
            [0] none.
           *[other] { THING($answer, kind: "role") }.
        }
        [drunk-instead] : { SEATS($named) } is drunk if { SEAT($whom) } leaves.
        [claim] : they are told “{ CLAIMS($answer) }”.
        [answers] : { $answer ->
            [myself] a question is answered later on.
            [truly] a question is answered truly.
           *[falsely] a question is answered falsely.
        }
        [reminder] : that reminder is shown beside { SEATS($named) }.
       *[other] .
    }
event-clocktower-told = { $mine ->
        [yes] You learn:
       *[no] { SEAT($seat) } ({ ROLE($role) }) learns:
    } { $form ->
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
        [claims] one is true, the other false. { CLAIMS($claims) }.
        [side] { SEATS($chosen) } is on the side of { THING($shown, kind: "team") }.
       *[role] the { ROLE($shown) }.
    }
event-clocktower-shown = { $mine ->
        [yes] You learn:
       *[no] { SEAT($seat) } ({ ROLE($role) }) is shown:
    } { $form ->
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
        [claims] one is true, the other false. { CLAIMS($claims) }.
        [side] { SEATS($chosen) } is on the side of { THING($shown, kind: "team") }.
       *[role] the { ROLE($shown) }.
    }
event-clocktower-reminded = A reminder lies beside { SEAT($right) }, and one of the wrong player beside { SEAT($wrong) }.
event-clocktower-explained = { $why ->
        [true] That is true, as this ability means it.
        [ruled] Whether that is true, the Storyteller ruled in person.
        [registers] That is false: somebody registers as what they are not.
        [free] That is false: the ability does not work.
       *[other] That is false, as it must be.
    }
event-clocktower-imagined = { $world ->
        [-1] No world was found that { SEAT($seat) } could believe in and in which this is true.
       *[other] { $holds ->
            [true] { SEAT($seat) } can believe it: it is true { $before ->
                [first] in a world
                [same] in the same world as before
               *[other] in another world than before
            }, with { FACES($evil) }.
           *[other] It would be true with { FACES($evil) }, but not all that { SEAT($seat) } heard before.
        }
    }
event-clocktower-is = { SEAT($seat) } is the { ROLE($role) }.
event-clocktower-abnormal = The ability of { SEAT($seat) } ({ ROLE($role) }) did not work as it should.
event-clocktower-faltered = { SEAT($seat) } only thinks they are the { ROLE($role) }, and that ability would have failed: a Mathematician may learn of it.
event-clocktower-missed = A reminder of { SEAT($seat) } ({ ROLE($role) }) would have come to lie on { SEAT($target) }.
event-clocktower-poison-moved = Poison beside { SEAT($beside) } comes to lie on { SEAT($seat) }.
event-clocktower-outlived = { SEAT($seat) } ({ ROLE($role) }) has not killed { ONTO($seat, $target) }.
event-clocktower-evil-known = The Demon: { SEATS($demons) }. Minions: { SEATS($minions) }.
event-clocktower-bluffed = Not in play: { THING($roles, kind: "role") }.
event-clocktower-grimoire-shown = { $mine ->
        [yes] You look into the Grimoire: { FACES($roles) }.
       *[no] { SEAT($seat) } is shown the Grimoire.
    }
event-clocktower-died = { $mine ->
        [yes] You die
       *[no] { SEAT($seat) } dies
    } ({ $cause ->
        [demon] the Demon's attack
        [execution] execution
        [exile] exile
        [referee] by the Storyteller's hand
       *[other] an ability
    }).{ $feigned ->
        [true] {" "}That only seems so: the Demon lives.
       *[other] {""}
    }
event-clocktower-revived = { $mine ->
        [yes] You are
       *[no] { SEAT($seat) } is
    } alive again.
event-clocktower-dawned = { COUNT($died) ->
        [0] Nobody died in the night.
       *[other] Died in the night: { SEATS($died, as: "you") }.
    }
event-clocktower-returned = Alive again: { SEATS($seats) }.
event-clocktower-life-turned = { $alive ->
        [true] { SEAT($seat) } lives again.
       *[other] { SEAT($seat) } dies.
    }
event-clocktower-nominated = { $self ->
        [yes] { $mine ->
            [yes] You nominate yourself.
           *[no] { SEAT($by) } nominates themselves.
        }
       *[no] { SEAT($by) } nominates { SEAT($seat, as: "you") }.
    }
event-clocktower-hand-moved = { $up ->
        [true] { $mine ->
            [yes] You raise your
           *[no] { SEAT($seat) } raises a
        } hand.
       *[other] { $mine ->
            [yes] You lower your
           *[no] { SEAT($seat) } lowers the
        } hand.
    }
event-clocktower-pointed = { $up ->
        [true] Counted { SEAT($seat, as: "you") }: hand up.
       *[other] Counted { SEAT($seat, as: "you") }: hand down.
    }
event-clocktower-counted = { $mine ->
        [yes] You
       *[no] { SEAT($seat) }
    }: { $votes } { $votes ->
        [one] vote.
       *[other] votes.
    } { $tied ->
        [-1] { $block ->
            [-1] Not enough: nobody is about to be executed.
           *[other] About to be executed, with the most votes: { SEAT($block, as: "you") }.
        }
       *[other] A tie with { SEAT($tied, as: "you") }: nobody is about to be executed.
    }
event-clocktower-nominations-closed = Nominations are closed.
event-clocktower-executed = { $mine ->
        [yes] You are
       *[no] { SEAT($seat) } is
    } executed.
event-clocktower-execution-settled = { $died ->
        [true] { SEAT($seat) } is dead.
       *[other] The execution of { SEAT($seat) } has killed nobody.
    }
event-clocktower-claimed = { $target ->
        [-1] { SEAT($seat) } says as the { ROLE($role) }: { CLAIMS($said) }.
       *[other] { $mine ->
            [yes] You claim to be the { ROLE($role) } and choose { ONTO($seat, $target) }.
           *[no] { SEAT($seat) } claims to be the { ROLE($role) } and chooses { ONTO($seat, $target) }.
        }
    }
event-clocktower-visited = { $mine ->
        [yes] You visit the Storyteller.
       *[no] { SEAT($seat) } ({ ROLE($role) }) visits the Storyteller.
    }
event-clocktower-petitioned = { SEAT($seat) } ({ ROLE($role) }) waits for an answer: { CLAIMS($said) }?
event-clocktower-answered = { SEAT($seat) } ({ ROLE($role) }) has been answered.
event-clocktower-last-words = { $target ->
        [-1] { $mine ->
            [yes] You name
           *[no] { SEAT($seat) } names
        } nobody as the { ROLE($role) }.
       *[other] { $mine ->
            [yes] You choose
           *[no] { SEAT($seat) } chooses
        } { SEAT($target) } as the { ROLE($role) }.
    }
event-clocktower-last-words-settled = The last word of { SEAT($seat) } has been heard.
event-clocktower-condemned = { SEAT($seat) } is to be executed for madness.
event-clocktower-owned-up = { $mine ->
        [yes] You own up to your madness.
       *[no] { SEAT($seat) } owns up to madness.
    }
event-clocktower-claim-settled = { $shows ->
        [true] {""}
       *[other] Nothing more happens.
    }
event-clocktower-day-over = { $quiet ->
        [true] Nobody was executed today.
       *[other] The day is over.
    }

hand-hush = Silence until dawn
hand-win = A side wins, and the game ends
    .good = the good
    .evil = the evil
hand-fabled = A Fabled comes into play
hand-fabled-leaves = A Fabled leaves play
hand-fabled-seen-to = Seen to, for a Fabled
hand-leave = Leaves the table
hand-join = Comes as
hand-side = Side
hand-tell = Tell something (such as chef>#1>#4)

reason-clocktower-demons-dead = The Demon is dead.
reason-clocktower-two-left = Two players are left alive.
reason-clocktower-saint = The Saint was executed, which loses the game for the Saint's side.
reason-clocktower-mayor = Three were alive, and nobody was executed: that wins the game for the Mayor's side.
reason-clocktower-vortox = The Vortox was alive on a day on which nobody was executed: that wins the game for evil.
reason-clocktower-twin = The Evil Twin's good twin was executed, which wins the game for evil.
reason-clocktower-klutz = The Klutz, on dying, chose somebody evil, which loses the game for the Klutz's side.
reason-clocktower-mastermind = Somebody was executed on the Mastermind's day, and has lost for their side.
reason-clocktower-ruled = The Storyteller has ruled who wins.
reason-clocktower-quiet = Too many nights and days passed without a death: the town has not found the Demon.

say-clocktower-claim = I'm the { ROLE($a0) }.
say-clocktower-told-number = My number as the { ROLE($a0) } on night { $a1 }: { $a2 }.
say-clocktower-told-woke = { ROLE($a0) }, night { $a1 }. I chose { SEAT($a3) } and { SEAT($a4) }: { $a2 } of them woke.
say-clocktower-told-chose = { ROLE($a0) }, night { $a1 }. I chose { SEAT($a2) } and am still what I was.
say-clocktower-told-good = { ROLE($a0) }, day { $a1 }. { SEAT($a2) } gave me a vote: good.
say-clocktower-told-evil = { ROLE($a0) }, day { $a1 }. { SEAT($a2) } gave me a vote: evil.
say-clocktower-told-yes = { ROLE($a0) }, night { $a1 }. I picked { SEAT($a2) } and { SEAT($a3) }: yes.
say-clocktower-told-no = { ROLE($a0) }, night { $a1 }. I picked { SEAT($a2) } and { SEAT($a3) }: no.
say-clocktower-told-heard-yes = { ROLE($a0) }, night { $a1 }: yes.
say-clocktower-told-heard-no = { ROLE($a0) }, night { $a1 }: no.
say-clocktower-told-either = { ROLE($a0) }, night { $a1 }. { SEAT($a4) } is the { ROLE($a2) } or the { ROLE($a3) }.
say-clocktower-told-demon = { ROLE($a0) }, killed on night { $a1 }. The Demon is { SEAT($a2) } or { SEAT($a3) }.
say-clocktower-told-claims = { ROLE($a0) }, day { $a1 }. One of these is true: { CLAIMS($a2) }; { CLAIMS($a3) }.
say-clocktower-told-answer-yes = { ROLE($a0) }, day { $a1 }. I asked whether { CLAIMS($a2) }: yes.
say-clocktower-told-answer-no = { ROLE($a0) }, day { $a1 }. I asked whether { CLAIMS($a2) }: no.
say-clocktower-told-who = { ROLE($a0) }, night { $a1 }. { SEAT($a3) } is good, the { ROLE($a2) }.
say-clocktower-told-none = { ROLE($a0) }, night { $a1 }: no Outsider in play.
say-clocktower-told-pair = { ROLE($a0) }, night { $a1 }. One of { SEAT($a3) } and { SEAT($a4) } is the { ROLE($a2) }.
say-clocktower-told-role = { ROLE($a0) }, night { $a1 }. { SEAT($a3) } is the { ROLE($a2) }.
