/** Small sounds, made on the spot: a bell struck softly or less so, a knock on wood, paper. */
import { settings } from "./settings.svelte";

export type Cue = "asked" | "stage" | "night" | "day" | "vote" | "deal" | "soon" | "over";

/** One stroke: its pitch in Hz, when it comes and how long it rings, in seconds. */
type Stroke = [pitch: number, at: number, rings: number];

const cues: Record<Cue, Stroke[]> = {
  asked: [
    [659, 0, 0.5],
    [880, 0.14, 0.9],
  ],
  stage: [[440, 0, 0.9]],
  night: [
    [392, 0, 1.4],
    [294, 0.45, 2.4],
  ],
  day: [
    [440, 0, 1],
    [587, 0.25, 1],
    [740, 0.5, 1.8],
  ],
  vote: [
    [165, 0, 0.09],
    [147, 0.16, 0.12],
  ],
  deal: [
    [2_637, 0, 0.05],
    [2_349, 0.09, 0.05],
    [2_794, 0.18, 0.07],
  ],
  soon: [
    [988, 0, 0.18],
    [988, 0.3, 0.18],
    [988, 0.6, 0.3],
  ],
  over: [
    [294, 0, 2.6],
    [440, 0.3, 2.4],
    [587, 0.6, 2.8],
  ],
};
/** A bell's overtones: how many times the pitch, how loud beside it. */
const overtones: [times: number, loud: number][] = [
  [1, 1],
  [2, 0.45],
  [3.01, 0.18],
  [4.2, 0.08],
];
const LOUDEST = 0.28;
const patterns: Record<Cue, number[]> = {
  asked: [60, 60, 60],
  stage: [40],
  night: [160],
  day: [60, 80, 120],
  vote: [30, 60, 30],
  deal: [20],
  soon: [40, 60, 40, 60, 40],
  over: [200, 100, 200],
};

/** Milliseconds within which what a device begins to sound with is still news. */
const NEWS = 2_000;

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

addEventListener("pointerdown", wake, { passive: true });
addEventListener("keydown", wake, { passive: true });

function strike(to: AudioContext, [pitch, at, rings]: Stroke, volume: number): void {
  const start = to.currentTime + 0.02 + at;
  for (const [times, loud] of overtones) {
    const tone = to.createOscillator();
    const gain = to.createGain();
    tone.frequency.value = pitch * times;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUDEST * volume * loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rings / times ** 0.5);
    tone.connect(gain).connect(to.destination);
    tone.start(start);
    tone.stop(start + rings);
  }
}

/** At once, or as soon as there is sound: after the first touch a device may take a while. */
async function ring(cue: Cue): Promise<void> {
  wake();
  const [to, asked] = [context, performance.now()];
  if (to?.state === "suspended") await to.resume();
  if (to?.state !== "running" || !settings.may("sound") || performance.now() - asked > NEWS) return;
  for (const stroke of cues[cue]) strike(to, stroke, settings.volume);
}

export function play(cue: Cue): void {
  if (navigator.userActivation?.hasBeenActive === false) return; // the browser would refuse, and complain
  if (settings.may("sound") && settings.volume > 0) void ring(cue).catch(() => undefined); // there is no sound here
  if (settings.may("haptics") && canVibrate) navigator.vibrate(patterns[cue]);
}

export const canVibrate = "vibrate" in navigator;
