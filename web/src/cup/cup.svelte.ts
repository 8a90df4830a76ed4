/** The cup that is looked at: what the server says of it, asked again and again; and what is done in it. */
import { ApiError } from "../lib/api";
import { notices } from "../lib/notices.svelte";
import { isolated } from "../lib/words.svelte";
import { facesOf, type Face } from "../look/avatars";
import { createSubscriber } from "svelte/reactivity";
import { Sent } from "./sent";
import { cups } from "./api";
import { cupToken, forgetOrganiser, forgetOwn, ownToken } from "../lib/cupTokens";
import type { CupInfo, CupTable, Team } from "./shapes";
import type { Fault } from "../lib/protocol";
import { exactly } from "./refusals";

const BEAT = 1_000;

export class CupHere {
  info = $state.raw<CupInfo | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** What this browser held opens nothing any more. */
  void = $state(false);
  /** Whether something is being done. */
  busy = $state(false);
  private ahead = $state(0);
  private told = "";
  private asked = 0;
  /** What was asked for and may have happened although no answer came: asked again, it is the same. */
  private sent = new Sent();
  private readonly beats = createSubscriber((update) => {
    const timer = setInterval(update, BEAT);
    return () => clearInterval(timer);
  });

  private drawn: Face[] = [];

  constructor(readonly code: string) {}

  get token(): string | null {
    return cupToken(this.code);
  }

  /** Seconds since 1970 by the server's clock, as they go by. */
  now(): number {
    this.beats();
    return Math.floor((Date.now() + this.ahead) / 1_000);
  }

  async load(): Promise<void> {
    const turn = ++this.asked;
    try {
      const found = await this.see();
      if (turn === this.asked) this.take(found);
    } catch (error) {
      if (turn === this.asked && !this.info) this.fault = faultOf(error);
    }
  }

  /** What was asked for with a link that has been taken back is seen as by anybody. */
  private async see(): Promise<CupInfo> {
    try {
      return await cups.see(this.code, this.token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || !this.token) throw error;
      if (ownToken(this.code)) {
        forgetOwn(this.code);
        this.void = true;
      } else forgetOrganiser();
      return this.see();
    }
  }

  private take(found: CupInfo): void {
    this.fault = null;
    this.ahead = found.now * 1_000 - Date.now();
    const told = JSON.stringify({ ...found, now: 0 });
    if (told === this.told) return; // nothing has changed, and so nothing is drawn again
    this.told = told;
    this.info = found;
  }

  /** Do one of the cup's acts. What was refused, or null when it is done. */
  async do(act: string, fields: Record<string, unknown> = {}): Promise<Fault | null> {
    const what = JSON.stringify({ act, ...fields });
    const key = this.sent.key(what);
    this.busy = true;
    try {
      await cups.act(this.code, this.token, { act, ...fields }, key);
      this.sent.answered();
      await this.load();
      return null;
    } catch (error) {
      this.sent.failed(error);
      return faultOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** The same, over the page: what is refused is said at its top. True when it is done. */
  async act(act: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    const fault = await this.do(act, fields);
    if (fault) notices.add(fault, "cup");
    else notices.settle("cup");
    return !fault;
  }

  // -- who is who ----------------------------------------------------------------------------------------------------

  team(id: string): Team | undefined {
    return this.info?.teams.find((team) => team.team === id);
  }

  teamName(id: string): string {
    return isolated(this.team(id)?.name ?? id);
  }

  /** A team's face: neighbours in the list differ. What is worked out here outlives the page that asked first. */
  face(id: string): Face | undefined {
    const teams = this.info?.teams ?? [];
    if (this.drawn.length !== teams.length) this.drawn = facesOf(teams.map(() => ""));
    return this.drawn[teams.findIndex((team) => team.team === id)];
  }

  get organises(): boolean {
    return this.info?.me.role === "organiser";
  }

  /** Whether who looks plays for a team. */
  get inTeam(): boolean {
    return ["captain", "member"].includes(this.info?.me.role ?? "");
  }

  memberName(team: string, id: string): string {
    return isolated(this.team(team)?.members.find((member) => member.id === id)?.name ?? id);
  }

  table(id: string): CupTable | undefined {
    return this.info?.tables.find((table) => table.table === id);
  }

  /** Whether who looks rules there: its referee, and where the program judges an organiser. */
  judges(table: CupTable): boolean {
    const me = this.info?.me;
    return (me?.role === "referee" && me.name === table.referee) || (me?.role === "organiser" && table.program);
  }
}

function faultOf(error: unknown): Fault {
  const shown = exactly(error);
  return shown instanceof ApiError ? shown.fault : { key: "ui-page", message: String(shown) };
}

let here: CupHere | null = null;

/** The cup of this code: the same from page to page. */
export function cupOf(code: string): CupHere {
  if (here?.code !== code.toLowerCase()) here = new CupHere(code.toLowerCase());
  return here;
}
