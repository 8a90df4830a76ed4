import { beforeEach, describe, expect, it } from "vitest";
import { noteWords, notesOf, pickWords, promptOf, tapWords, tokenWords } from "../src/lib/asking";
import { headlineOf } from "../src/lib/ending";
import { isComing, toldOf } from "../src/lib/saying";
import { LANGS, Words, words } from "../src/lib/words.svelte";
import { ask } from "./tables";

beforeEach(async () => {
  await words.use("en");
  await Promise.all(["mafia", "fengsheng"].map((game) => words.play(game)));
  words.about("mafia", ["Ann", "本", "Cy"], 0);
});

describe("words", () => {
  it.each(LANGS)("are the one catalogue's, in %s", async (lang) => {
    await words.use(lang);
    expect(document.documentElement.lang).toBe(lang);
    const send: Record<string, string> = { en: "Send", "zh-CN": "发送" };
    expect(words.say("ui-send")).toBe(send[lang] ?? words.say("ui-send"));
  });

  it("keep the language that was chosen, whether or not one waits until it is here", async () => {
    const page = new Words();
    const coming = page.use("zh-CN");
    expect(page.lang).toBe("en");
    await expect(new Words().start().then(() => document.documentElement.lang)).resolves.toBe("zh-CN");
    await coming;
    expect(page.lang).toBe("zh-CN");
  });

  it("are written close together in Chinese, and by no language that comes later unless it says so", () => {
    const found = ["en", "zh-CN", "de", "ja"].filter((lang) => Object.assign(new Words(), { lang }).dense);
    expect(found).toEqual(["zh-CN", "ja"]);
  });

  it("show a key that has none, and break nothing", () => {
    expect(words.say("no-such-thing")).toBe("no-such-thing");
    expect(words.attr("no-such-thing", "short")).toBeNull();
    expect(words.has("no-such-thing")).toBe(false);
  });

  it("tell who is out of a game from who has died in it", () => {
    words.about("fengsheng", ["Ann", "本", "Cy"], 0);
    const facts = { out: [2] };
    expect([1, 2].map((seat) => words.dead(seat, { facts }))).toEqual(["dead", "out"]);
    expect(words.dead(2, { facts: {} })).toBe("dead");
  });

  it("of talk come before the line of the log that says it, once they can be had at all", async () => {
    words.about("werewolf", ["Ann", "本", "Cy"], 0);
    const said = { type: "core.said", seat: 1, line: "werewolf.claim-plan", about: [0, 2] };
    expect(isComing(said)).toBe(true);
    await words.load("say-werewolf");
    expect(isComing(said)).toBe(false);
    expect(isComing({ ...said, line: "" })).toBe(false);
    words.about("chess", ["Ann", "本", "Cy"], 0); // there is no such piece
    expect(isComing(said)).toBe(false);
    const unheard = { ...said, line: "chess.check" };
    expect(isComing(unheard)).toBe(true);
    await words.load("say-chess");
    expect(isComing(unheard)).toBe(false);
  });

  it("take the first key that has some, else what is given", () => {
    expect(words.first(["no-such-thing", "ui-send"])).toBe("Send");
    expect(words.first(["no-such-thing"], {}, "quiet")).toBe("quiet");
    expect(words.first(["no-such-thing"])).toBe("no-such-thing");
  });

  it("keep a name that runs from right to left to itself, and no other", () => {
    words.about("mafia", ["אבי", "ليلى", "Cy"], 2);
    expect(words.name(0)).toBe("\u2068אבי\u2069");
    expect(words.seats([0, 1])).toContain("\u2068אבי\u2069, 2 \u2068ليلى\u2069");
    expect(words.seat(2)).toBe("3 Cy");
  });

  it.each(LANGS)("write numbers as the language does, without asking the browser how, in %s", async (lang) => {
    await words.use(lang);
    for (const many of [0, 7, 24, 999, 1000, 86_400, 1_234_567]) {
      expect(words.say("ui-seats-range", { min: many, max: 2.5 })).toContain(new Intl.NumberFormat(lang).format(many));
    }
    expect(words.say("ui-seats-range", { min: 1, max: 2.5 })).toContain(new Intl.NumberFormat(lang).format(2.5));
  });

  it("count seats from 1, and name who sits there", () => {
    expect(words.seat(1)).toBe("2 本");
    expect(words.name(7)).toBe("Seat 8");
    expect(words.seats([0, 2])).toBe("1 Ann, 3 Cy");
    expect(words.seats([])).toBe(words.say("ui-nobody"));
  });

  it("of a game come before those that all games share", () => {
    expect(words.thing("phase", "night")).toBe("Night");
    expect(words.thing("role", "killer")).toBe("Killer");
    expect(words.thing("role", "no-role")).toBe("no-role");
  });

  it("tell an event with names in it, and to whom it happened as their own", () => {
    const said = words.event({ type: "mafia.died", seat: 2, cause: "killers", role: "villager" });
    expect(said).toContain("3 Cy");
    expect(words.named("event-mafia-died", { seat: 2, cause: "killers", role: "villager", mine: "no" })).toEqual([2]);
  });

  it("say of what only a newer server tells or asks that the page is older, and no key", () => {
    const older = words.say("ui-older");
    expect(toldOf({ type: "mafia.eclipse", seat: 1 })).toBe(older);
    expect(toldOf({ type: "core.comet" })).toBe(older);
    expect(words.event({ type: "mafia.eclipse", seat: 1 })).toBe("");
    expect(promptOf(ask({ key: "mafia.gaze" }))).toBe(older);
    expect(toldOf({ type: "core.forgotten" })).toBe(""); // of which nobody shall hear
  });

  it("say what a face is tapped for where the step before has left that open", () => {
    const send = ask({ key: "fengsheng.send", options: ["#1", "#2"] });
    expect(tapWords(send, ["c8", "left", "lock"], 1, 1)).toBe("Who is locked? Tap a face on the table.");
    expect(tapWords(send, ["c8"], 1, 1)).toBe("Tap a face on the table.");
    const order = ask({ key: "fengsheng.send", options: ["#1", "#2", "up"] });
    expect(tapWords(order, ["c103"], 1, 1)).toBe("Tap who has to send for you, or send it yourself.");
  });

  it("say of a question to which nothing but a pass is left that this is so, and not to a neighbour", () => {
    const fight = ask({ key: "fengsheng.fight", options: ["pass"], about: [2], default: "pass" });
    expect(promptOf(fight)).toBe("3 Cy has the intel. You have nothing to play.");
    expect(promptOf(fight, true)).toBe("3 Cy has the intel. Play one, or pass?");
    expect(promptOf({ ...fight, options: ["c8", "pass"] })).toBe("3 Cy has the intel. Play one, or pass?");
  });

  it.each([
    ["zh-CN", "你接收了2号本的情报。发动技能吗？", "处决你吗？"],
    ["en", "You have received the intel of 2 本. Answer with a skill?", "Execute 1 Ann?"],
  ] as const)("call whoever is asked so in the question itself, in %s", async (lang, asked, vote) => {
    await words.use(lang);
    words.about("fengsheng", ["Ann", "本", "Cy"], 0);
    expect(promptOf(ask({ key: "fengsheng.trigger", about: ["received", 0, 1] }))).toBe(asked);
    expect(promptOf(ask({ key: "mafia.vote", about: [0] }))).toBe(vote);
    expect(words.seats([0])).toContain("Ann");
  });

  it.each([
    ["zh-CN", "2号本对你使用试探。"],
    ["en", "2 本 uses Probe on you."],
  ] as const)("call whoever reads an event so, wherever a language can, in %s", async (lang, said) => {
    await words.use(lang);
    words.about("fengsheng", ["Ann", "本", "Cy"], 0);
    const used = { type: "fengsheng.card-used", by: 1, name: "probe", to: 0, choice: "", card: 3, chooser: 1 };
    expect(words.event(used)).toBe(said);
    expect(words.seats([0])).toContain("Ann"); // nobody else is told so
    const received = { type: "fengsheng.received", seat: 2, sender: 2, card: 3 };
    expect(words.event(received)).toMatch(/自己传出。|sent by themselves\./);
  });

  it("lead from a skill's name to what it does, in a sentence that is laid out", async () => {
    await words.use("en");
    words.about("fengsheng", ["Ann", "Ben"], 0);
    const used = { type: "fengsheng.skill-used", seat: 1, skill: "inch", limit: "", aimed: "" };
    const pieces = words.split(words.marked(() => words.event(used)));
    expect(pieces.map(({ skill }) => skill)).toContain("inch");
    expect(words.does("inch")).toMatch(/hand card/);
    expect(words.event(used)).not.toMatch(/inch:|[\uE000-\uE002]/);
  });

  it("keep a seat's number on one line", async () => {
    await words.use("zh-CN");
    expect(words.split("6号Fern死亡。")).toEqual([{ text: "6\u2060号Fern死亡。" }]);
    expect(words.joined("选 12号Fern")).toBe("选 12\u2060号Fern");
  });

  it.each([
    ["en", "Victory for the Agency", "Victory for the Agency and the Underground"],
    ["zh-CN", "特工机关获胜", "特工机关和潜伏战线获胜"],
  ] as const)("name the sides that have won as one does, in %s", async (lang, one, two) => {
    await words.use(lang);
    words.about("fengsheng", ["Ann", "本", "Cy"], 0);
    const [blue, red] = ["blue", "red"];
    expect(headlineOf({ teams: [blue], winners: [0], reason: "" })).toBe(one);
    expect(headlineOf({ teams: [blue, red], winners: [0, 1], reason: "" })).toBe(two);
    expect(words.both(["1", "2", "3"])).toBe(lang === "en" ? "1, 2 and 3" : "1、2和3");
  });

  it("keep silent about what is not for this viewer", () => {
    expect(words.event({ type: "mafia.died", seat: "?", cause: "killers", role: "?" })).toContain(
      words.say("ui-someone"),
    );
  });

  it("tell a referee exactly what cannot be ruled, where the server's sentence is in the language of the page", async () => {
    const fault = { key: "bad-ruling", message: "the table is not paused." };
    expect(words.fault(fault)).toBe("The table is not paused.");
    await words.use("zh-CN");
    expect(words.fault(fault)).toBe("法官现在不能这样裁决。");
  });

  it("say why an option is lawful, beside that option alone", () => {
    const question = ask({ options: ["guilty", "innocent"], notes: ["mafia.no-such-note", ""] });
    expect(notesOf(question)).toEqual([{ token: "guilty", option: "Execute", why: "mafia.no-such-note" }]);
    expect(noteWords(question, "innocent")).toBe("");
    expect(notesOf(ask())).toEqual([]);
  });

  it("say a fault in the language of the page, and in the server's where there is no other", () => {
    expect(words.fault({ key: "seat-taken", message: "raw" })).not.toBe("raw");
    expect(words.fault({ key: "never-heard-of", message: "It did not work." })).toBe("It did not work.");
  });

  it("name the steps of a play that is chosen whole, and where its card goes", async () => {
    words.about("fengsheng", ["Ann", "本", "Cy"], 0);
    expect(tokenWords("fengsheng.main", "c79=mislead>#2>red")).toBe("Intercept · red ↑ as Mislead › Cy › Red");
    const moved = { type: "fengsheng.moved", card: 67, source: "deck", to: "hand2" };
    expect(words.event(moved)).toBe("From the deck to 3 Cy's hand: Swap · red ↑.");
    expect(words.event({ type: "fengsheng.looked", by: 0, place: "hand2", cards: ["?"] })).toContain(
      words.say("card-hidden"),
    );
  });

  it("of a game come when they are wanted, in each language that is chosen, and nothing is told before", async () => {
    const words = new Words(); // others have wanted some already
    await words.use("en");
    words.about("werewolf", ["Ann", "本", "Cy"], 0);
    const wolf = { type: "werewolf.died", seat: 1, cause: "exile", night: false };
    expect(words.knows("werewolf")).toBe(false);
    expect(words.event(wolf)).toBe("");
    await words.play("werewolf");
    expect(words.knows("werewolf")).toBe(true);
    expect(words.event(wolf)).toContain("2 本");
    expect(words.has("werewolf-sheriff")).toBe(true);
    await words.use("zh-CN");
    expect(words.knows("werewolf")).toBe(true);
    expect(words.thing("role", "villager")).toBe("平民");
    expect(words.knows("a-newer-game")).toBe(true);
  });

  it("say of who acts upon themselves that it is themselves", async () => {
    await words.play("werewolf");
    words.about("werewolf", ["Ann", "本", "Cy"], 1);
    const guarded = { type: "werewolf.acted", seat: 1, power: "guard", targets: [1] };
    expect(words.event(guarded)).toBe("You protect yourself.");
    expect(words.event(guarded, 0)).toContain("protects themselves.");
    await words.use("zh-CN");
    expect(words.event(guarded)).toBe("你守护自己。");
  });

  it("wanted while another language is on its way come in that one, too", async () => {
    await words.load("page-replay"); // which the other language has to fetch
    const coming = words.use("zh-CN");
    for (let n = 0; n < 4; n++) await Promise.resolve();
    await words.load("page-recap");
    await coming;
    expect(words.lang).toBe("zh-CN");
    expect(words.has("recap-mafia-quiet")).toBe(true);
  });

  it("say in a message's own words that there is nobody", async () => {
    words.about("werewolf", ["Ann", "本", "Cy"], 0);
    await words.play("werewolf");
    expect(words.event({ type: "werewolf.announced", dead: [] })).toBe("A peaceful night: nobody died.");
    expect(words.event({ type: "werewolf.announced", dead: [1] })).toBe("Did not wake up: 2 本.");
    expect(words.event({ type: "werewolf.announced", dead: ["?"] })).toContain(words.say("ui-someone"));
    expect(words.event({ type: "werewolf.signed-up", seats: [] })).toBe("Nobody runs for sheriff.");
  });
});

describe("the main button", () => {
  const sheriff = ask({ key: "werewolf.vote-sheriff", options: ["#1", "#2", "pass"] });
  const swap = ask({ key: "werewolf.swap", options: ["#0", "#1", "#2"], least: 2, most: 2, optional: true });

  beforeEach(async () => {
    await words.play("werewolf");
    words.about("werewolf", ["Ann", "本", "Cy"], 0);
  });

  it("repeats the pick in the words of the game", () => {
    expect(pickWords(sheriff, ["#1"])).toBe("Vote for 2 本");
    expect(pickWords(ask({ key: "werewolf.steal", options: ["seer", "wolf"] }), ["seer"])).toBe("Become the Seer");
    expect(pickWords(swap, ["#0", "#2"])).toBe("Swap 1 Ann, 3 Cy");
    words.about("fengsheng", ["Ann", "本", "Cy"], 0);
    expect(pickWords(ask({ key: "fengsheng.main", options: ["probe>#1"] }), ["probe>#1"])).toBe("Play Probe › 2 本");
    const send = (token: string) => pickWords(ask({ key: "fengsheng.send", options: [token] }), [token]);
    expect(send("c116>up>#1")).toBe("Send Feign Release · blue+black straight to 2 本");
    expect(send("c58>left>lock>#1")).toMatch(/^Send [A-Z][a-z ]+ · [a-z+]+ to the left, locked on 2 本$/i); // the card's own "lock" is not what is done
    expect(send("c116")).toMatch(/^Instead of sending: Feign/); // which does something else with it
    expect(send("c104>#1>east")).toMatch(/^Instead of sending: Secret Order/);
  });

  it("does so in every language", async () => {
    await words.use("zh-CN");
    expect(pickWords(sheriff, ["#1"])).toBe("投给2号本");
    await words.use("en");
  });

  it("says a word of the question's own as it is", () => {
    expect(pickWords(sheriff, ["pass"])).toBe("Abstain");
  });

  it("says what nothing picked means, where that is an answer", () => {
    expect(pickWords(swap, [])).toBe("Swap nobody");
    expect(pickWords(sheriff, [])).toBe("");
  });
});
