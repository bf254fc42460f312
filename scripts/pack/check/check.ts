import { checkGuids } from "./guids";
import { checkInterface } from "./interface";
import type { Packed } from "./packed";
import { checkAssets } from "./assets";
import { checkPlaces } from "./places";
import { Faults } from "../schema/build";
import { SAVE } from "../schema/save";
import { checkTags } from "./tags";
import { checkText } from "./text";

const CHECKS = [checkGuids, checkInterface, checkAssets, checkTags, checkText, checkPlaces];

/**
 * Why a save may not ship, one line each; empty if it may. It has the shape that Tabletop Simulator reads, which would
 * pass over a misspelled key in silence; what breaks the schema is not looked into further.
 */
export function checkSave(packed: Packed): readonly string[] {
  try {
    SAVE(packed.save, "");
  } catch (error) {
    if (error instanceof Faults) return error.lines;
    throw error;
  }
  return CHECKS.flatMap((check) => check(packed));
}
