/** "Table 3" of a table's id. */
import { words } from "../lib/words.svelte";

const TABLE = /^(\w+)-(\d+)$/;

export function tableName(id: string): string {
  const found = TABLE.exec(id);
  return found ? words.say("cup-table", { stage: found[1]!, n: Number(found[2]) }) : id;
}
