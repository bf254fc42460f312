import type { Out } from "../bridge/values";
import type { Person, TableObject, World } from "../world/types";
import type { Source } from "./reader";

/** A function of the table's interface to scripts, with its arguments. */
export type Call = (args: Source, host: Host) => Out;
export type ObjectCall = (args: Source, object: TableObject) => Out;
export type PlayerCall = (args: Source, person: Person | undefined, key: string) => Out;

/** What a field reads as, and what assigning to it does; the value to assign is argument 0. */
export interface Field<T> {
  get: (world: World, of: T) => Out;
  set?: (value: Source, of: T) => void;
}

/** A field of a table such as Turns: there is nothing that it is of. */
export type GlobalField = Field<unknown>;

/** What a call may need besides the world. */
export interface Host {
  world: World;
  /** Adds time to the running slice that the original would have needed, in microseconds. */
  charge: (micros: number) => void;
  /** Keeps an error that the script tells of; `what` is where it was. */
  tell: (what: string, message: string) => void;
}
