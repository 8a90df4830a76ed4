/** What comes next at a table, as far as it is certain: the steps of the night or of the day, and where it stands. */
import { words } from "../../lib/words.svelte";
import type { Step, Told } from "../board";
import { factsOf } from "./facts";

const ELECTION = ["sign-up", "campaign", "withdrawal", "sheriff-vote"];

/** A night's steps, or those of the day that has begun: an election goes before the announcement, if there is one. */
function names({ view, live }: Told): [phase: string, stage: string][] {
  const facts = factsOf(view);
  if (view.phase === "night") return facts.steps.map((step) => ["night", step]);
  const elects = view.phase === "election" || (live?.room.options.sheriff !== false && view.day === 1);
  const from = facts.badge === "paused" || view.day > 1 ? 2 : 0;
  return [
    ...(elects ? ELECTION.slice(from).map((stage): [string, string] => ["election", stage]) : []),
    ["dawn", "farewell"],
    ["speeches", "order"],
    ["speeches", "speeches"],
    ["vote", "recommend"],
    ["vote", "vote"],
    ["vote", "farewell"],
  ];
}

/** The stage that something unforeseen is part of; who says in which order candidates speak has begun the campaign. */
const USUAL: Record<string, Record<string, string>> = {
  election: { order: "campaign" },
  vote: { order: "vote", duel: "vote", encore: "vote", tally: "vote" },
};

export function courseOf(told: Told): Step[] {
  const { phase, stage } = told.view;
  const all = names(told);
  const here = USUAL[phase]?.[stage ?? ""] ?? stage;
  const at = all.findIndex(([one, other]) => one === phase && other === here);
  const first = all.findIndex(([one]) => one === phase);
  const now = at >= 0 ? at : first;
  const steps = all.map(([one, other], n) => ({
    name: one === "dawn" ? words.thing("phase", "dawn") : words.thing("stage", other),
    when: n < now ? "past" : n === now ? "now" : "next",
    phase: one,
    stage: one === "dawn" ? null : other,
  })) satisfies Step[];
  const after = phase === "night" ? "dawn" : "night";
  return phase === "deal"
    ? []
    : [...steps, { name: words.thing("phase", after), when: "next", phase: after, stage: null }];
}
