/** What may be done about a team, by the organiser and by its captain. */
import { words } from "../lib/words.svelte";
import type { CupHere } from "./cup.svelte";
import { REASON, type Field, type Form } from "./forms";
import type { CupInfo, Member, Team } from "./shapes";

/** An id that nobody in the list has, made of a name. */
export function newId(name: string, taken: string[]): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 20);
  const base = plain || "x";
  let n = 1;
  let id = plain ? base : `${base}1`;
  while (taken.includes(id)) id = `${base}${++n}`;
  return id;
}

/** Whom a field can name. */
const members = (list: Member[], name: string): Field => ({
  name,
  kind: "choice",
  choices: list.map((member) => ({ value: member.id, label: member.name })),
});

export function teamForms(cup: CupHere, info: CupInfo, team: Team): Form[] {
  const fixed = { team: team.team };
  const id = team.team;
  const drawn = info.tables.length > 0;
  const reason: Field[] = cup.organises ? [{ ...REASON, optional: !drawn }] : [];
  const forms: Form[] = [];
  const others = team.members.filter((member) => member.id !== team.captain);
  if (cup.organises || !drawn) {
    const added: Field[] = [
      { name: "name", kind: "text" },
      { name: "free", kind: "tick" },
      { name: "bot", kind: "tick" },
    ];
    const taken = team.members.map((member) => member.id);
    forms.push({
      act: "add-member",
      id,
      fixed,
      fields: [...added, ...reason],
      build: ({ name, free, bot, ...rest }) => ({
        ...rest,
        member: { id: newId(String(name), taken), name, free, bot: bot ? "plain" : "" },
      }),
    });
    if (others.length) forms.push({ act: "drop-member", id, fixed, fields: [members(others, "member"), ...reason] });
  }
  if (others.length) forms.push({ act: "name-captain", id, fixed, fields: [members(others, "captain")] });
  if (cup.organises) {
    const whole = { ...members(team.members, "member"), optional: true };
    const deposits = ["paid", "returned", "kept"].map((deposit) => ({
      value: deposit,
      label: words.say("cup-deposit-choice", { deposit }),
    }));
    forms.push({ act: "except", id, fixed, fields: [whole, REASON] });
    forms.push({
      act: "set-deposit",
      id,
      fixed,
      fields: [
        { name: "deposit", kind: "choice", choices: deposits },
        { ...REASON, optional: true },
      ],
    });
  }
  forms.push({ act: "withdraw", id, fixed, fields: [REASON] });
  if (info.qualified.includes(id) && !(id in info.out_of_final))
    forms.push({ act: "give-up-final", id, fixed, fields: [REASON] });
  return forms;
}
