# Shadow Hunters.

role-shadow_hunters-allie = Allie
    .card = ♥ 8
    .ability = Mother's Love: once in the game, at any time, you heal all your damage.
    .win = You win if you are alive when the game ends.
role-shadow_hunters-bob = Bob
    .card = ♥ 10
    .ability = Robbery: where you would deal another player 2 damage or more, you may take one of that player's equipment cards instead.
    .win = You win as soon as 5 equipment cards or more lie before you.
role-shadow_hunters-charles = Charles
    .card = ♥ 11
    .ability = Bloody Feast: after an attack of yours you may take 2 damage to attack the same player once more, as often as you like.
    .win = You win when you kill somebody with your own hand and that is the third death or a later one.
role-shadow_hunters-daniel = Daniel
    .card = ♥ 13
    .ability = Scream: when somebody else dies you must reveal yourself. At no other time may you do so.
    .win = You win if you are the first to die, or if you are alive when the last Shadow is dead.
role-shadow_hunters-emi = Emi
    .card = ♥ 10
    .ability = Teleport: instead of rolling for your move you may go to the neighbouring area. That reveals you.
    .win = You win when all Shadows are dead, whether you are alive or not.
role-shadow_hunters-franklin = Franklin
    .card = ♥ 12
    .ability = Lightning: once in the game, at the start of your turn, you choose a player and roll the six-sided die for damage.
    .win = You win when all Shadows are dead, whether you are alive or not.
role-shadow_hunters-george = George
    .card = ♥ 14
    .ability = Demolish: once in the game, at the start of your turn, you choose a player and roll the four-sided die for damage.
    .win = You win when all Shadows are dead, whether you are alive or not.
role-shadow_hunters-unknown = Unknown
    .card = ♥ 11
    .ability = Deceit: you may answer any Hermit card falsely, even while hidden.
    .win = You win when all Hunters are dead, whether you are alive or not.
role-shadow_hunters-vampire = Vampire
    .card = ♥ 13
    .ability = Suck Blood: once revealed, you heal 2 whenever you deal damage to another player.
    .win = You win when all Hunters are dead, whether you are alive or not.
role-shadow_hunters-werewolf = Werewolf
    .card = ♥ 14
    .ability = Counterattack: whoever attacks you, hit or miss, you may attack right afterwards; you may reveal yourself at that very moment.
    .win = You win when all Hunters are dead, whether you are alive or not.

dead-shadow_hunters = dead

team-shadow_hunters-shadow = the Shadows
team-shadow_hunters-hunter = the Hunters
team-shadow_hunters-neutral = the Neutrals

area-shadow_hunters-hermits_cabin = Hermit's Cabin
    .dice = 2, 3
    .text = Draw a Hermit card, read it, and hand it face down to another player.
area-shadow_hunters-underworld_gate = Underworld Gate
    .dice = 4, 5
    .text = Draw a card from whichever of the three decks you like.
area-shadow_hunters-church = Church
    .dice = 6
    .text = Draw a White card.
area-shadow_hunters-cemetery = Cemetery
    .dice = 8
    .text = Draw a Black card.
area-shadow_hunters-weird_woods = Weird Woods
    .dice = 9
    .text = Deal 2 damage to a player, or heal a player, perhaps yourself, by 1.
area-shadow_hunters-erstwhile_altar = Erstwhile Altar
    .dice = 10
    .text = Take an equipment card from another player. If nobody has any, nothing happens.

deck-shadow_hunters-hermit = Hermit cards
    .back = A Hermit card
deck-shadow_hunters-white = White cards
    .back = A White card
deck-shadow_hunters-black = Black cards
    .back = A Black card

card-shadow_hunters-hermit_prediction = Hermit's Prediction
    .text = Whoever gets it shows the giver, and nobody else, who they are; there is no way around it.
card-shadow_hunters-hermit_blackmail = Hermit's Blackmail
    .text = A Neutral or Hunter gives the giver of this card one equipment card, or takes 1 damage.
card-shadow_hunters-hermit_greed = Hermit's Greed
    .text = A Neutral or Shadow gives the giver of this card one equipment card, or takes 1 damage.
card-shadow_hunters-hermit_anger = Hermit's Anger
    .text = A Hunter or Shadow gives the giver of this card one equipment card, or takes 1 damage.
card-shadow_hunters-hermit_nurturance = Hermit's Nurturance
    .text = A Neutral heals 1, or takes 1 damage when there is nothing to heal.
card-shadow_hunters-hermit_huddle = Hermit's Huddle
    .text = A Shadow heals 1, or takes 1 damage when there is nothing to heal.
card-shadow_hunters-hermit_aid = Hermit's Aid
    .text = A Hunter heals 1, or takes 1 damage when there is nothing to heal.
card-shadow_hunters-hermit_spell = Hermit's Spell
    .text = A Shadow takes 1 damage.
card-shadow_hunters-hermit_exorcism = Hermit's Exorcism
    .text = A Shadow takes 2 damage.
card-shadow_hunters-hermit_slap = Hermit's Slap
    .text = A Hunter takes 1 damage.
card-shadow_hunters-hermit_bully = Hermit's Bully
    .text = Allie, Bob, Charles, Emi and Unknown, with 11 hit points or fewer, take 1 damage.
card-shadow_hunters-hermit_tough_lesson = Hermit's Tough Lesson
    .text = Daniel, Franklin, George, Vampire and Werewolf, with 12 hit points or more, take 2 damage.

card-shadow_hunters-holy_water = Holy Water
    .text = You heal 2.
card-shadow_hunters-concealed_knowledge = Concealed Knowledge
    .text = When this turn is over, the next one is yours again.
card-shadow_hunters-chocolate = Chocolate
    .text = Allie, Emi or Unknown: reveal yourself if you like, and heal everything. Already revealed, you heal everything too.
card-shadow_hunters-advent = Advent
    .text = A Hunter: reveal yourself if you like, and heal everything. Already revealed, you heal everything too.
card-shadow_hunters-disenchant_mirror = Disenchant Mirror
    .text = Vampire and Werewolf have to reveal themselves.
card-shadow_hunters-blessing = Blessing
    .text = Choose another player and roll the six-sided die: they heal that much.
card-shadow_hunters-guardian_angel = Guardian Angel
    .text = Attacks do nothing to you until your next turn begins.
card-shadow_hunters-flare_of_judgement = Flare of Judgement
    .text = Everybody but you takes 2 damage.
card-shadow_hunters-first_aid = First Aid
    .text = Set a player's damage to 7, whatever it was; yours, if you like.

card-shadow_hunters-spear_of_longinus = Spear of Longinus
    .text = If you are a Hunter and your attack hits, you may reveal yourself. Revealed, you deal 2 more.
card-shadow_hunters-holy_robe = Holy Robe
    .text = Your attacks do 1 less, and so do attacks on you.
card-shadow_hunters-silver_rosary = Silver Rosary
    .text = You get all the equipment of whoever your attack kills.
card-shadow_hunters-fortune_brooch = Fortune Brooch
    .text = The Weird Woods cannot hurt you, only heal.
card-shadow_hunters-talisman = Talisman
    .text = Bloodthirsty Spider, Vampire Bat and Dynamite do you no harm.
card-shadow_hunters-mystic_compass = Mystic Compass
    .text = For your move you may roll twice and pick a result.

card-shadow_hunters-bloodthirsty_spider = Bloodthirsty Spider
    .text = A player of your choice and you yourself take 2 damage at the same time.
card-shadow_hunters-vampire_bat = Vampire Bat
    .text = A player of your choice takes 2 damage, and you heal 1.
card-shadow_hunters-dynamite = Dynamite
    .text = Roll both dice: everybody in the area they point to takes 3 damage. On a 7 nothing happens.
card-shadow_hunters-moody_goblin = Moody Goblin
    .text = Steal an equipment card from another player.
card-shadow_hunters-spiritual_doll = Spiritual Doll
    .text = Choose a player and roll the six-sided die: on 1 to 4 that player takes 3 damage, on 5 or 6 you do.
card-shadow_hunters-diabolic_ritual = Diabolic Ritual
    .text = A Shadow: reveal yourself now if you like, and heal everything.
card-shadow_hunters-banana_peel = Banana Peel
    .text = Give another player one of your equipment cards. Without any you take 1 damage.

card-shadow_hunters-rusted_broad_axe = Rusted Broad Axe
    .text = Your attacks that hit do 1 more.
card-shadow_hunters-butcher_knife = Butcher Knife
    .text = Your attacks that hit do 1 more.
card-shadow_hunters-chainsaw = Chainsaw
    .text = Your attacks that hit do 1 more.
card-shadow_hunters-masamune = Cursed Sword Masamune
    .text = In your turn you must attack somebody in range. Only the four-sided die is rolled; it is the damage, and it never misses.
card-shadow_hunters-machine_gun = Machine Gun
    .text = Your attack, rolled once, hits everybody in your range.
card-shadow_hunters-handgun = Handgun
    .text = Your range is every area outside your own pair, and only that.

phase-shadow_hunters-setup = Set-up
phase-shadow_hunters-turn = Turn
    .numbered = Turn { $day }
stage-shadow_hunters-move = Move
    .waits = the roll that moves
stage-shadow_hunters-area = Area
    .waits = what the area offers
stage-shadow_hunters-attack = Attack
    .waits = an attack, or none

mark-shadow_hunters-muted = muted
hand-damage = Damage
fact-shadow_hunters-turn = Whose turn: { SEAT($value, as: "you") }

option-shadow_hunters-neutral_deaths = Three dead Neutrals
    .help = The Shadows also win when three Neutrals are dead, as in the boxed game.
option-shadow_hunters-robbery = Robbery
    .help = Which of Bob's damage may become robbery.
    .any = Any damage
    .attack = Damage by attack
option-shadow_hunters-suck_blood = Suck Blood
    .help = Which of the Vampire's damage heals it.
    .any = Any damage
    .attack = Damage by attack
option-shadow_hunters-suck_each = Blood of each
    .help = The Vampire heals for every player hurt at once, not once for all of them.
option-shadow_hunters-teleport = Teleport
    .help = Where Emi can go without rolling.
    .pair = To the other area of the pair
    .ring = To both areas beside
option-shadow_hunters-feast_deaths = Charles wins by death number
    .help = The death that Charles must cause, counted over the whole game, or a later one.
option-shadow_hunters-unknown_prediction = Unknown dodges the Prediction
    .help = Unknown may refuse to be shown by Hermit's Prediction, too.
option-shadow_hunters-woods_self = Hurting yourself in the Woods
    .help = In the Weird Woods you may deal the 2 damage to yourself.
option-shadow_hunters-dead_talk = The dead talk
    .help = The dead may talk to each other, unheard by the living.
option-shadow_hunters-quiet_rounds = Quiet rounds
    .help = This many rounds without a death end the game undecided.
option-shadow_hunters-expansion = Expansion
    .help = The expansion whose characters and cards are mixed among the game's own.
    .none = None
option-shadow_hunters-turn_seconds = Seconds in your turn
    .help = For each decision.
option-shadow_hunters-reply_seconds = Seconds to answer
    .help = To answer a Hermit card, and to use a power when something happens.

ask-shadow_hunters-areas = The areas are laid out.
ask-shadow_hunters-aside = Characters are set aside.
ask-shadow_hunters-deal = The characters are dealt.
ask-shadow_hunters-first = Chance names who begins.
ask-shadow_hunters-dice = The dice are rolled.
ask-shadow_hunters-d4 = The four-sided die is rolled.
ask-shadow_hunters-d6 = The six-sided die is rolled.
ask-shadow_hunters-hermit = A Hermit card is drawn.
ask-shadow_hunters-white = A White card is drawn.
ask-shadow_hunters-black = A Black card is drawn.
ask-shadow_hunters-move = It is your turn. How do you begin?
    .must = It is your turn: roll the dice.
    .roll = Roll the dice
    .power = Use your power first
    .thing = Teleport: { $what }
    .pick = Teleport: { $what }
    .short = the move
ask-shadow_hunters-where = Where do you go?
    .short = where to go
    .pick = Go to: { $what }
ask-shadow_hunters-power = Reveal yourself and strike: who is it?
    .pass = Not now
    .short = a power
    .others = Another living player.
    .pick = Use it on { $what }
ask-shadow_hunters-area = { $a0 ->
        [hermits_cabin] { area-shadow_hunters-hermits_cabin }: { area-shadow_hunters-hermits_cabin.text }
        [underworld_gate] { area-shadow_hunters-underworld_gate }: { area-shadow_hunters-underworld_gate.text }
        [church] { area-shadow_hunters-church }: { area-shadow_hunters-church.text }
        [cemetery] { area-shadow_hunters-cemetery }: { area-shadow_hunters-cemetery.text }
        [weird_woods] { area-shadow_hunters-weird_woods }: { area-shadow_hunters-weird_woods.text }
       *[erstwhile_altar] { area-shadow_hunters-erstwhile_altar }: { area-shadow_hunters-erstwhile_altar.text }
    }
    .yes = Use it
    .no = Skip it
    .short = the area
ask-shadow_hunters-gate = Which deck? Hermit asks, White helps, Black hurts.
    .short = the deck
    .pick = Draw: { $what }
ask-shadow_hunters-woods = The Weird Woods: hurt or heal?
    .hurt = Deal 2 damage
    .heal = Let somebody heal 1
    .short = the Weird Woods
ask-shadow_hunters-woods-target = { $a0 ->
        [hurt] Who takes 2 damage?
       *[heal] Who heals 1?
    }
    .short = the Weird Woods
    .others = The Woods can't do that to them.
    .pick = { $a0 ->
        [hurt] 2 damage to { $what }
       *[heal] { $what } heals 1
    }
ask-shadow_hunters-altar = Which card do you take?
    .short = the Erstwhile Altar
    .pick = Take { $what }
ask-shadow_hunters-goblin = Moody Goblin: which card do you steal?
    .short = the theft
    .pick = Steal { $what }
ask-shadow_hunters-hermit-give = Who gets the Hermit card?
    .short = a Hermit card
    .others = Another living player.
    .pick = Hand it to { $what }
ask-shadow_hunters-hermit-answer = { SEAT($a1) }'s Hermit card: your answer?
    .covered = { SEAT($a1) } has given you a Hermit card. Read it and answer.
    .do = Do what it says
    .nothing = Nothing happens
    .thing = Give { $what }
    .short = a Hermit card
ask-shadow_hunters-blessing = Blessing: who heals what you roll?
    .short = the Blessing
    .others = Another living player.
    .pick = Bless { $what }
ask-shadow_hunters-spider = Spider: who takes 2 damage with you?
    .short = the spider
    .others = Another living player.
    .pick = 2 damage to { $what }
ask-shadow_hunters-bat = Bat: who takes 2 damage? You heal 1.
    .short = the bat
    .others = Another living player.
    .pick = 2 damage to { $what }
ask-shadow_hunters-doll = Doll: 3 damage to whom? A 5 or 6 hits you instead.
    .short = the doll
    .others = Another living player.
    .pick = Roll for { $what }
ask-shadow_hunters-first-aid = First Aid: whose damage becomes 7?
    .short = First Aid
    .others = Only the living.
    .pick = Set { $what } to 7 damage
ask-shadow_hunters-banana-card = Banana Peel: which card do you give away?
    .short = the Banana Peel
    .pick = Give away { $what }
ask-shadow_hunters-banana-to = Who gets { CARD($a0) }?
    .short = the Banana Peel
    .others = Another living player.
    .pick = Give it to { $what }
ask-shadow_hunters-reveal-for = { CARD($a0) }. { DOES($a0) }
    .only = { CARD($a0) }. { DOES($a0) } It does nothing for you: all are asked, so that nobody sees who it helps.
    .reveal = Reveal yourself
    .pass = Leave it
    .short = revealing oneself
ask-shadow_hunters-attack = Who do you attack?
    .all = Everybody in range
    .pass = Don't attack
    .short = the attack
    .others = Not in your range.
    .pick = Attack { $what }
ask-shadow_hunters-rob = You are about to deal { SEAT($a0) } { $a1 } damage. If you are Bob, you may take a card instead.
    .able = You are about to deal { SEAT($a0) } { $a1 } damage. You may take a card instead.
    .only = You are about to deal { SEAT($a0) } { $a1 } damage. Only Bob may take a card instead: all are asked, so that nobody sees who it is.
    .pass = Deal the damage
    .short = robbery
    .pick = Take { $what } instead
ask-shadow_hunters-counter = { SEAT($a0) } has attacked you. You may strike back.
    .able = { SEAT($a0) } has attacked you. You may strike back, which reveals you.
    .only = { SEAT($a0) } has attacked you. Only the Werewolf may strike back: all are asked, so that nobody sees who it is.
    .counter = Strike back
    .pass = Let it go
    .short = a counterattack
ask-shadow_hunters-feast = Take 2 damage, attack once more?
    .only = Only Charles may attack once more: all are asked, so that nobody sees who it is.
    .pass = Stop here
    .short = a Bloody Feast
    .others = Only the player you have just attacked.
    .pick = Attack { $what } again
ask-shadow_hunters-loot = Which card of { SEAT($a0) } do you take?
    .short = the loot
    .pick = Take { $what }
ask-shadow_hunters-reveal = You may reveal yourself whenever you like.
    .reveal = Reveal yourself
    .short = revealing oneself
ask-shadow_hunters-heal = Mother's Love: once in the game you may heal everything.
    .heal = Heal everything
    .short = Mother's Love

event-shadow_hunters-phase-began = { $phase ->
        [setup] The board is set up.
       *[other] Turn { $day }.
    }
event-shadow_hunters-laid = The areas lie in their pairs, and the three decks are shuffled.
event-shadow_hunters-set-aside = The characters left over go back unseen.
event-shadow_hunters-dealt = { $mine ->
        [yes] You are { ROLE($role) }. Keep it to yourself.
       *[no] { SEAT($seat) } is { ROLE($role) }.
    }
event-shadow_hunters-chosen = By lot, { $mine ->
        [yes] you go
       *[no] { SEAT($seat) } goes
    } first.
event-shadow_hunters-turn-began = { $extra ->
        [true] One more turn for { $mine ->
            [yes] you
           *[no] { SEAT($seat) }
        }.
       *[false] It is { $mine ->
            [yes] your
           *[no] { SEAT($seat) }'s
        } turn.
    }
event-shadow_hunters-rolled = { $mine ->
        [yes] You roll
       *[no] { SEAT($seat) } rolls
    } { $d4 ->
        [0] a { $d6 }
       *[other] { $d6 ->
            [0] a { $d4 }
           *[other] { $cause ->
                    [second] a second time: { $d4 } and { $d6 }
                   *[other] { $d4 } and { $d6 }
                }
        }
    }{ $cause ->
        [move] { $again ->
            [true] , the same area again: once more.
           *[other] .
        }
        [second] { $again ->
            [true] , the same area again: once more.
           *[other] .
        }
        [franklin] {" "}for Lightning.
        [george] {" "}for Demolish.
       *[other] {" "}for { CARD($cause) }.
    }
event-shadow_hunters-moved = { $mine ->
        [yes] { $how ->
            [teleport] You step over
           *[dice] You go
        }
       *[no] { SEAT($seat) } { $how ->
            [teleport] steps over
           *[dice] goes
        }
    } to the { AREA($area) }.
event-shadow_hunters-extra-turn = { $mine ->
        [yes] You
       *[no] { SEAT($seat) }
    } will have another turn after this one.
event-shadow_hunters-guarded = No attack can hurt { $mine ->
        [yes] you until your
       *[no] { SEAT($seat) } until their
    } next turn.
event-shadow_hunters-nothing = { $cause ->
        [erstwhile_altar] { AREA($cause) }: nothing happens for { SEAT($seat, as: "you") }.
       *[other] { CARD($cause) }: nothing happens for { SEAT($seat, as: "you") }.
    }
event-shadow_hunters-unveiled = { $forced ->
        [true] { $mine ->
            [yes] You
           *[no] { SEAT($seat) }
        } must reveal: { ROLE($role) }!
       *[false] { $mine ->
            [yes] You reveal
           *[no] { SEAT($seat) } reveals
        }: { ROLE($role) }!
    }
event-shadow_hunters-used = { $role ->
        [allie] Mother's Love: { $mine ->
            [yes] you heal
           *[no] { SEAT($seat) } heals
        } everything.
        [bob] Robbery: { $mine ->
            [yes] you take
           *[no] { SEAT($seat) } takes
        } something from { SEAT($target, as: "you") } instead.
        [charles] Bloody Feast: { $mine ->
            [yes] you go
           *[no] { SEAT($seat) } goes
        } for { SEAT($target, as: "you") } again.
        [emi] Teleport: { $mine ->
            [yes] you need
           *[no] { SEAT($seat) } needs
        } no dice.
        [franklin] Lightning: { $mine ->
            [yes] you aim
           *[no] { SEAT($seat) } aims
        } at { SEAT($target, as: "you") }.
        [george] Demolish: { $mine ->
            [yes] you aim
           *[no] { SEAT($seat) } aims
        } at { SEAT($target, as: "you") }.
        [werewolf] Counterattack: { $mine ->
            [yes] you strike
           *[no] { SEAT($seat) } strikes
        } back at { SEAT($target, as: "you") }.
       *[other] { $mine ->
            [yes] You use
           *[no] { SEAT($seat) } uses
        } the power of { ROLE($role) }.
    }
event-shadow_hunters-in-range = In range of { SEAT($seat, as: "you") }: { SEATS($targets, as: "you") }.
event-shadow_hunters-spared = { $mine ->
        [yes] You attack
       *[no] { SEAT($seat) } attacks
    } nobody.
event-shadow_hunters-attacked = { $how ->
        [counter] { $mine ->
            [yes] You strike
           *[no] { SEAT($seat) } strikes
        } back at { SEATS($targets, as: "you") }
        [feast] { $mine ->
            [yes] You attack
           *[no] { SEAT($seat) } attacks
        } { SEATS($targets, as: "you") } once more
       *[attack] { $mine ->
            [yes] You attack
           *[no] { SEAT($seat) } attacks
        } { SEATS($targets, as: "you") }
    }: { $d6 ->
        [0] a { $d4 } on the four-sided die alone, before other cards count.
       *[other] { $d4 } and { $d6 } on the dice, { $points ->
            [0] a miss.
           *[other] { $points } apart, before any card counts.
        }
    }
event-shadow_hunters-damaged = { $cause ->
        [weird_woods] { AREA($cause) }: { $mine ->
            [yes] you take
           *[no] { SEAT($seat) } takes
        } { $amount } damage.
       *[other] { $mine ->
            [yes] You take
           *[no] { SEAT($seat) } takes
        } { $amount } damage{ $cards ->
            [none] .
           *[other] , counting { THING($cards, kind: "card") }.
        }
    }
event-shadow_hunters-unhurt = { $mine ->
        [yes] You take
       *[no] { SEAT($seat) } takes
    } no damage: { CARD($why) }.
event-shadow_hunters-healed = { $cause ->
        [vampire] Suck Blood: { $mine ->
            [yes] you heal
           *[no] { SEAT($seat) } heals
        } { $amount }.
        [weird_woods] { AREA($cause) }: { $mine ->
            [yes] you heal
           *[no] { SEAT($seat) } heals
        } { $amount }.
       *[other] { $mine ->
            [yes] You heal
           *[no] { SEAT($seat) } heals
        } { $amount }.
    }
event-shadow_hunters-aided = { $healed ->
        [0] { $hurt ->
            [0] First Aid: { $mine ->
                [yes] you have
               *[no] { SEAT($seat) } has
            } { $damage } damage already.
           *[other] First Aid: { $mine ->
                [yes] you now have
               *[no] { SEAT($seat) } now has
            } { $damage } damage.
        }
       *[other] First Aid: { $mine ->
            [yes] you heal { $healed } and have
           *[no] { SEAT($seat) } heals { $healed } and has
        } { $damage } damage left.
    }
event-shadow_hunters-died = { $mine ->
        [yes] You are
       *[no] { SEAT($seat) } is
    } dead{ $by ->
        [-1] {""}
       *[other] , killed by { SEAT($by, as: "you") }
    }: { ROLE($role) }.
event-shadow_hunters-drew = { $deck ->
        [hermit] { $mine ->
            [yes] You draw
           *[no] { SEAT($seat) } draws
        } a Hermit card, { CARD($card) }.
        [white] { $mine ->
            [yes] You draw a White card, { CARD($card) }: { DOES($card) }
           *[no] { SEAT($seat) } draws a White card, { CARD($card) }.
        }
       *[black] { $mine ->
            [yes] You draw a Black card, { CARD($card) }: { DOES($card) }
           *[no] { SEAT($seat) } draws a Black card, { CARD($card) }.
        }
    }
event-shadow_hunters-given = { $mine ->
        [yes] You hand
       *[no] { SEAT($seat) } hands
    } { SEAT($to, as: "you") } a Hermit card, { CARD($card) }.
event-shadow_hunters-answered = { $does ->
        [true] { $mine ->
            [yes] You do
           *[no] { SEAT($seat) } does
        } what the card says.
       *[false] { $mine ->
            [yes] You say
           *[no] { SEAT($seat) } says
        }: nothing happens.
    }
event-shadow_hunters-character-shown = { $mine ->
        [yes] You show
       *[no] { SEAT($seat) } shows
    } { SEAT($to, as: "you") } a character: { ROLE($role) }.
event-shadow_hunters-equipped = { $mine ->
        [yes] You equip
       *[no] { SEAT($seat) } equips
    } { CARD($card) }.
event-shadow_hunters-damage-set = The referee puts { $mine ->
        [yes] your marker
       *[no] the marker of { SEAT($seat) }
    } on { $damage }.
event-shadow_hunters-took = { $mine ->
        [yes] You get
       *[no] { SEAT($seat) } gets
    } { CARD($card) } from { SEAT($source, as: "you") }.
event-shadow_hunters-discarded = { $deck ->
        [hermit] The Hermit card is discarded face down.
       *[other] { CARD($card) } is discarded.
    }
event-shadow_hunters-reshuffled = { DECK($deck) } ran out: the discards are shuffled in.
event-shadow_hunters-unmasked = Characters up, everybody: { FACES($roles) }.

reason-shadow_hunters-shadows-dead = All Shadows are dead.
reason-shadow_hunters-hunters-dead = All Hunters are dead.
reason-shadow_hunters-neutrals-dead = Three Neutrals are dead, which is the Shadows' victory at this table.
reason-shadow_hunters-shadows-and-neutrals-dead = The last Shadow and the third Neutral died in the same moment.
reason-shadow_hunters-both-dead = The last Shadow and the last Hunter died in the same moment.
reason-shadow_hunters-bob = Bob has 5 equipment cards.
reason-shadow_hunters-charles = Charles has made a kill, and enough are dead.
reason-shadow_hunters-daniel = Daniel was the first to die.
reason-shadow_hunters-quiet = Too many rounds passed without a death. Nobody wins.
