/** What waits for whoever looks at a cup, the most urgent first. */
import { words } from "../lib/words.svelte";
import type { MarkName } from "../parts/Mark.svelte";
import type { CupHere } from "./cup.svelte";
import { tableName } from "./tableName";
import type { CupInfo, CupTable } from "./shapes";
import { takeOf } from "./stage";

export interface Todo {
  id: string;
  mark: MarkName;
  title: string;
  why: string;
  /** Until when; 0 where nothing presses. */
  due: number;
  /** The table it is about, or the part of the cup's pages where it is done. */
  table: string;
  part: string;
}

const NEVER = Number.MAX_SAFE_INTEGER;
/** What others are waiting for, though no clock runs. */
const AT_ONCE = ["sit", "short", "settle"];
const SOON = 7_200;

export function waiting(cup: CupHere, info: CupInfo, now: number): Todo[] {
  const found: Todo[] = [];
  const add = (id: string, mark: MarkName, what: string, of: { table?: CupTable; part?: string; due?: number }) => {
    const name = of.table ? tableName(of.table.table) : "";
    found.push({
      id: of.table ? `${id}-${of.table.table}` : id,
      mark,
      title: words.say("cup-todo", { what: id, table: name }),
      why: what,
      due: of.due ?? 0,
      table: of.part ? "" : (of.table?.table ?? ""),
      part: of.part ?? "",
    });
  };
  for (const table of info.tables) atTable(cup, info, table, now, add);
  const { me } = info;
  if (me.role === "captain")
    for (const match of info.matches)
      if (match.due > now && !match.handed[me.team] && match.tables.some((id) => plays(cup.table(id), me.team)))
        add("line-up", "notes", "", { part: "line-up", due: match.due });
  if (me.role === "panel")
    for (const appeal of info.appeals.filter(({ outcome }) => !outcome))
      add("appeal", "quote", cup.teamName(appeal.team), { part: "appeals", due: appeal.due });
  if (me.role === "referee")
    for (const appeal of info.appeals.filter((one) => !one.outcome && !one.statement && one.judged.includes(me.name)))
      add("state", "quote", cup.teamName(appeal.team), { part: "appeals", due: appeal.due });
  if (["organiser", "referee", "panel"].includes(me.role) && info.inquiries.some(({ answer }) => !answer))
    add("question", "quote", "", { part: "appeals" });
  if (me.role === "organiser" && info.overdue.length) add("overdue", "clock", "", { part: "appeals" });
  const seen = new Set<string>();
  return found.filter(({ id }) => !seen.has(id) && seen.add(id)).sort((one, other) => pressing(one) - pressing(other));
}

const pressing = ({ id, due }: Todo) => due || (AT_ONCE.some((what) => id.startsWith(`${what}-`)) ? 0 : NEVER);

type Add = (id: string, mark: MarkName, what: string, of: { table: CupTable; part?: string; due?: number }) => void;

const plays = (table: CupTable | undefined, team: string) => table?.teams.some((seat) => seat.team === team) ?? false;

function atTable(cup: CupHere, info: CupInfo, table: CupTable, now: number, add: Add): void {
  const { me } = info;
  const take = takeOf(table);
  const runs = cup.organises || cup.judges(table);
  const due = table.next;
  const lacking = table.teams
    .filter((seat) => !seat.stand_in && !seat.here)
    .map(({ team }) => cup.teamName(team))
    .join(words.say("ui-comma"));
  if (runs && table.standing === "seated") add("begin", "play", table.referee, { table, due: table.start });
  if (runs && table.standing === "late") add("late", "clock", lacking, { table, due });
  if (cup.organises && table.standing === "short") add("short", "chair", lacking, { table });
  if (cup.organises && !take && ["check-in", "late"].includes(table.standing)) {
    const unnamed = table.teams.filter((one) => !one.member && !one.missed && !one.vacant);
    if (unnamed.length)
      add("unnamed", "notes", unnamed.map(({ team }) => cup.teamName(team)).join(words.say("ui-comma")), {
        table,
        part: "line-up",
        due,
      });
  }
  if (cup.organises && !take && !table.struck && !table.referee && table.start && table.start < now + SOON)
    add("referee", "person", "", { table, due: table.start });
  if (cup.organises && table.standing === "waiting" && now > table.start - SOON)
    for (const seat of table.teams.filter(({ told }) => told)) add("told", "quote", seat.told, { table });
  if (cup.judges(table) && take?.state === "broken-off" && !take.settled) add("settle", "gavel", "", { table });
  if (cup.judges(table) && take?.state === "ended" && table.review !== "closed") add("review", "eye", "", { table });
  const seat = table.teams.find(({ team }) => team === me.team);
  if (!seat || !cup.inTeam) return;
  if (!take && table.standing !== "waiting" && seat.member === me.member && !seat.here && !seat.missed && table.start)
    add("check-in", "hand", "", { table, due });
  if (take && !take.ended && take.seat !== null) add("sit", "chair", "", { table });
  if (take?.ended && table.review === "closed" && take.sat[me.team] === me.member && !(me.team in table.answers))
    add("answer", "quote", "", { table, due });
}
