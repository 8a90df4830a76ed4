/** What messages call by name: seats, roles, cards and places in words, as `words` says them. */
import type { FluentFunction } from "@fluent/bundle";
import { Whole } from "./whole";

/** What of `words` they call. */
interface Speaker {
  lang: string;
  game: string;
  say(id: string, args?: Record<string, unknown>): string;
  attr(id: string, name: string): string | null;
  thing(kind: string, name: string): string;
  role(name: string): string;
  skill(name: string): string;
  seats(numbers: number[]): string;
  called(numbers: number[], you?: string): string;
  reads(seat: number): boolean;
}

/** What is still to be chosen. */
const OPEN = "…";

/** `heard`: told of the seats that a message names. */
export function functionsOf(words: Speaker, heard: (seats: number[]) => void): Record<string, FluentFunction> {
  const value = (given: unknown) =>
    String(typeof given === "object" && given ? (given as { value: unknown }).value : given);

  /** `as`: what the reader is called among them, where the rest of the sentence bears it. */
  const several = (given: unknown, as?: unknown) => {
    const seats = value(given).split(",").filter(Boolean).map(Number);
    if (seats.some((seat) => !Number.isInteger(seat))) return words.say("ui-someone"); // "?": not for this viewer
    heard(seats);
    return words.called(seats, as === undefined ? undefined : words.say(`ui-${value(as)}`));
  };

  /** A card by its name; one that has a number alone is called as in options, "c17". */
  const card = (name: string) =>
    name === "?" ? words.say("card-hidden") : words.thing("card", /^\d+$/.test(name) ? `c${name}` : name);

  /** One thing of this kind, or several by commas, or one and what it turns into ("swap>mislead"). */
  const things = (kind: string, names: string): string => {
    if (names.includes(">"))
      return names
        .split(">")
        .map((name) => things(kind, name))
        .join(" → ");
    const named = (name: string) => {
      if (kind === "card" || name === "?") return card(name);
      return kind === "role" ? words.role(name) : kind === "skill" ? words.skill(name) : words.thing(kind, name);
    };
    const given = names.split(",").filter(Boolean).map(named);
    return given.join(words.say("ui-comma")) || words.say("card-none");
  };

  /** Where a card lies: "deck", or at a seat, "hand3". */
  const place = (at: string) => {
    const kind = at.replace(/\d+$/, "");
    return words.say(`place-${words.game}-${kind}`, { seat: Number(at.slice(kind.length)) });
  };

  const face = (seat: number, role: string) => {
    const [open, close] = words.lang === "en" ? [" (", ")"] : ["（", "）"];
    return `${words.seats([seat])}${open}${words.role(role)}${close}`;
  };

  /** One thing that is said: its topic, and what it is about, "is>witch>#2". */
  const claim = (said: string) => {
    const [topic = "", ...about] = said.split(">");
    if (topic === OPEN) return OPEN;
    if (topic.startsWith("#")) return words.seats([Number(topic.slice(1))]); // somebody is named, and no more is said
    const given = about.map((one, n) => [`a${n}`, one.startsWith("#") ? Number(one.slice(1)) : one]);
    return words.say(`claim-${words.game}-${topic}`, Object.fromEntries(given));
  };

  return {
    CLAIMS: ([claims]) => {
      const said = value(claims).split(",").filter(Boolean).map(claim);
      return said.join(words.lang === "en" ? "; " : "；");
    },
    SEAT: ([seat], { as }) => several(seat, as),
    SEATS: ([seats], { as }) => several(seats, as),
    /** Whom somebody acts upon, who is "themselves" among them. */
    ONTO: ([seat, targets]) => {
      const doer = value(seat);
      const seats = value(targets).split(",").filter(Boolean);
      if (!seats.includes(doer)) return several(targets);
      const own = words.say("ui-self", { mine: words.reads(Number(doer)) ? "yes" : "no" });
      return seats.map((one) => (one === doer ? own : several(one))).join(words.say("ui-comma"));
    },
    /** Who points at whom; those who point at the same, together. */
    AIMS: ([seats, targets]) => {
      const aims = new Map<string, string[]>();
      const at = value(targets).split(",");
      value(seats)
        .split(",")
        .forEach((seat, n) => aims.set(at[n]!, [...(aims.get(at[n]!) ?? []), seat]));
      const said = [...aims].map(([target, who]) => `${several(who.join())} → ${several(target)}`);
      return said.join(words.say("ui-semicolon"));
    },
    /** How many there are of what is joined by commas: a message says by it that there is nobody. */
    COUNT: ([given]) => new Whole(value(given).split(",").filter(Boolean).length),
    ROLE: ([role]) => {
      const name = value(role);
      return name === "?" ? words.say("ui-hidden-role", { game: words.game }) : words.role(name);
    },
    FACES: ([roles]) => {
      const dealt = value(roles)
        .split(",")
        .map((role, seat) => ({ role, seat }));
      const faces = dealt.filter(({ role }) => role).map(({ role, seat }) => face(seat, role));
      return faces.join(words.lang === "en" ? ", " : "、");
    },
    CARD: ([name]) => card(value(name)),
    THING: ([names], { kind }) => things(value(kind), value(names)),
    PLACE: ([at]) => place(value(at)),
    DOES: ([name]) => words.attr(`card-${words.game}-${value(name)}`, "text") ?? "",
    AREA: ([area]) => words.thing("area", value(area)),
    DECK: ([deck]) => words.thing("deck", value(deck)),
    PHASE: ([phase]) => words.thing("phase", value(phase)),
    STAGE: ([stage]) => words.thing("stage", value(stage)),
    /** What this game calls whoever rules over its table. */
    REFEREE: ([game]) =>
      words.attr(`game-${game === undefined ? words.game : value(game)}`, "referee") ?? words.say("referee"),
  };
}
