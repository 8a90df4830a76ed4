/**
 * Where a moment is told: in the middle of a large ring; else over a part of the table that holds no answer. It is the same
 * place whether something is asked or not, so that a card stays where it is while questions come and go.
 */
import { untrack } from "svelte";

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

/** And for a brief one, which comes all the time: the log below it, and what was said there last, stay whole. */
const BRIEF = { width: 220, height: 92 };

const overlap = (a: Box, b: Box) => a.top < b.top + b.height && a.left < b.left + b.width && b.top < a.top + a.height;

class Where {
  private parts = $state.raw<Partial<Record<Part, Box>>>({});
  private ring = $state.raw<Box | null>(null);
  private small = $state.raw<Box | null>(null);
  private measured = $state(false);
  private attached = 0;
  /** Which parts may be covered now, the best first; null: there is no table yet. */
  order = $state.raw<Part[] | null>(null);
  /** What shows now: the own card, turned over or not, or another moment. */
  shows = $state<"card" | "down" | "moment" | "brief" | null>(null);
  /** Where the own card or a panel is read over a part of the table: nothing is told there until it is closed. */
  private read = $state.raw<ReadonlyMap<HTMLElement, Box>>(new Map());

  /** The part with that much room, or else the best. */
  private readonly part = (least: number): [Part | null, Box | null] => {
    const found = this.order?.find((part) => (this.parts[part]?.height ?? 0) >= least) ?? this.order?.[0];
    return [found ?? null, (found && this.parts[found]) ?? null];
  };

  readonly box = $derived.by(() => this.ring ?? this.part(LEAST)[1]);
  /** Where a brief one is told: a smaller ring has room for it, too. */
  readonly brief = $derived.by(() => this.ring ?? this.small ?? this.box);
  /** Where the own card lies until it is turned: it covers no face, and nothing that a question needs. */
  readonly down = $derived.by(() => this.part(DOWN)[1] ?? this.ring);
  /** Where its owner turns it over: in a large ring; null: it is opened where it lies, below the table, over no face. */
  readonly own = $derived.by(() => this.ring);
  /** Whether a card lies over the middle of the ring, whose words would stick out from under it. */
  readonly lies = $derived.by(() => {
    if (this.shows === null) return false;
    if (this.shows === "card") return true;
    if (this.shows === "brief" && this.small !== null) return true;
    if (this.shows === "down") return this.down === null || this.part(DOWN)[0] === "stage";
    return this.ring !== null || this.box === null || this.part(LEAST)[0] === "stage";
  });
  /** Whether it is known where a moment is told: not before the table is laid, and its parts measured for the first time. */
  readonly known = $derived(this.measured || this.order?.length === 0);
  readonly tight = $derived.by(() => {
    const { box, read } = this;
    if (box === null || box === this.ring) return false;
    return box.height < LEAST || [...read.values()].some((other) => overlap(other, box));
  });
  /** Whether this is the middle of the ring. */
  readonly isMiddle = (box: Box | null) => box !== null && (box === this.ring || box === this.small);

  private put(open: HTMLElement, box: Box | null): void {
    const others = new Map(untrack(() => this.read));
    others.delete(open);
    this.read = box ? others.set(open, box) : others;
  }

  /** To be attached to the own card where it lies open, and to what else may lie over the table. */
  readonly reads = (card: HTMLElement) => {
    const measure = () => {
      const { top, left, width, height } = card.getBoundingClientRect();
      this.put(card, getComputedStyle(card).position === "absolute" ? { top, left, width, height } : null);
    };
    const sizes = new ResizeObserver(measure);
    for (const seen of [card, document.body]) sizes.observe(seen);
    measure(); // at once: nothing comes up in between
    return () => {
      sizes.disconnect();
      this.put(card, null);
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
      const middle = (inner.top + inner.bottom) / 2;
      /** The middle, where a card of this size covers no face there. */
      const roomFor = (card: { width: number; height: number }): Box | null => {
        const [left, right] = [-1, 1].map((side) => inner.left + (inner.width + side * card.width) / 2) as [
          number,
          number,
        ];
        let [top, bottom] = [inner.top, inner.bottom];
        for (const tile of tiles?.children ?? []) {
          const seat = tile.getBoundingClientRect();
          if (seat.left > right || seat.right < left) continue;
          if (seat.bottom < middle) top = Math.max(top, seat.bottom);
          else if (seat.top > middle) bottom = Math.min(bottom, seat.top);
        }
        const height = bottom - top;
        if (inner.width < card.width || height < card.height) return null;
        return { left: inner.left, width: inner.width, top, height };
      };
      this.ring = roomFor(CARD);
      this.small = this.ring ? null : roomFor({ ...BRIEF, width: Math.max(BRIEF.width, inner.width) });
    };
    const sizes = new ResizeObserver(measure);
    for (const seen of [part, tiles, document.body]) if (seen) sizes.observe(seen);
    return () => {
      sizes.disconnect();
      this.ring = this.small = null;
    };
  };
}

export const where = new Where();
