import type { Fault, Refusal } from "./types";

/** Codes of refusals, each with the parameters that its sentence may use. */
export type Codes<P> = { readonly [C in keyof P]: Refusal["params"] };

/** The codes whose sentences need no parameters, and those whose sentences do. */
export type Bare<P> = { [C in keyof P]: object extends P[C] ? C : never }[keyof P] & string;
export type Given<P> = Exclude<keyof P, Bare<P>> & string;

/** Makes a refusal with one of these codes and what its sentence needs. */
export interface Refuse<P extends Codes<P>> {
  (this: void, code: Bare<P>): Refusal;
  <C extends Given<P>>(this: void, code: C, params: P[C]): Refusal;
}

/** The way to refuse with these codes alone. */
export function refuseWith<P extends Codes<P>>(): Refuse<P> {
  return makeRefusal;
}

function makeRefusal(code: string, params: Refusal["params"] = {}): Refusal {
  return { code, params };
}

/** Tells a fault from what a reader gives where all is well. */
export function isFault(value: object): value is Fault {
  return (value as Partial<Fault>).why !== undefined;
}
