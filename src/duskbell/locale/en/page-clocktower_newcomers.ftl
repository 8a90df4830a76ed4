# The rules for newcomers, to be read aloud or handed over.

clocktower-newcomers = Rules for newcomers
clocktower-newcomers-title =
    { $part ->
        [game] The game
        [night] At night
        [day] By day
        [vote] Nominations
       *[end] Who wins
    }
clocktower-newcomers-game =
    You have drawn one token. It says who you are, which side you are on and what you can do. Keep it to yourself, or tell whoever you like; you may also say something else.

    Most of us are good and know nothing of each other. A few are evil and know each other. One of them is the Demon.
clocktower-newcomers-night =
    At night everybody's eyes are closed. If I wake you, your ability acts: you point at somebody, or I show you something. Then sleep again.

    Somebody may be drunk or poisoned. Then nothing comes of their ability and what I show them may be wrong, and they don't know. Everybody else can rely on what I show.
clocktower-newcomers-day =
    By day talk as you like, with all or aside. Compare what you know and find out who does not fit. If you want to know how your ability works, ask me in private.

    Whoever dies plays on: talk, listen, win or lose with your side. You lose your ability, and one vote is all you have left.
clocktower-newcomers-vote =
    I open nominations. If you are alive you may nominate one player a day, and each player can be nominated once a day. The nominee speaks first.

    Then I point at one after the other, clockwise. Your hand counts if it is up when I point at you. The living vote as often as they like, the dead once in the rest of the game.

    Votes from half of the living are needed, and more than anybody else had today. Whoever has them when nominations close is executed. A tie saves both.
clocktower-newcomers-end =
    Good wins when the Demon is dead. Evil wins when only two are alive. Ask whenever something is unclear.
