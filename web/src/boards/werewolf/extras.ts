/** What stands on the seats: badge, raised hands, who speaks, whom the sheriff names, the votes, and when somebody died. */
import { words } from "../../lib/words.svelte";
import type { Extra, Told } from "../board";
import { weightSign, type Ballot } from "./ballots";
import { deathsOf } from "./deaths";
import { factsOf } from "./facts";
import { looked } from "./looked.svelte";

const WHOLE = 2;

export const votesWords = (halves: number) => words.say("werewolf-votes", { votes: halves / 2 });

/** In a ballot that is shown: how many votes somebody has, and whom they voted for. */
function votes(ballot: Ballot, seat: number): Extra[] {
  const found: Extra[] = [];
  const tally = ballot.tallies.find(({ target }) => target === seat);
  if (tally)
    found.push({
      text: weightSign(tally.halves),
      words: votesWords(tally.halves),
      tone: tally.halves === ballot.tallies[0]!.halves ? "lamp" : "quiet",
    });
  const vote = ballot.votes.find(({ voter }) => voter === seat);
  if (vote && vote.target === null) found.push({ text: "–", words: words.say("werewolf-abstained"), tone: "quiet" });
  else if (vote) {
    const more = vote.halves === WHOLE ? [] : [votesWords(vote.halves)];
    found.push({ words: [words.say("werewolf-voted-for", { seat: vote.target }), ...more].join(" · ") });
  }
  return found;
}

export function extras(told: Told): Record<number, Extra[]> {
  const { view, events, me } = told;
  const facts = factsOf(view);
  const ballot = looked.shown(told);
  const deaths = new Map(deathsOf(events).map((death) => [death.seat, death]));
  const of = (seat: number): Extra[] => {
    const found: Extra[] = [];
    if (facts.sheriff === seat) found.push({ mark: "badge", words: words.say("werewolf-sheriff"), tone: "lamp" });
    const pack = told.open && seat !== me && view.seats[seat]?.team === "wolves" && !view.seats[seat].role;
    if (pack && !told.over) found.push({ mark: "wolf", words: words.thing("team", "wolves"), tone: "danger" });
    if (ballot) return [...found, ...votes(ballot, seat)];
    if (facts.speaker === seat && !told.live?.pace)
      found.push({ mark: "loud", words: words.say("werewolf-speaks"), tone: "good" });
    if (facts.duel.includes(seat)) found.push({ mark: "duel", words: words.say("werewolf-tied"), tone: "danger" });
    else if (facts.running.includes(seat)) found.push({ mark: "hand", words: words.say("werewolf-runs") });
    if (facts.withdrew.includes(seat))
      found.push({ mark: "lowered", words: words.say("werewolf-withdrew"), tone: "quiet" });
    if (facts.named.includes(seat)) found.push({ mark: "aim", words: words.say("werewolf-named"), tone: "danger" });
    const death = deaths.get(seat);
    if (death && !view.seats[seat]?.alive)
      found.push({
        mark: death.night ? "moon" : "sun",
        text: String(death.day),
        words: words.say("werewolf-died", { night: death.night ? "yes" : "no", day: death.day }),
        tone: "quiet",
      });
    return found;
  };
  return Object.fromEntries(view.seats.map(({ seat }) => [seat, of(seat)]));
}
