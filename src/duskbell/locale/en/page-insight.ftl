# Which worlds a seat could believe in: fetched when somebody asks.

insight-now = What { SEAT($seat) } can believe now
insight-how = Every card that fits what { SEAT($seat) } has seen up to here, by the rules. Nothing is said of how likely it is.
insight-looking = Looking for worlds that fit …
insight-deals = { $range ->
    [exact] { $low ->
        [one] 1 deal fits.
       *[other] { $low } deals fit.
    }
    [between] { $low } to { $high } deals fit.
   *[more] At least { $low ->
        [one] 1 deal fits
       *[other] { $low } deals fit
    }; not all were looked at.
}
insight-unproven = Fits the cards; no whole game of it was found in time.
insight-unproven-legend = ? fits the cards, but no whole game of it was found in time.
insight-unproven-short = not proven
insight-play = Play one such world
insight-save = Save one such world
insight-none-shown = No whole game was found in time that could be shown.
insight-world = One world that { SEAT($seat) } could believe in, not what happened.
insight-back = Back to what happened
error-no-insight = That took too long, so what can be known here isn't found out. Try again in a while: the server may have much to do just now.
error-no-solver = This server has no solver for the Clocktower installed, so it can't answer that.
error-no-world = No deal fits what was seen here: the table was changed by hand.
