import type { Board } from "../board";
import { extras } from "./extras";
import { card } from "./hand";
import Lay from "./Lay.svelte";
import Middle from "./Middle.svelte";
import Note from "./Note.svelte";
import Option from "./Option.svelte";
import PeekGear from "./PeekGear.svelte";

export default {
  shows: ["turn"],
  extras,
  middle: Middle,
  card,
  lay: Lay,
  note: Note,
  option: Option,
  peek: PeekGear,
} satisfies Board;
