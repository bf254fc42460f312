import { refuse } from "../../../../core/refuse";
import type { Breach } from "../../../../core/engine";

/** Makes a breach; `clause` is the key of the position's clause. */
export function breach(
  clause: string,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): Breach {
  return { why: refuse(`position.${code}`, params), clause };
}
