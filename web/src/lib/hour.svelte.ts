/** The hour of a table: what its phase is called, which mark and which sky go with it, and what holds now. */
import type { MarkName } from "../parts/Mark.svelte";
import type { View } from "./protocol";
import { words } from "./words.svelte";

export const isNight = (phase: string) => phase.includes("night");

/** Where there are nights there are days between them, whatever their parts are called; before the first it is neither. */
export function skyOf(phase: string, day: number): "night" | "day" | "" {
  if (isNight(phase)) return "night";
  return phase.includes("day") || (day > 0 && words.has(`phase-${words.game}-night`)) ? "day" : "";
}

export const markOf = (phase: string, day: number): MarkName =>
  (({ night: "moon", day: "sun", "": "dusk" }) as const)[skyOf(phase, day)];

/** A phase with its number: in the game's own words, where it counts days in which there are several phases. */
export function phaseWords(phase: string, day: number, game = words.game): string {
  const own = day ? words.attr(`phase-${game}-${phase}`, "numbered", { day }) : null;
  if (own !== null) return own;
  const name = words.thing("phase", phase, game);
  return day ? words.say("ui-phase-day", { phase: name, day }) : name;
}

/** The game's public extras, but for what a board `shows`. A fact's words say how its `$value` reads; empty words keep it to themselves. */
export const factWords = (view: View, shows: string[] = []): string[] =>
  Object.entries(view.facts)
    .filter(([name]) => !shows.includes(name) && words.uses(`fact-${view.game}-${name}`, "value"))
    .map(([name, value]) => words.addressed(() => words.say(`fact-${view.game}-${name}`, { value, me: words.me })))
    .filter(Boolean);

/** Those who dress the page now, the last to come on top: where one covers another, leaving gives the sky back. */
const wearers: { sky: string }[] = [];

function dress(): void {
  const root = document.documentElement;
  const sky = wearers.at(-1)?.sky;
  if (sky === undefined) delete root.dataset.sky;
  else root.dataset.sky = sky;
}

/** The whole page takes the hour as long as the caller is there. */
export function wearSky(sky: () => string): void {
  const wearer = { sky: "" };
  $effect(() => {
    wearers.push(wearer);
    return () => {
      wearers.splice(wearers.indexOf(wearer), 1);
      dress();
    };
  });
  $effect(() => {
    wearer.sky = sky();
    dress();
  });
}
