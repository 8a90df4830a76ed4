# Phrases by the hour and the card: fetched with the first.

phrases-now = For now
phrases-claim = I'm the …
phrases-claim-which = Who do you say you are? Everybody is offered the same.
phrases-learned = I learned …
phrases-learned-as = As which character did you learn it? Everybody is offered the same.
phrases-other = At any time
phrases-heard = Bots hear what you tap here. What you type, they can't read yet.
table-phrases-gist = Your own words go with it: the phrase says in short what they mean, and bots understand it.
table-phrases-none = This game has no quick phrases.
