/** "Table 3" of a table's id; what is called otherwise, as a match may be, is told as it is. */
import { words } from "../lib/words.svelte";

const FEW = 6;
const TABLE = /^(robin|final)-(\d+)$/;

export function tableName(id: string): string {
  const found = TABLE.exec(id);
  return found ? words.say("cup-table", { stage: found[1]!, n: Number(found[2]) }) : id;
}

/** Several of them; many on end are told by the first and the last. */
export function tableNames(ids: string[]): string {
  if (ids.length <= FEW) return ids.map(tableName).join(words.say("ui-comma"));
  return words.say("cup-table-many", { n: ids.length, first: tableName(ids[0]!), last: tableName(ids.at(-1)!) });
}
