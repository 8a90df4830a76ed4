/** Whose talk this browser does not show: nobody else learns of it, and the referee's lines are never among it. */
import { recall, remember } from "./keep";

export class Hushed {
  private seats = $state.raw<ReadonlySet<number>>(new Set());
  private readonly key: string;
  private names: string[] = [];

  constructor(room: string) {
    this.key = `hushed.${room}`;
    this.seats = new Set((recall(this.key) ?? "").split(",").filter(Boolean).map(Number));
  }

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  /** Before the start people change places: whose talk is not shown is still not shown there. */
  follow(names: string[]): void {
    const before = this.names;
    this.names = names;
    const moved = [...this.seats].filter((seat) => before[seat] && before[seat] !== names[seat]);
    if (!moved.length) return;
    const now = moved.map((seat) => names.indexOf(before[seat]!)).filter((seat) => seat >= 0);
    this.keep([...[...this.seats].filter((seat) => !moved.includes(seat)), ...now]);
  }

  turn(seat: number): void {
    const seats = new Set(this.seats);
    if (!seats.delete(seat)) seats.add(seat);
    this.keep(seats);
  }

  private keep(seats: Iterable<number>): void {
    this.seats = new Set(seats);
    remember(this.key, [...this.seats].join(","));
  }
}
