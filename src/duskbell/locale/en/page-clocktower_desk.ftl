# The Clocktower's page: what is fetched only when it is wanted, tokens of one's own and the Storyteller's desk.

clocktower-own-of = Tokens beside { SEAT($seat) }
clocktower-own-help = For your eyes alone, on every device of yours. They lie on the ring while your card or your notebook is open.
clocktower-own-part =
    { $part ->
        [sides] Side
        [reminders] Reminder
       *[characters] Character
    }

clocktower-notes =
    { $n ->
        [0] Notes for the night: nothing to decide
        [one] Notes for the night: 1 thing to think of
       *[other] Notes for the night: { $n } things to think of
    }
clocktower-notes-asks = is asked to choose
clocktower-notes-decides =
    { $ways ->
        [0] for you to decide: { $what }
       *[other] for you to decide: { $what } ({ $ways } ways)
    }
clocktower-notes-certain = as things stand, only this can be told: { $what }
clocktower-notes-impaired = the ability does not work just now
clocktower-notes-maybe = may come up: { $what }

clocktower-asked = Asked in private
clocktower-answer-alone = Answer alone
clocktower-answer-all = Answer before all
clocktower-hush =
    { $on ->
        [yes] The night is silent until dawn
       *[no] Silence the talk of this night
    }
clocktower-hush-why = People may talk at night, but not about the night; on the first one not about their characters. All hear of the silence; the reason is in the record.
clocktower-hush-usual = Talk about this night
clocktower-reason = Reason, for the record
clocktower-fabled-head = Fabled
