/** Wilson's interval for a share: where it lies with nine chances in ten, also of few tables. */
const Z = 1.6448536269514722;

/** From and to, of 1; everything where there is nothing to go by. */
export function wilson(won: number, of: number): [number, number] {
  if (!of) return [0, 1];
  const share = won / of;
  const z2 = Z * Z;
  const middle = share + z2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  const whole = 1 + z2 / of;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}
