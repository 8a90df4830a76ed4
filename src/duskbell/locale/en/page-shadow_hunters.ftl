# The board of Shadow Hunters on the page.

shadow-board = The board
shadow-areas = Areas
shadow-range = One attack range
shadow-here = Here: { SEATS($seats) }
shadow-off = Off the board
shadow-reveals = reveals you
shadow-decks = Decks
shadow-left = { $n } left
shadow-discarded = { $n } discarded
shadow-track = Damage track
shadow-damage =
    { $n ->
        [0] unhurt
       *[other] { $n } damage
    }
shadow-damage-of = { $n } of { $most } damage
shadow-owns = has { $cards }
shadow-has-turn = has the turn
shadow-out = You're out. Your side plays on: if it wins, so do you.

# The middle

shadow-turn = { $name }’s turn
shadow-turn-mine = Your turn
shadow-extra =
    { $n ->
        [one] plus one more turn
       *[other] { $n } more turns after this
    }
shadow-rolled =
    { $n ->
        [-1] { SEAT($seat) } rolled { $dice }.
       *[other] { SEAT($seat) } rolled { $dice }: { $n }.
    }
shadow-hand = Hermit card
shadow-hand-drawn = { SEAT($from) } reads it.
shadow-hand-way = { SEAT($from) } gave it to { SEAT($to) }.
shadow-hand-covered = Secret of giver and receiver.
shadow-hand-read = Read the Hermit card
shadow-hand-tap = Tap to read it.
shadow-hand-says = Hermit card in hand: { $name }. { $text }
shadow-roll-for =
    { $what ->
        [move] move
        [second] move, second roll
        [attack] attack
        [counter] counterattack
        [feast] Bloody Feast
       *[other] last roll
    }

# Explanations

shadow-dice = Dice: { $numbers }.
shadow-range-with = In one attack range with { $area }.
shadow-seven = Whoever rolls 7 goes to any other area. Nobody stays where they are.
shadow-points =
    { $n ->
        [one] One hit point
       *[other] { $n } hit points
    }
shadow-character = Character
shadow-all-characters = All characters
shadow-equipment = equipment, stays with its owner
shadow-once = single use
shadow-copies =
    { $n ->
        [one] one in the deck
       *[other] { $n } in the deck
    }
shadow-newest-first = Discards, newest first
shadow-hermit-covered = These cards are discarded face down: only giver and receiver have read them.
shadow-all-cards = All cards of this deck
