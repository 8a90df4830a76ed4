/** Answering by keyboard: a number picks a seat (or, where no seats are asked for, an option), Enter sends, Esc takes back. */
import { asksForSeats } from "./asking";
import type { Choosing } from "./choosing.svelte";
import { seatOf, tokenOf, type Ask } from "./protocol";

const TYPING = "input, textarea, select, [contenteditable]";
const PLACES = ["main", "asked"]; // where the focus waits
const QUICK = 900; // 1 and then 2 is seat 12

/** What to type for an option; "" where numbers are for the seats alone. */
export function keyOf(ask: Ask, token: string): string {
  const seat = seatOf(token);
  if (seat !== null) return String(seat + 1);
  const place = ask.options.filter((other) => seatOf(other) === null).indexOf(token);
  if (asksForSeats(ask)) return place === 0 ? "0" : "";
  return place < 9 ? String(place + 1) : "";
}

function optionAt(ask: Ask, typed: string): string | undefined {
  const seat = tokenOf(Number(typed) - 1);
  return ask.options.includes(seat) ? seat : ask.options.find((token) => keyOf(ask, token) === typed);
}

export class Keys {
  private typed = "";
  private last = -Infinity;

  constructor(private readonly choosing: Choosing) {}

  press = (event: KeyboardEvent): void => {
    const { choosing } = this;
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !choosing.step) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (/^[0-9]$/.test(event.key)) this.digit(event.key, choosing.step);
    else if (event.key === "Enter" && this.sends(target)) choosing.confirm();
    else if (event.key === "Escape" && (choosing.picked.length || choosing.path.length || choosing.offer))
      choosing.back();
    else return;
    event.preventDefault();
  };

  private digit(key: string, ask: Ask): void {
    const now = performance.now();
    const longer = now - this.last < QUICK ? this.typed + key : key;
    this.last = now;
    const whole = optionAt(ask, longer);
    const token = whole ?? optionAt(ask, key);
    this.typed = whole === undefined ? key : longer;
    if (token === undefined) return;
    const shorter = longer.length > 1 && whole !== undefined ? optionAt(ask, longer.slice(0, -1)) : undefined;
    // The 1 of a 12 was not meant by itself.
    if (shorter !== undefined && ask.most > 1 && this.choosing.picked.includes(shorter)) this.pick(shorter);
    this.pick(token);
  }

  private pick(token: string): void {
    this.choosing.press(token, undefined, true);
  }

  /** Enter sends from nowhere in particular and from an option that is picked; elsewhere it is a press on what is there. */
  private sends(target: EventTarget | null): boolean {
    if (!this.choosing.picked.length || !(target instanceof HTMLElement)) return false;
    const token = target.closest<HTMLElement>("[data-token]")?.dataset.token;
    return token === undefined ? target === document.body || PLACES.includes(target.id) : this.choosing.isChosen(token);
  }
}
