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
clocktower-sheet = Night sheet
clocktower-sheet-next = The coming night
clocktower-step-of = { SEATS($seats) }
clocktower-step-for-show = Nobody has it: played for show
clocktower-signs = Wake: two taps on the shoulder. Sleep: your hand over your own eyes. A choice: they point, you point too.
clocktower-show-anything = Show a sign or a token
clocktower-balance =
    { $what ->
        [bag-demon] The Demon decides how the nights go. Choose it first: the rest is measured by it.
        [bag-minion] Poison and spying help evil every night; more Outsiders help once, at the draw; an heir helps when the Demon falls.
        [bag-outsider] Each costs the good something: a false voice, a false trail, a trap in the vote, a bound hand.
        [bag-townsfolk] A mix balances: some learn at once, some every night, some act, some gain by being left alone or killed. Much that is learned helps good.
        [disguise] Somebody who learns things can be told a story that holds together; who only acts will hardly notice.
        [red-herring] A player who talks much makes the false trail lively; a quiet one makes it harmless.
       *[bluffs] Two Townsfolk and an Outsider is usual. What is told every night is harder to keep up than what is told once; an Outsider shown here hides a count that does not fit.
    }
clocktower-balance-kind =
    { $kind ->
        [first] learns at once: { $n }
        [nightly] learns every night: { $n }
        [deed] acts: { $n }
       *[quiet] waits: { $n }
    }
clocktower-other = Tell something else
clocktower-other-why = Not among the lawful answers: it is a ruling of yours, and the record keeps the reason. Whoever hears it cannot see that.
clocktower-other-what = What
clocktower-other-seat = About
clocktower-other-do = Tell { SEAT($seat) }: { $what }
