/** What stands on the seats: raised hands, who is about to be executed, the votes of the dead; behind the own card, one's own side. */
import { words } from "../../lib/words.svelte";
import type { Extra, Told } from "../board";
import { factsOf } from "./facts";
import { learnedOf } from "./grimoire";
import { ownToken } from "./lying";
import { beliefs } from "./night";
import { bringWords, extrasOf } from "./travel";

export function extras(told: Told): Record<number, Extra[]> {
  const { view, me } = told;
  const facts = factsOf(view);
  bringWords(view);
  const believed = beliefs(told.events);
  const learned = learnedOf(told);
  const of = (seat: number): Extra[] => {
    const found: Extra[] = extrasOf(view, seat);
    if (view.vacant.includes(seat)) return found;
    if (facts.block === seat)
      found.push({
        mark: "aim",
        text: String(facts.most),
        words: words.say("clocktower-block", { votes: facts.most }),
        tone: "danger",
      });
    if (facts.nominee === seat) found.push({ mark: "gavel", words: words.say("clocktower-nominee"), tone: "lamp" });
    if (facts.votes.includes(seat)) found.push({ mark: "hand", words: words.say("clocktower-voted"), tone: "good" });
    else if (facts.hands.includes(seat)) found.push({ mark: "hand", words: words.say("clocktower-hand-up") });
    // A vote that is being counted is left to nobody any more.
    if (view.seats[seat]?.alive === false && !told.over && !(view.stage === "count" && facts.votes.includes(seat)))
      found.push(
        facts.voted.includes(seat)
          ? { words: words.say("clocktower-vote-gone") }
          : { mark: "ballot", words: words.say("clocktower-vote-left"), tone: "quiet" },
      );
    const believes = told.me === "moderator" && !told.over ? believed.get(seat) : undefined;
    if (believes) found.push({ words: words.say("clocktower-believes", { role: believes }) });
    for (const one of told.me === "moderator" && !told.over ? learned : [])
      if (one.seat === seat) found.push({ words: words.thing("mark", one.mark) });
    found.push(...told.laid(seat).map((token) => ({ words: ownToken(token).text })));
    const mate = told.open && seat !== me && view.seats[seat]?.team === "evil" && !view.seats[seat].role;
    if (mate && !told.over) found.push({ mark: "flag", words: words.thing("team", "evil"), tone: "danger" });
    return found;
  };
  return Object.fromEntries(view.seats.map(({ seat }) => [seat, of(seat)]));
}
