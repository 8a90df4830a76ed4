# The Clocktower's own board on the page.

clocktower-block =
    { $votes ->
        [one] about to be executed, with 1 vote
       *[other] about to be executed, with { $votes } votes
    }
clocktower-nominee = nominated
clocktower-nominated-by = nominated by { SEAT($seat, as: "you") }
clocktower-needed = { $n } needed
clocktower-hand-up = hand up
clocktower-voted = has voted
clocktower-vote-left = one vote left
clocktower-vote-gone = no vote left
clocktower-hand-before = The count goes round. Your hand may be up before it comes to you.
clocktower-hand-counted = Your hand was up when the count came round: it counts.
clocktower-no-vote = Your last vote is gone: you have no hand in this count.
clocktower-only-vote = Dead, you have this one vote for the rest of the game.
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
    .short = Bluffs
clocktower-believes = thinks: { ROLE($role) }

# The Storyteller's desk.

clocktower-step-minioninfo = Minions learn
clocktower-step-demoninfo = The Demon learns
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
clocktower-why-false-world =
    .bag = The bag is filled by lot.
    .disguise = Which Townsfolk a Drunk believes to be is drawn by lot among those not in play.
    .bluffs = Bluffs are two Townsfolk and an Outsider, drawn by lot, and nobody's belief.
    .true = Whoever has a working ability is told what is so, drawn as a person would: first who it is about, then the rest.
    .registers = Where somebody may register as what they are not, they do three times in ten, decided afresh each time.
    .free = Whoever has no working ability is told what is true in a world that they can believe in; a false one is preferred a little.
    .must-lie = What must be false is taken from a world that they can believe in.
    .red-herring = Any good player may be the red herring; the Fortune Teller is a quarter as likely.
    .bounce = A Mayor dies one time in three; else one of the living but the Demon, all alike.
    .deaths = One of the living dies, but no Demon.
    .other = Drawn by lot, each lawful answer alike.
clocktower-why-uniform =
    .other = Drawn by lot, each lawful answer alike.

remark-clocktower-few-bmr = Bad Moon Rising is for seven or more: with five or six, some of its characters are unfair to one side. You may start anyway.
remark-clocktower-few-snv = Sects & Violets is for seven or more: with five or six, some of its characters are unfair to one side. You may start anyway.
