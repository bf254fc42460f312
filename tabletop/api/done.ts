import type { Out } from "../bridge/values";
import type { Source } from "./reader";

/** A call that does its work and answers true, as most of Tabletop Simulator's do that give nothing else back. */
export function does<Of>(work: (args: Source, of: Of) => unknown): (args: Source, of: Of) => Out {
  return (args, of) => {
    work(args, of);
    return true;
  };
}

/** A call that there is nothing to do for here. */
export const done = (): Out => true;
