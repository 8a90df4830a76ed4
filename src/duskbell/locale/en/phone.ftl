# One phone for several people.

phone-add-head = Several people, one phone
phone-add-why = For friends without a phone: pass it round, and nobody sees another's card.
phone-name = Name of the next player
phone-add = Sit down here
phone-remove = { $name } leaves
phone-clock-why = A phone needs time to go round. A table without a clock suits it best.
phone-clock-off = Turn the clock off
phone-no-decoys = Mock questions are off at this table. The phone still goes round to everybody at every step, but those who only look tap less than those who decide.
phone-decoys-on = Turn mock questions on

# Passing it

phone-pass = Pass the phone to
phone-alone = { $name }, make sure that only you can see the screen.
phone-open = I am { $name }: hold to open
phone-holding = Keep holding
phone-hold-how =
    { $holding ->
        [yes] Let go now, and nothing opens.
       *[no] For a second. Let go early, and nothing opens.
    }
phone-skip = Somebody else first
phone-lay = Lay it on the table
phone-others = It is for somebody else
phone-rest = All of you have had a turn
phone-rest-more = Lay the phone down. It will say who takes it next.
phone-held = { $name } holds the phone
phone-done = Cover it

# Lying on the table

phone-asked = Asked: { $names }
phone-round-asked =
    { $n ->
        [one] Pass it on to be answered
       *[other] Pass it round to be answered
    }
phone-round-look = Pass it round: everybody looks once
phone-decline = All of us: { $option }
phone-ready =
    { $n ->
        [0] All of us are ready
       *[other] All of us are ready ({ $n })
    }
phone-choose = Somebody takes the phone
phone-speak = Somebody says something
phone-speaker = Who speaks
phone-text = To everybody
