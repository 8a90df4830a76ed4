# What just happened, as a card in the middle of the table.

moment = { $kind ->
    [dealt] You have been dealt a card
    [vote] The votes are counted
    [missed] While you were away
   *[other] What just happened
}
moment-look = Turn it over
moment-cover = Got it, cover it
moment-close = Got it

# What somebody was out for, in the words of their card.
moment-done = { SEATS($seats) }, { ROLE($role) }: “{ $aim }”
moment-aim = { ROLE($role) }: “{ $aim }”
moment-aim-all = “{ $aim }”
