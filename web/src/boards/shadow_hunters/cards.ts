/** What is printed on the board, the characters and the cards: numbers only; their words are in the catalogue. */

export const DECKS = ["hermit", "white", "black"] as const;
export type Deck = (typeof DECKS)[number];

const DRAWN: Record<string, Deck> = { hermits_cabin: "hermit", church: "white", cemetery: "black" };
/** The one deck that is drawn from at an area; null where there is none, or any. */
export const drawnAt = (area: string): Deck | null => DRAWN[area] ?? null;

export const HIT_POINTS: Record<string, number> = {
  allie: 8,
  bob: 10,
  charles: 11,
  daniel: 13,
  emi: 10,
  franklin: 12,
  george: 14,
  unknown: 11,
  vampire: 13,
  werewolf: 14,
};

export const CHARACTERS = Object.keys(HIT_POINTS);
export const MOST = 14;
export const withHitPoints = (points: number) => CHARACTERS.filter((id) => HIT_POINTS[id] === points);

/** The cards of each deck, with how many there are of each. */
export const CARDS: Record<Deck, Record<string, number>> = {
  hermit: {
    hermit_prediction: 1,
    hermit_blackmail: 2,
    hermit_greed: 2,
    hermit_anger: 2,
    hermit_nurturance: 1,
    hermit_huddle: 1,
    hermit_aid: 1,
    hermit_spell: 1,
    hermit_exorcism: 1,
    hermit_slap: 2,
    hermit_bully: 1,
    hermit_tough_lesson: 1,
  },
  white: {
    holy_water: 2,
    concealed_knowledge: 1,
    chocolate: 1,
    advent: 1,
    disenchant_mirror: 1,
    blessing: 1,
    guardian_angel: 1,
    flare_of_judgement: 1,
    first_aid: 1,
    spear_of_longinus: 1,
    holy_robe: 1,
    silver_rosary: 1,
    fortune_brooch: 1,
    talisman: 1,
    mystic_compass: 1,
  },
  black: {
    bloodthirsty_spider: 1,
    vampire_bat: 3,
    dynamite: 1,
    moody_goblin: 2,
    spiritual_doll: 1,
    diabolic_ritual: 1,
    banana_peel: 1,
    rusted_broad_axe: 1,
    butcher_knife: 1,
    chainsaw: 1,
    masamune: 1,
    machine_gun: 1,
    handgun: 1,
  },
};

export const deckOf = (card: string): Deck => DECKS.find((deck) => card in CARDS[deck]) ?? "hermit";

/** The cards that stay before whoever has them; all others are done with once they are read. */
export const EQUIPMENT = [
  "spear_of_longinus",
  "holy_robe",
  "silver_rosary",
  "fortune_brooch",
  "talisman",
  "mystic_compass",
  "rusted_broad_axe",
  "butcher_knife",
  "chainsaw",
  "masamune",
  "machine_gun",
  "handgun",
];
