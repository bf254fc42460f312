import { landKeys } from "../../land-keys";
import { TERRITORIES } from "../territories.data";

/**
 * Keys that are needed again after every action, made once. A key tells what its thing looks like, but for
 * the colour of a piece that can change hands: so what lies on a table can be known again by its key alone.
 */

/** By kind of unit, then by territory; `before` stands before the kind. */
export function unitKeys(units: readonly string[], before = ""): readonly (readonly string[])[] {
  return units.map((unit) => landKeys(TERRITORIES, before + unit));
}

export const BANNER_KEYS = landKeys(TERRITORIES, "banner");
export const CASTLE_KEYS = landKeys(TERRITORIES, "castle");
