/** Which options of a game people choose by; the others are for who knows that they want them. */
export const BASIC: Readonly<Record<string, readonly string[]>> = {
  mafia: ["killers", "angels", "must_kill", "moderator_deals", "whispers"],
  werewolf: ["board", "cast", "sheriff", "witch_self_save", "speech_seconds"],
  shadow_hunters: ["neutral_deaths", "dead_talk", "turn_seconds"],
  fengsheng: ["deck", "choose_from", "pairs", "turn_seconds"],
  clocktower: ["script", "night", "storyteller", "travellers", "fabled", "talk_seconds"],
};
