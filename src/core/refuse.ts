import type { Refusal } from "./types";

/** Makes a refusal. Codes are listed in docs/notation.md; their sentences are in src/text. */
export function refuse(code: string, params: Readonly<Record<string, string | number>> = {}): Refusal {
  return { code, params };
}
