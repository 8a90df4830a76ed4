# When the table is over: what happened, who knew what, the proof, the rematch; and the replay.

end-with-bots = Again with bots
end-replay = Watch the replay
end-to-cup = To the cup

end-rematch = Rematch with the same people
end-rematch-alone = Same table again: change seats or options first
end-rematch-how = Everybody who sat here, bots included, has a seat in the lobby of the new table, and their links stay good.
end-rematch-go = New table: { $game }, { $n } seats
end-rematch-rotate = Everybody moves one seat on
    .help = Others begin, and you sit where your neighbour sat.
end-rematch-other = Change game, players or options
end-rematch-game = Game
end-rematch-small = This game seats { $n } at most, and more people than that sat here.
end-rematch-wait = The host can open a rematch. The button will appear at the top.

end-story = Everything, line by line
end-story-talk = With everything that was said
end-knowledge = Who knew what
end-knowledge-how = A row is what one player knew of each just before the end, true or not, and from when. Bold: sooner than others, or alone. Italics: own cards. A dash: nothing. The table scrolls sideways.
end-knowledge-corner = knew of …
end-knowledge-not = not known
end-knowledge-since = from { $phase } on
end-knew-after = after { $phase }
end-knew-here = What { SEAT($seat) } knew here
end-knew-nothing = Nothing of the others.
end-knew-in-truth = in truth: { $what }
end-knew-all = The table of all
end-knew-worlds = What { SEAT($seat) } could have known
end-knew-open = What was known
end-knew-how = a row knows of a column
end-knew-told = was told something of them
end-knew-wrong = believed, wrongly

end-proof = Was the deal fair?
end-proof-verdict =
    { $says ->
        [holds] Yes: what was sealed at the deal is what the record opens.
        [broken] No: what the record opens is not what was sealed at the deal.
       *[unknown] This browser cannot compute the seal on a page that came without https. The command below can, and so can a browser on the server's own machine.
    }
end-proof-how = Before the first card fell, everybody was shown a fingerprint (SHA-256) of the seed that all chance here comes from. The end opens seed and salt: if their fingerprint is the same, nobody has changed the cards.
end-proof-shown = Shown at the deal
end-proof-opened = Opened at the end: seed and salt
end-proof-found = Fingerprint of those, computed by your browser
end-proof-command = To check every single draw, download the record and run:

end-keep = Keep and share
end-replay-link = Link to the replay
end-replay-all = Whoever has this link can see all cards of this table and everything that was said at it.

# Replay

end-replay-of = Replay: { $game }
end-replay-table = Back to the table
end-replay-as = Whose eyes
end-replay-public = Public
end-replay-moderator = All
end-replay-start = Before the deal.
end-replay-where = { $phase } · step { $n } of { $all }
end-replay-controls = Replay
end-replay-scrub = Moment
end-replay-speed = Speed: { $speed } ×
end-replay-times = { $speed }×
end-replay-play =
    { $playing ->
        [yes] Pause
       *[no] Play
    }
end-replay-event-back = Previous step
end-replay-event-next = Next step
end-replay-phase-back = Previous phase
end-replay-phase-next = Next phase
end-replay-not-yet = Not over yet
end-replay-not-yet-why = A replay shows every card, so it opens when the game is over. Until then you can watch the public view.
end-replay-none = There is no replay to show

# The end in few words: the sides, the recap, the picture

end-camp = { $won ->
        [yes] { $team } · won
       *[no] { $team }
    }
end-you = You were: { ROLE($role) }{ $alive ->
        [yes] { "" }, to the end.
       *[no] , { $dead }.
    }
end-recap = What happened
end-recap-night = Night { $n }
end-recap-day = Day { $n }
end-recap-round = { $to ->
    [0] Turn { $n }
   *[other] Turns { $n }–{ $to }
}
end-recap-turn = Turn { $n }
end-recap-space = { " " }
end-turns = Where it turned
end-then = What I knew then
end-then-nothing = You saw none of it happen.
end-share = Share
end-share-title = A picture of this game
end-share-wide = Wide
end-share-tall = Tall
end-share-circle = Grimoire
end-share-names = With names
end-share-names-why = Whoever asked not to be named is a number in it.
end-share-alt = The result: { $headline }. { $line }
end-share-send = Share the picture
end-share-save = Save the picture
end-share-failed = This browser can't make the picture. A screenshot of it will do.
end-share-seats = { $game } · { $n } players
end-share-where = Play at { $host }
end-share-nights = { $nights ->
        [0] { $days ->
            [one] 1 turn
           *[other] { $days } turns
        }.
       *[other] { $nights ->
            [one] 1 night
           *[other] { $nights } nights
        }, { $days ->
            [one] 1 day
           *[other] { $days } days
        }.
    }
ui-lost-game = lost
ui-play-again = Play again at once
ui-record = Download the record
