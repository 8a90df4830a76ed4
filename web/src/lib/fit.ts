/** A ring that fills its place: laid out at one of a few widths and enlarged. */
import { ring, type Ring, type Sitting } from "./ring";

export interface Fit {
  shape: Ring;
  scale: number;
}

const WIDTHS = [560, 620, 680, 740, 800];

/** `room` and `tall`: the width and the height that it may fill; whichever way of laying it out becomes largest. */
export function fill(count: number, room: number, tall: number, me: number | null, sitting?: Sitting): Fit {
  const fits = [Math.min(room, WIDTHS[0]!), ...WIDTHS].map((width) => {
    const shape = ring(count, width, (width * tall) / room, me, sitting);
    return { shape, scale: Math.min(room / shape.width, tall / shape.height) };
  });
  return fits.reduce((best, next) => (next.scale > best.scale ? next : best));
}
