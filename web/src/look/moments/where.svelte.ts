/**
 * Where a moment is told: in the middle of a large ring; else, while somebody is asked something, over a part of the table
 * that is no answer, and without a question over everything.
 */

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** With less room in sight a moment cannot be read, and stays in the log. */
const LEAST = 88;

/** So large the middle of a ring has room for a card. */
const CARD = { width: 340, height: 250 };

class Where {
  private part = $state.raw<Box | null>(null);
  private ring = $state.raw<Box | null>(null);
  readonly box = $derived(this.ring ?? this.part);
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
      if (bottom > top) this.part = { top: from, left, width: right - left, height: Math.max(0, to - from) };
    };
    const sizes = new ResizeObserver(measure);
    for (const seen of [part, dock, document.body]) if (seen) sizes.observe(seen);
    addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", measure);
      this.part = null;
    };
  };

  /** To be attached to the middle of the ring: there is no better place, where it is large. */
  readonly middle = (part: HTMLElement) => {
    const measure = () => {
      const { top, left, width, height } = part.getBoundingClientRect();
      this.ring = width >= CARD.width && height >= CARD.height ? { top, left, width, height } : null;
    };
    const sizes = new ResizeObserver(measure);
    for (const seen of [part, document.body]) sizes.observe(seen);
    return () => {
      sizes.disconnect();
      this.ring = null;
    };
  };
}

export const where = new Where();
