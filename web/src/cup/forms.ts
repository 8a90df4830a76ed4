/** What the fields of an act look like, and which acts stand open to whom. */
import { fromField } from "./moments";

export interface Choice {
  value: string;
  label: string;
}

export interface Field {
  name: string;
  kind: "text" | "long" | "number" | "points" | "time" | "tick" | "choice";
  choices?: Choice[];
  value?: string | boolean;
  optional?: boolean;
  /** The word for it, where that is not `cup-field-<name>`. */
  label?: string;
  max?: number;
}

export interface Form {
  act: string;
  /** Tells apart what is done with the same act. */
  id?: string;
  fixed?: Record<string, unknown>;
  fields: Field[];
  /** Whether it is asked once more first. */
  grave?: boolean;
  primary?: boolean;
  /** The words on it, where those are not `cup-act-<act>`. */
  title?: string;
  /** What is sent, of what was filled in. */
  build?: (values: Record<string, unknown>) => Record<string, unknown>;
}

export type Values = Record<string, string | boolean>;

export const begun = (form: Form): Values =>
  Object.fromEntries(
    form.fields.map((field) => [
      field.name,
      field.value ?? (field.kind === "tick" ? false : field.optional ? "" : (field.choices?.[0]?.value ?? "")),
    ]),
  );

/** What goes to the server. */
export function filled(form: Form, values: Values): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const field of form.fields) {
    const value = values[field.name];
    if (field.kind === "tick") told[field.name] = value === true;
    else if (value === "" || value === undefined) continue;
    else if (field.kind === "number" || field.name === "event") told[field.name] = Number(value);
    else if (field.kind === "time") told[field.name] = fromField(String(value));
    else told[field.name] = String(value);
  }
  return { ...form.fixed, ...(form.build ? form.build(told) : told) };
}

export const REASON: Field = { name: "reason", kind: "long" };
