/** What may be done about a table, by whoever looks at it, as it stands. The server says in the end what is allowed. */
import { words } from "../lib/words.svelte";
import type { CupHere } from "./cup.svelte";
import { REASON, type Choice, type Field, type Form } from "./forms";
import { nextDay, toField } from "./moments";
import type { CupTable, TeamSeat } from "./shapes";
import { takeOf } from "./stage";

const teamsOf = (cup: CupHere, seats: TeamSeat[]): Choice[] =>
  seats.map(({ team }) => ({ value: team, label: cup.teamName(team) }));

/** Whether somebody plays at this table for a team, or is to. */
const expected = (seat: TeamSeat) => !seat.missed && !seat.vacant;

/** Numbers that nobody has; with none, the lot decides. */
function numbers(cup: CupHere, table: CupTable): Field[] {
  const info = cup.info!;
  if (info.policy.seats.numbers !== "chosen") return [];
  const taken = table.teams.map(({ number }) => number);
  const open = Array.from({ length: info.size }, (_, n) => n + 1).filter((n) => !taken.includes(n));
  const choices = open.map((n) => ({ value: String(n), label: String(n) }));
  return [{ name: "number", kind: "choice", choices, optional: true }];
}

const numbered = (told: Record<string, unknown>) =>
  told.number === undefined ? told : { ...told, number: Number(told.number) };

function checkIn(cup: CupHere, table: CupTable): Form[] {
  const { me, now } = cup.info!;
  const open = table.standing !== "waiting" && table.start > 0;
  const away = table.teams.filter(
    (seat) => expected(seat) && !seat.here && seat.member && (!seat.closes || now < seat.closes),
  );
  const mine = away.find((seat) => seat.team === me.team && (me.role === "captain" || seat.member === me.member));
  if (!open) return [];
  if (mine) {
    const fixed = { table: table.table, team: mine.team, member: mine.member };
    return [{ act: "check-in", fixed, fields: numbers(cup, table), build: numbered, primary: true }];
  }
  if (!away.length || !(cup.organises || cup.judges(table))) return [];
  const choices = away.map(({ team, member }) => ({
    value: `${team} ${member}`,
    label: `${cup.teamName(team)} · ${cup.memberName(team, member)}`,
  }));
  const build = ({ who, ...told }: Record<string, unknown>) => {
    const [team, member] = String(who).split(" ");
    return { ...numbered(told), team, member };
  };
  const who: Field = { name: "who", kind: "choice", choices, label: words.say("cup-field-member") };
  return [{ act: "check-in", fixed: { table: table.table }, fields: [who, ...numbers(cup, table)], build }];
}

/** Another player for one of these teams. */
function change(cup: CupHere, table: CupTable, seats: TeamSeat[], why: boolean): Form[] {
  const choices = seats
    .filter(expected)
    .flatMap(({ team, member }) =>
      (cup.team(team)?.members ?? [])
        .filter(({ id }) => member && id !== member)
        .map(({ id }) => ({ value: `${team} ${id}`, label: `${cup.teamName(team)} · ${cup.memberName(team, id)}` })),
    );
  if (!choices.length) return [];
  const build = ({ who, ...told }: Record<string, unknown>) => {
    const [team, member] = String(who).split(" ");
    return { ...told, team, member };
  };
  const who: Field = { name: "who", kind: "choice", choices, label: words.say("cup-field-member") };
  return [{ act: "change-player", fixed: { table: table.table }, fields: [who, { ...REASON, optional: !why }], build }];
}

/** Before a take: who comes, who does not, and the begin. */
export function beforeForms(cup: CupHere, table: CupTable): Form[] {
  const { me, now } = cup.info!;
  const fixed = { table: table.table };
  if (table.struck) return cup.organises ? [{ act: "restore", fixed, fields: [REASON] }] : [];
  if (takeOf(table)) return [];
  const forms: Form[] = [];
  if (table.standing === "seated" && table.referee && (cup.organises || cup.judges(table)))
    forms.push({ act: "begin", fixed, fields: [], primary: true });
  forms.push(...checkIn(cup, table));
  const here = table.teams.filter((seat) => expected(seat) && seat.here);
  if (here.length && (cup.organises || cup.judges(table)))
    forms.push({
      act: "not-here",
      fixed,
      fields: [{ name: "team", kind: "choice", choices: teamsOf(cup, here) }, REASON],
    });
  const mine = table.teams.find(({ team }) => team === me.team);
  if (cup.inTeam && mine) {
    if (me.role === "captain" && table.standing !== "waiting" && (now < table.start || !mine.closes))
      forms.push(...change(cup, table, [mine], false));
    if (expected(mine) && table.start && !mine.told)
      forms.push({
        act: "report-absence",
        fixed: { ...fixed, team: me.team },
        fields: [{ name: "text", kind: "long" }],
      });
  }
  if (cup.organises) forms.push(...organisersForms(cup, table));
  return forms;
}

function organisersForms(cup: CupHere, table: CupTable): Form[] {
  const { people, now } = cup.info!;
  const fixed = { table: table.table };
  const forms: Form[] = [];
  const lacking = table.teams.filter((seat) => !expected(seat) && !seat.stand_in);
  if (lacking.length)
    forms.push({
      act: "stand-in",
      fixed,
      fields: [
        { name: "team", kind: "choice", choices: teamsOf(cup, lacking) },
        { name: "name", kind: "text" },
        { name: "bot", kind: "tick" },
      ],
    });
  const excusable = table.teams.filter((seat) => !seat.here && !seat.vacant);
  if (excusable.length && table.start)
    forms.push({
      act: "excuse-absence",
      fixed,
      fields: [
        { name: "team", kind: "choice", choices: teamsOf(cup, excusable) },
        { name: "fined", kind: "tick" },
        { name: "counts", kind: "tick" },
        REASON,
      ],
    });
  if (table.standing !== "waiting") forms.push(...change(cup, table, table.teams, true));
  if (people.referee.length) {
    const choices = people.referee.map((name) => ({ value: name, label: name }));
    const name: Field = { name: "name", kind: "choice", choices, value: table.referee || choices[0]!.value };
    forms.push({ act: "name-referee", fixed, fields: [name] });
  }
  if (table.start)
    forms.push({
      act: "put-off",
      fixed,
      fields: [{ name: "start", kind: "time", value: toField(nextDay(Math.max(now, table.start))) }, REASON],
    });
  forms.push({ act: "strike", fixed, fields: [REASON] });
  return forms;
}
