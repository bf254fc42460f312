/** A JSON value that forgets nothing of its text: what is no list and no fields is the text as it stands, `1.0` or `"a\/b"`. */
export type Json = string | JsonList | JsonFields;

export interface JsonList {
  readonly items: readonly Json[];
}

/** An object of JSON: its keys as they stand, with quotes and in their order, also where one occurs twice. */
export interface JsonFields {
  readonly keys: readonly string[];
  readonly values: readonly Json[];
}

export function isFields(value: Json | undefined): value is JsonFields {
  return typeof value === "object" && "keys" in value;
}

export function isList(value: Json | undefined): value is JsonList {
  return typeof value === "object" && "items" in value;
}

export function isText(value: Json | undefined): value is string {
  return typeof value === "string" && value.startsWith('"');
}

/** What a string of JSON says. */
export function parseText(text: string): string {
  return String(JSON.parse(text));
}

/** The value of a key that occurs once; undefined where it does not. */
export function fieldOf({ keys, values }: JsonFields, key: string): Json | undefined {
  const at = keys.indexOf(`"${key}"`);
  return at >= 0 && at === keys.lastIndexOf(`"${key}"`) ? values[at] : undefined;
}

/** What the text of a field says; empty where it has none that occurs once. */
export function wordOf(fields: JsonFields, key: string): string {
  const value = fieldOf(fields, key);
  return isText(value) ? parseText(value) : "";
}
