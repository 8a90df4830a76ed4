import type { TableEvent } from "../../lib/protocol";
import type { Board, Told } from "../board";
import { extras } from "./extras";
import { factsOf } from "./facts";
import { card } from "./hand";
import { idle } from "./idle";
import Lay from "./Lay.svelte";
import Middle from "./Middle.svelte";
import Note from "./Note.svelte";
import Option from "./Option.svelte";
import PeekGear from "./PeekGear.svelte";

/** Whose a piece of equipment is that may be taken. */
function whose({ view, me }: Told, token: string): number | null {
  const holder = factsOf(view).equipment.findIndex((cards) => cards.includes(token));
  return holder < 0 || holder === me ? null : holder;
}

/** That a Hermit card was drawn, and who gave it to whom, all see. */
const bare = (event: TableEvent) =>
  ["shadow_hunters.drew", "shadow_hunters.given"].includes(event.type) ? { ...event, card: "?", private: false } : null;

export default {
  shows: ["turn"],
  whose,
  extras,
  middle: Middle,
  card,
  lay: Lay,
  note: Note,
  option: Option,
  peek: PeekGear,
  bare,
  idle,
} satisfies Board;
