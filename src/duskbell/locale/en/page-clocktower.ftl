# The Clocktower's own board on the page.

clocktower-block =
    { $votes ->
        [one] about to be executed, with 1 vote
       *[other] about to be executed, with { $votes } votes
    }
clocktower-nominee = nominated
clocktower-hand-up = hand up
clocktower-voted = has voted
clocktower-vote-left = one vote left
clocktower-vote-gone = no vote left
clocktower-no-vote = Your last vote is gone: you have no hand in this count.
clocktower-dead =
    { $vote ->
        [yes] You are dead. You still talk, and you have one vote left.
       *[no] You are dead, and your last vote is gone. You still talk.
    }
clocktower-in-night = Night { $day }: { $what }
