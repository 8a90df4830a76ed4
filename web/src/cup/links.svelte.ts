/** Who of a cup was given a link, for those who give them. */
import { cups } from "./api";
import type { CupHere } from "./cup.svelte";
import type { LinkInfo, LinkOf } from "./shapes";

const same = (one: LinkInfo, whose: LinkOf) =>
  one.role === whose.role &&
  (["name", "team", "member", "table"] as const).every((part) => one[part] === (whose[part] ?? ""));

class Links {
  list = $state.raw<LinkInfo[]>([]);
  private asked = false;

  constructor(private readonly cup: CupHere) {}

  find(whose: LinkOf): LinkInfo | undefined {
    if (!this.asked) void this.load().catch(() => undefined); // without it every link is told as not given yet
    return this.list.find((one) => same(one, whose));
  }

  async load(): Promise<void> {
    this.asked = true;
    this.list = await cups.links(this.cup.code, this.cup.token);
  }
}

const kept = new WeakMap<CupHere, Links>();

export function linksOf(cup: CupHere): Links {
  let links = kept.get(cup);
  if (!links) kept.set(cup, (links = new Links(cup)));
  return links;
}
