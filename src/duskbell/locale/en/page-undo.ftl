# Taking answers back: fetched with the first.

table-undo-to = Back to before this answer
table-moment-own = You
table-moment = { $who } · { $what }: { $option }
table-moment-hand = You · by hand · { $what }
table-undo-hand = A change by hand goes together with the answer before it.
table-undo-which = Take back to which moment?
table-undo-heard = What was heard stays heard.
table-undo-none = Nothing has been answered yet.
table-undo-leave = Leave it
table-undo-sure =
    { $n ->
        [one] Take back one answer
       *[other] Take back { $n } answers
    }
table-undo-changes = What would change
table-undo-same = Nothing visible would change.
table-undo-asks = Asked again: { $what }
table-hour = Hour
table-now = Now
table-then = Then

# The desk itself

table-steps = Steps
table-ruled = Rulings so far
table-ruled-none = None yet.
table-eyes = View as
table-eyes-all = The { REFEREE() }: everything
table-eyes-public = Public
table-away = Who is away
table-nobody-away = Everybody is here.
table-away-cup = In a cup nobody stands in during play: whoever is away is silent until they are back.
table-let-bot = Let a bot play
table-substitute = Find a substitute …
ui-rule-correct = Correct what was said
ui-rule-break-off = Break the game off
ui-rule-retake = Have it played again
ui-rule-end = End the game
ui-rule-ends = None of the three has a winner. Broken off or played again: for the reason above, which all read. To give one side the game, change it by hand.
ui-hand-what = What is changed
ui-hand-to = To what
ui-hand-reason = Reason for the record
ui-hand-why = Everything changed by hand needs a reason. The record keeps it; the players do not read it while the game lasts.
ui-hand-nothing = Nothing can be changed by hand right now.
table-step-is =
    { $when ->
        [now] now
       *[past] done
    }
table-waits-for = Still to answer:
table-waits-show =
    { $n ->
        [one] And 1 question for show.
       *[other] And { $n } questions for show.
    }
table-floor = Floor
table-time = Time
table-time-over =
    { $clock ->
        [yes] Time is up
       *[no] Wait no longer
    }
table-time-more = + { $seconds } s
table-proxies = Enter for a player · { $what }
table-proxy-own = My own question
table-proxy-for = You enter this for { SEAT($seat) }.
ui-reason = Reason (shown to everybody)
ui-rule-pause = Pause
ui-rule-resume = Resume
ui-rule-when = When it takes effect
ui-rule-now = Now
ui-rule-after = After this question
ui-rule-whom = Who
ui-hand = Change by hand
ui-hand-all = { $what }: { $to }
ui-hand-do = { $what }: { $who }, { $to }
