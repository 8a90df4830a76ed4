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
    .offer = Call for doom
ask-clocktower-doom = { SEAT($a0) } calls for doom. Who of that side dies?
    .short = who dies of a call
    .pick = { $what } dies

event-clocktower-fabled-came = Fabled in play: { THING($roles, kind: "role") }.
event-clocktower-fabled-left = No longer in play: { THING($role, kind: "role") }.
event-clocktower-fabled-seen-to = { THING($role, kind: "role") }: what it says has been done by hand.
event-clocktower-doom-called = { SEAT($seat) } calls for doom.
event-clocktower-doom-named = { SEAT($seat) } is to die for it.
event-clocktower-doom-settled = That was the doom for which { SEAT($seat) } called.

# The Storyteller's checklists.

clocktower-fabled-why = They sit on no seat, and all see them. Put one in where the game would be unfair, and note here what you did for it.
clocktower-fabled-next = Another one comes
clocktower-fabled-reason = Why
clocktower-fabled-done = Done: { $what }
clocktower-fabled-comes = { THING($role, kind: "role") } comes
clocktower-fabled-goes = { THING($role, kind: "role") } leaves
clocktower-fabled-often = so far { $n }
clocktower-fabled-steps =
    { $role ->
        [angel] Tell all who the Angel protects. | When one of these dies by somebody's doing: decide what befalls that player, such as a death, drunkenness, a lost vote, and do it by hand.
        [buddhist] Tell all who keeps silent. | Each day: mute them for two or three minutes, then let them speak.
        [duchess] Each day: let three players visit you, and note who they are. | That night: tell each how many of the three are evil; one of them hears a wrong number.
        [fibbin] Once in the game: tell one good player something false, by “Tell something else”. | Then note it: it is used.
        [fiddler] Once in the game, at night: let the Demon point at a player of the other side. | By day: all vote on which of the two wins; then “Change by hand”: that side wins, and the game ends.
        [hellslibrarian] Ask for silence when you need it. | Somebody talks anyway: decide what befalls them, and do it by hand.
        [revolutionary] At the start: tell all which two neighbours are on the same side. | Once in the game: let one of them seem what they are not; then note it.
        [spiritofivory] Count who has become evil since the start. | When a second one would: leave that one good, by hand.
       *[toymaker] With fewer than seven: let Minions and Demon know each other, by hand. | Each night: the Demon may choose not to attack; take back that death by hand. Once in the game it must.
    }
