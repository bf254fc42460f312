import type { SaveFile } from "../../../tabletop/save/types";
import { Faults } from "../schema/build";
import { SAVE } from "../schema/save";

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
