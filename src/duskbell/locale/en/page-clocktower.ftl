# The Clocktower's own board on the page.

clocktower-block =
    { $votes ->
        [one] about to be executed, with 1 vote
       *[other] about to be executed, with { $votes } votes
    }
clocktower-nominee = nominated
clocktower-nominated-by = nominated by { SEAT($seat) }
clocktower-needed = { $n } needed
clocktower-hand-up = hand up
clocktower-voted = has voted
clocktower-vote-left = one vote left
clocktower-vote-gone = no vote left
clocktower-no-vote = Your last vote is gone: you have no hand in this count.
clocktower-dead =
    { $vote ->
        [yes] You are dead. You still talk, and you have one vote left.
       *[no] You are dead, and your last vote is gone. You still talk.
    }
clocktower-in-night = Night { $day }: { $what }

clocktower-rule-hint = Here the program is the Storyteller: name a character to read its rule, or open your card for your own.
clocktower-rule-all = All rules
clocktower-panel = Nominations and script
clocktower-jinxes = Jinxes
clocktower-script = The script: { $n } characters
clocktower-no-nominations = Nobody has been nominated yet.
clocktower-nominations-of = Day { $day }
clocktower-nomination = { SEAT($seat) } nominated { SEAT($other) }
clocktower-votes =
    { $n ->
        [0] no votes
        [one] 1 vote: { SEATS($seats) }
       *[other] { $n } votes: { SEATS($seats) }
    }
clocktower-own = Lay a token
clocktower-bluffs = The Demon's bluffs
clocktower-believes = thinks: { ROLE($role) }

# The Storyteller's desk.

clocktower-step-minioninfo = Minions learn
clocktower-step-demoninfo = The Demon learns
clocktower-show = Show this
clocktower-show-this = Show this
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
clocktower-grimoire =
    { $mine ->
        [yes] You look into the Grimoire: { $what }.
       *[no] { SEAT($seat) } looks into the Grimoire: { $what }.
    }
clocktower-grimoire-between = {"; "}
clocktower-grimoire-token =
    { $n ->
        [0] { SEAT($seat) } { ROLE($role) }
       *[other] { SEAT($seat) } { ROLE($role) } ({ $what })
    }
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
clocktower-deed-do = It is done before all
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

clocktower-why-false-world =
    .bag = The bag is filled by lot.
    .disguise = What a Drunk takes itself for is drawn by lot among Townsfolk who are not in play.
    .bluffs = Bluffs are two Townsfolk and an Outsider, drawn by lot, and nobody's belief.
    .true = Whose ability works is told what is so, drawn as a person would: first whom it is about, then the rest.
    .registers = Where somebody may register as what they are not, they do three times in ten, anew each time.
    .free = Whose ability does not work is told what is true in a world that they can believe in; a false one is preferred a little.
    .must-lie = What must be false is taken from a world that they can believe in.
    .red-herring = Any good player may be the red herring; the Fortune Teller is a quarter as likely.
    .bounce = A Mayor dies one time in three; else one of the living but the Demon, all alike.
    .deaths = One of the living dies, but no Demon.
    .other = Drawn by lot, each lawful answer alike.
clocktower-why-uniform =
    .other = Drawn by lot, each lawful answer alike.

remark-clocktower-few-bmr = Bad Moon Rising is for seven or more: with five or six, some of its characters are unfair to one side. You may start anyway.
remark-clocktower-few-snv = Sects & Violets is for seven or more: with five or six, some of its characters are unfair to one side. You may start anyway.
