# The rules of Shadow Hunters in our own words, read only by the pages of rules. Cards and areas explain themselves.

rules-shadow_hunters-story =
    Shadows and Hunters have come to the same place, each under a borrowed face, and each side wants the other dead. Between them are Neutrals with aims of their own. Nobody knows who is who. You move about, draw cards, and hand out the Hermit's questions, whose answers only two people can read; and sooner or later you strike.
    .title = What it is about

rules-shadow_hunters-setup =
    The six areas are laid out at random in three pairs. The decks of Hermit, White and Black cards are shuffled, 16 cards each. Everybody starts without damage and off the board, and chance names who begins.

    Each player gets a character in secret; nobody sees which ones are left over.

    • 4 players | 2 Shadows, 2 Hunters
    • 5 players | 2 Shadows, 2 Hunters, 1 Neutral
    • 6 players | 2 Shadows, 2 Hunters, 2 Neutrals
    • 7 players | 2 Shadows, 2 Hunters, 3 Neutrals, without Bob
    • 8 players | 3 Shadows, 3 Hunters, 2 Neutrals, without Bob

    The number beside the heart on a character is its hit points. Damage is open to all; whose hit points it eats up is not.
    .title = Setting up

rules-shadow_hunters-turn =
    Turns go round the table. In your turn you move, then you may use the area you have come to, then you may attack.
    .title = A turn

rules-shadow_hunters-move =
    Roll a four-sided and a six-sided die and add them up. A 7 takes you to any other area you like. You never stay where you are: if the dice point to your own area, they are rolled again.

    • { area-shadow_hunters-hermits_cabin.dice } · { area-shadow_hunters-hermits_cabin } | { area-shadow_hunters-hermits_cabin.text }
    • { area-shadow_hunters-underworld_gate.dice } · { area-shadow_hunters-underworld_gate } | { area-shadow_hunters-underworld_gate.text }
    • { area-shadow_hunters-church.dice } · { area-shadow_hunters-church } | { area-shadow_hunters-church.text }
    • { area-shadow_hunters-cemetery.dice } · { area-shadow_hunters-cemetery } | { area-shadow_hunters-cemetery.text }
    • { area-shadow_hunters-weird_woods.dice } · { area-shadow_hunters-weird_woods } | { area-shadow_hunters-weird_woods.text }
    • { area-shadow_hunters-erstwhile_altar.dice } · { area-shadow_hunters-erstwhile_altar } | { area-shadow_hunters-erstwhile_altar.text }

    Using an area is up to you. What you have drawn there must be carried out.
    .title = Moving, and the areas

rules-shadow_hunters-hermit =
    Read the card you have drawn and hand it face down to another player. Its receiver reads it, does what it says if it fits, or declares that nothing happens, and lays it face down on the discards. Only the two of you ever see it, and neither may tell.

    The receiver must answer truly. Only Unknown may do as it pleases, and nobody can tell the difference; except for the Prediction, which Unknown cannot dodge.

    When a deck is empty, its discards are shuffled and used again. Equipment on the table stays there.

    • { card-shadow_hunters-hermit_prediction } | { card-shadow_hunters-hermit_prediction.text }
    • { card-shadow_hunters-hermit_blackmail } × 2 | { card-shadow_hunters-hermit_blackmail.text }
    • { card-shadow_hunters-hermit_greed } × 2 | { card-shadow_hunters-hermit_greed.text }
    • { card-shadow_hunters-hermit_anger } × 2 | { card-shadow_hunters-hermit_anger.text }
    • { card-shadow_hunters-hermit_nurturance } | { card-shadow_hunters-hermit_nurturance.text }
    • { card-shadow_hunters-hermit_huddle } | { card-shadow_hunters-hermit_huddle.text }
    • { card-shadow_hunters-hermit_aid } | { card-shadow_hunters-hermit_aid.text }
    • { card-shadow_hunters-hermit_spell } | { card-shadow_hunters-hermit_spell.text }
    • { card-shadow_hunters-hermit_exorcism } | { card-shadow_hunters-hermit_exorcism.text }
    • { card-shadow_hunters-hermit_slap } × 2 | { card-shadow_hunters-hermit_slap.text }
    • { card-shadow_hunters-hermit_bully } | { card-shadow_hunters-hermit_bully.text }
    • { card-shadow_hunters-hermit_tough_lesson } | { card-shadow_hunters-hermit_tough_lesson.text }
    .title = Hermit cards

rules-shadow_hunters-white =
    Single-use cards are read out, carried out and discarded face up. Where a card lets you reveal yourself, nobody else can see whether you could have.

    • { card-shadow_hunters-holy_water } × 2 | { card-shadow_hunters-holy_water.text }
    • { card-shadow_hunters-concealed_knowledge } | { card-shadow_hunters-concealed_knowledge.text }
    • { card-shadow_hunters-chocolate } | { card-shadow_hunters-chocolate.text }
    • { card-shadow_hunters-advent } | { card-shadow_hunters-advent.text }
    • { card-shadow_hunters-disenchant_mirror } | { card-shadow_hunters-disenchant_mirror.text }
    • { card-shadow_hunters-blessing } | { card-shadow_hunters-blessing.text }
    • { card-shadow_hunters-guardian_angel } | { card-shadow_hunters-guardian_angel.text }
    • { card-shadow_hunters-flare_of_judgement } | { card-shadow_hunters-flare_of_judgement.text }
    • { card-shadow_hunters-first_aid } | { card-shadow_hunters-first_aid.text }

    Equipment stays before you for as long as you keep it, and you may have any number.

    • { card-shadow_hunters-spear_of_longinus } | { card-shadow_hunters-spear_of_longinus.text }
    • { card-shadow_hunters-holy_robe } | { card-shadow_hunters-holy_robe.text }
    • { card-shadow_hunters-silver_rosary } | { card-shadow_hunters-silver_rosary.text }
    • { card-shadow_hunters-fortune_brooch } | { card-shadow_hunters-fortune_brooch.text }
    • { card-shadow_hunters-talisman } | { card-shadow_hunters-talisman.text }
    • { card-shadow_hunters-mystic_compass } | { card-shadow_hunters-mystic_compass.text }
    .title = White cards

rules-shadow_hunters-black =
    They work like White cards: some for one use, some equipment.

    • { card-shadow_hunters-bloodthirsty_spider } | { card-shadow_hunters-bloodthirsty_spider.text }
    • { card-shadow_hunters-vampire_bat } × 3 | { card-shadow_hunters-vampire_bat.text }
    • { card-shadow_hunters-dynamite } | { card-shadow_hunters-dynamite.text }
    • { card-shadow_hunters-moody_goblin } × 2 | { card-shadow_hunters-moody_goblin.text }
    • { card-shadow_hunters-spiritual_doll } | { card-shadow_hunters-spiritual_doll.text }
    • { card-shadow_hunters-diabolic_ritual } | { card-shadow_hunters-diabolic_ritual.text }
    • { card-shadow_hunters-banana_peel } | { card-shadow_hunters-banana_peel.text }

    Equipment:

    • { card-shadow_hunters-rusted_broad_axe } | { card-shadow_hunters-rusted_broad_axe.text }
    • { card-shadow_hunters-butcher_knife } | { card-shadow_hunters-butcher_knife.text }
    • { card-shadow_hunters-chainsaw } | { card-shadow_hunters-chainsaw.text }
    • { card-shadow_hunters-masamune } | { card-shadow_hunters-masamune.text }
    • { card-shadow_hunters-machine_gun } | { card-shadow_hunters-machine_gun.text }
    • { card-shadow_hunters-handgun } | { card-shadow_hunters-handgun.text }
    .title = Black cards

rules-shadow_hunters-attack =
    At the end of your turn you may attack a player who stands in your area or in the other one of its pair. Roll both dice: the difference is the damage. Equal dice miss, whatever you carry.

    If the attack hits, each blade adds 1 and a revealed Hunter's spear adds 2; then a robe on either side takes 1 away. Damage never drops below 0.
    .title = Attacking

rules-shadow_hunters-death =
    Whoever has as much damage as hit points, or more, dies, shows the character and leaves the board. Several who die of the same thing die at the same moment.

    Whoever did it chooses one of the dead player's equipment cards; the rest is discarded. It is yours if you attacked, struck back, used your power, played the card or used the Woods. A Hermit card is the deed of who gave it. Damage you did to yourself is nobody's. Whoever dies in their own turn loses the rest of it.
    .title = Death

rules-shadow_hunters-win =
    The game ends at once, in anybody's turn, when somebody has done what their character is after. All who have then reached their aim win together.

    • Hunters | All Shadows are dead. Dead Hunters win as well.
    • Shadows | All Hunters are dead. Dead Shadows win as well.
    • Neutrals | Each has an aim of its own; see the characters.
    .title = Who wins

rules-shadow_hunters-powers =
    You may reveal yourself whenever you like, also in somebody else's turn. A power needs a character that is revealed, and using it reveals you; only the Vampire must be revealed beforehand to drink, and Unknown lies under cover. Daniel may never choose to be revealed, but has to when somebody dies.

    Where only some characters could do something, players who are still hidden are asked as well. So no pause gives anybody away.
    .title = Characters and their powers
