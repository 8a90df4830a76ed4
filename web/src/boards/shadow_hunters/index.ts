import type { TableEvent } from "../../lib/protocol";
import type { Board } from "../board";
import { extras } from "./extras";
import { card } from "./hand";
import Lay from "./Lay.svelte";
import Middle from "./Middle.svelte";
import Note from "./Note.svelte";
import Option from "./Option.svelte";
import PeekGear from "./PeekGear.svelte";

/** That a Hermit card was drawn, and who gave it to whom, all see. */
const bare = (event: TableEvent) =>
  ["shadow_hunters.drew", "shadow_hunters.given"].includes(event.type) ? { ...event, card: "?", private: false } : null;

export default {
  shows: ["turn"],
  extras,
  middle: Middle,
  card,
  lay: Lay,
  note: Note,
  option: Option,
  peek: PeekGear,
  bare,
} satisfies Board;
