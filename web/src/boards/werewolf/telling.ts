/** Words for a ballot. */
import { words } from "../../lib/words.svelte";
import type { TableEvent } from "../../lib/protocol";
import { tallied, votesOf, weightSign, type Ballot } from "./ballots";

const yes = (is: boolean) => (is ? "yes" : "no");

export const headline = ({ kind, duel, day }: Ballot) => words.say("werewolf-ballot", { kind, duel: yes(duel), day });

export const verdict = ({ result, chosen }: Ballot) =>
  result ? words.say("werewolf-verdict", { result, seats: chosen }) : "";

/** A ballot in one line, by whom the votes are for. */
export function ballotLine(event: TableEvent): string {
  const votes = votesOf(event);
  const numbers = (voters: number[]) => voters.map((voter) => voter + 1).join(" ");
  const lines = tallied(votes).map(({ target, halves, voters }) =>
    words.say("werewolf-tally", { seat: target, votes: weightSign(halves), voters: numbers(voters) }),
  );
  const abstained = votes.filter(({ target }) => target === null).map(({ voter }) => voter);
  if (abstained.length) lines.push(words.say("werewolf-tally-none", { voters: numbers(abstained) }));
  return words.say("werewolf-result", { kind: String(event.kind), lines: lines.join(words.say("ui-semicolon")) });
}
