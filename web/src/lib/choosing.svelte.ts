/**
 * What is picked and not yet sent. One press picks, a second one sends, and whether that takes two is a setting. What stands
 * picked when time is up counts: it is sent at the last moment.
 */
import { isAlone, isEnough, isMany, openOptions } from "./asking";
import type { Connection } from "./connection.svelte";
import { notices } from "./notices.svelte";
import { picture } from "./picture";
import { DECLINE, seatOf, type Ask, type StateMessage } from "./protocol";
import { settings } from "./settings.svelte";
import { Still } from "./still.svelte";
import { backward, fallsTo, follow, nextOfTwo, onward, stepOf, takesSteps } from "./steps";
import { time } from "./time.svelte";
import { idOf, words } from "./words.svelte";

const DOUBLE = 400;
const touch = matchMedia("(pointer: coarse)");

/** A question that was answered, and how. */
export interface Answered {
  ask: Ask;
  tokens: string[];
}

export class Choosing {
  /** The offer that was taken up: it stands in the question's place until it is answered, put back or asked over. */
  private taken = $state.raw<{ offer: number; over: number | undefined } | null>(null);
  /** By question or offer: one that is taken up and put back leaves what was picked before. */
  private picks = $state.raw<Record<number, string[]>>({});
  private touched = { at: -Infinity, ask: -1, token: "" };
  /** What was answered last, and in which stage. */
  private last = $state.raw<(Answered & { stage: string }) | null>(null);
  /** The last question for which time was up. */
  private rung = -1;
  /** What was asked when `overtaken` was called last. */
  private asked: Ask | null = null;
  /** What a press does that shows already and has not been done. */
  private due: (() => void) | null = null;

  constructor(
    private readonly link: Pick<Connection, "status" | "sending" | "stored" | "answer">,
    private readonly at: () => StateMessage,
    /** Whether what the viewer alone may see of a question is in sight. */
    readonly opened: () => boolean,
  ) {}

  readonly offer = $derived.by(() => {
    const { ask, offers } = this.at();
    if (ask && ask.id !== this.taken?.over) return null; // a new question comes first
    return offers.find((offer) => offer.id === this.taken?.offer) ?? null;
  });
  /** It is for the viewer alone: at night, whatever is asked, in earnest or for show. */
  readonly alone = $derived.by(() => {
    const { ask, view } = this.at();
    return ask !== null && isAlone(ask, view?.phase ?? "");
  });
  /** Of a veiled question a neighbour sees no more than everybody would be asked; of one for the viewer alone, that there is one. */
  readonly veiled = $derived.by(() => {
    const { ask } = this.at();
    return this.offer === null && ask !== null && (this.alone || ask.hides_extra_options) && !this.opened();
  });
  readonly ask = $derived.by<Ask | null>(() => {
    const ask = this.offer ?? this.at().ask;
    return ask && this.veiled ? { ...ask, options: this.alone ? [] : openOptions(ask) } : ask;
  });
  /** What stood there has just been taken away, or a question has come where there was none and something could be done. */
  readonly fresh = new Still();
  /** Nothing can be answered just now. */
  readonly stuck = $derived.by(
    () =>
      this.fresh.now || this.link.status !== "open" || this.link.sending !== null || (this.at().view?.paused ?? false),
  );
  /** The steps taken in a question whose answers take several. */
  readonly path = $derived.by<string[]>(() => {
    const { ask } = this;
    return ask && takesSteps(ask) ? this.pathIn(ask) : [];
  });
  /** The question as it stands: what may be pressed now. */
  readonly step = $derived.by<Ask | null>(() => {
    const { ask } = this;
    return ask && takesSteps(ask) ? stepOf(ask, this.path) : ask;
  });
  /** The steps that stand chosen. A face that can be pointed at once more, as whom to lock, must not look picked already. */
  readonly stepped = $derived.by<string[]>(() =>
    this.path.filter((token, n) => n === this.path.length - 1 || !this.step?.options.includes(token)),
  );
  readonly picked = $derived.by<string[]>(() => this.pickedOf(this.ask));
  /** What is on its way, or safely there, in answer to this question. */
  readonly given = $derived.by<string[]>(() => this.givenTo(this.ask));
  readonly many = $derived.by(() => this.ask !== null && isMany(this.ask));
  /**
   * A moderator can take answers back, so nothing is asked twice there but what takes several steps, and what can only be
   * answered in one way takes one press, but for whom it befalls: a face is tapped, and confirmed, however many there are.
   * Of what is asked of one alone nobody may count taps.
   */
  readonly twice = $derived.by(() => {
    const [only = "", other] = this.ask?.options ?? [];
    const single = only !== "" && other === undefined && seatOf(only) === null && this.offer === null;
    const asked = this.at().me === "moderator" ? this.ask !== null && takesSteps(this.ask) : settings.confirm;
    return this.many || (asked && !(single && !this.alone));
  });
  /** Of two faces that one answer names in any order, which comes next; 0: of none. */
  readonly ofTwo = $derived.by(() => (this.ask && takesSteps(this.ask) ? nextOfTwo(this.ask, this.path) : 0));
  readonly complete = $derived.by(() => this.ask !== null && isEnough(this.ask, this.picked));

  /** What is safely answered, as long as the table has not gone on to something else. */
  readonly answered = $derived.by<Answered | null>(() => {
    const { last } = this;
    return last && last.stage === this.stage && this.link.stored?.ask === last.ask.id ? last : null;
  });

  /** The question that time presses and for which something is picked, though the card may cover it now; null: none. */
  private readonly pressed = $derived.by<Ask | null>(() => {
    const { ask } = this.at();
    return ask && !this.stuck && !this.givenTo(ask).length && this.standing(ask).length ? ask : null;
  });
  /** When time is up for what is picked, by the server's clock. */
  readonly deadline = $derived.by(() => this.pressed?.deadline ?? null);
  /** Whether what is picked will count when time is up. */
  readonly counts = $derived.by(() => this.deadline !== null && this.offer === null && this.complete);

  /** What half a pick comes to when time is up; null: nothing is picked, or it is whole, or comes to nothing. */
  readonly falls = $derived.by<string[] | null>(() => {
    const { ask } = this;
    if (!ask || this.complete || this.deadline === null || this.offer) return null;
    const tokens = this.standing(ask);
    return isEnough(ask, tokens) ? tokens : null;
  });

  /** Whether the same was asked just now, for show, and answered: a second press looks as if the first had been lost. */
  readonly repeats = $derived.by(() => {
    const [ask, before] = [this.at().ask, this.last?.ask];
    return !!ask && !!before && ask.id !== before.id && ask.key === before.key && ask.key.endsWith(".decoy");
  });

  isChosen(token: string): boolean {
    return this.picked.includes(token) || this.given.includes(token) || this.stepped.includes(token);
  }

  /** One press on an option. `hold`: only pick, whatever the setting; so does the keyboard. */
  press(token: string, event?: MouseEvent, hold = false): void {
    this.deed(token, event, hold)?.();
  }

  /**
   * The same for who shows by themselves that they were pressed: what follows from it, and is more to draw, comes after the next
   * picture, or before whatever else is pressed. When it has come; null: nothing is to come, as after a key, which does it at once.
   */
  point(token: string, event: MouseEvent): Promise<void> | null {
    const deed = this.deed(token, event);
    if (!deed || event.detail === 0) {
      deed?.();
      return null;
    }
    this.due = deed;
    return picture().then(() => (this.due === deed ? this.settle() : undefined));
  }

  confirm(event?: MouseEvent): void {
    this.settle();
    if (this.ask && this.complete && !this.stuck && !this.isDouble("", event)) this.send(this.ask, this.picked);
  }

  /** A step back; else back to nothing picked; then back from the offer. */
  back(): void {
    this.settle();
    if (this.ask && this.path.length) this.put(this.ask, backward(this.ask.options, this.path));
    else if (this.ask && this.picked.length) this.put(this.ask, []);
    else this.taken = null;
  }

  take(offer: Ask): void {
    this.settle();
    this.taken = { offer: offer.id, over: this.at().ask?.id };
    this.put(offer, offer.options.length === 1 ? offer.options : []); // the one thing that it can mean
  }

  /** Time is up, but for the way to the server: what stands picked is the answer. */
  timeIsUp(): void {
    this.settle();
    const ask = this.pressed;
    if (!ask || ask.id === this.rung) return;
    this.rung = ask.id;
    const tokens = this.standing(ask);
    if (isEnough(ask, tokens)) this.send(ask, tokens, true);
    else notices.tell("ui-time-incomplete");
  }

  /**
   * To be called when something else may be asked: the question that is gone though something stood picked and was never
   * sent, because others were quicker. Null where there is none. An answer of another stage is forgotten: when a stage of
   * the same name comes again, as the next count does, nothing is answered in it.
   */
  overtaken(): Answered | null {
    this.settle();
    const [before, sent] = [this.asked, this.last?.ask.id];
    this.asked = this.at().ask;
    if (this.last && this.last.stage !== this.stage) this.last = null;
    if (this.asked && !before && this.at().offers.length) this.fresh.begin();
    if (!before || before.id === this.asked?.id || sent === before.id) return null;
    this.fresh.begin();
    if (before.id === this.rung) return null;
    const tokens = this.pickedOf(before);
    if (!tokens.length && before.deadline !== null && time.left(before.deadline) === 0) this.tellOfSilence(before);
    return tokens.length ? { ask: before, tokens } : null;
  }

  /** Nothing was picked until time was up: where something was chosen all the same, the log reads as if by whoever was asked. */
  private tellOfSilence({ key }: Ask): void {
    const told = words.attr(`ask-${idOf(key)}`, "unanswered");
    if (told) notices.tell("unanswered", told);
  }

  /** What a press on an option does; null: nothing. */
  private deed(token: string, event?: MouseEvent, hold = false): (() => void) | null {
    this.settle();
    const { ask, step } = this;
    if (!ask || this.stuck || !step?.options.includes(token) || this.isDouble(token, event)) return null;
    if (takesSteps(ask)) return () => this.goOn(ask, token, hold);
    if (!this.twice && !hold) return () => this.send(ask, [token]);
    const others = this.picked.filter((other) => other !== token);
    if (this.picked.includes(token)) return () => this.put(ask, others);
    if (ask.most === 1) return () => this.put(ask, [token]);
    return this.picked.length < ask.most ? () => this.put(ask, [...this.picked, token]) : null;
  }

  private settle(): void {
    const { due } = this;
    this.due = null;
    due?.();
  }

  /** One step more, or the last one otherwise; whole, where nothing can follow, it may be sent by it. */
  private goOn(ask: Ask, token: string, hold: boolean): void {
    const { path } = this;
    const last = path.length > 0 && !follow(ask.options, path).next.length;
    const before = last ? backward(ask.options, path) : path;
    const now = last && token === path[before.length] ? before : onward(ask.options, [...before, token]);
    const { whole, next } = follow(ask.options, now);
    if (whole !== null && !next.length && !this.twice && !hold) this.send(ask, [whole]);
    else this.put(ask, now);
  }

  private put(ask: Ask, tokens: string[]): void {
    const { ask: asked, offers } = this.at();
    const open = [asked, ...offers].flatMap((one) => (one ? [[one.id, this.picks[one.id] ?? []]] : []));
    this.picks = { ...Object.fromEntries(open), [ask.id]: tokens };
  }

  /** As far as the steps that were taken lead. */
  private pathIn(ask: Ask): string[] {
    const path = this.picks[ask.id] ?? [];
    const { next, whole } = follow(ask.options, path);
    return next.length || whole !== null ? path : [];
  }

  private pickedOf(ask: Ask | null): string[] {
    if (ask && takesSteps(ask)) {
      const path = this.pathIn(ask);
      const { whole } = follow(ask.options, path);
      return path.length && whole !== null ? [whole] : [];
    }
    return ask ? (this.picks[ask.id] ?? []).filter((token) => ask.options.includes(token)) : [];
  }

  /** What would be sent now: the pick, or what half of one comes to; of several answers as many more as silence gives. */
  private standing(ask: Ask): string[] {
    const tokens = this.pickedOf(ask);
    if (takesSteps(ask)) {
      const half = tokens.length ? null : fallsTo(ask, this.pathIn(ask));
      return half === null ? tokens : [half];
    }
    if (!tokens.length || isEnough(ask, tokens)) return tokens;
    const silence = (ask.default ?? "").split(",").filter((token) => token !== DECLINE && ask.options.includes(token));
    const others = silence.filter((token) => !tokens.includes(token));
    return [...tokens, ...others.slice(0, Math.max(0, ask.least - tokens.length))];
  }

  private givenTo(ask: Ask | null): string[] {
    return [this.link.sending, this.link.stored].flatMap((sent) =>
      sent && sent.ask === ask?.id ? sent.option.split(",") : [],
    );
  }

  private get stage(): string {
    const { view } = this.at();
    return view ? [view.day, view.phase, view.stage].join(" ") : "";
  }

  private send(ask: Ask, tokens: string[], last?: true): void {
    this.last = { ask, tokens, stage: this.stage };
    this.link.answer(ask.id, tokens.join(","), ...(last ? [last] : []));
  }

  /** The second half of a double tap is meant neither for the question that came in between, nor to take the pick back. */
  private isDouble(token: string, event?: MouseEvent): boolean {
    const now = performance.now();
    const id = this.ask?.id ?? -1;
    const quick = event !== undefined && (event.detail > 1 || (touch.matches && now - this.touched.at < DOUBLE));
    const late = quick && this.touched.ask !== id;
    const again = quick && token !== "" && this.touched.token === token && this.touched.ask === id;
    this.touched = { at: now, ask: late ? this.touched.ask : id, token };
    return late || again;
  }
}
