# The rules of Blood on the Clocktower in our own words, read only by the pages of rules. Characters explain themselves.

rules-clocktower-story =
    A town in the shadow of a clock tower, and somewhere in it a Demon. Everybody has a character with an ability of its own. What abilities tell is true as a rule, but somebody may be drunk or poisoned without knowing it.

    Whoever dies stays in the game: the dead talk on, and each of them has one more vote. No character is ever shown before the end.
    .title = What it is about

rules-clocktower-goal =
    • Good | wins when every Demon is dead.
    • Evil | wins when only two players are alive.
    • Both at once | Good wins.

    You win and lose with your side, alive or dead. Some abilities end the game in their own way. Here evil has also won when too many nights and days in a row pass without a death: the town has not found the Demon. The options say how many.
    .title = Who wins

rules-clocktower-people =
    Townsfolk and Outsiders are good, Minions and the Demon evil. Townsfolk help the town; Outsiders get in its way. How many of each there are is open to all, unless a character in play says otherwise.

    • 5 players | 3 Townsfolk, 1 Minion, 1 Demon
    • 6 players | 3 Townsfolk, 1 Outsider, 1 Minion, 1 Demon
    • 7 players | 5 Townsfolk, 1 Minion, 1 Demon
    • 8 players | 5 Townsfolk, 1 Outsider, 1 Minion, 1 Demon
    • 9 players | 5 Townsfolk, 2 Outsiders, 1 Minion, 1 Demon
    • 10 players | 7 Townsfolk, 2 Minions, 1 Demon
    • 11 players | 7 Townsfolk, 1 Outsider, 2 Minions, 1 Demon
    • 12 players | 7 Townsfolk, 2 Outsiders, 2 Minions, 1 Demon
    • 13 players | 9 Townsfolk, 3 Minions, 1 Demon
    • 14 players | 9 Townsfolk, 1 Outsider, 3 Minions, 1 Demon
    • 15 players | 9 Townsfolk, 2 Outsiders, 3 Minions, 1 Demon

    A Baron adds two Outsiders, and as many Townsfolk fewer. Nobody tells you that one is in play.
    .title = Sides and numbers

rules-clocktower-town =
    • { role-clocktower-washerwoman } | { role-clocktower-washerwoman.ability }
    • { role-clocktower-librarian } | { role-clocktower-librarian.ability }
    • { role-clocktower-investigator } | { role-clocktower-investigator.ability }
    • { role-clocktower-chef } | { role-clocktower-chef.ability }
    • { role-clocktower-empath } | { role-clocktower-empath.ability }
    • { role-clocktower-fortuneteller } | { role-clocktower-fortuneteller.ability }
    • { role-clocktower-undertaker } | { role-clocktower-undertaker.ability }
    • { role-clocktower-monk } | { role-clocktower-monk.ability }
    • { role-clocktower-ravenkeeper } | { role-clocktower-ravenkeeper.ability }
    • { role-clocktower-virgin } | { role-clocktower-virgin.ability }
    • { role-clocktower-slayer } | { role-clocktower-slayer.ability }
    • { role-clocktower-soldier } | { role-clocktower-soldier.ability }
    • { role-clocktower-mayor } | { role-clocktower-mayor.ability }
    .title = Townsfolk

rules-clocktower-others =
    • { role-clocktower-butler }, Outsider | { role-clocktower-butler.ability }
    • { role-clocktower-drunk }, Outsider | { role-clocktower-drunk.ability }
    • { role-clocktower-recluse }, Outsider | { role-clocktower-recluse.ability }
    • { role-clocktower-saint }, Outsider | { role-clocktower-saint.ability }
    • { role-clocktower-poisoner }, Minion | { role-clocktower-poisoner.ability }
    • { role-clocktower-spy }, Minion | { role-clocktower-spy.ability }
    • { role-clocktower-scarletwoman }, Minion | { role-clocktower-scarletwoman.ability }
    • { role-clocktower-baron }, Minion | { role-clocktower-baron.ability }
    • { role-clocktower-imp }, Demon | { role-clocktower-imp.ability }
    .title = Outsiders, Minions, the Demon

rules-clocktower-moon =
    Beside these, Bad Moon Rising has the Sailor, the Exorcist, the Innkeeper, the Professor, the Tea Lady, the Zombuul, the Pukka and the Po. With five or six players some of them are unfair to one side; seven or more are better.

    • { role-clocktower-grandmother } | { role-clocktower-grandmother.ability }
    • { role-clocktower-chambermaid } | { role-clocktower-chambermaid.ability }
    • { role-clocktower-gambler } | { role-clocktower-gambler.ability }
    • { role-clocktower-gossip } | { role-clocktower-gossip.ability }
    • { role-clocktower-courtier } | { role-clocktower-courtier.ability }
    • { role-clocktower-minstrel } | { role-clocktower-minstrel.ability }
    • { role-clocktower-pacifist } | { role-clocktower-pacifist.ability }
    • { role-clocktower-fool } | { role-clocktower-fool.ability }
    • { role-clocktower-goon }, Outsider | { role-clocktower-goon.ability }
    • { role-clocktower-lunatic }, Outsider | { role-clocktower-lunatic.ability }
    • { role-clocktower-tinker }, Outsider | { role-clocktower-tinker.ability }
    • { role-clocktower-moonchild }, Outsider | { role-clocktower-moonchild.ability }
    • { role-clocktower-godfather }, Minion | { role-clocktower-godfather.ability }
    • { role-clocktower-devilsadvocate }, Minion | { role-clocktower-devilsadvocate.ability }
    • { role-clocktower-assassin }, Minion | { role-clocktower-assassin.ability }
    • { role-clocktower-mastermind }, Minion | { role-clocktower-mastermind.ability }
    • { role-clocktower-shabaloth }, Demon | { role-clocktower-shabaloth.ability }
    .title = Bad Moon Rising

rules-clocktower-sects =
    Beside these, Sects & Violets has the Snake Charmer, the Mathematician, the Philosopher, the Barber, the Mutant, the Evil Twin, the Cerenovus, the Pit-Hag, the No Dashii, the Vortox, the Fang Gu and the Vigormortis. With five or six players some of them are unfair to one side; seven or more are better.

    • { role-clocktower-clockmaker } | { role-clocktower-clockmaker.ability }
    • { role-clocktower-dreamer } | { role-clocktower-dreamer.ability }
    • { role-clocktower-flowergirl } | { role-clocktower-flowergirl.ability }
    • { role-clocktower-towncrier } | { role-clocktower-towncrier.ability }
    • { role-clocktower-oracle } | { role-clocktower-oracle.ability }
    • { role-clocktower-savant } | { role-clocktower-savant.ability }
    • { role-clocktower-seamstress } | { role-clocktower-seamstress.ability }
    • { role-clocktower-artist } | { role-clocktower-artist.ability }
    • { role-clocktower-juggler } | { role-clocktower-juggler.ability }
    • { role-clocktower-sage } | { role-clocktower-sage.ability }
    • { role-clocktower-sweetheart }, Outsider | { role-clocktower-sweetheart.ability }
    • { role-clocktower-klutz }, Outsider | { role-clocktower-klutz.ability }
    • { role-clocktower-witch }, Minion | { role-clocktower-witch.ability }
    .title = Sects & Violets

rules-clocktower-strainers =
    The script of strainers mixes characters of other scripts with some of these; it is for players who know the game.

    • { role-clocktower-philosopher } | { role-clocktower-philosopher.ability }
    • { role-clocktower-snakecharmer } | { role-clocktower-snakecharmer.ability }
    • { role-clocktower-mathematician } | { role-clocktower-mathematician.ability }
    • { role-clocktower-exorcist } | { role-clocktower-exorcist.ability }
    • { role-clocktower-lycanthrope } | { role-clocktower-lycanthrope.ability }
    • { role-clocktower-professor } | { role-clocktower-professor.ability }
    • { role-clocktower-sailor } | { role-clocktower-sailor.ability }
    • { role-clocktower-innkeeper } | { role-clocktower-innkeeper.ability }
    • { role-clocktower-tealady } | { role-clocktower-tealady.ability }
    • { role-clocktower-barber }, Outsider | { role-clocktower-barber.ability }
    • { role-clocktower-mutant }, Outsider | { role-clocktower-mutant.ability }
    • { role-clocktower-eviltwin }, Minion | { role-clocktower-eviltwin.ability }
    • { role-clocktower-cerenovus }, Minion | { role-clocktower-cerenovus.ability }
    • { role-clocktower-pithag }, Minion | { role-clocktower-pithag.ability }
    • { role-clocktower-nodashii }, Demon | { role-clocktower-nodashii.ability }
    • { role-clocktower-vortox }, Demon | { role-clocktower-vortox.ability }
    • { role-clocktower-fanggu }, Demon | { role-clocktower-fanggu.ability }
    • { role-clocktower-vigormortis }, Demon | { role-clocktower-vigormortis.ability }
    • { role-clocktower-pukka }, Demon | { role-clocktower-pukka.ability }
    • { role-clocktower-po }, Demon | { role-clocktower-po.ability }
    • { role-clocktower-zombuul }, Demon | { role-clocktower-zombuul.ability }
    .title = Strainers

rules-clocktower-setup =
    The Storyteller chooses characters of the script in secret and puts their tokens into a bag. Everybody draws one blind. The tokens then lie in the Grimoire, which only the Storyteller sees.

    The Drunk's token never goes into the bag: in its place there is a Townsfolk's, and whoever draws that believes it.
    .title = Setting up

rules-clocktower-night =
    All close their eyes. The Storyteller goes through the night order from top to bottom and wakes whoever has something to do or to learn. Nobody is woken without need, and whoever has died before their place in the order is not woken.

    On the first night, with seven players or more, the Minions learn who the Demon is and who the others of them are. Then the Demon learns who the Minions are, and is shown three good characters that are not in play, to claim one of them.

    At dawn the Storyteller says who died in the night, or that nobody did, and never why.

    On this page everybody is asked something when somebody is, the dead too: whoever has nothing to decide taps anybody for show. Whoever must choose and is silent is chosen for by chance.
    .title = The night

rules-clocktower-day =
    Talk to everybody, whisper to one, or speak to the Storyteller alone; all see who whispers to whom. Say what you like. The good mostly tell what they are and what they know, the evil claim to be good.

    Some characters do something by day, in front of everybody. Anybody alive may claim to be one of them and do it: then nothing happens.
    .title = The day

rules-clocktower-vote =
    The Storyteller opens nominations. One player is nominated at a time.

    • Who nominates | The living, each once a day.
    • Who is nominated | Anybody, the dead too, each once a day.
    • Defence | The nominee has a short time to speak.
    • The count | goes round clockwise and ends at the nominee. A hand counts if it is up when the count points at it; until then it may go up and down, and all see it.
    • Votes | The living may vote for as many nominees as they like. The dead have one vote for the rest of the game.
    • Enough | At least half of the living, and more than anybody else had today: the nominee is about to be executed.
    • As many as the one about to be executed | Neither is, and the next nominee must have more than both.

    When nobody nominates any more there is a last chance. Then nominations are closed.
    .title = Nominations and votes

rules-clocktower-execution =
    Whoever is about to be executed is executed, at most one player a day; then the day is over. An execution that does not kill still counts as an execution. A day may end without one.
    .title = Execution

rules-clocktower-dead =
    Whoever dies loses the ability at once, unless it says otherwise. The dead cannot nominate, and they have one vote left. They close their eyes at night, and go on talking. Nobody learns what they were.
    .title = The dead

rules-clocktower-drunk =
    Whoever is drunk or poisoned has no ability and is not told. The Storyteller goes on as if they had it: they are woken, choose, and learn something, which may be false.

    Some characters may seem to be what they are not when an ability looks at them. The Storyteller decides that afresh each time.
    .title = Drunk and poisoned

rules-clocktower-storyteller =
    The Storyteller chooses what is in the bag, what is told where several answers are lawful, and how long talk lasts; never lies to somebody whose ability works, and takes no part in the talk. Here the program can do it, or a person.

    A Storyteller may warn, silence until nightfall, or expel whoever breaks the rules. Whoever is expelled is dead.
    .title = The Storyteller

rules-clocktower-words =
    • Claim | To say what you are, truly or not.
    • Bluff | A character that the Demon was shown as not in play.
    • Grimoire | Where the Storyteller keeps who is what.
    • Script | The characters that may be in play.
    • Token, reminder | What lies in the Grimoire for a character, and for what an ability has done.
    • Red herring | A good player who seems a Demon to the Fortune Teller.
    • Vote token | The one vote of a dead player.
    .title = Words of the game
