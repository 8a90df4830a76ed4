# Werewolf under cup rules.

role-werewolf-villager = Villager
    .ability = You have your voice and your vote.
role-werewolf-wolf = Werewolf
    .ability = Each night you and your pack agree on one number to hunt, or on nobody. By day you may self-destruct while others speak.
role-werewolf-seer = Seer
    .ability = Each night you name another player and learn whether that player is a wolf.
role-werewolf-witch = Witch
    .ability = You have an antidote for the pack's victim, never for yourself, and a poison for anybody else. Each works once.
role-werewolf-hunter = Hunter
    .ability = When you die and your gun is in order you may shoot one player. Poison spoils the gun.
role-werewolf-guard = Guard
    .ability = Each night you keep the pack off one player, yourself if you like; the same player two nights running has no effect.
role-werewolf-idiot = Idiot
    .ability = Exiled for the first time, you show your card and stay in the game, but you never vote again.
role-werewolf-knight = Knight
    .ability = Once, while others speak by day, you may show your card and duel somebody: a wolf dies, otherwise you do.
role-werewolf-witch_hunter = Witch Hunter
    .ability = From the second night on you may hunt somebody: a wolf dies, otherwise you do. Poison does nothing to you.
role-werewolf-magician = Magician
    .ability = Before all others you may swap the numbers of two players for the night, each number once a game for you.
role-werewolf-dreamcatcher = Dreamcatcher
    .ability = Each night you send somebody into a dream: unhurt that night, but dead if you die, or if dreaming two nights running.
role-werewolf-poisoner = Poisoner
    .ability = You have one poison. While you are among the cards, the pack hunts nobody in the first night.
role-werewolf-silence_elder = Elder of Silence
    .ability = Each night you take somebody's speeches for the coming day, but not their last words, never the same twice running.
role-werewolf-vote_elder = Elder of Votes
    .ability = Each night you take somebody's vote for the coming day, never the same twice running.
role-werewolf-crow = Crow
    .ability = Each night you curse another player, never the same twice running, who begins the day's first ballot with one vote against, even if that ballot is undone and cast again.
role-werewolf-psychic = Psychic
    .ability = Each night you learn another player's exact card.
role-werewolf-mirror_seer = Mirror Seer
    .ability = You believe you are the seer, but every answer you get is the wrong one.
role-werewolf-drunk_seer = Drunk Seer
    .ability = You believe you are the seer, but each answer you get is right or wrong by chance.
role-werewolf-graveyard_keeper = Graveyard Keeper
    .ability = Each night you learn whether the player exiled the day before was good or a wolf, unless something keeps your power from you.
role-werewolf-pure_maiden = Pure White Maiden
    .ability = Each night you learn an exact card; from the second night on a wolf you find dies.
role-werewolf-gargoyle = Gargoyle
    .ability = You never meet the pack. Each night you learn an exact card; once no other wolf is left, you hunt alone.
role-werewolf-wolf_witch = Wolf Witch
    .ability = Each night you learn the exact card of somebody outside the pack; from the second night on, finding the maiden kills the maiden.
role-werewolf-black_wolf_king = Black Wolf King
    .ability = When you die and your gun is in order you may shoot one player; not when you self-destruct.
role-werewolf-white_wolf_king = White Wolf King
    .ability = When you self-destruct you may take one player along.
role-werewolf-wolf_beauty = Wolf Beauty
    .ability = Each night you charm somebody; whoever you charmed last dies with you. Your pack cannot hunt you, and you cannot self-destruct.
role-werewolf-nightmare = Nightmare
    .ability = First of all you frighten somebody, who has no power that night; never the same twice running. A frightened wolf costs the pack its hunt.
role-werewolf-blood_moon = Blood Moon Apostle
    .ability = When you self-destruct the good have no powers in the next night. Exiled as the last wolf, you stay until dawn.
role-werewolf-spirit_knight = Spirit Knight
    .ability = Nothing of the night hurts you; whoever of the good checks or poisons you dies instead. You cannot self-destruct.
role-werewolf-eclipse_queen = Eclipse Wolf Queen
    .ability = Each night you hide somebody, never the same twice running: what the good do to that player falls back on them. Once it has worked, it is gone.
role-werewolf-hidden_wolf = Hidden Wolf
    .ability = You know the wolves and they do not know you; a seer sees you as good. Once no other wolf is left, you hunt alone.
role-werewolf-mechanical_wolf = Mechanical Wolf
    .ability = You sleep apart from the pack. In the first night you learn somebody's card and have its power from the second on, of a witch the poison alone; if you show it, you are taken for its holder and stay a wolf. Once no other wolf is left, you hunt alone.
role-werewolf-elder_brother = Elder Wolf Brother
    .ability = You are one of the pack and know your younger brother, who avenges you when you die.
role-werewolf-younger_brother = Younger Wolf Brother
    .ability = You sleep apart until your elder brother is dead; then you kill once alone, and wake with the pack.
role-werewolf-masked_man = Masked Man
    .ability = What would kill you by night for the first time only wounds you: you leave after the next speeches that all have held.
role-werewolf-prince = Prince of Order
    .ability = Once, after the first ballot of a day, you may show your card and undo it: you speak once more, and all vote again.
role-werewolf-dancer = Dancer
    .ability = From the second night on you put three players on the floor: if they are from different sides, the smaller side dies. With you among them the pack cannot hurt the three. Poison does nothing to you.
role-werewolf-masquerade = Masquerade
    .ability = A wolf apart from the pack. From the second night on you ask whether somebody dances, and give a mask that turns a dancer's side. Poison does nothing to you. Once no other wolf is left, you hunt alone.
role-werewolf-warden = Warden
    .ability = From the second night on you have two players trade or betray. Both trade: nothing hurts them. One trades: that one dies. Both betray: their deeds fall on each other. If you are one of the two, you die when both choose alike; otherwise the other one does. Nobody bargains twice with you.
role-werewolf-black_trader = Black Trader
    .ability = In the first night you give somebody a check, a poison or a gun. If that is a wolf, you die.
role-werewolf-awakened_gargoyle = Awakened Gargoyle
    .ability = In the first night you turn somebody who sits beside a wolf into a wolf.
role-werewolf-turncoat = Turncoat
    .ability = You were turned: now you win with the wolves, have no power, and once no other wolf is left, you hunt alone.
role-werewolf-piper = Piper
    .ability = Each night you enchant up to two players; all who are enchanted know each other. You win alone when all others alive are enchanted.
role-werewolf-cursed_fox = Cursed Fox
    .ability = The pack cannot hurt you, a seer's check kills you. If you are alive when a side wins, you win instead.
role-werewolf-half_blood = Half-Blood
    .ability = In the first night you choose a model, and you win with that player's side, whichever it is, unless you are turned.
role-werewolf-wild_child = Wild Child
    .ability = In the first night you choose a model. If the model is exiled you become a wolf; otherwise you stay good.
role-werewolf-cupid = Cupid
    .ability = In the first night you join two players, who die together. While they would win with both sides, the three of you must be the last alive instead.
role-werewolf-thief = Thief
    .ability = First of all you see two spare cards and become one of them, the wolf if there is one.
role-werewolf-treasure_master = Treasure Master
    .ability = A wolf apart from the pack, you play each night as the spare god or the spare villager, never the same twice running. Once no other wolf is left, you hunt alone.
role-werewolf-lucky_check = Lucky One: a check
    .ability = You may check one player, once.
role-werewolf-lucky_poison = Lucky One: a poison
    .ability = You may poison one player, once.
role-werewolf-lucky_gun = Lucky One: a gun
    .ability = When you die and the gun is in order you may shoot one player.
role-werewolf-shadow = Shadow
    .ability = In the first night you mimic a player, and take over that card when its owner dies. Mimic the avenger, and you two are a side of your own: you die together, kill together from the second night on, and must be the last alive.
role-werewolf-avenger = Avenger
    .ability = You stand against the side that whoever the shadow mimics wins with, and learn your own in the first night. On dying, of whatever cause, you may stab somebody, which hurts enemies only; hit the shadow before it has changed, and you win alone. A seer sees you as good. As a wolf you sleep apart from the pack, and take the knife when no other wolf is left.
team-werewolf-good = the good
team-werewolf-wolves = the wolves

team-werewolf-piper = the piper
team-werewolf-fox = the fox
team-werewolf-bound = shadow and avenger
    .aim = You two win as the last alive.
team-werewolf-avenger = the avenger
team-werewolf-lovers = the lovers
    .aim = You win when only the two lovers and Cupid are left.
team-werewolf-drifter = nobody yet

mark-werewolf-seen-good = told: good
mark-werewolf-seen-wolf = told: a wolf
mark-werewolf-muted = muted
mark-werewolf-voteless = no vote
mark-werewolf-shown = has shown the card
mark-werewolf-cursed = cursed by the crow
mark-werewolf-moonlit = stays until dawn
mark-werewolf-rift-spent = the rift is gone
mark-werewolf-enchanted = enchanted
mark-werewolf-idol = your model
mark-werewolf-wounded = wounded
mark-werewolf-late = too late: the power is gone
mark-werewolf-skipped = next speech is skipped
mark-werewolf-lost = ruled to have lost

phase-werewolf-deal = Deal
phase-werewolf-night = Night
    .numbered = Night { $day }
phase-werewolf-election = Election
    .numbered = Day { $day } · Election
phase-werewolf-dawn = Announcement
    .numbered = Day { $day } · Dawn
phase-werewolf-speeches = Speeches
    .numbered = Day { $day } · Speeches
phase-werewolf-vote = Vote
    .numbered = Day { $day } · Vote
stage-werewolf-pack = The wolves are awake
stage-werewolf-seer = The seer is awake
stage-werewolf-witch = The witch is awake
stage-werewolf-hunter = The hunter is told the state of the gun
stage-werewolf-guard = The guard is awake
stage-werewolf-witch_hunter = Witch Hunter is awake
stage-werewolf-magician = Magician is awake
stage-werewolf-dreamcatcher = Dreamcatcher is awake
stage-werewolf-poisoner = Poisoner is awake
stage-werewolf-silence_elder = Elder of Silence is awake
stage-werewolf-vote_elder = Elder of Votes is awake
stage-werewolf-crow = Crow is awake
stage-werewolf-psychic = Psychic is awake
stage-werewolf-graveyard_keeper = Graveyard Keeper is awake
stage-werewolf-pure_maiden = Pure White Maiden is awake
stage-werewolf-gargoyle = Gargoyle is awake
stage-werewolf-wolf_witch = Wolf Witch is awake
stage-werewolf-black_wolf_king = Black Wolf King is awake
stage-werewolf-wolf_beauty = Wolf Beauty is awake
stage-werewolf-nightmare = Nightmare is awake
stage-werewolf-eclipse_queen = Eclipse Wolf Queen is awake
stage-werewolf-hidden_wolf = Hidden Wolf is awake
stage-werewolf-mechanical_wolf = Mechanical Wolf is awake
stage-werewolf-elder_brother = Elder Wolf Brother is awake
stage-werewolf-younger_brother = Younger Wolf Brother is awake
stage-werewolf-seer_one = The first seer is awake
stage-werewolf-seer_two = The second seer is awake
stage-werewolf-dancer = Dancer is awake
stage-werewolf-masquerade = Masquerade is awake
stage-werewolf-warden = Warden is awake
stage-werewolf-black_trader = Black Trader is awake
stage-werewolf-awakened_gargoyle = Awakened Gargoyle is awake
stage-werewolf-piper = Piper is awake
stage-werewolf-half_blood = Half-Blood is awake
stage-werewolf-wild_child = Wild Child is awake
stage-werewolf-cupid = Cupid is awake
stage-werewolf-thief = Thief is awake
stage-werewolf-treasure_master = Treasure Master is awake
stage-werewolf-lucky = The lucky one is awake
stage-werewolf-encore = The prince speaks again
stage-werewolf-shadow = Shadow is awake
stage-werewolf-avenger = Avenger is awake
stage-werewolf-sign-up = Who runs for sheriff?
stage-werewolf-campaign = Campaign speeches
stage-werewolf-withdrawal = Last chance to withdraw
stage-werewolf-sheriff-vote = The vote for sheriff
stage-werewolf-farewell = Farewell
stage-werewolf-order = The order of speech
stage-werewolf-speeches = Speeches
stage-werewolf-recommend = The sheriff's call
stage-werewolf-vote = The vote
stage-werewolf-tally = The votes are counted
stage-werewolf-duel = The tied players speak
channel-pack = The pack
channel-referee = The referee only
    .say = Say it to the referee only

fact-werewolf-board = Board: { $value ->
        [standard] the default cast
        [free] a cast of your own
        [yunls] Seer, Witch, Hunter, Guard
        [yunlb] Seer, Witch, Hunter, Idiot
        [wolfking_guard] Black Wolf King and Guard
        [white_guard] White Wolf King and Guard
        [white_knight] White Wolf King and Knight
        [beauty_knight] Wolf Beauty and Knight
        [beauty_hunter_guard] Wolf Beauty, Hunter and Guard
        [gargoyle_grave] Gargoyle and Graveyard Keeper
        [nightmare_guard] Nightmare and Guard
        [bloodmoon_witcher] Blood Moon and Witch Hunter
        [wolfking_dream] Black Wolf King and Dreamcatcher
        [wolfking_magic] Black Wolf King and Magician
        [robot_psychic] Mechanical Wolf and Psychic
        [spirit_knight] Spirit Knight
        [hidden_crow] Hidden Wolf and Crow
        [pure_white] Pure White Maiden and Wolf Witch
        [mirror] Mirror Seer
        [eternal_order] Eclipse Queen and Prince of Order
        [masquerade] Dancer and Masquerade
        [awakened_gargoyle] Awakened Gargoyle
        [all_in] Warden and Dreamcatcher
        [piper] Piper
        [half_blood] Half-Blood
        [wild_child] Wild Child
        [treasure] Treasure Master
        [thief_cupid] Thief and Cupid
        [cursed_fox] Cursed Fox and Crow
        [brother_trader] Wolf Brothers and Black Trader
        [shadow_avenger] Shadow and Avenger
       *[other] { $value }
    }
fact-werewolf-sheriff = Sheriff: { SEAT($value, as: "you") }
fact-werewolf-speaker = Speaking: { SEAT($value, as: "you") }
fact-werewolf-queue = Still to speak: { SEATS($value, as: "you") }
fact-werewolf-candidates = Running: { SEATS($value, as: "you") }
fact-werewolf-duel = Tied: { SEATS($value, as: "you") }
fact-werewolf-named = The sheriff's call: { SEATS($value, as: "you") }
fact-werewolf-withdrew = Withdrawn: { SEATS($value, as: "you") }
fact-werewolf-badge = { $value ->
        [paused] The election is suspended.
       *[gone] There is no sheriff in this game.
    }
fact-werewolf-steps = { "" }

option-werewolf-board = Board
    .help = Which cards are dealt. The default cast fits any number of players; boards with a name are for twelve.
    .standard = The default cast
    .free = A cast of your own
    .yunls = Seer, Witch, Hunter, Guard
    .yunlb = Seer, Witch, Hunter, Idiot
    .wolfking_guard = Black Wolf King and Guard
    .white_guard = White Wolf King and Guard
    .white_knight = White Wolf King and Knight
    .beauty_knight = Wolf Beauty and Knight
    .beauty_hunter_guard = Wolf Beauty, Hunter and Guard
    .gargoyle_grave = Gargoyle and Graveyard Keeper
    .nightmare_guard = Nightmare and Guard
    .bloodmoon_witcher = Blood Moon and Witch Hunter
    .wolfking_dream = Black Wolf King and Dreamcatcher
    .wolfking_magic = Black Wolf King and Magician
    .robot_psychic = Mechanical Wolf and Psychic
    .spirit_knight = Spirit Knight
    .hidden_crow = Hidden Wolf and Crow
    .pure_white = Pure White Maiden and Wolf Witch
    .mirror = Mirror Seer
    .eternal_order = Eclipse Queen and Prince of Order
    .masquerade = Dancer and Masquerade
    .awakened_gargoyle = Awakened Gargoyle
    .all_in = Warden and Dreamcatcher
    .piper = Piper
    .half_blood = Half-Blood
    .wild_child = Wild Child
    .treasure = Treasure Master
    .thief_cupid = Thief and Cupid
    .cursed_fox = Cursed Fox and Crow
    .brother_trader = Wolf Brothers and Black Trader
    .shadow_avenger = Shadow and Avenger
option-werewolf-cast = Cast
    .help = For a cast of your own: a tap adds a card. Text will do as well, such as 2 wolves, seer, witch, 2 villagers.
option-werewolf-sheriff = Sheriff
    .help = A sheriff is elected on the first day.
option-werewolf-orders_by = Speaking order the rules leave open
    .help = Who decides an order of speech that no rule fixes.
    .chance = By lot
    .referee = The referee
option-werewolf-burst_before_order = Self-destruction before the order
    .help = Wolves may self-destruct even before the sheriff has fixed the order of speech.
option-werewolf-witch_self_save = Witch self-save
    .help = Whether the antidote may be used on the witch, too.
    .never = Never
    .first-night = In the first night
option-werewolf-both_potions = Both potions in one night
    .help = The witch may use antidote and poison in the same night.
option-werewolf-late_power = Too late at night
    .help = How long a power is lost if its owner misses the call. Pack, seer, witch, hunter and guard never lose more than that night.
    .night = For the night
    .game = For the game
option-werewolf-shot_when_decided = Last shot
    .help = A gun may still be fired after the deaths before it have decided the game.
option-werewolf-other_words = Last words for everybody
    .help = The dead who have no last words by the rules get them too, except after self-destruction or a ruling.
option-werewolf-duel_ends_day = Duel ends the day
    .help = A wolf that the knight hits ends the day at once.
option-werewolf-swap_once = Each number swapped once
    .help = The magician may swap each number only once a game.
option-werewolf-kidnap = Kidnap
    .help = The wolves win once nothing the good can still do would get them out.
    .proof = By proof
    .referee = By the referee, who sees the search
    .off = Off
option-werewolf-quiet_rounds = Quiet rounds
    .help = This many rounds without a death end the game undecided.
option-werewolf-pack_first_seconds = Seconds for the pack, first night
    .help = To see each other, agree and confirm.
option-werewolf-pack_seconds = Seconds for the pack
    .help = In later nights.
option-werewolf-confirm_seconds = Seconds to confirm
    .help = The end of the pack's time, when all give one number.
option-werewolf-power_seconds = Seconds for a power
    .help = For everybody else who acts at night, and for a shot.
option-werewolf-sign_up_seconds = Seconds to sign up
    .help = The countdown for running for sheriff.
option-werewolf-withdraw_seconds = Seconds to withdraw
    .help = The countdown after the campaign speeches.
option-werewolf-sheriff_seconds = Seconds for the sheriff
    .help = For each decision.
option-werewolf-speech_seconds = Seconds for a speech
    .help = For each speech.
option-werewolf-words_seconds = Seconds for last words
    .help = Where the rules give them.
option-werewolf-vote_seconds = Seconds for a vote
    .help = No answer abstains.

ask-werewolf-deal = The cards are shuffled.
ask-werewolf-first = Who begins?
    .short = who begins
    .pick = { $what } begins
ask-werewolf-way = In which direction do they speak?
    .forward = Numbers going up
    .reverse = Numbers going down
    .short = the direction
ask-werewolf-point = Who do you point at? Your pack can see it.
    .pass = Nobody
    .short = pointing
    .others = Only the living can be hunted.
    .pick = Point at { $what }
ask-werewolf-kill = Who does the pack hunt? Unless all name one number, nobody is hunted; your card shows who the others point at.
    .pass = Nobody
    .short = the pack's number
    .others = Only the living can be hunted.
    .pick = Hunt { $what }
ask-werewolf-check = Who do you check?
    .pass = Nobody
    .short = the seer's check
    .others = Choose another living player.
    .pick = Check { $what }
ask-werewolf-witch = { $a0 ->
        [-1] You are shown no victim: your antidote is gone, or nobody is hunted.
       *[other] The victim you are shown: { SEAT($a0) }.
    } Use a potion?
    .antidote = Use the antidote
    .pass = No potion
    .short = the witch's potions
    .others = Tap a player to use the poison.
    .pick = Poison { $what }
ask-werewolf-guard = Who do you protect tonight?{ $about ->
        [0] { "" }
       *[other] { " " }{ SEAT($a0) } again, two nights running, has no effect.
    }
    .pass = Nobody
    .short = the guard's choice
    .others = Only the living can be protected.
    .pick = Protect { $what }
ask-werewolf-psychic = Whose card do you want to see?
    .pass = Nobody's
    .short = the psychic's look
    .others = Choose another living player.
    .pick = See { $what }'s card
ask-werewolf-scry = Whose card do you want to see?
    .pass = Nobody's
    .short = the gargoyle's look
    .others = Choose another living player.
    .pick = See { $what }'s card
ask-werewolf-purity = Whose card do you want to see?
    .pass = Nobody's
    .short = the maiden's look
    .others = Choose another living player.
    .pick = See { $what }'s card
ask-werewolf-hex = Whose card do you want to see?
    .pass = Nobody's
    .short = the wolf witch's look
    .others = Somebody alive who is not one of your pack.
    .pick = See { $what }'s card
ask-werewolf-hunt = Who do you hunt?
    .pass = Nobody
    .short = the witch hunter's prey
    .others = Choose another living player.
    .pick = Hunt { $what }
ask-werewolf-swap = Whose numbers do you swap tonight? Name two, or nobody.
    .short = the magician's swap
    .others = Only the living; each number may be swapped only once.
    .pick = Swap { $what }
    .none = Swap nobody
ask-werewolf-dream = Who do you send into a dream?
    .pass = Nobody
    .short = the dream
    .others = Choose another living player.
    .pick = Send { $what } into a dream
ask-werewolf-venom = Who do you poison?
    .pass = Nobody
    .short = the poison
    .others = Choose another living player.
    .pick = Poison { $what }
ask-werewolf-silence = Who do you silence for the day?
    .pass = Nobody
    .short = silence
    .others = Somebody alive, and not last night's choice.
    .pick = Silence { $what }
ask-werewolf-ban = Whose vote do you take for the day?
    .pass = Nobody's
    .short = the vote ban
    .others = Somebody alive, and not last night's choice.
    .pick = Take the vote of { $what }
ask-werewolf-curse = Who do you curse?
    .pass = Nobody
    .short = the curse
    .others = Another living player, and not last night's choice.
    .pick = Curse { $what }
ask-werewolf-charm = Who do you charm?
    .pass = Nobody
    .short = the charm
    .others = Choose another living player.
    .pick = Charm { $what }
ask-werewolf-fear = Who do you frighten?
    .pass = Nobody
    .short = fear
    .others = Somebody alive, and not last night's choice.
    .pick = Frighten { $what }
ask-werewolf-rift = Who do you hide tonight?
    .pass = Nobody
    .short = the rift
    .others = Somebody alive, and not last night's choice.
    .pick = Hide { $what }
ask-werewolf-learn = Whose card do you learn?
    .pass = Nobody's
    .short = learning
    .others = Choose another living player.
    .pick = Learn the card of { $what }
ask-werewolf-revenge = Who do you kill for your brother?
    .pass = Nobody
    .short = revenge
    .others = Choose another living player.
    .pick = Kill { $what }
ask-werewolf-numbers = Chance decides in which order cards are called that nobody may tell apart.
ask-werewolf-drunk = Chance decides what the drunk seer hears.
ask-werewolf-duel = You may show your card and duel somebody, once.
    .short = the duel
    .others = Choose another living player.
    .pick = Duel { $what }
ask-werewolf-drag = Who do you take along?
    .pass = Nobody
    .short = taking along
    .others = Only the living.
    .pick = Take { $what } along
ask-werewolf-dance = Which three dance tonight?
    .short = the dance
    .others = Only the living.
    .pick = Let { $what } dance
ask-werewolf-peek = Who do you ask about: are they dancing?
    .pass = Nobody
    .short = the masquerade's question
    .others = Choose another living player.
    .pick = Ask about { $what }
ask-werewolf-mask = Who gets the mask?
    .pass = Nobody
    .short = the mask
    .others = Only the living.
    .pick = Give { $what } the mask
ask-werewolf-jail = Which two bargain tonight? Name two, or nobody.
    .short = the bargain
    .others = Only the living, each for one bargain a game.
    .pick = Let { $what } bargain
    .none = Let nobody bargain
ask-werewolf-trade = Who gets your gift?
    .pass = Nobody
    .short = the trader's gift
    .others = Choose another living player.
    .pick = Give to { $what }
ask-werewolf-convert = Who do you turn?
    .short = turning
    .others = Only somebody who sits beside a wolf you know.
    .pick = Turn { $what }
ask-werewolf-pipe = Who do you enchant? Up to two.
    .short = the piping
    .others = Another living player you haven't enchanted yet.
    .pick = Enchant { $what }
    .none = Enchant nobody
ask-werewolf-model = Who do you take as a model?
    .short = the model
    .others = Choose another living player.
    .pick = Take { $what } as a model
ask-werewolf-idol = Who do you take as a model?
    .short = the model
    .others = Choose another living player.
    .pick = Take { $what } as a model
ask-werewolf-love = Which two do you join?
    .short = the lovers
    .others = Only the living.
    .pick = Join { $what }
ask-werewolf-spare = Chance lays spare cards aside.
ask-werewolf-bargain = Do you trade or betray?
    .trade = Trade
    .betray = Betray
    .short = the bargain
ask-werewolf-gift = What do you give?
    .lucky_check = A check
    .lucky_poison = A poison
    .lucky_gun = A gun
    .short = the gift
ask-werewolf-undo = Do you show your card and undo this ballot?
    .yes = Undo it
    .no = Let it stand
    .short = undoing a ballot
ask-werewolf-steal = Which of the spare cards do you become?
    .villager = Villager
    .wolf = Werewolf
    .seer = Seer
    .witch = Witch
    .hunter = Hunter
    .idiot = Idiot
    .cupid = Cupid
    .short = the card
    .pick = Become the { $what }
ask-werewolf-play-as = As which card do you play tonight?
    .villager = Villager
    .hunter = Hunter
    .dreamcatcher = Dreamcatcher
    .poisoner = Poisoner
    .psychic = Psychic
    .masked_man = Masked Man
    .short = the card
    .pick = Play as the { $what }
ask-werewolf-mimic = Who do you mimic?
    .short = mimicry
    .others = Choose another living player.
    .pick = Mimic { $what }
ask-werewolf-stab = Who do you two kill?
    .pass = Nobody
    .short = the blade
    .others = Only somebody alive who is not bound to you.
    .pick = Kill { $what }
ask-werewolf-decoy = Nothing for you to decide: all are asked alike. Tap anything.
    .pass = Nobody
    .short = a tap for show
    .others = Tap somebody among the living.
    .pick = Tap { $what }
ask-werewolf-run = Do you run for sheriff?
    .run = Run
    .stay = Stay out
    .short = signing up
ask-werewolf-withdraw = You may withdraw from the election.
    .withdraw = Withdraw
    .short = withdrawal
ask-werewolf-vote-sheriff = Who gets your vote for sheriff?
    .pass = Abstain
    .short = the vote for sheriff
    .others = Not running.
    .pick = Vote for { $what }
ask-werewolf-vote-exile = Who do you vote to exile?
    .pass = Abstain
    .short = the vote
    .others = Not in this vote.
    .pick = Vote to exile { $what }
ask-werewolf-order = In which direction do they speak?
    .forward = Numbers going up
    .reverse = Numbers going down
    .short = the order of speech
ask-werewolf-recommend = Who should all vote for, by your call? Your own vote counts 1.5 if you call one name alone, and vote for it.
    .short = the sheriff's call
    .others = Only the living.
    .pick = Call for { $what }
    .none = Call for nobody
ask-werewolf-draw = Will you fire?
    .yes = Fire
    .no = Hold fire
    .short = the gun
ask-werewolf-shoot = Who do you shoot? Naming nobody in time is a foul.
    .short = the shot
    .others = Only another living player.
    .pick = Shoot { $what }
ask-werewolf-badge = Who gets the badge?
    .pass = Tear it up
    .short = the badge
    .others = Only the living.
    .pick = Pass the badge to { $what }
ask-werewolf-done = Your turn to speak.
    .done = Done
    .short = end of a speech
ask-werewolf-burst = You may self-destruct: you die, and the day is over.
    .burst = Self-destruct
    .short = self-destruction
ask-werewolf-concede = You may hand in your card: if you are the last wolf, the good win.
    .concede = Hand in the card
    .short = handing in the card
ask-werewolf-kidnap = { $a0 ->
        [proved] The wolves have as many as they need, and nothing the good can do changes it. Declare a kidnap?
        [refuted] The wolves have as many as they need, but the good still have a way out. No kidnap.
        [undecided] The wolves have as many as they need. The search can't tell whether the good have a way out. Declare a kidnap?
        [unmet] The wolves have as many as they need, but not all of them have woken together. No kidnap.
       *[too-few] The wolves are too few for a kidnap.
    }
    .declare = The wolves have won
    .play-on = Play on
    .short = the kidnap
note-werewolf-declare-proved = All three conditions hold; the third was proved by searching the rest of the game.
note-werewolf-declare-undecided = The search has not refuted it, and you may know better.
note-werewolf-play-on-proved = You may declare it, and need not.
note-werewolf-play-on-undecided = Nothing is lost: it can still be declared by hand, with a reason.
note-werewolf-play-on-refuted = The good still have a way out, as the line shows.
note-werewolf-play-on-unmet = A living wolf has never woken together with the others.
note-werewolf-play-on-too-few = The wolves are too few.
ask-werewolf-pace-speech = { SEAT($a0) } has the floor.
    .go-on = Next
    .short = end of a speech
ask-werewolf-pace-withdrawal = The countdown for withdrawing.
    .go-on = Time is up
    .short = end of the countdown
ask-werewolf-pace-words = { SEAT($a0) } speaks last words.
    .go-on = End last words
    .short = end of the last words

pace-werewolf-pace-speech = { $mine ->
        [yes] You have the floor.
       *[no] { SEAT($a0) } has the floor.
    }
pace-werewolf-pace-withdrawal = Last chance to withdraw.
pace-werewolf-pace-words = { $mine ->
        [yes] Your last words.
       *[no] The last words of { SEAT($a0) }.
    }

event-werewolf-phase-began = { $phase ->
        [deal] The cards are dealt.
        [night] Night { $day } falls. Everybody close your eyes.
        [election] Day { $day }. First we elect a sheriff.
        [dawn] This is what the night brought.
        [speeches] Everyone alive speaks in turn.
        [vote] Now the vote to exile.
       *[other] { PHASE($phase) }, round { $day }.
    }
event-werewolf-stage-began = { $stage ->
        [pack] Wolves, open your eyes. Who do you hunt?
        [seer] { ROLE("seer") }, open your eyes. Who do you check?
        [witch] { ROLE("witch") }, open your eyes. Will you use a potion?
        [hunter] { ROLE("hunter") }, open your eyes. This is the state of your gun.
        [guard] { ROLE("guard") }, open your eyes. Who do you protect?
        [witch_hunter] { ROLE("witch_hunter") }, open your eyes.
        [magician] { ROLE("magician") }, open your eyes.
        [dreamcatcher] { ROLE("dreamcatcher") }, open your eyes.
        [poisoner] { ROLE("poisoner") }, open your eyes.
        [silence_elder] { ROLE("silence_elder") }, open your eyes.
        [vote_elder] { ROLE("vote_elder") }, open your eyes.
        [crow] { ROLE("crow") }, open your eyes.
        [psychic] { ROLE("psychic") }, open your eyes.
        [graveyard_keeper] { ROLE("graveyard_keeper") }, open your eyes.
        [pure_maiden] { ROLE("pure_maiden") }, open your eyes.
        [gargoyle] { ROLE("gargoyle") }, open your eyes.
        [wolf_witch] { ROLE("wolf_witch") }, open your eyes.
        [black_wolf_king] { ROLE("black_wolf_king") }, open your eyes.
        [wolf_beauty] { ROLE("wolf_beauty") }, open your eyes.
        [nightmare] { ROLE("nightmare") }, open your eyes.
        [eclipse_queen] { ROLE("eclipse_queen") }, open your eyes.
        [hidden_wolf] { ROLE("hidden_wolf") }, open your eyes.
        [mechanical_wolf] { ROLE("mechanical_wolf") }, open your eyes.
        [elder_brother] { ROLE("elder_brother") }, open your eyes.
        [younger_brother] { ROLE("younger_brother") }, open your eyes.
        [seer_one] First seer, open your eyes. Who do you check?
        [seer_two] Second seer, open your eyes. Who do you check?
        [dancer] { ROLE("dancer") }, open your eyes.
        [masquerade] { ROLE("masquerade") }, open your eyes.
        [warden] { ROLE("warden") }, open your eyes.
        [black_trader] { ROLE("black_trader") }, open your eyes.
        [awakened_gargoyle] { ROLE("awakened_gargoyle") }, open your eyes.
        [piper] { ROLE("piper") }, open your eyes.
        [half_blood] { ROLE("half_blood") }, open your eyes.
        [wild_child] { ROLE("wild_child") }, open your eyes.
        [cupid] { ROLE("cupid") }, open your eyes.
        [thief] { ROLE("thief") }, open your eyes.
        [treasure_master] { ROLE("treasure_master") }, open your eyes.
        [lucky] Lucky one, open your eyes.
        [encore] The ballot is undone. The prince speaks again.
        [shadow] { ROLE("shadow") }, open your eyes.
        [avenger] { ROLE("avenger") }, open your eyes.
        [sign-up] Who runs for sheriff? Everybody decides at once.
        [campaign] The candidates speak.
        [withdrawal] Who still wants to withdraw?
        [sheriff-vote] Vote for sheriff.
        [farewell] Here is who leaves the table.
        [order] In which order do they speak?
        [speeches] The speeches begin.
        [recommend] Sheriff, your call?
        [vote] Vote now.
        [duel] The tied players speak.
        [tally] The votes are counted.
       *[other] Now: { STAGE($stage) }.
    }
event-werewolf-laid = Everybody knows which cards are in play. Nobody knows who holds them.
event-werewolf-marked = { SEAT($seat) } { $name ->
        [muted] may not speak until nightfall.
        [voteless] may not vote until nightfall.
        [late] was too late, and the power is gone.
        [shown] has shown the card.
        [cursed] is cursed by the crow.
        [moonlit] stays until dawn.
        [rift-spent] can hide nobody any more.
        [enchanted] is enchanted.
        [idol] is the model.
        [wounded] is wounded.
       *[lost] has lost this game, whatever comes of it.
    }
event-werewolf-night-fell = Nobody may speak now.
event-werewolf-awoke = The pack is awake: { SEATS($seats) }.
event-werewolf-pointed = { $final ->
        [true] The pack answers the referee: { AIMS($seats, $targets) }.
       *[false] The pack points: { AIMS($seats, $targets) }.
    }
event-werewolf-reminded = { SEATS($seats) }, one number from all, please.
event-werewolf-acted = { $mine ->
        [yes] { $power ->
            [kill] The pack hunts { SEATS($targets, as: "you") }.
            [check] You check { ONTO($seat, $targets) }.
            [antidote] You use the antidote on { ONTO($seat, $targets) }.
            [poison] You use the poison on { ONTO($seat, $targets) }.
            [guard] You protect { ONTO($seat, $targets) }.
            [repeat] You protect { ONTO($seat, $targets) } again: no effect.
            [psychic] You look at the card of { ONTO($seat, $targets) }.
            [scry] You look at the card of { ONTO($seat, $targets) }.
            [purity] You look at the card of { ONTO($seat, $targets) }.
            [hex] You look at the card of { ONTO($seat, $targets) }.
            [hunt] You hunt { ONTO($seat, $targets) }.
            [swap] You swap the numbers of { ONTO($seat, $targets) }.
            [dream] You send { ONTO($seat, $targets) } into a dream.
            [silence] You silence { ONTO($seat, $targets) } for the day.
            [ban] You take the vote of { ONTO($seat, $targets) } for the day.
            [curse] You curse { ONTO($seat, $targets) }.
            [charm] You charm { ONTO($seat, $targets) }.
            [fear] You frighten { ONTO($seat, $targets) }.
            [rift] You hide { ONTO($seat, $targets) }.
            [learn] You learn the card of { ONTO($seat, $targets) }.
            [revenge] You kill { ONTO($seat, $targets) }, avenging your brother.
            [dance] You have { ONTO($seat, $targets) } dance.
            [peek] You ask whether { ONTO($seat, $targets) } dances.
            [mask] You give the mask to { ONTO($seat, $targets) }.
            [jail] You have { ONTO($seat, $targets) } bargain.
            [trade] You give something to { ONTO($seat, $targets) }.
            [convert] You turn { ONTO($seat, $targets) }.
            [pipe] You enchant { ONTO($seat, $targets) }.
            [model] You take { ONTO($seat, $targets) } as a model.
            [idol] You take { ONTO($seat, $targets) } as a model.
            [love] You make lovers of { ONTO($seat, $targets) }.
            [deal] You trade.
            [betray] Both betray: { SEATS($targets) }.
            [play-as] You choose a card for the night.
            [lucky-check] You check { ONTO($seat, $targets) }.
            [lucky-poison] You poison { ONTO($seat, $targets) }.
            [mimic] You mimic { ONTO($seat, $targets) }.
            [stab] You stab { ONTO($seat, $targets) }.
           *[other] You use a power on { ONTO($seat, $targets) }.
        }
       *[no] { $power ->
            [kill] The pack hunts { SEATS($targets, as: "you") }.
            [check] { SEAT($seat) } checks { ONTO($seat, $targets) }.
            [antidote] { SEAT($seat) } uses the antidote on { ONTO($seat, $targets) }.
            [poison] { SEAT($seat) } uses the poison on { ONTO($seat, $targets) }.
            [guard] { SEAT($seat) } protects { ONTO($seat, $targets) }.
            [repeat] { SEAT($seat) } protects { ONTO($seat, $targets) } again: no effect.
            [psychic] { SEAT($seat) } looks at the card of { ONTO($seat, $targets) }.
            [scry] { SEAT($seat) } looks at the card of { ONTO($seat, $targets) }.
            [purity] { SEAT($seat) } looks at the card of { ONTO($seat, $targets) }.
            [hex] { SEAT($seat) } looks at the card of { ONTO($seat, $targets) }.
            [hunt] { SEAT($seat) } hunts { ONTO($seat, $targets) }.
            [swap] { SEAT($seat) } swaps the numbers of { ONTO($seat, $targets) }.
            [dream] { SEAT($seat) } sends { ONTO($seat, $targets) } into a dream.
            [silence] { SEAT($seat) } silences { ONTO($seat, $targets) } for the day.
            [ban] { SEAT($seat) } takes the vote of { ONTO($seat, $targets) } for the day.
            [curse] { SEAT($seat) } curses { ONTO($seat, $targets) }.
            [charm] { SEAT($seat) } charms { ONTO($seat, $targets) }.
            [fear] { SEAT($seat) } frightens { ONTO($seat, $targets) }.
            [rift] { SEAT($seat) } hides { ONTO($seat, $targets) }.
            [learn] { SEAT($seat) } learns the card of { ONTO($seat, $targets) }.
            [revenge] { SEAT($seat) } kills { ONTO($seat, $targets) }, avenging the brother.
            [dance] { SEAT($seat) } has { ONTO($seat, $targets) } dance.
            [peek] { SEAT($seat) } asks whether { ONTO($seat, $targets) } dances.
            [mask] { SEAT($seat) } gives the mask to { ONTO($seat, $targets) }.
            [jail] { SEAT($seat) } has { ONTO($seat, $targets) } bargain.
            [trade] { SEAT($seat) } gives something to { ONTO($seat, $targets) }.
            [convert] { SEAT($seat) } turns { ONTO($seat, $targets) }.
            [pipe] { SEAT($seat) } enchants { ONTO($seat, $targets) }.
            [model] { SEAT($seat) } takes { ONTO($seat, $targets) } as a model.
            [idol] { SEAT($seat) } takes { ONTO($seat, $targets) } as a model.
            [love] { SEAT($seat) } makes lovers of { ONTO($seat, $targets) }.
            [deal] { SEAT($seat) } trades.
            [betray] Both betray: { SEATS($targets) }.
            [play-as] { SEAT($seat) } chooses a card for the night.
            [lucky-check] { SEAT($seat) } checks { ONTO($seat, $targets) }.
            [lucky-poison] { SEAT($seat) } poisons { ONTO($seat, $targets) }.
            [mimic] { SEAT($seat) } mimics { ONTO($seat, $targets) }.
            [stab] { SEAT($seat) } stabs { ONTO($seat, $targets) }.
           *[other] { SEAT($seat) } uses a power on { ONTO($seat, $targets) }.
        }
    }
event-werewolf-called = Close your eyes again.
event-werewolf-heard = { $role ->
        [pack] The pack has pointed.
       *[other] { $mine ->
            [yes] You have been heard.
           *[no] { SEAT($seat) } has been heard.
        }
    }
event-werewolf-victim = { $mine ->
        [yes] The referee shows you the victim: { SEAT($target) }.
       *[no] The referee shows { SEAT($seat, as: "you") } the victim: { SEAT($target) }.
    }
event-werewolf-learned = { $mine ->
        [yes] You check
       *[no] { SEAT($seat) } checks
    } { SEAT($target) }: { $what ->
        [seen-good] good.
        [seen-wolf] a wolf.
        [dancing] on the dance floor.
        [not-dancing] not on the dance floor.
       *[other] { ROLE($what) }.
    }
event-werewolf-frightened = { $mine ->
        [yes] You are told: no power tonight.
       *[no] { SEAT($seat) } is told: no power tonight.
    }
event-werewolf-pack-shown = { $mine ->
        [yes] The referee shows you wolves: { SEATS($seats) }.
       *[no] The referee shows wolves to { SEAT($seat, as: "you") }: { SEATS($seats) }.
    }
event-werewolf-gained = { $mine ->
        [yes] You gain the power of a card: { ROLE($role) }.
       *[no] { SEAT($seat) } gains the power of a card: { ROLE($role) }.
    }
event-werewolf-dueled = { $mine ->
        [yes] You duel { SEAT($target, as: "you") }.
       *[no] { SEAT($seat) } duels { SEAT($target, as: "you") }.
    }
event-werewolf-sealed = { $mine ->
        [yes] A blood moon rises with you: the good have no powers next night.
       *[no] A blood moon rises with { SEAT($seat, as: "you") }: the good have no powers next night.
    }
event-werewolf-became = { $mine ->
        [yes] You have another card from now on: { ROLE($role) }.
       *[no] { SEAT($seat) } has another card from now on: { ROLE($role) }.
    }
event-werewolf-converted = { $mine ->
        [yes] You belong to another side from now on.
       *[no] { SEAT($seat) } belongs to another side from now on.
    }
event-werewolf-sided = { $mine ->
        [yes] You win with a side that isn't the one on your card.
       *[no] { SEAT($seat) } wins with a side that isn't the one on the card.
    }
event-werewolf-followed = { $mine ->
        [yes] You win with whatever side { SEAT($target) } comes to.
       *[no] { SEAT($seat) } wins with whatever side { SEAT($target) } comes to.
    }
event-werewolf-linked = Lovers, who die together: { SEATS($seats) }.
event-werewolf-bound = Bound to one another, a side of their own: { SEATS($seats) }.
event-werewolf-numbered = The referee numbers the calls of cards that nobody may tell apart.
event-werewolf-spares-laid = Spare cards are laid aside.
event-werewolf-spares-shown = { $mine ->
        [yes] You are shown the spare cards.
       *[no] { SEAT($seat) } is shown the spare cards.
    }
event-werewolf-played = { $mine ->
        [yes] You play tonight as { ROLE($role) }.
       *[no] { SEAT($seat) } plays tonight as { ROLE($role) }.
    }
event-werewolf-inherited = { $mine ->
        [yes] You take over the card of { SEAT($source) }: { ROLE($role) }.
       *[no] { SEAT($seat) } takes over the card of { SEAT($source) }: { ROLE($role) }.
    }
event-werewolf-gun-state = { $mine ->
        [yes] You are told: your gun
       *[no] { SEAT($seat) } is told: the gun
    } { $normal ->
        [true] is in order tonight.
       *[false] would not fire tonight.
    }
event-werewolf-settled = The night is over.
event-werewolf-died = { $mine ->
        [yes] { $cause ->
            [exile] You are exiled.
            [shot] You are shot dead.
            [burst] You self-destruct and die.
            [referee] You are killed by ruling.
            [pack] You died in the night, hunted by the pack.
            [poison] You died in the night, poisoned.
            [dragged] You are taken along.
            [duel] You die in a duel.
            [charm] You die of a charm.
            [dream] You died in a dream.
            [hunt] You died of a hunt.
            [purity] You died, found out by the maiden.
            [hex] You died, found out by the wolf witch.
            [reflected] Your own power struck back: you died.
            [moon] You are gone with the blood moon.
            [revenge] You died of a brother's revenge.
            [wound] You die of a wound.
            [dance] You died of the dance.
            [bargain] You died of a bargain.
            [trade] You traded with a wolf and died.
            [love] You die of love.
            [checked] You died when the seer looked.
            [stab] You were stabbed in the night.
           *[other] You are dead.
        }
       *[no] { $cause ->
            [exile] { SEAT($seat) } is exiled.
            [shot] { SEAT($seat) } is shot dead.
            [burst] { SEAT($seat) } self-destructs and dies.
            [referee] { SEAT($seat) } is killed by ruling.
            [pack] { SEAT($seat) } died in the night, hunted by the pack.
            [poison] { SEAT($seat) } died in the night, poisoned.
            [dragged] { SEAT($seat) } is taken along.
            [duel] { SEAT($seat) } dies in a duel.
            [charm] { SEAT($seat) } dies of a charm.
            [dream] { SEAT($seat) } died in a dream.
            [hunt] { SEAT($seat) } died of a hunt.
            [purity] { SEAT($seat) } died, found out by the maiden.
            [hex] { SEAT($seat) } died, found out by the wolf witch.
            [reflected] The power of { SEAT($seat) } struck back: dead.
            [moon] { SEAT($seat) } is gone with the blood moon.
            [revenge] { SEAT($seat) } died of a brother's revenge.
            [wound] { SEAT($seat) } dies of a wound.
            [dance] { SEAT($seat) } died of the dance.
            [bargain] { SEAT($seat) } died of a bargain.
            [trade] { SEAT($seat) } traded with a wolf and died.
            [love] { SEAT($seat) } dies of love.
            [checked] { SEAT($seat) } died when the seer looked.
            [stab] { SEAT($seat) } was stabbed in the night.
           *[other] { SEAT($seat) } is dead.
        }
    }
event-werewolf-announced = { COUNT($dead) ->
        [0] A peaceful night: nobody died.
       *[other] Did not wake up: { SEATS($dead, as: "you") }.
    }
event-werewolf-burst = { $mine ->
        [yes] You are a wolf and self-destruct
       *[no] { SEAT($seat) } is a wolf and self-destructs
    }.
event-werewolf-upheld = { ROLE($card) } lets the ballot stand.
event-werewolf-burst-over = { $mine ->
        [yes] Your self-destruction
       *[no] The self-destruction of { SEAT($seat) }
    } is over.
event-werewolf-day-cut = The day is over: { SEAT($seat) } has brought on the night.
event-werewolf-conceded = { $mine ->
        [yes] You, the last wolf, hand in your card.
       *[no] { SEAT($seat) }, the last wolf, hands in the card.
    }
event-werewolf-turned = { $step ->
        [words] { $mine ->
            [yes] Your last words.
           *[no] { SEAT($seat) }, your last words.
        }
        [power] { $mine ->
            [yes] Will you use a power?
           *[no] { SEAT($seat) }, will you use a power?
        }
        [badge] { $mine ->
            [yes] The badge, please: who gets it?
           *[no] { SEAT($seat) }, the badge, please.
        }
       *[other] { $mine ->
            [yes] You leave the table.
           *[no] { SEAT($seat) } leaves the table.
        }
    }
event-werewolf-drew = { $mine ->
        [yes] You draw a gun.
       *[no] { SEAT($seat) } draws a gun.
    }
event-werewolf-missed = { $mine ->
        [yes] You named nobody in time: a foul, and the gun counts as not used.
       *[no] { SEAT($seat) } named nobody in time: a foul, and the gun counts as not used.
    }
event-werewolf-shot = { $mine ->
        [yes] You shoot { SEAT($target, as: "you") }.
       *[no] { SEAT($seat) } shoots { SEAT($target, as: "you") }.
    }
event-werewolf-prevented = { $whom ->
        [-1] { SEAT($by) } ({ ROLE($of) }) stays.
       *[other] { SEAT($whom) } should have been out, but stays, thanks to { SEAT($by) } ({ ROLE($of) }).
    }
event-werewolf-card-shown = { $mine ->
        [yes] You turn your card face up: { ROLE($role) }.
       *[no] { SEAT($seat) } turns a card face up: { ROLE($role) }.
    }
event-werewolf-lined = The dead leave in this order: { SEATS($seats) }.
event-werewolf-opens = { SEAT($seat) } begins; the direction follows.
event-werewolf-ordered = The order of speech: { SEATS($seats, as: "you") }.
event-werewolf-floor = { $seat ->
        [-1] The speech is over.
       *[other] { $mine ->
            [yes] You have the floor.
           *[no] { SEAT($seat) } has the floor.
        }
    }
event-werewolf-signed-up = { COUNT($seats) ->
        [0] Nobody runs for sheriff.
       *[other] Running for sheriff: { SEATS($seats, as: "you") }.
    }
event-werewolf-still-running = Nobody can withdraw any more. { COUNT($seats) ->
        [0] Nobody is still running.
       *[other] Still running: { SEATS($seats, as: "you") }.
    }
event-werewolf-withdrew = { $mine ->
        [yes] You withdraw.
       *[no] { SEAT($seat) } withdraws.
    }
event-werewolf-suspended = The election is suspended and goes on tomorrow.
event-werewolf-elected = { $seat ->
        [-1] There is no sheriff in this game.
       *[other] { $mine ->
            [yes] You are the sheriff.
           *[no] { SEAT($seat) } is the sheriff.
        }
    }
event-werewolf-badge-passed = { $target ->
        [-1] { $mine ->
            [yes] You tear
           *[no] { SEAT($seat) } tears
        } up the badge: no sheriff from now on.
       *[other] { $mine ->
            [yes] You pass
           *[no] { SEAT($seat) } passes
        } the badge to { SEAT($target, as: "you") }.
    }
event-werewolf-named = { $mine ->
        [yes] You call for { SEATS($targets, as: "you") }.
       *[no] { SEAT($seat) } calls for { SEATS($targets, as: "you") }.
    }
event-werewolf-voted = { $kind ->
        [sheriff] Votes for sheriff by { SEATS($seats, as: "you") }: { SEATS($targets, as: "you") }.
       *[other] Votes to exile by { SEATS($seats, as: "you") }: { SEATS($targets, as: "you") }.
    }
event-werewolf-tied = A tie between { SEATS($seats, as: "you") }: they speak again, and the others vote.
event-werewolf-peaceful-day = Nobody is exiled: a peaceful day.
event-werewolf-nobody-exiled = Nobody is exiled today.
event-werewolf-searched = { $found ->
        [proved] The rest of the game was searched. The good have no way out left: a kidnap.
        [refuted] The rest of the game was searched. The good still have a way out; it follows.
        [undecided] The rest of the game can't be searched to its end; the reasons follow.
        [unmet] No kidnap: a living wolf has never woken together with the others.
       *[too-few] No kidnap: the wolves are too few.
    }
event-werewolf-unforeseen = { $why ->
        [card] The search doesn't play the powers of { SEATS($seats) }.
        [outsider] On neither side: { SEATS($seats) }.
        [lovers] Lovers, whose deaths hang together: { SEATS($seats) }.
        [gift] Holding something that was given: { SEATS($seats) }.
        [vote] The votes of { SEATS($seats) } count differently today.
        [shot] A last shot of { SEATS($seats) } could undo a victory.
        [twice] Holding the same card: { SEATS($seats) }.
        [election] May still be elected sheriff: { SEATS($seats) }.
        [ballot] A ballot of today has been told already.
        [duel] Only the tied can be voted for: { SEATS($seats) }.
        [recommended] The sheriff has made a call already: { SEATS($seats) }.
        [poisons] Two who can poison: { SEATS($seats) }.
       *[dreams] Dreams under swapped numbers: { SEATS($seats) }.
    }
event-werewolf-judged = { $declared ->
        [true] The referee declares a kidnap.
       *[false] The referee lets the game go on.
    }
event-werewolf-foreseen = { $deed ->
        [exile] If { SEAT($target) } is exiled …
        [tie] If the vote for { SEAT($target, as: "you") } is tied …
        [knife] If the pack hunts { SEAT($target, as: "you") } …
        [shoot] … { SEAT($seat) } shoots { SEAT($target, as: "you") }.
        [guard] … { SEAT($seat) } protects { SEAT($target, as: "you") }.
        [antidote] … { SEAT($seat) } saves { SEAT($target, as: "you") }.
        [poison] … { SEAT($seat) } poisons { SEAT($target, as: "you") }.
        [swap] … { SEAT($seat) } swaps numbers, so that it strikes { SEAT($target, as: "you") }.
        [dream] … { SEAT($seat) } sends { SEAT($target) } into a dream.
        [slay] … { SEAT($seat) } kills { SEAT($target, as: "you") } by night.
        [duel] … { SEAT($seat) } duels { SEAT($target, as: "you") }.
       *[badge] … { SEAT($seat) } passes the badge to { SEAT($target, as: "you") }.
    }

reason-werewolf-no-wolves = Every wolf is dead. The good win.
reason-werewolf-no-gods = Every god (the special cards of the good) is dead. The wolves win.
reason-werewolf-no-villagers = Every villager is dead. The wolves win.
reason-werewolf-kidnapped = The good have no way out left: the wolves win by kidnap.
reason-werewolf-lovers = Only the lovers and Cupid are left.
reason-werewolf-enchanted = All others alive are enchanted.
reason-werewolf-fox = A side would have won, but the fox is alive.
reason-werewolf-bound = Only shadow and avenger are left.
reason-werewolf-avenged = The avenger has hit the shadow, and wins alone.
reason-werewolf-conceded = The last wolf has handed in the card.
reason-werewolf-forfeited = The referee ruled that the other side has lost.
reason-werewolf-quiet = Too many rounds passed without a death. Nobody wins.

penalty-knife-shown = Foul: gives away the pack to end the game
penalty-false-burst = Foul: self-destructs though not allowed
penalty-remind = Remind
penalty-cut = Cut this speech
penalty-skip-speech = Skip the next speech
penalty-vote-ban = Ban from voting until nightfall
penalty-kill = Kill by ruling
penalty-lose = Rule that this player has lost
penalty-forfeit = Rule that this player's side has lost
hand-kidnap = The kidnap is declared

say-werewolf-claim = { $a0 ->
        [villager] I'm a villager.
       *[other] I'm the { ROLE($a0) }.
    }
say-werewolf-report-wolf = I checked { SEAT($a0) }: a wolf.
say-werewolf-report-good = I checked { SEAT($a0) }: good.
say-werewolf-suspect = I don't trust { SEAT($a0) }.
