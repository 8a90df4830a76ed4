/** Where pieces stand beside each other: who stays keeps the place, and who comes takes the first that is free. */

/** `before`: who stood at each place, null where nobody did. */
export function placed(before: (number | null)[], now: number[]): (number | null)[] {
  const after = before.map((seat) => (seat !== null && now.includes(seat) ? seat : null));
  for (const seat of now) {
    if (after.includes(seat)) continue;
    const free = after.indexOf(null);
    after[free < 0 ? after.length : free] = seat;
  }
  while (after.at(-1) === null) after.pop();
  return after;
}
