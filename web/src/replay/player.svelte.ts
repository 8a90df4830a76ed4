/** Where a replay stands and how it goes on: by events, by phases, by itself. */
import type { TableEvent, View } from "../lib/protocol";
import type { Moment } from "../look/moments/moment";
import { chaptersOf, fallsOf, momentOf, type Chapter, type Fall } from "./chapters";

export interface Story {
  events: TableEvent[];
  views: View[];
}

const SPEEDS = [0.5, 1, 2, 4];
const DWELL = 1_800;
/** A moment stands so many times as long as a line of the log. */
const LONGER = 2;

export class Player {
  story = $state.raw<Story>({ events: [], views: [] });
  /** How many events have happened. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);

  readonly length = $derived.by(() => this.story.events.length);
  readonly chapters = $derived.by<Chapter[]>(() => chaptersOf(this.story.events));
  readonly chapter = $derived.by(() => this.chapters.findLast(({ from }) => from < this.at) ?? this.chapters[0]);
  readonly view = $derived.by<View | undefined>(() => this.story.views[this.at]);
  /** What has just happened. */
  readonly event = $derived.by<TableEvent | undefined>(() => this.story.events[this.at - 1]);
  readonly moment = $derived.by<Moment | null>(() => momentOf(this.event));
  readonly falls = $derived.by<Fall[]>(() => fallsOf(this.story.views));
  readonly ended = $derived.by(() => this.at >= this.length);

  constructor() {
    $effect(() => {
      if (!this.playing) return;
      void this.at; // each step has its own time
      const timer = setTimeout(() => this.step(1), (DWELL * (this.moment ? LONGER : 1)) / this.speed);
      return () => clearTimeout(timer);
    });
  }

  go(at: number): void {
    this.at = Math.min(this.length, Math.max(0, Math.round(at)));
    if (this.ended) this.playing = false;
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To where the next phase has just begun, or the present one; a second time to the one before. */
  turn(by: 1 | -1): void {
    const starts = this.chapters.map(({ from }) => from + 1);
    const next = by > 0 ? starts.find((start) => start > this.at) : starts.findLast((start) => start < this.at);
    this.go(next ?? (by > 0 ? this.length : 0));
  }

  /** As fast as the next of the speeds; after the fastest comes the slowest. */
  hurry(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** From the end it begins anew. */
  toggle(): void {
    if (!this.playing && this.ended) this.go(0);
    this.playing = !this.playing;
  }
}
