# What the start page says of each game. Their own words come with their tables.

game-mafia = Mafia
    .referee = referee
    .about = A village, its killers and one or two angels. Killers strike by night; by day the village accuses, defends and votes.
    .minutes = 20 to 60 minutes

game-werewolf = Werewolf
    .referee = referee
    .about = Wolves hunt by night, the good exile by day. Seer, witch and other gods help the good; a sheriff leads the talk. Played by the rules of a cup.
    .minutes = 40 to 90 minutes

game-shadow_hunters = Shadow Hunters
    .referee = referee
    .about = Shadows and Hunters fight under cover, and Neutrals want something of their own. Move, draw, ask with the Hermit's cards, strike, and find out who is who.
    .minutes = 30 to 60 minutes

game-fengsheng = Fengsheng
    .referee = referee
    .about = Agents pass intel face down from hand to hand. Collect three of your colour to win. Nobody knows who is on which side, and Strangers have tasks of their own.
    .minutes = 30 to 60 minutes

game-clocktower = Blood on the Clocktower
    .referee = Storyteller
    .about = A town and the Demon in it. Everybody has an ability, some are drunk or poisoned and do not know, and the dead talk on. The town has until two are left to execute the Demon.
    .minutes = 30 to 90 minutes
