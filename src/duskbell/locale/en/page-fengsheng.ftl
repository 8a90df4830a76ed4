# The table of Fengsheng on the page.

fengsheng-turn-heading = Turn { $day }
fengsheng-turn = { SEAT($seat) }’s turn
fengsheng-turn-mine = Your turn
fengsheng-before = Intel before { SEAT($seat) }
fengsheng-before-me = Intel before you
fengsheng-way = from { SEAT($sender, as: "you") }, { $arrow ->
        [left] to the left
        [right] to the right
        [up] straight
       *[none] { "" }
    }{ $lock ->
        [-1] { "" }
       *[other] , locked on { SEAT($lock, as: "you") }
    }
fengsheng-way-so-far = So far: { $seats }
fengsheng-face-down = face down
fengsheng-intel = The intel in play
fengsheng-intel-help = Whoever it lies before may accept it or pass it on. It is turned up when the fight is over.
fengsheng-intel-of = Intel before { SEAT($seat) }
fengsheng-piles = deck { $deck } · discards { $discards }
fengsheng-order = Answers count counter-clockwise from whoever has the intel; whatever is done starts the round again.
fengsheng-discards = The discards
fengsheng-piles-help = { $deck ->
        [one] 1 card is
       *[other] { $deck } cards are
    } left in the deck. The newest discard comes first.

# A seat

fengsheng-mask = hidden
fengsheng-down = { $name }, face down
fengsheng-known-hand = Seen in the hand:
fengsheng-hand-count =
    { $n ->
        [one] 1 hand card
       *[other] { $n } hand cards
    }
fengsheng-colour-count = { $n } { $colour }
fengsheng-no-intel = no intel
fengsheng-has-turn = has the turn
fengsheng-has-intel = has the intel
fengsheng-is-dying = dying
fengsheng-is-locked = locked
fengsheng-is-void = skills void this turn
fengsheng-is-barred = no hand cards this turn
fengsheng-begins = { $gender ->
        [female] woman
       *[male] man
    }, { $begins ->
        [hidden] starts face down
       *[open] starts face up
    }

# The own hand

fengsheng-hand = Your hand
fengsheng-no-hand = Your hand is empty.
fengsheng-side = { $up ->
        [yes] face up
       *[no] face down
    }
fengsheng-cover = { $open ->
        [yes] Cover
       *[no] Show
    }
fengsheng-let = { $on ->
        [yes] Passing this turn
       *[no] Pass this turn
    }
fengsheng-lies-here = It lies before you already.
fengsheng-by-order = Secret Order of { SEAT($seat, as: "you") }.
fengsheng-had-to = { $why ->
        [lock] Locked: { $mine ->
            [yes] you
           *[no] they
        } had to.
       *[back] It came back: its sender has to take it.
    }
fengsheng-cause = { $what }: { $does }
fengsheng-lay-back = { $card }: take it back
fengsheng-missions = Strangers may have one of these tasks: { $missions }.
fengsheng-why-not-this = This card may not be chosen for it.
fengsheng-why-not-asked = This question is not about your hand.
fengsheng-why-barred = You can use no hand cards this turn.
fengsheng-why-banned = Nobody can use { $card } this turn.
fengsheng-why-no-target = There is nobody to use it on now.
fengsheng-why-when = { $kind ->
        [clarify] { $card } is for your play phase, or for somebody who is dying.
        [decipher] { $card } is for when the intel comes before you.
        [swap] { $card } is for the fight.
        [intercept] { $card } is for the fight.
        [mislead] { $card } is for the fight.
        [order] { $card } is for when you send.
        [feign] { $card } is for when you send.
       *[other] { $card } is for your play phase.
    }

# Why that happened

fengsheng-settled = Why did that happen?
fengsheng-settled-help = What has settled, the newest first. Whenever something happens, everybody in turn may use a skill on it; for what comes of that, all are asked once more.
fengsheng-settled-none = Nothing has settled yet.
fengsheng-pass = Pass { $n }
fengsheng-pass-quiet = Nobody answered.
fengsheng-moved = { $way ->
        [deck-hand] { $mine ->
            [yes] You draw { CARD($card) }.
           *[no] { SEAT($to) } draws { CARD($card) }.
        }
        [hand-discard] { $mine ->
            [yes] You discard { CARD($card) }.
           *[no] { SEAT($from) } discards { CARD($card) }.
        }
        [area-discard] { CARD($card) } is discarded from before { $mine ->
            [yes] you
           *[no] { SEAT($from) }
        }.
        [way-discard] The intel { CARD($card) } is discarded.
        [hand-hand] { $yours ->
            [yes] You get
           *[no] { SEAT($to) } gets
        } a hand card of { $mine ->
            [yes] yours
           *[no] { SEAT($from) }
        }: { CARD($card) }.
        [area-hand] { $yours ->
            [yes] You take { CARD($card) } from before { $self ->
                [yes] yourself
               *[no] { SEAT($from) }
            }.
           *[no] { SEAT($to) } takes { CARD($card) } from before { $self ->
                [yes] themselves
               *[no] { $mine ->
                    [yes] you
                   *[no] { SEAT($from) }
                }
            }.
        }
        [discard-hand] { $mine ->
            [yes] You take { CARD($card) } from the discards.
           *[no] { SEAT($to) } takes { CARD($card) } from the discards.
        }
        [deck-desk] { CARD($card) } is turned up from the deck.
        [desk-hand] { $mine ->
            [yes] You take a card: { CARD($card) }.
           *[no] { SEAT($to) } takes a card: { CARD($card) }.
        }
        [deck-area] { CARD($card) } from the deck lies before { $mine ->
            [yes] you
           *[no] { SEAT($to) }
        }.
        [desk-area] { $mine ->
            [yes] You lay { CARD($card) } down as intel.
           *[no] { SEAT($to) } lays { CARD($card) } down as intel.
        }
       *[hand-area] { $mine ->
            [yes] You lay { CARD($card) } before { $self ->
                [yes] yourself
               *[no] { SEAT($to) }
            }.
           *[no] { SEAT($from) } lays { CARD($card) } before { $self ->
                [yes] themselves
               *[no] { $yours ->
                    [yes] you
                   *[no] { SEAT($to) }
                }
            }.
        }
    }
