# A table's law: how it is played, in one sentence made of these. The server says it; `law-<game>-<option>`, see locale/law.py.

law-seats = { $n } seats
law-and = {" · "}
law-more =
    { $n ->
        [one] one finer point changed
       *[other] { $n } finer points changed
    }
law-speed =
    .slow = double time
    .fast = half time
    .none = no clock
law-days =
    { $n ->
        [one] a day takes about an hour
       *[other] a day takes about { $n } hours
    }
law-quiet = quiet from { $start } to { $end } ({ $zone })

law-mafia-killers =
    { $n ->
        [0] {""}
        [one] one killer
       *[other] { $n } killers
    }
law-mafia-angels =
    { $n ->
        [0] no angel
        [one] one angel
       *[other] two angels
    }
law-mafia-must_kill =
    .true = a kill every night
    .false = {""}
law-mafia-angel_aloud =
    .true = the angel is answered aloud
    .false = {""}
law-mafia-moderator_deals =
    .true = the referee deals by choice
    .false = {""}
law-mafia-dead_may_look =
    .true = {""}
    .false = the dead see no more than the living
law-mafia-dead_talk =
    .true = the dead talk among themselves
    .false = {""}
law-mafia-whispers =
    .true = whispers
    .false = {""}

law-werewolf = the wolves need every god or every villager dead
law-werewolf-board = { $choice }
    .standard = the default cast
    .free = a cast of its own
law-werewolf-cast = {""}
law-werewolf-sheriff =
    .true = sheriff
    .false = no sheriff
law-werewolf-orders_by =
    .chance = {""}
    .referee = the referee settles open orders
law-werewolf-witch_self_save =
    .never = {""}
    .first-night = the antidote may save the witch in night 1
law-werewolf-both_potions =
    .true = both potions in one night
    .false = {""}
law-werewolf-kidnap =
    .proof = {""}
    .referee = kidnap by the referee
    .off = no kidnap

law-shadow_hunters =
    { $n ->
        [4] 2 Shadows, 2 Hunters
        [5] 2 Shadows, 2 Hunters, 1 Neutral
        [6] 2 Shadows, 2 Hunters, 2 Neutrals
        [7] 2 Shadows, 2 Hunters, 3 Neutrals
       *[8] 3 Shadows, 3 Hunters, 2 Neutrals
    }
law-shadow_hunters-neutral_deaths =
    .true = three dead Neutrals win for the Shadows
    .false = {""}
law-shadow_hunters-dead_talk =
    .true = {""}
    .false = the dead are silent
law-shadow_hunters-expansion = { $choice }
    .none = {""}

law-fengsheng-deck =
    .auto = {""}
    .advised = 110 cards, both expansions
    .full = all 118 cards
    .base = 100 cards, the base box alone
    .small = 88 cards
law-fengsheng-pairs =
    .true = two characters each
    .false = one character each
law-fengsheng-unreleased =
    .true = unreleased characters too
    .false = {""}
law-fengsheng-last_faction =
    .true = {""}
    .false = no win by being the last faction

law-clocktower-script = { $choice }
law-clocktower-night =
    .in-turn = {""}
    .together = the night's choices all at once
law-clocktower-order =
    .baike = {""}
    .international = international night order
law-clocktower-travellers =
    { $n ->
        [0] {""}
        [one] one Traveller
       *[other] { $n } Travellers
    }
law-clocktower-late =
    { $n ->
        [0] {""}
        [one] one chair kept for later
       *[other] { $n } chairs kept for later
    }
law-clocktower-madness =
    .nobody = {""}
    .own-up = madness: whoever owns up
law-clocktower-last_call =
    .true = {""}
    .false = no last call
