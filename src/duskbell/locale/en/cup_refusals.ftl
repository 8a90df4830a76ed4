# What a cup refuses, in its exact sentence: `says` of a fault names it.

refused-absent-here = This team is absent from the table.
refused-accepted-already = You have accepted the result already.
refused-answer-empty = An answer has words.
refused-answer-for-others = Everybody answers for themself.
refused-answer-outsider = Only who played this take answers.
refused-appeal-accepted = After the review you had no objection: the result is accepted.
refused-appeal-by-captain = By this cup’s policy a player appeals, not the captain for them.
refused-appeal-empty = An appeal says what it is about.
refused-appeal-late = The table ended more than { $within } hours ago: it can be appealed against no more.
refused-appeal-open = Your appeal against this table is open already.
refused-appeal-outsider = Only who played this table, or was named for it, may appeal.
refused-appeal-the-table = Appeal against the table: only −10, exclusion and absences are questioned by themselves.
refused-appeal-what = An appeal is against a table, or against one entry of the ledger.
refused-appeals-open = { $appeal } is open: wait for the panel, or say why not.
refused-begin-early = No table begins before line-ups are due.
refused-begun-not-struck = A table that has begun is not struck; a take of it may be played again.
refused-begun-or-struck = This table has begun, or is not played.
refused-begun-put-off = { $table } has begun, or somebody was absent from it: put it off instead.
refused-begun-stays = A table that has begun is not put off.
refused-best-loser-won = The best of those who lost has lost.
refused-best-outsider = { $team } cannot have the best player: nobody of this team played it.
refused-best-warned = { $team } cannot have the best player: { $penalty } ends eligibility.
refused-both-best = Nobody is both.
refused-bring-later = A table of this cup is being played; it can be brought here when that is over.
refused-captain-first = Name another captain first.
refused-captain-outside = The captain “{ $captain }” is none of the members.
refused-changing-late = Nobody is changed while a table is played, or afterwards.
refused-check-in-early = Check-in opens when line-ups are due.
refused-correction = A correction is up to 1000 points more or less, with two decimals at most.
refused-corrections = Corrections go with the outcome corrected, and it with them.
refused-cup-name = A cup’s name has 1 to 80 characters.
refused-cut-already = Who plays the final is settled already.
refused-cut-first = Who plays the final is not settled yet: cut first.
refused-cut-tied = The last place is a tie that the policy does not break: say why it falls as it does.
refused-deposit-kept = { $team } was absent too often: its deposit is not returned.
refused-draw-aside = { $aside } tables of { $size } side by side need { $needed } teams, and there are { $teams }: a team has one member at a table, and sits at one table at a time.
refused-draw-ended = The draw ended before it was done; try again.
refused-draw-for =
    A draw is for 2 to { $teams } teams and 1 to { $tables } tables, not { $number } { $what ->
        [teams] teams
       *[tables] tables
    }.
refused-draw-never = Two that should never meet are two different teams from 0 to { $last }, not { $one } and { $other }.
refused-draw-referees = Slot { $slot } has { $tables } tables, and not as many referees who may judge them.
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
refused-file-sealed = Line-ups are sealed until they are due, and the file holds them; take it afterwards.
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
refused-giving-up-later = The team sits at a table that is being played; it may give up afterwards.
refused-has-played = { $member } is named for a table, or has played one.
refused-in-two-teams = { $name } is in { $team } already: nobody is in two teams.
refused-judge-decides = { $name } judged that table, and does not decide about it.
refused-judged-by = { $table } is judged by { $judge }, not by { $name }.
refused-judged-by-nobody = { $table } is judged by nobody yet, not by { $name }.
refused-judges-elsewhere = { $name } judges { $table }, which is played at the same time.
refused-last-organiser = A cup keeps one organiser at least.
refused-lift-alone = Entries go with the outcome lifted.
refused-lift-what = Name the entries that are lifted.
refused-line-up-captains = Until the deadline the captain hands in the line-up.
refused-line-up-sealed = Until the deadline the line-up is handed in anew by its captain, and nobody else sees it.
refused-line-up-there = A line-up was handed in: change single players, with a reason.
refused-line-ups-due = The line-ups of this match were due already; tell the organiser.
refused-link-for = A link is for a referee, the panel, a member or a stand-in.
refused-link-nobody =
    { $name } cannot use a link in this cup: { $role ->
        [referee] as a referee
       *[panel] in the panel
    } there is nobody of that name, or the program.
refused-log-in = This is for organisers who are logged in, and this token logs nobody in, or not any more.
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
refused-named-twice = { $name } is named twice.
refused-no-act = There is no act “{ $act }”. There are { $acts }.
refused-no-appeal = There is no open appeal “{ $appeal }”.
refused-no-best = This take has no winner, and so no best player.
refused-no-cup-file = This is no cup: its first or its last line makes no sense, or is missing.
refused-no-deposit = { $team } has no deposit here.
refused-no-entry = The ledger has no entry “{ $entry }”.
refused-no-excuse = This team is here, and needs no excuse.
refused-no-fine = This is no fine of that table, or it has been lifted.
refused-no-hand-over = In play nobody stands in, and no seat is handed on.
refused-no-line-up = No line-up has been handed in that could be changed.
refused-no-link = This link opens nothing, or not any more; ask the cup’s organiser for a new one.
refused-no-links = Links are the organiser’s to give, and a captain’s for the own team.
refused-no-login = This name and this password do not open an account here.
refused-no-longer-at-table = { $team } plays { $table } no more.
refused-no-match = There is no match “{ $match }” in this cup.
refused-no-member = { $member } is no member of { $team }; its members are { $members }.
refused-no-number = There are numbers 1 to { $size }, not { $number }.
refused-no-policy = There is no ready policy “{ $policy }”; there are { $policies }.
refused-no-question = There is no open question “{ $question }”.
refused-no-referee = { $name } is none of this cup’s referees.
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
refused-no-team-to-draw = There is no team { $team } to draw; right would be the id of a team that plays this stage.
refused-no-token = This cup knows no such token, or not any more; ask its organiser for a new link.
refused-no-toml = The policy is no TOML: { $why }.
refused-nobody-named = The line-up names nobody for { $table }.
refused-nobody-sits = Nobody sits yet for { $teams }.
refused-none-of-the-cup = { $name } is none of the cup’s.
refused-not-absent = { $team } is not absent from { $table }.
refused-not-among = { $name } does not do this in this cup: { $roles }.
refused-not-announced = This table has not been announced.
refused-not-at-table = { $team } does not play { $table }.
refused-not-broken-off = Take { $take } of { $table } was not broken off, or that is settled.
refused-not-drawn = Nothing has been drawn since the server started; right would be to ask for a draw.
refused-not-in-final = { $team } does not play the final.
refused-not-in-match = { $team } does not play in match { $match }.
refused-not-late = It is not late enough for that.
refused-not-named = { $member } is not named for { $table }.
refused-not-of-panel = { $name } is not of the panel.
refused-not-over = This table is not over yet.
refused-not-standing = “{ $entry }” is no entry of that table that stands.
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
refused-outsider = You are no member of { $team }.
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
refused-question-empty = A question has words.
refused-question-the-entry = The round robin is closed: question the entry instead.
refused-report-late = The table has begun, or the team was absent from it already.
refused-review-early = There is nothing to review before a take is over.
refused-review-going-on = The review is not over yet.
refused-review-none = No review is open.
refused-review-open = The review was opened already.
refused-robin-closed = The round robin is closed.
refused-robin-closed-again = The round robin is closed: it is not played again, but points can be corrected on appeal.
refused-robin-closed-already = The round robin is closed already.
refused-robin-going-on = { $table } is not over yet, and { $others } others. Strike what is not played.
refused-robin-not-drawn = No round robin has been drawn.
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
refused-said-enough = The cup’s log holds { $most } acts of one player; the organiser can do the rest for you.
refused-said-otherwise = This request was made before, and said something else.
refused-same-id = Two members of a team have the same id.
refused-same-people = By this cup’s policy a new take is played by the same people.
refused-same-time = { $team } would play { $table } and { $with_it } at the same time.
refused-say-why = Say why: this goes on the cup’s log with its reason.
refused-sealed-leaving = A line-up of this team is sealed: until it is due nobody leaves the team.
refused-seats = A table of this cup has { $size } seats, not { $number }.
refused-sign-up-over = The tables are drawn: no further team can sign up.
refused-speaks-for-others = A member speaks for themself alone.
refused-stand-in-for-whom = A stand-in plays only for a team that is absent or has left.
refused-started = The table has started: only the organiser may change a player now, with a reason.
refused-take-not-over = Take { $take } of { $table } is not over, or another came after it.
refused-take-over = Take { $take } of { $table } is over already.
refused-take-playing = { $table }, take { $take }, is not over.
refused-take-settled = What came of this take has been settled, or appealed against.
refused-take-struck = { $table }, take { $take }, is struck.
refused-team-left = Your team does not take part in this cup.
refused-team-name-taken = Another team is called { $name }.
refused-team-there = There is a team { $team } already.
refused-ties-twice = The policy names a tie-break twice in ties.
refused-too-few-finalists = { $wanted } teams play the final, and { $able } may.
refused-too-few-left = { $left } teams are left, and { $aside } tables of { $size } side by side need { $needed }; draw for fewer tables at a time.
refused-too-few-regular = A team has { $least } regular members at least, not { $number }.
refused-too-late = It is { $late } minutes after the start, or more: the team is absent.
refused-too-many-free = A team has { $most } free agent at most, not { $number }.
refused-too-many-people = A team has { $most } people at most, not { $number }.
refused-twice-in-slot = A team has one member at a table, and sits at one table of a slot.
refused-unread = { $act } cannot be read: { $why }.
refused-withdrawing-later = { $team } sits at a table that is being played; it may withdraw afterwards.
refused-withdrawn = { $team } has withdrawn.
refused-withdrawn-already = { $team } has withdrawn already.
refused-without-agreement = Without agreement this cup’s policy says { $without }, not { $what }.

# What a draw came to.

drawn-all = { $tables } tables of { $teams } teams. Two teams meet { $met } times, a team plays { $plays } times, and has a seat number { $seats } times.
drawn-bound = The sum of squared meetings is { $squares }, and no draw has less than { $bound }. It is { $gap } more.
drawn-uneven = Given up: not all play equally often, for the numbers do not allow it.
drawn-pairs = Given up: some pairs meet { $times } times more often than others.
drawn-never = Given up: { $one } and { $other } should never meet, and meet { $times } times.
drawn-runs = Given up: { $times } times a team plays more rounds on end than was wished.
drawn-sides = Sides are dealt at the table, not balanced: a quota would tell a team its side in its last tables.
drawn-softly = Sides are evened softly, by the best of { $deals } deals. That gives away: in the last quarter of the tables the rarest side falls to the team that is owed it most in { $share } of tables, by chance in { $chance }.
