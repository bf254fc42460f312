import { isFields, isList, isText, parseText, type Json, type JsonFields } from "./json";

/** What stands in a tree's file where the save has a text, an object or a list of them: their files' names. */
export const TEXT = "$text";
export const OBJECT = "$object";
export const OBJECTS = "$objects";
/** A text of several parts: texts, and files that have more of it. */
export const JOINED = "$joined";
/** How a text is escaped in the save, where it is not as Tabletop Simulator does it. */
export const ESCAPES = "$escapes";

export type Kind = typeof TEXT | typeof OBJECT | typeof OBJECTS | typeof JOINED;
const KINDS: readonly Kind[] = [TEXT, OBJECT, OBJECTS, JOINED];

export function reference(kind: Kind, names: string | readonly string[], more: JsonFields = NOTHING): Json {
  const value =
    typeof names === "string" ? JSON.stringify(names) : { items: names.map((name) => JSON.stringify(name)) };
  return { keys: [`"${kind}"`, ...more.keys], values: [value, ...more.values] };
}

const NOTHING: JsonFields = { keys: [], values: [] };

/** Which kind of reference fields are; undefined for those of a save. */
export function kindOf(json: Json | undefined): Kind | undefined {
  if (!isFields(json)) return undefined;
  return KINDS.find((kind) => json.keys[0] === `"${kind}"`);
}

/** The names that a reference has; undefined where it has something else. */
export function namesOf({ values: [value] }: JsonFields): readonly string[] | undefined {
  if (isText(value)) return [parseText(value)];
  if (!isList(value)) return undefined;
  const texts = value.items.filter(isText);
  return texts.length === value.items.length ? texts.map(parseText) : undefined;
}

/** A save's field that a tree would take for a reference; undefined where there is none. */
export function mistakable(json: Json): string | undefined {
  const kind = kindOf(json);
  if (kind !== undefined || typeof json === "string") return kind;
  for (const value of isList(json) ? json.items : json.values) {
    const found = mistakable(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
