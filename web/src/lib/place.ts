/** Where the keyboard goes on when what it was on is gone. */

/** Milliseconds after which a new state is laid out for certain, and a browser has let go of a button that was switched off. */
const SETTLED = 250;
/** Where the next question will stand, at a table; and the top of the page. */
const [ASKED, TOP] = ["asked", "main"];

/**
 * Whether nothing has the focus. A button that is switched off keeps it in name until the next picture, and a state that
 * comes before that would find it held.
 */
function lost(): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || held.matches(":disabled");
}

/** Gives the focus, if it is lost, to the first of these places that is there. */
function look(...ids: string[]): void {
  if (!lost()) return;
  const place = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  place?.focus({ preventScroll: true });
}

/**
 * To be called when a new state is laid out: keeps the focus from being lost by it, now or a moment later; returns what
 * ends that. `arrived`: the lobby or the table has just come, so one goes on at its top; but who has pressed a button of it
 * a moment later, and waits for what comes of that, goes on at the question.
 */
export function keepPlace(arrived: boolean): () => void {
  if (arrived) look(TOP);
  else look(ASKED, TOP);
  const later = setTimeout(() => look(ASKED, TOP), SETTLED);
  return () => clearTimeout(later);
}

/**
 * Keeps the focus from being lost by what no state brings: an answer on its way switches its button off, an offer that is
 * taken up takes its own away, a part that is fetched lays others anew. Returns what ends that.
 */
export function watchPlace(): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    if (later !== undefined || !lost()) return;
    later = setTimeout(() => {
      later = undefined;
      look(ASKED, TOP);
    }, SETTLED);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    watch.disconnect();
    clearTimeout(later);
  };
}
