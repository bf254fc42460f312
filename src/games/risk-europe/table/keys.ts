import { TERRITORIES } from "../../../risk/europe/territories.data";
import { landKeys, ownerKeys } from "../../../risk/land-keys";
import { COLOURS } from "../meta";
import { UNITS } from "../rules/units";

/**
 * Keys that are needed again after every action, made once. A key tells what its thing looks like, but for
 * the colour of a piece that can change hands: so what lies on a table can be known again by its key alone.
 */

/** By kind of unit, then by territory: the defender's, and those of an attacker. */
export const UNIT_KEYS: readonly (readonly string[])[] = UNITS.map((unit) => landKeys(TERRITORIES, unit));
export const FORCE_KEYS: readonly (readonly string[])[] = UNITS.map((unit) =>
  landKeys(TERRITORIES, `force:${unit}`),
);
export const BANNER_KEYS = landKeys(TERRITORIES, "banner");
export const CASTLE_KEYS = landKeys(TERRITORIES, "castle");
export const DISPUTE_KEYS = landKeys(TERRITORIES, "dispute");

/** By the owner's id, then by territory: a shield shows whose it is. */
export const SHIELD_KEYS = ownerKeys(TERRITORIES, "shield", COLOURS);
export const ATTACKER_KEYS = ownerKeys(TERRITORIES, "attacker", COLOURS);
