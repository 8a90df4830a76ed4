/** How the talk goes on: fetched when it first does. */
import { withPieces } from "../lib/words.svelte";

export const loadPace = () => withPieces(() => import("./Pace.svelte"), "page-pace");
