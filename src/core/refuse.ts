import type { Fault, Refusal } from "./types";

/** Makes a refusal. Codes are listed in docs/notation.md; their sentences are in src/text and in the games' own text. */
export function refuse(code: string, params: Readonly<Record<string, string | number>> = {}): Refusal {
  return { code, params };
}

/** Tells a fault from what a reader gives where all is well. */
export function isFault(value: object): value is Fault {
  return (value as Partial<Fault>).why !== undefined;
}
