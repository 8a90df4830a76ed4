# Round a first game.

coach-tip = Tip
coach-ok = Got it
coach-skip = Skip the tips
coach-again = Show tips
coach-real = Play a real one
coach-nobody = Nobody died for too long, so nobody wins. “What happened” tells how.

coach-clocktower-card = Good wins when the Demon dies, evil when two are left alive. You win with your side, dead or alive.
coach-clocktower-told = It may be false if you are drunk or poisoned. You won't be told.
coach-clocktower-talk = Talk in public or whisper: everybody sees which two do. Bots understand the quick phrases beside the field.
coach-clocktower-nominate = The living nominate once a day, and each player can be nominated once a day.
coach-clocktower-bluff = “Claim to be the Slayer” is offered to everybody: only the real one kills.
coach-clocktower-count = Hands are counted clockwise, the nominee last. Half the living is enough.
coach-clocktower-block = A later nominee needs more votes. The same number frees both.
coach-clocktower-execution = The character is not shown. One execution a day at most.
coach-clocktower-struck = Executed for nominating: some characters do that. The day’s one execution is over.
coach-clocktower-dead = Dead, you keep talking. You can't nominate, and you have one vote left for the whole game.
coach-clocktower-three = This is the last choice: with two alive, evil wins.
coach-clocktower-end = If you were told something false, the recap says so; “Everything, line by line” below it says why.

coach-fengsheng-card = Identities are shown at the end only. Your character has skills: tap its name to read them.
coach-fengsheng-limit = Three rounds without a death, and a first game ends with nobody as the winner. The middle of the table counts the turns left.
coach-fengsheng-choose = All three are simple. Probe, Swap and the like are cards: your hand explains them.
coach-fengsheng-goal = You win together with the one Agency player: three red before you, or three blue before them. Nobody knows yet who that is.
coach-fengsheng-few = Few turns are left: if nobody dies or gets three of their colour, nobody wins. Be bold.
coach-fengsheng-wrong = Blue does not count for you: you need three red. The Agency player needs three blue.
coach-fengsheng-who = Who is with you? See who sends red or blue to whom, and who saves whom.
coach-fengsheng-two = Somebody has two of a colour: a third may win. Two blue may be your Agency partner's, and a Stranger may want either.
coach-fengsheng-play = Play as many as you like, then go on to send. Tap a card to read what it does.
coach-fengsheng-send = You must send a card, or you're out. The arrow says which way it goes.
coach-fengsheng-accept = Take it or pass it on, unseen. If it is locked on you, you must take it.
coach-fengsheng-fight = Everybody may play one card or pass; each card starts the round again.
coach-fengsheng-received = The intel is received and turned up. Colours count by card: two colours, one card, counts for both.
coach-fengsheng-dying = Three black: somebody needs a Clarify.
coach-fengsheng-death = The dead give up to three cards to one of the living. The identity stays hidden.
coach-fengsheng-end = All lies open now: see who was with whom, and below where it turned.

coach-mafia-card = Tap your card to look, and again to cover it. Queens of hearts and diamonds are angels, clubs are killers, low red cards villagers.
coach-mafia-ask = Point at one player: a nod means killer. Tap a seat, then confirm.
coach-mafia-died = The card turns up. From now on that player is silent.
coach-mafia-talk = Anybody may say anything, true or not. Quick phrases are beside the field; bots understand them.
coach-mafia-accuse = An accusation needs a second, or it lapses and the next may follow, until all pass.
coach-mafia-learned = What you found is under “Your card”. Tell it, or keep it: it can catch a killer, and makes you the next to die. Accused, say it.
coach-mafia-vote = Listen to both, then vote: more than half of the living, or nobody dies.
coach-mafia-wrong = Look back: who accused, who seconded, who voted.
coach-mafia-few = If killers are as many as the rest, they've won. Count before you spare.
coach-mafia-dead = You're dead and say no more. In return you watch with open eyes: from now on you see who wakes at night.
coach-mafia-end = That was it. “Who knew what” shows what cards and the referee told each; what was only said is in the log.

coach-shadow_hunters-card = You have a side and an aim. The number after ♥ is the damage that kills you.
coach-shadow_hunters-roll = The sum moves you; a 7 takes you anywhere else.
coach-shadow_hunters-give = Read the card, then choose who gets it. The answer tells you something; the card stays secret.
coach-shadow_hunters-receive = Answer truly. Only the Unknown may lie.
coach-shadow_hunters-attack = In range is who stands in your lit pair of areas. The dice are subtracted: equal dice miss. You need not attack.
coach-shadow_hunters-damage = Damage is open to all. What kills somebody is not: at each red number on the rail some character dies.
coach-shadow_hunters-gear = It works as long as it lies before you, and whoever kills you takes one.
coach-shadow_hunters-reveal = Revealed, you can use your power, and everybody knows who to hit. The “Reveal” button is there while your card is open.
coach-shadow_hunters-death = The character is shown. Count the sides again.
coach-shadow_hunters-end = It is over with the last Shadow or the last Hunter. Larger games have Neutrals, who win by aims of their own.

coach-werewolf-card = Tap your card to look, and tap again to cover it. Or hold it: let go and it hides.
coach-werewolf-night = Some are awake now. You'll be asked when your card can do something.
coach-werewolf-check = Tap a face, then the button below. Only you hear the answer, so tell it by day: who dies at night may have no last words.
coach-werewolf-run = The sheriff sets the order of speech and can make their vote count 1.5. Those who never run choose.
coach-werewolf-goal = The good win once every wolf is dead; the wolves once every villager is, or every “god”: the cards with powers (here Seer, Witch, Hunter).
coach-werewolf-claim = “Seer” is only a claim. Wait and see whether a second one appears.
coach-werewolf-two = Only one can be real. Note both checks: the book beside your card is your notebook.
coach-werewolf-speak = Three things help: who you trust, who you doubt, why. Bots understand the quick phrases below.
coach-werewolf-ballots = Arrows show every vote. Who protects who is worth a note.
coach-werewolf-tie = The tied players speak once more and may not vote.
coach-werewolf-unheard = No last words: only the first night’s dead have them. What you learned tonight is under “News of the night”. Watch on.
coach-werewolf-dead = You have last words: you’ll be given the floor. Say what you know. Then watch on; the recap tells you everything.
coach-werewolf-end = “Who knew what” shows what cards and the referee told each; what was only said is in the log.
