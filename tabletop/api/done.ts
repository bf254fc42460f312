import type { Out } from "../bridge/values";
import type { Field } from "./types";
import type { Source } from "./reader";

/** A call that does its work and answers true, as most of Tabletop Simulator's do that give nothing else back. */
export function does<Of>(work: (args: Source, of: Of) => unknown): (args: Source, of: Of) => Out {
  return (args, of) => {
    work(args, of);
    return true;
  };
}

/** A field by two functions, as `Notes.getNotes` and `Notes.setNotes` are. */
export function accessors<Of>(
  space: string,
  name: string,
  { get, set }: Required<Field<Of>>,
): Record<string, (args: Source, of: Of) => Out> {
  return {
    [`${space}get${name}`]: ({ world }, of) => get(world, of),
    [`${space}set${name}`]: does(set),
  };
}

/** A call that there is nothing to do for here. */
export const done = (): Out => true;
