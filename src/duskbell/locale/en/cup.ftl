# A cup's pages.

cup-cups = Cups
cup-cups-why = A club's cup: teams, draw, line-ups, match days, points, appeals, final.
cup-here = Cups on this server
cup-no-cups = No cup has begun here yet. An organiser who is logged in can begin one.
cup-open = Open
cup-refused = { $why }

# Organisers

cup-organiser = Organisers
cup-organiser-why = Accounts are set up on the server. Everybody else needs none: you get a link.
cup-your-name = Name
cup-password = Password
cup-new-password = New password
cup-password-rule = 8 to 200 characters.
cup-set-up-why = This link sets your account up, once.
cup-choose-password = Choose this password
cup-log-in = Log in
cup-log-out = Log out
cup-logged-in = You are logged in as { $name }.
cup-begin-cup = Begin a cup
cup-game = Game
cup-seats = Seats at a table
cup-options = The table's options
cup-policy = Policy
cup-policy-choice =
    { $policy ->
        [club] Club: a win is a point
        [points] Points league: sides, ballots and best players count
        [own] Our own policy file
       *[other] { $policy }
    }
cup-policy-text = The policy file (TOML)
cup-policy-text-why = Paste it whole. What it does not name is as the cup rules have it.
cup-bring = Bring a cup's file
cup-bring-why = From another server, or from the command line.
cup-bring-do = Bring it here
cup-file = File

# Who you are

cup-who = Who you are
cup-you =
    { $role ->
        [organiser] You organise this cup: { $name }.
        [referee] You are a referee: { $name }.
        [panel] You are on the panel: { $name }.
        [captain] You are { $name }, captain of { $team }.
        [member] You are { $name }, of { $team }.
        [stand-in] You are { $name }, and stand in for { $team } at { $table }.
       *[spectator] You are watching.
    }
cup-you-how = Do you play, or judge? Open the link you were given. Organisers log in under “Cups”.
cup-enter = Is this link yours? { $name }
cup-enter-why = Whoever opens it first is that person in this cup. This browser keeps what it opens.
cup-enter-other = This browser is somebody in this cup already. The new link replaces that.
cup-enter-yes = Yes, open it
cup-enter-no = No
cup-void = What this browser held for this cup opens nothing any more. Ask the organiser for a new link.
cup-forget = Forget who I am here
cup-forget-why = You'll need a new link to come back.
cup-role =
    { $role ->
        [organiser] Organisers
        [referee] Referees
       *[panel] Panel
    }
cup-people = Organisers, referees, panel
cup-appoint =
    { $role ->
        [organiser] Add an organiser
        [referee] Add a referee
       *[panel] Add somebody to the panel
    }
cup-program = the program
cup-nobody = Nobody yet.
cup-none = none
cup-link-state =
    { $state ->
        [opened] Link opened
        [given] Link given, not opened yet
       *[none] No link yet
    }
cup-link-make = Make a link
cup-link-anew = New link
cup-link-new = New link for { $name }
cup-link-void = Take back
cup-link-take-back = Take back the link of { $name }
cup-link-once = Shown this once. What was given before opens nothing any more.
cup-link-of = Link for { $name }

# Home of a cup

cup-parts = Parts of this cup
cup-stage =
    { $stage ->
        [sign-up] Teams are signing up
        [drawn] The tables are drawn
        [robin] Round robin
        [closing] The round robin has been played
        [cut] The finalists are known
        [final] The final
       *[over] This cup is over
    }
cup-plays = { $game } for { $size } · teams: { $teams } · tables: { $tables }
cup-deadline =
    { $what ->
        [line-ups] Line-ups are due
        [check-in] Check-in closes
        [start] Start
        [absent] Late becomes absent
        [appeals] Last chance to appeal
        [decision] The panel decides
       *[other] { $what }
    }
cup-no-deadline = Nothing is due at the moment.
cup-zone = Times are yours: { $zone }. The server's clock decides.
cup-left = in { $left }
cup-days =
    { $n ->
        [one] 1 day, { $clock }
       *[other] { $n } days, { $clock }
    }
cup-table =
    { $stage ->
        [final] Final { $n }
       *[robin] Table { $n }
    }
cup-exports = To keep
cup-exports-why = For spreadsheets and other programs. The whole cup as one file can be brought to another server.
cup-export-standings = Standings (CSV)
cup-export-final = Final (CSV)
cup-export-ledger = Ledger (CSV)
cup-export-data = All of it (JSON)
cup-export-cup = The whole cup
cup-sealed = While line-ups are sealed, the file stays here.

# The policy in words

cup-rule-check-in = Line-ups { $due } minutes before a match's first table; everybody checked in { $open } minutes before each start.
cup-rule-late = { $late } minutes late is absent: −{ $points } each time, and more than { $allowed } cost the final.
cup-rule-table =
    { $table ->
        [put-off] A table that lacks somebody is put off.
        [struck] A table that lacks somebody is struck.
       *[stand-in] A table that lacks somebody is played with a stand-in.
    }
cup-rule-played = Every regular member plays at least { $tables } of the round robin's tables, or it costs { $points }.
cup-rule-fouls =
    { $per ->
        [table] A warning or worse may cost up to { $most } points per player and table.
       *[foul] A warning or worse may cost up to { $most } points.
    }
cup-broken =
    { $what ->
        [again] played again
        [as-it-stands] points as they stand
       *[nothing] no points
    }
cup-rule-broken =
    When a table is broken off: { $proposal ->
        [again] played again
        [as-it-stands] points as they stand
       *[nothing] no points
    }; without agreement: { $without ->
        [again] played again
        [as-it-stands] points as they stand
       *[nothing] no points
    }.
cup-rule-appeals = Appeals within { $within } hours, decided within { $decided }.
cup-rule-numbers =
    { $numbers ->
        [drawn] Seat numbers are drawn.
       *[chosen] You choose your number when you check in.
    }
cup-rule-delay = Who only watches is { $delay } seconds behind.
cup-rule-final =
    { $carry ->
        [yes] { $places } teams play the final and take their points along.
       *[no] { $places } teams play the final and begin at nothing.
    }
cup-rule-ties = Equal points: { $ties }.
cup-tie =
    { $tie ->
        [wins] more wins
        [win-share] larger share of wins
        [best] more best players
        [best-loser] more best losers
        [fewer-fines] fewer fines
        [fewer-absences] fewer absences
       *[lot] lot
    }

# Parts

cup-part =
    { $part ->
        [home] Home
        [day] Match day
        [line-up] Line-ups
        [teams] Teams
        [draw] Draw
        [standings] Standings
        [ledger] Ledger
        [shares] Win shares
        [appeals] Appeals
        [final] Final
        [log] Log
       *[other] { $part }
    }

# Match day

cup-times = Times
cup-tables = Tables
cup-no-tables = No tables have been drawn yet.
cup-slot =
    { $stage ->
        [final] Final, round { $n }
       *[robin] Round { $n }
    }
cup-waiting =
    { $n ->
        [0] Nothing waits for you
        [one] 1 thing waits for you
       *[other] { $n } things wait for you
    }
cup-waits-not = You are up to date.
cup-see-it = See to it
cup-todo =
    { $what ->
        [begin] { $table }: all sit, begin
        [late] { $table }: somebody is missing
        [short] { $table }: a stand-in is needed
        [referee] { $table }: no referee
        [told] { $table }: an absence was reported
        [settle] { $table }: broken off, to be settled
        [review] { $table }: the review is yours
        [check-in] { $table }: check in
        [sit] { $table }: sit down
        [answer] { $table }: any objection?
        [line-up] Your line-up
        [appeal] An appeal
        [question] Questions without an answer
       *[overdue] An appeal is overdue
    }
cup-standing =
    { $standing ->
        [unannounced] Not announced
        [waiting] Before check-in
        [check-in] Check-in is open
        [late] Late
        [short] Somebody is absent
        [seated] All sit
        [playing] Being played
        [ended] Over
        [broken-off] Broken off
        [disputed] Disputed
       *[struck] Struck
    }
cup-missing = Missing: { $teams }
cup-no-referee = No referee yet
cup-no-winner = No winner
cup-won = Won: { $side }
cup-starts = Start
cup-judged =
    { $program ->
        [yes] Referee: { $name }, the program
       *[no] Referee: { $name }
    }
cup-judge = Referee
cup-seat =
    { $how ->
        [here] here
        [missed] absent
        [vacant] has left
        [told] won't come
       *[awaited] not here yet
    }
cup-stands-in =
    { $bot ->
        [yes] { $name } stands in, a bot.
       *[no] { $name } stands in.
    }
cup-told =
    { $early ->
        [yes] Told in time: { $text }
       *[no] Told late: { $text }
    }
cup-excused = Excused: { $reason }
cup-take = Take { $n }
cup-take-state =
    { $state ->
        [playing] being played
        [ended] over
        [broken-off] broken off
       *[struck] struck, to be played again
    }
cup-settled =
    Settled: { $what ->
        [again] played again
        [as-it-stands] points as they stand
       *[nothing] no points
    }
cup-agreed = Agreed: { $what }
cup-not-agreed = No agreement: { $what }
cup-sit =
    { $chair ->
        [moderator] Take the referee's chair
       *[seat] Sit down
    }
cup-watch = Watch
cup-replay = Replay
cup-not-yet-yours = Your team plays here. You can watch when the table is over.
cup-review-first =
    { $program ->
        [yes] The replay opens when the time for appeals is over.
       *[no] The replay opens with the referee's review.
    }
cup-side =
    { $won ->
        [yes] { $side }, won
       *[no] { $side }, lost
    }
cup-number-team = { $n } { $team }
cup-fine-for = Fine { $n } { $team }: { $penalty }

# Line-ups

cup-match = Match { $name }
cup-handed = Handed in { $when }. You can hand it in again until then.
cup-member-played =
    { $free ->
        [yes] free agent, played { $n }
       *[no] member, played { $n }
    }
cup-idle = { $name } has not played. A regular member without a game costs { $points } points.
cup-line-up-sealed = Nobody else sees it until it is due. Later, players can be changed between tables.
cup-line-up-left =
    { $n ->
        [one] 1 table has nobody yet
       *[other] { $n } tables have nobody yet
    }
cup-no-line-up = No line-up of yours is open.
cup-no-line-up-lacks = No line-up is missing.

# Teams

cup-no-teams = No team has signed up yet.
cup-sign-up-why = At least two regular members, at most one free agent, four people at most. Nobody is in two teams.
cup-member-n = Member { $n }
cup-fewer-members = One fewer
cup-exception = Exception
cup-exception-why = Why the team may be made up otherwise. Leave it empty as a rule.
cup-note =
    { $note ->
        [withdrawn] has withdrawn
       *[excluded] out of the final
    }
cup-excepted = Exception: { $reason }
cup-spared = Need not play the least number: { $reason }
cup-absences = Absences that count: { $n }
cup-deposit-choice =
    { $deposit ->
        [paid] paid
        [returned] returned
       *[kept] kept
    }
cup-deposit =
    Deposit: { $deposit ->
        [paid] paid
        [returned] returned
       *[kept] kept
    }
cup-member-is =
    { $captain ->
        [yes] captain
       *[no] { $bot ->
            [yes] a bot
           *[no] { $free ->
                [yes] free agent
               *[no] member
            }
        }
    }

# Draw

cup-draw-numbers = Columns are seat numbers. Times:
cup-draw-order = One member of each team sits at a table; numbers are chosen at check-in. Times:
cup-print = Print
cup-draw-do =
    { $again ->
        [yes] { $stage ->
            [final] Draw the rest of the final anew
           *[robin] Draw the rest anew
        }
       *[no] { $stage ->
            [final] Draw the final
           *[robin] Draw the tables
        }
    }
cup-draw-why = 0 tables: as many as there are teams. What has begun stays as it is. A draw takes about ten seconds.
cup-never = Teams that never meet
cup-add = Add
cup-remove = Remove
cup-drawing = Drawing: { $n } %
cup-match-why = Small letters, digits and hyphens. Left empty, it is called like its first table.
cup-announced = announced already

# Standings, ledger

cup-stage-name =
    { $stage ->
        [final] Final
       *[robin] Round robin
    }
cup-place = Place
cup-wins = Won
cup-best = Best
cup-minus = Minus
cup-yours = yours
cup-disputed = under appeal
cup-cut-line = The first { $n } that may play the final do.
cup-plot = Places over the tables
cup-plot-why = A line a team, after each of { $n } tables. The table beside it has the same in numbers.
cup-plot-none = Places appear with the first table that is over.
cup-off = Points taken off
cup-off-none = None so far.
cup-kind =
    { $kind ->
        [result] result
        [stance] ballot
        [best] best player
        [best-loser] best of those who lost
        [fine] fine
        [absence] absent
        [least-played] a member without a game
        [correction] corrected
       *[excluded] out of the final
    }
cup-ledger-why = Every point with its cause, the newest first. Nothing is ever changed: a correction is an entry, too.
cup-ledger-empty = No entries yet.
cup-all = All
cup-undoes = taken back
cup-by-rule = cup rules: { $rule }
cup-show-all = Show all { $n }

# Shares, players

cup-board-size = The usual cast, { $n } seats
cup-share = { $won } of { $of } · { $share } % · { $from } to { $to } %
cup-shares-none = Win shares appear with the first table that is over.
cup-interval-why = Where the true share lies, nine times in ten. Hatched: fewer than ten tables.
cup-player-sum = Tables: { $n } · won: { $won } · points: { $points }
cup-player-none = No table yet that counts.
cup-player-unknown = There is nobody like that in this cup.
cup-by =
    { $what ->
        [sides] By side
       *[boards] By board
    }

# Appeals, questions

cup-appeals = Appeals
cup-no-appeals = No appeals. You lodge one at the table it is about, within the time the policy gives.
cup-appeal-entry = Against an entry
cup-appeal-closed = What was written is for those it concerns.
cup-outcome =
    { $outcome ->
        [dismissed] The result stands
        [corrected] Points are corrected
        [lifted] Entries are lifted
        [again] The table is played again
        [overdue] Overdue
       *[open] Open
    }
cup-decided = Decided by { $judges }, { $when }
cup-your-ruling = Your ruling
cup-reasons = Reasons; everybody will read them
cup-rule = Rule: { $outcome }
cup-questions = Questions and answers
cup-no-questions = No questions yet.
cup-question-closed = The question is for those it concerns.
cup-unanswered = No answer yet.

# Final, log

cup-final-open = The round robin is still open.
cup-final-cut = The round robin is closed. The finalists are settled next.
cup-final-draw = The final's tables are drawn under “Draw”.
cup-log-by =
    { $role ->
        [clock] the clock
        [organiser] organiser { $name }
        [referee] referee { $name }
        [panel] panel { $name }
        [captain] captain { $name }
       *[member] { $name }
    }
cup-booked-set-tables = Tables drawn
cup-booked-absent = Absent, booked
cup-booked-finish = Result
cup-booked-play-on = The end was taken back

# What can be done in a cup, and what each act wants to know.

cup-act-appoint = Appoint
cup-act-dismiss = Dismiss
cup-act-add-team = Sign a team up
cup-act-add-member = Add a member
    .why = Once the tables are drawn, only the organiser does this, with a reason.
cup-act-drop-member = Take a member out
    .why = Only who has not played for the team, and is not named for a table.
cup-act-name-captain = Name the captain
cup-act-except = Agree on an exception
    .why = The team may be made up otherwise, or a member need not play the least number of tables.
cup-act-set-deposit = Deposit
cup-act-withdraw = Withdraw from the cup
    .why = This cannot be taken back. Seats at tables that have not begun are free.
cup-act-announce = Announce a match
    .why = Tables that are played on one occasion. Line-ups are due before the first of them.
cup-act-name-referee = Name the referee
cup-act-hand-in = Hand in the line-up
cup-act-enter-line-up = Enter a line-up
    .why = None was handed in by the deadline.
cup-act-change-player = Change a player
    .why = Only before the table starts. Everybody can see the change.
cup-act-report-absence = Report an absence
    .why = The organiser reads it, and sees whether it came in time.
cup-act-excuse-absence = Excuse an absence
cup-act-check-in = Check in
    .why = Numbers you leave open are drawn when the table begins.
cup-act-stand-in = Name a stand-in
    .why = What a stand-in plays counts for nobody.
cup-act-put-off = Put this table off
cup-act-strike = Strike this table
    .why = No result for anybody. Who was absent has lost it all the more.
cup-act-begin = Begin
cup-act-retake = Have it played again
    .why = A foul has disturbed the result: results and awards fall, fines stand.
cup-act-settle = Settle the broken-off table
    .why = What you and the players have agreed. Without agreement the policy's answer holds.
cup-act-fine = Fine
cup-act-lift-fine = Take a fine back
cup-act-open-review = Open the review
cup-act-close-review = Close the review
cup-act-agree = Answer the review
cup-act-name-best = Name the best player
    .why = Nobody who was warned, was ruled to have lost, or stood in.
cup-act-lodge-appeal = Appeal
    .why = Referee, organiser and panel read it. While it is open, the standings say so.
cup-act-decide-appeal = Decide this appeal
    .why = Everybody can read the reason.
cup-act-ask = Ask the referee
    .why = About a rule or a point. Question and answer are kept.
cup-act-reply = Answer
cup-act-close-round-robin = Close the round robin
    .why = Regular members who have not played enough cost points now, once.
cup-act-cut = Settle who plays the final
    .why = The first of the standings who are neither excluded nor withdrawn.
cup-act-give-up-final = Give the final up
    .why = The next in points takes the place.
cup-no-objection = No objection
cup-objection = I object

cup-field-name = Name
cup-field-program = The program judges, not a person
cup-field-reason = Reason
cup-field-team = Team
cup-field-member = Member
cup-field-captain = Captain
cup-field-free = Free agent
cup-field-bot = A bot plays
cup-field-deposit = Deposit
cup-field-number = Number
cup-field-start = Start
cup-field-match = Match
cup-field-points = Points
cup-field-best = Best player
cup-field-best_loser = Best of those who lost
cup-field-agreed = We have agreed
cup-field-what = What follows
cup-field-fined = Fined all the same
cup-field-counts = Counts towards the absences all the same
cup-field-text = In your words
cup-field-about = About
cup-field-table = Table
cup-field-entry = Entry
cup-field-outcome = Decision
cup-field-judges = Who decided
cup-field-places = Places
cup-field-tables = Tables
cup-field-aside = Side by side
cup-field-stage = Stage
cup-field-seed = Number for the lot
cup-field-one = This team
cup-field-other = and this one

error-bad-cup = The cup does not allow that.
error-busy = As much of this is being done as can be at once. Try again in a moment.
error-no-cup = There is no cup with this code.
