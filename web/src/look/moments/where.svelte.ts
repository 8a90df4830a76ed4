/**
 * Where a moment is told while somebody is asked something: over a part of the table that is no answer. Without a question it
 * lies in the middle of everything.
 */

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** With less room in sight a moment cannot be read, and stays in the log. */
const LEAST = 88;

class Where {
  box = $state.raw<Box | null>(null);
  readonly tight = $derived(this.box !== null && this.box.height < LEAST);

  /** To be attached to the part of the table that a moment may cover now, or to each where one of several is in sight. */
  readonly covers = (part: HTMLElement) => {
    const dock = part.parentElement?.querySelector(":scope > .dock");
    const measure = () => {
      const { top, left, right, bottom } = part.getBoundingClientRect();
      const asked = dock?.getBoundingClientRect();
      /** On a low screen the question stays where it is while the page scrolls below it. */
      const covered = asked && asked.left < right && asked.right > left && asked.top > top;
      const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom, covered ? asked.top : bottom)];
      if (bottom > top) this.box = { top: from, left, width: right - left, height: Math.max(0, to - from) };
    };
    const sizes = new ResizeObserver(measure);
    for (const seen of [part, dock, document.body]) if (seen) sizes.observe(seen);
    addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", measure);
      this.box = null;
    };
  };
}

export const where = new Where();
