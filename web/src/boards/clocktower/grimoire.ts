/** The Grimoire as somebody is shown it: each seat's token, and what lies beside it. */
import type { TableEvent } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";

export interface Token {
  seat: number;
  role: string;
  /** What lies beside it, in words. */
  beside: string[];
}

const pairs = (value: unknown) => (Array.isArray(value) ? (value as [number, string][]) : []);

export function tokensOf(event: TableEvent): Token[] {
  const roles = Array.isArray(event.roles) ? event.roles.map(String) : [];
  const thinks = new Map(pairs(event.beliefs));
  return roles.map((role, seat) => {
    const believes = thinks.get(seat);
    const lying = pairs(event.reminders).filter(([whose]) => whose === seat);
    return {
      seat,
      role,
      beside: [
        ...(believes ? [words.say("clocktower-believes", { role: believes })] : []),
        ...lying.map(([, name]) => words.thing("mark", name)),
      ],
    };
  });
}

/** The sentence for whoever looks into it, with every reminder. */
export function grimoireLine(event: TableEvent, me: number): string {
  const tokens = tokensOf(event).map(({ seat, role, beside }) =>
    words.say("clocktower-grimoire-token", { seat, role, n: beside.length, what: beside.join(words.say("ui-comma")) }),
  );
  const mine = event.seat === me ? "yes" : "no";
  return words.say("clocktower-grimoire", {
    mine,
    seat: Number(event.seat),
    what: tokens.join(words.say("clocktower-grimoire-between")),
  });
}

/**
 * Of whom somebody learned that one of the two was a certain character then: beside whom which reminder lies. None
 * lies beside a chair that somebody has left since.
 */
export function learnedOf({ events }: Told): { seat: number; mark: string }[] {
  let found: { seat: number; of: number; mark: string }[] = [];
  for (const { type, seat, role, right, wrong } of events)
    if (type === "clocktower.left") found = found.filter((one) => one.seat !== seat && one.of !== seat);
    else if (type === "clocktower.reminded")
      found.push(
        { seat: Number(right), of: Number(seat), mark: `${String(role)}-right` },
        { seat: Number(wrong), of: Number(seat), mark: `${String(role)}-wrong` },
      );
  return found;
}

/** Whether who looks has the Grimoire before them. */
export const grimoireLies = ({ me, over, view }: Told): boolean =>
  me === "moderator" && !over && view.seats.some(({ role }) => role);
