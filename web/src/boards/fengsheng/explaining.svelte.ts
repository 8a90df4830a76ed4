/** What of the table is being explained: the dialog shows it wherever on the page it was tapped. */

export type What =
  | { kind: "card"; id: number; why?: string }
  | { kind: "seat"; id: number }
  | { kind: "character"; id: string }
  | { kind: "skill"; id: string }
  | { kind: "pile"; id: "discard" }
  | { kind: "intel"; id: "intel" };

class Explaining {
  what = $state.raw<What | null>(null);
}

export const explaining = new Explaining();
