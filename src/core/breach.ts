import type { Breach } from "./engine";
import type { Bare, Codes, Given } from "./refuse";
import type { Refusal } from "./types";

/** Of codes those that say which invariant a position breaks, without the `position.` in front. */
type Invariant<Code> = Code extends `position.${infer Name}` ? Name : never;

/** Makes a breach of one of these invariants; `clause` is the key of the position's clause. */
export interface Break<P extends Codes<P>> {
  (this: void, clause: string, code: Invariant<Bare<P>>): Breach;
  <C extends Invariant<Given<P>>>(
    this: void,
    clause: string,
    code: C,
    params: P[`position.${C}` & keyof P],
  ): Breach;
}

/** The way to find a breach with the codes `position.…` among these. */
export function breachWith<P extends Codes<P>>(): Break<P> {
  return makeBreach;
}

function makeBreach(clause: string, code: string, params: Refusal["params"] = {}): Breach {
  return { why: { code: `position.${code}`, params }, clause };
}
