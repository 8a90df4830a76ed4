# Kinds of table, each with one line that says what it is: fetched where one is chosen.

preset-players = { $n } players now, as that table has it.
preset-all = Ready-made tables
preset-usual = By the rules
    .about = Nothing changed, its clock included.

preset-mafia-small = Small circle
    .about = Six, one angel, a shorter talk.
preset-mafia-angels = Two angels
    .about = Twelve, and two who ask at night without knowing of each other.
preset-mafia-whispers = Whispers
    .about = By day two may talk in private, and all see that they do.
preset-mafia-bloody = No mercy
    .about = A death every night, the answer aloud, and the dead have company.
preset-mafia-quick = Quick
    .about = Half the time for everything.
preset-mafia-calm = No hurry
    .about = No clock; everybody takes the time they need.

preset-werewolf-home = At home
    .about = Time enough to vote and to answer on a phone.
preset-werewolf-evening = First evening
    .about = Nine, no sheriff, shorter speeches.
preset-werewolf-cup = Cup board
    .about = Seer, Witch, Hunter, Idiot: what cups are played on.
preset-werewolf-king = Wolf King
    .about = The king takes somebody along; the guard may be in the way.
preset-werewolf-knight = White Wolf
    .about = A wolf that strikes by day, and a knight who dares a duel.
preset-werewolf-magic = Magician
    .about = At night two numbers change places, and nobody knows which.
preset-werewolf-quick = Lunch break
    .about = Eight, no sheriff, about twenty seconds a speech.
preset-werewolf-calm = No hurry
    .about = No clock; everybody takes the time they need.

preset-shadow_hunters-duel = Two against two
    .about = Four, and nobody in between.
preset-shadow_hunters-full = Full house
    .about = Eight: three Shadows, three Hunters, two Neutrals.
preset-shadow_hunters-printed = As in the box
    .about = Three dead Neutrals win for the Shadows, too.
preset-shadow_hunters-calm = No hurry
    .about = No clock; everybody takes the time they need.

preset-fengsheng-two = Two players
    .about = A short duel over 88 cards.
preset-fengsheng-base = Base box
    .about = The 100 cards that came first.
preset-fengsheng-full = Everything
    .about = Seven, all 118 cards, unreleased characters too.
preset-fengsheng-pairs = Two characters each
    .about = Six; at least one starts face up, and they work together.
preset-fengsheng-calm = No hurry
    .about = No clock; everybody takes the time they need.

preset-clocktower-small = Small town
    .about = Five, over in half an hour.
preset-clocktower-moon = Bad Moon Rising
    .about = Ten, many deaths, and some who should be dead.
preset-clocktower-sects = Sects & Violets
    .about = Ten, much news, and half of it untrue.
preset-clocktower-together = Short nights
    .about = All choose at dusk at the same time; then all learn.
preset-clocktower-travellers = With Travellers
    .about = Twelve, two of them Travellers, who may be exiled by the town.
preset-clocktower-calm = No hurry
    .about = No clock; everybody takes the time they need.
