import { expect, it } from "vitest";
import type { RoomSeat } from "../src/lib/protocol";
import { Comings } from "../src/lobby/comings.svelte";
import { room } from "./tables";

/** Four chairs: a name is a person, "*" before it says ready, "bot" a bot, "" an empty chair. */
const chairs = (...who: string[]) =>
  room({
    seats: who.map((one, seat) => ({
      ...room().seats[seat]!,
      name: one.replace("*", ""),
      kind: (one === "" ? "empty" : one === "bot" ? "bot" : "person") satisfies RoomSeat["kind"],
      ready: one.startsWith("*"),
    })),
  });

const said = (...texts: string[]) => texts.map((text, n) => ({ seat: 0, text, n: n + 1, hidden: false }));
const told = (lobby: Comings, ...texts: string[]) =>
  lobby
    .among(said(...texts))
    .map((line) => ("said" in line ? line.said.text : `${line.name} ${line.what} ${line.seat}`));

it("who comes, goes, moves and is ready stands among what was said then", () => {
  const lobby = new Comings();
  lobby.follow(chairs("Ann", "", "", ""), 0);
  expect(told(lobby)).toEqual([]); // the chairs tell who sat here before
  lobby.follow(chairs("Ann", "Ben", "", ""), 0);
  lobby.follow(chairs("Ann", "*Ben", "", ""), 1);
  lobby.follow(chairs("Ann", "", "", "*Ben"), 1);
  lobby.follow(chairs("Ann", "bot", "", ""), 2);
  expect(told(lobby, "hello", "bye")).toEqual([
    "Ben sits 1",
    "hello",
    "Ben ready 1",
    "Ben moves 3",
    "bye",
    "Ben goes 3",
    "bot bot 1",
  ]);
});

it("what was said may be forgotten, and the lines keep their order", () => {
  const lobby = new Comings();
  lobby.follow(chairs("Ann", "", "", ""), 0);
  lobby.follow(chairs("Ann", "Ben", "", ""), 3);
  lobby.follow(chairs("Ann", "Ben", "", ""), 1);
  lobby.follow(chairs("Ann", "Ben", "Cy", ""), 2);
  expect(told(lobby, "last", "new")).toEqual(["last", "Ben sits 1", "new", "Cy sits 2"]);
});

it("of very many only the newest are kept", () => {
  const lobby = new Comings();
  for (let n = 0; n <= 60; n++) lobby.follow(chairs("Ann", n % 2 ? "Ben" : "", "", ""), 0);
  expect(told(lobby)).toHaveLength(Comings.MOST);
});
