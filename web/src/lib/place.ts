/** Where the keyboard goes on when what it was on is gone. */

/** Milliseconds after which a new state is laid out for certain, and a browser has let go of a button that was switched off. */
const SETTLED = 250;

/**
 * Whether nothing has the focus. A button that is switched off keeps it in name until the next picture, and a state that
 * comes before that would find it held.
 */
function lost(): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || held.matches(":disabled");
}

/** Gives the focus to the first of these places that is there, if it is lost, or is lost a moment later; returns what ends that. */
export function keepPlace(ids: string[]): () => void {
  const look = () => {
    if (!lost()) return;
    const place = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
    place?.focus({ preventScroll: true });
  };
  look();
  const later = [0, SETTLED].map((after) => setTimeout(look, after));
  return () => later.forEach(clearTimeout);
}
