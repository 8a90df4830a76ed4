# Fengsheng, 风声. Its cards, characters and skills have files of their own.

role-fengsheng-lurker = the Underground
    .short = Underground
    .ability = { $players ->
        [4] With three red intel before you, or three blue before the one Agency player, you two win together. The others are Strangers.
       *[other] You win with the Underground as soon as a member has three red intel.
    }
role-fengsheng-agent = the Agency
    .short = Agency
    .ability = { $players ->
        [4] With three blue intel before you, or three red before the one Underground player, you two win together. The others are Strangers.
       *[other] You win with the Agency as soon as a member has three blue intel.
    }
role-fengsheng-killer = Enforcer
    .ability = A Stranger. You win when somebody dies in your turn who holds two true intel or more; that may be you.
role-fengsheng-usurper = Usurper
    .ability = A Stranger. You win, alone, when somebody declares victory in your turn.
role-fengsheng-collector = Double Agent
    .ability = A Stranger. You win when you hold three red or three blue intel.
role-fengsheng-mutator = Mutator
    .ability = A Stranger. You win when somebody has three red or three blue intel and does not declare victory by it; that may be you.
role-fengsheng-pioneer = Pioneer
    .ability = A Stranger. You win when you die with at least one true intel.
role-fengsheng-disturber = Disturber
    .ability = A Stranger. You win when your turn ends and everybody else alive holds two true intel or more.
role-fengsheng-sweeper = Sweeper
    .ability = A Stranger. You win when somebody dies who holds at most one red and at most one blue intel; that may be you.

team-fengsheng-red = the Underground
team-fengsheng-blue = the Agency
team-fengsheng-mystery = a Stranger
    .many = the Strangers
team-fengsheng-none = no identity

card-fengsheng-probe = Probe
    .text = Play phase. Hand this card face down to somebody else. By what is written on it for their identity they draw 1 or discard 1. Only the two of you read it, and it then leaves the game.
    .brief = Anybody else discards 1. Only the two of you read it.
card-fengsheng-balance = Balance
    .text = Play phase. You discard your whole hand, then somebody else discards theirs; you draw 3, then they draw 3.
card-fengsheng-coerce = Coerce
    .text = Play phase. Name Clarify, Intercept, Swap or Mislead to somebody else. If they have one they give it to you; if not, they show you the whole hand.
card-fengsheng-entice = Entice
    .text = Play phase. Turn up the top card of the deck and place it in anybody's area, your own if you like. If it would make three of a colour on it there, it goes to your hand instead.
card-fengsheng-clarify = Clarify
    .text = Play phase: discard a black intel from anybody's area. Or when you are asked for somebody who is dying: discard one of theirs.
card-fengsheng-decipher = Decipher
    .text = Transmission, when the intel lies before you: look at it. If it is black and face down you may turn it up and draw 1. You then still choose whether to accept.
card-fengsheng-swap = Swap
    .text = Fight. This card, face down, becomes the intel; the old one is discarded, face up.
card-fengsheng-intercept = Intercept
    .text = Fight. The intel comes to lie before you.
card-fengsheng-mislead = Mislead
    .text = Fight. The intel moves to the left or right neighbour of whoever it lies before.
card-fengsheng-winds = Changing Winds
    .text = Play phase. Turn up as many cards as there are players alive. From you on, counter-clockwise, each takes one: into the hand, or into their own area if no intel there shares a colour with it.
card-fengsheng-order = Secret Order
    .text = Instead of sending: hand this card face down to somebody else who has hand cards and say east, west or still. They must send a card of the colour written for it, and are the sender. If they have none, you see their hand and say which. It then leaves the game.
card-fengsheng-lure = Lure Away
    .text = Play phase. Choose anybody: until the turn ends either their skills are void, or they can use no hand cards.
card-fengsheng-feign = Feign Release
    .text = Instead of sending from the hand: send a true intel of your own area, face up, by its arrow; then draw 2.

choice-fengsheng-red = Red
choice-fengsheng-blue = Blue
choice-fengsheng-black = Black
choice-fengsheng-left = to the left ←
choice-fengsheng-right = to the right →
choice-fengsheng-up = straight ↑
    .whom = Who gets it?
choice-fengsheng-east = east wind
choice-fengsheng-west = west wind
choice-fengsheng-still = no wind
choice-fengsheng-void = skills void
choice-fengsheng-barred = no hand cards
choice-fengsheng-hand = into your hand
choice-fengsheng-area = before you
choice-fengsheng-lock = lock on
    .whom = Who is locked?
choice-fengsheng-1 = one
choice-fengsheng-2 = two
choice-fengsheng-draw = draws 1
choice-fengsheng-discard = discards one at random
choice-fengsheng-beside = the second character
choice-fengsheng-turn_up = and turn the character up

place-fengsheng-deck = the deck
place-fengsheng-discard = the discards
place-fengsheng-gone = out of the game
place-fengsheng-way = the intel in play
place-fengsheng-desk = the card in use
place-fengsheng-hand = { SEAT($seat) }'s hand
place-fengsheng-area = { SEAT($seat) }'s area

phase-fengsheng-setup = Setting up
phase-fengsheng-draw = Draw
    .numbered = Draw { $day }
phase-fengsheng-main = Play
    .numbered = Play { $day }
phase-fengsheng-send = Sending
    .numbered = Sending { $day }
phase-fengsheng-transit = Transmission
    .numbered = Transmission { $day }
phase-fengsheng-fight = Fight
    .numbered = Fight { $day }
phase-fengsheng-receive = Receiving
    .numbered = Receiving { $day }
phase-fengsheng-end = End of turn
    .numbered = End of turn { $day }

option-fengsheng-deck = Cards
    .help = Which of the 118 cards are in the deck.
    .auto = Default for the number of players
    .advised = 110: both expansions, with fewer Probes and Clarifies
    .full = All 118
    .base = 100: the base box alone
    .small = 88: for few players, without Probes
option-fengsheng-choose_from = Characters to choose from
    .help = How many characters each is offered, to keep one.
option-fengsheng-last_faction = The last faction wins
    .help = When all who are alive belong to one faction, the game ends and that faction wins without declaring.
option-fengsheng-pairs = Two characters each
    .help = Everybody plays two. At least one starts face up; the one on the left says gender and kind.
option-fengsheng-unreleased = Unreleased characters
    .help = Two who were printed and never released: Sun Shoumo and Wang Xiang.
option-fengsheng-gift = What the dead give
    .help = Hand cards that somebody who has died may give to one of the living.
    .three = Three, or all if they have fewer
    .up_to_three = Any number up to three
option-fengsheng-quiet_rounds = Quiet rounds
    .help = This many rounds without a death end the game undecided.
option-fengsheng-turn_seconds = Seconds in your turn
    .help = For each decision.
option-fengsheng-round_seconds = Seconds of a round
    .help = When everybody may act: in the fight, and while somebody is dying.
ask-fengsheng-deal = The identities are shuffled.
ask-fengsheng-missions = The tasks are shuffled.
ask-fengsheng-coin = Chance decides who is a Stranger.
ask-fengsheng-deck = The deck is shuffled.
ask-fengsheng-characters = The characters are shuffled.
ask-fengsheng-first = Chance names who begins.
ask-fengsheng-reshuffle = The discards are shuffled.
ask-fengsheng-steal = A card is drawn at random.
ask-fengsheng-character = Who do you play? Tap to read.
    .unanswered = Time was up: the choice was made for you.
    .short = the character
    .pick = Play as { $what }
ask-fengsheng-main = Play a card, or go on to send?
    .only = You have nothing to play. Go on to send.
    .pass = Go on to send
    .short = the play phase
    .pick = { $kind ->
        [skill] Use { $what }
       *[other] Play { $what }
    }
ask-fengsheng-to = Who?
    .short = who it goes to
    .others = Not this player, not now.
    .pick = { $what } it is
ask-fengsheng-fight = { $mine ->
        [yes] You have the intel.
       *[no] { SEAT($a0) } has the intel.
    } Play one, or pass?
    .only = { $mine ->
        [yes] You have the intel.
       *[no] { SEAT($a0) } has the intel.
    } You have nothing to play.
    .pass = Pass
    .short = the fight
    .pick = { $kind ->
        [skill] Use { $what }
       *[other] Play { $what }
    }
ask-fengsheng-save = { $mine ->
        [yes] You are dying. Do you save yourself?
       *[no] { SEAT($a0) } is dying. Do you help?
    }
    .only = { $mine ->
        [yes] You are dying, and have nothing that saves you.
       *[no] { SEAT($a0) } is dying, and you have nothing that helps.
    }
    .pass = Don't help
    .short = asking for a Clarify
    .pick = { $kind ->
        [skill] Use { $what }
       *[other] Play { $what }
    }
ask-fengsheng-trigger = { $mine ->
        [yes] { $a0 ->
            [arrived] The intel comes before you.
            [accepted] You accept.
            [sent] You have sent the intel.
            [received] You have received the intel of { SEAT($a2) }.
            [placed] A skill has placed intel before you.
            [hand-moved] Hand cards have gone from you to { SEAT($a2) }.
            [discarded] You have discarded.
            [card-used] You use { CARD($a2) }.
            [card-settled] Your { CARD($a2) } has settled.
            [died] You die.
            [send-began] Your transmission begins.
           *[turn-ended] Your turn ends.
        }
       *[no] { $a0 ->
            [arrived] The intel comes before { SEAT($a1) }.
            [accepted] { SEAT($a1) } accepts.
            [sent] { SEAT($a1) } has sent the intel.
            [received] { SEAT($a1) } has received the intel of { SEAT($a2) }.
            [placed] A skill has placed intel before { SEATS($a1) }.
            [hand-moved] Hand cards have gone from { SEAT($a1) } to { SEAT($a2) }.
            [discarded] { SEAT($a1) } has discarded.
            [card-used] { SEAT($a1) } uses { CARD($a2) }.
            [card-settled] { CARD($a2) } of { SEAT($a1) } has settled.
            [died] { SEAT($a1) } dies.
            [send-began] The transmission of { SEAT($a1) } begins.
           *[turn-ended] The turn of { SEAT($a1) } ends.
        }
    } Answer with a skill?
    .only = All are asked now, so that nobody sees who could answer. You have no skill that does.
    .covered = Answer with a skill?
    .pass = Not now
    .short = a skill
    .pick = Use { $what }
ask-fengsheng-heir = You are dead. Who gets three of your hand cards?
    .pass = Nobody
    .short = the gift
    .others = Only the living.
    .pick = Give to { $what }
ask-fengsheng-discard = Which card do you discard?
    .short = discarding
    .pick = Discard { $what }
ask-fengsheng-give = Which card do you give, and who gets it?
    .pass = Keep them all
    .short = giving a card
    .pick = Give { $what }
ask-fengsheng-look = Whose hand do you look at?
    .short = looking at a hand
    .others = There is no hand to look at.
    .pick = Look at { $what }
ask-fengsheng-burn = Which intel is discarded?
    .short = discarding intel
    .pick = Discard { $what }
ask-fengsheng-lay = { $about ->
        [0] Which hand card do you place as intel?
       *[other] Which hand card do you place before { SEAT($a0) }?
    }
    .short = placing a card
    .pick = Place { $what }
ask-fengsheng-colour = Announce a colour.
    .short = a colour
    .pick = Announce { $what }
ask-fengsheng-send = { $about ->
        [0] What do you send, and how?
       *[other] { SEAT($a0) } orders you to send { $a1 ->
            [red] a red card. Which one, and how?
            [blue] a blue card. Which one, and how?
            [black] a black card. Which one, and how?
           *[none] this card. How?
        }
    }
    .pass = Let them look at your hand
    .covered = { $about ->
        [0] What do you send, and how?
       *[other] { SEAT($a0) } orders you to send. What, and how?
    }
    .short = sending
    .either = Tap who has to send for you, or send it yourself.
    .left = send left ←
    .right = send right →
    .up = send straight ↑
    .pick = { $way ->
        [sent] Send { $card }{ $to ->
            [left] {" "}to the left
            [right] {" "}to the right
           *[up] {" "}straight to { SEAT($whom) }
        }{ $lock ->
            [-1] {""}
           *[other] , locked on { SEAT($lock) }
        }
       *[used] { $kind ->
            [skill] Use { $what }
           *[other] Instead of sending: { $what }
        }
    }
ask-fengsheng-accept = Accept the intel before you? It turns up then, and its colours count for you.
    .must = You can't pass it on: accept it.
    .accept = Accept
    .pass = Pass it on
    .covered = Intel lies before you. Do you accept it?
    .short = accepting
    .pick = { $kind ->
        [skill] Use { $what }
       *[other] Play { $what }
    }
ask-fengsheng-decipher = The intel is { CARD($a0) }. { $a1 ->
        [black] Turn it up and draw 1?
       *[none] It has no black, and stays face down.
    }
    .covered = You have looked at the intel. Turn it up and draw 1?
    .pass = Leave it face down
    .short = deciphering
    .pick = Decipher
ask-fengsheng-bequeath = Which hand cards do you leave to { SEAT($a0) }?
    .short = the gift
    .pick = Leave { $what }
ask-fengsheng-clarify = { $mine ->
        [yes] Which black intel of yours is discarded?
       *[no] Which black intel of { SEAT($a0) } is discarded?
    }
    .short = clarifying
    .pick = Discard { $what }
ask-fengsheng-hand-over = { SEAT($a0) } coerces you. Which card do you give?
    .short = giving a card
    .pick = Give { $what }
ask-fengsheng-winds = Changing Winds: which card do you take, and where to?
    .short = Changing Winds
    .pick = Take { $what }
ask-fengsheng-order = { SEAT($a0) } has no { $a1 ->
        [red] red
        [blue] blue
       *[black] black
    } card. Which one must be sent?
    .covered = { SEAT($a0) } has no such card. Which one must be sent?
    .short = the Secret Order
    .pick = Name { $what }
ask-fengsheng-take = Which intel do you take into your hand?
    .pass = No more
    .short = taking intel
    .pick = Take { $what }
ask-fengsheng-lay-before = Who does { CARD($a0) } go to?
    .covered = Who does this card go to?
    .pass = Keep it
    .short = where it goes
    .others = It can't go there.
    .pick = To { $what }
ask-fengsheng-before = Who does the intel go to?
    .short = where the intel goes
    .others = It can't go there.
    .pick = To { $what }
ask-fengsheng-discard-of = { $mine ->
        [yes] Which card of yours is discarded?
       *[no] Which card of { SEAT($a0) } is discarded?
    }
    .short = discarding
    .pick = Discard { $what }
ask-fengsheng-give-back = Which cards do you give back to { SEAT($a0) }?
    .short = giving back
    .pick = Give back { $what }
    .none = Give nothing back
ask-fengsheng-master-hand = { $mine ->
        [yes] Which card of yours becomes the intel, and who gets it?
       *[no] Which card of { SEAT($a0) } becomes the intel, and who gets it?
    }
    .short = Master Hand
    .pick = Take { $what }
ask-fengsheng-plot-first = Whose card comes first?
    .short = Poison Plot
    .pick = { $what } first
ask-fengsheng-plot-lay = { CARD($a0) }: let { SEAT($a1) } place it, instead of taking it?
    .pass = Take it
    .short = Poison Plot
ask-fengsheng-hand-on = Which intel do you hand on?
    .short = Hand On
    .pick = Hand on { $what }
ask-fengsheng-heir-swap = { SEAT($a0) } is { ROLE($a1) }. Make this identity yours?
    .covered = You have looked at the identity of { SEAT($a0) }. Make it yours?
    .pass = Keep your own
    .short = Heir
ask-fengsheng-bond = Which hand cards do you give to { SEAT($a0) }?
    .short = Bond
    .pick = Give { $what }
ask-fengsheng-right-cure = Which two hand cards do you show?
    .pass = Show nothing
    .short = The Right Cure
    .pick = Show { $what }
ask-fengsheng-extra-edition = Which card goes into whose area?
    .pass = No more
    .short = Extra Edition
    .pick = Place { $what }
ask-fengsheng-caution = Which card do you exchange for it?
    .short = Caution
    .pick = Exchange { $what }
ask-fengsheng-last-letter = Which hand card do you place before another?
    .short = Last Letter
    .pick = Place { $what }
ask-fengsheng-raid = Which black cards do you show and take?
    .short = Raid
    .pick = Show and take { $what }
    .none = Show nothing
ask-fengsheng-rose = Which hand card do you place?
    .short = Evening Rose
    .pick = Place { $what }
ask-fengsheng-golden-words = Draw, or exchange it with the intel?
    .draw = Draw 1
    .exchange = Exchange
    .short = Golden Words
ask-fengsheng-ransom = { SEAT($a0) } confines you. Which two hand cards do you give to go free?
    .pass = Be confined
    .short = Confinement
    .pick = Give { $what }
ask-fengsheng-last-return = Which intel do you send to whoever's turn it is?
    .short = Last Return
    .pick = Send { $what }
ask-fengsheng-decree = Which cards may nobody use this turn? Up to two.
    .short = Decree
    .pick = Forbid { $what }
ask-fengsheng-composure = A card from the other's hand, or one for each of you?
    .steal = From the other's hand
    .draw = Both draw 1
    .short = Composure
ask-fengsheng-strategist = Which three do you take?
    .short = Strategist
    .pick = Take { $what }
ask-fengsheng-uppermost = Which one lies on top?
    .short = Strategist
    .pick = { $what } on top
ask-fengsheng-truth = Which pure black card do you place before { SEAT($a0) }?
    .pass = Place nothing
    .short = Search for Truth
    .pick = Place { $what }
ask-fengsheng-cover = Turn the character of { SEAT($a0) } down?
    .pass = Leave it up
    .short = Church Refuge
ask-fengsheng-where-to = Into your hand, or into your area?
    .short = Church Refuge
ask-fengsheng-two-birds = Who do you win with?
    .pass = With nobody
    .short = Two Birds
    .others = Only a man who declares.
    .pick = Win with { $what }
ask-fengsheng-arm-length = What about the hand of { SEAT($a0) }?
    .discard = discard
    .pass = Nothing
    .short = At Arm's Length
ask-fengsheng-pure-heart = Draw 2, or place which card before yourself?
    .draw = Draw 2
    .short = Pure Heart
    .pick = Place { $what }
ask-fengsheng-change = Which name can be used only as which, until the turn is over?
    .pass = Announce nothing
    .short = Change Finds a Way
    .pick = Announce { $what }
ask-fengsheng-discard-several = Which cards do you discard?
    .short = discarding
    .pick = Discard { $what }
ask-fengsheng-hidden-blade = A card from the hand of { SEAT($a0) }, or which intel of yours goes before them?
    .steal = Draw a random card
    .short = Hidden Blade
    .pick = Hand over { $what }
ask-fengsheng-high-hopes = A card for each of you, or which black intel into your hand?
    .draw = Draw 1 each
    .short = High Hopes
    .pick = Take { $what }
ask-fengsheng-pigeon = Who cannot choose to accept this intel?
    .short = Carrier Pigeon
    .pick = Bar { $what }
ask-fengsheng-replace = Which black card takes the place of the intel before { SEAT($a0) }?
    .pass = Replace nothing
    .short = Sweep On
    .pick = Replace it with { $what }
ask-fengsheng-declare = { $about ->
        [0] Several have the three intel and do not declare. Do you declare, and win together with one of them?
       *[other] { SEAT($a0) } has the three intel and does not declare. Do you declare, and win together?
    }
    .yes = Declare
    .pass = Not yet
    .pick = Declare with { $what }
    .short = declaring
ask-fengsheng-first-strike = Which intel is discarded, whose skills are void this turn?
    .short = First Strike
    .pick = Discard { $what }
ask-fengsheng-thought = Who will receive this intel?
    .short = Careful Thought
    .others = Only somebody alive.
    .pick = { $what } will receive it
ask-fengsheng-workers = Who cannot choose to accept this intel? As many as you have black intel.
    .short = Workers Know
    .others = Only somebody else alive.
    .pick = Bar { $what }
event-fengsheng-phase-began = { PHASE($phase) }, turn { $day }.
event-fengsheng-deck-laid = The deck is shuffled, { $count } cards.
event-fengsheng-reshuffled = { $count ->
        [one] The only discard is
       *[other] The { $count } discards are
    } shuffled under what is left of the deck.
event-fengsheng-moved = From { PLACE($source) } to { PLACE($to) }: { CARD($card) }.
event-fengsheng-looked = { $mine ->
        [yes] You look
       *[no] { SEAT($by) } looks
    } at { PLACE($place) } ({ THING($cards, kind: "card") }).
event-fengsheng-shown = { $mine ->
        [yes] You show
       *[no] { SEAT($by) } shows
    } { THING($cards, kind: "card") } ({ PLACE($place) }).
event-fengsheng-arranged = { $count ->
        [one] The top card of the deck is looked at, and stays.
       *[other] The top { $count } cards of the deck are put in order.
    }
event-fengsheng-discarded = { $mine ->
        [yes] You have discarded { $count }.
       *[no] { SEAT($seat) } has discarded { $count }.
    }
event-fengsheng-hand-moved = Hand cards have gone from { SEAT($source, as: "you") } to { SEAT($to) }.
event-fengsheng-placed = A skill has placed intel before { SEATS($seats, as: "you") }.
event-fengsheng-card-used = { $mine ->
        [yes] You use
       *[no] { SEAT($by) } uses
    } { CARD($name) }{ $name ->
        [decipher] { "" }
        [swap] { "" }
        [intercept] { "" }
        [winds] { "" }
        [feign] { "" }
       *[other] { $self ->
            [yes] { $mine ->
                [yes] { " " }on yourself
               *[no] { " " }on themselves
            }
           *[no] { " " }on { SEAT($to, as: "you") }
        }
    }{ $choice ->
        [clarify] , naming Clarify.
        [intercept] , naming Intercept.
        [swap] , naming Swap.
        [mislead] , naming Mislead.
        [east] : east wind.
        [west] : west wind.
        [still] : no wind.
        [void] : skills void.
        [barred] : no hand cards.
       *[other] .
    }
event-fengsheng-nullified = It has no effect.
event-fengsheng-claimed = The card in use goes to its target's hand when it has settled.
event-fengsheng-card-settled = { CARD($name) } of { SEAT($by) } has settled.
event-fengsheng-announced = { $mine ->
        [yes] You announce
       *[no] { SEAT($seat) } announces
    } { $colour ->
        [red] red.
        [blue] blue.
       *[black] black.
    }
event-fengsheng-probed = { $mine ->
        [yes] You have to
       *[no] { SEAT($seat) } has to
    } { $draws ->
        [true] draw.
       *[false] discard.
    }
event-fengsheng-skill-used = { $mine ->
        [yes] You use
       *[no] { SEAT($seat) } uses
    } { THING($skill, kind: "skill") }{ COUNT($aimed) ->
        [0] .
       *[other] { " " }on { ONTO($seat, $aimed) }.
    }
event-fengsheng-held = Until the turn ends, { $what ->
        [void] { $about ->
            [first] the skills of the first character of { SEAT($seat) } are void.
            [beside] the skills of the second character of { SEAT($seat) } are void.
           *[other] the skills of { SEAT($seat) } are void.
        }
        [barred] { SEAT($seat) } can use no hand cards.
        [ban] nobody can use { CARD($about) }.
        [must] { SEAT($seat) } must accept.
        [cannot] { SEAT($seat) } cannot choose to accept.
        [careful_thought_paid] { SEAT($seat) } has named { SEAT($about) } as who receives.
        [declined] { SEAT($seat) } does not declare by a skill.
        [turns] { THING($about, kind: "card") }: hand cards of the first name can be used only as the second.
        [over] the fight is over.
       *[other] { SEAT($seat) } has something to come back to.
    }
event-fengsheng-dealt = { $mine ->
        [yes] Your identity: { ROLE($role) }. Show it to nobody.
       *[no] { SEAT($seat) } is dealt an identity: { ROLE($role) }.
    }
event-fengsheng-missions-named = Strangers may have one of these tasks: { THING($missions, kind: "role") }.
event-fengsheng-identity-seen = { SEAT($by) } looks at the identity of { SEAT($seat) }: { ROLE($role) }.
event-fengsheng-identity-taken = { $mine ->
        [yes] You take the identity of { SEAT($source) }: { ROLE($role) }.
       *[no] { SEAT($seat) } takes the identity of { SEAT($source) }, who has none from now on.
    }
event-fengsheng-characters-offered = { $mine ->
        [yes] { $count } characters are dealt to you: { THING($characters, kind: "character") }.
       *[no] { SEAT($seat) } is dealt { $count } characters: { THING($characters, kind: "character") }.
    }
event-fengsheng-characters-laid = Characters put back: { $count }. { THING($characters, kind: "character") }.
event-fengsheng-character-taken = { $up ->
        [true] { SEAT($seat) } plays { THING($character, kind: "character") }.
       *[false] { $mine ->
            [yes] You play
           *[no] { SEAT($seat) } plays
        } a hidden character ({ THING($character, kind: "character") }).
    }
event-fengsheng-paired = { $leads ->
        [true] { SEAT($seat) } also plays { THING($character, kind: "character") }, on the left.
       *[false] { SEAT($seat) } also plays { THING($character, kind: "character") }.
    }
event-fengsheng-flipped = { $up ->
        [true] { $mine ->
            [yes] You turn
           *[no] { SEAT($seat) } turns
        } up: { THING($character, kind: "character") }.
       *[false] { $mine ->
            [yes] You turn
           *[no] { SEAT($seat) } turns
        } down: { THING($character, kind: "character") }.
    }
event-fengsheng-first-chosen = { $mine ->
        [yes] You begin, by lot.
       *[no] By lot, { SEAT($seat) } goes first.
    }
event-fengsheng-turn-began = { $mine ->
        [yes] It is your turn.
       *[no] It is { SEAT($seat) }'s turn.
    }
event-fengsheng-send-began = { $mine ->
        [yes] You are about to send.
       *[no] { SEAT($seat) } is about to send.
    }
event-fengsheng-routed = The way is fixed: from { SEAT($sender, as: "you") } { $arrow ->
        [left] to the left
        [right] to the right
       *[up] straight
    }, first to { SEAT($to, as: "you") }; { $lock ->
        [-1] nobody is locked.
       *[other] locked on { SEAT($lock, as: "you") }.
    }
event-fengsheng-sent = { $mine ->
        [yes] You send
       *[no] { SEAT($sender) } sends
    } intel { $arrow ->
        [left] to the left
        [right] to the right
       *[up] straight
    }, first to { SEAT($to, as: "you") }{ $lock ->
        [-1] .
        [there] , and locked.
       *[other] , locked on { SEAT($lock, as: "you") }.
    }
event-fengsheng-arrived = { $mine ->
        [yes] The intel comes before you.
       *[no] The intel comes before { SEAT($seat, as: "you") }.
    }
event-fengsheng-turned-up = The intel lies face up: { CARD($card) }.
event-fengsheng-covered = The intel lies face down now.
event-fengsheng-accepted = { $mine ->
        [yes] You accept. The fight begins.
       *[no] { SEAT($seat) } accepts. The fight begins.
    }
event-fengsheng-diverted = { $mine ->
        [yes] The intel lies before you now.
       *[no] The intel lies before { SEAT($seat, as: "you") } now.
    }
event-fengsheng-received = { $mine ->
        [yes] You receive { CARD($card) }, sent by { $self ->
            [yes] yourself
           *[no] { SEAT($sender, as: "you") }
        }.
       *[no] { SEAT($seat) } receives { CARD($card) }, sent by { $self ->
            [yes] themselves
           *[no] { SEAT($sender, as: "you") }
        }.
    }
event-fengsheng-replaced = The intel received is { CARD($card) } from now on.
event-fengsheng-turn-ended = { $mine ->
        [yes] Your turn ends.
       *[no] { SEAT($seat) }'s turn ends.
    }
event-fengsheng-dying-began = Three black intel and dying: { SEATS($seats) }.
event-fengsheng-help-asked = { $mine ->
        [yes] You are dying. Who has a Clarify?
       *[no] { SEAT($seat) } is dying. Who has a Clarify?
    }
event-fengsheng-saved = { $mine ->
        [yes] You are saved.
       *[no] { SEAT($seat) } is saved.
    }
event-fengsheng-doomed = { $mine ->
        [yes] Nobody has saved you. You are certain to die.
       *[no] Nobody has saved { SEAT($seat) }, who is certain to die.
    }
event-fengsheng-died = { $mine ->
        [yes] You die. Your identity stays secret.
       *[no] { SEAT($seat) } dies. The identity stays secret.
    }
event-fengsheng-declared = Victory is declared: { SEATS($seats) }.
event-fengsheng-usurped = { $mine ->
        [yes] You are the Usurper, and take the victory.
       *[no] { SEAT($seat) } is the Usurper, and takes the victory.
    }
event-fengsheng-dying-over = The game goes on where it stood.
event-fengsheng-deaths-over = No death has led to another.
event-fengsheng-went-out = { $expelled ->
        [true] { $mine ->
            [yes] You are out of the game.
           *[no] { SEAT($seat) } is out of the game.
        }
       *[false] { $mine ->
            [yes] You have no card to send and are out.
           *[no] { SEAT($seat) } has no card to send and is out.
        }
    }
event-fengsheng-referee-changed = The referee changes something of { SEAT($seat) } by hand: { $change ->
        [identity] the identity
        [character] the character
        [card] a card comes to the hand
        [intel] an intel comes to lie there
       *[other] a card is discarded
    }.
event-fengsheng-change-waits = Something is being settled: the change of { SEAT($seat) } by hand is made at the next node.
event-fengsheng-change-lapsed = What the referee wanted to change of { SEAT($seat) } does not fit any more, and is left.
event-fengsheng-changes-due = Rulings are done now.
event-fengsheng-identity-given = { $mine ->
        [yes] Your identity is { ROLE($role) } now.
       *[no] { SEAT($seat) } has another identity now.
    }
event-fengsheng-character-replaced = { $up ->
        [true] { SEAT($seat) } plays { THING($character, kind: "character") } now.
       *[false] { SEAT($seat) } plays another hidden character ({ THING($character, kind: "character") }) now.
    }
event-fengsheng-expelled = { $mine ->
        [yes] You are expelled, and out at the next node.
       *[no] { SEAT($seat) } is expelled, and out at the next node.
    }
event-fengsheng-checked = Skills have been looked for up to here.
event-fengsheng-unmasked = All identities are turned up: { FACES($roles) }.
event-fengsheng-characters-shown = All characters are turned up: { THING($characters, kind: "character") }.
reason-fengsheng-collected = The intel is collected: victory is declared.{ $four ->
        [yes] { " " }With four, Underground and Agency win together.
       *[no] { "" }
    }
reason-fengsheng-usurped = The Usurper took the victory in their own turn.
reason-fengsheng-mission = A Stranger has done the task.
reason-fengsheng-last-side = One faction alone is alive.
reason-fengsheng-nobody = Everybody is dead. Nobody wins.
reason-fengsheng-quiet = Too many turns passed without a death. Nobody wins.
fact-fengsheng-turn = Whose turn: { SEAT($value, as: "you") }
fact-fengsheng-dying = Dying: { SEATS($value, as: "you") }
fact-fengsheng-doomed = Certain to die: { SEATS($value, as: "you") }
fact-fengsheng-out = Out: { SEATS($value, as: "you") }
fact-fengsheng-void = Skills void this turn: { SEATS($value, as: "you") }
fact-fengsheng-barred = No hand cards this turn: { SEATS($value, as: "you") }
fact-fengsheng-areas = { "" }
fact-fengsheng-beside = { "" }
fact-fengsheng-characters = { "" }
fact-fengsheng-deck = { "" }
fact-fengsheng-desk = { "" }
fact-fengsheng-discard = { "" }
fact-fengsheng-hands = { "" }
fact-fengsheng-intel = { "" }
fact-fengsheng-lasting = { "" }
fact-fengsheng-left = { $value ->
    [0] No death this turn: nobody wins
    [one] No death in 1 more turn: nobody wins
   *[other] No death in { $value } more turns: nobody wins
}
fact-fengsheng-missions = { "" }
fact-fengsheng-up = { "" }
mark-fengsheng-muted = muted

hand-identity = Exchange identities with
hand-character = Character
hand-intel = Lay before them
hand-discard = Discard of theirs
dead-fengsheng = dead
