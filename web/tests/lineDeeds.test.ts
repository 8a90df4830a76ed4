import { expect, test } from "vitest";
import { about } from "../src/lib/lineDeeds";
import type { Room } from "../src/lib/protocol";

const seats = [{ kind: "person" }, { kind: "person" }, { kind: "bot" }];
const room = (more: object = {}) => ({ host: 0, cup: "", seats, ...more }) as unknown as Room;
const said = (seat: number, more: object = {}) => ({
  type: "core.said",
  seat,
  channel: "public",
  text: "Hm.",
  ...more,
});

test("the host hides others' own words, and anybody at the table reports them", () => {
  expect(about(room(), 0, said(1), "table")).toEqual({ hides: true, reports: true });
  expect(about(room({ host: 1 }), 0, said(1), "table")).toEqual({ hides: false, reports: true });
  expect(about(room(), 0, said(1), "lobby")).toEqual({ hides: true, reports: false });
  expect(about(room({ host: "moderator" }), "moderator", said(1), "table")).toEqual({ hides: true, reports: true });
});

test("nothing is done about a phrase, a bot's line, one's own, or by who only watches", () => {
  expect(about(room(), 0, said(1, { text: "", line: "pass" }), "table")).toBeNull();
  expect(about(room(), 0, said(2), "table")).toBeNull();
  expect(about(room(), 0, said(0), "table")).toBeNull();
  expect(about(room(), null, said(1), "table")).toBeNull();
});

test("what is hidden can be reported, and at a cup's table the referee alone hides", () => {
  expect(about(room(), 0, said(1, { text: "", hidden: true }), "table")).toEqual({ hides: false, reports: true });
  expect(about(room({ cup: "abc/r1/1" }), 0, said(1), "lobby")).toBeNull();
});
