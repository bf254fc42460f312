import type { Breach } from "./engine";
import { refuse } from "./refuse";

/** Makes a breach; `clause` is the key of the position's clause. */
export function breach(
  clause: string,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): Breach {
  return { why: refuse(`position.${code}`, params), clause };
}
