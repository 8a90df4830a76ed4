/** Names of roles and skills in a sentence: marked where it is made, and found again where it is laid out. */

/** Round a role or a skill that is named in a sentence, where its place is asked for: private signs that nobody writes. */
const [NAMED, AS, DONE] = ["\uE000", "\uE001", "\uE002"];
const NAMES = new RegExp(`${NAMED}(.*?)${AS}(.*?)${DONE}`);
/** Before the name of a skill among them: no role is called so. */
const SKILL = "skill:";
/** Between a number and the sign that counts it, as in "6号", where a line may end unless this stands there. */
const [NUMBERED, JOINED] = [/(\d)(?=号)/g, "\u2060"];

/** A sentence in pieces; where a piece is the name of a role or of a skill, of which. */
export type Piece = { text: string; role?: string; skill?: string };

export const markedRole = (key: string, name: string): string => NAMED + key + AS + name + DONE;
export const markedSkill = (key: string, name: string): string => markedRole(SKILL + key, name);

/** A name in a sentence, and of what. */
const named = (text: string, of: string): Piece =>
  of.startsWith(SKILL) ? { text, skill: of.slice(SKILL.length) } : { text, role: of };

/** Words as they are laid out where no line may end within a seat's number. */
export const joined = (text: string): string => text.replace(NUMBERED, `$1${JOINED}`);

/** A sentence in pieces, as it is laid out: the names of roles and skills by themselves, and no line that ends within a seat's number. */
export function split(marked: string): Piece[] {
  const parts = joined(marked).split(NAMES);
  return parts.flatMap((text, n) => (n % 3 === 1 ? [] : n % 3 ? [named(text, parts[n - 1]!)] : text ? [{ text }] : []));
}
