# The rules of Werewolf under cup rules in our own words, read only by the pages of rules.

rules-werewolf-story =
    A few wolves sit among the good. By night they agree on one player to hunt; by day everybody talks and votes to exile one. The good have gods among them, who learn, save and kill; villagers have only their voice. A sheriff, elected on the first day, leads the talk.

    Cards stay covered when somebody dies. So all that anybody has to go on is what was said and how it was voted.
    .title = What it is about

rules-werewolf-numbers =
    Every seat is a number that all can see, and whatever is done or said names numbers. Forward means rising numbers, in reverse falling ones; both go round the table.

    The cup plays with twelve. Here a table has 6 to 18 seats. For twelve there are boards with a name; any number may play with the default cast, or with a cast of its own: tap the cards together, or write them, such as 2 wolves, seer, witch, 2 villagers.
    .title = Numbers and boards

rules-werewolf-goal =
    • The wolves | win when every god is dead, or every villager.
    • The good | win when every wolf is dead.
    • A kidnap | The wolves have won as well when they are more than the good, or as many with no living good player as sheriff, provided that all living wolves have woken together and nothing the good can still do would change it. The program searches the rest of the game for a way out and declares a kidnap only where there is none; a table may leave it to the referee, or do without.
    • Handing in the card | The last wolf may hand in the card, and the good win at once.

    Exactly one side wins. Rounds on end in which nobody dies are broken off.
    .title = Who wins

rules-werewolf-night =
    Everybody closes their eyes, and the steps of the board are called one after the other, the same for all to hear whoever is dead.

    The wolves have 90 seconds in the first night and 60 later. They see each other, talk, and point; at the end the referee asks for the number, and unless all give the same one, nobody is hunted. They may name one of their own, or nobody. Everybody else has 30 seconds. No answer is no action.

    • Seer | Names another player and learns whether that is a wolf.
    • Witch | Is told the victim until the antidote is used, and cannot save themself; has one antidote and one poison, by default not for the same night.
    • Guard | Keeps the pack off one player. The same player two nights running has no effect. Guard and antidote on one victim undo each other.
    • Hunter | Is told after the witch whether the gun is in order. Poison spoils it.
    .title = The night

rules-werewolf-election =
    On the first day a sheriff is elected before the night's deaths are told. All decide at once whether they run. The candidates speak in an order that the referee draws. They may withdraw before, during or after their speech until a countdown is over: before it they do not speak, during it they stop.

    Those who never ran vote. Most votes win; a tie is a duel of the tied with speeches, withdrawal and a vote of all others; a second tie leaves the game without a sheriff. So does an election in which nobody runs, or everybody. A single candidate who is left is elected without a vote.
    .title = The election

rules-werewolf-sheriff =
    • Order | Before the speeches the sheriff chooses forward or reverse. After one death the order starts at the dead player's number; after none or several at the sheriff's, who then speaks last.
    • The call | Before a vote the sheriff may name one or several players. If it was exactly one, and the sheriff votes for that one, the sheriff's vote counts 1.5.
    • Badge | A dead sheriff passes it to one of the living, or tears it; silence tears it.
    .title = The sheriff

rules-werewolf-burst =
    While others speak, wolves whose card allows it may self-destruct. They die at once, without last words, yet take part in the pack's next night.

    • In the speeches of the day | The speech stops, and it is night.
    • In a campaign speech | The election is suspended; the deaths are told, and it is night. On the second day it goes on with withdrawal and vote.
    • In the withdrawal of the second day | The election is over, and there is no sheriff.

    Nobody of the good may ever do it. Where a wolf sleeps apart from the pack nobody can know to be the last: then handing in the card too early is self-destruction.
    .title = Self-destruction

rules-werewolf-speech =
    Everybody alive speaks once, one after the other, and nobody speaks out of turn. Without a sheriff the lot decides who begins and in which direction, or the referee.

    Last words are given to the dead of the first night, however they died, to the exiled, and to whoever is shot by day; never after self-destruction. A table may agree that all others have them too. Then comes what the dead can do: the gun, and at the end the badge.
    .title = Speeches and last words

rules-werewolf-vote =
    All vote at once within 10 seconds, and no ballot is seen before all are in. Whoever is late abstains, and nobody can change a choice. Most votes exile. A tie is a duel: the tied speak, the others vote between them; a second tie exiles nobody.
    .title = The vote

rules-werewolf-gun =
    A hunter who dies by the pack, by exile or by a shot may draw the gun after the last words, and must then name somebody in time; naming nobody is a foul, and the gun counts as not used. Everybody who dies is called in the same way, so that nothing tells who could have shot.
    .title = The gun

rules-werewolf-fouls =
    A referee may remind, warn, silence, take a vote, kill by ruling, or rule that a player or a side has lost, each with a reason that all hear. The game goes on, and a victory that follows stands. The referee may also pause, take answers back, have the game played again, or break it off; then nobody wins.

    If you doubt a ruling, tell the referee alone, at any time; the game goes on meanwhile.

    What is against the rules and can be refused is refused: speaking out of turn, self-destruction at the wrong moment, a shot with a spoilt gun.
    .title = Fouls and the referee

rules-werewolf-words =
    What you hear at the table:

    • To claim | To say which card you hold, mostly the Seer. Of two who claim the Seer one lies.
    • To jump a card | To claim a card that is not yours, as a wolf does with the Seer's.
    • Checked good, checked wolf | Whom a Seer says to have found good, or a wolf.
    • Badge plan | Whom the Seer means to check next. If the Seer dies, whoever gets the badge tells what the check has shown.
    • To call the vote | The sheriff says for whom all should vote.
    • To withdraw | To stand for sheriff no more.
    .title = Words of the table
