/** "Table 3" of a table's id; what is called otherwise, as a match may be, is told as it is. */
import { words } from "../lib/words.svelte";

const TABLE = /^(robin|final)-(\d+)$/;

export function tableName(id: string): string {
  const found = TABLE.exec(id);
  return found ? words.say("cup-table", { stage: found[1]!, n: Number(found[2]) }) : id;
}
