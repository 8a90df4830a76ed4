import { describe, expect, it } from "vitest";
import { fill } from "../src/lib/fit";
import { ring, rows, type Ring } from "../src/lib/ring";

const COUNTS = Array.from({ length: 24 }, (_, n) => n + 1);
const ROOMS = [179, 312, 360, 390, 560, 820, 1200];

describe.each(COUNTS)("%i seats", (count) => {
  it.each(ROOMS)("have a place each at %i px, inside the ring, and no two tiles touch", (room) => {
    const { places, tile, width, height } = ring(count, room, 700, null);
    expect(places).toHaveLength(count);
    expect(width).toBeLessThanOrEqual(room);
    expect(Math.min(tile.width, tile.height)).toBeGreaterThanOrEqual(44);
    for (const [n, { x, y }] of places.entries()) {
      expect(x - tile.width / 2).toBeGreaterThanOrEqual(-0.01);
      expect(x + tile.width / 2).toBeLessThanOrEqual(width + 0.01);
      expect(y - tile.height / 2).toBeGreaterThanOrEqual(-0.01);
      expect(y + tile.height / 2).toBeLessThanOrEqual(height + 0.01);
      for (const other of places.slice(n + 1)) {
        const apart = Math.max(Math.abs(x - other.x) / tile.width, Math.abs(y - other.y) / tile.height);
        expect(apart).toBeGreaterThan(0.99);
      }
    }
  });

  it.each([
    [1000, 700],
    [420, 700],
  ])("fill a screen's %i × %i px and stick out nowhere", (room, tall) => {
    const { shape, scale } = fill(count, room, tall, null);
    expect(shape.width * scale).toBeLessThanOrEqual(room + 0.01);
    expect(shape.height * scale).toBeLessThanOrEqual(tall + 0.01);
    expect(Math.max((shape.width * scale) / room, (shape.height * scale) / tall)).toBeGreaterThan(0.99);
  });

  it("stand alike left and right", () => {
    const { places, width } = ring(count, 390, 0, 0);
    for (let n = 1; n < count; n++) {
      expect(places[n]!.x + places[count - n]!.x).toBeCloseTo(width, 5);
      expect(places[n]!.y).toBeCloseTo(places[count - n]!.y, 5);
    }
  });
});

it("whoever looks sits below, and the others follow clockwise", () => {
  const { places } = ring(8, 390, 0, 3);
  const low = Math.max(...places.map(({ y }) => y));
  expect(places[3]!.y).toBe(low);
  expect(places[4]!.x).toBeLessThan(places[3]!.x);
  expect(places[2]!.x).toBeGreaterThan(places[3]!.x);
});

it("who only watches sees seat 1 on top", () => {
  const { places } = ring(8, 1200, 700, null);
  expect(places[0]!.y).toBe(Math.min(...places.map(({ y }) => y)));
});

it("phones have straight rows: twelve seats are five, one, five and one", () => {
  expect(rows(12, 5)).toEqual({ low: 5, side: 1, high: 5 });
  expect(rows(24, 7)).toEqual({ low: 7, side: 5, high: 7 });
});

it.each([5, 8, 12, 15, 24])("%i seats leave a phone of 390 × 844 its log", (count) => {
  const rest = 844 - 52 - 52 - 60 - 60; // head, strip, dock, talk
  expect(rest - ring(count, 382, 0, 0).height).toBeGreaterThanOrEqual(240);
});

it("in a game that runs against the clock the next seat is to the right, and there is room below the names", () => {
  const sitting = { against: true, more: 18, face: 44 };
  const { places, tile, face } = ring(5, 390, 0, 2, sitting);
  expect(places[3]!.x).toBeGreaterThan(places[2]!.x);
  expect(places[1]!.x).toBeLessThan(places[2]!.x);
  expect(tile.height).toBe(ring(5, 390, 0, 2).tile.height + 18);
  expect(face).toBe(44);
});

it("above a hand on a low screen faces are smaller, and the whole ring lower by more than that", () => {
  const sitting = { against: true, more: 18, face: 44 };
  const [usual, low] = [sitting, { ...sitting, low: true, less: 8 }].map((how) => ring(7, 352, 0, 0, how)) as [
    Ring,
    Ring,
  ];
  expect(low.face).toBe(36);
  expect(usual.tile.height - low.tile.height).toBe(8);
  expect(usual.height - low.height).toBeGreaterThan(50);
});
