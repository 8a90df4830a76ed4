# The rules of Princeton Mafia in our own words, read only by the pages of rules. One message is one chapter, in this
# order; an empty line parts paragraphs, a line with a bullet is a point, and what stands before its bar is a term.

rules-mafia-story =
    A small Italian village lives in fear of the Mafia. After dark its killers walk the lanes and murder honest people. When the sun is up the villagers meet, look for whoever did it, and vote on which of them belongs to the gang.

    So two powers are at work, one that hides and one that looks for it. The killers know each other and are few; the village is many and knows nothing. Everything happens in talk.
    .title = What it is about

rules-mafia-people =
    The game is at its best with twelve or more, and good from eight. There is no upper limit as such, but beyond twenty-four it becomes hard to run. Here a table has 5 to 24 seats.

    One more takes no part: the referee, who favours nobody, says when night falls and day breaks, and sees to the rules. Here that is the program, or a person who ticks “I'll be the referee”. Round a real table it takes a pack of playing cards; here the deal is made for you.
    .title = Players and referee

rules-mafia-goal =
    • The killers | win when no villager or angel is left alive, and already when the others no longer outnumber them: from then on no vote could reach the majority that convicts a killer.
    • The village | wins when every killer has been executed before that happens. The angels belong to it and win and lose with it.
    • Nobody | wins when too many days in a row pass without any death (five by default), or when the referee ends the table.

    You win with your side whether you are still alive or not.
    .title = Who wins

rules-mafia-deal =
    Everybody is dealt one card face down and looks at it alone.

    • Killers | are black: the court cards of clubs.
    • Angels | are the red queens: hearts for the first, diamonds for the second, if there are two.
    • Villagers | are the low hearts and diamonds.

    How many of each depends on how many play. Twelve play with three killers and one angel, and the rest are villagers. Up to ten there are two killers, eleven have three, and from thirteen on a fourth killer takes the place of a villager. Five start with only one killer, or the killers would have won before the first morning. All of it can be set under the options, as long as killers are fewer than half.

    Until the first day begins nobody says or shows who they are. And for as long as you live you never turn your card over for others to see, whatever you say about it.
    .title = Cards and deal

rules-mafia-round =
    The game goes round by round. Each round is a night and then a day, and the referee announces both. The first thing that happens after the deal is a night.
    .title = Night and day by turns

rules-mafia-night =
    The referee says that it is dark. All the players close their eyes, and looking is cheating. While signs are given the referee speaks as little as possible, so that no voice and no direction tells who is awake.

    First the killers wake, and nobody but them. Without a sound they point at whoever is to die, and the referee takes note; they may choose nobody instead. All must point the same way. If they do not, they see where the others pointed and try once more, or as often as the options say; after that nobody dies that night. What is left of these rounds still goes by when they have agreed, so that nobody learns how soon they did; a killer who is the only one left points once. They may point at any living player, one of their own included. Then they go back to sleep.

    Next the angels, one at a time: the Angel of Hearts is called, and then, if there is one, the Angel of Diamonds. They wake apart and are never told of each other. Each points at one other living player, and the referee answers without a word: a nod for a killer, a shaken head for anybody else. Who points at nobody in time learns nothing. Then that angel goes back to sleep.

    Whoever has been chosen lives until dawn. An angel who will be found dead in the morning still gets the answer.
    .title = The night

rules-mafia-dawn =
    The referee wakes everybody, and before anyone speaks says who was killed, if anybody was. The victim's card is turned face up on the table. There are no last words.

    A night without a death is allowed: it may mean that the killers wanted none, since now and then that serves them better, or that they could not agree.
    .title = Daybreak

rules-mafia-dead =
    Who dies is out. From that moment on they say nothing, and give no hint to the living by any other way. That holds among the dead as well: they do not talk to each other.

    In return they may keep their eyes open for the rest of the game and watch the nights: who wakes, where they point, what the referee answers. A table may take that away under the options.
    .title = The dead

rules-mafia-talk =
    By day the living talk about what they make of it all. Anybody may claim to be anything. An angel may step forward, though it is seldom wise; a killer may say “I am an angel” and blame a villager on the strength of it. Lying is part of the game, and only the card itself is forbidden: no living player shows it, to anybody, for any reason.
    .title = Open discussion

rules-mafia-accuse =
    When enough has been said the referee opens the accusations. Any living player may name another living player as a killer. It then goes step by step.

    • Reasons | The accuser alone has the floor and explains.
    • A second | Somebody else must support it: any living player but accuser and accused. If nobody does, the accusation lapses, and the same accuser cannot repeat it that day; another may.
    • Defence | The accused alone has the floor.
    • Comments | All the living may add a few short words.
    • Vote | The referee calls it.

    Where the program is the referee, accusations close when everybody alive has passed or when nobody accuses for a while. A person in that chair closes them by hand.
    .title = Accusation and trial

rules-mafia-vote =
    All the living vote, the accused too. More than half of everybody alive must be for execution; not voting counts as against.

    If the vote carries, the accused turns the card up and is out of the game. Otherwise the accused lives on, and cannot be accused again before the next day.
    .title = The vote

rules-mafia-dusk =
    The day ends in one of two ways: somebody has been executed, or the referee closes the accusations because nobody has another to make or no more is needed. In the second case nobody is executed that day.

    The referee leaves enough time to accuse but does not let the day drag on. When it is over, talk stops in the middle of the sentence: it is night, and everybody closes their eyes.
    .title = How a day ends

rules-mafia-variants =
    • Killers must kill | They cannot spare everybody. If they still disagree after the last round, whoever most of them pointed at dies, and chance decides between equals.
    • Answer aloud | The referee does not nod but says for all to hear “a killer” or “not a killer”, in words that fit anybody. Nobody hears who it is about. It tells the killers whether one of them has been found.
    • Two angels, or none | A second angel strengthens the village; without any, the village has nothing but talk.
    • Referee chooses the roles | Not chance but the referee decides who gets which card. It can balance a table, but players then begin to guess at the referee's taste, which is no part of the game.
    • The dead keep their eyes closed | For tables where a dead player's face might give something away.
    • The dead may talk | With each other, by day and by night. Nobody living hears a word of it or notices that there was one.
    • Whispers | Whoever may speak by day may also whisper to one living player. Everybody sees who whispers to whom. What is said reaches those two, the referee, and the dead if they keep their eyes open.
    .title = Variants

rules-mafia-rulings =
    A referee may warn, silence until nightfall, or expel whoever breaks the rules. An expelled player's card is turned up like that of any dead player; cards must have been dealt, and the dead cannot be expelled.

    If accuser or accused is expelled, their trial falls. If somebody else is, its present step starts over. At night the killers point again if they had not settled, and choose again if their victim has left; an angel who has had an answer is not asked a second time.
    .title = When the referee steps in

rules-mafia-words =
    • Killer | One of the gang. Elsewhere called Mafia or werewolf.
    • Angel | Villager with a question a night. Elsewhere called detective, sheriff or seer.
    • To second | To support somebody else's accusation so that it comes to trial.
    • To lapse | What becomes of an accusation that nobody seconds.
    • Spared | Acquitted by the vote; not to be accused again that day.
    • Quiet night | A night after which nobody is found dead.
    • Claim | To say who you are, truly or not.
    • Pointing | How killers and angels speak at night.
    .title = Words of the game
