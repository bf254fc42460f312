import type { Place } from "../mod/mod";

/** Something that is wrong with a mod, or may be. */
export interface Finding extends Place {
  readonly severity: "error" | "warning";
  /** What kind of thing it is, for those who sort: `guid.missing`. */
  readonly code: string;
  readonly message: string;
}

export type Report = (severity: Finding["severity"], code: string, at: Place, message: string) => void;
