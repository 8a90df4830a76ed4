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
        [check-in] Check-in is due
        [start] Start
        [absent] Late becomes absent
        [begin] Begins by itself
        [appeals] Last chance to appeal
        [decision] The panel decides
       *[other] { $what }
    }
cup-no-deadline = Nothing is due at the moment.
cup-zone = Times are yours: { $zone }. The server's clock decides.
cup-hour-left-out = There is no such time on that day, as clocks change: it is read as { $time }.
cup-hour-twice = This hour comes twice on that day, as clocks change.
cup-hour-turn =
    { $n ->
        [1] the first, { $zone }
       *[other] the second, { $zone }
    }
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
cup-table-many = { $first } to { $last }, { $n } in all
cup-exports = To keep
cup-exports-why = For spreadsheets and other programs. An organiser can also keep the whole cup as one file and bring it to another server.
cup-export-standings = Standings (CSV)
cup-export-final = Final (CSV)
cup-export-ledger = Ledger (CSV)
cup-export-data = All of it (JSON)
cup-export-cup = The whole cup
cup-sealed = While line-ups are sealed, the file stays here.
cup-file-waits = While a table is being played, the file stays here.

# The policy in words

cup-rule-points =
    { $stage ->
        [final] In the final: { $points }.
       *[robin] Points: { $points }.
    }
cup-rule-win = a win of { $side } { $points }
cup-rule-win-any =
    { $other ->
        [yes] any other win { $points }
       *[no] a win { $points }
    }
cup-rule-loss = a defeat of { $side } { $points }
cup-rule-loss-any =
    { $other ->
        [yes] any other defeat { $points }
       *[no] a defeat { $points }
    }
cup-rule-stance = a vote for a wolf { $right }, for one of the good { $wrong }
cup-rule-best = best player { $best }, best of those who lost { $loser }
cup-rule-check-in = Line-ups { $due ->
        [one] 1 minute
       *[other] { $due } minutes
    } before a match's first table; everybody checked in { $open ->
        [one] 1 minute
       *[other] { $open } minutes
    } before each start.
cup-rule-late = { $late ->
        [one] 1 minute
       *[other] { $late } minutes
    } late is absent: −{ $points } each time, and more than { $allowed } cost the final.
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
cup-rule-appeals = Appeals within { $within ->
        [one] 1 hour
       *[other] { $within } hours
    }, decided within { $decided }.
cup-rule-numbers =
    { $numbers ->
        [drawn] Seat numbers are drawn.
       *[chosen] You choose your number when you check in.
    }
cup-rule-delay = Spectators are { $delay ->
        [one] 1 second
       *[other] { $delay } seconds
    } behind.
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
        [ratings] Ratings
        [appeals] Appeals
        [final] Final
        [log] Log
        [keep] To keep
        [screen] Big screen
       *[other] { $part }
    }

# Match day

cup-times = Times
cup-tables = Tables
cup-none-to-announce = No table is left to be announced.
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
cup-see-moment = Show that moment
cup-todo =
    { $what ->
        [begin] { $table }: all sit, begin
        [late] { $table }: somebody is missing
        [short] { $table }: a stand-in is needed
        [referee] { $table }: no referee
        [unnamed] { $table }: no line-up yet
        [told] { $table }: an absence was reported
        [settle] { $table }: broken off, to be settled
        [review] { $table }: the review is yours
        [check-in] { $table }: check in
        [sit] { $table }: sit down
        [answer] { $table }: any objection?
        [line-up] Your line-up
        [appeal] An appeal
        [state] An appeal against a table of yours: say how it was
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
        [vacant] doesn't play
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
cup-followed = Next in points: no clock runs here.
cup-changed = { $now } instead of { $was }
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
cup-not-yet-yours = Your team plays here. You can watch when the game is over.
cup-review-first =
    { $program ->
        [yes] The replay opens with the review, which an organiser opens, or when the time for appeals is over.
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
cup-idle = { $name } has not played. A regular member without a game costs { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
cup-line-up-sealed = Nobody else sees it until it is due. Later, players can be changed between tables.
cup-line-up-left =
    { $n ->
        [one] 1 table has nobody yet
       *[other] { $n } tables have nobody yet
    }
cup-no-line-up = No line-up of yours is open.
cup-no-match = No match has been announced.
cup-no-line-up-lacks = No line-up is missing.

# Teams

cup-team-more = Members and acts ({ $n })
cup-no-teams = No team has signed up yet.
cup-sign-up-why = At least two regular members, at most one free agent, four people at most. Nobody is in two teams.
cup-member-n = Member { $n }
cup-fewer-members = One fewer
cup-exception = Exception
cup-exception-why = Why the team may be made up otherwise. Leave it empty as a rule.
cup-note =
    { $note ->
        [withdrawn] has withdrawn
        [left-final] left the final
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
        [yes] captain{ $free ->
            [yes] , free agent
           *[no] { "" }
        }
       *[no] { $free ->
            [yes] free agent
           *[no] member
        }
    }{ $bot ->
        [yes] , a bot
       *[no] { "" }
    }

# Draw

cup-draw-numbers = Columns are seat numbers. Times:
cup-draw-order = One member of each team sits at a table; numbers are chosen at check-in. Times:
cup-print = Print
cup-draw-do =
    { $again ->
        [yes] { $stage ->
            [final] Draw the rest of the final again
           *[robin] Draw the rest again
        }
       *[no] { $stage ->
            [final] Draw the final
           *[robin] Draw the tables
        }
    }
cup-draw-why = 0 tables: as many as there are teams. What has begun stays as it is. Without a number for the lot nobody can know the draw beforehand. It takes about ten seconds.
cup-never = Teams that never meet
cup-add = Add
cup-remove = Remove
cup-drawing = Drawing: { $n }%
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
cup-plot-why = A line a team, after { $n ->
        [one] 1 table
       *[other] each of { $n } tables
    }. The table beside it has the same in numbers.
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
cup-ballot = ballot { $n }, for number { $target }
cup-ledger-why = Every point with its cause, the newest first. Nothing is ever changed: a correction is an entry, too.
cup-ledger-empty = No entries yet.
cup-all = All
cup-undoes = taken back
cup-by-rule =
    cup rules: { $section ->
        [victory] victory
        [fouls] fouls and penalties
        [teams] teams
        [ballots] ballots
        [appeals] appeals
       *[other] { $rule }
    }
cup-show-all = Show all { $n }

# Shares, players

cup-board-size = The default cast, { $n } seats
cup-share = { $won } of { $of } · { $share }% · { $from } to { $to }%
cup-shares-none = Win shares appear with the first table that is over.
cup-interval-why = Where the true share lies, nine times in ten. Hatched: fewer than ten tables.
cup-player-sum = Tables: { $n } · won: { $won } · points: { $points }
cup-player-none = No table yet that counts.
cup-player-unknown = There is nobody like that in this cup.
cup-by =
    { $what ->
        [sides] By side
        [roles] By role
       *[boards] By board
    }

cup-rated = { $share }% · { $from } to { $to }% · tables: { $n }
cup-rated-share = { $share }% · { $from } to { $to }%
cup-ratings-why = How often a whole side of such players would win against an average one on an even board. The bar is where that lies, nine times in ten; bars that lie over each other tell nobody apart.
cup-ratings-few = { $n ->
        [one] 1 table counts
       *[other] { $n } tables count
    } so far. Below { $least } nobody is ranked: it would be chance.
cup-ratings-failed = The ratings could not be worked out. They are tried again with the next table.
cup-ratings-of =
    { $what ->
        [teams] Teams
        [players] Players
       *[sides] Sides among average players
    }
cup-ratings-sides = What a board gives a side, its players put aside.

# To keep, the screen in the hall, referees

cup-keep-save = Save as one file
cup-keep-why = One page with everything that came of the cup. The file needs no server.
cup-keep-captain = { $name } (captain)
cup-screen-full = Whole screen
cup-referees = Referees
cup-referee-free = No table is waiting.
cup-judged-so-far = Judged: { $n }
cup-appeal-open = Open beside the replay
cup-appeal-look = Open
cup-appeal-of = { $what }: { $team } appeals
cup-appeal-rulings = Rulings at the table
cup-appeal-no-rulings = Nothing was ruled against anybody.
cup-appeal-no-replay = No replay here: the appeal is about no moment of a table, the table was not played on this server, or you may not see it yet.
cup-appeal-rule = The rules
cup-appeal-earlier = Earlier decisions
cup-appeal-none-earlier = None yet.

# Appeals, questions

cup-appeals = Appeals
cup-no-appeals = No appeals. You lodge one at the table it is about, within the time the policy gives.
cup-appeal-entry = Against an entry
cup-appeal-deposit = About the deposit
cup-appeal-deposit-do = Question what became of the deposit
cup-appeal-statement = { $name }, who judged it:
cup-appeal-closed = What was written is for those it concerns.
cup-outcome =
    { $outcome ->
        [dismissed] The result stands
        [corrected] Points are corrected
        [lifted] Entries are lifted
        [again] The table is played again
        [released] The deposit is theirs
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
cup-final-places =
    { $n ->
        [one] Too few may play: a stand-in has the place left.
       *[other] Too few may play: stand-ins have the { $n } places left.
    }
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
cup-reason-absent-from-the-final = absent from the final
cup-reason-a-team-is-absent = a team is absent
cup-reason-not-so-many-absences-count-any-more = fewer absences count now
cup-reason-named-anew = named again
cup-reason-ruled-at-the-table = ruled at the table
cup-reason-its-end-was-taken-back-at-the-table = its end was taken back at the table
cup-booked-set-tables = Tables drawn
cup-booked-absent = Absent, booked
cup-booked-finish = Result
cup-booked-play-on = The end was taken back

# What can be done in a cup, and what each act wants to know.

cup-act-appoint = Appoint
cup-act-dismiss = Dismiss
cup-booked-give-link = Link given
cup-booked-take-link-back = Link taken back
cup-act-add-team = Sign a team up
cup-act-add-member = Add a member
    .why = Once the tables are drawn, only the organiser does this, with a reason.
cup-act-drop-member = Take a member out
    .why = Only somebody who has not played for the team and is not named for a table.
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
cup-act-not-here = Not here after all
    .why = The check-in is taken back, and the clock goes on.
cup-act-stand-in = Name a stand-in
    .why = What a stand-in plays counts for nobody.
cup-act-put-off = Put this table off
cup-act-strike = Strike this table
    .why = No result for anybody. Whoever was absent has lost it anyway.
cup-act-restore = Play this table after all
    .why = Whoever was absent stays absent, and needs a stand-in. Past its start no clock runs until you put it off.
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
cup-act-state-case = Say how it was
    .why = For the panel, which decides without you.
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

cup-field-event = What it is about
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
cup-field-fined = Fined anyway
cup-field-counts = Counts as an absence anyway
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

# What a cup refuses, in its exact sentence: `says` of a fault names it.

refused-absent-here = This team is absent from the table.
refused-accepted-already = You have accepted the result already.
refused-answer-empty = Write an answer.
refused-answer-for-others = Everybody answers for themself.
refused-answer-outsider = Only those who played this take answer.
refused-appeal-accepted = After the review you had no objection: the result is accepted.
refused-appeal-by-captain = By this cup’s policy a player appeals, not the captain for them.
refused-appeal-dismissed = The panel has dismissed this appeal ({ $appeal }).
refused-appeal-empty = An appeal says what it is about.
refused-appeal-event = The log of this take has no event { $event }.
refused-appeal-late = The table ended more than { $within ->
        [one] 1 hour
       *[other] { $within } hours
    } ago: it can be appealed against no more.
refused-appeal-open = Your appeal against this table is open already.
refused-appeal-outsider = Only somebody who played this table, or was named for it, may appeal.
refused-appeal-the-table = Appeal against the table: only −10, exclusion and absences are questioned by themselves.
refused-appeal-what = An appeal is against a table, against one entry of the ledger, or about the deposit.
refused-appeals-open = { $appeal } is open: wait for the panel, or say why not.
refused-begin-early = No table begins before line-ups are due.
refused-begun-not-struck = A table that has begun is not struck; a take of it may be played again.
refused-begun-or-struck = This table has begun, or is not played.
refused-begun-put-off = { $table } has begun, or somebody was absent from it: put it off instead.
refused-begun-stays = A table that has begun is not put off.
refused-best-loser-won = Choose the best of those who lost from the side that lost.
refused-best-outsider = { $team } cannot have the best player: nobody of this team played it.
refused-best-warned = { $team } cannot have the best player, who was ruled against: { $penalty }.
refused-both-best = Nobody can be both best player and best of those who lost.
refused-bring-future = The last line of this cup’s log is later than now by this server’s clock; look at both clocks.
refused-bring-later = A table of this cup is being played; it can be brought here when that is over.
refused-captain-first = Name another captain first.
refused-captain-outside = The captain “{ $captain }” is not one of the members.
refused-changing-late = Nobody is changed while a table is played, or afterwards.
refused-check-in-early = Check-in opens when line-ups are due.
refused-correction = A correction is up to 1000 points more or less, with two decimals at most.
refused-correction-of-others = This appeal does not concern { $team }.
refused-corrections = Corrections go with the outcome corrected, and it with them.
refused-cup-name = A cup’s name has 1 to 80 characters that can be seen.
refused-cut-already = Who plays the final is settled already.
refused-cut-first = Who plays the final is not settled yet: cut first.
refused-cut-tied = The last place is a tie that the policy does not break: say why it falls as it does.
refused-deposit-appealed = An appeal about that deposit is open already.
refused-deposit-is = The deposit of { $team } is { $what ->
    [kept] kept
   *[returned] returned
 } already.
refused-deposit-released = The panel has released the deposit of { $team }: nobody keeps it for these absences.
refused-deposit-kept = { $team } was absent too often: its deposit is not returned.
refused-draw-aside = { $aside } tables of { $size } side by side need { $needed } teams, and there are { $teams }: a team has one member at a table, and sits at one table at a time.
refused-draw-ended = The draw ended before it was done; try again.
refused-draw-for =
    A draw is for 2 to { $teams } teams and 1 to { $tables } tables, not { $number } { $what ->
        [teams] teams
       *[tables] tables
    }.
refused-draw-none-aside = At least 1 table is played at a time, not { $aside }.
refused-draw-never-itself = { $team } never meets itself: name two teams.
refused-draw-never = Two that should never meet are two different teams from 0 to { $last }, not { $one } and { $other }.
refused-draw-referees = Slot { $slot } has { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, and not as many referees who may judge them.
refused-draw-run = A run is 0 or more slots, and the effort more than 0 and at most 100.
refused-draw-size = A table has 2 to { $most } seats, not { $size }.
refused-drawing = This cup is being drawn. Wait until that is done.
refused-drawing-others = Other cups are being drawn at this moment; try again in half a minute.
refused-drawn-already = The tables are drawn: only the organiser changes a team now, with a reason.
refused-entry-appealed = An appeal against that entry is open already.
refused-entry-differs = The ledger has an entry “{ $entry }” already, and it says something else.
refused-entry-gone = That entry has been taken back already.
refused-entry-of-others = That entry is another team’s.
refused-file-changed = The cup was changed after it was written, or is cut off: its lines do not match its digest.
refused-file-playing = A table is being played, and what its players ask the referee is theirs alone until it has ended; take the file afterwards.
refused-file-sealed = Line-ups are sealed until they are due, and the file holds them; take it afterwards.
refused-act-fields = An act is given by its fields; { $kind } is none.
refused-finalists-stand-in = { $wanted ->
        [one] 1 team plays
       *[other] { $wanted } teams play
    } the final, and { $able } may: say why, and stand-ins have the places left.
refused-final-too-small = A final’s table has { $size } seats, not { $wanted }.
refused-fine-early = Fines are named when the take is over.
refused-fine-mild = { $penalty } costs nothing: only a warning or worse may.
refused-fine-most =
    By this cup’s policy, fines come to { $most } at most { $per ->
        [table] for a player and table
       *[foul] for a foul
    }.
refused-fine-outsider = Nobody of { $team } played this take.
refused-fine-points = A fine is more than 0 and at most { $most } points, with two decimals at most.
refused-fine-what = A fine needs a penalty that the referee has ruled against this player in this take.
refused-fined-already = This foul has been fined already.
refused-format = The cup has format { $format }; this program reads format { $known }.
refused-giving-up-late = The final has been played: nobody gives it up any more.
refused-giving-up-later = The team sits at a table that is being played; it may give up afterwards.
refused-has-played = { $member } is named for a table, or has played one.
refused-id-used = { $team } had a member { $member } before: a new one has an id of their own.
refused-in-two-teams = { $name } is in { $team } already: nobody is in two teams.
refused-judge-decides = { $name } judged that table, and does not decide about it.
refused-judge-party = { $name } belongs to { $team }, and does not decide what concerns it.
refused-judged-by = { $table } is judged by { $judge }, not by { $name }.
refused-judged-by-nobody = { $table } is judged by nobody yet, not by { $name }.
refused-judges-elsewhere = { $name } judges { $table }, which is played at the same time.
refused-judging-now = { $name } judges { $table }, which is being played: give somebody a new link for it instead.
refused-last-organiser = A cup keeps one organiser at least.
refused-lift-alone = Entries go with the outcome lifted.
refused-lift-what = Name the entries that are lifted.
refused-line-up-captains = Until the deadline the captain hands in the line-up.
refused-line-up-sealed = Until the deadline the line-up is handed in again by its captain, and nobody else sees it.
refused-line-up-there = A line-up was handed in: change single players, with a reason.
refused-line-ups-due = The line-ups of this match were due already; tell the organiser.
refused-leaving-in-play = { $team } plays { $table }: until it has ended nobody leaves the team.
refused-link-for = A link is for a referee, the panel, a member or a stand-in.
refused-link-in-play = { $name } sits at { $table }, which is being played: the organiser alone changes that link now.
refused-link-own = { $team } plays { $table }, and you belong to it: until it has ended another organiser changes that link.
refused-link-nobody =
    { $name } cannot use a link in this cup: { $role ->
        [referee] as a referee
       *[panel] in the panel
    } there is nobody of that name, or the program.
refused-links-apart = A link is given and taken back by the routes for links.
refused-log-in = This is for organisers who are logged in; you are not, or not any more.
refused-log-line = Line { $line } of the cup’s log cannot be: { $why }
refused-log-nonsense = Line { $line } of the cup’s log makes no sense.
refused-log-order = Line { $line } of the cup’s log is out of order.
refused-match-due = The line-ups of this match are due, or were: put single tables off, or announce another match.
refused-match-empty = A match has one table at least.
refused-match-forward = Line-ups have been handed in for a later deadline: a match is not brought forward then.
refused-member-there = { $team } has a member { $member } already.
refused-name =
    { $of ->
        [stand-in] A stand-in’s name
        [team] A team’s name
        [member] A member’s name
        [organiser] An organiser’s name
       *[other] A name
    } has 1 to { $most } characters that can be seen, not “{ $name }”.
refused-name-reserved = { $name } would be taken for whoever runs the server, a referee or a seat. Choose another name.
refused-named-twice = { $name } is named twice.
refused-no-act = There is no act “{ $act }”. There are { $acts }.
refused-no-appeal = There is no open appeal “{ $appeal }”.
refused-no-best = This take has no winner, and so no best player.
refused-no-cup-file = This is not a cup file: its first or its last line makes no sense, or is missing.
refused-no-deposit = { $team } has no deposit here.
refused-no-entry = The ledger has no entry “{ $entry }”.
refused-no-excuse = This team is here, and needs no excuse.
refused-panel-lifted = The panel has lifted this, and it stays lifted.
refused-no-fine = This is not a fine of that table, or it has been lifted.
refused-no-hand-over = In play nobody stands in, and no seat is handed on.
refused-no-line-up = No line-up has been handed in that could be changed.
refused-no-link = This link opens nothing, or not any more; ask the cup’s organiser for a new one.
refused-no-links = Links are the organiser’s to give, and a captain’s for their own team.
refused-no-login = This name and this password do not open an account here.
refused-no-longer-at-table = { $team } plays { $table } no more.
refused-no-match = There is no match “{ $match }” in this cup.
refused-no-member = { $member } is not a member of { $team }; its members are { $members }.
refused-no-number = There are numbers 1 to { $size }, not { $number }.
refused-no-policy = There is no ready policy “{ $policy }”; there are { $policies }.
refused-no-question = There is no open question “{ $question }”.
refused-no-referee = { $name } is not one of this cup’s referees.
refused-no-result = This table is not over: it has no result.
refused-no-review = This table is shown when its referee opens the review, to its players, and then to all.
refused-no-set-up = This set-up link opens nothing, or not any more; whoever runs the server can make one.
refused-no-side = The policy’s { $where } names a side “{ $side }”; { $game } has { $sides }, and * is all.
refused-no-stage = There is no stage “{ $stage }”: there are the round robin and the final.
refused-no-stand-in = No person stands in for { $team } at { $table }.
refused-no-such-table = There is no { $table } in this cup.
refused-no-table = No table is given.
refused-no-take = { $table } has no take { $take }: it was never played.
refused-no-team = There is no team { $team } in this cup.
refused-no-team-to-draw = There is no team { $team } to draw; use the id of a team that plays this stage.
refused-no-token = This cup knows no such token, or not any more; ask its organiser for a new link.
refused-no-toml = The policy is not TOML: { $why }.
refused-nobody-named = The line-up names nobody for { $table }.
refused-nobody-sits = Nobody sits yet for { $teams }.
refused-none-of-the-cup = { $name } does not belong to this cup.
refused-not-absent = { $team } is not absent from { $table }.
refused-not-among = { $name } does not do this in this cup: { $roles }.
refused-not-announced = This table has not been announced.
refused-not-at-table = { $team } does not play { $table }.
refused-not-broken-off = Take { $take } of { $table } was not broken off, or that is settled.
refused-not-checked-in = Nobody of { $team } is checked in here.
refused-not-drawn = No draw is under way here: nobody has asked for one, or it ended with the server that made it. Ask for a draw.
refused-not-in-final = { $team } does not play the final.
refused-not-in-match = { $team } does not play in match { $match }.
refused-not-late = It is not late enough for that.
refused-not-named = { $member } is not named for { $table }.
refused-not-of-panel = { $name } is not of the panel.
refused-not-over = This table is not over yet.
refused-not-standing = “{ $entry }” is not a standing entry of that table.
refused-struck-announced = { $table } is struck: restore it first.
refused-not-struck = { $table } is not struck.
refused-not-theirs-to-name = { $team } plays no { $table } of this match that could be named for.
refused-nothing-again = There is no take that could be played again.
refused-nothing-to-begin = A table begins that was announced, and has a referee.
refused-number-taken = Number { $number } is taken.
refused-numbers-drawn = Numbers are drawn in this cup.
refused-only = Only for: { $roles }.
refused-organisers-only = Only an organiser of this cup may do that.
refused-other-captain = The captain of { $team } is somebody else.
refused-other-game = This cup plays { $game }, not { $other }.
refused-other-match = { $table } belongs to match { $match }.
refused-other-team = That is another team’s to do.
refused-outsider = You are not a member of { $team }.
refused-own-table = Your team plays at this table: you may watch it when it has ended.
refused-password = A password has { $least } to { $most } characters, this one has { $number }.
refused-past-start = { $table } would start in the past.
refused-policy-key =
    The policy has no key “{ $key }”{ $place ->
        [empty] {""}
       *[other] {" "}in [{ $place }]
    }. Its keys there are { $keys }.
refused-policy-lacks = The policy lacks its “{ $key }”.
refused-policy-points = The policy’s { $where } has two decimals at most and lies from { $low } to { $high }, not { $points }.
refused-policy-value = The policy’s { $place } cannot be that: { $why }.
refused-program-judges = The program can be a referee, and nothing else.
refused-put-off-to = A table is put off that was announced, and to a time to come.
refused-question-empty = Write a question.
refused-question-the-entry = The round robin is closed: question the entry instead.
refused-record-differs = The record of { $table }, take { $take }, leads to another result than the cup's log has.
refused-record-nonsense = The cup's file has a record that makes no sense.
refused-record-of-none = The cup's file has a record of { $table }, take { $take }, which is not over, or has two of it.
refused-record-of-other = This record is that of { $other }, take { $take }: it is not { $table }’s, too.
refused-record-unread = The record of { $table }, take { $take }, cannot be read: { $why }
refused-release-what = About a deposit the ruling is: as it is, or released; nothing else is released.
refused-report-late = The table has begun, or the team was absent from it already.
refused-review-early = There is nothing to review before a take is over.
refused-review-going-on = The review is not over yet.
refused-review-none = No review is open.
refused-review-open = The review was opened already.
refused-robin-closed = The round robin is closed.
refused-robin-closed-again = The round robin is closed: it is not played again, but points can be corrected on appeal.
refused-robin-closed-already = The round robin is closed already.
refused-robin-going-on =
    { $table } is not over yet{ $others ->
        [0] {""}
        [one] , nor is another
       *[other] , nor are { $others } others
    }. Strike what is not played.
refused-robin-not-drawn = No round robin has been drawn.
refused-robin-unsettled = { $table } was broken off. Settle first what follows.
refused-robin-open = Close the round robin first.
refused-role =
    { $role ->
        [organiser] the organiser
        [referee] the table’s referee
        [panel] the panel
        [captain] the team’s captain
        [member] the member concerned
        [clock] the clock
       *[spectator] a spectator
    }
refused-room-tells = This take is played in a room of this server, which tells its result itself.
refused-result-seat = The result names seat { $seat }; a table of this cup has seats 0 to { $last }.
refused-said-much = The cup’s log holds no more than { $most } bytes of one player; the organiser can do the rest for you.
refused-said-enough = The cup’s log holds { $most } acts of one player; the organiser can do the rest for you.
refused-said-otherwise = This request was made before, and said something else.
refused-same-id = Two members of a team have the same id.
refused-same-people = By this cup’s policy a new take is played by the same people.
refused-same-time = { $team } would play { $table } and { $with_it } at the same time.
refused-say-why = Say why: this goes on the cup’s log with its reason.
refused-sealed-leaving = A line-up of this team is sealed: until it is due nobody leaves the team.
refused-seats = A table of this cup has { $size } seats, not { $number }.
refused-side-unsaid = The policy’s { $where } does not say what { $side } has: name it, or * for all others.
refused-sign-up-over = The tables are drawn: no further team can sign up.
refused-speaks-for-others = A member speaks for themself alone.
refused-stand-in-for-whom = A stand-in plays only for a team that is absent or has left.
refused-started = The table has started: only the organiser may change a player now, with a reason.
refused-state-empty = Write a statement.
refused-state-judge = Only the referee of that table says how it was.
refused-still-judges = { $name } still judges { $table }.
refused-still-plays = { $name } still plays { $table }.
refused-stands-in-twice = { $name } is at this table already, and stands in for nobody.
refused-judges-own = { $name } belongs to { $team }, which plays this table, and does not judge it.
refused-stands-in-own = { $name } belongs to { $team }, which plays this table, and stands in for nobody there.
refused-still-sits = { $name } still sits at { $table }.
refused-log-rules = Line { $line } of the cup’s log was judged by rules { $rules } of Duskbell; this program knows { $known }.
refused-named-already = { $name } is named for this table already.
refused-changed-too-late = { $name } would be absent at once, so long after the start: put the table off instead.
refused-same-points = By { $appeal } { $team } has the same points for the same moment already.
refused-panel-decided = The panel has decided about this, and so it stays.
refused-policy-name = The policy’s name has characters that can be seen, and no others.
refused-policy-no-time = With line_ups.due and absence.late both 0 nobody could check in: it opens when line-ups are due, and who is late is absent.
refused-take-not-over = Take { $take } of { $table } is not over, or another came after it.
refused-take-over = Take { $take } of { $table } is over already.
refused-take-playing = { $table }, take { $take }, is not over.
refused-take-settled = What came of this take has been settled, or appealed against.
refused-take-struck = { $table }, take { $take }, is struck.
refused-team-left = Your team does not take part in this cup.
refused-team-name-taken = Another team is called { $name }.
refused-team-there = There is a team { $team } already.
refused-ties-twice = The policy names a tie-break twice in ties.
refused-too-few-finalists = { $wanted ->
        [one] 1 team plays
       *[other] { $wanted } teams play
    } the final, and { $able } may.
refused-too-few-left = { $left ->
        [one] 1 team is
       *[other] { $left } teams are
    } left, and { $aside } tables of { $size } side by side need { $needed }; draw for fewer tables at a time.
refused-too-few-regular = A team has { $least } regular members at least, not { $number }.
refused-too-late = It is { $late ->
        [one] 1 minute
       *[other] { $late } minutes
    } after the start, or more: the team is absent.
refused-too-many-free = A team has { $most } free agent at most, not { $number }.
refused-too-many-people = A team has { $most } people at most, not { $number }.
refused-twice-in-slot = A team has one member at a table, and sits at one table of a slot.
refused-unread = { $act } cannot be read: { $why }.
refused-withdrawing-later = { $team } sits at a table that is being played; it may withdraw afterwards.
refused-withdrawn = { $team } has withdrawn.
refused-withdrawn-already = { $team } has withdrawn already.
refused-without-agreement = Without agreement this cup’s policy says { $without }, not { $what }.

# What a draw came to.

drawn-all = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } of { $teams } teams. Two teams meet { $met ->
        [one] once
       *[other] { $met } times
    }, a team plays { $plays ->
        [one] once
       *[other] { $plays } times
    }, and has a seat number { $seats ->
        [one] once
       *[other] { $seats } times
    }.
cup-drawn-all = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } of { $teams } teams. Two teams meet { $met ->
        [one] once
       *[other] { $met } times
    }, and a team plays { $plays ->
        [one] once
       *[other] { $plays } times
    }.
drawn-bound = The sum of squared meetings is { $squares }, and no draw has less than { $bound }. It is { $gap } more.
drawn-uneven = Given up: not all play equally often, for the numbers do not allow it.
drawn-pairs = Given up: some pairs meet at { $times ->
        [one] 1 more table
       *[other] { $times } more tables
    } than others.
drawn-never = Given up: { $one } and { $other } should never meet, and meet { $times ->
        [one] once
       *[other] { $times } times
    }.
drawn-runs = Given up: { $times ->
        [one] once
       *[other] { $times } times
    } a team plays more rounds on end than was wished.
drawn-sides = Sides are dealt at the table, not balanced: a quota would tell a team its side in its last tables.
drawn-softly = Sides are evened softly, by the best of { $deals } deals. That gives away: in the last quarter of the tables the rarest side falls to the team that is owed it most in { $share } of tables, by chance in { $chance }.
