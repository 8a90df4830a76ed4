import type { Board, Told } from "../board";
import { extras } from "./extras";
import { factsOf } from "./facts";
import { card } from "./hand";
import Lay from "./Lay.svelte";
import Middle from "./Middle.svelte";
import Note from "./Note.svelte";
import PeekGear from "./PeekGear.svelte";

/** Whose a piece of equipment is that may be taken. */
function whose({ view, me }: Told, token: string): number | null {
  const holder = factsOf(view).equipment.findIndex((cards) => cards.includes(token));
  return holder < 0 || holder === me ? null : holder;
}

export default {
  shows: ["turn"],
  whose,
  extras,
  middle: Middle,
  card,
  lay: Lay,
  note: Note,
  peek: PeekGear,
} satisfies Board;
