# The Clocktower's page: what is fetched only when it is wanted, tokens of one's own and the Storyteller's desk.

clocktower-own-of = Tokens beside { SEAT($seat) }
clocktower-own-help = For your eyes alone, on every device of yours. They lie on the ring while your card or your notebook is open.
clocktower-own-part =
    { $part ->
        [sides] Side
        [reminders] Reminder
       *[characters] Character
    }

clocktower-notes =
    { $n ->
        [0] Notes for the night: nothing to decide
        [one] Notes for the night: 1 thing to think of
       *[other] Notes for the night: { $n } things to think of
    }
clocktower-notes-asks = is asked to choose
clocktower-notes-decides =
    { $ways ->
        [0] for you to decide: { $what }
       *[other] for you to decide: { $what } ({ $ways } ways)
    }
clocktower-notes-certain = as things stand, only this can be told: { $what }
clocktower-notes-impaired = the ability does not work just now
clocktower-notes-maybe = may come up: { $what }

clocktower-asked = Asked in private
clocktower-answer-alone = Answer alone
clocktower-answer-all = Answer to everybody
clocktower-hush =
    { $on ->
        [yes] The night is silent until dawn
       *[no] Silence the talk of this night
    }
clocktower-hush-why = People may talk at night, but not about the night; on the first one not about their characters. All hear of the silence; the reason is in the record.
clocktower-hush-usual = Talk about this night
clocktower-reason = Reason, for the record
clocktower-fabled-head = Fabled
clocktower-sheet = Night sheet
clocktower-sheet-next = The coming night
clocktower-step-of = { SEATS($seats) }
clocktower-step-for-show = Nobody has it: played for show
clocktower-signs = Wake: two taps on the shoulder. Sleep: your hand over your own eyes. A choice: they point, you point too.
clocktower-show-anything = Show a sign or a token
clocktower-balance =
    { $what ->
        [bag-demon] The Demon decides how the nights go. Choose it first: the rest is measured by it.
        [bag-minion] See when each helps evil: some every night, some once, as the bag is filled, some at an execution or when the Demon falls.
        [bag-outsider] Each costs the good something: choose a price that this table can pay.
        [bag-townsfolk] A mix balances: some learn at once, some every night, some act, some gain by being left alone or killed. Much that is learned helps good.
        [disguise] Somebody who learns things can be told a story that holds together; who only acts will hardly notice.
        [red-herring] A player who talks much makes the false trail lively; a quiet one makes it harmless.
       *[bluffs] Two Townsfolk and an Outsider is usual. What is told every night is harder to keep up than what is told once; an Outsider shown here hides a count that does not fit.
    }
clocktower-balance-kind =
    { $kind ->
        [first] learns at once: { $n }
        [nightly] learns every night: { $n }
        [deed] acts: { $n }
       *[quiet] waits: { $n }
    }
clocktower-other = Tell something else
clocktower-other-why = Not among the lawful answers: it is a ruling of yours, and the record keeps the reason. Whoever hears it cannot see that.
clocktower-other-what = What
clocktower-other-seat = About
clocktower-other-do = Tell { SEAT($seat) }: { $what }

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
ask-clocktower-disguise = Which character does the { ROLE($a0) } believe they are?
    .short = what is drawn instead
    .pick = Draws { $what }
ask-clocktower-red-herring = Who seems a Demon to the { ROLE($a1) }?
    .short = the red herring
    .pick = { $what } seems the Demon
ask-clocktower-bluffs = Which three characters is the Demon shown as not in play?
    .short = the bluffs
    .pick = Show { $what }
ask-clocktower-side = { SEAT($a0) } has killed a Minion as { ROLE($a1) }. Which Townsfolk beside that Minion is poisoned?
    .nobody = Nobody
    .short = who is poisoned
    .pick = { $what } is poisoned
ask-clocktower-twin = Who is the twin of { SEAT($a0) }, the { ROLE($a1) }?
    .short = the twin
    .pick = { $what } is the twin
ask-clocktower-seems-evil = Who seems evil because of { SEAT($a0) }, the { ROLE($a1) }?
    .short = who seems evil
    .pick = { $what } seems evil
ask-clocktower-drunk = { $a1 ->
    [sweetheart] If { SEAT($a0) }, the { ROLE($a1) }, dies: who is drunk from then on?
   *[other] Who is drunk because of { SEAT($a0) }, the { ROLE($a1) }?
  }
    .nobody = Nobody
    .short = who is drunk
    .pick = { $what } is drunk
ask-clocktower-drunk-instead = { SEAT($a2) } may leave by day. Who is drunk because of { SEAT($a0) }, the { ROLE($a1) }, if they do?
    .short = who is drunk if somebody leaves
    .pick = { $what } is drunk then
ask-clocktower-barber = Which Demon, or who seems one, may let two players change characters?
    .short = whose scissors
    .pick = The scissors go to { $what }
ask-clocktower-deaths = { SEAT($a0) }, the { ROLE($a1) }, has made a Demon. Who dies tonight?
    .short = who dies tonight
    .pick = { $what } dies
ask-clocktower-madness = Execute somebody for what they say, or do not say:
    .short = execution for madness
    .pick = Execute { $what }
ask-clocktower-tell = What do you tell { SEAT($a0) } as { ROLE($a1) }?
    .short = what somebody is told
    .pick = Tell: { $what }
    .two = “One of these two is the { $what }.”
    .pair = Tell: { $what }, { SEAT($one) } or { SEAT($other) }
ask-clocktower-outsiders = Because of the { ROLE($a0) }: one Outsider more, or one fewer?
    .as-usual = No change
    .more = One more
    .fewer = One fewer
    .short = how many Outsiders
ask-clocktower-outsiders-shown = { SEAT($a0) }, the { ROLE($a1) }, is drunk or poisoned. Which Outsiders are they shown as in play?
    .short = the Outsiders shown
    .none = Show none
    .pick = Show { $what }
ask-clocktower-seems-outsider = { SEAT($a2) } seems an Outsider to { SEAT($a0) }, the { ROLE($a1) }. Which one is shown?
    .short = as which Outsider somebody seems
    .pick = Show { $what }
ask-clocktower-spared = Who of the good would live if executed tomorrow, because of { SEAT($a0) }, the { ROLE($a1) }?
    .short = who is spared
    .none = Nobody
    .pick = Would live: { $what }
ask-clocktower-by-hand = Do by hand what { SEAT($a0) }, the { ROLE($a1) }, does now.
    .done = Done
    .short = a step by hand
ask-clocktower-tinker = Does { SEAT($a0) }, the { ROLE($a1) }, die now?
    .short = whether the Tinker dies
    .pick = Dies: { $what }
ask-clocktower-strike = Let somebody die now who may die at any time:
    .short = a death at any time
    .pick = { $what } dies
ask-clocktower-true = Is what { SEAT($a0) } said today as { ROLE($a1) } true?
    .short = whether a statement is true
    .pick = True: { $what }
ask-clocktower-gossip-kills = What { SEAT($a0) } said as { ROLE($a1) } is true. Who dies?
    .short = who dies of gossip
    .pick = { $what } dies
ask-clocktower-comes-up = Does somebody come back who was chosen by { SEAT($a0) }, the { ROLE($a1) }, last night?
    .nobody = Nobody
    .short = who comes back up
    .pick = Comes back: { $what }
ask-clocktower-fooled-minions = { SEAT($a0) } thinks they are the Demon. Who are they shown as their Minions?
    .short = the false Minions
    .pick = Show { $what }
ask-clocktower-fooled-bluffs = { SEAT($a0) } thinks they are the Demon. Which characters are they shown as not in play?
    .short = the false bluffs
    .pick = Show { $what }
ask-clocktower-claim = What does { SEAT($a0) } hear tomorrow on a visit as { ROLE($a1) }? The note says whether it is true.
    .short = what is said on a visit
    .pick = Say: { $what }
ask-clocktower-answers = If { SEAT($a0) } asks something tomorrow as { ROLE($a1) }, who answers, and how?
    .truly = The program, truly
    .falsely = The program, falsely
    .myself = You, later on
    .short = who answers a question
    .pick = Answers: { $what }
ask-clocktower-answer = { SEAT($a0) }, the { ROLE($a1) }, asks whether this is true: { CLAIMS($a2) }.
    .yes = Yes
    .no = No
    .unknown = I don't know
    .short = the answer to a question
ask-clocktower-registers = Does { SEAT($a2) } register as what the { ROLE($a1) } looks for, this time or on the coming day?
    .short = how somebody registers
    .pick = Registers: { $what }
ask-clocktower-charmed = { SEAT($a2) } may seem a Demon to { SEAT($a0) }, the { ROLE($a1) }. Do the two change tokens?
    .short = whether two change tokens
    .pick = Change: { $what }
ask-clocktower-grimoire = Which Grimoire does { SEAT($a0) } see as { ROLE($a1) }?
    .as-it-is = As it is
    .short = the Grimoire shown
    .pick = Show: { $what }
ask-clocktower-reminder = { SEAT($a0) }, the { ROLE($a1) }, must not read what impairs them. Who do they see that reminder beside?
    .short = where a reminder is seen
    .pick = Show it beside { $what }
ask-clocktower-bounce = { SEAT($a0) }, the { ROLE($a1) }, is attacked. Who dies?
    .short = who dies for the Mayor
    .pick = { $what } dies
ask-clocktower-heir = Who becomes the { ROLE($a1) } after { SEAT($a0) }?
    .short = the next Demon
    .pick = { $what } becomes the Demon

clocktower-show = Show this
clocktower-show-this = Show this
clocktower-show-which = Show this: { $what }
clocktower-show-learn = You learn
clocktower-show-evil = This is the Demon. The Minions: { SEATS($seats) }
clocktower-show-minions = These are your Minions
clocktower-show-bluffs = Not in play
clocktower-show-you = You are
clocktower-show-one-of = One of these is
clocktower-show-token = This token
clocktower-show-unknown = I cannot say
clocktower-show-demon = The Demon is one of these
clocktower-show-either = This player is one of these
clocktower-show-none = None
clocktower-show-grimoire = The Grimoire
clocktower-show-exorcist = The Exorcist keeps you asleep tonight
clocktower-show-mad = Be mad that you are
clocktower-show-twins = Twins
clocktower-show-side = Your side
clocktower-cover = Cover the Grimoire
clocktower-covered = The Grimoire is covered
clocktower-covered-why = Only the Storyteller opens it again.
clocktower-uncover = Open the Grimoire
clocktower-deal-why = The tokens are drawn. Before the night, let the tablet go round: each player looks at their own, alone.
clocktower-deal-begin = Let it go round
clocktower-deal-round = Your token
clocktower-deal-alone = Take the tablet, and let nobody else look.
clocktower-deal-look = I am { SEAT($seat) }: show my token
clocktower-deal-seen = Seen: cover it and pass it on
clocktower-deal-of = { $n } of { $all }
clocktower-signal =
    { $kind ->
        [wake] Wake { SEATS($seats) }.
        [sleep] Let { SEATS($seats) } sleep.
       *[show] Show { SEATS($seats) }.
    }
clocktower-sign-hand =
    { $kind ->
        [wake] By hand: two light taps on the shoulder or knee.
        [sleep] By hand: cover your eyes.
        [point] By hand: hold out the token, then point at the players.
        [grimoire] By hand: turn the screen round.
        [choose] They point; point at the same, so that you both are sure. For a character they point at the list.
       *[token] By hand: hold out the token.
    }
clocktower-signal-done = Done
clocktower-signal-skip = All { $n } are done
clocktower-hands = Hands up ahead
clocktower-count-on = Count on: each as the hand stands
clocktower-deeds = A deed of the day
clocktower-deed-do = Everybody sees it done
clocktower-show-yes = Yes
clocktower-show-no = No
clocktower-show-good = Good
clocktower-show-evil-side = Evil
clocktower-sign =
    { $what ->
        [yes] By hand: nod.
        [no] By hand: shake your head.
        [good] By hand: thumb up.
       *[evil-side] By hand: thumb down.
    }
clocktower-sign-number =
    { $n ->
        [0] By hand: thumb and fingertips make an O.
        [one] By hand: hold up 1 finger.
       *[other] By hand: hold up { $n } fingers.
    }
