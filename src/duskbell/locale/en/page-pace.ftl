# How a talk ends before its time: fetched with the first.

skip-done = Ready to go on
skip-is-done = ✓ Ready to go on
skip-finish = I have finished
skip-end = End the talk
skip-rest = Skip the rest
skip-propose = Propose to skip
skip-agree = Skip it
skip-keep = Keep listening
skip-not-yet = Not yet
skip-back = Take it back
skip-waits =
    { $all ->
        [one]
            { $timed ->
                [yes] Goes on when you are ready, or time is up.
               *[no] Goes on when you are ready.
            }
       *[other] { $n } of { $all } people are ready.
    }
skip-gone = { SEATS($seats) } just dropped off the network. Half a minute to come back.
skip-referee = { $n } of { $all } ready. The { REFEREE() } lets it go on.
skip-alone = Goes on by itself once the bots have said their last.
skip-kept = Not skipped: everyone must agree, and you can propose it only once per talk.
skip-proposed =
    { $mine ->
        [yes] You propose to skip the rest: { $n } of { $all } agree.
       *[no] { SEAT($seat) } proposes to skip the rest: { $n } of { $all } agree.
    }
table-ready-who =
    { $n ->
        [one] Ready to go on, 1 of { $all }: { SEATS($seats) }
       *[other] Ready to go on, { $n } of { $all }: { SEATS($seats) }
    }
table-ready-nobody = Nobody is ready to go on yet.
table-ready-bots = Only bots sit here: go on when you like.

pace-clocktower-open-nominations = The town talks. Nominations next.
pace-clocktower-defence = { $mine ->
        [yes] You speak in defence.
       *[no] { SEAT($a0) } speaks in defence.
    }
pace-clocktower-dusk = The town talks. Night next.
pace-clocktower-dawn = Nothing is left to choose this night. Dawn next.
