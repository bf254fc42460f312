import { refuse } from "../../../../core/refuse";
import type { Refusal } from "../../../../core/types";

/** An invariant that a state breaks, and the clause of the position that shows it. */
export interface Breach {
  readonly why: Refusal;
  readonly clause: string;
}

/** Makes a breach; `clause` is the key of the position's clause. */
export function breach(
  clause: string,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): Breach {
  return { why: refuse(`position.${code}`, params), clause };
}
