# The operator's page.

operator-title = Operator
operator-token = The operator's token
operator-come = Come in
operator-no = This token opens nothing here.
operator-go = Leave
operator-again = Read again
operator-day = The last 24 hours
operator-number =
    { $name ->
        [rooms] Tables made
        [begun] Games begun
        [over] Games over
        [closed] Closed
        [makers] Addresses that made tables
        [guests] New keys
        [reports] Reports
        [reports_open] Reports that wait
        [bans] Kept out
        [now-rooms] Tables in memory, at the server that answered
        [now-playing] Being played there
       *[now-connections] Connections there
    }
operator-reports = Reports
operator-none = Nothing waits.
operator-sort =
    { $sort ->
        [talk] what was said
        [name] a name
        [cheating] cheating
        [leaving] leaving
       *[other] something else
    }
operator-outcome = What came of it (the log keeps it; the reporter isn't told)
operator-answer = Put it away
operator-room = A table
operator-code = The table's code
operator-eyes = By whose eyes
operator-as =
    { $eyes ->
        [moderator] The referee
       *[public] Everybody
    }
operator-look = Look
operator-logged = Every look is written to the log below before anything is shown.
operator-status =
    { $status ->
        [lobby] not begun
        [over] over
        [closed] closed
       *[playing] being played
    }
operator-unlist = Take off the public list
operator-list = Leave listing to the host
operator-close = Close for good
operator-close-why = Why you close it (kept in the log only)
operator-maker = made from { $address }
operator-bot = bot
operator-pick = Keep them out: fills in the form below
operator-talk = Only what was said
operator-nothing = Nothing yet.
operator-bans = Kept out
operator-who = An address, a range of them, or a key
operator-hours = For how many hours
operator-why = Why you keep them out (kept in the log only)
operator-ban = Keep out
operator-until = until { $when }
operator-lift = Let in again
operator-log = The log
operator-log-empty = Nothing has been done or looked at yet.
operator-deed =
    { $deed ->
        [answer] Dealt with a report
        [look] Looked at
        [close] Closed
        [unlist] Took off the public list
        [list] Left listing to the host
        [ban] Kept out
        [lift] Let in again
       *[other] { $deed }
    }
