/** What somebody was out for, as their card says it: whoever has lost to it learns at the end what it was. */
import type { Outcome, ViewSeat } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import { isNeither } from "../look/emblems";

/** Seats that were out for the same, and the words of it. `role` is "" where the side's name says who they are. */
export interface Aim {
  seats: number[];
  role: string;
  words: string;
}

/** What one was out for: what the card says of winning; of a side of its own what the side wants, or else the whole card. */
function wordsOf({ role, team }: ViewSeat): string {
  const card = role && role !== "?" ? `role-${words.game}-${role}` : "";
  const own = card && words.attr(card, "win");
  if (own || !isNeither(team ?? "")) return own || "";
  const whole = () => words.attr(card, "ability", { players: words.names.length }) ?? "";
  return words.attr(`team-${words.game}-${team ?? ""}`, "aim") ?? (card && whole());
}

/** The aims of these, each once; nothing where a side's name and the reason of the end say it all. */
export function aimsOf(seats: readonly ViewSeat[]): Aim[] {
  const aims = new Map<string, ViewSeat[]>();
  for (const seat of seats) {
    const said = wordsOf(seat);
    if (said) aims.set(said, [...(aims.get(said) ?? []), seat]);
  }
  return [...aims].map(([said, theirs]) => {
    const roles = [...new Set(theirs.map(({ role }) => words.thing("role", role ?? "")))];
    const named = roles.length === 1 && roles[0] !== words.thing("team", theirs[0]!.team ?? "");
    return { seats: theirs.map(({ seat }) => seat), role: named ? theirs[0]!.role! : "", words: said };
  });
}

/** What those had done who have won each for themselves: nobody else's end needs it said. */
export const doneBy = (seats: readonly ViewSeat[], { winners }: Outcome): Aim[] =>
  aimsOf(seats.filter(({ seat, team }) => winners.includes(seat) && isNeither(team ?? ""))).filter(({ role }) => role);
