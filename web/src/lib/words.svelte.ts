/** Keys → words, from the one catalogue that server and page share. A missing id shows itself and breaks nothing. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./keep";
import type { Fault, GameInfo, Lang, TableEvent } from "./protocol";

const files = import.meta.glob<string>("../../../src/duskbell/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const LANGS: Lang[] = ["en", "zh-CN"];
const MODERATOR = -2;
export type Args = Record<string, unknown>;

/** A key of the rules as a catalogue id. */
export const idOf = (key: string) => key.replaceAll(".", "-");

/** Fluent takes words and numbers: a tuple arrives joined by commas, a yes or no as "true" or "false". */
function plain(args: Args): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" || typeof value === "string"
        ? value
        : Array.isArray(value)
          ? value.join(",")
          : String(value),
    ]),
  );
}

class Words {
  lang = $state<Lang>("en");
  /** Whose table the words are about: the names at its seats, its game, the viewer's seat. */
  names = $state.raw<string[]>([]);
  game = $state("");
  me = $state(-1);
  private heard: number[] = [];
  private bundles = new Map<Lang, FluentBundle>();

  constructor() {
    const chosen = recall("lang") ?? (navigator.language.toLowerCase().startsWith("zh") ? "zh-CN" : "en");
    for (const lang of LANGS) this.bundles.set(lang, this.bundle(lang));
    this.lang = LANGS.find((lang) => lang === chosen) ?? "en";
    document.documentElement.lang = this.lang;
  }

  use(lang: Lang): void {
    this.lang = lang;
    remember("lang", lang);
    document.documentElement.lang = lang;
  }

  about(game: string, names: string[], me: number): void {
    if (this.game !== game) this.game = game;
    if (this.me !== me) this.me = me;
    if (this.names.join("\n") !== names.join("\n")) this.names = names;
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  /** `id.name`, the attribute of a message; null when there is none. */
  attr(id: string, name: string, args: Args = {}): string | null {
    return this.find(id, args, name);
  }

  /** Whether the words of `id` depend on this argument. */
  uses(id: string, arg: string): boolean {
    return this.has(id) && this.say(id, { [arg]: -1 }) !== this.say(id, { [arg]: 0 });
  }

  /** The first of these ids that has words; else `fallback`. */
  first(ids: string[], args: Args = {}, fallback = ids[0] ?? ""): string {
    for (const id of ids) {
      const words = this.find(id, args);
      if (words !== null) return words;
    }
    return fallback;
  }

  /** A thing that belongs to the game (`role`, `team`, `phase`, `stage`, …), by its own or the common name. */
  thing(kind: string, key: string): string {
    const name = idOf(key);
    return this.first([`${kind}-${this.game}-${name}`, `${kind}-${name}`], {}, key);
  }

  gameName(game: GameInfo | undefined, id = ""): string {
    return game ? (game.name[this.lang] ?? game.name.en ?? game.id) : id;
  }

  /** An event as a sentence for this viewer; "" where the catalogue wants silence. */
  event(event: TableEvent): string {
    const mine = "seat" in event ? { mine: event.seat === this.me ? "yes" : "no" } : {};
    const own = `event-${idOf(event.type.replace(/^core\./, `${this.game}.`))}`;
    return this.first([own, `event-${idOf(event.type)}`], { ...event, me: this.me, ...mine });
  }

  fault(fault: Fault): string {
    return this.first([`error-${idOf(fault.key)}`, idOf(fault.key)], {}, fault.message || fault.key);
  }

  /** Who sits there, by name alone: where the number stands beside it. */
  name(seat: number): string {
    return this.names[seat] || this.say("ui-seat", { n: seat + 1 });
  }

  /** A seat in a sentence: number and name. */
  seat(seat: number): string {
    if (seat === MODERATOR) return this.say("seat-moderator");
    if (seat < 0) return this.say("ui-nobody");
    return this.say("ui-seat-name", { n: seat + 1, name: this.names[seat] ?? "" }).trim();
  }

  seats(seats: number[]): string {
    return seats.map((seat) => this.seat(seat)).join(this.say("ui-comma")) || this.say("ui-nobody");
  }

  /** The seats that a sentence names, in its order: whom a question is about. */
  named(id: string, args: Args): number[] {
    this.heard = [];
    this.say(id, args);
    return this.heard;
  }

  private find(id: string, args: Args = {}, attribute?: string): string | null {
    for (const lang of this.lang === "en" ? LANGS.slice(0, 1) : [this.lang, "en" as const]) {
      const bundle = this.bundles.get(lang)!;
      const message = bundle.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern === null || pattern === undefined) continue;
      return bundle.formatPattern(pattern, plain(args), []);
    }
    return null;
  }

  private bundle(lang: Lang): FluentBundle {
    const value = (given: unknown) =>
      typeof given === "object" && given ? (given as { value: unknown }).value : given;
    const several = (given: unknown) => {
      const text = String(value(given));
      const seats = text.split(",").filter(Boolean).map(Number);
      if (seats.some((seat) => !Number.isInteger(seat))) return this.say("ui-someone"); // "?": not for this viewer
      this.heard.push(...seats);
      return this.seats(seats);
    };
    const functions: Record<string, FluentFunction> = {
      SEAT: ([seat]) => several(seat),
      SEATS: ([seats]) => several(seats),
      ROLE: ([role]) => {
        const name = String(value(role));
        return name === "?" ? this.say("ui-hidden-role") : this.thing("role", name);
      },
    };
    const bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const [path, text] of Object.entries(files)) {
      if (!path.includes(`/locale/${lang}/`)) continue;
      for (const error of bundle.addResource(new FluentResource(text))) console.warn(path, error.message);
    }
    return bundle;
  }
}

export const words = new Words();
