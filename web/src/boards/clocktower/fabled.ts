/** Which Fabled there are for a Storyteller's desk: the Sentinel comes only before the bag is filled. */

/** A person sees to these. */
export const BY_PERSON = [
  "angel",
  "buddhist",
  "duchess",
  "fibbin",
  "fiddler",
  "hellslibrarian",
  "revolutionary",
  "spiritofivory",
  "toymaker",
];

/** Of these, once in a game. */
export const ONCE = ["fibbin", "fiddler", "revolutionary"];

/** These may come, or leave, while a game goes on. */
export const COMING = [...BY_PERSON, "djinn", "doomsayer"];
