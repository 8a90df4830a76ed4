/** When a newcomer is told what, by what their own eyes see: nothing else is looked at. */
import { counted } from "../boards/fengsheng/deck";
import { factsOf } from "../boards/fengsheng/facts";
import type { Ask, StateMessage, TableEvent, View } from "../lib/protocol";

/** What one pair of eyes sees. */
export interface Scene {
  at: StateMessage;
  view: View;
  asked: Ask | null;
  events: TableEvent[];
  /** Whether these eyes have seen their own card. */
  read: boolean;
}

interface Tip {
  id: string;
  when: (scene: Scene) => boolean;
}

const has = (type: string) => (s: Scene) => s.events.some((event) => event.type === type);
const asks =
  (...keys: string[]) =>
  (s: Scene) =>
    s.asked !== null && keys.includes(s.asked.key);
const stage =
  (...names: string[]) =>
  (s: Scene) =>
    names.includes(s.view.stage ?? "");
const mine = (s: Scene) => (typeof s.at.me === "number" ? s.view.seats[s.at.me] : undefined);
const dead = (s: Scene) => mine(s)?.alive === false;
const always = () => true;
/** What only somebody who still plays has any use for. */
const playing = (when: Tip["when"]) => (s: Scene) => !dead(s) && when(s);
const over = (s: Scene) => s.at.outcome !== null;
const living = (s: Scene) => s.view.seats.filter((seat) => seat.alive).length;
/** Who was killed in any night but the first has no last words, where the table has not agreed on it. */
const unheard = (s: Scene) => {
  const place = s.events.findIndex((e) => e.type === "werewolf.died" && e.seat === s.at.me && e.night === true);
  return (
    s.events.slice(0, Math.max(0, place)).filter((e) => e.type === "core.phase-began" && e.phase === "night").length > 1
  );
};
const CLAIMS = ["werewolf.claim-good", "werewolf.claim-wolf", "werewolf.counter-seer"];
const seers = (s: Scene) =>
  new Set(s.events.filter((e) => CLAIMS.includes(String(e.line)) && e.seat !== s.at.me).map((e) => e.seat)).size;
/** Somebody else has two of a colour that sides collect: said to all alike, or it would tell whose colour it is. */
const nears = (s: Scene) =>
  factsOf(s.view).areas.some(
    (area, seat) => seat !== s.at.me && counted(area).some(({ colour, n }) => colour !== "black" && n === 2),
  );

/** So few turns are left that it is time to be bold. */
const FEW_TURNS = 3;
const left = (s: Scene) => (typeof s.view.facts.left === "number" ? s.view.facts.left : null);
/** What they collect for nobody: the learner is of the other side. */
const wrong = (s: Scene) => {
  const me = s.at.me;
  const area = typeof me === "number" ? (factsOf(s.view).areas[me] ?? []) : [];
  return counted(area).some(({ colour, n }) => colour === "blue" && n >= 2);
};
/** So many intels received show who feeds whom. */
const FED = 2;
const fed = (s: Scene) => s.events.filter(({ type }) => type === "fengsheng.received").length >= FED;

/**
 * Somebody was executed for nominating, before any hand was counted: all see it, and why it can happen stands in the
 * script. Whoever nominated last may be executed at dusk by an earlier count.
 */
const struck = (s: Scene) => {
  const place = s.events.findLastIndex((event) => event.type === "clocktower.nominated");
  const deed = s.events[place];
  if (!deed || deed.by === deed.seat) return false;
  const next = s.events
    .slice(place)
    .find(({ type }) => type === "clocktower.counted" || type === "clocktower.executed");
  return next?.type === "clocktower.executed" && next.seat === deed.by;
};

const tip = (id: string, when: Tip["when"]): Tip => ({ id, when });

/** Of several whose moment it is, the first that has not been told. */
export const TIPS: Record<string, Tip[]> = {
  mafia: [
    tip("end", over),
    tip("dead", dead),
    tip("ask", asks("mafia.ask")),
    tip(
      "few", // before the vote that it is about
      playing((s) => s.view.phase === "day" && s.view.day > 1 && living(s) <= 5),
    ),
    tip("vote", asks("mafia.vote", "mafia.second")),
    tip("accuse", asks("mafia.accuse")),
    tip("wrong", (s) => s.events.some((e) => e.type === "mafia.died" && e.cause === "vote" && e.role !== "killer")),
    tip("died", has("mafia.died")),
    tip(
      "learned",
      playing((s) => stage("discussion")(s) && has("mafia.learned")(s)),
    ),
    tip("talk", playing(stage("discussion"))),
    tip("card", always),
  ],
  werewolf: [
    tip("end", over),
    tip("unheard", (s) => dead(s) && unheard(s)),
    tip("dead", (s) => dead(s) && !unheard(s)),
    tip("check", asks("werewolf.check")),
    // what it is comes before the question whether one wants it
    tip(
      "run",
      playing((s) => asks("werewolf.run")(s) || (s.view.day === 1 && has("werewolf.learned")(s))),
    ),
    tip("speak", (s) => s.at.channels.includes("public")),
    tip("tie", has("werewolf.tied")),
    tip("ballots", has("werewolf.voted")),
    tip(
      "two",
      playing((s) => seers(s) > 0 && seers(s) + Number(mine(s)?.role === "seer") > 1),
    ),
    tip(
      "claim",
      playing((s) => seers(s) === 1 && mine(s)?.role !== "seer"),
    ),
    tip(
      "goal",
      playing((s) => s.view.phase !== "night" && s.asked === null),
    ),
    tip("card", always),
    tip(
      "night",
      playing((s) => s.view.phase === "night" && s.asked === null),
    ),
  ],
  shadow_hunters: [
    tip("end", over),
    tip("give", asks("shadow_hunters.hermit-give")),
    tip("receive", asks("shadow_hunters.hermit-answer")),
    tip("attack", asks("shadow_hunters.attack")),
    tip("roll", asks("shadow_hunters.move")),
    tip("death", has("shadow_hunters.died")),
    tip("gear", (s) => s.events.some((e) => e.type === "shadow_hunters.equipped" && e.seat === s.at.me)),
    tip("damage", has("shadow_hunters.damaged")),
    tip("card", always),
    tip("reveal", (s) => s.at.offers.some((offer) => offer.key === "shadow_hunters.reveal")),
  ],
  clocktower: [
    tip("end", over),
    tip("dead", dead),
    tip("three", (s) => living(s) === 3),
    tip("count", asks("clocktower.vote", "clocktower.hand")),
    tip("nominate", (s) => asks("clocktower.nominate")(s) || stage("nominations")(s)),
    tip("struck", struck),
    tip("execution", has("clocktower.executed")),
    tip("block", (s) => s.events.some((e) => e.type === "clocktower.counted" && Number(e.block) >= 0)),
    tip("told", has("clocktower.told")),
    tip("talk", stage("talk")),
    tip("bluff", (s) => s.at.offers.some((offer) => offer.key === "clocktower.slayer") && mine(s)?.role !== "slayer"),
    tip("card", always),
  ],
  fengsheng: [
    tip("end", over),
    tip("goal", (s) => s.read && !has("fengsheng.received")(s)), // it is what all else is for: until it was read
    tip("choose", asks("fengsheng.character")),
    tip("send", asks("fengsheng.send")),
    tip(
      "few",
      playing((s) => (left(s) ?? FEW_TURNS + 1) <= FEW_TURNS),
    ),
    tip("limit", (s) => left(s) !== null),
    tip("accept", asks("fengsheng.accept")),
    tip("fight", asks("fengsheng.fight")),
    tip("play", asks("fengsheng.main")),
    tip("death", has("fengsheng.died")),
    tip("dying", has("fengsheng.dying-began")),
    tip("received", has("fengsheng.received")),
    tip(
      "wrong",
      playing((s) => mine(s)?.role === "lurker" && wrong(s)),
    ),
    tip("two", nears),
    tip("who", playing(fed)),
    tip("card", (s) => s.read),
  ],
};

/** Whether it speaks of a question that is asked now: it goes with that. */
export const ofQuestion = (game: string, id: string, scene: Scene): boolean =>
  !TIPS[game]?.find((one) => one.id === id)?.when({ ...scene, asked: null });

/** The tip whose moment it is; null where all is told. */
export const tipNow = (game: string, scene: Scene, told: ReadonlySet<string>): string | null =>
  TIPS[game]?.find((one) => !told.has(one.id) && one.when(scene))?.id ?? null;
