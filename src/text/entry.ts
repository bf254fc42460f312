import type { Explained, Words } from "./types";

/** The entry of an id; undefined for what only a JavaScript object's prototype knows. */
export function entry<T extends string | object>(words: Words<T>, id: string): T | undefined {
  const found: unknown = words[id];
  return typeof found === "string" || typeof found === "object" ? words[id] : undefined;
}

/** The name of an id; the id itself where it has none. */
export function nameOf(words: Words<Explained>, id: string): string {
  return entry(words, id)?.name ?? id;
}

/** What is said about an id; empty where nothing is. */
export function textOf(words: Words<Explained>, id: string): string {
  return entry(words, id)?.text ?? "";
}
