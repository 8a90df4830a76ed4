/** What an appeal is about, in words. */
import { words } from "../lib/words.svelte";
import type { Appeal } from "./shapes";
import { tableName } from "./tableName";

export const appealName = (appeal: Appeal, table = appeal.table) =>
  table ? tableName(table) : words.say(appeal.deposit ? "cup-appeal-deposit" : "cup-appeal-entry");
