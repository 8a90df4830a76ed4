# The Clocktower's page: what is fetched only when it is wanted, tokens of one's own and the Storyteller's desk.

clocktower-own-of = Tokens beside { SEAT($seat) }
clocktower-own-help = For your eyes alone, on every device of yours. They lie on the ring while your card or your notebook is open.
clocktower-own-part =
    { $part ->
        [sides] Side
        [reminders] Reminder
       *[characters] Character
    }
