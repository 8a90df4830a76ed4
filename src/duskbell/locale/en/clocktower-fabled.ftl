# Fabled, who sit on no seat: fetched where one is in play.

clocktower-fabled = Fabled
role-clocktower-angel = Angel
    .ability = New players are protected: something bad may happen to whoever is most to blame for their death.
role-clocktower-buddhist = Buddhist
    .ability = For the first minutes of each day those who know the game well do not speak.
role-clocktower-djinn = Djinn
    .ability = The script's jinxes hold. All know them.
role-clocktower-doomsayer = Doomsayer
    .ability = While four or more are alive, each living player may call once in the game: somebody of their own side dies.
role-clocktower-duchess = Duchess
    .ability = Each day three players may visit. That night each learns how many of the three are evil; one hears something false.
role-clocktower-fibbin = Fibbin
    .ability = Once in the game one good player may learn something false.
role-clocktower-fiddler = Fiddler
    .ability = Once in the game the Demon secretly chooses somebody of the other side; all then choose which of the two wins.
role-clocktower-hellslibrarian = Hell's Librarian
    .ability = Something bad may happen to whoever talks when the Storyteller has asked for silence.
role-clocktower-revolutionary = Revolutionary
    .ability = Two neighbours are known to be on the same side. Once in the game one of them seems what they are not.
role-clocktower-sentinel = Sentinel
    .ability = There may be one Outsider more, or one fewer.
role-clocktower-spiritofivory = Spirit of Ivory
    .ability = No more than one player more can become evil.
role-clocktower-toymaker = Toymaker
    .ability = The Demon may choose not to attack, and must once in the game. The evil know each other at any number of players.

ask-clocktower-doomsayer = Call for doom, once in the game: somebody of your own side dies.
    .call = Call
    .short = a call for doom
ask-clocktower-doom = { SEAT($a0) } calls for doom. Who of that side dies?
    .short = who dies of a call
    .pick = { $what } dies

event-clocktower-fabled-came = Fabled in play: { THING($roles, kind: "role") }.
event-clocktower-doom-called = { SEAT($seat) } calls for doom.
event-clocktower-doom-named = { SEAT($seat) } is to die for it.
event-clocktower-doom-settled = That was the doom for which { SEAT($seat) } called.
