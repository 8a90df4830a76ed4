/**
 * Faces: paper-cut lantern masks, each an animal on a ground. Two faces are told apart first by the animal's outline, then by
 * the brightness of the ground, then by its hue, so they stay apart in grey and for the colour-blind. No wolf, no crow, no
 * angel, no cross, no crown: a face never hints at a role. Own drawings; docs/look.md says how to add one.
 */

export interface Face {
  animal: Animal;
  ground: string;
  /** A squarer lantern, from the thirteenth seat on: a dozen animals are worn twice there. */
  square: boolean;
}

interface Animal {
  name: string;
  /** Fills in paper. */
  mask: string;
  /** Strokes in paper: antlers, horns. */
  horn?: string;
  /** Fills in half the ground's colour: inner ears, muzzles. */
  soft?: string;
  /** Fills in ink: noses, bills. */
  ink?: string;
  /** Strokes in ink: mouths, whiskers. */
  line?: string;
  /** The left eye; the right one mirrors it at x = 24. */
  eye: [x: number, y: number, r: number];
  /** Its eyes lie in ink, and are paper. */
  dark?: boolean;
}

/** A circle as a path. */
const o = (x: number, y: number, r: number, q = r): string =>
  `M${x - r} ${y}a${r} ${q} 0 1 0 ${2 * r} 0a${r} ${q} 0 1 0 ${-2 * r} 0z`;
/** The same left and right of the middle. */
export const pair = (x: number, y: number, r: number, q = r): string => o(x, y, r, q) + o(48 - x, y, r, q);

export const ANIMALS: readonly Animal[] = [
  {
    name: "owl",
    mask: "M9 9q2 5 7 6q8-2.5 16 0q5-1 7-6q2 8 0 14v6c0 9-7 14-15 14S9 38 9 29v-6q-2-6 0-14z",
    soft: pair(17, 24, 6.5),
    ink: "M24 27.5l-3 3 3 5.5 3-5.5z",
    eye: [17, 24, 3],
  },
  {
    name: "hare",
    mask: "M16 22C11.5 14 11.5 3.5 15.5 3.5S21 12 21.5 18q2.5-.6 5 0C27 12 28.5 3.5 32.5 3.5S36.5 14 32 22c3 2.5 4.5 5.5 4.5 9C36.5 38.5 31 43 24 43s-12.5-4.5-12.5-12c0-3.5 1.5-6.5 4.5-9z",
    soft: "M15.7 7q2.8 4 2.8 11q-3.5-5-2.8-11zM32.3 7q-2.8 4-2.8 11q3.5-5 2.8-11z",
    ink: "M21.5 33h5L24 36z",
    line: "M24 36v2.5",
    eye: [18.5, 29, 2.2],
  },
  {
    name: "cat",
    mask: "M10 7.5l8.5 7.5q5.5-1.5 11 0L38 7.5q3 9 1 17v4C39 37 32 42 24 42S9 37 9 28.5v-4q-2-8 1-17z",
    soft: "M12.5 13l4 4.5-4 3zM35.5 13l-4 4.5 4 3z",
    ink: "M21.5 31h5L24 34z",
    line: "M24 34q-1.5 3-4 2.5M24 34q1.5 3 4 2.5M13.5 31l-8-1.5M13.5 34l-7.5 2M34.5 31l8-1.5M34.5 34l7.5 2",
    eye: [17, 26, 2.5],
  },
  {
    name: "bear",
    mask: pair(12.5, 13.5, 6.5) + o(24, 26.5, 16, 15.5),
    soft: pair(12.5, 13, 3) + o(24, 32, 7.5, 6),
    ink: o(24, 29.5, 3.2, 2.3),
    line: "M24 31.5v3",
    eye: [17.5, 24, 2.2],
  },
  {
    name: "frog",
    mask: pair(14, 14, 7.5) + o(24, 28, 17.5, 12.5),
    soft: pair(11.5, 32, 2.8, 2),
    ink: o(22, 25.5, 0.9) + o(26, 25.5, 0.9),
    line: "M12 29.5q12 9.5 24 0",
    eye: [14, 14, 3.4],
  },
  {
    name: "deer",
    mask: "M17 21q7-3.5 14 0q5-.5 9-3.5q0 7-8 8.5l-2 9c-1 5-3 8-6 8s-5-3-6-8l-2-9q-8-1.5-8-8.5q4 3 9 3.5z",
    horn: "M19.5 19.5C14 17 12.5 11 13.5 4.5M13 12L7 8.5M28.5 19.5C34 17 35.5 11 34.5 4.5M35 12l6-3.5",
    ink: o(24, 38.5, 3.4, 2.5),
    eye: [19.3, 27, 2],
  },
  {
    name: "mouse",
    mask: pair(11.5, 16, 9) + "M24 15c9 0 14 6 14 12.5C38 35 29 43 24 43S10 35 10 27.5C10 21 15 15 24 15z",
    soft: pair(11.5, 16, 5),
    ink: o(24, 40, 2.5, 2),
    line: "M18.5 37L11 36M18.5 39.5l-7 2M29.5 37l7.5-1M29.5 39.5l7 2",
    eye: [18.5, 29, 2.3],
  },
  {
    name: "hedgehog",
    mask: "M24 2.5l3.5 5.5 5.5-3.5 1 6.5 6.5-1-1.5 6.5 6 2-3.5 5 4.5 4-5 3.5 2.5 5.5-6 1-2 5H13l-2-5-6-1 2.5-5.5-5-3.5 4.5-4-3.5-5 6-2L8 9.5l6.5 1 1-6.5L21 8z",
    soft: "M24 19c5-6 14-3 13.5 5C37 32 30 43 24 43S11 32 10.5 24C10 16 19 13 24 19z",
    ink: o(24, 39, 3, 2.5),
    eye: [18.5, 27, 2.3],
  },
  {
    name: "badger",
    mask: pair(11, 13.5, 5) + "M24 7.5c10 0 15 6.5 15 14.5C39 31 31 43 24 43S9 31 9 22C9 14 14 7.5 24 7.5z",
    ink:
      "M14 11.5q6-1.5 6 10T18.5 33Q11 27 10.5 21q0-6 3.5-9.5zM34 11.5q-6-1.5-6 10T29.5 33Q37 27 37.5 21q0-6-3.5-9.5z" +
      o(24, 39, 3, 2.3),
    eye: [16, 23, 2.2],
    dark: true,
  },
  {
    name: "ram",
    mask: "M16 17q0-8 8-8t8 8v6l-2.5 13q-1.5 7-5.5 7t-5.5-7L16 23z",
    horn: "M18 12C9 7 3.5 14 5 22c1.5 6.5 9 7 9.5 1.5.3-3.5-3.5-5-5.5-2.5M30 12c9-5 14.5 2 13 10-1.5 6.5-9 7-9.5 1.5-.3-3.5 3.5-5 5.5-2.5",
    soft: "M18 10q6-6 12 0q1 5-2 5-2-2-4 0-2-2-4 0-3 0-2-5z",
    ink: "M21.5 36.5h5L24 39.5z",
    eye: [20, 25, 2],
  },
  {
    name: "pig",
    mask: "M9 7q8-1 10.5 5 4.5-1 9 0Q31 6 39 7q2 8-3.5 11.5 3 4 3 9C38.5 37 32 42.5 24 42.5S9.5 37 9.5 27.5q0-5 3-9Q7 15 9 7z",
    soft: o(24, 32.5, 8, 5.5),
    ink: pair(21, 32.5, 1.4, 2.2),
    eye: [16.5, 24, 2.2],
  },
  {
    name: "duck",
    mask: "M25 3q5-1 3 4 10 3 10 15 0 5-2 9c3 3 0 12-12 12S9 34 12 31q-2-4-2-9C10 10 16 6 21 6q1-2 4-3z",
    soft: "M24 26c5 0 9 2 12 5 3 4-1 12-12 12S9 35 12 31c3-3 7-5 12-5z",
    line: "M13.5 34.5q10.5 5 21 0M22 30.5h0M26 30.5h0",
    eye: [17.5, 20, 2.5],
  },
];

/** Any two are told apart by day and night and with either of the three common colour blindnesses; paper stands out on each. */
export const GROUNDS = [
  "#252841",
  "#523788",
  "#9f557f",
  "#3169d2",
  "#135f50",
  "#b91d22",
  "#526e00",
  "#b2833d",
] as const;
/** The first seat's ground, and nobody else's: so the last seat is never like its neighbour. */
const FIRST = 5;

/** The two lanterns, 48 × 48. */
export const ROUND = o(24, 24, 23.5);
export const SQUARE = "M24 .5C41.5.5 47.5 6.5 47.5 24S41.5 47.5 24 47.5.5 41.5.5 24 6.5.5 24 .5z";
const DOZEN = ANIMALS.length;

/** Neighbours never share a ground, at any size of the table. */
const groundOf = (seat: number): string =>
  GROUNDS[seat === 0 ? FIRST : (FIRST + 1 + (((seat - 1) * 3) % (GROUNDS.length - 1))) % GROUNDS.length]!;

/** The animal that a seat gives. */
const ownOf = (seat: number): number => (seat + 2 * Math.floor(seat / DOZEN)) % DOZEN;

/**
 * The faces of a table, by seat. `chosen`: the animal that each person chose, "" where the seat gives one: its own, or,
 * where somebody chose that, the least worn; never what a neighbour wears, nor what is worn on the same ground. So a
 * choice changes no more than one other face, and the same choices always come to the same faces.
 */
export function facesOf(chosen: readonly string[]): Face[] {
  const count = chosen.length;
  const worn: (number | null)[] = chosen.map((name) => {
    const animal = ANIMALS.findIndex((known) => known.name === name);
    return animal < 0 ? null : animal;
  });
  const wearers = (animal: number) => worn.flatMap((other, seat) => (other === animal ? [seat] : []));
  const may = (animal: number, seat: number) =>
    worn[(seat + 1) % count] !== animal &&
    worn[(seat + count - 1) % count] !== animal &&
    wearers(animal).every((other) => groundOf(other) !== groundOf(seat));
  const given = worn.flatMap((animal, seat) => (animal === null ? [seat] : []));
  for (const seat of given) {
    const own = ownOf(seat);
    if (!chosen.includes(ANIMALS[own]!.name) && may(own, seat)) worn[seat] = own;
  }
  for (const seat of given) {
    if (worn[seat] !== null) continue;
    const free = ANIMALS.map((_, n) => (ownOf(seat) + n) % DOZEN).filter((animal) => may(animal, seat));
    worn[seat] = free.reduce((best, one) => (wearers(one).length < wearers(best).length ? one : best));
  }
  return worn.map((animal, seat) => ({ animal: ANIMALS[animal!]!, ground: groundOf(seat), square: seat >= DOZEN }));
}
