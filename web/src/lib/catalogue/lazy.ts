/** A language's messages, each parsed when it is first said: a page says a small part of what it has been sent. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

type In<Kept> = Kept extends Map<string, infer Entry> ? Entry : never;

/** Where a message or a term begins; what belongs to it is set in. */
const BEGINNING = /\n(?=[a-zA-Z-])/;
const ID = /^-?[\w-]+/;

/** A map of what has been parsed, and of texts that have not been. */
class Unread<Entry extends { id: string }> extends Map<string, Entry> {
  private readonly texts = new Map<string, string>();

  put(id: string, text: string): void {
    this.texts.set(id, text);
  }

  override has(id: string): boolean {
    return super.has(id) || this.texts.has(id);
  }

  override get(id: string): Entry | undefined {
    const text = this.texts.get(id);
    if (text !== undefined) {
      this.texts.delete(id);
      const entry = new FluentResource(text).body[0];
      if (entry) this.set(id, entry as unknown as Entry);
      else console.warn(`The words of ${id} cannot be read.`);
    }
    return super.get(id);
  }
}

export class LazyBundle extends FluentBundle {
  override _messages = new Unread<In<FluentBundle["_messages"]>>();
  override _terms = new Unread<In<FluentBundle["_terms"]>>();

  /** Takes a file in; the ids of its messages, in its order. What is there by that id stays. */
  take(text: string): string[] {
    const ids: string[] = [];
    for (const entry of text.split(BEGINNING)) {
      const id = ID.exec(entry)?.[0];
      if (id === undefined) continue;
      const among = id.startsWith("-") ? this._terms : this._messages;
      if (among.has(id)) console.warn(`The words of ${id} are there already.`);
      else among.put(id, entry);
      ids.push(id);
    }
    return ids;
  }
}
