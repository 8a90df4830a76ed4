/** Whose talk this browser does not show: nobody else learns of it, and the referee's lines are never among it. */
import { recall, remember } from "./keep";

export class Hushed {
  private seats = $state.raw<ReadonlySet<number>>(new Set());
  private readonly key: string;

  constructor(room: string) {
    this.key = `hushed.${room}`;
    this.seats = new Set((recall(this.key) ?? "").split(",").filter(Boolean).map(Number));
  }

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  turn(seat: number): void {
    const seats = new Set(this.seats);
    if (!seats.delete(seat)) seats.add(seat);
    this.seats = seats;
    remember(this.key, [...this.seats].join(","));
  }
}
