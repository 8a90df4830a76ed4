# What bots say at a table of Blood on the Clocktower, and people with one tap. Fetched when the first such line is said.

say-clocktower-suspect = My doubts are on { SEAT($a0) }.
say-clocktower-claim-outsider = I'm an Outsider. Which one, later.
say-clocktower-claim-hidden = I'll tell you what I am, but not on day one.
say-clocktower-ctr-same = You're the { ROLE($a0) }, { SEAT($a1) }? So am I.
say-clocktower-ctr-drunk = The { ROLE($a0) } twice: somebody lies, or somebody is the Drunk.
say-clocktower-ctr-two = The { ROLE($a0) } twice. One of you is making it up.
say-clocktower-ctr-count = { $a0 } Outsiders claimed. The table allows { $a1 }.
say-clocktower-ctr-count-sway = { $a0 } Outsiders claimed. The table allows { $a1 }, unless a Baron is at work.
say-clocktower-rep-nothing = Nothing woke me last night.
say-clocktower-rep-chose = I protected { SEAT($a0) } last night.
say-clocktower-acc-changed = First the { ROLE($a0) }, now the { ROLE($a1) }. Which is it, { SEAT($a2) }?
say-clocktower-acc-hand = { SEAT($a0) } nominated { SEAT($a1) } and kept the hand down.
say-clocktower-acc-quiet = { SEAT($a0) } hasn't talked to anybody all day.
say-clocktower-acc-worlds = In everything I still think possible, { SEAT($a0) } is evil.
say-clocktower-acc-saved = { SEAT($a0) } held back the one vote { SEAT($a1) } needed to be executed.
say-clocktower-acc-voted = { SEAT($a0) }'s hand was up for { SEAT($a1) } today. A little quick.
say-clocktower-def-drunk = I may be drunk or poisoned. That's still what I got.
say-clocktower-def-tomorrow = If you still think so tomorrow, take me. Today { SEAT($a0) }.
say-clocktower-def-wake = Keep me. I wake again tonight.
say-clocktower-def-saint = I'm the Saint. Execute me and good loses.
say-clocktower-def-listen = Before the hands go up: ask me what you want to know.
say-clocktower-db-poison = That could be the Poisoner's work.
say-clocktower-db-recluse = A Recluse would look just like that.
say-clocktower-db-spy = A Spy would know enough to say that.
say-clocktower-db-minion = A Minion would tell it the same way, { SEAT($a0) }.
say-clocktower-db-night = No death. Protected, or on purpose?
say-clocktower-ask-first = { SEAT($a0) }, what did the first night give you?
say-clocktower-ask-claim = { SEAT($a0) }, what are you?
say-clocktower-ask-role = Has anybody claimed the { ROLE($a0) }?
say-clocktower-ask-nominated = { SEAT($a0) }, why did you nominate { SEAT($a1) }?
say-clocktower-ask-dead = Who of the dead still has a vote?
say-clocktower-ans-claimed = The { ROLE($a1) }, { SEAT($a0) }, as I said.
say-clocktower-ans-later = Not yet, { SEAT($a0) }. Let the Demon guess.
say-clocktower-ans-slept = Nothing, { SEAT($a0) }. I slept through it.
say-clocktower-ans-hold = I'll tell it when it helps, { SEAT($a0) }.
say-clocktower-ans-rival = We both say { ROLE($a2) }, { SEAT($a0) }: { SEAT($a1) } and I.
say-clocktower-ans-worlds = { SEAT($a0) }: in most of what I believe { SEAT($a1) } is evil.
say-clocktower-ans-doubt = { SEAT($a0) }, I trust others more than { SEAT($a1) }. That's all.
say-clocktower-ans-told = You've heard all I have, { SEAT($a0) }.
say-clocktower-ans-who = { SEAT($a0) }, I'd look at { SEAT($a1) } first.
say-clocktower-ans-you = Honestly, { SEAT($a0) }? You.
say-clocktower-ans-lost = You've lost me, { SEAT($a0) }. Ask what I am, what I learned, or who I suspect.
say-clocktower-ans-shrug = No answer to that one, { SEAT($a0) }.
say-clocktower-def-again = Me again? You've heard my side.
say-clocktower-def-short = { $a0 ->
        [one] One vote wasn't
       *[other] { $a0 } votes weren't
    } enough last time. What has changed?
say-clocktower-def-why = { SEAT($a0) }, what do you have on me?
say-clocktower-def-unasked = Not one word to me, { SEAT($a0) }, and now a nomination.
say-clocktower-def-dead = I'm dead already. It changes nothing.
say-clocktower-def-left = { $a0 } of us are alive. Don't spend an execution on me.
say-clocktower-dead-vote = I'm dead, and my vote is still here.
say-clocktower-dead-spent = My vote is spent. Talk to me anyway.
say-clocktower-dead-night = I didn't see the morning. Ask yourselves why.
say-clocktower-dead-sees = From where I lie, it's { SEAT($a0) }.
say-clocktower-dead-trusts = If you listen to one of us, make it { SEAT($a0) }.
say-clocktower-dead-listens = I've got all day. Go on.
say-clocktower-left = { $a0 } alive. Let's not hurry.
say-clocktower-believe = I believe { SEAT($a0) }, for now.
say-clocktower-re-night = { SEAT($a0) }, you died. Who did you talk to yesterday?
say-clocktower-re-goes-on = We go on, so { SEAT($a0) } wasn't the Demon, or somebody took over.
say-clocktower-re-lives = Executed, and still alive. Interesting, { SEAT($a0) }.
say-clocktower-re-tie = A tie: nobody, unless somebody gets more than { $a0 }.
say-clocktower-re-virgin = { SEAT($a1) } fell for nominating { SEAT($a0) }. { SEAT($a1) } is Townsfolk, it seems.
say-clocktower-nominate = I nominate { SEAT($a0) }.
say-clocktower-why-rival = { SEAT($a0) } and I both claim the { ROLE($a1) }. One of us isn't.
say-clocktower-why-own = What I learned points at { SEAT($a0) }.
say-clocktower-why-word = By the word of { SEAT($a1) } it may be { SEAT($a0) }. That's why.
say-clocktower-why-worlds = I nominate { SEAT($a0) }: evil in most of what I still believe.
say-clocktower-why-unclaimed = { SEAT($a0) } still hasn't said what they are.
say-clocktower-why-least = No proof. I trust { SEAT($a0) } less than most here.
say-clocktower-call-need = { $a0 ->
        [one] One vote is
       *[other] { $a0 } votes are
    } needed. Hands up, please.
say-clocktower-call-dead = My dead vote goes here.
say-clocktower-call-keep = Save your dead votes. Not today.
say-clocktower-call-last = Three left. { SEAT($a0) } or { SEAT($a1) }.
say-clocktower-listen = I'd rather hear the others first.
say-clocktower-nothing-new = Nothing new from me.
say-clocktower-last-all = I'm dead, not silent. That's all I had.
say-clocktower-last-morning = You'll see in the morning.
say-clocktower-end-bluff = Lovely bluff, { SEAT($a0) }.
say-clocktower-end-story = Thank you, Storyteller.
say-clocktower-became = I'm the { ROLE($a0) } now. Something turned me.
