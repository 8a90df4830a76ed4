# What every game shares: the referee's announcements, common options, channels, errors.
# A game may word a shared event its own way: `event-<game>-phase-began` comes before `event-core-phase-began`.

language-name = English
referee = referee
seat-moderator = the { REFEREE() }
card-hidden = face down
card-none = nothing
card-as = { $card } as { $name }
card-counts-as = as { $name }

option-pass = Pass
option-yes = Yes
option-no = No
option-silence = No answer

channel-public = Everybody
channel-whisper = a whisper
channel-dead = The dead

event-core-committed = The deal is sealed: { $digest }
event-core-revealed = The seal is opened. Seed { $seed }, salt { $salt }.
event-core-phase-began = Round { $day }: { PHASE($phase) }.
event-core-stage-began = Now: { STAGE($stage) }.
event-core-dealt = { $mine ->
        [yes] Your card: { ROLE($role) }. Keep it to yourself.
       *[no] { SEAT($seat) } gets a card: { ROLE($role) }.
    }
event-core-unmasked = Cards up, everybody: { FACES($roles) }.
event-core-marked = { SEAT($seat) } { $name ->
        [muted] may not speak.
       *[other] has a mark: { $name }.
    }
event-core-unmarked = { SEAT($seat) } is no longer marked.
event-core-prevented = { $by ->
        [-1] Something that was about to happen did not.
       *[other] { SEAT($by) } ({ ROLE($of) }) kept something from happening.
    }
event-core-ability-fell = { SEAT($by) } has lost an ability, and what it had done is undone.
event-core-said = { SEAT($seat) }: { $text }
event-core-whispered = { $mine ->
        [yes] You whisper to { SEAT($to) }.
       *[no] { SEAT($seat) } whispers to { SEAT($to) }.
    }
event-core-forgotten = { "" }
event-core-voided = { COUNT($seats) ->
        [0] {""}
       *[other] Asked again: the answers of { SEATS($seats) } no longer count.
    }{ $rulings ->
        [0] {""}
        [one] {" "}A ruling made since has fallen, too: rule it again if it should stand.
       *[other] {" "}{ $rulings } rulings made since have fallen, too: rule them again if they should stand.
    }
event-core-ended = The game is over. Winners: { SEATS($winners) }.
event-core-by-hand = By hand: { $change ->
        [role] { SEAT($seat) } gets the card { ROLE($to) }
        [life] { SEAT($seat) } is { $to ->
            [dead] out of the game
           *[other] back in the game
        }
        [mark] { SEAT($seat) } gets a mark
        [unmark] { SEAT($seat) } loses a mark
        [card] { SEAT($seat) } gets { CARD($to) }
        [damage] the marker of { SEAT($seat) } is put on { $to }
        [identity] { SEAT($seat) } exchanges identities
        [character] { SEAT($seat) } plays another character
        [intel] { CARD($to) } is laid before { SEAT($seat) }
        [discard] { SEAT($seat) } loses { CARD($to) }
        [kidnap] the kidnap is declared
       *[other] { $change }, { $to }
    }. { $reason }
event-core-penalty-waits = The ruling against { SEAT($seat) } takes effect once the present question is settled. { $reason }
event-core-penalty-lapsed = The ruling against { SEAT($seat) } that was waiting is dropped.
event-core-paused = The { REFEREE() } has paused the game. { $reason }
event-core-moderator-changed = { $name } is the { REFEREE() } from now on.
event-core-resumed = The game goes on. { $reason }
event-core-penalised = The { REFEREE() } rules against { SEAT($seat) }: { $penalty ->
        [warn] a warning
        [mute] silence until nightfall
        [remind] a reminder
        [cut] this speech is cut
        [skip-speech] the next speech is skipped
        [knife-shown] a foul, giving away the pack
        [false-burst] a foul, self-destructing without being allowed to
        [vote-ban] no vote until nightfall
        [kill] killed by ruling
        [lose] this player has lost
        [forfeit] this player's side has lost
        [expel] out of the game
       *[other] { $penalty }
    }. { $reason }
event-core-undone = The { REFEREE() } takes { $count ->
        [one] back the last answer
        [other] back the last { $count } answers
       *[hidden] answers back, to where the game now stands
    }.{ $sealed ->
        [true] {" "}That leads back into a round in which everybody answers at once: it starts over, and nothing answered in it counts.
       *[false] {""}
    } { $reason }

penalty-warn = Warn
penalty-mute = Mute until nightfall
penalty-expel = Expel from the game
hand-role = Card
hand-life = Life
    .alive = alive
    .dead = out of the game
hand-mark = Lay a mark
hand-unmark = Take a mark away
hand-card = Hand over a card

reason-core-ended-by-referee = The { REFEREE() } ended the game.
reason-core-broken-off = Broken off by the { REFEREE() }: nobody wins.
reason-core-retake = To be played again: this game counts for nobody.

error-bad-input = Sorry, that didn't make sense here.
error-illegal-answer = You can't choose that here.
error-not-asked = That isn't yours to answer right now.
error-table-over = This game is over.
error-table-paused = Paused. The { REFEREE() } will say when it goes on.
error-no-floor = You can't speak there right now.
error-bad-option = One option has a value it can't have. Check the options.
error-bad-table = These options don't fit together. Change one of them.
error-bad-ruling = The { REFEREE() } can't rule that now.
error-not-allowed = That isn't yours to do.
error-bad-bot = There is no such bot.

say-core-phrase-hurry = Shall we go on?
say-core-phrase-wait = Give me a moment.
say-core-phrase-agree = I agree.
say-core-phrase-disagree = I don't see it that way.
say-core-phrase-listen = I'd like to hear from { SEAT($a0) }.
say-core-phrase-suspect = I suspect { SEAT($a0) }.
say-core-phrase-trust = I trust { SEAT($a0) }.
say-core-phrase-well-played = Well played!
event-core-time-given = The { REFEREE() } adds { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }. { $reason }
event-core-corrected = The { REFEREE() } corrects what was said: { $reason }
event-core-broken-off = The { REFEREE() } breaks the game off: { $reason }
event-core-retaken = The game will be played again: { $reason }
event-core-time-ended = The { REFEREE() } calls time: whoever has not answered counts as silent. { $reason }

pace-core-pace-card = Read your card, then go on.
pace-core-pace-news = Read what just came out. The bots wait for you.
