import { checkGuids } from "./guids";
import { checkInterface } from "./interface";
import type { Packed } from "./packed";
import { checkAssets } from "./assets";
import { checkPlaces } from "./places";
import type { SaveFile } from "../../../tabletop/save/types";
import { Faults } from "../schema/build";
import { SAVE } from "../schema/save";
import { checkTags } from "./tags";
import { checkText } from "./text";

const CHECKS = [checkGuids, checkInterface, checkAssets, checkTags, checkText, checkPlaces];

/** Why a save may not ship, one line each; empty if it may. What breaks the schema is not looked into further. */
export function checkSave(packed: Packed): readonly string[] {
  const broken = checkSchema(packed.save);
  return broken.length > 0 ? broken : CHECKS.flatMap((check) => check(packed));
}

/** The save has the shape that Tabletop Simulator reads; a misspelled key it would pass over in silence. */
export function checkSchema(save: SaveFile): readonly string[] {
  try {
    SAVE(save, "");
    return [];
  } catch (error) {
    if (error instanceof Faults) return error.lines;
    throw error;
  }
}
