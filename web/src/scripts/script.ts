/** A script of the Clocktower in the community's form, and what the server has to say about it. */
import { call } from "../lib/api";

/** An id, a whole character, or `_meta`. */
export type Item = string | (Record<string, unknown> & { id: string });
export type Form = Item[];

export interface Known {
  id: string;
  team: string;
  /** Whether the program plays it. */
  here: boolean;
}

export interface Finding {
  what: string;
  about: (string | number)[];
}

export interface Checked {
  name: string;
  author: string;
  option: string;
  form: Form;
  /** Of characters that the file itself describes. */
  names: Record<string, string>;
  by_type: Record<string, string[]>;
  sizes: number[];
  by_hand: string[];
  jinxes: [string, string][];
  jinxed: [string, string][];
  first: string[];
  other: string[];
  findings: Finding[];
}

export const known = () => call<Known[]>("GET", "/scripts/characters");
export const check = (script: string | Form) => call<Checked>("POST", "/scripts/check", null, { script });

const META = "_meta";
const isMeta = (item: Item) => typeof item !== "string" && item.id === META;

export const idOf = (item: Item) => (typeof item === "string" ? item : item.id);
export const nameOf = (form: Form) => String(metaOf(form).name ?? "");

function metaOf(form: Form): Record<string, unknown> {
  return (form.find(isMeta) ?? {}) as Record<string, unknown>;
}

/** The same script under another name. */
export function named(form: Form, name: string): Form {
  const meta = { ...metaOf(form), id: META, name };
  return [meta, ...form.filter((item) => !isMeta(item))];
}

/** The same script with this character, or without it. */
export function toggled(form: Form, id: string): Form {
  return form.some((item) => idOf(item) === id) ? form.filter((item) => idOf(item) !== id) : [...form, id];
}

/** A script as it stands behind `#` in a link: nothing of it reaches the server by that. */
export function packed(form: Form): string {
  const bytes = new TextEncoder().encode(JSON.stringify(form));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text behind `#`; "" where there is none that can be read. */
export function unpacked(hash: string): string {
  try {
    const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.codePointAt(0)!);
    return new TextDecoder().decode(bytes);
  } catch {
    return "";
  }
}
