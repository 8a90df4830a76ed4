/** This board's own drawings, 24 × 24, one stroke each: by the id of the area, card or deck. */

const EYE =
  "M2.5 12c2.5-4 5.5-6 9.5-6s7 2 9.5 6c-2.5 4-5.5 6-9.5 6s-7-2-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";
const BAG =
  "M9 4h6l-1.5 3.5h-3zM10.5 7.5C6.5 10 5 13 5 16c0 3 2 4.5 7 4.5s7-1.5 7-4.5c0-3-1.5-6-5.5-8.5M12 11.5v5M9.5 14h5";
const HEART = "M12 19.5C6 15 4 12 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 3-2 6-8 10.5z";
const BOLT = "M13.5 2.5L6 13.5h5l-1.5 8L18 10h-5.5z";

const strokes: Record<string, string> = {
  hermits_cabin: "M4 11.5l8-7 8 7M6 10v10h12V10M10 20v-5.5h4V20M16.5 8V4.5",
  underworld_gate: "M5 20.5V11a7 7 0 0 1 14 0v9.5M9 20.5V14a3 3 0 0 1 6 0v6.5M3 20.5h18M8 3l1 2M16 3l-1 2M12 1.5V4",
  church: "M12 1.5V7M10 3.5h4M6 20.5V12l6-5 6 5v8.5zM10.5 20.5v-4a1.5 1.5 0 0 1 3 0v4",
  cemetery: "M7 20.5v-11a5 5 0 0 1 10 0v11M3.5 20.5h17M12 8.5v6M9.8 10.5h4.4",
  weird_woods: "M8.5 3.5l4.5 7h-2.5l4 6h-12l4-6H4zM8.5 16.5v4M16.5 7.5l4 5.5H19l3 4.5h-5M17.5 17.5v3",
  erstwhile_altar: "M4 9.5h16V13H4zM6.5 13v7M17.5 13v7M3.5 20h17M12 7c-2-1.5-.3-3 0-5 1.8 1.5 2 3.5 0 5z",

  hermit:
    "M12 3c-4 2-6 6-6 11v6.5h12V14c0-5-2-9-6-11zM12 8c-1.7 1.3-2.5 3-2.5 5.5 0 2 1 3.5 2.5 3.5s2.5-1.5 2.5-3.5C14.5 11 13.7 9.3 12 8z",
  white:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  black: "M19.5 14.5a8 8 0 0 1-10-10 8 8 0 1 0 10 10z",

  hermit_prediction: EYE,
  hermit_blackmail: BAG,
  hermit_greed: BAG,
  hermit_anger: BAG,
  hermit_nurturance: HEART,
  hermit_huddle: HEART,
  hermit_aid: HEART,
  hermit_spell: BOLT,
  hermit_exorcism: BOLT,
  hermit_slap: BOLT,
  hermit_bully: BOLT,
  hermit_tough_lesson: BOLT,

  holy_water: "M12 3c3.5 4.5 5.5 7.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-3 2-6 5.5-10.5zM12 11v5M9.5 13.5h5",
  concealed_knowledge:
    "M12 6.5c-2-1.5-4.5-2-8-2V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20M7 9h2M7 12h2M15 9h2M15 12h2",
  chocolate: "M5 4.5h14v15H5zM5 9.5h14M5 14.5h14M12 4.5v15",
  advent: "M3 18.5h18M6.5 18.5a5.5 5.5 0 0 1 11 0M12 9.5v-6M9.5 6L12 3.5 14.5 6M3.5 12l2 1.2M20.5 12l-2 1.2",
  disenchant_mirror: "M12 2.5c-3.3 0-6 3-6 6.5s2.7 6.5 6 6.5 6-3 6-6.5-2.7-6.5-6-6.5zM12 15.5v6M9 21.5h6M9.5 9.5l4-4",
  blessing: HEART,
  guardian_angel: "M12 6v13M12 8.5C9 5 5 4.5 2.5 5.5c.5 5 3.5 8.5 9.5 9.5M12 8.5c3-3.5 7-4 9.5-3-.5 5-3.5 8.5-9.5 9.5",
  flare_of_judgement: BOLT,
  first_aid: "M4 8h16v11.5H4zM9 8V5h6v3M12 11v5.5M9.3 13.7h5.4",
  spear_of_longinus: "M3.5 20.5l12-12M13 4.5l7.5-1-1 7.5-4-2.5zM7 13.5l3.5 3.5",
  holy_robe: "M9 3.5h6l5.5 5-3 3-1-.5v9.5h-9V11l-1 .5-3-3zM9 3.5c0 4 6 4 6 0M12 6.5v14",
  silver_rosary: "M10 3h4v5h5v4h-5v9h-4v-9H5V8h5z",
  fortune_brooch: "M7 5h10l4 5-9 10.5L3 10zM3 10h18M9 10l3 10.5L15 10",
  talisman: "M5.5 3l6.5 7.5L18.5 3M12 10.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 13.5v4M10 15.5h4",
  mystic_compass: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z",

  bloodthirsty_spider:
    "M12 9c-1.9 0-3.5 1.8-3.5 4s1.6 4 3.5 4 3.5-1.8 3.5-4-1.6-4-3.5-4zM12 9V6.5M8.8 11.5L4.5 8V4.5M8.5 13.5H3M9.2 15.5L5 18.5V21M15.2 11.5L19.5 8V4.5M15.5 13.5H21M14.8 15.5l4.2 3V21",
  vampire_bat:
    "M13 9l-1-2-1 2C8 6 5 5.5 2 6c1 2 1.5 4 1.5 7 2-1 4-.5 5 1.5 1.5-1 2.5 0 3.5 3 1-3 2-4 3.5-3 1-2 3-2.5 5-1.5 0-3 .5-5 1.5-7-3-.5-6 0-9 3z",
  dynamite: "M6 9.5h4v11H6zM10 9.5h4v11h-4zM4.5 14.5h11M12 9.5C12 6.5 14 5 17 5M19 2.5l-1 1M20.5 6.5L19 6",
  moody_goblin:
    "M7 9L2.5 7c.5 3.5 2 5.5 4.5 6.5M17 9l4.5-2c-.5 3.5-2 5.5-4.5 6.5M7 13V9a5 5 0 0 1 10 0v4c0 4-2 6.5-5 6.5S7 17 7 13zM10 11h0M14 11h0M10 15.5c1.3 1 2.7 1 4 0",
  spiritual_doll:
    "M12 2.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 21l1-6.5L4.5 12 9 9.5h6l4.5 2.5-4.5 2.5L16 21l-4-3zM12 11.5v3",
  diabolic_ritual: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3l5.3 16.3L3.4 9.2h17.2L6.7 19.3z",
  banana_peel: "M5 4c-.5 8 4 15.5 13.5 15.5 1.5 0 1.8-1.5.5-2C13 15.5 9 11 8.5 4.5 8.4 2.5 5 2.5 5 4z",
  rusted_broad_axe: "M9 3v18M9 5h3c2.5-1.5 5-1.5 7.5 0-1.5 3-1.5 6 0 9-2.5 1.5-5 1.5-7.5 0H9M6.5 3H9",
  butcher_knife: "M9 4.5h11.5v8.5H9zM9 10.5l-5 9M9 13l-3 6.5zM17.5 7.5h0",
  chainsaw:
    "M3 10h7v8H3zM10 12h9.5a2.2 2.2 0 0 1 0 4.5H10M5 10V6.5h4V10M12.5 12v-1.5M15.5 12v-1.5M18.5 12v-1.5M12.5 16.5V18M15.5 16.5V18M18.5 16.5V18",
  masamune: "M21 3C18.5 9 13.5 14 8.5 16.5l-1-1C10.5 11 15.5 6 21 3zM5 13.5l5.5 5.5M7.5 16.5l-4 4",
  machine_gun: "M2.5 8.5h13V12h-13zM15.5 10.2H22M5 12l-1.5 6.5h3L8 12M10.5 12v6.5h3L13 12M18.5 8.5v-2",
  handgun: "M3 6.5h18V11h-8.5c0 2-1 3-3 3H8.5l-1.5 5.5H3.5L5.5 11H3z",
};

export const strokeOf = (id: string): string => strokes[id] ?? "";
