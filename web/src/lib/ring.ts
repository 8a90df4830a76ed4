/** Where seats sit: equal steps along a rounded ring, alike left and right; no two tiles touch; whoever looks sits below. */

export interface Ring {
  width: number;
  height: number;
  tile: { width: number; height: number };
  /** The middles of the tiles, by seat. */
  places: { x: number; y: number }[];
  /** The free space in the middle. */
  inner: { width: number; height: number };
}

const POINTS = 1440;
const LEAST_MIDDLE = 168;

type Point = readonly [x: number, y: number];

/** The ring's outline, clockwise from the bottom: |x/a|^p + |y/b|^p = 1, where p = 2 is an ellipse and more is squarer. */
function outline(a: number, b: number, p: number): Point[] {
  return Array.from({ length: POINTS }, (_, i) => {
    const angle = Math.PI / 2 + (i / POINTS) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const far = (Math.abs(x / a) ** p + Math.abs(y / b) ** p) ** (-1 / p);
    return [x * far, y * far] as const;
  });
}

/**
 * `count` places, the same left and right, of which neighbours are `step` tiles apart; null when the ring is too short for
 * that.
 */
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

function widest(line: Point[], count: number, w: number, h: number): { step: number; places: Point[] } {
  let best = { step: 0, places: line.slice(0, count) };
  let low = 0;
  let high = 24;
  for (let i = 0; i < 24; i++) {
    const step = (low + high) / 2;
    const places = walk(line, count, step, w, h);
    if (places) best = { step: (low = step), places };
    else high = step;
  }
  return best;
}

/** `room` and `tall`: the width and, on a wide screen, the height that it may take. */
export function ring(count: number, room: number, tall: number, me: number | null): Ring {
  const wide = room >= 560;
  const many = count > 13;
  const tight = many && !wide;
  const width = Math.min(room, wide ? (many ? 800 : 680) : 480);
  const tile = {
    width: Math.floor(Math.min(92, tight ? Math.max(48, width / 7) : Math.max(58, width / 5))),
    height: wide ? 76 : tight ? 54 : 66,
  };
  const a = (width - tile.width) / 2;
  const square = tight ? 60 : many ? 7 : 2.6; // many seats need the corners
  const wideHalf = Math.min(a * 0.75, Math.max(a * (many ? 0.4 : 0.55), (tall - tile.height) / 2));
  let b = Math.max((LEAST_MIDDLE + tile.height) / 2, wide ? wideHalf : a * 0.72);
  let found = widest(outline(a, b, square), count, tile.width, tile.height);
  while (found.step < 1 && b < 900) {
    b += 3;
    found = widest(outline(a, b, square), count, tile.width, tile.height);
  }
  const height = 2 * b + tile.height;
  const shift = me ?? Math.ceil(count / 2); // a watcher sees seat 1 on top
  const places = Array.from({ length: count }, (_, seat) => {
    const [x, y] = found.places[(seat - shift + 2 * count) % count]!;
    return { x: x + width / 2, y: y + height / 2 };
  });
  return { width, height, tile, places, inner: { width: 2 * a - tile.width - 24, height: 2 * b - tile.height - 8 } };
}
