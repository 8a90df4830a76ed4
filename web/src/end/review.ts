/** A cup's table is shown to those who may see it, and before the review to few: what is not shown is not asked for. */
import { tokenOf } from "../lib/cupTokens";
import { words } from "../lib/words.svelte";

/** Why a take, told as CUP/TABLE/TAKE, is not shown to this browser yet; "" where it is, and for all other rooms. */
export async function notYet(of: string): Promise<string> {
  const [cup, place, no] = of.split("/");
  if (!cup) return "";
  const { cups } = await import("../cup/api");
  const table = (await cups.see(cup, tokenOf(of))).tables.find((one) => one.table === place);
  if (!table || table.takes.find((take) => take.no === Number(no))?.review) return "";
  await words.load("cup");
  return words.say("cup-review-first", { program: table.program ? "yes" : "no" });
}
