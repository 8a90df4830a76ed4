/** What has come, with the very parts that were there before wherever they are as they were: who shows one need not draw it anew. */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const parts = now.map((part, n) => kept(before[n], part) as unknown);
    return (before.length === parts.length && parts.every((part, n) => part === before[n]) ? before : parts) as T;
  }
  const parts = Object.entries(now).map(([name, part]) => [name, kept(before[name as never], part)] as const);
  const whole = parts.length === Object.keys(before).length && !Array.isArray(before);
  return (
    whole && parts.every(([name, part]) => part === before[name as never] && name in before)
      ? before
      : Object.fromEntries(parts)
  ) as T;
}

/** For what is made again and again: each time with the parts of the time before. */
export function keeper<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = kept(before, now));
}
