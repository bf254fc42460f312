import { COLOURS } from "../meta";
import { TERRITORIES } from "../../../risk/europe/territories.data";
import { landKeys, ownerKeys } from "../../../risk/land-keys";
import { UNITS } from "../rules/units";

/**
 * Keys that are needed again after every action, made once. A key tells what its thing looks like, but for
 * the colour of a piece that can change hands: so what lies on a table can be known again by its key alone.
 */

/** By kind of unit, then by territory. */
export const UNIT_KEYS: readonly (readonly string[])[] = UNITS.map((unit) => landKeys(TERRITORIES, unit));
export const BANNER_KEYS = landKeys(TERRITORIES, "banner");
export const CAPITAL_KEYS = landKeys(TERRITORIES, "capital");
export const CASTLE_KEYS = landKeys(TERRITORIES, "castle");
export const TOKEN_KEYS = landKeys(TERRITORIES, "token");

/** By the owner's id, then by territory: a shield shows whose it is. */
export const SHIELD_KEYS = ownerKeys(TERRITORIES, "shield", COLOURS);

/** What keys of things of a seat begin with, by its colour. */
export const MAT_KEYS: Readonly<Record<string, string>> = matKeys();

function matKeys(): Record<string, string> {
  const all: Record<string, string> = {};
  for (const colour of COLOURS) all[colour] = `${colour}:`;
  return all;
}
