import { Complaint } from "../complaint";
import { gameOf } from "../game";
import { faultComplaint } from "../replay/begin";
import { isFault } from "../../src/core/refuse";
import { openSave, resumeSome } from "../../src/session/match/save";
import { readText } from "../replay/input";
import { readSave } from "../../tabletop/save/read";
import { SaveError } from "../../tabletop/save/check";
import { withState } from "../../tabletop/server/opening";
import { wrongUse } from "../options";
import type { Opening } from "../../tabletop/server/table/messages";

/** More actions than any record has. */
const ALL = 1_000_000;

/** What a table begins with: a save, or the state of the script under a packed save. */
export type Begin = { save: string } | { state: string };

/** Reads what the table is to begin with in place of the last game. Complains about a record that does not replay. */
export async function readBegin(options: {
  save?: string | undefined;
  record?: string | undefined;
  new?: boolean | undefined;
}): Promise<Begin | undefined> {
  const { save, record } = options;
  if ([save, record, options.new].filter((one) => one !== undefined).length > 1)
    return wrongUse("Only one of --save, --record and --new can be given.");
  if (save !== undefined) return { save: readableSave(save, await readText(save)) };
  if (record === undefined) return options.new === true ? { state: "" } : undefined;
  const state = await readText(record);
  const beginning = { name: record, shift: 0 };
  const resume = openSave(gameOf(state, record), state);
  if (isFault(resume)) throw faultComplaint(resume, beginning);
  const done = resumeSome(resume, ALL);
  if (typeof done !== "boolean") throw faultComplaint(done, beginning);
  return { state };
}

/** A save is read where the table is; what is none is named here, where its name is known. */
function readableSave(name: string, text: string): string {
  try {
    readSave(text, true);
    return text;
  } catch (error) {
    if (error instanceof SaveError) throw new Complaint(`${name} is no save: ${error.message}.`);
    throw error;
  }
}

/** The save that it comes to. */
export function openingOf(begin: Begin, packed: Opening): Opening {
  if ("save" in begin) return { save: begin.save, written: true };
  return { ...packed, save: withState(packed.save, begin.state) };
}
