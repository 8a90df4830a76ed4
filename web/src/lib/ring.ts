/**
 * Where seats sit. On a narrow table they sit in straight rows round the wood, as close as fingers allow: the log needs the
 * room. On a wide one they sit in equal steps along an oval. Either way no two tiles touch, and whoever looks sits below.
 */

export interface Ring {
  width: number;
  height: number;
  tile: { width: number; height: number };
  /** How wide a face is. */
  face: number;
  /** The middles of the tiles, by seat. */
  places: { x: number; y: number }[];
  /** The free space in the middle. */
  inner: { width: number; height: number };
  /** The table's top: how far from the edges its wood begins, above at `top`, and how round it is. */
  wood: { x: number; y: number; top: number; round: string };
}

/**
 * How seats sit: with or against the clock, with more room below their names, faces in rows no larger than this, and no larger
 * than `small` where they are many. `low`: the screen is, and rows stand closer; faces are `less` so much smaller. `large`: on an oval faces are as large as they
 * can be, and the largest need no more room.
 */
export interface Sitting {
  against: boolean;
  more: number;
  face: number;
  small?: number;
  low?: boolean;
  less?: number;
  large?: boolean;
}

export const USUAL: Sitting = { against: false, more: 0, face: 54 };

type Point = readonly [x: number, y: number];

/** A disc of this size has room for a word. */
export const ROOMY = 72;

const WIDE = 560;
/** Up to so many seats sit five in a row, more of them seven. */
export const FEW = 14;
const WIDEST = { few: 480, many: 520 };

const ACROSS = { few: 5, many: 7 };
/** No tile is narrower: fingers. */
const LEAST = 44;

/** How many sit below (an odd number: whoever looks sits in its middle), at either side and above; at most `across` in a row. */
export function rows(count: number, across: number): { low: number; side: number; high: number } {
  const odd = across - 1 + (across % 2);
  for (let side = 0; ; side++) {
    for (let low = side || count > 8 ? odd : count > 4 ? Math.min(3, odd) : 1; low >= 1; low -= 2) {
      const high = count - low - 2 * side;
      if (high >= 0 && high <= across && (low - high <= 1 || count < 4)) return { low, side, high };
    }
  }
}

function inRows(
  count: number,
  room: number,
  { more, face: most, small = 31, low: near, less = 0 }: Sitting,
): Omit<Ring, "places"> & { around: Point[] } {
  const few = count <= FEW;
  const width = Math.min(room, few ? WIDEST.few : WIDEST.many);
  const across = Math.max(1, Math.min(few ? ACROSS.few : ACROSS.many, Math.floor(width / LEAST)));
  const { low, side, high } = rows(count, across);
  const tile = { width: Math.floor(Math.min(92, width / across)), height: (few ? 76 - less : small + 17) + more };
  const face = few ? Math.min(most, tile.width - 8) - less : small;
  /** The middle needs three lines of words, however few sit beside it. */
  const middle = Math.max(few ? (less ? 76 : near ? 100 : 124) : 190, side * tile.height);
  const height = middle + 2 * tile.height;
  const step = width / across;
  /** A row with fewer than there is room for stands in the middle. */
  const line = (many: number, y: number): Point[] =>
    Array.from({ length: many }, (_, n) => [(n + 0.5) * step + (width - step * many) / 2, y]);
  const column = (x: number): Point[] =>
    Array.from({ length: side }, (_, n) => [x, tile.height + ((n + 0.5) * middle) / side]);
  const below = line(low, height - tile.height / 2).reverse(); // from the right: seats go round clockwise
  const own = (low - 1) / 2;
  const around = [
    ...below.slice(own),
    ...column(tile.width / 2).reverse(),
    ...line(high, tile.height / 2),
    ...column(width - tile.width / 2),
    ...below.slice(0, own),
  ];
  const x = side ? tile.width * 0.72 : tile.width * 0.5;
  const y = tile.height * 0.68;
  const top = more ? face * 0.7 : y; // through faces: no line is struck through by it
  const inner = { width: width - 2 * (side ? tile.width : tile.width * 0.6) - 8, height: middle };
  return { width, height, tile, face, around, inner, wood: { x, y, top, round: `${few ? 44 : 28}px` } };
}

const POINTS = 1440;

/** An oval, clockwise from the bottom: |x/a|^p + |y/b|^p = 1, where p = 2 is an ellipse and more is squarer. */
function oval(a: number, b: number, p: number): Point[] {
  return Array.from({ length: POINTS }, (_, i) => {
    const angle = Math.PI / 2 + (i / POINTS) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const far = (Math.abs(x / a) ** p + Math.abs(y / b) ** p) ** (-1 / p);
    return [x * far, y * far] as const;
  });
}

/** `count` places, the same left and right, of which neighbours are `step` tiles apart; null when the oval is too short. */
function walk(line: Point[], count: number, step: number, w: number, h: number): Point[] | null {
  const far = (p: Point, q: Point) => Math.max(Math.abs(p[0] - q[0]) / w, Math.abs(p[1] - q[1]) / h) >= step;
  const [low, high] = [line[0]!, line[POINTS / 2]!];
  const side: Point[] = [];
  let last = low;
  for (const point of line.slice(0, POINTS / 2)) {
    if (side.length === Math.floor((count - 1) / 2)) break;
    if (far(point, last)) side.push((last = point));
  }
  const top = count % 2 ? [] : [high];
  const other = side.map(([x, y]) => [-x, y] as const).reverse();
  const next = top[0] ?? other[0] ?? low;
  const places = [low, ...side, ...top, ...other];
  return places.length === count && (count === 1 || far(last, next)) ? places : null;
}

/** Neighbours as far apart as can be. */
function spread(line: Point[], count: number, w: number, h: number): Point[] | null {
  let best = walk(line, count, 1, w, h);
  let [low, high] = [1, 24];
  for (let i = 0; best && i < 24; i++) {
    const step = (low + high) / 2;
    const places = walk(line, count, step, w, h);
    if (places) [best, low] = [places, step];
    else high = step;
  }
  return best;
}

/** Faces of these sizes are tried, the largest first, until the oval has room for all. */
const FACES = [68, 58, 46, 38];
const LARGE = [92, 84, 76];
const SMALLEST = 32;

function onOval(
  count: number,
  room: number,
  tall: number,
  { more, large = false }: Sitting,
): Omit<Ring, "places"> & { around: Point[] } {
  const width = Math.min(room, 880);
  const lay = (face: number, high: number) => {
    const tile = {
      width: Math.max(face + 34, 64),
      height: Math.max(face + 24, 48) + (large && face >= ROOMY ? 0 : more),
    };
    const height = Math.max(tile.height * 2 + 150, Math.min(high, width * 0.86));
    const [a, b] = [(width - tile.width) / 2, (height - tile.height) / 2];
    const found = spread(oval(a, b, count > FEW ? 4 : 2.4), count, tile.width, tile.height);
    if (!found) return null;
    const around = found.map(([x, y]) => [x + width / 2, y + height / 2] as const);
    const inner = { width: 2 * a - tile.width - 16, height: 2 * b - tile.height - 8 };
    const y = tile.height / 2;
    const wood = { x: tile.width / 2, y, top: y, round: count > FEW ? "34%" : "50%" };
    return { width, height, tile, face, around, inner, wood };
  };
  for (const face of large ? [...LARGE, ...FACES] : FACES) {
    const shape = lay(face, tall);
    if (shape) return shape;
  }
  for (let high = tall; ; high += 24) {
    const shape = lay(SMALLEST, high);
    if (shape) return shape;
  }
}

/** `room` and `tall`: the width that it has, and the height, which counts on a wide table only. */
export function ring(count: number, room: number, tall: number, me: number | null, sitting = USUAL): Ring {
  const { around, ...shape } = room < WIDE ? inRows(count, room, sitting) : onOval(count, room, tall, sitting);
  const first = me ?? Math.ceil(count / 2); // a watcher sees seat 1 on top
  const places = Array.from({ length: count }, (_, seat) => {
    const steps = sitting.against ? first - seat : seat - first;
    const [x, y] = around[(steps + 2 * count) % count]!;
    return { x, y };
  });
  return { ...shape, places };
}
