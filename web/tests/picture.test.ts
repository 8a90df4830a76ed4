import { describe, expect, it } from "vitest";
import { campsOf } from "../src/end/camps";
import { FORMATS, pictureOf, type Shape, type Sitter, type Subject } from "../src/end/picture";
import { cut, wrap } from "../src/end/strokes";
import type { Outcome, ViewSeat } from "../src/lib/protocol";
import { facesOf } from "../src/look/avatars";

/** Every sign as wide as it is high, and half of that for Latin: wider than any font. */
const measure = (text: string, font: string) => {
  const size = Number(/(\d+(\.\d+)?)px/.exec(font)![1]);
  return [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! > 0x2000 ? size : size * 0.55), 0);
};
const FONT = "400 10px x";

it("cuts what is too long, and leaves the rest alone", () => {
  expect(cut("Iris", 100, FONT, measure)).toBe("Iris");
  const short = cut("Wolfeschlegelsteinhausen", 60, FONT, measure);
  expect(short.endsWith("…")).toBe(true);
  expect(measure(short, FONT)).toBeLessThanOrEqual(60);
});

it("breaks Chinese between characters, never before a full stop, and English at spaces", () => {
  expect(wrap("狼人获胜。好人输了。", 50, 3, FONT, measure)).toEqual(["狼人获胜。", "好人输了。"]);
  expect(wrap("one two three four", 45, 9, FONT, measure)).toEqual(["one two", "three", "four"]);
  const many = wrap("word ".repeat(99), 100, 3, FONT, measure);
  expect(many).toHaveLength(3);
  expect(many[2]!.endsWith("…")).toBe(true);
});

function subject(players: number, name: string): Subject {
  const faces = facesOf(Array.from({ length: players }, () => ""));
  const seats: Sitter[] = faces.map((face, n) => ({
    no: n + 1,
    name,
    face,
    dead: n % 3 === 0,
    won: n % 2 === 0,
    emblem: '<path d="M1 1h9"/>',
    role: name && "Fortune Teller",
    tone: n % 4 ? "kind" : "evil",
  }));
  const line = "3 nights. Day 2: one vote kept 5 Iris at the table. ".repeat(9);
  return { title: "Duskbell", headline: name || "狼人获胜", tone: "evil", line, seats, address: "table.example" };
}

describe.each(Object.keys(FORMATS) as Shape[])("the %s picture", (shape) => {
  it.each([5, 12, 16, 17, 24])("holds %i seats with the longest names inside its frame", (players) => {
    const { width, height } = FORMATS[shape];
    const name = "Wolfeschlegelsteinhausen & <b>阿凡提·买买提·艾力·阿布都拉</b>";
    const picture = pictureOf(subject(players, name), shape, measure);
    const texts = [...picture.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"([^>]*)>([^<]*)</g)];
    expect(picture.match(/<text/g)).toHaveLength(texts.length); // no name has become a tag
    expect(texts.filter((text) => /^\d+$/.test(text[5]!))).toHaveLength(players);
    for (const [, x, y, size, rest, said] of texts) {
      const wide = measure(said!.replace(/&#\d+;/g, "&"), `${size}px`);
      const left = Number(x) - (rest!.includes("middle") ? wide / 2 : rest!.includes('"end"') ? wide : 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
    for (const [, x, y, scale] of picture.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x) + 48 * Number(scale)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y) + 48 * Number(scale)).toBeLessThanOrEqual(height);
    }
  });

  it.each([12, 16, 17, 24])("lays nothing of %i seats with long names over anything else", (players) => {
    const picture = pictureOf(subject(players, "Wolfeschlegelsteinhausen"), shape, measure);
    const drawn = [...picture.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)/g)].map((found) => {
      const [x, y, scale] = found.slice(1).map(Number) as [number, number, number];
      return [x, y, x + 48 * scale, y + 48 * scale];
    });
    const said = [
      ...picture.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"[^>]*middle[^>]*>([^<]*)</g),
    ];
    const written = said.map(([, x, y, size, text]) => {
      const half = measure(text!, `${size}px`) / 2;
      return [Number(x) - half, Number(y) - 0.75 * Number(size), Number(x) + half, Number(y)];
    });
    const boxes = [...drawn, ...written] as [number, number, number, number][];
    expect(boxes).toHaveLength(1 + (players > 15 ? 4 : 5) * players); // with the bell, and roles by name where there is room
    const over = boxes.flatMap((a, n) =>
      boxes.slice(n + 1).filter((b) => a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 1 && b[1] < a[3] - 1),
    );
    expect(over).toEqual([]);
  });

  it("names nobody who asked not to be named", () => {
    const shy = subject(6, "");
    shy.seats[2]!.name = "Iris";
    expect(pictureOf(shy, shape, measure)).not.toContain("undefined");
    expect(pictureOf(shy, shape, measure).match(/Iris<\/text>/g)).toHaveLength(1);
  });
});

const seat = (no: number, team: string): ViewSeat =>
  ({ seat: no, team, alive: true, role: "x" }) as unknown as ViewSeat;

it("puts the side that has won first, and calls no side the winner of which one alone has won", () => {
  const seats = [seat(0, "hunter"), seat(1, "shadow"), seat(2, "neutral"), seat(3, "neutral"), seat(4, "neutral")];
  const outcome = { winners: [1, 2], teams: ["shadow"], reason: "" } as unknown as Outcome;
  expect(campsOf(seats, outcome).map(({ team, won }) => [team, won])).toEqual([
    ["shadow", true],
    ["hunter", false],
    ["neutral", false],
  ]);
  const strangers = [seat(0, "agency"), seat(1, "stranger"), seat(2, "stranger")];
  const alone = { winners: [2], teams: ["stranger"], reason: "" } as unknown as Outcome;
  expect(campsOf(strangers, alone).some(({ won }) => won)).toBe(false); // each of them for themselves
  expect(campsOf(strangers.slice(0, 2), { ...alone, winners: [1] })[0]).toMatchObject({ team: "stranger", won: true });
});

describe.each(Object.keys(FORMATS) as Shape[])("the %s picture of few", (shape) => {
  it("has the title, names and the address whole, and faces as large as there is room", () => {
    const title = "Duskbell · Blood on the Clocktower · 6 players";
    const picture = pictureOf({ ...subject(6, "Lamplighter"), title }, shape, measure);
    expect(picture).toContain(`>${title}<`);
    expect(picture.match(/>Lamplighter</g)!.length).toBeGreaterThanOrEqual(6);
    expect(picture).toContain(">table.example<");
    const tall = [...picture.matchAll(/translate\([\d.-]+ ([\d.-]+)\) scale\(([\d.]+)\)/g)];
    const lowest = Math.max(...tall.map(([, y, scale]) => Number(y) + 48 * Number(scale)));
    expect(lowest).toBeGreaterThan(0.8 * FORMATS[shape].height);
  });
});
