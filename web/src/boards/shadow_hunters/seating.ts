/** Who sits where round the board: clockwise, and whoever looks in the middle of the lower row. */

/** Seats of the upper and of the lower row, each from left to right. */
export function around(count: number, me: number): { high: number[]; low: number[] } {
  const beside = count > 4 ? 1 : 0; // at either side of whoever looks
  const seat = (steps: number) => (me + steps + count) % count;
  const low = Array.from({ length: 2 * beside + 1 }, (_, n) => seat(beside - n));
  const high = Array.from({ length: count - low.length }, (_, n) => seat(beside + 1 + n));
  return { high, low };
}
