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

/** So high an own card is, turned over. */
const OWN = 300;

/** So large the middle of a ring has room for a card: as wide as the widest, whose button stands beside its words. */
const CARD = { width: 416, height: 180 };

class Where {
  private part = $state.raw<Box | null>(null);
  private ring = $state.raw<Box | null>(null);
  /** Whether that part has the ring in it. */
  private staged = $state(false);
  /** What shows now: the own card, which lies over the ring on any screen, or another moment. */
  shows = $state<"card" | "moment" | null>(null);
  readonly box = $derived(this.ring ?? this.part);
  /** Whether it lies over the middle of the ring, whose words would stick out from under it. */
  readonly lies = $derived(
    this.shows === "card" || (this.shows !== null && (this.box !== this.part || this.part === null || this.staged)),
  );
  /** Where the own card lies, which comes before all questions: in the middle of a ring with room for it. */
  readonly own = $derived(this.ring && this.ring.height >= OWN ? this.ring : null);
  readonly tight = $derived(this.box !== null && this.box.height < LEAST);

  /** To be attached to the part of the table that a moment may cover now, or to each where one of several is in sight. */
  readonly covers = (part: HTMLElement) => {
    const dock = part.parentElement?.querySelector(":scope > .dock");
    this.staged = part.matches(".stage");
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

  /** To be attached to the middle of the ring: there is no better place, where it is large. No face lies below the card. */
  readonly middle = (part: HTMLElement) => {
    const tiles = part.parentElement?.querySelector(":scope > ul");
    const measure = () => {
      const inner = part.getBoundingClientRect();
      const [left, right] = [-1, 1].map((side) => inner.left + (inner.width + side * CARD.width) / 2) as [
        number,
        number,
      ];
      const middle = (inner.top + inner.bottom) / 2;
      let [top, bottom] = [inner.top, inner.bottom];
      for (const tile of tiles?.children ?? []) {
        const seat = tile.getBoundingClientRect();
        if (seat.left > right || seat.right < left) continue;
        if (seat.bottom < middle) top = Math.max(top, seat.bottom);
        else if (seat.top > middle) bottom = Math.min(bottom, seat.top);
      }
      const height = bottom - top;
      this.ring =
        inner.width >= CARD.width && height >= CARD.height
          ? { left: inner.left, width: inner.width, top, height }
          : null;
    };
    const sizes = new ResizeObserver(measure);
    for (const seen of [part, tiles, document.body]) if (seen) sizes.observe(seen);
    return () => {
      sizes.disconnect();
      this.ring = null;
    };
  };
}

export const where = new Where();
