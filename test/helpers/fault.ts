import { isFault } from "../../src/core/refuse";
import type { Fault } from "../../src/core/types";
import { resumeSome } from "../../src/session/table/save";
import { openSave } from "./castle";

/** The fault of a save that cannot be read or played; fails where it can. */
export function faultOf(save: string): Fault {
  const resume = openSave(save);
  if (isFault(resume)) return resume;
  for (;;) {
    const done = resumeSome(resume, 7);
    if (done === true) throw new Error("the save can be read and played");
    if (done !== false) return done;
  }
}
