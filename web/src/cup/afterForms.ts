/** What may be done after a take: rulings of the referee, answers of the players. */
import { words } from "../lib/words.svelte";
import type { CupHere } from "./cup.svelte";
import { pointsOf } from "./points";
import { REASON, type Choice, type Field, type Form } from "./forms";
import type { CupTable, Entry, Foul, Take } from "./shapes";

/** Penalties below a warning cost nothing. */
const MILD = ["remind", "knife-shown", "false-burst"];
export const BROKEN = ["again", "nothing", "as-it-stands"];

export const penaltyWords = (cup: CupHere, foul: Foul) =>
  words.first([`penalty-${cup.info!.game}-${foul.penalty}`, `penalty-${foul.penalty}`], {}, foul.penalty);

const teamAt = (take: Take, seat: number) =>
  Object.entries(take.numbers).find(([, number]) => number === seat + 1)?.[0] ?? "";

/** The fines of a take that stand. */
function fines(cup: CupHere, table: CupTable) {
  const { ledger } = cup.info!;
  const undone = new Set(ledger.map(({ undoes }) => undoes));
  return ledger.filter(
    (entry) => entry.kind === "fine" && !entry.undoes && entry.cause.table === table.table && !undone.has(entry.id),
  );
}

function fine(cup: CupHere, table: CupTable, take: Take): Form[] {
  const fined = fines(cup, table);
  return (take.result?.fouls ?? [])
    .filter((foul) => !MILD.includes(foul.penalty) && take.sat[teamAt(take, foul.seat)])
    .filter((foul) => !fined.some(({ cause }) => (cause.take ?? 0) === take.no && (cause.event ?? -1) === foul.event))
    .map((foul) => ({
      act: "fine",
      id: `${take.no}-${foul.event}`,
      title: words.say("cup-fine-for", {
        n: foul.seat + 1,
        team: cup.teamName(teamAt(take, foul.seat)),
        penalty: penaltyWords(cup, foul),
      }),
      fixed: { table: table.table, take: take.no, team: teamAt(take, foul.seat), event: foul.event },
      fields: [
        { name: "points", kind: "points", max: Number(cup.info!.policy.fouls.most) },
        { ...REASON, value: foul.reason },
      ],
    }));
}

const sayBroken = (what: string) => words.say("cup-broken", { what });

function settle(cup: CupHere, table: CupTable, take: Take): Form[] {
  if (take.state !== "broken-off" || take.settled) return [];
  const { proposal, without_agreement: without } = cup.info!.policy.broken_off;
  const choices: Choice[] = [
    ...BROKEN.map((what) => ({ value: what, label: words.say("cup-agreed", { what: sayBroken(what) }) })),
    { value: "", label: words.say("cup-not-agreed", { what: sayBroken(without) }) },
  ];
  const how: Field = { name: "how", kind: "choice", choices, value: proposal, label: words.say("cup-field-what") };
  const build = ({ how: what, reason }: Record<string, unknown>) =>
    what ? { agreed: true, what, reason } : { agreed: false, reason };
  return [{ act: "settle", fixed: { table: table.table, take: take.no }, fields: [how, REASON], build }];
}

/** Whether a team's player of a take was warned, or worse, in whichever take of the table. */
export const warned = (table: CupTable, take: Take, team: string): boolean =>
  table.takes.some(
    ({ sat, numbers, result }) =>
      sat[team] === take.sat[team] &&
      result?.fouls.some(({ seat, penalty }) => seat + 1 === numbers[team] && !MILD.includes(penalty)),
  );

function best(cup: CupHere, table: CupTable, take: Take): Form[] {
  if (take.state !== "ended" || !take.result) return [];
  const { won } = take.result;
  const seats = Object.entries(take.numbers)
    .filter(([team]) => take.sat[team] && !warned(table, take, team))
    .sort(([, one], [, other]) => one - other);
  const choices = (losers: boolean): Choice[] =>
    seats
      .filter(([, number]) => !losers || !won[number - 1])
      .map(([team, number]) => ({
        value: team,
        label: words.say("cup-number-team", { n: number, team: cup.teamName(team) }),
      }));
  return [
    {
      act: "name-best",
      fixed: { table: table.table, take: take.no },
      fields: [
        { name: "best", kind: "choice", choices: choices(false), optional: true },
        { name: "best_loser", kind: "choice", choices: choices(true), optional: true },
      ],
    },
  ];
}

function refereesForms(cup: CupHere, table: CupTable, last: Take): Form[] {
  const fixed = { table: table.table };
  const forms: Form[] = [];
  if (last.ended && table.review !== "closed" && last.state !== "struck")
    forms.push({ act: table.review ? "close-review" : "open-review", fixed, fields: [], primary: true });
  for (const take of table.takes) if (take.ended) forms.push(...fine(cup, table, take));
  if (last.state !== "struck") forms.push(...settle(cup, table, last), ...best(cup, table, last));
  const lifted = fines(cup, table).map((entry) => ({
    value: entry.id,
    label: `${cup.teamName(entry.team)} ${pointsOf(entry.points)} ${entry.reason ?? ""}`,
  }));
  if (lifted.length)
    forms.push({ act: "lift-fine", fixed, fields: [{ name: "entry", kind: "choice", choices: lifted }, REASON] });
  const over = table.stage === "robin" && cup.info!.closed > 0;
  if (last.state === "ended" && !over)
    forms.push({ act: "retake", fixed: { ...fixed, take: last.no }, fields: [REASON] });
  return forms;
}

/** What gave or cost a team points: of a ballot which it was, and for whom, since their points alone look alike. */
export function pointWords(take: Take, { cause, kind, team }: Entry): string {
  const own = (take.result?.ballots ?? []).filter(({ seat }) => seat + 1 === take.numbers[team]);
  const n = own.findIndex(({ event }) => event === cause.event);
  if (kind !== "stance" || n < 0) return words.say("cup-kind", { kind });
  return words.say("cup-ballot", { n: n + 1, target: own[n]!.target + 1 });
}

/** What an appeal may be about: a penalty, or what gave or cost the team points. */
function moment(cup: CupHere, table: CupTable, take: Take): Field[] {
  const { ledger, me } = cup.info!;
  const fouls = (take.result?.fouls ?? []).map((foul) => ({
    value: String(foul.event),
    label: `${words.say("cup-number-team", { n: foul.seat + 1, team: cup.teamName(teamAt(take, foul.seat)) })} · ${penaltyWords(cup, foul)}`,
  }));
  const points = ledger
    .filter(({ cause, team }) => cause.table === table.table && cause.take === take.no && team === me.team)
    .filter(({ cause }) => (cause.event ?? -1) >= 0)
    .map((entry) => ({
      value: String(entry.cause.event),
      label: `${pointWords(take, entry)} ${pointsOf(entry.points)}`,
    }));
  const choices = [...fouls, ...points].filter(
    ({ value }, n, all) => all.findIndex((other) => other.value === value) === n,
  );
  return choices.length ? [{ name: "event", kind: "choice", choices, optional: true }] : [];
}

/** Everything that stands open after a take. */
export function afterForms(cup: CupHere, table: CupTable): Form[] {
  const { me, policy, now } = cup.info!;
  const last = table.takes.at(-1);
  if (!last?.ended) return [];
  const forms: Form[] = cup.judges(table) ? refereesForms(cup, table, last) : [];
  const own = cup.inTeam && (last.sat[me.team] === me.member || table.teams.some((s) => s.member === me.member));
  const may = own || (me.role === "captain" && policy.appeals.captain_appeals && me.team in last.sat);
  const fixed = { table: table.table, team: me.team, member: own ? me.member : (last.sat[me.team] ?? "") };
  if (own && table.review === "closed" && last.sat[me.team] === me.member && table.answers[me.team] !== false)
    for (const objection of [false, true])
      if (table.answers[me.team] !== objection)
        forms.push({
          act: "agree",
          id: String(objection),
          title: words.say(objection ? "cup-objection" : "cup-no-objection"),
          fixed: { ...fixed, objection },
          fields: [],
          grave: !objection,
        });
  const inTime = now <= last.ended + policy.appeals.within * 3_600;
  const open = cup.info!.appeals.some((a) => a.table === table.table && a.team === me.team && !a.outcome);
  if (may && inTime && !open && table.answers[me.team] !== false)
    forms.push({ act: "lodge-appeal", fixed, fields: [...moment(cup, table, last), { name: "text", kind: "long" }] });
  return forms;
}
