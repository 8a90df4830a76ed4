/**
 * Where a moment is told: in the middle of a large ring; else over a part of the table that holds no answer. It is the same
 * place whether something is asked or not, so that a card stays where it is while questions come and go.
 */

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** A part of the table that a card may lie over. */
export type Part = "log" | "desk" | "stage";

/** With less room in sight a moment cannot be read, and stays in the log. */
const LEAST = 88;

/** So high the own card is, face down. */
const DOWN = 56;

/** So large the middle of a ring has room for a card: as wide as the widest, whose button stands beside its words. */
const CARD = { width: 416, height: 180 };

class Where {
  private parts = $state.raw<Partial<Record<Part, Box>>>({});
  private ring = $state.raw<Box | null>(null);
  private measured = $state(false);
  private attached = 0;
  /** Which parts may be covered now, the best first; null: there is no table yet. */
  order = $state.raw<Part[] | null>(null);
  /** What shows now: the own card, turned over or not, or another moment. */
  shows = $state<"card" | "down" | "moment" | null>(null);
  /** Where the own card is read over a part of the table: nothing is told there until it is covered. */
  private read = $state.raw<Box | null>(null);

  /** The part with that much room, or else the best. */
  private readonly part = (least: number): [Part | null, Box | null] => {
    const found = this.order?.find((part) => (this.parts[part]?.height ?? 0) >= least) ?? this.order?.[0];
    return [found ?? null, (found && this.parts[found]) ?? null];
  };

  readonly box = $derived.by(() => this.ring ?? this.part(LEAST)[1]);
  /** Where the own card lies until it is turned: it covers no face, and nothing that a question needs. */
  readonly down = $derived.by(() => this.part(DOWN)[1] ?? this.ring);
  /** Where its owner turns it over: in a large ring; null: it is opened where it lies, below the table, over no face. */
  readonly own = $derived.by(() => this.ring);
  /** Whether a card lies over the middle of the ring, whose words would stick out from under it. */
  readonly lies = $derived.by(() => {
    if (this.shows === null) return false;
    if (this.shows === "card") return true;
    if (this.shows === "down") return this.down === null || this.part(DOWN)[0] === "stage";
    return this.ring !== null || this.box === null || this.part(LEAST)[0] === "stage";
  });
  /** Whether it is known where a moment is told: not before the table is laid, and its parts measured for the first time. */
  readonly known = $derived(this.measured || this.order?.length === 0);
  readonly tight = $derived.by(() => {
    const { box, read } = this;
    if (box === null || box === this.ring) return false;
    return box.height < LEAST || (read !== null && read.top < box.top + box.height && read.left < box.left + box.width);
  });
  /** Whether it lies in the middle of the ring. */
  readonly centred = $derived(this.ring !== null && this.box === this.ring);

  /** To be attached to the own card where it lies open. */
  readonly reads = (card: HTMLElement) => {
    const measure = () => {
      const { top, left, width, height } = card.getBoundingClientRect();
      this.read = getComputedStyle(card).position === "absolute" ? { top, left, width, height } : null;
    };
    const sizes = new ResizeObserver(measure);
    for (const seen of [card, document.body]) sizes.observe(seen);
    measure(); // at once: nothing comes up in between
    return () => {
      sizes.disconnect();
      this.read = null;
    };
  };

  /** To be attached to each part of the table that a moment may cover. */
  covers(name: Part) {
    return (part: HTMLElement) => {
      const dock = part.parentElement?.querySelector(":scope > .dock");
      const measure = () => {
        this.measured = true;
        const { top, left, right, bottom } = part.getBoundingClientRect();
        const asked = dock?.getBoundingClientRect();
        /** On a low screen the question stays where it is while the page scrolls below it, the whole part perhaps. */
        const covered = asked && asked.left < right && asked.right > left && asked.bottom > top;
        const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom, covered ? asked.top : bottom)];
        const box = bottom > top && { top: from, left, width: right - left, height: Math.max(0, to - from) };
        const { [name]: old, ...others } = this.parts;
        if (!box) this.parts = others;
        else if (!old || Object.entries(box).some(([side, size]) => old[side as keyof Box] !== size))
          this.parts = { ...others, [name]: box };
      };
      const sizes = new ResizeObserver(measure);
      for (const seen of [part, dock, document.body]) if (seen) sizes.observe(seen);
      addEventListener("scroll", measure, { passive: true });
      this.attached++;
      return () => {
        if (--this.attached === 0) this.measured = false;
        sizes.disconnect();
        removeEventListener("scroll", measure);
        const { [name]: _, ...others } = this.parts;
        this.parts = others;
      };
    };
  }

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
