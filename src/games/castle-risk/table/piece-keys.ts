import { COLOURS } from "../meta";
import { TERRITORIES } from "../../../risk/europe/territories.data";
import { unitKeys } from "../../../risk/europe/table/keys";
import { landKeys, ownerKeys } from "../../../risk/land-keys";
import { UNITS } from "../rules/units";

/** By kind of unit, then by territory. */
export const UNIT_KEYS = unitKeys(UNITS);
export const CAPITAL_KEYS = landKeys(TERRITORIES, "capital");
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
