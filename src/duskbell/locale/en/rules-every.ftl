# What holds at every table here, whatever is played. Written like the rules of a game.

rules-every-secret =
    Your screen shows only what your seat may know; nothing else is ever sent to it. Your card stays covered until you press it.

    Where it is a secret who has something to decide, everybody who plays is asked something at the same moment and the answers take effect together. So neither a finger nor a pause gives anybody away. A table can switch that off.
    .title = Secrets

rules-every-clock =
    Where the program is the { REFEREE($game) }, every question has a time, and silence counts as the answer written below it. Talk goes on when its time is over or when everybody present is ready. A table is slow, normal, fast or without a clock; whoever hosts may pause it and add time. No clock presses a person in that chair.
    .title = The clock

rules-every-undo =
    A person who is the { REFEREE($game) } may take answers back, and all see that it was done and to which moment, but not how many answers it was. Where that leads into a round in which all answer at once, it goes to the beginning of the round, and nothing answered in it counts. Chance stands: the same draw comes again. What has been said since is off the table but stays in the record, and so does every ruling. A penalty that followed from an undone answer is undone with it; pauses stay. Where the program is the { REFEREE($game) }, nothing is taken back.
    .title = Taking back

rules-every-fair =
    Before the first card is dealt the deal is sealed: all see its fingerprint. At the end the seal is opened, and everybody can check that nothing was changed in between. If somebody chose the seed of the deal, and so may know the cards, the table says so to all.
    .title = A fair deal

rules-every-away =
    Lose the connection and you keep your seat. Away for longer? A bot plays until you return, or you pass the seat on by link.
    .title = Coming back
