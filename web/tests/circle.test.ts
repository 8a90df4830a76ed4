import { expect, it } from "vitest";
import { CIRCLE, circleOf, type Circle } from "../src/end/circle";

/** Every sign as wide as it is high, and half of that for Latin: wider than any font. */
const measure = (text: string, font: string) => {
  const size = Number(/(\d+(\.\d+)?)px/.exec(font)![1]);
  return [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! > 0x2000 ? size : size * 0.55), 0);
};

const circle = (players: number, name: string, beside: string[]): Circle => ({
  title: "Duskbell · Blood on the Clocktower · 20 players",
  headline: "Victory for evil",
  tone: "evil",
  line: "3 nights. Day 2: one vote kept 5 Iris from the block. ".repeat(4),
  tokens: Array.from({ length: players }, (_, n) => ({
    no: n + 1,
    name,
    dead: n % 3 === 0,
    emblem: '<path d="M1 1h9"/>',
    role: "Fortune Teller",
    tone: n % 4 ? "kind" : "evil",
    beside: n % 2 ? beside.map((text) => ({ text, emblem: '<path d="M1 1h9"/>' })) : [],
  })),
  address: "table.example",
});

type Box = [number, number, number, number];
const meets = (a: Box, b: Box) => a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 1 && b[1] < a[3] - 1;
/** Whether a box lies over the disc that another box holds. */
const covers = ([left, top, right, low]: Box, [x, y, far, deep]: Box) => {
  const [middle, high, r] = [(x + far) / 2, (y + deep) / 2, (far - x) / 2];
  const near = [Math.max(left, Math.min(middle, right)), Math.max(top, Math.min(high, low))] as const;
  return Math.hypot(near[0] - middle, near[1] - high) < r - 1;
};
const discs = (picture: string): Box[] =>
  [...picture.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)"/g)].map((found) => {
    const [x, y, r] = found.slice(1).map(Number) as [number, number, number];
    return [x - r, y - r, x + r, y + r];
  });
const texts = (picture: string): Box[] =>
  [...picture.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"([^>]*)>([^<]*)</g)].map(
    ([, x, y, size, rest, said]) => {
      const wide = measure(said!, `${size}px`);
      const left = Number(x) - (rest!.includes("middle") ? wide / 2 : rest!.includes('"end"') ? wide : 0);
      return [left, Number(y) - 0.75 * Number(size), left + wide, Number(y)];
    },
  );
const reminders = (picture: string): Box[] =>
  [...picture.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)].map((found) => {
    const [x, y, wide, high] = found.slice(1).map(Number) as [number, number, number, number];
    return [x, y, x + wide, y + high];
  });

it.each([5, 8, 12, 15, 20])(
  "holds the tokens of %i seats and what is written below them, none over another",
  (players) => {
    const picture = circleOf(circle(players, "Wolfeschlegelsteinhausen", []), measure);
    const [tokens, written] = [discs(picture), texts(picture)];
    expect(tokens).toHaveLength(players);
    expect(tokens.flatMap((one, n) => tokens.slice(n + 1).filter((other) => meets(one, other)))).toEqual([]);
    expect(written.flatMap((one, n) => written.slice(n + 1).filter((other) => meets(one, other)))).toEqual([]);
    expect(written.filter((one) => tokens.some((token) => covers(one, token)))).toEqual([]);
    for (const [left, top, right, low] of [...tokens, ...written]) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(CIRCLE.width);
      expect(low).toBeLessThanOrEqual(CIRCLE.height);
    }
  },
);

it.each([5, 8, 12, 15])("lays the reminders of %i seats over no token and into the frame", (players) => {
  const picture = circleOf(circle(players, "Iris", ["Drunk", "Red herring"]), measure);
  expect(reminders(picture)).toHaveLength(2 * Math.floor(players / 2));
  for (const one of reminders(picture)) {
    expect(discs(picture).filter((other) => covers(one, other))).toEqual([]);
    expect(one[0]).toBeGreaterThanOrEqual(0);
    expect(one[2]).toBeLessThanOrEqual(CIRCLE.width);
  }
});

it("says how many more lie beside a seat with many, and names nobody who asked not to be named", () => {
  const picture = circleOf(circle(6, "", ["Drunk", "Poisoned", "Dead", "Safe", "Mad"]), measure);
  expect(picture.match(/>\+3</g)).toHaveLength(3);
  expect(picture).not.toContain("undefined");
  expect(picture.match(/>1</g)).toHaveLength(1); // a number alone
});
