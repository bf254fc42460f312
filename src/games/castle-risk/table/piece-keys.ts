import { COLOURS } from "../meta";
import { landKeys } from "../../../risk/europe/land-keys";
import { UNITS } from "../rules/units";

/**
 * Keys that are needed again after every action, made once. A key tells what its thing looks like, but for
 * the colour of a piece that can change hands: so what lies on a table can be known again by its key alone.
 */

/** By kind of unit, then by territory. */
export const UNIT_KEYS: readonly (readonly string[])[] = UNITS.map((unit) => landKeys(unit));
export const BANNER_KEYS = landKeys("banner");
export const CAPITAL_KEYS = landKeys("capital");
export const CASTLE_KEYS = landKeys("castle");
export const TOKEN_KEYS = landKeys("token");

/** By the owner's id, then by territory: a shield shows whose it is. */
export const SHIELD_KEYS: Readonly<Record<string, readonly string[]>> = shieldKeys();

/** What keys of things of a seat begin with, by its colour. */
export const MAT_KEYS: Readonly<Record<string, string>> = matKeys();

function shieldKeys(): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {
    neutral: landKeys("shield:neutral"),
    nobody: landKeys("shield:nobody"),
  };
  for (const colour of COLOURS) all[colour] = landKeys(`shield:${colour}`);
  return all;
}

function matKeys(): Record<string, string> {
  const all: Record<string, string> = {};
  for (const colour of COLOURS) all[colour] = `${colour}:`;
  return all;
}
