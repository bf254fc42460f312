import { COLOURS } from "../meta";
import { TERRITORIES } from "../../../risk/europe/territories.data";
import { UNITS } from "../rules/units";

/**
 * Keys that are needed again after every action, made once. A key tells what its thing looks like, but for
 * the colour of a piece that can change hands: so what lies on a table can be known again by its key alone.
 */

/** By kind of unit, then by territory. */
export const UNIT_KEYS: readonly (readonly string[])[] = UNITS.map((unit) => keys(unit));
export const BANNER_KEYS = keys("banner");
export const CAPITAL_KEYS = keys("capital");
export const CASTLE_KEYS = keys("castle");
export const TOKEN_KEYS = keys("token");

/** By the owner's id, then by territory: a shield shows whose it is. */
export const SHIELD_KEYS: Readonly<Record<string, readonly string[]>> = shieldKeys();

/** What keys of things of a seat begin with, by its colour. */
export const MAT_KEYS: Readonly<Record<string, string>> = matKeys();

function keys(kind: string): readonly string[] {
  return TERRITORIES.map((t) => `${kind}:${t.id}`);
}

function shieldKeys(): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {
    neutral: keys("shield:neutral"),
    nobody: keys("shield:nobody"),
  };
  for (const colour of COLOURS) all[colour] = keys(`shield:${colour}`);
  return all;
}

function matKeys(): Record<string, string> {
  const all: Record<string, string> = {};
  for (const colour of COLOURS) all[colour] = `${colour}:`;
  return all;
}
